import { existsSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { EXIT } from "../analyse/exit-codes.ts";
import { detectablePlanned } from "../analyse/power.ts";
import { chooseIsolation } from "../build/choose-isolation.ts";
import { missingPrograms } from "../build/command-programs.ts";
import { troubleWithPorts, troubleWithTools } from "../build/own-users.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import type { RunOptions } from "../experiment/compare-options.ts";
import type { Host } from "../experiment/host.ts";
import { locateConfig, readConfig } from "../experiment/load-config.ts";
import { SECONDS_PER_CASE } from "../experiment/make-plan.ts";
import { pinnedReference } from "../experiment/reference.ts";
import { resultsIn } from "../experiment/result-files.ts";
import { startEachCase } from "../experiment/start-check.ts";
import { GET_OHA, lacks, ohaHere, requireHyperfine } from "../experiment/tools.ts";
import type { NoOwnUsers } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { Results } from "../format/results.ts";
import { cpusFor, planCpus } from "../measure/cpus.ts";
import type { Config, IsolationChosen, Startable, Target } from "../model/config.ts";
import { openRepository, type Repository } from "../platform/git.ts";
import { isOhaPinned, OHA_VERSION } from "../platform/install-oha.ts";
import { advisories, describeMachine, usableCores } from "../platform/machine.ts";
import { findProgram } from "../platform/programs.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { type ToolName, toolVersion } from "../platform/tool-version.ts";
import { type CheckedTool, type CheckReport, checkText, obstaclesText } from "../report/command-output.ts";
import { explainNoIsolation, few } from "../report/messages.ts";
import { NO_NGINX } from "../serve/process-runner.ts";
import { plainLine } from "../text/escape.ts";
import { defineCommand, print } from "./command.ts";
import { ISOLATION, JSON_FORMAT, OUT, QUIET, SELECTION, START, WAIT } from "./options.ts";

export const checkCommand = defineCommand({
  name: "check",
  summary: "show what would run, what is missing and how to get it",
  group: "daily",
  examples: [
    {
      line: "loadgate check",
      does: "read loadgate.yml, look for the programs, and say how long a run takes",
    },
    {
      line: "loadgate check --start",
      does: "build and start each server too, and check its answers",
    },
    {
      line: "loadgate check --case 'api/*' --budget 2m",
      does: "show what these cases can find in that time",
    },
  ],
  options: {
    ...SELECTION,
    isolation: ISOLATION,
    start: START,
    waitSeconds: WAIT,
    out: {
      ...OUT,
      description: "The folder of an earlier run, whose noise says what each case can show.",
    },
    quiet: { ...QUIET, description: "Print only what is missing or fails." },
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const report = await check(values, host);
    print(report, values, () => (values.quiet ? obstaclesText(report) : checkText(report)));
    if (!report.ok) return EXIT.usage;
    return report.started?.cases.some(({ problem }) => problem !== null) ? EXIT.invalid : EXIT.done;
  },
});

/** `out` is where an earlier run left its results. */
type CheckOptions = Omit<RunOptions, "seed" | "oha" | "secrets"> & { readonly start: boolean };

/** Looks at the configuration, the tools and the machine; nothing is loaded, and built and started only where that is asked for. */
async function check(options: CheckOptions, host: Host): Promise<CheckReport> {
  const repository = await openRepository(host.cwd);
  const file = locateConfig(repository, host.cwd, options.config);
  const path = join(repository.top, file);
  if (!existsSync(path))
    throw new UsageError(`there is no ${file}; loadgate init writes one, or name yours with --config`);
  const parsed = parseConfig(
    readConfig(path, file),
    file,
    options.preset === undefined ? {} : { preset: options.preset },
  );
  const config = options.isolation === undefined ? parsed : { ...parsed, isolation: options.isolation };
  const cases = plannedCases(config, options.case);
  const targets = config.targets.filter(({ name }) => cases.some(({ target }) => target === name));
  const needsProxy = cases.some((found) => found.via === "nginx");

  const missing: string[] = [];
  const missed = (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    missing.push(error.message);
  };
  const advice = advisories();
  let isolation: IsolationChosen | null = null;
  try {
    const chosen = await chooseIsolation(config, {
      targets,
      folder: resolve(repository.top, dirname(file)),
      needsProxy,
    });
    if ("obstacles" in chosen) throw new UsageError(explainNoIsolation(chosen.obstacles));
    isolation = chosen;
  } catch (error) {
    missed(error);
  }
  const scenarios = config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name));
  const { tools, problems } = await checkTools({
    oha: scenarios.some(({ args }) => args === undefined),
    nginx: isolation?.name === "process" && needsProxy,
    docker: isolation?.name === "docker",
  });
  try {
    await requireHyperfine({ scenarios, isolation: isolation ?? {} });
  } catch (error) {
    missed(error);
  }
  missing.push(...problems.filter(({ needed }) => needed).map(({ text }) => text));
  advice.push(...problems.filter(({ needed }) => !needed).map(({ text }) => text));
  const place = { top: repository.top, folder: dirname(path), file };
  missing.push(...lacking(targets, scenarios, { ...place, docker: isolation?.name === "docker" }));
  if (isolation?.name === "process")
    for (const { text, perhapsMade } of missingPrograms(targets, dirname(path), process.env))
      (perhapsMade ? advice : missing).push(text);
  if (config.trend) missing.push(...(await troubleOfTrend(config, repository)));
  const machine = describeMachine();
  const earlier = lastResults(resolve(host.cwd, options.out));
  const cores = usableCores();
  const seconds = options.budgetSeconds ?? config.budgetSeconds ?? SECONDS_PER_CASE * cases.length;
  // What is missing would fail again, in other words.
  const started = options.start && missing.length === 0 ? await startEachCase(options, host) : null;
  return {
    ok: missing.length === 0,
    config: file,
    cases: cases.map(({ id, scenario }) => {
      const { threshold = 0, thresholds = {} } = config.scenarios.find(({ name }) => name === scenario) ?? {};
      const about = { alpha: config.gate.falseAlarms, cases: cases.length, budgetSeconds: seconds };
      const outlook = { ...about, threshold, thresholds };
      return { id, threshold, smallest: earlier && detectablePlanned(earlier, id, outlook) };
    }),
    isolation,
    ownUsersLacking: isolation?.name === "process" ? await whyNoOwnUsers(targets) : null,
    cpus: isolation ? cpusFor(isolation, cores) : planCpus(cores),
    machine: `${machine.cpuModel}, ${machine.cores} CPUs, ${machine.os}`,
    tools,
    caseSeconds: cases.length === 0 ? seconds : seconds / cases.length,
    predictedMinutes: (seconds + 2 * (started?.buildSeconds ?? 0)) / 60,
    started,
    missing,
    advisories: advice,
  };
}

/** Whether processes of each side would have separate users here, as far as that can be known before anything is built. */
async function whyNoOwnUsers(targets: readonly Target[]): Promise<NoOwnUsers | null> {
  await using resources = openRunResources();
  const user = await resources.users.next();
  if (!user) return resources.users.lacking();
  const started = targets.flatMap((target) => [target, ...(target.services ?? [])]);
  return troubleWithPorts(started) ?? (await troubleWithTools(started, user));
}

interface Problem {
  readonly needed: boolean;
  readonly text: string;
}

/** Each program, asked what it is, and what is wrong with those that are `needed`, or are another program. */
async function checkTools(needed: Readonly<Record<"oha" | "nginx" | "docker", boolean>>) {
  const tools: Record<string, CheckedTool | null> = {};
  const problems: Problem[] = [];
  const look = async (name: ToolName, path: string | null, advice: string, isNeeded = false) => {
    const found = path === null ? null : await toolVersion(name, path);
    tools[name] =
      path === null ? null : { path, version: found && "version" in found ? found.version : null };
    if (found && "problem" in found)
      problems.push({ needed: isNeeded, text: `${plainLine(found.problem)}; ${advice}` });
  };
  try {
    await look("oha", ohaHere(), GET_OHA, needed.oha);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    tools.oha = null;
    const isGot = findProgram("oha") === null && !process.env.LOADGATE_OHA && isOhaPinned();
    problems.push(
      isGot
        ? {
            needed: false,
            text: `oha ${OHA_VERSION} is downloaded by the first run, and verified by its hash`,
          }
        : { needed: needed.oha, text: error.message },
    );
  }
  const nginx = findProgram("nginx");
  if (nginx === null && needed.nginx) problems.push({ needed: true, text: lacks("nginx", NO_NGINX) });
  await look("nginx", nginx, "install it (apt-get install nginx), or set via: direct", needed.nginx);
  await look("hyperfine", findProgram("hyperfine"), "it is not used then");
  const docker = findProgram("docker");
  await look("docker", docker, "install Docker's client, or set isolation: process", needed.docker);
  const isDocker = tools.docker?.version;
  await look(
    "buildx",
    isDocker ? docker : null,
    "install docker-buildx, or set isolation: process",
    needed.docker,
  );
  return { tools, problems };
}

/** The configuration file's folder, from the root and in words. */
interface ConfigPlace {
  readonly top: string;
  readonly folder: string;
  readonly file: string;
}

/** Secrets that are not set, and files that are named but not there. */
function lacking(
  targets: readonly Target[],
  scenarios: readonly Scenario[],
  { docker, ...place }: ConfigPlace & { readonly docker: boolean },
): string[] {
  const started = targets.flatMap((target) => [target, ...(target.services ?? [])]);
  const files = [
    ...started.flatMap(({ build }) => (docker && build ? [join(build.context, build.dockerfile)] : [])),
    ...targets.flatMap(({ tls }) => (tls?.ca === undefined ? [] : [tls.ca])),
    ...scenarios.flatMap(({ request: { body } }) => (body && "file" in body ? [body.file] : [])),
  ];
  const absent = [...new Set(files)].filter((file) => !existsSync(join(place.folder, file)));
  return [
    ...secretsOnce(started).map(
      ([secret, names]) => `the secret ${secret} of ${few(names)}; set it in the environment`,
    ),
    ...absent.map((file) => absentFile(file, place)),
  ];
}

/** Each that is not set, with all that take it: rows of a matrix, and the services of each, have the same ones. */
function secretsOnce(started: readonly Startable[]): [secret: string, names: string[]][] {
  const takers = new Map<string, Set<string>>();
  for (const { name, build, ...own } of started)
    for (const secret of [...secretsLacking(own), ...secretsLacking(build ?? {})])
      takers.set(secret, (takers.get(secret) ?? new Set()).add(`"${name}"`));
  return [...takers].map(([secret, names]) => [secret, [...names]]);
}

/** A workflow sets what it was not given to an empty text. */
function secretsLacking({
  secrets = [],
  optionalSecrets = [],
}: Pick<Startable, "secrets" | "optionalSecrets">) {
  return secrets.filter((secret) => !process.env[secret] && !optionalSecrets.includes(secret));
}

/** A file that is not there, where it was looked for, and where it is: who keeps loadgate.yml in .github means the top. */
function absentFile(file: string, { top, folder, file: config }: ConfigPlace): string {
  const from = dirname(config);
  if (from === ".") return `${file}; make it, or name another file`;
  const looked = `${posix.join(from, file)}, since paths are from the folder of ${config}`;
  const up = posix.relative(from, ".");
  return existsSync(join(top, file)) && !existsSync(join(folder, file))
    ? `${looked}; ${file} is at the repository's top, which is ${up} from there, for example build: ${up}`
    : `${looked}; make it, or name another file`;
}

/** What stands in the way of the nightly trend. */
async function troubleOfTrend(config: Config, repository: Repository): Promise<string[]> {
  try {
    plannedCases(config, config.trend?.control);
    await pinnedReference(config, { commit: "HEAD", label: "HEAD" }, repository);
    return [];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}

/** The results of the last run on this machine, if there are any that can be read. */
function lastResults(out: string): Results | null {
  try {
    const results = resultsIn("results.json", { cwd: out });
    const here = describeMachine();
    return results.environment.cpuModel === here.cpuModel && results.environment.cores === here.cores
      ? results
      : null;
  } catch {
    return null;
  }
}
