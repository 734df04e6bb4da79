import { createHash } from "node:crypto";
import { UsageError } from "../errors.ts";
import type { Notice } from "../format/findings.ts";
import type { BuiltVariant, CaseRecord, Measured } from "../format/results.ts";

/**
 * The shards of a run put together: judged as one, with the alpha of its plan over all of its cases. Each case keeps the machine
 * that it was measured on, and a case whose shard is missing is there as invalid. UsageError where they are not of one run.
 */
export function mergeMeasured(parts: readonly Measured[]): Measured {
  const [first] = parts;
  if (!first) throw new UsageError("there is nothing to merge");
  for (const part of parts) checkSame(first, part);
  const found = new Map<string, CaseRecord>();
  for (const part of parts)
    for (const record of part.cases) {
      if (found.has(record.id))
        throw new UsageError(`${record.id} is in two of the files; name each shard once`);
      // One file alone is judged again as it is.
      const where = parts.length > 1 && { environment: record.environment ?? part.environment };
      found.set(record.id, { ...record, ...where });
    }
  const missing = missingShards(parts);
  const cases = first.plan.cases.map(
    (planned): CaseRecord => found.get(planned.id) ?? { ...planned, sessions: [], lostShards: missing },
  );
  const { shard, ...plan } = first.plan;
  return {
    ...first,
    id: idOf(parts),
    startedAt: parts.map(({ startedAt }) => startedAt).sort()[0] ?? first.startedAt,
    plan: {
      ...plan,
      budgetSeconds: sum(parts, (p) => p.plan.budgetSeconds),
    },
    variants: first.variants.map((variant) => withAllBuilds(variant, parts)),
    cases,
    failures: parts.flatMap((part) => part.failures),
    notices: unique(parts.flatMap((part) => part.notices)),
    seconds: {
      build: sum(parts, ({ seconds }) => seconds.build),
      run: sum(parts, ({ seconds }) => seconds.run),
      ready: sum(parts, ({ seconds }) => seconds.ready),
      load: sum(parts, ({ seconds }) => seconds.load),
      harness: sum(parts, ({ seconds }) => seconds.harness),
    },
    interrupted: parts.some((part) => part.interrupted),
  };
}

/** Of the same shards the same, in whatever order; with another shard another run. */
function idOf(parts: readonly Measured[]): string {
  const [id = "", ...others] = parts.map((part) => part.id).sort();
  if (others.length === 0) return id;
  return createHash("sha256")
    .update([id, ...others].join(" "))
    .digest("hex")
    .slice(0, 12);
}

function unique(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map((notice) => [JSON.stringify(notice), notice])).values()];
}

const sum = (parts: readonly Measured[], of: (part: Measured) => number) =>
  parts.reduce((total, part) => total + of(part), 0);

function checkSame(a: Measured, b: Measured): void {
  const commits = ({ variants }: Measured) =>
    variants.map(({ variant, commit }) => `${variant} ${commit}`).join();
  const rules = ({ plan }: Measured) =>
    JSON.stringify([plan.alpha, plan.failOn, plan.mode, plan.cases, plan.scenarios, plan.shard?.count]);
  if (commits(a) !== commits(b))
    throw new UsageError("the files are of different commits; merge shards of one run");
  if (rules(a) !== rules(b))
    throw new UsageError("the files are of different plans; merge shards of one run");
}

function missingShards(parts: readonly Measured[]): string[] {
  const count = parts[0]?.plan.shard?.count ?? parts.length;
  const there = new Set(parts.map((part) => part.plan.shard?.index));
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return all.filter((index) => !there.has(index)).map((index) => `${index}/${count}`);
}

function withAllBuilds(variant: BuiltVariant, parts: readonly Measured[]): BuiltVariant {
  const same = parts.flatMap(({ variants }) => variants.filter((each) => each.variant === variant.variant));
  return { ...variant, builds: Object.assign({}, ...same.map(({ builds }) => builds)) };
}
