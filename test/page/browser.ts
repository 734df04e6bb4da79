import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { findProgram } from "../../src/platform/programs.ts";
import { bundlePage } from "../../test-support/page/bundle.ts";
import type { StoreShape } from "../../test-support/page/runs.ts";
import { writeStore } from "../../test-support/page/store.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const executablePath = findProgram("chromium");

/** Why these tests cannot run here; false where they can. */
export const skip = executablePath === null ? "there is no chromium here" : false;

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: executablePath as string, args: ["--no-sandbox"] });

/** The page as the sources have it, alone. */
export async function emptySite() {
  const folder = await mkdtemp(join(tmpdir(), "loadgate-page-"));
  await bundlePage(ROOT, folder, () => {});
  return {
    folder,
    file: pathToFileURL(join(folder, "index.html")).href,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

/** The page as the sources have it, with a trend beside it. */
export async function site(shape: StoreShape) {
  const { folder } = await emptySite();
  const overview = await writeStore(folder, shape);
  return {
    folder,
    overview,
    file: pathToFileURL(join(folder, "index.html")).href,
    write: (name: string, text: string) => writeFile(join(folder, name), text),
    remove: (name: string) => rm(join(folder, name)),
    /** The same in a folder of its own, for tests that spoil it. */
    async copy() {
      const other = await mkdtemp(join(tmpdir(), "loadgate-page-"));
      await cp(folder, other, { recursive: true });
      return {
        file: pathToFileURL(join(other, "index.html")).href,
        write: (name: string, text: string) => writeFile(join(other, name), text),
        remove: (name: string) => rm(join(other, name)),
        [Symbol.asyncDispose]: () => rm(other, { recursive: true }),
      };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

export interface Visit {
  readonly page: Page;
  /** What the console and the page complained of, violations of its policy among them. */
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
  [Symbol.asyncDispose](): Promise<void>;
}

export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => message.type() !== "log" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(url);
  return { page, complaints, requests, [Symbol.asyncDispose]: () => context.close() };
}
