import { ISSUE_ROUTES } from "./issue-routes.ts";
import { example } from "./openapi.ts";
import {
  minute,
  type Scope,
  type StoredArtifact,
  type StoredComment,
  type StoredPull,
  type StoredRun,
  user,
  type Who,
  type World,
} from "./world.ts";

export interface Call {
  readonly world: World;
  readonly who: Who;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly path: string;
}

export interface Reply {
  readonly status: number;
  readonly answer?: unknown;
  readonly headers?: Record<string, string>;
}

type Handler = (call: Call) => Reply;

const notFound: Reply = { status: 404, answer: { message: "Not Found" } };
const forbidden: Reply = { status: 403, answer: { message: "Resource not accessible by integration" } };
const LONGEST_BODY = 65_536;

const may = ({ who }: Call, scope: Scope) => who.scopes.has(scope);

/** A page of a list, with the links that lead on. */
function page(
  call: Call,
  items: readonly unknown[],
  wrap = (some: readonly unknown[]): unknown => some,
): Reply {
  const size = Math.min(100, Number(call.query.get("per_page") ?? 30));
  const number = Number(call.query.get("page") ?? 1);
  const some = items.slice((number - 1) * size, number * size);
  const next = new URLSearchParams(call.query);
  next.set("page", String(number + 1));
  const more = number * size < items.length;
  const link = `<${call.world.url}${call.path}?${next}>; rel="next"`;
  return { status: 200, answer: wrap(some), ...(more && { headers: { link } }) };
}

function pullOf({ world, params }: Call): StoredPull | undefined {
  return world.pulls.get(Number(params.pull_number ?? params.issue_number));
}

function pullJson(world: World, pull: StoredPull, kind: "pull-request" | "pull-request-simple") {
  const made = kind === "pull-request" ? example(kind) : example("pull-request-simple-items")[0];
  const { sha, ref, repository } = pull.head;
  return {
    ...made,
    number: pull.number,
    state: pull.state,
    merged_at: pull.mergedAt ?? null,
    body: pull.body,
    user: user(pull.author),
    // GitHub's own example lacks what its description requires of a team.
    requested_teams: [],
    labels: pull.labels.map((name, id) => ({ ...example("label"), id, name })),
    head: {
      ...made.head,
      sha,
      ref,
      repo: repository && {
        ...made.head.repo,
        id: repository.id,
        owner: user(repository.owner),
        pushed_at: pull.pushedAt,
      },
    },
    base: { ...made.base, ref: "main", repo: { ...made.base.repo, id: world.repositoryId } },
  };
}

function commentJson({ id, login, body, at = minute(0) }: StoredComment) {
  return { ...example("issue-comment"), id, body, user: user(login), created_at: at, updated_at: at };
}

function artifactJson(
  world: World,
  { id, name, zip, expired = false, run, headSha, headRepository }: StoredArtifact,
) {
  const workflow_run = {
    id: run,
    repository_id: world.repositoryId,
    head_repository_id: headRepository,
    head_branch: "change",
    head_sha: headSha,
  };
  return { ...example("artifact"), id, name, size_in_bytes: zip.length, expired, workflow_run };
}

function runJson({ id, workflow, event, headSha, headRepository, createdAt }: StoredRun, kind: string) {
  const made = kind === "workflow-run" ? example(kind) : example(kind).workflow_runs[0];
  return {
    ...made,
    ...{ id, event, workflow_id: workflow, head_sha: headSha, created_at: createdAt },
    head_repository: { ...made.head_repository, id: headRepository },
  };
}

function statusJson({ state, context, description, target }: World["statuses"][number]) {
  return { ...example("status-items")[0], state, context, description, target_url: target };
}

function artifactsPage(call: Call, of: readonly StoredArtifact[]): Reply {
  const name = call.query.get("name");
  const all = of.filter((each) => name === null || each.name === name).toReversed();
  return page(call, all, (artifacts) => ({
    total_count: all.length,
    artifacts: (artifacts as StoredArtifact[]).map((each) => artifactJson(call.world, each)),
  }));
}

const tooLong = (body: string): Reply | null =>
  body.length > LONGEST_BODY
    ? { status: 422, answer: { message: "Validation Failed", errors: [{ code: "too_long", field: "body" }] } }
    : null;

const REPO = "/repos/{owner}/{repo}";

/** Which the description of the REST interface knows nothing of. */
export const GRAPHQL = "POST /graphql";

/** What the fake can do: the routes that are used, and none that GitHub does not have. */
export const ROUTES: Readonly<Record<string, Handler>> = {
  ...ISSUE_ROUTES,

  "GET /user": ({ who }) =>
    who.actions
      ? forbidden
      : {
          status: 200,
          answer: { ...example("private-user-response-with-public-profile-information"), login: who.login },
        },

  [GRAPHQL]: ({ who }) => ({ status: 200, answer: { data: { viewer: { login: who.login } } } }),

  [`GET ${REPO}/pulls/{pull_number}`]: (call) => {
    const pull = pullOf(call);
    return pull ? { status: 200, answer: pullJson(call.world, pull, "pull-request") } : notFound;
  },

  [`GET ${REPO}/pulls`]: (call) => {
    const { world, query } = call;
    const head = query.get("head");
    const found = [...world.pulls.values()].filter(
      (pull) =>
        pull.state === (query.get("state") ?? "open") &&
        (head === null || head === `${pull.head.repository?.owner}:${pull.head.ref}`),
    );
    return page(
      call,
      found.map((pull) => pullJson(world, pull, "pull-request-simple")),
    );
  },

  [`GET ${REPO}/pulls/{pull_number}/commits`]: (call) => {
    const commits = (pullOf(call)?.commits ?? []).map(({ sha, login, message }) => {
      const [made] = example("commit-items");
      return {
        ...made,
        sha,
        author: login === null ? null : user(login),
        commit: { ...made.commit, message },
      };
    });
    return page(call, commits);
  },

  [`GET ${REPO}/issues/{issue_number}/events`]: (call) => {
    const [made] = example("issue-event-for-issue-items");
    const events = call.world.labelEvents
      .filter(({ pull }) => pull === Number(call.params.issue_number))
      .map(({ id, event, label, login, at }) => ({
        ...made,
        id,
        created_at: at,
        event,
        actor: user(login),
        label: { name: label, color: "ededed" },
      }));
    return page(call, events);
  },

  [`GET ${REPO}/collaborators/{username}/permission`]: ({ world, params }) => {
    const permission = world.permissions.get(decodeURIComponent(params.username as string)) ?? "none";
    const made = example("repository-collaborator-permission-response-if-user-has-admin-permissions");
    return {
      status: 200,
      answer: { ...made, permission, role_name: permission, user: { ...made.user, role_name: permission } },
    };
  },

  [`GET ${REPO}/issues/{issue_number}/comments`]: (call) => {
    const of = call.world.comments.filter(({ pull }) => pull === Number(call.params.issue_number));
    return page(call, of.map(commentJson));
  },

  [`POST ${REPO}/issues/{issue_number}/comments`]: (call) => {
    const { world, who, params } = call;
    if (!may(call, "pull-requests: write")) return forbidden;
    if (!world.pulls.has(Number(params.issue_number))) return notFound;
    const { body } = call.body as { body: string };
    const long = tooLong(body);
    if (long) return long;
    const comment = {
      id: world.nextId++,
      pull: Number(params.issue_number),
      login: who.login,
      body,
      updates: 0,
    };
    world.comments.push(comment);
    return { status: 201, answer: commentJson(comment), headers: { location: `${world.url}/comment` } };
  },

  [`GET ${REPO}/issues/comments/{comment_id}`]: ({ world, params }) => {
    const comment = world.comments.find(({ id }) => id === Number(params.comment_id));
    return comment ? { status: 200, answer: commentJson(comment) } : notFound;
  },

  [`PATCH ${REPO}/issues/comments/{comment_id}`]: (call) => {
    if (!may(call, "pull-requests: write")) return forbidden;
    const comment = call.world.comments.find(({ id }) => id === Number(call.params.comment_id));
    if (!comment) return notFound;
    const { body } = call.body as { body: string };
    const long = tooLong(body);
    if (long) return long;
    comment.body = body;
    comment.updates++;
    return { status: 200, answer: commentJson(comment) };
  },

  [`DELETE ${REPO}/issues/comments/{comment_id}`]: (call) => {
    if (!may(call, "pull-requests: write")) return forbidden;
    const id = Number(call.params.comment_id);
    if (!call.world.comments.some((comment) => comment.id === id)) return notFound;
    call.world.comments = call.world.comments.filter((comment) => comment.id !== id);
    return { status: 204 };
  },

  [`POST ${REPO}/issues/comments/{comment_id}/reactions`]: (call) => {
    if (!may(call, "pull-requests: write")) return forbidden;
    const { content } = call.body as { content: string };
    call.world.reactions.push(content);
    return { status: 201, answer: { ...example("reaction"), content, user: user(call.who.login) } };
  },

  [`GET ${REPO}/compare/{basehead}`]: ({ world }) => {
    const made = example("commit-comparison");
    return {
      status: 200,
      answer: {
        ...made,
        merge_base_commit: { ...made.merge_base_commit, sha: world.mergeBase },
        files: world.changed.map((filename) => ({ ...made.files[0], filename })),
        commits: world.between.map(({ sha, login, message }) => ({
          ...made.commits[0],
          sha,
          author: user(login),
          commit: { ...made.commits[0].commit, message },
        })),
      },
    };
  },

  [`GET ${REPO}/commits/{commit_sha}/pulls`]: (call) => {
    const { world, params } = call;
    const { pull: number } = world.between.find(({ sha }) => sha === params.commit_sha) ?? {};
    const pull = number === undefined ? undefined : world.pulls.get(number);
    return { status: 200, answer: pull ? [pullJson(world, pull, "pull-request-simple")] : [] };
  },

  [`GET ${REPO}/actions/runs/{run_id}/artifacts`]: (call) => {
    if (!may(call, "actions: read")) return forbidden;
    return artifactsPage(
      call,
      call.world.artifacts.filter(({ run }) => run === Number(call.params.run_id)),
    );
  },

  [`GET ${REPO}/actions/artifacts`]: (call) =>
    may(call, "actions: read") ? artifactsPage(call, call.world.artifacts) : forbidden,

  [`GET ${REPO}/actions/artifacts/{artifact_id}/{archive_format}`]: (call) => {
    if (!may(call, "actions: read")) return forbidden;
    const { world, params } = call;
    const artifact = world.artifacts.find(({ id }) => id === Number(params.artifact_id));
    if (!artifact) return notFound;
    world.blobs.set(`/blobs/${artifact.id}`, artifact.zip);
    return { status: 302, headers: { location: `${world.url}/blobs/${artifact.id}` } };
  },

  [`GET ${REPO}/actions/runs/{run_id}`]: (call) => {
    if (!may(call, "actions: read")) return forbidden;
    const run = call.world.runs.get(Number(call.params.run_id));
    return run ? { status: 200, answer: runJson(run, "workflow-run") } : notFound;
  },

  [`GET ${REPO}/actions/workflows/{workflow_id}/runs`]: (call) => {
    if (!may(call, "actions: read")) return forbidden;
    const [event, head] = [call.query.get("event"), call.query.get("head_sha")];
    const runs = [...call.world.runs.values()]
      .filter(({ workflow }) => workflow === Number(call.params.workflow_id))
      .filter((run) => (event ?? run.event) === run.event && (head ?? run.headSha) === run.headSha)
      .toReversed();
    return page(call, runs, (some) => ({
      total_count: runs.length,
      workflow_runs: (some as StoredRun[]).map((run) => runJson(run, "workflow-run-paginated")),
    }));
  },

  [`GET ${REPO}/contents/{path}`]: (call) => {
    if (!may(call, "contents: read")) return forbidden;
    const { world, params, query } = call;
    const path = decodeURIComponent(params.path as string);
    const text = world.files.get(`${query.get("ref")}:${path}`) ?? world.files.get(path);
    if (text === undefined) return notFound;
    const made = example("content-file-response-if-content-is-a-file");
    const content = Buffer.from(text).toString("base64").replace(/.{60}/g, "$&\n");
    return { status: 200, answer: { ...made, path, content, size: text.length } };
  },

  [`GET ${REPO}/commits/{ref}/statuses`]: (call) => {
    if (!may(call, "statuses: write")) return forbidden;
    const of = call.world.statuses.filter(({ sha }) => sha === call.params.ref).toReversed();
    return page(call, of.map(statusJson));
  },

  [`POST ${REPO}/statuses/{sha}`]: (call) => {
    if (!may(call, "statuses: write")) return forbidden;
    const { world, params } = call;
    const asked = call.body as { state: string; context?: string; description?: string; target_url?: string };
    if ((asked.description ?? "").length > 140)
      return { status: 422, answer: { message: "Validation Failed: description is too long" } };
    const { state, context = "default", description = null, target_url: target = null } = asked;
    world.statuses.push({ sha: params.sha as string, state, context, description, target });
    return { status: 201, answer: { ...example("status"), state, context, description, target_url: target } };
  },
};
