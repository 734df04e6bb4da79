import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { roundLength } from "./round.ts";

test("a round is long enough for 12 requests a connection, within half a second and ten", () => {
  const scenario = { connections: 100 } as Scenario;
  assert.deepEqual(roundLength(scenario, 1000), { seconds: 1.2, enough: true });
  assert.deepEqual(roundLength(scenario, 50_000), { seconds: 0.5, enough: true });
  assert.deepEqual(roundLength(scenario, 10), { seconds: 10, enough: false });
  assert.deepEqual(roundLength(scenario, 0), { seconds: 10, enough: false });
  assert.deepEqual(roundLength({ ...scenario, durationSeconds: 300 }, 1), { seconds: 300, enough: true });
});
