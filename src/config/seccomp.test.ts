import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";
import { withProfiles } from "./seccomp.ts";
import { combineSides } from "./sides.ts";

const configOf = (rest: string) =>
  parseConfig(
    `targets:\n  api:\n    image: a:1\n    port: 80\n${rest}scenarios: { hello: { request: "GET /" } }\n`,
    "service/loadgate.yml",
  );
const option = (written: string) => configOf(`    security_opt: [${written}]\n`);
const reads = (files: Record<string, string>) => async (path: string) => files[path] ?? null;

test("a seccomp profile is the text that its own revision has, and head's is never taken in place of base's", async () => {
  const base = await withProfiles(option("seccomp=io.json"), reads({ "service/io.json": '{ "a": 1 }' }));
  const head = await withProfiles(
    option('"no-new-privileges:true", "seccomp:./io.json"'),
    reads({ "service/io.json": '{"a":2}' }),
  );
  assert.equal(base.targets[0]?.seccomp, '{"a":1}');
  const both = combineSides(head, base);
  assert.equal(both.config.targets[0]?.seccomp, '{"a":1}');
  assert.deepEqual(both.notices, [
    {
      code: "isolation-changed",
      changes: [{ of: "target", name: "api", setting: "security_opt", before: '{"a":1}', after: '{"a":2}' }],
      more: 0,
    },
  ]);
  for (const [before, after] of [
    [configOf(""), option("seccomp=unconfined")],
    [base, configOf("")],
  ] as const)
    assert.equal(combineSides(after, before).config.targets[0]?.seccomp, before.targets[0]?.seccomp);
});

test("a profile that is not there, or is none, is refused by name", async () => {
  for (const [files, says] of [
    [
      {},
      /service\/loadgate\.yml: the seccomp profile "io\.json" of "api" is not in the repository; commit it/,
    ],
    [{ "service/io.json": "../elsewhere" }, /is no JSON/],
  ] as const)
    await assert.rejects(withProfiles(option("seccomp=io.json"), reads(files)), says);
});
