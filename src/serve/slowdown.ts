import { FaultError } from "../format/faults.ts";
import type { CpuPlan } from "../format/plan.ts";
import type { Startable } from "../model/config.ts";
import { startProcess } from "../platform/background-process.ts";
import { joinGroupOf } from "../platform/cgroup.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { pinned } from "../platform/cpu-scheduling.ts";
import { threads } from "../platform/proc.ts";
import type { RunResources } from "../platform/run-resources.ts";
import type { Runner, Served } from "./runner.ts";

/** CPU that is burnt beside head. */
export interface Slowdown {
  /** Of what head itself uses. */
  readonly share: number;
}

interface Place {
  readonly cpus: CpuPlan;
  readonly resources: RunResources;
}

/**
 * The same runner, but for a process beside each of head's servers that burns CPU in proportion to what the server uses: a slowdown of known
 * size, without a change to anybody's code. It is in the server's control group, on its CPUs; where no group can be joined, its CPU time is
 * added to what is metered. A fault where the servers run on another machine.
 */
export function slowed(runner: Runner, slowdown: Slowdown, place: Place): Runner {
  return {
    ...runner,
    async serve(build, addresses, on) {
      const served = await runner.serve(build, addresses, on);
      if (build.variant !== "head" || on === "generator" || !isServer(build.target)) return served;
      try {
        return await withBurner(served, slowdown, place);
      } catch (error) {
        await served[Symbol.asyncDispose]();
        throw error;
      }
    },
  };
}

/** A service is ready by a command; only a server under test by a path. */
function isServer(target: Startable): boolean {
  return (
    "ready" in target && typeof target.ready === "object" && target.ready !== null && "path" in target.ready
  );
}

async function withBurner(served: Served, { share }: Slowdown, { cpus, resources }: Place): Promise<Served> {
  const { meter } = served;
  const [root] = meter.pids();
  if (root === undefined) {
    // It may have ended already, which whoever waits for it will tell.
    if (served.ended()) return served;
    throw new FaultError({ code: "burner-elsewhere" });
  }
  const start = (file: string | null, version: 1 | 2) =>
    startProcess(pinned(cpus.server, burnerCommand({ share, file, version, root })), {
      cwd: resources.folder,
      env: allowedEnvironment(process.env, resources.marker),
      input: true,
      graceSeconds: 0,
      started: ({ pid }) => pid !== undefined && resources.process(pid),
    });
  const cpu = meter.group?.cpu ?? null;
  if (cpu) {
    const burner = await start(cpu.file, cpu.version);
    if (joinGroupOf(root, burner.pid)) {
      burner.child.stdin?.write("\n");
      return { ...served, [Symbol.asyncDispose]: () => endBoth(burner, served) };
    }
    await burner[Symbol.asyncDispose]();
  }
  const burner = await start(null, 1);
  burner.child.stdin?.write("\n");
  const burnt = () => [...threads([burner.pid]).cpu.values()].reduce((sum, each) => sum + each, 0);
  return {
    ...served,
    meter: {
      ...meter,
      async read() {
        const reading = await meter.read();
        const { cpu: used, whole } = reading;
        const more = burnt();
        return {
          ...reading,
          cpu: used === null ? null : used + more,
          ...(typeof whole === "number" && { whole: whole + more }),
        };
      },
    },
    [Symbol.asyncDispose]: () => endBoth(burner, served),
  };
}

/** The burner first: a group with somebody in it cannot be taken away. */
async function endBoth(burner: AsyncDisposable, served: Served): Promise<void> {
  await burner[Symbol.asyncDispose]();
  await served[Symbol.asyncDispose]();
}

/** What a burner is started with. Where `file` is null, the processes from `root` on are added up instead. */
export interface BurnerOrder {
  /** CPU to burn, as a share of what the others use. */
  readonly share: number;
  /** Where the CPU time of the control group is read that the burner is in itself. */
  readonly file: string | null;
  readonly version: 1 | 2;
  readonly root: number;
}

/** The command of a burner: it waits for a line on its input, and then burns CPU in proportion to what the others use. */
export function burnerCommand(order: BurnerOrder): string[] {
  return [process.execPath, "-e", `(${burn.toString()})(${JSON.stringify(order)})`];
}

/**
 * Runs as a separate program, so it uses nothing from outside of itself. What it costs to look counts as burnt: it looks less often where
 * there is nothing to do.
 */
function burn({ share, file, version, root }: BurnerOrder): void {
  const { readFileSync, readdirSync } = process.getBuiltinModule("node:fs");
  const textOf = (path: string) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return "";
    }
  };
  const namesIn = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const ofGroup = () => {
    const text = textOf(file ?? "");
    return version === 1 ? Number(text) / 1e9 : Number(/^usage_usec (\d+)$/m.exec(text)?.[1] ?? 0) / 1e6;
  };
  const ofTree = () => {
    let sum = 0;
    const found = [root];
    for (const pid of found)
      for (const task of namesIn(`/proc/${pid}/task`)) {
        sum += Number(textOf(`/proc/${pid}/task/${task}/schedstat`).split(" ")[0]) / 1e9;
        for (const child of textOf(`/proc/${pid}/task/${task}/children`).split(" "))
          if (child) found.push(Number(child));
      }
    return sum;
  };
  const others = () => (file === null ? ofTree() : ofGroup() - own());
  process.stdin.once("data", () => {
    const began = { own: own(), others: others() };
    let pause = 10;
    const look = () => {
      const burnt = own();
      const due = share * (others() - began.others) - (burnt - began.own);
      if (due > 0) {
        // Never for long at once: the server has to be looked at again.
        const until = burnt + Math.min(due, 0.05);
        while (own() < until);
      }
      pause = due > 0 ? Math.max(5, pause / 2) : Math.min(100, pause * 1.5);
      setTimeout(look, pause);
    };
    look();
  });
}
