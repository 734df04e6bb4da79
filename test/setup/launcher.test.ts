import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const LAUNCHER = join(import.meta.dirname, "..", "..", "loadgate");
const TELL = (name: string) =>
  `process.stdout.write(JSON.stringify(["${name}", ...process.argv.slice(2)]));\n`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "loadgate launcher-"));
  copyFileSync(LAUNCHER, join(root, "loadgate"));
  put("src/cli.ts", TELL("sources"));
  put("package.json", '{"type":"module"}');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string, minutesAgo = 0): void {
  const path = join(root, file);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
  const time = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(path, time, time);
}

function libraries(): void {
  mkdirSync(join(root, "node_modules", "zod"), { recursive: true });
}

function nodeInModules(): void {
  mkdirSync(join(root, "node_modules", ".bin"), { recursive: true });
  symlinkSync(process.execPath, join(root, "node_modules", ".bin", "node"));
}

/** A `node` on PATH that passes for one too old. */
function oldNodeOnPath(): string {
  put("old/node", "#!/bin/sh\nexit 1\n");
  chmodSync(join(root, "old", "node"), 0o755);
  return `${join(root, "old")}:/usr/bin:/bin`;
}

function launch(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  program = join(root, "loadgate"),
  cwd = root,
) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

test("arguments arrive as they were given", async () => {
  libraries();
  nodeInModules();
  const args = ["compare", "a b", "*", "", "it's", "$HOME"];
  assert.deepEqual(JSON.parse((await launch(args)).stdout), ["sources", ...args]);
});

test("it is found through a link from elsewhere", async () => {
  libraries();
  nodeInModules();
  symlinkSync(join(root, "loadgate"), join(root, "link"));
  assert.deepEqual(JSON.parse((await launch([], {}, join(root, "link"))).stdout), ["sources"]);
});

test("a fresh bundle is taken, a stale one is not", async () => {
  libraries();
  nodeInModules();
  put("src/cli.ts", TELL("sources"), 10);
  put("dist/cli.js", TELL("bundle"), 5);
  assert.deepEqual(JSON.parse((await launch([])).stdout), ["bundle"]);
  put("src/other.ts", "", 1);
  assert.deepEqual(JSON.parse((await launch([])).stdout), ["sources"]);
});

test("without libraries the bundle is taken, whatever its age", async () => {
  put("dist/cli.js", TELL("bundle"), 5);
  const PATH = `${join(process.execPath, "..")}:/usr/bin:/bin`;
  assert.deepEqual(JSON.parse((await launch([], { PATH })).stdout), ["bundle"]);
});

test("without Node 24 it says what to do", async () => {
  const { code, stderr } = await launch([], { PATH: oldNodeOnPath() });
  assert.equal(code, 2);
  assert.match(stderr, /needs Node 24 or newer; .*'make setup'/);
});

test("without libraries and without a bundle it says what to do", async () => {
  nodeInModules();
  const { code, stderr } = await launch([]);
  assert.equal(code, 2);
  assert.match(stderr, /libraries are missing; run 'make setup'/);
});

test("no program of the folder that it is run in is taken, nor of the cache, where they have no hash", async () => {
  libraries();
  nodeInModules();
  put("src/cli.ts", "process.stdout.write(process.env.PATH);\n");
  const places = ["here", "here/bin", "cache/bin"];
  for (const place of places)
    for (const name of ["dirname", "readlink", "find", "head", "node"]) {
      put(`${place}/${name}`, "#!/bin/sh\necho planted\n");
      chmodSync(join(root, place, name), 0o755);
    }
  const PATH = `:bin:.:${process.env.PATH}:`;
  const env = { LOADGATE_CACHE: join(root, "cache"), PATH };
  const { stdout, stderr } = await launch([], env, join(root, "loadgate"), join(root, "here"));
  assert.equal(
    stdout,
    (process.env.PATH ?? "")
      .split(":")
      .filter((each) => each.startsWith("/"))
      .join(":"),
    stderr,
  );
});

const PACKAGE = `node_modules/node-${process.platform}-${process.arch}`;
const REPORTED =
  "process.stdout.write(JSON.stringify([process.env.PATH, ...process.argv.slice(2)]));\nprocess.exitCode = 7;\n";

/** What npm installs, with this program for the Node that it brings along. */
function npmInstalled(node: string | null): void {
  put("bin/loadgate.js", readFileSync(join(LAUNCHER, "..", "bin", "loadgate.js"), "utf8"));
  put("dist/cli.js", REPORTED);
  if (node === null) return;
  put(`${PACKAGE}/package.json`, "{}");
  put(`${PACKAGE}/bin/node`, node);
  chmodSync(join(root, PACKAGE, "bin", "node"), 0o755);
  mkdirSync(join(root, "node_modules", ".bin"), { recursive: true });
  symlinkSync(join(root, PACKAGE, "bin", "node"), join(root, "node_modules", ".bin", "node"));
}

/** Starts what npm starts, on this Node, which may say that it is an older one. */
function start(args: readonly string[], version = process.versions.node) {
  const code = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const own = [`--import=data:text/javascript,${encodeURIComponent(code)}`, join(root, "bin", "loadgate.js")];
  const PATH = [join(root, "node_modules", ".bin"), "/usr/bin", "/bin"].join(":");
  return launch([...own, ...args], { PATH }, process.execPath);
}

test("npm's launcher: a new Node goes on as loadgate, and servers get the user's Node before npm's", async () => {
  npmInstalled("#!/bin/sh\nexit 9\n");
  const { code, stdout } = await start(["compare", "a b", ""]);
  assert.equal(code, 7);
  assert.deepEqual(JSON.parse(stdout), [
    `/usr/bin:/bin:${join(root, "node_modules", ".bin")}`,
    "compare",
    "a b",
    "",
  ]);
});

test("npm's launcher: an old Node becomes the one that npm brought along, with its exit code and signals", async () => {
  npmInstalled(`#!/bin/sh\nexec "${process.execPath}" "$@"\n`);
  const { code, stdout } = await start(["compare", "a b", ""], "20.20.2");
  assert.equal(code, 7);
  assert.deepEqual(JSON.parse(stdout).slice(1), ["compare", "a b", ""]);
  put(
    "dist/cli.js",
    'process.kill(process.ppid, "SIGTERM"); process.on("SIGTERM", () => process.exit(143)); setTimeout(() => {}, 20_000);\n',
  );
  assert.equal((await start([], "22.0.0")).code, 143, "a signal is handed on");
});

test("npm's launcher: without a Node that is new enough it says what to do", async () => {
  npmInstalled(null);
  const { code, stderr } = await start([], "20.20.2");
  assert.equal(code, 2);
  assert.match(
    stderr,
    /needs Node 24 or newer, and this is v\S+; install it, or run: npx --package node@24 /,
  );
});
