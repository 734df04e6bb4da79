import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../model/failure.ts";
import { parseArguments, readSelection } from "./arguments.ts";
import { COMMANDS, helpText } from "./command-list.ts";

const refused = (...argv: string[]) => {
  try {
    const parsed = parseArguments(argv);
    if (typeof parsed !== "string") readSelection(parsed.values);
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  return "(accepted)";
};

test("options with and without values", () => {
  const parsed = parseArguments([
    "compare",
    "--base=v1",
    "--budget",
    "90s",
    "--threshold",
    "5%",
    "--json",
    "--fail-on",
    "regression,invalid",
  ]);
  assert.ok(typeof parsed !== "string");
  const { base, budgetSeconds, threshold, json, failOn, measureIdentical, out, head } = readSelection(
    parsed.values,
  );
  assert.deepEqual(
    { base, budgetSeconds, threshold, json, failOn, measureIdentical, out, head },
    {
      base: "v1",
      budgetSeconds: 90,
      threshold: 0.05,
      json: true,
      failOn: ["regression", "invalid"],
      measureIdentical: false,
      out: ".loadgate",
      head: undefined,
    },
  );
});

test("help and version, wherever they are asked for", () => {
  for (const argv of [[], ["help"], ["--help"], ["compare", "-h"], ["nonsense", "--help"]])
    assert.equal(parseArguments(argv), "help", argv.join(" "));
  assert.equal(parseArguments(["--version"]), "version");
  for (const name of Object.keys(COMMANDS)) assert.match(helpText(), new RegExp(`loadgate ${name}: `));
});

test("what is unknown is told with what comes nearest", () => {
  assert.equal(refused("compre"), "unknown command compre; did you mean compare?");
  assert.match(
    refused("xyzzy"),
    /unknown command xyzzy; there are compare, rank, trend, tune, comment, plan, merge, publish, import, export, check/,
  );
  assert.equal(
    refused("compare", "--treshold", "2%"),
    "unknown option --treshold; did you mean --threshold?",
  );
  assert.match(refused("compare", "-x"), /unknown option --?x; /);
  assert.match(refused("check", "--fail-on", "never"), /unknown option --fail-on/);
  assert.match(refused("compare", "toString"), /"toString" is not expected here; options begin with --/);
  assert.match(refused("compare", "--constructor"), /unknown option --constructor/);
});

test("values that are missing, too many or wrong", () => {
  assert.equal(refused("compare", "--base"), "--base needs a value: --base REV");
  assert.equal(refused("compare", "--base="), "--base needs a value: --base REV");
  assert.equal(refused("compare", "--json=yes"), "--json takes no value");
  assert.match(refused("compare", "--budget", "soon"), /^--budget: "soon" is not a duration/);
  assert.match(refused("compare", "--threshold", "200%"), /^--threshold: /);
  assert.match(
    refused("compare", "--runner", "dokcer"),
    /^--runner: unknown value dokcer; did you mean docker\?/,
  );
  assert.match(refused("compare", "--fail-on", "regresion"), /^--fail-on: .*did you mean regression\?/);
  assert.equal(
    refused("compare", "--fail-on", ","),
    '--fail-on: "," names nothing; write it like regression,invalid or never',
  );
  assert.match(refused("compare", "--seed", "1e3"), /^--seed: "1e3" is not a whole number/);
});
