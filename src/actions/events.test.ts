import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import type { MeasureCommand } from "./definitions.ts";
import { commandForEvent, isUnreviewed } from "./events.ts";

const measured = (event: string, asked?: MeasureCommand, { named = false, trend = false } = {}) => {
  try {
    return commandForEvent(event, asked, { named, trend: () => trend });
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return "refused";
  }
};

test("every event has what is measured on it by itself", () => {
  for (const event of ["pull_request", "merge_group"]) assert.equal(measured(event), "compare", event);
  for (const event of ["schedule", "push"]) assert.equal(measured(event), "trend", event);
  for (const event of ["pull_request_target", "workflow_run", "issue_comment", "release", "constructor"])
    assert.equal(measured(event), "refused", event);
});

test("by hand a trend is measured where there is one, unless both sides are named", () => {
  assert.equal(measured("workflow_dispatch"), "compare");
  assert.equal(measured("workflow_dispatch", undefined, { trend: true }), "trend");
  assert.equal(measured("workflow_dispatch", undefined, { trend: true, named: true }), "compare");
});

test("what is asked for comes first, where the event allows it", () => {
  assert.equal(measured("push", "compare"), "compare");
  assert.equal(measured("release", "compare"), "compare");
  assert.equal(measured("workflow_dispatch", "trend"), "trend");
  for (const event of ["pull_request", "merge_group"])
    assert.equal(measured(event, "trend"), "refused", event);
});

test("where outsiders cause an event that has secrets, only commits that another job named are compared, on a comment", () => {
  const named = { named: true };
  assert.equal(measured("issue_comment", "compare", named), "compare");
  assert.equal(measured("issue_comment", "compare"), "refused");
  assert.equal(measured("issue_comment", undefined, named), "refused");
  assert.equal(measured("issue_comment", "trend", named), "refused");
  for (const event of ["pull_request_target", "workflow_run"])
    for (const asked of ["compare", "trend"] as const)
      assert.equal(measured(event, asked, named), "refused", `${event} ${asked}`);
});

test("a fork's code, and what a comment asks for, is code that nobody has reviewed", () => {
  const between = (base: unknown, head: unknown) =>
    isUnreviewed({
      name: "pull_request",
      payload: { pull_request: { base: { repo: base }, head: { repo: head } } },
    });
  assert.equal(between({ id: 1 }, { id: 1 }), false);
  assert.equal(between({ id: 1 }, { id: 2 }), true);
  // The fork has been deleted since.
  assert.equal(between({ id: 1 }, null), true);
  assert.equal(isUnreviewed({ name: "issue_comment", payload: {} }), true);
  for (const name of ["push", "merge_group", "workflow_dispatch"])
    assert.equal(isUnreviewed({ name, payload: {} }), false);
});
