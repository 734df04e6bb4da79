import { csv, json, type Row } from "./csv.ts";
import { el } from "./dom.ts";

const KINDS = [
  ["CSV", "csv", "text/csv", csv],
  ["JSON", "json", "application/json", json],
] as const;

/** Two buttons that save what is shown at that moment. */
export function downloads(name: () => string, rows: () => readonly Row[]): HTMLElement[] {
  return KINDS.map(([label, ending, type, write]) => {
    const button = el("button", { type: "button", "data-save": ending }, label);
    button.setAttribute("aria-label", `Save what is shown as ${label}`);
    button.onclick = () => save(`${name()}.${ending}`, type, write(rows()));
    return button;
  });
}

function save(file: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  el("a", { href: address, download: file.replaceAll(/[^A-Za-z0-9._-]+/g, "-") }).click();
  // The browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
