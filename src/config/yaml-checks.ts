import {
  type Alias,
  type Document,
  isCollection,
  isNode,
  isScalar,
  type Node,
  visit,
  type YAMLMap,
} from "yaml";
import type { UsageError } from "../errors.ts";
import { quote } from "../text/escape.ts";

const MAX_ALIAS_NODES = 100;

/**
 * Refuses what a configuration never needs: duplicate keys, keys that are no plain names, `__proto__`, aliases that are
 * unknown, too many or contain themselves. Keys become the texts they are written as. Returns what each alias stands for.
 */
export function inspectTree(
  document: Document.Parsed,
  error: (offset: number, message: string) => UsageError,
  lineOf: (offset: number) => number,
): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const aliases = new Map<Alias, Node>();
  const remember = (node: Node): void => {
    if ("anchor" in node && typeof node.anchor === "string") anchors.set(node.anchor, node);
  };
  visit(document, {
    Alias(_, alias, ancestors) {
      const fail = (message: string): UsageError => error(offsetOf(alias), message);
      const stands = anchors.get(alias.source);
      if (stands === undefined)
        throw fail(
          `nothing before this is anchored as ${quote(`&${alias.source}`)}; add the anchor or write it out`,
        );
      if (ancestors.includes(stands))
        throw fail(`${quote(`*${alias.source}`)} contains itself; write it out`);
      aliases.set(alias, stands);
      if (aliases.size > MAX_ALIAS_NODES)
        throw fail(`more than ${MAX_ALIAS_NODES} aliases; write the values out`);
    },
    Scalar(_, scalar) {
      remember(scalar);
    },
    Seq(_, seq) {
      remember(seq);
    },
    Map(_, map) {
      remember(map);
      inspectKeys(map, error, lineOf);
    },
  });
  return aliases;
}

function inspectKeys(
  map: YAMLMap,
  error: (offset: number, message: string) => UsageError,
  lineOf: (offset: number) => number,
): void {
  const seen = new Map<string, number>();
  for (const { key } of map.items) {
    const offset = isNode(key) ? offsetOf(key) : offsetOf(map);
    if (!isScalar(key) || isCollection(key) || key.value === null)
      throw error(offset, "a key must be a plain name; write it like port: 8080");
    // `1.10` and `true` are names here, not a number and a truth value.
    if (typeof key.value !== "string" && typeof key.value !== "symbol")
      key.value = key.source ?? String(key.value);
    const name = typeof key.value === "symbol" ? "<<" : String(key.value);
    if (name === "__proto__") throw error(offset, 'the key "__proto__" is not allowed; choose another name');
    const first = seen.get(name);
    if (first !== undefined)
      throw error(
        offset,
        `${quote(name)} is here a second time, first in line ${lineOf(first)}; rename or remove one`,
      );
    seen.set(name, offset);
  }
}

const offsetOf = (node: Node): number => node.range?.[0] ?? 0;
