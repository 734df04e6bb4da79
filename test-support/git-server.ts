import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gitIn, ownEnvironment } from "./scratch.ts";

/** What happens to one request. `lost` carries it out, and breaks the connection before the answer; `hang` never answers. */
export type Fault = "refuse" | "drop" | "lost" | "hang" | "error" | "rival";

export interface GitRequest {
  /** What git asks for: to list the branches, to send, or to receive. */
  readonly what: "list" | "fetch" | "push";
  /** Its number among those of its kind, from 0. */
  readonly number: number;
}

export interface GitServer extends AsyncDisposable {
  /** With Basic auth: any name and this password. */
  readonly url: string;
  readonly token: string;
  /** The bare repository, to look into. */
  readonly git: (...args: string[]) => string;
  fault: (request: GitRequest) => Fault | null;
  /** Bytes of the bodies of all pushes, and of all answers to fetches. */
  readonly bytes: { pushed: number; fetched: number };
  readonly requests: GitRequest[];
}

const TOKEN = "ghs_S3cretTokenOfTheTests";
const BACKEND = join(execFileSync("git", ["--exec-path"], { encoding: "utf8" }).trim(), "git-http-backend");

/** A server of git over HTTP, as GitHub's looks to git: private, with partial clones. */
export async function gitServer({
  filters = true,
  name = "app.git",
  objects = "sha1",
} = {}): Promise<GitServer> {
  const root = mkdtempSync(join(tmpdir(), "git-server-"));
  gitIn(root, "init", "--quiet", "--bare", `--object-format=${objects}`, name);
  const repository = join(root, name);
  gitIn(repository, "config", "uploadpack.allowFilter", String(filters));
  gitIn(repository, "config", "gc.auto", "0");
  gitIn(repository, "config", "receive.autogc", "false");
  const counts = { list: 0, fetch: 0, push: 0 };
  const server = createServer((request, response) => {
    const what = whatOf(request);
    const reported = { what, number: counts[what]++ };
    made.requests.push(reported);
    const fault = made.fault(reported);
    if (fault === "drop") return void request.socket.destroy();
    if (fault === "hang") return;
    if (fault === "error") return answer(response, 500, "out of order");
    if (!isLetIn(request)) {
      response.setHeader("WWW-Authenticate", 'Basic realm="app"');
      return answer(response, 401, "who are you?");
    }
    if (fault === "refuse") return answer(response, 403, "Write access to repository not granted.");
    if (fault === "rival") rival(repository);
    backend(request, response, root, fault === "lost", (bytes) => {
      if (what === "push") made.bytes.pushed += bytes.received;
      else if (what === "fetch") made.bytes.fetched += bytes.sent;
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const made: GitServer = {
    url: `http://127.0.0.1:${port}/${name}`,
    token: TOKEN,
    git: (...args) => gitIn(repository, ...args),
    fault: () => null,
    bytes: { pushed: 0, fetched: 0 },
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  return made;
}

function whatOf({ url = "" }: IncomingMessage): GitRequest["what"] {
  if (url.includes("/info/refs")) return "list";
  return url.endsWith("/git-receive-pack") ? "push" : "fetch";
}

function isLetIn({ headers }: IncomingMessage): boolean {
  const [, reported = ""] = /^basic (.+)$/i.exec(headers.authorization ?? "") ?? [];
  return Buffer.from(reported, "base64").toString() === `x-access-token:${TOKEN}`;
}

/** Somebody else pushes a moment earlier, on top of whatever others pushed meanwhile: a rival takes nothing away. */
function rival(repository: string): void {
  for (let tries = 0; tries < 20; tries += 1) if (pushedAsRival(repository)) return;
  throw new Error("no rival could push: the branch cannot be written, or others are always faster");
}

function pushedAsRival(repository: string): boolean {
  const branch = "refs/heads/gh-pages";
  const found = gitIn(repository, "for-each-ref", "--format=%(objectname)", branch);
  const tree =
    found === "" ? gitIn(repository, "hash-object", "-t", "tree", "-w", "/dev/null") : `${found}^{tree}`;
  const parents = found === "" ? [] : ["-p", found];
  const commit = gitIn(repository, "commit-tree", tree, ...parents, "-m", "Rival");
  try {
    gitIn(repository, "update-ref", branch, commit, found || "0".repeat(40));
    return true;
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.end(`${text}\n`);
}

function backend(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  loses: boolean,
  done: (bytes: { readonly received: number; readonly sent: number }) => void,
): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://x");
  const { headers } = request;
  const child = spawn(BACKEND, [], {
    env: {
      ...ownEnvironment(),
      ...{
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: "1",
        REMOTE_USER: "octocat",
        REMOTE_ADDR: "127.0.0.1",
      },
      ...{ PATH_INFO: pathname, QUERY_STRING: search.slice(1), REQUEST_METHOD: request.method ?? "GET" },
      CONTENT_TYPE: headers["content-type"] ?? "",
      ...(headers["content-length"] && { CONTENT_LENGTH: headers["content-length"] }),
      ...(headers["content-encoding"] && { HTTP_CONTENT_ENCODING: headers["content-encoding"] }),
      ...(headers["git-protocol"] && { GIT_PROTOCOL: String(headers["git-protocol"]) }),
    },
    stdio: ["pipe", "pipe", "ignore"],
  });
  let received = 0;
  request.on("data", (piece: Buffer) => {
    received += piece.length;
  });
  child.stdin.on("error", () => {});
  request.pipe(child.stdin);
  const pieces: Buffer[] = [];
  child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
  child.once("close", () => {
    const whole = Buffer.concat(pieces);
    const end = whole.indexOf("\r\n\r\n");
    const body = whole.subarray(end + 4);
    done({ received, sent: body.length });
    if (loses) return void request.socket.destroy();
    for (const line of whole.toString("latin1", 0, Math.max(0, end)).split("\r\n")) {
      const [name, ...value] = line.split(": ");
      if (name === "Status") response.statusCode = Number.parseInt(value.join(": "), 10);
      else if (name) response.setHeader(name, value.join(": "));
    }
    response.end(body);
  });
}
