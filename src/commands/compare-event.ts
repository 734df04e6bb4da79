import { resolve } from "node:path";
import { findOha } from "../experiment/find-oha.ts";
import type { Host } from "../experiment/host.ts";
import { locateConfig } from "../experiment/load-config.ts";
import { prepareOut } from "../experiment/write-reports.ts";
import type { Results } from "../model/results.ts";
import { openRepository } from "../platform/git.ts";
import type { GithubEvent } from "../platform/github.ts";
import { type Annotation, annotations } from "../report/annotations.ts";
import { inputNamed, valuesOf } from "./action-inputs.ts";
import { readSelection } from "./arguments.ts";
import { compare } from "./compare.ts";
import { eventRevisions } from "./event-revisions.ts";
import { scenarioPlaces } from "./scenario-places.ts";

export interface Compared {
  readonly results: Results;
  readonly annotations: readonly Annotation[];
  /** The folder with results and reports. */
  readonly out: string;
}

/** Compares the two sides of the change that an event is about. */
export async function compareEvent(
  event: GithubEvent,
  read: (input: string) => string,
  host: Host,
): Promise<Compared> {
  const selection = readSelection(valuesOf(read), inputNamed);
  const repository = await openRepository(host.cwd);
  const revisions = await eventRevisions(event, selection, repository);
  const out = resolve(host.cwd, selection.out);
  prepareOut(out);
  const oha = findOha(read("oha-path"), host);

  const results = await compare({ ...selection, revisions, oha, out }, host);

  const file = locateConfig(repository, host.cwd, selection.config);
  const places = await scenarioPlaces(repository, file, results);
  return { results, annotations: annotations(results, places), out };
}
