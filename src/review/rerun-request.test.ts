import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRerunCommand } from "./rerun-request.ts";

test("a command names cases and a budget, or neither", () => {
  assert.deepEqual(parseRerunCommand("/loadgate run hash/go --budget 3m"), {
    cases: "hash/go*",
    budget: "3m",
  });
  assert.deepEqual(parseRerunCommand("  /loadgate run\r\nthanks"), { cases: "", budget: "" });
  assert.deepEqual(parseRerunCommand("/loadgate run --budget=90s a/b/direct"), {
    cases: "a/b/direct",
    budget: "90s",
  });
});

test("talk is no command", () => {
  for (const text of ["", "see /loadgate run", "> /loadgate run", "/loadgates run", "hello\n/loadgate run"])
    assert.equal(parseRerunCommand(text), null);
});

test("what is not understood is refused, and nothing of it gets anywhere", () => {
  for (const text of [
    "/loadgate",
    "/loadgate stop",
    "/loadgate run a b",
    "/loadgate run $(id)",
    "/loadgate run a;id",
    "/loadgate run --out /etc",
    "/loadgate run --budget",
    "/loadgate run --budget 2h",
    "/loadgate run --budget soon",
    `/loadgate run ${"a".repeat(500)}`,
  ])
    assert.throws(() => parseRerunCommand(text), { name: "UsageError" }, text);
});
