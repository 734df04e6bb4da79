import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { usableTargets } from "./choose-runner.ts";

const folder = mkdtempSync(join(tmpdir(), "loadgate-usable-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "serve"), "");

const asked = (targets: string) => {
  const config = parseConfig(
    `runner: process\ntargets: ${targets}\nscenarios: { s: { request: / } }`,
    "loadgate.yml",
  );
  return usableTargets(config, config.targets, folder, false);
};

const usable = async (targets: string) => {
  const found = await asked(targets);
  assert.ok("leftOut" in found, JSON.stringify(found));
  return found;
};

test("what a machine cannot run is left out by name with the reason, the rest goes on", async () => {
  const { targets, leftOut, runner } = await usable(`{
    fine: { command: node server.js, port: 1 },
    made: { prepare: node build.js, command: ./bin/made, port: 1 },
    there: { command: ./serve, port: 1 },
    absent: { command: no-such-program-here, port: 1 },
    unbuilt: { prepare: no-such-compiler --out x, command: ./x, port: 1 },
    image: { image: x, port: 1 }
  }`);
  assert.equal(runner.name, "process");
  assert.deepEqual(
    targets.map(({ name }) => name),
    ["fine", "made", "there"],
  );
  assert.deepEqual(leftOut, [
    { target: "absent", obstacle: { code: "programs-missing", programs: ["no-such-program-here"] } },
    { target: "unbuilt", obstacle: { code: "programs-missing", programs: ["no-such-compiler"] } },
    { target: "image", obstacle: { code: "no-command", of: "target", name: "image" } },
  ]);
});

test("rows that differ in build arguments alone are one process", async () => {
  const { targets, leftOut } = await usable(
    '{ n: { build: ., command: node a.js, port: 1, matrix: { "24": { A: "1" }, "22": { A: "2" } } } }',
  );
  assert.deepEqual(
    targets.map(({ name }) => name),
    ["n-24"],
  );
  assert.deepEqual(leftOut, [{ target: "n-22", obstacle: { code: "same-process", as: "n-24" } }]);
});

test("where none can be run, each says why", async () => {
  const obstacle = { code: "programs-missing", programs: ["no-such-program-here"] };
  assert.deepEqual(await asked("{ a: { command: no-such-program-here, port: 1 } }"), {
    obstacles: [{ runner: "process", target: "a", obstacle }],
  });
});
