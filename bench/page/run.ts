/**
 * How long the trend's page takes in Chromium: until its overview can be read, until a series is open, and how it scrolls.
 * `--peer INDEX_HTML` measures github-action-benchmark's own page on as much data, with Chart.min.js beside it.
 */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findProgram } from "../../src/platform/programs.ts";
import { bundlePage } from "../../test-support/page/bundle.ts";
import { serve } from "../../test-support/page/serve.ts";
import { writeStore } from "../../test-support/page/store.ts";
import { writePeerData } from "./peer.ts";
import { type Loading, openSeries, readPage, scroll } from "./watch.ts";

const SIZES = [
  { series: 27, runs: 280 },
  { series: 100, runs: 1000 },
  { series: 500, runs: 2000 },
];

const { values: options } = parseArgs({
  options: { peer: { type: "string" }, loads: { type: "string", default: "7" }, only: { type: "string" } },
});
const loads = Number(options.loads);
const executablePath = findProgram("chromium") ?? undefined;
await using browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] as number) + (sorted[Math.ceil(half)] as number)) / 2;
}

/** Each load with a browser that knows nothing yet. */
async function repeat<T>(times: number, measure: (loading: Loading) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let i = 0; i < times; i++) {
    await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    results.push(await measure({ page: await context.newPage() }));
  }
  return results;
}

const ms = (values: readonly number[]) => `${Math.round(median(values))} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

async function ownPage(folder: string): Promise<string> {
  await using site = await serve(folder);
  const results = await repeat(loads, async (loading) => {
    const read = await readPage(loading, site.url, ".cards .series");
    return { ...read, opened: await openSeries(loading, 3, "rests") };
  });
  const abrupt = await repeat(loads, async (loading) => {
    await readPage(loading, site.url, ".cards .series");
    return { opened: await openSeries(loading, 3, "none"), again: await openSeries(loading, 8, "none") };
  });
  const [frames] = await repeat(1, async (loading) => {
    await readPage(loading, site.url, ".cards .series");
    return scroll(loading);
  });
  const late = `${frames?.late} of ${frames?.all}`;
  return [
    ms(results.map(({ readable }) => readable)),
    kB(median(results.map(({ bytes }) => bytes))),
    ms(results.map(({ opened }) => opened.whole)),
    ms(abrupt.map(({ opened }) => opened.whole)),
    ms(abrupt.map(({ again }) => again.whole)),
    late,
  ].join(" | ");
}

async function peerPage(index: string, size: (typeof SIZES)[number], folder: string): Promise<string> {
  await cp(dirname(index), folder, { recursive: true });
  await writePeerData(folder, size);
  await using site = await serve(folder);
  // It draws all its pictures before anybody sees one, which takes half a minute at the largest size.
  const results = await repeat(Math.min(loads, 3), (loading) =>
    readPage(loading, site.url, "canvas.benchmark-chart", {
      count: size.series,
      elsewhere: join(folder, "Chart.min.js"),
    }),
  );
  return [ms(results.map(({ readable }) => readable)), kB(median(results.map(({ bytes }) => bytes)))].join(
    " | ",
  );
}

process.stdout.write(
  "page | series × runs | readable | bytes before that, uncompressed | series opens, pointer at rest before | series opens at once | another one at once | frames > 20 ms in scrolling\n",
);
for (const size of SIZES) {
  const name = `${size.series} × ${size.runs}`;
  if (options.only !== undefined && options.only !== name.replaceAll(" ", "")) continue;
  const folder = await mkdtemp(join(tmpdir(), "loadgate-bench-page-"));
  await bundlePage(join(import.meta.dirname, "..", ".."), folder, () => {});
  await writeStore(folder, size);
  process.stdout.write(`loadgate | ${name} | ${await ownPage(folder)}\n`);
  if (options.peer === undefined)
    process.stdout.write(
      `github-action-benchmark | ${name} | not measured: name its page with --peer INDEX_HTML\n`,
    );
  else {
    const other = await mkdtemp(join(tmpdir(), "loadgate-bench-peer-"));
    process.stdout.write(
      `github-action-benchmark | ${name} | ${await peerPage(options.peer, size, other)}\n`,
    );
    await rm(other, { recursive: true });
  }
  await rm(folder, { recursive: true });
}
