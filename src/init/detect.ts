import { composeFile, composeProposals } from "./compose.ts";
import { dockerProposals } from "./docker.ts";
import { goProposals } from "./go.ts";
import { javaProposals } from "./java.ts";
import type { Listing } from "./listing.ts";
import { nodeProposals } from "./node.ts";
import { phpProposals } from "./php.ts";
import type { Proposal } from "./proposal.ts";
import { pythonProposals } from "./python.ts";
import { rustProposals } from "./rust.ts";

/** Every way to start what a repository holds, the most informative first: servers before libraries. */
export function detect(listing: Listing): Proposal[] {
  const compose = composeFile(listing);
  const found = [
    ...(compose === null ? [] : composeProposals(listing, compose)),
    ...dockerProposals(listing),
    ...[goProposals, rustProposals, javaProposals, pythonProposals, phpProposals, nodeProposals].flatMap(
      (of) => of(listing),
    ),
  ];
  return [...found.filter(({ library }) => !library), ...found.filter(({ library }) => library)];
}
