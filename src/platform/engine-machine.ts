import type { ServerMachine } from "../model/results.ts";
import { docker } from "./docker.ts";
import { run } from "./exec.ts";

/** Where the engine runs that Docker's client talks to, by DOCKER_HOST or the context in use; null where it is this machine. */
export async function remoteEngineMachine(): Promise<ServerMachine | null> {
  const endpoint = await docker(["context", "inspect", "--format", "{{.Endpoints.docker.Host}}"]);
  const host = endpoint.code === 0 ? await hostOf(endpoint.stdout.trim()) : null;
  if (host === null) return null;
  const told = await docker(["info", "--format", "{{json .}}"]);
  const info = JSON.parse(told.stdout) as Record<string, string & number>;
  return {
    host,
    cores: Number(info.NCPU),
    memoryBytes: Number(info.MemTotal),
    kernel: String(info.KernelVersion),
    os: String(info.OperatingSystem),
  };
}

/** The machine in an endpoint's URL; null for a socket of this machine, or a port of it. */
async function hostOf(endpoint: string): Promise<string | null> {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !["tcp:", "http:", "https:", "ssh:"].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const meant = url.protocol === "ssh:" ? await hostOfAlias(host) : host;
  return /^(localhost|127\.[\d.]+|::1)$/.test(meant) ? null : meant;
}

/** Names in an SSH configuration need not be names of machines. */
async function hostOfAlias(alias: string): Promise<string> {
  const { code, stdout } = await run(["ssh", "-G", "--", alias], { timeoutSeconds: 10 });
  return (code === 0 && /^hostname (\S+)$/m.exec(stdout)?.[1]) || alias;
}
