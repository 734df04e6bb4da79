import { isDisturbed } from "../analyse/disturbed.ts";
import { type Components, components } from "../analyse/effect.ts";
import { equivalenceTail } from "../analyse/error-spending.ts";
import { halfWidth } from "../analyse/interval.ts";
import { mean, median } from "../analyse/robust-estimators.ts";
import type { Pairing, Plan, Scenario } from "../format/plan.ts";
import type { CaseRecord, Choice } from "../format/results.ts";
import type { Round, Session } from "../format/sample.ts";
import { answersFor, deciding, type Loop } from "../metrics/metrics.ts";
import { answersOf, SHORTEST } from "./validity.ts";
import { CAP, SLICE } from "./warm-up.ts";

/** What one session of a case consists of. */
export interface Design {
  readonly rounds: number;
  readonly pairing: Pairing;
  /** Seconds of load before the first round; while it is not known, warming up goes on until the servers are steady. */
  readonly warmUpSeconds?: number;
  /** Of the slower variant, in the rounds so far; while it is not known, a round is as long as the end of the warm-up says. */
  readonly answersPerSecond?: number;
  /** Whether a session of servers that need long rounds may do with fewer of them (`pilotRounds`). */
  readonly pilot?: true;
}

/** How a case goes on: the design of its next session, and what was chosen once it had enough of them. */
export interface SamplingPlan {
  readonly design: Design;
  readonly choice: Choice | null;
}

/** Sessions of a pilot. They count like all others, since the choice sees the spread alone. */
export const PILOT_SESSIONS = 3;

/** Rounds in a session of the pilot, and where the pilot cannot know. */
export const USUAL_ROUNDS = 4;

const ROUNDS_OFFERED = [2, 4, 6, 8, 12] as const;

/** What the rounds of a few sessions add to the degrees of freedom of their noise (bench/detect/session-variance.ts). */
const PRIOR_DEGREES = 3;

/** What starting and ending a generator adds to a round, in seconds. */
const ROUND_EXTRA = 0.03;

/** The same of a slice of warm-up, in which servers are looked at as well. */
const SLICE_EXTRA = 0.12;

/** A command is timed by itself, and would share its CPU with the other side's. */
export function pairingOf({ pairing }: Pick<Plan, "pairing">, { args }: Pick<Scenario, "args">): Pairing {
  return args ? "interleaved" : pairing;
}

export function firstPlan(pairing: Pairing): SamplingPlan {
  return { design: { pairing, rounds: USUAL_ROUNDS, pilot: true }, choice: null };
}

/** Rounds of slow servers are measured in pairs, so that the order of the two sides stays mirrored. */
const FEWEST_ROUNDS = 2;

/**
 * Rounds of a session of the pilot, from the seconds of each load that one of them holds in turn: the usual number, or two where servers are
 * slow and the usual number would take more than a sixth of the case's time, since a case with two or three sessions is hardly ever decided.
 */
export function pilotRounds(loads: readonly number[], budgetSeconds: number): number {
  const round = loads.reduce((sum, seconds) => sum + seconds, 0);
  const isLong = Math.max(...loads) > SHORTEST && USUAL_ROUNDS * round > budgetSeconds / (2 * PILOT_SESSIONS);
  return isLong ? FEWEST_ROUNDS : USUAL_ROUNDS;
}

/** What the sampling of a case goes by, besides its sessions. */
export interface Allowance {
  readonly loop: Loop;
  /** Wall seconds that the sessions so far took, and the case's share of the budget. */
  readonly spent: number;
  readonly budgetSeconds: number;
}

/**
 * How a case goes on after its newest session. As soon as a session showed how long to warm up, that long; once the pilot is over, with
 * the number of rounds that makes the interval narrowest in the time there is.
 */
export function nextPlan(
  now: SamplingPlan,
  { sessions }: Pick<CaseRecord, "sessions">,
  allowance: Allowance,
): SamplingPlan {
  if (now.choice !== null) return now;
  const learned = warmUpOf({ sessions }, allowance.loop);
  const warmUp = learned === null ? {} : { warmUpSeconds: learned };
  const { pilot, ...design } = { ...now.design, ...warmUp, ...seenThroughput(sessions) };
  if (sessions.length < PILOT_SESSIONS)
    return { design: { ...design, ...(pilot && { pilot }) }, choice: null };
  const choice = { ...chooseRounds({ sessions }, allowance), ...warmUp };
  return { design: { ...design, rounds: choice.roundsPerSession }, choice };
}

/**
 * Answers per second of the slower variant, by the median of its rounds: a warm-up of known length begins cold, so that its end tells too
 * little of a server that a JIT compiles, and rounds as long as that wants leave time for few sessions.
 */
function seenThroughput(sessions: readonly Session[]): Pick<Design, "answersPerSecond"> {
  const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
  const byVariant = Map.groupBy(samples, ({ variant }) => variant);
  const seen = [...byVariant.values()].map(
    (own) => median(own.map((each) => answersOf(each) / each.wall)) ?? 0,
  );
  const slowest = Math.min(...seen);
  return slowest > 0 && Number.isFinite(slowest) ? { answersPerSecond: slowest } : {};
}

/**
 * More rounds cost no start, but only more starts average out the difference between starts (Kalibera & Jones 2013, section 6.4; here with t
 * at the number of sessions instead of their closed form, which leaves that out).
 */
export function chooseRounds(record: Pick<CaseRecord, "sessions">, allowance: Allowance): Choice {
  const { loop } = allowance;
  const found = deciding(loop).flatMap((metric) => components(record, metric) ?? []);
  const offered = roundsOffered(record);
  if (found.length === 0) {
    const rounds = offered.find((each) => each >= USUAL_ROUNDS) ?? USUAL_ROUNDS;
    return { roundsPerSession: rounds, betweenStarts: null };
  }
  const costs = costsOf(record.sessions, allowance);
  const width = (rounds: number) =>
    Math.max(...found.map((each) => widthAtEnd(each, rounds, costs, allowance)));
  const rounds = offered.reduce((best, each) => (width(each) < width(best) ? each : best));
  const share = mean(found.map(({ start, round }) => start / (start + round) || 0));
  return {
    roundsPerSession: rounds,
    betweenStarts: share,
  };
}

/**
 * The numbers of rounds to choose from. In an open loop one round in which a server stalled is far from the others, and must not be half of
 * what there is; and the 99th percentile is that of all answers of a session, so that it needs enough of them, with one round to spare.
 */
function roundsOffered({ sessions }: Pick<CaseRecord, "sessions">): readonly number[] {
  const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
  const open = samples.filter(({ latencies }) => latencies !== undefined);
  if (open.length === 0) return ROUNDS_OFFERED;
  const answers = Math.min(...open.map(({ correct }) => correct));
  const enough = ROUNDS_OFFERED.filter(
    (rounds) => rounds >= USUAL_ROUNDS && (rounds - 1) * answers >= answersFor(0.99),
  );
  return enough.length > 0 ? enough : ROUNDS_OFFERED.slice(-1);
}

/** Wall seconds that a session costs whatever it measures, and that one of its rounds costs. */
interface Costs {
  readonly session: number;
  readonly round: number;
}

/** Half the width, when the time is over, of the interval that calls a case unchanged, with so many rounds per session. */
function widthAtEnd(
  { start, round }: Components,
  rounds: number,
  costs: Costs,
  { budgetSeconds }: Allowance,
): number {
  const n = Math.floor(budgetSeconds / (costs.session + rounds * costs.round));
  if (n < PILOT_SESSIONS) return Number.POSITIVE_INFINITY;
  const noise = { variance: start + round / rounds, degrees: n - 1 + PRIOR_DEGREES };
  return halfWidth({ noise, weight: n }, equivalenceTail("end")) ?? Number.POSITIVE_INFINITY;
}

/** What sessions cost from now on: the first one warmed up for longer than the later ones do. */
function costsOf(sessions: readonly Session[], { spent, loop }: Allowance): Costs {
  const rounds = sessions.flatMap(loop === "command" ? commandSeconds : loadSeconds);
  const measuring = rounds.reduce((sum, seconds) => sum + seconds, 0);
  const learned = warmUpOf({ sessions }, loop);
  const saved = sessions.map((session) =>
    learned === null ? 0 : Math.max(0, session.warmUpSeconds - learned * warmedUpAt(session)),
  );
  const starting = spent - measuring - saved.reduce((sum, each) => sum + each, 0);
  return {
    session: Math.max(0, starting / sessions.length),
    round: rounds.length === 0 ? 0 : measuring / rounds.length,
  };
}

/** One after the other, if not together, as its rounds were. */
function warmedUpAt({ rounds }: Session): number {
  return rounds.some(({ together }) => together)
    ? 1
    : Math.max(1, ...rounds.map(({ order }) => order.length));
}

/**
 * Seconds that each round of a command's session took: until the next one began, where that is longer, since making a container takes
 * longer than most commands that run in it. The last has what the others have beside their commands.
 */
function commandSeconds(session: Session): number[] {
  const { rounds } = session;
  const loads = loadSeconds(session);
  const beside = rounds
    .slice(1)
    .map(({ at }, i) => Math.max(0, at - (rounds[i]?.at ?? at) - (loads[i] ?? 0)));
  const last = beside.length === 0 ? 0 : mean(beside);
  return loads.map((seconds, i) => seconds + (beside[i] ?? last));
}

function loadSeconds({ rounds }: Session): number[] {
  return rounds.map(({ samples, together }) => {
    const walls = samples.map(({ wall }) => wall + ROUND_EXTRA);
    return together ? Math.max(0, ...walls) : walls.reduce((sum, wall) => sum + wall, 0);
  });
}

/** Pieces of a session that are averaged, at each place of it and at its end. */
const WINDOW = 3;

/** An answer at once may cost this many times what it costs at the end of the first session, of a server that was compiled before. */
const AT_ONCE = 1.1;

/**
 * The same of any other when the first round begins. The more, the more of a server is measured that is still being compiled and tells a
 * change too small or too large; the less, the more of the time goes into warming up (docs/noise.md, "What warming up costs").
 */
const WARM = 1.15;

/** A slice of warm-up or a round: seconds of load, and CPU seconds per answer, all variants added up. */
interface Piece {
  readonly seconds: number;
  readonly cost: number;
}

/** By how much what one side costs more than the other may differ between a long warm-up and a short one. */
const DRIFT = Math.log(1.25);

/**
 * The warm-up from now on: what was learned, or all of the first session's, where the two sides compare differently after a short one. A side
 * that is cheap or expensive for its first second alone would otherwise be measured in that second in every session but the first.
 */
function warmUpOf({ sessions }: Pick<CaseRecord, "sessions">, loop: Loop): number | null {
  const learned = learnedWarmUp({ sessions }, loop);
  const [first, ...later] = sessions.slice(sessions.findIndex((each) => each.warmUpCosts !== undefined));
  if (learned === null || first === undefined) return learned;
  const long = headOverBase(first);
  const short = later.flatMap((session) => headOverBase(session) ?? []);
  const drifts = long !== null && short.some((each) => Math.abs(each - long) > DRIFT);
  return drifts ? Math.min(CAP, Number((first.warmUpSeconds / warmedUpAt(first)).toFixed(2))) : learned;
}

/** By the median of a session's rounds, the logarithm of head's CPU time per answer over base's; null where it is not known. */
function headOverBase({ rounds }: Session): number | null {
  const costs = rounds
    .filter((round) => !isDisturbed(round))
    .flatMap(({ samples }) => {
      const [head, base] = (["head", "base"] as const).map((variant) =>
        pieceOf({ samples: samples.filter((sample) => sample.variant === variant) }),
      );
      return head && base && tells(head) && tells(base) ? [Math.log(head.cost / base.cost)] : [];
    });
  return median(costs);
}

/**
 * Seconds of load after which a case's servers are warm, by the first session that found out; null where none could tell: CPU time not
 * known, or servers that were not steady when their time was up. The rounds after its warm-up are asked as well, since a JIT can look
 * settled for a second and still get much cheaper: from there on, three pieces never cost on average over 15% more than the last
 * three. In an open loop it is all of the warm-up, since what a compiler holds up is what high percentiles are made of. What starts and
 * ends a generator is saved as well, since nobody has to look in between.
 */
export function learnedWarmUp(
  { sessions }: { readonly sessions: readonly Session[] },
  loop: Loop,
): number | null {
  const first = sessions.find(({ warmUpCosts }) => warmUpCosts !== undefined);
  const slices = first ? slicePieces(first) : [];
  const rounds = (first?.rounds ?? []).filter((round) => !isDisturbed(round)).map(pieceOf);
  const pieces = loop === "open" ? slices : [...slices, ...rounds];
  if (slices.length < WINDOW || !pieces.slice(-WINDOW).every(tells)) return null;
  const needed = loop === "open" ? pieces : pieces.slice(0, lastExpensive(pieces) + 1);
  const seconds = needed.reduce((sum, piece) => sum + piece.seconds, 0);
  // Without the dust of adding up, since it is read in results.json.
  return Math.min(CAP, Number(seconds.toFixed(2)));
}

/**
 * The slices of a session's warm-up. How long each took is not recorded: a slice ends with the answers that it waits for, so that those of a
 * slow server take much longer than what is asked for.
 */
function slicePieces(session: Session): Piece[] {
  const costs = session.warmUpCosts ?? [];
  const wall = session.warmUpSeconds / Math.max(1, costs.length) / warmedUpAt(session);
  const seconds = Math.max(SLICE, wall - SLICE_EXTRA);
  return costs.map((cost) => ({ seconds, cost: cost ?? Infinity }));
}

/**
 * The last piece that begins three which cost more than the last three; the first one counts as such. Servers that were as cheap at once
 * were compiled before, and a higher cost later on is noise.
 */
function lastExpensive(pieces: readonly Piece[]): number {
  const costAt = (from: number) => mean(pieces.slice(from, from + WINDOW).map(({ cost }) => cost));
  const end = pieces.length - WINDOW;
  if (costAt(0) <= AT_ONCE * costAt(end)) return 0;
  return pieces.findLastIndex((_, from) => from === 0 || (from < end && costAt(from) > WARM * costAt(end)));
}

function pieceOf({ samples }: Pick<Round, "samples">): Piece {
  const total = (of: (sample: Round["samples"][number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0);
  return {
    seconds: Math.max(0, ...samples.map(({ wall }) => wall)),
    cost: total(({ cpu }) => cpu.server ?? Number.NaN) / total(({ correct }) => correct),
  };
}

function tells({ cost }: Piece): boolean {
  return cost > 0 && Number.isFinite(cost);
}
