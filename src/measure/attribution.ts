import type { Variant } from "../format/faults.ts";
import type { Sample } from "../format/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, endOf } from "./deployment.ts";
import { loadTogether } from "./round.ts";
import type { RunContext } from "./run-context.ts";
import type { RoundPlan } from "./sample.ts";
import { interferers, type Unasked, watchUnasked } from "./unasked.ts";
import { answersOf, tooManyConnections } from "./validity.ts";

/** Connections that were opened beyond those of the load, for each answer, where a variant was loaded alone. */
type Reopening = ReadonlyMap<Variant, number>;

/** Tells whose the connections of a round are; what it found out once holds for as long as the variants are up. */
export type Attribution = (
  samples: readonly Sample[],
  deployments: readonly Deployment[],
  plan: RoundPlan,
) => Promise<readonly Sample[]>;

/**
 * Whose the connections are that were opened. Processes on one machine share one count of them, so that side by side nobody sees which
 * server closes its connections. Each is then loaded once more alone, and what that shows tells whose they were.
 */
export function attribution(benchmark: BenchmarkCase, context: RunContext): Attribution {
  let known: Alone | null = null;
  return async (samples, deployments, plan) => {
    const shared = deployments.length > 1 && deployments.some(({ server }) => !server.meter.ownNetwork);
    if (!shared || !benchmark.scenario.keepalive || !reopens(samples, benchmark)) return samples;
    known ??= await reopeningAlone(deployments, benchmark, plan, context);
    return blamedFor(samples, known) ?? attributed(samples, known.reopening, benchmark);
  };
}

/** What each variant did while it, or another, was loaded alone. */
interface Alone {
  readonly reopening: Reopening;
  readonly unasked: readonly Unasked[];
}

/**
 * The samples in the name of a variant that worked while the other was loaded alone, and reopened less than that one did: whatever it
 * opened meanwhile looked like the other's. Null where there is none.
 */
export function blamedFor(samples: readonly Sample[], { reopening, unasked }: Alone): Sample[] | null {
  const most = Math.max(0, ...reopening.values());
  const guilty = interferers(unasked).filter(({ variant }) => (reopening.get(variant) ?? 0) < most);
  if (guilty.length === 0) return null;
  return samples.map((sample) => {
    const own = guilty.filter(({ variant }) => variant === sample.variant).map(({ fault }) => fault);
    return { ...sample, invalid: [...sample.invalid.filter(({ code }) => code !== CLOSES), ...own] };
  });
}

async function reopeningAlone(
  deployments: readonly Deployment[],
  benchmark: BenchmarkCase,
  plan: RoundPlan,
  context: RunContext,
): Promise<Alone> {
  const found = new Map<Variant, number>();
  const unasked: Unasked[] = [];
  for (const deployment of deployments.filter((each) => endOf(each) === null)) {
    const idle = deployments.filter((each) => each !== deployment);
    const stopWatching = await watchUnasked(idle, context.clock);
    const { samples } = await loadTogether([deployment], benchmark, plan, context);
    unasked.push(...(await stopWatching()));
    for (const sample of samples) {
      const answers = answersOf(sample);
      // A few may be others', or of a load that ended in the middle.
      const more = reopens([sample], benchmark) ? beyondLoad(sample, benchmark) : 0;
      found.set(deployment.variant, answers > 0 ? more / answers : 0);
    }
  }
  return { reopening: found, unasked };
}

const side = ({ via }: BenchmarkCase["case"]) => (via === "nginx" ? "upstream" : "client");

function beyondLoad({ opened }: Pick<Sample, "opened">, { scenario, case: found }: BenchmarkCase): number {
  const count = opened[side(found)];
  return count === null ? 0 : count - scenario.connections;
}

/** Above what other programs of the machine open meanwhile, and a load that is a little uneven. */
const FEW = 5;
const SHARE = 0.1;

function reopens(samples: readonly Pick<Sample, "opened">[], benchmark: BenchmarkCase): boolean {
  const more = samples.reduce((sum, sample) => sum + beyondLoad(sample, benchmark), 0);
  return more > FEW + SHARE * samples.length * benchmark.scenario.connections;
}

/**
 * Samples with the connections that are theirs. Where nobody reopened any alone, they were others' or nobody knows whose: then all stay
 * suspects where they are so many that keep-alive was not seen to be in force, and else their count is unknown.
 */
export function attributed(
  samples: readonly Sample[],
  reopening: Reopening,
  benchmark: BenchmarkCase,
): Sample[] {
  const weights = samples.map((sample) => (reopening.get(sample.variant) ?? 0) * answersOf(sample));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const { scenario } = benchmark;
  const { via } = benchmark.case;
  const all = samples.reduce((total, sample) => total + beyondLoad(sample, benchmark), 0);
  return samples.map((sample, index) => {
    if (sum === 0)
      return sample.invalid.some(({ code }) => code === CLOSES)
        ? sample
        : { ...sample, opened: { ...sample.opened, [side(benchmark.case)]: null } };
    const own = scenario.connections + Math.max(0, Math.round((all * (weights[index] ?? 0)) / sum));
    const opened = { ...sample.opened, [side(benchmark.case)]: own };
    const fault = sample.correct > 0 ? tooManyConnections({ scenario, via, opened, output: sample }) : null;
    const others = sample.invalid.filter(({ code }) => code !== CLOSES);
    return { ...sample, opened, invalid: fault ? [...others, fault] : others };
  });
}

const CLOSES = "too-many-connections";
