import assert from "node:assert/strict";
import { test } from "node:test";
import type { CaseResult, Results } from "../format/results.ts";
import { RUNS } from "./fixture.ts";
import { htmlReport } from "./html.ts";
import { markdownReport } from "./markdown.ts";
import { metricColumns } from "./metric-columns.ts";
import { terminalReport } from "./terminal.ts";

const closed = (RUNS.unchanged?.() ?? assert.fail()) as Results;
const isPercentile = (name: string) => ["p50", "p95", "p99"].includes(name);

function atRate(result: CaseResult): CaseResult {
  const metrics = result.metrics.map((metric) => ({ ...metric, gates: isPercentile(metric.name) }));
  return { ...result, rate: 500, metrics };
}

const [first, second] = closed.cases as readonly [CaseResult, CaseResult];
const open: Results = { ...closed, cases: closed.cases.map(atRate) };
const mixed: Results = { ...closed, cases: [atRate(first), second] };
const named = ({ cases }: Results, decides: boolean) =>
  metricColumns(cases).flatMap((column) => (column.decides === decides ? [column.name] : []));

test("what decides comes first, in whichever loop a case is", () => {
  assert.deepEqual([named(closed, true), named(closed, false)], [["goodput", "cpu"], ["p99"]]);
  assert.deepEqual(
    [named(open, true), named(open, false)],
    [
      ["p50", "p95", "p99"],
      ["goodput", "cpu"],
    ],
  );
  assert.deepEqual([named(mixed, true), named(mixed, false)], [["goodput", "cpu", "p50", "p95", "p99"], []]);
});

test("a narrow terminal loses the ranges, but nothing that decides", () => {
  const text = terminalReport(mixed, { color: false, width: 60 });
  assert.match(text, /^case +verdict +requests\/s +CPU\/request +p50 +p95 +p99$/m);
  assert.match(text, /^head against base in %, \(not judged\)$/m);
  assert.match(terminalReport(open, { color: false, width: 100 }), /^.* unchanged +(\S+ \[\S+ \S+\] *){3}/m);
});

test("a narrow screen hides only what informs", () => {
  const heads = (results: Results) =>
    [...htmlReport(results).matchAll(/<th scope="col"[^>]*>[^<]*/g)].slice(0, 6);
  const hidden = (results: Results) =>
    heads(results).flatMap(([text]) => text.match(/"wide">(.*)/)?.[1] ?? []);
  assert.deepEqual(hidden(closed), ["Latency p99"]);
  assert.deepEqual(hidden(open), ["Requests/s", "CPU per request"]);
  assert.deepEqual(hidden(mixed), []);
});

test("what decides one case and not another says so", () => {
  assert.match(markdownReport(mixed), /^\| Case \|.* Latency p50 \|.*\n.*\n.*direct.*% \(.*\) \|$/m);
  assert.match(markdownReport(mixed), /nginx.*(?: \S+%, not judged \|){3}$/m);
});

test("commands that report no operations have columns of their time, and none of a server's", () => {
  const timed = (result: CaseResult): CaseResult => ({
    ...result,
    metrics: result.metrics.map((metric) => {
      const decides = metric.name === "time" || metric.name === "cpu-time";
      return decides
        ? { ...metric, gates: true, base: 2, head: 2.2, ratio: 1.1 }
        : { ...metric, gates: false, base: null, head: null, ratio: null };
    }),
  });
  const commands: Results = { ...closed, cases: closed.cases.map(timed) };
  assert.deepEqual([named(commands, true), named(commands, false)], [["time", "cpu-time"], []]);
  const text = terminalReport(commands, { color: false, width: 120 });
  assert.match(text, /^case +verdict +time\/run +CPU\/run$/m);
  const page = htmlReport(commands);
  assert.match(page, /Time per run/);
  const both: Results = { ...closed, cases: [timed(first), second] };
  assert.deepEqual(named(both, true), ["goodput", "cpu", "time", "cpu-time"]);
});
