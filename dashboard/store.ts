import type { ZodMiniType } from "zod/mini";
import {
  BLOCK,
  blockOf,
  checkedData,
  jsonpName,
  OVERVIEW_FILE,
  type Overview,
  overview,
  type PointsBlock,
  pointsBlock,
  pointsBlockFile,
  type RunsBlock,
  runsBlock,
  runsBlockFile,
  type SeriesSummary,
  TrendFileError,
} from "../src/format/trend.ts";
import { type Runs, runsOf } from "../src/trend/series.ts";
import { el } from "./dom.ts";

declare global {
  interface Window {
    /** Called by the data files, each with its own name. */
    loadgate?: (name: string, data: unknown) => void;
    trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  }
}

const received = new Map<string, unknown>();
const asked = new Map<string, Promise<unknown>>();

// The page's policy lets nothing but this make a script's address, so that no text of the data can become code.
const policy = window.trustedTypes?.createPolicy("loadgate", { createScriptURL: (url: string) => url });

/** Opens the door through which the data comes in. */
export function receive(): void {
  window.loadgate = (name, data) => received.set(name, data);
}

/** The data of a file, checked; TrendFileError where it cannot be used. */
async function load<T>(file: string, definition: ZodMiniType<T>, query: string) {
  return checkedData(file, definition, await loadScript(file, query));
}

/** A page that was opened from a disk may load scripts and nothing else. */
function loadScript(file: string, query: string): Promise<unknown> {
  const name = jsonpName(file);
  const known = asked.get(name);
  if (known !== undefined) return known;
  const loading = new Promise<unknown>((resolve, reject) => {
    const script = document.createElement("script");
    const address = `${file.split("/").map(encodeURIComponent).join("/")}${query}`;
    script.src = policy?.createScriptURL(address) ?? address;
    script.onload = () => {
      script.remove();
      if (received.has(name)) resolve(received.get(name));
      else reject(new TrendFileError(file, "damaged", "is not a data file of loadgate"));
      received.delete(name);
    };
    script.onerror = () => {
      script.remove();
      const why = "could not be loaded: it is missing, or the network is down";
      reject(new TrendFileError(file, "missing", why));
    };
    document.head.append(script);
  });
  asked.set(name, loading);
  return loading;
}

export const loadOverview = (): Promise<Overview> => load(OVERVIEW_FILE, overview, "");

/** Blocks that may still grow are asked for by the number of runs, so that no cache gives an older one. */
const queryOf = (block: number, runs: number) => (block >= blockOf(runs - 1) ? `?${runs}` : "");

const loadRuns = (block: number, runs: number): Promise<RunsBlock> =>
  load(runsBlockFile(block), runsBlock, queryOf(block, runs));

const loadPoints = (key: string, block: number, runs: number): Promise<PointsBlock> =>
  load(pointsBlockFile(key, block), pointsBlock, queryOf(block, runs));

/** What is known of a case so far. */
export interface Loaded {
  readonly points: readonly PointsBlock[];
  readonly runs: Runs;
  readonly troubles: readonly TrendFileError[];
  readonly complete: boolean;
}

/** The blocks that hold a series' points, the newest first. */
function blocksWith(series: SeriesSummary, { firstBlock, runs }: Overview): number[] {
  const first = Math.max(firstBlock, Math.floor(series.first / BLOCK));
  const last = blockOf(Math.min(series.last, runs - 1));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i);
}

/** Milliseconds that the older blocks may take before the newest is drawn alone: drawing twice takes time as well. */
const PATIENCE = 80;

/** Asks for a case's blocks and calls `show` when all are there; before that with the newest, where the others are slow. */
export async function loadCase(
  series: SeriesSummary,
  overview: Overview,
  show: (loaded: Loaded) => void,
): Promise<void> {
  const points: PointsBlock[] = [];
  const runs: RunsBlock[] = [];
  const troubles: TrendFileError[] = [];
  const failed = (error: unknown) => {
    if (!(error instanceof TrendFileError)) throw error;
    troubles.push(error);
  };
  const blocks = blocksWith(series, overview).map((block) =>
    Promise.all([
      loadPoints(series.key, block, overview.runs).then((data) => points.push(data), failed),
      loadRuns(block, overview.runs).then((data) => runs.push(data), failed),
    ]),
  );
  const state = (complete: boolean): Loaded => ({
    points: [...points],
    runs: runsOf(runs),
    troubles: [...troubles],
    complete,
  });
  let complete = false;
  const [newest, ...older] = blocks;
  const early = () => !complete && show(state(false));
  if (older.length > 0) newest?.then(() => setTimeout(early, PATIENCE));
  await Promise.all(blocks);
  complete = true;
  show(state(true));
}

/** Asks for a case's blocks before anybody opens it; what is wrong with them is shown then. */
export function prefetchCase(series: SeriesSummary, overview: Overview): void {
  for (const block of blocksWith(series, overview)) {
    loadPoints(series.key, block, overview.runs).catch(() => {});
    loadRuns(block, overview.runs).catch(() => {});
  }
}

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
