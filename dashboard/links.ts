import type { Overview } from "../src/format/trend.ts";
import type { TrendRun } from "../src/trend/series.ts";
import { el, link } from "./dom.ts";
import { day, shortCommit } from "./wording.ts";

/** Where the forge shows what lies between two commits; null unless both are commits and the address is one of the web. */
export function compareLink(url: string | null, a: string | undefined, b: string | undefined): string | null {
  const commit = /^[0-9a-f]{7,64}$/;
  if (!isWeb(url) || a === undefined || b === undefined || !commit.test(a) || !commit.test(b)) return null;
  return a === b ? `${url}/commit/${a}` : `${url}/compare/${a}...${b}`;
}

export function commitLink(url: string | null, commit: string): string | null {
  return compareLink(url, commit, commit);
}

/** A store may come from anywhere; a link leads to the web or nowhere. */
function isWeb(url: string | null): url is string {
  return url !== null && /^https?:\/\/[^\s]+$/.test(url);
}

/** A commit with what its author wrote, as text. */
export function commit(overview: Pick<Overview, "url">, run: TrendRun): Node[] {
  return [
    link(commitLink(overview.url, run.head.commit), shortCommit(run.head.commit)),
    el("span", { class: "subject" }, ` “${run.head.subject}”`),
    document.createTextNode(` (${day(run.at)})`),
  ];
}
