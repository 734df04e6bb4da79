import type { Variant } from "../format/faults.ts";
import type { Finding } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Sample } from "../format/sample.ts";

/** How many requests a connection carried before it was closed, between the fewest and the most that the counts allow. */
interface Carried {
  readonly fewest: number;
  readonly most: number;
}

/** Connections beyond those of the loads that say nothing: so many, and this share of the loads'. */
const FEW = 5;
const SHARE = 0.1;

/** A few connections are not counted where a load begins or ends, or are others'. */
const NEARLY = 1.05;

/** The same of a variant whose neighbour is known to close its connections. */
const SHARE_BESIDE = 0.02;

/** That a server closes connections that the scenario keeps, and after how many requests; whether both sides do alike. */
export function reopenedFinding(
  record: Pick<CaseRecord, "via" | "sessions">,
  scenario: Scenario | undefined,
): Finding[] {
  if (!scenario?.keepalive) return [];
  const samples = record.sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
  const side = record.via === "nginx" ? "upstream" : "client";
  const of = (variant: Variant, share: number) => {
    const own = samples.filter((sample) => sample.variant === variant && sample.opened[side] !== null);
    return carried(own, side, scenario.connections, share);
  };
  const hasBase = samples.some(({ variant }) => variant === "base");
  if (of("base", SHARE) === null && of("head", SHARE) === null) return [];
  const [base, head] = [of("base", SHARE_BESIDE), of("head", SHARE_BESIDE)];
  const alike = base && head && base.fewest <= head.most * NEARLY && head.fewest <= base.most * NEARLY;
  return [
    {
      code: "connections-closed",
      ...(hasBase && { base: alike ? roundest(head) : base && roundest(base) }),
      head: head && roundest(head),
    },
  ];
}

/** Null where connections were kept. The last connections of a load carry fewer than the others, and one of each is left over. */
function carried(
  samples: readonly Sample[],
  side: keyof Sample["opened"],
  connections: number,
  share: number,
): Carried | null {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const opened = total(samples.map((sample) => sample.opened[side] ?? 0));
  const answers = total(samples.map(({ byStatus }) => total(Object.values(byStatus))));
  const loads = connections * samples.length;
  const reopened = opened - loads;
  if (samples.length === 0 || reopened <= FEW + share * loads) return null;
  return { fewest: answers / opened, most: answers / reopened };
}

/** The roundest number in between: people set 100, not 98. */
function roundest({ fewest, most }: Carried): number {
  const middle = Math.sqrt(fewest * most);
  const power = 10 ** Math.floor(Math.log10(fewest));
  const digits = [1, 2, 3].map((count) => Number(middle.toPrecision(count)));
  const fits = (value: number) => fewest <= value * NEARLY && value <= most * NEARLY;
  const settings = [10, 1, 5, 2].map((digit) => digit * power);
  return [...settings, ...digits].find(fits) ?? Math.round(middle);
}
