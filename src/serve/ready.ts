import { OutOfTime } from "../errors.ts";
import { type Fault, FaultError } from "../format/faults.ts";
import type { Expect, Request } from "../format/plan.ts";
import type { Command, Target } from "../model/config.ts";
import type { SentRequest } from "../model/request.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { why } from "../platform/exec.ts";
import type { Address } from "../platform/ports.ts";
import { type Answer, problemWith, type SendOptions } from "./answer.ts";
import type { Served } from "./runner.ts";
import { sendRequest } from "./send-request.ts";
import { withheldIn } from "./withheld.ts";

/** What a scenario asks of a server, with everything that is needed to ask it. */
export interface Probe {
  /** With the values of secrets in it. */
  readonly request: SentRequest;
  /** What is asked in the background, likewise. */
  readonly background?: SentRequest;
  readonly expect: Expect;
  /** The share of answers that may be errors. */
  readonly errors: number;
  readonly options: SendOptions;
  /** Takes secrets out of what is reported of an answer. */
  readonly redact?: (text: string) => string;
}

type NotReady = Extract<Fault, { code: "not-ready" }>;

const POLL_SECONDS = 0.01;
const COMMAND_SECONDS = 10;

/**
 * Waits until a server answers at all on its ready path (any status below 500) and its ready command, if any, ends with 0. Throws a FaultError where it ends or stays
 * silent for the target's time-out, or until the run's time is over: a server that has not answered by then is not ready.
 */
export async function awaitReady(
  served: Served,
  ready: Target["ready"],
  probe: Probe,
  clock: Clock,
): Promise<void> {
  const request: Request = { method: "GET", paths: [ready.path], headers: probe.request.headers };
  const began = clock.now();
  const limit = began + ready.timeoutSeconds;
  const { signal } = probe.options;
  let last: NotReady["last"] = null;
  while (clock.now() < limit) {
    const end = served.ended();
    if (end) {
      const lacking = withheldIn(served.lacks?.());
      throw new FaultError({ code: "died", of: "server", end, when: "starting", ...lacking });
    }
    try {
      const answer = await sendRequest(served.address, request, ready.path, {
        ...probe.options,
        timeoutSeconds: 2,
      });
      last =
        answer.status < 500
          ? await readyByCommand(served, ready.command, signal)
          : { path: ready.path, status: answer.status };
      if (last === null) return;
      await clock.sleep(POLL_SECONDS, signal);
    } catch (error) {
      if (signal?.reason instanceof OutOfTime) {
        const seconds = Math.round(clock.now() - began);
        const listens = whereListening(served, last);
        throw new FaultError({ code: "not-ready", seconds, last, ...listens, runOver: true });
      }
      signal?.throwIfAborted();
      last = { error: (error as Error).message };
      await clock.sleep(POLL_SECONDS);
    }
  }
  if (last !== null && "error" in last && NO_PORT.test(last.error)) throw withoutPorts(last.error);
  throw new FaultError({
    ...{ code: "not-ready", seconds: ready.timeoutSeconds, last },
    ...whereListening(served, last),
  });
}

/** What a command says against that it is ready; null where it has nothing against it, or there is none. */
export async function readyByCommand(
  served: Served,
  command: Command | undefined,
  signal: AbortSignal | undefined,
): Promise<{ readonly error: string } | null> {
  if (!command) return null;
  const asked = await served.exec(command, {
    timeoutSeconds: COMMAND_SECONDS,
    ...(signal && { signal }),
  });
  return asked.code === 0 ? null : { error: `${command.join(" ")}: ${why(asked)}` };
}

/** Where a server listens that nobody could connect to. */
export function whereListening(
  { address, nearby, listens }: Pick<Served, "address" | "nearby" | "listens">,
  last: NotReady["last"],
): Pick<NotReady, "listens"> {
  if (!listens || last === null || !("error" in last) || !last.error.includes("ECONNREFUSED")) return {};
  const { port } = nearby ?? address;
  return { listens: { port, at: listens().map(({ host, port }) => ({ host, port })) } };
}

/** No port was free to connect from: closed connections hold them for a minute. That is no fault of a server. */
const NO_PORT = /EADDRNOTAVAIL/;

function withoutPorts(error: string): FaultError {
  const why = `no port was free for a connection, since closed connections keep theirs for a minute (${error})`;
  return new FaultError({
    code: "harness-failed",
    error: `${why}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`,
  });
}

/** How long a check waits for a port, and how often it looks. */
const PORT_SECONDS = 10;
const PORT_POLL_SECONDS = 0.25;

/** Checks the answer to each of a scenario's paths. Throws a FaultError with the first that is wrong. */
export async function checkAnswers(
  address: Address,
  probe: Probe,
  patienceSeconds = PORT_SECONDS,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = systemClock.now() + patienceSeconds;
  for (const path of probe.request.paths)
    answers.push(await whenPortsAre(until, probe, () => rightAnswer(address, probe, path)));
  return answers;
}

async function whenPortsAre<T>(until: number, { options }: Probe, asked: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await asked();
    } catch (error) {
      const fault = error instanceof FaultError ? error.fault : null;
      if (fault?.code !== "no-answer" || !NO_PORT.test(fault.error)) throw error;
      if (systemClock.now() >= until) throw withoutPorts(fault.error);
      await systemClock.sleep(PORT_POLL_SECONDS, options.signal);
    }
  }
}

async function rightAnswer(address: Address, probe: Probe, path: string): Promise<Answer> {
  for (let left = attempts(probe.errors); ; left -= 1) {
    try {
      const answer = await sendRequest(address, probe.request, path, probe.options).catch((error: Error) => {
        probe.options.signal?.throwIfAborted();
        throw new FaultError({ code: "no-answer", path, error: error.message });
      });
      const problem = problemWith(answer, probe.expect, probe.redact);
      if (!problem) return answer;
      throw new FaultError(problem);
    } catch (error) {
      if (!(error instanceof FaultError) || left <= 1) throw error;
    }
  }
}

/** How often to ask, so that a server which may fail this share of requests is wrongly refused once in a million times. */
export function attempts(errors: number): number {
  return errors <= 0 ? 1 : Math.min(100, Math.ceil(Math.log(1e-6) / Math.log(errors)));
}
