/** Rows of the replay: known changes of speed between two published versions, as they were written down before they were measured. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

/** What is expected of a case: of a neutral one nothing but that it is not called slower, of an open one nothing. */
const EXPECTATIONS = ["slower", "faster", "unchanged", "neutral", "open"] as const;
export type Expectation = (typeof EXPECTATIONS)[number];

/** As a share: "-53%" is -0.53. */
const share = z
  .string()
  .regex(/^[+-]?\d+(?:\.\d+)?%$/)
  .transform((text) => Number(text.slice(0, -1)) / 100);

const versions = z.record(z.string(), z.string());

const rowFile = z.strictObject({
  what: z.string(),
  class: z.enum(["slower", "faster", "unchanged", "nothing"]),
  /** A folder of servers/. */
  server: z.string(),
  /** Versions that are the same on both sides. */
  both: versions.default({}),
  before: versions,
  after: versions,
  /** What the source says, in its words and figures. */
  published: z.string(),
  /** The smallest change of requests per second that the source can be read as; absent where it says only which way. */
  change: share.optional(),
  /** A: over HTTP; B: in the process, or by another workload; C: only which way. */
  evidence: z.enum(["A", "B", "C"]),
  threshold: share,
  /** TARGET/SCENARIO of the server. */
  cases: z.record(z.string().regex(/^[\w.-]+\/[\w.-]+$/), z.enum(EXPECTATIONS)),
  sources: z.array(z.url({ protocol: /^https$/ })).default([]),
  /** The function that the source names, and the one that calls it where a profiler cannot show it; one of them has to be named. */
  culprit: z.array(z.string()).min(1).optional(),
  /** What the release did, in a few sentences for the page: of the rows that have one, the first three are reported. */
  story: z.string().optional(),
  /** Chosen after another row had been measured, to explain what that one showed; the goals count it apart, too. */
  added: z.boolean().default(false),
  /** What is known of a miss or a contradiction: written after a run. */
  remark: z.string().optional(),
});

export interface Row extends z.output<typeof rowFile> {
  readonly id: string;
}

/** A body or a value too long to be written out: `text` so many times, or so many numbers of six digits. */
const long = z
  .union([
    z.strictObject({
      before: z.string().default(""),
      text: z.string(),
      times: z.int().positive(),
      after: z.string().default(""),
    }),
    z.strictObject({ numbers: z.int().positive(), gzip: z.literal(true) }),
  ])
  .readonly();
export type Long = z.output<typeof long>;

const serverFile = z.strictObject({
  ecosystem: z.enum(["npm", "go", "pypi", "maven", "crates"]),
  /** Major versions of the JDK that will do, best first. */
  jdk: z.array(z.int()).default([]),
  targets: z.record(
    z.string(),
    z.strictObject({ command: z.string(), env: z.record(z.string(), z.string()).default({}) }),
  ),
  scenarios: z.record(
    z.string(),
    z.strictObject({
      request: z.union([
        z.string(),
        z.looseObject({
          path: z.string(),
          headers: z.record(z.string(), z.union([z.string(), long])).default({}),
        }),
      ]),
      expect: z.record(z.string(), z.unknown()),
      connections: z.int().positive().optional(),
    }),
  ),
  files: z.record(z.string(), long).default({}),
});

export interface Server extends z.output<typeof serverFile> {
  readonly name: string;
  readonly folder: string;
}

/** What is most worth knowing first, so that a run that is cut short has it; rows that are not named come last. */
const FIRST = ["F1", "R1", "R2", "R3", "R8", "R13", "I1", "I2", "I6", "I12"];
const THEN = ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "Z1", "Z2", "Z3", "Z4", "Z5"];
const ORDER = [...FIRST, ...THEN, "U1", "U2", "U3", "U4", "R5", "R11", "I15", "I19", "I7b", "R7", "I7a"];

/** All rows of a folder with rows/ and servers/, in the order in which they are measured. */
export function readRows(folder: string): Row[] {
  const place = ({ id }: Row) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return globSync("rows/*.yml", { cwd: folder })
    .map((file) => parseRow(basename(file, ".yml"), readFileSync(join(folder, file), "utf8")))
    .sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id, "en", { numeric: true }));
}

/** Throws an Error that says which row is wrong, and where. */
export function parseRow(id: string, text: string): Row {
  const { data, error } = rowFile.safeParse(parse(text));
  if (error) throw new Error(`row ${id}: ${z.prettifyError(error)}`);
  return { id, ...data };
}

/** The server of a row, in the folder that the row is from. Throws an Error where it is not there, or lacks a case of the row. */
export function readServer(row: Row, from: string): Server {
  const folder = join(from, "servers", row.server);
  const file = join(folder, "server.yml");
  if (!existsSync(file)) throw new Error(`row ${row.id}: there is no ${file}`);
  const { data, error } = serverFile.safeParse(parse(readFileSync(file, "utf8")));
  if (error) throw new Error(`${file}: ${z.prettifyError(error)}`);
  for (const id of Object.keys(row.cases)) {
    const [target = "", scenario = ""] = id.split("/");
    if (!data.targets[target] || !data.scenarios[scenario])
      throw new Error(`row ${row.id}: ${file} has no ${id}`);
  }
  return { name: row.server, folder, ...data };
}

/** Half of what the source says, 3% at most: what a row's threshold has to be. */
export function thresholdFor({ change }: Pick<Row, "change">): number {
  return change === undefined ? 0.03 : Math.min(0.03, Math.abs(change) / 2);
}

/** Whether both sides are the same, as a false alarm would show. */
export function isItself({ before, after }: Pick<Row, "before" | "after">): boolean {
  return Object.entries(before).every(([name, version]) => after[name] === version);
}
