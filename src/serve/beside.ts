import type { Address } from "../model/address.ts";
import type { Service } from "../model/config.ts";
import type { Clock } from "../platform/clock.ts";
import { why } from "../platform/exec.ts";
import { portOpen } from "../platform/ports.ts";
import { Unfit } from "./ready.ts";
import type { Build, Runner, Served, Surroundings } from "./server.ts";

const POLL_SECONDS = 0.02;
const SETUP_SECONDS = 600;

export interface Beside {
  readonly services: readonly Served[];
  readonly addresses: Surroundings;
}

/** Starts the services of a variant, waits until each is ready, and runs the target's setup. Throws `Unfit` with what went wrong. */
export async function startBeside(
  { target, services = [], ...build }: Build,
  runner: Runner,
  clock: Clock,
  signal: AbortSignal | undefined,
  stack: AsyncDisposableStack,
  on: "server" | "generator" = "server",
): Promise<Beside> {
  const addresses = new Map<string, Address>();
  const up: Served[] = [];
  for (const service of services) {
    const served = stack.use(await runner.serve(service, new Map(), on));
    await awaitService(served, service.target, clock, signal);
    addresses.set(service.target.name, served.nearby);
    up.push(served);
  }
  for (const command of target.setup ?? []) {
    const options = { timeoutSeconds: SETUP_SECONDS, ...(signal && { signal }) };
    const finished = await runner.runOnce({ target, ...build }, { command }, addresses, options);
    if (finished.code !== 0)
      throw new Unfit("not-ready", `its setup failed: ${command.join(" ")}: ${why(finished)}`);
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
  let last = "its port is not open";
  while (clock.now() < limit) {
    const end = served.ended();
    if (end) throw new Unfit("died", `service ${name}: ${end} before it was ready`, await served.log());
    if (await portOpen(served.address)) {
      if (!ready.command) return;
      const asked = await served.exec(ready.command, { timeoutSeconds: 10, ...(signal && { signal }) });
      if (asked.code === 0) return;
      last = `${ready.command.join(" ")}: ${why(asked)}`;
    }
    await clock.sleep(POLL_SECONDS, signal);
  }
  const detail = `service ${name} was not ready after ${ready.timeoutSeconds} s (last: ${last})`;
  throw new Unfit("not-ready", detail, await served.log());
}
