import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { keyOf } from "../../src/trend/store.ts";
import { serve } from "../../test-support/page/serve.ts";
import { launch, site, skip, visit } from "./browser.ts";

const SERIES = `${keyOf("api/hello/direct")}/goodput/requests/s/higher`;
const options = { skip };
let browser: Awaited<ReturnType<typeof launch>>;
let store: Awaited<ReturnType<typeof site>>;

before(async () => {
  if (skip) return;
  browser = await launch();
  store = await site({ series: 60, runs: 240 });
});
after(async () => {
  if (skip) return;
  await browser.close();
  await store[Symbol.asyncDispose]();
});

test(
  "opens from any path of a server and from a disk, and asks nobody else for anything",
  options,
  async () => {
    await using http = await serve(store.folder);
    for (const url of [http.url, store.file]) {
      await using visited = await visit(browser, url);
      const { page, requests, complaints } = visited;
      await page.locator(".series").first().waitFor();
      assert.equal(await page.locator(".series").count(), 60);
      assert.match((await page.locator("h1").textContent()) ?? "", /of 60 series got worse/);
      await page.locator(`[data-series="${SERIES}"]`).click();
      await page.locator(".chart canvas").waitFor();
      await page.getByText("Where the level changed").waitFor();
      const own = url.replace(/index\.html$/, "");
      assert.deepEqual(
        requests.filter((each) => !each.startsWith(own)),
        [],
      );
      assert.deepEqual(complaints, []);
    }
  },
);

test("what changed lately comes first, and each number says what it is", options, async () => {
  await using visited = await visit(browser, store.file);
  const { page } = visited;
  await page.locator(".series").first().waitFor();
  const top = async (what: string) => (await page.locator(what).first().boundingBox())?.y ?? Number.NaN;
  const late = page.locator("section", { hasText: "Changed in the last 30 days" });
  assert.ok((await top("#group-late")) < (await top("#search")));
  assert.ok((await top("#search")) < (await top("#group-others")));
  const record = await page.locator("dl.record > div:visible").allInnerTexts();
  assert.deepEqual(
    record.slice(0, 3).map((each) => each.replace("\u00a0", " ")),
    [
      "False alarms with identical builds\n1 of 240",
      "Planted slowdowns found\n234 of 240",
      "Measured for\n152 hours",
    ],
  );
  const [card = ""] = await late.locator(".series").allInnerTexts();
  assert.match(card, /against the reference \S+% \S+ to \S+/);
  assert.match(
    card,
    /at the change \S+%\n[a-z0-9 CPU]+ since 2026-11-\d\d\nbetween [0-9a-f]{8} and [0-9a-f]{8}$/,
  );
  // A scale beside the picture, whose ends are percentages.
  const ends = await late.locator(".series").first().locator(".scale small").allInnerTexts();
  assert.match(ends.join(" "), /^\S+% \S+%$/);
});

test(
  "by the keyboard alone: from the search to a series, along its points, two compared, and back",
  options,
  async () => {
    await using visited = await visit(browser, store.file);
    const { page } = visited;
    await page.locator("#search").focus();
    await page.keyboard.type("api hello direct requests");
    await page.getByText("1 of 60 series", { exact: true }).waitFor();
    for (let i = 0; i < 40 && !(await page.locator(".series:focus").count()); i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".chart canvas").waitFor();
    assert.equal(await page.locator("#series h1:focus").count(), 1);
    for (let i = 0; i < 40 && !(await page.locator(".chart:focus").count()); i++)
      await page.keyboard.press("Tab");
    const reported = () => page.locator(".chart").getAttribute("aria-valuetext");
    const newest = await reported();
    assert.match(newest ?? "", /run 239/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("PageDown");
    assert.notEqual(await reported(), newest);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Compare the two commits" }).waitFor();
    assert.match((await page.locator(".compare .verdict").textContent()) ?? "", /%, between .+ and /);
    await page.keyboard.press("Escape");
    await page.locator(".compare").waitFor({ state: "detached" });
    await page.locator(".back").focus();
    await page.keyboard.press("Enter");
    await page.locator(`[data-series="${SERIES}"]:focus`).waitFor();
    assert.equal(await page.locator("#search").inputValue(), "api hello direct requests");
  },
);

test("an address shows another reader the same", options, async () => {
  await using one = await visit(browser, store.file);
  const { page } = one;
  await page.locator("#search").fill("hello");
  await page.locator("#metric").selectOption("cpu");
  await page.locator("#sort").selectOption("name");
  await page.locator('[data-scale="absolute"]').first().click();
  const list = await page.locator(".series .case").allTextContents();
  await using other = await visit(browser, page.url());
  await other.page.locator(".series").first().waitFor();
  assert.deepEqual(await other.page.locator(".series .case").allTextContents(), list);
  assert.equal(await other.page.locator("#metric").inputValue(), "cpu");
  assert.equal(
    await other.page.locator('[data-scale="absolute"]').first().getAttribute("aria-pressed"),
    "true",
  );

  await page.locator(".series").first().click();
  await page.locator(".chart .u-over").click({ position: { x: 100, y: 100 } });
  await page.locator(".chart .u-over").click({ position: { x: 300, y: 100 } });
  await page.getByRole("button", { name: "Last 200" }).click();
  const compared = await page.locator(".compare").textContent();
  assert.match(page.url(), /series=.*&a=\d+&b=\d+&from=\d+/);
  await using third = await visit(browser, page.url());
  await third.page.locator(".compare .verdict").waitFor();
  assert.equal(await third.page.locator(".compare").textContent(), compared);
});

test("dragging over the picture shows that part, a double click all again", options, async () => {
  await using visited = await visit(browser, `${store.file}#series=${SERIES}`);
  const { page } = visited;
  const over = page.locator(".chart .u-over");
  await over.waitFor();
  const box = await over.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 100, box.y + 50);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 60, { steps: 4 });
  await page.mouse.up();
  await page.waitForURL(/from=\d+&to=\d+/);
  assert.equal(await page.locator(".compare").count(), 0);
  await over.dblclick();
  await page.waitForURL((url) => !url.hash.includes("from="));
});

test("CSV and JSON hold what is shown", options, async () => {
  await using visited = await visit(browser, `${store.file}#metric=cpu`);
  const { page, complaints } = visited;
  const saved = async (kind: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(`[data-save="${kind}"]:visible`).click(),
    ]);
    return [file.suggestedFilename(), await readFile(await file.path(), "utf8")] as const;
  };
  await page.locator(".series").first().waitFor();
  const [name, text] = await saved("csv");
  assert.equal(name, "octo-app-trend.csv");
  assert.equal(text.trim().split("\r\n").length, 13);
  await page.goto(`${store.file}#series=${SERIES}&from=210`);
  await page.locator(".chart canvas").waitFor();
  const rows = JSON.parse((await saved("json"))[1]);
  assert.deepEqual([rows[0].run, rows.at(-1).run], [210, 239]);
  assert.deepEqual(complaints, []);
});

test("nothing that anybody wrote becomes code or markup", options, async () => {
  const hostile = "</script><img src=x onerror=\"document.title='caught'\"><b>bold</b>";
  await using evil = await site({ series: 5, runs: 30, subject: () => hostile });
  for (const hash of [
    `#series=${SERIES}&a=3&b=20`,
    `#search=${encodeURIComponent(hostile)}&series=${encodeURIComponent(hostile)}`,
  ]) {
    await using visited = await visit(browser, evil.file + hash);
    const { page, complaints } = visited;
    await page.locator("h1:visible").first().waitFor();
    if (hash.includes("a=3")) {
      await page.locator(".compare .verdict").waitFor();
      assert.ok((await page.locator(".readout").textContent())?.includes(hostile));
      await page.locator("summary", { hasText: "as a table" }).click();
      assert.ok(await page.locator("td .subject", { hasText: "<img" }).count());
    } else assert.equal(await page.locator("#search").inputValue(), hostile);
    assert.equal(await page.locator("img, main b:text-is('bold')").count(), 0);
    assert.notEqual(await page.title(), "caught");
    assert.deepEqual(complaints, []);
  }
});

test("the page's policy lets no text become code, whatever the page does", options, async () => {
  await using http = await serve(store.folder);
  for (const url of [http.url, store.file]) {
    await using visited = await visit(browser, url);
    const { page } = visited;
    await page.locator(".series").first().waitFor();
    const tried = await page.evaluate(`(async () => {
      const refused = (act) => { try { act(); return false; } catch { return true; } };
      const inline = document.createElement("script");
      return [
        refused(() => { document.body.innerHTML += "<p>x</p>"; }),
        refused(() => { document.createElement("script").src = "https://example.com/x.js"; }),
        refused(() => { inline.textContent = "window.ran = true"; document.head.append(inline); if (window.ran) return; throw 0; }),
        // What the test itself evaluates may evaluate; what runs later may not.
        await new Promise((reported) => setTimeout(() => reported(refused(() => new Function("return 1")())))),
      ];
    })()`);
    assert.deepEqual(tried, [true, true, true, true]);
  }
});
