import { METRICS } from "../metrics/metrics.ts";
import type { CaseResult, MetricName } from "../model/results.ts";
import { metricLabel, onlyCommands } from "./metric-label.ts";

/** A metric's column in a table of cases. */
export interface MetricColumn {
  readonly name: MetricName;
  readonly title: string;
  /** Whether cases like one of these are judged by it; else it informs, and is the first to go where there is little room. */
  readonly decides: boolean;
}

const INFORMING: readonly MetricName[] = ["goodput", "cpu", "p99"];

/** The metrics that have a column: first what decides in a closed or an open loop, wherever there are such cases. */
export function metricColumns(cases: readonly CaseResult[]): readonly MetricColumn[] {
  const loops = new Set(cases.map(({ rate }) => (rate === undefined ? "closed" : "open")));
  const deciding = METRICS.filter(({ decides }) => decides !== null && loops.has(decides)).map((m) => m.name);
  const informing = INFORMING.filter((name) => !deciding.includes(name));
  const unit = onlyCommands(cases) ? "operations" : "";
  return [...deciding, ...informing].map((name) => {
    return { name, title: metricLabel({ name, unit }), decides: deciding.includes(name) };
  });
}
