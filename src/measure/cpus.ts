import type { CpuPlan, RunnerChosen } from "../model/results.ts";

/** The logical CPUs that may be used, grouped by physical core: SMT siblings stand together. */
export type Cores = readonly (readonly number[])[];

/** Who may use which CPUs, on one machine or two. */
export function cpusFor({ elsewhere }: RunnerChosen, here: Cores): CpuPlan {
  return elsewhere ? planCpusApart(elsewhere.cores, here) : planCpus(here);
}

/**
 * Who may use which CPUs. 2: server 0, nginx and generators 1. 3: one each. 4 to 7: half to the server, the last to the generators, the rest to
 * nginx. 8 and more: half to the server, a quarter each. Whole physical cores where the machine has enough of them.
 */
export function planCpus(cores: Cores): CpuPlan {
  const logical = cores.flat();
  if (logical.length === 0) throw new RangeError("no CPU");
  if (logical.length === 1) {
    const note =
      "server, nginx and generator share the only core: figures are advisory, expect wide intervals";
    return { server: logical, proxy: logical, generator: logical, note };
  }
  if (logical.length === 2) {
    const [server, rest] = [logical.slice(0, 1), logical.slice(1)];
    const note =
      "server on one core, nginx and the generators share the other: where they are the bottleneck, CPU time per request decides";
    return { server, proxy: rest, generator: rest, note };
  }
  const wholeCores = cores.length >= 4;
  const units = wholeCores ? cores : logical.map((cpu) => [cpu]);
  const server = units.slice(0, Math.max(1, Math.floor(units.length / 2)));
  const rest = units.slice(server.length);
  const generators = units.length >= 8 ? Math.floor(rest.length / 2) : 1;
  const proxy = rest.slice(0, rest.length - generators);
  const smt = logical.length > cores.length;
  const note =
    smt && !wholeCores
      ? "server and load share physical cores (SMT siblings): expect wider intervals"
      : "server, nginx and generators on cores of their own";
  return { server: server.flat(), proxy: proxy.flat(), generator: rest.slice(proxy.length).flat(), note };
}

/** The same where servers and nginx have a machine of their own: a quarter of its CPUs for nginx, all of this machine for the generators. */
export function planCpusApart(serverCpus: number, here: Cores): CpuPlan {
  const there = Array.from({ length: serverCpus }, (_, cpu) => cpu);
  const generator = here.flat();
  if (there.length === 0 || generator.length === 0) throw new RangeError("no CPU");
  const ofProxy = there.length === 1 ? there : there.slice(-Math.max(1, Math.floor(there.length / 4)));
  const server = there.length === 1 ? there : there.slice(0, -ofProxy.length);
  const split = there.length === 1 ? "share the only core of their machine" : "on a machine of their own";
  return {
    apart: true,
    server,
    proxy: ofProxy,
    generator,
    note: `server and nginx ${split}, the generators on this one`,
  };
}
