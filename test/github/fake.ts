import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Route, violations } from "./openapi.ts";
import { GRAPHQL, type Reply, ROUTES } from "./routes.ts";
import { emptyWorld, minute, type World } from "./world.ts";
import { zipOf } from "./zip.ts";

/** What goes wrong with one request. `lost` is carried out, but its answer never arrives; with `silence` no answer ever comes. */
export type Fault =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly message: string;
      readonly headers?: Record<string, string>;
    }
  | { readonly kind: "unheard" }
  | { readonly kind: "lost" }
  | { readonly kind: "silence" };

export interface Asked {
  readonly route: string;
  readonly path: string;
  readonly body: unknown;
  readonly token: string | null;
}

export interface FakeGithub extends AsyncDisposable {
  readonly url: string;
  readonly world: World;
  /** All requests so far. */
  readonly asked: Asked[];
  /** Decides for each request whether something goes wrong. */
  fault: (asked: Asked, count: number) => Fault | null;
  /** What of requests and answers GitHub's description does not allow; disposing throws if there is any. */
  readonly violations: string[];
}

/** Where the stand-in for actions/upload-artifact sends its files. */
export const UPLOAD = "/upload";

/** Failures that any route may answer with, whether or not the description lists them. */
const FAILURES = [401, 403, 404, 410, 422, 429, 500, 502, 503];

/** A GitHub that keeps state, and holds every request and answer against GitHub's own description. */
export async function fakeGithub(): Promise<FakeGithub> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      fake.violations.push(`the fake failed: ${error.stack}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeGithub = {
    url,
    world: emptyWorld(url),
    asked: [],
    fault: () => null,
    violations: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (fake.violations.length > 0) throw new Error(fake.violations.join("\n"));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", url);
    if (pathname.startsWith("/blobs/")) return sendBlob(pathname, response);
    const text = await bodyOf(request);
    if (pathname === UPLOAD && request.method === "GET")
      return void response.end(JSON.stringify(fake.world.uploads));
    if (pathname === UPLOAD) return receive(query, text, response);
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const token = /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? null;
    const found = match(request.method ?? "GET", pathname);
    const asked: Asked = { route: found?.route ?? "unknown", path: pathname, body, token };
    fake.asked.push(asked);
    const fault = fake.fault(asked, fake.asked.filter(({ route }) => route === asked.route).length);
    if (fault?.kind === "silence") return;
    if (fault?.kind === "unheard") return void response.destroy();
    if (fault?.kind === "answer")
      return send({
        status: fault.status,
        answer: { message: fault.message },
        ...(fault.headers && { headers: fault.headers }),
      });
    if (!found) return send({ status: 404, answer: { message: "Not Found" } });
    const who = fake.world.tokens.get(token ?? "");
    const reply = who
      ? found.handle({ world: fake.world, who, query, body, params: found.params, path: pathname })
      : { status: 401, answer: { message: "Bad credentials" } };
    if (!FAILURES.includes(reply.status) && found.route !== GRAPHQL)
      fake.violations.push(
        ...violations(found.route, { query, body, status: reply.status, answer: reply.answer }),
      );
    if (fault?.kind === "lost") return void response.destroy();
    send(reply);

    function send({ status, answer: data, headers = {} }: Reply): void {
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
      response.end(data === undefined ? "" : JSON.stringify(data));
    }
  }

  /** What the runner's own service does, which the REST interface knows nothing of: artifacts within a run. */
  async function receive(query: URLSearchParams, text: string, response: ServerResponse): Promise<void> {
    const files = Object.entries(JSON.parse(text) as Record<string, string>);
    const { world } = fake;
    const zip = await zipOf(
      Object.fromEntries(files.map(([name, data]) => [name, Buffer.from(data, "base64")])),
    );
    const [name, run] = [query.get("name") ?? "", Number(query.get("run"))];
    if (!world.runs.has(run))
      world.runs.set(run, {
        ...{ id: run, workflow: 1, event: "pull_request", headSha: "", createdAt: minute(0) },
        headRepository: world.repositoryId,
      });
    world.uploads.push({ name, files: Object.fromEntries(files) });
    world.artifacts.push({
      id: world.nextId++,
      run,
      name,
      headSha: "",
      headRepository: world.repositoryId,
      zip,
    });
    response.end();
  }

  function sendBlob(path: string, response: ServerResponse): void {
    const blob = fake.world.blobs.get(path);
    response.writeHead(blob ? 200 : 404, { "content-type": "application/zip" });
    response.end(blob);
  }

  return fake;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function match(method: string, path: string) {
  for (const [name, handle] of Object.entries(ROUTES)) {
    const [verb = "", template = ""] = name.split(" ");
    if (verb !== method) continue;
    const pattern = template.replace(/\{([a-z_]+)\}/g, "(?<$1>[^/]+)");
    const found = new RegExp(`^${pattern}$`).exec(path);
    if (found) return { route: name as Route, handle, params: { ...found.groups } as Record<string, string> };
  }
  return null;
}
