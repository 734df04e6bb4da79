import { statSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { type Command, type Startable, type Target, workingFolder } from "../model/config.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { isExecutable } from "../platform/programs.ts";
import { quote } from "../text/escape.ts";

interface MissingProgram {
  readonly text: string;
  /** Whether a command before it may put it there. */
  readonly perhapsMade: boolean;
}

/** The programs that these targets and their services would start as processes in `folder`, and that are not there. */
export function missingPrograms(
  targets: readonly Target[],
  folder: string,
  own: NodeJS.ProcessEnv,
): MissingProgram[] {
  const found = targets.flatMap((target) => [
    ...missingOf("target", target, folder, own),
    ...(target.services ?? []).flatMap((service) => missingOf("service", service, folder, own)),
  ]);
  return found.filter(({ text }, i) => found.findIndex((other) => other.text === text) === i);
}

function missingOf(
  kind: "target" | "service",
  startable: Startable & Pick<Target, "prepare">,
  folder: string,
  own: NodeJS.ProcessEnv,
): MissingProgram[] {
  const { name, build, image, process, prepare = [], env } = startable;
  const { setup = [], command } = process ?? {};
  const cwd = workingFolder(startable, folder);
  const under = build || image ? "process." : "";
  const PATH = env.PATH ?? allowedEnvironment(own).PATH ?? "";
  const commands: { readonly key: string; readonly argv: Command; readonly earlier: number }[] = [
    ...setup.map((argv, earlier) => ({ key: `${under}setup`, argv, earlier })),
    ...prepare.map((argv) => ({ key: "prepare", argv, earlier: setup.length })),
    ...(command ? [{ key: `${under}command`, argv: command, earlier: setup.length }] : []),
  ];
  return commands.flatMap(({ key, argv: [program = ""], earlier }) => {
    const where = whereMissing(program, cwd, PATH);
    const perhapsMade = earlier > 0;
    // What `setup` makes in the tree is not there before it.
    if (where === null || (perhapsMade && program.includes("/"))) return [];
    const advice = perhapsMade
      ? `unless "setup" makes it, install it`
      : program.includes("/")
        ? 'make it in "setup", or write another path'
        : "install it, or write its path";
    return [
      { text: `"${key}" of ${kind} ${quote(name)}: ${quote(program)} is ${where}; ${advice}`, perhapsMade },
    ];
  });
}

/** Where a program was looked for in vain, as a server's own start looks for it; null where it is. */
function whereMissing(program: string, folder: string, path: string): string | null {
  if (program.includes("/")) {
    const file = resolve(folder, program);
    return isProgram(file) ? null : "no program in the folder in which it runs";
  }
  const folders = path.split(delimiter);
  const isThere = folders.some((each) => isProgram(resolve(folder, each, program)));
  return isThere ? null : "not found on PATH";
}

function isProgram(path: string): boolean {
  return isExecutable(path) && statSync(path).isFile();
}
