import type { CaseResult, MetricName } from "../model/results.ts";

const LABELS: Readonly<Record<MetricName, string>> = {
  goodput: "Requests/s",
  cpu: "CPU per request",
  p50: "Latency p50",
  p90: "Latency p90",
  p95: "Latency p95",
  p99: "Latency p99",
  memory: "Peak memory",
  switches: "Context switches per request",
  start: "Start-up",
  image: "Image size",
};

/** A metric in words; a unit that counts operations says that a command was measured. */
export function metricLabel({ name, unit }: { readonly name: MetricName; readonly unit: string }): string {
  return inUnit(LABELS[name], unit);
}

/** A label that speaks of requests, for a unit that may count operations. */
export function inUnit(label: string, unit: string): string {
  return unit.includes("operation")
    ? label.replace("Request", "Operation").replace("request", "operation")
    : label;
}

/** Whether all that was measured are commands, which tell operations. */
export function onlyCommands(cases: readonly CaseResult[]): boolean {
  return (
    cases.length > 0 && cases.every(({ metrics }) => metrics.some(({ unit }) => unit === "operations/s"))
  );
}
