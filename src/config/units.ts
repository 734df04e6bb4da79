import { UsageError } from "../errors.ts";
import type { Rate } from "../format/plan.ts";
import { quote } from "../text/escape.ts";

const SECONDS = { h: 3600, m: 60, s: 1, ms: 0.001 } as const;
const DURATION =
  /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/;
const NUMBER = /^\d+(?:\.\d+)?$/;
const LONGEST_SECONDS = 24 * SECONDS.h;

/** Seconds from "5m", "90s", "1h30m", "500ms" or a plain number of seconds; UsageError if not above 0 and at most 24 h. */
export function parseDuration(value: string | number): number {
  const seconds = typeof value === "number" ? value : durationText(value.trim());
  if (seconds === undefined)
    throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);
  if (!(seconds > 0))
    throw new UsageError(`${shown(value)} is not a duration above zero; write it like 90s or 5m`);
  if (seconds > LONGEST_SECONDS)
    throw new UsageError(`${shown(value)} is more than a day; write at most 24h`);
  return seconds;
}

function durationText(text: string): number | undefined {
  if (NUMBER.test(text)) return Number(text);
  const parts = DURATION.exec(text);
  if (text === "" || parts === null) return undefined;
  const [, h = 0, m = 0, s = 0, ms = 0] = parts;
  // Milliseconds are divided, not multiplied: 0.001 has no exact binary form.
  return Number(h) * SECONDS.h + Number(m) * SECONDS.m + Number(s) * SECONDS.s + Number(ms) / 1000;
}

/** A share of 1 from "2%", 0.02 or "0.02"; UsageError unless strictly between 0 and 1. */
export function parseShare(value: string | number): number {
  const share = shareOf(value);
  if (share > 0 && share < 1) return share;
  // Who writes 2 means 2%, not 200%.
  const isPercentage = typeof value === "number" && share >= 1 && share < 100;
  const advice = isPercentage ? `did you mean ${share}%?` : "write it like 2% or 0.02";
  throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`);
}

/** Like parseShare, for thresholds of a metric: where k6 would have an absolute bound, it says which key takes one. */
export function parseChange(value: string | number): number {
  const isAmount =
    typeof value === "string" && !value.includes("%") && /^\s*[\d.]+\s*[a-z]+\s*$/i.test(value);
  if (isAmount)
    throw new UsageError(
      `${quote(value)} is not a share; write it like 5%, or an absolute bound under "absolute-limits"`,
    );
  return parseShare(value);
}

/** Like parseShare, but 0 is allowed: "0%" to just below "100%". */
export function parseShareOrZero(value: string | number): number {
  return shareOf(value) === 0 ? 0 : parseShare(value);
}

function shareOf(value: string | number): number {
  if (typeof value === "number") return value;
  const text = value.trim();
  const percent = text.endsWith("%");
  const digits = percent ? text.slice(0, -1).trimEnd() : text;
  if (!NUMBER.test(digits)) throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);
  // Scaled in decimal, so that "0.2%" is exactly the number 0.002.
  return percent ? Number(`${digits}e-2`) : Number(digits);
}

const MOST_PER_SECOND = 1e6;

/** Requests per second from 500 or "500", or a share of base's capacity from "50%", at most 95%. */
export function parseRate(value: string | number): Rate {
  if (typeof value === "string" && value.trim().endsWith("%")) {
    const share = parseShare(value);
    if (share <= 0.95) return { share };
    throw new UsageError(
      `${quote(value)} leaves the server no room: latency at its limit says nothing; write at most 95%`,
    );
  }
  const perSecond =
    typeof value === "number" ? value : NUMBER.test(value.trim()) ? Number(value) : Number.NaN;
  if (perSecond > 0 && perSecond <= MOST_PER_SECOND) return { perSecond };
  throw new UsageError(
    `${shown(value)} is not a rate; write requests per second like 500, or a share of what base can answer like 50%`,
  );
}

const POWERS: Readonly<Record<string, number>> = { "": 0, k: 1, m: 2, g: 3, t: 4 };
const BYTES = /^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;

/** Whole bytes from "512m", "1g", "1.5GiB" or a number of bytes, in powers of 1024; UsageError if not above 0. */
export function parseBytes(value: string | number): number {
  const parts = BYTES.exec(typeof value === "number" ? String(value) : value.trim());
  const bytes =
    parts === null ? 0 : Math.floor(Number(parts[1]) * 1024 ** (POWERS[(parts[2] ?? "").toLowerCase()] ?? 0));
  if (bytes > 0 && Number.isSafeInteger(bytes)) return bytes;
  throw new UsageError(`${shown(value)} is not a size; write it like 512m or 1g`);
}

const TIME = /^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/;
/** Divisors, since 0.001 has no exact binary form. */
const PER_SECOND: Readonly<Record<string, number>> = { us: 1e6, µs: 1e6, μs: 1e6, ms: 1e3, s: 1 };

/** Seconds from "120us", "50ms" or "1.5s", of a number that without its unit could mean any; UsageError if not above 0. */
export function parseTime(value: string | number): number {
  const [, count, unit = ""] = TIME.exec(String(value).trim()) ?? [];
  const seconds = Number(count) / (PER_SECOND[unit] ?? 1);
  if (seconds > 0) return seconds;
  throw new UsageError(`${shown(value)} is not a time with its unit; write it like 50ms, 1.5s or 120us`);
}

/** Bytes from "200MiB" or "512m"; UsageError without a unit, where 200 could mean anything. */
export function parseSize(value: string | number): number {
  if (/[a-z]/i.test(String(value))) return parseBytes(value);
  throw new UsageError(`${shown(value)} is not a size with its unit; write it like 200MiB`);
}

/** A number above 0 from 5000 or "5000"; UsageError if it is none. */
export function parseAmount(value: string | number): number {
  const text = String(value).trim();
  const amount = NUMBER.test(text) ? Number(text) : 0;
  if (amount > 0 && Number.isFinite(amount)) return amount;
  throw new UsageError(`${shown(value)} is not a number above zero; write it like 5000`);
}

const shown = (value: string | number): string => (typeof value === "number" ? String(value) : quote(value));

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
