import { type CaseProfile, FRAME_SEPARATOR, type NoProfile, type Stacks } from "../model/profile.ts";
import { html, htmlProse } from "../text/escape.ts";
import { amount } from "../text/format.ts";

const WIDTH = 1000;
const ROW = 18;
const LETTER = 6.3;
const DEEPEST = 64;
/** Share of the whole below which a frame is a hair's breadth. */
const NARROWEST = 0.002;
const MOST_MOVED = 12;

/** Shares of head's whole cost from which on a difference has its colour. */
const STEPS = [0.002, 0.01, 0.04] as const;

/** Where the CPU time of a slower case went: head as a flame graph, coloured by the difference from base, and what moved most. */
export function flameSection(profile: CaseProfile | NoProfile): string {
  if ("reason" in profile)
    return `<h3>Where the CPU time goes</h3>\n<p class="note">No profile: ${htmlProse(profile.reason)}</p>`;
  const root = flameOf(profile.base, profile.head);
  const { rows, frames } = laidOut(root);
  const height = rows * ROW;
  const each = profile.seconds === null ? "" : `, ${profile.seconds} s each`;
  const what = `by ${profile.tool}${each}, after the verdict`;
  return [
    "<h3>Where the CPU time goes</h3>",
    `<p class="legend">Head's CPU time per request, ${what}: ${amount(root.head, "s")}, of base ${amount(root.base, "s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span class="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,
    `<div class="scroll"><svg class="flame" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,
    ...frames.map((frame) => frameSvg(frame, root, height)),
    "</svg></div>",
    functionsTable(profile),
  ].join("\n");
}

interface Placed {
  readonly frame: Frame;
  readonly x: number;
  readonly width: number;
  readonly row: number;
}

function laidOut(root: Frame): { rows: number; frames: Placed[] } {
  const frames: Placed[] = [];
  const scale = root.head > 0 ? WIDTH / root.head : 0;
  const place = (frame: Frame, x: number, row: number) => {
    const width = frame.head * scale;
    if (width < NARROWEST * WIDTH || row >= DEEPEST) return;
    frames.push({ frame, x, width, row });
    let at = x;
    for (const child of frame.children) {
      place(child, at, row + 1);
      at += child.head * scale;
    }
  };
  place(root, 0, 0);
  return { rows: Math.max(1, ...frames.map(({ row }) => row + 1)), frames };
}

function frameSvg({ frame, x, width, row }: Placed, root: Frame, height: number): string {
  const y = height - (row + 1) * ROW;
  const letters = Math.floor((width - 6) / LETTER);
  const text =
    letters < 3
      ? ""
      : `<text x="${(x + 3).toFixed(1)}" y="${y + 12.5}">${html(frame.name.length > letters ? `${frame.name.slice(0, letters - 1)}…` : frame.name)}</text>`;
  const box = `<rect class="${frameColour(frame, root)}" x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, width - 0.6).toFixed(1)}" height="${ROW - 1}"/>`;
  return `<g>${box}${text}<title>${html(frame.name)}: ${amount(frame.head, "s")} per request, ${amount(frame.base, "s")} in base</title></g>`;
}

function frameColour({ base, head }: Frame, root: Frame): string {
  const share = (head - base) / root.head;
  const step = STEPS.filter((from) => Math.abs(share) >= from).length;
  return step === 0 ? "f0" : `${share > 0 ? "hot" : "cool"}${step}`;
}

function functionsTable({ base, head }: CaseProfile): string {
  const rows = movedMost(base, head, MOST_MOVED).map((own) => {
    const change = own.head - own.base;
    const sign = change > 0 ? "+" : "−";
    return `<tr><th scope="row">${html(own.name)}</th><td>${amount(own.base, "s")}</td><td>${amount(own.head, "s")}</td><td class="${change > 0 ? "regression" : "improvement"}">${sign}${amount(Math.abs(change), "s")}</td></tr>`;
  });
  return [
    "<table><caption>CPU time per request of each function itself; those that moved most.</caption>",
    '<thead><tr><th scope="col">Function</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',
    `<tbody>${rows.join("\n")}</tbody></table>`,
  ].join("\n");
}

/** A frame of a flame graph: a function as it is called from its parents (Gregg 2016). */
interface Frame {
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
interface FunctionCost {
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
