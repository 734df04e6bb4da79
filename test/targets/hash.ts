import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { conforms, type Often, part, type Suite } from "../../test-support/conformance.ts";
import { jdkHome } from "../../test-support/jdk.ts";
import { must } from "../../test-support/run.ts";
import { waits } from "./hash-wait.ts";

export const SUITE = join(import.meta.dirname, "..", "..", "targets", "hash");
const scratch = mkdtempSync(join(tmpdir(), "loadgate-hash-"));
after(() => rmSync(scratch, { recursive: true }));

const jdk = await jdkHome("25");
/** Why Java cannot run as a process here, or false. */
export const noJava: string | false =
  (!jdk && "there is no JDK 25") || (!findProgram("mvn") && "there is no Maven");

async function go(folder: string): Promise<[string]> {
  const binary = join(scratch, folder);
  const build = ["go", "build", "-C", join(SUITE, folder), "-trimpath", "-buildvcs=false", "-o", binary, "."];
  await must(build, { timeoutSeconds: 300 });
  return [binary];
}

let jar: Promise<string> | undefined;

/** Built once for both kinds of threads, outside the tree. */
async function java(threads: "platform" | "virtual"): Promise<[string, ...string[]]> {
  jar ??= maven(join(scratch, "java"));
  return ["env", `THREADS=${threads}`, join(jdk ?? "", "bin", "java"), "-jar", await jar];
}

async function maven(folder: string): Promise<string> {
  for (const name of ["pom.xml", "src"]) {
    cpSync(join(SUITE, "java", name), join(folder, name), { recursive: true });
  }
  const env = { ...process.env, JAVA_HOME: jdk ?? "" };
  await must(["mvn", "--quiet", "--batch-mode", "package"], { cwd: folder, env, timeoutSeconds: 600 });
  return join(folder, "target", "hash.jar");
}

const SERVERS: Suite["servers"] = {
  node: async () => [process.execPath, join(SUITE, "node", "server.js")],
  go: () => go("go"),
  ...(noJava ? {} : { java: () => java("platform"), "java-virtual": () => java("virtual") }),
};

const IMAGES: NonNullable<Suite["images"]> = {
  node: { context: ".", dockerfile: "node/Dockerfile" },
  go: { context: ".", dockerfile: "go/Dockerfile" },
  php: { context: ".", dockerfile: "php/Dockerfile" },
  java: { context: ".", dockerfile: "java/Dockerfile", env: { THREADS: "platform" } },
  "java-virtual": { context: ".", dockerfile: "java/Dockerfile", env: { THREADS: "virtual" } },
};

const EXCEPTIONS: NonNullable<Suite["exceptions"]> = {
  // Apache sends its name whatever it is configured to, and answers "OPTIONS *" before it looks for a handler.
  php: { extraHeaders: ["server"], unseen: { "OPTIONS *": 200 } },
};

export const DATA = readFileSync(join(SUITE, "data.bin"));
const DIGEST = createHash("sha256").update(DATA).digest("hex");
const FOUND = [200, DIGEST] as const;
const BAD = [400, "n must be a whole number from 1 to 999999"] as const;
const BAD_WAIT = [400, "ms must be a whole number from 1 to 9999"] as const;
const NO_BACKEND = [502, "The backend did not answer"] as const;
const NOT_FOUND = [404, "Not Found"] as const;

const ANSWERS: Suite["answers"] = {
  "GET /": FOUND,
  "GET /?n=1": FOUND,
  "GET /?n=100": FOUND,
  "GET /?": FOUND,
  "GET /?m=7": FOUND,
  "GET /?n=%31": FOUND,
  "GET /?n=2&n=x": FOUND,
  "GET /?&&n=2": FOUND,
  "GET /?%6e=2": FOUND,
  "GET /?a?n=0": FOUND,
  "GET /??n=0": FOUND,
  "GET /?n[]=0": FOUND,
  "GET /?n=": BAD,
  "GET /?n": BAD,
  "GET /?n=0": BAD,
  "GET /?n=01": BAD,
  "GET /?n=-1": BAD,
  "GET /?n=1.5": BAD,
  "GET /?n=1e3": BAD,
  "GET /?n=x": BAD,
  "GET /?n=%20": BAD,
  "GET /?n=+1": BAD,
  "GET /?n=1%0a": BAD,
  "GET /?n=%zz": BAD,
  "GET /?n=1;x": BAD,
  "GET /?m=%zz&n=0": BAD,
  "GET /?a?&n=0": BAD,
  'GET /?|"=<&n=0': BAD,
  "GET /?n=1000000": BAD,
  "GET /?n=99999999999999999999": BAD,
  "GET /x": NOT_FOUND,
  "GET //": NOT_FOUND,
  "GET /./": NOT_FOUND,
  "GET /../": NOT_FOUND,
  "GET /%2e": NOT_FOUND,
  "GET /%2f": NOT_FOUND,
  "GET /%2e%2e/data.bin": NOT_FOUND,
  "GET /;n=1": NOT_FOUND,
  'GET /|"<': NOT_FOUND,
  "GET /\\": NOT_FOUND,
  "GET /index.php": NOT_FOUND,
  "GET /data.bin": NOT_FOUND,
  "GET /wait": NO_BACKEND,
  "GET /wait?ms=1": NO_BACKEND,
  "GET /wait?ms=9999": NO_BACKEND,
  "GET /wait?n=0": NO_BACKEND,
  "GET /wait?ms=": BAD_WAIT,
  "GET /wait?ms": BAD_WAIT,
  "GET /wait?ms=0": BAD_WAIT,
  "GET /wait?ms=-1": BAD_WAIT,
  "GET /wait?ms=1.5": BAD_WAIT,
  "GET /wait?ms=x": BAD_WAIT,
  "GET /wait?ms=10000": BAD_WAIT,
  "GET /wait/": NOT_FOUND,
  "GET /wait;ms=1": NOT_FOUND,
  "GET //wait": NOT_FOUND,
  "GET /%77ait": NOT_FOUND,
  "GET /Wait": NOT_FOUND,
  "HEAD /wait": [502, ""],
  "POST /wait": NOT_FOUND,
  "HEAD /": [200, ""],
  "HEAD /?n=0": [400, ""],
  "HEAD /x": [404, ""],
  "POST /": NOT_FOUND,
  "PUT /?n=1": NOT_FOUND,
  "DELETE /": NOT_FOUND,
  "TRACE /": NOT_FOUND,
  "OPTIONS /": NOT_FOUND,
  "OPTIONS *": NOT_FOUND,
};

const OFTEN: Often = { servers: ["node"], images: ["php"] };

/** What every hash server answers, and how it gets on with its backend, of those that are tried often, or of the others. */
export function hash(tried: "often" | "long"): void {
  const suite = {
    name: "hash",
    folder: SUITE,
    servers: SERVERS,
    images: IMAGES,
    answers: ANSWERS,
    exceptions: EXCEPTIONS,
    backend: () => go("backend"),
    digest: DIGEST,
  };
  const some = part(suite, OFTEN, tried);
  conforms(some);
  waits(some);
}
