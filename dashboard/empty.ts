import type { FileTrouble } from "./check.ts";
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

export function overviewTrouble(trouble: FileTrouble): HTMLElement {
  if (trouble.trouble === "newer") return emptyPage("This page is older than its data", trouble.message);
  if (trouble.trouble === "missing")
    return emptyPage(
      "No data yet",
      trouble.message,
      "It is written beside this page when a run is published. If runs were published, look whether the file arrived.",
    );
  return emptyPage(
    "The data cannot be read",
    trouble.message,
    "Publishing the next run does not mend it; restore the file from the branch's history.",
  );
}

export function troubleNotes(troubles: readonly FileTrouble[]): HTMLElement[] {
  return troubles
    .toSorted((one, other) => one.file.localeCompare(other.file, "en", { numeric: true }))
    .map(({ message }) => el("p", { class: "note", role: "alert" }, message));
}
