/**
 * `npm test`: what is run before every commit, two steps more at a time than there are cores, as most wait a lot. A step that passes is one
 * line; one that fails shows what it wrote. Steps need no Docker, no oha and no quiet machine; `make test` tries everything.
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempDisposableSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules", ".bin");

const tests = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).sort();
const node = (...args: string[]) => [process.execPath, ...args];

/** In one process: starting one for each of a hundred files takes longer than their tests. */
const inOneProcess = (files: readonly string[]) =>
  node("--test", "--test-isolation=none", "--test-reporter=dot", ...files);

const UNIT = tests(
  "{src,dashboard,scripts,bench}/**/*.test.ts",
  "test/*.test.ts",
  "test/publish/golden.test.ts",
);

/** Apart from what computes: their tests wait for programs, and starting one costs more the larger the process is that starts it. */
const EDGES = /^src\/platform\//;
const STARTS_PROGRAMS = /^(src\/(build|commands|experiment|load|measure|serve)|scripts|test)\//;

/** What takes longest begins first. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  // Each file waits most of its time, as GitHub asks of its clients.
  "fake GitHub": node(
    "--test",
    "--test-concurrency=8",
    "--test-reporter=dot",
    ...tests("test/github/*.test.ts"),
  ),
  "unit, starting programs": inOneProcess(UNIT.filter((file) => STARTS_PROGRAMS.test(file))),
  "unit, edges": inOneProcess(UNIT.filter((file) => EDGES.test(file))),
  "unit, computing": inOneProcess(UNIT.filter((file) => !STARTS_PROGRAMS.test(file) && !EDGES.test(file))),
  types: [join(BIN, "tsc")],
  "types of the page": [join(BIN, "tsc"), "-p", "dashboard"],
  "format and lint": [join(BIN, "biome"), "check", "--error-on-warnings", "."],
  "generated documents": node("scripts/generate.ts", "--check"),
};

/** Thousands of small files are made and removed: in memory, where there is room and programs may be started, in half the time of a disk. */
function quickFolder(): string {
  const memory = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < 2 ** 30) return tmpdir();
    using folder = mkdtempDisposableSync(join(memory, "loadgate-"));
    const program = join(folder.path, "program");
    writeFileSync(program, "#!/bin/sh\n", { mode: 0o700 });
    return spawnSync(program, { env: {} }).status === 0 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const temporary = mkdtempDisposableSync(join(quickFolder(), "inner-loop-"));
// Tests as root start programs under their own users, who pass through here.
chmodSync(temporary.path, 0o711);
// At a signal too: what is left in memory takes up memory.
process.once("exit", () => temporary.remove());
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

const env = {
  ...process.env,
  TMPDIR: temporary.path,
  PATH: [BIN, process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "node"),
};

async function passes(name: string, [program = "", ...args]: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? "✔" : "✘"} ${name} (${seconds} s)\n`);
  if (code !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return code === 0;
}

const began = performance.now();
const waiting = Object.entries(STEPS);
const failed: string[] = [];

async function worker(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    if (!(await passes(...next))) failed.push(next[0]);
}

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) + 2 }, worker));
const total = `${((performance.now() - began) / 1000).toFixed(0)} s`;
process.stdout.write(
  failed.length === 0 ? `all passed in ${total}\n` : `failed: ${failed.join(", ")} (${total})\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
