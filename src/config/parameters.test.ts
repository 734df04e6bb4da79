import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";

const TARGETS = "targets: { api: { image: x, port: 1 } }\n";

const scenarios = (text: string, preset?: string) =>
  parseConfig(TARGETS + text, "loadgate.yml", preset === undefined ? {} : { preset }).scenarios;

test("a number of connections is swept, as in Express's own benchmark", () => {
  const found = scenarios(`
scenarios:
  middleware:
    request: GET /?foo[bar]=baz
    connections: "{connections}"
    parameters: { connections: [50, 100, 250] }
`);
  assert.deepEqual(
    found.map(({ name, connections }) => [name, connections]),
    [
      ["middleware-50", 50],
      ["middleware-100", 100],
      ["middleware-250", 250],
    ],
  );
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("parameters stand in a request and in whatever a key takes, as the text or the value that fits it", () => {
  const [first, second] = scenarios(`
scenarios:
  items:
    request:
      method: "{verb}"
      paths: ["/v{v}/items", "/v{v}/é?x={v}"]
      headers: { x-version: "{v}", x-both: "{verb} {v}", x-cost: "$\${v}" }
      body: '{"v":{v},"w":{w},"x":"\${v}"}'
    expect:
      status: ["{status}", 304]
      headers: { x-version: "{v}" }
      body: { contains: "v{v}", json: { v: "{v}", list: ["{verb}"] } }
    keepalive: "{keep}"
    via: "{path}"
    duration: "{seconds}s"
    timeout: "{seconds}"
    max-errors: "{seconds}%"
    threshold: "{seconds}%"
    parameters:
      verb: [PUT]
      v: [1.10, 2]
      status: [201]
      keep: [false]
      path: [direct]
      seconds: [3]
`);
  assert.equal(first?.name, "items-PUT-1.10-201-false-direct-3");
  assert.deepEqual(first?.request, {
    method: "PUT",
    paths: ["/v1.10/items", "/v1.10/%C3%A9?x=1.10"],
    headers: [
      ["x-version", "1.10"],
      ["x-both", "PUT 1.10"],
      ["x-cost", "$$1.10"],
    ],
    body: { text: '{"v":1.10,"w":{w},"x":"${v}"}' },
  });
  assert.deepEqual(first?.expect, {
    status: [201, 304],
    headers: { "x-version": "1.10" },
    body: { contains: ["v1.10"], json: '{"v":1.1,"list":["PUT"]}' },
    sameLength: true,
  });
  assert.deepEqual(
    [first?.keepalive, first?.via, first?.durationSeconds, first?.timeoutSeconds],
    [false, ["direct"], 3, 3],
  );
  assert.deepEqual([first?.maxErrors, first?.threshold], [0.03, 0.03]);
  assert.deepEqual(second?.request.paths[0], "/v2/items");
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here

test("a rate, a count of requests and what is asked beside take parameters, too", () => {
  const swept = (keys: string) =>
    scenarios(`scenarios: { s: { request: /, ${keys}, parameters: { n: [10, 20] } } }`);
  assert.deepEqual(swept('rate: "{n}%"')[1]?.rate, { share: 0.2 });
  assert.deepEqual(swept('rate: "{n}"')[1]?.rate, { perSecond: 20 });
  assert.equal(swept('requests: "{n}00"')[0]?.requests, 1000);
  assert.deepEqual(swept('rate: 5, background: { request: "GET /{n}", connections: "{n}" }')[1]?.background, {
    request: { method: "GET", paths: ["/20"], headers: [] },
    connections: 20,
  });
});

test("defaults and presets give parameters, and keys that have them", () => {
  const text = `
defaults: { connections: "{clients}", parameters: { clients: [1, 2] }, requests: 100 }
scenarios:
  a: { request: / }
  b: { request: "GET /{n}", parameters: { n: [5] }, connections: 3 }
  c: { request: /, connections: 9 }
presets:
  quick: { "*": { timeout: 9s }, a: { parameters: { clients: [7] }, duration: "{clients}s" } }
  plain: { b: { request: /b } }
`;
  const shown = (preset?: string) =>
    scenarios(text, preset).map(({ name, connections, durationSeconds, requests }) => [
      name,
      connections,
      durationSeconds ?? requests,
    ]);
  assert.deepEqual(shown(), [
    ["a-1", 1, 100],
    ["a-2", 2, 100],
    ["b-5", 3, 100],
    ["c", 9, 100],
  ]);
  assert.deepEqual(shown("quick")[0], ["a-7", 7, 7]);
  assert.deepEqual(shown("plain")[2], ["b", 3, 100]);
});

test("a value that does not fit is refused where it stands", () => {
  const refused: [keys: string, message: RegExp][] = [
    [
      'request: /, connections: "{n}", parameters: { n: [1, many] }',
      /^loadgate\.yml:2:72: "many" of parameter "n" does not fit: "connections" of scenario "s" must be a number, is a text; write it like connections: 64$/,
    ],
    [
      'request: /, connections: "{n}", parameters: { n: [0] }',
      /:2:69: "0" of parameter "n" does not fit: "connections" of scenario "s" must be at least 1, is 0;/,
    ],
    [
      'request: /, threshold: "{n}", parameters: { n: [2] }',
      /:2:67: "2" of parameter "n" does not fit: "threshold" of scenario "s": 2 is not between 0 and 1;/,
    ],
    [
      'request: { path: "/a/{n}", headers: { accept: "{n}" } }, parameters: { n: [..] }',
      /"\.\." of parameter "n" does not fit: "request.path" of scenario "s": "\/a\/\.\." holds/,
    ],
    [
      'request: { method: PUT, path: /, body-file: "../{n}" }, parameters: { n: [a] }',
      /"\.\.\/a" is outside the repository/,
    ],
    [
      'request: { path: "/{n}", query: x }, parameters: { n: [1] }',
      /:2:44: unknown key "query" in "request" of scenario "s"/,
    ],
    [
      'request: "GET /{m}", parameters: { n: [1] }',
      /:2:54: parameter "n" stands nowhere in scenario "s"; write \{n\} where its values belong, or remove it/,
    ],
    [
      'request: /, connections: "{m}", parameters: { n: [1] }',
      /"connections" of scenario "s" must be a number, is a text/,
    ],
    [
      "request: /, connections: {n}, parameters: { n: [1] }",
      /:2:31: "connections" of scenario "s" must be a number, is a map; put it in quotation marks, as "\{n\}"$/,
    ],
    [
      'request: "GET /{n}", parameters: { n: [1, 2, 1] }',
      /:2:40: makes a scenario "s-1" twice; name the scenario or its values otherwise$/,
    ],
    [
      'request: /, requests: "{n}", duration: "{n}s", parameters: { n: [1] }',
      /"s", with the defaults and the preset: duration is given beside "requests"/,
    ],
  ];
  const many = (count: number) => `[${Array.from({ length: count }, (_, i) => i + 1).join()}]`;
  refused.push([
    `request: "GET /{a}/{b}", parameters: { a: ${many(40)}, b: ${many(26)} }`,
    /:2:44: makes 1040 scenarios of "s"; make it at most 1000$/,
  ]);
  const ten = Array.from({ length: 10 }, (_, i) => `p${i}`);
  refused.push([
    `request: "GET /${ten.map((name) => `{${name}}`).join("")}", parameters: { ${ten.map((name) => `${name}: ${many(10)}`).join()} }`,
    /makes 10000000000 scenarios of "s"; make it at most 1000$/,
  ]);
  for (const [keys, message] of refused)
    assert.throws(() => scenarios(`scenarios: { s: { ${keys} } }`), { message }, keys);
});
