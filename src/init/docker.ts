import { filesLike, folderOf, isAside, type Listing, readJson } from "./listing.ts";
import { type Proposal, serverRank, targetName } from "./proposal.ts";

/** What the project's other files say it is called. */
function nameIn(listing: Listing): string {
  const { name } = readJson(listing, "package.json");
  return typeof name === "string" ? targetName(name) : "server";
}

/** The Dockerfile nearest to the top, and where that is in a service's own folder, those of the others. */
export function dockerProposals(listing: Listing): Proposal[] {
  const found = filesLike(listing, /(?:^|\/)(?:Dockerfile|Containerfile)$/).filter((path) => !isAside(path));
  const [nearest] = found;
  if (nearest === undefined) return [];
  const depth = (file: string) => file.split("/").length;
  return isForAll(nearest)
    ? [proposalOf(listing, nearest)]
    : found
        .filter((file) => depth(file) === depth(nearest) && !isForAll(file))
        .toSorted((a, b) => serverRank(folderOf(a)) - serverRank(folderOf(b)))
        .map((file) => proposalOf(listing, file));
}

/** At the top, or in a folder for it alone: meant for the whole project. */
function isForAll(file: string): boolean {
  return /^(?:(?:docker|build|deploy|\.docker)\/)?[^/]+$/.test(file);
}

function proposalOf(listing: Listing, file: string): Proposal {
  const context = folderOf(file);
  const dockerfile = file.slice(file.lastIndexOf("/") + 1);
  const copiesAll = context !== "." && isForAll(file);
  const build = copiesAll
    ? { context: ".", dockerfile: file }
    : { context, ...(dockerfile !== "Dockerfile" && { dockerfile }) };
  return {
    name: context === "." || copiesAll ? nameIn(listing) : targetName(context),
    what: `a container (${file})`,
    start: { build },
    port: exposedPort(listing.read(file) ?? "") ?? 8080,
  };
}

/** The port that a Dockerfile says its server listens on. */
export function exposedPort(dockerfile: string): number | null {
  const exposed = /^\s*EXPOSE\s+(\d{1,5})(?:\/tcp)?\b/im.exec(dockerfile)?.[1];
  const set = /^\s*ENV\s+(?:.*\s)?PORT[=\s]"?(\d{1,5})/im.exec(dockerfile)?.[1];
  const port = Number(exposed ?? set ?? 0);
  return port > 0 && port <= 65535 ? port : null;
}
