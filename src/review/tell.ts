import { DeliveryError } from "../errors.ts";
import type { Alerts } from "../format/trend.ts";
import type { AlertBy, Trend } from "../model/config.ts";
import type { GithubApi } from "../platform/github-api.ts";
import type { AlertEvent } from "../trend/alerts.ts";
import { commentOnCommits, type IssueOutcome, keepIssue } from "./alert-delivery.ts";
import type { AlertLinks } from "./alert-text.ts";
import { ownLogin } from "./sticky-comment.ts";

export interface AlertDelivery {
  readonly alerts: Alerts;
  readonly events: readonly AlertEvent[];
  readonly settings: Pick<Trend, "alert" | "direction">;
  readonly marker: string;
  readonly places: AlertLinks;
}

/** Whether an alert is one that somebody wants to hear of. */
export function isWantedAlert({ alert }: AlertEvent, { direction }: Pick<Trend, "direction">): boolean {
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
