import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceDate } from "./source-date.ts";

const dateOf = (dockerfile: string, args: Record<string, string> = {}) =>
  sourceDate(dockerfile, args).SOURCE_DATE_EPOCH;

test("images are dated to a time that archives can hold, unless their user has one of his own", () => {
  const inZip = Date.UTC(1980, 0, 1) / 1000;
  for (const dockerfile of [
    "",
    "FROM scratch",
    "ARG SOURCE_DATE_EPOCH",
    "# ARG SOURCE_DATE_EPOCH=5",
    "ARG OTHER=1\nENV SOURCE_DATE_EPOCH=7",
    "ARG MY_SOURCE_DATE_EPOCH=5",
  ])
    assert.equal(Number(dateOf(dockerfile)), inZip, dockerfile);
  for (const dockerfile of [
    "ARG SOURCE_DATE_EPOCH=1700000000",
    "from x\n  arg A=1 SOURCE_DATE_EPOCH='1700000000' B=2",
    'ARG A=1 \\\n  # said\n  SOURCE_DATE_EPOCH="1700000000"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a Dockerfile's braces, not a template's
    "ARG SOURCE_DATE_EPOCH\nENV SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-1700000000}",
    "ARG SOURCE_DATE_EPOCH=1700000000\r\nFROM x\r\nARG SOURCE_DATE_EPOCH=1700000000\r\n",
  ])
    assert.equal(dateOf(dockerfile), "1700000000", dockerfile);
  assert.equal(dateOf("ARG SOURCE_DATE_EPOCH=5", { SOURCE_DATE_EPOCH: "0" }), "0");
});

test("a date that only the build knows, or another in each stage, is left to it", () => {
  for (const own of [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a Dockerfile's braces, not a template's
    "ARG SOURCE_DATE_EPOCH=${WHEN}",
    "ARG SOURCE_DATE_EPOCH=5\nARG SOURCE_DATE_EPOCH=6",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same
    "ARG SOURCE_DATE_EPOCH\nRUN make DATE=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}",
  ])
    assert.equal(dateOf(own), undefined);
});
