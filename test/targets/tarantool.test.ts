import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { must, run } from "../../test-support/run.ts";
import {
  accepts,
  ask,
  build,
  Container,
  removeImage,
  SUITE,
  server,
  tuplesOf,
} from "../../test-support/tarantool.ts";
import { TUPLES } from "../../test-support/tarantool-space.ts";
import { until } from "../../test-support/until.ts";
import { besideServer, drivers } from "./tarantool.ts";

besideServer((on) => {
  test("the server is ready when it accepts a connection, and has no write-ahead log", async () => {
    await using own = await Container.start(on.image(), ["--env", "PORT=4000"]);
    await until("its port", () => accepts(own.address, 4000));
    assert.equal(await ask(own, "return box.space.tuples:len()", 4000), TUPLES);
    const settings = await ask(own, "return {box.cfg.wal_mode, box.cfg.readahead}", 4000);
    assert.deepEqual(settings, ["none", 1024 * 1024]);
  });

  test("SIGTERM ends the server, with a client connected", async () => {
    await using own = await server(on.image());
    await own.run([
      "sh",
      "-c",
      `tarantool -e 'require("net.box").connect(3301) require("fiber").sleep(60)' &`,
    ]);
    await run(["docker", "stop", "--time", "30", own.id]);
    const { stdout } = await run(["docker", "inspect", "--format", "{{.State.ExitCode}}", own.id]);
    // 137 would mean that SIGTERM was not enough.
    assert.equal(stdout.trim(), "0");
  });

  test("reset() makes the space again and stops the collector until done()", async () => {
    const grows = `local before = collectgarbage("count") for i = 1, 2e5 do waste = {i} end
      return collectgarbage("count") - before > 2e5 * 16 / 1024`;
    await ask(on.tarantool(), "box.space.tuples:delete(1) reset()");
    assert.equal(await ask(on.tarantool(), grows), true);
    assert.deepEqual([...(await tuplesOf(on.tarantool()))].slice(0, 1), [[1, "tuple_1"]]);
    await ask(on.tarantool(), "reset(3) done()");
    assert.equal((await tuplesOf(on.tarantool())).size, 3);
    assert.equal(await ask(on.tarantool(), grows), false);
    assert.deepEqual(await ask(on.tarantool(), "return {box.space.tuples.id, box.space.tuples.temporary}"), [
      512,
      true,
    ]);
  });

  test("PHP understands every file of its driver, also where it cannot be built", async () => {
    const php = await build("php", "php", ["--target", "php"]);
    try {
      const files = globSync("**/*.php", { cwd: join(SUITE, "php"), exclude: ["vendor/**"] });
      assert.ok(files.length > 10);
      const mount = ["--volume", `${join(SUITE, "php")}:/app:ro`, "--workdir", "/app"];
      const check = ["sh", "-c", 'for file; do php -l "$file" || exit 1; done', "sh", ...files];
      await must(["docker", "run", "--rm", ...mount, php, ...check]);
    } finally {
      await removeImage("php");
    }
  });

  drivers("often", on);
});
