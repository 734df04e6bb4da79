import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { configText, type Observed } from "./config-text.ts";
import type { Proposal } from "./proposal.ts";

const PROPOSAL: Proposal = { name: "api", what: "a server", start: { command: "node a.js" }, port: 8080 };
const OBSERVED: Observed = {
  port: 3000,
  honoursPort: true,
  isolation: "process",
  answer: { path: "/", status: 200, sameLength: true, keepalive: true },
  others: [],
  connections: 64,
  proxy: true,
};

function configOf(observed: Partial<Observed> = {}, proposal: Partial<Proposal> = {}) {
  return parseConfig(
    configText({ ...PROPOSAL, ...proposal }, { ...OBSERVED, ...observed }, "1.0.0"),
    "loadgate.yml",
  );
}

test("what is written names its schema and the documents of its version", () => {
  const text = configText(PROPOSAL, OBSERVED, "1.2.3");
  assert.match(text, /\/v1\.2\.3\/docs\/loadgate\.schema\.json$/m);
  assert.match(
    text,
    /Every key: https:\/\/github\.com\/loadgate\/loadgate\/blob\/v1\.2\.3\/docs\/configuration\.md$/m,
  );
});

test("what was seen is what is written", () => {
  const answer = { path: "/a/b?c=1", status: 204, body: 'x: "ü"\n# no', sameLength: false, keepalive: false };
  const { targets, scenarios, gate } = configOf({
    answer,
    ready: "/health",
    connections: 4,
    timeoutSeconds: 120,
    others: ["/x"],
    honoursPort: false,
  });
  const [target, scenario] = [targets[0], scenarios[0]];
  assert.equal(gate.mode, "observe");
  assert.deepEqual(target?.ready, { path: "/health", timeoutSeconds: 120 });
  assert.equal(target?.port, 3000);
  assert.equal(scenario?.name, "a-b-c-1");
  assert.deepEqual(scenario?.request.paths, ["/a/b?c=1"]);
  assert.deepEqual(scenario?.expect, { status: 204, body: 'x: "ü"\n# no', headers: {}, sameLength: false });
  assert.deepEqual([scenario?.connections, scenario?.keepalive, scenario?.via], [4, false, ["direct"]]);
});

test("what speaks HTTPS in a folder gets its requests so, and is started there", () => {
  const start = { workingDirectory: "apps/api", command: "node a.js" };
  const [target] = configOf({ https: true }, { start }).targets;
  assert.deepEqual(target?.tls, { name: "localhost" });
  assert.equal(target?.process?.workingDirectory, "apps/api");
});

test("both ways are measured where nginx can be had", () => {
  assert.deepEqual(configOf().scenarios[0]?.via, ["direct", "nginx"]);
  assert.deepEqual(configOf({ proxy: false }).scenarios[0]?.via, ["direct"]);
});

test("words that YAML takes for something else stay words", () => {
  for (const word of [
    "true",
    "1.10",
    "a: b",
    "a #b",
    "yes",
    "-x",
    "*",
    "'",
    "{a}",
    "[",
    "0x1F",
    "~",
    "a,b",
    ".5",
  ]) {
    const { targets } = configOf(
      {},
      {
        start: {
          build: { context: "x", args: { A: word } },
          command: `run '${word === "'" ? "q" : word}'`,
          env: { B: word },
        },
        services: { db: { image: "x:1", port: 1, env: { C: word }, ready: ["sh", "-c", word] } },
      },
    );
    assert.deepEqual(targets[0]?.build?.args, { A: word });
    assert.deepEqual(targets[0]?.env, { B: word });
    assert.deepEqual(targets[0]?.command, ["run", word === "'" ? "q" : word]);
    assert.deepEqual(targets[0]?.services?.[0]?.ready.command, ["sh", "-c", word]);
  }
  for (const name of ["true", "123", "1.0", "null"])
    assert.equal(configOf({}, { name }).targets[0]?.name, name);
});
