import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import { disturbedTeller } from "./tell-disturbed.ts";

test("that a whole session was left out is told, and once", () => {
  const lines: string[] = [];
  const tell = disturbedTeller((line) => lines.push(line));
  const crowded = { ...roundOf(), disturbance: { stolen: 0, foreign: 1.5 } };
  tell({ id: "a", sessions: [sessionOf([roundOf(), crowded])] });
  tell({ id: "a", sessions: [sessionOf([])] });
  assert.deepEqual(lines, []);
  tell({ id: "b", sessions: [sessionOf([crowded, crowded])] });
  tell({ id: "c", sessions: [sessionOf([crowded])] });
  assert.match(
    lines.join("\n"),
    /^b: a whole session was left out, since other programs used the CPUs; [^\n]+$/,
  );
});
