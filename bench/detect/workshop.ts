import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD_SECONDS, setUpTarget, timeAllowance } from "../../src/build/build-revisions.ts";
import { parseConfig } from "../../src/config/load.ts";
import { makePlan } from "../../src/experiment/make-plan.ts";
import { ohaHere, requireNginx } from "../../src/experiment/tools.ts";
import type { Variant } from "../../src/format/faults.ts";
import type { Session, Via } from "../../src/format/sample.ts";
import { ohaGenerator } from "../../src/load/generator.ts";
import { type BenchmarkCase, benchmarkCase } from "../../src/measure/benchmark-case.ts";
import { planCpus } from "../../src/measure/cpus.ts";
import { type Random, seeded } from "../../src/measure/random.ts";
import type { Design } from "../../src/measure/sampling-plan.ts";
import { runSession } from "../../src/measure/session.ts";
import type { Config } from "../../src/model/config.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { pinThisProcess } from "../../src/platform/cpu-scheduling.ts";
import { usableCores } from "../../src/platform/machine.ts";
import { openRunResources, type RunResources, releaseAbandoned } from "../../src/platform/run-resources.ts";
import { processRunner } from "../../src/serve/process-runner.ts";
import type { Build } from "../../src/serve/runner.ts";
import { machineHere } from "./machine.ts";
import type { Subject } from "./servers.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Where sessions are measured outside of a run: this machine's lease and CPUs, and what builds, starts and loads servers. */
export interface Workshop extends AsyncDisposable {
  readonly machine: string;
  readonly random: Random;
  /** A copy of the subject's suite in a folder of that name, with so much planted into it, built once. */
  readonly build: (subject: Subject, variant: Variant, name: string, amount: number) => Promise<Build>;
  /** The same outside of the run's folder, so that nothing of it is written again before a start. */
  readonly buildStill: Workshop["build"];
  readonly benchmarkCase: (subject: Subject, via: Via, id: string, base: Build, head: Build) => BenchmarkCase;
  /** One start of both variants; null where it was asked to stop meanwhile. */
  readonly measure: (subject: Subject, benchmark: BenchmarkCase, design: Design) => Promise<Session | null>;
}

export async function openWorkshop(signal: AbortSignal): Promise<Workshop> {
  await releaseAbandoned();
  await using opened = new AsyncDisposableStack();
  const resources = opened.use(openRunResources());
  const cpus = planCpus(usableCores());
  const [oha, nginx] = [ohaHere(), requireNginx("process", true)];
  const random = seeded(Date.now());
  const runner = processRunner({
    resources,
    cpus,
    clock: systemClock,
    nginx,
  });
  const generator = ohaGenerator(oha, resources, cpus.generator);
  // Asked before, since this process may then use the generator's CPUs only.
  const machine = machineHere();
  opened.use(await pinThisProcess(cpus.generator));
  const still = opened.use(await mkdtempDisposable(join(tmpdir(), "still-")));
  const kept = opened.move();
  return {
    machine,
    random,
    build: (subject, variant, name, amount) =>
      builtIn(join(resources.folder, name), { subject, variant, amount }, resources, signal),
    buildStill: (subject, variant, name, amount) =>
      builtIn(join(still.path, name), { subject, variant, amount }, resources, signal),
    benchmarkCase: (subject, via, id, base, head) => {
      const written = configOf(subject).scenarios.find(({ name }) => name === subject.scenario);
      if (!written) throw new Error(`no ${subject.scenario} in ${subject.suite}`);
      const scenario = subject.rate ? { ...written, rate: { perSecond: subject.rate } } : written;
      const found = { id, target: subject.target, scenario: scenario.name, via };
      return benchmarkCase(found, scenario, { base, head }, signal);
    },
    async measure(subject, benchmark, design) {
      const experiment = {
        config: configOf(subject),
        cases: [benchmark.case],
        design: "looks",
        seed: 0,
      } as const;
      const plan = makePlan(
        experiment,
        { isolation: { name: "process", reason: { code: "configured" } }, cpus },
        true,
      );
      const began = systemClock.now();
      const clock = systemClock;
      const context = { plan, runner, generator, hyperfine: null, clock, random, signal, began };
      const outcome = await runSession(benchmark, design, context).catch((error) => {
        if (signal.aborted) return null;
        throw error;
      });
      return outcome?.session ?? null;
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

interface Wanted {
  readonly subject: Subject;
  readonly variant: Variant;
  readonly amount: number;
}

async function builtIn(
  folder: string,
  { subject, variant, amount }: Wanted,
  resources: RunResources,
  signal: AbortSignal,
) {
  const target = configOf(subject).targets.find(({ name }) => name === subject.target);
  if (!target) throw new Error(`no ${subject.target} in ${subject.suite}`);
  if (!existsSync(folder)) {
    cpSync(join(ROOT, "targets", subject.suite), folder, { recursive: true });
    const source = join(folder, subject.source);
    if (amount > 0) writeFileSync(source, subject.plant(readFileSync(source, "utf8"), amount));
    const time = timeAllowance(BUILD_SECONDS);
    const failure = await setUpTarget(target, { folder, resources, signal, time });
    if (failure) throw new Error(failure.log);
  }
  return { variant, target, folder };
}

function configOf({ suite }: Subject): Config {
  return parseConfig(readFileSync(join(ROOT, "targets", suite, "loadgate.yml"), "utf8"), "loadgate.yml");
}
