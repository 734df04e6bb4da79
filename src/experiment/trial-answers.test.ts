import assert from "node:assert/strict";
import { test } from "node:test";
import { adviceOnServices, redirectedTo } from "./trial-answers.ts";

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

test("a server that fails for want of something is first asked for what was left out of its compose file", () => {
  const proposal = { name: "web", what: "service web", start: {}, port: 80 };
  const notes = [
    "TOKEN of web takes its value from the environment, so it was left out; give it under env:.",
    "Also.",
  ];
  const advice = adviceOnServices("compose.yaml", { ...proposal, notes });
  assert.match(advice, /^TOKEN of web .*under env:; write loadgate\.yml by hand/);
  assert.match(adviceOnServices("compose.yaml", proposal), /^take its services along/);
});
