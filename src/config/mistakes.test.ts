import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { knownKeys } from "./explain.ts";
import { FOREIGN, foreignKey } from "./foreign-keys.ts";
import { parseConfig } from "./load.ts";

/** The message for a file, without the file's name: "line:column: what; what to do". */
function mistake(text: string): string {
  try {
    parseConfig(text, "loadgate.yml");
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    assert.match(error.message, /^loadgate\.yml:\d+:\d+: [^\n]+(; |\?$)/, "place, and what to do next");
    return error.message.slice("loadgate.yml:".length);
  }
  return "accepted";
}

const indented = (lines: string): string => lines.replaceAll("\n", "\n    ");
const API = "targets:\n  api:\n    image: x\n    port: 8080\n";
const HELLO = "scenarios:\n  hello:\n    request: GET /\n";

/** Lines from line 3, column 5; from line 7, column 5; from line 8, column 1. */
const inTarget = (lines: string) => mistake(`targets:\n  api:\n    ${indented(lines)}\n${HELLO}`);
const inScenario = (lines: string) => mistake(`${API}scenarios:\n  hello:\n    ${indented(lines)}\n`);
const atTop = (lines: string) => mistake(`${API}${HELLO}${lines}\n`);

const found = (tell: (lines: string) => string, expected: Record<string, string>) => {
  for (const [lines, message] of Object.entries(expected)) assert.equal(tell(lines), message, lines);
};

test("an unknown key is reported with its place and the nearest key", () => {
  assert.equal(
    inScenario("conections: 5\nrequest: /"),
    '7:5: unknown key "conections" in scenario "hello"; did you mean "connections"?',
  );
  found(atTop, {
    "treshold: 2%": '8:1: unknown key "treshold"; did you mean "threshold"?',
    "failOn: never": '8:1: unknown key "failOn"; did you mean "fail-on"?',
    "presets: { quick: { hello: { va: direct } } }":
      '8:30: unknown key "va" in scenario "hello" in preset "quick"; did you mean "via"?',
    "defaults: { duraton: 1s }": '8:13: unknown key "duraton" in "defaults"; did you mean "duration"?',
  });
  found(inTarget, {
    "image: x\nprot: 1": '4:5: unknown key "prot" in target "api"; did you mean "port"?',
    "build: { contxt: . }\nport: 1":
      '3:14: unknown key "contxt" in "build" of target "api"; did you mean "context"?',
    "image: x\nport: 1\nready: { zzz: 1 }":
      '5:14: unknown key "zzz" in "ready" of target "api"; known are: path, command, timeout',
  });
  found(inScenario, {
    "request: { path: /, bodyFile: y }":
      '7:25: unknown key "bodyFile" in "request" of scenario "hello"; did you mean "body-file"?',
    "request: /\nexpect: { stats: 200 }":
      '8:15: unknown key "stats" in "expect" of scenario "hello"; did you mean "status"?',
  });
});

test("what a key of Compose, Actions or k6 is called here is reported", () => {
  found(inTarget, {
    "image: x\nport: 1\nenvironment: { A: 1 }":
      '5:5: unknown key "environment" in target "api"; write "env" instead, for example env: { LOG_LEVEL: error }',
    "image: x\nport: 1\nmemory: 1g":
      '5:5: unknown key "memory" in target "api"; write "mem_limit" instead, for example mem_limit: 512m',
    "cmd: node server.js\nport: 1":
      '3:5: unknown key "cmd" in target "api"; write "command" instead, for example command: node server.js',
    "image: x\nports: ['80:80']":
      '4:5: unknown key "ports" in target "api"; one "port" is enough, the one it listens on, for example port: 8080',
    "image: x\nport: 1\ndepends-on: [db]":
      '5:5: unknown key "depends-on" in target "api"; write "services" instead, for example services: [db]',
    "image: x\nport: 1\nDependsOn: [db]":
      '5:5: unknown key "DependsOn" in target "api"; write "services" instead, for example services: [db]',
    "build: { context: ., stage: prod }\nport: 1":
      '3:26: unknown key "stage" in "build" of target "api"; write "target" instead, for example target: server',
  });
  found(inScenario, {
    "request: /\nvus: 10":
      '8:5: unknown key "vus" in scenario "hello"; write "connections" instead, for example connections: 64',
    "url: http://localhost/":
      '7:5: unknown key "url" in scenario "hello"; write "request" instead, for example request: GET /',
  });
  found(atTop, {
    "volumes: {}":
      '8:1: unknown key "volumes"; nothing is mounted; COPY it into the image, or make it with "setup" of a target',
    "image: x":
      '8:1: unknown key "image"; it belongs under a target, for example targets: { api: { build: ., port: 8080 } }',
    "services: { db: { image: x, port: 1, healthcheck: {} } }":
      '8:38: unknown key "healthcheck" in "services.db"; write "ready" instead, for example ready: { command: pg_isready }',
    "defaults: { rps: 5 }":
      '8:13: unknown key "rps" in "defaults"; write "rate" instead, for example rate: 100',
  });
});

/** What a service of Compose may have, by its specification. */
const OF_COMPOSE = [
  ...[
    "annotations",
    "attach",
    "blkio_config",
    "build",
    "cap_add",
    "cap_drop",
    "cgroup",
    "cgroup_parent",
    "command",
  ],
  ...["configs", "container_name", "cpu_count", "cpu_percent", "cpu_period", "cpu_quota", "cpu_rt_period"],
  ...["cpu_rt_runtime", "cpu_shares", "cpus", "cpuset", "credential_spec", "depends_on", "deploy", "develop"],
  ...[
    "device_cgroup_rules",
    "devices",
    "dns",
    "dns_opt",
    "dns_search",
    "domainname",
    "entrypoint",
    "env_file",
  ],
  ...[
    "environment",
    "expose",
    "extends",
    "external_links",
    "extra_hosts",
    "gpus",
    "group_add",
    "healthcheck",
  ],
  ...[
    "hostname",
    "image",
    "init",
    "ipc",
    "isolation",
    "label_file",
    "labels",
    "links",
    "logging",
    "mac_address",
  ],
  ...[
    "mem_limit",
    "mem_reservation",
    "mem_swappiness",
    "memswap_limit",
    "models",
    "network_mode",
    "networks",
  ],
  ...[
    "oom_kill_disable",
    "oom_score_adj",
    "pid",
    "pids_limit",
    "platform",
    "ports",
    "post_start",
    "pre_stop",
  ],
  ...[
    "privileged",
    "profiles",
    "provider",
    "pull_policy",
    "read_only",
    "restart",
    "runtime",
    "scale",
    "secrets",
  ],
  ...["security_opt", "shm_size", "stdin_open", "stop_grace_period", "stop_signal", "storage_opt", "sysctls"],
  ...["tmpfs", "tty", "ulimits", "use_api_socket", "user", "userns_mode", "uts", "volumes", "volumes_from"],
  "working_dir",
];

test("each key that Compose has is one of ours, or is reported with what to do instead", () => {
  const without = OF_COMPOSE.filter(
    (key) => !knownKeys(PLACES.target).includes(key) && foreignKey(PLACES.target, key) === undefined,
  );
  assert.deepEqual(without, []);
  for (const key of ["x-logging", ".defaults"])
    assert.match(
      atTop(`${key}: { a: 1 }`),
      /no place for anchors alone; set each where its value stands first/,
    );
});

test("a key in the wrong map is reported with the right one", () => {
  found(inScenario, {
    "request: /\nulimits: { nofile: 10 }":
      '8:5: unknown key "ulimits" in scenario "hello"; it stands under a target, as ulimits: { memlock: -1 }',
    "request: /\nport: 80":
      '8:5: unknown key "port" in scenario "hello"; it stands under a target, as port: 8080',
  });
  found(inTarget, {
    "image: x\nport: 1\nconnections: 5":
      '5:5: unknown key "connections" in target "api"; it stands under a scenario, as connections: 64',
    "image: x\nport: 1\nbudget: 5m":
      '5:5: unknown key "budget" in target "api"; it stands at the top of the file, as budget: 5m',
  });
});

test("a blank that is none is reported by its number", () => {
  for (const [blank, code] of Object.entries({ "\u00a0": "00A0", "\u3000": "3000", "\u200b": "200B" }))
    assert.match(
      inTarget(`image: x\n${blank}port: 1`),
      new RegExp(`it holds U\\+${code}, which is no space`),
    );
});

test("all keys are reported where none is near", () => {
  const message = inTarget("image: x\nport: 1\nzzzzzz: 1");
  for (const key of knownKeys(["targets", "api"])) assert.match(message, new RegExp(`\\b${key}\\b`));
  assert.doesNotMatch(message, /more/);
});

const PLACES: Record<keyof typeof FOREIGN, string[]> = {
  top: [],
  target: ["targets", "api"],
  service: ["services", "db"],
  build: ["targets", "api", "build"],
  scenario: ["scenarios", "hello"],
  request: ["scenarios", "hello", "request"],
  expect: ["scenarios", "hello", "expect"],
};

test("no hint is for a key that there is, and each names only keys that there are", () => {
  const everywhere = Object.values(PLACES).flatMap(knownKeys);
  for (const [place, hints] of Object.entries(FOREIGN) as [keyof typeof FOREIGN, Record<string, string>][])
    for (const [key, hint] of Object.entries(hints)) {
      assert.ok(!knownKeys(PLACES[place]).includes(key), `${place}: ${key}`);
      assert.equal(foreignKey(PLACES[place], key), hint);
      for (const [, named = ""] of hint.matchAll(/"([a-z-]+)"/g)) assert.ok(everywhere.includes(named), hint);
    }
});

test("a wrong type is reported with what it must be and what it is", () => {
  found(inTarget, {
    "image: x\nport: http":
      '4:11: "port" of target "api" must be a number, is a text; write it like port: 8080',
    'image: x\nport: "80"':
      '4:11: "port" of target "api" must be a number, is a text; remove the quotation marks',
    "image: x\nport: 1.5":
      '4:11: "port" of target "api" must be a whole number, is 1.5; write it like port: 8080',
    "image: 5\nport: 1":
      '3:12: "image" of target "api" must be a text, is a number; put it in quotation marks',
    "build: []\nport: 1":
      '3:5: "build" of target "api" must be a text or a map, is a list; write it like build: .',
    "build:\nport: 1":
      '3:11: "build" of target "api" must be a text or a map, is empty; write it like build: .',
    "image: x\nport: 1\nenv: [A=1]":
      '5:5: "env" of target "api" must be a map, is a list; write it like env: { LOG_LEVEL: error }',
    "command: [a, 5]\nport: 1":
      '3:18: "command" of target "api" must be a text, is a number; put it in quotation marks',
  });
  found(inScenario, {
    "request: /\nkeepalive: yes":
      '8:16: "keepalive" of scenario "hello" must be true or false, is a text; write true',
    "request: /\nhttp2: Off":
      '8:12: "http2" of scenario "hello" must be true or false, is a text; write false',
    "request: /\nkeepalive: never":
      '8:16: "keepalive" of scenario "hello" must be true or false, is a text; write it like keepalive: false',
    "request: /\nexpect: { body: 42 }":
      '8:21: "expect.body" of scenario "hello" must be a text or a map, is a number; put it in quotation marks',
    "request: /\ntargets: api":
      '8:14: "targets" of scenario "hello" must be a list, is a text; write it like targets: [api]',
  });
  found(atTop, {
    "isolation: 5":
      '8:12: "isolation" must be auto, docker or process, is 5; write it like isolation: docker',
    "fail-on: 5":
      '8:10: "fail-on" must be regression, invalid, inconclusive or never or a list, is a number; write it like fail-on: [regression, invalid]',
    "false-alarms: .nan":
      '8:15: "false-alarms" must be a number or a text, is NaN; write it like false-alarms: 0.2%',
    "presets: 5":
      '8:10: "presets" must be a map, is a number; write it like presets: { quick: { "*": { duration: 1s } } }',
  });
  assert.match(mistake("- a"), /^1:1: the file must be a map, is a list; begin with targets:/);
});

test("a threshold or a limit that cannot be meant is reported with what can", () => {
  found(atTop, {
    "thresholds: { p999: 5% }": '8:15: unknown key "p999" in "thresholds"; did you mean "p99"?',
    "thresholds: { startTime: 5% }":
      '8:15: unknown key "startTime" in "thresholds"; did you mean "start-time"?',
    "thresholds: { memory: 5 }": '8:23: "thresholds.memory": 5 is not between 0 and 1; did you mean 5%?',
    "thresholds: { p99: 50ms }":
      '8:20: "thresholds.p99": "50ms" is not a share; write it like 5%, or an absolute bound under "absolute-limits"',
    "limits: { p99: 50ms }":
      '8:1: unknown key "limits"; write "absolute-limits" instead, for example absolute-limits: { p99: 50ms }',
    "thresholds: 5%":
      '8:13: "thresholds" must be a map, is a text; write it like thresholds: { p99: 5%, memory: 10% }',
    "absolute-limits: { p99: 50 }":
      '8:25: "absolute-limits.p99": 50 is not a time with its unit; write it like 50ms, 1.5s or 120us',
    "absolute-limits: { p99: 50MiB }":
      '8:25: "absolute-limits.p99": "50MiB" is not a time with its unit; write it like 50ms, 1.5s or 120us',
    "absolute-limits: { memory: 200 }":
      '8:28: "absolute-limits.memory": 200 is not a size with its unit; write it like 200MiB',
    "absolute-limits: { memory: 200ms }":
      '8:28: "absolute-limits.memory": "200ms" is not a size; write it like 512m or 1g',
    "absolute-limits: { goodput: 5k }":
      '8:29: "absolute-limits.goodput": "5k" is not a number above zero; write it like 5000',
  });
  found(inScenario, {
    "request: /\nthresholds: { time: 5% }":
      '8:25: "thresholds.time" of scenario "hello" is of commands that are run; remove it',
    "args: --n 1\nabsolute-limits: { p99: 5ms }":
      '8:29: "absolute-limits.p99" of scenario "hello" is of requests over HTTP; remove it',
  });
});

test("a wrong value is reported with the range, or the nearest right one", () => {
  found(atTop, {
    "false-alarms: 2": '8:15: "false-alarms": 2 is not between 0 and 1; did you mean 2%?',
    "threshold: 0": '8:12: "threshold": 0 is not between 0 and 1; write it like 2% or 0.02',
    "budget: 5x": '8:9: "budget": "5x" is not a duration; write it like 90s, 5m or 1h30m',
    "isolation: dokcer":
      '8:12: "isolation" must be auto, docker or process, is "dokcer"; did you mean "docker"?',
    "fail-on: [regresion]":
      '8:11: "fail-on" must be regression, invalid, inconclusive or never, is "regresion"; did you mean "regression"?',
    "version: 2": '8:10: "version" must be 1, is 2; write it like version: 1',
    'version: "3.8"': '8:10: "version" must be 1, is "3.8"; write it like version: 1',
    "fail-on: [never, invalid]": '8:1: "fail-on" must not hold anything beside "never"; keep one',
    "fail-on: []": '8:1: "fail-on" must not be empty; write it like fail-on: [regression, invalid]',
    "nginx-image: -x":
      '8:14: "nginx-image" must be the name of an image, is "-x"; write it like nginx-image: nginx:1.28',
  });
  found(inTarget, {
    "image: x\nport: 0": '4:11: "port" of target "api" must be at least 1, is 0; write it like port: 8080',
    "image: x\nport: 65536":
      '4:11: "port" of target "api" must be at most 65535, is 65536; write it like port: 8080',
    "image: x\nport: 1\nmem_limit: lots":
      '5:16: "mem_limit" of target "api": "lots" is not a size; write it like 512m or 1g',
    "build: /srv\nport: 1":
      '3:12: "build" of target "api" must be a relative path with "/" between folders, is "/srv"; write it from the folder of this file',
    "image: x\nport: 1\nsecrets: [API_KEY, { name: API_KEY, required: false }]":
      '5:5: "secrets" of target "api" must name everything once; remove one',
    "image: x\nport: 1\nsecrets: [{ name: API_KEY, optional: true }]":
      '5:32: unknown key "optional" in "secrets" of target "api"; known are: name, required',
    "image: x\nport: 1\nsecrets: [{ required: false }]":
      '5:15: "secrets" of target "api" has no "name"; add it, for example name: API_KEY',
    "image: x\nport: 1\nsecrets: [API_KEY, INPUT_GITHUB-TOKEN]":
      '5:24: "secrets" of target "api" is the runner\'s own and given to no server, is "INPUT_GITHUB-TOKEN"; give the secret another name',
    "image: x\nport: 1\ninherit: [ACME_*, GITHUB_*]":
      '5:23: "inherit" of target "api" is the runner\'s own and given to no server, is "GITHUB_*"; leave it out',
    "image: x\nport: 1\ninherit: NPM_TOKEN":
      '5:14: "inherit" of target "api" must not be a secret, is "NPM_TOKEN"; name it in "secrets" instead',
    "image: x\nport: 1\ninherit: '*'":
      '5:14: "inherit" of target "api" must be the name of a variable, or a prefix like ACME_*, is "*"; write it like inherit: [FLUTTER_ROOT, "ACME_*"]',
    "image: x\nport: 1\nsecurity_opt: [seccomp=a.json, seccomp=b.json]":
      '5:5: "security_opt" of target "api" must name one seccomp profile; remove one',
    "image: x\nport: 1\nsecurity_opt: [apparmor=unconfined]":
      '5:20: "security_opt" of target "api" must be seccomp=unconfined or seccomp=FILE, is "apparmor=unconfined"; write it like security_opt: [seccomp=unconfined]',
    "image: x\nport: 1\nsecurity_opt: ['seccomp=/etc/p.json']":
      '5:20: "security_opt" of target "api" must be a relative path with "/" between folders, is "seccomp=/etc/p.json"; write it from the folder of this file',
    "image: x\nport: 1\nulimits: { rtprio: 99 }":
      '5:16: the name "rtprio" must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU time from the other side; write it like ulimits: { memlock: -1 }',
    "image: x\nport: 1\nulimits: { nofile: lots }":
      '5:24: "ulimits.nofile" of target "api" must be a number or a map, is a text; write it like ulimits: { memlock: -1 }',
    "build: { additional_contexts: { a: 'ssh://x' } }\nport: 1":
      '3:40: "build.additional_contexts.a" of target "api" must be a folder of this repository, docker-image://NAME or https://…, is "ssh://x"; write it like additional_contexts: { shared: ../shared }',
    "build: { additional_contexts: ['a'] }\nport: 1":
      '3:36: "build.additional_contexts" of target "api" must be written like name=source, is "a"; write it like additional_contexts: { shared: ../shared }',
    "build: { additional_contexts: ['a=../..'] }\nport: 1":
      '3:14: "../.." is outside the repository; name something inside it',
    "image: x\nport: 1\nprivileged: true":
      '5:5: unknown key "privileged" in target "api"; no container is privileged: for one system call write security_opt: [seccomp=FILE]',
    "build: { ssh: default }\nport: 1":
      '3:14: unknown key "ssh" in "build" of target "api"; no build gets an agent\'s keys: give a token with "secrets" and fetch over https',
    "image: x\nport: 1\nenv: { A=B: 1 }":
      '5:12: the name "A=B" must be the name of a variable; write it like env: { LOG_LEVEL: error }',
  });
});

test("absolute paths, addresses and options are no paths", () => {
  for (const path of ["/srv", "C:/srv", "https://example.org/x", "-f", "a\\b", '""'])
    assert.match(
      inTarget(`build: ${path}\nport: 1`),
      /^3:12: "build" of target "api" must be a relative/,
      path,
    );
  found(inTarget, {
    "image: x\nport: 1\nhttps: { ca: ../ca.pem }":
      '5:18: "../ca.pem" is outside the repository; name something inside it',
    "build: { dockerfile: ../Dockerfile }\nport: 1":
      '3:26: "../Dockerfile" is outside the repository; name something inside it',
  });
  assert.match(
    inScenario("request: { method: PUT, path: /, body-file: a/../../x }"),
    /^7:49: "a\/\.\.\/\.\.\/x" is outside the repository/,
  );
});

test("a target needs exactly one thing to run in containers, and one as a process", () => {
  found(inTarget, {
    "port: 1":
      '2:3: target "api" has nothing to run; add "build" or "image" for Docker, or "command" for a process',
    "build: .\nimage: x\nport: 1": '4:12: "image" of target "api" is given beside "build"; keep one of them',
    "image: x\nsetup: npm ci\nport: 1":
      '4:12: "setup" of target "api" is for a process, but "image" makes a container; write it under process:',
    "build: .\nworking-directory: app\nport: 1":
      '4:24: "working-directory" of target "api" is for a process, but "build" makes a container; write it under process:',
    "build: .\nprocess: { setup: npm ci }\nport: 1":
      '4:5: "process" of target "api" has no "command"; add it, for example command: node server.js',
    "command: a\nprocess: { command: b }\nport: 1":
      '4:5: "process" of target "api" is for beside "build" or "image"; write its keys directly',
    "image: x": '2:3: target "api" has no "port"; add it, for example port: 8080',
    "image: x\nport: 1\nhttps: {}":
      '5:5: "https" of target "api" has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',
    "image: x\nport: 1\nhttps: { ca: a.pem, insecure: true }":
      '5:35: "https.insecure" of target "api" is given beside "ca"; keep one of them',
  });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("commands that need a shell are refused at their place", () => {
  found(inTarget, {
    "command: a && b\nport: 1":
      '3:14: "command" of target "api": "&&" needs a shell, but commands run without a shell; write what comes first under "setup", as a list of commands, or sh -c \'a && b\'',
    "command: java -jar app-*.jar\nport: 1":
      '3:14: "command" of target "api": nothing replaces the pattern in "app-*.jar", for commands run without a shell; write the file\'s name, or in quotation marks what the program itself replaces, or sh -c \'java -jar app-*.jar\'',
    "command: [a, --port, $PORT]\nport: 1":
      '3:5: "command" of target "api": "$PORT" would not be replaced, for commands run without a shell; write "${port}", which loadgate replaces, or sh -c \'a --port $PORT\'',
    'image: x\nprocess:\n  command: a --port "${prt}"\nport: 1':
      '5:16: "process.command" of target "api": "${prt}" would not be replaced, for commands run without a shell; write what it stands for, or sh -c \'a --port "${prt}"\'',
    "command: a ${port}": '3:14: takes "${port}", but there is none; add port:',
    'image: x\ncommand: --db "${db.host}"\nport: 1':
      '4:14: takes the address of "db", which is none of this target\'s services; add it to services:',
    "setup: [a, b 'c]\ncommand: d\nport: 1":
      '3:16: "setup" of target "api": the quotation mark \' is not closed; add the missing \'',
    'command: [""]\nport: 1': '3:5: "command" of target "api": a command must not be empty; name a program',
    "command: []\nport: 1":
      '3:5: "command" of target "api" must not be empty; write it like command: node server.js',
  });
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here

test("of a request it is said precisely what is wrong with it", () => {
  found(inScenario, {
    "connections: 5": '6:3: scenario "hello" has no "request"; add it, for example request: GET /',
    "request: get /":
      '7:14: "request" of scenario "hello": its method must be in capital letters; write it like request: GET /',
    "request: GET x":
      '7:14: "request" of scenario "hello": its path must begin with "/", without scheme and host, and hold no blank and no "#"; write it like request: GET /',
    "request: GET http://localhost:3000/":
      '7:14: "request" of scenario "hello": its path must begin with "/", without scheme and host, and hold no blank and no "#"; write it like request: GET /',
    "path: /users":
      '7:5: unknown key "path" in scenario "hello"; write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',
    "request: {}": '7:5: "request" of scenario "hello" has no "path"; add it, for example path: /',
    "request: { path: /, paths: [/] }":
      '7:25: "request.paths" of scenario "hello" is given beside "path"; keep one of them',
    "request: { paths: [/a, b] }":
      '7:28: "request.paths" of scenario "hello" must begin with "/", without scheme and host, and hold no blank and no "#", is "b"; write it like paths: [/users/1, /users/2]',
    "request: { path: /, body: x }":
      '7:31: "request.body" of scenario "hello" needs a method that sends it; add method: POST',
    "request: { path: /, method: PUT, body: x, body-file: y }":
      '7:58: "request.body-file" of scenario "hello" is given beside "body"; keep one of them',
    "request: { path: /, headers: { Connection: close } }":
      '7:48: "request.headers.Connection" of scenario "hello" is set by loadgate; use "keepalive"',
    "request: { path: /, headers: { Accept: a, accept: b } }":
      '7:55: "request.headers.accept" of scenario "hello" is here in another case, too; remove one',
  });
  for (const value of ['"a\\r\\nb"', '"a\\nb"', '"a\\0"'])
    assert.match(
      inScenario(`request: { path: /, headers: { a: ${value} } }`),
      /must not hold a line break or another control character; remove it$/,
    );
  for (const path of ['"/a\\tb"', '"/a\\nb"', "/a b", '"/a#b"'])
    assert.match(
      inScenario(`request: { path: ${path} }`),
      /must begin with "\/", without scheme and host, and hold no blank/,
      path,
    );
});

test("a header that clients send otherwise than they are asked to is refused", () => {
  found(inScenario, {
    'request: { path: /, headers: { Host: "" } }':
      '7:42: "request.headers.Host" of scenario "hello" must not be empty; name a host, or remove it',
  });
  assert.match(
    inScenario("request: { path: /, headers: { Expect: 100-continue } }"),
    /"request.headers.Expect" of scenario "hello".* waits for consent before a body is sent/,
  );
});

test("a path that clients make another one of is refused", () => {
  found(inScenario, {
    "request: GET /a/../b":
      '7:14: "request" of scenario "hello": its path "/a/../b" holds "/..", which clients resolve before they send it; write the path that it leads to',
    "request: { paths: [/a, /b/%2e] }":
      '7:28: "request.paths" of scenario "hello": "/b/%2e" holds "/%2e", which clients resolve before they send it; write the path that it leads to',
    'request: { path: "/a\\\\b" }':
      '7:22: "request.path" of scenario "hello": "/a\\b" holds "\\", which URLs take for "/"; write %5C, or /',
    "request: CONNECT /":
      '7:14: "request" of scenario "hello": its method makes a proxy open a tunnel, which is not measured; write it like request: GET /',
    "request: { path: /, headers: { Upgrade: x } }":
      '7:45: "request.headers.Upgrade" of scenario "hello" is for another protocol; remove it',
  });
  assert.equal(inScenario("request: GET /a..b/.c?x=/../"), "accepted");
});

test("references that lead nowhere are reported with the nearest", () => {
  found(inScenario, {
    "request: /\ntargets: [ap]": '8:15: unknown target "ap"; did you mean "api"?',
    "request: /\ntargets: []":
      '8:5: "targets" of scenario "hello" must not be empty; write it like targets: [api]',
    "request: /\ntargets: [api, api]":
      '8:5: "targets" of scenario "hello" must name everything once; remove one',
    "request: /\nrequests: 5\nduration: 2s":
      '9:15: "duration" of scenario "hello" is given beside "requests"; keep one of them',
  });
  found(atTop, {
    "presets: { p: { helo: {} } }": '8:17: unknown scenario "helo" in preset "p"; did you mean "hello"?',
    "defaults: { targets: [zzz] }": '8:23: unknown target "zzz"; known are: api',
  });
});

test("missing and empty targets and scenarios", () => {
  const addTargets = "for example targets: { api: { build: ., port: 8080 } }";
  assert.equal(mistake(HELLO), `1:1: the file has no "targets"; add it, ${addTargets}`);
  assert.match(mistake(API), /^1:1: the file has no "scenarios"; add it/);
  assert.match(mistake(`targets: {}\n${HELLO}`), /^1:1: "targets" must not be empty; write it like/);
  assert.match(mistake(`targets:\n${HELLO}`), /^1:9: "targets" must be a map, is empty; write it like/);
  assert.match(mistake(`${API}scenarios: {}`), /^5:1: "scenarios" must not be empty; write it like/);
  assert.match(mistake(""), /^1:1: the file is empty; begin with/);
  assert.match(mistake("# nothing\n"), /^\d:1: the file is empty; begin with/);
});

test("a name twice is reported with both lines", () => {
  const twice = mistake(`targets:\n  api: { image: x, port: 1 }\n  api: { image: y, port: 1 }\n${HELLO}`);
  assert.equal(twice, '3:3: "api" is here a second time, first in line 2; rename or remove one');
  assert.match(atTop("scenarios: {}"), /^8:1: "scenarios" is here a second time, first in line 5;/);
});

test("names hold nothing that means something in a case id or a file name", () => {
  for (const name of ["a/b", ".a", "-a", "a b", "ä", "a*", "x".repeat(65), '""'])
    assert.match(
      mistake(`targets:\n  ${name}: { image: x, port: 1 }\n${HELLO}`),
      /^2:3: the name ".*" must be 1 to 64 letters, digits/,
      name,
    );
});

test("of several mistakes the first in the file is reported", () => {
  assert.match(inTarget("image: x\nprot: 5\nready: 5"), /^4:5: unknown key "prot"/);
  assert.match(inTarget("image: x\nport: 0\nmemry: 5\nready: 5"), /^4:11: "port"/);
});
