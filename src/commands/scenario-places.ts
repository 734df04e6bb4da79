import { scenarioLine } from "../config/scenario-line.ts";
import type { Results } from "../model/results.ts";
import { fileAt, type Repository } from "../platform/git.ts";
import type { Place } from "../report/annotations.ts";

/** Where head's configuration file has each scenario; nowhere, if head has no such file. */
export async function scenarioPlaces(
  repository: Repository,
  file: string,
  results: Results,
): Promise<(scenario: string) => Place | null> {
  const head = results.variants.find(({ variant }) => variant === "head");
  const text = head ? await fileAt(repository, head.commit, file) : null;
  return (scenario) => {
    const line = text === null ? null : scenarioLine(text, scenario);
    return line === null ? null : { file, line };
  };
}
