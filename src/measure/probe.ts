import { UsageError } from "../model/failure.ts";
import type { Session } from "../model/sample.ts";
import type { Clock } from "../platform/clock.ts";
import { portTaken } from "../platform/ports.ts";
import { ask } from "../serve/ask.ts";
import { portIsTaken } from "../serve/process.ts";
import type { Runner } from "../serve/server.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";

/** How long a server that is up may take to be found on its own port, where it does not answer on PORT. */
const PATIENCE_SECONDS = 0.5;

/** How servers say that they could not have their port. */
const IN_USE = /EADDRINUSE|address (is )?already in use/i;

export interface Probed {
  /** The names of targets that listen on their own port instead of PORT. */
  readonly ignoring: ReadonlySet<string>;
  /** What was silent for the whole of its time-out, by target and variant: it need not be waited for again. */
  readonly silent: ReadonlyMap<string, Trouble>;
}

type Trouble = Session["invalid"][number];

/**
 * Where targets listen: each variant is started once, alone. What ends by itself is left for its session to report, but for a
 * port that somebody else has: that is no fault of either side.
 */
export async function probePorts(
  benchmarks: readonly BenchmarkCase[],
  runner: Runner,
  clock: Clock,
): Promise<Probed> {
  const ignoring = new Set<string>();
  const silent = new Map<string, Trouble>();
  const seen = new Set<string>();
  for (const benchmark of benchmarks) {
    for (const build of benchmark.builds) {
      const key = keyOf(build);
      if (seen.has(key) || ignoring.has(build.target.name)) continue;
      seen.add(key);
      const found = await portOf(benchmark, build, runner, clock);
      if (found === "own") ignoring.add(build.target.name);
      else if (found !== "PORT") silent.set(key, found);
    }
  }
  return { ignoring, silent };
}

/** What is to be told of a case one of whose variants was silent; [] where it can be measured. */
export function silentIn({ builds }: BenchmarkCase, { silent }: Probed): Trouble[] {
  return builds.flatMap((build) => silent.get(keyOf(build)) ?? []);
}

const keyOf = ({ target, variant }: BenchmarkCase["builds"][number]) => `${target.name}/${variant}`;

async function portOf(
  benchmark: BenchmarkCase,
  build: BenchmarkCase["builds"][number],
  runner: Runner,
  clock: Clock,
): Promise<"PORT" | "own" | Trouble> {
  // Somebody else's answer on that port would prove nothing.
  const foreign = await portTaken(build.target.port);
  await using server = await runner.serve(build);
  const question = benchmark.questions[build.variant];
  const { host, port } = server.address;
  const limit = clock.now() + build.target.ready.timeoutSeconds;
  let last = "no answer";
  const answers = (at: number) =>
    ask({ host, port: at }, question.request, build.target.ready.path, {
      ...question.options,
      timeoutSeconds: 2,
    }).then(
      () => true,
      (error: Error) => {
        if (at === port) last = error.message;
        return false;
      },
    );
  let elsewhereSince: number | null = null;
  while (clock.now() < limit && !server.ended()) {
    if (await answers(port)) return "PORT";
    if (!foreign && (await answers(build.target.port))) {
      elsewhereSince ??= clock.now();
      // A server may open one port after the other.
      if (clock.now() - elsewhereSince > PATIENCE_SECONDS) return "own";
    }
    await clock.sleep(0.02, question.options.signal);
  }
  // What it said last may still be on its way.
  if (foreign) await clock.sleep(0.1, question.options.signal);
  const log = await server.log();
  if (foreign && IN_USE.test(log)) throw new UsageError(portIsTaken(build.target));
  // Without its services a server may be silent, which its session will not be.
  if (server.ended() || build.services?.length) return "PORT";
  const detail = `not ready after ${build.target.ready.timeoutSeconds} s (last: ${last})`;
  return { variant: build.variant, code: "not-ready", detail, log };
}
