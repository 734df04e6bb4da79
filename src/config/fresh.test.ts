import assert from "node:assert/strict";
import { test } from "node:test";
import { plannedCases } from "./cases.ts";
import { withFresh } from "./fresh.ts";
import { parseConfig } from "./load.ts";

const config = (scenarios: object, targets: object = { api: { command: "node a.js", port: 80 } }) =>
  parseConfig(JSON.stringify({ targets, scenarios }), "service/loadgate.yml");

const HELLO = { request: "GET /", via: "direct" };

/** What is said of each case of head, by its id. */
function freshIn(
  base: ReturnType<typeof config> | null,
  head: ReturnType<typeof config>,
  ...changed: string[]
) {
  const compared = { base, scenarios: head.scenarios, changed };
  return plannedCases(head).map((found) => withFresh(found, compared).fresh);
}

test("a case is fresh by what base's configuration does not have of it", () => {
  const base = config({ hello: HELLO });
  assert.deepEqual(freshIn(null, base), ["configuration"]);
  assert.deepEqual(freshIn(base, base), [undefined]);
  const web = { api: { command: "node a.js", port: 80 }, web: { command: "node w.js", port: 80 } };
  assert.deepEqual(freshIn(base, config({ hello: HELLO }, web)), [undefined, "target"]);
  assert.deepEqual(freshIn(base, config({ other: HELLO })), ["scenario"]);
  assert.deepEqual(freshIn(base, config({ hello: { request: "GET /" } })), [undefined, "scenario"]);
});

test("what decides which answer is right makes a request another one; how hard it is asked does not", () => {
  const base = config({ hello: HELLO });
  const changing = (change: object) => freshIn(base, config({ hello: { ...HELLO, ...change } }));
  for (const change of [{ request: "GET /new" }, { expect: { body: "new" } }, { http2: true, via: "direct" }])
    assert.deepEqual(changing(change), ["request"], JSON.stringify(change));
  for (const change of [{ connections: 3 }, { rate: 100 }, { threshold: "9%" }, { timeout: "1s" }])
    assert.deepEqual(changing(change), [undefined], JSON.stringify(change));
});

test("another file that is sent is another request", () => {
  const sending = config({
    hello: { request: { method: "POST", path: "/", "body-file": "a.json" }, via: "direct" },
  });
  assert.deepEqual(freshIn(sending, sending, "service/a.json"), ["request"]);
  assert.deepEqual(freshIn(sending, sending, "a.json"), [undefined]);
});

test("what a case said of itself before does not count", () => {
  const base = config({ hello: HELLO });
  const [found] = plannedCases(base);
  const forged = { ...(found as NonNullable<typeof found>), fresh: "target" } as const;
  assert.equal(withFresh(forged, { base, scenarios: base.scenarios, changed: [] }).fresh, undefined);
});
