import assert from "node:assert/strict";
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import fc from "fast-check";
import { judgedAgain } from "../../src/analyse/conclude.ts";
import { parseConfig } from "../../src/config/load.ts";
import { UsageError } from "../../src/errors.ts";
import { readState, stateText } from "../../src/format/comment-state.ts";
import { readResults } from "../../src/format/results.ts";
import { parseOhaOutput } from "../../src/load/oha.ts";
import { commitIn, readEvent } from "../../src/platform/github-event.ts";
import { sketchedRun } from "../../src/report/fixture.ts";
import { htmlReport } from "../../src/report/html.ts";
import { markdownReport } from "../../src/report/markdown.ts";
import { parseRerunCommand } from "../../src/review/rerun-request.ts";
import { appendRun, appendRuns } from "../../src/trend/append.ts";
import { readBaselineLevels } from "../../src/trend/baseline-levels.ts";
import { memoryStore, nightly } from "../../src/trend/fixture.ts";
import { historyJson, importedHistory } from "../../src/trend/github-action-benchmark.ts";
import { mutatedJson, mutatedText } from "./mutate.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const scratch = mkdtempSync(join(tmpdir(), "loadgate-fuzz-"));
after(() => rmSync(scratch, { recursive: true }));

/** LOADGATE_FUZZ_SECONDS is how long each reader is tried, LOADGATE_FUZZ_SEED where it begins; a hundred cases where nothing is said. */
const { LOADGATE_FUZZ_SECONDS: seconds, LOADGATE_FUZZ_SEED: seed = "1" } = process.env;
const PLAN: fc.Parameters<unknown> = {
  seed: Number(seed),
  ...(seconds
    ? { numRuns: 1e9, interruptAfterTimeLimit: Number(seconds) * 1000, markInterruptAsFailure: false }
    : { numRuns: 100 }),
};

/** A file that is refused says so in one line that begins with no error of the language. */
async function readOrRefused(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    assert.ok(error instanceof Error, String(error));
    const ours = error instanceof UsageError || error.constructor === Error;
    if (!ours) throw error;
    assert.ok(error.message.length > 0 && error.message.length < 4000, error.message.slice(0, 200));
  }
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
}

function fuzz(name: string, texts: fc.Arbitrary<string>, read: (text: string) => unknown): void {
  test(name, () =>
    fc.assert(
      fc.asyncProperty(texts, (text) => readOrRefused(() => read(text))),
      PLAN as fc.Parameters<[string]>,
    ),
  );
}

const configs = globSync("targets/*/*loadgate.yml", { cwd: ROOT }).map((file) =>
  readFileSync(join(ROOT, file), "utf8"),
);
for (const text of configs) parseConfig(text, "loadgate.yml");
fuzz("loadgate.yml", fc.oneof(...configs.map(mutatedText), fc.string({ unit: "binary" })), (text) =>
  parseConfig(text, "loadgate.yml"),
);
const asJson = {
  targets: {
    api: {
      build: { context: ".", args: { A: "1" } },
      command: "node s.js",
      process: { setup: "npm ci", command: "node s.js", "working-directory": "app" },
      port: 8080,
      env: { A: "b" },
      ready: { path: "/", timeout: "5s" },
    },
  },
  scenarios: {
    a: {
      request: { method: "POST", path: "/", headers: { A: "b" }, body: "x" },
      expect: { status: 200, body: "x" },
      rate: "50%",
      timeout: "1s",
    },
  },
  presets: { quick: { "*": { connections: 4 } } },
  "fail-on": ["regression"],
  thresholds: { memory: "10%", p99: "5%" },
  "absolute-limits": { p99: "50ms", memory: "200MiB", goodput: 5000 },
};
parseConfig(JSON.stringify(asJson), "loadgate.yml");
fuzz("loadgate.yml as JSON", mutatedJson(asJson), (text) => parseConfig(text, "loadgate.yml"));

const OHA = {
  summary: { total: 1.0, average: 0.001, totalData: 500, requestsPerSec: 100, successRate: 1 },
  latencyPercentiles: { p50: 0.001, p90: 0.002, p99: 0.003 },
  statusCodeDistribution: { "200": 100 },
  errorDistribution: { "aborted due to deadline": 8 },
};
parseOhaOutput(JSON.stringify(OHA));
fuzz("oha's JSON", fc.oneof(mutatedJson(OHA), mutatedText(JSON.stringify(OHA))), parseOhaOutput);

const gates = { thresholds: { memory: 0.1 }, limits: { p99: 0.015, "image-size": 1e9 } };
const results = sketchedRun([
  { scenario: "hello", memory: 1, gates },
  { scenario: "json", via: "nginx" },
]);
readResults(JSON.stringify(results));
fuzz("results.json, and the reports of what is accepted", mutatedJson(results), (text) => {
  const read = judgedAgain(readResults(text));
  const page = htmlReport(read) + markdownReport(read);
  assert.doesNotMatch(page, /<script>/);
});

const OPTIONS = { name: "octo/app", url: null, now: new Date("2026-11-20T00:00:00Z") };
const CASES = ["api/hello/direct", "api/json/direct"];
const trend = memoryStore();
trend.write(
  (
    await appendRuns(
      [0, 1, 2, 3].map((n) => nightly(n, CASES)),
      trend,
      OPTIONS,
    )
  ).files,
);
const branch = [...trend.files].map(([path, text]) => {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const [before, behind] = [text.slice(0, text.indexOf("{")), text.slice(text.lastIndexOf("}") + 1)];
  const whole = path.endsWith(".js")
    ? mutatedJson(JSON.parse(json)).map((each) => before + each + behind)
    : mutatedText(text);
  return fc.oneof(whole, mutatedText(text)).map((changed) => JSON.stringify([path, changed]));
});
fuzz("what lies on gh-pages", fc.oneof(...branch), async (text) => {
  const [path, changed] = JSON.parse(text) as [string, string];
  const store = memoryStore([...trend.files, [path, changed]]);
  await readOrRefused(() => readBaselineLevels(store));
  await appendRun(nightly(4, CASES), store, OPTIONS);
});

const DATA = {
  lastUpdate: 1,
  repoUrl: "https://github.example/o/a",
  entries: {
    S: [1, 2, 3].map((n) => ({
      commit: {
        author: { name: "A" },
        id: `${n}`.padStart(40, "0"),
        message: `Change ${n}\n\nmore`,
        url: "x",
      },
      date: Date.UTC(2023, 0, n),
      tool: "cargo",
      benches: [{ name: "b", value: 34_001, range: "+/- 2,802", unit: "ns/iter" }],
    })),
  },
};
importedHistory(historyJson(`window.BENCHMARK_DATA = ${JSON.stringify(DATA)}`));
fuzz("another tool's data.js", fc.oneof(mutatedJson(DATA), mutatedText(JSON.stringify(DATA))), (text) =>
  importedHistory(historyJson(`window.BENCHMARK_DATA = ${text}`)),
);

const EVENT = {
  pull_request: { number: 1, head: { sha: "a".repeat(40) }, base: { sha: "b".repeat(40), ref: "main" } },
};
const file = join(scratch, "event.json");
fuzz("an event", fc.oneof(mutatedJson(EVENT), mutatedText(JSON.stringify(EVENT))), (text) => {
  writeFileSync(file, text);
  const { payload } = readEvent({ GITHUB_EVENT_NAME: "pull_request", GITHUB_EVENT_PATH: file });
  const commit = commitIn(payload, "pull_request", "head", "sha");
  assert.ok(commit === null || /^[0-9a-f]{40}$/.test(commit));
});

const STATE = stateText({ runs: [], accepted: [], heard: [] });
fuzz(
  "a comment's state",
  fc.oneof(mutatedText(STATE), fc.string({ unit: "binary", maxLength: 300 })),
  readState,
);
fuzz("a comment's command", mutatedText("/loadgate run api/hello,api/json --budget 3m"), (text) => {
  const wish = parseRerunCommand(text);
  if (wish) assert.doesNotMatch(JSON.stringify(wish), /[`$;|&<>\\\\]/);
});
