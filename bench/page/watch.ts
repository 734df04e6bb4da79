import type { Page } from "playwright-core";

export interface Loading {
  readonly page: Page;
}

export interface Read {
  /** Milliseconds from the navigation's start until the first picture is on the screen. */
  readonly readable: number;
  readonly bytes: number;
}

/** Two frames later what was put into the page has been painted. */
const PAINTED =
  "new Promise((lines) => requestAnimationFrame(() => requestAnimationFrame(() => lines(performance.now()))))";

/** Loads a page and waits until so many elements are there, one by default. */
export async function readPage(
  { page }: Loading,
  url: string,
  selector: string,
  { count = 1, elsewhere }: { count?: number; elsewhere?: string } = {},
): Promise<Read> {
  // What the page wants of other hosts comes from the disk; there is no network in a bench.
  if (elsewhere !== undefined) await page.route(/^https:/, (route) => route.fulfill({ path: elsewhere }));
  await page.addInitScript(`
    window.readable = new Promise((resolve) => {
      const look = () => {
        if (document.querySelectorAll(${JSON.stringify(selector)}).length < ${count}) return;
        observer.disconnect();
        ${PAINTED}.then(resolve);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
  `);
  await page.goto(url, { waitUntil: "commit" });
  const readable = (await page.evaluate("window.readable")) as number;
  const bytes = await page.evaluate(
    "performance.getEntries().reduce((sum, { decodedBodySize }) => sum + (decodedBodySize ?? 0), 0)",
  );
  return { readable, bytes: bytes as number };
}

export interface Opened {
  /** Milliseconds from the click until a picture is on the screen, and until all points are. */
  readonly first: number;
  readonly whole: number;
}

/**
 * Opens the series at this place of the overview and goes back: by a pointer that rests on it for 150 ms, as hands do, or all at
 * once, as from a script.
 */
export async function openSeries({ page }: Loading, place: number, hand: "rests" | "none"): Promise<Opened> {
  const card = page.locator(".cards .series").nth(place);
  // Nobody clicks before having looked.
  await page.waitForTimeout(500);
  // Not the promise itself: what is evaluated to one is waited for.
  await page.evaluate(`void (window.opened = new Promise((resolve) => {
    const box = document.getElementById("series");
    let [begun, first] = [0, null];
    addEventListener("click", () => { begun = performance.now(); }, { capture: true, once: true });
    const look = () => {
      if (first === null && box.querySelector("canvas")) first = ${PAINTED};
      if (first === null || !box.textContent.includes("as a table")) return;
      observer.disconnect();
      Promise.all([first, ${PAINTED}]).then(([one, all]) => resolve({ first: one - begun, whole: all - begun }));
    };
    const observer = new MutationObserver(look);
    observer.observe(box, { childList: true, subtree: true });
  }))`);
  if (hand === "none") await card.evaluate((element) => (element as HTMLElement).click());
  else {
    await card.hover();
    await page.waitForTimeout(150);
    await page.mouse.down();
    await page.mouse.up();
  }
  const opened = await page.evaluate("window.opened");
  await page.goBack();
  await page.waitForSelector(".cards .series");
  return opened as Opened;
}

export interface Frames {
  readonly all: number;
  /** Those that took longer than 20 ms. */
  readonly late: number;
}

/** Scrolls to the foot and back, a good step for each frame. */
export async function scroll({ page }: Loading): Promise<Frames> {
  const frames = await page.evaluate(`new Promise((resolve) => {
    let [all, late, last, step, count] = [0, 0, performance.now(), 90, 0];
    const next = (now) => {
      if (count++ > 2) { all++; if (now - last > 20) late++; }
      last = now;
      const before = scrollY;
      scrollBy(0, step);
      if (scrollY === before && count > 5) { if (step < 0) return resolve({ all, late }); step = -step; }
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  })`);
  return frames as Frames;
}
