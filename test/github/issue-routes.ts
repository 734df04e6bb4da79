import { example } from "./openapi.ts";
import type { Call, Reply } from "./routes.ts";
import { type StoredIssue, user } from "./world.ts";

const REPO = "/repos/{owner}/{repo}";
const forbidden: Reply = { status: 403, answer: { message: "Resource not accessible by integration" } };

function issueJson({ number, title, body, state, login, createdAt }: StoredIssue) {
  const { pull_request: _, ...made } = example("issue-items")[0];
  return { ...made, number, title, body, state, user: user(login), created_at: createdAt };
}

function listed(call: Call, items: readonly unknown[]): Reply {
  const size = Number(call.query.get("per_page") ?? 30);
  const number = Number(call.query.get("page") ?? 1);
  return { status: 200, answer: items.slice((number - 1) * size, number * size) };
}

/** Issues, and comments on commits. */
export const ISSUE_ROUTES = {
  [`GET ${REPO}/issues`]: (call: Call): Reply => {
    const [state, creator] = [call.query.get("state") ?? "open", call.query.get("creator")];
    const found = call.world.issues.filter(
      (issue) => issue.state === state && (creator === null || issue.login === creator),
    );
    return listed(call, found.map(issueJson));
  },

  [`POST ${REPO}/issues`]: (call: Call): Reply => {
    const { world, who } = call;
    if (!who.scopes.has("issues: write")) return forbidden;
    const { title, body } = call.body as { title: string; body: string };
    const issue: StoredIssue = {
      number: world.nextId++,
      title,
      body,
      state: "open",
      login: who.login,
      createdAt: "2026-11-20T03:00:00Z",
      updates: 0,
    };
    world.issues.push(issue);
    return { status: 201, answer: { ...example("issue"), ...issueJson(issue) } };
  },

  [`PATCH ${REPO}/issues/{issue_number}`]: (call: Call): Reply => {
    if (!call.who.scopes.has("issues: write")) return forbidden;
    const issue = call.world.issues.find(({ number }) => number === Number(call.params.issue_number));
    if (!issue) return { status: 404, answer: { message: "Not Found" } };
    Object.assign(issue, call.body);
    issue.updates++;
    return { status: 200, answer: { ...example("issue"), ...issueJson(issue) } };
  },

  [`GET ${REPO}/commits/{commit_sha}/comments`]: (call: Call): Reply => {
    const made = example("commit-comment-items")[0];
    const of = call.world.commitComments.filter(({ commit }) => commit === call.params.commit_sha);
    return listed(
      call,
      of.map(({ id, body, login, commit }) => ({ ...made, id, body, user: user(login), commit_id: commit })),
    );
  },

  [`POST ${REPO}/commits/{commit_sha}/comments`]: (call: Call): Reply => {
    const { world, who } = call;
    if (!who.scopes.has("contents: write")) return forbidden;
    const { body } = call.body as { body: string };
    const comment = { id: world.nextId++, commit: call.params.commit_sha as string, body, login: who.login };
    world.commitComments.push(comment);
    return {
      status: 201,
      answer: { ...example("commit-comment"), body, user: user(who.login), commit_id: comment.commit },
    };
  },
};
