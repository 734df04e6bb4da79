import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildRevisions, removeBuilt } from "../build/build-revisions.ts";
import { checkOut } from "../build/checkout.ts";
import { usableTargets } from "../build/choose-isolation.ts";
import { chooseHead } from "../build/revisions.ts";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import { FaultError } from "../format/faults.ts";
import type { Obstacle } from "../format/findings.ts";
import { configText, DEFAULT_CONNECTIONS, type Observed } from "../init/config-text.ts";
import type { Proposal } from "../init/proposal.ts";
import { ohaGenerator } from "../load/generator.ts";
import { cpusFor } from "../measure/cpus.ts";
import { answersOf } from "../measure/validity.ts";
import type { Config, IsolationChoice, IsolationChosen, Target } from "../model/config.ts";
import { pinThisProcess } from "../platform/cpu-scheduling.ts";
import { imageResolves } from "../platform/docker.ts";
import { usableCores } from "../platform/machine.ts";
import { findProgram } from "../platform/programs.ts";
import { explainFault, explainObstacle } from "../report/messages.ts";
import type { Build } from "../serve/runner.ts";
import { startServices } from "../serve/services.ts";
import { plainLine, tailOfLog } from "../text/escape.ts";
import { VERSION } from "../version.ts";
import { takeMachineHere, type Workspace } from "./host.ts";
import { startRunner } from "./measure.ts";
import { type Oha, ohaHere } from "./tools.ts";
import { adviceOnServices, findAnswer } from "./trial-answers.ts";
import { type Found, findPort, quoteReason, unreachedIn } from "./trial-port.ts";

/** What came of starting a proposal once. */
export interface Trial {
  readonly proposal: Proposal;
  readonly observed: Observed;
  readonly isolation: IsolationChosen;
  readonly seconds: { readonly build: number; readonly start: number };
  /** Right answers per second under a short load; null where there was no oha to make it. */
  readonly perSecond: number | null;
  /** Why an earlier proposal was passed over. */
  readonly passedOver: readonly string[];
}

export interface TrialOptions {
  readonly isolation?: IsolationChoice | undefined;
  readonly timeoutSeconds: number;
  /** Paths to ask, most informative first. */
  readonly paths: readonly string[];
  /** A compose file whose services were not taken. */
  readonly compose: string | null;
  readonly waitSeconds?: number | undefined;
  /** Gets oha; if absent it must be there already. */
  readonly oha?: Oha;
}

/** How long a start may take where nobody says. */
export const START_SECONDS = 60;
const LOAD_SECONDS = 3;
/** Fewer where many are too many for it. */
const CONNECTIONS = [DEFAULT_CONNECTIONS, 16, 4];

/**
 * Builds the working tree with the first proposal that this machine can run, starts it, finds where it listens and what it answers,
 * and loads it for a moment; a guess that fails gives way to the next. UsageError, with what to write by hand, where that fails.
 */
export async function tryProposals(
  proposals: readonly Proposal[],
  workspace: Workspace,
  options: TrialOptions,
): Promise<Trial> {
  const certain = proposals.filter(({ guess }) => !guess);
  const [first] = proposals;
  if (!first?.guess || certain.length === 0) return tryUsable(certain, workspace, options);
  try {
    return await tryUsable([first], workspace, options);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const trial = await tryUsable(certain, workspace, options);
    return {
      ...trial,
      // What is advised is for a server that somebody means to measure.
      passedOver: [`${first.what} was not taken: ${error.message.split("; ")[0]}.`, ...trial.passedOver],
    };
  }
}

async function tryUsable(
  proposals: readonly Proposal[],
  workspace: Workspace,
  options: TrialOptions,
): Promise<Trial> {
  const { host, resources } = workspace;
  const { clock, signal, progress } = host;
  await using stack = new AsyncDisposableStack();
  stack.use(await takeMachineHere(host, options));
  progress.step({ doing: "checking out", done: 0, secondsLeft: null });
  const revision = await chooseHead(workspace.repository, undefined, resources.folder, signal);
  const context = { ...workspace, signal };
  const checkout = await checkOut({ name: "head", revision, targets: [] }, CONFIG, context, stack);
  const { proposal, config, target, isolation, passedOver } = await firstUsable(
    proposals,
    checkout.folder,
    options,
  );
  for (const [path, text] of Object.entries(proposal.files ?? {})) {
    mkdirSync(dirname(join(checkout.folder, path)), { recursive: true });
    writeFileSync(join(checkout.folder, path), text);
  }

  progress.step({ doing: `building ${proposal.what}`, done: 0, secondsLeft: null });
  const buildBegan = clock.now();
  const source = { ...checkout, targets: [target] };
  if (isolation.name === "docker") stack.defer(() => removeBuilt(source, resources));
  const [built] = await buildRevisions([source], isolation.name, context);
  signal.throwIfAborted();
  const failure = built?.failures[0];
  const made = built?.targets[0]?.build;
  if (failure || !made)
    throw new UsageError(
      `${proposal.what} could not be built: ${reasonIn(failure?.log ?? "")}; build it by hand, and write what that takes under ${isolation.name === "docker" ? "build:" : "setup:"} in loadgate.yml`,
    );
  const build = clock.now() - buildBegan;

  progress.step({ doing: `starting ${proposal.what}`, done: 0, secondsLeft: null });
  const cpus = cpusFor(isolation, usableCores());
  const nginx = findProgram("nginx");
  await using started = await startRunner({ isolation, cpus, config, nginx, workspace });
  const variant: Build = {
    ...made,
    variant: "head",
    services: (made.services ?? []).map((each) => ({ ...each, variant: "head" })),
  };
  const services = adviceOnServices(options.compose, proposal);
  await using up = new AsyncDisposableStack();
  const beside = await startServices(variant, started, clock, signal, up).catch((error: Error) => {
    signal.throwIfAborted();
    throw new UsageError(`a service beside ${proposal.name} did not start: ${reasonOf(error)}; ${services}`);
  });
  const server = up.use(
    await started.serve(variant, beside.addresses).catch((error: Error) => {
      signal.throwIfAborted();
      // A container that ends at once is reported as one that could not be started.
      const missing = unreachedIn(error.message);
      throw new UsageError(
        missing === null
          ? `${proposal.what} could not be started: ${reasonOf(error)}; write what starts it in loadgate.yml by hand`
          : `${proposal.what} ended since something that it needs did not answer (${missing}); ${services}`,
      );
    }),
  );
  const { timeoutSeconds, paths } = options;
  const found = await findPort(server, {
    ...{ isolation: isolation.name, host, timeoutSeconds, services },
    likely: proposal.port,
  });
  const start = clock.now() - server.startedAt;
  const answered = await findAnswer(found, paths, host, services).catch(async (error: unknown) => {
    // An error of the server may stand for a database that is not there.
    const missing = unreachedIn(await server.log());
    if (!(error instanceof UsageError) || missing === null) throw error;
    throw new UsageError(`the server misses something that it needs (${missing}); ${services}`);
  });

  progress.step({ doing: "loading it for a moment", done: 0, secondsLeft: LOAD_SECONDS });
  await using _place = await pinThisProcess(cpus.generator);
  const loaded = await loadBriefly(found, answered.answer, {
    workspace,
    generator: cpus.generator,
    oha: options.oha,
    refuseEnded: async (connections) => {
      if (server.ended())
        throw new UsageError(
          `the server ended under a load of ${connections} connections, ${quoteReason(await server.log())}; make it bear that, or write loadgate.yml by hand with fewer connections:`,
        );
    },
  });
  progress.end();
  return {
    proposal,
    isolation,
    passedOver,
    seconds: { build, start },
    perSecond: loaded.perSecond,
    observed: {
      // On PORT it says nothing of where it listens without.
      port: found.honoursPort && isolation.name === "process" ? proposal.port : found.address.port,
      honoursPort: found.honoursPort,
      ...(found.tls && { https: true }),
      isolation: isolation.name,
      ...answered,
      connections: loaded.connections,
      ...(timeoutSeconds !== START_SECONDS && { timeoutSeconds }),
      proxy: isolation.name === "process" ? nginx !== null : await imageResolves(config.nginxImage),
    },
  };
}

const CONFIG = "loadgate.yml";

function reasonOf(error: Error): string {
  if (!(error instanceof FaultError)) return reasonIn(error.message);
  const log = error.log ? ` (${reasonIn(error.log)})` : "";
  return `${plainLine(explainFault(error.fault))}${log}`;
}

const NAMES_ERROR = /\b(?:error|fatal|ERR_\w+)\b|not found|cannot find/i;

/** The line of a build's log that names an error, else its last. */
export function reasonIn(log: string): string {
  const lines = tailOfLog(log, 60)
    .split("\n")
    .filter((line) => line.trim() !== "");
  // Gradle says it below a title, the innermost cause last.
  const title = lines.findIndex((line) => line.startsWith("* What went wrong:"));
  const below = title === -1 ? [] : lines.slice(title + 1);
  const others = below.findIndex((line) => line.startsWith("*"));
  const causes = others === -1 ? below : below.slice(0, others);
  return plainLine(
    causes.findLast((line) => line.trimStart().startsWith(">"))?.replace(/^\s*>\s*/, "") ??
      causes[0] ??
      // What ends in a colon is a title.
      lines.find((line) => NAMES_ERROR.test(line) && !/:\s*$/.test(line)) ??
      lines.at(-1) ??
      "it said nothing",
  );
}

interface Usable {
  readonly proposal: Proposal;
  readonly config: Config;
  readonly target: Target;
  readonly isolation: IsolationChosen;
  readonly passedOver: readonly string[];
}

/** The first proposal that a runner can run here. */
async function firstUsable(
  proposals: readonly Proposal[],
  folder: string,
  { isolation }: Pick<TrialOptions, "isolation">,
): Promise<Usable> {
  const passedOver: string[] = [];
  for (const proposal of proposals) {
    const parsed = configOf(proposal);
    const config = isolation === undefined ? parsed : { ...parsed, isolation };
    const usable = await usableTargets(config, config.targets, folder, false);
    const [target] = "obstacles" in usable ? [] : usable.targets;
    const program = programOf(proposal);
    if (
      target &&
      "isolation" in usable &&
      (usable.isolation.name === "docker" || program === null || findProgram(program))
    )
      return { proposal, config, target, isolation: usable.isolation, passedOver };
    const why =
      "obstacles" in usable
        ? obstaclesOf(usable.obstacles, proposal)
        : explainObstacle({ code: "programs-missing", programs: [program ?? ""] });
    passedOver.push(`${proposal.what} cannot be started here: ${why}`);
  }
  throw new UsageError(
    `${passedOver.join("; ")}; install what is missing, or write loadgate.yml by hand where it can be started`,
  );
}

/** What it would be as a file; UsageError where what was found says something that such a file cannot. */
function configOf(proposal: Proposal): Config {
  try {
    return parseConfig(configText(proposal, null, VERSION), CONFIG);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // The file that it is about does not exist.
    const why = error.message.replace(/^[^ ]+:\d+:\d+: /, "");
    throw new UsageError(
      `${proposal.what} cannot be written as loadgate.yml takes it: ${why}; change that where it was found, or write loadgate.yml by hand`,
    );
  }
}

/** What stands in the way of a proposal; that a process is no container, or the reverse, says nothing. */
function obstaclesOf(all: readonly { readonly obstacle: Obstacle }[], { start }: Proposal): string {
  const docker = start.build !== undefined || start.image !== undefined;
  const other: readonly Obstacle["code"][] = docker
    ? ["no-command"]
    : ["nothing-to-build", "docker-missing", "no-engine", "no-buildx"];
  const own = all.filter(({ obstacle }) => !other.includes(obstacle.code));
  return [...new Set(own.map(({ obstacle }) => explainObstacle(obstacle)))].join("; ");
}

/** The program that a command through a shell is about. */
function programOf({ start: { command } }: Proposal): string | null {
  const line = typeof command === "string" ? undefined : command?.[2];
  const program = /^exec (\S+)/.exec(line ?? "")?.[1];
  return program === undefined || program.includes("/") ? null : program;
}

async function loadBriefly(
  { address, tls }: Pick<Found, "address" | "tls">,
  { path, status, keepalive }: Observed["answer"],
  {
    workspace,
    generator,
    oha: getOha,
    refuseEnded,
  }: {
    readonly workspace: Workspace;
    readonly generator: readonly number[];
    readonly oha: Oha | undefined;
    /** UsageError where such a load has ended the server. */
    readonly refuseEnded: (connections: number) => Promise<void>;
  },
): Promise<{ readonly connections: number; readonly perSecond: number | null }> {
  let oha: string;
  try {
    oha = (await getOha?.()) ?? ohaHere();
  } catch (error) {
    if (error instanceof UsageError) return { connections: DEFAULT_CONNECTIONS, perSecond: null };
    throw error;
  }
  const load = ohaGenerator(oha, workspace.resources, generator);
  const request = { method: "GET", paths: [path], headers: [] };
  let trouble = "";
  for (const connections of CONNECTIONS) {
    const how = {
      address,
      request,
      connections,
      keepalive,
      statuses: [status],
      timeoutSeconds: 2,
      threads: 1,
      ...(tls && { tls }),
    };
    const { output } = await load(
      { ...how, length: { seconds: LOAD_SECONDS } },
      { signal: workspace.host.signal },
    );
    await refuseEnded(connections);
    const right = output.byStatus[String(status)] ?? 0;
    const errors = Object.values(output.errors).reduce((sum, each) => sum + each, 0);
    if (right > 0 && right === answersOf(output) && errors === 0)
      return { connections, perSecond: right / output.wall };
    trouble = `${right} right answers, ${answersOf(output) - right} others, ${errors} errors (${Object.keys(output.errors)[0] ?? "no error of a connection"})`;
  }
  throw new UsageError(
    `under a load of ${CONNECTIONS.at(-1)} connections the server did not answer ${path} rightly each time: ${plainLine(trouble)}; make it bear that, or write loadgate.yml by hand with errors: 1%`,
  );
}
