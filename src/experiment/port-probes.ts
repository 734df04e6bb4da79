import { lacksBase } from "../analyse/base-lacking.ts";
import type { BuiltVariants } from "../build/build-revisions.ts";
import type { Notice } from "../format/findings.ts";
import type { CaseRecord } from "../format/results.ts";
import type { PortProbe } from "../measure/probe.ts";
import { logName, withoutRounds } from "../measure/run-context.ts";
import type { Build, Runner } from "../serve/runner.ts";
import { type BuiltSides, type CaseSelection, type Experiment, scenarioOf } from "./experiment.ts";
import type { Host } from "./host.ts";

/** What is known of where builds listen before anything is measured. */
interface ProbedPorts {
  /** With what ignores PORT marked. */
  readonly variants: BuiltVariants;
  /** Cases of which a variant was silent: they cannot be measured, but for those in `headAlone`. */
  readonly silent: ReadonlyMap<string, CaseRecord>;
  /** Their ids where it was base, which was started alone. */
  readonly headAlone: ReadonlySet<string>;
  readonly logs: ReadonlyMap<string, string>;
  readonly notices: readonly Notice[];
}

/** Containers have their own ports; of processes each build that is asked something is looked at. */
export async function probePorts(
  { config }: Pick<Experiment, "config">,
  { base, head }: BuiltSides,
  { built: variants, wanted }: CaseSelection,
  runner: Runner,
  progress: Host["progress"],
): Promise<ProbedPorts> {
  const asked = wanted.filter((found) => scenarioOf(found, config)?.args === undefined);
  if (runner.name !== "process" || asked.length === 0)
    return { variants, silent: new Map(), headAlone: new Set(), logs: new Map(), notices: [] };
  progress.step({ doing: "looking which servers listen on PORT", done: 0, secondsLeft: null });
  const probes = new Map<Build, PortProbe>();
  for (const found of asked)
    for (const build of variants.builds.filter(({ target }) => target.name === found.target)) {
      const revision = build.variant === "base" ? base : head;
      const scenario = scenarioOf(found, config);
      if (revision && scenario && !probes.has(build))
        probes.set(build, await revision.portOf(build, scenario, runner, bodiesOf(head)));
    }
  const fixed = fixedPorts(probes);
  const builds = variants.builds.map((build): Build => {
    const { ignoresPort, host } = probes.get(build) ?? {};
    const fixedPort = fixed.has(build.target.name) && { fixedPort: true as const };
    return { ...build, ...(ignoresPort && { ignoresPort }), ...fixedPort, ...(host && { host }) };
  });
  const ignoring = new Set(builds.flatMap((build) => (build.ignoresPort ? [build.target.name] : [])));
  const silent = wanted.flatMap((found): CaseRecord[] => {
    const own = variants.builds.filter(({ target }) => target.name === found.target);
    const invalid = own.flatMap((build) => {
      const trouble = probes.get(build)?.silent;
      return trouble ? [{ ...trouble, variant: build.variant }] : [];
    });
    return invalid.length === 0 ? [] : [{ ...found, sessions: [withoutRounds(0, invalid)] }];
  });
  return {
    variants: { ...variants, builds },
    silent: new Map(silent.map((record) => [record.id, record])),
    headAlone: new Set(silent.filter(lacksBase).map(({ id }) => id)),
    logs: new Map(silent.flatMap(logsIn)),
    notices: [
      ...[...ignoring].map((target): Notice => ({ code: "port-ignored", target })),
      ...[...fixed].map(([target, ports]): Notice => ({ code: "port-fixed", target, ports })),
    ],
  };
}

/** By target, the ports beside its own which both of its sides listen on: only one of them can be up at once. */
function fixedPorts(probes: ReadonlyMap<Build, PortProbe>): ReadonlyMap<string, number[]> {
  const byTarget = Map.groupBy(probes, ([{ target }]) => target.name);
  const fixed = [...byTarget].map(([target, [first, ...others]]): [string, number[]] => {
    const ports = first?.[1].beside.filter((port) => others.some(([, { beside }]) => beside.includes(port)));
    return [target, ports ?? []];
  });
  return new Map(fixed.filter(([, ports]) => ports.length > 0));
}

/** Both sides are sent head's files. */
function bodiesOf({ built }: BuiltSides["head"]): string {
  return built.targets[0]?.build.bodies ?? built.checkout.folder;
}

function logsIn(record: CaseRecord): [string, string][] {
  return record.sessions.flatMap(({ invalid }) =>
    invalid.flatMap(({ variant, log }): [string, string][] =>
      variant && log ? [[logName({ case: record }, variant), log]] : [],
    ),
  );
}
