import { dirname, join, resolve } from "node:path";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { profilesBeside } from "../experiment/profile-files.ts";
import { anyResultsIn, prepareOut, writePages } from "../experiment/result-files.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { runApart } from "../platform/exec.ts";
import { findProgram } from "../platform/programs.ts";
import { plainLine } from "../text/escape.ts";
import { defineCommand } from "./command.ts";
import { OPEN, optional, RESULTS } from "./options.ts";

export const reportCommand = defineCommand({
  name: "report",
  summary: "write the reports from a run's results.json again, and open the page",
  group: "daily",
  examples: [
    { line: "loadgate report --open", does: "open the page of the last run in a browser" },
    {
      line: "loadgate report artifact/results.json --open",
      does: "open the page of a run in CI, from its artifact",
    },
    { line: "loadgate report monday.json -o monday", does: "write to another folder" },
  ],
  options: {
    results: RESULTS,
    out: optional(
      {
        ...{ name: "out", short: "o", value: "DIR" },
        description: "The folder for the reports. Defaults to that of the results.",
      },
      (text) => text,
    ),
    open: OPEN,
  },
  files: "[results.json]",
  asOptions: resultsArgument,
  async run({ values, host }) {
    const { page, withoutProfile } = await report(values, host);
    if (withoutProfile.length > 0)
      host.progress.say(
        `no flame graph for ${plainLine(withoutProfile.join(", "))}: its folder profiles is not beside results.json; copy the whole folder of the run`,
      );
    process.stdout.write(`report: ${page}\n`);
    if (values.open && !(await openPage(page)))
      host.progress.say("no browser was found here; open that file yourself");
    return 0;
  },
});

function resultsArgument([results, more]: readonly string[]): Readonly<Record<string, string>> {
  if (more !== undefined) throw new UsageError(`"${more}" is one file too many; name one results.json`);
  return results === undefined ? {} : { results };
}

interface ReportOptions {
  readonly results: string;
  readonly out?: string | undefined;
}

/** Writes the reports again, with the profiles that lie beside the results; names the cases whose profiles do not. */
async function report(
  options: ReportOptions,
  host: Host,
): Promise<{ readonly page: string; readonly withoutProfile: readonly string[] }> {
  const results = anyResultsIn(options.results, host);
  const folder = dirname(resolve(host.cwd, options.results));
  const out = options.out === undefined ? folder : resolve(host.cwd, options.out);
  // A folder that somebody else made keeps its own .gitignore.
  await prepareOut(out, { ignored: out !== folder });
  const profiles = results.command === "rank" ? new Map() : profilesBeside(results, folder);
  const found = [...profiles.values()].filter((profile) => profile !== null);
  writePages(results, out, found);
  const withoutProfile = [...profiles].flatMap(([id, profile]) => (profile === null ? [id] : []));
  return { page: join(out, "report.html"), withoutProfile };
}

/** By these a desktop's programs find it, and each other. */
const DESKTOP =
  /^(DISPLAY|WAYLAND_DISPLAY|XAUTHORITY|DBUS_SESSION_BUS_ADDRESS|BROWSER|XDG_\w+|DESKTOP_SESSION|KDE_\w+|GNOME_\w+)$/;

/** How long an opener may take to fail; one that becomes the browser stays. */
const FAILS_WITHIN_SECONDS = 2;

/** Opens a file in the browser of whoever sits here; false where nothing here can. */
export async function openPage(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): Promise<boolean> {
  const opener = openerHere(env, platform);
  if (opener === null) return false;
  const desktop = Object.entries(env).filter(([name]) => DESKTOP.test(name));
  const options = { cwd: "/", env: { ...allowedEnvironment(env), ...Object.fromEntries(desktop) } };
  return runApart([opener, file], options, FAILS_WITHIN_SECONDS);
}

/** Without a screen xdg-open would start a browser of the terminal, and that would wait for keys. */
function openerHere(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string | null {
  if (platform === "darwin") return findProgram("open", env);
  return env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER ? findProgram("xdg-open", env) : null;
}
