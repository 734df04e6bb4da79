import { FaultError } from "../format/faults.ts";
import type { Service } from "../model/config.ts";
import type { Clock } from "../platform/clock.ts";
import { why } from "../platform/exec.ts";
import { type Address, portOpen } from "../platform/ports.ts";
import { readyByCommand } from "./ready.ts";
import type { Build, Runner, Served, ServiceAddresses } from "./runner.ts";
import { withheldIn } from "./withheld.ts";

const SERVICE_POLL_SECONDS = 0.02;
const PREPARE_SECONDS = 600;

interface StartedServices {
  readonly services: readonly Served[];
  readonly addresses: ServiceAddresses;
}

/** Starts the services of a variant, waits until each is ready, and prepares the target's start. Throws a FaultError with what went wrong. */
export async function startServices(
  { target, services = [], ...build }: Build,
  runner: Runner,
  clock: Clock,
  signal: AbortSignal | undefined,
  stack: AsyncDisposableStack,
  on: "server" | "generator" = "server",
): Promise<StartedServices> {
  const addresses = new Map<string, Address>();
  const up: Served[] = [];
  for (const service of services) {
    const served = stack.use(await runner.serve(service, new Map(), on));
    await awaitService(served, service.target, clock, signal);
    addresses.set(service.target.name, served.nearby);
    up.push(served);
  }
  for (const command of target.prepare ?? []) {
    const options = { timeoutSeconds: PREPARE_SECONDS, ...(signal && { signal }) };
    const finished = await runner.runOnce({ target, ...build }, { command }, addresses, options);
    if (finished.code === 0) continue;
    const fault = { code: "prepare-failed", command: [...command], error: why(finished) } as const;
    throw new FaultError({ ...fault, ...withheldIn(finished.lacks) });
  }
  return { services: up, addresses };
}

async function awaitService(
  served: Served,
  { name, ready }: Service,
  clock: Clock,
  signal: AbortSignal | undefined,
): Promise<void> {
  const limit = clock.now() + ready.timeoutSeconds;
  let last: { error: string } | null = null;
  while (clock.now() < limit) {
    const end = served.ended();
    if (end)
      throw new FaultError(
        { code: "died", of: "service", service: name, end, when: "starting" },
        await served.log(),
      );
    if (await portOpen(served.address)) {
      last = await readyByCommand(served, ready.command, signal);
      if (last === null) return;
    }
    await clock.sleep(SERVICE_POLL_SECONDS, signal);
  }
  throw new FaultError(
    { code: "not-ready", seconds: ready.timeoutSeconds, last, service: name },
    await served.log(),
  );
}
