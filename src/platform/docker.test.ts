import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

/** Notes its arguments, its folder and its variables; has no image yet, and says yes to everything else. */
const CLIENT = (report: string) => `#!${process.execPath}
const reported = JSON.stringify({ args: process.argv.slice(2), cwd: process.cwd(), env: process.env });
require("node:fs").appendFileSync(${JSON.stringify(report)}, reported + "\\n");
console.log("{}");
process.exit(reported.includes("{{.Size}}") ? 1 : 0);
`;

/** As an outsider's Dockerfile or configuration may name an image. */
const NAMES = ["--config=/planted", "-H=tcp://elsewhere", "--privileged"];

test("an outsider's name of an image is no option of Docker's client, which sees neither his checkout nor our secrets", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "client-"));
  const report = join(folder.path, "report");
  writeFileSync(join(folder.path, "docker"), CLIENT(report), { mode: 0o755 });
  const code = `
    const docker = await import(${JSON.stringify(new URL("./docker.ts", import.meta.url).href)});
    const { signal } = new AbortController();
    for (const name of ${JSON.stringify(NAMES)}) {
      await docker.imageResolves(name);
      await docker.imageBytes(name);
      await docker.imageId(name);
      await docker.imageStart(name);
      await docker.ensureImage(name, signal);
      await docker.createContainer({ name: "x", run: "r", image: name, cpus: [0], env: {}, command: ["--flag"] });
      await docker.removeImages([name]);
    }`;
  const argv = ["--input-type=module", "-e", code];
  const env = { PATH: folder.path, HOME: folder.path, DEPLOY_KEY: "hidden", DOCKER_PASSWORD: "hidden" };
  execFileSync(process.execPath, argv, { cwd: tmpdir(), env, stdio: ["ignore", "ignore", "pipe"] });
  const asked = readFileSync(report, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.ok(asked.length >= 8 * NAMES.length);
  for (const { args, cwd, env: seen } of asked) {
    const name = args.findIndex((arg: string) => NAMES.includes(arg));
    assert.equal(args[name - 1], "--", args.join(" "));
    assert.equal(cwd, "/");
    assert.doesNotMatch(JSON.stringify(seen), /hidden/);
  }
});

test("that no engine answers is reported with what Docker's client says, and the variable that leads elsewhere", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "client-"));
  const client = "#!/bin/sh\necho 'permission denied while trying to connect' >&2\necho more >&2\nexit 1\n";
  writeFileSync(join(folder.path, "docker"), client, { mode: 0o755 });
  const said = (env: Record<string, string>) => {
    const url = JSON.stringify(new URL("./docker.ts", import.meta.url).href);
    const code = `console.log(JSON.stringify(await (await import(${url})).engineVersion()))`;
    const argv = ["--input-type=module", "-e", code];
    const own = { PATH: `${folder.path}:/bin`, HOME: folder.path, ...env };
    return JSON.parse(execFileSync(process.execPath, argv, { cwd: tmpdir(), env: own, encoding: "utf8" }));
  };
  const problem = "no-engine";
  assert.deepEqual(said({}), { problem, said: "permission denied while trying to connect" });
  assert.deepEqual(said({ DOCKER_HOST: "tcp://me:secret@10.0.0.1:2375" }), {
    problem,
    said: "DOCKER_HOST is tcp://10.0.0.1:2375: permission denied while trying to connect",
  });
});
