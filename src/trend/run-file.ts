import type { PublishedRun } from "../model/history.ts";

/** Where a run is kept: by the day on which it began, in UTC. */
export function runFile({ at, id }: Pick<PublishedRun, "at" | "id">): string {
  return `${dayFolder(at)}/${id}.json`;
}

export function dayFolder(at: string): string {
  return `runs/${new Date(at).toISOString().slice(0, 10).replaceAll("-", "/")}`;
}
