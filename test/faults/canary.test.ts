import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

/** Variables that a runner has, or that people give it, each with a value that must turn up nowhere. */
const CANARIES = Object.fromEntries(
  [
    "GITHUB_TOKEN",
    "GH_TOKEN",
    "INPUT_GITHUB-TOKEN",
    "ACTIONS_RUNTIME_TOKEN",
    "ACTIONS_ID_TOKEN_REQUEST_TOKEN",
    "NPM_TOKEN",
    "NODE_AUTH_TOKEN",
    "AWS_SECRET_ACCESS_KEY",
    "DATABASE_URL",
    "SSH_AUTH_SOCK",
    "MY_OWN_SECRET",
    "API_KEY",
  ].map((name) => [name, `canary-of-${name.toLowerCase()}-3f9c1`]),
);

/** Prints all its variables and arguments, and those that its parent was started with. */
const TELLING = `
const { readFileSync } = require("node:fs");
console.log(JSON.stringify(process.env), process.argv.join(" "));
for (const file of ["/proc/self/environ", "/proc/" + process.ppid + "/cmdline", "/proc/" + process.ppid + "/environ"])
  try { console.error(readFileSync(file, "utf8").replaceAll("\\0", " ")); } catch {}
`;

for (const isolation of ["process", "docker"] as const) {
  fault(
    "repository",
    `a build and a server that print all they know (${isolation})`,
    async () => {
      const target = { secrets: ["API_KEY"] };
      const process = { setup: "node tell.js" };
      using repository = scratch({
        "loadgate.yml": config({ target, process }),
        "tell.js": TELLING,
        Dockerfile: `${DOCKERFILE}COPY tell.js /tell.js\nRUN node /tell.js\n`,
        "server.js": serverThat(`response.end(process.env.API_KEY ? "Hello" : "");`, TELLING),
      });
      repository.write({ "server.js": `${TELLING}\nthrow new Error(process.env.API_KEY);` });
      const run = await compare(repository, ["--isolation", isolation], { env: CANARIES });
      const files = globSync("**/*", { cwd: join(repository.folder, ".loadgate"), withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
      assert.ok(files.length >= 3);
      for (const [name, value] of Object.entries(CANARIES))
        for (const text of [run.stdout, run.stderr, ...files])
          assert.ok(!text.includes(value), `${name} got out:\n${text.slice(0, 2000)}`);
      assert.ok(files.some((text) => text.includes("(API_KEY)")));
      return ended(repository, run, { code: 3, says: /died|ended/ });
    },
    { skip: isolation === "docker" && noDocker },
  );
}
