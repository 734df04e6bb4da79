import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeWorkflowCommands } from "./inert.ts";

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
