import assert from "node:assert/strict";
import { test } from "node:test";
import { programPaths } from "./containers-anew.ts";

const START = { entrypoint: [], command: [], folder: "/app", path: ["/usr/local/bin", "/bin"] };

test("programs are looked for where a container would, and in arguments that are paths", () => {
  assert.deepEqual(programPaths({ ...START, command: ["./server", "--port", "1"] }), [["/app/server"]]);
  assert.deepEqual(programPaths({ ...START, command: ["server"] }), [
    ["/usr/local/bin/server", "/bin/server"],
  ]);
  assert.deepEqual(programPaths({ ...START, entrypoint: ["/tini", "--"], command: ["/server"] }), [
    ["/tini"],
    ["/server"],
  ]);
  assert.deepEqual(programPaths({ ...START, entrypoint: ["/a"], command: ["/b"] }, ["../c"]), [
    ["/a"],
    ["/c"],
  ]);
  assert.deepEqual(programPaths({ ...START, command: ["./a", "-f", "/app/a"] }), [["/app/a"]]);
});
