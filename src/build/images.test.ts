import assert from "node:assert/strict";
import { test } from "node:test";
import type { Target } from "../model/config.ts";
import { baseImagesOf } from "./choose-runner.ts";
import { bakeFile, orderName, orderTag } from "./images.ts";

const target = (name: string, args: Record<string, string> = {}): Target => ({
  name,
  build: { context: "/tree", dockerfile: "/tree/Dockerfile", args },
  prepare: [],
  port: 80,
  env: {},
  ready: { path: "/", timeoutSeconds: 1 },
});
const order = (name: string, args?: Record<string, string>) =>
  ({ target: target(name, args), checkout: { name: "head", folder: "/tree" } }) as const;

test("names and tags are what Bake and Docker take, and no two targets share one", () => {
  const names = ["api", "Api", "a.pi", "a_pi", "a-pi", "a--pi", "_api", "api-"].map((name) => order(name));
  assert.equal(new Set(names.map(orderName)).size, names.length);
  for (const each of names) assert.match(orderTag(each, "x1"), /^loadgate\/[a-z0-9]+(?:-+[a-z0-9]+)*:x1$/);
  assert.equal(orderTag(order("api"), "x1"), "loadgate/api-head:x1");
});

test("one build for all, and what looks like Bake's variables stands for itself", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Bake's braces, not a template's
  const args = { A: "${b}$c%{d}$${e}" };
  const file = JSON.parse(bakeFile([order("api", args), order("web")], "x1"));
  assert.deepEqual(file.group.default.targets, ["api-head", "web-head"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  assert.equal(file.target["api-head"].args.A, "$${b}$c%%{d}$$${e}");
  assert.deepEqual(file.target["web-head"].output, ["type=docker"]);
});

test("base and head share no cache mount, whatever a configuration says", () => {
  const args = { BUILDKIT_CACHE_MOUNT_NS: "loadgate-reviewed" };
  const base = { ...order("api"), checkout: { name: "base", folder: "/tree", writesCache: true } };
  const file = JSON.parse(bakeFile([base, order("api", args)], "x1"));
  assert.equal(file.target["api-base"].args.BUILDKIT_CACHE_MOUNT_NS, "loadgate-reviewed");
  assert.equal(file.target["api-head"].args.BUILDKIT_CACHE_MOUNT_NS, "loadgate-x1-head");
});

test("the images that a Dockerfile starts from", () => {
  const dockerfile = `
# FROM comment
ARG BASE=node:24-slim
ARG VERSION
FROM --platform=linux/amd64 golang:1.26 AS Build
RUN echo FROM nowhere
FROM $BASE as second
FROM build
FROM scratch
FROM \\
  debian:\${VERSION} AS third
FROM "$UNKNOWN"
`;
  assert.deepEqual(baseImagesOf(dockerfile, { VERSION: "12" }), ["golang:1.26", "node:24-slim", "debian:12"]);
  assert.deepEqual(baseImagesOf("ARG A='x:1'\nFROM $A", {}), ["x:1"]);
  assert.deepEqual(baseImagesOf("ARG A=x:1\nFROM $A", { A: "y:2" }), ["y:2"]);
  assert.deepEqual(baseImagesOf("", {}), []);
});

test("with a cache each target has a scope of its own, and base alone writes to it", () => {
  const reviewed = { name: "base", folder: "/tree", writesCache: true } as const;
  const both = [{ ...order("api"), checkout: reviewed }, order("api")];
  const { target } = JSON.parse(bakeFile([...both, { ...order("other"), checkout: reviewed }], "run", true));
  const [base, head, other] = Object.values(target) as Record<string, string[]>[];
  assert.deepEqual(base?.["cache-from"], head?.["cache-from"]);
  assert.notDeepEqual(base?.["cache-from"], other?.["cache-from"]);
  assert.match(
    base?.["cache-to"]?.[0] ?? "",
    /^type=gha,scope=loadgate-[0-9a-f]{16},mode=max,ignore-error=true$/,
  );
  assert.equal(head?.["cache-to"], undefined);
  assert.doesNotMatch(bakeFile(both, "run"), /cache/);
});
