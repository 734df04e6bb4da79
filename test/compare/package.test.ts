import assert from "node:assert/strict";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { imageResolves } from "../../src/platform/docker.ts";
import { findProgram, programs } from "../../src/platform/programs.ts";
import { VERSION } from "../../src/version.ts";
import { noDocker } from "../../test-support/remains.ts";
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
  copyFileSync(tgz, join(empty, basename(tgz)));
  const npx = (node: string, cwd: string, ...args: string[]) => {
    // As people write it, and where the package is not to lie in the repository.
    const what = cwd === empty ? [`./${basename(tgz)}`] : ["--package", tgz, "loadgate"];
    return run(["npx", "--yes", ...what, ...args], { cwd, env: bare(node), timeoutSeconds: 120 });
  };
  for (const node of new Set([userNode ?? "", process.execPath])) {
    const help = await npx(node, empty, "--help");
    assert.equal(help.code, 0, help.stderr);
    assert.match(help.stdout, /compare/);
    assert.equal((await npx(node, empty, "--version")).stdout.trim(), VERSION);
    const check = await npx(node, empty, "check");
    assert.equal(check.code, 2, "no repository: by loadgate's own word");
    assert.match(check.stderr, /^loadgate: /m);
  }
  const checked = await npx(userNode ?? "", repository.folder, "check", "--isolation", "process");
  assert.equal(checked.code, 0, checked.stdout + checked.stderr);
  const args = ["compare", "--isolation", "process", "--budget", "3s"];
  const compared = await npx(userNode ?? "", repository.folder, ...args);
  assert.equal(compared.code, 0, compared.stderr);
  assert.match(compared.stdout, /api\/hello\/direct/);
});

const OLDER_NODE_IMAGE = "node:22-slim";

test("in a container that has Node 22 alone the package gets its own Node, and says what else is missing", {
  skip: noDocker || (!(await imageResolves(OLDER_NODE_IMAGE)) && `${OLDER_NODE_IMAGE} is not here`) || noNpm,
  timeout: 180_000,
}, async () => {
  using repository = scratch({});
  const tgz = await packed(repository);
  const cache = repository.mark("npm");
  mkdirSync(cache);
  const npm = async (setting: string) => (await must(["npm", "config", "get", setting])).trim();
  const packages = join(await npm("cache"), "_cacache");
  symlinkSync(packages, join(cache, "_cacache"));
  const name = basename(tgz);
  const npx = `npx --yes ./${name}`;
  const script = `node --version; ${npx} --version; ${npx} init; echo "exit $?"; ls -A`;
  const done = await run(
    [
      ...["docker", "run", "--rm", "--user", `${process.getuid?.()}:${process.getgid?.()}`],
      ...["--volume", `${tgz}:/work/${name}:ro`, "--workdir", "/work"],
      ...["--volume", `${cache}:/npm`, "--volume", `${packages}:${packages}`],
      ...[
        "--env",
        "HOME=/npm",
        "--env",
        "npm_config_cache=/npm",
        "--env",
        "npm_config_update_notifier=false",
      ],
      ...["--env", `npm_config_registry=${await npm("registry")}`, "--env", "npm_config_prefer_offline=true"],
      ...[OLDER_NODE_IMAGE, "sh", "-c", script],
    ],
    { timeoutSeconds: 150 },
  );
  const lines = done.stdout.trim().split("\n");
  assert.match(lines.shift() ?? "", /^v22\./, done.stderr);
  assert.deepEqual(lines, [VERSION, "exit 2", name], done.stdout + done.stderr);
  assert.match(done.stderr, /^loadgate: git was not found; install it/m);
});

/** The commands of GitLab's job in the document, and the job. */
function gitlabJob() {
  const page = readFileSync(join(ROOT, "docs", "ci", "gitlab.md"), "utf8");
  const text = /```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
  return parse(text).loadgate as { image: string; script: string[]; artifacts: { paths: string[] } };
}

const NODE_IMAGE = "node:24-slim";

test("the image measures as GitLab's job in the document has it, as a user without rights, in a checkout of another", {
  skip: noDocker || (!(await imageResolves(NODE_IMAGE)) && `${NODE_IMAGE} is not here`),
  timeout: 300_000,
}, async () => {
  const server = serverThat(`response.end("Hello");`);
  using repository = scratch({ "server.js": server, "loadgate.yml": config() });
  const base = repository.git("rev-parse", "HEAD");
  const head = repository.commit({ "server.js": `// changed\n${server}` });
  const tgz = await packed(repository);
  const context = repository.mark("context");
  mkdirSync(context);
  await must(["tar", "--extract", "--strip-components=1", "--directory", context, "--file", tgz]);
  cpSync(realpathSync(findProgram("oha") ?? ""), join(context, "oha"));
  const tag = `loadgate-test-image:${process.pid}`;
  const file = join(ROOT, "image", "Dockerfile");
  const build = ["docker", "build", "--file", file, "--build-arg", "OHA=context", "--tag", tag, context];
  const env = { ...process.env, DOCKER_BUILDKIT: "1" };
  try {
    const built = await run(build, { env, timeoutSeconds: 240 });
    assert.equal(built.code, 0, built.stderr.slice(-2000));
    const { image, script, artifacts } = gitlabJob();
    assert.match(image, /^ghcr\.io\/loadgate\/loadgate:\d+$/);
    // GitLab checks out as root, for all to write.
    await must(["chmod", "--recursive", "a+rwX", repository.folder]);
    const commands = [
      "set -e",
      "id -u",
      ...script.map((line) => line.replace("compare ", "compare --budget 3s ")),
    ];
    const done = await run(
      [
        ...["docker", "run", "--rm", "--volume", `${repository.folder}:/work`],
        ...["--env", `CI_MERGE_REQUEST_DIFF_BASE_SHA=${base}`, "--env", `CI_COMMIT_SHA=${head}`],
        ...[tag, "sh", "-c", commands.join("\n")],
      ],
      { timeoutSeconds: 120 },
    );
    assert.equal(done.code, 0, done.stdout + done.stderr);
    assert.match(done.stdout, /^1000\n/);
    assert.match(done.stdout, /^nginx +\/usr\/sbin\/nginx, \d/m);
    assert.match(done.stdout, /api\/hello\/direct/);
    for (const folder of artifacts.paths)
      assert.ok(existsSync(join(repository.folder, folder, "report.html")), folder);
  } finally {
    await run(["docker", "image", "rm", "--force", tag]);
  }
});
