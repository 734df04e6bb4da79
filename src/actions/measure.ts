import { trend } from "../commands/trend.ts";
import { baselineHere } from "../commands/trend-branch.ts";
import { scenarioLine } from "../config/source.ts";
import { compare } from "../experiment/compare.ts";
import { hasTrend, locateConfig } from "../experiment/load-config.ts";
import { findOha } from "../experiment/tools.ts";
import type { Results } from "../format/results.ts";
import { fileAt, openRepository, type Repository } from "../platform/git.ts";
import { annotations, type SourceLine } from "../report/annotations.ts";
import { MEASURE } from "./definitions.ts";
import { commandForEvent, eventRevisions, isUnreviewed } from "./events.ts";
import { openOut, recordingFailure, reportResults, runAction, type Step } from "./run-action.ts";

type Measure = Step<typeof MEASURE>;

await runAction(MEASURE, (step) => {
  const { inputs, event, host } = step;
  const named = inputs.base !== undefined && inputs.head !== undefined;
  const hasOne = () => hasTrend(host, inputs.config);
  const command = commandForEvent(event.name, inputs.command, { named, trend: hasOne });
  return command === "trend" ? trendStep(step) : compareStep(step);
});

/** Compares the two sides of the change that the event is about. */
async function compareStep(step: Measure): Promise<number> {
  const { inputs, host, event } = step;
  const out = await openOut(inputs.out, step);
  const { results, beside } = await recordingFailure(out, async () => {
    const repository = await openRepository(host.cwd);
    const revisions = await eventRevisions(event, inputs, repository);
    const oha = findOha(inputs.oha ?? "", host);
    const results = await compare({ ...inputs, revisions, oha, out, unreviewed: isUnreviewed(event) }, host);
    const file = locateConfig(repository, host.cwd, inputs.config);
    return { results, beside: annotations(results, await scenarioPlaces(repository, file, results)) };
  });
  return reportResults(results, out, step, beside);
}

/** One point of the trend. */
async function trendStep(step: Measure): Promise<number> {
  const { inputs, host } = step;
  const out = await openOut(inputs.out, step);
  const oha = findOha(inputs.oha ?? "", host);
  const baseline = await baselineHere({ ...inputs, remote: undefined }, process.env, host);
  const results = await recordingFailure(out, () => trend({ ...inputs, baseline, out, oha }, host));
  return reportResults(results, out, step);
}

/** Where head's configuration file has each scenario; nowhere, if head has no such file. */
async function scenarioPlaces(
  repository: Repository,
  file: string,
  results: Results,
): Promise<(scenario: string) => SourceLine | null> {
  const head = results.variants.find(({ variant }) => variant === "head");
  const text = head ? await fileAt(repository, head.commit, file) : null;
  return (scenario) => {
    const line = text === null ? null : scenarioLine(text, scenario);
    return line === null ? null : { file, line };
  };
}
