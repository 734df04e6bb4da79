/** What is shown, as the address says: a link shows another reader the same. */
export interface View {
  readonly search: string;
  readonly target: string;
  readonly scenario: string;
  readonly via: string;
  readonly metric: string;
  readonly show: Show;
  readonly sort: Sort;
  readonly scale: Scale;
  /** The `seriesId` of the series that is open. */
  readonly series: string | null;
  /** Numbers of the runs that are compared. */
  readonly a: number | null;
  readonly b: number | null;
  /** Places of the runs that the picture begins and ends with: their numbers, where they were published in their turn. */
  readonly from: number | null;
  readonly to: number | null;
}

const SHOWS = ["all", "changed", "slower", "faster", "provisional", "accepted", "gone"] as const;
const SORTS = ["worst", "latest", "name"] as const;
export const SCALES = ["ratio", "absolute"] as const;
export type Show = (typeof SHOWS)[number];
export type Sort = (typeof SORTS)[number];
export type Scale = (typeof SCALES)[number];

export const START: View = {
  search: "",
  target: "",
  scenario: "",
  via: "",
  metric: "",
  show: "all",
  sort: "worst",
  scale: "ratio",
  series: null,
  a: null,
  b: null,
  from: null,
  to: null,
};

const ORDER = Object.keys(START) as (keyof View)[];

/** The part of the address after `#`; what is as at the start is left out. */
export function formatView(view: View): string {
  const words = ORDER.filter((name) => view[name] !== START[name]).map(
    // A series keeps its slashes, so that links can be read.
    (name) => `${name}=${encodeURIComponent(String(view[name])).replaceAll("%2F", "/")}`,
  );
  return `#${words.join("&")}`;
}

/** Whoever wrote the address by hand: what cannot be understood is as at the start. */
export function parseView(hash: string): View {
  const words = new URLSearchParams(hash.replace(/^#/, ""));
  const text = (name: string) => words.get(name) ?? "";
  const one = <T extends string>(name: string, known: readonly T[]): T =>
    known.find((value) => value === words.get(name)) ?? (known[0] as T);
  const run = (name: string) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : null);
  return {
    search: text("search"),
    target: text("target"),
    scenario: text("scenario"),
    via: text("via"),
    metric: text("metric"),
    show: one("show", SHOWS),
    sort: one("sort", SORTS),
    scale: one("scale", SCALES),
    series: words.get("series") || null,
    a: run("a"),
    b: run("b"),
    from: run("from"),
    to: run("to"),
  };
}

/** Another series with the same filters: what belonged to the one before is forgotten. */
export function opened(view: View, series: string | null): View {
  return { ...view, series, a: null, b: null, from: null, to: null };
}

/** The first pick is A, the second B, the third starts over; picking one again lets it go. */
export function picked(view: View, run: number): View {
  if (view.a === run) return { ...view, a: view.b, b: null };
  if (view.b === run) return { ...view, b: null };
  if (view.a === null) return { ...view, a: run };
  return view.b === null ? { ...view, b: run } : { ...view, a: run, b: null };
}
