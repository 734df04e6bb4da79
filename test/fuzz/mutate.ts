import fc from "fast-check";

/** Values that readers stumble over. */
const ODD: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    0,
    -1,
    -0,
    1e308,
    1e-320,
    2 ** 53,
    "NaN",
    [],
    {},
    [[]],
    "\u0000",
    "\ud800",
  ),
  fc.constantFrom<unknown>(
    "../../etc/passwd",
    "/etc/passwd",
    "__proto__",
    "constructor",
    "-rf",
    "<script>",
    "a\nb",
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "length", "", "0"];

type Place = readonly [holder: Record<string, unknown>, key: string];

function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...placesIn(holder[key])]);
}

/** JSON text of this value with a few of its values exchanged, taken away, doubled or put under odd keys. */
export function mutatedJson(whole: unknown): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom("exchange", "remove", "odd key", "double", "nest"),
    value: ODD,
    key: fc.constantFrom(...KEYS),
  });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy = { it: structuredClone(whole) };
    for (const { at, how, value: drawn, key } of changes) {
      // A value that is drawn twice must not be one object in two places.
      const value = structuredClone(drawn);
      const places = placesIn(copy);
      const place = places[at % places.length];
      if (!place) break;
      const [holder, name] = place;
      if (how === "exchange") holder[name] = value;
      else if (how === "remove") delete holder[name];
      // As JSON.parse does it, and not as an assignment would.
      else if (how === "odd key" && !Array.isArray(holder))
        Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
      else if (how === "double" && Array.isArray(holder)) holder.push(...structuredClone(holder));
      else holder[name] = [holder[name], value];
    }
    return JSON.stringify(copy.it) ?? "null";
  });
}

/** A text with a few pieces of it taken away, exchanged or repeated. */
export function mutatedText(whole: string): fc.Arbitrary<string> {
  const change = fc.record({
    from: fc.nat({ max: Math.max(0, whole.length - 1) }),
    length: fc.nat({ max: 40 }),
    piece: fc.oneof(
      fc.constantFrom(
        "",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        '"',
        "\\",
        "\n",
        "&a",
        "*a",
        "<<: *a",
        "- ",
        "\t",
        "\u0000",
        "!!js/function",
        "%",
        "?",
        "|",
      ),
      fc.string({ unit: "binary", maxLength: 20 }),
    ),
    times: fc.constantFrom(1, 1, 1, 50),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 5 })
    .map((changes) =>
      changes.reduce(
        (text, { from, length, piece, times }) =>
          text.slice(0, from) + piece.repeat(times) + text.slice(from + length),
        whole,
      ),
    );
}
