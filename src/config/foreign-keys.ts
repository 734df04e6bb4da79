import type { KeyPath } from "./source.ts";

/** What a key of Compose, Actions, k6, oha and the like is called here; the quoted words are keys or examples of this file. */
type Hints = Readonly<Record<string, string>>;

const MACHINE = "loadgate itself chooses CPUs, networks and names; remove it";

const NOT_NEEDED = "a run starts its servers alone and discards them afterwards: leave it out";

const FOLDER = 'write "working-directory" instead, for example working-directory: server';

const LIMITS = 'write "absolute-limits" instead, for example absolute-limits: { p99: 50ms }';

const STARTED: Hints = {
  environment: 'write "env" instead, for example env: { LOG_LEVEL: error }',
  variables: 'write "env" instead, for example env: { LOG_LEVEL: error }',
  envFile: 'no file of variables is read; write them under "env", and names of secrets under "secrets"',
  memory: 'write "mem_limit" instead, for example mem_limit: 512m',
  memoryLimit: 'write "mem_limit" instead, for example mem_limit: 512m',
  memswapLimit: 'write "mem_limit" instead, for example mem_limit: 512m',
  deploy: 'write "mem_limit" instead, for example mem_limit: 512m; remove the rest',
  resources: 'write "mem_limit" instead, for example mem_limit: 512m; remove the rest',
  limits: 'write "mem_limit" instead, for example mem_limit: 512m; remove the rest',
  cmd: 'write "command" instead, for example command: node server.js',
  run: 'write "command" instead, and "setup" for what runs once before it',
  exec: 'write "command" instead, for example command: node server.js',
  start: 'write "command" instead, for example command: node server.js',
  script: 'write "command" instead, and "setup" for what runs once before it',
  args: 'arguments belong in "command", after the program or, where an image has an entry point, alone',
  entrypoint: 'an image keeps its entry point; write its arguments under "command"',
  ports: 'one "port" is enough, the one it listens on, for example port: 8080',
  expose: 'one "port" is enough, the one it listens on, for example port: 8080',
  listen: 'write "port" instead, for example port: 8080',
  volumes: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  mounts: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  configs: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  dockerfile: 'it belongs under "build", for example build: { context: ., dockerfile: Dockerfile }',
  context: 'it belongs under "build", for example build: { context: ., dockerfile: Dockerfile }',
  install: 'write "setup" instead, for example setup: npm ci',
  buildCommand: 'write "setup" instead, for example setup: npm ci',
  beforeScript: 'write "setup" instead, for example setup: npm ci',
  before: 'write "setup" instead, for example setup: npm ci',
  steps: 'write "setup" instead, a list with one command each',
  workingDir: FOLDER,
  workdir: FOLDER,
  cwd: FOLDER,
  shell: "commands run without a shell; write sh -c '…' in the command",
  cpus: MACHINE,
  cpuset: MACHINE,
  network: MACHINE,
  networks: MACHINE,
  networkMode: MACHINE,
  containerName: MACHINE,
  hostname: MACHINE,
  restart: "a server must not end, and is not restarted; remove it",
  url: 'loadgate starts the server itself; write "build", "image" or "command", and its "port"',
  host: 'loadgate starts the server itself; write "build", "image" or "command", and its "port"',
};

/** Keys of Compose that a container of a target or a service has not. */
const CONTAINER: Hints = {
  capAdd: "containers keep the capabilities that official images need, and get no others: leave it out",
  capDrop: "capabilities that official images do not need are always dropped: leave it out",
  devices: "no container gets a device: leave it out",
  extraHosts: "a server reaches its own services and nothing else: name them by their address in env",
  pidsLimit: "the limit is always 8192 processes: leave it out",
  privileged: "no container is privileged: for one system call write security_opt: [seccomp=FILE]",
  sysctls: "net.core.somaxconn is always 65535, and no other can be set: leave it out",
  tmpfs: 'there is no such mount; /dev/shm is as large as "shm_size" says',
  user: "an image keeps its user; set another in the Dockerfile",
};

/** Keys of Compose that say how containers are kept, shown, found and shared. */
const COMPOSE: Hints = {
  ...Object.fromEntries(
    [
      ...[
        "annotations",
        "attach",
        "develop",
        "gpus",
        "init",
        "labels",
        "labelFile",
        "logging",
        "models",
        "platform",
      ],
      ...[
        "postStart",
        "preStop",
        "profiles",
        "provider",
        "pullPolicy",
        "pullRefreshAfter",
        "runtime",
        "scale",
      ],
      ...["stdinOpen", "stopGracePeriod", "stopSignal", "tty", "useApiSocket"],
    ].map((key) => [key, NOT_NEEDED]),
  ),
  ...Object.fromEntries(
    [
      ...["blkioConfig", "cgroup", "cgroupParent", "cpuCount", "cpuPercent", "cpuPeriod", "cpuQuota"],
      ...["cpuRtPeriod", "cpuRtRuntime", "cpuShares", "dns", "dnsOpt", "dnsSearch", "domainname", "ipc"],
      ...["isolation", "macAddress", "pid", "usernsMode", "uts"],
    ].map((key) => [key, MACHINE]),
  ),
  ...Object.fromEntries(
    ["memReservation", "memSwappiness", "oomKillDisable", "oomScoreAdj", "storageOpt"].map((key) => [
      key,
      'the limit of a container is "mem_limit", for example mem_limit: 512m',
    ]),
  ),
  credentialSpec: 'names of secrets stand under "secrets", for example secrets: [API_KEY]',
  deviceCgroupRules: "no container gets a device: leave it out",
  extends:
    "what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: *env",
  externalLinks: 'what stands beside it is "services", for example services: [db]',
  groupAdd: "an image keeps its user: set another in the Dockerfile",
  readOnly: "a container may write, to what is thrown away after the run: leave it out",
  volumesFrom: 'nothing is mounted; COPY it into the image, or make it with "setup"',
};

const TARGET: Hints = {
  dependsOn: 'write "services" instead, for example services: [db]',
  links: 'write "services" instead, for example services: [db]',
  healthcheck: 'write "ready" instead, for example ready: /health',
  health: 'write "ready" instead, for example ready: /health',
  readiness: 'write "ready" instead, for example ready: /health',
  waitOn: 'write "ready" instead, for example ready: /health',
  tls: 'write "https" instead, for example https: { ca: test/ca.pem }',
  ssl: 'write "https" instead, for example https: { ca: test/ca.pem }',
  strategy: 'write "matrix" instead, rows with their own keys',
  paths: 'globs of the files it is made of are "changes"',
  request: "requests belong in a scenario, as scenarios: { hello: { request: GET / } }",
  requests: "requests belong in a scenario, as scenarios: { hello: { request: GET / } }",
};

const SERVICE: Hints = {
  dependsOn: "services start at the same time and do not wait for each other; remove it",
  healthcheck: 'write "ready" instead, for example ready: { command: pg_isready }',
  options: 'write "ready" instead, for example ready: { command: pg_isready }',
};

const BUILD: Hints = {
  image: 'it stands beside "build", or in its place, as image: postgres:18',
  isolation: "images are built for the engine they run on: leave it out",
  provenance: "images are thrown away after the run: leave it out",
  sbom: "images are thrown away after the run: leave it out",
  stage: 'write "target" instead, for example target: server',
  buildArgs: 'write "args" instead, for example args: { VERSION: "1.0" }',
  arguments: 'write "args" instead, for example args: { VERSION: "1.0" }',
  file: 'write "dockerfile" instead, for example dockerfile: Dockerfile',
  path: 'write "context" instead, for example context: .',
  cacheFrom: "layers are cached where the runner has a cache; remove it",
  cacheTo: "layers are cached where the runner has a cache; remove it",
};

/** Keys of Compose that a build has not. */
const IMAGE_BUILD: Hints = {
  dockerfileInline: 'write it into a file, and name that with "dockerfile"',
  entitlements: "no build gets more than the builder's own rules allow: leave it out",
  extraHosts: "no names are added to a build: leave it out",
  labels: "images are thrown away after the run: leave it out",
  network: "a build uses the builder's network: leave it out",
  noCache: "both sides share layers, so that they differ in the change alone: leave it out",
  platforms: "images are built for the engine they run on: leave it out",
  privileged: "no build is privileged: leave it out",
  pull: "images are pulled if they are missing: leave it out",
  ssh: 'no build gets an agent\'s keys: give a token with "secrets" and fetch over https',
  tags: "loadgate names the images itself: leave it out",
};

const SCENARIO: Hints = {
  path: 'write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',
  url: 'write "request" instead, for example request: GET /',
  uri: 'write "request" instead, for example request: GET /',
  endpoint: 'write "request" instead, for example request: GET /',
  route: 'write "request" instead, for example request: GET /',
  get: 'write "request" instead, for example request: GET /',
  method: 'it belongs in "request", for example request: { method: POST, path: / }',
  headers: 'it belongs in "request", for example request: { path: /, headers: { accept: text/html } }',
  body: 'a body to send belongs in "request", the expected one in "expect"',
  payload: 'it belongs in "request", for example request: { method: POST, path: /, body: x }',
  status: 'it belongs in "expect", for example expect: { status: 200 }',
  response: 'write "expect" instead, for example expect: { status: 200 }',
  checks: 'write "expect" instead, for example expect: { status: 200 }',
  assert: 'write "expect" instead, for example expect: { status: 200 }',
  vus: 'write "connections" instead, for example connections: 64',
  users: 'write "connections" instead, for example connections: 64',
  clients: 'write "connections" instead, for example connections: 64',
  concurrency: 'write "connections" instead, for example connections: 64',
  threads: 'write "connections" instead, for example connections: 64',
  time: 'write "duration" for the length of one sample, or "budget" at the top for the whole time',
  iterations: 'write "requests" instead, for example requests: 10000',
  amount: 'write "requests" instead, for example requests: 10000',
  rps: 'write "rate" instead, for example rate: 100',
  qps: 'write "rate" instead, for example rate: 100',
  arrivalRate: 'write "rate" instead, for example rate: 100',
  warmup: "warm-up is chosen by measurement; remove it",
  stages: 'the load is constant; write "connections", or a "rate"',
  executor: 'the load is constant; write "connections", or a "rate"',
  command: 'write "args" instead, the arguments with which the command runs to its end',
  run: 'write "args" instead, the arguments with which the command runs to its end',
  matrix: 'write "parameters" instead, for example parameters: { clients: [1, 10] }',
  limits: LIMITS,
  slo: LIMITS,
};

const REQUEST: Hints = {
  url: 'the server is the target; only its "path" is written, for example path: /users?page=2',
  uri: 'the server is the target; only its "path" is written, for example path: /users?page=2',
  query: 'the query belongs in "path", for example path: /users?page=2',
  params: 'the query belongs in "path", for example path: /users?page=2',
  data: 'what is sent is "body", or "body-file" for a file',
  json: 'what is sent is "body", with headers: { content-type: application/json }',
  payload: 'what is sent is "body", or "body-file" for a file',
};

const EXPECT: Hints = {
  code: 'write "status" instead, for example status: 200',
  statusCode: 'write "status" instead, for example status: 200',
  text: 'write "body" instead, with the whole text',
};

const TOP: Hints = {
  name: "the file needs no name; remove it",
  on: "this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",
  jobs: "this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",
  volumes: 'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
  networks: MACHINE,
  configs: 'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
  include: "there is one file, whole; write here what is in the others",
  models: "a run has targets and their services, and nothing else: leave it out",
  secrets: "names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",
  server: 'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
  servers: 'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
  benchmarks: 'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',
  tests: 'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',
  workloads: 'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',
  requests: 'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',
  duration: 'write "budget" instead, for example budget: 5m',
  time: 'write "budget" instead, for example budget: 5m',
  limits: LIMITS,
  slo: LIMITS,
  ...Object.fromEntries(
    ["build", "image", "command", "port", "env", "environment", "setup", "prepare", "ready"].map((key) => [
      key,
      "it belongs under a target, for example targets: { api: { build: ., port: 8080 } }",
    ]),
  ),
  ...Object.fromEntries(
    ["request", "connections", "rate", "expect", "keepalive", "vus"].map((key) => [
      key,
      'it belongs under a scenario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }',
    ]),
  ),
};

/** What foreign keys are called here, by the kind of map they stand in. */
export const FOREIGN = {
  top: TOP,
  target: { ...STARTED, ...CONTAINER, ...COMPOSE, ...TARGET },
  service: { ...STARTED, ...CONTAINER, ...COMPOSE, ...SERVICE },
  build: { ...BUILD, ...IMAGE_BUILD },
  scenario: SCENARIO,
  request: REQUEST,
  expect: EXPECT,
} as const;

/** Compose and GitLab keep what is used twice under keys that they do not read. */
const ANCHORS =
  "there is no place for anchors alone; set each where its value stands first: env: &env { LOG_LEVEL: error }, then env: *env";

const bare = (key: string): string => key.toLowerCase().replaceAll(/[-_]/g, "");

/** What a key that is none of ours is called here; undefined where that is not known. */
export function foreignKey(map: KeyPath, key: string): string | undefined {
  const place = placeOf(map.map(String));
  if (place === undefined) return undefined;
  if (place === "top" && /^(?:x-|\.)/.test(key)) return ANCHORS;
  return Object.entries(FOREIGN[place]).find(([name]) => bare(name) === bare(key))?.[1];
}

function placeOf([first, ...rest]: readonly string[]): keyof typeof FOREIGN | undefined {
  if (first === undefined) return "top";
  const inside = { targets: 1, services: 1, scenarios: 1, defaults: 0, presets: 2 }[first];
  if (inside === undefined || rest.length < inside) return undefined;
  const [key, ...more] = rest.slice(inside);
  if (first === "targets" && key === "matrix")
    return more.length === 1 ? "target" : more.length === 2 && more[1] === "build" ? "build" : undefined;
  if (key === undefined)
    return first === "targets" ? "target" : first === "services" ? "service" : "scenario";
  if (more.length > 0) return undefined;
  if (first === "targets" || first === "services") return key === "build" ? "build" : undefined;
  return key === "request" || key === "expect" ? key : undefined;
}
