import { OutOfTime } from "../errors.ts";

/** Share of its budget after which what is still under way is broken off; the rest is for taking it down. */
const PATIENCE = 1.08;

/** However small the budget: one session needs as much, and one session there should be. */
const LEAST_SECONDS = 20;

export interface Deadline extends Disposable {
  /** Aborts like `interruption`, and with `OutOfTime` when measuring has lasted too long. */
  readonly signal: AbortSignal;
  /** To be called when measuring begins. */
  readonly begin: () => void;
}

export function deadlineAfter(budgetSeconds: number, interruption: AbortSignal): Deadline {
  const late = new AbortController();
  const seconds = Math.max(PATIENCE * budgetSeconds, LEAST_SECONDS);
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([interruption, late.signal]),
    begin() {
      timer = setTimeout(() => late.abort(new OutOfTime(`${seconds} s are over`)), seconds * 1000);
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}
