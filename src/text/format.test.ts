import assert from "node:assert/strict";
import { test } from "node:test";
import {
  amount,
  bytes,
  capitalised,
  change,
  duration,
  range,
  rate,
  seconds,
  share,
  signed,
} from "./format.ts";

test("values carry the unit that suits their size", () => {
  assert.equal(seconds(0.00002134), "21.3 µs");
  assert.equal(seconds(0.0203), "20.3 ms");
  assert.equal(seconds(1.5), "1.50 s");
  assert.equal(seconds(0.9999), "1.00 s");
  assert.equal(bytes(187_904_819), "179 MiB");
  assert.equal(bytes(0), "0 B");
  assert.equal(bytes(1.5 * 2 ** 30), "1.50 GiB");
  assert.equal(rate(842.4), "842 req/s");
  assert.equal(rate(9236.4), "9236 req/s");
  assert.equal(rate(10_300), "10.3k req/s");
  assert.equal(rate(1_234_567), "1.23M req/s");
});

test("spans of time are for people", () => {
  assert.equal(duration(0.25), "250 ms");
  assert.equal(duration(48.2), "48 s");
  assert.equal(duration(125), "2 min 5 s");
  assert.equal(duration(180), "3 min");
});

test("what is not known is said, not shown as 0", () => {
  assert.equal(amount(null, "bytes"), "not known");
  assert.equal(change({ ratio: null, interval: null }), "–");
  assert.equal(range({ ratio: 1.1, interval: null }), "–");
});

test("a change has a sign, and as many decimals as its interval has a use for", () => {
  assert.equal(change({ ratio: 0.939, interval: { low: 0.93, high: 0.948 } }), "−6.1%");
  assert.equal(range({ ratio: 0.939, interval: { low: 0.93, high: 0.948 } }), "−7.0 to −5.2");
  assert.equal(change({ ratio: 1.21, interval: { low: 1.1, high: 1.33 } }), "+21%");
  assert.equal(change({ ratio: 1.0042, interval: { low: 1.003, high: 1.005 } }), "+0.42%");
  assert.equal(change({ ratio: 20.674, interval: { low: 19.8, high: 21.6 } }), "+1970%");
  assert.equal(signed(0.9999, 1), "0.0");
});

test("shares have no needless decimals", () => {
  assert.equal(share(0.02), "2%");
  assert.equal(share(0.002), "0.2%");
  assert.equal(share(1 - 2 * 0.002), "99.6%");
});

test("a sentence begins with a capital letter, but not with a changed name", () => {
  assert.equal(capitalised("inconclusive"), "Inconclusive");
  assert.equal(capitalised("api/hello/direct 5% slower"), "api/hello/direct 5% slower");
  assert.equal(capitalised(""), "");
});
