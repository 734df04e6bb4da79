import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { MEASURE, SUB_ACTIONS } from "../src/actions/definitions.ts";
import { parseCommandLine } from "../src/commands/command-line.ts";
import { COMMANDS } from "../src/commands/registry.ts";
import { parseConfig } from "../src/config/load.ts";
import { splitWords } from "../src/config/shell-words.ts";
import { kindOf, snippets } from "../test-support/snippets.ts";

const ROOT = join(import.meta.dirname, "..");
const ALL = snippets();
const YAML = ALL.filter(({ language }) => language === "yaml");

/** What is wrong with each, with its place. */
function wrongIn<T extends { at: string }>(all: readonly T[], check: (each: T) => void): string[] {
  return all.flatMap((each) => {
    try {
      check(each);
      return [];
    } catch (error) {
      return [`${each.at}: ${(error as Error).message}`];
    }
  });
}

test("each configuration that a page shows is a right one", () => {
  const configs = YAML.filter(({ text }) => kindOf(text, parse) === "loadgate");
  assert.ok(configs.length > 15, `${configs.length}`);
  const wrong = wrongIn(configs, ({ text }) => {
    const keys = Object.keys(parse(text));
    // A page may show one half alone.
    const rest = [
      keys.includes("targets") ? "" : "targets: { api: { command: node server.js, port: 8080 } }\n",
      keys.includes("scenarios") ? "" : "scenarios: { hello: { request: GET / } }\n",
    ];
    parseConfig(`${text}${rest.join("")}`, "loadgate.yml");
  });
  assert.deepEqual(wrong, []);
});

test("each command line that a page shows is understood", () => {
  const lines = ALL.filter(({ language }) => language === "sh" || language === "").flatMap(({ at, text }) =>
    text.split("\n").flatMap((line) => {
      const found = /^(?:npx )?loadgate ([^#\n]*)/.exec(line.trim());
      return found ? [{ at, line: found[1] ?? "" }] : [];
    }),
  );
  assert.ok(lines.length > 30, `${lines.length}`);
  const wrong = wrongIn(lines, ({ line }) => {
    parseCommandLine(splitWords(line, { arguments: true }), COMMANDS);
  });
  assert.deepEqual(wrong, []);
});

test("each step that a page shows names an action that is there, with inputs that it has", () => {
  const actions = new Map([
    ["loadgate/loadgate", Object.values(MEASURE.inputs).map(({ name }) => name)],
    ...SUB_ACTIONS.map(({ name, inputs }): [string, string[]] => [
      `loadgate/loadgate/actions/${name}`,
      Object.values(inputs).map((input) => input.name),
    ]),
  ]);
  const pinned = globSync("workflows/*.yml", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const steps = YAML.flatMap(({ at, text }) => stepsIn(parse(text)).map((step) => ({ at, ...step })));
  assert.ok(steps.length > 5, `${steps.length}`);
  const wrong = wrongIn(steps, ({ uses, with: given = {} }) => {
    const [name = "", version] = uses.split("@");
    const inputs = actions.get(name);
    if (!inputs)
      return assert.ok(
        pinned.some((text) => text.includes(uses)),
        `${uses} is in no workflow`,
      );
    if (version !== "v1") throw new Error(`${uses} is not @v1`);
    for (const key of Object.keys(given)) if (!inputs.includes(key)) throw new Error(`${uses} has no ${key}`);
  });
  assert.deepEqual(wrong, []);
});

interface Step {
  readonly uses: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Every step with `uses:` in a workflow, or in a list of steps. */
function stepsIn(value: unknown): Step[] {
  if (Array.isArray(value)) return value.flatMap(stepsIn);
  if (typeof value !== "object" || value === null) return [];
  if ("uses" in value && typeof value.uses === "string" && !value.uses.includes(".yml@"))
    return [value as Step];
  return Object.values(value).flatMap(stepsIn);
}
