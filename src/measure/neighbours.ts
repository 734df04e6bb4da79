import { constants } from "node:os";
import type { Fault, Variant } from "../format/faults.ts";
import type { Clock } from "../platform/clock.ts";
import {
  connectionsIn,
  type Listener,
  type LocalConnection,
  listenersIn,
  memoryKills,
  socketsOf,
  tcpTables,
} from "../platform/proc.ts";
import { type Deployment, endOf } from "./deployment.ts";

/** A variant, and how it was seen to be connected to the other, or to listen in its place. */
export interface Trespass {
  readonly variant: Variant;
  readonly fault: Extract<Fault, { code: "reached-other" }>;
}

/** One variant's ports, and the sockets that its processes have open. */
interface Resident {
  readonly variant: Variant;
  readonly ports: ReadonlySet<number>;
  readonly sockets: ReadonlySet<string>;
}

/** The share of a load's time that looks may take, which hold up what else goes on. */
const LOOKING = 0.1;

/**
 * How probably a load of so many seconds is looked at, if a look takes so many: all are, unless closed connections linger by the ten
 * thousand, through which the kernel goes each time.
 */
export function chanceOfLook(seconds: number, lookSeconds: number): number {
  return Math.min(1, (LOOKING * seconds) / lookSeconds);
}

/** Runs a load of so many seconds, and reports who was seen to reach another. */
export type Watched = <T>(
  deployments: readonly Deployment[],
  seconds: number,
  load: () => Promise<T>,
) => Promise<{ readonly result: T; readonly trespasses: readonly Trespass[] }>;

/**
 * Looks once in a load, at a moment that nobody can foresee, for connections between variants that share a network, and for who listens
 * at a port of the other's. Where each has its own network there is nothing to see.
 */
export function watchingNeighbours(clock: Clock): Watched {
  let lookSeconds = 0;
  return async (deployments, seconds, load) => {
    const looks = areNeighbours(deployments) && Math.random() < chanceOfLook(seconds, lookSeconds);
    if (!looks) return { result: await load(), trespasses: [] };
    let trespasses: Trespass[] = [];
    const over = new AbortController();
    const looked = clock.sleep(seconds * Math.random(), over.signal).then(
      () => {
        const began = clock.now();
        trespasses = trespassesNow(deployments, "loaded");
        lookSeconds = clock.now() - began;
      },
      () => {},
    );
    const result = await load().finally(() => over.abort());
    await looked;
    return { result, trespasses };
  };
}

/** The same when nothing is loaded any more, when nobody but nginx has a reason to be connected: then who hides is found too. */
export function neighboursAfter(deployments: readonly Deployment[]): Trespass[] {
  return areNeighbours(deployments) ? trespassesNow(deployments, "over") : [];
}

function areNeighbours(deployments: readonly Deployment[]): boolean {
  return deployments.length > 1 && deployments.some(({ server }) => !server.meter.ownNetwork);
}

type When = "loaded" | "over";

function trespassesNow(deployments: readonly Deployment[], when: When): Trespass[] {
  const ports = new Set(deployments.flatMap((each) => [...portsOf(each)]));
  const tables = tcpTables();
  const connections = connectionsIn(tables, ports);
  const listeners = listenersIn(tables).filter(({ port }) => ports.has(port));
  if (connections.length === 0 && listeners.length === 0) return [];
  const residents = deployments.map((deployment) => {
    return {
      variant: deployment.variant,
      ports: portsOf(deployment),
      sockets: socketsOfAll(deployment, when),
    };
  });
  return [
    ...trespassesIn(connections, residents, when === "over" ? socketsOf([process.pid]) : null),
    ...squattersIn(listeners, residents),
  ];
}

function partsOf({ server, proxy, services }: Deployment) {
  return [server, ...services, ...(proxy ? [proxy] : [])];
}

function portsOf(deployment: Deployment): Set<number> {
  return new Set(partsOf(deployment).map(({ address }) => address.port));
}

/** What left its group is looked for once nothing is loaded any more, since that takes a look at every process. */
function socketsOfAll(deployment: Deployment, when: When): Set<string> {
  const pids = partsOf(deployment).flatMap(({ meter, strays }) => [
    ...meter.pids(),
    ...(when === "over" ? (strays?.() ?? []) : []),
  ]);
  return socketsOf(pids);
}

/**
 * Who is connected to another variant's ports. With `own`, our own sockets, when nobody is loaded: then a connection to base that is
 * nobody's we know is head's too, whose processes may hide; base was reviewed.
 */
export function trespassesIn(
  connections: readonly LocalConnection[],
  residents: readonly Resident[],
  own: ReadonlySet<string> | null,
): Trespass[] {
  const counts = new Map<string, { variant: Variant; of: Variant; connections: number }>();
  for (const { to, inode } of connections) {
    const of = residents.find(({ ports }) => ports.has(to));
    const holder =
      residents.find(({ sockets }) => sockets.has(inode)) ??
      (own !== null && !own.has(inode) && of?.variant === "base"
        ? residents.find(({ variant }) => variant === "head")
        : undefined);
    if (!of || !holder || of.variant === holder.variant) continue;
    const key = `${holder.variant} ${of.variant}`;
    const known = counts.get(key);
    if (known) known.connections += 1;
    else counts.set(key, { variant: holder.variant, of: of.variant, connections: 1 });
  }
  return [...counts.values()].map(({ variant, ...found }) => {
    return { variant, fault: { code: "reached-other", ...found } };
  });
}

/**
 * Who listens at a port of another variant's, which it can where that one does not listen yet, or shares its port. A server that does not
 * end for that would be measured by the other's answers.
 */
export function squattersIn(
  listeners: readonly Pick<Listener, "port" | "inode">[],
  residents: readonly Resident[],
): Trespass[] {
  return residents.flatMap(({ variant, sockets }) =>
    residents.flatMap((other): Trespass[] => {
      const taken = listeners.filter(({ port, inode }) => other.ports.has(port) && sockets.has(inode));
      if (other.variant === variant || taken.length === 0) return [];
      const found = { of: other.variant, connections: taken.length, listened: true } as const;
      return [{ variant, fault: { code: "reached-other", ...found } }];
    }),
  );
}

/** Signals that somebody sends. Those that a program gets for what it does itself, SIGSEGV and the like, say nothing of others. */
const SENT = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGTERM"] as const;

/** What a shell, and what takes after it, ends with whose command was ended by a signal. */
const SHELL = 128;

type Died = Extract<Fault, { code: "died" }>;

/** Whether a server ended because somebody sent it a signal. */
export function wasEnded({ of, end: { signal, exitCode } }: Pick<Died, "of" | "end">): boolean {
  if (of !== "server") return false;
  return SENT.some((name) => name === signal || SHELL + constants.signals[name] === exitCode);
}

/**
 * Begins to watch for a base that is ended from outside; what is returned says so in head's name, which may send signals to it where both
 * are processes of one user. What the kernel ends where memory runs out is nobody's.
 */
export function watchEnds(
  deployments: readonly Deployment[],
): (variant: Variant, fault: Fault) => { readonly variant: "head"; readonly fault: Fault } | null {
  const kills = memoryKills();
  const head = deployments.find(({ variant }) => variant === "head");
  return (variant, fault) => {
    const base = deployments.find((each) => each.variant === variant && variant === "base");
    // Nothing in a container sees what is outside.
    if (!head || !base || base.server.meter.ownNetwork) return null;
    if (fault.code !== "died" || !wasEnded(fault) || endOf(head) !== null) return null;
    if (memoryKills() !== kills) return null;
    return { variant: "head", fault: { code: "ended-other", of: "base", end: fault.end } };
  };
}
