import assert from "node:assert/strict";
import { test } from "node:test";
import type { CheckReport } from "../model/check.ts";
import { checkText } from "./command-output.ts";

const REPORT: CheckReport = {
  ok: false,
  config: "loadgate.yml",
  cases: [
    { id: "api/hello/direct", threshold: 0.02, smallest: 0.0312 },
    { id: "api/hi/proxy", threshold: 0.05, smallest: null },
  ],
  runner: null,
  cpus: { layout: "separate-cores", server: [0], proxy: [1], generator: [1] },
  machine: "A processor, 2 CPUs",
  tools: { oha: "/usr/bin/oha", nginx: null },
  predictedMinutes: 2,
  missing: ["nginx was not found; install it"],
  advisories: ["this machine has a battery"],
};

test("check tells the cases, the machine, what is advisory and what is missing", () => {
  assert.equal(
    checkText(REPORT),
    `loadgate.yml: 2 cases, about 2.0 minutes, builds on top
  api/hello/direct  threshold 2 %; can show a change of about 3.1 %
  api/hi/proxy      threshold 5 %; what it can show is not known yet

machine    A processor, 2 CPUs
CPUs       server 0; nginx 1; generator 1
           server, nginx and generators on cores of their own
runner     none can be used
oha        /usr/bin/oha
nginx      not found

advisory: this machine has a battery

missing: nginx was not found; install it
`,
  );
});

test("before a first run check says that one is needed to know more", () => {
  const text = checkText({ ...REPORT, cases: REPORT.cases.map((found) => ({ ...found, smallest: null })) });
  assert.match(text, /known after a first run on this machine/);
});
