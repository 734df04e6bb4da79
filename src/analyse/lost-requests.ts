import type { Variant } from "../format/faults.ts";
import type { Finding } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Sample, Via } from "../format/sample.ts";
import type { CountedFault } from "./faults-and-limits.ts";

/**
 * Requests that were on their way when the server closed the connection that it had kept until then. HTTP lets it, and clients send
 * again what may be sent twice (RFC 9112, 9.3.1 and 9.2.2 of RFC 9110); Apache does so where all its workers are busy. The generator
 * and our nginx do not send again, so that a server that drops requests stays visible.
 */

/** The most of a sample's requests that may be lost so: beyond, it is the server that cannot answer them. */
const MOST_LOST = 0.02;

/** Methods of which a request may be sent twice. */
const IDEMPOTENT: readonly string[] = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"];

/**
 * As the generator says that a connection was closed instead of an answer: by itself "connection error" is what hyper says of one that was
 * reset, as a kernel does where a server closes with a request unread.
 */
const CLOSED =
  /connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;

/** As nginx does, which answers for a connection that was closed. */
const BAD_GATEWAY = "502";

type Requested = Pick<Scenario, "keepalive" | "request">;
type Output = Pick<Sample, "byStatus" | "errors">;

/** How many of a sample's requests were lost, where the scenario's may be sent again; 0 where they are too many for that. */
export function lostRequests(
  { byStatus, errors }: Output,
  { keepalive, request }: Requested,
  via: Via,
): number {
  if (!keepalive || !IDEMPOTENT.includes(request.method)) return 0;
  const closed = Object.entries(errors).filter(([error]) => CLOSED.test(error));
  const lost = total(closed.map(([, count]) => count)) + (via === "nginx" ? (byStatus[BAD_GATEWAY] ?? 0) : 0);
  return lost <= MOST_LOST * requestsOf({ byStatus, errors }) ? lost : 0;
}

interface Lost {
  readonly lost: number;
  readonly of: number;
}

type Loaded = Pick<CaseRecord, "via" | "sessions">;

/** What each side lost; null of one that was not loaded. */
function lostOfSides({ via, sessions }: Loaded, scenario: Scenario | undefined) {
  if (!scenario) return { base: null, head: null };
  const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
  const lostBy = (variant: Variant): Lost | null => {
    const own = samples.filter((sample) => sample.variant === variant);
    if (own.length === 0) return null;
    return {
      lost: total(own.map((sample) => lostRequests(sample, scenario, via))),
      of: total(own.map(requestsOf)),
    };
  };
  return { base: lostBy("base"), head: lostBy("head") };
}

/** What both sides lost, where they are taken to be alike. */
export function lostFinding(record: Loaded, scenario: Scenario | undefined): Finding[] {
  const { base, head } = lostOfSides(record, scenario);
  if (head === null || (base?.lost ?? 0) + head.lost === 0) return [];
  return [{ code: "requests-lost", ...(base && { base }), head }];
}

/** Lost requests that chance may give one side alone: they come in bursts, one for each connection that a server closes at once. */
const BY_CHANCE = 10;
const TIMES = 5;

/** Where head loses requests that base does not, it is no habit of the server, but what the change did. */
export function lostByHead(record: Loaded, scenario: Scenario | undefined): CountedFault[] {
  const { base, head } = lostOfSides(record, scenario);
  if (!scenario || !base || !head || head.lost <= BY_CHANCE || head.lost <= scenario.maxErrors * head.of)
    return [];
  if (head.lost * base.of <= TIMES * (base.lost + 1) * head.of) return [];
  const [failed, of] = [head.lost, head.of];
  const through = record.via === "nginx" ? { through: "nginx" as const } : {};
  const most =
    record.via === "nginx"
      ? [{ status: BAD_GATEWAY, count: failed }]
      : [{ error: "connection closed before message completed", count: failed }];
  const fault = { code: "errors", failed, of, unit: "requests", most, ...through } as const;
  return [{ variant: "head", fault, times: 1 }];
}

function requestsOf({ byStatus, errors }: Output): number {
  return total([...Object.values(byStatus), ...Object.values(errors)]);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
