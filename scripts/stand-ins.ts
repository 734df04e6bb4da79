/**
 * Local images under the names of official ones, where no image registry can be reached: the very Dockerfiles that a
 * user builds are then what is tested. They carry the label `loadgate.stand-in`.
 */
import { copyFile, cp, link, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { env } from "node:process";
import { findProgram } from "../src/platform/programs.ts";
import { registryAnswers } from "../test-support/registry.ts";
import { must, run } from "../test-support/run.ts";
import { rootFileSystem } from "./setup/root-file-system.ts";
import { SetupError, say } from "./setup/say.ts";
import {
  copyJdk,
  goRoot,
  nodeFromNpm,
  nodeOfPackages,
  rustSysroot,
  ToolchainMissing,
} from "./stand-ins/toolchains.ts";

interface StandIn {
  readonly image: string;
  /** A folder of stand-ins/ with the Dockerfile and small files. */
  readonly folder: string;
  /** Puts what the Dockerfile copies into the scratch folder, and answers with the folder to build in. */
  readonly context: (scratch: string) => Promise<string>;
}

/** In the order in which they build on each other. */
const STAND_INS: readonly StandIn[] = [
  { image: "debian:bookworm-slim", folder: "debian", context: debian },
  { image: "node:24-slim", folder: "node", context: async (scratch) => node(scratch, nodeOfPackages()) },
  {
    image: "node:22-slim",
    folder: "node",
    context: async (scratch) => node(scratch, await nodeFromNpm("22")),
  },
  { image: "golang:1.26-bookworm", folder: "golang", context: goRoot },
  { image: "rust:1-bookworm", folder: "rust", context: rustSysroot },
  { image: "eclipse-temurin:25-jre", folder: "temurin", context: (scratch) => jdk(scratch, "25") },
  { image: "maven:3-eclipse-temurin-25", folder: "maven", context: on("eclipse-temurin:25-jre") },
  { image: "php:8-apache", folder: "php", context: async (scratch) => scratch },
  { image: "nginx:1.28", folder: "nginx", context: async (scratch) => scratch },
];

const LABEL = "loadgate.stand-in=true";
const REGISTRY = "https://registry-1.docker.io/v2/";

/** LOADGATE_STAND_INS: `auto` asks the registry first, `always` does not, `never` makes none. */
export async function makeStandIns(): Promise<void> {
  const mode = env.LOADGATE_STAND_INS || "auto";
  const missing: StandIn[] = [];
  for (const standIn of STAND_INS) {
    if (!(await exists(standIn.image))) missing.push(standIn);
  }
  if (missing.length === 0)
    return say("base images", `has ${STAND_INS.map(({ image }) => image).join(", ")}`);
  if (mode === "never") return say("base images", "makes no stand-ins (LOADGATE_STAND_INS=never)");
  if (mode === "auto" && (await registryAnswers(env.LOADGATE_REGISTRY || REGISTRY, 5))) {
    return say("base images", "come from the registry, which answers");
  }
  for (const standIn of missing) await make(standIn);
}

async function make({ image, folder, context }: StandIn): Promise<void> {
  say("base images", `makes a stand-in for ${image}, up to half a minute`);
  const scratch = await mkdtemp(join(tmpdir(), "loadgate-stand-in-"));
  try {
    await cp(join(import.meta.dirname, "stand-ins", folder), scratch, { recursive: true });
    const buildIn = await context(scratch);
    const dockerfile = join(scratch, "Dockerfile");
    const build = ["docker", "buildx", "build", "--load", "--label", LABEL];
    await must([...build, "--tag", image, "--file", dockerfile, buildIn], { timeoutSeconds: 900 });
  } catch (error) {
    if (!(error instanceof ToolchainMissing)) throw error;
    say("base images", `skips ${image}: it ${error.message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function debian(scratch: string): Promise<string> {
  const tar = await rootFileSystem();
  // A hard link spares a copy where the temporary folder is on the same disk.
  await link(tar, join(scratch, "rootfs.tar")).catch(() => copyFile(tar, join(scratch, "rootfs.tar")));
  const certificates = env.SSL_CERT_FILE || "/etc/ssl/certs/ca-certificates.crt";
  await copyFile(certificates, join(scratch, "ca-certificates.crt"));
  return scratch;
}

async function node(scratch: string, binary: string): Promise<string> {
  const npm = findProgram("npm");
  if (!npm) throw new SetupError("the stand-in for node needs npm on PATH");
  await copyFile(binary, join(scratch, "node"));
  // npm is a link to npm/bin/npm-cli.js.
  await cp(dirname(dirname(await realpath(npm))), join(scratch, "npm"), { recursive: true });
  return scratch;
}

/** What is built on another stand-in, which may have been skipped. */
function on(image: string): StandIn["context"] {
  return async (scratch) => {
    if (await exists(image)) return scratch;
    throw new ToolchainMissing(`is built on ${image}, which is not here`);
  };
}

async function exists(image: string): Promise<boolean> {
  return (await run(["docker", "image", "inspect", image])).code === 0;
}

async function jdk(scratch: string, version: string): Promise<string> {
  await copyJdk(version, join(scratch, "jdk"));
  return scratch;
}

if (import.meta.main) await makeStandIns();
