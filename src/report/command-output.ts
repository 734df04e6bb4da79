import type { Tuned } from "../analyse/tuning.ts";
import type { NoOwnUsers } from "../format/findings.ts";
import type { CpuPlan } from "../format/plan.ts";
import type { IsolationChosen } from "../model/config.ts";
import { clip, plainLine } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";
import { explainConfinement, explainIsolation, explainLayout } from "./messages.ts";
import { metricLabel } from "./metric-columns.ts";
import { slowStart } from "./setup-text.ts";

/** How one case was started and asked, without any load. */
export interface StartedCase {
  readonly id: string;
  /** Seconds from the start until the right answer. */
  readonly seconds: number | null;
  /** Why there was none; null where there was, and where nothing is asked: a command runs to its end only when it is measured. */
  readonly problem: string | null;
  /** The end of the log of what failed. */
  readonly log: string;
}

export interface StartCheck {
  readonly cases: readonly StartedCase[];
  /** Seconds that one side takes to be built. */
  readonly buildSeconds: number;
  /** What is worth knowing of a server that works. */
  readonly notices: readonly string[];
}

/** What `loadgate check` finds. */
export interface CheckReport {
  readonly ok: boolean;
  readonly config: string;
  readonly cases: readonly CheckedCase[];
  readonly isolation: IsolationChosen | null;
  /** Why processes have no separate users here; null where they have, or nothing runs as a process. */
  readonly ownUsersLacking: NoOwnUsers | null;
  readonly cpus: CpuPlan;
  readonly machine: string;
  /** Where each program was found, and what it said of itself; null where it was not found. */
  readonly tools: Readonly<Record<string, CheckedTool | null>>;
  /** Minutes of starts, warm-up and measuring; builds of both sides are among them only where `started` tells what they take. */
  readonly predictedMinutes: number;
  /** Seconds of measuring that each case has. */
  readonly caseSeconds: number;
  /** What came of starting each case once; null where that was not asked for, or something is missing. */
  readonly started: StartCheck | null;
  /** What stands in the way, each with what to do. */
  readonly missing: readonly string[];
  readonly advisories: readonly string[];
}

export interface CheckedTool {
  readonly path: string;
  /** Null where it is another program, cannot be run or is too old. */
  readonly version: string | null;
}

interface CheckedCase {
  readonly id: string;
  readonly threshold: number;
  /** The smallest change that it can show on this machine, by the noise of the last run here; null where there was none. */
  readonly smallest: number | null;
}

/** What `loadgate check` prints for people. */
export function checkText(report: CheckReport): string {
  const { server, proxy, generator } = report.cpus;
  const count = `${report.cases.length} case${report.cases.length === 1 ? "" : "s"}`;
  const width = Math.max(0, ...report.cases.map(({ id }) => id.length));
  const sections = [
    [
      `${report.config}: ${count}, about ${report.predictedMinutes.toFixed(1)} minutes, builds ${report.started ? "of both sides included" : "on top"}`,
      ...report.cases.map(
        ({ id, threshold, smallest }) =>
          `  ${id.padEnd(width)}  threshold ${share(threshold)}; ${canShow(smallest)}`,
      ),
      ...(report.cases.every(({ smallest }) => smallest === null)
        ? ["  (what each case can show is known after a first run on this machine)"]
        : []),
    ],
    [
      `machine    ${report.machine}`,
      `CPUs       server ${server.join(",")}; nginx ${proxy.join(",")}; generator ${generator.join(",")}`,
      `           ${explainLayout(report.cpus)}`,
      `isolation  ${report.isolation ? explainIsolation(report.isolation.name, report.isolation.reason) : "none can be used"}`,
      ...(report.isolation
        ? [`           ${explainConfinement(report.isolation.name, report.ownUsersLacking)}`]
        : []),
      ...Object.entries(report.tools).map(([name, tool]) => `${name.padEnd(10)} ${toolText(tool)}`),
    ],
    report.started ? [...startedLines(report.started, width), ...slowestStart(report)] : [],
    report.advisories.map((text) => `advisory: ${text}`),
    missingLines(report),
  ];
  const filled = sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${filled.join("\n\n")}\n`;
}

/** What `loadgate check --quiet` prints for people: what stands in the way; nothing where a run can begin. */
export function obstaclesText(report: CheckReport): string {
  const failed = report.started?.cases.filter(({ problem }) => problem !== null) ?? [];
  const width = Math.max(0, ...failed.map(({ id }) => id.length));
  const lines = [...startedLines({ cases: failed, notices: [] }, width), ...missingLines(report)];
  return lines.map((line) => `${line}\n`).join("");
}

function missingLines({ missing }: CheckReport): string[] {
  return missing.map((text) => `missing: ${plainLine(text)}`);
}

function startedLines({ cases, notices }: Pick<StartCheck, "cases" | "notices">, width: number): string[] {
  const shown = new Set<string>();
  const tailOf = (log: string) => {
    // One server fails in all of its cases alike.
    if (log === "" || shown.has(log)) return [];
    shown.add(log);
    return log.split("\n").map((line) => `  | ${line}`);
  };
  return [
    ...cases.flatMap(({ id, seconds, problem, log }) => {
      const line = (what: string, how: string) => `${what}  ${id.padEnd(width)}  ${plainLine(how)}`;
      if (problem !== null) return [line("failed ", problem), ...tailOf(log)];
      return seconds === null
        ? [line("skipped", "commands run only when they are measured")]
        : [line("started", `answered as expected after ${duration(seconds)}`)];
    }),
    ...notices.map(plainLine),
  ];
}

/** That the slowest start takes too much of a case's time. */
function slowestStart({ started, cases, caseSeconds }: CheckReport): string[] {
  const startSeconds = Math.max(0, ...(started?.cases ?? []).map(({ seconds }) => seconds ?? 0));
  const slow = slowStart({ startSeconds, cases: cases.length, caseSeconds });
  return slow === null ? [] : [slow];
}

function toolText(tool: CheckedTool | null): string {
  if (tool === null) return "not found";
  return `${tool.path}, ${tool.version ?? "which cannot be used"}`;
}

function canShow(smallest: number | null): string {
  return smallest === null
    ? "what it can show is not known yet"
    : `can show a change of about ${share(Number(smallest.toPrecision(2)))}`;
}

const TUNING_LEGEND = [
  "finds: a slowdown of twice the threshold; chance: how often a run of this length calls it slower;",
  "95% after: the time a case needs to find it in 95 of 100 runs; unchanged if equal: how often a run",
  "of this length calls identical builds unchanged",
].join("\n");

/** What `loadgate tune` prints for people. */
export function tuningText(cases: readonly Tuned[], leftOut: readonly string[]): string {
  const parts = [
    ...cases.map(caseText),
    ...(cases.length > 0 ? [TUNING_LEGEND] : []),
    ...leftOut.map((why) => `left out: ${plainLine(why)}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

const COLUMNS = ["threshold", "finds", "chance", "95% after", "unchanged if equal"] as const;

function caseText(found: Tuned): string {
  const rows = found.rows.map((row) => [
    `${row.threshold === found.threshold ? "now " : ""}${share(row.threshold)}`,
    share(row.threshold * 2),
    chanceText(row.chance),
    row.enough === null ? "never" : duration(row.enough),
    chanceText(row.unchanged),
  ]);
  const widths = COLUMNS.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join("   ")}`;
  const noise = [found, ...(found.noisiest.metric === found.metric ? [] : [found.noisiest])].map(
    ({ metric, spread }) =>
      `${share(Number(spread.toPrecision(2)))} a session (${metricLabel({ name: metric, unit: "" })})`,
  );
  const runs = `${found.sessions} sessions in ${found.runs} run${found.runs === 1 ? "" : "s"}`;
  const pace = `${found.secondsPerSession.toFixed(1)} s each`;
  return [
    `${plainLine(found.id)}: noise ${noise.join(" to ")}, ${runs}, ${pace}; ${duration(found.seconds)} a case`,
    line(COLUMNS),
    ...rows.map(line),
    `  ${proposal(found)}`,
  ].join("\n");
}

function chanceText(value: number): string {
  return value > 0.995 ? "> 99%" : value < 0.005 ? "< 1%" : `${Math.round(value * 100)}%`;
}

function proposal({ proposed, threshold, seconds, rows }: Tuned): string {
  if (proposed === null) return "holds none of these in its time; use a larger budget, or a quieter machine";
  if (proposed === threshold) return `keeps its threshold of ${share(threshold)}`;
  if (proposed < threshold)
    return `keeps ${share(threshold)}; threshold: ${share(proposed)} would hold as well`;
  const needed = rows.find((row) => row.threshold === threshold)?.enough ?? null;
  const instead = needed === null ? "" : `, or ${duration(needed)} instead of ${duration(seconds)} a case`;
  return `proposes threshold: ${share(proposed)}${instead}`;
}

/** A commit, and what it said of itself. */
interface Suspect {
  readonly commit: string;
  readonly subject: string;
}

/** What halving a range of commits has found. */
export interface Bisected {
  /** The commits that the change must lie in, oldest first: one, unless some of them could not be judged. */
  readonly suspects: readonly Suspect[];
  readonly verdict: "regression" | "improvement";
  /** How many commits were measured. */
  readonly measured: number;
}

/** The commit that changed a case, for a terminal. */
export function bisectedText({ suspects, verdict, measured }: Bisected): string {
  const lines = suspects.map(({ commit, subject }) => `  ${commit}  ${clip(plainLine(subject), 100)}`);
  const [slower, count] = [verdict === "regression" ? "slower" : "faster", suspects.length];
  const what =
    count === 1
      ? `the first commit that is ${slower}:`
      : `${slower} since one of these ${count} commits; those between them could not be judged:`;
  return `${[what, ...lines, `${measured} commits were measured, each against the same commit`].join("\n")}\n`;
}

/** The shards of a run, a line each. */
export function shardsText(
  shards: readonly { readonly shard: string; readonly cases: readonly string[]; readonly minutes: number }[],
): string {
  const lines = shards.map(
    ({ shard, cases, minutes }) =>
      `${shard.padEnd(8)} ${minutes} min after building: ${cases.map(plainLine).join(", ")}`,
  );
  return `${lines.join("\n")}\n`;
}
