import { createRequire } from "node:module";

type Event = Readonly<Record<string, unknown>>;

const examples: readonly { readonly name: string; readonly examples: readonly Event[] }[] = createRequire(
  import.meta.url,
)("@octokit/webhooks-examples");

/**
 * An event as GitHub sent it once, with these facts instead of its own: what the code under test does not ask for is there too, as
 * it is on GitHub.
 */
export function exampleEvent(name: string, action: string | null, facts: object): Event {
  const all = examples.find((each) => each.name === name)?.examples;
  const found = all?.find((each) => action === null || each.action === action);
  if (!found) throw new Error(`there is no example of ${name}/${action}`);
  return withFacts(found, facts) as Event;
}

/** Objects are merged, everything else is replaced. */
function withFacts(example: unknown, facts: unknown): unknown {
  if (!isObject(example) || !isObject(facts)) return facts;
  const merged = Object.entries(facts).map(([name, fact]) => [name, withFacts(example[name], fact)]);
  return { ...example, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
