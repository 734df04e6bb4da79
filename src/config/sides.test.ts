import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { requestWithSecrets } from "../serve/variables.ts";
import { parseConfig } from "./load.ts";
import { combineSides, isSame } from "./sides.ts";

const config = (scenarios: object, rest: object = {}) =>
  parseConfig(
    JSON.stringify({ targets: { api: { command: "node a.js", port: 80 } }, scenarios, ...rest }),
    "loadgate.yml",
  );

const HELLO = { request: "GET /" };

test("a base without a configuration is treated as head says", () => {
  const head = config({ hello: HELLO });
  const sides = combineSides(head, null);
  assert.equal(sides.config, head);
  assert.equal(sides.baseTargets, head.targets);
  assert.deepEqual(sides.notices, [{ code: "base-config-missing", file: "loadgate.yml" }]);
});

test("without a change there is nothing to tell", () => {
  const same = () => config({ hello: HELLO }, { threshold: "3%" });
  assert.deepEqual(combineSides(same(), same()).notices, []);
});

test("each side is built and started as its own file says; what base does not have has no base side", () => {
  const head = config(
    { hello: HELLO },
    { targets: { api: { command: "node b.js", port: 80 }, web: { command: "node w.js", port: 81 } } },
  );
  const { config: both, baseTargets, notices } = combineSides(head, config({ hello: HELLO }));
  assert.deepEqual(
    [baseTargets, both.targets].map((targets) =>
      targets.map(({ name, process }) => [name, process?.command[1]]),
    ),
    [
      [["api", "a.js"]],
      [
        ["api", "b.js"],
        ["web", "w.js"],
      ],
    ],
  );
  assert.deepEqual(notices, [
    { code: "newly-measured", targets: ["web"], scenarios: [], via: [], pairs: [] },
    {
      code: "plan-changed",
      changes: [{ of: "target", name: "api", setting: "command", before: "node a.js", after: "node b.js" }],
      more: 0,
    },
  ]);
});

test("a target that is renamed has no base side by its new name, and is reported as no longer measured by its old one", () => {
  const renamed = config({ hello: HELLO }, { targets: { app: { command: "node evil.js", port: 80 } } });
  const { config: both, baseTargets, notices } = combineSides(renamed, config({ hello: HELLO }));
  assert.deepEqual([both.targets.map(({ name }) => name), baseTargets], [["app"], []]);
  assert.deepEqual(
    notices.map(({ code }) => code),
    ["no-longer-measured", "newly-measured"],
  );
});

test("a target that base does not have and that wants secrets, or a service of it, is left out", () => {
  const own = { command: "node b.js", port: 80 };
  const store = { image: "store:1", command: "store", port: 1, secrets: "KEY" };
  for (const [target, services] of [
    [{ ...own, secrets: "KEY" }, {}],
    [{ ...own, services: "store" }, { services: { store } }],
  ]) {
    const targets = { api: { command: "node a.js", port: 80 }, web: target };
    const head = config({ hello: HELLO }, { targets, ...services });
    const { config: both, notices } = combineSides(head, config({ hello: HELLO }));
    assert.deepEqual(
      both.targets.map(({ name }) => name),
      ["api"],
    );
    const found = { code: "no-base-side", file: "loadgate.yml", targets: ["web"] };
    assert.ok(notices.some((notice) => isDeepStrictEqual(notice, found)));
  }
});

test("files of which only the words differ mean the same", () => {
  const text =
    "targets: { api: { command: node a.js, port: 80 } }\nscenarios: { hello: { request: GET / } }\n";
  const parsed = (more: string, from = text) => parseConfig(`${more}${from}`, "loadgate.yml");
  assert.ok(isSame({ base: parsed(""), head: parsed("# How fast we are.\n\n") }));
  assert.ok(!isSame({ base: parsed(""), head: parsed("", text.replace("80", "81")) }));
  assert.ok(!isSame({ base: null, head: parsed("") }));
});

const ISOLATIONS = ["process", "auto", "docker"] as const;

test("head may take more isolation than base, never less", () => {
  for (const [less, before] of ISOLATIONS.entries())
    for (const [more, after] of ISOLATIONS.entries()) {
      const top = (isolation: string) => config({ hello: HELLO }, { isolation });
      const { config: both, notices } = combineSides(top(after), top(before));
      assert.equal(both.isolation, ISOLATIONS[Math.max(less, more)]);
      const change = { of: "run", setting: "isolation", before, after };
      assert.deepEqual(
        notices,
        before === after ? [] : [{ code: "isolation-changed", changes: [change], more: 0 }],
      );
    }
});

test("head is given no secret that base's is not, a service of it neither; it may do without", () => {
  const withSecrets = (own: object, store: object) =>
    config(
      { hello: HELLO },
      {
        targets: {
          api: { command: "node a.js", port: 80, services: ["store", ...Object.keys(store)], ...own },
        },
        services: {
          store: { command: "node s.js", port: 90, secrets: "STORE_KEY" },
          ...store,
        },
      },
    );
  const base = withSecrets({ secrets: ["API_KEY", "OTHER_KEY"] }, {});
  const head = withSecrets(
    { secrets: ["GH_TOKEN", "API_KEY", "AWS_SECRET_ACCESS_KEY"] },
    { more: { command: "node m.js", port: 91, secrets: "NODE_AUTH_TOKEN" } },
  );
  const { config: both, notices } = combineSides(head, base);
  const [api] = both.targets;
  assert.deepEqual(
    [api, ...(api?.services ?? [])].map((each) => [each?.name, each?.secrets]),
    [
      ["api", ["API_KEY"]],
      ["store", ["STORE_KEY"]],
      ["more", undefined],
    ],
  );
  assert.deepEqual(notices[0], {
    code: "isolation-changed",
    changes: [
      {
        of: "target",
        name: "api",
        setting: "secrets",
        before: "API_KEY OTHER_KEY",
        after: "API_KEY AWS_SECRET_ACCESS_KEY GH_TOKEN",
      },
      { of: "service", name: "more", setting: "secrets", before: null, after: "NODE_AUTH_TOKEN" },
    ],
    more: 0,
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("head's requests carry no secret that base does not give to that target", () => {
  const given = (secrets: readonly string[], header: string) =>
    config(
      { hello: { request: { path: "/", headers: { authorization: header } } } },
      { targets: { api: { command: "node a.js", port: 80, ...(secrets.length > 0 && { secrets }) } } },
    );
  const sent = (head: readonly string[], base: readonly string[], header: string) => {
    const { config: both } = combineSides(given(head, header), given(base, "none"));
    const [target, scenario] = [both.targets[0], both.scenarios[0]];
    assert.ok(target && scenario);
    return requestWithSecrets(scenario.request, target, { A: "one", B: "two" }).headers;
  };
  assert.deepEqual(sent(["A"], ["A", "B"], "${A}"), [["authorization", "one"]]);
  assert.deepEqual(sent(["A", "B"], ["A"], "${A} ${B}"), []);
  assert.deepEqual(sent(["A"], [], "${A}"), []);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here

test("that head does without a secret is reported, and gives it none that base's does not give", () => {
  const given = (...secrets: unknown[]) =>
    config(
      { hello: HELLO },
      { targets: { api: { port: 80, secrets, build: { secrets: secrets.slice(0, 1) } } } },
    );
  const optional = (name: string) => ({ name, required: false });
  const { config: both, notices } = combineSides(
    given(optional("API_KEY"), optional("OTHER")),
    given("API_KEY"),
  );
  const [api] = both.targets;
  for (const each of [api, api?.build]) {
    assert.deepEqual(each?.secrets, ["API_KEY"]);
    assert.deepEqual(each?.optionalSecrets, ["API_KEY"]);
  }
  const [notice] = notices;
  assert.deepEqual(
    notice?.code === "isolation-changed" && notice.changes.map(({ before, after }) => [before, after]),
    [
      ["API_KEY", "API_KEY (optional) OTHER (optional)"],
      ["API_KEY", "API_KEY (optional)"],
    ],
  );
});

test("head inherits no variable that base's does not, and its build reads no other secret", () => {
  const given = (own: object) =>
    config({ hello: HELLO }, { targets: { api: { command: "node a.js", port: 80, ...own } } });
  const base = given({ inherit: ["ACME_*", "ONE"], build: { secrets: "NPM_TOKEN" } });
  const head = given({
    inherit: ["ACME_SDK", "ONE", "TWO", "AWS_*"],
    build: { secrets: ["NPM_TOKEN", "OTHER"] },
  });
  const { config: both, notices } = combineSides(head, base);
  assert.deepEqual(both.targets[0]?.inherit, ["ACME_SDK", "ONE"]);
  assert.deepEqual(both.targets[0]?.build?.secrets, ["NPM_TOKEN"]);
  const [notice] = notices;
  assert.deepEqual(
    notice?.code === "isolation-changed" && notice.changes.map(({ setting, after }) => [setting, after]),
    [
      ["build.secrets", "NPM_TOKEN OTHER"],
      ["inherit", "ACME_SDK AWS_* ONE TWO"],
    ],
  );
  // What base has besides needs not be taken.
  assert.equal(combineSides(given({}), base).config.targets[0]?.inherit, undefined);
});

test("the proxy's image, profiles and the time are base's", () => {
  const { config: both, notices } = combineSides(
    config({ hello: HELLO }, { "nginx-image": "attacker/nginx", budget: "1s" }),
    config({ hello: HELLO }, { "cpu-profile": true, budget: "5m" }),
  );
  assert.deepEqual([both.nginxImage, both.cpuProfile, both.budgetSeconds], ["nginx:1.28", true, 300]);
  assert.deepEqual(notices, [
    {
      code: "isolation-changed",
      changes: [
        { of: "run", setting: "nginx-image", before: "nginx:1.28", after: "attacker/nginx" },
        { of: "run", setting: "cpu-profile", before: "true", after: "own changes" },
      ],
      more: 0,
    },
    { code: "budget-changed", before: 300, after: 1 },
  ]);
});

test("of long values what differs is shown, also where it cannot be seen", () => {
  const body = (text: string) => config({ hello: { request: { method: "PUT", path: "/", body: text } } });
  const found = (before: string, after: string) => {
    const [notice] = combineSides(body(after), body(before)).notices;
    return notice?.code === "plan-changed" ? notice.changes.map((each) => [each.before, each.after]) : [];
  };
  const long = "x".repeat(5000);
  assert.deepEqual(found(`${long}1${long}`, `${long}2${long}`), [
    [`…${"x".repeat(15)}1${"x".repeat(42)}…`, `…${"x".repeat(15)}2${"x".repeat(42)}…`],
  ]);
  const [[before, after] = []] = found("a", "a\u200b");
  assert.notEqual(before, after);
  assert.doesNotMatch(after ?? "", /\u200b/);
});

test("any number of changes leaves the results readable, and hides none of what matters", () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`x-${i}`, "1"]));
  const head = config({ hello: { ...HELLO, expect: { headers: many }, timeout: "9s" } });
  const [notice] = combineSides(head, config({ hello: HELLO })).notices;
  assert.ok(notice?.code === "plan-changed");
  assert.deepEqual([notice.changes.length, notice.more], [100, 19_901]);
  assert.equal(notice.changes[0]?.setting, "timeout");
});

test("requests are head's; thresholds, allowed errors, false alarms and fail-on are base's, and a change is reported", () => {
  const head = config(
    {
      hello: { request: "GET /new", threshold: "50%", "max-errors": "10%" },
      fresh: { ...HELLO, threshold: "9%" },
    },
    { "false-alarms": "5%", "fail-on": "never", mode: "observe" },
  );
  const { config: both, notices } = combineSides(head, config({ hello: HELLO }));
  assert.deepEqual(both.gate, { falseAlarms: 0.002, failOn: ["regression", "invalid"], mode: "block" });
  assert.deepEqual(
    both.scenarios.map(({ name, request, threshold, maxErrors }) => [
      name,
      request.paths[0],
      threshold,
      maxErrors,
    ]),
    [
      ["hello", "/new", 0.02, 0],
      ["fresh", "/", 0.02, 0],
    ],
  );
  assert.deepEqual(notices, [
    {
      code: "gate-changed",
      changes: [
        { setting: "false-alarms", before: 0.002, after: 0.05 },
        { setting: "fail-on", before: ["regression", "invalid"], after: ["never"] },
        { setting: "mode", before: "block", after: "observe" },
        { setting: "threshold", scenario: "hello", before: 0.02, after: 0.5 },
        { setting: "max-errors", scenario: "hello", before: 0, after: 0.1 },
        { setting: "threshold", scenario: "fresh", before: 0.02, after: 0.09 },
      ],
    },
    { code: "newly-measured", targets: [], scenarios: ["fresh"], via: [], pairs: [] },
    {
      code: "plan-changed",
      changes: [{ of: "scenario", name: "hello", setting: "request.paths", before: "/", after: "/new" }],
      more: 0,
    },
  ]);
});

test("a scenario that is put before the others alters nothing of what was measured; another path to be ready by does", () => {
  const codes = (head: object) =>
    combineSides(config(head), config({ hello: HELLO })).notices.map(({ code }) => code);
  assert.deepEqual(codes({ fresh: { ...HELLO, request: "GET /new" }, hello: HELLO }), ["newly-measured"]);
  const target = { build: ".", port: 8080 };
  const ready = (path: string) => config({ hello: HELLO }, { targets: { api: { ...target, ready: path } } });
  const { notices } = combineSides(ready("/slow"), ready("/"));
  assert.deepEqual(
    notices.map(({ code }) => code),
    ["plan-changed"],
  );
});

test("another budget is reported", () => {
  const found = (base: object, head: object) =>
    combineSides(config({ hello: HELLO }, head), config({ hello: HELLO }, base)).notices;
  assert.deepEqual(found({ budget: "5m" }, { budget: "1s" }), [
    { code: "budget-changed", before: 300, after: 1 },
  ]);
  assert.deepEqual(found({}, { budget: "5s" }), [{ code: "budget-changed", before: null, after: 5 }]);
  assert.deepEqual(found({ budget: "5m" }, { budget: "300s" }), []);
  const { config: both } = combineSides(config({ hello: HELLO }, { budget: "5s" }), config({ hello: HELLO }));
  assert.equal(both.budgetSeconds, undefined);
});

test("how long builds may take is base's to say, and another is reported", () => {
  const [long, short] = [config({ hello: HELLO }, { "build-timeout": "24h" }), config({ hello: HELLO })];
  const found = combineSides(long, config({ hello: HELLO }, { "build-timeout": "10m" }));
  assert.equal(found.config.buildSeconds, 600);
  assert.deepEqual(found.notices, [{ code: "build-timeout-changed", before: 600, after: 86400 }]);
  assert.equal(combineSides(long, short).config.buildSeconds, undefined);
  assert.deepEqual(combineSides(long, long).notices, []);
});

test("what is no longer measured is reported", () => {
  const targets = (...names: string[]) => ({
    targets: Object.fromEntries(names.map((name) => [name, { command: "node a.js", port: 80 }])),
  });
  const base = config({ hello: HELLO, greet: HELLO, other: HELLO }, targets("api", "web", "old"));
  const head = config(
    { hello: { ...HELLO, via: "direct" }, greet: { ...HELLO, targets: ["api"] } },
    targets("api", "web"),
  );
  assert.deepEqual(combineSides(head, base).notices, [
    {
      code: "no-longer-measured",
      targets: ["old"],
      scenarios: ["other"],
      via: ["hello/nginx"],
      pairs: ["web/greet"],
    },
  ]);
});

test("a scenario that base does not know is judged as strictly as is usual in base, at least", () => {
  const judged = (threshold: string, base: Parameters<typeof config>[1]) => {
    const head = config({ hello: HELLO, fresh: { ...HELLO, threshold } });
    return combineSides(head, config({ hello: HELLO }, base)).config.scenarios[1]?.threshold;
  };
  assert.equal(judged("90%", {}), 0.02);
  assert.equal(judged("90%", { threshold: "5%" }), 0.05);
  assert.equal(judged("1%", { threshold: "5%" }), 0.01, "it may ask for more");
});

test("thresholds by metric and limits are base's, and each that differs is reported", () => {
  const base = config({
    hello: {
      ...HELLO,
      thresholds: { memory: "10%", p99: "5%" },
      "absolute-limits": { p99: "50ms", goodput: 5000 },
    },
  });
  const head = config({
    hello: { ...HELLO, thresholds: { memory: "90%", "start-time": "10%" }, "absolute-limits": { p99: "5s" } },
  });
  const { config: both, notices } = combineSides(head, base);
  const [hello] = both.scenarios;
  assert.deepEqual(
    [hello?.thresholds, hello?.limits],
    [
      { memory: 0.1, p99: 0.05 },
      { p99: 0.05, goodput: 5000 },
    ],
  );
  const of = { scenario: "hello" };
  assert.deepEqual(notices, [
    {
      code: "gate-changed",
      changes: [
        {
          setting: "absolute-limits",
          ...of,
          metric: "goodput",
          before: 5000,
          after: null,
          unit: "requests/s",
        },
        { setting: "thresholds", ...of, metric: "p99", before: 0.05, after: null },
        { setting: "absolute-limits", ...of, metric: "p99", before: 0.05, after: 5, unit: "s" },
        { setting: "thresholds", ...of, metric: "memory", before: 0.1, after: 0.9 },
        { setting: "thresholds", ...of, metric: "start-time", before: null, after: 0.1 },
      ],
    },
  ]);
  const [bare] = combineSides(head, config({ hello: HELLO })).config.scenarios;
  assert.ok(
    bare && !("thresholds" in bare) && !("limits" in bare),
    "what base does not ask for decides nothing",
  );
});

test("a scenario that base does not know keeps base's usual thresholds and limits, and may add its own", () => {
  const judged = (own: object, base: object) => {
    const head = config({ hello: HELLO, fresh: { ...HELLO, ...own } });
    const { thresholds, limits } =
      combineSides(head, config({ hello: HELLO }, base)).config.scenarios[1] ?? {};
    return { thresholds, limits };
  };
  const usual = { thresholds: { memory: "10%" }, "absolute-limits": { p99: "50ms", goodput: 1000 } };
  const strict = { thresholds: { memory: 0.1 }, limits: { p99: 0.05, goodput: 1000 } };
  assert.deepEqual(judged({}, usual), strict);
  const loose = { thresholds: { memory: "90%" }, "absolute-limits": { p99: "9s", goodput: 1 } };
  assert.deepEqual(judged(loose, usual), strict);
  const more = { thresholds: { memory: "1%", p99: "5%" }, "absolute-limits": { p99: "1ms", goodput: 9000 } };
  assert.deepEqual(judged(more, usual), {
    thresholds: { memory: 0.01, p99: 0.05 },
    limits: { p99: 0.001, goodput: 9000 },
  });
  const cpu = { thresholds: { cpu: "90%", p99: "90%" } };
  assert.deepEqual(
    judged(cpu, {}).thresholds,
    { cpu: 0.02, p99: 0.9 },
    "what decides by itself is not loosened",
  );
  assert.deepEqual(judged({ ...cpu, rate: 100 }, {}).thresholds, { cpu: 0.9, p99: 0.02 });
  assert.deepEqual(judged(cpu, { thresholds: { cpu: "5%" } }).thresholds, { cpu: 0.05, p99: 0.9 });
});
