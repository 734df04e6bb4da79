import { EXIT } from "../analyse/exit-codes.ts";
import type { Host } from "../experiment/host.ts";
import { resultsIn } from "../experiment/result-files.ts";
import type { Results } from "../format/results.ts";
import type { Updated } from "../platform/branch.ts";
import { subjectOf } from "../platform/git.ts";
import { githubApi } from "../platform/github-api.ts";
import { runUrl } from "../platform/github-event.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { deliverAlerts, type IssueOutcome, news } from "../review/alert-delivery.ts";
import { alertLine } from "../review/alert-text.ts";
import { acceptReasons } from "../review/find-acceptances.ts";
import { markerOf } from "../review/sticky-comment.ts";
import { escapeWorkflowCommands } from "../text/escape.ts";
import type { AlertEvent } from "../trend/alerts.ts";
import { appendAndDecide, type Decided } from "../trend/append.ts";
import { publishTo } from "../trend/publish.ts";
import { runOfResults } from "../trend/run-of-results.ts";
import { defineCommand } from "./command.ts";
import { type PublishOptions, RESULTS, RETENTION, TREND_BRANCH } from "./options.ts";
import { checkoutHere, trendName, trendPlace } from "./trend-branch.ts";

export const publishCommand = defineCommand({
  name: "publish",
  summary: "add a run to the trend on a branch; publishing it again changes nothing",
  group: "ci",
  examples: [
    { line: "loadgate publish", does: "add .loadgate/results.json to gh-pages of origin" },
    {
      line: "loadgate publish --results trend/results.json --branch trend",
      does: "add another file, to another branch",
    },
    { line: "loadgate publish --keep 2y --keep-runs 90d", does: "add it, and remove what is older" },
  ],
  options: { results: RESULTS, ...TREND_BRANCH, ...RETENTION },
  async run({ values, host }) {
    const published = await publish(values.results, values, process.env, host);
    process.stdout.write(`${escapeWorkflowCommands(publishedText(published, values))}\n`);
    return publishCode(published);
  },
});

interface Published extends Pick<Updated<Decided>, "commit">, Pick<Decided, "events" | "alerts" | "remarks"> {
  readonly id: string;
  /** False where the run was there already. */
  readonly added: boolean;
  /** How many runs the trend has now. */
  readonly runs: number;
  /** What is news in it. */
  readonly news: readonly AlertEvent[];
  readonly issue: IssueOutcome;
  /** Whether news fail the step; what could not be delivered, in words. */
  readonly fails: boolean;
  readonly undelivered: readonly string[];
}

/** A comparison tells nobody: it has no trend section. */
const SILENT = { alert: ["none"], direction: "worse" } as const;

/** Adds a run's results to the trend on a branch, decides what changed, and reports it where the configuration wants that. */
export async function publish(
  file: string,
  options: PublishOptions,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<Published> {
  const results = resultsIn(file, host);
  const settings = results.trend?.settings;
  const run = runOfResults(results, await identityOf(results, env, host));
  const api = env.GITHUB_TOKEN && env.GITHUB_REPOSITORY ? githubApi(env.GITHUB_TOKEN, env) : null;
  await using resources = openRunResources();
  const place = await trendPlace(options, resources.folder, env, host);
  const name = trendName(place.access.remote, env);
  const about = {
    ...name,
    now: host.clock.date(),
    retention: { keep: options.keep ?? settings?.keep, runs: options.keepRuns ?? settings?.keepRuns },
  };
  const say = (text: string) => host.progress.say(text);
  const reasonFor = acceptReasons({ api, checkout: await checkoutHere(host), say });
  const { commit, result } = await publishTo(place, async (store) => {
    const decided = await appendAndDecide(run, store, about, reasonFor);
    const message = `Run ${run.id} of ${run.head.commit.slice(0, 12)}\n`;
    return { files: decided.files, message, result: decided };
  });
  const { added, overview, events, alerts, remarks } = result;
  const rules = settings ?? SILENT;
  const delivered =
    api && results.trend && (added.length > 0 || events.length > 0)
      ? await deliverAlerts(
          {
            ...{ alerts, events, settings: rules },
            marker: markerOf("trend", results.trend.config),
            places: { repository: name.url, page: pageOf(options, env) },
          },
          api,
        )
      : { issue: "none" as const, undelivered: [] };
  const fresh = news(events, rules);
  return {
    ...{ commit, events, alerts, remarks, id: run.id, runs: overview.runs, added: added.length > 0 },
    news: fresh,
    fails: fresh.length > 0 && rules.alert.some((way) => way === "fail"),
    ...delivered,
  };
}

/** 1 where a change is news and the configuration wants that to fail, 4 where something was not delivered. */
export function publishCode({ fails, undelivered }: Published): number {
  if (fails) return EXIT.regression;
  return undelivered.length > 0 ? EXIT.undelivered : EXIT.done;
}

/** What was done, for the log. */
export function publishedText(published: Published, { branch, folder }: PublishOptions): string {
  const { events, remarks, issue, undelivered } = published;
  return [
    doneText(published, folder === "" ? branch : `${folder} on ${branch}`),
    ...remarks,
    ...events.map(eventLine),
    ...(issue === "none" ? [] : [`the issue: ${issue}`]),
    ...undelivered,
  ].join("\n");
}

function doneText({ id, added, runs, commit }: Published, place: string): string {
  if (commit === null) return `run ${id} is in ${place} already; nothing changed`;
  // A page of another version.
  if (!added) return `run ${id} is in ${place} already; its page was updated`;
  return `run ${id} was added to ${place}, which now has ${runs} ${runs === 1 ? "run" : "runs"}`;
}

/** "raised: api/hello/direct: requests/s −6.0% (−7.0 to −5.0), provisional, between 0123456789 and …" */
export function eventLine({ event, alert }: AlertEvent): string {
  const between = `between ${alert.from.slice(0, 10)} and ${alert.to.slice(0, 10)}`;
  const why = alert.reason === undefined ? "" : ` (${alert.reason})`;
  const state = event === "raised" ? `, ${alert.state}` : "";
  return `${event}: ${alertLine(alert)}${state}, ${between}${why}`;
}

/** Where GitHub shows the page, if this is github.com: elsewhere the address is not known. */
function pageOf({ folder, branch }: PublishOptions, env: NodeJS.ProcessEnv): string | null {
  const [owner = "", name = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
  if (env.GITHUB_SERVER_URL !== "https://github.com" || name === "" || branch !== "gh-pages") return null;
  const host = `${owner.toLowerCase()}.github.io`;
  const root = name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
  return folder === "" ? root : `${root}${folder}/`;
}

/** The results' own: a workflow's run may leave several, and each of its attempts publishes what an earlier one measured. */
async function identityOf(results: Results, env: NodeJS.ProcessEnv, host: Host) {
  const { GITHUB_RUN_ID: run } = env;
  const checkout = await checkoutHere(host);
  const head = results.variants.find(({ variant }) => variant === "head")?.commit;
  return {
    id: results.id,
    url: run ? runUrl({ id: run, attempt: 1 }, env) : null,
    subject: checkout && head ? ((await subjectOf(checkout, head)) ?? "") : "",
  };
}
