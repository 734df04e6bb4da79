import { UsageError } from "../model/failure.ts";
import type { Clock } from "../platform/clock.ts";
import { portTaken } from "../platform/ports.ts";
import { ask } from "../serve/answer.ts";
import { portIsTaken } from "../serve/process.ts";
import type { Runner } from "../serve/server.ts";
import type { Duty } from "./duty.ts";

/** How long a server that is up may take to be found on its own port, where it does not answer on PORT. */
const PATIENCE_SECONDS = 0.5;

/** How servers say that they could not have their port. */
const IN_USE = /EADDRINUSE|address (is )?already in use/i;

/**
 * The names of targets that listen on their own port instead of PORT: each variant is started once, alone. What does not come
 * up at all is left for its session to report, but for a port that somebody else has: that is no fault of either side.
 */
export async function probePorts(duties: readonly Duty[], runner: Runner, clock: Clock): Promise<string[]> {
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const duty of duties) {
    for (const build of duty.builds) {
      const key = `${build.target.name}/${build.variant}`;
      if (seen.has(key) || found.has(build.target.name)) continue;
      seen.add(key);
      if (await ignoresPort(duty, build, runner, clock)) found.add(build.target.name);
    }
  }
  return [...found];
}

async function ignoresPort(
  duty: Duty,
  build: Duty["builds"][number],
  runner: Runner,
  clock: Clock,
): Promise<boolean> {
  // Somebody else's answer on that port would prove nothing.
  const foreign = await portTaken(build.target.port);
  await using server = await runner.serve(build);
  const question = duty.questions[build.variant];
  const { host, port } = server.address;
  const limit = clock.now() + build.target.ready.timeoutSeconds;
  const answers = (at: number) =>
    ask({ host, port: at }, question.request, build.target.ready.path, {
      ...question.options,
      timeoutSeconds: 2,
    }).then(
      () => true,
      () => false,
    );
  let elsewhereSince: number | null = null;
  while (clock.now() < limit && !server.ended()) {
    if (await answers(port)) return false;
    if (!foreign && (await answers(build.target.port))) {
      elsewhereSince ??= clock.now();
      // A server may open one port after the other.
      if (clock.now() - elsewhereSince > PATIENCE_SECONDS) return true;
    }
    await clock.sleep(0.02, question.options.signal);
  }
  // What it said last may still be on its way.
  if (foreign) await clock.sleep(0.1, question.options.signal);
  if (foreign && IN_USE.test(await server.log())) throw new UsageError(portIsTaken(build.target));
  return false;
}
