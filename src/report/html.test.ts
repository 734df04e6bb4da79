import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { RUNS, sketchedRun } from "./fixture.ts";
import { htmlReport } from "./html.ts";

const page = (name: string) => htmlReport(RUNS[name]?.() ?? assert.fail());

test("the page can load nothing and run nothing, and its style is allowed by hash", () => {
  const text = page("red");
  const style = text.match(/<style>([\s\S]*)<\/style>/)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  assert.ok(text.includes(`default-src 'none'; style-src 'sha256-${hash}'`));
  assert.doesNotMatch(text, /<script|<img|<link|\ssrc=|https?:|\sstyle=|\son\w+=|url\(|@import/);
});

test("every case has its picture, with a title and a description", () => {
  const text = page("red");
  assert.equal(text.match(/<svg class="picture"/g)?.length, 10);
  assert.equal(text.match(/<desc id="case-\d-(goodput|cpu)-d">10 sessions\. Estimate/g)?.length, 10);
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  assert.equal(new Set(ids).size, ids.length);
});

test("an invalid case shows its reasons and its log instead of a picture", () => {
  const [, invalid = ""] = page("invalid-head").split('<section class="case"');
  assert.doesNotMatch(invalid, /<svg class="picture"/);
  assert.match(invalid, /it ended with code 1 \| `panic` &lt;b&gt;now/);
  assert.match(invalid, /<pre>listening on 8080\nTypeError/);
});

test("each point tells its session, its round and its change", () => {
  assert.match(page("unchanged"), /<title>session 3, round 2: [+−][\d.]+%<\/title>/);
});

test("rounds that a limit took out of the judgement are drawn hollow, CPU's are not", () => {
  const results = sketchedRun([
    {
      scenario: "hello",
      change: (session) => ({
        ...session,
        rounds: session.rounds.map((round, i) => ({
          ...round,
          samples: round.samples.map((s) => (i === 0 ? { ...s, limits: ["unsteady" as const] } : s)),
        })),
      }),
    },
  ]);
  assert.equal(htmlReport(results).match(/class="dot hollow"[^>]*><title>session/g)?.length, 10);
});

test("hostile names and logs stay text", () => {
  const evil = `</title><script>alert(1)</script>"'`;
  const text = htmlReport(
    sketchedRun([{ scenario: evil }], { notices: [{ code: "base-config-missing", file: evil }], id: evil }),
  );
  assert.doesNotMatch(text, /<script|<\/title><script/);
});

test("all that differs beside the code is in a table, and stays text", () => {
  const [, section = ""] = page("red").split('<section class="differences">');
  assert.equal(section.split("</section>")[0]?.match(/<tr><th scope="row">/g)?.length, 5);
  assert.match(
    section,
    /fastify<\/th><td>4\.28\.1<\/td><td>5\.6\.1<\/td><td class="wide">package<\/td><td class="wide">package-lock\.json</,
  );
  assert.match(section, /@octocat\/&lt;b&gt;left&lt;\/b&gt;-pad<\/th><td>–<\/td>/);
  assert.doesNotMatch(page("unchanged"), /class="differences"/);
});

test("a run without cases is still a page", () => {
  assert.match(htmlReport(sketchedRun([])), /<h1>Undecided: nothing was measured<\/h1>/);
});
