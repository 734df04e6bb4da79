/**
 * What measuring costs beside the load itself: the share of the time between ready and stop with load on, the CPU time of
 * loadgate meanwhile, and how long its commands take to answer. Prints a Markdown table.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Results } from "../../src/format/results.ts";
import { must } from "../../test-support/run.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const CONFIG = join("targets", "greeting", "loadgate.yml");
const ISOLATIONS = ["process", "docker"] as const;
const CASES = ["go/hello/direct", "node-24/hello/nginx"];
const BUDGET = "40s";

const folder = mkdtempSync(join(tmpdir(), "overhead-"));
try {
  const rows = [["what", "figure", "goal"]];
  for (const isolation of ISOLATIONS) {
    for (const id of CASES) rows.push(...(await costOf(isolation, id)));
  }
  rows.push(["bundle starts (`--version`), median", await medianMs(["--version"]), "< 150 ms"]);
  rows.push(["`check` answers, median", await medianMs(["check", "--config", CONFIG]), "< 1000 ms"]);
  process.stdout.write(`${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function costOf(isolation: (typeof ISOLATIONS)[number], id: string): Promise<string[][]> {
  const out = join(folder, `${isolation}-${id.replaceAll("/", "-")}`);
  const args = [
    "compare",
    "--config",
    CONFIG,
    "--case",
    id,
    "--isolation",
    isolation,
    "--base",
    "HEAD",
    "--measure-identical",
  ];
  const child = spawn(join(ROOT, "loadgate"), [...args, "--budget", BUDGET, "--out", out], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  await once(child, "close");
  const { seconds, cases } = JSON.parse(readFileSync(join(out, "results.json"), "utf8")) as Results;
  const sessions = cases.reduce((sum, each) => sum + each.sessions.length, 0);
  return [
    [`${id}, ${isolation}: ready to stop with load on`, percent(seconds.load / seconds.ready), "≥ 85%"],
    [
      `${id}, ${isolation}: loadgate's own CPU, of one core, while load is on`,
      percent(seconds.harness / seconds.load),
      "< 3%",
    ],
    [
      `${id}, ${isolation}: starts and stops, each session`,
      `${((seconds.run - seconds.ready) / sessions).toFixed(2)} s of ${(seconds.run / sessions).toFixed(2)} s`,
      "",
    ],
  ];
}

/** Wall time by hyperfine, with no shell between. */
async function medianMs(args: readonly string[]): Promise<string> {
  const file = join(folder, "hyperfine.json");
  const command = [process.execPath, join(ROOT, "dist", "cli.js"), ...args].join(" ");
  await must(["hyperfine", "--shell=none", "--warmup", "3", "--runs", "15", "--export-json", file, command], {
    cwd: ROOT,
    timeoutSeconds: 120,
  });
  const { results } = JSON.parse(readFileSync(file, "utf8")) as { results: { median: number }[] };
  return `${((results[0]?.median ?? Number.NaN) * 1000).toFixed(0)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
