import assert from "node:assert/strict";
import { appendFileSync } from "node:fs";
import { type TestOptions, test } from "node:test";
import { explain, explainNotice } from "../src/report/messages.ts";
import type { Finished } from "./loadgate.ts";
import { remains } from "./remains.ts";
import type { Scratch } from "./scratch.ts";

/** Kinds of faults, in the order of the page. */
export const KINDS = {
  interruptions: "Interruptions",
  servers: "Servers that misbehave",
  tools: "oha and nginx that misbehave",
  engine: "The Docker engine",
  machine: "The machine",
  repository: "Repositories and configurations",
} as const;

/** One row of docs/reliability.md, as it happened. */
export interface Row {
  readonly kind: keyof typeof KINDS;
  /** What is done to it. */
  readonly fault: string;
  /** What a user sees: the line of the report or of the error that tells it. */
  readonly seen: string;
  readonly code: number | null;
  /** What of the measurements was lost. */
  readonly lost: string;
}

/** What a fault's test found. */
export type Outcome = Omit<Row, "kind" | "fault">;

/** A fault: a test whose outcome is a row of the page where LOADGATE_FAULTS names the file that rows are added to. */
export function fault(
  kind: keyof typeof KINDS,
  name: string,
  happens: () => Promise<Outcome>,
  options: Pick<TestOptions, "skip" | "timeout"> = {},
): void {
  test(name, { timeout: 120_000, ...options }, async () => {
    const row: Row = { kind, fault: name, ...(await happens()) };
    const { LOADGATE_FAULTS: file } = process.env;
    if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  });
}

export interface Expected {
  readonly code: number;
  readonly says: RegExp;
  readonly lost?: string;
  /** DOCKER_HOST of the engine that it used, if not the usual one. */
  readonly engine?: string;
}

/** The outcome of a run that ended by itself: with this code, saying this, and leaving nothing behind. */
export function ended(
  repository: Scratch,
  run: Finished,
  { code, says, lost = "nothing", engine }: Expected,
): Outcome {
  const texts = reported(run);
  assert.equal(run.code, code, texts.join("\n"));
  const seen = texts.find((text) => says.test(text));
  assert.ok(seen, `${says} in\n${texts.join("\n")}`);
  assert.deepEqual(remains(repository, run.ids, engine), []);
  return { seen: shown(seen), code: run.code, lost };
}

/** Every line in which a run says what went wrong, those that say most first. */
function reported({ results, stderr, stdout }: Finished): string[] {
  const cases = results?.cases ?? [];
  return [
    ...(results?.failures ?? []).flatMap(({ log }) => log.split("\n")),
    ...cases.flatMap(({ findings, verdict, id }) => [...findings.map(explain), `${id} is ${verdict}`]),
    ...(results?.notices ?? []).map(explainNotice),
    ...stderr.split("\n").filter((line) => !line.startsWith("[")),
    ...stdout.split("\n"),
  ];
}

const LONGEST = 180;

/** A line as the page has it: without the names of temporary folders, and not too long. */
export function shown(line: string): string {
  const text = line.replaceAll(/\/\S*\/scratch-\w+/g, "…");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
