/** The workflows that a repository starts with: their names among ours, and where they belong. */
export const WORKFLOWS = [
  { name: "pull-request.yml", path: ".github/workflows/loadgate.yml" },
  { name: "comment.yml", path: ".github/workflows/loadgate-comment.yml" },
] as const;
