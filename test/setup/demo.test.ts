import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { plantSlowdown } from "../../scripts/demo/plant.ts";

const server = new URL("../../targets/greeting/node/server.js", import.meta.url);

test("the slowdown can be planted in the server as it is, once", () => {
  const planted = plantSlowdown(readFileSync(server, "utf8"));
  assert.match(planted, /^ +needlessWork\(request\.url\);$/m);
  assert.throws(() => plantSlowdown("something else"), /no line/);
});
