import { normal, type Random } from "../../src/analyse/fixture.ts";

/** Noise night by night, in standard deviations of its middle: what the word means for each is said in NOISES. */
export type Noise = (random: Random) => () => number;

/** Student's t, scaled to the standard deviation 1. */
function heavy(degrees: number): Noise {
  return (random) => () => {
    let chi = 0;
    for (let i = 0; i < degrees; i++) chi += normal(random) ** 2;
    return (normal(random) / Math.sqrt(chi / degrees)) * Math.sqrt((degrees - 2) / degrees);
  };
}

/** First-order autoregression with the standard deviation 1 (Box & Jenkins 1970). */
function autoregressive(correlation: number): Noise {
  return (random) => {
    let state = normal(random);
    return () => {
      state = correlation * state + Math.sqrt(1 - correlation ** 2) * normal(random);
      return state;
    };
  };
}

/** Normal noise with standard deviation 1, and now and then 6 to 10 more, up or down. */
function withOutliers(share: number): Noise {
  return (random) => () => {
    const wild = random() < share ? (6 + 4 * random()) * (random() < 0.5 ? -1 : 1) : 0;
    return normal(random) + wild;
  };
}

/** Normal noise whose standard deviation depends on the night. */
function changing(deviation: (night: number) => number): Noise {
  return (random) => {
    let night = 0;
    return () => deviation(night++) * normal(random);
  };
}

/** Times of year, in nights, of the noise that comes and goes. */
const SWING = 126;

/** This noise is the normal one for a year, so that shorter series say nothing of it. */
export const LATE = "sd doubles after a year";

export const NOISES: Readonly<Record<string, Noise>> = {
  normal: changing(() => 1),
  "t, 3 degrees": heavy(3),
  "t, 4 degrees": heavy(4),
  "AR(1) 0.3": autoregressive(0.3),
  "AR(1) 0.5": autoregressive(0.5),
  "2% outliers": withOutliers(0.02),
  "5% outliers": withOutliers(0.05),
  [LATE]: changing((night) => (night < 365 ? 1 : 2)),
  "sd swings 0.5 to 1.5": changing((night) => 1 + 0.5 * Math.sin((2 * Math.PI * night) / SWING)),
};

/** The nights of two years. */
export const TWO_YEARS = 730;

/** What one standard deviation is as a share of the value; the values are around 1000. */
const ONE_SD = 0.01;

/** Values as a server would have them: a level in standard deviations for each night, plus noise. */
export function seriesOf(noise: Noise, random: Random, levels: readonly number[]): number[] {
  const next = noise(random);
  return levels.map((level) => 1000 * Math.exp(ONE_SD * (level + next())));
}

const flat = (nights: number, level: number) => new Array<number>(nights).fill(level);

/** No change. */
export const calm = flat(TWO_YEARS, 0);

/** Nights before every change. */
export const BEFORE = 100;

/** A step of so many standard deviations, so many nights ago. */
export function step(size: number, nights: number): number[] {
  return [...flat(BEFORE, 0), ...flat(nights, size)];
}

/** A step and back again. */
export function spell(size: number, nights: number, later: number): number[] {
  return [...step(size, nights), ...flat(later, 0)];
}

/** From 0 to `size` in equal parts, then staying there. */
export function ramp(size: number, nights: number, later: number): number[] {
  const rise = Array.from({ length: nights }, (_, i) => (size * (i + 1)) / nights);
  return [...flat(BEFORE, 0), ...rise, ...flat(later, size)];
}
