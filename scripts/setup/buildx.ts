import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { cacheFolder, versionOf } from "../../src/platform/programs.ts";
import { readPins } from "../../test-support/pins.ts";
import { must, run } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { SetupError, say } from "./say.ts";

const MODULE = "github.com/docker/buildx";

/** Docker's Buildx plugin; Debian has no package of it, so it is compiled where it is missing. */
export async function setUpBuildx(): Promise<void> {
  const present = await pluginVersion();
  if (present) return say("buildx", `has ${present}`);
  const { version } = readPins().buildx;
  const file = join(cacheFolder(), "bin", "docker-buildx");
  if (!(await versionOf(file, "version"))) await compile(`v${version}`, file);
  linkPlugin(file);
  const installed = await pluginVersion();
  if (!installed) throw new SetupError(`docker does not take ${file} as its plugin`);
  say("buildx", `installed ${installed}`);
}

async function compile(version: string, file: string): Promise<void> {
  if ((await run(["go", "version"])).code !== 0) {
    throw new SetupError(
      "Docker Buildx is missing: see https://docs.docker.com/go/buildx/, or install Go to have it compiled",
    );
  }
  say("buildx", `compiles ${version} with Go, once; about 2 minutes on 2 cores`);
  const scratch = await mkdtemp(join(tmpdir(), "loadgate-buildx-"));
  const go = (args: readonly string[]) => must(["go", ...args], { cwd: scratch, timeoutSeconds: 1800 });
  try {
    // "go install …@version" refuses modules with replace directives; a module made here does not mind.
    await go(["mod", "init", "loadgate.invalid/buildx"]);
    await go(["get", "-tool", `${MODULE}/cmd/buildx@${version}`]);
    const flags = ["-trimpath", "-buildvcs=false", `-ldflags=-X ${MODULE}/version.Version=${version}`];
    await go(["build", ...flags, "-o", join(scratch, "out"), `${MODULE}/cmd/buildx`]);
    cached("bin");
    await must(["mv", join(scratch, "out"), `${file}.partial`]);
    renameSync(`${file}.partial`, file);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function linkPlugin(file: string): void {
  const folder = join(env.DOCKER_CONFIG || join(homedir(), ".docker"), "cli-plugins");
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, "docker-buildx"), { force: true });
  symlinkSync(file, join(folder, "docker-buildx"));
}

async function pluginVersion(): Promise<string | null> {
  const answer = await run(["docker", "buildx", "version"]);
  return answer.code === 0 ? answer.stdout.trim() : null;
}
