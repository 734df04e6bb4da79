/**
 * Writes what is derived from the sources: the JSON Schemas in docs/, every action.yml, the tables of options, inputs and outputs, the
 * workflow that the README shows, those that init writes, Biome's rules of the rooms and CONTRIBUTING's lists of them. With `--check` it writes nothing, and
 * fails where something differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { MEASURE, SUB_ACTIONS } from "../src/actions/definitions.ts";
import { WORKFLOWS } from "../src/commands/init.ts";
import { COMMANDS } from "../src/commands/registry.ts";
import { configJsonSchema } from "../src/config/config-schema.ts";
import { inheritedRows, neverByPrefix } from "../src/platform/inherited.ts";
import { replaceBetween, table } from "../test-support/markdown.ts";
import { subActionFile, topActionFile } from "./generate/action-files.ts";
import { configurationPage, type Schema } from "./generate/configuration-page.ts";
import { actionsPage, commandsPage, inputsTable, outputsTable } from "./generate/pages.ts";
import { reusableWorkflow } from "./generate/reusable-workflow.ts";
import { biomeRules, folderTable, roomList } from "./rooms.ts";

const ROOT = join(import.meta.dirname, "..");
const checks = process.argv.includes("--check");
const stale: string[] = [];

const SCHEMAS = [
  { from: "src/config/config-schema.ts", name: "configJsonSchema", to: "docs/loadgate.schema.json" },
  { from: "src/format/results.ts", name: "resultsJsonSchema", to: "docs/results.schema.json" },
];

for (const { from, name, to } of SCHEMAS) {
  const source = join(ROOT, from);
  if (!existsSync(source)) continue;
  const module: Record<string, () => unknown> = await import(pathToFileURL(source).href);
  const schema = module[name];
  if (!schema) throw new Error(`${from} has no ${name}`);
  write(join(ROOT, to), `${JSON.stringify(schema(), null, 2)}\n`);
}

write(join(ROOT, "action.yml"), topActionFile(MEASURE));
for (const definition of SUB_ACTIONS)
  write(join(ROOT, "actions", definition.name, "action.yml"), subActionFile(definition));

const pullRequest = readFileSync(join(ROOT, "workflows", "pull-request.yml"), "utf8");
write(join(ROOT, ".github", "workflows", "pull-request.yml"), reusableWorkflow(pullRequest));

// In the program, so that it is whole without the folder workflows/.
const copied = WORKFLOWS.map(({ name }) => [name, readFileSync(join(ROOT, "workflows", name), "utf8")]);
write(join(ROOT, "src/init/workflows.json"), `${JSON.stringify(Object.fromEntries(copied), null, 2)}\n`);

const workflow = readFileSync(join(ROOT, "workflows", "minimal.yml"), "utf8");
fill("README.md", {
  workflow: `\`\`\`yaml\n${workflow}\`\`\``,
});
fill("docs/actions.md", {
  inputs: inputsTable(MEASURE.inputs),
  outputs: outputsTable(MEASURE.outputs),
  actions: actionsPage(SUB_ACTIONS),
});
fill("docs/configuration.md", { configuration: configurationPage(configJsonSchema() as Schema) });
fill("docs/commands.md", { commands: commandsPage(COMMANDS) });
fill("docs/environment.md", {
  inherited: table(["for", "variables"], inheritedRows()),
  "never-by-prefix": neverByPrefix(),
});

/** Puts each part between its marks in a page. */
function fill(page: string, parts: Readonly<Record<string, string>>): void {
  let text = readFileSync(join(ROOT, page), "utf8");
  for (const [name, content] of Object.entries(parts)) text = replaceBetween(text, name, content);
  write(join(ROOT, page), text);
}

write(join(ROOT, "biome.rooms.json"), `${JSON.stringify(biomeRules(), null, 2)}\n`);

fill("CONTRIBUTING.md", { folders: folderTable(), rooms: roomList() });

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
