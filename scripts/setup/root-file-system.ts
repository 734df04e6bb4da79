import { existsSync, renameSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, getuid } from "node:process";
import { cacheFolder } from "./cache.ts";
import { run, which } from "./run.ts";
import { SetupError, say } from "./say.ts";

const SUITE = "bookworm";

/** A minimal Debian as a tar file, made with debootstrap once and then kept in the cache. */
export async function rootFileSystem(): Promise<string> {
  const tar = join(cacheFolder("stand-ins"), `debian-${SUITE}.tar`);
  if (existsSync(tar)) return tar;
  if (getuid?.() !== 0) throw new SetupError("making base images needs root (debootstrap)");
  if (!which("debootstrap")) throw new SetupError("making base images needs debootstrap");
  say("stand-ins", `makes a minimal Debian ${SUITE} with debootstrap, about half a minute`);
  const scratch = await mkdtemp(join(tmpdir(), "loadgate-debootstrap-"));
  try {
    const root = join(scratch, "root");
    const mirror = env.LOADGATE_DEBIAN_MIRROR ? [env.LOADGATE_DEBIAN_MIRROR] : [];
    await run("debootstrap", ["--variant=minbase", "--include=ca-certificates", SUITE, root, ...mirror]);
    const partial = `${tar}.${process.pid}`;
    const excluded = ["./var/cache/apt/archives/*.deb", "./var/lib/apt/lists/*", "./usr/share/doc/*", "./dev/*"];
    await run("tar", [...excluded.map((glob) => `--exclude=${glob}`), "-C", root, "-cf", partial, "."]);
    renameSync(partial, tar);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return tar;
}
