import { goFixture } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, type Listing } from "./listing.ts";
import { inWords, type Proposal, targetName } from "./proposal.ts";

const MAIN = /^package\s+main\b/m;
const LISTENS = /net\/http|gin-gonic|labstack\/echo|gofiber|go-chi|fasthttp|ListenAndServe|net\.Listen/;
const BINARY = "./loadgate-server";

/** A main package that listens, or a module for which a server is written. */
export function goProposals(listing: Listing): Proposal[] {
  if (!has(listing, "go.mod")) return [];
  const module = /^module\s+"?([\w./~-]+)/m.exec(listing.read("go.mod") ?? "")?.[1] ?? "server";
  const sources = filesLike(listing, /\.go$/).filter((path) => !/_test\.go$/.test(path) && !isAside(path));
  const mains = sources.filter((path) => MAIN.test(listing.read(path) ?? ""));
  const folders = [...new Set(mains.map(folderOf))];
  const listening = folders.filter((folder) =>
    mains.some((path) => folderOf(path) === folder && LISTENS.test(listing.read(path) ?? "")),
  );
  // A command that only wires up what other packages do names no server itself.
  const usable = listening.length > 0 ? listening : folders;
  if (usable.length > 0)
    return usable.map((folder) => ({
      name: targetName(folder === "." ? module : folder),
      what: `a Go server (${folder === "." ? "package main" : folder})`,
      start: { setup: [build(folder)], command: BINARY },
      port: 8080,
    }));
  const library = sources.filter((path) => !/^internal\/|\/internal\//.test(path));
  if (library.length === 0) return [];
  const nearest = folderOf(library[0] as string);
  const imported = nearest === "." ? module : `${module}/${nearest}`;
  return [
    {
      name: targetName(module),
      what: `a Go module without a server (${module})`,
      library: true,
      start: { setup: [build("bench")], command: BINARY },
      port: 8080,
      files: { "bench/server.go": goFixture(imported) },
    },
  ];
}

function build(folder: string): string {
  return `go build -trimpath -buildvcs=false -o ${BINARY} ${folder === "." ? "." : inWords(`./${folder}`)}`;
}
