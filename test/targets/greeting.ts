import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { conforms, type Often, part, type Suite } from "../../test-support/conformance.ts";
import { must } from "../../test-support/run.ts";

const SUITE = join(import.meta.dirname, "..", "..", "targets", "greeting");
const scratch = mkdtempSync(join(tmpdir(), "loadgate-greeting-"));
after(() => rmSync(scratch, { recursive: true }));

const SERVERS: Suite["servers"] = {
  node: async () => [process.execPath, join(SUITE, "node", "server.js")],
  async go() {
    const binary = join(scratch, "greeting-go");
    const build = ["go", "build", "-C", join(SUITE, "go"), "-trimpath", "-buildvcs=false", "-o", binary, "."];
    await must(build, { timeoutSeconds: 300 });
    return [binary];
  },
};

const IMAGES: NonNullable<Suite["images"]> = {
  node: { context: "node" },
  go: { context: "go" },
  rust: { context: "rust" },
  axum: { context: "axum" },
  scala: { context: "scala" },
};

const LONG = "a".repeat(6000);
const NOT_FOUND = [404, "Not Found"] as const;

const ANSWERS: Readonly<Record<string, readonly [status: number, body: string]>> = {
  "GET /": [200, "Hello World!"],
  "GET /?name=World": [200, "Hello World!"],
  "GET /greeting/World": [200, "Hello, World"],
  "GET /greeting/World?x": [200, "Hello, World"],
  [`GET /greeting/${LONG}`]: [200, `Hello, ${LONG}`],
  "GET /greeting/": NOT_FOUND,
  "GET /greeting": NOT_FOUND,
  "GET /greeting/a1": NOT_FOUND,
  "GET /greeting/a/": NOT_FOUND,
  "GET /greeting/%41": NOT_FOUND,
  "GET /greeting/a%0A": NOT_FOUND,
  "GET /Greeting/a": NOT_FOUND,
  "GET /x": NOT_FOUND,
  [`GET /${LONG}`]: NOT_FOUND,
  "GET //": NOT_FOUND,
  "GET /%2e%2e": NOT_FOUND,
  "GET /../": NOT_FOUND,
  "HEAD /": [200, ""],
  "HEAD /x": [404, ""],
  "POST /": NOT_FOUND,
  "PUT /greeting/World": NOT_FOUND,
  "DELETE /": NOT_FOUND,
  "OPTIONS *": NOT_FOUND,
};

const OFTEN: Often = { servers: ["node"], images: ["go"] };

/** What every greeting server answers, of those that are tried often, or of the others. */
export function greeting(tried: "often" | "long"): void {
  const suite = { name: "greeting", folder: SUITE, servers: SERVERS, images: IMAGES, answers: ANSWERS };
  conforms(part(suite, OFTEN, tried));
}
