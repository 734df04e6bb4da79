import { docker } from "../platform/docker.ts";

/**
 * Whether builds can use the cache of GitHub Actions: the runner offers it to actions, and the builder is not the engine's own,
 * which cannot export one (docker/setup-buildx-action makes one that can).
 */
export async function hasBuildCache(env: NodeJS.ProcessEnv): Promise<boolean> {
  if (!env.ACTIONS_RUNTIME_TOKEN || !(env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL)) return false;
  const { code, stdout } = await docker(["buildx", "inspect"], { timeoutSeconds: 30 });
  const driver = /^Driver:\s+(\S+)/m.exec(stdout)?.[1];
  return code === 0 && driver !== undefined && driver !== "docker";
}
