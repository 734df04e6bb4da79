import type { FailOn, Mode } from "../format/plan.ts";
import type { AlertBy } from "../format/results.ts";
import type { Path } from "../format/sample.ts";
import type { RunnerChoice, Trend } from "../model/config.ts";

/** What holds where the file says nothing. Times are in seconds, shares of 1. */
export const DEFAULTS = {
  alpha: 0.002,
  threshold: 0.02,
  failOn: ["regression", "invalid"] as readonly FailOn[],
  mode: "block" as Mode,
  runner: "auto" as RunnerChoice,
  proxyImage: "nginx:1.28",
  context: ".",
  dockerfile: "Dockerfile",
  readyTimeout: 60,
  tlsName: "localhost",
  method: "GET",
  status: 200,
  same: true,
  connections: 64,
  connectionsBeside: 2,
  keepalive: true,
  path: ["direct", "proxy"] as readonly Path[],
  timeout: 2,
  runTimeout: 600,
  errors: 0,
  alert: ["issue", "fail"] as readonly AlertBy[],
  direction: "worse" as Trend["direction"],
  keep: "5y",
  keepRuns: "90d",
} as const;
