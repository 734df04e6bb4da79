import { appendFile, chmod, stat, writeFile } from "node:fs/promises";
import { basename, join, relative, resolve } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { MEASURE, SUB_ACTIONS } from "../src/actions/definitions.ts";
import { bundlePage } from "../test-support/page/bundle.ts";
import { licences } from "./bundle/licences.ts";

const ROOT = join(import.meta.dirname, "..");
const OUT = resolve(process.argv[2] ?? join(ROOT, "dist"));
const ACTIONS = [MEASURE, ...SUB_ACTIONS].map(({ name }) => name);
const ENTRIES = ["cli.ts", ...[...ACTIONS, "post"].map((name) => `actions/${name}.ts`)];

// Packages in CommonJS form call require, which a module does not have by itself.
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Loading the toolkit's packages does nothing, which they do not say themselves: so what is not used of them is left out, such as the
 * client of GitHub's identity tokens with the whole of undici, 790 KB.
 */
const toolkitIsPure: Plugin = {
  name: "toolkit-is-pure",
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^@actions\// }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "found") return undefined;
      return { ...(await find(path, { ...from, pluginData: "found" })), sideEffects: false };
    });
  },
};

/**
 * Each schema of zod brings along how it becomes a JSON Schema, which is done by `npm run docs` alone: 30 KB of every bundle. What is put in
 * its place fails where it is called.
 */
const noJsonSchemas: Plugin = {
  name: "no-json-schemas",
  setup({ onLoad }) {
    const none = 'const none = () => () => { throw new Error("bundles make no JSON Schemas"); };';
    const instead: Readonly<Record<string, string>> = {
      "json-schema-processors": `${none} export { none as allProcessors, none as toJSONSchema };`,
      "json-schema-generator": `${none} export { none as JSONSchemaGenerator };`,
      "to-json-schema": `${none} export {
        none as createStandardJSONSchemaMethod, none as createToJSONSchemaMethod, none as extractDefs, none as finalize,
        none as initializeContext, none as processSchema };`,
    };
    for (const [name, contents] of Object.entries(instead))
      onLoad({ filter: new RegExp(`zod[\\\\/]v4[\\\\/]core[\\\\/]${name}\\.js$`) }, () => ({ contents }));
  },
};

const bundled = new Set<string>();
for (const entry of ENTRIES) {
  const name = basename(entry, ".ts");
  const outfile = join(OUT, `${name}.js`);
  const { metafile, warnings } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, "src", entry)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    legalComments: "eof",
    plugins: [toolkitIsPure, noJsonSchemas],
    // An action is read by Node in each job, so it is as small as can be; the command line keeps its names for the stack of an error.
    minifyIdentifiers: name !== "cli",
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 140,
    // Its form for browsers is the same in modules, of which only the parser is taken; the one for Node is taken whole.
    alias: { yaml: join(ROOT, "node_modules", "yaml", "browser", "index.js") },
    banner: { js: `${name === "cli" ? "#!/usr/bin/env node\n" : ""}${REQUIRE}` },
    metafile: true,
    logLevel: "warning",
  });
  // A name that a package no longer has is a warning to esbuild, and a fault in the bundle.
  if (warnings.length > 0) process.exitCode = 1;
  for (const input of Object.keys(metafile.inputs)) bundled.add(input);
  await appendFile(outfile, `// Packages: ${packagesIn(metafile.outputs).join(", ")}\n`);
  if (name === "cli") await chmod(outfile, 0o755);
  const { size } = await stat(outfile);
  process.stdout.write(`${relative(ROOT, outfile)}: ${Math.round(size / 1024)} KiB\n`);
}
for (const input of await bundlePage(ROOT, join(OUT, "page"))) bundled.add(input);
await writeFile(join(OUT, "licences.txt"), licences(ROOT, [...bundled]));

/** The packages that something of is in a bundle. */
function packagesIn(outputs: Metafile["outputs"]): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  const names = inputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .flatMap(([path]) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}
