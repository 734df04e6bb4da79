import assert from "node:assert/strict";
import { test } from "node:test";
import type { Tuned } from "../analyse/tuning.ts";
import { type CheckReport, checkText, obstaclesText, tuningText } from "./command-output.ts";
import { setupText } from "./setup-text.ts";

const REPORT: CheckReport = {
  ok: false,
  config: "loadgate.yml",
  cases: [
    { id: "api/hello/direct", threshold: 0.02, smallest: 0.0312 },
    { id: "api/hi/nginx", threshold: 0.05, smallest: null },
  ],
  isolation: null,
  ownUsersLacking: null,
  cpus: { layout: "separate-cores", server: [0], proxy: [1], generator: [1] },
  machine: "A processor, 2 CPUs",
  tools: {
    oha: { path: "/usr/bin/oha", version: "1.16.0" },
    nginx: null,
    docker: { path: "/bin/true", version: null },
  },
  predictedMinutes: 2,
  caseSeconds: 60,
  started: null,
  missing: ["nginx was not found; install it"],
  advisories: ["this machine has a battery"],
};

test("check tells the cases, the machine, what is advisory and what is missing", () => {
  assert.equal(
    checkText(REPORT),
    `loadgate.yml: 2 cases, about 2.0 minutes, builds on top
  api/hello/direct  threshold 2%; can show a change of about 3.1%
  api/hi/nginx      threshold 5%; what it can show is not known yet

machine    A processor, 2 CPUs
CPUs       server 0; nginx 1; generator 1
           server, nginx and load generators each on their own cores
isolation  none can be used
oha        /usr/bin/oha, 1.16.0
nginx      not found
docker     /bin/true, which cannot be used

advisory: this machine has a battery

missing: nginx was not found; install it
`,
  );
});

test("check tells of each case that was started, and the log of a server that fails in several cases once", () => {
  const died = { seconds: null, problem: "died: ended with exit code 1", log: "line 1\nline 2" };
  const started = {
    cases: [
      { id: "api/hello/direct", seconds: 0.25, problem: null, log: "" },
      { id: "bad/hello/direct", ...died },
      { id: "bad/hello/nginx", ...died },
      { id: "tool/version/direct", seconds: null, problem: null, log: "" },
    ],
    buildSeconds: 30,
    notices: ["target api ignores PORT"],
  };
  const text = checkText({ ...REPORT, started });
  assert.match(text, /^loadgate\.yml: 2 cases, about 2\.0 minutes, builds of both sides included$/m);
  assert.ok(
    text.includes(`
started  api/hello/direct  answered as expected after 250 ms
failed   bad/hello/direct  died: ended with exit code 1
  | line 1
  | line 2
failed   bad/hello/nginx   died: ended with exit code 1
skipped  tool/version/direct  commands run only when they are measured
target api ignores PORT
`),
    text,
  );
});

test("a quiet check prints what stands in the way, and nothing where a run can begin", () => {
  const failed = { id: "a", seconds: null, problem: "died: ended with exit code 1", log: "line 1" };
  const works = { id: "works/hello", seconds: 0.25, problem: null, log: "" };
  const started = { cases: [works], buildSeconds: 30, notices: ["target api ignores PORT"] };
  assert.equal(obstaclesText(REPORT), "missing: nginx was not found; install it\n");
  assert.equal(obstaclesText({ ...REPORT, missing: [], started }), "");
  assert.equal(
    obstaclesText({ ...REPORT, missing: [], started: { ...started, cases: [works, failed] } }),
    "failed   a  died: ended with exit code 1\n  | line 1\n",
  );
});

test("check and init say of a slow start which budget would do, and nothing of a quick one", () => {
  const started = (seconds: number) => ({
    cases: [{ id: "api/hello/direct", seconds, problem: null, log: "" }],
    ...{ buildSeconds: 1, notices: [] },
  });
  const says =
    /A start takes 12 s of the 60 s that a case has, .* write budget: 6m at the top of loadgate\.yml/;
  assert.match(checkText({ ...REPORT, started: started(12) }), says);
  assert.doesNotMatch(checkText({ ...REPORT, started: started(6) }), /budget:/);
  // Who has given it that time is not asked again.
  assert.doesNotMatch(checkText({ ...REPORT, caseSeconds: 180, started: started(12) }), /budget:/);
  const setup = {
    ...{
      what: "a server",
      target: "api",
      library: null,
      isolation: { name: "process" as const, reason: { code: "configured" as const } },
    },
    ...{ port: 80, honoursPort: true, request: "GET /", status: 200, perSecond: 1, connections: 4 },
    ...{
      buildSeconds: 1,
      startSeconds: 12,
      cases: 2,
      caseSeconds: 60,
      written: [],
      dryRun: false,
      notes: [],
    },
  } as const;
  assert.match(setupText(setup), says);
  assert.doesNotMatch(setupText({ ...setup, startSeconds: 1 }), /budget:/);
});

test("check says what processes may do to each other, and containers not", () => {
  const of = (name: "docker" | "process", ownUsersLacking: CheckReport["ownUsersLacking"] = null) =>
    checkText({ ...REPORT, isolation: { name, reason: { code: "configured" } }, ownUsersLacking });
  assert.match(of("process"), /^isolation {2}process: as configured\n {11}each side runs as its own user/m);
  assert.match(
    of("process", { why: "not-root" }),
    /^isolation {2}process: as configured\n {11}the measured code can read and alter .*only root/m,
  );
  assert.match(of("docker"), /^ {11}each side has few privileges and its own network/m);
});

test("before a first run check says that one is needed to know more", () => {
  const text = checkText({ ...REPORT, cases: REPORT.cases.map((found) => ({ ...found, smallest: null })) });
  assert.match(text, /known after a first run on this machine/);
});

const CASE: Tuned = {
  id: "api/hello/direct",
  runs: 2,
  sessions: 30,
  metric: "cpu",
  spread: 0.0123,
  noisiest: { metric: "goodput", spread: 0.031 },
  secondsPerSession: 4.2,
  seconds: 60,
  threshold: 0.01,
  rows: [
    { threshold: 0.01, chance: 0.41, enough: 190, unchanged: 0 },
    { threshold: 0.03, chance: 0.999, enough: 40, unchanged: 0.97 },
  ],
  proposed: 0.03,
};

test("a case is reported with its noise, its chances and what to do", () => {
  const text = tuningText([CASE], ["old.json is of another machine (x, 4 cores)"]);
  assert.match(
    text,
    /^api\/hello\/direct: noise 1\.2% a session \(CPU per request\) to 3\.1% a session \(Requests\/s\), 30 sessions in 2 runs, 4\.2 s each/,
  );
  assert.match(text, /now 1% +2% +41% +3 min 10 s +< 1%/);
  assert.match(text, /proposes threshold: 3%, or 3 min 10 s instead of 60 s/);
  assert.match(text, /left out: old\.json/);
  assert.match(text, /^finds: a slowdown of twice the threshold; chance: how often/m);
  assert.doesNotMatch(tuningText([], ["old.json"]), /^finds/m);
});

test("a threshold that holds is kept", () => {
  assert.match(tuningText([{ ...CASE, threshold: 0.03 }], []), /keeps its threshold of 3%/);
  assert.match(tuningText([{ ...CASE, proposed: null }], []), /holds none of these in its time/);
});
