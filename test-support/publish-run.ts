import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PublishedRun } from "../src/format/trend.ts";
import type { Updated } from "../src/platform/branch.ts";
import { type Clock, systemClock } from "../src/platform/clock.ts";
import { remoteAt } from "../src/platform/remote-git.ts";
import { appendRun } from "../src/trend/append.ts";
import { publishTo, type TrendPlace } from "../src/trend/publish.ts";

export const PAGE: TrendPlace["page"] = new Map([
  ["index.html", Buffer.from("<!doctype html><title>Trend</title>\n")],
  ["page.js", Buffer.from([0x2f, 0x2f, 0xff, 0xfe, 0x0a])],
]);

/** Waits are asked for, but cut short: a test is about what happens, not when. */
const hastily: Clock = {
  ...systemClock,
  sleep: (seconds, signal) => systemClock.sleep(seconds / 10, signal),
};

export interface Publishing {
  readonly token?: string;
  readonly random?: () => number;
  readonly clock?: Clock;
  readonly say?: (text: string) => void;
  readonly page?: TrendPlace["page"];
  readonly limitSeconds?: number;
  readonly branch?: string;
  /** On the branch. */
  readonly into?: string;
}

/** Publishes one run as the command does, without its process. */
export async function publishRun(
  run: PublishedRun,
  url: string,
  more: Publishing = {},
): Promise<Updated<null>> {
  const folder = mkdtempSync(join(tmpdir(), "publisher-"));
  const { token = "", random = Math.random, clock = hastily, say, page = PAGE, limitSeconds } = more;
  const { branch = "gh-pages", into = "loadgate" } = more;
  const access = {
    remote: remoteAt(url, token, token === "" ? "" : new URL(url).origin),
    ...{ branch, folder },
    clock,
    random,
    ...(say && { say }),
    ...(limitSeconds !== undefined && { limitSeconds }),
  };
  try {
    return await publishTo({ access, folder: into, page }, async (store) => {
      const { files } = await appendRun(run, store, { name: "octo/app", url: null, now: new Date(run.at) });
      return { files, message: `Run ${run.id}\n`, result: null };
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
