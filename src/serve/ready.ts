import type { Address } from "../model/address.ts";
import type { Expect, Request, Target } from "../model/config.ts";
import { OutOfTime } from "../model/failure.ts";
import type { InvalidCode } from "../model/sample.ts";
import type { Clock } from "../platform/clock.ts";
import { type Answer, type AskOptions, problemWith } from "./answer.ts";
import { ask } from "./ask.ts";
import type { Served } from "./server.ts";

/** A server that cannot be measured, and why. */
export class Unfit extends Error {
  override readonly name = "Unfit";
  readonly code: InvalidCode;
  /** The log of what failed, where that is not the server itself. */
  readonly log: string | undefined;
  constructor(code: InvalidCode, detail: string, log?: string) {
    super(detail);
    this.code = code;
    this.log = log;
  }
}

/** What a scenario asks of a server, with everything that is needed to ask it. */
export interface Question {
  readonly request: Request;
  readonly expect: Expect;
  /** The share of answers that may be errors. */
  readonly errors: number;
  readonly options: AskOptions;
  /** Takes secrets out of what is told of an answer. */
  readonly conceal?: (text: string) => string;
}

const POLL_SECONDS = 0.01;

/**
 * Waits until a server answers at all on its ready path (any status below 500). Throws `Unfit` where it ends or stays
 * silent for the target's time-out, or until the run's time is over: a server that was waited for in vain is not ready.
 */
export async function awaitReady(
  served: Served,
  target: Target,
  question: Question,
  clock: Clock,
): Promise<void> {
  const request: Request = { method: "GET", paths: [target.ready.path], headers: question.request.headers };
  const began = clock.now();
  const limit = began + target.ready.timeoutSeconds;
  const { signal } = question.options;
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
      await clock.sleep(POLL_SECONDS, signal);
    } catch (error) {
      if (signal?.reason instanceof OutOfTime) {
        const waited = (clock.now() - began).toFixed(0);
        throw new Unfit(
          "not-ready",
          `not ready after ${waited} s, when the run's time was over (last: ${last})`,
        );
      }
      signal?.throwIfAborted();
      last = (error as Error).message;
      await clock.sleep(POLL_SECONDS);
    }
  }
  throw new Unfit("not-ready", `not ready after ${target.ready.timeoutSeconds} s (last: ${last})`);
}

/** Checks the answer to each of a scenario's paths. Throws `Unfit` with the first that is wrong. */
export async function checkAnswers(address: Address, question: Question): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of question.request.paths) answers.push(await rightAnswer(address, question, path));
  return answers;
}

async function rightAnswer(address: Address, question: Question, path: string): Promise<Answer> {
  for (let left = attempts(question.errors); ; left -= 1) {
    try {
      const answer = await ask(address, question.request, path, question.options).catch((error: Error) => {
        question.options.signal?.throwIfAborted();
        throw new Unfit("wrong-answer", `${path} gave no answer: ${error.message}`);
      });
      const problem = problemWith(answer, question.expect, question.conceal);
      if (!problem) return answer;
      throw new Unfit("wrong-answer", problem);
    } catch (error) {
      if (!(error instanceof Unfit) || left <= 1) throw error;
    }
  }
}

/** How often to ask, so that a server which may fail this share of requests is wrongly refused once in a million times. */
export function attempts(errors: number): number {
  return errors <= 0 ? 1 : Math.min(100, Math.ceil(Math.log(1e-6) / Math.log(errors)));
}
