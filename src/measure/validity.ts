import { lostRequests } from "../analyse/lost-requests.ts";
import type { FailedRequests, Fault } from "../format/faults.ts";
import { rightStatuses, type Scenario } from "../format/plan.ts";
import type { Bottleneck, Limit, Via } from "../format/sample.ts";
import type { OhaOutput } from "../load/oha.ts";

/** Everything the checks of one sample look at. Counts are of this sample alone unless said otherwise. */
export interface Evidence {
  readonly scenario: Scenario;
  readonly via: Via;
  readonly output: OhaOutput;
  /** Shortest and longest body that a correct answer may have, in bytes; null where lengths vary by nature. */
  readonly lengths: { readonly shortest: number; readonly longest: number } | null;
  /** Whether server and proxy are still the processes that were started. */
  readonly alive: boolean;
  /** How it ended, or nginx in front of it. */
  readonly ended: Fault | null;
  readonly opened: { readonly client: number | null; readonly upstream: number | null };
  readonly bottleneck: Bottleneck | null;
  /** Whether closed connections hold the ports from which the generator could open new ones. */
  readonly outOfPorts: boolean;
  readonly enoughTime: boolean;
  readonly steady: boolean;
  /** Whether loads that belong together started together. */
  readonly inStep: boolean;
  /** The share of an open loop's rate that base, or a variant without another, answered in time; null of head, and in a closed loop. */
  readonly keptUp: number | null;
}

/** Requests per connection below which a sample says more about connecting than about answering. */
export const REQUESTS_PER_CONNECTION = 12;

/** Seconds that a round lasts at least. */
export const SHORTEST = 0.5;

/** Answers that a connection which is kept carries on average, at least: one that closes after each carries one. */
const LEAST_KEPT = 2;

/** As the generator says that it had no port to connect from (EADDRNOTAVAIL). */
export const NO_PORT = /cannot assign requested address/i;

/** A base that answers less than this share of what is offered only shows its queue. */
const KEPT_UP = 0.9;

/** Loads side by side start within this share of their length of each other. */
const IN_STEP = 0.05;

/** Whether loads that started at these times, in seconds, and lasted so long started together. */
export function startedTogether(starts: readonly number[], wall: number): boolean {
  return starts.length < 2 || Math.max(...starts) - Math.min(...starts) <= IN_STEP * wall;
}

/** All answers, whatever their status. */
export function answersOf(output: Pick<OhaOutput, "byStatus">): number {
  return Object.values(output.byStatus).reduce((sum, count) => sum + count, 0);
}

export function errorsOf(output: OhaOutput): number {
  return Object.values(output.errors).reduce((sum, count) => sum + count, 0);
}

/** Answers with an expected status. */
export function correctOf(output: OhaOutput, { expect }: Pick<Scenario, "expect">): number {
  return rightStatuses(expect).reduce((sum, status) => sum + (output.byStatus[String(status)] ?? 0), 0);
}

/** Why a sample yields no number; empty where it does. */
export function faultsIn(evidence: Evidence): Fault[] {
  const { scenario, output, alive, ended } = evidence;
  const answers = answersOf(output);
  const errors = errorsOf(output);
  const correct = correctOf(output, scenario);
  const through = evidence.via === "nginx" ? { through: "nginx" as const } : {};
  const found: (Fault | null)[] = [alive ? null : (ended ?? { code: "restarted" })];
  if (correct === 0)
    found.push({ code: "no-answers", seconds: output.wall, most: mostFrequent(output), ...through });
  else {
    const [failed, of] = [answers - correct + errors, answers + errors];
    if (failed - lostRequests(output, scenario, evidence.via) > scenario.maxErrors * of)
      found.push({
        code: "errors",
        failed,
        of,
        unit: "requests",
        most: mostFrequent(output, scenario),
        ...through,
      });
    found.push(wrongSize(evidence, answers, correct), tooManyConnections(evidence));
  }
  return found.filter((fault) => fault !== null);
}

function wrongSize(
  { lengths, output: { bytes, byStatus } }: Evidence,
  answers: number,
  correct: number,
): Fault | null {
  // Answers with another status have another length; they are counted as errors already, unless they are right as well.
  if (lengths === null || answers !== correct || Object.keys(byStatus).length > 1) return null;
  const [least, most] = [correct * lengths.shortest, correct * lengths.longest];
  return bytes >= least && bytes <= most ? null : { code: "wrong-size", answers, bytes, least, most };
}

/**
 * Keep-alive is in force where a connection carries two answers or more on average. Servers may close one after a hundred or a thousand,
 * and how many that makes in a round is a matter of how fast the machine is; the first and the last of a load carry fewer.
 */
export function tooManyConnections({
  scenario,
  via,
  opened,
  output,
}: Pick<Evidence, "scenario" | "via" | "opened"> & {
  readonly output: Pick<OhaOutput, "byStatus">;
}): Fault | null {
  if (!scenario.keepalive) return null;
  const answers = answersOf(output);
  const allowed = answers / LEAST_KEPT + 2 * scenario.connections;
  const code = "too-many-connections";
  const { client, upstream } = opened;
  if (via === "nginx" && upstream !== null && upstream > allowed)
    return { code, side: "upstream", opened: upstream, requests: answers };
  if (client !== null && client > allowed) return { code, side: "client", opened: client, requests: answers };
  return null;
}

/** Why goodput and latency of a sample are not judged, though its CPU time is. */
export function limitsOf(evidence: Evidence): Limit[] {
  const { bottleneck, scenario, output } = evidence;
  const found: Limit[] = [];
  if (evidence.outOfPorts) found.push("out-of-ports");
  if (bottleneck === "proxy") found.push("proxy-saturated");
  if (bottleneck === "generator") found.push("generator-saturated");
  // In an open loop nothing is saturated, as it should be.
  if (bottleneck === "dependency" && !scenario.rate) found.push("dependency");
  const tooFew = answersOf(output) < REQUESTS_PER_CONNECTION * scenario.connections * 0.75;
  if (scenario.requests === undefined && ((tooFew && !scenario.rate) || !evidence.enoughTime))
    found.push("too-few-requests");
  if (evidence.keptUp !== null && evidence.keptUp < KEPT_UP) found.push("over-capacity");
  if (bottleneck === "generator" && littlesLawBroken(output, scenario)) found.push("littles-law");
  if (!evidence.steady) found.push("unsteady");
  if (!evidence.inStep) found.push("out-of-step");
  return found;
}

/**
 * Little's law, N = X · R (Little 1961), for a closed loop: X all answers ÷ wall time, R mean latency, N connections.
 * Only said where there were no errors and at least 10 requests a connection.
 */
function littlesLawBroken(output: OhaOutput, scenario: Scenario): boolean {
  const answers = answersOf(output);
  if (errorsOf(output) > 0 || answers < 10 * scenario.connections || output.latency.mean === null)
    return false;
  const share = ((answers / output.wall) * output.latency.mean) / scenario.connections;
  return share < 0.85 || share > 1.05;
}

/** The most frequent failures. */
function mostFrequent(output: OhaOutput, scenario?: Scenario): FailedRequests {
  const right = scenario ? rightStatuses(scenario.expect) : [];
  const wrong = Object.entries(output.byStatus)
    .filter(([status]) => !right.includes(Number(status)))
    .map(([status, count]) => ({ status, count }));
  const errors = Object.entries(output.errors).map(([error, count]) => ({ error, count }));
  return [...wrong, ...errors].sort((a, b) => b.count - a.count).slice(0, 3);
}
