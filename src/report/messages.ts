import type { BodyLacks, End, FailedRequests, Fault, Listens, Protocol, Variant } from "../format/faults.ts";
import type {
  Finding,
  InterferenceSource,
  IsolationReason,
  NoOwnUsers,
  Notice,
  Obstacle,
  OwnUsersLacking,
  SkipReason,
} from "../format/findings.ts";
import type { PlantedTrouble } from "../format/names.ts";
import type { CpuPlan, Isolation, Pairing } from "../format/plan.ts";
import type { Limit } from "../format/sample.ts";
import type { Withheld } from "../format/withheld.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { clip } from "../text/escape.ts";
import { bytes, difference, duration } from "../text/format.ts";
import { limitAmount } from "./limit-words.ts";

/** Every sentence about a finding: cause, consequence, what to do. They hold untrusted text; escape them whole. */

type Messages<T extends { code: string }> = {
  readonly [Code in T["code"]]: (found: Extract<T, { code: Code }>) => string;
};

const SKIPPED: Readonly<Record<SkipReason, string>> = {
  untouched: "the change touches none of its files",
  "identical-builds": "both sides are the same build",
};

const INTERFERENCE: Readonly<Record<InterferenceSource, string>> = {
  steal: "the machine lost CPU time to its host",
  "other-programs": "other programs used the CPUs",
  "out-of-ports": "the load generator or nginx ran out of ports for new connections",
};

const QUIET = "measure again on a quiet machine";

/** What helps against it. */
const REMEDIES: Readonly<Record<InterferenceSource, string>> = {
  steal: QUIET,
  "other-programs": QUIET,
  "out-of-ports":
    "use fewer connections, a lower rate, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection",
};

const LIMITS: Readonly<Record<Limit, string>> = {
  "out-of-ports": "the load generator ran out of ports for new connections",
  "generator-saturated": "the load generator was saturated",
  "proxy-saturated": "nginx was saturated",
  dependency: "the server was not busy: it waited for something else (a dependency)",
  "littles-law": "the load generator's figures contradict each other (Little's law)",
  "too-few-requests": "rounds had too few requests",
  unsteady: "the server did not reach a steady state",
  "over-capacity": "base could not keep up with the rate",
  "out-of-step": "the two sides were not loaded at the same time",
};

/** What to do about a limit; nothing where a run cannot be set up to avoid it. */
const LIMIT_REMEDIES: Partial<Record<Limit, string>> = {
  "out-of-ports": REMEDIES["out-of-ports"],
  "too-few-requests": "set a longer duration",
  "over-capacity": "set a lower rate",
};

/** What kind of fault it is, as the beginning of its sentence; empty where the sentence says it. */
const KINDS: Readonly<Record<Fault["code"], string>> = {
  "wrong-status": "wrong answer",
  "wrong-body": "wrong answer",
  "wrong-header": "wrong answer",
  "no-answer": "wrong answer",
  "length-changed": "wrong answer",
  "no-report": "wrong output",
  "command-failed": "command failed",
  "impossible-time": "wrong time",
  "timing-altered": "wrong time",
  "lengths-differ": "unequal work",
  "framing-differs": "unequal work",
  errors: "errors",
  "no-answers": "no answers",
  "wrong-size": "wrong size",
  "too-many-connections": "connections not reused",
  died: "died",
  restarted: "died",
  "worked-unasked": "interfered",
  "accepted-unasked": "interfered",
  "reached-other": "interfered",
  "ended-other": "interfered",
  "fails-beside": "interfered",
  "changed-files": "interfered",
  "filled-disk": "interfered",
  "left-its-group": "interfered",
  "not-ready": "",
  "start-failed": "not ready",
  "prepare-failed": "not ready",
  "generator-failed": "generator failed",
  "background-load-failed": "generator failed",
  "proxy-failed": "harness failed",
  "harness-failed": "harness failed",
  "burner-elsewhere": "harness failed",
};

const LOGIN =
  "; it requires a login: send one by headers: of the request, with what is secret under secrets: of the target (for Basic the base64 of USER:PASSWORD)";

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const REDIRECTED =
  "; a redirect is not followed: request the path that it leads to, or expect that status if the redirect is what you measure";

const FAULTS: Messages<Fault> = {
  "wrong-status": ({ path, status, expected, body, ...rest }) =>
    `${path} answered ${status} instead of ${typeof expected === "number" ? expected : either(expected)}${quoted(body)}${status === 401 ? LOGIN : REDIRECTS.has(status) ? REDIRECTED : unlike(rest)}`,
  "wrong-body": ({ path, bytes, body, lacks }) =>
    `${path} answered ${bytes} bytes, ${insteadOf(lacks, body === "" ? "nothing" : JSON.stringify(body))}`,
  "wrong-header": ({ path, name, value, expected }) =>
    `${path} answered header ${name}: ${value ?? "(none)"} instead of ${expected}`,
  "no-answer": ({ path, error, ...rest }) => `${path} gave no answer: ${error}${unlike(rest)}`,
  "length-changed": ({ path, bytes }) =>
    `${path} answers ${bytes} bytes after the load, not as many as before it; set expect.same-length to false if that is intended`,
  "no-report": ({ output }) =>
    `the last line of output is not {"operations": n, "errors": e} but ${output || "(nothing)"}; print that line last`,
  "impossible-time": ({ seconds, wall }) =>
    `it reported ${seconds.toFixed(2)} s of work in a run of ${wall.toFixed(2)} s; leave "seconds" out, or take them from a monotonic clock`,
  "timing-altered": ({ noted, wall }) =>
    `hyperfine recorded ${noted.toFixed(2)} s, loadgate's own clock ${wall.toFixed(2)} s, so the time cannot be trusted; look for what writes to hyperfine's files`,
  "command-failed": ({ error, withheld, well }) =>
    `${error}${lacking(withheld)}${well === undefined ? "" : `; ${well === 1 ? "another run" : `${well} other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have the command itself try again, or repair it`}`,
  "lengths-differ": ({ path, base, head }) =>
    `${path}: base answers ${base} bytes, head ${head}; set expect.same-length to false if that is intended`,
  "framing-differs": ({ path, base, head }) =>
    `${path}: base frames its answer by ${base}, head by ${head}; set expect.same-length to false if that is intended`,
  errors: ({ failed, of, unit, most, through }) =>
    `${failed} of ${of} ${unit} failed${counted(most)}${hint(most, through)}`,
  "no-answers": ({ seconds, most, through }) =>
    `no correct answer in ${seconds.toFixed(2)} s${counted(most)}${hint(most, through)}`,
  "wrong-size": ({ answers, bytes, least, most }) =>
    `${answers} answers had ${bytes} bytes of body in all instead of ${least === most ? least : `${least} to ${most}`}, so some were not the expected answer; look for errors that are answered with the right status`,
  "too-many-connections": ({ side, opened, requests }) =>
    side === "upstream"
      ? `${opened} connections were opened from nginx to the server for ${requests} requests${CLOSES}`
      : `${opened} connections were opened for ${requests} requests${CLOSES}`,
  died: ({ of, service, end, when, lacks, withheld }) => {
    const who =
      of === "server" ? "" : service === undefined ? "a service beside it: " : `service ${service}: `;
    const why =
      lacks === undefined
        ? ""
        : `: it could not find ${clip(lacks, 100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for example), or in the Dockerfile`;
    const left = lacks === undefined && endedWell(end) && when !== undefined && when !== "under-load";
    return `${who}${howEnded(end)}${when === undefined ? "" : ENDED[when]}${why}${left ? FOREGROUND : ""}${lacking(withheld)}`;
  },
  restarted: () => "the server was restarted while it was measured",
  "worked-unasked": ({ cpu, other, seconds }) =>
    `it used ${inMs(cpu)} of CPU time in ${seconds.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${inMs(other)}), so nothing can be compared; look for work in the background, or use Docker, where both are loaded at once`,
  "accepted-unasked": ({ connections, seconds }) =>
    `it accepted ${connections} connections in ${seconds.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,
  "reached-other": ({ of, connections, listened }) =>
    listened
      ? `its processes listened at the port of ${of}'s server, services or nginx and answered in its place, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`
      : `its processes held ${connections === 1 ? "a connection" : `${connections} connections`} to ${of}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`,
  "ended-other": ({ of, end }) =>
    `${of}'s server was ended from outside (${howEnded(end)}) while only this side ran beside it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,
  "fails-beside": ({ of }) =>
    `${of} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file, a lock or a port`,
  "changed-files": ({ of, path, files }) =>
    `${of}'s files changed while both ran, but not its own (${path}${files > 1 ? ` and ${files - 1} more` : ""}), so ${of} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the other`,
  "filled-disk": ({ bytes: own, other }) =>
    `it filled the disk that both sides and loadgate use: its files take ${bytes(own)}, the other side's ${bytes(other)}, so nothing could be measured; look for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,
  "left-its-group": ({ processes, cpu }) =>
    `${processes === 1 ? "one of its processes" : `${processes} of its processes`} detached and used ${inMs(cpu)} of CPU time that its figures lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,
  "not-ready": ({ seconds, last, service, listens, runOver, ...rest }) => {
    const who = service === undefined ? "" : `service ${service} was `;
    const over = runOver ? ", when the run's time was over" : "";
    const nothing = service === undefined ? "no answer" : "its port is not open";
    const said =
      last === null ? nothing : "error" in last ? last.error : `${last.path} answered ${last.status}`;
    const remedy = runOver ? "; give it a larger budget" : "; if it needs longer, raise ready.timeout";
    return `${who}not ready after ${seconds} s${over} (last: ${said})${listens ? elsewhere(listens) : unlike(rest) || remedy}`;
  },
  "start-failed": ({ error }) => error,
  "prepare-failed": ({ command, error, withheld }) =>
    `its prepare failed: ${command.join(" ")}: ${error}${lacking(withheld)}`,
  "generator-failed": ({ error }) => error,
  "background-load-failed": ({ failed, answered, error }) =>
    error === undefined
      ? `${failed} requests of the background load failed, ${answered} were answered`
      : `background load: ${error}`,
  "proxy-failed": ({ variant, end, seconds, error }) => {
    const waited = seconds === null ? null : `not ready after ${seconds} s`;
    return [`nginx in front of ${variant}`, end && howEnded(end), waited, error].filter(Boolean).join(": ");
  },
  "harness-failed": ({ error }) => error,
  "burner-elsewhere": () =>
    "a slowdown cannot be added to servers on another machine; run loadgate on the machine where the servers run",
};

const CLOSES =
  ": the server closes them after each answer, so connecting would be measured; write keepalive: false in the scenario if that is intended";

/** Where a server listens instead, and what to write. */
function elsewhere({ port: wanted, at }: Listens): string {
  if (at.length === 0) return "; it listens on no port, so look into its log";
  const own = at.filter(({ port }) => port === wanted);
  const places = (some: Listens["at"]) =>
    named([
      ...new Set(
        some.map(({ host, port }) => (host.includes(":") ? `[${host}]:${port}` : `${host}:${port}`)),
      ),
    ]);
  if (own.length > 0 && own.every(({ host }) => host === "::1" || host.startsWith("127.")))
    return `; it listens on ${places(own)} alone, which nothing outside its container reaches: have it listen on 0.0.0.0`;
  if (own.length > 0) return `; it listens on ${places(own)}: have it listen on 0.0.0.0`;
  return `; it listens on ${places(at)} instead of port ${wanted}: write that port in loadgate.yml, or have it listen on PORT`;
}

function inMs(seconds: number): string {
  return `${Math.round(seconds * 1000)} ms`;
}

const ENDED = {
  starting: " before it was ready",
  "before-load": " before it was loaded",
  "under-load": " under load",
} as const;

function howEnded({ exitCode, signal }: End): string {
  if (signal !== null) return `ended by ${signal}`;
  return exitCode === null ? "its container ended" : `ended with exit code ${exitCode}`;
}

/** What was expected of a body, and what is there. */
function insteadOf(lacks: BodyLacks, body: string): string {
  if ("text" in lacks)
    return lacks.text === ""
      ? `expected nothing, got ${body}`
      : `expected ${JSON.stringify(lacks.text)}, got ${body}; where only a part is always the same, write expect: { body: { contains: … } }`;
  if ("contains" in lacks) return `expected to contain ${JSON.stringify(lacks.contains)}, got ${body}`;
  if ("json" in lacks)
    return lacks.json === null
      ? `expected JSON, got ${body}`
      : `expected ${lacks.at} to be ${lacks.json}, got ${lacks.got ?? "nothing"}`;
  const { matches, why } = lacks;
  if (why === "differs") return `expected to match /${matches}/, got ${body}`;
  return why === "too-slow"
    ? `and matching /${matches}/ took more than 1 s; write an expression without nested repetitions`
    : `more than the 1 MiB that /${matches}/ is matched against; expect a text with "contains" instead`;
}

function either(all: readonly (number | string)[]): string {
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1)}`;
}

function quoted(body: string): string {
  return body === "" ? " (empty)" : `: ${JSON.stringify(body)}`;
}

function counted(most: FailedRequests): string {
  const parts = most.map(
    (each) => `${"status" in each ? `status ${each.status}` : each.error} (${each.count})`,
  );
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}

const FOREGROUND =
  ", and a server has to stay in the foreground, where it can be measured and ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";

function endedWell({ exitCode, signal }: End): boolean {
  return exitCode === 0 && signal === null;
}

const SPOKEN: Readonly<Record<Protocol, string>> = {
  http: "; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",
  https: "; it speaks TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",
  http2: "; it speaks HTTP/2 without TLS there: write http2: true and via: direct in the scenario",
};

/** What a server does otherwise than it was asked, or than nginx takes it. */
function unlike({ speaks, through, interim }: Pick<NotReady, "speaks" | "through" | "interim">): string {
  if (speaks !== undefined) return SPOKEN[speaks];
  if (through === undefined) return "";
  const direct = "write via: direct in the scenario";
  return interim === undefined
    ? `; the server itself answers, but nginx in front of it does not take that: correct the answer, or ${direct}`
    : `; the server itself answers, but first with status ${interim}, after which nginx waits until it times out: leave that out,${interim === 103 ? " use nginx 1.29 or newer," : ""} or ${direct}`;
}

type NotReady = Extract<Fault, { code: "not-ready" }>;

const UNANNOUNCED =
  "; the server closes connections without announcing it, which loses requests on their way: have it send Connection: close first, or set fewer connections, or keepalive: false, in the scenario";

const HINTS: readonly (readonly [error: string, hint: string])[] = [
  [
    "CaUsedAsEndEntity",
    "; the server's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server",
  ],
  ["connection closed before message completed", UNANNOUNCED],
  // As hyper says it of a request that was on its way, or had just begun.
  ["operation was canceled", UNANNOUNCED],
  ["error writing a body to connection", UNANNOUNCED],
  ["connection error", UNANNOUNCED],
];

/** nginx's words for a connection that the server closed before its answer. */
const NGINX_CLOSED =
  "; nginx answers 502 where the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: false in the scenario";

/** What to do about a failure whose name does not say it. */
function hint(most: FailedRequests, through?: "nginx"): string {
  if (through !== undefined && most.some((each) => "status" in each && each.status === "502"))
    return NGINX_CLOSED;
  const said = most.flatMap((each) => ("error" in each ? [each.error] : []));
  return HINTS.find(([text]) => said.some((error) => error.includes(text)))?.[1] ?? "";
}

function timeOver(limitSeconds: number | undefined): string {
  return limitSeconds === undefined
    ? ""
    : `: building both sides took more than the ${duration(limitSeconds)} allowed for all builds and setup commands together; its log names the command that was stopped: make it end, or set a longer build-timeout in base's loadgate.yml (below the job's timeout-minutes)`;
}

/** Of a command that failed: variables that it may have missed, and the keys that hand them on. */
function lacking(withheld: readonly Withheld[] = []): string {
  const keys = (["inherit", "secrets"] as const).flatMap((key) => {
    const names = withheld.filter((each) => each.key === key).map(({ name }) => name);
    return names.length === 0 ? [] : [`${key}: [${names.join(", ")}]`];
  });
  if (keys.length === 0) return "";
  const all = withheld.map(({ name }) => name).join(", ");
  const are = withheld.length === 1 ? "is set here but was" : "are set here but were";
  return `; ${all} ${are} not passed on, which may be the cause: if ${withheld.length === 1 ? "it is" : "they are"} needed, add ${keys.join(" and ")} to the target`;
}

const ALONE: Readonly<Record<Extract<Finding, { code: "head-alone" }>["why"], string>> = {
  configuration: "base is not set up for loadgate yet",
  target: "base has no such target",
  scenario: "base cannot answer this new scenario",
  request: "base cannot answer the changed request",
  "not-built": "base could not be built",
  "not-started": "base could not be started",
};

/** Why a threshold or a limit was not judged, and what to do; of its key in the file. */
const NOT_JUDGED: Readonly<Record<Extract<Finding, { code: "not-judged" }>["why"], (key: string) => string>> =
  {
    "of-requests": (key) =>
      `commands have no such metric; write it under ${key} of the scenarios with a request`,
    "of-commands": (key) =>
      `only commands have this metric; write it under ${key} of the scenarios that run one`,
    "no-operations": () => "the command reports no operations; use time or cpu-time",
    operations: () => "the command reports operations; use goodput or cpu",
    "no-image": () => "processes have no image; run it in Docker",
    "not-known": (key) =>
      `it could not be read here, so the case is inconclusive; measure on a machine where it can be, or remove it from ${key}`,
  };

const FINDINGS: Messages<Finding> = {
  "build-failed": ({ variant, target, limitSeconds }) =>
    `${variant}: ${target} could not be built${timeOver(limitSeconds)}`,
  "setup-failed": ({ variant, target, limitSeconds, withheld }) =>
    `${variant}: the setup of ${target} failed${timeOver(limitSeconds)}${lacking(withheld)}`,
  fault: ({ variants, fault, times }) => {
    const often = times === 1 ? "" : ` (${times} times)`;
    return `${both(variants)}${explainFault(fault)}${often}`;
  },
  "head-alone": ({ why }) => `${ALONE[why]}, so head was measured alone`,
  "shards-missing": ({ shards }) => {
    const which = shards.length === 0 ? "a shard left it out" : `shard ${shards.join(", ")} is missing`;
    return `not measured: ${which}; its job's log says why`;
  },
  skipped: ({ why }) => SKIPPED[why],
  "skip-unverified": ({ why }) =>
    `not measured: a fork's run says that ${SKIPPED[why]}, which cannot be verified; a maintainer's /loadgate run measures it`,
  interrupted: () => "not measured: the run was interrupted",
  "no-time": () => "not measured: time ran out before its first session; a larger budget would decide it",
  "no-values": () => "nothing could be compared: no round has values of both sides; give it a larger budget",
  "one-session": () =>
    "one session cannot show the noise between sessions; increase the budget so that at least two fit",
  "equal-ratios": () =>
    "all sessions gave exactly the same ratio, so the noise is not known; set a longer duration",
  "slow-start": ({ seconds, sessions }) =>
    `a start takes ${seconds} s, so only ${sessions === 1 ? "one session" : `${sessions} sessions`} fitted; a larger budget, or a quicker start, would decide it`,
  interference: ({ source, effect, rounds }) => {
    const why = INTERFERENCE[source];
    const one = rounds === 1;
    const some = one ? "1 round" : `${rounds} rounds`;
    if (effect === "nothing-left")
      return `nothing could be compared: in every round ${why}; ${REMEDIES[source]}`;
    return effect === "counted-less"
      ? `${some} ${one ? "counts" : "count"} less, since ${why}`
      : `${some} ${one ? "was" : "were"} left out: ${why}${source === "out-of-ports" ? `; ${REMEDIES[source]}` : ""}`;
  },
  limited: ({ limit, loop, cpuDecides }) => {
    const remedy = limit in LIMIT_REMEDIES ? `; ${LIMIT_REMEDIES[limit]}` : "";
    if (loop === "open")
      return `${LIMITS[limit]}, so latency says little about the server and is not judged${remedy}`;
    const decides = cpuDecides
      ? "CPU per request decides"
      : "CPU time could not be read either, so nothing decides; use Docker, or a machine with more cores";
    return `${LIMITS[limit]}, so speed and latency say little about the server and are not judged; ${decides}${remedy}`;
  },
  "held-back": ({ limit, bound }) =>
    limit === "over-capacity"
      ? "cannot keep up with the rate, so requests queue up"
      : `${LIMITS[limit]}${bound ? ", so it may be better than its figures" : ""}`,
  "connections-closed": ({ base, head }) => {
    const part = "so opening new ones is part of what was measured";
    if (base === undefined || base === head) return `the server closes a connection ${after(head)}, ${part}`;
    return `base ${closing(base)}, head ${closing(head)}, ${part} and may be the whole difference`;
  },
  "requests-lost": ({ base, head }) => {
    const lost = base ? `${amount(base)} of base and ${amount(head)} of head` : amount(head);
    return `the server closes kept connections without announcing it, by which ${lost} were lost; clients send such requests again, so they count neither as answers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`;
  },
  "p99-unknown": () =>
    "p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration",
  "not-judged": ({ metric, key, why }) => {
    const label = metricNamed(metric).label;
    return `${label} has a ${key} that is not judged: ${NOT_JUDGED[why](key === "limit" ? "absolute-limits" : "thresholds")}`;
  },
  "bottleneck-unknown": () =>
    "it is not known whether the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read",
  "server-waits": ({ limit, decided }) => {
    if (decided)
      return "head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other services";
    return limit === "dependency"
      ? "head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that"
      : `head answers fewer requests while ${LIMITS[limit].replace(/ was saturated$/, " is saturated")}, so it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that`;
  },
  "settled-early": ({ sessions }) =>
    `decided early, after ${sessions} sessions, so the size may be a little overstated; the interval holds`,
  "counter-moved": ({ metric, more, low, high }) =>
    `${difference(more)} ${metricNamed(metric).words.subject} per request (95% interval ${difference(low)} to ${difference(high)}); this is counted, not timed, and decides nothing`,
};

function amount({ lost, of }: { readonly lost: number; readonly of: number }): string {
  return `${lost} of ${of} requests`;
}

function after(requests: number | null): string {
  return `after about ${requests} requests`;
}

function closing(requests: number | null): string {
  return requests === null ? "keeps its connections" : `closes each ${after(requests)}`;
}

const PLANTED: Readonly<Record<PlantedTrouble, string>> = {
  "burner-elsewhere":
    "a slowdown cannot be added to servers on another machine; run the trend where the servers run, or write trend: { selftest: false }",
  interrupted: "the run was interrupted",
  invalid: "it gave no usable numbers; loadgate selftest says why",
};

const NOTICES: Messages<Notice> = {
  "base-config-missing": ({ file }) =>
    `this change sets up loadgate: base has no ${file}, so head's is used for both sides; from the next change on, base's rules apply`,
  "base-config-unusable": ({ file, error }) =>
    `base's ${file} cannot be used (${error}), so head's is used for both sides`,
  "config-from-checkout": ({ file }) =>
    `neither side has ${file}, so the one in the checkout is used for both; commit it`,
  "gate-changed": ({ changes }) =>
    `this change alters the rules that it is judged by (${few(changes.map(settingChange), "; ")}); base's rules were applied`,
  "budget-changed": ({ before, after }) =>
    `this change alters the time to measure (budget ${budget(before)} → ${budget(after)}); base's was applied`,
  "build-timeout-changed": ({ before, after }) =>
    `this change alters the time to build (build-timeout ${buildTimeout(before)} → ${buildTimeout(after)}); base's was applied`,
  "isolation-changed": ({ changes, more }) =>
    `this change alters what its own code has access to (${few(changes.map(configChange), "; ", more)}); the stricter of base's and head's rules were applied`,
  "no-base-side": ({ file, targets }) =>
    `base's ${file} has no target ${few(targets)}, and only base's may give secrets, so this was not measured; it will be once the change is merged`,
  "no-longer-measured": ({ targets, ...rest }) =>
    `this change no longer measures what base does: ${few([...targets.map((name) => `target ${name}`), ...measured(rest)])}`,
  "newly-measured": ({ targets, ...rest }) =>
    `this change measures what base does not: ${few([...targets.map((name) => `target ${name}`), ...measured(rest)])}`,
  "plan-changed": ({ changes, more }) =>
    `this change alters how it is measured (${few(changes.map(configChange), "; ", more)}); both sides got head's requests, and each was built and started by its own file`,
  "fixture-changed": ({ folders }) =>
    `this change alters the fixture ${few(folders)}; both sides take head's, so its effect on the numbers is not judged`,
  "default-rules": ({ file }) =>
    `base has no usable ${file}, so a fork's numbers are judged by the default rules, or by its own where those are stricter`,
  "cases-missing": ({ cases }) =>
    `the run left out cases that base measures: ${named(cases)}; a maintainer's /loadgate run measures all of them`,
  "other-requests": ({ scenarios }) =>
    `the run did not send base's requests in ${named(scenarios)}; read what the change does to the configuration before the numbers`,
  "submodules-missing": ({ paths }) =>
    `built without ${paths.length === 1 ? "the submodule" : "the submodules"} ${paths.join(", ")}; fetch ${paths.length === 1 ? "it" : "them"} first (git submodule update --init --recursive; actions/checkout: submodules: recursive)`,
  "checkout-sparse": ({ file, files }) =>
    `this checkout is sparse, so both sides lack ${file}${files === 1 ? "" : ` and ${files - 1} more files`}, which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,
  "filters-off": ({ filters, file, files }) =>
    `built with ${file}${files === 1 ? "" : ` and ${files - 1} more`} as git stores ${files === 1 ? "it" : "them"}, since git's filters do not run here (${filters.join(", ")}); have the build fetch the content that it needs`,
  "port-ignored": ({ target }) =>
    `target ${target} ignores PORT, so its two sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,
  "port-fixed": ({ target, ports }) =>
    `both sides of target ${target} listen on port ${ports.join(" and on ")} beside PORT, so they were measured one after the other, which is noisier; set it under env: or in the command to 0 (any free port), or turn it off`,
  "own-users-lacking": (lacking) => {
    const { since, remedy } = OWN_USERS_LACKING[lacking.why](lacking.what ?? "");
    return `both sides ran as root (${since}), so each could read and alter everything on this machine, these numbers too; ${remedy}`;
  },
  "session-overran": ({ case: id, seconds }) =>
    `${id}: a session was stopped after ${Number(seconds.toPrecision(2))} s, when its time was long over; look for what hangs, or where one takes so long, give it a larger budget`,
  "planted-not-found": ({ case: id, slowdown }) =>
    `a slowdown that was added on purpose was not found: ${percent(slowdown)} more CPU time in ${id}; if that happens often, give the trend more time (--budget)`,
  "planted-not-measured": ({ case: id, why }) =>
    `the slowdown that is added to ${id} on purpose was not measured and does not count: ${PLANTED[why]}`,
  "rate-not-comparable": ({ scenario }) =>
    `scenario ${scenario} was left out: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`,
};

const OBSTACLES: Messages<Obstacle> = {
  "docker-missing": () => "Docker is not installed (install it: apt-get install docker.io)",
  "no-engine": ({ said }) =>
    `no Docker engine answers (${said === undefined ? "" : `${said}; `}start it: systemctl start docker, or dockerd)`,
  "no-buildx": () => "Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)",
  "images-unresolved": ({ images }) =>
    `the base image${images.length > 1 ? "s" : ""} ${images.join(", ")} cannot be resolved (docker pull shows why)`,
  "nothing-to-build": ({ target }) => `target "${target}" has neither build nor image, which Docker needs`,
  "no-command": ({ of, name }) =>
    `${of} "${name}" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,
  "same-process": ({ as }) =>
    `as a process it is the same as ${as}, since build arguments apply to Docker alone; use --isolation docker`,
  "programs-missing": ({ programs }) => `${programs.join(" and ")} cannot be found on PATH`,
  "base-in-docker": () =>
    "base runs in Docker here, and head never runs with less isolation than base; make head's images resolve, or set isolation: process in base's configuration",
};

/** The first few of many names. */
function named(names: readonly string[]): string {
  const [first, rest] = [names.slice(0, 5), names.length - 5];
  return `${first.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** What stands in the way of a target, in words. */
export function explainObstacle(found: Obstacle): string {
  return (OBSTACLES[found.code] as (found: Obstacle) => string)(found);
}

/** "containers cannot be used: …; processes cannot be used: …" */
export function explainNoIsolation(
  obstacles: readonly {
    readonly isolation: Isolation;
    readonly target: string | null;
    readonly obstacle: Obstacle;
  }[],
): string {
  const of = (isolation: Isolation) =>
    obstacles
      .filter((each) => each.isolation === isolation)
      .map(({ target, obstacle }) => `${target === null ? "" : `${target}: `}${explainObstacle(obstacle)}`);
  return (["docker", "process"] as const)
    .filter((isolation) => of(isolation).length > 0)
    .map(
      (isolation) =>
        `${isolation === "docker" ? "containers" : "processes"} cannot be used: ${of(isolation).join("; ")}`,
    )
    .join("; ");
}

/** "process: chosen automatically, since no Docker engine answers" */
export function explainIsolation(isolation: Isolation, reason: IsolationReason): string {
  switch (reason.code) {
    case "configured":
      return `${isolation}: as configured`;
    case "docker-works":
      return `${isolation}: chosen automatically, since a Docker engine answers and the base images resolve`;
    case "nothing-to-run":
      return `${isolation}: nothing had to be run`;
    case "not-docker":
      return `${isolation}: chosen automatically, since ${explainObstacle(reason.obstacle)}`;
  }
}

/** Why processes of both sides are root's or this user's, and what helps. */
const OWN_USERS_LACKING: Readonly<
  Record<OwnUsersLacking, (what: string) => { readonly since: string; readonly remedy: string }>
> = {
  "not-root": () => ({ since: "only root can give each side its own user", remedy: CONTAINERS }),
  "turned-off": () => ({ since: "LOADGATE_OWN_USERS=0 is set", remedy: CONTAINERS }),
  "not-permitted": () => ({
    since: "root may not become another user here",
    remedy:
      "give this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default",
  }),
  "not-metered": () => ({
    since: "root may not look at processes of other users here, which metering needs",
    remedy: "give this container the capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)",
  }),
  "temporary-folder": () => ({
    since: "other users cannot reach the temporary folder",
    remedy: "name another one, such as TMPDIR=/tmp",
  }),
  build: (what) => ({ since: `only root could build ${what} of base`, remedy: READABLE }),
  program: (what) => ({ since: `only root can start ${what}`, remedy: READABLE }),
  port: (what) => ({
    since: `only root can listen at port ${what}`,
    remedy: "use a port from 1024 on",
  }),
};

const CONTAINERS = "for code from outsiders use isolation: docker, or a disposable machine";

const READABLE = "install what it needs where every user can read it, not in root's home";

/** What keeps the measured code from the rest of the machine, and the two sides from each other. */
export function explainConfinement(isolation: Isolation, lacking: NoOwnUsers | null): string {
  if (isolation === "docker")
    return "each side has few privileges and its own network, from which only ports are reachable that this machine opens to all its networks, and more where the engine is on another machine";
  if (lacking === null)
    return "each side runs as its own user, who can neither read nor write the other's or root's files, nor end its processes; network and CPUs are shared";
  const { since, remedy } = OWN_USERS_LACKING[lacking.why](lacking.what ?? "");
  return `the measured code can read and alter whatever this user can, the other side and the results too, since ${since}; ${remedy}`;
}

const LAYOUTS: Readonly<Record<CpuPlan["layout"], string>> = {
  "one-core":
    "server, nginx and load generator share the only core: figures are advisory, expect wide intervals",
  "shared-load-core":
    "server on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides",
  "smt-siblings": "server and load share physical cores (SMT siblings): expect wider intervals",
  "separate-cores": "server, nginx and load generators each on their own cores",
  "separate-machine": "server and nginx on another machine, the load generators on this one",
  "separate-machine-one-core":
    "server and nginx share the only core of another machine, the load generators are on this one",
};

export function explainLayout({ layout }: Pick<CpuPlan, "layout">): string {
  return LAYOUTS[layout];
}

const PAIRINGS: Readonly<Record<Pairing, string>> = {
  "side-by-side": "side by side: each variant has its own CPU group, so both are loaded at once",
  interleaved:
    "in turns: no CPU groups can be made here (it takes root or containers), so the variants take turns in random order",
};

export function explainPairing(pairing: Pairing): string {
  return PAIRINGS[pairing];
}

/** A finding in words. */
export function explain(found: Finding): string {
  return (FINDINGS[found.code] as (found: Finding) => string)(found);
}

/** The same for a target of a ranking, of which there is but one variant. */
export function explainOfTarget(found: Finding): string {
  return explain(found).replace(/^head: /, "");
}

/** A notice in words. */
export function explainNotice(found: Notice): string {
  return (NOTICES[found.code] as (found: Notice) => string)(found);
}

export function explainSkip(why: SkipReason): string {
  return SKIPPED[why];
}

/** Why a session tells nothing, and what to do while it may still help. */
export function explainInterference(source: InterferenceSource): {
  readonly why: string;
  readonly remedy: string;
} {
  return {
    why: INTERFERENCE[source],
    remedy:
      source === "out-of-ports"
        ? REMEDIES[source]
        : "stop what else runs here, or this run may stay inconclusive",
  };
}

/** "wrong answer: / answered 403 instead of 200" */
export function explainFault(fault: Fault): string {
  const prefix = "afterLoad" in fault ? "after the load: " : "";
  const words = (FAULTS[fault.code] as (fault: Fault) => string)(fault);
  const kind = KINDS[fault.code];
  return `${kind === "" ? "" : `${kind}: `}${prefix}${words}`;
}

function both(variants: readonly Variant[]): string {
  return variants.length === 0 ? "" : `${variants.join(" and ")}: `;
}

type GateChange = Extract<Notice, { code: "gate-changed" }>["changes"][number];

function settingChange(change: GateChange): string {
  switch (change.setting) {
    case "false-alarms":
      return `false-alarms ${percent(change.before)} → ${percent(change.after)}`;
    case "mode":
      return `${change.setting} ${change.before} → ${change.after}`;
    case "fail-on":
      return `fail-on ${change.before.join(", ")} → ${change.after.join(", ")}`;
    case "threshold":
    case "max-errors":
      return `${change.setting} of ${change.scenario} ${percent(change.before)} → ${percent(change.after)}`;
    case "thresholds":
      return byMetric(change, percent);
    case "absolute-limits":
      return byMetric(change, (limit) => limitAmount(limit, change.unit));
  }
}

/** "absolute-limits.p99 of hello 50 ms → (none)" */
function byMetric(
  { setting, metric, scenario, before, after }: Extract<GateChange, { metric: string }>,
  words: (value: number) => string,
): string {
  const [was, is] = [before, after].map((value) => (value === null ? "(none)" : words(value)));
  return `${setting}.${metric} of ${scenario} ${was} → ${is}`;
}

type ConfigChange = Extract<Notice, { code: "plan-changed" }>["changes"][number];

/** "request.paths of hello /slow → /fast" */
function configChange({ of, name, setting, before, after }: ConfigChange): string {
  const where = name === undefined ? "" : ` of ${of} ${clip(name, 64)}`;
  // A variable that is empty is not one that is absent, and a gap says neither.
  const [was, is] = [before, after].map((value) => (value === "" ? "(empty)" : (value ?? "(none)")));
  return `${clip(setting, 64)}${where} ${was} → ${is}`;
}

type Additions = Omit<Extract<Notice, { code: "newly-measured" }>, "code" | "targets">;

function measured({ scenarios, via, pairs }: Additions): string[] {
  return [...scenarios.map((name) => `scenario ${name}`), ...via, ...pairs];
}

/** Names and changes come from an outsider, as many as he likes. */
const MOST = 10;

export function few(texts: readonly string[], between = ", ", further = 0): string {
  const shown = texts.slice(0, MOST).map((text) => clip(text, 300));
  const more = texts.length - shown.length + further;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(between);
}

/** As it is written in the configuration: a small change of a threshold must show. */
function percent(share: number): string {
  return `${Number((share * 100).toPrecision(6))}%`;
}

function buildTimeout(seconds: number | null): string {
  return seconds === null ? "default" : duration(seconds);
}

function budget(seconds: number | null): string {
  return seconds === null ? "60 s a case" : `${seconds} s`;
}
