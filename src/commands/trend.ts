import { mustFind } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { SECONDS_PER_CASE } from "../measure/plan.ts";
import type { Config, Trend } from "../model/config.ts";
import { UsageError } from "../model/failure.ts";
import type { Compared, Results, TrendPart } from "../model/results.ts";
import { fileAt, openRepository, type Repository, subjectOf } from "../platform/git.ts";
import { type BaselineLevels, suspicious } from "../trend/baseline-levels.ts";
import type { CompareOptions } from "./compare-options.ts";
import { compareSides } from "./compare-sides.ts";
import type { Host } from "./host.ts";
import { recoverAbandoned } from "./journal.ts";
import { locateConfig } from "./load-sides.ts";
import { pinnedReference, type Reference, referenceNamed } from "./reference.ts";
import { writeReports } from "./write-reports.ts";

export interface TrendOptions
  extends Pick<
    CompareOptions,
    | "head"
    | "config"
    | "case"
    | "preset"
    | "runner"
    | "budgetSeconds"
    | "seed"
    | "out"
    | "oha"
    | "waitSeconds"
  > {
  /** Of the nights before; null where there were none. */
  readonly baseline: BaselineLevels | null;
}

/** A side of a comparison. */
type Sided = Pick<Reference, "revision" | "images">;

/**
 * One point of the trend: head against the pinned reference, on one machine. What looks changed is measured once more; one
 * case is measured with equal builds; and where the reference was moved, the new one against the old.
 */
export async function trend(options: TrendOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  const repository = await openRepository(host.cwd);
  const commit = await mustFind(repository, options.head ?? "HEAD");
  const head = { commit, label: options.head ?? "HEAD" };
  const config = await configAt(repository, commit, options, host);
  const reference = await pinnedReference(config, head, repository);
  const cases = plannedCases(config, options.case);
  const [control] = plannedCases(config, config.trend?.control ?? cases[0]?.id);
  const perCase =
    (options.budgetSeconds ?? config.budgetSeconds ?? SECONDS_PER_CASE * cases.length) / cases.length;
  const measure = (what: string, base: Sided, newer: Sided, more: Partial<CompareOptions> = {}) => {
    host.progress.say(what);
    const wanted = plannedCases(config, more.case ?? options.case).length;
    const images = imagesOf(base, newer);
    return compareSides(
      {
        ...options,
        revisions: { base: base.revision, head: newer.revision },
        ...(images && { images }),
        measureIdentical: true,
        rules: "head",
        failOn: ["invalid"],
        budgetSeconds: perCase * wanted,
        looks: false,
        ...more,
      },
      host,
    );
  };

  const here = { revision: head };
  const { results, logs } = await measure(`head against the reference ${reference.label}`, reference, here);
  // What comes after may fail; the point itself is measured.
  writeReports(results, logs, options.out);
  if (results.interrupted) return results;
  const odd = suspicious(results, options.baseline);
  const again =
    odd.length === 0
      ? null
      : await measure(`once more, since they look changed: ${odd.join(", ")}`, reference, here, {
          case: odd.join(),
        });
  const equal = await measure(`equal builds of ${control?.id}`, reference, reference, {
    ...(control && { case: control.id }),
    looks: true,
  });
  const before = await movedFrom(reference, options.baseline, head, repository, host);
  const seam =
    before && (await measure(`the reference against ${before.label}, the one before`, before, reference));

  const { reference: _, ...settings } = config.trend as Trend;
  const part: TrendPart = {
    settings,
    config: config.file,
    reference: { commit: reference.identity, label: reference.label },
    head: { commit, subject: (await subjectOf(repository, commit)) ?? "" },
    control: plain(equal.results),
    seam: seam &&
      before && { from: { commit: before.identity, label: before.label }, results: plain(seam.results) },
    again: again && plain(again.results),
  };
  const point: Results = { ...results, command: "trend", trend: part };
  writeReports(point, logs, options.out);
  return point;
}

function imagesOf(
  { images: base }: Partial<Reference>,
  { images: head }: Partial<Reference>,
): CompareOptions["images"] {
  return base || head ? { ...(base && { base }), ...(head && { head }) } : undefined;
}

/** Without what only the run as a whole has. */
function plain({ trend: _, ...results }: Results): Compared {
  return { ...results, command: "compare" };
}

async function configAt(
  repository: Repository,
  commit: string,
  options: Pick<TrendOptions, "config" | "preset">,
  host: Host,
): Promise<Config> {
  const file = locateConfig(repository, host.cwd, options.config);
  const text = await fileAt(repository, commit, file);
  if (text === null) throw new UsageError(`${commit.slice(0, 12)} has no ${file}; commit it first`);
  const config = parseConfig(text, file, options.preset === undefined ? {} : { preset: options.preset });
  if (config.trend) return config;
  throw new UsageError(
    `${file} has no trend section; say what every night is compared with, like: trend: { reference: v1.0.0 }`,
  );
}

/** The reference of the nights before, where it is another one now; null where there is none, or it cannot be had any more. */
async function movedFrom(
  reference: Reference,
  baseline: BaselineLevels | null,
  head: Reference["revision"],
  repository: Repository,
  host: Host,
): Promise<Reference | null> {
  const before = baseline?.reference ?? null;
  if (before === null || before.commit === reference.identity) return null;
  const found = await referenceNamed(before, head, repository);
  if (found === null)
    host.progress.say(`the reference before, ${before.label}, is not in this clone: the series begins anew`);
  return found;
}
