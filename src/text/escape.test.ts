import assert from "node:assert/strict";
import { test } from "node:test";
import {
  clip,
  escapeWorkflowCommands,
  html,
  htmlProse,
  markdown,
  markdownCode,
  plainLine,
  plainText,
  printable,
  tailOfLog,
} from "./escape.ts";

test("control characters, terminal sequences and invisible formatting are taken out", () => {
  assert.equal(plainText("a\u001b[31mred\u001b[0m\u0008\u202e\u200bb\r\nc\td"), "aredb\nc\td");
  assert.equal(plainText("x\u001b]8;;http://a\u0007link\u001b]8;;\u0007y"), "xlinky");
  assert.equal(plainText("\u009b31mq\u2028"), "q");
  assert.equal(plainLine("  a\n b\t c "), "a b c");
  assert.equal(plainText("a\u3164b\u061c\u{e0041}\u{e0100}c ⚠️ ❤️"), "abc ⚠️ ❤️");
  assert.equal(plainText(`e${"\u0301".repeat(99)}x`), `e${"\u0301".repeat(4)}x`);
});

test("no text holds half a character, which GitHub would not take", () => {
  assert.equal(plainText("a\ud800b\udc00c"), "abc");
  for (let length = 2; length < 10; length++) assert.ok(clip("ab😀😀😀", length).isWellFormed(), `${length}`);
  assert.equal(clip("ab😀😀", 4), "ab…");
});

test("in a message, what is not seen is spelled out", () => {
  assert.equal(
    printable("a\u202eb\u061c\u200b\u{e0041}\ud800c"),
    "a\\u202eb\\u061c\\u200b\\u{e0041}\\ud800c",
  );
});

test("Markdown cannot be started by a name", () => {
  assert.equal(
    markdown("a|b `c` <d> *e* _f_ [g](h) ~i~"),
    "a&#124;b &#96;c&#96; &#60;d&#62; &#42;e&#42; &#95;f&#95; &#91;g&#93;(h) &#126;i&#126;",
  );
  assert.equal(markdown("<!-- x -->"), "&#60;!-- x --&#62;");
  assert.equal(markdown("a\n# b\n\n| c"), "a &#35; b &#124; c");
  assert.equal(markdown("$x$ \\ &lt;"), "&#36;x&#36; &#92; &#38;lt;");
});

test("nobody is mentioned, no issue is referred to, nothing becomes a link", () => {
  assert.equal(markdown("@octocat #12 GH-3"), "&#64;\u2060octocat &#35;\u206012 GH-\u20603");
  assert.equal(markdown("http://a.b www.c.d"), "http&#58;//a.b www\u2060.c.d");
  assert.equal(markdownCode("a@b"), "<code>a&#64;\u2060b</code>");
});

test("HTML is escaped for text and attributes", () => {
  assert.equal(
    html(`<a href="x" title='y'>&\u0000</a>`),
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;",
  );
  assert.equal(htmlProse("<b>\n6% slower"), "&lt;b&gt; 6% slower");
});

test("a log is shown from its end, clipped", () => {
  const log = Array.from({ length: 40 }, (_, i) => `line ${i}`).join("\n");
  assert.equal(tailOfLog(log, 2), "line 38\nline 39");
  assert.equal(tailOfLog("x".repeat(1000)).length, 300);
  const usage = [
    "an error that is below, too",
    "npm error code EUSAGE",
    "npm error The npm ci command needs a lock file",
    "npm error",
    log,
    "an error that is below, too",
  ].join("\n");
  assert.equal(
    tailOfLog(usage, 6),
    "npm error code EUSAGE\nnpm error The npm ci command needs a lock file\n…\nline 39\nan error that is below, too",
  );
  assert.equal(clip("abc", 3), "abc");
  assert.equal(clip("abcd", 3), "ab…");
});

test("nothing in the text is a command of the runner", () => {
  for (const command of [
    "::error::x",
    " \t::add-mask::x",
    "\u0085::error::x",
    "a\r::error::x",
    "a\n::error::x",
  ])
    assert.doesNotMatch(escapeWorkflowCommands(command), /^[^\w]*::/m);
  assert.doesNotMatch(escapeWorkflowCommands("text ##[error]x"), /##\[/);
});

test("other text stays as it is", () => {
  for (const text of ["std::vector", "listening on [::]:80", "a: b\n# c\n", "## [1.0]", ""]) {
    assert.equal(escapeWorkflowCommands(text), text);
  }
});
