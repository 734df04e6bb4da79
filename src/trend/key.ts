import { createHash } from "node:crypto";

const LONGEST = 40;

/**
 * The folder of a case among the sheets: readable, and told apart by a hash. Small letters, digits and hyphens alone, so that it
 * means the same on every file system and in every address.
 */
export function keyOf(caseId: string): string {
  const slug = caseId
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST)
    .replace(/-$/, "");
  return `${slug || "case"}-${createHash("sha256").update(caseId).digest("hex").slice(0, 8)}`;
}
