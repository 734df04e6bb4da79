import { has, type Listing } from "./listing.ts";
import { type Proposal, targetName, withPort } from "./proposal.ts";

/** Where frameworks keep the script that answers everything. */
const ROOTS = ["public", "web", "www", "."];

const LARAVEL =
  "Laravel reads .env, which is not in the repository; give the server APP_KEY, and what else it needs of that, under env: or secrets:.";

export function phpProposals(listing: Listing): Proposal[] {
  const root = ROOTS.find((folder) => has(listing, folder === "." ? "index.php" : `${folder}/index.php`));
  if (root === undefined) return [];
  const composer = /"name"\s*:\s*"([^"]+)"/.exec(listing.read("composer.json") ?? "")?.[1];
  const setup = has(listing, "composer.json")
    ? { setup: ["composer install --no-interaction --quiet --no-dev"] }
    : {};
  const script = root === "." ? "index.php" : `${root}/index.php`;
  return [
    {
      name: targetName(composer ?? "php"),
      what: `a PHP application (PHP's own server, ${script})`,
      start: { ...setup, command: withPort(`php -S 127.0.0.1:$PORT -t ${root} ${script}`) },
      port: 8080,
      notes: [
        "PHP's own server is for development and answers one request at a time; to measure what production runs, write a Dockerfile with php-fpm or Apache, and build: . instead of command.",
        ...(has(listing, "artisan") && !has(listing, ".env") ? [LARAVEL] : []),
      ],
    },
  ];
}
