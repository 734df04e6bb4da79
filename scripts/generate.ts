/**
 * Writes what is derived from the sources: the JSON Schemas in docs/, the README's tables from action.yml and the workflow it shows, and
 * of the rooms Biome's rules and CONTRIBUTING's lists. With `--check` it writes nothing, and fails where something differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { replaceBetween } from "../test-support/markdown.ts";
import { type ActionFile, inputsTable, outputsTable } from "./generate/tables.ts";
import { biomeRules, folderTable, roomList } from "./rooms.ts";

const ROOT = join(import.meta.dirname, "..");
const checks = process.argv.includes("--check");
const stale: string[] = [];

const SCHEMAS = [
  { from: "src/config/schema.ts", name: "configJsonSchema", to: "docs/loadgate.schema.json" },
  { from: "src/report/results-schema.ts", name: "resultsJsonSchema", to: "docs/results.schema.json" },
  { from: "src/report/ranking-wire.ts", name: "rankingJsonSchema", to: "docs/ranking.schema.json" },
];

for (const { from, name, to } of SCHEMAS) {
  const source = join(ROOT, from);
  if (!existsSync(source)) continue;
  const module: Record<string, () => unknown> = await import(pathToFileURL(source).href);
  const schema = module[name];
  if (!schema) throw new Error(`${from} has no ${name}`);
  write(join(ROOT, to), `${JSON.stringify(schema(), null, 2)}\n`);
}

const [action, readme] = [join(ROOT, "action.yml"), join(ROOT, "README.md")];
if (existsSync(action) && existsSync(readme)) {
  const { inputs, outputs } = parse(readFileSync(action, "utf8")) as ActionFile;
  let text = readFileSync(readme, "utf8");
  text = replaceBetween(text, "inputs", inputsTable(inputs ?? {}));
  text = replaceBetween(text, "outputs", outputsTable(outputs ?? {}));
  const workflow = readFileSync(join(ROOT, "workflows", "minimal.yml"), "utf8");
  text = replaceBetween(text, "workflow", `\`\`\`yaml\n${workflow}\`\`\``);
  write(readme, text);
}

write(join(ROOT, "biome.rooms.json"), `${JSON.stringify(biomeRules(), null, 2)}\n`);

const contributing = join(ROOT, "CONTRIBUTING.md");
let house = readFileSync(contributing, "utf8");
house = replaceBetween(house, "folders", folderTable());
house = replaceBetween(house, "rooms", roomList());
write(contributing, house);

if (stale.length > 0) {
  process.stderr.write(`not what the sources say; run npm run docs: ${stale.join(", ")}\n`);
  process.exitCode = 1;
}

/** Writes only what differs, so that an unchanged file keeps its time. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  if (checks) return void stale.push(relative(ROOT, file));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`wrote ${relative(ROOT, file)}\n`);
}
