/** How a server is built and started with the packages of its registry, by that registry's own client. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { arch, tmpdir } from "node:os";
import { join } from "node:path";
import { jdkHome } from "../../test-support/jdk.ts";
import { pythonOf } from "../../test-support/python.ts";
import { must } from "../../test-support/run.ts";
import type { Start } from "./config-file.ts";
import type { Row, Server } from "./rows.ts";

export interface Ecosystem {
  /** What stands for names in braces that no row gives a version of. */
  readonly names: Readonly<Record<string, string>>;
  /** What is built there and not committed. */
  readonly ignored: readonly string[];
  /** What loadgate itself has to find in its environment. */
  readonly environment: Readonly<Record<string, string>>;
  readonly start: Start;
  /** Asks the registry for what the folder's manifest names, and writes the lock file where there is one. */
  readonly lock: (folder: string) => Promise<void>;
}

/** A client of a registry may have to get a toolchain first, and a build has to compile everything once. */
export const LIMIT_SECONDS = 900;

/** Throws an Error where this machine lacks what the row needs. */
export async function ecosystemOf(row: Row, server: Server, cache: string): Promise<Ecosystem> {
  return await ECOSYSTEMS[server.ecosystem](row, server, cache);
}

const ECOSYSTEMS: Readonly<
  Record<Server["ecosystem"], (row: Row, server: Server, cache: string) => Ecosystem | Promise<Ecosystem>>
> = { npm, go, pypi, maven, crates };

const client = (folder: string, argv: readonly string[], env: NodeJS.ProcessEnv = process.env) =>
  must(argv, { cwd: folder, env, timeoutSeconds: LIMIT_SECONDS });

const NPM_QUIET = ["--ignore-scripts", "--no-audit", "--no-fund"];

function npm(): Ecosystem {
  return {
    names: { "node-package": `node-linux-${arch()}` },
    ignored: ["node_modules"],
    environment: {},
    start: { setup: [["npm", "ci", ...NPM_QUIET, "--prefer-offline"].join(" ")], programs: {}, env: {} },
    // Beside the lock file of the side before, so that nothing moves that need not.
    async lock(folder) {
      await client(folder, ["npm", "install", "--package-lock-only", ...NPM_QUIET]);
    },
  };
}

function go(_: Row, { folder: server }: Server): Ecosystem {
  const env = existsSync(join(server, "go.env")) ? { GOENV: "go.env" } : null;
  return {
    names: {},
    ignored: ["bin"],
    environment: {},
    start: { setup: ["go build -trimpath -o bin/server ."], programs: {}, env: { GOFLAGS: "", ...env } },
    async lock(folder) {
      const here = { ...process.env, GOFLAGS: "", ...(env && { GOENV: join(folder, env.GOENV) }) };
      await client(folder, ["go", "mod", "tidy"], here);
    },
  };
}

function pypi({ both }: Row): Ecosystem {
  const version = both.python ?? "3";
  const python = pythonOf(version);
  if (python === null) throw new Error(`this machine has no Python ${version}`);
  const pip = ["-m", "pip", "install", "--disable-pip-version-check"];
  return {
    names: {},
    ignored: [".venv", "__pycache__"],
    environment: {},
    start: {
      setup: [
        `${python} -m venv .venv`,
        [".venv/bin/python", ...pip, "--no-deps", "--requirement requirements.txt"].join(" "),
      ],
      programs: {},
      env: { PYTHONDONTWRITEBYTECODE: "1" },
    },
    async lock(folder) {
      const scratch = mkdtempSync(join(tmpdir(), "replay-venv-"));
      try {
        await client(folder, [python, "-m", "venv", scratch]);
        const own = join(scratch, "bin", "python");
        await client(folder, [own, ...pip, "--requirement", "requirements.in"]);
        writeFileSync(join(folder, "requirements.txt"), await client(folder, [own, "-m", "pip", "freeze"]));
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    },
  };
}

async function maven(_: Row, { jdk }: Server): Promise<Ecosystem> {
  const homes = await Promise.all(jdk.map((version) => jdkHome(`${version}`)));
  const home = homes.find((each) => each !== null);
  if (!home) throw new Error(`this machine has no JDK ${jdk.join(" or ")}`);
  const environment = { JAVA_HOME: home };
  return {
    names: {},
    ignored: ["target"],
    environment,
    start: {
      setup: ["mvn --batch-mode --quiet package"],
      programs: { java: join(home, "bin", "java") },
      env: {},
    },
    async lock(folder) {
      await client(folder, ["mvn", "--batch-mode", "--quiet", "package"], { ...process.env, ...environment });
    },
  };
}

function crates(_: Row, __: Server, cache: string): Ecosystem {
  // One for all rows, so that a crate is compiled once for all the sides that have it.
  const target = join(cache, "cargo");
  return {
    names: {},
    ignored: ["built", "target"],
    environment: {},
    start: {
      setup: [`cargo install --path . --root built --locked --no-track --force --target-dir ${target}`],
      programs: {},
      env: {},
    },
    // Beside the lock file of the side before, so that nothing moves that need not.
    async lock(folder) {
      await client(folder, ["cargo", "fetch"]);
    },
  };
}
