import { example } from "./openapi.ts";

/** What a token may do, as a workflow's `permissions:` say. */
export type Scope =
  | "pull-requests: write"
  | "statuses: write"
  | "actions: read"
  | "contents: read"
  | "contents: write"
  | "issues: write";

export interface Who {
  readonly login: string;
  readonly scopes: ReadonlySet<Scope>;
  /** An app's token, that of Actions among them, may not ask REST who it is. */
  readonly actions: boolean;
}

export interface StoredComment {
  readonly id: number;
  readonly pull: number;
  readonly login: string;
  body: string;
  updates: number;
  /** When it was last written, as its author did; ours have a time that nobody asks for. */
  readonly at?: string;
}

/** A run of a workflow. */
export interface StoredRun {
  readonly id: number;
  readonly workflow: number;
  readonly event: string;
  readonly headSha: string;
  readonly headRepository: number;
  readonly createdAt: string;
}

export interface StoredPull {
  readonly number: number;
  readonly author: string;
  body: string;
  head: { sha: string; ref: string; repository: { id: number; owner: string } | null };
  /** When its repository was last pushed to. */
  pushedAt: string;
  state: "open" | "closed";
  mergedAt?: string;
  labels: string[];
  commits: { sha: string; login: string | null; message: string }[];
}

export interface StoredArtifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  readonly headSha: string;
  readonly headRepository: number;
  readonly zip: Buffer;
  readonly expired?: boolean;
}

export interface StoredIssue {
  readonly number: number;
  title: string;
  body: string;
  state: "open" | "closed";
  readonly login: string;
  readonly createdAt: string;
  updates: number;
}

/** The state of the repository octo/app. */
export interface World {
  readonly url: string;
  readonly owner: string;
  readonly repo: string;
  readonly repositoryId: number;
  readonly tokens: Map<string, Who>;
  /** By login: admin, write, read or none. */
  readonly permissions: Map<string, string>;
  readonly pulls: Map<number, StoredPull>;
  comments: StoredComment[];
  readonly labelEvents: {
    id: number;
    pull: number;
    event: "labeled" | "unlabeled";
    label: string;
    login: string;
    at: string;
  }[];
  readonly artifacts: StoredArtifact[];
  readonly runs: Map<number, StoredRun>;
  /** By path, as it is at every commit but those that are named: `COMMIT:PATH`. */
  readonly files: Map<string, string>;
  /** What a comparison says has changed. */
  changed: string[];
  readonly statuses: {
    sha: string;
    state: string;
    context: string;
    description: string | null;
    target: string | null;
  }[];
  readonly uploads: { readonly name: string; readonly files: Readonly<Record<string, string>> }[];
  readonly reactions: string[];
  readonly issues: StoredIssue[];
  readonly commitComments: { id: number; commit: string; body: string; login: string }[];
  mergeBase: string;
  /** The commits that a comparison shows, each with the pull request it came from. */
  between: {
    readonly sha: string;
    readonly login: string;
    readonly message: string;
    readonly pull?: number;
  }[];
  readonly blobs: Map<string, Buffer>;
  nextId: number;
}

export const REPOSITORY = { owner: "octo", name: "app", id: 4711 } as const;
export const BOT = "github-actions[bot]";
export const TOKEN = "ghs_canary0123456789";

/** The configuration that the sketched runs of the tests have, as base has it. */
const BASE_CONFIG = `targets:
  api: { build: {}, port: 8080 }
scenarios:
  hello: { request: GET /, expect: { status: 200, body: Hello World! }, timeout: 10s, via: direct }
  json: { request: GET /, expect: { status: 200, body: Hello World! }, timeout: 10s, via: direct }
`;

/** A time of the tests' day: run 500 begins at its beginning, every later one a minute after the one before. */
export const minute = (since: number) => new Date(Date.UTC(2026, 10, 20, 11) + since * 60_000).toISOString();

/** When people write unless it is said: half a minute after run 500 began. */
const SAID_AT = minute(0.5);

export function emptyWorld(url: string): World {
  const scopes = new Set<Scope>([
    "pull-requests: write",
    "statuses: write",
    "actions: read",
    "contents: read",
  ]);
  return {
    url,
    owner: REPOSITORY.owner,
    repo: REPOSITORY.name,
    repositoryId: REPOSITORY.id,
    tokens: new Map([[TOKEN, { login: BOT, scopes, actions: true }]]),
    permissions: new Map([
      ["maintainer", "write"],
      ["owner", "admin"],
      ["triager", "read"],
    ]),
    pulls: new Map(),
    comments: [],
    labelEvents: [],
    artifacts: [],
    runs: new Map(),
    files: new Map([["loadgate.yml", BASE_CONFIG]]),
    changed: ["src/main.js"],
    statuses: [],
    uploads: [],
    reactions: [],
    issues: [],
    commitComments: [],
    mergeBase: "b".repeat(40),
    between: [],
    blobs: new Map(),
    nextId: 1000,
  };
}

export function user(login: string) {
  return { ...example("simple-user"), login, type: login.endsWith("[bot]") ? "Bot" : "User" };
}

/** A comment by somebody, as if it had been written on the page. */
export function say(world: World, pull: number, login: string, body: string, at = SAID_AT): StoredComment {
  const comment = { id: world.nextId++, pull, login, body, updates: 0, at };
  world.comments.push(comment);
  return comment;
}

export function setLabel(world: World, pull: StoredPull, label: string, login: string, at = SAID_AT): void {
  pull.labels.push(label);
  world.labelEvents.push({ id: world.nextId++, pull: pull.number, event: "labeled", label, login, at });
}
