import assert from "node:assert/strict";
import { test } from "node:test";
import { inheritedEnvironment } from "./inherited.ts";

const keptOf = (own: NodeJS.ProcessEnv, inherit?: string[]) =>
  Object.keys(inheritedEnvironment(own, inherit, {})).toSorted();

const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, "/some/where"]));

test("what set-up actions and toolchains say is handed on", () => {
  const own = named(
    ...["CI", "LD_LIBRARY_PATH", "VIRTUAL_ENV", "GEM_HOME", "GEM_PATH", "BUNDLE_PATH", "BUNDLE_WITHOUT"],
    ...["BUNDLE_BUILD__PG", "GOPRIVATE", "GOPROXY", "GOFLAGS", "CGO_ENABLED", "NPM_CONFIG_REGISTRY"],
    ...[
      "npm_config_cache",
      "NPM_CONFIG_USERCONFIG",
      "NODE_OPTIONS",
      "ALL_PROXY",
      "https_proxy",
      "UV_INDEX_URL",
    ],
    ...["PIP_INDEX_URL", "PIP_CACHE_DIR", "SCCACHE_DIR", "RUSTC_WRAPPER", "CARGO_INCREMENTAL", "JAVA_HOME"],
    ...["JAVA_HOME_21_X64", "MAVEN_OPTS", "GRADLE_USER_HOME", "pythonLocation", "PKG_CONFIG_PATH", "LC_ALL"],
  );
  assert.deepEqual(keptOf(own), Object.keys(own).toSorted());
});

test("so is what toolchains of other languages say, but not where both sides would install into one folder", () => {
  const own = named(
    ...["GHCUP_INSTALL_BASE_PREFIX", "STACK_ROOT", "CABAL_DIR", "OPAMROOT", "OPAM_SWITCH_PREFIX"],
    ...["OCAMLPATH", "CAML_LD_LIBRARY_PATH", "JULIA_DEPOT_PATH", "R_LIBS_USER", "RENV_PATHS_CACHE"],
    ...["PUB_CACHE", "ZIG_GLOBAL_CACHE_DIR", "LEIN_HOME", "GRAALVM_HOME", "LUA_PATH"],
    ...["ERL_LIBS", "REBAR_CACHE_DIR", "CRYSTAL_PATH", "BAZELISK_HOME", "PROTOC", "PIXI_HOME"],
  );
  assert.deepEqual(keptOf(own), Object.keys(own).toSorted());
  const places = named("JULIA_PROJECT", "JULIA_LOAD_PATH", "RENV_PROJECT", "ZIG_LOCAL_CACHE_DIR");
  const more = named(
    "CABAL_BUILDDIR",
    "STACK_WORK",
    "STACK_YAML",
    "SHARDS_INSTALL_PATH",
    "PIXI_PROJECT_ROOT",
  );
  assert.deepEqual(keptOf({ ...places, ...more }), []);
  assert.deepEqual(keptOf({ TURBO_TOKEN: "x", NX_CLOUD_ACCESS_TOKEN: "x", CYPRESS_RECORD_KEY: "x" }), []);
});

test("what opens something is not, whatever lists it: by its name, or by what it holds", () => {
  const secrets = {
    PIP_INDEX_URL: "https://user:pass@pypi.example.org/simple",
    UV_EXTRA_INDEX_URL: "https://tok3n@pypi.example.org/simple",
    GOPROXY: "https://proxy.golang.org,https://me:pass@go.example.org",
    HTTPS_PROXY: "http://me:pass@proxy.example.org:3128",
    MAVEN_OPTS: "-Xmx1g -Drepo.password=hidden",
    NPM_CONFIG_REGISTRY_KEY: "ghp_0123456789abcdefghijABCDEFGHIJ012345",
    "NPM_CONFIG_//registry.npmjs.org/:_authToken": "x",
    NPM_CONFIG__AUTH: "x",
    npm_config__auth: "x",
    UV_PUBLISH_PASSWORD: "x",
    UV_PUBLISH_TOKEN: "x",
    POETRY_HTTP_BASIC_FOO_PASSWORD: "x",
    BUNDLE_GEMS__EXAMPLE__COM: "me:pass",
    BUNDLE_RUBYGEMS__PKG__GITHUB__COM: "x",
    CARGO_REGISTRY_TOKEN: "x",
    CARGO_REGISTRIES_MINE_TOKEN: "x",
    SCCACHE_WEBDAV_PASSWORD: "x",
    GRADLE_PUBLISH_SECRET: "x",
    GRADLE_ENCRYPTION_KEY: "x",
    COMPOSER_AUTH: "{}",
    NODE_AUTH_TOKEN: "x",
    MISE_GITHUB_TOKEN: "x",
    GITHUB_TOKEN: "x",
    ACTIONS_RUNTIME_TOKEN: "x",
    "INPUT_GITHUB-TOKEN": "x",
    AWS_SECRET_ACCESS_KEY: "x",
    DATABASE_URL: "postgres://me:pass@db/app",
  };
  assert.deepEqual(keptOf(secrets), []);
  // No prefix and no name of a configuration takes them either.
  assert.deepEqual(
    keptOf(secrets, ["NPM_*", "GIT*", "INP*", "ACT*", "AWS*", "DATABASE_URL", "COMPOSER_*"]),
    [],
  );
});

test("a target inherits the names and prefixes that it lists, and nothing beside them", () => {
  const own = named("ACME_HOME", "ACME_SDK", "ACME", "FLUTTER_ROOT", "FLUTTER_ROOTS", "PYTHONPATH");
  assert.deepEqual(keptOf(own), []);
  assert.deepEqual(keptOf(own, ["ACME_*", "FLUTTER_ROOT"]), ["ACME_HOME", "ACME_SDK", "FLUTTER_ROOT"]);
  assert.deepEqual(inheritedEnvironment({ PATH: ":/bin:.", CI: "1" }, [], { A: "b" }), {
    PATH: "/bin",
    CI: "1",
    A: "b",
  });
});

test("where both sides would build into one folder, only a name hands it on", () => {
  const own = named(
    "CARGO_TARGET_DIR",
    "UV_PROJECT_ENVIRONMENT",
    "BUNDLE_GEMFILE",
    "npm_config_local_prefix",
    ...[
      "CARGO_INSTALL_ROOT",
      "CARGO_BUILD_BUILD_DIR",
      "CMAKE_INSTALL_PREFIX",
      "PIP_PREFIX",
      "NPM_CONFIG_PREFIX",
    ],
  );
  assert.deepEqual(keptOf(own), []);
  assert.deepEqual(keptOf(own, ["CARGO_*", "CARGO_TARGET_DIR"]), ["CARGO_TARGET_DIR"]);
});
