import type { Notice } from "../format/findings.ts";
import type { MetricName } from "../format/names.ts";
import type { ByMetric, Scenario } from "../format/plan.ts";
import { METRICS } from "../metrics/metrics.ts";
import type { Config } from "../model/config.ts";
import { DEFAULTS } from "./fields.ts";

/** By what a scenario is judged: base says so, since nobody judges himself. */
export type Judging = Pick<Scenario, "threshold" | "maxErrors" | "thresholds" | "limits">;

type Judged = Pick<Scenario, "name" | "rate" | "args"> & Judging;

/** By what a scenario of head is judged. One that base does not know may ask for more than is usual in base, never for less: it may be a renamed one. */
export function judgingOf(
  scenario: Judged,
  base: Pick<Config, "scenarios" | "threshold" | "thresholds" | "limits"> | null,
): Judging {
  const known = base?.scenarios.find(({ name }) => name === scenario.name);
  if (known) return judging(known);
  const usual = base?.threshold ?? DEFAULTS.threshold;
  return judging({
    threshold: Math.min(scenario.threshold, usual),
    maxErrors: Math.min(scenario.maxErrors, DEFAULTS.maxErrors),
    thresholds: strictest(capped(scenario, base?.thresholds ?? {}, usual), base?.thresholds),
    limits: strictest(scenario.limits, base?.limits, true),
  });
}

/** The same scenario, judged by base. */
export function judgedBy<T extends Judging>(scenario: T, by: Judging): T {
  const { thresholds: _, limits: __, ...rest } = scenario;
  return { ...rest, ...judging(by) } as T;
}

/** Nothing is written where there is nothing. */
function judging({
  threshold,
  maxErrors,
  thresholds,
  limits,
}: { [Key in keyof Judging]: Judging[Key] | undefined }): Judging {
  return {
    threshold: threshold ?? DEFAULTS.threshold,
    maxErrors: maxErrors ?? DEFAULTS.maxErrors,
    ...(thresholds && Object.keys(thresholds).length > 0 && { thresholds }),
    ...(limits && Object.keys(limits).length > 0 && { limits }),
  };
}

/** A scenario's own thresholds, but of what decides by itself the usual one at most, where base has no other. */
function capped({ thresholds = {}, rate, args }: Judged, inBase: ByMetric, usual: number): ByMetric {
  const loops = rate !== undefined ? ["open"] : args === undefined ? ["closed"] : ["closed", "command"];
  return Object.fromEntries(
    METRICS.flatMap(({ name, decides }) => {
      const own = thresholds[name];
      const itself = decides !== null && loops.includes(decides);
      return own === undefined ? [] : [[name, itself ? Math.min(own, inBase[name] ?? usual) : own]];
    }),
  );
}

/** Of each metric the number that lets less pass: the smaller one, of what is better the higher it is the larger limit. */
function strictest(one: ByMetric = {}, other: ByMetric = {}, isLimit = false): ByMetric {
  return Object.fromEntries(
    METRICS.flatMap(({ name, better }) => {
      const given = [one[name], other[name]].filter((each) => each !== undefined);
      const pick = isLimit && better === "higher" ? Math.max : Math.min;
      return given.length === 0 ? [] : [[name, pick(...given)]];
    }),
  );
}

type GateChange = Extract<Notice, { code: "gate-changed" }>["changes"][number];

/** What differs in how a scenario is judged: `before` is base's. */
export function judgingChanges(scenario: string, before: Judging, after: Judging): GateChange[] {
  const changes: GateChange[] = (
    [
      ["threshold", "threshold"],
      ["max-errors", "maxErrors"],
    ] as const
  ).flatMap(([setting, key]) =>
    before[key] === after[key] ? [] : [{ setting, scenario, before: before[key], after: after[key] }],
  );
  const apart = (key: "thresholds" | "limits", name: MetricName) => {
    const [was, is] = [before, after].map((each) => each[key]?.[name] ?? null);
    return was === is ? null : { before: was ?? null, after: is ?? null };
  };
  for (const { name: metric, unit } of METRICS) {
    const [threshold, limit] = [apart("thresholds", metric), apart("limits", metric)];
    if (threshold) changes.push({ setting: "thresholds", scenario, metric, ...threshold });
    if (limit) changes.push({ setting: "absolute-limits", scenario, metric, unit, ...limit });
  }
  return changes;
}
