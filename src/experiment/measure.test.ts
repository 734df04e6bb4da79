import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import { interferenceWarning } from "./measure.ts";

test("a session that others disturbed throughout is mentioned once", () => {
  const lines: string[] = [];
  const tell = interferenceWarning((line) => lines.push(line));
  const crowded = { ...roundOf(), together: false, disturbance: { stolen: 0, foreign: 1.5 } };
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

test("side by side such a session counts less", () => {
  const lines: string[] = [];
  const round = { ...roundOf(), together: true, disturbance: { stolen: 0, foreign: 1.5 } };
  interferenceWarning((line) => lines.push(line))({ id: "a", sessions: [sessionOf([round])] });
  assert.match(lines.join(), /^a: a whole session counts less, since other programs used the CPUs/);
});
