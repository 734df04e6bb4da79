import { DEFAULTS } from "../config/fields.ts";
import { UsageError } from "../errors.ts";
import type { Address } from "../platform/ports.ts";
import { type ListeningPort, portsOf, unixSocketsOf } from "../platform/proc.ts";
import type { SendOptions } from "../serve/answer.ts";
import type { Runner, Served } from "../serve/runner.ts";
import { sendRequest } from "../serve/send-request.ts";
import { oneLine, tailOfLog } from "../text/escape.ts";
import type { Host } from "./host.ts";

/** Where a server was found to listen. */
export interface Found {
  readonly address: Address;
  /** Whether that is where PORT asked it to. */
  readonly honoursPort: boolean;
  /** Set where it speaks HTTPS; any certificate is taken. */
  readonly tls?: AnyCertificate;
}

type AnyCertificate = NonNullable<SendOptions["tls"]> & { readonly caFile: null };

const ANY_CERTIFICATE: AnyCertificate = { name: DEFAULTS.tlsName, caFile: null };

interface Looking {
  readonly isolation: Runner["name"];
  readonly host: Host;
  readonly timeoutSeconds: number;
  /** The port that it probably has, where it has several. */
  readonly likely: number;
  /** What to advise where something it needs does not answer. */
  readonly services: string;
}

const POLL_SECONDS = 0.05;
/** A server may open one port after the other. */
const SETTLE_SECONDS = 0.3;

/** What servers say where something that they need does not answer. */
const UNREACHED =
  /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b|connection refused|connection timed out|could not (?:connect|translate host name)|can't connect|name or service not known|no such host|no route to host|\bdial tcp\b|OperationalError|CommunicationsException|ServerSelection|waiting for (?:the |a )?(?:database|db|postgres|mysql|mariadb|mongo|redis)/i;

/** The line of a crash that says why: what follows it are traces, notes and versions. */
const REASON =
  /^(?:Uncaught )?(?:[\w.$]*(?:Error|Exception)\b.*|panic: .*|fatal(?: error)?: .*|thread '.*' .*panicked at .*|.*\bcaused by: .*|exception in thread .*|PHP Fatal error: .*)$/i;

/** Waits until a server that was started listens, and answers HTTP. UsageError, with what to write by hand, where it never does. */
export async function findPort(server: Served, looking: Looking): Promise<Found> {
  const { host, timeoutSeconds, isolation } = looking;
  const { clock, signal } = host;
  const limit = clock.now() + timeoutSeconds;
  let listening: readonly ListeningPort[] = [];
  while (clock.now() < limit) {
    signal.throwIfAborted();
    if (server.ended()) throw new UsageError(await whyEnded(server, listening, looking));
    listening = await listenersOfServer(server, isolation);
    if (listening.length > 0) {
      const before = listening.length;
      await clock.sleep(SETTLE_SECONDS, signal);
      listening = await listenersOfServer(server, isolation);
      if (server.ended()) throw new UsageError(await whyEnded(server, [], looking));
      const found = listening.length === before ? await chosenOf(listening, server, looking) : null;
      if (found) return found;
    }
    await clock.sleep(POLL_SECONDS, signal);
  }
  throw new UsageError(await whySilent(listening, server, looking));
}

/** Of a container on another machine nothing is known but where it should listen. */
async function listenersOfServer(
  server: Served,
  isolation: Runner["name"],
): Promise<readonly ListeningPort[]> {
  const pids = server.meter.pids();
  if (pids.length > 0 || isolation === "process") return portsOf(pids, server.meter.ownNetwork);
  return [{ port: server.nearby.port, loopback: false }];
}

/** The one of its ports that answers HTTP; null where none does yet. */
async function chosenOf(
  listening: readonly ListeningPort[],
  server: Served,
  { isolation, likely, host }: Looking,
): Promise<Found | null> {
  const { host: name, port: asked } = server.address;
  const reached = listening.filter(({ loopback }) => !loopback || isolation === "process");
  const found: Found[] = [];
  for (const { port } of reached) {
    const address = { host: name, port };
    const spoken = await spokenAt(address, host.signal);
    if (spoken !== null)
      found.push({
        address,
        honoursPort: port === asked,
        ...(spoken === "https" && { tls: ANY_CERTIFICATE }),
      });
  }
  const at = (port: number) => found.find(({ address }) => address.port === port);
  const [only, another] = found;
  if (only === undefined) return null;
  const chosen = at(asked) ?? (another === undefined ? only : at(likely));
  if (chosen) return chosen;
  throw new UsageError(
    `the server listens on ${found.map(({ address }) => address.port).join(" and on ")} and not on PORT, so which of them to measure is not known; let it listen on the variable PORT, or write loadgate.yml by hand with the right one under port:`,
  );
}

/** A server of HTTPS gives no answer to HTTP, or 400. */
async function spokenAt(address: Address, signal: AbortSignal): Promise<"http" | "https" | null> {
  const status = await statusAt(address, { signal });
  if (status !== null && status !== 400) return "http";
  if ((await statusAt(address, { signal, tls: ANY_CERTIFICATE })) !== null) return "https";
  return status === null ? null : "http";
}

/** 0 where what came was HTTP, but no whole answer; null where it was none. */
async function statusAt(
  address: Address,
  options: Pick<SendOptions, "signal" | "tls">,
): Promise<number | null> {
  const request = { method: "GET", paths: ["/"], headers: [] };
  return sendRequest(address, request, "/", { timeoutSeconds: 5, ...options }).then(
    ({ status }) => status,
    (error: Error) =>
      /no whole answer|larger than|switches to another/.test(error.message) && !/ECONN/.test(error.message)
        ? 0
        : null,
  );
}

/** Why it ended: at once, or where it listened already, when it was asked. */
async function whyEnded(
  server: Served,
  listened: readonly ListeningPort[],
  { host, services }: Looking,
): Promise<string> {
  // What it said last may still be on its way.
  await host.clock.sleep(0.1);
  const end = server.ended();
  const how = end?.signal
    ? `by ${end.signal}`
    : end?.exitCode === null
      ? ""
      : `with exit code ${end?.exitCode}`;
  const log = await server.log();
  const missing = unreachedIn(log);
  if (missing !== null)
    return `the server ended since something that it needs did not answer (${missing}); ${services}`;
  const [first] = listened;
  const when = first ? `at the first request, on port ${first.port},` : "at once";
  return `the server ended ${when}${how && ` ${how}`}, ${quoteReason(log)}; start it by hand, and write what that takes under command: (and env:) in loadgate.yml, or as: loadgate init --command 'PROGRAM ARGUMENTS'`;
}

async function whySilent(
  listening: readonly ListeningPort[],
  server: Served,
  { timeoutSeconds, isolation, services }: Looking,
): Promise<string> {
  const log = await server.log();
  const missing = unreachedIn(log);
  if (missing !== null)
    return `the server did not answer within ${timeoutSeconds} s, since something that it needs did not (${missing}); ${services}`;
  const ports = listening.map(({ port }) => port).join(" and ");
  const [socket] = listening.length === 0 ? unixSocketsOf(server.meter.pids()) : [];
  if (socket !== undefined)
    return `the server listens on the Unix socket ${oneLine(socket)} and on no port, and loadgate sends requests over TCP; let it listen on the variable PORT where that is set`;
  if (listening.length === 0)
    return `the server listened on no port within ${timeoutSeconds} s, ${quoteReason(log)}; give it longer with --start-timeout 5m, or write what starts it under command: in loadgate.yml by hand`;
  if (isolation === "docker" && listening.every(({ loopback }) => loopback))
    return `the server listens on port ${ports} of its container's own address 127.0.0.1, where nobody reaches it; let it listen on 0.0.0.0`;
  if (listening.every(({ loopback }) => loopback))
    return `the server listens on port ${ports} of an address of this machine's own but answered no HTTP at 127.0.0.1; let it listen on 127.0.0.1 or 0.0.0.0`;
  return `the server listens on port ${ports} but answered neither HTTP nor HTTPS there within ${timeoutSeconds} s; name the port of its HTTP under port: in loadgate.yml by hand`;
}

/** The line of a log that says what could not be reached; null where none does. */
export function unreachedIn(log: string): string | null {
  const line = log.split("\n").find((each) => UNREACHED.test(each));
  return line === undefined ? null : oneLine(line);
}

/** What a log says of its end: the line of a crash that says why, else its last. */
export function quoteReason(log: string): string {
  const lines = tailOfLog(log, 40)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const reason = lines.findLast((line) => REASON.test(line));
  const quoted = reason === undefined ? "said last" : "said";
  const line = reason ?? lines.at(-1);
  return line === undefined ? "and printed nothing" : `and ${quoted}: ${oneLine(line)}`;
}
