import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { baseImagesIn, nameAndVersion } from "./base-images.ts";

const listed = (text: string, args: Readonly<Record<string, string>> = {}) =>
  [...baseImagesIn(text, args)].map(([name, { versions }]) => `${name} ${[...versions].join(" ")}`);

test("the images of a Dockerfile, with its arguments filled in", () => {
  const text = readFileSync(join(import.meta.dirname, "../../targets/greeting/axum/Dockerfile"), "utf8");
  assert.deepEqual(listed(text), ["rust 1-bookworm", "debian bookworm-slim"]);
  assert.deepEqual(listed(text, { RUST_IMAGE: `ghcr.io/x/rust:2@sha256:${"ab".repeat(32)}` }), [
    "ghcr.io/x/rust 2 (sha256:abababababab)",
    "debian bookworm-slim",
  ]);
});

test("stages, defaults, continued lines, and what is left open", () => {
  const text = `# syntax=docker/dockerfile:1
ARG TAG="22-slim" OTHER=x
FROM --platform=$BUILDPLATFORM \\
  node:\${TAG} as build
ARG TAG=wrong
RUN true
FROM build
FROM \${UNSET:-alpine}:3.20
FROM scratch
FROM $NOWHERE
`;
  assert.deepEqual(listed(text), ["node 22-slim", "alpine 3.20"]);
  assert.deepEqual(listed(""), []);
  for (const part of ["FROM ", "ARG A=", "\n", "#", "FROM a\\\n"]) listed(part.repeat(50_000));
});

test("a reference's name and version", () => {
  assert.deepEqual(nameAndVersion("registry:5000/node"), ["registry:5000/node", "latest"]);
  assert.deepEqual(nameAndVersion("registry:5000/node:24"), ["registry:5000/node", "24"]);
  assert.deepEqual(nameAndVersion(`node@sha256:${"0".repeat(64)}`), ["node", "sha256:000000000000"]);
});
