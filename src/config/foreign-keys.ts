import type { KeyPath } from "./source.ts";

/** What a key of Compose, Actions, k6, oha and the like is called here; the quoted words are keys or examples of this file. */
type Hints = Readonly<Record<string, string>>;

const MACHINE = "loadgate itself chooses CPUs, networks and names; remove it";

const NOT_NEEDED = "a run starts its servers alone and throws them away afterwards: leave it out";

const FOLDER = 'the folder of its commands is "working-directory", for example working-directory: server';

const STARTED: Hints = {
  environment: 'its variables are "env", for example env: { LOG_LEVEL: error }',
  variables: 'its variables are "env", for example env: { LOG_LEVEL: error }',
  envFile: 'no file of variables is read; write them under "env", and names of secrets under "secrets"',
  memLimit: 'the limit of a container is "memory", for example memory: 512m',
  memoryLimit: 'the limit of a container is "memory", for example memory: 512m',
  memswapLimit: 'the limit of a container is "memory", for example memory: 512m',
  deploy: 'of its resources there is "memory", for example memory: 512m; remove the rest',
  resources: 'of these there is "memory", for example memory: 512m; remove the rest',
  cmd: 'what it is started with is "command", for example command: node server.js',
  run: 'what it is started with is "command", what is run once before it "setup"',
  exec: 'what it is started with is "command", for example command: node server.js',
  start: 'what it is started with is "command", for example command: node server.js',
  script: 'what it is started with is "command", what is run once before it "setup"',
  args: 'arguments stand in "command", after the program or, where an image has an entry point, alone',
  entrypoint: 'an image keeps its entry point; what it is started with is "command"',
  ports: 'one "port" is enough, the one it listens on, for example port: 8080',
  expose: 'one "port" is enough, the one it listens on, for example port: 8080',
  listen: 'the port it listens on is "port", for example port: 8080',
  volumes: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  mounts: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  configs: 'nothing is mounted; COPY it into the image, or make it with "setup"',
  dockerfile: 'it stands under "build", for example build: { context: ., dockerfile: Dockerfile }',
  context: 'it stands under "build", for example build: { context: ., dockerfile: Dockerfile }',
  install: 'commands that run before it is started are "setup", for example setup: npm ci',
  buildCommand: 'commands that run before it is started are "setup", for example setup: npm ci',
  beforeScript: 'commands that run before it is started are "setup", for example setup: npm ci',
  before: 'commands that run before it is started are "setup", for example setup: npm ci',
  steps: 'commands that run before it is started are "setup", a list with one command each',
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
  restart: "what ends is not started again, and a server must not end; remove it",
  url: 'loadgate starts it; say how with "build", "image" or "command", and at which "port" it listens',
  host: 'loadgate starts it; say how with "build", "image" or "command", and at which "port" it listens',
};

/** Keys of Compose that a container of a target or a service has not. */
const CONTAINER: Hints = {
  capAdd: "containers keep the capabilities that official images need, and get no others: leave it out",
  capDrop: "capabilities that official images do not need are dropped always: leave it out",
  devices: "no container gets a device: leave it out",
  extraHosts: "a server reaches its own services and nothing else: name them by their address in env",
  pidsLimit: "there is a limit of 8192 processes always: leave it out",
  privileged: "no container is privileged: for one system call write security_opt: [seccomp=FILE]",
  sysctls: "net.core.somaxconn is 65535 always, and others cannot be set: leave it out",
  tmpfs: 'there is no such mount; /dev/shm is as large as "shm_size" says',
  user: "an image keeps its user: set another in the Dockerfile",
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
      'the limit of a container is "memory", for example memory: 512m',
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
  dependsOn: 'what stands beside it is "services", for example services: [db]',
  links: 'what stands beside it is "services", for example services: [db]',
  healthcheck: 'the path that answers once it is ready is "ready", for example ready: /health',
  health: 'the path that answers once it is ready is "ready", for example ready: /health',
  readiness: 'the path that answers once it is ready is "ready", for example ready: /health',
  waitOn: 'the path that answers once it is ready is "ready", for example ready: /health',
  tls: 'it is "https", for example https: { ca: test/ca.pem }',
  ssl: 'it is "https", for example https: { ca: test/ca.pem }',
  strategy: 'rows with keys of their own are "matrix"',
  paths: 'globs of the files it is made of are "changes"',
  request: "what is asked stands in a scenario, as scenarios: { hello: { request: GET / } }",
  requests: "what is asked stands in a scenario, as scenarios: { hello: { request: GET / } }",
};

const SERVICE: Hints = {
  dependsOn: "services start beside each other, and wait for nothing but their own readiness; remove it",
  healthcheck:
    'a command that ends with 0 once it is ready is "ready", for example ready: { command: pg_isready }',
  options:
    'a command that ends with 0 once it is ready is "ready", for example ready: { command: pg_isready }',
};

const BUILD: Hints = {
  image: 'it stands beside "build", or in its place, as image: postgres:18',
  isolation: "images are built for the engine they run on: leave it out",
  provenance: "images are thrown away after the run: leave it out",
  sbom: "images are thrown away after the run: leave it out",
  stage: 'the stage to build is "target", for example target: server',
  buildArgs: 'build arguments are "args", for example args: { VERSION: "1.0" }',
  arguments: 'build arguments are "args", for example args: { VERSION: "1.0" }',
  file: 'it is "dockerfile", for example dockerfile: Dockerfile',
  path: 'the folder is "context", for example context: .',
  cacheFrom: "layers are cached where the runner has a cache; remove it",
  cacheTo: "layers are cached where the runner has a cache; remove it",
};

/** Keys of Compose that a build has not. */
const IMAGE_BUILD: Hints = {
  dockerfileInline: 'write it into a file, and name that with "dockerfile"',
  entitlements: "no build gets more than the builder's own rules allow: leave it out",
  extraHosts: "no names are added to a build: leave it out",
  labels: "images are thrown away after the run: leave it out",
  network: "a build has the builder's own network: leave it out",
  noCache: "layers are shared, so that both sides have the same below their change: leave it out",
  platforms: "images are built for the engine they run on: leave it out",
  privileged: "no build is privileged: leave it out",
  pull: "images are pulled where they are not there: leave it out",
  ssh: 'no build gets an agent\'s keys: give a token with "secrets" and fetch over https',
  tags: "images get names of loadgate's own: leave it out",
};

const SCENARIO: Hints = {
  url: 'what is asked is "request", for example request: GET /',
  uri: 'what is asked is "request", for example request: GET /',
  endpoint: 'what is asked is "request", for example request: GET /',
  route: 'what is asked is "request", for example request: GET /',
  get: 'what is asked is "request", for example request: GET /',
  method: 'it stands in "request", for example request: { method: POST, path: / }',
  headers: 'it stands in "request", for example request: { path: /, headers: { accept: text/html } }',
  body: 'what is sent stands in "request", what must be answered in "expect"',
  payload: 'it stands in "request", for example request: { method: POST, path: /, body: x }',
  status: 'the right answer stands in "expect", for example expect: { status: 200 }',
  response: 'the right answer is "expect", for example expect: { status: 200 }',
  checks: 'the right answer is "expect", for example expect: { status: 200 }',
  assert: 'the right answer is "expect", for example expect: { status: 200 }',
  vus: 'how many ask at the same time is "connections", for example connections: 64',
  users: 'how many ask at the same time is "connections", for example connections: 64',
  clients: 'how many ask at the same time is "connections", for example connections: 64',
  concurrency: 'how many ask at the same time is "connections", for example connections: 64',
  threads: 'how many ask at the same time is "connections", for example connections: 64',
  time: 'the length of one sample is "duration", which is chosen if absent; the whole time is "budget", at the top',
  iterations: 'a fixed count is "requests", for example requests: 10000',
  amount: 'a fixed count is "requests", for example requests: 10000',
  rps: 'requests per second are "rate", for example rate: 100',
  qps: 'requests per second are "rate", for example rate: 100',
  arrivalRate: 'requests per second are "rate", for example rate: 100',
  warmup: "warm-up is measured, and ends by itself; remove it",
  stages: 'the load is the same all the while: "connections", or a "rate"',
  executor: 'the load is the same all the while: "connections", or a "rate"',
  command: 'arguments with which the target is run to its end are "args"',
  run: 'arguments with which the target is run to its end are "args"',
  matrix: 'values for {name} in "args" are "parameters", for example parameters: { clients: [1, 10] }',
};

const REQUEST: Hints = {
  url: 'the server is the target; only its "path" is written, for example path: /users?page=2',
  uri: 'the server is the target; only its "path" is written, for example path: /users?page=2',
  query: 'the query stands in "path", for example path: /users?page=2',
  params: 'the query stands in "path", for example path: /users?page=2',
  data: 'what is sent is "body", or "body-file" for a file',
  json: 'what is sent is "body", with headers: { content-type: application/json }',
  payload: 'what is sent is "body", or "body-file" for a file',
};

const EXPECT: Hints = {
  code: 'it is "status", for example status: 200',
  statusCode: 'it is "status", for example status: 200',
  text: 'it is "body", the whole of it',
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
  secrets: "names of secrets stand under a target, as targets: { api: { secrets: [API_KEY] } }",
  server: 'servers under test are "targets", for example targets: { api: { build: ., port: 8080 } }',
  servers: 'servers under test are "targets", for example targets: { api: { build: ., port: 8080 } }',
  benchmarks: 'workloads are "scenarios", for example scenarios: { hello: { request: GET / } }',
  tests: 'workloads are "scenarios", for example scenarios: { hello: { request: GET / } }',
  workloads: 'workloads are "scenarios", for example scenarios: { hello: { request: GET / } }',
  requests: 'workloads are "scenarios", for example scenarios: { hello: { request: GET / } }',
  duration: 'the time for everything is "budget", for example budget: 5m',
  time: 'the time for everything is "budget", for example budget: 5m',
  ...Object.fromEntries(
    ["build", "image", "command", "port", "env", "environment", "setup", "prepare", "ready"].map((key) => [
      key,
      "it stands under a target, for example targets: { api: { build: ., port: 8080 } }",
    ]),
  ),
  ...Object.fromEntries(
    ["request", "connections", "rate", "expect", "keepalive", "vus"].map((key) => [
      key,
      'it stands under a scenario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }',
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

/** Compose and GitLab keep what is used twice under keys of its own. */
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
