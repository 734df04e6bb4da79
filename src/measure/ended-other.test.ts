import assert from "node:assert/strict";
import { test } from "node:test";
import type { End, Variant } from "../format/faults.ts";
import type { Deployment } from "./deployment.ts";
import { wasEnded, watchEnds } from "./ended-other.ts";

function deployment(variant: Variant, end: End | null, ownNetwork = false): Deployment {
  const server = { ended: () => end, meter: { ownNetwork } };
  return { variant, server, services: [], proxy: null } as unknown as Deployment;
}

const died = (end: Partial<End>, of: "server" | "service" = "server") =>
  ({ code: "died", of, end: { exitCode: null, signal: null, ...end } }) as const;

test("a server was ended by a signal that is sent, through a shell too, and not by what it did itself", () => {
  for (const end of [{ signal: "SIGKILL" }, { signal: "SIGTERM" }, { exitCode: 137 }, { exitCode: 143 }])
    assert.ok(wasEnded(died(end)), JSON.stringify(end));
  const own = [
    { signal: "SIGSEGV" },
    { signal: "SIGABRT" },
    { exitCode: 0 },
    { exitCode: 1 },
    { exitCode: 139 },
    {},
  ];
  for (const end of own) assert.ok(!wasEnded(died(end)), JSON.stringify(end));
  assert.ok(!wasEnded(died({ signal: "SIGKILL" }, "service")));
});

test("head answers for a base that was ended beside it, where head could and was not ended too", () => {
  const fault = died({ signal: "SIGKILL" });
  const base = deployment("base", fault.end);
  const head = deployment("head", null);
  const reported = { variant: "head", fault: { code: "ended-other", of: "base", end: fault.end } };
  assert.deepEqual(watchEnds([head, base])("base", fault), reported);
  assert.equal(watchEnds([head, base])("base", died({ exitCode: 1 })), null);
  assert.equal(watchEnds([base])("base", fault), null, "base was up alone");
  assert.equal(watchEnds([deployment("head", fault.end), base])("base", fault), null, "both were ended");
  assert.equal(watchEnds([head, base])("head", fault), null, "base was reviewed");
  const contained = [deployment("base", fault.end, true), deployment("head", null, true)];
  assert.equal(watchEnds(contained)("base", fault), null, "containers see nothing of each other");
});
