import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { registryAnswers } from "../../test-support/registry.ts";
import { run } from "../../test-support/run.ts";
import {
  ask,
  build,
  Container,
  removeImage,
  requestsOf,
  SUITE,
  server,
  tuplesOf,
} from "../../test-support/tarantool.ts";
import { refused, resultOf } from "../../test-support/tarantool-driver.ts";
import { comparable, EFFECTS, keysFor, OPERATIONS, TUPLES } from "../../test-support/tarantool-space.ts";
import { until } from "../../test-support/until.ts";

/** A driver's image, the modes to test it in, and the registries without which it cannot be built. */
interface Row {
  readonly folder: string;
  readonly build?: readonly string[];
  readonly modes: readonly string[];
  readonly needs?: readonly string[];
}

const COMPOSER = "https://repo.packagist.org/packages.json";
const PECL = "https://pecl.php.net/";
const IMAGES = "https://registry-1.docker.io/v2/";
const ROWS: Readonly<Record<string, Row>> = {
  go: { folder: "go", modes: ["sync", "pipelined", "parallel"] },
  python: { folder: "python", modes: ["sync", "async"] },
  node: { folder: "node", modes: ["sync", "async"] },
  "php-client": {
    folder: "php",
    build: ["--target", "client"],
    modes: ["sync", "sync --connector msgpack", "fibers", "fibers --connector msgpack"],
    needs: [COMPOSER],
  },
  "php-swoole": {
    folder: "php",
    build: ["--target", "swoole"],
    modes: ["swoole", "swoole-processes --connector msgpack"],
    needs: [COMPOSER, PECL],
  },
  "php-zts": {
    folder: "php",
    build: ["--file", join(SUITE, "php", "zts.Dockerfile")],
    modes: ["parallel --connector msgpack", "parallel-fibers"],
    needs: [COMPOSER, PECL, IMAGES],
  },
};
const COUNT = 200;

const answers = new Set<string>();
for (const url of [COMPOSER, PECL, IMAGES]) if (await registryAnswers(url, 5)) answers.add(url);

const modeOf = (mode: string) => ["--mode", ...mode.split(" ")];

/** Drivers that are tried in `make test`; the others are in `make test-all`. */
const OFTEN = ["node"];

/** A server for all tests of a file, and its image. */
export interface StartedServices {
  readonly image: () => string;
  readonly tarantool: () => Container;
}

export function besideServer(tests: (on: StartedServices) => void): void {
  describe("tarantool", () => {
    let image: string;
    let tarantool: Container;
    before(async () => {
      image = await build("server", "server");
      tarantool = await server(image);
    });
    after(async () => {
      await tarantool?.[Symbol.asyncDispose]();
      await removeImage("server");
    });
    tests({ image: () => image, tarantool: () => tarantool });
  });
}

/** What every driver does to the server and tells of it, of those that are tried often, or of the others. */
export function drivers(tried: "often" | "long", on: StartedServices): void {
  for (const [name, { folder, modes, ...row }] of Object.entries(ROWS)) {
    if (OFTEN.includes(name) !== (tried === "often")) continue;
    const silent = row.needs?.filter((url) => !answers.has(url)) ?? [];
    const skip = silent.length > 0 && `cannot be built here: no answer from ${silent.join(", ")}`;
    describe(name, { skip }, () => {
      let container: Container;
      const drive = (...args: string[]) =>
        container.run(["driver", ...args], { TARANTOOL: `${on.tarantool().address}:3301` });

      before(async () => {
        container = await Container.start(
          await build(folder, name, row.build),
          ["--entrypoint", "sleep"],
          ["infinity"],
        );
      });
      after(async () => {
        await container?.[Symbol.asyncDispose]();
        await removeImage(name);
      });

      for (const mode of modes) {
        for (const operation of OPERATIONS) {
          for (const [concurrency, seed] of mode === "sync"
            ? [[1, 1]]
            : ([
                [2, 1],
                [25, 7],
              ] as const)) {
            test(`${mode}, ${operation}, ${concurrency} at a time`, async () => {
              const before = await requestsOf(on.tarantool());
              const args = ["--operation", operation, ...modeOf(mode), "--count", `${COUNT}`];
              const result = resultOf(
                await drive(...args, "--concurrency", `${concurrency}`, "--seed", `${seed}`),
              );
              assert.deepEqual([result.operations, result.errors], [COUNT, 0]);

              const requests = (await requestsOf(on.tarantool())) - before;
              // Besides: reset, done, schemas, and this test's own question.
              assert.ok(requests >= COUNT + 2 && requests <= COUNT + 40, `${requests} requests`);
              const expected = new Map(Array.from({ length: TUPLES }, (_, i) => [i + 1, `tuple_${i + 1}`]));
              EFFECTS[operation]?.(expected, keysFor(operation, COUNT, seed as number));
              assert.deepEqual(comparable(await tuplesOf(on.tarantool())), comparable(expected));
            });
          }
        }

        test(`${mode}: more deletions than tuples find each its own`, async () => {
          const args = ["--operation", "delete", ...modeOf(mode), "--count", `${TUPLES + 500}`];
          const result = resultOf(await drive(...args));
          assert.deepEqual([result.operations, result.errors], [TUPLES + 500, 0]);
          assert.equal((await tuplesOf(on.tarantool())).size, 0);
        });

        test(`${mode}: an error counts as an error`, async () => {
          await ask(on.tarantool(), "minimum = math.min math.min = function() error('no') end");
          try {
            assert.equal(
              resultOf(await drive("--operation", "call", ...modeOf(mode), "--count", "50")).errors,
              50,
            );
          } finally {
            await ask(on.tarantool(), "math.min = minimum");
          }
        });

        test(`${mode}: a wrong answer counts as an error`, async () => {
          await ask(on.tarantool(), "minimum = math.min math.min = function() return 0 end");
          // A space whose tuples have other names and which has no tuple 8272, the first key of seed 1.
          await ask(
            on.tarantool(),
            "original = reset reset = function() original(8271) box.space.tuples:update(1, {{'=', 2, 'x'}}) end",
          );
          try {
            const errors = async (operation: string, count = 1) =>
              resultOf(await drive("--operation", operation, ...modeOf(mode), "--count", `${count}`)).errors;
            assert.equal(await errors("call", 50), 50);
            for (const operation of ["select", "update", "sql-select", "sql-update"])
              assert.equal(await errors(operation), 1, operation);
          } finally {
            await ask(on.tarantool(), "math.min = minimum reset = original");
          }
        });

        test(`${mode}: a server that goes away leaves no result`, async () => {
          await using own = await server(on.image());
          const driver = container.run(
            ["driver", "--operation", "ping", ...modeOf(mode), "--count", "2000000"],
            { TARANTOOL: `${own.address}:3301` },
          );
          await until("the first requests", async () => (await requestsOf(own)) > 1000);
          await run(["docker", "kill", own.id]);
          refused(await driver, 1);
        });

        test(`${mode}: no server`, async () => {
          const driver = await container.run(["driver", "--operation", "ping", ...modeOf(mode)], {
            TARANTOOL: "127.0.0.1:1",
          });
          refused(driver, 1);
        });
      }

      for (const args of [
        "",
        "--operation walk",
        "--operation ping --mode walk",
        "--operation ping --count 0",
        "--operation ping --count 1.5",
        "--operation ping --concurrency none",
        "--operation ping --seed 0",
        "--operation ping --what",
        "--operation ping more",
      ]) {
        test(`bad usage: ${args || "nothing"}`, async () => {
          refused(await drive(...args.split(" ").filter((word) => word !== "")), 2);
        });
      }

      test("bad usage: an address without a port", async () => {
        refused(await container.run(["driver", "--operation", "ping"], { TARANTOOL: "nowhere" }), 2);
      });
    });
  }
}
