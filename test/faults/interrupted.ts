import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Results } from "../../src/format/results.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { fault, type Outcome, shown } from "../../test-support/fault.ts";
import {
  begin,
  compare,
  compareArguments,
  type Finished,
  type Underway,
} from "../../test-support/loadgate.ts";
import { anywhere, docker, noDocker, remains } from "../../test-support/remains.ts";
import { type Files, type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO, noting, serverThat, UNDER_LOAD } from "../../test-support/servers.ts";
import { until } from "../../test-support/until.ts";

type Signal = "SIGINT" | "SIGTERM" | "SIGHUP" | "SIGKILL";

/** How far a run has come. */
interface Phase {
  readonly name: string;
  /** The signals that come to it in `make test`; the others do in `make test-all`. */
  readonly oftenWith: readonly Signal[];
  readonly files: (mark: (name: string) => string) => Files;
  readonly reached: (repository: Scratch, run: Underway) => Promise<void>;
  readonly args?: readonly string[];
  /** Whether git lets the repository's filter run, which loadgate does not: it makes a checkout take as long as is needed. */
  readonly filters?: true;
  /** What SIGKILL leaves, at least. */
  readonly leaves?: readonly RegExp[];
  /** Sessions that are whole by then. */
  readonly sessions?: number;
  readonly skip?: string | false;
}

/** Code that notes its being reached. */
const here = (repository: Scratch) => repository.marked("here");
const containers = (run: Underway) =>
  run.ids().flatMap((id) => docker("ps", "--quiet", "--filter", `label=loadgate.run=${id}`));
const DOCKER = ["--isolation", "docker"];

const PHASES: readonly Phase[] = [
  {
    name: "while a side is checked out",
    oftenWith: ["SIGINT"],
    files: () => ({
      "loadgate.yml": config(),
      "server.js": HELLO,
      ".gitattributes": "server.js filter=slow",
    }),
    filters: true,
    reached: here,
  },
  {
    name: "while a side is set up",
    oftenWith: ["SIGKILL"],
    leaves: [/^process .*setup\.js/m, /^process .*sleep 1000/m],
    files: (mark) => ({
      "loadgate.yml": config({ process: { setup: "node setup.js" } }),
      // It does not go at the first asking, and has a child of its own.
      "setup.js": `process.on("SIGTERM", () => {}); require("node:child_process").spawn("sleep", ["1000"], { detached: true }); ${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
      "server.js": HELLO,
    }),
    reached: here,
  },
  {
    name: "while a server is awaited",
    oftenWith: ["SIGTERM"],
    files: (mark) => ({
      "loadgate.yml": config(),
      "server.js": `${noting(mark("here"))} setTimeout(() => {}, 1e6);`,
    }),
    reached: here,
  },
  {
    name: "during warm-up",
    oftenWith: ["SIGINT"],
    files: (mark) => ({
      "loadgate.yml": config(),
      "server.js": serverThat(
        `if (!noted && ${UNDER_LOAD}) { noted = true; ${noting(mark("here"))} } response.end("Hello");`,
        "let noted = false;",
      ),
    }),
    reached: here,
  },
  {
    name: "in the second session, behind nginx",
    oftenWith: ["SIGKILL"],
    leaves: [/^process .*server\.js/m, /^temporary loadgate-/m],
    files: (mark) => ({
      "loadgate.yml": config({ scenario: { via: ["direct", "nginx"] } }),
      "server.js": `${noting(mark("starts"))}\n${HELLO}`,
    }),
    // Two starts to look at PORT, two for the first session, two for the second: then the first is measured.
    reached: (repository) => repository.marked("starts", 6),
    sessions: 1,
  },
  {
    name: "while an image is built",
    oftenWith: ["SIGTERM"],
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
    oftenWith: ["SIGKILL"],
    // Two servers, two proxies and two images.
    leaves: [/^temporary loadgate-/m, /^(?:[0-9a-f]{12}\n?){6}$/m],
    args: DOCKER,
    files: () => ({
      "loadgate.yml": config({ scenario: { via: "nginx" } }),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    }),
    reached: (_, run) => until("two servers and two proxies", () => containers(run).length === 4),
    skip: noDocker,
  },
];

/** Interrupts a run in each phase, by the signals that come to it often, or by the others. */
export function interrupted(tried: "often" | "long"): void {
  for (const phase of PHASES) {
    const comes = (signal: Signal) => phase.oftenWith.includes(signal) === (tried === "often");
    if (comes("SIGINT")) asked(phase, "SIGINT", 130);
    if (comes("SIGTERM")) asked(phase, "SIGTERM", 143);
    // A terminal that is closed asks for the same.
    if (phase.sessions && comes("SIGHUP")) asked(phase, "SIGHUP", 143);
    if (comes("SIGKILL")) killed(phase);
  }
}

/** A signal after which a run clears up. */
function asked(phase: Phase, signal: Signal, code: number): void {
  fault(
    "interruptions",
    `${signal} ${phase.name}`,
    async () => {
      using repository = repositoryOf(phase);
      const run = begun(repository, phase);
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
}

/** The signal after which it cannot. */
function killed(phase: Phase): void {
  fault(
    "interruptions",
    `SIGKILL ${phase.name}, and another run after it`,
    async () => {
      using repository = repositoryOf(phase);
      const killed = begun(repository, phase);
      await phase.reached(repository, killed);
      killed.child.kill("SIGKILL");
      const { ids, code } = await killed.finished;
      const left = remains(repository, ids).join("\n");
      for (const what of phase.leaves ?? [/./]) assert.match(left, what);
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

function begun(repository: Scratch, { args = [], filters }: Phase): Underway {
  const env = filters ? { PATH: [filteringGit(repository), process.env.PATH].join(delimiter) } : {};
  return begin(repository, compareArguments(["--budget", "60s", ...args]), { env });
}

/** A folder with a git that forgets the configuration it is given where it checks files out. */
function filteringGit(repository: Scratch): string {
  const folder = repository.mark("git");
  mkdirSync(folder);
  const git = `exec '${findProgram("git")}' "$@"`;
  const script = `#!/bin/sh\ncase " $* " in *" read-tree "*) unset GIT_CONFIG_COUNT ;; esac\n${git}\n`;
  writeFileSync(join(folder, "git"), script, { mode: 0o755 });
  return folder;
}

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
export const toldBy = ({ stderr }: Finished) =>
  shown(stderr.split("\n").find((line) => line.includes("was killed")) ?? "of the next run: nothing");

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

export function lostWith(sessions: number): Outcome["lost"] {
  return sessions > 0
    ? `the session under way; ${sessions} before it is saved`
    : "nothing: nothing was measured yet";
}
