/**
 * Whole runs as users make them, of identical builds and of planted changes by turns: whether what the replay of recorded sessions says
 * holds. Eight cases of 60 s each; a line is added for each run, so it may be stopped and gone on with. `make live`.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "../../src/commands/compare.ts";
import { hostHere } from "../../src/commands/host.ts";
import { type LiveRun, NEW_LIVE, readLive } from "./records.ts";
import { SUBJECTS, type Subject } from "./servers.ts";

const SERVERS = ["go-hello", "node-hello", "go-hash", "node-hash"] as const;
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

/** How a server of a suite is started from the repository's top. */
const TARGETS = {
  "go-hello": {
    prepare: "go build -C greeting/go -trimpath -buildvcs=false -o bin/greeting .",
    command: "./greeting/go/bin/greeting",
  },
  "node-hello": { command: "node greeting/node/server.js" },
  "go-hash": {
    prepare: "go build -C hash/go -trimpath -buildvcs=false -o bin/hash .",
    command: "./hash/go/bin/hash",
    env: { DATA: "hash/data.bin" },
  },
  "node-hash": { command: "node hash/node/server.js", env: { DATA: "hash/data.bin" } },
};

const plantOf = (server: string) => {
  const [name, amount] = Object.entries((SUBJECTS[server] as Subject).plants)[0] ?? [];
  return { share: Number.parseFloat(name ?? "") / 100, amount: amount ?? 0 };
};

function configuration() {
  const scenarios = SERVERS.map((server) => {
    const hash = server.endsWith("-hash");
    const request = hash ? "GET /?n=10" : "GET /";
    const threshold = `${plantOf(server).share * 50}%`;
    return [server, { request, threshold, targets: [server], ...(hash && { connections: 16 }) }];
  });
  const targets = SERVERS.map((server) => [server, { build: ".", port: 8080, ...TARGETS[server] }]);
  return { targets: Object.fromEntries(targets), scenarios: Object.fromEntries(scenarios) };
}

function writeSources(planted: boolean): void {
  for (const suite of ["greeting", "hash"])
    cpSync(join(ROOT, "targets", suite), join(folder, suite), { recursive: true });
  for (const server of planted ? SERVERS : []) {
    const { suite, source, plant } = SUBJECTS[server] as Subject;
    const file = join(folder, suite, source);
    writeFileSync(file, plant(readFileSync(file, "utf8"), plantOf(server).amount));
  }
}

function commit(planted: boolean): string {
  writeSources(planted);
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", planted ? "Planted" : "As it is");
  return git("rev-parse", "HEAD");
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
        runner: "process",
        budgetSeconds: SECONDS * SERVERS.length * 2,
        measureIdentical: true,
        out: join(scratch, "out"),
      },
      host,
    );
    const { cpuModel, cores } = results.environment;
    const line: LiveRun = {
      at: results.startedAt,
      machine: `${cpuModel}, ${cores} CPUs`,
      planted: isPlanted,
      seconds: results.seconds.run,
      cases: results.cases.map(({ id, verdict, sessions }) => ({ id, verdict, sessions: sessions.length })),
    };
    mkdirSync(dirname(NEW_LIVE), { recursive: true });
    appendFileSync(NEW_LIVE, `${JSON.stringify(line)}\n`);
    process.stdout.write(
      `${isPlanted ? "planted" : "identical"}: ${line.cases.map((c) => c.verdict).join(", ")}\n`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
