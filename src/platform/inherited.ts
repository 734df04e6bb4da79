import { delimiter, isAbsolute } from "node:path";
import { carriesCredentials } from "./credentials.ts";

/** What builds and servers that run as processes are handed on of loadgate's own environment, by what needs it; `*` ends a prefix. */
export const INHERITED: readonly { readonly of: string; readonly names: readonly string[] }[] = [
  {
    of: "the machine",
    names: [
      ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TERM", "TZ", "TMPDIR", "LANG", "LANGUAGE", "LC_*"],
      ...["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "CI"],
    ],
  },
  {
    of: "proxies and certificates",
    names: [
      ...["http_proxy", "https_proxy", "all_proxy", "no_proxy"],
      ...["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
      ...["SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "CARGO_HTTP_CAINFO", "REQUESTS_CA_BUNDLE"],
      ...["CURL_CA_BUNDLE", "GIT_SSL_CAINFO", "NIX_SSL_CERT_FILE", "DENO_CERT"],
    ],
  },
  {
    of: "C and C++",
    names: [
      ...[
        "LD_LIBRARY_PATH",
        "LIBRARY_PATH",
        "CPATH",
        "C_INCLUDE_PATH",
        "CPLUS_INCLUDE_PATH",
        "CC",
        "CXX",
        "AR",
      ],
      ...[
        "LD",
        "CFLAGS",
        "CXXFLAGS",
        "CPPFLAGS",
        "LDFLAGS",
        "MAKEFLAGS",
        "PKG_CONFIG*",
        "CMAKE_*",
        "CCACHE_*",
      ],
      ...["SCCACHE_*", "VCPKG_*", "CONAN_*", "OPENSSL_*", "LLVM_*", "LIBCLANG_PATH"],
    ],
  },
  {
    of: "Go",
    names: [
      ...["GOPATH", "GOCACHE", "GOMODCACHE", "GOROOT", "GOROOT_BOOTSTRAP", "GOTOOLCHAIN", "GOENV", "GOBIN"],
      ...["GOFLAGS", "GOEXPERIMENT", "GOOS", "GOARCH", "GOAMD64", "GOARM", "GOARM64", "GO111MODULE", "CGO_*"],
      ...["GOPROXY", "GOPRIVATE", "GONOPROXY", "GONOSUMDB", "GOSUMDB", "GOINSECURE", "GOVCS"],
    ],
  },
  {
    of: "Java",
    names: [
      ...[
        "JAVA_HOME*",
        "JAVA_OPTS",
        "JAVA_TOOL_OPTIONS",
        "JDK_JAVA_OPTIONS",
        "MAVEN_*",
        "M2_HOME",
        "GRADLE_*",
      ],
      ...["ANT_HOME", "ANT_OPTS", "SBT_*", "KOTLIN_HOME", "SDKMAN_*", "COURSIER_*"],
    ],
  },
  {
    of: "JavaScript",
    names: [
      ...[
        "NODE_OPTIONS",
        "NPM_CONFIG_*",
        "npm_config_*",
        "COREPACK_*",
        "NVM_*",
        "FNM_*",
        "VOLTA_HOME",
        "YARN_*",
      ],
      ...["PNPM_HOME", "BUN_*", "DENO_DIR"],
    ],
  },
  {
    of: "PHP, Perl, Elixir, .NET, Swift",
    names: [
      ...[
        "COMPOSER_HOME",
        "COMPOSER_CACHE_DIR",
        "PHP_INI_SCAN_DIR",
        "PERL5LIB",
        "PERL_*",
        "MIX_HOME",
        "HEX_HOME",
      ],
      ...[
        "ERL_FLAGS",
        "ERL_LIBS",
        "ELIXIR_ERL_OPTIONS",
        "REBAR_*",
        "PHPRC",
        "DOTNET_ROOT*",
        "DOTNET_CLI_*",
        "DOTNET_NOLOGO",
        "NUGET_*",
        "SWIFT_*",
      ],
    ],
  },
  {
    of: "Python",
    names: [
      ...[
        "VIRTUAL_ENV",
        "CONDA",
        "CONDA_*",
        "MAMBA_*",
        "PYENV_*",
        "PIP_*",
        "UV_*",
        "POETRY_*",
        "PDM_*",
        "PIPX_*",
      ],
      ...["PIPENV_*", "HATCH_*", "SETUPTOOLS_SCM_*", "PYTHONHOME", "PYTHONUNBUFFERED", "pythonLocation"],
      ...["Python_ROOT_DIR", "Python2_ROOT_DIR", "Python3_ROOT_DIR"],
    ],
  },
  {
    of: "Ruby",
    names: ["GEM_HOME", "GEM_PATH", "BUNDLE_*", "RBENV_*", "RUBYOPT", "JRUBY_OPTS"],
  },
  {
    of: "Rust",
    names: ["CARGO_*", "RUSTUP_*", "RUSTC_*", "RUSTC", "RUSTFLAGS", "RUSTDOCFLAGS"],
  },
  {
    of: "other languages",
    names: [
      ...["GHCUP_*", "STACK_*", "CABAL_*", "OPAM*", "OCAML*", "CAML_LD_LIBRARY_PATH", "JULIA_*", "RENV_*"],
      ...["R_HOME", "R_LIBS", "R_LIBS_SITE", "R_LIBS_USER", "PUB_*", "DART_*", "ZIG_*"],
      ...["LEIN_*", "CLJ_CONFIG", "GRAALVM_HOME", "LUA_PATH", "LUA_CPATH", "LUAROCKS_CONFIG", "CRYSTAL_*"],
      ...["SHARDS_*", "NIMBLE_DIR", "RACKET*", "SWIPL_*", "GLEAM_*"],
    ],
  },
  {
    of: "build tools",
    names: [
      ...["BAZELISK_*", "USE_BAZEL_VERSION", "MESON_*", "NINJA_STATUS", "PROTOC", "PROTOC_INCLUDE"],
      ...["BUF_CACHE_DIR", "ACLOCAL_PATH", "TURBO_*", "NX_*", "PLAYWRIGHT_BROWSERS_PATH"],
      ...[
        "PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD",
        "PUPPETEER_*",
        "CYPRESS_CACHE_FOLDER",
        "CYPRESS_INSTALL_BINARY",
        "ELECTRON_*",
        "HOMEBREW_PREFIX",
      ],
    ],
  },
  {
    of: "version managers",
    names: ["ASDF_*", "MISE_*", "NIX_PATH", "NIX_PROFILES", "PIXI_*", "PROTO_HOME", "RYE_HOME", "JENV_*"],
  },
];

/** Where a build puts what it makes, or takes its code from: with these both sides would be one. */
const NEVER_BY_PREFIX: readonly string[] = [
  ...["BUNDLE_GEMFILE", "CARGO_BUILD_BUILD_DIR", "CARGO_BUILD_TARGET_DIR", "CARGO_INSTALL_ROOT"],
  ...["CARGO_MANIFEST_DIR", "CARGO_TARGET_DIR", "CMAKE_INSTALL_PREFIX"],
  ...["MAVEN_PROJECTBASEDIR", "NPM_CONFIG_LOCAL_PREFIX", "npm_config_local_prefix", "NPM_CONFIG_PREFIX"],
  ...["npm_config_prefix", "PDM_PROJECT", "PIP_PREFIX", "PIP_ROOT", "PIP_TARGET"],
  ...["PIPENV_PIPFILE", "PIPENV_PROJECT_DIR", "UV_PROJECT", "UV_PROJECT_ENVIRONMENT", "UV_WORKING_DIRECTORY"],
  ...["CABAL_BUILDDIR", "JULIA_LOAD_PATH", "JULIA_PROJECT", "MESON_BUILD_ROOT", "MESON_SOURCE_ROOT"],
  ...[
    "NX_CACHE_DIRECTORY",
    "NX_WORKSPACE_ROOT",
    "PIXI_PROJECT_MANIFEST",
    "PIXI_PROJECT_ROOT",
    "RENV_PROJECT",
  ],
  ...["REBAR_BASE_DIR", "SHARDS_INSTALL_PATH", "STACK_WORK", "STACK_YAML", "TURBO_CACHE_DIR"],
  ...["ZIG_LOCAL_CACHE_DIR"],
];

/** What a runner gives to actions: its own tokens, which nothing is handed. */
export const RUNNERS_OWN = /^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;

/** The list as a Markdown table. */
export function inheritedRows(): string[][] {
  return INHERITED.map(({ of, names }) => [of, names.map((name) => `\`${name}\``).join(", ")]);
}

/** Names that no prefix takes. */
export function neverByPrefix(): string {
  return NEVER_BY_PREFIX.map((name) => `\`${name}\``).join(", ");
}

/** Whether a list of names and prefixes has this name. */
export function covers(patterns: readonly string[], name: string): boolean {
  return patterns.some((each) => (each.endsWith("*") ? isPrefixOf(each.slice(0, -1), name) : each === name));
}

function isPrefixOf(prefix: string, name: string): boolean {
  return name.startsWith(prefix) && !NEVER_BY_PREFIX.includes(name);
}

/** Why a variable that is set is not handed on; null where it is. */
export function withheld(
  name: string,
  value: string,
  inherit: readonly string[] = [],
): "runner" | "credentials" | "unlisted" | null {
  if (RUNNERS_OWN.test(name)) return "runner";
  const listed = covers(inherit, name) || INHERITED.some(({ names }) => covers(names, name));
  if (!listed) return "unlisted";
  return carriesCredentials(name, value) ? "credentials" : null;
}

/** PATH without what stands for the folder a program is started in, which may be a checkout: empty and relative entries. */
export function absolutePath(path: string): string {
  return path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder))
    .join(delimiter);
}

/** The environment of a build or a server of either side: what is listed, what its target inherits, and what is added. */
export function inheritedEnvironment(
  own: NodeJS.ProcessEnv,
  inherit: readonly string[] | undefined,
  added: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const kept = Object.entries(own).filter(
    ([name, value]) => value !== undefined && withheld(name, value, inherit) === null,
  );
  const result: NodeJS.ProcessEnv = Object.fromEntries(kept);
  if (result.PATH !== undefined) result.PATH = absolutePath(result.PATH);
  return { ...result, ...added };
}
