import { matchesGlob } from "../config/cases.ts";
import type { Host } from "../experiment/host.ts";
import type { Alert } from "../format/trend.ts";
import { messagesBetween } from "../platform/git.ts";
import { type GithubApi, statusOf } from "../platform/github-api.ts";
import { acceptedBetween, acceptTrailers } from "../review/find-acceptances.ts";
import { checkoutHere } from "./trend-place.ts";

type Reason = (name: string) => string | null;

const COMMIT = /^[0-9a-f]{40}$/;

/** Says why an alert is accepted: as GitHub tells it, else by the trailers of the commits in this checkout. */
export function reasons(api: GithubApi | null, host: Host): (alert: Alert) => Promise<string | null> {
  const known = new Map<string, Promise<Reason>>();
  return async ({ case: name, kind, from, to }) => {
    if (kind !== "regression" || !COMMIT.test(from) || !COMMIT.test(to) || from === to) return null;
    const range = `${from}..${to}`;
    const found = known.get(range) ?? (api ? asked(from, to, api, host) : read(from, to, host));
    known.set(range, found);
    return (await found)(name);
  };
}

async function asked(from: string, to: string, api: GithubApi, host: Host): Promise<Reason> {
  try {
    return await acceptedBetween(from, to, api);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    host.progress.say(
      `whether somebody accepted what changed could not be asked: ${(error as Error).message}`,
    );
    return () => null;
  }
}

async function read(from: string, to: string, host: Host): Promise<Reason> {
  const checkout = await checkoutHere(host);
  const messages = checkout ? await messagesBetween(checkout, from, to) : [];
  const trailers = messages.flatMap(acceptTrailers);
  return (name) => trailers.find(({ pattern }) => matchesGlob(name, pattern))?.reason ?? null;
}
