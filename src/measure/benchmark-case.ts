import { resolve } from "node:path";
import type { Variant } from "../format/faults.ts";
import type { PlannedCase, Scenario } from "../format/plan.ts";
import type { Probe } from "../serve/ready.ts";
import type { Build } from "../serve/runner.ts";
import { redactorOf, requestWithSecrets } from "../serve/variables.ts";

/** A case with everything that is needed to measure it. */
export interface BenchmarkCase {
  readonly case: PlannedCase;
  readonly scenario: Scenario;
  /** Base, if there is one, and head. */
  readonly builds: readonly Build[];
  /** What each variant is asked: both the same, a body that is a file being head's. */
  readonly questions: Readonly<Record<Variant, Probe>>;
  /** Requests per second that are offered; absent in a closed loop, and until a rate that is a share has been calibrated. */
  readonly rate?: number;
}

/** Without `base`, head alone is measured: still worth a look, with nothing to compare it with. */
export function benchmarkCase(
  found: PlannedCase,
  scenario: Scenario,
  { base, head }: { readonly base?: Build; readonly head: Build },
  signal: AbortSignal,
): BenchmarkCase {
  const { rate } = scenario;
  return {
    case: found,
    scenario,
    builds: base ? [base, head] : [head],
    questions: {
      base: questionOf(base ?? head, scenario, signal, head.bodies ?? head.folder),
      head: questionOf(head, scenario, signal),
    },
    ...(rate && "perSecond" in rate && { rate: rate.perSecond }),
  };
}

/** What a scenario asks of a build; a body that is a file lies in `folder`. */
export function questionOf(
  build: Build,
  scenario: Scenario,
  signal: AbortSignal,
  folder = build.bodies ?? build.folder,
): Probe {
  const { request, background, expect } = scenario;
  const { tls } = build.target;
  const body = request.body && "file" in request.body ? resolve(folder, request.body.file) : undefined;
  return {
    request: requestWithSecrets(request, build.target, process.env),
    ...(background && { background: requestWithSecrets(background.request, build.target, process.env) }),
    expect,
    errors: scenario.maxErrors,
    redact: redactorOf(build.target, process.env),
    options: {
      // An answer that is checked may be the first one, which is slower.
      timeoutSeconds: Math.max(10, scenario.timeoutSeconds),
      signal,
      ...(scenario.http2 && { http2: true }),
      ...(!scenario.keepalive && { again: true }),
      ...(body !== undefined && { bodyFile: body }),
      ...(tls && { tls: { ...tls, caFile: tls.ca === undefined ? null : resolve(build.folder, tls.ca) } }),
    },
  };
}
