/** A row as its maintainer would have had it: a git repository with two commits that differ in the version alone. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { must } from "../../test-support/run.ts";
import { gitIn } from "../../test-support/scratch.ts";
import { proveAnswers } from "./answers.ts";
import { configFile } from "./config-file.ts";
import { type Ecosystem, ecosystemOf, LIMIT_SECONDS } from "./ecosystems.ts";
import { longText } from "./long-text.ts";
import type { Row, Server } from "./rows.ts";

export interface RowRepository {
  readonly folder: string;
  /** Commits. */
  readonly base: string;
  readonly head: string;
  /** What loadgate has to find in its environment. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * The repository of a row in a folder of the cache, made there unless it is there already. Throws what the registry's client says where
 * it does not serve a version, or a build where it fails.
 */
export async function repositoryOf(row: Row, server: Server, cache: string): Promise<RowRepository> {
  const ecosystem = await ecosystemOf(row, server, cache);
  const files = filesOf(row, server, ecosystem);
  const folder = join(cache, row.id);
  const sign = createHash("sha256").update(JSON.stringify(files)).digest("hex");
  const made = join(folder, ".git", "replay.json");
  const found = existsSync(made) ? JSON.parse(readFileSync(made, "utf8")) : {};
  if (found.sign === sign) return { folder, base: found.base, head: found.head, ...environmentOf(ecosystem) };
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, `${row.id}-`));
  try {
    gitIn(scratch, "init", "--quiet", "--initial-branch", "main");
    const commits = [];
    for (const [side, texts] of Object.entries(files)) {
      for (const [name, text] of Object.entries(texts)) writeBase64(join(scratch, name), text);
      await ecosystem.lock(scratch);
      await build(scratch, ecosystem);
      gitIn(scratch, "add", "--all");
      gitIn(scratch, "commit", "--quiet", "--allow-empty", "--message", messageOf(row, side as Side));
      commits.push(gitIn(scratch, "rev-parse", "HEAD"));
    }
    gitIn(scratch, "clean", "--quiet", "-dffX");
    const [base = "", head = ""] = commits;
    writeFileSync(join(scratch, ".git", "replay.json"), JSON.stringify({ sign, base, head }));
    rmSync(folder, { recursive: true, force: true });
    renameSync(scratch, folder);
    return { folder, base, head, ...environmentOf(ecosystem) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Builds a side once, so that caches have what its runs need, and one that does not build or answer is known before anything is measured. */
async function build(folder: string, { start, environment }: Ecosystem): Promise<void> {
  const env = { ...process.env, ...environment, ...start.env };
  for (const command of start.setup)
    await must(command.split(" "), { cwd: folder, env, timeoutSeconds: LIMIT_SECONDS });
  await proveAnswers(folder, env);
}

type Side = "before" | "after";

const environmentOf = ({ environment }: Ecosystem) => ({ environment });

function messageOf(row: Row, side: Side): string {
  return Object.entries(row[side])
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

/** Both sides' files by name, as base64. */
function filesOf(row: Row, server: Server, ecosystem: Ecosystem): Record<Side, Record<string, string>> {
  const config = configFile(row, server, ecosystem.start);
  const common = {
    "loadgate.yml": Buffer.from(config),
    ".gitignore": Buffer.from(["/.loadgate/", ...ecosystem.ignored.map((name) => `${name}/`), ""].join("\n")),
    ...Object.fromEntries(
      Object.entries(server.files).map(([name, described]) => [name, longText(described)]),
    ),
  };
  const sources = globSync("**/*", { cwd: server.folder }).filter(
    (name) => name !== "server.yml" && statSync(join(server.folder, name)).isFile(),
  );
  const sideOf = (side: Side) => {
    const versions = { ...ecosystem.names, ...row.both, ...row[side] };
    const filled = sources.map((name) => [
      name,
      Buffer.from(filledIn(readFileSync(join(server.folder, name), "utf8"), versions, name)),
    ]);
    const all: Record<string, Buffer> = { ...common, ...Object.fromEntries(filled) };
    return Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, bytes.toString("base64")]));
  };
  return { before: sideOf("before"), after: sideOf("after") };
}

/** A text with the versions in the place of their names: `{{express}}`. Throws an Error where there is none of that name. */
export function filledIn(text: string, versions: Readonly<Record<string, string>>, file: string): string {
  return text.replaceAll(/\{\{([\w@/-]+)\}\}/g, (_, name: string) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`${file}: the row gives no version of ${name}`);
    return version;
  });
}

function writeBase64(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(text, "base64"));
}
