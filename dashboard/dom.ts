import type { Overview } from "../src/format/trend.ts";
import type { TrendRun } from "../src/trend/series.ts";
import { day, shortCommit } from "./wording.ts";

type Child = Node | string | null | false;

interface Attributes {
  readonly [name: string]: string | number | boolean | null;
}

/** An element. Texts become text and never markup, so commit messages may hold anything. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

export function svg(
  tag: string,
  attributes: Attributes = {},
  ...children: readonly SVGElement[]
): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** The same element for each call; the page's frame is in index.html. */
export function byId<T extends HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`no #${id}`);
  return element as T;
}

/** A link to the web, opened without telling where from; plain text where there is no address. */
export function link(address: string | null, text: string): Node {
  return address === null
    ? document.createTextNode(text)
    : el("a", { href: address, rel: "noopener noreferrer" }, text);
}

/** `[term, value]` as a list of facts; terms without a value are left out. */
export function facts(list: readonly (readonly [term: string, value: Child])[]): HTMLElement {
  return el(
    "dl",
    { class: "facts" },
    ...list
      .filter(([, value]) => value !== null && value !== false && value !== "")
      .flatMap(([term, value]) => [el("dt", {}, term), el("dd", {}, value)]),
  );
}

/** Where the forge shows what lies between two commits; null unless both are commits and the address is one of the web. */
export function compareLink(url: string | null, a: string | undefined, b: string | undefined): string | null {
  const commit = /^[0-9a-f]{7,64}$/;
  if (!isWeb(url) || a === undefined || b === undefined || !commit.test(a) || !commit.test(b)) return null;
  return a === b ? `${url}/commit/${a}` : `${url}/compare/${a}...${b}`;
}

export function commitLink(url: string | null, commit: string): string | null {
  return compareLink(url, commit, commit);
}

/** A store may come from anywhere; a link leads to the web or nowhere. */
function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\/[^\s]+$/.test(url);
}

/** A commit with what its author wrote, as text. */
export function commit(overview: Pick<Overview, "url">, run: TrendRun): Node[] {
  return [
    link(commitLink(overview.url, run.head.commit), shortCommit(run.head.commit)),
    el("span", { class: "subject" }, ` “${run.head.subject}”`),
    document.createTextNode(` (${day(run.at)})`),
  ];
}
