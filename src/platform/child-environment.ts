import { absolutePath } from "./inherited.ts";

/** What a tool may see of our environment: what it needs to work, nothing that could be a secret. */
const ALLOWED = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "LANG",
  "LANGUAGE",
  "TZ",
  "TMPDIR",
  "TERM",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "CARGO_HTTP_CAINFO",
  "REQUESTS_CA_BUNDLE",
  "CURL_CA_BUNDLE",
  "PIP_CERT",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "GOPATH",
  "GOCACHE",
  "GOMODCACHE",
  "GOPROXY",
  "GOFLAGS",
  "GOROOT",
  "GOTOOLCHAIN",
  "CARGO_HOME",
  "RUSTUP_HOME",
  "RUSTUP_TOOLCHAIN",
  "JAVA_HOME",
  "MAVEN_OPTS",
  "GRADLE_USER_HOME",
  "PYENV_ROOT",
  "XDG_CACHE_HOME",
  "XDG_DATA_HOME",
  "NVM_DIR",
  "COREPACK_HOME",
  "DOTNET_ROOT",
] as const;

/** How Docker's client finds its engine. */
export const ENGINE_VARIABLES = [
  "DOCKER_HOST",
  "DOCKER_CONTEXT",
  "DOCKER_TLS",
  "DOCKER_TLS_VERIFY",
  "DOCKER_CERT_PATH",
  "DOCKER_CONFIG",
] as const;

/** What Docker's client and Buildx need on top. By name: `DOCKER_PASSWORD` and the like are secrets of others. */
const DOCKER = [
  ...ENGINE_VARIABLES,
  "DOCKER_API_VERSION",
  "DOCKER_AUTH_CONFIG",
  "DOCKER_BUILDKIT",
  "DOCKER_DEFAULT_PLATFORM",
  "BUILDX_BUILDER",
  "BUILDX_CONFIG",
  "BUILDKIT_HOST",
  // An engine at an ssh:// address.
  "SSH_AUTH_SOCK",
  "XDG_CONFIG_HOME",
  "XDG_RUNTIME_DIR",
] as const;

/** What Buildx's cache in GitHub Actions needs. The token in it may write to that cache, and leave artifacts. */
const BUILD_CACHE = [
  "ACTIONS_RUNTIME_TOKEN",
  "ACTIONS_RESULTS_URL",
  "ACTIONS_CACHE_URL",
  "ACTIONS_CACHE_SERVICE_V2",
] as const;

/** What git needs on top: its user's configuration, and how a partial clone gets what it lacks. */
const GIT =
  /^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;

/** Whether tools of ours are given a variable. */
export function isAllowed(name: string): boolean {
  return (ALLOWED as readonly string[]).includes(name) || name.startsWith("LC_");
}

/** The environment for tools of ours; that of builds and servers is in inherited.ts. */
export function allowedEnvironment(
  own: NodeJS.ProcessEnv,
  added: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const result = listed(own, Object.keys(own).filter(isAllowed));
  if (result.PATH !== undefined) result.PATH = absolutePath(result.PATH);
  return { ...result, ...added };
}

function listed(own: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (own[name] === undefined ? [] : [[name, own[name]]])));
}

/** The environment for Docker's client. */
export function dockerEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...allowedEnvironment(own), ...listed(own, DOCKER) };
}

/** The same with the cache of GitHub Actions, for builds of what has been reviewed: a build gets its client's. */
export function cachingEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...dockerEnvironment(own), ...listed(own, BUILD_CACHE) };
}

/** The environment for git in a checkout. */
export function gitEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...allowedEnvironment(own),
    ...listed(
      own,
      Object.keys(own).filter((name) => GIT.test(name)),
    ),
  };
}
