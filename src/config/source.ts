import { posix } from "node:path";
import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { UsageError } from "../errors.ts";
import { printable, quote } from "../text/escape.ts";

/** A way into the file: keys of maps and indices of lists. */
export type KeyPath = readonly PropertyKey[];

export const MAX_BYTES = 1024 * 1024;
/** An alias may stand for this many nodes; more is an attack on memory. */
const MAX_ALIASES = 100;

const TOO_DEEP = "the file is nested too deeply; make it flatter";
const SECOND_DOCUMENT = "a second document begins here; keep one, and remove the rest";

const ADVICE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: "indent the keys of one map alike",
  BLOCK_AS_IMPLICIT_KEY: "put the inner map on its own, further indented lines",
  MISSING_CHAR: "check the quotation marks, brackets and colons here",
  TAG_RESOLVE_FAILED: "remove the tag",
};

interface KeyAndNode {
  readonly key: Node | undefined;
  readonly node: Node | undefined;
}

/** The text of a configuration file: its plain value, and where each part of it stands. */
export class Source {
  readonly file: string;
  readonly value: unknown;
  readonly #root: Node | null;
  readonly #lines = new LineCounter();
  readonly #indices = new WeakMap<YAMLMap, ReadonlyMap<string, Pair<Node, Node | null>>>();
  #aliases: ReadonlyMap<Alias, Node> = new Map();

  /**
   * `textMaps` are ways to maps whose values are texts as they are written, so that `VERSION: 1.10` stays "1.10";
   * "*" in a way is any key. UsageError for what is not one safe YAML document of at most 1 MiB.
   */
  constructor(text: string, file: string, textMaps: readonly (readonly string[])[] = []) {
    this.file = file;
    const bytes = Buffer.byteLength(text);
    if (bytes > MAX_BYTES)
      throw this.#errorAt(0, `the file has ${bytes} bytes; make it at most ${MAX_BYTES}`);
    this.#refuseEncodings(text);
    try {
      const document = this.#parse(text);
      this.#root = document.contents;
      this.#aliases = inspectTree(
        document,
        (offset, message) => this.#errorAt(offset, message),
        this.#lineOf,
      );
      for (const way of textMaps) this.#keepTexts(this.#root, way);
      this.value = this.#plain(document);
    } catch (error) {
      if (error instanceof RangeError) throw this.#errorAt(0, TOO_DEEP);
      throw error;
    }
  }

  /** Where a path's value begins; or its key, if asked for, or if the value is a map, a list or missing. */
  offset(path: KeyPath, at: "value" | "key" = "value"): number {
    for (let length = path.length; length > 0; length--) {
      const found = this.#find(path.slice(0, length));
      if (found === undefined) continue;
      const isScalarValue = length === path.length && !isMap(found.node) && !isSeq(found.node);
      const node = at === "value" && isScalarValue ? (found.node ?? found.key) : (found.key ?? found.node);
      return node?.range?.[0] ?? 0;
    }
    return this.#root?.range?.[0] ?? 0;
  }

  /** An error that begins with the file, line and column of a path. */
  error(path: KeyPath, message: string, at: "value" | "key" = "value"): UsageError {
    return this.#errorAt(this.offset(path, at), message);
  }

  has(path: KeyPath): boolean {
    return this.#find(path) !== undefined;
  }

  /** The plain value at a path, undefined where there is none. */
  at(path: KeyPath): unknown {
    let value = this.value;
    for (const key of path) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
      value = (value as Record<PropertyKey, unknown>)[key];
    }
    return value;
  }

  /** The keys of the map at a path as the file orders them; a JavaScript object would put numbers first. */
  keys(path: KeyPath): string[] {
    const map = this.#resolved(this.#find(path)?.node);
    return isMap(map) ? [...new Set(this.#keysOf(map))] : [];
  }

  /** What was no UTF-8 has been decoded all the same: a path would be another one, and UTF-16 one long name. */
  #refuseEncodings(text: string): void {
    const broken = text.search(/[\0\uFFFD]/);
    if (broken < 0) return;
    const upTo = text.slice(0, broken).split("\n");
    for (let line = 0, offset = 0; line < upTo.length; line++) {
      this.#lines.addNewLine(offset);
      offset += (upTo[line] as string).length + 1;
    }
    const what = text.includes("\0") ? "the file is UTF-16, or no text" : "this is not UTF-8";
    throw this.#errorAt(broken, `${what}; save the file as UTF-8`);
  }

  #parse(text: string): Document.Parsed {
    // Duplicate keys are reported by inspectTree, with both lines.
    const document = parseDocument(text, {
      lineCounter: this.#lines,
      prettyErrors: false,
      uniqueKeys: false,
      merge: true,
      resolveKnownTags: false,
      // "silent" would also hide that a second document follows.
      logLevel: "error",
    });
    const wrong = document.errors[0] ?? document.warnings[0];
    if (wrong === undefined) return document;
    if (wrong.code === "RESOURCE_EXHAUSTION") throw this.#errorAt(wrong.pos[0], TOO_DEEP);
    if (wrong.code === "MULTIPLE_DOCS") throw this.#errorAt(wrong.pos[0], SECOND_DOCUMENT);
    const advice = ADVICE[wrong.code] ?? "check the indentation and the quotation marks around here";
    const reason = printable(wrong.message.split("\n")[0] ?? "").replace(/\.$/, "");
    throw this.#errorAt(wrong.pos[0], `this is not readable as YAML: ${reason}; ${advice}`);
  }

  #plain(document: Document.Parsed): unknown {
    try {
      return document.toJS({ maxAliasCount: MAX_ALIASES });
    } catch (error) {
      if (!(error instanceof Error) || error instanceof RangeError) throw error;
      const first = this.#aliases.keys().next().value;
      const reason = error instanceof ReferenceError ? "aliases multiply too far" : printable(error.message);
      throw this.#errorAt(first?.range?.[0] ?? 0, `${reason}; write the values out`);
    }
  }

  #keepTexts(node: Node | null | undefined, way: readonly string[]): void {
    const map = this.#resolved(node);
    if (!isMap(map)) return;
    const [step, ...rest] = way;
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      if (way.length === 0) pair.value = this.#asWritten(pair.value);
      else if (step === "*" || plainKey(pair.key) === step) this.#keepTexts(pair.value, rest);
    }
  }

  /** A scalar, or a list of them, with the texts they are written as. What an alias stands for may be a number elsewhere. */
  #asWritten(node: Node | null): Node | null {
    const found = this.#resolved(node);
    const isText = isScalar(found) && found.value !== null && found.source !== undefined;
    if (node === null || !(isText || isSeq(found))) return node;
    const copy = found.clone() as Scalar | YAMLSeq<Node>;
    if (isScalar(copy)) copy.value = copy.source;
    else copy.items = (found as YAMLSeq<Node>).items.map((item) => this.#asWritten(item) ?? item);
    // What stands in an alias's place is anchored no second time.
    if (isAlias(node)) delete copy.anchor;
    copy.range = node.range ?? null;
    return copy;
  }

  #find(path: KeyPath): KeyAndNode | undefined {
    let found: KeyAndNode = { key: undefined, node: this.#root ?? undefined };
    for (const step of path) {
      const parent = this.#resolved(found.node);
      const next = isSeq(parent)
        ? { key: undefined, node: parent.items[Number(step)] as Node | undefined }
        : isMap(parent)
          ? this.#pair(parent, String(step))
          : undefined;
      if (next === undefined || (next.key === undefined && next.node === undefined)) return undefined;
      found = next;
    }
    return found;
  }

  #pair(map: YAMLMap, name: string): KeyAndNode | undefined {
    const own = this.#indexed(map).get(name);
    if (own !== undefined) return { key: own.key, node: own.value ?? undefined };
    for (const merged of this.#mergedInto(map)) {
      const found = this.#pair(merged, name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The pairs of a map by name, looked through once: a file may have a hundred thousand keys. */
  #indexed(map: YAMLMap): ReadonlyMap<string, Pair<Node, Node | null>> {
    const known = this.#indices.get(map);
    if (known !== undefined) return known;
    const index = new Map<string, Pair<Node, Node | null>>();
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      const name = plainKey(pair.key);
      if (name !== undefined) index.set(name, pair);
    }
    this.#indices.set(map, index);
    return index;
  }

  #keysOf(map: YAMLMap): string[] {
    const own = (map.items as Pair<Node, unknown>[])
      .map((pair) => plainKey(pair.key))
      .filter((n) => n !== undefined);
    return [...own, ...this.#mergedInto(map).flatMap((merged) => this.#keysOf(merged))];
  }

  #mergedInto(map: YAMLMap): YAMLMap[] {
    return (map.items as Pair<Node, Node>[])
      .filter((pair) => isScalar(pair.key) && typeof pair.key.value === "symbol")
      .map((pair) => this.#resolved(pair.value))
      .flatMap((node) => (isSeq(node) ? node.items.map((item) => this.#resolved(item as Node)) : [node]))
      .filter((node) => isMap(node));
  }

  #resolved(node: Node | null | undefined): Node | undefined {
    return isAlias(node) ? this.#resolved(this.#aliases.get(node)) : (node ?? undefined);
  }

  readonly #lineOf = (offset: number): number => this.#lines.linePos(offset).line || 1;

  #errorAt(offset: number, message: string): UsageError {
    const { line, col } = this.#lines.linePos(offset);
    return new UsageError(`${this.file}:${line || 1}:${col || 1}: ${message}`);
  }
}

/** `..` is for folders above this one in the same repository; only a revision's own files are ever built or sent. */
export function checkInside(source: Source, path: KeyPath, file: string): void {
  const landed = posix.join(posix.dirname(source.file), file);
  if (landed === ".." || landed.startsWith("../"))
    throw source.error(path, `${quote(file)} is outside the repository; name something inside it`);
}

/** The name of a plain key; undefined for the merge key `<<`, which the parser makes a symbol. */
function plainKey(key: Node): string | undefined {
  return isScalar(key) && typeof key.value !== "symbol" ? String(key.value) : undefined;
}

/** The line, from 1, on which a scenario begins in the text of a configuration file; null if it is not there. */
export function scenarioLine(text: string, scenario: string): number | null {
  const source = new Source(text, "");
  const path = ["scenarios", scenario];
  return source.has(path) ? text.slice(0, source.offset(path, "key")).split("\n").length : null;
}

const MAX_ALIAS_NODES = 100;

/**
 * Refuses what a configuration never needs: duplicate keys, keys that are no plain names, `__proto__`, aliases that are
 * unknown, too many or contain themselves. Keys become the texts they are written as. Returns what each alias stands for.
 */
function inspectTree(
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
