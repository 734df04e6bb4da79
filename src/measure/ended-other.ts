import { constants } from "node:os";
import type { Fault, Variant } from "../format/faults.ts";
import { memoryKills } from "../platform/proc.ts";
import { type Deployment, endOf } from "./deployment.ts";

/** Signals that somebody sends. Those that a program gets for what it does itself, SIGSEGV and the like, say nothing of others. */
const SENT = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGTERM"] as const;

/** What a shell, and what takes after it, ends with whose command was ended by a signal. */
const SHELL = 128;

type Died = Extract<Fault, { code: "died" }>;

/** Whether a server ended because somebody sent it a signal. */
export function wasEnded({ of, end: { signal, exitCode } }: Pick<Died, "of" | "end">): boolean {
  if (of !== "server") return false;
  return SENT.some((name) => name === signal || SHELL + constants.signals[name] === exitCode);
}

/**
 * Begins to watch for a base that is ended from outside; what is returned says so in head's name, which may send signals to it where both
 * are processes of one user. What the kernel ends where memory runs out is nobody's.
 */
export function watchEnds(
  deployments: readonly Deployment[],
): (variant: Variant, fault: Fault) => { readonly variant: "head"; readonly fault: Fault } | null {
  const kills = memoryKills();
  const head = deployments.find(({ variant }) => variant === "head");
  return (variant, fault) => {
    const base = deployments.find((each) => each.variant === variant && variant === "base");
    // Nothing in a container sees what is outside.
    if (!head || !base || base.server.meter.ownNetwork) return null;
    if (fault.code !== "died" || !wasEnded(fault) || endOf(head) !== null) return null;
    if (memoryKills() !== kills) return null;
    return { variant: "head", fault: { code: "ended-other", of: "base", end: fault.end } };
  };
}
