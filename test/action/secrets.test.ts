import assert from "node:assert/strict";
import { test } from "node:test";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { enter } from "./door.ts";

const VALUE = "correct-horse-battery-staple";

test("the Action gives a target no variable of its step that the step does not name", async () => {
  using repository = scratch({
    "loadgate.yml": config({ target: { secrets: ["API_KEY"] }, process: { setup: "node setup.js" } }),
    "server.js": HELLO,
    // Nothing is measured of what cannot be set up.
    "setup.js": "process.exit(1);",
  });
  repository.commit({ "server.js": `${HELLO}// changed` });
  const measure = (inputs: Readonly<Record<string, string>>) => {
    const all = { isolation: "process", base: "HEAD~1", budget: "3s", ...inputs };
    return enter(repository, "workflow_dispatch", {}, all, { API_KEY: VALUE }).ended;
  };
  const refused = await measure({});
  assert.equal(refused.code, 2, refused.output);
  assert.match(
    refused.output,
    /"api" takes the secret API_KEY, which this run may not pass on.*secrets: API_KEY/,
  );
  const other = await measure({ secrets: "DB_KEY, OTHER" });
  assert.equal(other.code, 2, other.output);
  const allowed = await measure({ secrets: "API_KEY" });
  assert.equal(allowed.code, 3, allowed.output);
  assert.match(allowed.output, /the setup of api failed/);
  for (const { output } of [refused, other, allowed]) assert.ok(!output.includes(VALUE));
});
