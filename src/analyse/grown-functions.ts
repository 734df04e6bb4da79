import type { GrownFunction, Growth } from "../format/results.ts";
import { type CaseProfile, FRAME_SEPARATOR, type Stacks } from "../model/profile.ts";

const MOST_FUNCTIONS = 3;

/** What a profile says of a case in a few functions. */
export function growthOf({ tool, base, head, lines }: CaseProfile): Growth {
  return {
    tool,
    base: sum(base),
    head: sum(head),
    functions: grownFunctions(base, head, MOST_FUNCTIONS).map((found) => {
      const line = lines.get(found.name);
      return { ...found, ...(line !== undefined && { line }) };
    }),
  };
}

/** Below this share of the growth a function explains nothing. */
const LEAST_SHARE = 0.1;
/** What "most of the growth" is; a sampled profile is not exact, so more than all of it is allowed for too. */
const MOST_OF = 0.5;
const NO_MORE_THAN = 1.5;

/**
 * The functions that head's growth is in, at most so many, the most informative first: of those that hold most of it, with all that they
 * call, the one that costs least, which is the deepest. Its stacks are then left out, and what is left is looked through again.
 * Where the deepest is the runtime's or the collector's, the deepest of the server's own code goes before it.
 */
export function grownFunctions(base: Stacks, head: Stacks, most: number): GrownFunction[] {
  const whole = sum(head) - sum(base);
  if (!(whole > 0)) return [];
  const found: PlacedFunction[] = [];
  let [restOfBase, restOfHead] = [base, head];
  while (found.length < most) {
    const growth = sum(restOfHead) - sum(restOfBase);
    if (growth < LEAST_SHARE * whole) break;
    const holders = inclusive(restOfBase, restOfHead).filter(
      ({ base, head }) => head - base >= MOST_OF * growth && head - base <= NO_MORE_THAN * growth,
    );
    const deepest = leastCost(holders);
    if (deepest === undefined) break;
    const own = leastCost(holders.filter(({ kind }) => kind === "code"));
    const named = deepest.kind === "code" || own === undefined ? [deepest] : [own, deepest];
    found.push(...named);
    // What the widest of them holds is explained.
    const explained = named[0]?.name ?? "";
    restOfBase = without(restOfBase, explained);
    restOfHead = without(restOfHead, explained);
  }
  return found.slice(0, most).map(({ depth: _, ...rest }) => rest);
}

/** Of those that cost the same, a caller and what it calls alone, the one that is called. */
function leastCost(functions: readonly PlacedFunction[]): PlacedFunction | undefined {
  const same = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(a, b);
  return functions.toSorted((a, b) => (same(a.head, b.head) ? b.depth - a.depth : a.head - b.head))[0];
}

interface PlacedFunction extends GrownFunction {
  /** Of its deepest frame. */
  readonly depth: number;
}

const framesOf = (stack: string) => stack.split(FRAME_SEPARATOR);

/** What each function costs with all that it calls; one that calls itself is counted once. */
function inclusive(base: Stacks, head: Stacks): PlacedFunction[] {
  const costs = new Map<string, { base: number; head: number; depth: number }>();
  for (const [side, stacks] of [
    ["base", base],
    ["head", head],
  ] as const)
    for (const [stack, cost] of stacks) {
      const frames = framesOf(stack);
      for (const name of new Set(frames)) {
        const entry = costs.get(name) ?? { base: 0, head: 0, depth: 0 };
        costs.set(name, entry);
        entry[side] += cost;
        entry.depth = Math.max(entry.depth, frames.lastIndexOf(name));
      }
    }
  return [...costs].map(([name, cost]) => ({ name, kind: kindOf(name), ...cost }));
}

function without(stacks: Stacks, name: string): Stacks {
  return new Map([...stacks].filter(([stack]) => !framesOf(stack).includes(name)));
}

function sum(stacks: Stacks): number {
  let total = 0;
  for (const cost of stacks.values()) total += cost;
  return total;
}

/** V8's, Go's, HotSpot's, CPython's. */
const COLLECTOR =
  /garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i;
const RUNTIME =
  /_\[k\]$| <frozen | node:|^\((?:program|root|native)\)|^(?:runtime|internal\/runtime|syscall)[./]|^_Py|^Py[A-Z]|^(?:javax?|jdk|sun|com\.sun)\.|^_int_(?:malloc|free)|^(?:__?libc|malloc|free|mem(?:cpy|move|set))|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]|^Interpreter$/;

/** Of a function by the name that its profiler gives it. */
export function kindOf(name: string): GrownFunction["kind"] {
  if (COLLECTOR.test(name)) return "collector";
  return RUNTIME.test(name) ? "runtime" : "code";
}
