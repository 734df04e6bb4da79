import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import {
  installOha,
  isKeptIn,
  keptOha,
  OHA_VERSION,
  type OhaInstallation,
} from "../../src/platform/install-oha.ts";
import { BAD_ANSWERS, NOBODY, releaseServer } from "../../test-support/release-server.ts";

const RELEASE = "#!/bin/sh\necho a release\n";
const OTHER = "#!/bin/sh\necho another\n";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const pinned = (hash: string | null) => ({ "oha-linux-amd64": hash, "oha-linux-arm64": hash });
const HASHES = pinned(sha256(RELEASE));

let root: string;
let folder: string;
let program: string;
let said: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "oha-"));
  folder = join(root, "kept");
  program = join(folder, "bin", "oha");
  said = [];
});
afterEach(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

/** A cargo that makes a program which says where it was made; and `env` with a PATH on which it is. */
function withCargo(env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const script = `#!/bin/sh
[ "$1" = --version ] && exit
for last; do :; done
mkdir -p "$last/bin"
{ echo '#!/bin/sh'; echo "# made in $PWD"; env | sed 's/^/# /'; } > "$last/bin/oha"
chmod +x "$last/bin/oha"
`;
  put(join(root, "cargo", "cargo"), script);
  return { ...env, PATH: `${join(root, "cargo")}:/usr/bin:/bin` };
}

const install = (options: Partial<OhaInstallation> = {}) =>
  installOha({
    folders: [folder],
    say: (text) => said.push(text),
    env: { PATH: join(root, "none"), LOADGATE_OHA_MIRROR: NOBODY },
    hashes: HASHES,
    ...options,
  });

const from = (url: string, PATH = "/usr/bin:/bin") => ({ PATH, LOADGATE_OHA_MIRROR: url });

test("the release with the pinned hash is downloaded, kept, and verified before each further use", async () => {
  await using server = await releaseServer((_, response) => response.end(RELEASE));
  const env = from(server.url);
  assert.equal(await install({ env }), program);
  assert.equal(readFileSync(program, "utf8"), RELEASE);
  assert.deepEqual(readdirSync(folder), ["bin"]);
  assert.deepEqual(readdirSync(dirname(program)), ["oha"]);
  assert.equal(await install({ env }), program);
  assert.equal(server.asked.length, 1);
  assert.match(server.asked[0] ?? "", new RegExp(`^/v${OHA_VERSION}/oha-linux-a(md|rm)64$`));

  writeFileSync(program, OTHER);
  assert.equal(await install({ env }), program);
  assert.equal(readFileSync(program, "utf8"), RELEASE);
  assert.equal(server.asked.length, 2);
  assert.match(
    said.join("\n"),
    new RegExp(
      `${program} is not the oha that was installed there: its SHA-256 is ${sha256(OTHER)}, .*deleting it.*again`,
    ),
  );
});

for (const [what, [answer, reason]] of Object.entries(BAD_ANSWERS)) {
  test(`no release, but ${what}: said, nothing is kept, and without cargo it ends with what to do`, async () => {
    await using server = await releaseServer(answer);
    await assert.rejects(install({ env: from(server.url, join(root, "none")) }), {
      name: "UsageError",
      message: new RegExp(`the download failed: .*${reason.source}.*cannot be compiled.*put a release from`),
    });
    assert.match(said.join("\n"), reason);
    assert.deepEqual(readdirSync(folder, { recursive: true }), ["bin"]);
  });
}

test("a server that falls silent, or is not there, is given up on", async () => {
  await using server = await releaseServer((_, response) => response.write("half"));
  const env = from(server.url, join(root, "none"));
  await assert.rejects(install({ env, silenceSeconds: 0.3 }), /no answer for 0\.3 s/);
  await assert.rejects(install(), /fetch failed \(.*ECONNREFUSED/);
  assert.deepEqual(readdirSync(folder, { recursive: true }), ["bin"]);
});

test("a release that does not run here is not kept", async () => {
  const broken = "#!/bin/sh\necho no such library >&2\nexit 127\n";
  await using server = await releaseServer((_, response) => response.end(broken));
  const options = { env: withCargo(from(server.url)), hashes: pinned(sha256(broken)) };
  assert.equal(await install(options), program);
  assert.match(said[0] ?? "", /the release does not run here: exit code 127: no such library/);
  assert.match(readFileSync(program, "utf8"), /made in/);
});

test("where there is no release, it is compiled in a folder of its own, with listed variables only", async () => {
  const env = withCargo({ LOADGATE_OHA_MIRROR: NOBODY, SECRET: "hidden", ACTIONS_RUNTIME_TOKEN: "hidden" });
  assert.equal(await install({ env }), program);
  const made = readFileSync(program, "utf8");
  assert.match(made, new RegExp(`# made in ${folder}/compile-`));
  assert.doesNotMatch(made, /hidden/);
  assert.match(made, /^# RUSTUP_TOOLCHAIN=stable$/m);
  assert.deepEqual(readdirSync(folder), ["bin"]);
  await install({ env: { ...env, RUSTUP_TOOLCHAIN: "1.99" }, folders: [join(root, "other")] });
  assert.match(readFileSync(join(root, "other", "bin", "oha"), "utf8"), /^# RUSTUP_TOOLCHAIN=1\.99$/m);
});

test("a compiled one is verified by the hash that was written down, and made again where it differs", async () => {
  const env = withCargo({ LOADGATE_OHA_MIRROR: NOBODY });
  await install({ env });
  rmSync(join(root, "cargo"), { recursive: true });
  assert.equal(await install({ env }), program);

  put(program, OTHER);
  assert.deepEqual(Object.keys(keptOha(folder, HASHES) ?? {}), ["wrong", "recorded"]);
  await assert.rejects(install({ env }), /cannot be compiled/);
  assert.match(said.join("\n"), /is not the oha that was installed there.*deleting it/);
  assert.ok(!existsSync(program));
  await install({ env: withCargo(env) });
  assert.match(readFileSync(program, "utf8"), /made in/);
});

test("one without a hash, or with that of another version, is not run", async () => {
  put(program, OTHER);
  for (const record of [null, `${sha256(OTHER)}  oha-0.1.0\n`, sha256(OTHER), "\0"]) {
    if (record !== null) writeFileSync(`${program}.sha256`, record);
    const kept = keptOha(folder, HASHES);
    assert.match(kept && "wrong" in kept ? kept.wrong : "", /none was recorded/);
  }
});

test("a hash written beside a program does not make it pass for the release, where that can be had", async () => {
  put(program, OTHER);
  writeFileSync(`${program}.sha256`, `${sha256(OTHER)}  oha-${OHA_VERSION}\n`);
  await using server = await releaseServer((_, response) => response.end(RELEASE));
  assert.equal(await install({ env: from(server.url) }), program);
  assert.equal(readFileSync(program, "utf8"), RELEASE);
  assert.deepEqual(readdirSync(dirname(program)), ["oha"]);
});

test("a kept one is known by whatever link it is found", () => {
  put(program, OTHER);
  symlinkSync(program, join(root, "link"));
  symlinkSync(dirname(program), join(root, "bin"));
  assert.ok(isKeptIn(folder, join(root, "link")));
  assert.ok(isKeptIn(folder, join(root, "bin", "oha")));
  assert.ok(!isKeptIn(folder, put(join(root, "own"), OTHER)));
});

const SETUP = join(import.meta.dirname, "..", "..", "scripts", "setup", "oha.ts");

/** What the step of `make setup` says, or what it fails with. */
function setUp(env: NodeJS.ProcessEnv): string {
  const step = `const { setUpOha } = await import(${JSON.stringify(SETUP)}); await setUpOha().catch(({ name, message }) => console.log(name, message));`;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", step], { env, encoding: "utf8" });
}

test("make setup writes down the hash of one that cargo left there before, and verifies it from then on", () => {
  const env = { PATH: join(root, "none"), LOADGATE_CACHE: folder, LOADGATE_OHA_MIRROR: NOBODY };
  put(program, OTHER);
  put(join(folder, ".crates.toml"), `[v1]\n"oha ${OHA_VERSION} (registry+https://example.org)" = ["oha"]\n`);
  assert.match(setUp(env), /wrote down the hash.*\n.*has 1/);
  assert.match(setUp(env), /^oha: +has 1.*\n$/);

  put(program, RELEASE);
  assert.match(
    setUp(env),
    /is not the oha that was installed there.*\n.*SetupError .*the download failed.*cannot be compiled/s,
  );
  assert.ok(!existsSync(program));
});
