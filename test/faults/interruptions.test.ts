import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Results } from "../../src/model/results.ts";
import { findProgram } from "../../src/platform/tools.ts";
import { begin, compare, compareArguments, type Finished, type Underway } from "../support/loadgate.ts";
import { anywhere, docker, noDocker, processesOf, remains } from "../support/remains.ts";
import { type Files, type Scratch, scratch } from "../support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";
import { until } from "../support/until.ts";
import { fault, type Outcome, shown } from "./fault.ts";

takeTurns();

interface Phase {
  readonly name: string;
  readonly files: (mark: (name: string) => string) => Files;
  readonly reached: (repository: Scratch, run: Underway) => Promise<void>;
  readonly args?: readonly string[];
  /** Sessions that are whole by then. */
  readonly sessions?: number;
  readonly skip?: string | false;
}

/** Code that notes its being reached. */
const noting = (file: string) => `require("node:fs").appendFileSync(${JSON.stringify(file)}, "x");`;
const here = (repository: Scratch) => repository.marked("here");
const containers = (run: Underway) =>
  run.ids().flatMap((id) => docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`));
const DOCKER = ["--runner", "docker"];

const PHASES: readonly Phase[] = [
  {
    name: "while a side is checked out",
    files: () => ({
      "loadgate.yml": config(),
      "server.js": HELLO,
      ".gitattributes": "server.js filter=slow",
    }),
    reached: here,
  },
  {
    name: "while a side is prepared",
    files: (mark) => ({
      "loadgate.yml": config({ target: { prepare: "node prepare.js" } }),
      // It does not go at the first asking, and has a child of its own.
      "prepare.js": `process.on("SIGTERM", () => {}); require("node:child_process").spawn("sleep", ["1000"]); ${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
      "server.js": HELLO,
    }),
    reached: here,
  },
  {
    name: "while a server is awaited",
    files: (mark) => ({
      "loadgate.yml": config(),
      "server.js": `${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
    }),
    reached: here,
  },
  {
    name: "during warm-up",
    files: (mark) => ({
      "loadgate.yml": config(),
      "server.js": serverThat(
        `if (!noted && /oha/.test(request.headers["user-agent"])) { noted = true; ${noting(mark("here"))} } response.end("Hello");`,
        "let noted = false;",
      ),
    }),
    reached: here,
  },
  {
    name: "in the second session, behind nginx",
    files: (mark) => ({
      "loadgate.yml": config({ scenario: { path: ["direct", "proxy"] } }),
      "server.js": `${noting(mark("starts"))}\n${HELLO}`,
    }),
    // Two starts to look at PORT, two for the first session, two for the second: then the first is measured.
    reached: (repository) => repository.marked("starts", 6),
    sessions: 1,
  },
  {
    name: "while an image is built",
    args: DOCKER,
    files: () => ({
      "loadgate.yml": config(),
      "server.js": HELLO,
      Dockerfile: `${DOCKERFILE}RUN sleep ${20_000 + process.pid}\n`,
    }),
    reached: () => until("the build", () => anywhere(`sleep ${20_000 + process.pid}`)),
    skip: noDocker,
  },
  {
    name: "while containers are loaded",
    args: DOCKER,
    files: () => ({
      "loadgate.yml": config({ scenario: { path: "proxy" } }),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    }),
    reached: (_, run) => until("two servers and two proxies", () => containers(run).length === 4),
    skip: noDocker,
  },
];

for (const phase of PHASES) {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    // A terminal that is closed asks for the same.
    ...(phase.sessions ? [["SIGHUP", 143] as const] : []),
  ] as const)
    fault(
      "interruptions",
      `${signal} ${phase.name}`,
      async () => {
        using repository = repositoryOf(phase);
        const run = begin(repository, compareArguments(["--budget", "60s", ...(phase.args ?? [])]));
        await phase.reached(repository, run);
        run.child.kill(signal);
        const { code: ended, ids, stderr, results } = await run.finished;
        assert.equal(ended, code, stderr);
        assert.deepEqual(remains(repository, ids), []);
        const sessions = results?.cases.flatMap((each) => each.sessions).length ?? 0;
        assert.equal(sessions, phase.sessions ?? 0);
        return { seen: lastLine(stderr), code: ended, lost: lostWith(sessions) };
      },
      { skip: phase.skip ?? false },
    );
  fault(
    "interruptions",
    `SIGKILL ${phase.name}, and another run after it`,
    async () => {
      using repository = repositoryOf(phase);
      const killed = begin(repository, compareArguments(["--budget", "60s", ...(phase.args ?? [])]));
      await phase.reached(repository, killed);
      killed.child.kill("SIGKILL");
      const { ids, code } = await killed.finished;
      assert.ok(remains(repository, ids).length > 0);
      const next = await compare(repository, ["--base", "no-such-revision"]);
      assert.equal(next.code, 2, next.stderr);
      assert.deepEqual(remains(repository, [...ids, ...next.ids]), []);
      if (phase.args) await until("the build to end", () => !anywhere(`sleep ${20_000 + process.pid}`), 10);
      const saved = ids.map((id) => join(repository.folder, ".loadgate", `killed-${id}`, "results.json"));
      const sessions = saved.filter((file) => existsSync(file)).flatMap(sessionsIn).length;
      assert.equal(sessions, phase.sessions ?? 0);
      return { seen: toldBy(next), code, lost: lostWith(sessions) };
    },
    { skip: phase.skip ?? false },
  );
}

// It wipes its environment, and was not noted or put into a group yet.
fault("interruptions", "SIGKILL as nginx is started, and another run after it", async () => {
  using repository = scratch({ "loadgate.yml": config({ scenario: { path: "proxy" } }), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const killer = repository.mark("nginx");
  writeFileSync(
    killer,
    `#!/bin/sh\n[ "$1" = -v ] || kill -KILL $PPID\nexec '${findProgram("nginx")}' "$@"\n`,
    { mode: 0o755 },
  );
  const killed = await compare(repository, ["--budget", "60s"], { env: { LOADGATE_NGINX: killer } });
  const isServing = () => processesOf(repository).some((line) => line.includes("nginx: worker"));
  await until("nginx to serve", isServing);
  const next = await compare(repository, ["--base", "no-such-revision"]);
  assert.deepEqual(remains(repository, [...killed.ids, ...next.ids]), []);
  return { seen: toldBy(next), code: killed.code, lost: lostWith(0) };
});

// The pipe's name is gone as soon as it is open, but for a few milliseconds.
fault("interruptions", "SIGKILL as a pipe for a server's log is made, and another run after it", async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const killer = repository.mark("mkfifo");
  writeFileSync(killer, "#!/bin/sh\nkill -KILL $PPID\n", { mode: 0o755 });
  const killed = await compare(repository, [], {
    env: { PATH: `${dirname(killer)}:${process.env.PATH}` },
  });
  assert.ok(remains(repository, killed.ids).some((text) => text.startsWith("temporary pipes-")));
  const next = await compare(repository, ["--base", "no-such-revision"]);
  assert.deepEqual(remains(repository, [...killed.ids, ...next.ids]), []);
  return { seen: toldBy(next), code: killed.code, lost: lostWith(0) };
});

function repositoryOf({ files }: Phase): Scratch {
  const repository = scratch({ "README.md": "" });
  repository.commit(files(repository.mark));
  repository.write({ "server.js": `// changed\n${String(files(repository.mark)["server.js"])}` });
  repository.git("config", "filter.slow.smudge", `echo x > '${repository.mark("here")}'; sleep 1000; cat`);
  return repository;
}

const sessionsIn = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as Results).cases.flatMap(({ sessions }) => sessions);

/** What the run after a killed one says of it. */
const toldBy = ({ stderr }: Finished) =>
  shown(stderr.split("\n").find((line) => line.includes("was killed")) ?? "of the next run: nothing");

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

function lostWith(sessions: number): Outcome["lost"] {
  return sessions > 0
    ? `the session under way; ${sessions} before it is saved`
    : "nothing: nothing was measured yet";
}
