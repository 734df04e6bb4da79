import assert from "node:assert/strict";
import { test } from "node:test";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import type { Verdict } from "../format/names.ts";
import { comparableCases, slowdownFor, slowdownOfNight } from "./planted-slowdown.ts";

const configured = (trend: string) =>
  parseConfig(
    `
targets:
  api: { build: ., port: 8080 }
  tool: { build: . }
scenarios:
  convert: { args: "--fast", targets: [tool] }
  hello: { request: GET /, via: direct, targets: [api] }
  list: { request: GET /list, via: direct, targets: [api], threshold: 4% }
trend: { reference: v1, ${trend} }
`,
    "loadgate.yml",
  );
const nights = (trend: string) => {
  const config = configured(trend);
  return [0, 1, 2].map((night) => {
    const planted = slowdownOfNight(config, plannedCases(config, undefined), night);
    return planted && [planted.case.id, planted.slowdown];
  });
};

test("each night plants a slowdown in the next case that has a server, or always in the control case", () => {
  const [hello, list] = [
    ["api/hello/direct", 0.05],
    // What the configuration does not count as a change cannot be found.
    ["api/list/direct", 0.1],
  ];
  assert.deepEqual(nights("alert: none"), [hello, list, hello]);
  assert.deepEqual(nights("control: api/list/direct"), [list, list, list]);
  assert.deepEqual(nights('control: "api/l*"'), [list, list, list]);
  assert.deepEqual(nights("control: tool/convert/direct"), [hello, list, hello]);
  assert.deepEqual(nights("selftest: true"), [hello, list, hello]);
});

test("none is planted where the trend turns it off, or where there are commands alone", () => {
  assert.deepEqual(nights("selftest: false"), [null, null, null]);
  const config = configured("alert: none");
  const commands = plannedCases(config, undefined).filter(({ target }) => target === "tool");
  assert.ok(commands.length > 0);
  assert.equal(slowdownOfNight(config, commands, 0), null);
});

test("none is planted in a case that the reference lacks, or that gave no numbers tonight", () => {
  const cases = plannedCases(configured("alert: none"), "api/*");
  const left = (verdict: Verdict) =>
    comparableCases(cases, [{ id: "api/hello/direct", verdict }]).map(({ id }) => id);
  assert.deepEqual(left("new"), ["api/list/direct"]);
  assert.deepEqual(left("invalid"), ["api/list/direct"]);
  assert.deepEqual(left("regression"), ["api/hello/direct", "api/list/direct"]);
});

test("a planted slowdown is the smallest whole percentage that is clearly beyond the threshold, and 5% at least", () => {
  assert.deepEqual([0, 0.02, 0.021, 0.028, 0.1].map(slowdownFor), [0.05, 0.05, 0.06, 0.07, 0.25]);
});
