import type { CpuPlan, Environment } from "../format/plan.ts";
import type { BuiltVariant, CaseResult, Results, Seconds } from "../format/results.ts";
import { plainLine, tailOfLog } from "../text/escape.ts";
import { bytes, duration, share } from "../text/format.ts";
import { explainIsolation, explainLayout, explainPairing } from "./messages.ts";

/** A label and what is to be said under it; values hold untrusted text. */
export type Fact = readonly [label: string, value: string];

export function revisions(results: Results): Fact[] {
  return results.variants.map((built) => [built.variant, revision(built)]);
}

/** "v1.2.0 (0123456789ab)"; the commit alone where it was named by it. */
export function revision({ label, commit }: BuiltVariant): string {
  const short = commit.slice(0, 12);
  return label !== "" && commit.startsWith(label) ? short : `${label} (${short})`;
}

const cores = (numbers: readonly number[]) => (numbers.length === 0 ? "none" : numbers.join(", "));

export function cpusOf({ cpus }: { readonly cpus: CpuPlan }): Fact {
  const { server, proxy, generator } = cpus;
  return [
    "CPUs",
    `server ${cores(server)}; proxy ${cores(proxy)}; generator ${cores(generator)}. ${explainLayout(cpus)}`,
  ];
}

export function timeOf({ build, run, load }: Seconds): Fact {
  return [
    "Time",
    `${duration(build)} building, ${duration(run)} after it, ${duration(load)} of that under load`,
  ];
}

export function systemOf({ os, kernel, runnerImage }: Environment): Fact {
  return ["System", `${os}, kernel ${kernel}${runnerImage === null ? "" : `, ${runnerImage}`}`];
}

export function toolsOf({ tools }: Environment): Fact {
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return ["Tools", versions.join(", ")];
}

export function method(results: Results): Fact[] {
  const { plan, seconds } = results;
  const sessions = results.cases.map((result) => result.sessions.length);
  const [fewest, most] = [Math.min(...sessions, Number.POSITIVE_INFINITY), Math.max(0, ...sessions)];
  const count = fewest === most || !Number.isFinite(fewest) ? `${most}` : `${fewest} to ${most}`;
  return [
    ["Isolation", explainIsolation(plan.isolation, plan.isolationReason)],
    ["Pairs", explainPairing(plan.pairing)],
    ["Sessions", `${count} per case; each session starts both servers again`],
    cpusOf(plan),
    [
      "Risk",
      `${share(plan.alpha)} that a run without any change is red: one such run in ${Math.round(1 / plan.alpha)}`,
    ],
    timeOf(seconds),
    ["Seed", String(plan.seed)],
  ];
}

export function environment(results: Results): Fact[] {
  const { environment: e } = results;
  const after = e.load.after === null ? "not known" : e.load.after.toFixed(2);
  return [
    ...machines(results),
    ...(e.servers
      ? [
          [
            "Servers",
            `on another machine: ${e.servers.cores} cores, ${bytes(e.servers.memoryBytes)}, ${e.servers.os}, kernel ${e.servers.kernel}`,
          ] as const,
        ]
      : []),
    systemOf(e),
    ["Load", `${e.load.before.toFixed(2)} before, ${after} after`],
    toolsOf(e),
    ["Run", `${results.id}, ${results.startedAt}`],
  ];
}

export function machine(e: Results["environment"]): string {
  return `${e.cpuModel}, ${e.cores} cores, ${bytes(e.memoryBytes)}`;
}

/** One machine, or each of a run in shards with the number of cases that were measured on it. */
function machines({ environment: here, cases }: Results): Fact[] {
  const counts = new Map<string, number>();
  for (const { environment: own } of cases)
    if (own) counts.set(machine(own), (counts.get(machine(own)) ?? 0) + 1);
  if (counts.size === 0) return [["Machine", machine(here)]];
  return [...counts].map(([name, count]) => [
    "Machine",
    `${name}: ${count} ${count === 1 ? "case" : "cases"}`,
  ]);
}

/** What a reader might take from the numbers and should not. */
export const CAVEATS: readonly string[] = [
  "Ratios hold for this machine and these scenarios. Do not compare absolute values between runs.",
  "Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with their own threshold or limit do too. Everything else only informs.",
  "Unchanged means that a change larger than the threshold is ruled out, not that nothing changed.",
];

interface LogTail {
  readonly title: string;
  readonly text: string;
}

/** The ends of the logs behind an invalid case, each once: of its builds, then of its servers. */
export function logsOf(result: CaseResult, results: Results): LogTail[] {
  const builds = results.failures
    .filter((failure) => failure.target === result.target)
    .map((failure) => ({ title: `end of the ${failure.what} log of ${failure.variant}`, text: failure.log }));
  const servers = result.sessions
    .flatMap((session) => session.invalid)
    .flatMap(({ variant, log }) =>
      log === undefined ? [] : [{ title: `end of the log of ${variant ?? "the server"}`, text: log }],
    );
  const tails = [...builds, ...servers].map(({ title, text }) => ({
    title: plainLine(title),
    text: tailOfLog(text),
  }));
  // One log per title: later sessions of the same server rarely say more than its first failure.
  return tails.filter((tail, i) => tail.text !== "" && tails.findIndex((t) => t.title === tail.title) === i);
}
