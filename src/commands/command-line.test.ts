import assert from "node:assert/strict";
import { test } from "node:test";
import { splitWords } from "../config/shell-words.ts";
import { UsageError } from "../errors.ts";
import { parseCommandLine } from "./command-line.ts";
import { COMMANDS } from "./registry.ts";

const parse = (...argv: string[]) => parseCommandLine(argv, COMMANDS);

const refused = (...argv: string[]) => {
  try {
    parse(...argv);
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  return "(accepted)";
};

const valuesOf = (...argv: string[]) => {
  const asked = parse(...argv);
  assert.ok(asked.kind === "run");
  return asked.values;
};

const helpOf = (...argv: string[]) => {
  const asked = parse(...argv);
  assert.ok(asked.kind === "help", argv.join(" "));
  return asked.text;
};

test("options with and without values", () => {
  const given = [
    "--base=v1",
    "--budget",
    "90s",
    "--threshold",
    "5%",
    "--json",
    "--fail-on",
    "regression,invalid",
  ];
  const { base, budgetSeconds, threshold, json, failOn, measureIdentical, out, head } = valuesOf(
    "compare",
    ...given,
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

test("further arguments go to the commands that take them", () => {
  const asked = parse("merge", "a.json", "--out", "merged", "b.json");
  assert.ok(asked.kind === "run");
  assert.deepEqual([asked.files, asked.values.out], [["a.json", "b.json"], "merged"]);
});

test("the version, and help, which names every command", () => {
  for (const argv of [["--version"], ["-V"], ["version"], ["compare", "-V"], ["check", "--version"]])
    assert.equal(parse(...argv).kind, "version", argv.join(" "));
  for (const argv of [[], ["help"], ["--help"], ["-h"]])
    for (const { name, summary } of COMMANDS)
      assert.match(helpOf(...argv), new RegExp(`^  ${name} +${summary}$`, "m"));
  assert.ok(helpOf().split("\n").length <= 35, helpOf());
  for (const line of helpOf().split("\n")) assert.ok(line.length <= 100, line);
});

test("every command has three examples, which it takes as they stand, and shows them", () => {
  for (const command of COMMANDS) {
    const { name, examples, options } = command;
    assert.equal(examples.length, 3, name);
    assert.ok(new Set(examples.map(({ line }) => line)).size === 3, name);
    for (const { line, does } of examples) {
      const [program, ...argv] = splitWords(line);
      assert.equal(program, "loadgate");
      const asked = parse(...argv);
      assert.ok(asked.kind === "run" && asked.command === command, line);
      assert.deepEqual(Object.keys(asked.values), Object.keys(options));
      const help = helpOf(name, "--help");
      for (const text of [line, does]) assert.ok(help.includes(text), text);
    }
  }
});

test("compare takes its revisions as git diff does", () => {
  const revisions = (...argv: string[]) => {
    const { base, head } = valuesOf("compare", ...argv);
    return [base, head];
  };
  assert.deepEqual(revisions(), [undefined, undefined]);
  assert.deepEqual(revisions("v1"), ["v1", undefined]);
  assert.deepEqual(revisions("v1", "v2"), ["v1", "v2"]);
  assert.deepEqual(revisions("v1", "--head", "v2"), ["v1", "v2"]);
  assert.deepEqual(revisions("v1..v2"), ["v1", "v2"]);
  assert.deepEqual(revisions("v1.0...feature/x"), ["v1.0...", "feature/x"]);
  assert.deepEqual(revisions("main..."), ["main...", "HEAD"]);
  assert.deepEqual(revisions("..v2"), ["HEAD", "v2"]);
  assert.deepEqual(revisions("HEAD@{1}..HEAD"), ["HEAD@{1}", "HEAD"]);
  assert.deepEqual(revisions(":/Merge ... 2..3"), [":/Merge ... 2..3", undefined]);
  assert.match(refused("compare", "a", "b", "c"), /^"c" is one revision too many; write BASE HEAD, /);
  assert.match(refused("compare", "a..b", "c"), /^"c" is one revision too many/);
  assert.equal(
    refused("compare", "main...x", "--head", "y"),
    'head is given twice, as "x" and as --head y; give it once',
  );
  assert.match(refused("compare", "a", "--base", "a"), /^base is given twice, /);
});

test("short options, and options that are given several times", () => {
  const {
    config,
    out,
    quiet,
    case: cases,
  } = valuesOf(...["compare", "-c", "a.yml", "-oreports", "-q", "--case", "a/*", "--case", "b/*,c/*"]);
  assert.deepEqual([config, out, quiet, cases], ["a.yml", "reports", true, "a/*,b/*,c/*"]);
  assert.equal(valuesOf("compare", "--base", "a", "--base", "b").base, "b");
  assert.equal(refused("compare", "-o"), "--out needs a value: --out DIR");
  for (const next of ["-q", "--json", "--base=x"])
    assert.equal(refused("compare", "-o", next), "--out needs a value: --out DIR");
  assert.equal(refused("compare", "-case", "a/*"), "unknown option -case; did you mean --case?");
  assert.equal(refused("compare", "-out=x"), "unknown option -out; did you mean --out?");
  assert.match(refused("-q", "compare"), /^-q is before the command; /);
});

test("the help of a command is of that command alone, with all its options and no line too long", () => {
  for (const { name, options } of COMMANDS)
    for (const argv of [
      [name, "--help"],
      [name, "-h"],
      ["help", name],
    ]) {
      const text = helpOf(...argv);
      const shown = [...text.matchAll(/^ {2}(?:-\w, | {4})?--([\w-]+)/gm)].map(([, option]) => option);
      assert.deepEqual(
        shown,
        Object.values(options).map((option) => option.name),
      );
      for (const line of text.split("\n")) assert.ok(line.length <= 100, line);
    }
});

test("what is unknown is reported with what comes nearest", () => {
  assert.equal(refused("compre"), "unknown command compre; did you mean compare?");
  assert.equal(refused("compre", "--help"), "unknown command compre; did you mean compare?");
  assert.match(
    refused("xyzzy"),
    /unknown command xyzzy; the commands are init, check, compare, report, rank, tune, selftest, plan, merge, comment, publish, trend, export, import/,
  );
  assert.equal(
    refused("compare", "--treshold", "2%"),
    "unknown option --treshold; did you mean --threshold?",
  );
  assert.match(refused("compare", "-x"), /unknown option -x; /);
  assert.match(refused("check", "--fail-on", "never"), /unknown option --fail-on/);
  assert.match(
    refused("check", "toString"),
    /"toString" is not expected here: this command takes options alone/,
  );
  assert.match(refused("compare", "--constructor"), /unknown option --constructor/);
});

test("values that are missing, too many or wrong", () => {
  assert.equal(refused("compare", "--base"), "--base needs a value: --base REV");
  assert.equal(refused("compare", "--base="), "--base needs a value: --base REV");
  assert.equal(refused("compare", "--json=yes"), '--json takes no value; leave out "=yes"');
  assert.match(refused("compare", "--budget", "soon"), /^--budget: "soon" is not a duration/);
  assert.match(refused("compare", "--threshold", "200%"), /^--threshold: /);
  assert.match(
    refused("compare", "--isolation", "dokcer"),
    /^--isolation: unknown value dokcer; did you mean docker\?/,
  );
  assert.match(refused("compare", "--fail-on", "regresion"), /^--fail-on: .*did you mean regression\?/);
  assert.equal(
    refused("compare", "--fail-on", ","),
    '--fail-on: "," names nothing; write it like regression,invalid or never',
  );
  for (const port of ["0", "65536", "http"])
    assert.match(
      refused("compare", "--port", port),
      /^--port: .* is not a port; write a number from 1 to 65535/,
    );
  assert.match(refused("compare", "--get", "users"), /^--get: "users" is not a path/);
  assert.match(refused("compare", "--seed", "1e3"), /^--seed: "1e3" is not a seed; write a whole number/);
});

test("where a trend lies by default", () => {
  const usual = { branch: "gh-pages", remote: undefined, folder: "loadgate" };
  assert.deepEqual(valuesOf("import"), usual);
  assert.deepEqual(valuesOf("import", "--branch", "refs/heads/trend"), { ...usual, branch: "trend" });
});

test("a trend's folder stays on the branch and out of git's own", () => {
  const folder = (value: string) => valuesOf("import", "--dashboard-path", value).folder;
  assert.deepEqual(["docs/trend/", "./a", "."].map(folder), ["docs/trend", "a", ""]);
  for (const value of ["..", "a/../b", "/etc", ".git", "a/.GIT/x", "a b", "a\\b", "ü"])
    assert.match(
      refused("import", "--dashboard-path", value),
      /--dashboard-path: .* is not a folder on a branch/,
    );
});
