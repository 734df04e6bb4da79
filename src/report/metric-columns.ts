import type { MetricName } from "../format/names.ts";
import type { CaseResult } from "../format/results.ts";
import { findMetric, type Loop, METRICS, type Metric } from "../metrics/metrics.ts";

/** A metric in words; a unit that counts operations says that a command was measured. */
export function metricLabel({ name, unit }: { readonly name: string; readonly unit: string }): string {
  return inUnit(findMetric(name)?.label ?? name, unit);
}

/** A label, or words, that speak of requests, for a unit that may count operations. */
export function inUnit(label: string, unit: string): string {
  return unit.includes("operation")
    ? label.replace("Request", "Operation").replace("request", "operation")
    : label;
}

/** Whether all that was measured are commands, which report operations. */
function onlyCommands(cases: readonly CaseResult[]): boolean {
  const isCommand = ({ metrics }: CaseResult) =>
    metrics.some(({ name, unit }) => name === "goodput" && unit === "operations/s");
  return cases.length > 0 && cases.every(isCommand);
}

/** By what a case is judged, as its numbers show it. */
export function loopIn({ rate, metrics }: Pick<CaseResult, "rate" | "metrics">): Loop {
  if (rate !== undefined) return "open";
  return metrics.some(({ name, base, head }) => name === "time" && (base ?? head) !== null)
    ? "command"
    : "closed";
}

/** A metric's column in a table of cases. */
export interface MetricColumn {
  readonly name: MetricName;
  readonly title: string;
  /** Whether cases like one of these are judged by it; else it informs, and is the first to go where there is little room. */
  readonly decides: boolean;
  /** Decides only by its own threshold. */
  readonly asked?: true;
}

/** The metrics that have a column: first what decides in a closed or an open loop, or by its own threshold, wherever there are such cases. */
export function metricColumns(cases: readonly CaseResult[]): readonly MetricColumn[] {
  const loops = new Set(cases.map(loopIn));
  const asked = new Set(
    cases.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, threshold }) => (threshold === undefined ? [] : [name])),
    ),
  );
  const decidesItself = ({ decides }: Metric) => decides !== null && loops.has(decides);
  const isDeciding = (metric: Metric) => decidesItself(metric) || asked.has(metric.name);
  // Of commands that report no operations, a server's columns would be empty.
  const others = loops.size === 1 && loops.has("command") ? [] : METRICS.filter(({ column }) => column);
  const shown = METRICS.filter((metric) => isDeciding(metric) || others.includes(metric));
  // What decides comes first.
  const ordered = shown.toSorted((a, b) => Number(isDeciding(b)) - Number(isDeciding(a)));
  const unit = onlyCommands(cases) ? "operations" : "";
  return ordered.map((metric) => {
    const { name } = metric;
    const only = isDeciding(metric) && !decidesItself(metric) ? { asked: true as const } : {};
    return { name, title: metricLabel({ name, unit }), decides: isDeciding(metric), ...only };
  });
}
