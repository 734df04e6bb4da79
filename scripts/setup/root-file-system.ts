import { existsSync, renameSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env, getuid } from "node:process";
import { must } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { DEBOOTSTRAP, setUpPackages } from "./packages.ts";
import { SetupError, say } from "./say.ts";

const SUITE = "bookworm";

/** A minimal Debian as a tar file, made with debootstrap once and then kept in the cache. */
export async function rootFileSystem(): Promise<string> {
  const tar = join(cached("stand-ins"), `debian-${SUITE}.tar`);
  if (existsSync(tar)) return tar;
  if (getuid?.() !== 0) throw new SetupError("making base images needs root (debootstrap)");
  await setUpPackages([DEBOOTSTRAP]);
  say("base images", `makes a minimal Debian ${SUITE} with debootstrap, about half a minute`);
  const scratch = await mkdtemp(join(tmpdir(), "loadgate-debootstrap-"));
  try {
    const root = join(scratch, "root");
    const mirror = env.LOADGATE_DEBIAN_MIRROR ? [env.LOADGATE_DEBIAN_MIRROR] : [];
    const kind = ["--variant=minbase", "--include=ca-certificates"];
    await must(["debootstrap", ...kind, SUITE, root, ...mirror], { timeoutSeconds: 1200 });
    const partial = `${tar}.${process.pid}`;
    const excluded = [
      "./var/cache/apt/archives/*.deb",
      "./var/lib/apt/lists/*",
      "./usr/share/doc/*",
      "./dev/*",
    ];
    const excludes = excluded.map((glob) => `--exclude=${glob}`);
    await must(["tar", ...excludes, "-C", root, "-cf", partial, "."], { timeoutSeconds: 300 });
    renameSync(partial, tar);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return tar;
}
