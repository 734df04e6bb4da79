import type { Config } from "../model/config.ts";
import type { CompareOptions } from "./compare.ts";

/** The configuration with what the command line says instead. */
export function applyOverrides(config: Config, options: CompareOptions): Config {
  const { threshold, failOn, runner, budgetSeconds } = options;
  return {
    ...config,
    ...(runner !== undefined && { runner }),
    ...(budgetSeconds !== undefined && { budgetSeconds }),
    gate: { ...config.gate, ...(failOn && { failOn }) },
    scenarios: config.scenarios.map((scenario) =>
      threshold === undefined ? scenario : { ...scenario, threshold },
    ),
  };
}
