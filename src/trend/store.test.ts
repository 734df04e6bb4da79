import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../analyse/fixture.ts";
import { UsageError } from "../errors.ts";
import { pointsBlockFile, runsBlockFile, TrendFileError } from "../format/trend.ts";
import { appendRun, appendRuns } from "./append.ts";
import { memoryStore, nightly } from "./fixture.ts";
import { keyOf } from "./store.ts";

const OPTIONS = { name: "octo/app", url: null, now: new Date("2026-11-20T00:00:00Z") };
const CASES = ["api/hello/direct"];
const POINTS = pointsBlockFile(keyOf("api/hello/direct"), 0);

async function three() {
  const store = memoryStore();
  const runs = [0, 1, 2].map((n) => nightly(n, CASES));
  store.write((await appendRuns(runs, store, OPTIONS)).files);
  return store;
}

const next = (store: Awaited<ReturnType<typeof three>>) => appendRun(nightly(3, CASES), store, OPTIONS);

for (const path of ["trend.js", runsBlockFile(0), POINTS])
  test(`${path.replace(/-[0-9a-f]{8}/, "")} that is damaged in any way is refused by its name`, async () => {
    const whole = (await three()).files.get(path) as string;
    const json = whole.slice(whole.indexOf("{"), -3);
    const name = whole.slice(0, whole.indexOf("{"));
    const damaged = {
      empty: "",
      "cut off": whole.slice(0, whole.length / 2),
      "merged by hand": `<<<<<<< ours\n${whole}=======\n${whole}>>>>>>> theirs\n`,
      "of another name": whole.replace(/"[^"]+"/, '"other"'),
      "with a call behind it": `${whole}alert(1);\n`,
      "with an unknown key": `${name}${JSON.stringify({ ...JSON.parse(json), more: 1 })});\n`,
    };
    for (const [what, text] of Object.entries(damaged)) {
      const store = await three();
      store.files.set(path, text);
      await assert.rejects(
        next(store),
        (error) => error instanceof TrendFileError && error.problem === "damaged" && error.path === path,
        what,
      );
    }
  });

test("a file that is missing is not taken for an empty one", async () => {
  for (const path of ["trend.js", runsBlockFile(0), POINTS]) {
    const store = await three();
    store.files.delete(path);
    await assert.rejects(next(store), { path, problem: "missing" }, path);
  }
});

test("a newer schema is refused with what to do", async () => {
  for (const path of ["trend.js", runsBlockFile(0), POINTS]) {
    const store = await three();
    const text = store.files.get(path) as string;
    store.files.set(path, text.replace('"schema":1', '"schema":2,"unheard":true'));
    await assert.rejects(next(store), (error: Error) => {
      assert.ok(error instanceof TrendFileError && error.problem === "newer");
      assert.match(error.message, /has schema 2.*: publish with the version that wrote it/);
      return true;
    });
  }
});

test("files that do not fit each other are refused", async () => {
  const shorter = await three();
  const ledger = memoryStore();
  ledger.write((await appendRun(nightly(0, CASES), ledger, OPTIONS)).files);
  shorter.files.set(runsBlockFile(0), ledger.files.get(runsBlockFile(0)) as string);
  await assert.rejects(next(shorter), /holds 1 runs from 0 on, but trend\.js has 3/);
  const other = await three();
  other.files.set(
    POINTS,
    (other.files.get(POINTS) as string).replace("api/hello/direct", "api/other/direct"),
  );
  await assert.rejects(next(other), /is of the case api\/other\/direct/);
});

test("whatever a file holds, the answer is a refusal or a trend, never another error", async () => {
  const random = seeded(7);
  const scraps = [
    '"',
    "{",
    "}",
    "[",
    "]",
    "null",
    "1e999",
    "-1",
    ",",
    "\u2028",
    "</script>",
    ")",
    "0",
    '"schema":9',
  ];
  let refused = 0;
  for (let i = 0; i < 600; i++) {
    const store = await three();
    const paths = ["trend.js", runsBlockFile(0), POINTS];
    const path = paths[i % 3] as string;
    const text = store.files.get(path) as string;
    const at = Math.floor(random() * text.length);
    const gone = Math.floor(random() * 6);
    const scrap = scraps[Math.floor(random() * scraps.length)];
    store.files.set(path, `${text.slice(0, at)}${scrap}${text.slice(at + gone)}`);
    const error = await next(store).then(
      () => null,
      (reason: unknown) => reason,
    );
    assert.ok(error === null || error instanceof UsageError, String((error as Error)?.stack));
    if (error !== null) refused++;
  }
  assert.ok(refused > 400, `${refused} refused`);
});

test("a key is readable, safe on every file system, and a case's own", () => {
  assert.match(keyOf("go/hello/direct"), /^go-hello-direct-[0-9a-f]{8}$/);
  const ids = [
    "..",
    "../../etc/passwd",
    "CON",
    "con",
    "a/b",
    "a-b",
    "A/B",
    "",
    "é",
    "名前",
    `${"x".repeat(300)}`,
    "a\0b",
  ];
  const keys = ids.map(keyOf);
  for (const key of keys) assert.match(key, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  for (const key of keys) assert.ok(key.length <= 50, key);
  assert.equal(new Set(keys.map((key) => key.toLowerCase())).size, ids.length);
});
