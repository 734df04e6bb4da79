import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import {
  parseAge,
  parseAmount,
  parseBytes,
  parseDuration,
  parseRate,
  parseShare,
  parseShareOrZero,
  parseSize,
  parseTime,
} from "./units.ts";

test("durations are seconds", () => {
  for (const [given, seconds] of [
    ["5m", 300],
    ["90s", 90],
    ["1h30m", 5400],
    ["1h0m5s", 3605],
    ["500ms", 0.5],
    ["1m500ms", 60.5],
    ["1.5s", 1.5],
    [" 2s ", 2],
    ["90", 90],
    [90, 90],
    [0.25, 0.25],
    ["24h", 86400],
  ] as const)
    assert.equal(parseDuration(given), seconds, String(given));
});

test("what is no duration is reported with a right one", () => {
  for (const given of ["", "m5", "5x", "5 m", "30m1h", "-5s", "1e3", "s", "Infinity", "5m5m"])
    if (given !== "5")
      assert.throws(() => parseDuration(given), /is not a duration; write it like 90s/, given);
  assert.throws(
    () => parseDuration("0s"),
    new UsageError('"0s" is not a duration above zero; write it like 90s or 5m'),
  );
  assert.throws(() => parseDuration(-1), /^UsageError: -1 is not a duration above zero/);
  assert.throws(() => parseDuration(Number.NaN), UsageError);
  assert.throws(() => parseDuration("25h"), /more than a day/);
  assert.throws(() => parseDuration(Number.POSITIVE_INFINITY), /more than a day/);
});

test("shares are exact decimals", () => {
  for (const [given, share] of [
    ["2%", 0.02],
    ["0.2%", 0.002],
    ["12.5%", 0.125],
    ["0.02", 0.02],
    [0.02, 0.02],
  ] as const)
    assert.equal(parseShare(given), share, String(given));
});

test("a share is strictly between 0 and 1, or may be 0 where that is allowed", () => {
  assert.throws(() => parseShare(2), new UsageError("2 is not between 0 and 1; did you mean 2%?"));
  for (const given of [0, 1, "0%", "100%", -0.1, "150%", Number.NaN])
    assert.throws(() => parseShare(given), /is not between 0 and 1/, String(given));
  for (const given of ["", "%", "2 percent", "-1%", "1e-2"])
    assert.throws(() => parseShare(given), /is not a share; write it like 2% or 0.02/, given);
  assert.equal(parseShareOrZero("0%"), 0);
  assert.equal(parseShareOrZero(0), 0);
  assert.equal(parseShareOrZero("1%"), 0.01);
  assert.throws(() => parseShareOrZero(1), UsageError);
});

test("sizes are bytes, in powers of 1024", () => {
  for (const [given, bytes] of [
    ["512m", 512 * 1024 ** 2],
    ["1g", 1024 ** 3],
    ["1.5GiB", 1.5 * 1024 ** 3],
    ["64 KB", 65536],
    ["100b", 100],
    [1024, 1024],
    ["1024", 1024],
  ] as const)
    assert.equal(parseBytes(given), bytes, String(given));
  for (const given of ["", "m", "512 megs", "-1m", "0", 0, -5, 0.5, 1e300, "1e9", Number.NaN])
    assert.throws(() => parseBytes(given), /is not a size; write it like 512m or 1g/, String(given));
});

test("a rate is a number a second, or a share of what base can answer", () => {
  assert.deepEqual(parseRate(500), { perSecond: 500 });
  assert.deepEqual(parseRate("500"), { perSecond: 500 });
  assert.deepEqual(parseRate(" 50% "), { share: 0.5 });
  for (const wrong of [0, -1, 1e7, Number.NaN, "fast", "0%", "96%", "120%", ""]) {
    assert.throws(() => parseRate(wrong), UsageError, String(wrong));
  }
  assert.throws(() => parseRate("100%"), /not between 0 and 1|leaves the server no room/);
});

test("ages are days, weeks, months or years", () => {
  assert.equal(parseAge("1d"), 86_400);
  assert.equal(parseAge(" 2w "), 14 * 86_400);
  assert.equal(parseAge("12mo"), parseAge("1y"));
  for (const wrong of ["", "0d", "3", "1.5y", "-1d", "5m", "1h", "123456d", "y"])
    assert.throws(() => parseAge(wrong), UsageError, wrong);
});

test("the limits of times and sizes have a unit, since a bare number could mean any", () => {
  assert.deepEqual(
    ["50ms", "1.5s", "120us", "120µs", "120μs", " 2 s "].map(parseTime),
    [0.05, 1.5, 0.00012, 0.00012, 0.00012, 2],
  );
  for (const given of ["50", 50, "0ms", "-1s", "50MiB", "1h", "ms", ""])
    assert.throws(() => parseTime(given), /is not a time with its unit; write it like 50ms/, String(given));
  assert.equal(parseSize("200MiB"), 200 * 2 ** 20);
  assert.throws(
    () => parseSize(200),
    new UsageError("200 is not a size with its unit; write it like 200MiB"),
  );
  assert.throws(() => parseSize("200"), /with its unit/);
  assert.deepEqual([parseAmount(5000), parseAmount("0.5")], [5000, 0.5]);
  for (const given of [0, -1, "5k", "", Number.NaN, Number.POSITIVE_INFINITY])
    assert.throws(() => parseAmount(given), /is not a number above zero/, String(given));
});
