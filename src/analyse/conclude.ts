import { METRICS, metricNamed } from "../metrics/metrics.ts";
import {
  type CaseRecord,
  type CaseResult,
  type Measured,
  type MetricResult,
  RESULTS_SCHEMA,
  type Results,
  type Verdict,
} from "../model/results.ts";
import { failureReason, failuresOf, faultReasons, faultsOf, variantsOf } from "./broken.ts";
import { type DisturbedRounds, disturbedRounds, weightOf } from "./disturbed.ts";
import { typical } from "./effect.ts";
import { judgedCode } from "./exit-codes.ts";
import { emptyMetric, type Terms } from "./gate.ts";
import { worst } from "./judge.ts";
import { imageMetric, judgeCase, thresholdOf } from "./judge-case.ts";
import { detectableIn } from "./power.ts";

/** From what was measured to what it says: per metric, per case, for the run. Never looks at a clock or a file. */
export function conclude(measured: Measured): Results {
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

function concludeCase(record: CaseRecord, measured: Measured): CaseResult {
  const failures = failuresOf(record, measured.failures);
  const faults = faultsOf(record);
  if (failures.length + faults.length > 0) {
    const reasons = [...failures.map(failureReason), ...faultReasons(faults)];
    const nothing = unmeasured(record, measured, "invalid", reasons);
    const brokenIn = variantsOf([...failures, ...faults]);
    // Base could not be built: head alone is told, with nothing to compare it with.
    const metrics =
      faults.length === 0 ? nothing.metrics.map((metric) => headAlone(metric, record)) : nothing.metrics;
    return { ...nothing, metrics, brokenIn };
  }
  if (record.lost !== undefined) return unmeasured(record, measured, "invalid", [record.lost]);
  if (record.skipped !== undefined) return unmeasured(record, measured, "unchanged", [record.skipped]);
  if (record.sessions.every((session) => session.rounds.length === 0)) {
    return unmeasured(record, measured, "inconclusive", [whyNothing(measured)]);
  }
  return measuredCase(record, measured);
}

function whyNothing(measured: Measured): string {
  return measured.interrupted
    ? "not measured: the run was interrupted"
    : "not measured: time ran out before its first session; a larger budget would settle it";
}

function headAlone(metric: MetricResult, record: CaseRecord): MetricResult {
  return { ...metric, head: typical(record, metricNamed(metric.name), "head") };
}

/** A case that yields no number. */
function unmeasured(record: CaseRecord, measured: Measured, verdict: Verdict, reasons: string[]): CaseResult {
  const metrics = METRICS.map((metric) =>
    metric.per === "build" && verdict !== "invalid"
      ? imageMetric(metric, record, measured.variants)
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
    reasons,
  };
}

function measuredCase(record: CaseRecord, measured: Measured): CaseResult {
  const judged = judgeCase(record, measured);
  const { terms, bottleneck, metrics, verdict } = judged;
  const gating = metrics.filter((metric) => metric.gates);
  const disturbed = disturbedRounds(record.sessions);
  const reasons = allLeftOut(record)
    ? disturbed.map(nothingLeft)
    : [
        ...limitReasons(terms, gating.length > 0),
        ...sparseReasons(terms, metrics),
        ...blindReasons(bottleneck, gating),
        ...(verdict === "inconclusive" ? noiseUnknown(record, gating) : []),
        ...(judged.waits ? [WAITS] : []),
        ...disturbed.map(disturbedReason),
        ...(judged.moment === "look" ? [early(record)] : []),
      ];
  return {
    ...record,
    bottleneck,
    threshold: terms.threshold,
    metrics,
    verdict,
    settledAt: judged.moment === "look" ? record.sessions.length : null,
    detectable: detectableIn(record, terms.loop, { tail: terms.decisionTail, threshold: terms.threshold }),
    brokenIn: [],
    reasons,
  };
}

/** Why there is no interval to decide by. */
function noiseUnknown({ sessions }: CaseRecord, gating: readonly MetricResult[]): string[] {
  if (gating.some(({ interval, ratio }) => ratio === null || interval !== null)) return [];
  return sessions.length < 2
    ? ["one session cannot show the noise between sessions; increase the budget so that at least two fit"]
    : ["all sessions gave exactly the same ratio, so the noise is not known; use longer rounds"];
}

function allLeftOut({ sessions }: CaseRecord): boolean {
  return sessions.every(({ rounds }) => rounds.every((round) => weightOf(round) === 0));
}

function nothingLeft({ why }: DisturbedRounds): string {
  return `nothing could be compared: in every round ${why}; measure again when the machine is quiet, or on another`;
}

function disturbedReason({ why, counted, rounds }: DisturbedRounds): string {
  const some = rounds === 1 ? "1 round" : `${rounds} rounds`;
  const verb = rounds === 1 ? "was" : "were";
  return counted
    ? `${some} ${rounds === 1 ? "counts" : "count"} less, since ${why}`
    : `${some} ${verb} left out: ${why}`;
}

/** A look that stops early does so where chance helped: the size is then told a little too large on average. */
function early({ sessions }: CaseRecord): string {
  return `settled early, after ${sessions.length} sessions: the interval holds, the size may be a little overstated`;
}

const WAITS =
  "head answers fewer requests, and its server is not busy: it may wait longer for something, which CPU time cannot show; a scenario with rate: would judge that";

function limitReasons({ limit, loop }: Terms, decided: boolean): string[] {
  if (limit === null) return decided ? [] : ["nothing could be compared: no round has values of both sides"];
  if (loop === "open") return [`${limit}; latency says little about the server then and is not judged`];
  const decides = decided
    ? "CPU per request decides"
    : "CPU time could not be read either, so nothing decides: a machine with more cores, or Docker, would settle it";
  return [`${limit}, so speed and latency say little about the server and are not judged; ${decides}`];
}

/** In an open loop the 99th percentile decides too, if it can be told. */
function sparseReasons({ limit, loop }: Terms, metrics: readonly MetricResult[]): string[] {
  const told = metrics.some((metric) => metric.name === "p99" && metric.ratio !== null);
  return loop === "closed" || limit !== null || told
    ? []
    : [
        "p99 could not be told: fewer than ten answers of a session lie beyond it; a longer round: would settle it",
      ];
}

/** Goodput is judged where the bottleneck is not known, since a difference is one all the same; its absence is not. */
function blindReasons(bottleneck: CaseResult["bottleneck"], gating: readonly MetricResult[]): string[] {
  return bottleneck === null && gating.some((metric) => metric.name === "goodput")
    ? ["what was saturated could not be told: a change may hide behind the load generator"]
    : [];
}
