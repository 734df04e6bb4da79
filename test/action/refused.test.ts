import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { enter } from "./door.ts";

const FILES = { "loadgate.yml": config(), "server.js": HELLO };
const GONE = "0123456789abcdef0123456789abcdef01234567";
const request = (head: unknown, base: unknown) => ({
  pull_request: { head: { sha: head }, base: { sha: base } },
});

/** Each ends with 2, and with one error that a person can act on. */
const REFUSED: Readonly<
  Record<
    string,
    [event: string, payload: unknown, inputs: Record<string, string>, log: RegExp, action?: string]
  >
> = {
  "an event that has secrets": [
    "pull_request_target",
    request(GONE, GONE),
    { command: "compare" },
    /pull_request_target is refused.*secrets.*measure on: pull_request, .*actions\/comment/,
  ],
  "a night without a trend section": ["schedule", {}, {}, /no trend section.*reference: v1\.0\.0/],
  "a pull request's numbers in the trend": [
    "pull_request",
    request(GONE, GONE),
    {},
    /the trend takes no numbers from pull requests/,
    "publish",
  ],
  "a command that measures nothing": [
    "pull_request",
    request(GONE, GONE),
    { command: "tune" },
    /input "command": unknown value tune; the values are compare, trend/,
  ],
  "a command that is an action of its own": [
    "pull_request",
    request(GONE, GONE),
    { command: "plan" },
    /input "command": plan is another action; write uses: loadgate\/loadgate\/actions\/plan/,
  ],
  "commenting on an event that has secrets": [
    "pull_request_target",
    request(GONE, GONE),
    {},
    /pull_request_target is refused.*actions\/comment on: pull_request or workflow_run/,
    "comment",
  ],
  "a point of the trend of a pull request": [
    "pull_request",
    request(GONE, GONE),
    { command: "trend" },
    /the trend takes no numbers from pull requests/,
  ],
  "measuring what is not the event's": [
    "workflow_run",
    {},
    {},
    /workflow_run is refused.*measure on: pull_request.*comment here with loadgate\/loadgate\/actions\/comment/,
  ],
  "an event that nothing is measured on": [
    "release",
    {},
    {},
    /event release does not say what to compare; set command: compare, and base:/,
  ],
  "comparing where outsiders would have secrets": [
    "workflow_run",
    {},
    { command: "compare" },
    /workflow_run is refused.*comment here with loadgate\/loadgate\/actions\/comment/,
  ],
  "a comment without a token": [
    "workflow_run",
    {},
    {},
    /there is no token; give the step github-token/,
    "comment",
  ],
  "a request on another event": ["push", {}, {}, /run this on: issue_comment/, "request"],
  "a payload that is no JSON": ["pull_request", "{", {}, /event in .* cannot be read/],
  "a head that is no commit id": [
    "pull_request",
    request("--upload-pack=touch hacked", GONE),
    {},
    /no commit id at pull_request\.head\.sha/,
  ],
  "a head that was not fetched": [
    "pull_request",
    request(GONE, GONE),
    {},
    /pull request's head \(0123456789abcdef.*\) is not in this clone; set fetch-depth: 0 for actions\/checkout/,
  ],
  "shards of a head that was not fetched": [
    "pull_request",
    request(GONE, GONE),
    {},
    /revision "0123456789abcdef.*" does not exist here/,
    "plan",
  ],
  "shards that nobody fetched": [
    "pull_request",
    request(GONE, GONE),
    {},
    /shards has no results\.json.*actions\/download-artifact.*input "path"/,
    "merge",
  ],
  "a base input that does not exist": [
    "workflow_dispatch",
    {},
    { base: "v9" },
    /v9 is not in this clone; set fetch-depth: 0/,
  ],
  "an input of the wrong kind": ["pull_request", {}, { budget: "soon" }, /input "budget": /],
  "a flag that is neither": ["pull_request", {}, { "measure-identical": "ja" }, /neither true nor false/],
  "a file in oha's place": [
    "workflow_dispatch",
    {},
    { base: "HEAD", "oha-path": "loadgate.yml" },
    /input "oha-path": .*loadgate\.yml is not a program/,
  ],
};

for (const [what, [event, payload, inputs, log, name = "measure"]] of Object.entries(REFUSED)) {
  test(`refused: ${what}`, { timeout: 20_000 }, async () => {
    using repository = scratch(FILES);
    const { code, output } = await enter(repository, event, payload, inputs, {}, { name }).ended;
    assert.equal(code, 2, output);
    // Where its results would be is said before anything is refused.
    const commands = output.split("\n").filter((line) => line.startsWith("::"));
    const errors = commands.filter((line) => !line.startsWith("::set-output name=out::"));
    assert.equal(errors.length, 1, output);
    assert.match(errors[0] ?? "", log);
    assert.doesNotMatch(output, /^ {4}at /m);
    assert.equal(existsSync(join(repository.folder, "hacked")), false);
  });
}

test("of a shallow clone it is said which fetch it lacks", { timeout: 20_000 }, async () => {
  using origin = scratch(FILES);
  origin.git("checkout", "--quiet", "-b", "change");
  const head = origin.commit({ "a.txt": "1" });
  origin.git("checkout", "--quiet", "main");
  const tip = origin.commit({ "b.txt": "1" });
  using clone = scratch({});
  clone.git("fetch", "--quiet", "--depth=1", `file://${origin.folder}`, "change", "main");
  const { code, output } = await enter(clone, "pull_request", request(head, tip)).ended;
  assert.equal(code, 2, output);
  assert.match(output, /::error::the pull request's base and the pull request's head have no common commit/);
  assert.match(output, /set fetch-depth: 0 for actions\/checkout/);
});
