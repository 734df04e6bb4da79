import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { must } from "../../src/platform/exec.ts";
import { conforms, type Suite } from "../support/conformance.ts";

const SUITE = join(import.meta.dirname, "..", "..", "targets", "hash");
const scratch = mkdtempSync(join(tmpdir(), "loadgate-hash-"));
after(() => rmSync(scratch, { recursive: true }));

const SERVERS: Suite["servers"] = {
  node: async () => [process.execPath, join(SUITE, "node", "server.js")],
  async go() {
    const binary = join(scratch, "hash-go");
    const build = ["go", "build", "-C", join(SUITE, "go"), "-trimpath", "-buildvcs=false", "-o", binary, "."];
    await must(build, { timeoutSeconds: 300 });
    return [binary];
  },
};

const DATA = readFileSync(join(SUITE, "data.bin"));
const DIGEST = createHash("sha256").update(DATA).digest("hex");
const FOUND = [200, DIGEST] as const;
const BAD = [400, "n must be a whole number from 1 to 999999"] as const;
const NOT_FOUND = [404, "Not Found"] as const;

const ANSWERS: Suite["answers"] = {
  "GET /": FOUND,
  "GET /?n=1": FOUND,
  "GET /?n=100": FOUND,
  "GET /?": FOUND,
  "GET /?m=7": FOUND,
  "GET /?n=%31": FOUND,
  "GET /?n=2&n=x": FOUND,
  "GET /?n=": BAD,
  "GET /?n": BAD,
  "GET /?n=0": BAD,
  "GET /?n=01": BAD,
  "GET /?n=-1": BAD,
  "GET /?n=1.5": BAD,
  "GET /?n=1e3": BAD,
  "GET /?n=x": BAD,
  "GET /?n=%20": BAD,
  "GET /?n=1000000": BAD,
  "GET /?n=99999999999999999999": BAD,
  "GET /x": NOT_FOUND,
  "GET //": NOT_FOUND,
  "GET /%2e%2e/data.bin": NOT_FOUND,
  "GET /data.bin": NOT_FOUND,
  "HEAD /": [200, ""],
  "HEAD /?n=0": [400, ""],
  "HEAD /x": [404, ""],
  "POST /": NOT_FOUND,
  "PUT /?n=1": NOT_FOUND,
  "DELETE /": NOT_FOUND,
  "OPTIONS *": NOT_FOUND,
};

test("the file holds 64 KiB", () => assert.equal(DATA.length, 65_536));

conforms({ name: "hash", folder: SUITE, servers: SERVERS, answers: ANSWERS });
