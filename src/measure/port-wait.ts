import { caseBudget } from "../format/plan.ts";
import { shareOfPortsUsed } from "../platform/ports.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Deployment } from "./deployment.ts";
import type { RunContext } from "./run-context.ts";

/** A load begins where closed connections hold no more of the ports than this share, so that it has the others. */
const ENOUGH = 0.6;

/** The most that a session waits for ports: this share of what its case gets, and so many seconds. */
const SHARE = 0.25;
const LONGEST = 30;

const POLL_SECONDS = 0.25;

type Connected = Pick<Deployment, "front"> & Partial<Pick<Deployment, "proxy" | "server">>;

/** The share of ports that are left: of the generator's, or of nginx's where those are fewer. */
export function portsLeft({ front, proxy, server }: Connected, used = shareOfPortsUsed): number {
  const [nginx] = proxy?.meter.pids() ?? [];
  const ofNginx = nginx === undefined || !server ? 0 : used(server.nearby, nginx);
  return 1 - Math.max(used(front.address), ofNginx);
}

/**
 * Waits before a load that opens a connection for each request until there are ports for it: those that closed connections hold are
 * free again after a minute. A session waits for so long altogether; what then still lacks ports is left out.
 */
export function portWait(
  { scenario }: Pick<BenchmarkCase, "scenario">,
  context: Pick<RunContext, "plan" | "clock" | "signal">,
  used: typeof shareOfPortsUsed = shareOfPortsUsed,
): (deployments: readonly Connected[]) => Promise<void> {
  const { clock, signal } = context;
  let left = Math.min(LONGEST, SHARE * caseBudget(context.plan));
  return async (deployments) => {
    if (scenario.keepalive) return;
    const scarce = () => deployments.some((deployment) => portsLeft(deployment, used) < 1 - ENOUGH);
    while (left > 0 && scarce()) {
      await clock.sleep(POLL_SECONDS, signal);
      left -= POLL_SECONDS;
    }
  };
}
