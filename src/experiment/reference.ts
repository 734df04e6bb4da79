import type { Revision } from "../build/revisions.ts";
import { UsageError } from "../errors.ts";
import type { ReferenceCommit } from "../format/trend.ts";
import type { Config } from "../model/config.ts";
import { findCommit, movesWith, type Repository } from "../platform/git.ts";

/** A pinned build: a revision, or images that are run instead of what a revision builds. */
export interface Reference {
  readonly revision: Revision;
  /** By target. */
  readonly images?: Readonly<Record<string, string>>;
  /** Equal for identical builds: the commit's full id, or the images with their digests. */
  readonly identity: string;
  readonly label: string;
}

const DIGEST = /@sha256:[0-9a-f]{64}$/;

/** The reference that the configuration pins; of images, `head` says how they are started. UsageError where it is not here. */
export async function pinnedReference(
  config: Config,
  head: Revision,
  repository: Repository,
): Promise<Reference> {
  const pinned = config.trend?.reference ?? "";
  if (typeof pinned === "object") return ofImages(pinned, head);
  if (!DIGEST.test(pinned)) {
    const found = await ofRevision(pinned, repository);
    const moving = found && (await movesWith(repository, pinned, found.identity));
    if (moving)
      throw new UsageError(
        `the reference ${pinned} of the trend is ${moving}, which moves, so a slowdown would soon be compared with itself; pin a tag or a commit, like trend: { reference: ${found.identity.slice(0, 12)} }`,
      );
    if (found) return found;
    throw new UsageError(
      `the reference ${pinned} of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`,
    );
  }
  const [target, ...others] = config.targets;
  if (!target || others.length > 0)
    throw new UsageError(
      `there are ${config.targets.length} targets, so the trend's reference needs an image for each; write reference: { ${config.targets[0]?.name}: ${pinned} }`,
    );
  return ofImages({ [target.name]: pinned }, head);
}

/** A reference as the history names it; null where it cannot be had any more. */
export async function referenceNamed(
  { commit, label }: ReferenceCommit,
  head: Revision,
  repository: Repository,
): Promise<Reference | null> {
  if (!DIGEST.test(commit)) return ofRevision(commit, repository, label);
  const images = commit.split(" ").map((pair) => pair.split("=") as [string, string]);
  return ofImages(Object.fromEntries(images), head);
}

async function ofRevision(name: string, repository: Repository, label = name): Promise<Reference | null> {
  const commit = await findCommit(repository, name);
  return commit === null ? null : { revision: { commit, label }, identity: commit, label };
}

function ofImages(images: Readonly<Record<string, string>>, head: Revision): Reference {
  const identity = Object.entries(images)
    .map((pair) => pair.join("="))
    .sort()
    .join(" ");
  const label = Object.values(images).join(", ");
  return { revision: { commit: head.commit, label }, images, identity, label };
}
