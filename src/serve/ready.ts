import type { Address } from "../model/address.ts";
import type { Expect, Request, Target } from "../model/config.ts";
import type { InvalidCode } from "../model/sample.ts";
import type { Clock } from "../platform/clock.ts";
import { type Answer, type AskOptions, ask, problemWith } from "./answer.ts";
import type { Served } from "./server.ts";

/** A server that cannot be measured, and why. */
export class Unfit extends Error {
  override readonly name = "Unfit";
  readonly code: InvalidCode;
  constructor(code: InvalidCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** What a scenario asks of a server, with everything that is needed to ask it. */
export interface Question {
  readonly request: Request;
  readonly expect: Expect;
  readonly options: AskOptions;
}

const POLL_SECONDS = 0.01;

/**
 * Waits until a server answers at all on its ready path (any status below 500). Throws `Unfit` where it ends or stays
 * silent for the target's time-out.
 */
export async function awaitReady(
  served: Served,
  target: Target,
  question: Question,
  clock: Clock,
): Promise<void> {
  const request: Request = { method: "GET", paths: [target.ready.path], headers: question.request.headers };
  const limit = clock.now() + target.ready.timeoutSeconds;
  let last = "no answer";
  while (clock.now() < limit) {
    const end = served.ended();
    if (end) throw new Unfit("died", `${end} before it was ready`);
    try {
      const answer = await ask(served.address, request, target.ready.path, {
        ...question.options,
        timeoutSeconds: 2,
      });
      if (answer.status < 500) return;
      last = `${target.ready.path} answered ${answer.status}`;
    } catch (error) {
      question.options.signal?.throwIfAborted();
      last = (error as Error).message;
    }
    await clock.sleep(POLL_SECONDS, question.options.signal);
  }
  throw new Unfit("not-ready", `not ready after ${target.ready.timeoutSeconds} s (last: ${last})`);
}

/** Asks each of a scenario's paths once and checks the answers. Throws `Unfit` with the first that is wrong. */
export async function checkAnswers(address: Address, question: Question): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of question.request.paths) {
    const answer = await ask(address, question.request, path, question.options).catch((error: Error) => {
      question.options.signal?.throwIfAborted();
      throw new Unfit("wrong-answer", `${path} gave no answer: ${error.message}`);
    });
    const problem = problemWith(answer, question.expect);
    if (problem) throw new Unfit("wrong-answer", problem);
    answers.push(answer);
  }
  return answers;
}
