import { composeFile, composeProposals } from "./compose.ts";
import { dockerProposals } from "./docker.ts";
import { goProposals } from "./go.ts";
import { javaProposals } from "./java.ts";
import { filesLike, folderOf, isAside, type Listing, within } from "./listing.ts";
import { nodeProposals } from "./node.ts";
import { phpProposals } from "./php.ts";
import { type Proposal, serverRank } from "./proposal.ts";
import { pythonProposals } from "./python.ts";
import { rustProposals } from "./rust.ts";

/** Languages whose projects are looked for in folders as well; Node's packages know their own. */
const IN_FOLDERS = [goProposals, rustProposals, javaProposals, pythonProposals, phpProposals] as const;

/** What a folder has at its top that is built and started by itself. */
const MANIFEST =
  /\/(?:go\.mod|Cargo\.toml|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|pyproject\.toml|requirements\.txt|Pipfile|setup\.(?:py|cfg)|composer\.json)$/;

/** Every way to start what a repository holds, the most informative first: servers before libraries, the top before other folders. */
export function detect(listing: Listing): Proposal[] {
  const compose = composeFile(listing);
  const found = [
    ...(compose === null ? [] : composeProposals(listing, compose)),
    ...dockerProposals(listing),
    ...[...IN_FOLDERS, nodeProposals].flatMap((of) => of(listing)),
  ];
  const servers = found.filter(({ library }) => !library);
  const libraries = found.filter(({ library }) => library);
  if (servers.some(({ start }) => start.workingDirectory === undefined)) return [...servers, ...libraries];
  // Beside a library, what is not called a server is a tool of it.
  const most = libraries.length > 0 ? 0 : 2;
  const others = serversInFolders(listing, most);
  if (others.length === 0) return [...servers, ...libraries];
  const rank = ({ start }: Proposal) => serverRank(start.workingDirectory ?? ".");
  return [...[...others, ...servers].toSorted((a, b) => rank(a) - rank(b)), ...libraries];
}

/** The servers of a repository that has none at its top, by what their folders are called; of a project in another the outer one counts. */
function serversInFolders(listing: Listing, mostRank: number): Proposal[] {
  const folders = filesLike(listing, MANIFEST)
    .filter((path) => !isAside(path))
    .map(folderOf)
    .filter((folder) => serverRank(folder) <= mostRank);
  const tried: { readonly folder: string; readonly servers: readonly Proposal[] }[] = [];
  for (const folder of new Set(folders)) {
    if (tried.some((each) => each.servers.length > 0 && folder.startsWith(`${each.folder}/`))) continue;
    const servers = IN_FOLDERS.flatMap((of) => of(within(listing, folder)))
      .filter(({ library }) => !library)
      .map((each): Proposal => {
        const { workingDirectory = "." } = each.start;
        const inner = workingDirectory === "." ? folder : `${folder}/${workingDirectory}`;
        return {
          ...each,
          what: `${each.what.replace(/\)$/, "")} in ${folder})`,
          start: { ...each.start, workingDirectory: inner },
        };
      });
    tried.push({ folder, servers });
  }
  return tried.flatMap((each) => each.servers);
}
