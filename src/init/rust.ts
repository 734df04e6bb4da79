import { rustFixture } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, type Listing, sourcesWith } from "./listing.ts";
import { type Proposal, targetName } from "./proposal.ts";

const LISTENS = /TcpListener|axum|actix_web|hyper|warp|rocket|tide|poem|salvo|HttpServer/;

interface Binary {
  readonly crate: string;
  readonly name: string;
  readonly source: string;
}

/** A binary of the crate or of the workspace's members that listens, or a crate for which a server is written. */
export function rustProposals(listing: Listing): Proposal[] {
  if (!has(listing, "Cargo.toml")) return [];
  const manifests = filesLike(listing, /(?:^|\/)Cargo\.toml$/).filter((path) => !isAside(path));
  const crates = manifests.flatMap((manifest) => {
    const text = listing.read(manifest) ?? "";
    const name = keyIn(sectionOf(text, "[package]"), "name");
    return name === null ? [] : [{ name, text, folder: folderOf(manifest) }];
  });
  const binaries = crates.flatMap(({ name, text, folder }) => binariesOf(listing, name, text, folder));
  const listening = binaries.filter(({ source }) => {
    const folder = folderOf(source);
    return sourcesWith(listing, /\.rs$/, LISTENS).some(
      (path) => path === source || folderOf(path) === folder,
    );
  });
  const usable = listening.length > 0 ? listening : binaries;
  const locked = has(listing, "Cargo.lock") ? " --locked" : "";
  if (usable.length > 0)
    return usable.map(({ crate, name }) => ({
      name: targetName(name),
      what: `a Rust server (${crate === name ? name : `${name} of ${crate}`})`,
      start: {
        setup: [`cargo build --release${locked} --package ${crate} --bin ${name}`],
        command: `./target/release/${name}`,
      },
      port: 8080,
    }));
  const library = crates.find(({ folder }) => has(listing, join(folder, "src/lib.rs")));
  if (!library) return [];
  return [
    {
      name: targetName(library.name),
      what: `a Rust crate without a server (${library.name})`,
      library: true,
      start: {
        setup: ["cargo build --release --manifest-path bench/Cargo.toml"],
        command: "./bench/target/release/loadgate-bench",
      },
      port: 8080,
      files: rustFixture(library.name, library.folder),
    },
  ];
}

function binariesOf(listing: Listing, crate: string, manifest: string, folder: string): Binary[] {
  const named = manifest.split(/^(?=\[)/m).filter((section) => section.startsWith("[[bin]]"));
  const listed = named.flatMap((section): Binary[] => {
    const name = keyIn(section, "name");
    if (name === null) return [];
    return [{ crate, name, source: join(folder, keyIn(section, "path") ?? "src/main.rs") }];
  });
  const main = join(folder, "src/main.rs");
  const usual = has(listing, main) && !listed.some(({ source }) => source === main);
  return [...listed, ...(usual ? [{ crate, name: crate, source: main }] : [])];
}

function sectionOf(text: string, header: string): string {
  return text.split(/^(?=\[)/m).find((section) => section.startsWith(header)) ?? "";
}

function keyIn(section: string, key: string): string | null {
  return new RegExp(`^\\s*${key}\\s*=\\s*["']([^"'\\n]+)["']`, "m").exec(section)?.[1] ?? null;
}

function join(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}
