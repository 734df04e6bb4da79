import { spawn, spawnSync } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { env } from "node:process";

export interface RunOptions {
  readonly cwd?: string;
  /** Added to this process's own environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How many characters of a failed command's output are told. */
const TAIL = 3000;

/** Runs a program without a shell; if it fails, the error carries the end of its output. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...env, ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let tail = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      tail = (tail + text).slice(-TAIL);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      tail = (tail + text).slice(-TAIL);
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${[program, ...args].join(" ")}: ended with ${signal ?? code}\n${tail.trim()}`));
    });
  });
}

/** What a short command prints, or undefined if it is missing or fails. */
export function output(program: string, args: readonly string[], timeoutSeconds = 20): string | undefined {
  const result = spawnSync(program, args, { encoding: "utf8", timeout: timeoutSeconds * 1000 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** The full path of a program on PATH, or undefined. */
export function which(program: string, path = env.PATH ?? ""): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
