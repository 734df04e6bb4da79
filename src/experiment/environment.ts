import type { Environment } from "../format/plan.ts";
import type { RunnerChosen } from "../model/config.ts";
import { engineVersion, imageId } from "../platform/docker.ts";
import { describeMachine, loadAverage } from "../platform/machine.ts";
import { versionOf } from "../platform/programs.ts";
import type { Tools } from "./tools.ts";

/** The machine and its tools as they are now, before anything is measured. */
export async function describeEnvironment(
  tools: Tools,
  runner: RunnerChosen,
  proxyImage: string,
): Promise<Environment> {
  const before = loadAverage();
  const found: Record<string, string> = { node: process.version };
  const oha = tools.oha && (await versionOf(tools.oha));
  if (oha) found.oha = oha.replace(/^oha\s+/, "");
  if (runner.name === "docker") {
    const docker = await engineVersion();
    if ("version" in docker) found.docker = docker.version;
    const image = await imageId(proxyImage).catch(() => null);
    if (image) found.nginx = `${proxyImage} (${image.slice(0, 19)})`;
  } else if (tools.nginx) {
    const nginx = await versionOf(tools.nginx, "-v");
    if (nginx) found.nginx = nginx.replace(/^nginx version: nginx\//, "");
  }
  const { host: _, ...servers } = runner.elsewhere ?? { host: "" };
  return {
    ...describeMachine(),
    ...("cores" in servers && { servers }),
    tools: found,
    load: { before, after: null },
  };
}

/** The same with the load that there is now that all is measured. */
export function atTheEnd(environment: Environment): Environment {
  return { ...environment, load: { ...environment.load, after: loadAverage() } };
}
