import assert from "node:assert/strict";
import { test } from "node:test";
import { readEvent } from "./github-event.ts";

test("outside of a workflow it is said what is missing, and what works there", () => {
  assert.throws(
    () => readEvent({ GITHUB_EVENT_NAME: "pull_request" }),
    /^UsageError: GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, .*run it in a workflow.*loadgate report/,
  );
});
