import assert from "node:assert/strict";
import { test } from "node:test";
import {
  allowedEnvironment,
  cachingEnvironment,
  dockerEnvironment,
  gitEnvironment,
} from "./child-environment.ts";

const OWN = {
  PATH: "/bin",
  HOME: "/home/a",
  LC_ALL: "C",
  GITHUB_TOKEN: "t",
  "INPUT_GITHUB-TOKEN": "t",
  ACTIONS_RUNTIME_TOKEN: "t",
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: "t",
  AWS_SECRET_ACCESS_KEY: "t",
  DOCKER_HOST: "unix:///x",
  DOCKER_PASSWORD: "t",
  BUILDX_BAKE_GIT_AUTH_TOKEN: "t",
  GIT_CONFIG_GLOBAL: "/g",
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: "a.b",
  GIT_CONFIG_VALUE_0: "c",
  GIT_DIR: "/elsewhere",
  GIT_EXTERNAL_DIFF: "evil",
};

test("builds and servers see what tools need, and what is added, and nothing else", () => {
  assert.deepEqual(allowedEnvironment(OWN, { LOADGATE_RUN: "1" }), {
    PATH: "/bin",
    HOME: "/home/a",
    LC_ALL: "C",
    LOADGATE_RUN: "1",
  });
});

test("Docker's client sees where its engine is; the token of its cache, where that is used, and no other", () => {
  const docker = {
    PATH: "/bin",
    HOME: "/home/a",
    LC_ALL: "C",
    DOCKER_HOST: "unix:///x",
  };
  assert.deepEqual(dockerEnvironment(OWN), docker);
  assert.deepEqual(cachingEnvironment(OWN), { ...docker, ACTIONS_RUNTIME_TOKEN: "t" });
});

test("git sees its user's configuration, and no other repository, program or token", () => {
  assert.deepEqual(gitEnvironment(OWN), {
    PATH: "/bin",
    HOME: "/home/a",
    LC_ALL: "C",
    GIT_CONFIG_GLOBAL: "/g",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "a.b",
    GIT_CONFIG_VALUE_0: "c",
  });
});

test("no entry of PATH stands for the folder that a program is started in", () => {
  for (const environment of [allowedEnvironment, dockerEnvironment, gitEnvironment])
    assert.equal(environment({ PATH: ":/bin:.:node_modules/.bin::/usr/bin:" }).PATH, "/bin:/usr/bin");
});
