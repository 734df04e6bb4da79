import type { Finding } from "../format/findings.ts";
import { COUNTER_NAMES, type CounterName, type Verdict } from "../format/names.ts";
import { caseBudget } from "../format/plan.ts";
import {
  type CaseRecord,
  type CaseResult,
  type Compared,
  type Interval,
  type Measured,
  type MetricResult,
  RESULTS_SCHEMA,
  type Results,
} from "../format/results.ts";
import { METRICS, type Metric, metricNamed } from "../metrics/metrics.ts";
import { blamable, excusesBase, isBasesOwn, whyAlone } from "./base-lacking.ts";
import { disturbedRounds, interferenceFinding, weightOf } from "./disturbed.ts";
import { typical } from "./effect.ts";
import { judgedCode } from "./exit-codes.ts";
import { failureFinding, failuresOf, faultFindings, faultsOf, variantsOf } from "./faults-and-limits.ts";
import { lostByHead, lostFinding } from "./lost-requests.ts";
import { detectableIn } from "./power.ts";
import { reopenedFinding } from "./reopened.ts";
import {
  asResult,
  buildMetric,
  decidesItself,
  emptyMetric,
  inUnitsOf,
  type JudgingTerms,
  judgeCase,
  kindOf,
  limitsOf,
  neverHas,
  thresholdOf,
  worst,
} from "./verdict.ts";

/** From what was measured to what it says: per metric, per case, for the run. Never looks at a clock or a file. */
export function conclude(measured: Measured): Compared {
  const cases = measured.cases.map((record) => concludeCase(record, measured));
  const broken = measured.failures.length > 0 ? "invalid" : "inconclusive";
  const verdict = worst(cases.map((c) => c.verdict)) ?? broken;
  const judged = { cases, failures: measured.failures, plan: measured.plan };
  return {
    ...measured,
    schema: RESULTS_SCHEMA,
    command: "compare",
    cases,
    verdict,
    exitCode: judgedCode(judged),
  };
}

/**
 * Results that were read, with the verdicts found again from their samples: whoever wrote the file can forge any number, but a
 * figure and its verdict belong together.
 */
export function judgedAgain(read: Results): Results {
  const { trend } = read;
  if (trend === undefined) return conclude(measuredOf(read));
  const { control, seam, again, planted } = trend;
  return {
    ...conclude(measuredOf(read)),
    command: "trend",
    trend: {
      ...trend,
      control: control && conclude(measuredOf(control)),
      seam: seam && { ...seam, results: conclude(measuredOf(seam.results)) },
      again: again && conclude(measuredOf(again)),
      ...(planted && {
        planted: { ...planted, results: planted.results && conclude(measuredOf(planted.results)) },
      }),
    },
  };
}

function measuredOf({ exitCode, verdict, schema, command, trend, ...measured }: Results): Measured {
  // Nothing else is found again only where there is any.
  return { ...measured, cases: measured.cases.map(({ limits: _, ...record }) => record) };
}

function concludeCase(record: CaseRecord, measured: Measured): CaseResult {
  const failures = failuresOf(record, measured.failures);
  const faults = [...faultsOf(record), ...lostByHead(record, scenarioOf(record, measured))];
  const alone = whyAlone(record, measured);
  if (alone !== null) return headAlone(record, measured, alone);
  const excused = failures.length > 0 && failures.every(isBasesOwn) && excusesBase(measured);
  if (excused && isUntried(record) && faults.length === 0)
    return unmeasured(record, measured, "inconclusive", [untried(measured), ...failures.map(failureFinding)]);
  if (failures.length + faults.length > 0) {
    const guilty = blamable(faults, record);
    const nothing = unmeasured(record, measured, "invalid", [
      ...failures.map(failureFinding),
      ...faultFindings(guilty),
      ...faultFindings(faults.filter((each) => !guilty.includes(each))),
    ]);
    return { ...nothing, brokenIn: variantsOf([...failures, ...guilty]) };
  }
  const { lostShards: shards, skipped } = record;
  if (shards !== undefined)
    return unmeasured(record, measured, "invalid", [{ code: "shards-missing", shards }]);
  if (skipped !== undefined)
    return unmeasured(record, measured, "unchanged", [{ code: "skipped", why: skipped }]);
  if (isUntried(record)) return unmeasured(record, measured, "inconclusive", [untried(measured)]);
  return measuredCase(record, measured);
}

function isUntried({ sessions }: CaseRecord): boolean {
  return sessions.every((session) => session.rounds.length === 0);
}

function untried({ interrupted }: Measured): Finding {
  return { code: interrupted ? "interrupted" : "no-time" };
}

/** Head's values, with nothing to compare them with. */
function headAlone(record: CaseRecord, measured: Measured, why: Finding[]): CaseResult {
  const nothing = unmeasured(record, measured, "new", why);
  const metrics = nothing.metrics.map((metric) => {
    const { per } = metricNamed(metric.name);
    const head = per === "build" ? metric.head : typical(record, metricNamed(metric.name), "head");
    return { ...metric, base: null, ratio: null, head };
  });
  const known = inUnitsOf(record, measured, metrics);
  // One session decides no limit but that of what has no noise.
  const limits = limitsOf(record, measured, known).map(asResult);
  const broken = limits.some(({ state }) => state === "broken");
  return {
    ...nothing,
    metrics: [...known],
    ...(limits.length > 0 && { limits }),
    verdict: broken ? "regression" : "new",
  };
}

/** A case that yields no number. */
function unmeasured(
  record: CaseRecord,
  measured: Measured,
  verdict: Verdict,
  findings: Finding[],
): CaseResult {
  const metrics = METRICS.map((metric) =>
    metric.per === "build" && verdict !== "invalid"
      ? buildMetric(metric, record, measured)
      : emptyMetric(metric),
  );
  const threshold = thresholdOf(record, measured);
  return {
    ...record,
    bottleneck: null,
    threshold,
    metrics,
    verdict,
    settledAt: null,
    detectable: null,
    brokenIn: [],
    findings,
  };
}

function measuredCase(record: CaseRecord, measured: Measured): CaseResult {
  const judged = judgeCase(record, measured);
  const { terms, bottleneck, metrics, verdict } = judged;
  const gating = metrics.filter((metric) => metric.gates && decidesItself(metric, terms.loop));
  const disturbed = disturbedRounds(record.sessions);
  const findings: Finding[] = allLeftOut(record)
    ? disturbed.map(({ source, rounds }) => ({
        code: "interference",
        source,
        effect: "nothing-left",
        rounds,
      }))
    : [
        // Why so few sessions fitted comes before what they lack.
        ...(verdict === "inconclusive" && judged.moment === "end" ? slowStart(record, measured) : []),
        ...limitFindings(terms, gating),
        ...sparseFindings(terms, metrics),
        ...unjudged(record, measured, judged),
        ...blindFindings(bottleneck, gating),
        ...(verdict === "inconclusive" ? noiseUnknown(record, gating) : []),
        ...waitFindings(judged),
        ...reopenedFinding(record, scenarioOf(record, measured)),
        ...lostFinding(record, scenarioOf(record, measured)),
        ...(verdict === "inconclusive" ? movedCounters(metrics, terms.threshold) : []),
        ...disturbed.map(interferenceFinding),
        // A look that stops early does so where chance helped: the size is then a little too large on average.
        ...(judged.moment === "look" && verdict !== "inconclusive"
          ? [{ code: "settled-early", sessions: record.sessions.length } as const]
          : []),
      ];
  return {
    ...record,
    bottleneck,
    threshold: terms.threshold,
    metrics,
    ...(judged.limits.length > 0 && { limits: [...judged.limits] }),
    verdict,
    settledAt: judged.moment === "look" ? record.sessions.length : null,
    detectable: detectableIn(record, terms.loop, { tail: terms.decisionTail, ...terms }),
    brokenIn: [],
    findings,
  };
}

function scenarioOf({ scenario }: CaseRecord, { plan }: Measured) {
  return plan.scenarios.find(({ name }) => name === scenario);
}

/** What was asked to be judged by its own threshold or limit and could not be: no case of this kind has it, or it was not known. */
function unjudged(
  record: CaseRecord,
  measured: Measured,
  { terms, metrics, limits }: ReturnType<typeof judgeCase>,
): Finding[] {
  const kind = kindOf(record, measured);
  const asked = scenarioOf(record, measured);
  const spoilt = (metric: Metric) => metric.limitable && terms.limit !== null;
  const isKnown = { threshold: isCompared, limit: isMeasured };
  function isCompared({ name }: Metric) {
    return metrics.some((found) => found.name === name && found.ratio !== null);
  }
  function isMeasured({ name }: Metric) {
    return limits.some((found) => found.metric === name && found.head !== null);
  }
  return (["threshold", "limit"] as const).flatMap((by) =>
    METRICS.filter(({ name }) => asked?.[`${by}s`]?.[name] !== undefined).flatMap((metric) => {
      const unknown = isKnown[by](metric) || spoilt(metric) ? null : "not-known";
      const why = neverHas(metric, kind, measured) ?? unknown;
      return why === null ? [] : [{ code: "not-judged", metric: metric.name, key: by, why } as const];
    }),
  );
}

/** Why there is no interval to decide by. */
function noiseUnknown({ sessions }: CaseRecord, gating: readonly MetricResult[]): Finding[] {
  if (gating.some(({ interval, ratio }) => ratio === null || interval !== null)) return [];
  return [{ code: sessions.length < 2 ? "one-session" : "equal-ratios" }];
}

/** From this share of a case's time on, starting is why few sessions fit. */
const MUCH_STARTING = 1 / 3;

/** That more sessions would have fitted, had starting not taken so long. */
function slowStart({ sessions }: CaseRecord, { plan }: Measured): Finding[] {
  const starts = sessions.map(({ startSeconds: { base = 0, head = 0 } }) => Math.max(base, head));
  const total = starts.reduce((sum, seconds) => sum + seconds, 0);
  if (total < MUCH_STARTING * caseBudget(plan)) return [];
  const seconds = Number((total / sessions.length).toPrecision(2));
  return [{ code: "slow-start", seconds, sessions: sessions.length }];
}

function allLeftOut({ sessions }: CaseRecord): boolean {
  return sessions.every(({ rounds }) => rounds.every((round) => weightOf(round) === 0));
}

const isGoodput = ({ name }: MetricResult) => name === "goodput";

function limitFindings({ limit, loop }: JudgingTerms, gating: readonly MetricResult[]): Finding[] {
  if (limit === null) return gating.length > 0 ? [] : [{ code: "no-values" }];
  if (gating.some(isGoodput)) return [];
  return [{ code: "limited", limit, loop, cpuDecides: gating.length > 0 }];
}

/** That head waits longer, or may: said where it decides, or leaves the case open. */
function waitFindings({ waits, terms, metrics, verdict }: ReturnType<typeof judgeCase>): Finding[] {
  const { limit } = terms;
  const decided = metrics.some((metric) => isGoodput(metric) && metric.gates);
  if (!waits || limit === null || !(decided || verdict === "inconclusive")) return [];
  return [{ code: "server-waits", limit, decided }];
}

/** In an open loop the 99th percentile decides too, if it is known. */
function sparseFindings({ limit, loop }: JudgingTerms, metrics: readonly MetricResult[]): Finding[] {
  const known = metrics.some((metric) => metric.name === "p99" && metric.ratio !== null);
  return loop !== "open" || limit !== null || known ? [] : [{ code: "p99-unknown" }];
}

/** Goodput is judged where the bottleneck is not known, since a difference is one all the same; its absence is not. */
function blindFindings(bottleneck: CaseResult["bottleneck"], gating: readonly MetricResult[]): Finding[] {
  return bottleneck === null && gating.some((metric) => metric.name === "goodput")
    ? [{ code: "bottleneck-unknown" }]
    : [];
}

/**
 * The counters that moved by more than the threshold, for a case that its deciding metrics leave open: they are reported beside it, and decide
 * nothing.
 */
export function movedCounters(metrics: readonly MetricResult[], threshold: number): Finding[] {
  return metrics.flatMap((metric): Finding[] => {
    const { name, base, ratio } = metric;
    const interval = intervalOf(metric);
    if (!isCounter(name) || base === null || ratio === null || interval === null) return [];
    const small = Math.abs(Math.log(ratio)) < Math.log1p(threshold);
    const within = interval.low <= 1 && interval.high >= 1;
    if (small || within || metric.gates) return [];
    const more = (to: number) => base * (to - 1);
    return [
      {
        code: "counter-moved",
        metric: name,
        more: more(ratio),
        low: more((metric.interval ?? interval).low),
        high: more((metric.interval ?? interval).high),
      },
    ];
  });
}

function isCounter(name: string): name is CounterName {
  return COUNTER_NAMES.some((each) => each === name);
}

/** The strict one. Counts that agree exactly in all sessions are exact; the same of a time would be a clock too coarse. */
function intervalOf({ decisionInterval, ratio, n }: MetricResult): Interval | null {
  return decisionInterval ?? (ratio !== null && n > 1 ? { low: ratio, high: ratio } : null);
}
