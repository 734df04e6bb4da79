import assert from "node:assert/strict";
import { test } from "node:test";
import { parseRerunCommand, refusalOf } from "./rerun-request.ts";

test("a command names cases and a budget, or neither", () => {
  assert.deepEqual(parseRerunCommand("/loadgate run hash/go --budget 3m"), {
    cases: "hash/go*",
    budget: "3m",
    commit: "",
  });
  assert.deepEqual(parseRerunCommand("  /loadgate run\r\nthanks"), { cases: "", budget: "", commit: "" });
  assert.deepEqual(parseRerunCommand("/loadgate run --budget=90s a/b/direct"), {
    cases: "a/b/direct",
    budget: "90s",
    commit: "",
  });
  const commit = "0123456789abcdef0123456789abcdef01234567";
  for (const text of [`/loadgate run @${commit} a/b/direct`, `/loadgate run a/b/direct @${commit}`])
    assert.deepEqual(parseRerunCommand(text), { cases: "a/b/direct", budget: "", commit });
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
    "/loadgate run @0123456",
    "/loadgate run @main",
    `/loadgate run @${"a".repeat(40)} @${"b".repeat(40)}`,
    `/loadgate run ${"a".repeat(500)}`,
  ])
    assert.throws(() => parseRerunCommand(text), { name: "UsageError" }, text);
});

test("what is measured was there when it was asked for, or is the commit that was named", () => {
  const head = "a".repeat(40);
  const at = "2026-11-20T11:00:00Z";
  const [before, after] = ["2026-11-20T10:59:59Z", "2026-11-20T11:00:01Z"];
  assert.equal(refusalOf("", { head, pushed: before, at }), null);
  for (const pushed of [after, at, null, "soon"])
    assert.match(refusalOf("", { head, pushed, at }) ?? "", /pushed to after the comment/);
  assert.equal(refusalOf(head, { head, pushed: after, at }), null, "it is the one that was named");
  assert.match(refusalOf("b".repeat(40), { head, pushed: before, at }) ?? "", /head is a{40} by now/);
});
