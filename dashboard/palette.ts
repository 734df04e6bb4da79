/** The style sheet's colours, for what is drawn on a canvas. */
const NAMES = [
  "paper",
  "ink",
  "soft",
  "rule",
  "environment",
  "bad",
  "open",
  "good",
  "broken",
  "odd",
  "even",
  "whisker",
] as const;
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

export function palette(): Palette {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  ) as Palette;
}

export function onSchemeChange(act: () => void, signal: AbortSignal): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", act, { signal });
}
