import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { htmlProse } from "../text/escape.ts";
import { RUNS, sketchedRun } from "./fixture.ts";
import { htmlReport } from "./html.ts";
import { predicate } from "./words.ts";

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

test("each side and what lies between them is a link where the repository has pages", () => {
  const linked = htmlReport(sketchedRun([{ scenario: "hello" }]), [], "https://github.com/octo/app");
  const [base, head] = [`3f2a91c4${"0".repeat(32)}`, `9b07d25e${"0".repeat(32)}`];
  assert.deepEqual(
    [...linked.matchAll(/ href="(https[^"]+)"/g)].map((match) => match[1]),
    [`commit/${base}`, `commit/${head}`, `compare/${base}...${head}`].map(
      (path) => `https://github.com/octo/app/${path}`,
    ),
  );
  const run = sketchedRun([{ scenario: "hello" }]);
  const image = { ...run, variants: run.variants.map((each) => ({ ...each, commit: "sha256:00" })) };
  assert.doesNotMatch(htmlReport(image, [], "https://github.com/octo/app"), /href="https/);
});

test("the overview has the values of both sides beside their ratio", () => {
  const nbsp = "\u00a0";
  assert.match(
    page("red"),
    new RegExp(`\u22125\\.8%<small>.*?</small><small class="values">\\d+${nbsp}req/s → \\d+${nbsp}req/s`),
  );
});

test("no sentence stands there three times, and of several cases each says its own once", () => {
  for (const [name, run] of Object.entries(RUNS)) {
    const results = run();
    const text = htmlReport(results).replaceAll(/<svg[\s\S]*?<\/svg>/g, "");
    for (const result of results.cases) {
      const times = text.split(htmlProse(predicate(result))).length - 1;
      assert.ok(
        times <= results.cases.filter((each) => predicate(each) === predicate(result)).length,
        `${name}: ${times}`,
      );
    }
  }
});

test("the dashed lines of a picture are named", () => {
  const [, picture = ""] = page("red").split('<svg class="picture"');
  assert.equal(picture.match(/class="threshold"/g)?.length, 2);
  assert.equal(picture.match(/<text class="name"[^>]*>threshold<\/text>/g)?.length, 2);
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
  assert.match(htmlReport(sketchedRun([])), /<h1>Inconclusive: nothing was measured<\/h1>/);
});
