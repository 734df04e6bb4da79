import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { cacheFolder, findProgram } from "../../src/platform/programs.ts";
import { cachedProgram } from "../../test-support/cached-program.ts";
import { noDocker } from "../../test-support/remains.ts";
import { ownEnvironment, type Scratch } from "../../test-support/scratch.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const program = cachedProgram("act");

/** Why act cannot run the Action here, or false. */
export const noAct: string | false = program === null ? "act was not found (make setup-tests)" : noDocker;

/** A line of act's log, as it writes it with --json. */
interface Line {
  readonly level: string;
  readonly msg: string;
  readonly command?: string;
  readonly arg?: string;
  readonly kvPairs?: Readonly<Record<string, string>>;
  readonly content?: string;
  readonly raw_output?: boolean;
}

export interface ActRun {
  readonly code: number | null;
  /** What the steps wrote, without the runner's commands. */
  readonly output: string;
  /** The runner's commands, such as `error`, with their properties and text. */
  readonly commands: readonly {
    readonly name: string;
    readonly properties: Readonly<Record<string, string>>;
    readonly text: string;
  }[];
  readonly summaries: readonly string[];
  readonly messages: readonly string[];
  /** Ids of the runs that took a temporary folder. */
  readonly ids: readonly string[];
}

export interface Underway {
  readonly child: ChildProcess;
  readonly finished: Promise<ActRun>;
  readonly output: () => string;
}

/** The actions as a runner would download them: every action.yml and a fresh bundle. */
export function packed(folder: string): string {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(ROOT, "action.yml"), join(folder, "action.yml"));
  for (const each of ["actions", ".github/workflows"])
    cpSync(join(ROOT, each), join(folder, each), { recursive: true });
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
  execFileSync(process.execPath, [join(ROOT, "scripts", "bundle.ts"), join(folder, "dist")]);
  return folder;
}

/**
 * Stands in for actions/upload-artifact or actions/download-artifact, which need GitHub: says what it moves, to and from a fake GitHub
 * if there is one.
 */
function standIn(folder: string, script: string, inputs: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  const wanted = inputs.map((name) => `${name}: {}`).join(", ");
  writeFileSync(
    join(folder, "action.yml"),
    `name: stand-in\ndescription: none\ninputs: { ${wanted} }\nruns: { using: node24, main: index.js }\n`,
  );
  copyFileSync(join(import.meta.dirname, script), join(folder, "index.js"));
  writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
  return folder;
}

/** As the workflows to copy name an action: with the commit. */
function pinned(name: string): string {
  const workflows = globSync("workflows/*.yml", { cwd: ROOT }).map((file) =>
    readFileSync(join(ROOT, file), "utf8"),
  );
  const refs = new Set(
    workflows.flatMap((text) => text.match(new RegExp(`(?<=uses: )${name}@\\S+`, "g")) ?? []),
  );
  const [only, ...others] = refs;
  if (only === undefined || others.length > 0) throw new Error(`${name} is named as ${[...refs].join(", ")}`);
  return only;
}

export interface ActOptions {
  /** Beside those that a runner has. */
  readonly env?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** The folder with the Action, where it is not to be made from the sources. */
  readonly action?: string;
}

/** Starts act on the workflows of a scratch repository. */
export function beginAct(
  scratch: Scratch,
  event: string,
  payload: unknown,
  options: ActOptions = {},
): Underway {
  if (program === null) throw new Error("there is no act");
  const root = dirname(scratch.folder);
  const action = options.action ?? packed(join(root, "action"));
  const upload = standIn(join(root, "upload"), "upload.js", ["name", "path", "include-hidden-files"]);
  // The engine's own builder does here.
  const buildx = standIn(join(root, "buildx"), "nothing.js", []);
  const download = standIn(join(root, "download"), "download.js", ["name", "pattern", "path"]);
  const payloadFile = join(root, "event.json");
  writeFileSync(payloadFile, JSON.stringify(payload));
  const seen = new Set<string>();
  const watcher = watch(scratch.temporary, (_, name) => name?.startsWith("loadgate-") && seen.add(name));
  const own = ownEnvironment();
  const argv = [
    event,
    "--json",
    "--platform=ubuntu-latest=-self-hosted",
    `--eventpath=${payloadFile}`,
    `--action-cache-path=${join(root, "act")}`,
    "--no-cache-server",
    `--local-repository=loadgate/loadgate@v1=${action}`,
    `--local-repository=${pinned("actions/upload-artifact")}=${upload}`,
    `--local-repository=${pinned("actions/download-artifact")}=${download}`,
    `--local-repository=${pinned("docker/setup-buildx-action")}=${buildx}`,
    ...Object.entries(options.env ?? {}).map(([name, value]) => `--env=${name}=${value}`),
    ...(options.token ? [`--secret=GITHUB_TOKEN=${options.token}`] : []),
  ];
  const child = spawn(program, argv, {
    cwd: scratch.folder,
    env: {
      ...own,
      // node24, and the tools that are set up for this checkout.
      PATH: [dirname(process.execPath), join(cacheFolder(), "bin"), own.PATH].join(delimiter),
      LOADGATE_CACHE: cacheFolder(),
      // No test should download it.
      LOADGATE_OHA: findProgram("oha") ?? "",
      TMPDIR: scratch.temporary,
      // act's own settings are none of the test's.
      XDG_CONFIG_HOME: root,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  let wrong = "";
  child.stdout.setEncoding("utf8").on("data", (more: string) => {
    text += more;
  });
  child.stderr.setEncoding("utf8").on("data", (more: string) => {
    wrong += more;
  });
  const finished = new Promise<ActRun>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      watcher.close();
      const ids = [...seen].map((name) => name.slice("loadgate-".length).toLowerCase());
      resolve({ ...read(text), code, ids, messages: [...read(text).messages, wrong] });
    });
  });
  return { child, finished, output: () => read(text).output };
}

function read(text: string): Omit<ActRun, "code" | "ids"> {
  const lines = text.split("\n").flatMap((line): Line[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      return [];
    }
  });
  return {
    output: lines
      .filter((line) => line.raw_output)
      .map(({ msg }) => msg)
      .join(""),
    commands: lines.flatMap(({ command, kvPairs, arg }) =>
      command !== undefined && arg !== undefined
        ? [{ name: command, properties: kvPairs ?? {}, text: arg }]
        : [],
    ),
    summaries: lines.flatMap(({ command, content }) => (command === "summary" && content ? [content] : [])),
    messages: lines.map(({ msg }) => msg),
  };
}
