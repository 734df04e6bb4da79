import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { jvmCollections, perfDataIn } from "./jvm-counters.ts";
import { findProgram } from "./programs.ts";

const SOURCE = `public class Collects {
  public static void main(String[] arguments) throws Exception {
    System.out.println("up");
    System.in.read();
    for (int i = 0; i < 5; i++) System.gc();
    System.out.println("collected");
    System.in.read();
  }
}
`;

/** A user without a name, as those that servers are started as. */
const NAMELESS = 2_000_000_000;
const isRoot = process.getuid?.() === 0;

for (const [how, options, user] of [
  ["in its file", ["-XX:+UseSerialGC"], undefined],
  ["in memory alone", ["-XX:+UseG1GC", "-XX:+PerfDisableSharedMem"], undefined],
  ["of a user without a name", ["-XX:+UseParallelGC"], NAMELESS],
] as const)
  test(`a JVM's own count of its collections is read without its help, ${how}`, {
    timeout: 60_000,
    skip:
      (findProgram("java") === null && "Java is not there") ||
      (how !== "in its file" && !isRoot && "for root"),
  }, async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "jvm-"));
    const source = join(folder.path, "Collects.java");
    writeFileSync(source, SOURCE);
    chmodSync(folder.path, 0o755);
    const child = spawn("java", [...options, source], {
      cwd: "/",
      stdio: ["pipe", "pipe", "inherit"],
      ...(user !== undefined && { uid: user, gid: user }),
    });
    try {
      await once(child.stdout, "data");
      const pids = [child.pid as number];
      const before = jvmCollections(pids);
      assert.ok(before !== null);
      child.stdin.write("\n");
      await once(child.stdout, "data");
      assert.ok((jvmCollections(pids) ?? 0) >= before + 5);
      // What is no JVM beside it has no count of its own.
      assert.equal(jvmCollections([...pids, process.pid]), jvmCollections(pids));
    } finally {
      child.kill("SIGKILL");
    }
  });

test("what is no JVM has no count", () => {
  assert.equal(jvmCollections([process.pid]), null);
  assert.equal(jvmCollections([]), null);
});

/** A file with these entries; `change` spoils it. */
function perfData(
  entries: Readonly<Record<string, bigint>>,
  change: (data: Buffer) => void = () => {},
): Buffer {
  const parts = Object.entries(entries).map(([name, value]) => {
    const valueAt = Math.ceil((20 + name.length + 1) / 8) * 8;
    const entry = Buffer.alloc(valueAt + 8);
    entry.writeInt32LE(entry.length, 0);
    entry.writeInt32LE(20, 4);
    entry[12] = "J".charCodeAt(0);
    entry.writeInt32LE(valueAt, 16);
    entry.write(name, 20, "latin1");
    entry.writeBigInt64LE(value, valueAt);
    return entry;
  });
  const head = Buffer.alloc(32);
  head.writeUInt32BE(0xcafec0c0, 0);
  head[4] = 1;
  head[5] = 2;
  head.writeInt32LE(32, 24);
  head.writeInt32LE(parts.length, 28);
  const data = Buffer.concat([head, ...parts]);
  change(data);
  return data;
}

test("counters by name; what is another format, or made to do harm, ends", () => {
  const entries = { "sun.gc.collector.0.invocations": 7n, "java.ci.totalTime": 12n };
  assert.deepEqual(Object.fromEntries(perfDataIn(perfData(entries)) ?? []), {
    "sun.gc.collector.0.invocations": 7,
    "java.ci.totalTime": 12,
  });
  assert.equal(perfDataIn(Buffer.from("nothing of the kind, and longer than a header is")), null);
  assert.equal(perfDataIn(perfData(entries, (data) => data.writeInt8(1, 5))), null);
  assert.equal(perfDataIn(perfData(entries, (data) => data.writeInt32LE(-9, 24)))?.size, 0);
  assert.equal(perfDataIn(perfData(entries, (data) => data.writeInt32LE(0, 32)))?.size, 1);
  for (const field of [4, 16])
    perfDataIn(perfData(entries, (data) => data.writeInt32LE(2 ** 31 - 1, 32 + field)));
  perfDataIn(perfData(entries).subarray(0, 60));
});
