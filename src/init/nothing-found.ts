import { plainLine } from "../text/escape.ts";
import { composeFile } from "./compose.ts";
import { yamlMistake } from "./compose-files.ts";
import { has, type Listing, parsedJson } from "./listing.ts";

/** What stands for a project of a language whose servers init does not find, and what its target looks like. */
const UNKNOWN: readonly (readonly [files: RegExp, what: string, target: string])[] = [
  [
    /^(?:Gemfile|config\.ru)$/,
    "Ruby",
    `setup: bundle install, command: "bundle exec rackup --port \${port}", port: 9292`,
  ],
  [/^deno\.(?:jsonc?|lock)$/, "Deno", `command: "deno run --allow-net --allow-env main.ts", port: 8000`],
  [
    /^(?:[^/]+\/){0,2}[^/]+\.(?:csproj|fsproj|sln)$/,
    ".NET",
    `setup: dotnet publish --configuration Release --output out, command: "dotnet out/App.dll --urls http://127.0.0.1:\${port}", port: 5000`,
  ],
  [
    /^mix\.exs$/,
    "Elixir",
    `setup: [mix deps.get, mix compile], command: mix run --no-halt, env: { MIX_ENV: prod }, port: 4000`,
  ],
  [/^Package\.swift$/, "Swift", `setup: swift build -c release, command: .build/release/App, port: 8080`],
  [/^build\.sbt$/, "Scala", `setup: sbt stage, command: target/universal/stage/bin/app, port: 9000`],
  [
    /^(?:CMakeLists\.txt|meson\.build)$/,
    "C or C++",
    `setup: [cmake -B build, cmake --build build], command: ./build/server, port: 8080`,
  ],
];

/** Manifests of languages that are known, from which it could not be seen what to start. */
const UNCLEAR: readonly (readonly [files: RegExp, why: string])[] = [
  [
    /^pom\.xml$/,
    "pom.xml makes no jar that can be started, and no one class with a main method that listens was found",
  ],
  [
    /^(?:build|settings)\.gradle(?:\.kts)?$/,
    "the Gradle build applies neither the application plugin nor that of Spring Boot or Quarkus, or its settings have no rootProject.name",
  ],
  [/^composer\.json$/, "composer.json is there, but no index.php at the top or in public/, web/ or www/"],
  [
    /^package\.json$/,
    "package.json has neither a start script nor a main, and no file that listens was found",
  ],
];

const USUAL = "command: node server.js, port: 8080";

/** Why nothing was found, and a configuration to begin with. */
export function nothingFound(listing: Listing): { readonly why: string; readonly example: string } {
  const { files } = listing;
  const there = (pattern: RegExp) => files.find((file) => pattern.test(file));
  const [pattern, language, target = USUAL] = UNKNOWN.find(([each]) => there(each)) ?? [];
  const example = `targets: { api: { ${target} } } and scenarios: { root: { request: GET / } }`;
  if (pattern)
    return { why: `init does not know how servers in ${language} are started (${there(pattern)})`, example };
  const broken = ["package.json", "composer.json"].find(
    (file) => has(listing, file) && parsedJson(listing, file) === null,
  );
  if (broken !== undefined) return { why: `${broken} is no JSON that can be read`, example };
  const compose = composeFile(listing);
  const mistake = compose === null ? null : yamlMistake(listing.read(compose) ?? "");
  if (mistake !== null)
    return { why: `${compose} is no YAML that can be read: ${plainLine(mistake)}`, example };
  const unclear = UNCLEAR.find(([each]) => there(each))?.[1];
  const why =
    files.length === 0
      ? "this repository is empty"
      : (unclear ?? "neither a server nor a library was found here");
  const looked =
    unclear === undefined
      ? " (looked for a Dockerfile, compose.yaml, package.json, go.mod, Cargo.toml, pom.xml, build.gradle, Python, PHP)"
      : "";
  return { why: why + looked, example };
}
