import { UsageError } from "../errors.ts";
import type { RightAnswer } from "../init/config-text.ts";
import { HEALTH, mayBeRequested } from "../init/paths.ts";
import type { Proposal } from "../init/proposal.ts";
import type { Address } from "../platform/ports.ts";
import type { Answer, SendOptions } from "../serve/answer.ts";
import { sendRequest } from "../serve/send-request.ts";
import type { Host } from "./host.ts";
import type { Found } from "./trial-port.ts";

/** What a server answered to a request. */
interface Asked {
  readonly path: string;
  /** Twice the same request; null where one of them got no whole answer. */
  readonly answers: readonly [Answer, Answer] | null;
}

export interface Answered {
  readonly answer: RightAnswer;
  /** A path that only reports health. */
  readonly ready?: string;
  readonly others: readonly string[];
}

/** What no server has. */
const NOWHERE = "/loadgate-no-such-path";

/** All paths together are requested for no longer than this. */
const SECONDS = 20;
/** A longer body is held to its length alone. */
const LONGEST_BODY = 200;
const MOST_NAMED = 12;

/** Requests each path twice, and takes the first that is answered rightly. UsageError, with all that was answered, where none is. */
export async function findAnswer(
  { address, tls }: Pick<Found, "address" | "tls">,
  paths: readonly string[],
  { clock, signal }: Host,
  services: string,
): Promise<Answered> {
  const until = clock.now() + SECONDS;
  const options: Asking = { timeoutSeconds: 5, signal, ...(tls && { tls }) };
  const asked: Asked[] = [];
  const left = [...paths];
  for (let path = left.shift(); path !== undefined && clock.now() <= until; path = left.shift()) {
    const answers = await askTwice(address, path, options);
    asked.push({ path, answers });
    const behind = answers && redirectedTo(path, answers[0]);
    if (behind !== null && !asked.some((each) => each.path === behind)) left.unshift(behind);
  }
  const right = asked.filter((each): each is Asked & { answers: [Answer, Answer] } => isRight(each));
  // A server that answers everything alike has none of the paths.
  const fallback = (await askTwice(address, NOWHERE, options))?.[0];
  const own = right.filter(({ answers }) => !fallback || answers[0].digest !== fallback.digest);
  const working = [...own, ...right].filter(({ path }) => !HEALTH.includes(path));
  const chosen = working[0] ?? right[0];
  if (!chosen) throw new UsageError(nothingRight(asked, services));
  const [first, second] = chosen.answers;
  const ready = own.find(({ path }) => HEALTH.includes(path))?.path;
  const body = bodyOf(first, second);
  return {
    answer: {
      path: chosen.path,
      status: first.status,
      ...(body !== null && { body }),
      sameLength: first.length === second.length,
      keepalive: await keepsAlive(address, chosen.path, tls),
    },
    ...(ready !== undefined && { ready }),
    others: own.map(({ path }) => path).filter((path) => path !== chosen.path && !HEALTH.includes(path)),
  };
}

type Asking = SendOptions & { readonly signal: AbortSignal };

async function askTwice(address: Address, path: string, options: Asking): Promise<Asked["answers"]> {
  const request = { method: "GET", paths: [path], headers: [] };
  const once = () => sendRequest(address, request, path, options);
  try {
    return [await once(), await once()];
  } catch {
    options.signal.throwIfAborted();
    return null;
  }
}

/** The path of this server that an answer leads to; null where it is none, or changes something. */
export function redirectedTo(
  path: string,
  { status, headers }: Pick<Answer, "status" | "headers">,
): string | null {
  if (status < 300 || status >= 400 || headers.location === undefined) return null;
  const here = "http://server.invalid";
  const to = URL.canParse(headers.location, here + path) ? new URL(headers.location, here + path) : null;
  const own = to !== null && (to.origin === here || /^(?:localhost|127\.0\.0\.1)$/.test(to.hostname));
  return own && mayBeRequested(to.pathname) ? to.pathname + to.search : null;
}

function isRight({ answers }: Asked): boolean {
  return answers?.every(({ status }) => status >= 200 && status < 300) ?? false;
}

function bodyOf(first: Answer, second: Answer): string | null {
  if (first.digest !== second.digest || first.length === 0 || first.length > LONGEST_BODY) return null;
  const text = first.body.toString("utf8");
  // Bytes that are no text would be others once written.
  return Buffer.from(text, "utf8").equals(first.body) && !text.includes("\0") ? text : null;
}

/** What to do about what a server may lack; what was left out of its compose file comes first. */
export function adviceOnServices(compose: string | null, { services, notes = [] }: Proposal): string {
  const left = notes.filter((note) => note.includes("left out")).map((note) => note.replace(/\.$/, ""));
  if (left.length > 0)
    return `${left.join("; ")}; write loadgate.yml by hand, with what the server lacks of that`;
  if (services) return "look into the log of its service, and write loadgate.yml by hand";
  return compose === null
    ? "write loadgate.yml by hand, with a database or the like under services: and its address under env:"
    : `take its services along: loadgate init --from ${compose}`;
}

function nothingRight(asked: readonly Asked[], services: string): string {
  const statuses = (test: (status: number) => boolean) =>
    asked.flatMap(({ path, answers }) =>
      answers && test(answers[0].status) ? [{ path, answer: answers[0] }] : [],
    );
  const [redirect] = statuses((status) => status >= 300 && status < 400);
  const [locked] = statuses((status) => status === 401 || status === 403);
  const [failed] = statuses((status) => status >= 500);
  const way = "name a path that answers by itself: loadgate init --path /PATH";
  if (locked) {
    const scheme = schemeOf(locked.answer);
    return `${locked.path} answered ${locked.answer.status}, since it requires a login; ${way}, or write loadgate.yml by hand with secrets: [CREDENTIALS] in its target and request: { path: ${locked.path}, headers: { authorization: "${scheme} \${CREDENTIALS}" } } in its scenario${scheme === "Basic" ? ", where CREDENTIALS is the base64 of USER:PASSWORD" : ""}`;
  }
  if (redirect)
    return `${redirect.path} answered ${redirect.answer.status}, which leads to ${redirect.answer.headers.location ?? "nowhere"}, and a redirect measures nothing of the page behind it; ${way}`;
  if (failed) return `${failed.path} answered ${failed.answer.status}, an error of the server; ${services}`;
  const answered = asked.find(({ answers }) => answers);
  return answered
    ? `none of ${pathsOf(asked)} was answered with success (${answered.path}: ${answered.answers?.[0].status}); ${way}`
    : `the server listens, but gave no whole answer to ${pathsOf(asked)} within 5 s each; ${way}`;
}

/** The first of them, since what is said of them is one sentence. */
function pathsOf(asked: readonly Asked[]): string {
  const named = asked.slice(0, MOST_NAMED).map(({ path }) => path);
  const others = asked.length - named.length;
  return `${named.join(" ")}${others > 0 ? ` and ${others} more` : ""}`;
}

/** How it wants a login: Basic, Bearer and so on. */
function schemeOf({ headers }: Answer): string {
  return /^[A-Za-z][\w-]*/.exec(headers["www-authenticate"] ?? "")?.[0] ?? "Bearer";
}

/** Whether a second request goes over the first one's connection, as the load's would. */
async function keepsAlive({ host, port }: Address, path: string, tls: Found["tls"]): Promise<boolean> {
  const { Agent, request } = process.getBuiltinModule(tls ? "node:https" : "node:http");
  const trust = tls && { rejectUnauthorized: false, servername: tls.name };
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...trust });
  const once = () =>
    new Promise<boolean>((resolve, reject) => {
      const sent = request(
        { host, port, path, agent, timeout: 5000, headers: { accept: "*/*" } },
        (response) => {
          response.resume();
          response.once("end", () => resolve(sent.reusedSocket));
          response.once("error", reject);
        },
      );
      sent.once("timeout", () => sent.destroy(new Error("no answer")));
      sent.once("error", reject);
      sent.end();
    });
  try {
    await once();
    // The socket is free again a moment after the answer's end.
    await new Promise((resolve) => setTimeout(resolve, 20));
    return await once();
  } catch {
    return false;
  } finally {
    agent.destroy();
  }
}
