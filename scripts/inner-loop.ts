/**
 * `npm test`: what is run before every commit, as many steps at a time as there are cores. A step that passes is one line; one that fails
 * shows what it wrote. Steps need no Docker, no oha and no quiet machine; `make test` tries everything.
 */
import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

const ROOT = join(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules", ".bin");

const tests = (...patterns: string[]) => globSync(patterns, { cwd: ROOT }).sort();
const node = (...args: string[]) => [process.execPath, ...args];

/** What takes longest begins first. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  // Each file waits most of its time, as GitHub asks of its clients.
  "fake GitHub": node(
    "--test",
    "--test-concurrency=8",
    "--test-reporter=dot",
    ...tests("test/github/*.test.ts"),
  ),
  // In one process: starting one for each of a hundred files takes longer than their tests.
  unit: node(
    "--test",
    "--test-isolation=none",
    "--test-reporter=dot",
    ...tests("{src,dashboard,scripts,bench}/**/*.test.ts", "test/*.test.ts", "test/publish/golden.test.ts"),
  ),
  types: [join(BIN, "tsc")],
  "types of the page": [join(BIN, "tsc"), "-p", "dashboard"],
  "format and lint": [join(BIN, "biome"), "check", "--error-on-warnings", "."],
  "generated documents": node("scripts/generate.ts", "--check"),
};

const env = {
  ...process.env,
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

await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
const total = `${((performance.now() - began) / 1000).toFixed(0)} s`;
process.stdout.write(
  failed.length === 0 ? `all passed in ${total}\n` : `failed: ${failed.join(", ")} (${total})\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
