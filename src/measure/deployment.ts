import { OutOfTime } from "../errors.ts";
import { type Fault, FaultError, isAnswerFault, type Variant } from "../format/faults.ts";
import { type CpuPlan, rightStatuses } from "../format/plan.ts";
import type { Session } from "../format/sample.ts";
import type { Load } from "../load/oha.ts";
import type { Clock } from "../platform/clock.ts";
import { lastLines } from "../platform/exec.ts";
import type { Answer } from "../serve/answer.ts";
import { awaitReady, checkAnswers, type Probe } from "../serve/ready.ts";
import type { Build, Runner, Served } from "../serve/runner.ts";
import { startServices } from "../serve/services.ts";
import { withSpoken } from "../serve/spoken.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { logName, type RunContext } from "./run-context.ts";

/** One variant that is up: its server, the proxy in front of it, and how it is loaded. */
export interface Deployment extends AsyncDisposable {
  readonly variant: Variant;
  readonly server: Served;
  /** What stands beside it; its CPU time is the server's neighbour's, not its own. */
  readonly services: readonly Served[];
  readonly proxy: Served | null;
  /** Where the generator connects. */
  readonly front: Served;
  readonly question: Probe;
  readonly startSeconds: number;
  readonly answers: readonly Answer[];
  /** Shortest and longest correct body in bytes; null where the same request gets different bodies. */
  readonly lengths: { readonly shortest: number; readonly longest: number } | null;
}

/** A variant that could not be brought up, with the end of its log. */
class StartFailure extends Error {
  override readonly name = "StartFailure";
  readonly variant: Variant;
  readonly fault: Fault;
  readonly log: string;
  constructor(variant: Variant, fault: Fault, log: string) {
    super(fault.code);
    this.variant = variant;
    this.fault = fault;
    this.log = log;
  }
}

/** Starts a variant, waits until it is ready, checks its answers, and the same through its proxy. */
export async function startVariant(
  benchmark: BenchmarkCase,
  build: Build,
  runner: Runner,
  clock: Clock,
): Promise<Deployment> {
  const { variant } = build;
  await using stack = new AsyncDisposableStack();
  let server: Served | null = null;
  try {
    const question = benchmark.questions[variant];
    const beside = await startServices(build, runner, clock, question.options.signal, stack);
    const { services } = beside;
    server = stack.use(await runner.serve(build, beside.addresses));
    await awaitReady(server, build.target.ready, question, clock);
    const answers = await checkAnswers(server.address, question);
    const interim = answers.find((answer) => answer.interim !== undefined)?.interim;
    const startSeconds = clock.now() - server.startedAt;
    if (benchmark.case.via === "direct") {
      const lengths = await lengthsOf(server, question, answers, clock);
      const kept = stack.move();
      const up = {
        variant,
        server,
        services,
        proxy: null,
        front: server,
        question,
        startSeconds,
        answers,
        lengths,
      };
      return { ...up, [Symbol.asyncDispose]: () => kept.disposeAsync() };
    }
    const { tls } = question.options;
    const { connections, keepalive } = benchmark.scenario;
    const settings = { variant, connections, keepalive, ...(tls && { tls }) };
    const front = throughProxy(question);
    // What asks the server itself has been asked already.
    const { command: _, ...ready } = build.target.ready;
    const proxy = await openProxy(runner.proxy(server, settings), stack, variant, (served) =>
      asThrough(awaitReady(served, ready, front, clock), interim),
    );
    const proxied = await asThrough(checkAnswers(proxy.address, front), interim);
    const lengths = await lengthsOf(proxy, front, proxied, clock);
    const kept = stack.move();
    const up = {
      variant,
      server,
      services,
      proxy,
      front: proxy,
      question: front,
      startSeconds,
      answers: proxied,
      lengths,
    };
    return { ...up, [Symbol.asyncDispose]: () => kept.disposeAsync() };
  } catch (error) {
    if (!(error instanceof FaultError)) benchmark.questions[variant].options.signal?.throwIfAborted();
    const found: Fault =
      error instanceof FaultError ? error.fault : { code: "start-failed", error: (error as Error).message };
    const died = server && isAnswerFault(found) ? await deathOf(server, clock) : null;
    const fault = died ?? (await withProtocol(found, benchmark, build, server));
    const log =
      (error instanceof FaultError ? error.log : undefined) ?? (await server?.log().catch(() => "")) ?? "";
    throw new StartFailure(variant, withLacking(fault, log), log);
  }
}

/** A fault of a server that answers others than those who ask in its protocol. */
async function withProtocol(
  fault: Fault,
  benchmark: BenchmarkCase,
  { variant }: Build,
  server: Served | null,
) {
  const known = "through" in fault || ("speaks" in fault && fault.speaks !== undefined);
  if (server === null || known || server.ended() !== null) return fault;
  return withSpoken(fault, server.address, benchmark.questions[variant].options);
}

/** What nginx answers when the server closed a connection, or does not answer in time. */
const OF_NGINX: readonly number[] = [502, 504];

/** What is asked by way of nginx, whose server answers by itself: a fault says so. */
async function asThrough<T>(asked: Promise<T>, interim: number | undefined): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    const { fault, log } = error;
    const isOfNginx =
      fault.code === "not-ready" ||
      fault.code === "no-answer" ||
      (fault.code === "wrong-status" && OF_NGINX.includes(fault.status));
    // Where nothing but time was lacking, nginx is not to blame.
    const late = fault.code === "not-ready" && fault.runOver === true && interim === undefined;
    if (!isOfNginx || late) throw error;
    throw new FaultError({ ...fault, through: "nginx", ...(interim !== undefined && { interim }) }, log);
  }
}

/** How Node, Python and Ruby say that they could not find what a program is made of; a path is its own, not somebody else's. */
const NOT_FOUND = [
  /Cannot find (?:module|package) '([^'./][^']*)'/,
  /ModuleNotFoundError: No module named '([^']+)'/,
  /cannot load such file -- ([^\s./][^\s]*)/,
];

/** A server that ended at once, with the module that it could not find. */
function withLacking(fault: Fault, log: string): Fault {
  if (fault.code !== "died" || fault.when !== "starting") return fault;
  const lacks = NOT_FOUND.map((pattern) => pattern.exec(log)?.[1]).find((name) => name !== undefined);
  return lacks === undefined ? fault : { ...fault, lacks };
}

/** That a server answers nothing because it ended is seen a moment later. */
const END_SECONDS = 0.1;

async function deathOf(server: Served, clock: Clock): Promise<Fault | null> {
  if (server.ended() === null) await clock.sleep(END_SECONDS);
  const end = server.ended();
  return end && { code: "died", of: "server", end, when: "before-load" };
}

/** Starts nginx and waits until it passes answers on. That it does not come up is no fault of the server behind it. */
async function openProxy(
  starting: Promise<Served>,
  stack: AsyncDisposableStack,
  variant: Variant,
  ready: (proxy: Served) => Promise<void>,
): Promise<Served> {
  const proxy = stack.use(
    await starting.catch((error: Error) => {
      throw new FaultError({ code: "proxy-failed", variant, end: null, seconds: null, error: error.message });
    }),
  );
  try {
    await ready(proxy);
  } catch (thrown) {
    if (!(thrown instanceof FaultError)) throw thrown;
    const { fault } = thrown;
    const end = fault.code === "died" ? fault.end : null;
    if (end === null && !isRefused(fault)) throw thrown;
    const log = await proxy.log();
    const seconds = fault.code === "not-ready" ? fault.seconds : null;
    const error = lastLines(log, 1) || null;
    throw new FaultError({ code: "proxy-failed", variant, end, seconds, error }, log);
  }
  return proxy;
}

/** Whether nothing listened at all. */
function isRefused(fault: Fault): boolean {
  const refused = (error: string) => error.includes("ECONNREFUSED");
  if (fault.code === "no-answer") return refused(fault.error);
  return (
    fault.code === "not-ready" && fault.last !== null && "error" in fault.last && refused(fault.last.error)
  );
}

/** Two answers of a body that varies may be alike by chance; a slow server is not asked for longer than this. */
const ASKED_AGAIN = 4;
const PATIENCE_SECONDS = 0.2;

/** Asks again: a body that varies may vary in length too, and then its size proves nothing. */
async function lengthsOf(
  served: Served,
  question: Probe,
  answers: readonly Answer[],
  clock: Clock,
): Promise<Deployment["lengths"]> {
  const known = typeof question.expect.body === "string";
  const until = clock.now() + PATIENCE_SECONDS;
  for (let asked = 0; !known && asked < ASKED_AGAIN && (asked === 0 || clock.now() < until); asked++) {
    const again = await checkAnswers(served.address, question);
    if (again.some((answer, index) => answer.digest !== answers[index]?.digest)) return null;
  }
  const lengths = question.request.method === "HEAD" ? [0] : answers.map(({ length }) => length);
  return { shortest: Math.min(...lengths), longest: Math.max(...lengths) };
}

/** TLS ends between nginx and the server; the generator talks plain HTTP to nginx. */
function throughProxy(question: Probe): Probe {
  const { tls: _, ...options } = question.options;
  return { ...question, options };
}

/** How anything of a deployment ended; null while all of it is up. */
export function endOf({ variant, server, proxy, services }: Deployment): Fault | null {
  const own = server.ended();
  if (own) return { code: "died", of: "server", end: own };
  const beside = services.map((service) => service.ended()).find((end) => end !== null);
  if (beside) return { code: "died", of: "service", end: beside };
  const end = proxy?.ended();
  return end ? { code: "proxy-failed", variant, end, seconds: null, error: null } : null;
}

/** Threads of each generator where so many run at once. */
export function generatorThreads(cpus: CpuPlan, atOnce: number): number {
  return Math.max(1, Math.floor(cpus.generator.length / atOnce));
}

/** What is asked of a deployment beside what is measured, for so many seconds. */
export function loadBeside(deployment: Deployment, benchmark: BenchmarkCase, seconds: number): Load | null {
  const { background } = benchmark.scenario;
  const { background: request, options } = deployment.question;
  if (!background || !request) return null;
  const { tls } = options;
  return {
    address: deployment.front.address,
    request,
    connections: background.connections,
    keepalive: true,
    ...(benchmark.scenario.http2 && { http2: true }),
    timeoutSeconds: Math.max(10, benchmark.scenario.timeoutSeconds),
    statuses: rightStatuses(benchmark.scenario.expect),
    length: { seconds },
    threads: 1,
    ...(tls && { tls: { name: tls.name, caFile: tls.caFile } }),
  };
}

/** How a deployment is loaded. `threads` are the generator's. */
export function loadOf(
  deployment: Deployment,
  benchmark: BenchmarkCase,
  length: Load["length"],
  threads: number,
  rate?: number,
): Load {
  const { request, options } = deployment.question;
  const { tls, bodyFile } = options;
  return {
    address: deployment.front.address,
    request,
    connections: benchmark.scenario.connections,
    keepalive: benchmark.scenario.keepalive,
    ...(benchmark.scenario.http2 && { http2: true }),
    timeoutSeconds: benchmark.scenario.timeoutSeconds,
    statuses: rightStatuses(benchmark.scenario.expect),
    ...(rate !== undefined && { rate }),
    length,
    threads,
    ...(bodyFile !== undefined && { bodyFile }),
    ...(tls && { tls: { name: tls.name, caFile: tls.caFile } }),
  };
}

/** Starts variants that are up together; what could not be started is in `invalid`, with its log in `logs`. */
export async function startVariants(
  builds: readonly Build[],
  benchmark: BenchmarkCase,
  context: Pick<RunContext, "runner" | "clock" | "signal">,
  stack: AsyncDisposableStack,
): Promise<{ open: Deployment[]; invalid: Session["invalid"]; logs: ReadonlyMap<string, string> }> {
  const { runner, clock, signal } = context;
  const outcomes = await Promise.allSettled(
    builds.map(async (build) => stack.use(await startVariant(benchmark, build, runner, clock))),
  );
  const late = signal.reason instanceof OutOfTime;
  if (!late) signal.throwIfAborted();
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  const failed = failures.filter((error) => error instanceof StartFailure);
  const [unexpected] = failures.filter((error) => !(error instanceof StartFailure));
  if (unexpected) throw unexpected;
  if (failed.length === 0) signal.throwIfAborted();
  const logs = new Map(failed.map(({ variant, log }) => [logName(benchmark, variant), log]));
  const [broken, ...more] = failed;
  if (broken?.variant === "base" && builds.length > 1 && more.length === 0 && !signal.aborted) {
    // Head is ended first, with all that it has left.
    await stack.disposeAsync();
    if (await startsAlone(builds, benchmark, context))
      return { open: [], invalid: [{ ...FAILS_BESIDE, log: broken.log }], logs };
  }
  return {
    open: outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : [])),
    invalid: failed.map(({ variant, fault, log }) => ({ variant, fault, log })),
    logs,
  };
}

const FAILS_BESIDE = { variant: "head", fault: { code: "fails-beside", of: "base" } } as const;

/** Whether base, which failed beside head, can be started where nothing is beside it: else a head that ends it would make it look broken. */
async function startsAlone(
  builds: readonly Build[],
  benchmark: BenchmarkCase,
  { runner, clock, signal }: Pick<RunContext, "runner" | "clock" | "signal">,
): Promise<boolean> {
  const base = builds.find(({ variant }) => variant === "base");
  if (!base) return false;
  try {
    await using _alone = await startVariant(benchmark, base, runner, clock);
    return true;
  } catch (error) {
    if (error instanceof StartFailure || signal.aborted) return false;
    throw error;
  }
}
