import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import type { Target } from "../model/config.ts";
import { refuseLinksOut } from "./checkout.ts";

test("what leads out of the repository by a link is refused, whatever names it; what leads elsewhere in it is not", () => {
  const top = mkdtempSync(join(tmpdir(), "loadgate-links-"));
  try {
    const folder = join(top, "service");
    mkdirSync(join(folder, "app"), { recursive: true });
    writeFileSync(join(top, "body.json"), "{}");
    symlinkSync("../body.json", join(folder, "within.json"));
    mkdirSync(join(top, "..odd"));
    symlinkSync("../..odd", join(folder, "odd"));
    symlinkSync("/proc/self/environ", join(folder, "out.json"));
    symlinkSync("/etc", join(folder, "etc"));
    symlinkSync("/nowhere/at/all", join(folder, "nowhere"));
    const refused = (target: Partial<Target>, file?: string) => {
      const scenario = { request: file === undefined ? {} : { body: { file } } } as Scenario;
      refuseLinksOut([{ name: "head", folder, top, targets: [target as Target] }], [scenario]);
    };
    refused({}, "within.json");
    refused({}, "odd");
    refused({ build: { context: "..", dockerfile: "service/app", args: {} } }, "nowhere");
    const leadsOut = (name: string) =>
      new RegExp(`^UsageError: ${name} of head is a link out of the repository; `);
    assert.throws(() => refused({}, "out.json"), leadsOut("out.json"));
    assert.throws(() => refused({ build: { context: "etc", dockerfile: "D", args: {} } }), leadsOut("etc"));
    assert.throws(
      () => refused({ build: { context: ".", dockerfile: "out.json", args: {} } }),
      leadsOut("./out.json"),
    );
    assert.throws(() => refused({ tls: { ca: "etc/hosts", name: "a" } }), leadsOut("etc/hosts"));
    const process = { setup: [], command: ["node"], workingDirectory: "etc" };
    assert.throws(() => refused({ process }), leadsOut("etc"));
    const service = { name: "db", build: { context: "etc", dockerfile: "D", args: {} } };
    assert.throws(() => refused({ services: [service as never] }), leadsOut("etc"));
  } finally {
    rmSync(top, { recursive: true });
  }
});
