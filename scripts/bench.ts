/** The main job on the greeting servers: as they are now against as they were before their last change. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { must } from "../test-support/run.ts";

const ROOT = join(import.meta.dirname, "..");
const SUITE = "targets/greeting";
/** Four cases: the others would need Rust and Java here. */
const CASES = "node-24/hello/*,go/hello/*";
/** Starts, warm-up and measuring at most; a case ends as soon as it is decided. */
const BUDGET = "3m";
/** What two cores can decide in that time. */
const THRESHOLD = "3%";

const base = await chooseBase();
const config = ["--config", `${SUITE}/loadgate.yml`, "--case", CASES];
const args = ["compare", ...config, "--measure-identical", "--budget", BUDGET, "--threshold", THRESHOLD];
process.stderr.write(
  `compares the greeting servers in Node and Go with ${base.slice(0, 12)}: four cases, ${BUDGET} at most\n`,
);
const program = join(ROOT, "loadgate");
const child = spawn(program, [...args, "--base", base, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
  // The Node server runs on the Node that was set up, not on whichever the machine has.
  env: { ...process.env, PATH: [join(ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter) },
});
// A terminal signals the child as well, and it ends by its own rules.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("close", (code) => {
  process.exitCode = code ?? 3;
  if (code === 0)
    process.stderr.write("next: make demo-regression plants a slowdown of 10% and expects it to be found\n");
});

/** The commit before the last that changed the suite; HEAD where there is none, or where the change is not committed yet. */
async function chooseBase(): Promise<string> {
  const git = (...words: string[]) => must(["git", "-C", ROOT, ...words]);
  if ((await git("status", "--porcelain", "--", SUITE)).trim() !== "") return "HEAD";
  const [, previous] = (await git("log", "--max-count=2", "--format=%H", "--", SUITE)).trim().split("\n");
  return previous ?? "HEAD";
}
