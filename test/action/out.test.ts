import assert from "node:assert/strict";
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { enter } from "./door.ts";

/** What the message of a failure quotes, so that whoever gets it to be written somewhere else chooses what. */
const WANTED = `"x$(touch owned)": 1\n`;

/** A pull request that commits a link, and a file of the host that it leads to. */
function withLink(name: string, to: (victim: string) => string): Scratch & { readonly victim: string } {
  const made = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  const victim = made.mark("host/.bashrc");
  mkdirSync(dirname(victim));
  writeFileSync(victim, "untouched");
  mkdirSync(dirname(join(made.folder, name)), { recursive: true });
  symlinkSync(to(victim), join(made.folder, name));
  made.commit({ "loadgate.yml": `${config()}\n${WANTED}` });
  return { ...made, victim };
}

/** The links of a pull request: to a file that is written over, to a folder that is uploaded. */
const LINKS: Readonly<Record<string, readonly [string, (victim: string) => string]>> = {
  "the folder itself": [".loadgate", dirname],
  "a file that is written first": [".loadgate/failure.json.part", (victim) => victim],
  "a file": [".loadgate/failure.json", (victim) => victim],
  "a file to be uploaded": [".loadgate/anything", () => "/proc/self/environ"],
};

const measured = (repository: Scratch, out: Readonly<Record<string, string>>) =>
  enter(repository, "workflow_dispatch", {}, { isolation: "process", base: "HEAD~1", ...out }).ended;

for (const [what, [name, to]] of Object.entries(LINKS)) {
  test(`a link that the change committed, ${what}: the Action leaves its files elsewhere`, async () => {
    using made = withLink(name, to);
    const { code, output } = await measured(made, {});
    assert.equal(code, 2, output);
    assert.match(output, /::error::.*touch owned/);
    const [, out = ""] = /^::set-output name=out::(.*)$/m.exec(output) ?? [];
    assert.equal(out, join(made.mark("runner"), "loadgate"));
    assert.match(readFileSync(join(out, "failure.json"), "utf8"), /touch owned/);
    assert.equal(readFileSync(made.victim, "utf8"), "untouched");
    assert.ok(!existsSync(join(dirname(made.victim), "failure.json")));
  });

  test(`the same, where the workflow names that folder: nothing is written, and nothing named to upload`, async () => {
    using made = withLink(name, to);
    const { code, output } = await measured(made, { out: ".loadgate" });
    assert.equal(code, 2, output);
    assert.match(output, /::error::the output folder .* cannot be written \(.*(is a link|git tracks)/);
    assert.doesNotMatch(output, /name=out::/);
    assert.equal(readFileSync(made.victim, "utf8"), "untouched");
    assert.ok(!existsSync(join(dirname(made.victim), "failure.json")));
    assert.ok(lstatSync(join(made.folder, name)).isSymbolicLink());
  });
}
