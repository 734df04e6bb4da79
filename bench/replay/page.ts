/** docs/caught.md: what the kept results say of the rows. Pure: no figure that no result has. */
import type { Results } from "../../src/format/results.ts";
import { metricNamed } from "../../src/metrics/metrics.ts";
import { grownWords, verdictWords } from "../../src/report/words.ts";
import { change, duration, range, share } from "../../src/text/format.ts";
import { table } from "../../test-support/markdown.ts";
import {
  type Count,
  goalsOf,
  isLarge,
  isRight,
  type JudgedCase,
  type JudgedRow,
  LARGE,
  type Outcome,
  outcomeOfRow,
  speedOf,
} from "./judge.ts";
import type { Kept } from "./kept.ts";
import type { Row } from "./rows.ts";

/** A row that is reported at length, with its flame graph where there is one. */
export interface Story {
  readonly judged: JudgedRow;
  /** From the page's folder; null where the case was not profiled. */
  readonly flameGraph: string | null;
}

export interface PageParts {
  readonly judged: readonly JudgedRow[];
  /** From the page's folder; null where nothing was measured. */
  readonly pictures: { readonly light: string; readonly dark: string } | null;
  readonly stories: readonly Story[];
}

const SECTIONS: Readonly<Record<Row["class"], string>> = {
  slower: "Slower",
  faster: "Faster",
  unchanged: "Moved in the library's own benchmark, hardly on the wire",
  nothing: "Nothing on the way of a request, and versions against themselves",
};

export function caughtPage({ judged, pictures, stories }: PageParts): string {
  const sections = Object.entries(SECTIONS).map(([kind, title]) => {
    const rows = judged.filter(({ row }) => row.class === kind);
    return rows.length === 0 ? "" : `## ${title}\n\n${rowTable(rows)}`;
  });
  const parts = [
    "# Caught: releases of real frameworks, measured again",
    introduction(judged),
    measuredBy(judged),
    "## Goals",
    goalTable(judged),
    surrounding(judged),
    pictures ? pictureOf(pictures) : "",
    ...sections,
    missesOf(judged),
    stories.length > 0 ? "## Stories" : "",
    ...stories.map(storyOf),
    method(judged),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const introduction = (judged: readonly JudgedRow[]) =>
  `Each row is a known change of speed between two published versions of a framework, or a release that changed nothing. A row is measured
as its maintainer would have met it: a repository with two commits that differ in the version alone, and \`loadgate compare\` of the two${budgetOf(judged)}.
Sign, threshold and scenario are written down before the first run, in \`bench/replay/rows/F1.yml\` and the files beside it. What a source
says is an expectation, not the truth: it had another machine, and often another workload.`;

/** Where another function than the source's own counts as named. */
function surrounding(judged: readonly JudgedRow[]): string {
  const rows = judged.filter(({ row }) => (row.culprit?.length ?? 0) > 1).map(({ row }) => row.id);
  return rows.length === 0
    ? ""
    : `A function that is inlined or native shows as the one that it runs in. In ${rows.join(", ")} that one counts as named, too; which it is was written down after a first profile.`;
}

/** What a case may take, where it was measured. */
function budgetOf(judged: readonly JudgedRow[]): string {
  const all = judged.flatMap(({ kept }) => {
    const { plan, cases = [] } = kept?.results ?? {};
    return plan && cases.length > 0 ? [plan.budgetSeconds / cases.length] : [];
  });
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return all.length === 0
    ? ""
    : `, ${least === most ? duration(most) : `${duration(least)} to ${duration(most)}`} a case at most`;
}

const method = (judged: readonly JudgedRow[]) => `## How to measure them again

\`make replay ROW="F1 R3"\` measures these rows, \`make replay\` all that its revision of loadgate has not measured yet, with nothing else running${togetherOf(judged)}.
Packages come from their registries by their own clients (npm, Go, pip, Maven, Cargo). \`make replay-page\` makes this page from
\`bench/replay/results/\`, where every row that was run stays, misses too.`;

function togetherOf(judged: readonly JudgedRow[]): string {
  const measured = judged.flatMap(({ kept }) => kept?.results ?? []);
  const seconds = measured.reduce((sum, results) => sum + results.seconds.run, 0);
  return measured.length === 0
    ? ""
    : `: the ${measured.length} rows took ${duration(Math.round(seconds / 60) * 60)} of starts, warm-up and load`;
}

const shortRevision = ({ revision }: Kept) => revision.slice(0, 7);

/** By what and where, once for each revision and machine. */
function measuredBy(judged: readonly JudgedRow[]): string {
  const lines = judged.flatMap(({ kept }) => {
    if (!kept?.results) return [];
    const { cpuModel, cores } = kept.results.environment;
    return [`by loadgate at ${shortRevision(kept)} on ${cpuModel}, ${cores} CPUs`];
  });
  if (lines.length === 0) return `Of ${judged.length} rows none has been measured yet.`;
  const by = [...Map.groupBy(lines, (line) => line)];
  const each = by.map(([line, own]) => (by.length === 1 ? line : `${own.length} of them ${line}`));
  return `Of ${judged.length} rows ${lines.length} have been measured, ${each.join("; ")}.`;
}

/** What the README says of it. */
export function caughtSentence(judged: readonly JudgedRow[]): string {
  const { found, foundOfChosen, red, measured } = goalsOf(judged);
  const large = judged.filter(isLarge);
  const counted = (words: string, outcome: Outcome) => {
    const count = large.filter((each) => outcomeOfRow(each) === outcome).length;
    return count === 0 ? [] : [`${words} ${count}`];
  };
  const others = [...counted("missed", "missed"), ...counted("contradicts", "wrong")];
  const chosen =
    foundOfChosen.of < found.of
      ? ` (${foundOfChosen.count} of the ${foundOfChosen.of} that were chosen before any was measured)`
      : "";
  const called = [`called ${found.count} as published${chosen}`, ...others]
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
  return [
    `- **Known releases.** ${measured.count} published changes, and releases that changed nothing, were [measured again](docs/caught.md).`,
    `Of the ${found.of} that are said to change by ${share(LARGE)} or more it ${called}.`,
    `${red.count === 0 ? "None" : red.count} of the ${red.of} where no slowdown was expected ${red.count > 1 ? "were" : "was"} red.`,
  ].join(" ");
}

function goalTable(judged: readonly JudgedRow[]): string {
  const { found, foundOfChosen, red, redControls, measured, named } = goalsOf(judged);
  return table(
    ["goal", "wanted", "measured"],
    [
      [`rows of ${share(LARGE)} or more called as published`, "90% or more", shareOf(found)],
      ...(foundOfChosen.of < found.of
        ? [["of these, without rows that were added to explain a miss", "", shareOf(foundOfChosen)]]
        : []),
      ["rows that must not be red, and are", "0", countOf(red)],
      ["controls beside a changed case that are red", "0", countOf(redControls)],
      ["rows called slower whose profile names the function that the source names", "6 of 7", countOf(named)],
      ["rows measured", "all that a registry serves", countOf(measured)],
    ],
  );
}

function countOf({ count, of }: Count): string {
  return of === 0 ? "" : `${count} of ${of}`;
}

function shareOf(all: Count): string {
  return all.of === 0 ? "" : `${countOf(all)} (${share(all.count / all.of)})`;
}

function pictureOf({ light, dark }: NonNullable<PageParts["pictures"]>): string {
  return [
    "<picture>",
    `  <source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
    `  <img alt="Each row's published and measured change of requests per second; the tables below say the same in numbers." src="${light}" width="760">`,
    "</picture>",
  ].join("\n");
}

function rowTable(rows: readonly JudgedRow[]): string {
  return table(
    ["row", "change", "published", "requests/s, 95% interval", "verdict", "seconds", "loadgate"],
    rows.map((judged) => [
      linked(judged.row),
      `${judged.row.what}: ${versionsOf(judged.row)}`,
      publishedOf(judged.row),
      judged.cases.map((each) => withName(judged, each, measuredOf(each))).join("<br>"),
      verdictOf(judged),
      judged.kept?.results ? judged.kept.results.seconds.run.toFixed(0) : "",
      judged.kept ? `\`${shortRevision(judged.kept)}\`` : "",
    ]),
  );
}

function linked({ id }: Row): string {
  return `[${id}](../bench/replay/rows/${id}.yml)`;
}

function versionsOf({ before, after }: Row): string {
  return Object.entries(before)
    .map(([name, version]) => {
      const other = after[name] ?? "";
      return other === version ? `${name} ${version}` : `${name} ${version} → ${other}`;
    })
    .join(", ");
}

function publishedOf({ published, sources }: Row): string {
  const links = sources.map((url) => `[${sourceName(url)}](${url})`);
  return [published, links.length > 0 ? `(${links.join(", ")})` : ""].filter(Boolean).join(" ");
}

/** "nodejs/node#37457", as GitHub writes it; of a comparison or a commit the repository alone. */
function sourceName(url: string): string {
  const [owner, name, kind, what] = new URL(url).pathname.split("/").slice(1);
  return kind === "issues" || kind === "pull" ? `${owner}/${name}#${what}` : `${owner}/${name}`;
}

/** The case's name before it where the row has several. */
function withName({ cases }: JudgedRow, { id }: JudgedCase, text: string): string {
  return cases.length > 1 ? `${id}: ${text}` : text;
}

function measuredOf({ found }: JudgedCase): string {
  const metric = speedOf(found);
  if (!metric?.ratio) return "";
  // Where another metric decides, its figures stand beside those of the sources' one.
  const other = found.metrics.find(({ gates, verdict }) => gates && verdict === found.verdict);
  const decides = found.verdict === "regression" || found.verdict === "improvement";
  const beside =
    decides && other?.ratio && metric.verdict !== found.verdict
      ? `, ${metricNamed(other.name).label} ${change(other)} (${range(other)})`
      : "";
  return `${change(metric)} (${range(metric)})${beside}`;
}

const CALLED = {
  right: "as expected",
  missed: "**missed**",
  wrong: "**contradicts the source**",
  red: "**false alarm**",
  invalid: "**not measured rightly**",
} as const;

function verdictOf(judged: JudgedRow): string {
  const { kept, cases } = judged;
  if (kept?.error !== undefined) return kept.error;
  if (cases.length === 0) return "not measured yet";
  const words = cases.map((each) => {
    const { found, expected, outcome } = each;
    const kind =
      outcome === null
        ? "nothing was expected"
        : expected === "neutral" && outcome === "right"
          ? "control"
          : expected === "unchanged" && found.verdict === "improvement"
            ? "**more than expected**"
            : CALLED[outcome];
    return withName(judged, each, `${verdictWords(found)}, ${kind}`);
  });
  return words.join("<br>");
}

function missesOf(judged: readonly JudgedRow[]): string {
  const odd = judged.filter(
    ({ row, cases }) =>
      row.remark !== undefined || cases.some(({ outcome }) => outcome !== null && outcome !== "right"),
  );
  if (odd.length === 0) return "";
  const lines = odd.map(
    ({ row }) => `- **${row.id}** (${row.what}): ${row.remark ?? "not looked into yet."}`,
  );
  return `## Misses and contradictions\n\n${lines.join("\n")}`;
}

function storyOf({ judged: { row, cases, kept }, flameGraph }: Story): string {
  const [first] = cases;
  const metric = first && speedOf(first.found);
  const grown = first ? grownWords(first.found).map(({ where, cost }) => `- \`${where}\` ${cost}`) : [];
  const figures =
    metric && kept?.results
      ? `loadgate called it ${row.class} in ${secondsOf(kept.results)} s of starts, warm-up and load: ${change(metric)} requests/s (${range(metric)}).`
      : "";
  return [
    `### ${row.what}: ${versionsOf(row)}`,
    [row.story?.trim(), figures].filter(Boolean).join(" "),
    grown.length > 0 ? `What grew, by its profile:\n\n${grown.join("\n")}` : "",
    flameGraph ? `[![Flame graph of the slower side](${flameGraph})](${flameGraph})` : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function secondsOf({ seconds }: Results): string {
  return seconds.run.toFixed(0);
}

const MOST_STORIES = 3;

/** The rows that are reported: measured, and found as expected. */
export function storyRows(judged: readonly JudgedRow[]): JudgedRow[] {
  return judged.filter((each) => each.row.story !== undefined && isRight(each)).slice(0, MOST_STORIES);
}
