/**
 * The rooms of the house, and who may import whom. `npm run docs` makes Biome's rules of it (`biome.rooms.json`), which `npm run lint`
 * and editors apply, and the list in CONTRIBUTING.md. A new room is one line here.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { table } from "../test-support/markdown.ts";

const ROOT = join(import.meta.dirname, "..");

/** Rooms of src by floors: a room imports from the floors below its own, never from its own floor or above. */
export const FLOORS: readonly Readonly<Record<string, string>>[] = [
  {
    "cli.ts": "the command line",
    "actions/":
      "the GitHub Actions: what each takes and gives, which commits an event means, and its program",
  },
  {
    "commands/":
      "each command: its options (groups of them in capitals, which actions take, too), its help and its steps, top to bottom",
  },
  {
    "experiment/":
      "one run, for compare, trend, bisect and rank: prepare, build, measure, profile, write result files; trial starts for init and check",
  },
  {
    "review/":
      "GitHub: what a run left, which of several runs counts, the comment and the commands in one, acceptances, the status; the trend's alerts as an issue or a comment",
  },
  {
    "config/":
      "loadgate.yml → its schema, its mistakes, a complete Config; of base's and head's file, which settings, thresholds, limits and rights (secrets, isolation) hold, and what head's changes of them",
    "init/": "what a repository holds → how to start it, and a loadgate.yml that says so: pure functions",
    "build/":
      "two revisions → two images, or two process trees: isolation, a user for each side; what the builds differ by: lock files of package managers, images",
    "measure/":
      "a variant with its services, proxy and load; sessions and rounds, CPUs, warm-up, who is connected to whom, what else the machine did, what makes a sample invalid or limited",
    "trend/":
      "the trend: a run's results → a point of its series, what raises an alert, files on a branch, badge; other tools' histories",
    "report/":
      "terminal, Markdown, HTML, pictures, flame graphs, annotations, progress; what other commands print; the words for every finding",
  },
  {
    "serve/":
      "servers, commands, services, nginx in front: start, await ready or say why one ended, check the answer against what is expected, meter, profile, slow down, stop",
    "load/": "oha, and hyperfine, which times commands: their arguments and their JSON",
    "analyse/":
      "samples → ratios, intervals, verdicts, exit codes, leaderboards; change points of any series; the functions that a profile blames; shards in one: pure functions",
  },
  {
    "metrics/": "every metric: unit, direction, value, words; percentiles",
    "platform/": "the edges: processes, users, git, GitHub, Docker, /proc, control groups, locks, clock",
  },
  { "model/": "plain data that several rooms share and no file holds: Config, a request, a profile" },
  {
    "format/":
      "every file that loadgate itself writes and reads again: its definition, reading, refusing what is no such file, writing, JSON Schema; codes of findings, names that the page shares",
  },
  { "text/": "texts for people: escaping, numbers, lines" },
  { "errors.ts": "how a run may fail", "version.ts": "the version" },
];

/** The top folders, and those that each may import from besides itself. */
export const FOLDERS: Readonly<
  Record<string, { readonly holds: string; readonly imports?: readonly string[] }>
> = {
  bin: { holds: "the command that npm installs: finds Node 24 and runs dist/cli.js" },
  src: { holds: "the program", imports: [] },
  image: {
    holds: "the image with loadgate, oha and nginx, for GitLab and for people without Node",
    imports: ["src"],
  },
  dashboard: { holds: "the trend's page, made into dist/page; it runs in a browser", imports: ["src"] },
  "test-support": { holds: "what test, bench and scripts share", imports: ["src", "dashboard"] },
  test: {
    holds:
      "tests that run the whole program, its page, its workflows, the suites and the documents' snippets",
    imports: ["src", "dashboard", "test-support"],
  },
  bench: {
    holds: "research: recordings, simulations, figures of the documents",
    imports: ["src", "dashboard", "test-support"],
  },
  scripts: {
    holds: "set-up, `npm test`, `make bench`, pictures, generated documents, the bundle, releases",
    imports: ["src", "dashboard", "test-support"],
  },
  targets: { holds: "servers and libraries to measure: suites, and examples of the documents" },
  actions: { holds: "the sub-actions' action.yml" },
  workflows: { holds: "workflows for users to copy" },
  docs: { holds: "documents, JSON Schemas, pictures" },
  dist: { holds: "the bundles of the command line, the actions and the page, made by `npm run bundle`" },
};

/** The files that start processes: what is started is ended, and its errors are reported, in one place. */
const EDGES = ["src/platform/exec.ts", "src/platform/background-process.ts"];
const PROCESSES = ["node:child_process", "node:cluster", "node:worker_threads"];
/** The files that know the Action's toolkit. */
const DOORS = ["src/actions/**"];
const TOOLKIT = ["@actions/core"];

type Rules = Readonly<Record<string, unknown>>;

interface Override {
  readonly includes: readonly string[];
  readonly linter: { readonly rules: Rules };
}

/** Rules of Biome that say who may import whom. A second override replaces the first one's, so no file is in two with the same rule. */
export function biomeRules(): { readonly overrides: readonly Override[] } {
  const rooms = FLOORS.flatMap((floor, level) => Object.keys(floor).map((room) => ({ room, level })));
  const roomRules = rooms.flatMap(({ room, level }) => {
    const others = rooms.filter((other) => other.level <= level && other.room !== room);
    const forbidden = [
      {
        group: others.map((other) => `**/${inside(other.room)}`),
        message: `${room} may import from the floors below its own only: scripts/rooms.ts`,
      },
      ...foldersForbiddenTo("src"),
    ];
    const files = `src/${inside(room)}`;
    const edges = EDGES.filter((file) => file.startsWith(`src/${room}`));
    const toolkit = DOORS.includes(files) ? [] : TOOLKIT;
    return [
      override(
        [files, "!**/*.test.ts", ...edges.map((file) => `!${file}`)],
        imports(forbidden, [...PROCESSES, ...toolkit]),
      ),
      ...(edges.length > 0 ? [override(edges, imports(forbidden, toolkit))] : []),
    ];
  });
  const folderRules = Object.entries(FOLDERS).flatMap(([folder, { imports: allowed }]) =>
    allowed && folder !== "src" ? [override([`${folder}/**`], imports(foldersForbiddenTo(folder), []))] : [],
  );
  return {
    overrides: [
      ...roomRules,
      override(
        ["src/**", ...rooms.map(({ room }) => `!src/${inside(room)}`)],
        imports([{ group: ["**"], message: "This file is in no room: scripts/rooms.ts" }], []),
      ),
      override(["src/**/*.test.ts"], imports(foldersForbiddenTo("src"), [])),
      ...folderRules,
      override(["dashboard/**", "!**/*.test.ts"], { correctness: { noNodejsModules: "error" } }),
    ],
  };
}

/** The rooms as CONTRIBUTING.md lists them: an empty line between two floors. */
export function roomList(): string {
  const floors = FLOORS.map((floor) =>
    Object.entries(floor).filter(([room]) => existsSync(join(ROOT, "src", room))),
  );
  const list = floors
    .filter((floor) => floor.length > 0)
    .map((floor) => floor.map(([room, holds]) => `src/${room}`.padEnd(WIDTH) + holds).join("\n"));
  return [
    ["```", list.join("\n\n"), "```"].join("\n"),
    "",
    `Only ${named(EDGES)} start processes. Only ${named(DOORS)} import ${named(TOOLKIT)}.`,
  ].join("\n");
}

/** The top folders as CONTRIBUTING.md lists them. */
export function folderTable(): string {
  const rows = Object.entries(FOLDERS)
    .filter(([folder]) => existsSync(join(ROOT, folder)))
    .map(([folder, { holds, imports: allowed = [] }]) => [
      `\`${folder}/\``,
      holds,
      allowed.map((name) => `\`${name}/\``).join(", "),
    ]);
  return table(["folder", "what it holds", "imports from"], rows);
}

const named = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

const WIDTH = 19;

/** A room's files: a folder's all, or the one file that it is. */
const inside = (room: string) => (room.endsWith("/") ? `${room}**` : room);

interface Forbidden {
  readonly group: readonly string[];
  readonly message: string;
}

function foldersForbiddenTo(folder: string): readonly Forbidden[] {
  const allowed = [folder, ...(FOLDERS[folder]?.imports ?? [])];
  const others = Object.keys(FOLDERS).filter((other) => !allowed.includes(other));
  return [
    {
      group: others.flatMap((other) => [`../${other}/**`, `../**/../${other}/**`]),
      message: `${folder}/ may import from ${allowed.join(", ")} only: scripts/rooms.ts`,
    },
  ];
}

function imports(patterns: readonly Forbidden[], paths: readonly string[]): Rules {
  const options = {
    patterns: patterns.filter(({ group }) => group.length > 0),
    paths: Object.fromEntries(
      paths.map((path) => [path, `${path} is for a few files only: scripts/rooms.ts`]),
    ),
  };
  return { style: { noRestrictedImports: { level: "error", options } } };
}

function override(includes: readonly string[], rules: Rules): Override {
  return { includes, linter: { rules } };
}
