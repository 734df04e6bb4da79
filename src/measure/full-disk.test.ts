import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import type { Fault } from "../format/faults.ts";
import type { Build } from "../serve/runner.ts";
import { namedFiller } from "./full-disk.ts";

const BUILDS = [{ variant: "base" }, { variant: "head" }] as unknown as readonly Build[];
const FULL: Fault = { code: "generator-failed", error: "ENOSPC: no space left on device, write" };
const MB = 1e6;

/** What a session's faults become, as variant and code, where the two sides' files take so many bytes. */
async function named(session: ReturnType<typeof sessionOf>, base: number, head: number) {
  const sizes = { base, head };
  const found = await namedFiller(session, BUILDS, async ({ variant }) => sizes[variant]);
  return [
    ...found.invalid.map(({ variant, fault }) => `${variant}: ${fault.code}`),
    ...found.rounds.flatMap(({ samples }) =>
      samples.flatMap(({ variant, invalid }) => invalid.map(({ code }) => `sample of ${variant}: ${code}`)),
    ),
  ];
}

test("what fails on a full disk is the fault of the side that filled it, whoever wrote next", async () => {
  const starting = sessionOf([], {
    invalid: [{ variant: "base", fault: { ...FULL, code: "start-failed" } }],
  });
  assert.deepEqual(await named(starting, 1 * MB, 290 * MB), ["head: filled-disk"]);
  assert.deepEqual(await named(starting, 290 * MB, 1 * MB), ["base: filled-disk"]);
  const loaded = sessionOf([roundOf(), roundOf({ invalid: [FULL] }, { invalid: [FULL] })]);
  assert.deepEqual(await named(loaded, 1 * MB, 290 * MB), [
    "head: filled-disk",
    "sample of head: filled-disk",
  ]);
});

test("a disk that neither side filled is nobody's fault, and no other fault asks for sizes", async () => {
  const full = sessionOf([], { invalid: [{ variant: null, fault: FULL }] });
  assert.deepEqual(await named(full, 290 * MB, 300 * MB), ["null: generator-failed"]);
  const other = sessionOf([], {
    invalid: [{ variant: "head", fault: { ...FULL, error: "ended by SIGKILL" } }],
  });
  await assert.doesNotReject(namedFiller(other, BUILDS, () => Promise.reject(new Error("asked"))));
});
