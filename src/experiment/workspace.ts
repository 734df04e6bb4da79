import { openRepository, type Repository } from "../platform/git.ts";
import { openRunResources, type RunResources } from "../platform/run-resources.ts";
import type { Host } from "./host.ts";

/** Where a run works: the repository, its temporary folder with the list of what it has to clean up, and who called it. */
export interface Workspace extends AsyncDisposable {
  readonly host: Host;
  readonly repository: Repository;
  readonly resources: RunResources;
}

/** Takes a temporary folder for a run in the repository around the host's folder. UsageError where there is none. */
export async function openWorkspace(host: Host): Promise<Workspace> {
  const repository = await openRepository(host.cwd);
  const resources = openRunResources(repository.top);
  return { host, repository, resources, [Symbol.asyncDispose]: () => resources[Symbol.asyncDispose]() };
}
