import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdtempDisposableSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { containerBinaryRewriter } from "../../src/serve/rewrite-binary.ts";
import { noDocker } from "../../test-support/remains.ts";

const docker = (...args: string[]) => execFileSync("docker", args, { encoding: "utf8" }).trim();

const DOCKERFILE = `FROM debian:bookworm-slim
WORKDIR /app
COPY --chown=1000 program .
USER 1000
ENTRYPOINT ["./program", "-c", "%u %a %i", "/app/program", "/app"]
`;

test("containers get copies of their own of programs that are not in a layer of both variants", {
  skip: noDocker,
  timeout: 80_000,
}, async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "again-"));
  const images: string[] = [];
  const containers: string[] = [];
  const imageOf = (dockerfile: string, appended: string) => {
    copyFileSync("/usr/bin/stat", join(scratch.path, "program"));
    appendFileSync(join(scratch.path, "program"), appended);
    writeFileSync(join(scratch.path, "Dockerfile"), dockerfile);
    const image = docker("build", "--quiet", scratch.path);
    images.push(image);
    return image;
  };
  /** In three starts of both: how many different files the program is, whose owner and mode stay, and what was kept. */
  const startThrice = async (base: string, head: string, commands = [[]] as string[][]) => {
    using kept = mkdtempDisposableSync(join(tmpdir(), "again-"));
    const again = containerBinaryRewriter(kept.path);
    const inodes = new Set<string | undefined>();
    const order = ["base", "head", "base", "head", "base", "head"] as const;
    for (const [variant, command] of order.flatMap((variant) => commands.map((c) => [variant, c] as const))) {
      const image = variant === "base" ? base : head;
      const container = docker("create", image, ...command);
      containers.push(container);
      await again(container, variant, image, command);
      const said = docker("start", "--attach", container);
      const [, inode] = /^1000 755 (\d+)(?:\n0 755 \d+)+$/.exec(said) ?? assert.fail(said);
      inodes.add(inode);
    }
    return { files: inodes.size, kept: readdirSync(kept.path) };
  };
  try {
    const base = imageOf(DOCKERFILE, "1");
    // Each starts once as it is, then twice with a copy. The folder that the command names is no program.
    const head = imageOf(DOCKERFILE, "2");
    assert.deepEqual(await startThrice(base, head), { files: 6, kept: ["program-1.tar", "program-3.tar"] });
    // Two targets of one image, which differ in their arguments.
    assert.equal((await startThrice(base, head, [[], ["/app"]])).files, 10);
    assert.equal((await startThrice(base, imageOf(`${DOCKERFILE}LABEL other=1\n`, "1"))).files, 1);
    assert.equal((await startThrice(base, base)).files, 1);
  } finally {
    if (containers.length > 0) docker("rm", ...containers);
    docker("image", "rm", ...images.reverse());
  }
});
