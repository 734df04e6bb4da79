import { allowedEnvironment, dockerEnvironment } from "./child-environment.ts";
import { run, why } from "./exec.ts";

interface Tool {
  readonly argv: readonly string[];
  /** What it says of itself, the version in brackets; something else is another program. */
  readonly says: RegExp;
  /** The first that has all that we use, and what came with it. */
  readonly least?: { readonly version: string; readonly brought: string };
}

/** The oldest hyperfine that it was tried with; Debian 12 has it, and Ubuntu 24.04 a newer one. */
export const LEAST_HYPERFINE = "1.15";

const TOOLS = {
  oha: {
    argv: ["--version"],
    says: /^oha v?(\d+\.\d+(?:\.\d+)?)/m,
    least: { version: "1.9.0", brought: "--output-format" },
  },
  // Those that are made of it call themselves otherwise before the slash.
  nginx: { argv: ["-v"], says: /^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m },
  hyperfine: {
    argv: ["--version"],
    says: /^hyperfine (\d+\.\d+(?:\.\d+)?)/m,
    least: { version: LEAST_HYPERFINE, brought: "the options that are used" },
  },
  docker: { argv: ["--version"], says: /^Docker version (\d+\.\d+(?:\.\d+)?)/m },
  buildx: { argv: ["buildx", "version"], says: /^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

const SECONDS = 10;

type FoundTool =
  | { readonly version: string }
  /** Why it cannot be used, as a sentence; `tooOld` where it is what it should be, but before what we use of it. */
  | { readonly problem: string; readonly tooOld: boolean };

/** The version of a program that is to be this tool. */
export async function toolVersion(name: ToolName, path: string): Promise<FoundTool> {
  const { argv, says, least }: Tool = TOOLS[name];
  const isDocker = name === "docker" || name === "buildx";
  const answer = await run([path, ...argv], {
    cwd: "/",
    env: isDocker ? dockerEnvironment(process.env) : allowedEnvironment(process.env),
    timeoutSeconds: SECONDS,
  });
  const asked = `${path} ${argv.join(" ")}`;
  if (answer.code !== 0) return { problem: `${asked} failed: ${why(answer)}`, tooOld: false };
  const version = says.exec(`${answer.stdout}\n${answer.stderr}`)?.[1];
  if (version === undefined) {
    const [first = ""] = (answer.stdout || answer.stderr).trim().split("\n");
    const said = first === "" ? "nothing" : JSON.stringify(first.slice(0, 80));
    return {
      problem: `${path} is not ${name}: ${argv.join(" ")} prints ${said}`,
      tooOld: false,
    };
  }
  if (least && isOlder(version, least.version))
    return {
      problem: `${path} is ${name} ${version}, but ${least.brought} came with ${least.version}`,
      tooOld: true,
    };
  return { version };
}

function isOlder(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split(".").map(Number));
  for (const [i, part] of (b ?? []).entries()) {
    const difference = (a?.[i] ?? 0) - part;
    if (difference !== 0) return difference < 0;
  }
  return false;
}
