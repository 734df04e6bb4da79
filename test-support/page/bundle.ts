import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "esbuild";

/** The trend's page in `out`: one script and one style sheet, since it is served from a branch. Tells the sources' paths. */
export async function bundlePage(
  root: string,
  out: string,
  tell: (line: string) => void = (line) => process.stdout.write(line),
): Promise<string[]> {
  await mkdir(out, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { page: join(root, "dashboard", "main.ts") },
    outdir: out,
    bundle: true,
    minify: true,
    // A module would not load from file://.
    format: "iife",
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17"],
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    logLevel: "warning",
  });
  await copyFile(join(root, "dashboard", "index.html"), join(out, "index.html"));
  for (const name of (await readdir(out)).sort()) {
    const file = join(out, name);
    tell(`${relative(root, file)}: ${((await stat(file)).size / 1024).toFixed(1)} KiB\n`);
  }
  return Object.keys(metafile.inputs);
}
