import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { must } from "./exec.ts";
import { withoutSecrets } from "./own-environment.ts";

const MODULE = join(import.meta.dirname, "own-environment.ts");

/** A process that hides its environment and then starts one that reads it, by its process id and by its own variables. */
const PROGRAM = `
import { execFileSync } from "node:child_process";
import { hideEnvironment } from ${JSON.stringify(MODULE)};
const hidden = process.argv[1] === "hide" ? hideEnvironment() : false;
const read = (argv) => execFileSync(argv[0], argv.slice(1), { encoding: "utf8" });
const parent = read(["sh", "-c", 'cat "/proc/$PPID/environ"']);
const child = read(["env"]);
console.log(JSON.stringify({ hidden, parent, child, own: process.env, zone: new Date(0).getTimezoneOffset() }));
`;

async function environmentSeen(how: "hide" | "show") {
  const env = {
    PATH: process.env.PATH,
    "INPUT_GITHUB-TOKEN": "hush-1",
    MY_OWN_SECRET: "hush-2\nand more of it=hush-3",
    EMPTY: "",
    TZ: "Asia/Tokyo",
    RUNNER_TRACKING_ID: "github_1",
  };
  const said = await must([process.execPath, "--input-type=module", "-e", PROGRAM, how], { cwd: "/", env });
  return { ...JSON.parse(said), env };
}

test("what a process was started with cannot be read at its process id once it is hidden, and is there for itself", async () => {
  const before = await environmentSeen("show");
  assert.match(before.parent, /hush-1.*hush-2/s);
  const { hidden, parent, child, own, zone, env } = await environmentSeen("hide");
  assert.equal(hidden, true);
  assert.doesNotMatch(parent, /hush|TOKEN|SECRET/);
  assert.match(parent, /(^|\0)RUNNER_TRACKING_ID=github_1\0/, "a runner finds what a job left by it");
  assert.deepEqual(own, env);
  assert.match(child, /^INPUT_GITHUB-TOKEN=hush-1$/m);
  assert.equal(zone, -540);
});

test("an area keeps its length, whatever lies in it", () => {
  for (const text of ["", "\0", "A=1\0", "PATH=/bin\0X=hush\0\0=hush\0hush", "PATH=\u00ff\u0080\0HOME=/"]) {
    const area = Buffer.from(text, "latin1");
    const left = withoutSecrets(area);
    assert.equal(left.length, area.length);
    assert.doesNotMatch(left.toString("latin1"), /hush/);
  }
});
