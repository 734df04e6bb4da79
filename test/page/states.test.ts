import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import { pointsBlockFile, runsBlockFile, type SeriesSummary } from "../../src/format/trend.ts";
import { keyOf } from "../../src/trend/store.ts";
import { until } from "../../test-support/until.ts";
import { launch, site, skip, visit } from "./browser.ts";

const KEY = keyOf("api/hello/direct");
const SERIES = `${KEY}/goodput/requests/s/higher`;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const options = { skip };
let browser: Awaited<ReturnType<typeof launch>>;
let store: Awaited<ReturnType<typeof site>>;

before(async () => {
  if (skip) return;
  browser = await launch();
  store = await site({ series: 10, runs: 420 });
});
after(async () => {
  if (skip) return;
  await browser.close();
  await store[Symbol.asyncDispose]();
});

const data = (name: string, value: unknown) => `loadgate(${JSON.stringify(name)},${JSON.stringify(value)})\n`;

test("files that are missing, damaged or newer are reported by name", options, async () => {
  const cases = [
    [null, "No data yet", "trend.js could not be loaded"],
    ['loadgate("trend",{"schema":1,"ser', "The data cannot be read", "trend.js is not a data file"],
    [
      data("trend", { ...store.overview, series: [{}] }),
      "The data cannot be read",
      "trend.js is not valid at series.0",
    ],
    [data("trend", { schema: 2 }), "This page is older than its data", "has schema 2"],
    [data("trend", { ...store.overview, runs: 0, series: [] }), "No data yet", "no published run"],
  ] as const;
  for (const [text, title, why] of cases) {
    await using broken = await store.copy();
    if (text === null) await broken.remove("trend.js");
    else await broken.write("trend.js", text);
    await using visited = await visit(browser, broken.file);
    await visited.page.getByRole("heading", { name: title }).waitFor();
    assert.ok((await visited.page.locator("main").textContent())?.includes(why), why);
  }
});

test("a series is shown as far as its files go, and those that are amiss are named", options, async () => {
  await using broken = await store.copy();
  await broken.remove(pointsBlockFile(KEY, 1));
  await broken.write(runsBlockFile(0), "}");
  await using visited = await visit(browser, `${broken.file}#series=${SERIES}`);
  const { page } = visited;
  await page.locator(".note").nth(1).waitFor();
  const notes = await page.locator(".note").allTextContents();
  assert.match(
    notes.join(),
    /blocks\/points\/api-hello-direct-\w+\/0\/1\.js could not be loaded.+blocks\/runs\/0\/0\.js is not a data file/s,
  );
  await page.locator(".chart canvas").waitFor();
});

test("one point alone, a series without numbers, and one without a reference", options, async () => {
  await using odd = await store.copy();
  const [first, second, third] = store.overview.series;
  const part = ({ metric, unit, better, gates }: SeriesSummary, columns: object) => ({
    ...{ metric, unit, better, gates, runs: [400] },
    ...{ ratio: [null], low: [null], high: [null], head: [null], reference: [null] },
    ...{ seams: [], levels: [], changes: [], ...columns },
  });
  assert.ok(first && second && third);
  const parts = [
    part(first, { ratio: [-5000], low: [-900], high: [900], head: [100] }),
    part(second, {}),
    part(third, { head: [0.01] }),
  ];
  const alone = { first: 400, last: 400, points: 1, change: null };
  const series = [
    { ...first, ...alone, spark: "-5000,-5000:A" },
    { ...second, ...alone, ratio: null, head: null, spark: "0,0:." },
    { ...third, ...alone, ratio: null, head: 0.01, spark: "0,0:A" },
  ];
  await odd.write("trend.js", data("trend", { ...store.overview, series }));
  await odd.write(
    pointsBlockFile(KEY, 2),
    data(pointsBlockFile(KEY, 2).replace(/\.js$/, ""), {
      schema: 1,
      case: first?.case,
      from: 400,
      invalid: [410],
      series: parts,
    }),
  );
  await using visited = await visit(browser, odd.file);
  const { page, complaints } = visited;
  await page.locator(".series").first().waitFor();
  assert.match((await page.locator("#overview").textContent()) ?? "", /no numbers yet/);
  await page.locator(`[data-series="${SERIES}"]`).click();
  await page.locator(".chart canvas").waitFor();
  assert.match((await page.locator("#series").textContent()) ?? "", /not in the last 19 runs/);
  await page.getByRole("link", { name: "CPU per request" }).click();
  await page.getByText("This series has no numbers.").waitFor();
  await page.getByRole("link", { name: "Latency p50" }).click();
  await page.locator(".chart canvas").waitFor();
  assert.equal(await page.locator('#series [data-scale="absolute"]').getAttribute("aria-pressed"), "true");
  assert.deepEqual(complaints, []);
});

async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: AXE });
  const found = await page.evaluate(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)].join(': ')))",
  );
  return found as string[];
}

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [1200, 360])
    test(
      `${colorScheme}, ${width} pixels wide: nothing sticks out, and axe finds nothing`,
      options,
      async () => {
        for (const hash of ["", `#series=${SERIES}&a=5&b=90`]) {
          await using visited = await visit(browser, store.file + hash, {
            colorScheme,
            viewport: { width, height: 800 },
            bypassCSP: true,
          });
          const { page } = visited;
          await page.locator(hash === "" ? ".series >> nth=0" : ".compare .verdict").waitFor();
          for (const summary of await page.locator("summary:visible").all()) await summary.click();
          assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"));
          const paper = await page.evaluate("getComputedStyle(document.body).backgroundColor");
          assert.equal(paper, colorScheme === "dark" ? "rgb(21, 24, 28)" : "rgb(253, 253, 252)");
          assert.deepEqual(await findings(page), []);
        }
      },
    );

test("the picture follows when the reader's colours change", options, async () => {
  await using visited = await visit(browser, `${store.file}#series=${SERIES}`, { colorScheme: "light" });
  const { page } = visited;
  const canvas = page.locator(".chart canvas");
  await canvas.waitFor();
  const drawn = () => canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  const light = await drawn();
  await page.emulateMedia({ colorScheme: "dark" });
  await until("the picture in other colours", async () => (await drawn()) !== light);
});
