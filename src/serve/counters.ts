import type { CounterName } from "../format/names.ts";
import type { Counters } from "../format/sample.ts";
import { jvmCollections } from "../platform/jvm-counters.ts";
import { ioCalls } from "../platform/proc.ts";

/**
 * How each counter of a server's processes is read, all since their start; null where it is not counted, or not for us. Reading asks
 * nothing of the server, which is started as it would be without.
 */
const PROBES: Readonly<Record<CounterName, (pids: readonly number[]) => number | null>> = {
  "io-calls": ioCalls,
  collections: jvmCollections,
};

/** The counters that can be read of these processes. */
export function countersOf(pids: readonly number[]): Counters {
  const read = Object.entries(PROBES).map(([name, probe]) => [name, probe(pids)] as const);
  return Object.fromEntries(read.filter(([, count]) => count !== null));
}
