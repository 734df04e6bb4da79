/** What a stranger's build or server may see of our environment: what tools need to work, nothing that could be a secret. */
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

/** What Docker's client and Buildx need on top. */
const DOCKER = /^(DOCKER_|BUILDX_|BUILDKIT_)/;

/** What Buildx's cache in GitHub Actions needs. The token in it may write to that cache, and leave artifacts. */
const CACHE = /^ACTIONS_(RUNTIME_TOKEN|RESULTS_URL|CACHE_URL|CACHE_SERVICE_V2)$/;

/** The environment for builds and servers of either side. */
export function allowedEnvironment(
  own: NodeJS.ProcessEnv,
  added: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const result: NodeJS.ProcessEnv = {};
  for (const name of ALLOWED) if (own[name] !== undefined) result[name] = own[name];
  for (const name of Object.keys(own)) if (name.startsWith("LC_")) result[name] = own[name];
  return { ...result, ...added };
}

/** The environment for Docker's client. */
export function dockerEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...allowedEnvironment(own), ...matching(own, DOCKER), SOURCE_DATE_EPOCH: "0" };
}

/** The same with the cache of GitHub Actions, for builds of what has been reviewed: a build is told what its client is. */
export function cachingEnvironment(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...dockerEnvironment(own), ...matching(own, CACHE) };
}

function matching(own: NodeJS.ProcessEnv, names: RegExp): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(own).filter(([name]) => names.test(name)));
}
