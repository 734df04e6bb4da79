import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { installOha, OHA_VERSION, toolCacheFolder } from "../platform/oha.ts";
import { findOha } from "./find-oha.ts";
import { hostHere } from "./host.ts";

const PROGRAM = "#!/bin/sh\n";
const host = hostHere("/", { isTTY: false, columns: 80, write: () => {} });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "oha-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, PROGRAM);
  chmodSync(path, 0o755);
  return path;
}

test("the oha that is named, else PATH's, else the tool cache's", async () => {
  const env = {
    PATH: join(folder, "path"),
    RUNNER_TOOL_CACHE: join(folder, "tools"),
    LOADGATE_CACHE: folder,
  };
  const kept = program(join(toolCacheFolder(env) ?? "", "bin", "oha"));
  assert.equal(await findOha("", host, env), kept);
  const onPath = program(join(folder, "path", "oha"));
  assert.equal(await findOha("", host, env), onPath);
  const named = program(join(folder, "oha-linux-amd64"));
  assert.equal(await findOha(named, host, env), named);
});

test("the release of this machine is taken where its hash is the pinned one", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end(PROGRAM);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const env = { LOADGATE_OHA_MIRROR: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const sha256 = createHash("sha256").update(PROGRAM).digest("hex");
  const hashes = { "oha-linux-amd64": sha256, "oha-linux-arm64": sha256 };
  const path = await installOha({ folder, say: () => {}, env, hashes });
  server.close();
  assert.equal(path, join(folder, "bin", "oha"));
  assert.equal(readFileSync(path, "utf8"), PROGRAM);
  assert.match(asked[0] ?? "", new RegExp(`^/v${OHA_VERSION}/oha-linux-a(md|rm)64$`));
});
