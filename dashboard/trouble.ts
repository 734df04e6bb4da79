import type { TrendFileError } from "../src/format/trend.ts";
import { el } from "./dom.ts";

/** Why there is nothing to see, with what to do about it. */
export function emptyPage(title: string, ...lines: readonly string[]): HTMLElement {
  return el(
    "div",
    { class: "empty", role: "alert" },
    el("h1", {}, title),
    ...lines.map((text) => el("p", {}, text)),
  );
}

export function overviewTrouble(trouble: TrendFileError): HTMLElement {
  if (trouble.problem === "newer") return emptyPage("This page is older than its data", trouble.message);
  if (trouble.problem === "missing")
    return emptyPage(
      "No data yet",
      trouble.message,
      "Publishing a run writes it beside this page. If runs were published, check whether the file is there.",
    );
  return emptyPage(
    "The data cannot be read",
    trouble.message,
    "Publishing another run will not fix it; restore the file from the branch's history.",
  );
}

export function troubleNotes(troubles: readonly TrendFileError[]): HTMLElement[] {
  return troubles
    .toSorted((one, other) => one.path.localeCompare(other.path, "en", { numeric: true }))
    .map(({ message }) => el("p", { class: "note", role: "alert" }, message));
}
