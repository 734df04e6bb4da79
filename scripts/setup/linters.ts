import { join } from "node:path";
import { cacheFolder, versionOf } from "../../src/platform/programs.ts";
import { readPins } from "../../test-support/pins.ts";
import { must, run } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { SetupError, say } from "./say.ts";
import { fromWheel } from "./wheel.ts";

/** What looks over the workflows: zizmor for their safety, actionlint for their grammar. */
export async function setUpLinters(): Promise<void> {
  const { zizmor, actionlint } = readPins();
  if (await has("zizmor", zizmor.version)) say("zizmor", `has ${zizmor.version}`);
  else if (await fromWheel("zizmor", "zizmor", zizmor.version)) say("zizmor", `installed ${zizmor.version}`);
  else
    throw new SetupError(`zizmor ${zizmor.version} is missing: install Python with pip, and run this again`);

  if (await has("actionlint", actionlint.version)) return say("actionlint", `has ${actionlint.version}`);
  if ((await run(["go", "version"])).code !== 0)
    throw new SetupError(`actionlint ${actionlint.version} is missing: install Go, and run this again`);
  const env = { ...process.env, GOBIN: cached("bin") };
  const source = `github.com/rhysd/actionlint/cmd/actionlint@v${actionlint.version}`;
  await must(["go", "install", source], { env, timeoutSeconds: 1800 });
  say("actionlint", `compiled ${actionlint.version}`);
}

async function has(program: string, version: string): Promise<boolean> {
  const said = await versionOf(join(cacheFolder(), "bin", program), "--version");
  return said?.includes(version) ?? false;
}
