import { DeliveryError } from "../errors.ts";
import type { AlertBy } from "../format/results.ts";
import type { Alerts } from "../format/trend.ts";
import type { Trend } from "../model/config.ts";
import { type GithubApi, refusalOf } from "../platform/github-api.ts";
import type { AlertEvent } from "../trend/alerts.ts";
import { type AlertLinks, commitText, issueText, issueTitle } from "./alert-text.ts";
import { type Ownership, ownLogin } from "./sticky-comment.ts";

/** A change lies at most so long before the issue that tells of it: as many nights as are news. */
const NEWS_MS = 30 * 86_400_000;

/** What was done with the issue. */
export type IssueOutcome = "opened" | "updated" | "closed" | "as it was" | "none";

/**
 * Keeps the one issue of the trend: opened with the first alert, brought up to date, and closed when nothing is open any more.
 * Whoever closes it by hand is not asked again until another alert is raised. DeliveryError where GitHub does not take it.
 */
export async function keepIssue(
  { open, closed }: Alerts,
  { own, places, raised }: { readonly own: Ownership; readonly places: AlertLinks; readonly raised: boolean },
  api: GithubApi,
): Promise<IssueOutcome> {
  const wanted = open.filter(({ state }) => state !== "accepted");
  try {
    const issue = await openIssue(own, api);
    if (issue === null) {
      if (wanted.length === 0 || !raised) return "none";
      await create(issueTitle(wanted), issueText(own.marker, wanted, [], places), api);
      return "opened";
    }
    const since = closed.filter(({ at }) => Date.parse(at) >= Date.parse(issue.createdAt) - NEWS_MS);
    const over = wanted.length === 0;
    const next = {
      title: over ? issue.title : issueTitle(wanted),
      body: issueText(own.marker, wanted, since, places),
    };
    if (!over && next.title === issue.title && next.body === issue.body) return "as it was";
    await update(issue.number, { ...next, ...(over && { state: "closed" as const }) }, api);
    return over ? "closed" : "updated";
  } catch (error) {
    throw new DeliveryError(refusalOf("GitHub rejected the issue", error, "issues: write"), {
      cause: error,
    });
  }
}

/** Says under each commit, once, what begins with it. */
export async function commentOnCommits(
  alerts: Alerts["open"],
  { own, places }: { readonly own: Ownership; readonly places: AlertLinks },
  api: GithubApi,
): Promise<void> {
  const { octokit, at } = api;
  try {
    for (const commit of new Set(alerts.map(({ to }) => to))) {
      const route = { ...at, commit_sha: commit };
      const there = await octokit.paginate("GET /repos/{owner}/{repo}/commits/{commit_sha}/comments", {
        ...route,
        per_page: 100,
      });
      if (there.some(({ body, user }) => body.startsWith(own.marker) && user?.login === own.author)) continue;
      const body = commitText(
        own.marker,
        alerts.filter(({ to }) => to === commit),
        places,
      );
      await octokit.request("POST /repos/{owner}/{repo}/commits/{commit_sha}/comments", { ...route, body });
    }
  } catch (error) {
    throw new DeliveryError(
      refusalOf("GitHub rejected the comment on the commit", error, "contents: write"),
      { cause: error },
    );
  }
}

interface Issue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
}

/** The oldest open issue of ours. */
async function openIssue({ marker, author }: Ownership, { octokit, at }: GithubApi): Promise<Issue | null> {
  const issues = await octokit.paginate("GET /repos/{owner}/{repo}/issues", {
    ...at,
    state: "open",
    creator: author,
    sort: "created",
    direction: "asc",
    per_page: 100,
  });
  const found = issues.find(
    ({ body, user, pull_request }) => body?.startsWith(marker) && user?.login === author && !pull_request,
  );
  if (!found) return null;
  return { number: found.number, title: found.title, body: found.body ?? "", createdAt: found.created_at };
}

async function create(title: string, body: string, { octokit, at }: GithubApi): Promise<void> {
  // A lost answer must not make two issues of one: the next night finds out.
  await octokit.request("POST /repos/{owner}/{repo}/issues", { ...at, title, body, request: { retries: 0 } });
}

async function update(
  number: number,
  change: { readonly title: string; readonly body: string; readonly state?: "closed" },
  { octokit, at }: GithubApi,
): Promise<void> {
  await octokit.request("PATCH /repos/{owner}/{repo}/issues/{issue_number}", {
    ...at,
    issue_number: number,
    ...change,
  });
}

interface AlertDelivery {
  readonly alerts: Alerts;
  readonly events: readonly AlertEvent[];
  readonly settings: Pick<Trend, "alert" | "direction">;
  readonly marker: string;
  readonly places: AlertLinks;
}

/** Whether an alert is one that somebody wants to hear of. */
function isWantedAlert({ alert }: AlertEvent, { direction }: Pick<Trend, "direction">): boolean {
  return direction === "both" || alert.kind === "regression";
}

/** What of this run is news: changes that were seen or confirmed just now, and that nobody accepted. */
export function news(events: readonly AlertEvent[], settings: Pick<Trend, "direction">): AlertEvent[] {
  return events.filter(
    (each) => (each.event === "raised" || each.event === "confirmed") && isWantedAlert(each, settings),
  );
}

/** Tells GitHub. What could not be delivered is returned in words; the rest is delivered all the same. */
export async function deliverAlerts(
  telling: AlertDelivery,
  api: GithubApi,
): Promise<{ issue: IssueOutcome; undelivered: string[] }> {
  const { alerts, events, settings, marker, places } = telling;
  const by = (way: AlertBy) => settings.alert.includes(way);
  const own = { marker, author: await ownLogin(api) };
  const fresh = news(events, settings);
  const undelivered: string[] = [];
  const trying = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      undelivered.push(error.message);
      return otherwise;
    }
  };
  const open = alerts.open.filter((alert) => isWantedAlert({ event: "raised", alert }, settings));
  const issue = by("issue")
    ? await trying(
        () => keepIssue({ ...alerts, open }, { own, places, raised: fresh.length > 0 }, api),
        "none" as const,
      )
    : "none";
  const confirmed = fresh.map(({ alert }) => alert).filter(({ state }) => state === "confirmed");
  if (by("comment")) await trying(() => commentOnCommits(confirmed, { own, places }, api), undefined);
  return { issue, undelivered };
}
