/** The bundle that runners execute and the trend's page: dist/, or the folder named; the same bytes from the same sources. */
import { existsSync } from "node:fs";
import { chmod, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { build } from "esbuild";
import { bundlePage } from "../test-support/page/bundle.ts";
import { licences } from "./bundle/licences.ts";

const ROOT = join(import.meta.dirname, "..");
const OUT = resolve(process.argv[2] ?? join(ROOT, "dist"));
const ENTRIES = ["cli", "action", "post"];

// Packages in CommonJS form call require, which a module does not have by itself.
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

const bundled = new Set<string>();
for (const name of ENTRIES) {
  const entry = join(ROOT, "src", `${name}.ts`);
  const outfile = join(OUT, `${name}.js`);
  if (!existsSync(entry)) {
    await rm(outfile, { force: true });
    continue;
  }
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    legalComments: "eof",
    banner: { js: `${name === "cli" ? "#!/usr/bin/env node\n" : ""}${REQUIRE}` },
    metafile: true,
    logLevel: "warning",
  });
  for (const input of Object.keys(metafile.inputs)) bundled.add(input);
  if (name === "cli") await chmod(outfile, 0o755);
  const { size } = await stat(outfile);
  process.stdout.write(`${relative(ROOT, outfile)}: ${Math.round(size / 1024)} KiB\n`);
}
for (const input of await bundlePage(ROOT, join(OUT, "page"))) bundled.add(input);
await writeFile(join(OUT, "licences.txt"), licences(ROOT, [...bundled]));
