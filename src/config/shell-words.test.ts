import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { checkArguments, splitWords } from "./shell-words.ts";

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
    ["a --match=* a~ {x,y} #z .[dev] /?a", ["a", "--match=*", "a~", "{x,y}", "#z", ".[dev]", "/?a"]],
    [`node --test "**/*.test.js" '*'`, ["node", "--test", "**/*.test.js", "*"]],
    [`sh -c 'a && b > "$HOME"; c'`, ["sh", "-c", 'a && b > "$HOME"; c']],
    [`a "\\$HOME" \\$HOME end$`, ["a", "$HOME", "$HOME", "end$"]],
    [`a "&&" "x;y" \\| \\;`, ["a", "&&", "x;y", "|", ";"]],
    ["a \\\n b", ["a", "b"]],
  ];
  for (const [line, words] of cases) assert.deepEqual(splitWords(line), words, line);
});

test("what needs a shell is refused, and the message says what to do", () => {
  for (const [line, sign] of [
    ["a || b", "||"],
    ["a|b", "|"],
    ["a >out", ">"],
    ["a >>out", ">>"],
    ["a <in", "<"],
    ["a &", "&"],
    ["(a)", "("],
    ["a `b`", "`"],
    ['a "`b`"', "`"],
  ] as const)
    assert.throws(
      () => splitWords(line),
      new UsageError(
        `"${sign}" needs a shell, but commands run without a shell; write it in quotation marks where the program should get it, or sh -c '${line}'`,
      ),
    );
  for (const line of ["a && b", "a; b"])
    assert.throws(
      () => splitWords(line),
      new RegExp(`what comes first under "setup", as a list of commands, or sh -c '${line}'$`),
    );
  assert.throws(() => splitWords(`a 'b' && c`), /or sh -c '…' around this line$/, "it would not fit");
  assert.throws(() => splitWords("-a > b", { arguments: true }), /should get it$/, "no command of its own");
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: loadgate's own braces
const PORT = "${port}";

test("nothing would be expanded, so an expansion is refused instead of handed over as it is", () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the shell's braces, not a template's
  for (const line of ["a $PORT", 'a "$PORT"', "a $(b)", 'a "$(b)"', "a ${B}", "a $1", "a $?", "a ${port}"])
    assert.throws(() => splitWords(line), /would not be replaced, for commands run without a shell/, line);
  for (const line of ["a $PORT", 'a --port="${PORT}"', "a '$PORT'", "a \\$PORT", "a '--port=${PORT}'"])
    for (const words of [() => splitWords(line, { placeholders: true })])
      assert.throws(words, /; write "\$\{port\}", which loadgate replaces, or sh -c /, line);
  for (const list of [
    ["a", "$PORT"],
    ["a", "--port=${PORT}"],
  ])
    assert.throws(() => checkArguments(list, { placeholders: true }), /; write "\$\{port\}", which/);
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("placeholders of loadgate's own stay where they may be, and are nothing elsewhere", () => {
  const line = 'a ${port} "--at=${db.host}:${port}"';

  const words = ["a", PORT, "--at=${db.host}:${port}"];
  assert.deepEqual(splitWords(line, { placeholders: true }), words);
  assert.deepEqual(checkArguments(words, { placeholders: true }), words);
  assert.throws(() => checkArguments(words), /"\$\{port\}" would not be replaced/);
  assert.throws(() => splitWords(`a ${PORT}`), /"\$\{port\}" would not be replaced/);
});

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here

test("patterns and homes are replaced by nothing, so they are refused", () => {
  for (const line of [
    "java -jar app-*.jar",
    "java -jar target/*.jar",
    "java -jar app-[0-9].jar",
    "a *",
    "java -cp {a,b}.jar Main",
    "node {1..2}.mjs",
  ])
    assert.throws(
      () => splitWords(line),
      /nothing replaces the pattern in ".*", for commands run without a shell; write the file's name/,
      line,
    );
  for (const line of [
    "a {}",
    "a {x}.js",
    "a '{a,b}.js'",
    "a --set={a,b}.js",
    "a x{y",
    "a {{n}}.py",
    "a {x,y}",
  ])
    assert.equal(splitWords(line).length, 2, line);
  for (const line of ["~/bin/a", "a ~/x", "a ~", "a ~me/x"])
    assert.throws(() => splitWords(line), /nothing replaces the "~" of "~[^ ]*", for commands/, line);
});

test("a line of nothing but the beginnings of patterns is read all the same, a longer one is no command", () => {
  for (const part of ["[", "{", "{,", "{a..", "*.", "?["])
    for (const end of ["", ".js"]) {
      const word = part.repeat(4000 / part.length) + end;
      try {
        assert.deepEqual(splitWords(`a ${word}`), ["a", word]);
      } catch (error) {
        assert.match(String(error), /nothing replaces the pattern/);
      }
    }
  assert.throws(
    () => splitWords(`a ${"[".repeat(16_400)}`),
    /at most 16384 characters; put it into a script/,
  );
});

test("a list is handed over as it is, so what only a shell understands is refused in it", () => {
  const refused: [string[], RegExp][] = [
    [["a", "&&", "b"], /"&&" needs a shell.*or sh -c 'a && b'$/],
    [["a", "2>&1"], /"2>&1" needs a shell/],
    [["java", "-jar", "app-*.jar"], /nothing replaces the pattern in "app-\*\.jar"/],
    [["~/a"], /nothing replaces the "~"/],
    [["a", "$HOME/x"], /"\$HOME" would not be replaced.*; write what it stands for, or sh -c/],
    [["a", "$(nproc)"], /"\$\(nproc\)" would not be replaced/],
    [["FOO=bar", "a"], /"FOO=bar" is no program, but a variable; write it as env: \{ FOO: "bar" \}/],
    [[""], /must not be empty; name a program/],
  ];
  for (const [list, message] of refused) assert.throws(() => checkArguments(list), { message }, String(list));
  for (const list of [
    ["gunicorn", "--forwarded-allow-ips", "*", "--host=*.example.com", "a b;c", "price$"],
    ["sh", "-c", "exec a --port $PORT > ~/log && b app-*.jar"],
    ["node", "-e", "console.log(`$HOME`, process.env.PORT)"],
    ["pip", "install", ".[dev]"],
    ["env", "FOO=bar", "a"],
  ])
    assert.deepEqual(checkArguments(list), list);
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
  assert.throws(
    () => splitWords("PORT=1 a"),
    /"PORT=1" is no program, but a variable; write it as env: \{ PORT: "1" \}/,
  );
});
