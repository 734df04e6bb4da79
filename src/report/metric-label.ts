import { findMetric } from "../metrics/metrics.ts";
import type { CaseResult } from "../model/results.ts";

/** A metric in words; a unit that counts operations says that a command was measured. */
export function metricLabel({ name, unit }: { readonly name: string; readonly unit: string }): string {
  return inUnit(findMetric(name)?.label ?? name, unit);
}

/** A label that speaks of requests, for a unit that may count operations. */
function inUnit(label: string, unit: string): string {
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
