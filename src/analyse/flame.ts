import { FRAME_SEPARATOR, type Stacks } from "../model/profile.ts";

/** A frame of a flame graph: a function as it is called from its parents (Gregg 2016). */
export interface Frame {
  readonly name: string;
  /** CPU seconds per request in it and in what it calls. */
  readonly base: number;
  readonly head: number;
  /** In the order of their names, so that two graphs can be compared by eye. */
  readonly children: readonly Frame[];
}

interface MutableFrame {
  base: number;
  head: number;
  readonly children: Map<string, MutableFrame>;
}

const noCost = (): MutableFrame => ({ base: 0, head: 0, children: new Map() });

/** Both sides' stacks as one tree. */
export function flameOf(base: Stacks, head: Stacks): Frame {
  const root = noCost();
  for (const [side, stacks] of [
    ["base", base],
    ["head", head],
  ] as const)
    for (const [stack, cost] of stacks) {
      root[side] += cost;
      let at = root;
      for (const name of stack.split(FRAME_SEPARATOR)) {
        const below = at.children.get(name) ?? noCost();
        at.children.set(name, below);
        below[side] += cost;
        at = below;
      }
    }
  return frozen("all", root);
}

function frozen(name: string, { base, head, children }: MutableFrame): Frame {
  const sorted = [...children].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return { name, base, head, children: sorted.map(([child, grown]) => frozen(child, grown)) };
}

/** What a function itself costs, without what it calls. */
export interface FunctionCost {
  readonly name: string;
  readonly base: number;
  readonly head: number;
}

/** The functions whose own cost moved most, whichever way; at most so many. */
export function movedMost(base: Stacks, head: Stacks, most: number): FunctionCost[] {
  const own = new Map<string, { base: number; head: number }>();
  for (const [side, stacks] of [
    ["base", base],
    ["head", head],
  ] as const)
    for (const [stack, cost] of stacks) {
      const name = stack.slice(stack.lastIndexOf(FRAME_SEPARATOR) + 1);
      const entry = own.get(name) ?? { base: 0, head: 0 };
      own.set(name, entry);
      entry[side] += cost;
    }
  return [...own]
    .map(([name, costs]) => ({ name, ...costs }))
    .filter((each) => each.base !== each.head)
    .sort((a, b) => Math.abs(b.head - b.base) - Math.abs(a.head - a.base))
    .slice(0, most);
}
