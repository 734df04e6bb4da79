/** Keys of Compose files that a target or a service has not, and what there is instead. */
const OF_STARTABLE: Readonly<Record<string, string>> = {
  cap_add: "containers keep the capabilities that official images need, and get no others: leave it out",
  cap_drop: "capabilities that official images do not need are dropped always: leave it out",
  cpus: "CPUs are shared out by loadgate, the same to both sides: leave it out",
  cpuset: "CPUs are shared out by loadgate, the same to both sides: leave it out",
  deploy: 'limits are not read from there: write "memory" for the limit of memory',
  depends_on: 'services are ready before their target is started: name them with "services"',
  devices: "no container gets a device: leave it out",
  entrypoint: 'an image keeps its entry point: set another in the Dockerfile, and its arguments with "args"',
  expose: 'one port is asked: name it with "port"',
  extra_hosts: "a server reaches its own services and nothing else: name them by their address in env",
  healthcheck: 'when it has come up is asked from outside: write "ready"',
  network_mode: "each variant has a network of its own: leave it out",
  networks: "each variant has a network of its own: leave it out",
  pids_limit: "there is a limit of 8192 processes always: leave it out",
  ports: 'one port is asked, and none is published: name it with "port"',
  privileged: "no container is privileged: for one system call write security_opt: [seccomp=FILE]",
  restart: "a server that ends while it is measured is a fault, not started again: leave it out",
  sysctls: "net.core.somaxconn is 65535 always, and others cannot be set: leave it out",
  tmpfs: 'there is no such mount; /dev/shm is as large as "shm_size" says',
  user: "an image keeps its user: set another in the Dockerfile",
  volumes: "nothing of the machine is mounted: copy it in with the Dockerfile",
  working_dir: "an image keeps its folder: set another in the Dockerfile",
};

const OF_BUILD: Readonly<Record<string, string>> = {
  cache_from: "base's layers are kept in the cache of GitHub Actions, where there is one: leave it out",
  cache_to: "base's layers are kept in the cache of GitHub Actions, where there is one: leave it out",
  dockerfile_inline: 'write it into a file, and name that with "dockerfile"',
  entitlements: "no build gets more than the builder's own rules allow: leave it out",
  extra_hosts: "no names are added to a build: leave it out",
  labels: "images are thrown away after the run: leave it out",
  network: "a build has the builder's own network: leave it out",
  no_cache: "layers are shared, so that both sides have the same below their change: leave it out",
  platforms: "images are built for the engine they run on: leave it out",
  privileged: "no build is privileged: leave it out",
  pull: "images are pulled where they are not there: leave it out",
  ssh: 'no build gets an agent\'s keys: give a token with "secrets" and fetch over https',
  tags: "images get names of loadgate's own: leave it out",
  target: 'the stage to build is named with "stage"',
};

/** What to say of a key that Compose has at such a place and loadgate has not; undefined where there is no such key. */
export function composeAdvice(map: readonly PropertyKey[], key: string): string | undefined {
  const [first, , below, ...more] = map.map(String);
  if (first !== "targets" && first !== "services") return undefined;
  const known = below === undefined ? OF_STARTABLE : below === "build" && more.length === 0 ? OF_BUILD : {};
  return Object.hasOwn(known, key) ? known[key] : undefined;
}
