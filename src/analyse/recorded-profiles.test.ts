import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import type { Stacks } from "../model/profile.ts";
import { grownFunctions } from "./grown-functions.ts";

/** A profile of a replayed row, as loadgate wrote it: nanoseconds behind each stack. */
function recorded(name: string): Stacks {
  const text = gunzipSync(readFileSync(join(import.meta.dirname, "recorded-profiles", `${name}.folded.gz`)));
  return new Map(
    [...text.toString().matchAll(/^(.+) (\d+)$/gm)].map(([, stack = "", cost]) => [
      stack,
      Number(cost) / 1e9,
    ]),
  );
}

function namesIn(id: string, threadNames = false): string[] {
  const found = grownFunctions(recorded(`${id}-base`), recorded(`${id}-head`), 3, threadNames);
  return found.map(({ name, calls }) => (calls ? `${name} → ${calls.name}` : name));
}

test("Fastify 5 on Node 24: the parser of bodies and what it binds, though most grew where all answers are sent", () => {
  assert.deepEqual(namesIn("F1"), [
    "(garbage collector)",
    "sendTrailer reply.js → end node:_http_outgoing",
    "ContentTypeParser.run contentTypeParser.js → bind node:async_hooks",
  ]);
});

test("Helidon 4.4.0: the registry that makes its services again, before the compiler's own threads", () => {
  const found = namesIn("R3", true);
  assert.equal(found[0], "io.helidon.service.registry.CoreServiceRegistry.get");
  assert.ok(!found.slice(0, -1).some((name) => name.startsWith("Compile::")), found.join());
});

test("Werkzeug 2.3.0: the parser of uploads, below the frames of gunicorn that all requests come by", () => {
  assert.ok(namesIn("R13").includes("MultipartDecoder._parse_data multipart.py"));
});

test("axum 0.6.12: the copy of a boxed service that its routers' clones come down to, not the table of the standard library in it", () => {
  const [first] = namesIn("R8", true);
  assert.equal(
    first,
    "<T as tower::util::boxed_clone::CloneService<R>>::clone_box → <hashbrown::raw::RawTable<T,A> as core::clone::Clone>::clone",
  );
});

test("Express on Node 12.18.1: the middleware that sets prototypes, which V8 counts to it", () => {
  assert.deepEqual(namesIn("R1").slice(0, 2), [
    "send response.js → end node:_http_outgoing",
    "expressInit init.js",
  ]);
});
