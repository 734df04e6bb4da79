/**
 * Whole runs as users make them, of identical builds and of planted changes by turns: whether what the replay of recorded sessions says
 * holds. Eight cases of 60 s each; a line is added for each run, so it may be stopped and gone on with, and its sessions to those that
 * were recorded. `make live`.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "../../src/experiment/compare.ts";
import { hostHere } from "../../src/experiment/host.ts";
import type { CaseResult } from "../../src/format/results.ts";
import { amountIn } from "./calibrate.ts";
import { type Label, recordedOf } from "./live-sessions.ts";
import { machineHere } from "./machine.ts";
import {
  HERE,
  type LiveCase,
  type LiveRun,
  NEW_LIVE,
  readLive,
  readRecords,
  recordFiles,
} from "./records.ts";
import { SUBJECTS, type Subject } from "./servers.ts";

const SERVERS = ["go-hello", "node-hello", "go-hash", "node-hash"] as const;
const VIAS = ["direct", "nginx"] as const;
/** One target for each: what is planted depends on the via that it is measured on. */
const CASES = SERVERS.flatMap((server) => VIAS.map((via) => ({ server, via, name: `${server}-${via}` })));
const SECONDS = 60;
const { values } = parseArgs({
  options: { runs: { type: "string", default: "2" } },
});

const ROOT = join(import.meta.dirname, "..", "..");
const scratch = mkdtempSync(join(tmpdir(), "live-"));
const folder = join(scratch, "repository");
mkdirSync(folder);
const git = (...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    encoding: "utf8",
  }).trim();

/** How a server of a suite is started from the repository's top, where its suite lies in the folder `at`. */
const STARTED: Record<(typeof SERVERS)[number], (at: string) => object> = {
  "go-hello": (at) => ({
    setup: `go build -C ${at}/go -trimpath -buildvcs=false -o bin/greeting .`,
    command: `./${at}/go/bin/greeting`,
  }),
  "node-hello": (at) => ({ command: `node ${at}/node/server.js` }),
  "go-hash": (at) => ({
    setup: `go build -C ${at}/go -trimpath -buildvcs=false -o bin/hash .`,
    command: `./${at}/go/bin/hash`,
    env: { DATA: `${at}/data.bin` },
  }),
  "node-hash": (at) => ({ command: `node ${at}/node/server.js`, env: { DATA: `${at}/data.bin` } }),
};

const subjectOf = (server: string) => SUBJECTS[server] as Subject;
/** The change that is planted into a server, which is to be found, and its share. */
function plantOf(server: string): [name: string, share: number] {
  const { goal = "", plants } = subjectOf(server);
  return [goal, plants[goal] ?? 0];
}
const shareOf = (server: string) => plantOf(server)[1];
const machine = machineHere();
const recordedHere = readRecords(recordFiles()).get(machine);

function configuration() {
  const scenarios = CASES.map(({ server, via, name }) => {
    const hash = server.endsWith("-hash");
    const request = hash ? "GET /?n=10" : "GET /";
    const threshold = `${shareOf(server) * 50}%`;
    return [name, { request, via, threshold, targets: [name], ...(hash && { connections: 16 }) }];
  });
  const targets = CASES.map(({ server, name }) => {
    return [name, { port: 8080, ...STARTED[server](name) }];
  });
  return { targets: Object.fromEntries(targets), scenarios: Object.fromEntries(scenarios) };
}

function writeSources(planted: boolean): void {
  for (const { server, via, name } of CASES) {
    const { suite, source, plant } = subjectOf(server);
    cpSync(join(ROOT, "targets", suite), join(folder, name), { recursive: true });
    const file = join(folder, name, source);
    if (!planted) continue;
    writeFileSync(file, plant(readFileSync(file, "utf8"), plantedInto(server, via)));
  }
}

/** As much as in the recorded sessions, which those of live runs are kept with. */
function plantedInto(server: string, via: string): number {
  const [plant, share] = plantOf(server);
  return amountIn(recordedHere, `${server}/${via}/${plant}`, subjectOf(server), share);
}

/** The series that a case's sessions belong to. */
function labelOf(id: string, planted: boolean): Label {
  const found = CASES.find(({ name }) => id.startsWith(`${name}/`));
  if (!found) throw new Error(`no ${id} among the live cases`);
  const { server, via } = found;
  const [series, amount] = planted ? [plantOf(server)[0], plantedInto(server, via)] : ["0", 0];
  return { series: `${server}/${via}/${series}`, machine, amount };
}

function commit(planted: boolean): string {
  writeSources(planted);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", planted ? "Planted" : "As it is");
  return git("rev-parse", "HEAD");
}

function liveCase({ id, verdict, sessions, metrics }: CaseResult): LiveCase {
  const gating = metrics.filter(({ gates }) => gates);
  const estimates = gating.map(({ name, ratio, interval }) => ({ name, ratio, interval }));
  return { id, verdict, sessions: sessions.length, metrics: estimates };
}

try {
  git("init", "--quiet", "--initial-branch", "main");
  writeFileSync(join(folder, "loadgate.yml"), JSON.stringify(configuration()));
  const base = commit(false);
  const planted = commit(true);
  const host = hostHere(folder, process.stderr);
  const before = readLive().length;
  for (let run = before; run < before + Number(values.runs); run++) {
    const isPlanted = run % 2 === 1;
    const results = await compare(
      {
        base,
        head: isPlanted ? planted : base,
        isolation: "process",
        budgetSeconds: SECONDS * CASES.length,
        measureIdentical: true,
        out: join(scratch, "out"),
      },
      host,
    );
    // What was cut short is no run.
    if (results.interrupted) break;
    const line: LiveRun = {
      at: results.startedAt,
      machine,
      planted: isPlanted,
      seconds: results.seconds.run,
      cases: results.cases.map(liveCase),
    };
    mkdirSync(dirname(NEW_LIVE), { recursive: true });
    appendFileSync(NEW_LIVE, `${JSON.stringify(line)}\n`);
    const sessions = recordedOf(results, (id) => labelOf(id, isPlanted));
    appendFileSync(HERE, sessions.map((each) => `${JSON.stringify(each)}\n`).join(""));
    process.stdout.write(
      `${isPlanted ? "planted" : "identical"}: ${line.cases.map((c) => c.verdict).join(", ")}\n`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
