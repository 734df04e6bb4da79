import { rustFixture, SERVER_FILES } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, type Listing } from "./listing.ts";
import { type Proposal, portVariable, serverRank, targetName } from "./proposal.ts";

const LISTENS = /TcpListener|axum|actix_web|hyper|warp|rocket|tide|poem|salvo|HttpServer/;

interface Crate {
  readonly name: string;
  readonly text: string;
  readonly folder: string;
}

interface Binary {
  readonly crate: Crate;
  readonly name: string;
  readonly source: string;
  readonly features: readonly string[];
}

/** A binary of the crate or of the workspace's members that listens, or a crate for which a server is written. */
export function rustProposals(listing: Listing): Proposal[] {
  if (!has(listing, "Cargo.toml")) return [];
  const crates = cratesIn(listing);
  const binaries = crates.flatMap((crate) => binariesOf(listing, crate));
  const behind = new Map(
    binaries.map((binary) => {
      const paths = codeBehind(listing, binary, crates, binaries);
      return [binary, paths.map((path) => listing.read(path) ?? "").join("\n")];
    }),
  );
  const listening = binaries.filter((binary) => LISTENS.test(behind.get(binary) ?? ""));
  const library = crates.find(({ folder }) => has(listing, join(folder, "src/lib.rs")));
  // Beside a library at the top, a binary that listens nowhere is a tool of it.
  const usable = listening.length > 0 || library?.folder === "." ? listening : binaries;
  const locked = has(listing, "Cargo.lock") ? " --locked" : "";
  if (usable.length > 0)
    return usable
      .toSorted((a, b) => serverRank(a.name) - serverRank(b.name))
      .map((binary) => {
        const { crate, name, features } = binary;
        const { words, env } = portIn(behind.get(binary) ?? "");
        return {
          name: targetName(name),
          what: `a Rust server (${crate.name === name ? name : `${name} of ${crate.name}`})`,
          start: {
            setup: [
              `cargo build --release${locked} --package ${crate.name} --bin ${name}${features.length > 0 ? ` --features ${features.join(",")}` : ""}`,
            ],
            command: [`./target/release/${name}`, ...words].join(" "),
            ...(env && { env }),
          },
          port: 8080,
        };
      });
  if (!library) return [];
  return [
    {
      name: targetName(library.name),
      what: `a Rust crate without a server (${library.name})`,
      library: { file: SERVER_FILES.rust, example: false },
      start: {
        setup: ["cargo build --release --manifest-path bench/Cargo.toml"],
        command: "./bench/target/release/loadgate-bench",
      },
      port: 8080,
      files: rustFixture(library.name, library.folder),
    },
  ];
}

/** The crate at the top and, of a workspace, its members: what stands beside it cargo builds only in its own folder. */
function cratesIn(listing: Listing): Crate[] {
  const top = listing.read("Cargo.toml") ?? "";
  const excluded = wordsIn(sectionOf(top, "[workspace]"), "exclude");
  const crates = filesLike(listing, /(?:^|\/)Cargo\.toml$/)
    .filter((path) => !isAside(path))
    .flatMap((manifest): Crate[] => {
      const text = listing.read(manifest) ?? "";
      const name = keyIn(sectionOf(text, "[package]"), "name");
      return name === null ? [] : [{ name, text, folder: folderOf(manifest) }];
    });
  const workspace = sectionOf(top, "[workspace]") !== "";
  return crates.filter(
    ({ folder, text }) =>
      folder === "." ||
      (workspace &&
        sectionOf(text, "[workspace]") === "" &&
        !excluded.some((each) => `${folder}/`.startsWith(`${each.replace(/\/$/, "")}/`))),
  );
}

function binariesOf(listing: Listing, crate: Crate): Binary[] {
  const { folder, text } = crate;
  const named = text.split(/^(?=\[)/m).filter((section) => section.startsWith("[[bin]]"));
  const listed = named.flatMap((section): Binary[] => {
    const name = keyIn(section, "name");
    if (name === null) return [];
    const usual = [`src/bin/${name}.rs`, `src/bin/${name}/main.rs`].find((path) =>
      has(listing, join(folder, path)),
    );
    const source = join(folder, keyIn(section, "path") ?? usual ?? "src/main.rs");
    return [{ crate, name, source, features: wordsIn(section, "required-features") }];
  });
  if (/^\s*autobins\s*=\s*false/m.test(text)) return listed;
  const found = filesLike(listing, /(?:^|\/)src\/(?:main\.rs|bin\/(?:[^/]+\.rs|[^/]+\/main\.rs))$/)
    .filter(
      (path) => path.replace(/(?:^|\/)src\/(?:main\.rs|bin\/.*)$/, "") === (folder === "." ? "" : folder),
    )
    .filter((path) => !listed.some(({ source }) => source === path))
    .map((source): Binary => {
      const name = /src\/bin\/([^/]+?)(?:\.rs|\/main\.rs)$/.exec(source)?.[1] ?? crate.name;
      return { crate, name, source, features: [] };
    });
  return [...listed, ...found];
}

/** The files of a binary, and those of its crate and of crates here that it depends on which are no other binary's. */
function codeBehind(
  listing: Listing,
  { source, crate }: Binary,
  crates: readonly Crate[],
  binaries: readonly Binary[],
): string[] {
  const needed = new Set([crate]);
  // A set takes in what is added to it while it is walked through.
  for (const { text } of needed)
    for (const each of crates)
      if (new RegExp(`^\\s*(?:\\[.*dependencies\\.)?"?${escaped(each.name)}"?\\s*[=.\\]]`, "m").test(text))
        needed.add(each);
  const others = binaries.filter((each) => each.source !== source).map((each) => each.source);
  const folders = [...needed].map(({ folder }) => `${join(folder, "src")}/`);
  const own = `${folderOf(source)}/`;
  return filesLike(listing, /\.rs$/)
    .filter(
      (path) => path === source || path.startsWith(own) || folders.some((each) => path.startsWith(each)),
    )
    .filter((path) => !others.includes(path));
}

/** An argument for where to listen, as clap derives it from a field. */
const ARGUMENT =
  /#\[(?:arg|clap)\(([^\]]*\blong\b[^\]]*)\)\]\s*(?:pub(?:\([^)]*\))?\s+)?(port|listen|addr|address|bind)\s*:\s*([\w:]+)/g;

/** What the program takes to listen on a given port, where it does not read PORT. */
function portIn(code: string): {
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
} {
  const env = portVariable(code);
  if (env === "PORT") return { words: [] };
  const [found, another] = [...code.matchAll(ARGUMENT)];
  const [, how = "", field = "", type = ""] = found ?? [];
  const name = /\blong\s*=\s*"([\w-]+)"/.exec(how)?.[1] ?? field;
  const host = /\bdefault_value\s*=\s*"([\w.]*:)\d+"/.exec(how)?.[1];
  // With several it is not known which is the one for HTTP, and one of a subcommand is none of the program itself.
  const plain = found && !another && !/\bSubcommand\b/.test(code);
  if (plain && (host !== undefined || /^u(?:16|32|size)$/.test(type)))
    return { words: [`--${name}`, `${host ?? ""}\${port}`] };
  if (Object.keys(env).length > 0) return { words: [], env };
  return /\brocket::/.test(code) ? { words: [], env: { ROCKET_PORT: `\${port}` } } : { words: [] };
}

function escaped(text: string): string {
  return text.replaceAll(/[^\w-]/g, "\\$&");
}

function sectionOf(text: string, header: string): string {
  return text.split(/^(?=\[)/m).find((section) => section.startsWith(header)) ?? "";
}

function keyIn(section: string, key: string): string | null {
  return new RegExp(`^\\s*${key}\\s*=\\s*["']([^"'\\n]+)["']`, "m").exec(section)?.[1] ?? null;
}

/** The texts of a list. */
function wordsIn(section: string, key: string): string[] {
  const list = new RegExp(`^\\s*${key}\\s*=\\s*\\[([^\\]]*)\\]`, "m").exec(section)?.[1] ?? "";
  return [...list.matchAll(/["']([^"']+)["']/g)].map(([, word = ""]) => word);
}

function join(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}
