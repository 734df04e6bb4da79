import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { hideArguments, startBarrier } from "./generator.ts";

test("nobody goes before the last one is there", () => {
  const gone: string[] = [];
  const line = startBarrier(2);
  line.join(() => gone.push("a"));
  assert.equal(gone.join(), "");
  line.join(() => gone.push("b"));
  assert.equal(gone.join(), "a,b");
});

test("a load alone goes at once", () => {
  let gone = false;
  startBarrier(1).join(() => {
    gone = true;
  });
  assert.ok(gone);
});

test("an argument of a process that has read it is hidden from others, and is there for itself", async () => {
  const secret = "correct-horse";
  const program =
    'process.stdin.on("data", () => console.log(process.argv[1]) || process.exit()); console.log("up")';
  const child = spawn(process.execPath, ["-e", program, "--", `-Hauthorization: Bearer ${secret}`], {
    cwd: "/",
    env: {},
    stdio: ["pipe", "pipe", "inherit"],
  });
  try {
    await once(child.stdout, "data");
    const pid = child.pid as number;
    const seen = () => readFileSync(`/proc/${pid}/cmdline`, "utf8");
    assert.match(seen(), /correct-horse/);
    assert.equal(hideArguments(pid, [secret, ""]), true);
    assert.match(seen(), /\0-Hauthorization: Bearer \*{13}\0$/);
    child.stdin.write("go");
    const [said] = await once(child.stdout, "data");
    assert.match(String(said), /Bearer correct-horse/);
  } finally {
    child.kill("SIGKILL");
  }
});

test("of a process that is gone nothing is hidden", () => {
  assert.equal(hideArguments(2 ** 22 + 1, ["x"]), null);
});
