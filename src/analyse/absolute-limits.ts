import type { CaseRecord, Interval, LimitResult } from "../format/results.ts";
import type { Limit } from "../format/sample.ts";
import type { Metric } from "../metrics/metrics.ts";
import { sessionValues } from "./effect.ts";
import { limitTailOnTheWay } from "./error-spending.ts";
import { ALONE, estimateOf, interval } from "./interval.ts";

/** An absolute limit, and what there is to judge it by. */
interface AskedLimit {
  readonly metric: Metric;
  /** In the metric's unit, which may be of operations. */
  readonly unit: string;
  readonly limit: number;
  /** Head's one value, of what is measured on builds. */
  readonly ofBuild: number | null;
  /** Why goodput and latency say little about the server, if they do. */
  readonly spoilt: Limit | null;
}

/** A limit with what a look on the way may make of it: a wider interval has to agree. */
export interface JudgedLimit extends LimitResult {
  readonly atLook: LimitResult["state"];
  /** Whether more sessions may tell more. */
  readonly open: boolean;
}

const TAIL = 0.025;

/** After so many sessions that are equal to the last digit, their value stands for itself. */
const AGREED = 3;

/** What was saturated instead of the server, which then is at least as good as its numbers: what keeps a limit even so keeps it. */
const BOUNDS: readonly Limit[] = ["generator-saturated", "proxy-saturated", "out-of-ports"];

/** What a server waits for is part of what its users wait for. */
const NOT_SPOILT: Limit = "dependency";

/** Head's own value against a limit: the t interval of its sessions in logs, of one value the value itself. */
export function judgeLimit(record: Pick<CaseRecord, "sessions">, asked: AskedLimit): JudgedLimit {
  const { metric, unit, limit, ofBuild, spoilt } = asked;
  const about = { metric: metric.name, unit, better: metric.better, limit };
  if (metric.per === "build") {
    const state = ofBuild === null ? "inconclusive" : stateOf({ low: ofBuild, high: ofBuild }, asked);
    return { ...about, head: ofBuild, interval: null, n: 0, state, atLook: state, open: false };
  }
  const estimate = estimateOf(sessionValues(record, metric, "head"), ALONE);
  const head = estimate && Math.exp(estimate.centre);
  const sessions = estimate?.sessions ?? 0;
  const agreed = head !== null && estimate?.noise === null && sessions >= AGREED;
  const range = (tail: number) => (agreed ? { low: head, high: head } : interval(estimate, tail));
  const doubtful = metric.limitable && spoilt !== null && spoilt !== NOT_SPOILT;
  const state = (found: Interval | null) => {
    const plain = found ? stateOf(found, asked) : "inconclusive";
    return doubtful && !(plain === "held" && BOUNDS.includes(spoilt)) ? "inconclusive" : plain;
  };
  const [shown, wider] = [range(TAIL), range(limitTailOnTheWay())];
  const atLook = state(wider);
  const open = atLook === "inconclusive" && head !== null && !doubtful;
  return { ...about, head, interval: shown, n: sessions, state: state(shown), atLook, open };
}

/** What is at the limit is within it. */
function stateOf({ low, high }: Interval, { limit, metric }: AskedLimit): LimitResult["state"] {
  const [best, worst] = metric.better === "lower" ? [low, high] : [-high, -low];
  const bound = metric.better === "lower" ? limit : -limit;
  if (best > bound) return "broken";
  return worst <= bound ? "held" : "inconclusive";
}
