import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { UsageError } from "../errors.ts";
import type { ConfigChange, Notice } from "../format/findings.ts";
import type { Config, IsolationChoice } from "../model/config.ts";
import { parseConfig } from "./load.ts";
import { servicesOf } from "./plan-changes.ts";
import { combineSides } from "./sides.ts";

/** Some of these keys, each with one of its values. */
const someOf = (values: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<object> =>
  fc.record(
    Object.fromEntries(Object.entries(values).map(([key, list]) => [key, fc.constantFrom(...list)])),
    { requiredKeys: [] },
  );

/** Maps with some of these names. */
const named = (names: readonly string[], value: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 });

const REQUESTS = [
  "GET /slow",
  "GET /fast",
  "POST /fast",
  { paths: ["/1", "/2"], headers: { accept: "x" } },
  { method: "PUT", path: "/", body: "x" },
  { method: "PUT", path: "/", body: "x\u200b" },
  { method: "PUT", path: "/", "body-file": "body" },
];

/** At the top and of scenarios alike. */
const GATES: Readonly<Record<string, readonly unknown[]>> = {
  thresholds: [{ memory: "10%" }, { memory: "90%", cpu: "50%" }, { "image-size": "5%" }],
  "absolute-limits": [{ cpu: "1ms", goodput: 5000 }, { cpu: "9s", goodput: 1 }, { memory: "200MiB" }],
};

const SCENARIO = fc.oneof(
  someOf({
    expect: [
      {},
      { status: 404 },
      { body: "Hello" },
      { body: "" },
      { headers: { server: "x" } },
      { "same-length": false },
    ],
    connections: [1, 64, 640],
    keepalive: [true, false],
    via: ["direct", "nginx", ["nginx", "direct"]],
    targets: [["api"], ["web"], ["api", "web"]],
    timeout: ["1s", "2s", "1h"],
    "max-errors": [0, "10%"],
    threshold: ["2%", "99%"],
    ...GATES,
  }).chain((scenario) =>
    fc
      .tuple(
        fc.constantFrom(...REQUESTS),
        fc.constantFrom(
          {},
          { rate: 100 },
          { rate: "50%" },
          { requests: 1000 },
          { duration: "1s" },
          { duration: "1h" },
          { rate: 100, background: { request: "GET /export" } },
          { rate: 100, background: { request: "GET /export", connections: 9 } },
          { via: "direct", keepalive: true, http2: true },
        ),
      )
      .map(([request, more]) => ({ ...scenario, request, ...more })),
  ),
  someOf({ timeout: ["1s", "9s"], ...GATES }).chain((scenario) =>
    fc.constantFrom("--count 1", "--count 1000000").map((args) => ({ ...scenario, args })),
  ),
);

const STARTABLE: Readonly<Record<string, readonly unknown[]>> = {
  env: [{ A: "1" }, { A: "2" }, { A: "1", B: "2" }, { constructor: "1" }],
  secrets: ["API_KEY", ["API_KEY", "GH_TOKEN"], ["AWS_SECRET_ACCESS_KEY", "NODE_AUTH_TOKEN"]],
  mem_limit: ["128m", "64g"],
};
const WAYS = fc.constantFrom(
  { command: "node a.js" },
  { command: "node a.js", setup: "make" },
  { command: "node a.js", setup: ["make", "make install"], "working-directory": "app" },
  { command: "node b.js", image: "x:1" },
  { command: "--workers 4", build: "." },
  { command: "--workers '4 '", build: "." },
  { build: ".", process: { command: "node a.js" } },
  { build: ".", process: { command: "node a.js", setup: "make", "working-directory": "app" } },
  { process: { command: "node a.js" }, build: { context: "./other", args: { V: "1" }, target: "s" } },
);
const target = someOf({
  ...STARTABLE,
  services: ["db", "cache", ["db", "cache"]],
  prepare: ["node migrate.js"],
  ready: ["/", "/ready", { timeout: "1s" }, { command: "true" }],
  https: [{ ca: "ca.pem" }, { ca: "other.pem", name: "x" }, { insecure: true }],
  changes: ["src/*"],
}).chain((each) => WAYS.map((way) => ({ ...each, ...way, port: 80 })));
const service = someOf({ ...STARTABLE, ready: [{ command: "true" }, { timeout: "1s" }] }).chain((each) =>
  fc.tuple(WAYS, fc.constantFrom(1, 2)).map(([way, port]) => ({ ...each, ...way, port })),
);

const CONFIG = fc
  .tuple(
    named(["api", "web", "new"], target),
    named(["hello", "other", "fresh"], SCENARIO),
    fc.record({ db: service, cache: service }),
    someOf({
      isolation: ["auto", "docker", "process"],
      "nginx-image": ["nginx:1.28", "attacker/nginx"],
      "cpu-profile": [true, false],
      budget: ["1s", "5m"],
      "build-timeout": ["10m", "24h"],
      "false-alarms": ["0.2%", "5%"],
      "fail-on": ["regression", "never"],
      mode: ["block", "observe"],
      threshold: ["2%", "50%"],
      ...GATES,
    }),
  )
  .map(([targets, scenarios, services, top]): Config | null => {
    try {
      return parseConfig(JSON.stringify({ targets, scenarios, services, ...top }), "loadgate.yml");
    } catch (error) {
      if (error instanceof UsageError) return null;
      throw error;
    }
  })
  .filter((config) => config !== null);

/** As it is written where it is written otherwise. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  durationSeconds: ["duration"],
  timeoutSeconds: ["timeout"],
  tls: ["https"],
  memory: ["mem_limit"],
  // Its keys stand directly where there is no image.
  process: ["process", "command", "setup", "working-directory", "build", "image"],
};

type Named = { readonly name: string };
type Code = Notice["code"];

function changesOf(notices: readonly Notice[], code: "plan-changed" | "isolation-changed"): ConfigChange[] {
  return notices.flatMap((notice) => (notice.code === code ? notice.changes : []));
}

/** Every key in which two things of one name differ must have been reported. */
function assertTold(
  of: ConfigChange["of"],
  [before, after]: readonly [readonly Named[], readonly Named[]],
  notices: readonly Notice[],
): void {
  const has = (...codes: Code[]) => notices.some(({ code }) => codes.includes(code));
  for (const now of after) {
    const was = before.find(({ name }) => name === now.name);
    if (!was) {
      if (of === "scenario") assert.ok(has("newly-measured"), now.name);
      if (of === "target") assert.ok(has("no-base-side", "newly-measured"), now.name);
      continue;
    }
    for (const key of new Set([...Object.keys(was), ...Object.keys(now)])) {
      const [old, fresh] = [was, now].map((each) => Reflect.get(each, key)) as [unknown, unknown];
      if (isDeepStrictEqual(old, fresh)) continue;
      const place = `${of} ${now.name}: ${key}`;
      if (JUDGED.includes(key)) assert.ok(has("gate-changed"), place);
      else if (of === "scenario" && (key === "targets" || key === "via")) {
        if (isDeepStrictEqual(new Set(old as string[]), new Set(fresh as string[]))) continue;
        assert.ok(has("no-longer-measured", "newly-measured", "no-base-side"), place);
      } else if (key === "services") {
        const names = [old, fresh].map((list) => ((list ?? []) as Named[]).map(({ name }) => name));
        if (!isDeepStrictEqual(names[0], names[1])) assert.ok(has("plan-changed"), place);
      } else if (key === "secrets") assert.ok(has("isolation-changed"), place);
      else {
        const written = WRITTEN[key] ?? [key];
        const found = changesOf(notices, "plan-changed").filter(
          (change) =>
            change.of === of &&
            change.name === now.name &&
            written.includes(change.setting.split(".")[0] as string),
        );
        assert.ok(found.length > 0, place);
        for (const change of found) assert.notEqual(change.before, change.after, place);
      }
    }
  }
  for (const { name } of before)
    if (of !== "service" && !after.some((each) => each.name === name))
      assert.ok(has("no-longer-measured"), name);
}

const JUDGED = ["threshold", "maxErrors", "thresholds", "limits"];

/** No scenario is judged by less than base's file says of it, or of any. */
function assertNotLooser({ scenarios }: Config, base: Config): void {
  for (const { name, thresholds = {}, limits = {} } of scenarios) {
    const known = base.scenarios.find((each) => each.name === name);
    if (known) assert.deepEqual([thresholds, limits], [known.thresholds ?? {}, known.limits ?? {}], name);
    const { memory = Number.POSITIVE_INFINITY } = known?.thresholds ?? base.thresholds ?? {};
    assert.ok((thresholds.memory ?? Number.POSITIVE_INFINITY) <= memory, name);
    const { cpu = Number.POSITIVE_INFINITY, goodput = 0 } = known?.limits ?? base.limits ?? {};
    assert.ok((limits.cpu ?? Number.POSITIVE_INFINITY) <= cpu && (limits.goodput ?? 0) >= goodput, name);
  }
}

const ISOLATION: readonly IsolationChoice[] = ["process", "auto", "docker"];

function assertNotWider(combined: Config, base: Config): void {
  assert.ok(ISOLATION.indexOf(combined.isolation) >= ISOLATION.indexOf(base.isolation));
  assert.deepEqual(
    [combined.nginxImage, combined.cpuProfile, combined.budgetSeconds, combined.buildSeconds, combined.gate],
    [base.nginxImage, base.cpuProfile, base.budgetSeconds, base.buildSeconds, base.gate],
  );
  for (const [some, known] of [
    [combined.targets, base.targets],
    [servicesOf(combined), servicesOf(base)],
  ] as const)
    for (const { name, secrets = [] } of some) {
      const own = known.find((each) => each.name === name)?.secrets ?? [];
      for (const secret of secrets) assert.ok(own.includes(secret), `${name}: ${secret}`);
    }
}

test("whatever head's configuration is: all that differs is reported, and nothing of what its code may have is head's", () => {
  fc.assert(
    fc.property(CONFIG, CONFIG, (base, head) => {
      const { config, baseTargets, notices } = combineSides(head, base);
      assertNotWider(config, base);
      assertNotLooser(config, base);
      // How base is built and started is never head's to say.
      for (const each of baseTargets) assert.ok(base.targets.includes(each));
      assert.deepEqual(
        baseTargets.map(({ name }) => name),
        config.targets
          .map(({ name }) => name)
          .filter((name) => base.targets.some((each) => each.name === name)),
      );
      assertTold("scenario", [base.scenarios, head.scenarios], notices);
      const ready = new Map(config.targets.map((each) => [each.name, each.ready]));
      const targets = head.targets.map((each) => ({ ...each, ready: ready.get(each.name) ?? each.ready }));
      assertTold("target", [base.targets, targets], notices);
      assertTold("service", [servicesOf(base), servicesOf(head)], notices);
      const isolation = changesOf(notices, "isolation-changed").map(({ setting }) => setting);
      for (const [key, setting] of [
        ["isolation", "isolation"],
        ["nginxImage", "nginx-image"],
        ["cpuProfile", "cpu-profile"],
      ] as const)
        assert.equal(isolation.includes(setting), base[key] !== head[key], setting);
      const codes = notices.map(({ code }) => code);
      assert.equal(codes.includes("budget-changed"), base.budgetSeconds !== head.budgetSeconds);
      assert.equal(codes.includes("build-timeout-changed"), base.buildSeconds !== head.buildSeconds);
      if (!isDeepStrictEqual(base.gate, head.gate)) assert.ok(codes.includes("gate-changed"));
    }),
    { seed: 1, numRuns: 400 },
  );
});

test("the same configuration twice has nothing to tell", () => {
  fc.assert(
    fc.property(CONFIG, (config) => {
      assert.deepEqual(combineSides(structuredClone(config), config).notices, []);
    }),
    { seed: 1, numRuns: 200 },
  );
});
