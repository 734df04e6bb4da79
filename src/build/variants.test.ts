import assert from "node:assert/strict";
import { test } from "node:test";
import type { Target } from "../model/config.ts";
import type { BuiltRevision, TargetBuild } from "./build-revisions.ts";
import { inRoles } from "./variants.ts";

const target = (name: string, change: Partial<Target> = {}): Target => ({
  name,
  prepare: [],
  command: ["node", "server.js"],
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
    checkout: { ...checkout, tree: commit, top: folder, folder, lacking: [] },
    targets: targets.map(([each, id]): TargetBuild => {
      return { build: { target: each, folder }, id, imageBytes: null };
    }),
    failures,
  };
}

const ALL = new Set(["api", "web"]);

test("builds and failures get the role of their revision", () => {
  const base = built("old", [[target("api"), "1"]], [{ target: "web", what: "prepare", log: "no" }]);
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
  assert.deepEqual(failures, [{ variant: "base", target: "web", what: "prepare", log: "no" }]);
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
