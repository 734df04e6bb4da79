/** A side that was built: whether it starts, and answers every case as its row says. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseConfig } from "../../src/config/load.ts";
import type { Scenario } from "../../src/format/plan.ts";
import type { Target } from "../../src/model/config.ts";
import { startProcess } from "../../src/platform/background-process.ts";
import { type Address, freePort, portOpen } from "../../src/platform/ports.ts";
import { explainFault } from "../../src/report/messages.ts";
import { problemWith } from "../../src/serve/answer.ts";
import { sendRequest } from "../../src/serve/send-request.ts";
import { argumentsOf, variablesOf } from "../../src/serve/variables.ts";
import { until } from "../../test-support/until.ts";

const FILE = "loadgate.yml";
const START_SECONDS = 60;
const ANSWER_SECONDS = 10;

/** Starts each target of a built side and asks it once for each of its cases. Throws an Error that says which is not as it should be. */
export async function proveAnswers(folder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const { targets, scenarios } = parseConfig(readFileSync(join(folder, FILE), "utf8"), FILE);
  for (const target of targets) {
    const own = scenarios.filter((scenario) => scenario.targets.includes(target.name));
    await proveTarget(target, own, folder, environment);
  }
}

async function proveTarget(
  target: Target,
  scenarios: readonly Scenario[],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  const address = { host: "127.0.0.1", port: await freePort() };
  const place = { port: address.port, addresses: new Map<string, Address>() };
  const env = { ...environment, ...variablesOf(target, place), PORT: `${address.port}` };
  await using server = await startProcess(argumentsOf(target.process?.command ?? [], place), {
    cwd: folder,
    env,
  });
  await until(
    `${target.name} to listen`,
    () => {
      if (server.ended())
        throw new Error(`error: ${target.name} ended while it was started: ${server.log()}`);
      return portOpen(address);
    },
    START_SECONDS,
  );
  for (const scenario of scenarios) await proveCase(target, scenario, folder, address);
}

async function proveCase(
  { name }: Target,
  { name: scenario, request, expect }: Scenario,
  folder: string,
  address: Address,
): Promise<void> {
  const bodyFile = request.body && "file" in request.body ? join(folder, request.body.file) : undefined;
  const options = { timeoutSeconds: ANSWER_SECONDS, ...(bodyFile !== undefined && { bodyFile }) };
  const answer = await sendRequest(address, request, request.paths[0] ?? "/", options);
  const problem = problemWith(answer, expect);
  if (problem) throw new Error(`error: ${name}/${scenario}: ${explainFault(problem)}`);
}
