import type { CaseResult, MetricResult, Results } from "../../format/results.ts";

/** One value as github-action-benchmark's custom tools read it. */
export interface CustomBenchmark {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly range?: string;
  readonly extra?: string;
}

/** The head's values, parted by the direction in which they are better, as its two custom tools want them. */
export function customBenchmarks(results: Results): {
  readonly bigger: readonly CustomBenchmark[];
  readonly smaller: readonly CustomBenchmark[];
} {
  const all = results.cases.flatMap((each) =>
    each.metrics.flatMap((metric) =>
      metric.head === null ? [] : [{ better: metric.better, bench: benchOf(each, metric, metric.head) }],
    ),
  );
  const of = (better: "higher" | "lower") =>
    all.filter((each) => each.better === better).map(({ bench }) => bench);
  return { bigger: of("higher"), smaller: of("lower") };
}

/** The range is how far head ÷ base is known, since that is what was measured; half its width. */
function benchOf({ id, verdict }: CaseResult, metric: MetricResult, value: number): CustomBenchmark {
  const { name, unit, ratio, interval } = metric;
  const lines = ratio === null ? [] : [`${number(ratio)} of base`];
  if (interval) lines.push(`between ${number(interval.low)} and ${number(interval.high)}`);
  return {
    name: `${id} ${name}`,
    unit,
    value,
    ...(interval && { range: `± ${number(((interval.high - interval.low) / 2) * 100)}%` }),
    extra: [...lines, `case: ${verdict}`].join("\n"),
  };
}

const number = (value: number): string => String(Number(value.toPrecision(4)));
