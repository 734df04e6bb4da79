/**
 * Shows that a slowdown is found: plants one of about 10% in a scratch copy of HEAD, and expects `compare` to end with
 * exit code 1 and to name the case. Ends with 0 only then.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { must } from "../test-support/run.ts";
import { plantSlowdown } from "./demo/plant.ts";

const ROOT = join(import.meta.dirname, "..");
const CASE = "node-24/hello/direct";
const SERVER = "targets/greeting/node/server.js";
const BUDGET = "70s";
/** Outside the scratch copy, so that the report can be read afterwards. */
const OUT = join(ROOT, ".loadgate", "demo");

const interruption = new AbortController();
for (const [signal, code] of [["SIGINT", 130] as const, ["SIGTERM", 143] as const]) {
  process.on(signal, () => {
    process.exitCode = code;
    interruption.abort();
  });
}

const scratch = await mkdtemp(join(tmpdir(), "loadgate-demo-"));
try {
  const found = await demonstrate();
  if (!interruption.signal.aborted) process.exitCode = found ? 0 : 1;
} catch (error) {
  if (!interruption.signal.aborted) throw error;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function demonstrate(): Promise<boolean> {
  await copyOfHead();
  say(`plants about 10% more CPU time per request in ${SERVER} of a scratch copy`);
  const server = join(scratch, SERVER);
  await writeFile(server, plantSlowdown(await readFile(server, "utf8")));
  await git("commit", "--quiet", "--all", "--message", "A slowdown that nobody meant");

  const code = await compare();
  interruption.signal.throwIfAborted();
  const verdict = await verdictOf(CASE);
  say(`compare ended with exit code ${code}, and ${CASE} is "${verdict}"`);
  const found = code === 1 && verdict === "regression";
  say(found ? "the planted slowdown was found" : "NOT found: exit code 1 and a regression were expected");
  return found;
}

/** A clone, so that nothing is written into this checkout's own repository. */
async function copyOfHead(): Promise<void> {
  const { signal } = interruption;
  await must(["git", "clone", "--quiet", "--no-tags", ROOT, scratch], { signal, timeoutSeconds: 120 });
  const head = (await must(["git", "-C", ROOT, "rev-parse", "HEAD"])).trim();
  await git("checkout", "--quiet", "--detach", head);
}

/** Git in the scratch copy, by a separate author and without the user's hooks and signatures. */
function git(...words: string[]): Promise<string> {
  const own = [
    "user.name=loadgate",
    "user.email=loadgate@localhost",
    "commit.gpgSign=false",
    "core.hooksPath=/dev/null",
  ];
  const settings = own.flatMap((setting) => ["-c", setting]);
  return must(["git", "-C", scratch, ...settings, ...words], { signal: interruption.signal });
}

/** Runs this checkout's loadgate on the scratch copy; its report goes to the terminal. */
async function compare(): Promise<number | null> {
  // What an earlier run left must not be taken for the answer of this one.
  await rm(OUT, { recursive: true, force: true });
  const args = ["--config", "targets/greeting/loadgate.yml", "--case", CASE, "--isolation", "process"];
  const sides = ["--base", "HEAD~1", "--head", "worktree", "--budget", BUDGET, "--out", OUT];
  const PATH = [join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  const child = spawn(join(ROOT, "loadgate"), ["compare", ...args, ...sides], {
    cwd: scratch,
    stdio: "inherit",
    env: { ...process.env, PATH },
  });
  interruption.signal.addEventListener("abort", () => child.kill("SIGTERM"), { once: true });
  const [code] = (await once(child, "close")) as [number | null];
  return code;
}

async function verdictOf(id: string): Promise<string> {
  interface Reported {
    readonly cases: readonly { readonly id: string; readonly verdict: string }[];
  }
  const file = join(OUT, "results.json");
  const results = JSON.parse(await readFile(file, "utf8").catch(() => '{"cases":[]}')) as Reported;
  return results.cases.find((each) => each.id === id)?.verdict ?? "not measured";
}

function say(text: string): void {
  process.stderr.write(`demo: ${text}\n`);
}
