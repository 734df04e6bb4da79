import { mean } from "../analyse/robust-estimators.ts";
import type { Leaderboard, Ranking, Row } from "../model/ranking.ts";
import { plainLine } from "../text/escape.ts";
import { amount, bytes, seconds, share } from "../text/format.ts";

/** One column of a leaderboard's table, as plain text. */
export interface RankingColumn {
  readonly title: string;
  readonly of: (row: Row, leaderboard: Leaderboard) => string;
}

const NOTHING = "–";
/** Of a few sessions that differ much, the ends of an interval say no more than that nothing is known. */
const MOST_SPREAD = 1000;

/** "2=" where several share it. */
export function placeOf(row: Row, { rows }: Leaderboard): string {
  if (row.place === null) return NOTHING;
  const shared = rows.filter(({ place }) => place === row.place).length > 1;
  return `${row.place}${shared ? "=" : ""}`;
}

/** The geometric mean of the sessions, which is what is compared. */
export function middle({ sessions }: Row): number {
  return Math.exp(mean(sessions.map(Math.log)));
}

/** What it is ranked by; at least that, where something else held it back. */
export function valueIn(row: Row, { by, unit }: Leaderboard): string {
  if (row.place === null || row.sessions.length === 0) return NOTHING;
  const bound = by === "goodput" ? "≥ " : "≤ ";
  return `${row.limited ? bound : ""}${amount(middle(row), unit)}`;
}

/** 54 % [52 to 56]; of latencies 2.3 × [2.1 to 2.5]. */
export function againstBest({ ratio, interval, place }: Row, { by }: Leaderboard): string {
  if (ratio === null) return place === null ? NOTHING : "best";
  const [unit, scale] = by === "goodput" ? ["%", 100] : ["×", 1];
  const told = (value: number) => String(Number((value * scale).toPrecision(3)));
  const range = interval === null ? "" : ` [${rangeOf(interval.low, interval.high, told)}]`;
  return `${told(ratio)} ${unit}${range}`;
}

function rangeOf(low: number, high: number, told: (value: number) => string): string {
  return high / low > MOST_SPREAD ? "anywhere" : `${told(low)} to ${told(high)}`;
}

/** The share of what was asked that failed. */
export function failedShare({ asked, failed }: Row): number {
  const all = Object.values(failed).reduce((sum, count) => sum + count, 0);
  return asked === 0 ? 0 : all / asked;
}

function failedOf(row: Row): string {
  if (row.asked === 0) return NOTHING;
  const failed = failedShare(row);
  return failed === 0 ? "none" : failed < 0.0001 ? "< 0.01 %" : share(failed);
}

const figure =
  (name: "cpu" | "memory" | "start" | "image" | "p99", text: (value: number) => string) =>
  ({ figures }: Row) => {
    const value = figures[name];
    return value === null ? NOTHING : text(value);
  };

const ORDINALS = ["th", "st", "nd", "rd"];
function ordinal(place: number): string {
  const tens = Math.floor(place / 10) % 10;
  return `${place}${(tens === 1 ? undefined : ORDINALS[place % 10]) ?? "th"}`;
}

/** What the publication said; ≠ where today's order is another one. */
export function publishedOf({ published }: Row): string {
  if (published === null) return NOTHING;
  const value = published.value === null ? "" : `, ${published.value}`;
  const system = published.system === null ? "" : ` ${plainLine(published.system)}`;
  return `${published.moved ? "≠ " : ""}${ordinal(published.place)}${value}${system}`;
}

/** The columns that say anything of a leaderboard, most important first. */
export function columnsOf(
  leaderboard: Leaderboard,
  ranking: Pick<Ranking, "published">,
): readonly RankingColumn[] {
  const unit = ranking.published?.figures[leaderboard.id]?.unit ?? null;
  const all: RankingColumn[] = [
    { title: "", of: placeOf },
    { title: "target", of: (row) => plainLine(row.target) },
    { title: leaderboard.by === "goodput" ? leaderboard.unit : "p99", of: valueIn },
    { title: "to the best", of: againstBest },
    { title: "failed", of: failedOf },
    { title: `published${unit === null ? "" : ` (${plainLine(unit)})`}`, of: publishedOf },
    {
      title: leaderboard.unit === "operations/s" ? "CPU/operation" : "CPU/request",
      of: figure("cpu", seconds),
    },
    ...(leaderboard.by === "p99" ? [] : [{ title: "p99", of: figure("p99", seconds) }]),
    { title: "memory", of: figure("memory", bytes) },
    { title: "start-up", of: figure("start", seconds) },
    { title: "image", of: figure("image", bytes) },
  ];
  return all.filter(({ of }, i) => i < 3 || leaderboard.rows.some((row) => of(row, leaderboard) !== NOTHING));
}
