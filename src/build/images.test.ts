import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Target } from "../model/config.ts";
import { baseImagesOf } from "./choose-isolation.ts";
import {
  absentDockerfile,
  bakeFile,
  bakesOf,
  buildLog,
  foreignFrontend,
  orderName,
  orderTag,
  refusedFrontends,
  sourceDate,
  withSetSecrets,
} from "./images.ts";

const target = (name: string, args: Record<string, string> = {}): Target => ({
  name,
  build: { context: "/tree", dockerfile: "/tree/Dockerfile", args },
  port: 80,
  env: {},
  ready: { path: "/", timeoutSeconds: 1 },
});
const order = (name: string, args?: Record<string, string>) =>
  ({ target: target(name, args), checkout: { name: "head", folder: "/tree" } }) as const;

test("names and tags are what Bake and Docker take, and no two targets share one", () => {
  const names = ["api", "Api", "a.pi", "a_pi", "a-pi", "a--pi", "_api", "api-"].map((name) => order(name));
  assert.equal(new Set(names.map(orderName)).size, names.length);
  for (const each of names) assert.match(orderTag(each, "x1"), /^loadgate\/[a-z0-9]+(?:-+[a-z0-9]+)*:x1$/);
  assert.equal(orderTag(order("api"), "x1"), "loadgate/api-head:x1");
});

test("one build for all, and what looks like Bake's variables stands for itself", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Bake's braces, not a template's
  const args = { A: "${b}$c%{d}$${e}" };
  const file = JSON.parse(bakeFile([order("api", args), order("web")], "x1"));
  assert.deepEqual(file.group.default.targets, ["api-head", "web-head"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
  assert.equal(file.target["api-head"].args.A, "$${b}$c%%{d}$$${e}");
  assert.deepEqual(file.target["web-head"].output, ["type=docker"]);
});

test("secrets, contexts, limits and shared memory of a build are Bake's, and no secret's value is in its file", () => {
  const { target: plain, checkout } = order("api");
  const build = {
    ...(plain.build as NonNullable<typeof plain.build>),
    secrets: ["NPM_TOKEN"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Bake's braces, not a template's
    contexts: { shared: "/tree/${x}", base: "docker-image://debian:12" },
    ulimits: { nofile: "1024:4096", memlock: "-1" },
    shmSize: 1 << 20,
  };
  const file = JSON.parse(bakeFile([{ target: { ...plain, build }, checkout }], "x1"));
  const { secret, contexts, ulimits, "shm-size": shm } = file.target["api-head"];
  assert.deepEqual(secret, ["id=NPM_TOKEN,env=LOADGATE_SECRET_NPM_TOKEN"]);
  assert.deepEqual(contexts, { shared: "/tree/$${x}", base: "docker-image://debian:12" });
  assert.deepEqual([ulimits, shm], [["nofile=1024:4096", "memlock=-1"], "1048576"]);
});

test("a build secret that is not set is no secret of the build where it is not required", () => {
  const { target, checkout } = order("api");
  const own = { secrets: ["NPM_TOKEN", "MORE"], optionalSecrets: ["MORE"] };
  const build = { ...(target.build as NonNullable<typeof target.build>), ...own };
  const secretsWith = (env: Readonly<Record<string, string>>) => {
    const file = bakeFile([withSetSecrets({ target: { ...target, build }, checkout }, env)], "x1");
    return JSON.parse(file).target["api-head"].secret;
  };
  const [token, more] = ["NPM_TOKEN", "MORE"].map((name) => `id=${name},env=LOADGATE_SECRET_${name}`);
  assert.deepEqual(secretsWith({ NPM_TOKEN: "a", MORE: "b" }), [token, more]);
  assert.deepEqual(secretsWith({ NPM_TOKEN: "a", MORE: "" }), [token]);
  assert.throws(() => secretsWith({ MORE: "b" }), /"api" takes the secret NPM_TOKEN, which is not set/);
});

test("base and head share no cache mount, whatever a configuration says", () => {
  const args = { BUILDKIT_CACHE_MOUNT_NS: "loadgate-reviewed" };
  const base = { ...order("api"), checkout: { name: "base", folder: "/tree", writesCache: true } };
  const file = JSON.parse(bakeFile([base, order("api", args)], "x1"));
  assert.equal(file.target["api-base"].args.BUILDKIT_CACHE_MOUNT_NS, "loadgate-reviewed");
  assert.equal(file.target["api-head"].args.BUILDKIT_CACHE_MOUNT_NS, "loadgate-x1-head");
});

test("the images that a Dockerfile starts from", () => {
  const dockerfile = `
# FROM comment
ARG BASE=node:24-slim
ARG VERSION
FROM --platform=linux/amd64 golang:1.26 AS Build
RUN echo FROM nowhere
FROM $BASE as second
FROM build
FROM scratch
FROM \\
  debian:\${VERSION} AS third
FROM "$UNKNOWN"
`;
  assert.deepEqual(baseImagesOf(dockerfile, { VERSION: "12" }), ["golang:1.26", "node:24-slim", "debian:12"]);
  assert.deepEqual(baseImagesOf("ARG A='x:1'\nFROM $A", {}), ["x:1"]);
  assert.deepEqual(baseImagesOf("ARG A=x:1\nFROM $A", { A: "y:2" }), ["y:2"]);
  assert.deepEqual(baseImagesOf("", {}), []);
});

const reviewed = { name: "base", folder: "/tree", writesCache: true } as const;

test("with a cache each target has a scope of its own, and base alone reads and writes it", () => {
  const both = [{ ...order("api"), checkout: reviewed }, order("api")];
  const { target } = JSON.parse(bakeFile([...both, { ...order("other"), checkout: reviewed }], "run", true));
  const [base, head, other] = Object.values(target) as Record<string, string[]>[];
  assert.notDeepEqual(base?.["cache-from"], other?.["cache-from"]);
  assert.match(
    base?.["cache-to"]?.[0] ?? "",
    /^type=gha,scope=loadgate-[0-9a-f]{16},mode=max,ignore-error=true$/,
  );
  assert.deepEqual([head?.["cache-from"], head?.["cache-to"]], [undefined, undefined]);
  assert.doesNotMatch(bakeFile(both, "run"), /cache/);
});

test("what nobody reviewed is not baked with the cache's token, and after what was reviewed", () => {
  const env = { PATH: "/bin", ACTIONS_RUNTIME_TOKEN: "t", ACTIONS_RESULTS_URL: "https://results.example" };
  const orders = [order("api"), { ...order("api"), checkout: reviewed }];
  const [first, second, ...others] = bakesOf(orders, true, env);
  assert.deepEqual([first?.orders, first?.env.ACTIONS_RUNTIME_TOKEN], [[orders[1]], "t"]);
  assert.deepEqual([second?.orders, second?.cache], [[orders[0]], false]);
  assert.deepEqual(others, []);
  const [only, ...more] = bakesOf(orders, false, env);
  assert.deepEqual([only?.orders.length, more], [2, []]);
  for (const bake of [second, only])
    assert.ok(!Object.keys(bake?.env ?? {}).some((name) => name.startsWith("ACTIONS_")));
});

test("in Actions a frontend that base does not use is refused, by name", () => {
  const folder = mkdtempSync(join(tmpdir(), "frontend-"));
  const at = (name: string, syntax: string, writesCache: boolean) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "Dockerfile"), `# syntax=${syntax}\nFROM scratch\n`);
    const build = { context: ".", dockerfile: "Dockerfile", args: {} };
    const checkout = { name, folder: join(folder, name), ...(writesCache && { writesCache }) };
    return { target: { ...target("api"), build }, checkout };
  };
  try {
    const base = at("base", "house/frontend:1", true);
    const same = at("same", "house/frontend:1", false);
    const other = at("other", "attacker/frontend", false);
    const orders = [base, same, other, at("usual", "docker/dockerfile:1", false), order("gone")];
    for (const env of [{ GITHUB_ACTIONS: "true" }, { ACTIONS_RUNTIME_TOKEN: "t" }]) {
      const [refused, ...more] = refusedFrontends(orders, env);
      assert.deepEqual([refused?.order, more], [other, []]);
      assert.match(refused?.failure.log ?? "", /frontend attacker\/frontend/);
    }
    assert.deepEqual(refusedFrontends(orders, {}), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a Dockerfile that is not there is reported with the folder that it was looked for in", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const of = (context: string) => {
    const made = target("api");
    return absentDockerfile({
      target: { ...made, build: { context, dockerfile: "Dockerfile", args: {} } },
      checkout: { name: "head", folder: join(folder, ".github") },
    });
  };
  mkdirSync(join(folder, ".github"));
  writeFileSync(join(folder, "Dockerfile"), "FROM scratch\n");
  assert.match(
    of(".") ?? "",
    /^there is no Dockerfile in the folder of the configuration file,.*build: \.\./,
  );
  assert.equal(of(".."), null);
});

test("Docker's own frontend, in any version, is none that is foreign", () => {
  for (const text of [
    "FROM scratch",
    "# syntax=docker/dockerfile:1\nFROM scratch",
    "# syntax = docker.io/docker/dockerfile:1.9@sha256:aa\nFROM scratch",
    "# check=skip=all\n# syntax=docker/dockerfile@sha256:aa\nFROM scratch",
    "FROM scratch\n# syntax=attacker/frontend",
    "",
  ])
    assert.equal(foreignFrontend(text, {}), null, text);
});

test("any other is, however it is named", () => {
  for (const text of [
    "# syntax=attacker/frontend\nFROM scratch",
    "#syntax=attacker/frontend\r\nFROM scratch",
    "\uFEFF# SYNTAX = attacker/frontend \nFROM scratch",
    "#!/usr/bin/env docker\n# syntax=attacker/frontend\nFROM scratch",
    "\n\n# a comment\n  # syntax=attacker/frontend\nFROM scratch",
    "# escape=`\n# syntax=attacker/frontend",
    "// syntax=attacker/frontend\n{}",
    '{\n  "syntax": "attacker/frontend"\n}',
    '{"syntax": "docker/dockerfile", "syntax": "attacker/frontend"}',
    '{"\\u0073yntax": "attacker\\/frontend"}',
    '#!/usr/bin/env docker\n{"syntax": "attacker/frontend"}',
    '{"Syntax": "attacker/frontend"}',
    '{"\u017Fyntax": "attacker/frontend"}',
    '{"syntax": "attacker/frontend", "syntax": null}',
    '{"a": ["p", ":"], "syntax": "docker/dockerfile", "SYNTAX": "attacker/frontend"}',
    // BuildKit reads the first of these two lines as one that names something else.
    "# x=1\r# syntax=docker/dockerfile\n# syntax=attacker/frontend",
    "# syntax=docker/dockerfile\n# syntax=attacker/frontend",
  ])
    assert.equal(foreignFrontend(text, {}), "attacker/frontend", text);
  for (const near of [
    "docker/dockerfile-upstream:1",
    "docker/dockerfiles",
    "evil.example/docker/dockerfile:1",
  ])
    assert.equal(foreignFrontend(`# syntax=${near}`, {}), near);
  // BuildKit itself looks into the file where this names nothing.
  assert.equal(foreignFrontend("# syntax=attacker/frontend", { BUILDKIT_SYNTAX: "" }), "attacker/frontend");
  const args = { BUILDKIT_SYNTAX: "attacker/frontend" };
  assert.equal(foreignFrontend("# syntax=docker/dockerfile:1", args), "attacker/frontend");
});

const dateOf = (dockerfile: string, args: Record<string, string> = {}) =>
  sourceDate(dockerfile, args).SOURCE_DATE_EPOCH;

test("images are dated to a time that archives can hold, unless their user has one of his own", () => {
  const inZip = Date.UTC(1980, 0, 1) / 1000;
  for (const dockerfile of [
    "",
    "FROM scratch",
    "ARG SOURCE_DATE_EPOCH",
    "# ARG SOURCE_DATE_EPOCH=5",
    "ARG OTHER=1\nENV SOURCE_DATE_EPOCH=7",
    "ARG MY_SOURCE_DATE_EPOCH=5",
  ])
    assert.equal(Number(dateOf(dockerfile)), inZip, dockerfile);
  for (const dockerfile of [
    "ARG SOURCE_DATE_EPOCH=1700000000",
    "from x\n  arg A=1 SOURCE_DATE_EPOCH='1700000000' B=2",
    'ARG A=1 \\\n  # said\n  SOURCE_DATE_EPOCH="1700000000"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a Dockerfile's braces, not a template's
    "ARG SOURCE_DATE_EPOCH\nENV SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-1700000000}",
    "ARG SOURCE_DATE_EPOCH=1700000000\r\nFROM x\r\nARG SOURCE_DATE_EPOCH=1700000000\r\n",
  ])
    assert.equal(dateOf(dockerfile), "1700000000", dockerfile);
  assert.equal(dateOf("ARG SOURCE_DATE_EPOCH=5", { SOURCE_DATE_EPOCH: "0" }), "0");
});

test("a date that only the build knows, or another in each stage, is left to it", () => {
  for (const own of [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a Dockerfile's braces, not a template's
    "ARG SOURCE_DATE_EPOCH=${WHEN}",
    "ARG SOURCE_DATE_EPOCH=5\nARG SOURCE_DATE_EPOCH=6",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    "ARG SOURCE_DATE_EPOCH\nRUN make DATE=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}",
  ])
    assert.equal(dateOf(own), undefined);
});

test("of a builder that is too old for named contexts it is said what to do", () => {
  const said =
    "ERROR: failed to solve: failed to solve with frontend dockerfile.v0: unsupported frontend capability moby.buildkit.frontend.contexts\n";
  assert.match(
    buildLog(said),
    /frontend\.contexts\n.* too old to know named contexts \(additional_contexts\)\. Use Docker Engine 23/,
  );
  assert.match(
    buildLog(said.replace("contexts", "gitquery")),
    /too old to know moby\.buildkit\.frontend\.gitquery/,
  );
  assert.equal(buildLog("ERROR: failed to solve\n"), "ERROR: failed to solve");
});
