import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as z from "zod";
import { configJsonSchema } from "./config-schema.ts";
import { exampleAt, knownKeys } from "./explain.ts";
import { parseConfig } from "./load.ts";

test("docs/loadgate.schema.json is the schema of the code", () => {
  const file = new URL("../../docs/loadgate.schema.json", import.meta.url);
  const written = `${JSON.stringify(configJsonSchema(), null, 2)}\n`;
  assert.equal(readFileSync(file, "utf8"), written, "the file is out of date: run `npm run docs`");
});

type Keyed = Readonly<Record<string, unknown>>;

function keysOf(schema: unknown): [key: string, value: Keyed][] {
  if (typeof schema !== "object" || schema === null) return [];
  const own = Object.entries((schema as { properties?: Record<string, Keyed> }).properties ?? {});
  return [...own, ...Object.values(schema).flatMap(keysOf)];
}

test("an editor shows a description of every key", () => {
  const keys = keysOf(configJsonSchema());
  assert.ok(keys.length > 40);
  for (const [key, value] of keys) assert.match(String(value.description), /\.$/, key);
});

test("the schema accepts what the program accepts, and refuses an unknown key", () => {
  const schema = z.fromJSONSchema(configJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);
  const target = { build: { context: ".", args: { A: 1 } }, port: 8080, ready: "/up", mem_limit: "512m" };
  const config = {
    targets: { api: target },
    scenarios: {
      hello: { request: "GET /", via: "direct", "max-errors": "1%" },
      many: {
        request: "GET /{n}",
        connections: "{n}",
        keepalive: "{k}",
        expect: { status: "{s}", body: { json: { n: "{n}" } } },
        parameters: { n: [1, 2], k: [true], s: [200] },
      },
    },
    "fail-on": ["regression"],
    budget: 90,
  };
  assert.equal(schema.safeParse(config).success, true);
  assert.ok(parseConfig(JSON.stringify(config), "loadgate.yml"));
  assert.equal(schema.safeParse({ ...config, treshold: 1 }).success, false);
  const many = { ...config.scenarios.many, connections: "many" };
  assert.equal(schema.safeParse({ ...config, scenarios: { many } }).success, false);
  assert.equal(schema.safeParse({ ...config, targets: { "a/b": target } }).success, false);
});

const TOP = ["targets", "scenarios"];

test("every example in a message is right", () => {
  const good: Record<string, string> = {
    targets: "targets: { api: { image: x, port: 1 } }",
    scenarios: "scenarios: { hello: { request: / } }",
  };
  const withTop = (line: string): string =>
    [...TOP.filter((key) => !line.startsWith(`${key}:`)).map((key) => good[key]), line].join("\n");
  for (const key of knownKeys([])) {
    const example = exampleAt([key]) as string;
    assert.ok(parseConfig(withTop(example), "loadgate.yml"), example);
  }
  for (const key of knownKeys(["targets", "api"])) {
    const example = exampleAt(["targets", "api", key]) as string;
    const ofProcess = key === "setup" || key === "working-directory";
    const command = ofProcess ? "command: x, " : key === "matrix" ? "build: ., " : "";
    const image = key === "build" || key === "image" || command !== "" ? "" : "image: x, ";
    const port = key === "port" ? "" : "port: 1, ";
    const line = `targets: { api: { ${image}${command}${port}${example} } }`;
    const services = key === "services" ? "\nservices: { db: { image: x, port: 1 } }" : "";
    assert.ok(parseConfig(withTop(line) + services, "loadgate.yml"), example);
  }
  for (const key of knownKeys(["scenarios", "hello"])) {
    const example = exampleAt(["scenarios", "hello", key]) as string;
    const rate = key === "background" ? "rate: 10, " : "";
    const used = key === "parameters" ? 'connections: "{clients}", ' : "";
    const request = key === "request" || key === "args" ? "" : `request: /, ${rate}${used}`;
    assert.ok(
      parseConfig(withTop(`scenarios: { hello: { ${request}${example} } }`), "loadgate.yml"),
      example,
    );
  }
});
