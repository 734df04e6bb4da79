import type { Revisions } from "../build/revisions.ts";
import type { Shard } from "../config/cases.ts";
import type { Variant } from "../format/faults.ts";
import type { FailOn } from "../format/plan.ts";
import type { Config, IsolationChoice } from "../model/config.ts";
import type { Oha } from "./tools.ts";

/** What to measure; what is absent is chosen by itself. */
interface Selection {
  readonly config?: string | undefined;
  readonly case?: string | undefined;
  readonly preset?: string | undefined;
  readonly budgetSeconds?: number | undefined;
}

/** What every command that measures may be given. */
export interface RunOptions extends Selection {
  readonly isolation?: IsolationChoice | undefined;
  readonly seed?: number | undefined;
  /** How long another run on this machine is waited for. */
  readonly waitSeconds?: number | undefined;
  readonly out: string;
  /** Gets oha, and is asked only where something is loaded; if absent it must be there already. */
  readonly oha?: Oha;
  /** Names of variables that targets may be given as secrets; any that the configuration names if absent. */
  readonly secrets?: readonly string[] | undefined;
}

/** What `compare` may be given beside. */
export interface CompareOptions extends RunOptions {
  readonly base?: string | undefined;
  readonly head?: string | undefined;
  readonly threshold?: number | undefined;
  readonly failOn?: readonly FailOn[] | undefined;
  readonly measureIdentical: boolean;
  readonly shard?: Shard | undefined;
  /** What stands in for a configuration file, on both sides. */
  readonly configText?: string;
  /** Chosen already, by the event that runs the Action; instead of `base` and `head`. */
  readonly revisions?: Revisions;
  /** By side and target: an image that is run instead of what it is built from. */
  readonly images?: Partial<Record<Variant, Readonly<Record<string, string>>>>;
  /** Whether a case may end before its time is over; true if absent. */
  readonly looks?: boolean;
  /** Whose thresholds and alpha hold: base's if absent, since nobody judges himself. */
  readonly rules?: "base" | "head";
  /** Whether a regression is followed by profiles, whatever the configuration says. */
  readonly cpuProfile?: boolean;
  /** Whether head comes from somebody who may not write: it is profiled only where that is asked for. */
  readonly unreviewed?: boolean;
}

/** The configuration with what the command line says instead. */
export function applyOverrides(
  config: Config,
  options: Pick<CompareOptions, "threshold" | "failOn" | "isolation" | "budgetSeconds">,
): Config {
  const { threshold, failOn, isolation, budgetSeconds } = options;
  return {
    ...config,
    ...(isolation !== undefined && { isolation }),
    ...(budgetSeconds !== undefined && { budgetSeconds }),
    gate: { ...config.gate, ...(failOn && { failOn }) },
    scenarios: config.scenarios.map((scenario) =>
      threshold === undefined ? scenario : { ...scenario, threshold },
    ),
  };
}
