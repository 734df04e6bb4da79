import type { Verdict } from "../model/results.ts";

export interface TerminalStyle {
  readonly color: boolean;
  readonly width: number;
}

/** Red, magenta, yellow, green, dim. */
const COLOURS: Readonly<Record<Verdict, number>> = {
  regression: 31,
  invalid: 35,
  inconclusive: 33,
  improvement: 32,
  unchanged: 2,
};

export function tint(text: string, verdict: Verdict, style: TerminalStyle): string {
  return style.color ? `\u001b[${COLOURS[verdict]}m${text}\u001b[0m` : text;
}
