import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Target } from "../model/config.ts";
import { type BuiltRevision, copyOf } from "./build-revisions.ts";

const TARGET: Target = {
  name: "api",
  prepare: [],
  command: ["./server"],
  port: 80,
  env: {},
  ready: { path: "/", timeoutSeconds: 1 },
};

test("a copy has the files as they are, in a folder of its own; sockets are made again by their servers", async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "loadgate-copy-"));
  const top = join(temporary.path, "base");
  const folder = join(top, "app");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "server"), "made by prepare", { mode: 0o755 });
  symlinkSync("server", join(folder, "latest"));
  const socket = createServer().listen(join(folder, "server.sock"));
  await new Promise((listening) => socket.once("listening", listening));
  try {
    const built: BuiltRevision = {
      checkout: {
        ...{
          name: "base",
          revision: { commit: "c", label: "v1" },
          targets: [TARGET],
          file: "app/loadgate.yml",
        },
        ...{ tree: "t", top, folder, lacking: [] },
      },
      targets: [{ build: { target: TARGET, folder }, id: "t", imageBytes: null }],
      failures: [],
    };
    const copy = await copyOf(built, "twin", "process", { folder: temporary.path });
    const copied = join(temporary.path, "twin", "app");
    assert.equal(copy.targets[0]?.build.folder, copied);
    assert.equal(copy.targets[0]?.id, "t");
    assert.equal(readFileSync(join(copied, "server"), "utf8"), "made by prepare");
    assert.equal(statSync(join(copied, "server")).mode & 0o777, 0o755);
    assert.equal(readlinkSync(join(copied, "latest")), "server");
    assert.equal(existsSync(join(copied, "server.sock")), false);
    // Containers have a file system each.
    assert.equal(await copyOf(built, "other", "docker", { folder: temporary.path }), built);
  } finally {
    socket.close();
  }
});
