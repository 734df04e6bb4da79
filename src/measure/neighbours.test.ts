import assert from "node:assert/strict";
import { test } from "node:test";
import { trespassesIn } from "./neighbours.ts";

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
