import assert from "node:assert/strict";
import { test } from "node:test";
import { redirectedTo } from "./trial-answers.ts";

test("a redirect is followed to a path of the same server, and to none that logs in or is elsewhere", () => {
  const to = (location: string | undefined, status = 302, from = "/a/b") =>
    redirectedTo(from, { status, headers: location === undefined ? {} : { location } });
  assert.equal(to("/products?page=1#top"), "/products?page=1");
  assert.equal(to("c", 308), "/a/c");
  assert.equal(to("http://localhost:3000/en/"), "/en/");
  assert.equal(to("/x", 200), null);
  for (const none of [
    undefined,
    "https://example.org/",
    "//example.org/x",
    "/login",
    "http://[",
    "mailto:a@example.org",
  ])
    assert.equal(to(none), null, none);
});
