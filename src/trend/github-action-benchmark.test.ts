import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../analyse/fixture.ts";
import { UsageError } from "../errors.ts";
import { type PublishedMetric, pointsBlock, pointsBlockFile, readTrendText } from "../format/trend.ts";
import { appendRuns } from "./append.ts";
import { readLog } from "./estimate.ts";
import { memoryStore } from "./fixture.ts";
import { betterOf, halfWidth, historyJson, importedHistory, unitOf } from "./github-action-benchmark.ts";
import { decodeSpark, SPARK_COLUMNS } from "./spark.ts";
import { keyOf, readOverview } from "./store.ts";

const DAY = 86_400_000;
const FIRST = Date.UTC(2023, 0, 1);
const OPTIONS = { name: "app", url: null, now: new Date("2026-11-20T00:00:00Z"), everywhere: true };

type Bench = Record<string, unknown>;
const entry = (n: number, tool: string, benches: readonly Bench[]) => ({
  commit: { author: { name: "A" }, id: `${n}`.padStart(40, "0"), message: `Change ${n}\n\nmore`, url: "x" },
  ...{ date: FIRST + n * DAY, tool, benches },
});
const file = (entries: Record<string, readonly unknown[]>) =>
  `window.BENCHMARK_DATA = ${JSON.stringify({ lastUpdate: 1, repoUrl: "https://github.example/o/a", entries }, null, 2)}`;
const read = (entries: Record<string, readonly unknown[]>) => importedHistory(historyJson(file(entries)));
const metricOf = (tool: string, bench: Bench) =>
  read({ S: [entry(0, tool, [{ name: "b", ...bench }])] }).runs[0]?.cases[0]?.metrics[0];

/** The interval of a value, in four digits. */
function boundsIn(metric: PublishedMetric | undefined): number[] {
  const [head, bounds] = [metric?.head ?? 0, metric?.bounds ?? []];
  return bounds.map((log) => Number((head * Math.exp(readLog(log))).toPrecision(5)));
}

test("every tool's direction, unit and range", () => {
  const cargo = metricOf("cargo", { value: 34_001, range: "+/- 2,802", unit: "ns/iter" });
  assert.equal(cargo?.better, "lower");
  assert.equal(cargo?.unit, "s/iter");
  assert.deepEqual(boundsIn(cargo), [31_199e-9, 36_803e-9]);
  const js = metricOf("benchmarkjs", { value: 100, range: "±1.12%", unit: "ops/sec" });
  assert.deepEqual([js?.better, boundsIn(js)], ["higher", [98.88, 101.12]]);
  const pytest = metricOf("pytest", { value: 1000, range: "stddev: 0.00001", unit: "iter/sec" });
  assert.deepEqual([pytest?.better, boundsIn(pytest)], ["higher", [990, 1010]]);
  assert.equal(metricOf("go", { value: 42.3, unit: "ns/op" })?.bounds, undefined);
  assert.equal(metricOf("customBiggerIsBetter", { value: 5, unit: "Percent" })?.better, "higher");
  assert.equal(metricOf("customSmallerIsBetter", { value: 5, unit: "Megabytes" })?.better, "lower");
  for (const tool of ["catch2", "googlecpp", "julia", "benchmarkdotnet", "benchmarkluau", "cargo"])
    assert.equal(betterOf(tool, "ms"), "lower", tool);
  assert.deepEqual([betterOf("jmh", "ops/s"), betterOf("jmh", "us/op")], ["higher", "lower"]);
  // Catch2 chooses another unit each time.
  assert.deepEqual(unitOf("ms"), { unit: "s", factor: 1e-3 });
  assert.deepEqual(unitOf("B/op"), { unit: "B/op", factor: 1 });
});

test("what is no range is none", () => {
  const none = ["", "about 5", "± ", "5..7", "-3", "±Infinity", "±0", "1".repeat(200)];
  for (const range of none) assert.equal(halfWidth(range, 10), null, range);
  assert.equal(halfWidth("± 3.2%", 1000), 32);
  assert.equal(halfWidth("± 12", 1000), 12);
});

test("suites come together in the order of their dates, as runs without a reference", async () => {
  const benches = [{ name: "fib 10", value: 10, unit: "ns/op" }];
  const { runs } = read({
    Go: [entry(0, "go", benches), entry(2, "go", benches)],
    Rust: [entry(1, "cargo", benches)],
  });
  assert.deepEqual(
    runs.map(({ cases }) => cases[0]?.id),
    ["Go/fib 10", "Rust/fib 10", "Go/fib 10"],
  );
  assert.deepEqual([runs[0]?.reference, runs[0]?.verdict, runs[0]?.head.subject], [null, null, "Change 0"]);
  const store = memoryStore();
  store.write((await appendRuns(runs, store, OPTIONS)).files);
  const path = pointsBlockFile(keyOf("Go/fib 10"), 0);
  const [metric] = readTrendText(path, pointsBlock, store.files.get(path) as string).series;
  assert.deepEqual(
    [metric?.runs, metric?.ratio, metric?.head],
    [
      [0, 2],
      [null, null],
      [1e-8, 1e-8],
    ],
  );
  assert.equal((await appendRuns(runs, store, OPTIONS)).added.length, 0);
});

test("years of history make many blocks in one go, and again nothing", async () => {
  const entries = Array.from({ length: 901 }, (_, n) =>
    entry(n, "customSmallerIsBetter", [{ name: "size", value: 100 + (n % 7), range: "± 3", unit: "KiB" }]),
  );
  const { runs } = read({ S: entries });
  const store = memoryStore();
  const { files } = await appendRuns(runs, store, OPTIONS);
  store.write(files);
  assert.equal([...files.keys()].filter((path) => path.startsWith("blocks/runs/")).length, 5);
  const overview = await readOverview(store);
  assert.deepEqual([overview?.runs, overview?.series[0]?.points], [901, 901]);
  assert.equal(decodeSpark(overview?.series[0]?.spark ?? "").length, SPARK_COLUMNS);
  const added = read({
    S: [...entries, entry(901, "customSmallerIsBetter", [{ name: "size", value: 1, unit: "KiB" }])],
  });
  assert.equal((await appendRuns(added.runs, store, OPTIONS)).added.length, 1);
});

test("a name that comes twice is one case; values that are no numbers are left out", () => {
  const { runs, leftOut } = read({
    S: [
      entry(0, "go", [
        { name: "a", value: 3, unit: "B" },
        { name: "a", value: 1, unit: "B" },
        { name: "a", value: "2", unit: "B" },
        { name: "b", value: null, unit: "B" },
        { name: "c", value: "fast", unit: "B" },
        { name: "d", value: 0, unit: "B", range: { not: "text" } },
      ]),
    ],
  });
  assert.deepEqual(
    runs[0]?.cases.map(({ id }) => id),
    ["S/a", "S/d"],
  );
  assert.deepEqual(runs[0]?.cases[0]?.metrics[0]?.head, 2);
  assert.deepEqual(boundsIn(runs[0]?.cases[0]?.metrics[0]), [1, 3]);
  assert.deepEqual(leftOut, {
    runs: 0,
    benchmarks: 2,
    first: "entries.S.0.benches.3.value: it is not a number",
  });
});

test("a name that comes twice in other units of time is one case; what cannot be converted is left out", () => {
  const { runs, leftOut } = read({
    S: [
      entry(0, "go", [
        { name: "a", value: 900, unit: "us" },
        { name: "a", value: 1.5, unit: "ms" },
        { name: "a", value: 1.2, unit: "ms" },
        { name: "a", value: 7, unit: "B" },
      ]),
    ],
  });
  const [metric] = runs[0]?.cases[0]?.metrics ?? [];
  assert.deepEqual([metric?.unit, metric?.head], ["s", 1.2e-3]);
  assert.deepEqual(leftOut, {
    ...{ runs: 0, benchmarks: 1 },
    first: "entries.S.0.benches.3.unit: it is not the one that this name had before in the run",
  });
});

test("a date may be a text, and is the commit's where there is none", () => {
  const good = [{ name: "a", value: 3, unit: "B" }];
  const { date: _, ...undated } = entry(0, "go", good);
  const commit = { id: "f00", timestamp: "2024-05-01T10:00:00+02:00" };
  const dated = [
    { ...undated, commit },
    { ...undated, commit, date: null },
    { ...undated, commit, date: "2024-05-03" },
    undated,
  ];
  const { runs, leftOut } = read({ S: dated as unknown as ReturnType<typeof entry>[] });
  const made = "2024-05-01T08:00:00.000Z";
  assert.deepEqual(
    runs.map(({ at }) => at),
    [made, made, "2024-05-03T00:00:00.000Z"],
  );
  assert.equal(leftOut.runs, 1);
  assert.match(leftOut.first ?? "", /^entries\.S\.3\.date: /);
});

test("times in seconds, microseconds and nanoseconds are those of their day, as are digits in a text", () => {
  const good = [{ name: "a", value: 3, unit: "B" }];
  const times: readonly unknown[] = [1.7e9, "1700000000", 1.7e12, "1700000000000", 1.7e15, 1.7e18];
  const dated = times.map((date, n) => ({ ...entry(n, "go", good), date }));
  const { runs, leftOut } = read({ S: dated as unknown as ReturnType<typeof entry>[] });
  assert.deepEqual(new Set(runs.map(({ at }) => at)), new Set(["2023-11-14T22:13:20.000Z"]));
  assert.deepEqual([runs.length, leftOut.runs], [times.length, 0]);
  const wrong = [-5, 0, 12, 4e20, true].map((date, n) => ({ ...entry(n, "go", good), date }));
  const commits = wrong.map((each) => ({ ...each, commit: { id: "f00" } }));
  assert.equal(read({ S: commits as unknown as ReturnType<typeof entry>[] }).leftOut.runs, wrong.length);
});

test("what cannot be read of a history is left out and counted; the rest is imported", async () => {
  const good = { name: "a", value: 3, unit: "B" };
  const bad: readonly unknown[] = [
    { ...entry(1, "go", [good]), commit: null },
    { ...entry(2, "go", [good]), commit: { id: "" } },
    { ...entry(3, "go", [good]), date: "yesterday" },
    { ...entry(4, "go", [good]), benches: null },
    ...[null, 7, []],
  ];
  const mixed = [{ value: 1, unit: "B" }, { ...good, name: "" }, { ...good, name: null }, null, good];
  const whole = [
    { ...entry(10, "go", [{ ...good, unit: null, range: null, extra: null }]), tool: null },
    { ...entry(11, "go", mixed as Bench[]), commit: { id: "f00", message: null } },
    entry(12, "go", [{ ...good, unit: "x".repeat(5000), range: "± 1e999" }]),
    entry(13, "go", []),
  ];
  const { runs, leftOut } = read({ S: [...bad, ...whole], T: null as unknown as [], U: {} as unknown as [] });
  assert.deepEqual(
    runs.map(({ cases }) => cases.map(({ id }) => id)),
    [["S/a"], ["S/a"], ["S/a"]],
  );
  assert.equal(runs[0]?.cases[0]?.metrics[0]?.unit, "");
  assert.deepEqual([leftOut.runs, leftOut.benchmarks], [bad.length + 2, 4]);
  assert.match(leftOut.first ?? "", /^entries\.S\.0\.commit: /);
  const store = memoryStore();
  assert.equal((await appendRuns(runs, store, OPTIONS)).added.length, 3);
});

test("a history that is broken is refused by the line, and why", () => {
  const whole = file({ S: [entry(0, "go", [{ name: "a", value: 3, unit: "B" }])] });
  const lines = whole.split("\n");
  const merged = [...lines.slice(0, 8), "<<<<<<< HEAD", ...lines.slice(8)].join("\n");
  const broken: readonly (readonly [text: string, reported: RegExp])[] = [
    [merged, /: line 9, column 1: Expected property name or '}';/],
    [lines.slice(0, 10).join("\n"), /: line 10, column \d+: it ends too early;/],
    [whole.slice(0, whole.indexOf('"benches"') + 4), /it ends too early/],
    [whole.replace('"tool": "go",', '"tool": "go"'), /: line \d+, column 9: Expected ',' or '}' after/],
    [whole.replace('"value": 3', '"value": NaN'), /: line \d+, column \d+: Unexpected token 'N';/],
    [`\uFEFF${whole};\nalert(1)`, new RegExp(`: line ${lines.length}, column 2: `)],
    ["", /: line 1, column 1: it ends too early/],
  ];
  for (const [text, reported] of broken)
    assert.throws(() => importedHistory(historyJson(text)), { name: "UsageError", message: reported });
});

test("strange names stay apart, and harmless", async () => {
  const names = [
    "__proto__",
    "constructor",
    "a\u202eb",
    "a\u200bb",
    "x".repeat(5000),
    `${"x".repeat(5000)}y`,
    "\n",
    "../../x",
  ];
  const { runs } = read({
    ["S".repeat(10)]: [
      entry(
        0,
        "go",
        names.map((name) => ({ name, value: 1, unit: "B" })),
      ),
    ],
  });
  const ids = runs[0]?.cases.map(({ id }) => id) ?? [];
  assert.equal(new Set(ids).size, names.length);
  for (const id of ids) assert.match(id, /^[^\p{C}]{1,300}$/u);
  const store = memoryStore();
  store.write((await appendRuns(runs, store, OPTIONS)).files);
  for (const path of store.files.keys()) assert.match(path, /^[\w./-]+$/);
});

test("whatever the file holds, the answer is a refusal or a history", () => {
  const whole = file({ S: [entry(0, "go", [{ name: "a", value: 3, unit: "B", range: "± 3" }])] });
  const random = seeded(11);
  const scraps = ['"', "{", "}", "[", "null", "1e999", "-1", ",", ";alert(1)", "<", "0", '{"a":1}'];
  let refused = 0;
  for (let i = 0; i < 2000; i++) {
    const at = Math.floor(random() * whole.length);
    const gone = Math.floor(random() * 8);
    const text = `${whole.slice(0, at)}${scraps[Math.floor(random() * scraps.length)]}${whole.slice(at + gone)}`;
    try {
      importedHistory(historyJson(text));
    } catch (error) {
      assert.ok(error instanceof UsageError, String((error as Error).stack));
      refused++;
    }
  }
  assert.ok(refused > 1000);
  assert.throws(() => importedHistory(historyJson("window.BENCHMARK_DATA = {}; alert(1)")), UsageError);
});
