import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE } from "../../test-support/servers.ts";
import { exampleEvent } from "../github/events.ts";

const WORKFLOWS = join(import.meta.dirname, "..", "..", "workflows");

export const WORKFLOW_OF_THE_README = readFileSync(
  join(import.meta.dirname, "..", "..", "workflows", "minimal.yml"),
  "utf8",
);

/** A server whose answer takes so many turns of hashing. */
const server = (turns: number) => `const { createHash } = require("node:crypto");
require("node:http")
  .createServer((request, response) => {
    let text = "";
    for (let turn = 0; turn < ${turns}; turn++) text = createHash("sha256").update(text).digest("hex");
    response.end("Hello");
  })
  .listen(process.env.PORT);
`;

const CONFIG = `targets:
  api:
    build: .
    port: 8080
scenarios:

  hello: # line 7
    request: GET /
    expect: { body: Hello }
    connections: 8
    duration: 200ms
    via: direct
`;

export interface PullRequest extends Disposable {
  readonly scratch: Scratch;
  readonly base: string;
  readonly head: string;
  readonly payload: Readonly<Record<string, unknown>> & {
    readonly pull_request: Readonly<Record<string, unknown>> & { readonly head: object };
  };
}

/**
 * A repository as a runner has it for a pull request: the commit that GitHub made to test the merge is checked out, and
 * the base branch has moved on since the two parted. Head needs clearly more CPU; so does the moved tip, far more.
 */
export function slowPullRequest(
  inputs: Readonly<Record<string, string>>,
  { dockerfile = DOCKERFILE, whole = false }: { dockerfile?: string; whole?: boolean } = {},
): PullRequest {
  const made = scratch({
    "loadgate.yml": CONFIG,
    Dockerfile: dockerfile,
    "server.js": server(60),
    ".github/workflows/pull-request.yml": workflow(inputs, whole),
  });
  const { git } = made;
  const base = git("rev-parse", "HEAD");
  git("checkout", "--quiet", "-b", "change");
  const head = made.commit({ "server.js": server(300) });
  git("checkout", "--quiet", "main");
  const tip = made.commit({
    "other.txt": "moved on",
    Dockerfile: DOCKERFILE.replace("/server.js\n", "/app.js\n"),
  });
  git("checkout", "--quiet", "--detach");
  git("merge", "--quiet", "--no-edit", "change");
  return pullRequestOf(made, base, head, tip);
}

/** The pull request that sets loadgate up: the server that is measured comes with it, so that base has nothing to start. */
export function firstPullRequest(inputs: Readonly<Record<string, string>>): PullRequest {
  const made = scratch({ "index.js": "" });
  const base = made.git("rev-parse", "HEAD");
  made.git("checkout", "--quiet", "-b", "change");
  const head = made.commit({
    "loadgate.yml": config({ process: { command: "node bench/server.js" } }),
    "bench/server.js": server(1),
    ".github/workflows/pull-request.yml": workflow(inputs, true),
  });
  return pullRequestOf(made, base, head, base);
}

function pullRequestOf(made: Scratch, base: string, head: string, tip: string): PullRequest {
  return {
    scratch: made,
    base,
    head,
    payload: exampleEvent("pull_request", "synchronize", {
      number: 1,
      pull_request: {
        number: 1,
        title: "$(touch hacked)\n::error::hacked",
        head: { ref: "change", sha: head },
        base: { ref: "main", sha: tip },
      },
      repository: { full_name: "a/b", default_branch: "main" },
    }) as PullRequest["payload"],
    [Symbol.dispose]: () => made[Symbol.dispose](),
  };
}

/**
 * A workflow that users copy, with these inputs and a further step that prints the outputs: the smallest, which measures and fails as the
 * Action does, or the whole, which comments too.
 */
function workflow(inputs: Readonly<Record<string, string>>, whole: boolean): string {
  const file = whole ? "pull-request.yml" : "minimal.yml";
  const parsed = parse(readFileSync(join(WORKFLOWS, file), "utf8"));
  const { steps } = parsed.jobs.measure;
  const at = steps.findIndex(({ uses }: { uses: string }) => uses.startsWith("loadgate/"));
  Object.assign(steps[at], { id: "loadgate", with: inputs });
  steps.push({
    if: "always()",
    env: { OUTPUTS: `\${{ toJSON(steps.loadgate.outputs) }}`, OUTCOME: `\${{ steps.loadgate.outcome }}` },
    run: 'echo "outcome=$OUTCOME"; echo "outputs=$(echo "$OUTPUTS" | tr -d "\\n")"',
  });
  return stringify(parsed);
}
