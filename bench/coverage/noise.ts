import { normal } from "../../src/analyse/fixture.ts";
import { mirroredOrders, type Random } from "../../src/measure/random.ts";

/** One machine's noise: a source of ln(head ÷ base) per round, session by session, around the true effect. */
export type Noise = (effect: number, rounds: number, random: Random) => () => number[];

/** What a variant's start and a round add to its log throughput, and what the machine does meanwhile. */
interface Model {
  readonly start: (random: Random) => number;
  readonly round: (random: Random) => number;
  /** The state of the machine, and a bias for whoever is loaded first, from one slice of time to the next. */
  readonly machine: (random: Random) => () => number;
  readonly first: (random: Random) => () => number;
  /** Whether the variants take turns, so that the machine may change between them. */
  readonly turns: boolean;
}

function noiseOf(model: Model): Noise {
  return (effect, rounds, random) => {
    const [machine, first] = [model.machine(random), model.first(random)];
    return () => {
      const start = { base: model.start(random), head: model.start(random) };
      return mirroredOrders(["base", "head"] as const, rounds, random).map((order) => {
        let state = machine();
        const bias = first();
        const found = { base: 0, head: effect };
        for (const [place, variant] of order.entries()) {
          if (place > 0 && model.turns) state = machine();
          found[variant] += start[variant] + model.round(random) + state + (place === 0 ? bias : 0);
        }
        return found.head - found.base;
      });
    };
  };
}

const none = () => () => 0;
const gauss = (sd: number) => (random: Random) => sd * normal(random);

/** Student's t with 3 degrees of freedom, scaled; one in twenty ten times as far out. */
function heavy(scale: number) {
  return (random: Random) => {
    const chi = normal(random) ** 2 + normal(random) ** 2 + normal(random) ** 2;
    return ((scale * normal(random)) / Math.sqrt(chi / 3)) * (random() < 0.05 ? 10 : 1);
  };
}

/** First-order autoregression with the standard deviation sd (Box & Jenkins 1970). */
function autoregressive(correlation: number, sd: number) {
  return (random: Random) => {
    let state = sd * normal(random);
    return () => {
      state = correlation * state + sd * Math.sqrt(1 - correlation ** 2) * normal(random);
      return state;
    };
  };
}

function drift(perSlice: number) {
  return () => {
    let state = 0;
    return () => (state += perSlice);
  };
}

const quiet = { start: gauss(0.01), round: gauss(0.02), machine: none, first: none, turns: false };

export const NOISES: Readonly<Record<string, Noise>> = {
  normal: noiseOf(quiet),
  "heavy-tailed": noiseOf({ ...quiet, start: heavy(0.005), round: heavy(0.01) }),
  autocorrelated: noiseOf({
    ...quiet,
    machine: autoregressive(0.65, 0.08),
    first: autoregressive(0.65, 0.03),
    turns: true,
  }),
  drifting: noiseOf({ ...quiet, machine: drift(0.004), first: drift(0.001), turns: true }),
  "start-varying": noiseOf({
    ...quiet,
    start: (random) => (random() < 0.3 ? 0.08 : 0) + 0.01 * normal(random),
  }),
};
