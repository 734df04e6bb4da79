import { type Finished, lastLines } from "./exec.ts";

/** Why a remote did not do what git asked of it. */
export type Refusal =
  /** Somebody else was faster: fetch, and do it again. */
  | { readonly kind: "race" }
  /** It may be over in a moment. */
  | { readonly kind: "trouble"; readonly said: string }
  /** It will say the same again. `todo` is what to do about it. */
  | { readonly kind: "refused"; readonly said: string; readonly todo: string };

const RACES =
  /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|reference already exists|failed to update ref|incorrect old value|stale info/;

/** What a remote says for good, most telling first; what is not among it may pass. */
const FOR_GOOD: readonly (readonly [RegExp, string])[] = [
  [
    /protected branch|GH006|GH013|rule violations/i,
    "the branch is protected: publish to one that is not, or let this workflow push to it",
  ],
  [
    /hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
    "the server's own rules do not let this branch be pushed to; its message says which",
  ],
  [
    /(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
    "the token is missing or wrong: set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write",
  ],
  [
    /(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|not allowed to/i,
    "the token may not write here: give the job permissions: contents: write",
  ],
  [
    /(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
    "there is no such repository, or the token may not see it; check --remote",
  ],
  [/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i, "check --remote"],
];

/** Reads git's own words (in English: LC_ALL=C). */
export function refusalOf(finished: Finished): Refusal {
  const said = saidBy(finished);
  const all = `${finished.stdout}\n${finished.stderr}`;
  for (const [pattern, todo] of FOR_GOOD.slice(0, 2))
    if (pattern.test(all)) return { kind: "refused", said, todo };
  if (RACES.test(all)) return { kind: "race" };
  for (const [pattern, todo] of FOR_GOOD) if (pattern.test(all)) return { kind: "refused", said, todo };
  return { kind: "trouble", said };
}

function saidBy({ stdout, stderr, timedOut }: Finished): string {
  if (timedOut) return "no answer in time";
  const lines = lastLines(stderr || stdout, 4).split("\n");
  return lines
    .map((line) => line.replace(/^(?:fatal|error|remote): */, "").trim())
    .filter((line) => line !== "" && !line.startsWith("hint:"))
    .join("; ")
    .slice(0, 400);
}
