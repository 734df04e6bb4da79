import { UsageError } from "../errors.ts";
import type { Scenario } from "../format/plan.ts";
import type { Session } from "../format/sample.ts";
import type { Clock } from "../platform/clock.ts";
import { portTaken } from "../platform/ports.ts";
import { portIsTaken } from "../serve/process-runner.ts";
import { whereListening } from "../serve/ready.ts";
import type { Build, Runner } from "../serve/runner.ts";
import { sendRequest } from "../serve/send-request.ts";
import { withSpoken } from "../serve/spoken.ts";
import { questionOf } from "./benchmark-case.ts";

/** How long a server that is up may take to be found on its own port, where it does not answer on PORT. */
const PATIENCE_SECONDS = 0.5;

/** How servers say that they could not have their port. */
const IN_USE = /EADDRINUSE|address (is )?already in use/i;

/** What a start of a build on a port that was given to it showed. */
export interface PortProbe {
  /** Whether it listens on its own port instead of PORT. */
  readonly ignoresPort: boolean;
  /** Where it listens instead of 127.0.0.1. */
  readonly host?: "::1";
  /** Ports that it listens on beside the one that was asked: of gRPC, of metrics. */
  readonly beside: readonly number[];
  /** Set where it was silent for the whole of its time-out: it need not be waited for again. */
  readonly silent: Session["invalid"][number] | null;
}

/** How long a server may take from its first right answer until it has opened its other ports. */
const SETTLE_SECONDS = 0.1;

const LISTENS: PortProbe = { ignoresPort: false, beside: [], silent: null };

const LOOPBACK_6 = "::1";

async function firstOf<T>(all: readonly T[], holds: (each: T) => Promise<boolean>): Promise<T | undefined> {
  for (const each of all) if (await holds(each)) return each;
  return undefined;
}

interface ProbeOptions {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Seconds that are left for all probes, whatever a target says of its start. */
  readonly most: number;
  /** The folder of the files that are sent. */
  readonly bodies: string;
}

/**
 * Where a build listens: it is started once, alone, and asked what `scenario` asks. What ends by itself is left for its session to report,
 * but for a port that another process has: that is no fault of either side, and a UsageError.
 */
export async function probePort(
  build: Build,
  scenario: Scenario,
  runner: Runner,
  { clock, signal, most, bodies }: ProbeOptions,
): Promise<PortProbe> {
  // Another process's answer on that port would prove nothing.
  const foreign = await portTaken(build.target.port);
  await using server = await runner.serve(build);
  const question = questionOf(build, scenario, signal, bodies);
  const { host, port } = server.address;
  const seconds = Math.min(build.target.ready.timeoutSeconds, most);
  const limit = clock.now() + seconds;
  let last: { error: string } | null = null;
  const answers = (at: number, from = host) =>
    sendRequest({ host: from, port: at }, question.request, build.target.ready.path, {
      ...question.options,
      timeoutSeconds: 2,
    }).then(
      () => true,
      (error: Error) => {
        if (at === port && from === host) last = { error: error.message };
        return false;
      },
    );
  const listening = async (): Promise<PortProbe> => {
    await clock.sleep(SETTLE_SECONDS, signal);
    const ports = new Set((server.listens?.() ?? []).map((each) => each.port));
    return { ...LISTENS, beside: [...ports].filter((each) => each !== port) };
  };
  let elsewhereSince: number | null = null;
  while (clock.now() < limit && !server.ended()) {
    if (await answers(port)) return await listening();
    // A server that listens on both may have begun to in between.
    if (await answers(port, LOOPBACK_6))
      return (await answers(port)) ? await listening() : { ...(await listening()), host: LOOPBACK_6 };
    const own = foreign
      ? undefined
      : await firstOf([host, LOOPBACK_6], (from) => answers(build.target.port, from));
    if (own !== undefined) {
      elsewhereSince ??= clock.now();
      // A server may open one port after the other.
      if (clock.now() - elsewhereSince > PATIENCE_SECONDS)
        return { ...LISTENS, ignoresPort: true, ...(own === LOOPBACK_6 && { host: own }) };
    }
    await clock.sleep(0.02, signal);
  }
  // What it said last may still be on its way.
  if (foreign) await clock.sleep(0.1, signal);
  const log = await server.log();
  if (foreign && IN_USE.test(log)) throw new UsageError(portIsTaken(build.target));
  // Without its services a server may be silent, which its session will not be.
  if (server.ended() || build.services?.length) return LISTENS;
  const runOver = seconds < build.target.ready.timeoutSeconds && { runOver: true as const };
  const listens = whereListening(server, last);
  const fault = { code: "not-ready", seconds: Math.round(seconds), last, ...listens, ...runOver } as const;
  const spoken = await withSpoken(fault, server.address, question.options);
  return { ...LISTENS, silent: { variant: build.variant, fault: spoken, log } };
}
