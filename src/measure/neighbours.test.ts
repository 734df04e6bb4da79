import assert from "node:assert/strict";
import { test } from "node:test";
import type { End, Variant } from "../format/faults.ts";
import type { Deployment } from "./deployment.ts";
import { chanceOfLook, squattersIn, trespassesIn, wasEnded, watchEnds } from "./neighbours.ts";

const BASE = { variant: "base", ports: new Set([20_001, 20_002]), sockets: new Set(["11", "12"]) } as const;
const HEAD = { variant: "head", ports: new Set([20_003]), sockets: new Set(["21"]) } as const;

const seen = (connections: readonly [to: number, inode: string][], own: readonly string[] | null) =>
  trespassesIn(
    connections.map(([to, inode]) => ({ to, inode })),
    [BASE, HEAD],
    own && new Set(own),
  ).map(({ variant, fault }) => `${variant} at ${fault.of}: ${fault.connections}`);

test("who is connected to the other's server or service is named, with how often", () => {
  assert.deepEqual(
    seen(
      [
        [20_001, "21"],
        [20_002, "21"],
        [20_003, "12"],
      ],
      null,
    ),
    ["head at base: 2", "base at head: 1"],
  );
});

test("nginx and a server that asks itself are no trespassers, nor is loadgate", () => {
  assert.deepEqual(
    seen(
      [
        [20_001, "12"],
        [20_003, "21"],
        [20_001, "7"],
      ],
      ["7"],
    ),
    [],
  );
});

test("a connection to base that is nobody's is the generator's under load, and head's when the load is over", () => {
  assert.deepEqual(seen([[20_001, "99"]], null), []);
  assert.deepEqual(seen([[20_001, "99"]], []), ["head at base: 1"]);
  assert.deepEqual(seen([[20_003, "99"]], []), []);
});

test("every load is looked at, and fewer where a look takes long beside it", () => {
  assert.equal(chanceOfLook(1, 0), 1);
  assert.equal(chanceOfLook(1, 0.005), 1);
  assert.equal(chanceOfLook(0.5, 0.1), 0.5);
  assert.equal(chanceOfLook(2, 0.1), 1);
});

test("who listens at the other's port is named, and who listens at its own or at nobody's is not", () => {
  const listeners = [
    { port: 20_001, inode: "11" },
    { port: 20_002, inode: "21" },
    { port: 20_003, inode: "21" },
    { port: 20_004, inode: "12" },
    { port: 20_001, inode: "99" },
  ];
  assert.deepEqual(squattersIn(listeners, [BASE, HEAD]), [
    { variant: "head", fault: { code: "reached-other", of: "base", connections: 1, listened: true } },
  ]);
});

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
