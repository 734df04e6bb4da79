import { UsageError } from "../errors.ts";
import { quote } from "./quote.ts";

const DAY_SECONDS = 86_400;
const AGE_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, mo: 30.4375, y: 365.25 };
const AGE = /^(\d{1,5})(d|w|mo|y)$/;

/** Seconds from "400d", "26w", "18mo" or "3y"; UsageError if it is none, or less than a day. */
export function parseAge(value: string): number {
  const [, count, unit] = AGE.exec(value.trim()) ?? [];
  if (count === undefined || Number(count) === 0)
    throw new UsageError(`${quote(value)} is not an age; write it like 400d, 26w, 18mo or 3y`);
  return Math.round(Number(count) * (AGE_DAYS[unit as string] as number) * DAY_SECONDS);
}
