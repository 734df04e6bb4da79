import type { CpuPlan } from "../format/plan.ts";
import type { IsolationChosen } from "../model/config.ts";

/** The logical CPUs that may be used, grouped by physical core: SMT siblings stand together. */
type Cores = readonly (readonly number[])[];

/** Who may use which CPUs, on one machine or two. */
export function cpusFor({ elsewhere }: IsolationChosen, here: Cores): CpuPlan {
  return elsewhere ? planCpusApart(elsewhere.cores, here) : planCpus(here);
}

/**
 * Who may use which CPUs. 2: server 0, nginx and generators 1. 3: one each. 4 to 7: half to the server, the last to the generators, the rest to
 * nginx. 8 and more: half to the server, a quarter each. Whole physical cores where the machine has enough of them.
 */
export function planCpus(cores: Cores): CpuPlan {
  const logical = cores.flat();
  if (logical.length === 0) throw new RangeError("no CPU");
  if (logical.length === 1)
    return { layout: "one-core", server: logical, proxy: logical, generator: logical };
  if (logical.length === 2) {
    const [server, rest] = [logical.slice(0, 1), logical.slice(1)];
    return { layout: "shared-load-core", server, proxy: rest, generator: rest };
  }
  const wholeCores = cores.length >= 4;
  const units = wholeCores ? cores : logical.map((cpu) => [cpu]);
  const server = units.slice(0, Math.max(1, Math.floor(units.length / 2)));
  const rest = units.slice(server.length);
  const generators = units.length >= 8 ? Math.floor(rest.length / 2) : 1;
  const proxy = rest.slice(0, rest.length - generators);
  const smt = logical.length > cores.length;
  return {
    layout: smt && !wholeCores ? "smt-siblings" : "separate-cores",
    server: server.flat(),
    proxy: proxy.flat(),
    generator: rest.slice(proxy.length).flat(),
  };
}

/** The same where servers and nginx have their own machine: a quarter of its CPUs for nginx, all of this machine for the generators. */
export function planCpusApart(serverCpus: number, here: Cores): CpuPlan {
  const there = Array.from({ length: serverCpus }, (_, cpu) => cpu);
  const generator = here.flat();
  if (there.length === 0 || generator.length === 0) throw new RangeError("no CPU");
  const ofProxy = there.length === 1 ? there : there.slice(-Math.max(1, Math.floor(there.length / 4)));
  const server = there.length === 1 ? there : there.slice(0, -ofProxy.length);
  const layout = there.length === 1 ? "separate-machine-one-core" : "separate-machine";
  return { layout, server, proxy: ofProxy, generator };
}
