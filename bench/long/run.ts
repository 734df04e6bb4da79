/**
 * The same comparison many times in a row in one process, a new head each time, by turns as containers and as processes: whether anything
 * grows. `node --expose-gc bench/long/run.ts --runs 200`. Prints a Markdown table of the counts at the start, at each tenth and at the end.
 */
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compare } from "../../src/experiment/compare.ts";
import { hostHere } from "../../src/experiment/host.ts";
import { cacheFolder } from "../../src/platform/programs.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "200" } } });
const runs = Number(values.runs);
const gc = (globalThis as { gc?: () => void }).gc;
if (!gc) throw new Error("start it with node --expose-gc");

const root = mkdtempSync(join(tmpdir(), "long-"));
const folder = join(root, "repository");
const temporary = join(root, "temporary");
for (const each of [folder, temporary]) mkdirSync(each);
process.env.TMPDIR = temporary;

const git = (...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args]);
const server = (round: number) =>
  `// ${round}\nrequire("node:http").createServer((_, response) => response.end("Hello")).listen(process.env.PORT);\n`;

writeFileSync(
  join(folder, "Dockerfile"),
  'FROM node:24-slim\nCOPY server.js /server.js\nCMD ["node", "/server.js"]\n',
);
writeFileSync(
  join(folder, "loadgate.yml"),
  JSON.stringify({
    targets: { api: { build: ".", process: { command: "node server.js" }, port: 8080 } },
    scenarios: { hello: { request: "GET /", connections: 8, duration: "200ms", via: "direct" } },
  }),
);
writeFileSync(join(folder, "server.js"), server(0));
git("init", "--quiet", "--initial-branch", "main");
git("add", "--all");
git("commit", "--quiet", "--message", "Begin");

const lines = (...args: string[]) =>
  execFileSync("docker", args, { encoding: "utf8" }).split("\n").filter(Boolean).length;
const bytesIn = (path: string): number =>
  globSync("**/*", { cwd: path }).reduce((sum, name) => {
    const found = statSync(join(path, name), { throwIfNoEntry: false });
    return sum + (found?.isFile() ? found.size : 0);
  }, 0);
const buildCache = () =>
  execFileSync("docker", ["system", "df", "--format", "{{.Type}} {{.Size}}"], { encoding: "utf8" })
    .split("\n")
    .find((line) => line.startsWith("Build"))
    ?.replace(/^Build Cache /, "");

function counts(run: number) {
  gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  return {
    run,
    "heap MiB": Math.round(heapUsed / 2 ** 20),
    "resident MiB": Math.round(rss / 2 ** 20),
    descriptors: readdirSync("/proc/self/fd").length,
    listeners: process.listenerCount("SIGTERM") + process.listenerCount("exit"),
    containers: lines("ps", "--all", "--quiet"),
    images: lines("images", "--quiet"),
    volumes: lines("volume", "ls", "--quiet"),
    networks: lines("network", "ls", "--quiet"),
    "temporary files": readdirSync(temporary).length,
    "control groups": globSync("/sys/fs/cgroup/{,*/}loadgate-*").length,
    worktrees: git("worktree", "list").toString().trim().split("\n").length,
    // Without `run`, where the engine that the tests start writes its log.
    "cache KiB": Math.round((bytesIn(cacheFolder()) - bytesIn(join(cacheFolder(), "run"))) / 1024),
    "build cache": buildCache(),
  };
}

const host = hostHere(folder, { isTTY: false, columns: 80, write: () => true });
const table = [counts(0)];
let failed = 0;
try {
  for (let run = 1; run <= runs; run += 1) {
    writeFileSync(join(folder, "server.js"), server(run));
    const isolation = run % 2 === 0 ? "docker" : "process";
    const results = await compare(
      { isolation, budgetSeconds: 3, measureIdentical: false, out: join(root, "out") },
      host,
    );
    if (results.exitCode !== 0) failed += 1;
    if (run % Math.ceil(runs / 10) === 0 || run === runs) {
      table.push(counts(run));
      process.stderr.write(`${run} of ${runs}\n`);
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
const names = Object.keys(table[0] as object) as (keyof (typeof table)[number])[];
process.stdout.write(`| ${names.join(" | ")} |\n|${" ---: |".repeat(names.length)}\n`);
for (const row of table) process.stdout.write(`| ${names.map((name) => row[name]).join(" | ")} |\n`);
process.stdout.write(`\n${failed} of ${runs} runs ended with another exit code than 0.\n`);
