import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { codeOfError } from "../../src/analyse/exit-codes.ts";
import { parseCommandLine } from "../../src/commands/command-line.ts";
import { comment, commentCode, commentCommand, commentLine } from "../../src/commands/comment.ts";
import type { Values } from "../../src/commands/options.ts";
import { messageOf } from "../../src/errors.ts";
import type { Host } from "../../src/experiment/host.ts";
import type { Results } from "../../src/format/results.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { fieldOf, readEvent } from "../../src/platform/github-event.ts";
import { type CaseSketch, sketchedRun } from "../../src/report/fixture.ts";
import { progressOn } from "../../src/report/progress.ts";
import { escapeWorkflowCommands } from "../../src/text/escape.ts";
import { ownEnvironment } from "../../test-support/scratch.ts";
import { exampleEvent } from "./events.ts";
import type { FakeGithub } from "./fake.ts";
import { minute, REPOSITORY, type StoredPull, type StoredRun, TOKEN, type World } from "./world.ts";
import { zipOf } from "./zip.ts";

const CLI = join(import.meta.dirname, "..", "..", "src", "cli.ts");

export const BASE = "b".repeat(40);
export const HEAD = "a".repeat(40);

/** Results of a run on `head`, as the measuring job leaves them. */
export function resultsOf(sketches: readonly CaseSketch[], head = HEAD, seed = 1): Results {
  const run = sketchedRun(sketches, {}, seed);
  const variants = run.variants.map((each) => ({ ...each, commit: each.variant === "head" ? head : BASE }));
  return { ...run, variants };
}

export const SLOWER: readonly CaseSketch[] = [
  { scenario: "hello", speed: 0.94, cpu: 1.065 },
  { scenario: "json" },
];
export const SAME: readonly CaseSketch[] = [{ scenario: "hello" }, { scenario: "json" }];

/** An open pull request, from the repository itself unless it is said to be a fork. */
export function openPull(
  { world }: FakeGithub,
  more: Partial<StoredPull> & { fork?: boolean } = {},
): StoredPull {
  const { fork = false, ...rest } = more;
  const pull: StoredPull = {
    number: 7,
    author: "author",
    body: "",
    head: {
      sha: HEAD,
      ref: "change",
      repository: fork ? { id: 99, owner: "outsider" } : { id: REPOSITORY.id, owner: REPOSITORY.owner },
    },
    pushedAt: "2026-11-20T10:00:00Z",
    state: "open",
    labels: [],
    commits: [{ sha: HEAD, login: "author", message: "Change it" }],
    ...rest,
  };
  world.pulls.set(pull.number, pull);
  return pull;
}

/** What a measuring job left: results, a failure, or an archive as it is. */
export type Leaving = { results: unknown } | { failure: string } | { zip: Buffer };

export async function leave(
  { world }: FakeGithub,
  run: number,
  what: Leaving,
  headSha = HEAD,
  more: Partial<StoredRun> = {},
): Promise<void> {
  const zip =
    "zip" in what
      ? what.zip
      : await zipOf(
          "results" in what
            ? { "results.json": JSON.stringify(what.results), "report.html": "<html>" }
            : { "failure.json": JSON.stringify({ schema: 1, message: what.failure }) },
        );
  world.artifacts.push({
    id: world.nextId++,
    run,
    name: "loadgate",
    headSha,
    headRepository: more.headRepository ?? REPOSITORY.id,
    zip,
  });
  knowRun(world, run, headSha, more);
}

/** GitHub's own record of a run: of the usual workflow on a pull request of the repository, unless it is said or known already. */
function knowRun(world: World, id: number, headSha: string, more: Partial<StoredRun> = {}): void {
  const known = world.runs.get(id);
  world.runs.set(id, {
    ...{ id, workflow: 1, event: "pull_request", headRepository: REPOSITORY.id, createdAt: minute(id - 500) },
    headSha,
    ...known,
    ...more,
  });
}

export interface Delivered {
  readonly code: number | null;
  readonly output: string;
}

export interface Delivery {
  readonly event?: { readonly name: string; readonly payload: unknown };
  readonly run?: number;
  readonly attempt?: number;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The event of a pull request in its own repository. */
export function pullEvent({ number, head }: StoredPull, action = "synchronize") {
  return {
    name: "pull_request",
    payload: exampleEvent("pull_request", action, {
      number,
      pull_request: { number, head: { sha: head.sha } },
    }),
  };
}

/** What GitHub says when a workflow of a pull request has run. */
export function runEvent({ head }: StoredPull, id = 500, more: object = {}) {
  const repository = head.repository ?? { id: 0, owner: "ghost" };
  return {
    name: "workflow_run",
    payload: exampleEvent("workflow_run", "completed", {
      repository: { id: REPOSITORY.id },
      workflow_run: {
        id,
        run_attempt: 1,
        name: "loadgate",
        event: "pull_request",
        head_sha: head.sha,
        head_branch: head.ref,
        head_repository: { id: repository.id, owner: { login: repository.owner } },
        pull_requests: [],
        ...more,
      },
    }),
  };
}

/** `loadgate comment` without its process: most of what is tried needs none, and starting one takes longer than all else. */
export async function deliver(
  github: FakeGithub,
  pull: StoredPull,
  delivery: Delivery = {},
): Promise<Delivered> {
  using job = jobOf(github, pull, delivery);
  let output = "";
  const write = (text: string) => {
    output += text;
  };
  const host: Host = {
    cwd: job.folder,
    clock: systemClock,
    progress: progressOn({ isTTY: false, columns: 100, write }, systemClock.now),
    signal: new AbortController().signal,
  };
  try {
    const asked = parseCommandLine(["comment", ...(delivery.args ?? [])], [commentCommand]);
    if (asked.kind !== "run") throw new Error(`a delivery's arguments ask for ${asked.kind}`);
    const values = asked.values as Values<typeof commentCommand.options>;
    const options = { ...values, token: job.env.GITHUB_TOKEN ?? "" };
    const review = await comment(options, readEvent(job.env), job.env, host);
    write(`${escapeWorkflowCommands(commentLine(review))}\n`);
    return { code: commentCode(review, options), output };
  } catch (error) {
    write(`loadgate: ${messageOf(error)}\n`);
    return { code: codeOfError(error), output };
  }
}

/** The same as a job runs it, in a process of its own. */
export function deliverByProcess(
  github: FakeGithub,
  pull: StoredPull,
  delivery: Delivery = {},
): { readonly child: ChildProcess; readonly finished: Promise<Delivered> } {
  const job = jobOf(github, pull, delivery);
  const { folder: cwd, env } = job;
  const child = spawn(process.execPath, [CLI, "comment", ...(delivery.args ?? [])], {
    cwd,
    env: { ...ownEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const finished = new Promise<Delivered>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      job[Symbol.dispose]();
      resolve({ code, output });
    });
  });
  return { child, finished };
}

interface Job extends Disposable {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What GitHub gives a job: the event in a file, and variables. */
function jobOf(github: FakeGithub, pull: StoredPull, delivery: Delivery): Job {
  const folder = mkdtempSync(join(tmpdir(), "deliver-"));
  const event = delivery.event ?? pullEvent(pull);
  const reported = fieldOf(event.payload, "workflow_run", "id");
  if (typeof reported === "number")
    knowRun(github.world, reported, pull.head.sha, { headRepository: pull.head.repository?.id ?? 0 });
  else knowRun(github.world, delivery.run ?? 500, pull.head.sha);
  const file = join(folder, "event.json");
  writeFileSync(file, JSON.stringify(event.payload));
  const env = {
    GITHUB_ACTIONS: "true",
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: "https://github.example",
    GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: file,
    GITHUB_RUN_ID: String(delivery.run ?? 500),
    GITHUB_RUN_ATTEMPT: String(delivery.attempt ?? 1),
    GITHUB_SHA: pull.head.sha,
    GITHUB_WORKFLOW: "loadgate",
    GITHUB_TOKEN: TOKEN,
    ...delivery.env,
  };
  return { folder, env, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
