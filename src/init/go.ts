import { goFixture, SERVER_FILES } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, type Listing } from "./listing.ts";
import { inWords, type Proposal, portVariable, serverRank, targetName } from "./proposal.ts";

const BINARY = "./loadgate-server";
const MAIN = /^package\s+main\b/m;
/** What a server calls, and frameworks whose calls do not say so; a client imports net/http, too. */
const LISTENS =
  /\bListenAndServe|\bnet\.Listen|\bhttp\.Serve(?:r\s*\{|TLS\b|\()|"github\.com\/(?:gin-gonic\/gin|labstack\/echo|gofiber\/fiber|cloudwego\/hertz|beego\/beego|kataras\/iris|zeromicro\/go-zero|gogf\/gf)\b/;
const IMPORTS = /^import\s*(?:\([^)]*\)|(?:[\w.]+\s+)?"[^"\n]*")/gm;
/** A file that the go command compiles only where it is named. */
const LEFT_OUT = /^\/\/\s*(?:go:build|\+build)\s+(?:ignore|tools?|none|never)\b/m;
/** Folders that the go command passes over. */
const PASSED_OVER = /(?:^|\/)_[^/]*\//;

interface Package {
  readonly folder: string;
  readonly text: string;
}

/** A main package that listens, or a module for which a server is written. */
export function goProposals(listing: Listing): Proposal[] {
  if (!has(listing, "go.mod")) return [];
  const module = /^module\s+"?([\w./~-]+)/m.exec(listing.read("go.mod") ?? "")?.[1] ?? "server";
  // The last part of example.com/shop/v2 is its major version.
  const called = module.replace(/\/v\d+$/, "");
  const packages = packagesIn(listing);
  const mains = packages.filter(({ text }) => MAIN.test(text));
  const behind = new Map(mains.map((main) => [main, codeBehind(main, packages, module)]));
  const listening = mains.filter((main) => LISTENS.test(behind.get(main) ?? ""));
  const library = packages.filter(
    (each) => !mains.includes(each) && !/(?:^|\/)internal(?:\/|$)/.test(each.folder),
  );
  // Beside a package at the top, a command that listens nowhere is a tool of the library.
  const tools = library.some(({ folder }) => folder === ".");
  const usable = listening.length > 0 || tools ? listening : mains;
  if (usable.length > 0)
    return usable
      .toSorted((a, b) => serverRank(a.folder) - serverRank(b.folder))
      .map((main) => {
        const { folder } = main;
        const { words, port, env = {} } = argumentsIn(behind.get(main) ?? "");
        return {
          name: targetName(folder === "." || folder === "cmd" ? called : folder),
          what: `a Go server (${folder === "." ? "package main" : folder})`,
          start: {
            setup: [build(folder, tagsIn(listing))],
            command: [BINARY, ...words].join(" "),
            ...(Object.keys(env).length > 0 && { env }),
          },
          port: port ?? 8080,
        };
      });
  const [nearest] = library;
  if (!nearest) return [];
  return [
    {
      name: targetName(called),
      what: `a Go module without a server (${module})`,
      library: { file: SERVER_FILES.go, example: false },
      start: { setup: [build("bench", null)], command: BINARY },
      port: 8080,
      files: {
        [SERVER_FILES.go]: goFixture(nearest.folder === "." ? module : `${module}/${nearest.folder}`),
      },
    },
  ];
}

/** The packages of the module at the top, each with the text of all its files. */
function packagesIn(listing: Listing): Package[] {
  const nested = filesLike(listing, /\/go\.mod$/).map((path) => `${folderOf(path)}/`);
  const texts = new Map<string, string>();
  for (const path of filesLike(listing, /\.go$/)) {
    if (/_test\.go$/.test(path) || isAside(path) || PASSED_OVER.test(path)) continue;
    if (nested.some((folder) => path.startsWith(folder))) continue;
    const text = listing.read(path) ?? "";
    if (LEFT_OUT.test(text)) continue;
    const folder = folderOf(path);
    texts.set(folder, `${texts.get(folder) ?? ""}${text}\n`);
  }
  return [...texts].map(([folder, text]) => ({ folder, text }));
}

/** The text of a package and of those of its module that it imports, however far. */
function codeBehind(first: Package, packages: readonly Package[], module: string): string {
  const byImport = new Map(
    packages.map((each) => [each.folder === "." ? module : `${module}/${each.folder}`, each]),
  );
  const found = new Set([first]);
  // A set takes in what is added to it while it is walked through.
  for (const { text } of found)
    for (const [imports] of text.matchAll(IMPORTS))
      for (const [, imported = ""] of imports.matchAll(/"([^"\n]+)"/g)) {
        const next = byImport.get(imported);
        if (next) found.add(next);
      }
  return [...found].map(({ text }) => text).join("\n");
}

/** A flag for where to listen, with its default: of the standard library, of pflag, or of a command of cobra's. */
const FLAG =
  /\b(?:flags?|pflag|flagSet|fs|Flags\(\)|PersistentFlags\(\))\.(?:String|Int|Uint|Uint16)(?:Var)?P?\(\s*(?:&[\w.]+,\s*)?"([\w.-]+)"(?:,\s*"\w?")?,\s*(?:"([^"]*)"|(\d+))/g;
const ADDRESS =
  /^(?:listen|addr|address|bind|http|http-addr|listen-addr|listen-address|bind-addr|port|http-port|p)$/i;
/** A command of cobra's or of urfave/cli's that serves. */
const COMMAND = /\b(?:Use|Name):\s*"(serve|server|start|run|web|http|api)\b/g;
/** Ports in the source, that of HTTP before one of gRPC. */
const PORTS = [
  /(?:ListenAndServe(?:TLS)?\(|\bAddr:|\.(?:Run|Start|Listen)\()\s*"[^":]*:(\d{2,5})"/,
  /\bnet\.Listen\(\s*"tcp\d?",\s*"[^":]*:(\d{2,5})"/,
];

interface Arguments {
  readonly words: readonly string[];
  readonly port: number | null;
  readonly env?: Readonly<Record<string, string>>;
}

/** What the program is to be called with so that it listens on a given port, and the port that its source names. */
function argumentsIn(code: string): Arguments {
  const served = new Set(
    /spf13\/cobra"|urfave\/cli/.test(code) ? [...code.matchAll(COMMAND)].map(([, name = ""]) => name) : [],
  );
  const command = served.size === 1 ? [...served] : [];
  const env = portVariable(code);
  if (env === "PORT") return { words: command, port: null };
  const flags = [...code.matchAll(FLAG)].filter(([, name = ""]) => ADDRESS.test(name));
  const [flag] = flags;
  const [, name = "", text = "", number] = flag ?? [];
  const [, host, digits] = /^([\w.[\]-]*:)?(\d{2,5})$/.exec(number ?? text) ?? [];
  // With several it is not known which is the one for HTTP.
  if (flags.length !== 1 || digits === undefined) {
    const literal = PORTS.map((pattern) => pattern.exec(code)?.[1]).find((port) => port !== undefined);
    return { words: command, env, port: literal === undefined ? null : Number(literal) };
  }
  const value = host === undefined ? "" : host === ":" ? "127.0.0.1:" : host;
  return { words: [...command, `--${name}`, `${value}\${port}`], port: Number(digits) };
}

/** The build tags that the project's own build gives, where they are always the same. */
function tagsIn(listing: Listing): string | null {
  const recipes = ["Makefile", "makefile", "GNUmakefile", "justfile", "Justfile", "Taskfile.yml"]
    .map((path) => listing.read(path) ?? "")
    .join("\n");
  const found = [...recipes.matchAll(/\bgo build\b[^\n]*?\s-tags[= ]\s*["']?([\w.,]+)["']?(?=\s|$)/g)];
  const tags = new Set(found.map(([, each = ""]) => each));
  return tags.size === 1 ? ([...tags][0] ?? null) : null;
}

function build(folder: string, tags: string | null): string {
  return `go build -trimpath -buildvcs=false${tags === null ? "" : ` -tags ${tags}`} -o ${BINARY} ${folder === "." ? "." : inWords(`./${folder}`)}`;
}
