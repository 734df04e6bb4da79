import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { ProcessStart, Target } from "../model/config.ts";
import { fieldIn, readText } from "../platform/proc.ts";
import { openRunResources } from "../platform/run-resources.ts";
import {
  type BuiltRevision,
  buildRevisions,
  copyOf,
  inRoles,
  setUpTarget,
  type TargetBuild,
} from "./build-revisions.ts";

const TARGET: Target = {
  name: "api",
  process: { setup: [], command: ["./server"] },
  port: 80,
  env: {},
  ready: { path: "/", timeoutSeconds: 1 },
};

test("a copy has the files as they are, in a folder of its own; sockets are made again by their servers", async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "loadgate-copy-"));
  const top = join(temporary.path, "base");
  const folder = join(top, "app");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "server"), "made by setup", { mode: 0o755 });
  symlinkSync("server", join(folder, "latest"));
  const socket = createServer().listen(join(folder, "server.sock"));
  await new Promise((listening) => socket.once("listening", listening));
  try {
    const built: BuiltRevision = {
      checkout: {
        ...{
          name: "base",
          revision: { commit: "c", label: "v1" },
          targets: [TARGET],
          file: "app/loadgate.yml",
        },
        ...{ tree: "t", top, folder, lacking: [], unfiltered: [], leftOut: [], submodules: [] },
      },
      targets: [{ build: { target: TARGET, folder }, id: "t", imageBytes: null }],
      failures: [],
    };
    const copy = await copyOf(built, "twin", "process", { folder: temporary.path });
    const copied = join(temporary.path, "twin", "app");
    assert.equal(copy.targets[0]?.build.folder, copied);
    assert.equal(copy.targets[0]?.id, "t");
    assert.equal(readFileSync(join(copied, "server"), "utf8"), "made by setup");
    assert.equal(statSync(join(copied, "server")).mode & 0o777, 0o755);
    assert.equal(readlinkSync(join(copied, "latest")), "server");
    assert.equal(existsSync(join(copied, "server.sock")), false);
    // Containers have a file system each.
    assert.equal(await copyOf(built, "other", "docker", { folder: temporary.path }), built);
  } finally {
    socket.close();
  }
});

test("all setup commands of both sides share one limit; those before it are done, those after it are not begun", async () => {
  await using resources = openRunResources();
  const checkout = (name: string, setup: ProcessStart["setup"]) => {
    const folder = join(resources.folder, name);
    mkdirSync(folder);
    const revision = { commit: name, label: name };
    const targets = [{ ...TARGET, process: { setup, command: ["./server"] } }];
    return {
      name,
      revision,
      targets,
      file: "loadgate.yml",
      tree: name,
      top: folder,
      folder,
      lacking: [],
      unfiltered: [],
      leftOut: [],
      submodules: [],
    };
  };
  const forever = Array.from({ length: 500 }, () => ["sleep", "1"]);
  const signal = AbortSignal.timeout(20_000);
  const [base, head, late] = await buildRevisions(
    [checkout("base", [["true"]]), checkout("head", forever), checkout("late", [["true"]])],
    "process",
    { repository: { top: "/", folder: "/" } as never, resources, signal, buildSeconds: 1.5 },
  );
  assert.equal(base?.targets.length, 1);
  const [{ log = "", ...failed } = {}, ...others] = head?.failures ?? [];
  assert.deepEqual([failed, others], [{ target: "api", what: "setup", limitSeconds: 1.5 }, []]);
  // The time is over between two of them where the machine is slow.
  assert.match(log, /^sleep 1: (took too long and was ended\n|was not started)$/);
  assert.deepEqual(late?.failures, [
    { target: "api", what: "setup", log: "true: was not started", limitSeconds: 1.5 },
  ]);
});

test("what setup leaves running is ended before anything is measured, however it hides", async () => {
  await using resources = openRunResources();
  const folder = join(resources.folder, "head");
  mkdirSync(folder);
  const leaving = (name: string, ...how: string[]) => [
    ...["sh", "-c"],
    '"$@" </dev/null >/dev/null 2>&1 & until test -s "$0"; do sleep 0.02; done',
    ...[join(folder, name), ...how, "sh", "-c", 'echo $$ > "$0"; exec sleep 300', join(folder, name)],
  ];
  // By its mark, by its folder, and, where the machine lets us make control groups or users, without both.
  const ways = { moved: ["env", "--chdir=/", "setsid"], unmarked: ["env", "-i", "setsid"] };
  const hidden = process.getuid?.() === 0 ? { hidden: ["env", "-i", "--chdir=/", "setsid"] } : {};
  const all = Object.entries({ ...ways, ...hidden });
  const setup = all.map(([name, how]) => leaving(name, ...how)) as ProcessStart["setup"];
  const source = { revision: { commit: "head", label: "head" }, file: "loadgate.yml", tree: "head" };
  const none = { lacking: [], unfiltered: [], leftOut: [], submodules: [] };
  const targets = [{ ...TARGET, process: { setup, command: ["sleep", "1"] as const } }];
  const checkout = { ...source, ...none, name: "head", targets, top: folder, folder };
  const context = { repository: { top: "/", folder: "/" } as never, resources };
  const [built] = await buildRevisions([checkout], "process", {
    ...context,
    signal: AbortSignal.timeout(20_000),
  });
  assert.deepEqual(built?.failures, []);
  const isAlive = ([name]: readonly [string, unknown]) => {
    const pid = Number(readFileSync(join(folder, name), "utf8"));
    assert.ok(pid > 0);
    // What has ended may wait for its parent.
    return !["Z", undefined].includes(fieldIn(readText(`/proc/${pid}/stat`), 3) ?? undefined);
  };
  // What was killed takes a moment to be gone.
  for (let tries = 0; tries < 100 && all.some(isAlive); tries += 1) await delay(20);
  assert.deepEqual(all.filter(isAlive), []);
});

test("setup gets its target's secrets, which no log shows, and what it inherits; what it may lack is named", async () => {
  await using resources = openRunResources();
  const { signal } = new AbortController();
  const time = { seconds: 20, left: () => 20 };
  const failed = (change: Partial<Target>, script: string) =>
    setUpTarget(
      { ...TARGET, process: { setup: [["sh", "-c", script]], command: ["./server"] }, ...change },
      { folder: resources.folder, resources, signal, time },
    );
  const own = { PREPARE_KEY: "hunter22", PREPARE_PLACE: "/srv/place", PREPARE_OTHER: "other" };
  Object.assign(process.env, own);
  try {
    const given = { secrets: ["PREPARE_KEY"], inherit: ["PREPARE_PL*"] };
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a shell's braces, not a template's
    const said = 'echo "$PREPARE_KEY $PREPARE_PLACE ${PREPARE_OTHER:?is missing}"; exit 1';
    assert.deepEqual(await failed(given, said), {
      target: "api",
      what: "setup",
      log: `sh -c ${said}: exit code 2: sh: 1: PREPARE_OTHER: is missing\nsh: 1: PREPARE_OTHER: is missing`,
      withheld: [{ name: "PREPARE_OTHER", key: "inherit" }],
    });
    const both = await failed(given, 'echo "$PREPARE_KEY $PREPARE_PLACE"; exit 1');
    assert.match(both?.log ?? "", /^\(PREPARE_KEY\) \/srv\/place$/m);
    assert.equal(await failed({}, 'test -z "$PREPARE_KEY$PREPARE_PLACE$PREPARE_OTHER"'), null);
  } finally {
    for (const name of Object.keys(own)) delete process.env[name];
  }
});

test("setup runs in its working directory; one that is not there is named, and nothing is run", async () => {
  await using resources = openRunResources();
  const { signal } = new AbortController();
  const options = { folder: resources.folder, resources, signal, time: { seconds: 20, left: () => 20 } };
  mkdirSync(join(resources.folder, "app"));
  const started = (workingDirectory: string) => ({
    ...TARGET,
    process: { setup: [["touch", "made"]], command: ["./server"], workingDirectory },
  });
  assert.equal(await setUpTarget(started("app"), options), null);
  assert.ok(existsSync(join(resources.folder, "app", "made")));
  assert.deepEqual(await setUpTarget(started("gone/api"), options), {
    target: "api",
    what: "setup",
    log: "there is no folder gone/api; correct working-directory",
  });
});

const target = (name: string, change: Partial<Target> = {}): Target => ({
  name,
  process: { setup: [], command: ["node", "server.js"] },
  port: 80,
  env: {},
  ready: { path: "/", timeoutSeconds: 1 },
  ...change,
});

function built(
  commit: string,
  targets: readonly (readonly [Target, id: string])[],
  failures: BuiltRevision["failures"] = [],
): BuiltRevision {
  const folder = `/run/${commit}`;
  const checkout = { name: commit, revision: { commit, label: commit }, targets: [], file: "loadgate.yml" };
  return {
    checkout: {
      ...checkout,
      tree: commit,
      top: folder,
      folder,
      lacking: [],
      unfiltered: [],
      leftOut: [],
      submodules: [],
    },
    targets: targets.map(([each, id]): TargetBuild => {
      return { build: { target: each, folder }, id, imageBytes: null };
    }),
    failures,
  };
}

const ALL = new Set(["api", "web"]);

test("builds and failures get the role of their revision", () => {
  const base = built("old", [[target("api"), "1"]], [{ target: "web", what: "setup", log: "no" }]);
  const head = built("new", [
    [target("api"), "2"],
    [target("web"), "3"],
  ]);
  const { builds, variants, failures, identical } = inRoles({ base, head }, ALL);
  assert.deepEqual(
    builds.map(({ variant, target: { name }, folder }) => [variant, name, folder]),
    [
      ["base", "api", "/run/old"],
      ["head", "api", "/run/new"],
      ["head", "web", "/run/new"],
    ],
  );
  assert.deepEqual(
    variants.map(({ variant, commit }) => [variant, commit]),
    [
      ["base", "old"],
      ["head", "new"],
    ],
  );
  assert.deepEqual(failures, [{ variant: "base", target: "web", what: "setup", log: "no" }]);
  assert.deepEqual([...identical], []);
});

test("the same build started in another way is another variant", () => {
  const same = inRoles(
    { base: built("a", [[target("api"), "1"]]), head: built("b", [[target("api"), "1"]]) },
    ALL,
  );
  assert.deepEqual([...same.identical], ["api"]);
  const changed = target("api", { env: { CACHE: "off" } });
  const other = inRoles(
    { base: built("a", [[target("api"), "1"]]), head: built("b", [[changed, "1"]]) },
    ALL,
  );
  assert.deepEqual([...other.identical], []);
});

test("what is not measured is left out, with what failed of it", () => {
  const head = built(
    "new",
    [
      [target("api"), "2"],
      [target("web"), "3"],
    ],
    [{ target: "job", what: "build", log: "no" }],
  );
  const { builds, variants, failures } = inRoles({ head }, new Set(["web"]));
  assert.deepEqual(
    builds.map(({ target: { name } }) => name),
    ["web"],
  );
  assert.deepEqual(Object.keys(variants[0]?.builds ?? {}), ["web"]);
  assert.deepEqual(failures, []);
});

test("a side that cannot be started in this isolation failed to build: the other is not measured as if it were alone", async () => {
  const { process: _, ...imageOnly } = { ...TARGET, image: "x:1" };
  const checkout = {
    ...{ name: "base", revision: { commit: "c", label: "v1" }, targets: [imageOnly], file: "loadgate.yml" },
    ...{
      tree: "t",
      top: tmpdir(),
      folder: tmpdir(),
      lacking: [],
      unfiltered: [],
      leftOut: [],
      submodules: [],
    },
  };
  await using resources = openRunResources();
  const { signal } = new AbortController();
  const top = join(resources.folder, "base");
  mkdirSync(top);
  const context = { repository: { top: "/", folder: "/" } as never, resources, signal };
  const [built] = await buildRevisions([{ ...checkout, top, folder: top }], "process", context);
  assert.deepEqual(built?.targets, []);
  assert.deepEqual(built?.failures, [
    { target: "api", what: "build", log: "api has no command that starts it as a process" },
  ]);
});
