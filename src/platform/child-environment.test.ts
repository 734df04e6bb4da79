import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedEnvironment, cachingEnvironment, dockerEnvironment } from "./child-environment.ts";

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
    SOURCE_DATE_EPOCH: "0",
  };
  assert.deepEqual(dockerEnvironment(OWN), docker);
  assert.deepEqual(cachingEnvironment(OWN), { ...docker, ACTIONS_RUNTIME_TOKEN: "t" });
});
