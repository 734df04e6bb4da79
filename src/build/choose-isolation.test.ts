import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { must } from "../platform/exec.ts";
import { usableTargets } from "./choose-isolation.ts";

const folder = mkdtempSync(join(tmpdir(), "loadgate-usable-"));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, "serve"), "");

const asked = (targets: string) => {
  const config = parseConfig(
    `isolation: process\ntargets: ${targets}\nscenarios: { s: { request: / } }`,
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
  const { targets, leftOut, isolation } = await usable(`{
    fine: { command: node server.js, port: 1 },
    made: { setup: node build.js, command: ./bin/made, port: 1 },
    maker: { setup: [node make-a-tool.js, ./bin/tool x], command: node server.js 2, port: 1 },
    there: { command: ./serve, port: 1 },
    absent: { command: no-such-program-here, port: 1 },
    unbuilt: { setup: no-such-compiler --out x, command: ./x, port: 1 },
    image: { image: x, port: 1 }
  }`);
  assert.equal(isolation.name, "process");
  assert.deepEqual(
    targets.map(({ name }) => name),
    ["fine", "made", "maker", "there"],
  );
  assert.deepEqual(leftOut, [
    { target: "absent", obstacle: { code: "programs-missing", programs: ["no-such-program-here"] } },
    { target: "unbuilt", obstacle: { code: "programs-missing", programs: ["no-such-compiler"] } },
    { target: "image", obstacle: { code: "no-command", of: "target", name: "image" } },
  ]);
});

test("rows that differ in build arguments alone are one process", async () => {
  const { targets, leftOut } = await usable(
    '{ n: { build: ., process: { command: node a.js }, port: 1, matrix: { "24": { build: { args: { A: "1" } } }, "22": { build: { args: { A: "2" } } } } } }',
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
    obstacles: [{ isolation: "process", target: "a", obstacle }],
  });
});

test("of a Dockerfile that starts from thousands of images only a few are looked up at once", async () => {
  await using place = await mkdtempDisposable(join(tmpdir(), "loadgate-images-"));
  const bin = join(place.path, "bin");
  mkdirSync(bin);
  // A client that notes how many of itself look something up at the same time, and whom every tenth image is unknown to.
  writeFileSync(
    join(bin, "docker"),
    `#!/bin/sh
case "$*" in *inspect*) ;; *) exit 0 ;; esac
touch "${place.path}/at-$$"
ls "${place.path}" | grep -c at- >> "${place.path}/together"
sleep 0.05
rm "${place.path}/at-$$"
case "$*" in *0) exit 1 ;; esac
echo 1
`,
    { mode: 0o755 },
  );
  const from = Array.from({ length: 60 }, (_, i) => `FROM image-${i}\n`).join("");
  writeFileSync(join(place.path, "Dockerfile"), from);
  const script = `
    import { parseConfig } from ${JSON.stringify(join(import.meta.dirname, "../config/load.ts"))};
    import { chooseIsolation } from ${JSON.stringify(join(import.meta.dirname, "choose-isolation.ts"))};
    const config = parseConfig("isolation: docker\\ntargets: { a: { build: ., port: 1 } }\\nscenarios: { s: { request: / } }", "loadgate.yml");
    console.log(JSON.stringify(await chooseIsolation(config, { targets: config.targets, folder: ${JSON.stringify(place.path)}, needsProxy: false })));
  `;
  const said = await must([process.execPath, "--input-type=module", "--eval", script], {
    cwd: "/",
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
  });
  const images = ["image-0", "image-10", "image-20", "image-30", "image-40", "image-50"];
  const { obstacles } = JSON.parse(said) as { obstacles: { obstacle: { images: string[] } }[] };
  assert.deepEqual(obstacles[0]?.obstacle.images.toSorted(), images);
  const together = readFileSync(join(place.path, "together"), "utf8").trim().split("\n").map(Number);
  assert.ok(Math.max(...together) <= 8, `${Math.max(...together)} at once`);
});
