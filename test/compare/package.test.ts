import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { test } from "node:test";
import { findProgram, programs } from "../../src/platform/programs.ts";
import { VERSION } from "../../src/version.ts";
import { must, run } from "../../test-support/run.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const ROOT = join(import.meta.dirname, "..", "..");
const { files } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { files: string[] };

/** The user's own Node with its npm, before what npm scripts put on PATH: whatever is the oldest here. */
const userNode = programs("node").find((path) => !path.includes("node_modules"));
const noNpm = userNode && findProgram("npm") ? false : "no Node with npm outside of node_modules";

/** What npm would publish, with a bundle of these sources. */
async function packed({ mark }: Scratch): Promise<string> {
  const folder = mark("package");
  mkdirSync(folder);
  for (const file of ["package.json", "README.md", "LICENSE", "bin"])
    cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  await must([process.execPath, join(ROOT, "scripts", "bundle.ts"), join(folder, "dist")]);
  await must(["npm", "pack", "--ignore-scripts"], { cwd: folder });
  return join(folder, `loadgate-${VERSION}.tgz`);
}

test("what npm packs is what runs, and it runs in an empty folder and in a repository on the user's Node and on 24", {
  skip: noNpm,
  timeout: 180_000,
}, async () => {
  // The server runs on the user's Node, not on the one that npm brings along for loadgate.
  const version = await must([userNode ?? "", "--version"]);
  const server = serverThat("response.end(process.version);");
  const scenario = { expect: { status: 200, body: version.trim() } };
  using repository = scratch({ "server.js": server, "loadgate.yml": config({ scenario }) });
  repository.write({ "server.js": `// changed\n${server}` });
  const tgz = await packed(repository);
  const listed = (await must(["tar", "--list", "--file", tgz])).trim().split("\n");
  const others = listed.filter((file) => !files.some((each) => file.startsWith(`package/${each}`)));
  assert.deepEqual(others.sort(), ["package/LICENSE", "package/README.md", "package/package.json"]);

  const empty = repository.mark("empty");
  const cache = repository.mark("npm");
  for (const folder of [empty, cache]) mkdirSync(folder);
  symlinkSync(
    join((await must(["npm", "config", "get", "cache"])).trim(), "_cacache"),
    join(cache, "_cacache"),
  );
  const registry = Object.entries(process.env).filter(([name]) =>
    /^npm_config_(?:registry|cafile)$/i.test(name),
  );
  const bare = (node: string): NodeJS.ProcessEnv => ({
    ...Object.fromEntries(registry),
    PATH: [dirname(node), dirname(userNode ?? ""), "/usr/bin", "/bin"].join(delimiter),
    HOME: process.env.HOME,
    TMPDIR: repository.temporary,
    LOADGATE_OHA: findProgram("oha") ?? "",
    npm_config_cache: cache,
    npm_config_prefer_offline: "true",
  });
  const npx = (node: string, cwd: string, ...args: string[]) =>
    run(["npx", "--yes", tgz, ...args], { cwd, env: bare(node), timeoutSeconds: 120 });
  for (const node of new Set([userNode ?? "", process.execPath])) {
    const help = await npx(node, empty, "--help");
    assert.equal(help.code, 0, help.stderr);
    assert.match(help.stdout, /compare/);
    assert.equal((await npx(node, empty, "--version")).stdout.trim(), VERSION);
    const check = await npx(node, empty, "check");
    assert.equal(check.code, 2, "no repository: by loadgate's own word");
    assert.match(check.stderr, /^loadgate: /m);
  }
  const checked = await npx(userNode ?? "", repository.folder, "check", "--runner", "process");
  assert.equal(checked.code, 0, checked.stdout + checked.stderr);
  const args = ["compare", "--runner", "process", "--budget", "3s"];
  const compared = await npx(userNode ?? "", repository.folder, ...args);
  assert.equal(compared.code, 0, compared.stderr);
  assert.match(compared.stdout, /api\/hello\/direct/);
});
