import type { GrownFunction, Growth, MetricResult } from "../format/results.ts";
import type { CaseProfile, Stacks } from "../model/profile.ts";
import { type AttributedStack, attributed, kindOf } from "./stack-attribution.ts";

const MOST_FUNCTIONS = 3;

/** What a profile says of a case in a few functions. */
export function growthOf({ tool, base, head, lines, grain }: CaseProfile): Growth {
  // perf alone puts the thread's name before the outermost function.
  const grown = grownFunctions(base, head, MOST_FUNCTIONS, tool === "perf");
  const found = grown.filter((each) => isBeyondChance(each, grain));
  const placed = <T extends { readonly name: string }>(one: T) => {
    const line = lines.get(one.name);
    return { ...one, ...(line !== undefined && { line }) };
  };
  const functions = found.map(({ calls, ...one }) => ({
    ...placed(one),
    ...(calls !== undefined && { calls: placed(calls) }),
  }));
  return { tool, base: sum(base), head: sum(head), functions };
}

/** So many standard errors are no chance. */
const BEYOND_CHANCE = 2;

/** Whether the samples of a function differ by more than such counts do by themselves. */
function isBeyondChance({ base, head }: Cost, grain: CaseProfile["grain"]): boolean {
  if (!grain) return true;
  return head - base > BEYOND_CHANCE * Math.sqrt(base * grain.base + head * grain.head);
}

/** From this share on of the growth that was measured a profile explains it; it is taken in a shorter run, with colder servers. */
const LEAST_EXPLAINED = 0.25;

/** What of a case says how much of its growth a profile saw. */
export interface Profiled {
  readonly metrics: readonly Pick<MetricResult, "name" | "base" | "ratio" | "interval">[];
  readonly growth?: Growth;
}

/**
 * Why the profile of a case explains nothing: CPU time per request did not grow, so what grew is waiting; or most of its growth is
 * where the profiler does not look, such as threads that it cannot see. Null where it does, or nothing is known.
 */
export function unexplained({ metrics, growth }: Profiled): "waiting" | "unseen" | null {
  const cpu = metrics.find(({ name }) => name === "cpu");
  if (!growth || cpu?.ratio == null || cpu.base === null) return null;
  const grew = (cpu.interval?.low ?? cpu.ratio) > 1;
  if (!grew) return "waiting";
  const measured = cpu.base * (cpu.ratio - 1);
  return growth.head - growth.base < LEAST_EXPLAINED * measured ? "unseen" : null;
}

/** Below this share of the growth a function explains nothing. */
const LEAST_SHARE = 0.1;
/** What "most of the growth" is; a sampled profile is not exact, so more than all of it is allowed for too. */
const MOST_OF = 0.5;
const NO_MORE_THAN = 1.5;

/**
 * The functions that head's growth is in, at most so many, what grew most first. From the outermost function it goes down as long as one
 * that is called holds most of the growth; that one is named, and then what is left, the largest branch first. What the runtime does
 * belongs to the code that asks for it; what nobody asks for, as a collector or a compiler on its own thread, is one line of its kind. A
 * compiler comes last: profiles are short, so it may still be at work because the server is young.
 */
export function grownFunctions(
  base: Stacks,
  head: Stacks,
  most: number,
  threadNames = false,
): GrownFunction[] {
  const whole = sum(head) - sum(base);
  if (!(whole > 0)) return [];
  const least = LEAST_SHARE * whole;
  const kinds = Map.groupBy(attributed(base, head, threadNames), ({ kind }) => kind);
  const code = withoutRenamed(kinds.get("code") ?? []);
  const server = costOf(code);
  const largestOf = (kind: GrownFunction["kind"]) => largestBranches(kinds.get(kind) ?? [], server, least, 1);
  const named = [
    ...largestBranches(code, server, least, most),
    ...largestOf("runtime"),
    ...largestOf("collector"),
  ].toSorted((a, b) => b.head - b.base - (a.head - a.base));
  // What grew by more than all did is outweighed by the rest, as a collector that happened to be at work.
  const possible = [...named, ...largestOf("compiler")].filter(
    (each) => growth(each) <= NO_MORE_THAN * whole,
  );
  return possible.slice(0, most);
}

/** What is looked through for a function: stacks, and the function below whose last frame it has to lie. */
interface Region {
  readonly stacks: readonly AttributedStack[];
  readonly below: string | null;
}

interface Branch extends Region {
  readonly below: string;
  readonly cost: Cost;
}

function largestBranches(
  stacks: readonly AttributedStack[],
  server: Cost,
  least: number,
  most: number,
): GrownFunction[] {
  let regions: readonly Region[] = [{ stacks, below: null }];
  const found: GrownFunction[] = [];
  while (found.length < most) {
    const deepest = regions.flatMap((region) => {
      const branch = deepestOf(region, least, server);
      return branch ? [{ region, branch }] : [];
    });
    const [largest] = deepest.toSorted((a, b) => growth(b.branch.cost) - growth(a.branch.cost));
    if (!largest) break;
    const { region, branch } = largest;
    found.push(named(branch));
    const inBranch = new Set(branch.stacks);
    const rest = { ...region, stacks: region.stacks.filter((stack) => !inBranch.has(stack)) };
    regions = [...regions.filter((each) => each !== region), rest, branch];
  }
  return found;
}

/** The deepest function that holds most of a region's growth, or of its largest branch's where no one does; null where all is small. */
function deepestOf(region: Region, least: number, server: Cost): Branch | null {
  let at: Branch | null = null;
  let all = growth(costOf(region.stacks));
  for (;;) {
    const within: Region = at ?? region;
    const called = grownIn(within, least);
    const holder = leastCost(called.filter((each) => growth(each) >= MOST_OF * all));
    if (holder) {
      at = branchOf(within, holder);
      continue;
    }
    // What holds most of the server before and after says only that there is a server.
    const passed = at === null || (isMost(at.cost, server) && ownGrowth(at) < MOST_OF * all);
    const [largest] = called.toSorted((a, b) => growth(b) - growth(a));
    if (!passed || !largest) return at;
    at = branchOf(within, largest);
    all = growth(largest);
  }
}

/** The functions of a region that grew enough to be named, and not by more than it did: those that moved there did not grow. */
function grownIn({ stacks, below }: Region, least: number): PlacedFunction[] {
  const all = growth(costOf(stacks));
  return inclusive(stacks, below).filter(
    (each) => growth(each) >= least && growth(each) <= NO_MORE_THAN * all,
  );
}

function branchOf({ stacks, below }: Region, { name, base, head }: PlacedFunction): Branch {
  const through = stacks.filter((stack) => pathBelow(stack, below).includes(name));
  return { stacks: through, below: name, cost: { base, head } };
}

const isMost = (cost: Cost, server: Cost) =>
  cost.base > MOST_OF * server.base && cost.head > MOST_OF * server.head;

/** Of what a function does itself, with the runtime for it. */
function ownGrowth({ stacks, below }: Branch): number {
  return growth(costOf(stacks.filter((stack) => stack.path.at(-1) === below)));
}

function named({ stacks, below, cost }: Branch): GrownFunction {
  const kind = stacks[0]?.kind ?? "code";
  const own = stacks.filter(({ path }) => path.at(-1) === below);
  const asked = inclusive(
    own.map((stack) => ({ ...stack, path: stack.invoked.slice(0, 1) })),
    null,
  );
  const called = asked.find((each) => growth(each) >= MOST_OF * growth(cost));
  const calls = called && { name: called.name, kind: kindOf(called.name) };
  return { name: below, kind, ...cost, ...(calls && { calls }) };
}

interface Cost {
  readonly base: number;
  readonly head: number;
}

const growth = ({ base, head }: Cost) => head - base;

function costOf(stacks: readonly AttributedStack[]): Cost {
  let [base, head] = [0, 0];
  for (const stack of stacks) {
    base += stack.base;
    head += stack.head;
  }
  return { base, head };
}

interface PlacedFunction extends Cost {
  readonly name: string;
  /** Of its deepest frame. */
  readonly depth: number;
}

/** Of those that cost the same, a caller and what it calls alone, the one that is called. */
function leastCost(functions: readonly PlacedFunction[]): PlacedFunction | undefined {
  const same = (a: number, b: number) => Math.abs(a - b) < 1e-9 * Math.max(a, b);
  return functions.toSorted((a, b) => (same(a.head, b.head) ? b.depth - a.depth : a.head - b.head))[0];
}

const pathBelow = ({ path }: AttributedStack, name: string | null) =>
  name === null ? path : path.slice(path.lastIndexOf(name) + 1);

/** What each function below another costs with all that it calls; one that calls itself is counted once. */
function inclusive(stacks: readonly AttributedStack[], below: string | null): PlacedFunction[] {
  const costs = new Map<string, { base: number; head: number; depth: number }>();
  for (const stack of stacks) {
    const path = pathBelow(stack, below);
    for (const name of new Set(path)) {
      const entry = costs.get(name) ?? { base: 0, head: 0, depth: 0 };
      costs.set(name, entry);
      entry.base += stack.base;
      entry.head += stack.head;
      entry.depth = Math.max(entry.depth, path.lastIndexOf(name));
    }
  }
  return [...costs].map(([name, cost]) => ({ name, ...cost }));
}

/** The same with head's name for what base calls otherwise: functions of one side alone that the same function calls, the largest with the largest. */
function withoutRenamed(stacks: readonly AttributedStack[]): AttributedStack[] {
  const costs = inclusive(stacks, null);
  const onlyIn = (side: "base" | "head", other: "base" | "head") =>
    costs.filter((each) => each[side] > 0 && each[other] === 0).toSorted((a, b) => b[side] - a[side]);
  const callers = new Map<string, Map<string, number>>();
  for (const { path, base, head } of stacks)
    for (const [i, name] of path.entries()) {
      const own = callers.get(name) ?? new Map<string, number>();
      callers.set(name, own);
      const caller = path[i - 1] ?? "";
      own.set(caller, (own.get(caller) ?? 0) + base + head);
    }
  const callerOf = (name: string) =>
    [...(callers.get(name) ?? [])].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  const names = new Map<string, string>();
  const added = onlyIn("head", "base");
  // The outermost first, since what it calls is found by its new name.
  for (const gone of onlyIn("base", "head").toSorted((a, b) => a.depth - b.depth || b.base - a.base)) {
    const caller = callerOf(gone.name);
    const at = added.findIndex(({ name }) => callerOf(name) === (names.get(caller) ?? caller));
    const [found] = at < 0 ? [] : added.splice(at, 1);
    if (found) names.set(gone.name, found.name);
  }
  return stacks.map((stack) => ({ ...stack, path: stack.path.map((name) => names.get(name) ?? name) }));
}

function sum(stacks: Stacks): number {
  let total = 0;
  for (const cost of stacks.values()) total += cost;
  return total;
}
