import { basename } from "node:path/posix";
import { collected, type Versions } from "./lock-files.ts";

/** The variables with which official images say what they hold. */
const VARIABLES: Readonly<Record<string, string>> = {
  NODE_VERSION: "Node",
  BUN_VERSION: "Bun",
  DENO_VERSION: "Deno",
  GOLANG_VERSION: "Go",
  RUST_VERSION: "Rust",
  PYTHON_VERSION: "Python",
  PHP_VERSION: "PHP",
  JAVA_VERSION: "Java",
  RUBY_VERSION: "Ruby",
  DOTNET_VERSION: ".NET",
  ASPNET_VERSION: "ASP.NET",
  NGINX_VERSION: "nginx",
};

/** The runtimes that an image says it has, by its environment (`NAME=value`). */
export function runtimesInImage(environment: readonly string[]): Versions {
  return collected(
    environment.flatMap((setting) => {
      const at = setting.indexOf("=");
      const [name, version] = [VARIABLES[setting.slice(0, at)], setting.slice(at + 1)];
      return name === undefined || version === "" ? [] : [[name, version, "direct"] as const];
    }),
  );
}

/** Files that say which compiler or runtime is wanted, by name, and where in them. */
const DECLARED: readonly (readonly [file: RegExp, runtime: string, version: RegExp])[] = [
  [/^\.(?:nvmrc|node-version)$/, "Node", /^v?(\S+)/],
  [/^\.python-version$/, "Python", /^(\S+)/],
  [/^\.ruby-version$/, "Ruby", /^(?:ruby-)?(\S+)/],
  [/^\.java-version$/, "Java", /^(\S+)/],
  [/^go\.mod$/, "Go", /^toolchain go(\S+)/m],
  [/^go\.mod$/, "Go", /^go (\S+)/m],
  [/^rust-toolchain(?:\.toml)?$/, "Rust", /^channel\s*=\s*"([^"]+)"/m],
  [/^rust-toolchain$/, "Rust", /^([\w.-]+)\s*$/],
  [/^pom\.xml$/, "Java", /<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</],
];

/** The lines of `.tool-versions` (asdf, mise). */
const TOOLS: Readonly<Record<string, string>> = {
  nodejs: "Node",
  node: "Node",
  golang: "Go",
  go: "Go",
  rust: "Rust",
  python: "Python",
  php: "PHP",
  java: "Java",
  ruby: "Ruby",
};

/** Whether a file of this path may say which compiler or runtime is wanted. */
export function declaresRuntime(path: string): boolean {
  const name = basename(path);
  return name === ".tool-versions" || DECLARED.some(([file]) => file.test(name));
}

/** The compilers and runtimes that a file asks for. */
export function runtimesIn(path: string, text: string | null): Versions {
  const name = basename(path);
  if (text === null) return new Map();
  if (name === ".tool-versions")
    return collected(
      [...text.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([, tool = "", version = ""]) => {
        const runtime = TOOLS[tool];
        return runtime === undefined ? [] : [[runtime, version, "direct"] as const];
      }),
    );
  for (const [file, runtime, pattern] of DECLARED) {
    const version = file.test(name) ? pattern.exec(text)?.[1] : undefined;
    if (version !== undefined) return collected([[runtime, version, "direct"]]);
  }
  return new Map();
}
