import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { splitWords } from "./shell-words.ts";

test("words are split at blanks, quotes hold them together", () => {
  const cases: [string, string[]][] = [
    ["node server.js", ["node", "server.js"]],
    ["  a \t b  ", ["a", "b"]],
    [`a 'b c' "d e"`, ["a", "b c", "d e"]],
    [`a'b'"c"d`, ["abcd"]],
    [`a '' ""`, ["a", "", ""]],
    [`a\\ b c\\"d`, ["a b", 'c"d']],
    [`a "b\\"c\\\\d\\e"`, ["a", 'b"c\\d\\e']],
    [`a 'b\\c'`, ["a", "b\\c"]],
    ["a --match=* ~ {x,y} #z", ["a", "--match=*", "~", "{x,y}", "#z"]],
    [`sh -c 'a && b > "$HOME"; c'`, ["sh", "-c", 'a && b > "$HOME"; c']],
    [`a "\\$HOME" \\$HOME end$`, ["a", "$HOME", "$HOME", "end$"]],
    [`a "&&" "x;y" \\| \\;`, ["a", "&&", "x;y", "|", ";"]],
    ["a \\\n b", ["a", "b"]],
  ];
  for (const [line, words] of cases) assert.deepEqual(splitWords(line), words, line);
});

test("what needs a shell is refused, and the message says what to do", () => {
  for (const [line, sign] of [
    ["a && b", "&&"],
    ["a || b", "||"],
    ["a|b", "|"],
    ["a >out", ">"],
    ["a >>out", ">>"],
    ["a <in", "<"],
    ["a; b", ";"],
    ["a &", "&"],
    ["(a)", "("],
    ["a `b`", "`"],
    ['a "`b`"', "`"],
  ] as const)
    assert.throws(
      () => splitWords(line),
      new UsageError(
        `"${sign}" needs a shell, but commands run without a shell; put it in a script and run that`,
      ),
    );
});

test("nothing would be expanded, so an expansion is refused instead of handed over as it is", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell's braces, not a template's
  for (const line of ["a $PORT", 'a "$PORT"', "a $(b)", 'a "$(b)"', "a ${B}", "a $1", "a $?"])
    assert.throws(() => splitWords(line), /would not be replaced, for commands run without a shell/, line);
});

test("broken lines are refused", () => {
  assert.throws(
    () => splitWords("a 'b"),
    new UsageError("the quotation mark ' is not closed; add the missing '"),
  );
  assert.throws(() => splitWords('a "b'), /the quotation mark " is not closed/);
  assert.throws(() => splitWords('a "b\\"'), /the quotation mark " is not closed/);
  assert.throws(() => splitWords("a \\"), /ends in a backslash/);
  for (const line of ["", "  ", "''", "\n"]) assert.throws(() => splitWords(line), /must not be empty/);
  assert.throws(() => splitWords("a\nb"), /one line; write a list/);
  assert.throws(() => splitWords("a \0"), /NUL/);
  assert.throws(() => splitWords("PORT=1 a"), /"PORT=1" is not a program; set variables under "env"/);
});
