import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __defProp = Object.defineProperty;
var __knownSymbol = (name3, symbol) => (symbol = Symbol[name3]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name3);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __export = (target, all) => {
  for (var name3 in all)
    __defProp(target, name3, { get: all[name3], enumerable: true });
};
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error3, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error3 = hasError ? new E(e, error3, "An error was suppressed during disposal") : (hasError = true, e);
  var next2 = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next2, (e) => (fail(e), next2()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error3;
  };
  return next2();
};

// src/actions/measure.ts
import { resolve as resolve13 } from "node:path";

// src/platform/branch.ts
import { mkdirSync, rmSync as rmSync2, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";

// src/errors.ts
var UsageError = class extends Error {
  name = "UsageError";
};
var RunError = class extends Error {
  name = "RunError";
};
var Interrupted = class extends Error {
  name = "Interrupted";
  signal;
  constructor(signal) {
    super(`interrupted by ${signal}`);
    this.signal = signal;
  }
};
var OutOfTime = class extends Error {
  name = "OutOfTime";
};
var DeliveryError = class extends Error {
  name = "DeliveryError";
};
var INTERRUPTED = "interrupted; everything it started is gone";
function messageOf(error3) {
  if (error3 instanceof Interrupted) return INTERRUPTED;
  if ([UsageError, RunError, DeliveryError].some((kind2) => error3 instanceof kind2))
    return error3.message;
  return error3 instanceof Error ? error3.stack ?? error3.message : String(error3);
}

// src/platform/exec.ts
import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, globSync, lstatSync, mkdtempDisposableSync, openSync, rmSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/platform/debug.ts
var isOn = (value) => value !== void 0 && value !== "" && value !== "0";
function isDebugging(env = process.env) {
  return isOn(env.LOADGATE_DEBUG) || isOn(env.RUNNER_DEBUG);
}
function keepsTemporary(env = process.env) {
  return isOn(env.LOADGATE_KEEP_TEMP);
}
var redactions = /* @__PURE__ */ new Map();
function redactInDebug(name3, redact) {
  redactions.set(name3, redact);
}
function debug(line2) {
  if (!isDebugging()) return;
  const redacted = [...redactions.values()].reduce((text4, redact) => redact(text4), line2);
  process.stderr.write(`debug: ${redacted}
`);
}
var programs = 0;
function debugProgram(argv, cwd) {
  if (!isDebugging()) return () => {
  };
  programs += 1;
  const number4 = programs;
  const began = performance.now();
  debug(`#${number4} ${argv.map(quoted).join(" ")} (in ${cwd ?? process.cwd()})`);
  return (how) => debug(`#${number4} ${how} after ${((performance.now() - began) / 1e3).toFixed(3)} s`);
}
function quoted(argument2) {
  if (/^[\w@%+=:,./-]+$/.test(argument2)) return argument2;
  if (new RegExp("\\p{Cc}", "u").test(argument2)) return `$'${escaped(argument2)}'`;
  return `'${argument2.replaceAll("'", "'\\''")}'`;
}
function escaped(argument2) {
  return argument2.replaceAll(/[\\']/g, "\\$&").replaceAll(new RegExp("\\p{Cc}", "gu"), (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

// src/platform/proc.ts
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
function readText(path2) {
  return orNull(() => readFileSync(path2, "utf8"));
}
function openFilesLimit() {
  const hard = /^Max open files\s+\S+\s+(\d+)/m.exec(readText("/proc/self/limits") ?? "")?.[1];
  return hard === void 0 ? Number.POSITIVE_INFINITY : Number(hard);
}
function startTime(pid) {
  return startTimeIn(readText(`/proc/${pid}/stat`));
}
function startTimeIn(stat) {
  return fieldIn(stat, 22);
}
function fieldIn(stat, number4) {
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[number4 - 3] ?? null;
}
function descendants(pid) {
  const found = [pid];
  for (const parent of found) {
    for (const task of list(`/proc/${parent}/task`)) {
      const children = readText(`/proc/${parent}/task/${task}/children`) ?? "";
      for (const child of children.split(" ")) if (child) found.push(Number(child));
    }
  }
  return found;
}
function processesMarked(setting) {
  return others().filter((pid) => readText(`/proc/${pid}/environ`)?.split("\0").includes(setting));
}
function processesWithin(folder2) {
  const within2 = `${orNull(() => realpathSync(folder2)) ?? folder2}/`;
  return others().filter((pid) => {
    const at = orNull(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "";
    return `${at.replace(/ \(deleted\)$/, "")}/`.startsWith(within2) && fieldIn(readText(`/proc/${pid}/stat`), 7) === "0";
  });
}
function others() {
  return list("/proc").filter((name3) => /^\d+$/.test(name3) && name3 !== String(process.pid)).map(Number);
}
function threads(pids) {
  const cpu = /* @__PURE__ */ new Map();
  let switches = 0;
  for (const pid of pids) {
    for (const tid of list(`/proc/${pid}/task`)) {
      const schedstat = readText(`/proc/${pid}/task/${tid}/schedstat`);
      if (schedstat) cpu.set(`${pid}/${tid}`, Number(schedstat.split(" ")[0]) / 1e9);
      const status = readText(`/proc/${pid}/task/${tid}/status`) ?? "";
      for (const [, count3] of status.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))
        switches += Number(count3);
    }
  }
  return { cpu, switches };
}
var TIMES = [14, 15, 16, 17];
function wholeCpu(pids) {
  const stats = pids.map((pid) => readText(`/proc/${pid}/stat`)).filter((stat) => stat !== null);
  const ticks = stats.flatMap((stat) => TIMES.map((field) => Number(fieldIn(stat, field))));
  return ticks.length === 0 ? null : ticks.reduce((sum2, each) => sum2 + each, 0) / 100;
}
function peakResident(pid) {
  const kib = /^VmHWM:\s*(\d+) kB/m.exec(readText(`/proc/${pid}/status`) ?? "")?.[1];
  return kib === void 0 ? null : Number(kib) * 1024;
}
function passiveOpens(pid) {
  return passiveOpensIn(readText(`/proc/${pid}/net/snmp`));
}
function passiveOpensIn(snmp) {
  const lines = (snmp ?? "").split("\n").filter((line2) => line2.startsWith("Tcp:"));
  const [names, values2] = lines.map((line2) => line2.split(" "));
  const value = values2?.[names?.indexOf("PassiveOpens") ?? -1];
  return value === void 0 ? null : Number(value);
}
function cpuSeconds(cpus) {
  return cpuSecondsIn(readText("/proc/stat"), cpus);
}
function cpuSecondsIn(stat, cpus) {
  const lines = (stat ?? "").split("\n");
  const total2 = { idle: 0, stolen: 0, busy: 0 };
  for (const cpu of cpus) {
    const fields = lines.find((line2) => line2.startsWith(`cpu${cpu} `))?.split(" ");
    if (!fields) return null;
    const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, softirq = 0, steal = 0] = fields.slice(1).map((ticks) => Number(ticks) / 100);
    total2.idle += idle + wait;
    total2.stolen += steal;
    total2.busy += user + nice + system + irq + softirq;
  }
  return total2;
}
function list(path2) {
  return orNull(() => readdirSync(path2)) ?? [];
}
function orNull(read) {
  try {
    return read();
  } catch {
    return null;
  }
}

// src/platform/exec.ts
var LAST_WORDS_MS = 500;
var KEPT = 8 * 1024 * 1024;
async function run(argv, options = {}) {
  options.signal?.throwIfAborted();
  const debugEnd = debugProgram(argv, options.cwd);
  const { child, ...streams } = spawned(argv, options);
  options.started?.(child);
  let timedOut = false;
  const end2 = () => killGroup(child.pid, "SIGTERM");
  const timer2 = setTimeout(
    () => {
      timedOut = true;
      killGroup(child.pid, "SIGKILL");
    },
    (options.timeoutSeconds ?? 60) * 1e3
  );
  let hard;
  const onAbort = () => {
    end2();
    hard = setTimeout(() => killGroup(child.pid, "SIGKILL"), 3e3);
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  const texts = { stdout: "", stderr: "" };
  const { take } = options;
  if (take) streams.stdout?.on("data", (piece) => take(piece) || end2());
  for (const name3 of take ? ["stderr"] : ["stdout", "stderr"]) {
    streams[name3]?.setEncoding("utf8");
    streams[name3]?.on("data", (text4) => {
      texts[name3] = (texts[name3] + text4).slice(-KEPT);
      options.output?.(text4);
    });
  }
  if (options.input !== void 0) {
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(options.input);
  }
  const result = await new Promise((resolve14) => {
    child.once(
      "error",
      (error3) => resolve14({
        code: null,
        signal: null,
        stdout: "",
        stderr: error3.message,
        missing: error3.code === "ENOENT" || error3.code === "EACCES",
        timedOut: false
      })
    );
    const finish = () => {
      const { exitCode: code, signalCode: signal } = child;
      resolve14({ code, signal, ...texts, missing: false, timedOut });
    };
    let open4 = 3;
    const over = () => {
      open4 -= 1;
      if (open4 === 0) finish();
    };
    for (const stream of [streams.stdout, streams.stderr]) stream?.once("close", over);
    child.once("exit", over);
    child.once("exit", () => setTimeout(finish, LAST_WORDS_MS).unref());
  });
  debugEnd(endOf(result));
  streams.stdout?.destroy();
  streams.stderr?.destroy();
  clearTimeout(timer2);
  clearTimeout(hard);
  options.signal?.removeEventListener("abort", onAbort);
  options.signal?.throwIfAborted();
  return result;
}
function spawned(argv, options) {
  const how = { cwd: options.cwd, env: options.env ?? process.env, detached: true };
  const stdin = options.input === void 0 ? "ignore" : "pipe";
  if (options.untrusted) return spawnPiped(argv, how, stdin);
  const [file, ...args] = argv;
  const child = spawn(file, args, { ...how, stdio: [stdin, "pipe", "pipe"] });
  return { child, stdout: child.stdout, stderr: child.stderr };
}
async function must(argv, options = {}) {
  const result = await run(argv, options);
  if (result.code === 0) return result.stdout;
  throw new Error(`${argv.join(" ")}: ${why(result)}`);
}
function why(result) {
  if (result.missing) return `not found or not executable (${result.stderr})`;
  if (result.timedOut) return "took too long and was ended";
  const said = lastLines(result.stderr || result.stdout, 5);
  const how = endOf(result);
  return said ? `${how}: ${said}` : how;
}
function endOf({ missing: missing4, timedOut, signal, code }) {
  if (missing4) return "not found or not executable";
  if (timedOut) return "took too long and was ended";
  return signal ? `ended by ${signal}` : `exit code ${code}`;
}
function killGroup(pid, signal) {
  if (pid !== void 0) kill(-pid, signal);
}
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}
function lastLines(text4, count3) {
  return text4.trimEnd().split("\n").filter((line2) => line2.trim() !== "").slice(-count3).join("\n");
}
function spawnPiped(argv, options, stdin = "ignore") {
  const [file, ...args] = argv;
  const stdout = makePipe();
  const stderr = makePipe();
  try {
    const child = spawn(file, args, { ...options, stdio: [stdin, stdout.writer, stderr.writer] });
    return { child, stdout: stdout.reader, stderr: stderr.reader };
  } catch (error3) {
    stdout.reader.destroy();
    stderr.reader.destroy();
    throw error3;
  } finally {
    closeSync(stdout.writer);
    closeSync(stderr.writer);
  }
}
var PREFIX = "pipes-";
var FOLDER = new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);
function removeAbandonedPipes() {
  for (const name3 of globSync(`${PREFIX}*`, { cwd: tmpdir() })) {
    const { pid, started } = FOLDER.exec(name3)?.groups ?? {};
    if (pid === void 0 || startTime(Number(pid)) === started) continue;
    const path2 = join(tmpdir(), name3);
    const { uid } = lstatSync(path2, { throwIfNoEntry: false }) ?? {};
    if (uid === process.getuid?.()) rmSync(path2, { recursive: true, force: true });
  }
}
function makePipe() {
  var _stack = [];
  try {
    const folder2 = __using(_stack, mkdtempDisposableSync(join(tmpdir(), `${PREFIX}${process.pid}-${startTime(process.pid)}-`)));
    const path2 = join(folder2.path, "pipe");
    execFileSync("mkfifo", ["-m", "600", path2], { stdio: "ignore", timeout: 1e4 });
    const fd = openSync(path2, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader: new Socket({ fd, readable: true, writable: false }), writer: openSync(path2, "w") };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}

// src/platform/remote-git.ts
function remoteAt(address2, token2) {
  if (!/^https?:\/\//i.test(address2)) return { url: address2, credentials: null };
  let parsed3;
  try {
    parsed3 = new URL(address2);
  } catch {
    throw new UsageError("--remote is no valid address; write it like https://github.com/owner/name.git");
  }
  const own2 = parsed3.username !== "" || parsed3.password !== "";
  const pair2 = own2 ? [parsed3.username, parsed3.password].map(decodeURIComponent).join(":") : `x-access-token:${token2}`;
  parsed3.username = "";
  parsed3.password = "";
  const url = parsed3.href;
  if (!own2 && token2 === "") return { url, credentials: null };
  const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed3.hostname);
  if (parsed3.protocol === "http:" && !loopback)
    throw new UsageError(`the token would go to ${parsed3.host} unencrypted; use its https address`);
  return { url, credentials: pair2 };
}
var LONGEST = 120;
var SLOWEST = { bytes: 100, seconds: 30 };
function remoteGit(remote, gitDir, { left, signal }) {
  const secrets = secretsOf(remote);
  const redact = (text4) => secrets.reduce((left2, secret2) => left2.replaceAll(secret2, "***"), text4).replace(/:\/\/[^\s/@]+@/g, "://***@");
  const environment4 = { ...foreignEnvironment(), ...configuration(remote, process.env) };
  return {
    redact,
    git: async (args, { input, env } = {}) => {
      const finished = await run(["git", `--git-dir=${gitDir}`, ...args], {
        cwd: gitDir,
        env: { ...environment4, ...env },
        timeoutSeconds: Math.max(1, Math.min(LONGEST, left())),
        ...input !== void 0 && { input },
        ...signal && { signal }
      });
      if (finished.missing) throw new UsageError("git was not found; install it (apt-get install git)");
      return { ...finished, stderr: redact(finished.stderr) };
    }
  };
}
var GitFailure = class extends Error {
  finished;
  constructor(what, finished) {
    super(`git ${what}: ${why(finished)}`);
    this.finished = finished;
  }
};
async function mustRemoteGit({ git: git2, redact }, args, options) {
  const finished = await git2(args, options);
  if (finished.code === 0) return finished.stdout.trim();
  const what = args.find((each) => !each.startsWith("-")) ?? "";
  throw new GitFailure(what, { ...finished, stdout: redact(finished.stdout) });
}
function secretsOf({ credentials }) {
  if (credentials === null) return [];
  const password = credentials.slice(credentials.indexOf(":") + 1);
  const all = [base64(credentials), credentials, password, encodeURIComponent(password)];
  return all.filter((secret2) => secret2.length >= 4);
}
var base64 = (text4) => Buffer.from(text4).toString("base64");
function foreignEnvironment() {
  const unwanted = /^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/;
  const kept = Object.entries(process.env).filter(([name3]) => !unwanted.test(name3));
  return {
    ...Object.fromEntries(kept),
    ...{ GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_PAGER: "cat" }
  };
}
function configuration({ url, credentials }, env) {
  const theirs = Array.from({ length: Number(env.GIT_CONFIG_COUNT) || 0 }, (_, i) => [
    env[`GIT_CONFIG_KEY_${i}`] ?? "",
    env[`GIT_CONFIG_VALUE_${i}`] ?? ""
  ]).filter(([key]) => key !== "");
  const ours = [
    ["core.hooksPath", "/dev/null"],
    ["gc.auto", "0"],
    ["maintenance.auto", "false"],
    ["http.lowSpeedLimit", String(SLOWEST.bytes)],
    ["http.lowSpeedTime", String(SLOWEST.seconds)]
  ];
  const access2 = credentials === null ? [] : [
    ["credential.helper", ""],
    ["core.askPass", ""],
    [`http.${url}.extraheader`, ""],
    [`http.${url}.extraheader`, `Authorization: basic ${base64(credentials)}`]
  ];
  const all = [...theirs, ...ours, ...access2];
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(all.length)],
    ...all.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value]
    ])
  ]);
}
var RACES = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|reference already exists|failed to update ref|incorrect old value|stale info/;
var FOR_GOOD = [
  [
    /protected branch|GH006|GH013|rule violations/i,
    "the branch is protected: publish to one that is not, or let this workflow push to it"
  ],
  [
    /hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
    "the server's own rules do not let this branch be pushed to; its message says which"
  ],
  [
    /(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
    "the token is missing or wrong: set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"
  ],
  [
    /(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|not allowed to/i,
    "the token may not write here: give the job permissions: contents: write"
  ],
  [
    /(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
    "there is no such repository, or the token may not see it; check --remote"
  ],
  [/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i, "check --remote"]
];
function refusalOf(finished) {
  const said = saidBy(finished);
  const all = `${finished.stdout}
${finished.stderr}`;
  for (const [pattern, todo] of FOR_GOOD.slice(0, 2))
    if (pattern.test(all)) return { kind: "refused", said, todo };
  if (RACES.test(all)) return { kind: "race" };
  for (const [pattern, todo] of FOR_GOOD) if (pattern.test(all)) return { kind: "refused", said, todo };
  return { kind: "trouble", said };
}
function saidBy({ stdout, stderr, timedOut }) {
  if (timedOut) return "no answer in time";
  const lines = lastLines(stderr || stdout, 4).split("\n");
  return lines.map((line2) => line2.replace(/^(?:fatal|error|remote): */, "").trim()).filter((line2) => line2 !== "" && !line2.startsWith("hint:")).join("; ").slice(0, 400);
}

// src/platform/branch-tree.ts
var MOST_BYTES = 7 * 1024 * 1024;
var PATHS_TOGETHER = 400;
var MARK = "loadgate-file";
var emptyTree = {
  commit: null,
  read: async (paths) => paths.map(() => null),
  list: async () => []
};
function treeAt(commit, repository) {
  return {
    commit,
    read: async (paths) => {
      const ids = await blobsAt(commit, paths, repository);
      const texts = await contents([...new Set(ids.values())], repository);
      return paths.map((path2) => {
        const id2 = ids.get(path2);
        const text4 = id2 === void 0 ? null : texts.get(id2) ?? null;
        if (id2 !== void 0 && text4 === null)
          throw new UsageError(`${path2} is no text, or has more than ${MOST_BYTES / 2 ** 20} MiB`);
        return text4;
      });
    },
    list: async (folder2) => {
      const inside = folder2 === "" ? [] : ["--", `${folder2}/`];
      const said = await mustRemoteGit(repository, [
        ...["--literal-pathspecs", "ls-tree", "-z", "--name-only", commit, ...inside]
      ]);
      const paths = said.split("\0").filter((path2) => path2 !== "");
      return paths.map((path2) => path2.slice(folder2 === "" ? 0 : folder2.length + 1));
    }
  };
}
async function blobsAt(commit, paths, repository) {
  const found = /* @__PURE__ */ new Map();
  for (let from = 0; from < paths.length; from += PATHS_TOGETHER) {
    const some = paths.slice(from, from + PATHS_TOGETHER);
    const said = await mustRemoteGit(repository, [
      "--literal-pathspecs",
      "ls-tree",
      "-z",
      commit,
      "--",
      ...some
    ]);
    for (const entry of said.split("\0")) {
      const [, mode2, id2, path2] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      if (id2 !== void 0 && mode2 !== "120000") found.set(path2, id2);
    }
  }
  return found;
}
async function contents(ids, repository) {
  if (ids.length === 0) return /* @__PURE__ */ new Map();
  await fetchBlobs(ids, repository);
  const sizes = await sizesOf(ids, repository);
  const texts = /* @__PURE__ */ new Map();
  for (const some of batchesOf(ids, sizes))
    for (const [id2, text4] of await textsOf(some, sizes, repository)) texts.set(id2, text4);
  return texts;
}
async function fetchBlobs(ids, repository) {
  const filter = await repository.git(["config", "remote.origin.partialclonefilter"]);
  if (filter.code !== 0) return;
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--filter=blob:none", "--stdin"];
  await repository.git(["-c", "fetch.negotiationAlgorithm=noop", ...args, "origin"], {
    input: `${ids.join("\n")}
`
  });
}
async function sizesOf(ids, repository) {
  const finished = await repository.git(["cat-file", "--batch-check=%(objectname) %(objectsize)"], {
    input: `${ids.join("\n")}
`
  });
  const sizes = new Map(
    finished.stdout.split("\n").flatMap((line2) => {
      const [, id2, size2] = /^([0-9a-f]+) (\d+)$/.exec(line2) ?? [];
      return id2 === void 0 ? [] : [[id2, Number(size2)]];
    })
  );
  if (ids.some((id2) => !sizes.has(id2))) throw new GitFailure("cat-file", finished);
  return sizes;
}
function* batchesOf(ids, sizes) {
  let some = [];
  let bytes3 = 0;
  for (const id2 of ids) {
    const size2 = sizes.get(id2) ?? Number.NaN;
    if (!(size2 <= MOST_BYTES)) continue;
    if (bytes3 + size2 > MOST_BYTES) {
      yield some;
      [some, bytes3] = [[], 0];
    }
    some.push(id2);
    bytes3 += size2;
  }
  if (some.length > 0) yield some;
}
async function textsOf(ids, sizes, repository) {
  const { stdout } = await repository.git(["cat-file", `--batch=${MARK} %(objectname)`], {
    input: `${ids.join("\n")}
`
  });
  const bytes3 = Buffer.from(stdout);
  let at = 0;
  const texts = [];
  for (const id2 of ids) {
    const head2 = `${MARK} ${id2}
`;
    const end2 = at + head2.length + (sizes.get(id2) ?? 0);
    if (bytes3.toString("utf8", at, at + head2.length) !== head2 || bytes3[end2] !== 10)
      return oneByOne(ids, sizes, repository);
    texts.push([id2, bytes3.toString("utf8", at + head2.length, end2)]);
    at = end2 + 1;
  }
  return texts;
}
async function oneByOne(ids, sizes, { git: git2 }) {
  const texts = [];
  for (const id2 of ids) {
    const { stdout } = await git2(["cat-file", "blob", id2]);
    if (Buffer.byteLength(stdout) === sizes.get(id2)) texts.push([id2, stdout]);
  }
  return texts;
}

// src/platform/branch.ts
var LIMIT_SECONDS = 300;
var FIRST_WAIT_SECONDS = 0.5;
var LONGEST_WAIT_SECONDS = 20;
var MOST_TROUBLE = 8;
var BOT = "41898282+github-actions[bot]@users.noreply.github.com";
var AUTHOR = {
  GIT_AUTHOR_NAME: "loadgate",
  GIT_AUTHOR_EMAIL: BOT,
  GIT_COMMITTER_NAME: "loadgate",
  GIT_COMMITTER_EMAIL: BOT
};
async function updateBranch(access2, make) {
  const { clock, limitSeconds: limitSeconds2 = LIMIT_SECONDS } = access2;
  const until = clock.now() + limitSeconds2;
  const left = () => until - clock.now();
  const repository = await initRepository(access2, left);
  let trouble = 0;
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(access2, repository, make);
    if (!("kind" in outcome)) return { ...outcome, tries };
    if (outcome.kind === "refused") throw refusedBy(access2, outcome, repository);
    trouble = outcome.kind === "trouble" ? trouble + 1 : 0;
    const wait = waitBefore(tries, access2.random());
    const why2 = outcome.kind === "race" ? "others were faster" : repository.redact(outcome.said);
    if (trouble >= MOST_TROUBLE || wait > left())
      throw new DeliveryError(
        `${access2.branch} of ${access2.remote.url} could not be updated in ${tries} tries (${why2}); nothing is lost: run this step again`
      );
    access2.say?.(`${access2.branch}: ${why2}; trying again`);
    await clock.sleep(wait, access2.signal);
  }
}
function waitBefore(tries, random) {
  return random * Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** tries);
}
function refusedBy({ branch: branch2, remote }, { said, todo }, { redact }) {
  return new DeliveryError(`${branch2} of ${remote.url} cannot be updated: ${redact(said)}; ${todo}`);
}
async function initRepository({ folder: folder2, remote, branch: branch2, signal }, left) {
  const gitDir = join2(folder2, "branch.git");
  mkdirSync(gitDir, { recursive: true });
  const repository = remoteGit(remote, gitDir, { left, signal });
  const { code } = await repository.git(["check-ref-format", `refs/heads/${branch2}`]);
  if (code !== 0 || branch2.startsWith("-")) throw new UsageError(`${branch2} is no name of a branch`);
  await mustRemoteGit(repository, ["init", "--quiet", "--bare", gitDir]);
  await mustRemoteGit(repository, ["config", "remote.origin.url", remote.url]);
  return repository;
}
async function tryOnce(access2, repository, make) {
  const tree = await fetchBranch(access2, repository);
  if ("kind" in tree) return tree;
  const made = await make(tree).catch(refusalIn);
  if ("kind" in made) return made;
  const { change: change4, result } = made;
  const commit = change4 && await createCommit(change4, tree, access2, repository);
  if (commit === null) return { commit, result };
  const pushed = await repository.git([
    "push",
    "--quiet",
    "--porcelain",
    "origin",
    `${commit}:refs/heads/${access2.branch}`
  ]);
  return pushed.code === 0 ? { commit, result } : refusalOf(pushed);
}
function refusalIn(error3) {
  if (error3 instanceof GitFailure) return refusalOf(error3.finished);
  throw error3;
}
async function fetchBranch({ branch: branch2 }, repository) {
  const ref = `refs/heads/${branch2}`;
  const listed = await repository.git(["ls-remote", "--refs", "origin", ref]);
  if (listed.code !== 0) return refusalOf(listed);
  const found = listed.stdout.split("\n").find((line2) => line2.endsWith(`	${ref}`));
  if (found === void 0) return emptyTree;
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1", "--filter=blob:none"];
  const got = await repository.git(["fetch", ...options, "origin", `+${ref}:refs/loadgate/tip`]);
  if (got.code !== 0) return goneMeanwhile(got.stderr) ? { kind: "race" } : refusalOf(got);
  const commit = await mustRemoteGit(repository, ["rev-parse", "refs/loadgate/tip"]);
  return treeAt(commit, repository);
}
var goneMeanwhile = (said) => /couldn't find remote ref/i.test(said);
async function createCommit({ files, message }, tree, { folder: folder2 }, repository) {
  if (files.size === 0) return null;
  const env = { GIT_INDEX_FILE: join2(folder2, "branch.index") };
  rmSync2(env.GIT_INDEX_FILE, { force: true });
  if (tree.commit !== null) await mustRemoteGit(repository, ["read-tree", tree.commit], { env });
  const ids = await writeBlobs(files, folder2, repository);
  const entries = [...files.keys()].map((path2) => {
    const id2 = ids.get(path2);
    return id2 === void 0 ? `0 ${"0".repeat(40)}	${path2}` : `100644 ${id2}	${path2}`;
  });
  await mustRemoteGit(repository, ["update-index", "-z", "--index-info"], {
    env,
    input: `${entries.join("\0")}\0`
  });
  const made = await mustRemoteGit(repository, ["write-tree", "--missing-ok"], { env });
  if (tree.commit !== null) {
    const before = await mustRemoteGit(repository, ["rev-parse", `${tree.commit}^{tree}`]);
    if (made === before) return null;
  }
  const parents = tree.commit === null ? [] : ["-p", tree.commit];
  return mustRemoteGit(repository, ["commit-tree", made, ...parents, "-F", "-"], {
    env: AUTHOR,
    input: message
  });
}
async function writeBlobs(files, folder2, repository) {
  const present = [...files].filter((entry) => entry[1] !== null);
  if (present.length === 0) return /* @__PURE__ */ new Map();
  const place = join2(folder2, "branch.files");
  mkdirSync(place, { recursive: true });
  const names = present.map(([, content], i) => {
    const name3 = join2(place, String(i));
    writeFileSync(name3, content);
    return name3;
  });
  const said = await mustRemoteGit(repository, ["hash-object", "-w", "--no-filters", "--stdin-paths"], {
    input: `${names.join("\n")}
`
  });
  const ids = said.split("\n");
  return new Map(present.map(([path2], i) => [path2, ids[i]]));
}

// src/platform/git.ts
import { copyFileSync, existsSync, rmSync as rmSync3, statSync, utimesSync } from "node:fs";
import { join as join3, resolve } from "node:path";
var ENV = { GIT_TERMINAL_PROMPT: "0", LC_ALL: "C", GIT_PAGER: "cat", GIT_OPTIONAL_LOCKS: "0" };
function git(top, args, env = {}, timeoutSeconds = 120) {
  return run(["git", "-C", top, "-c", "core.hooksPath=/dev/null", ...args], {
    env: { ...process.env, ...ENV, ...env },
    timeoutSeconds
  });
}
async function mustGit(top, args, { env, signal } = {}) {
  return (await must(["git", "-C", top, "-c", "core.hooksPath=/dev/null", ...args], {
    env: { ...process.env, ...ENV, ...env },
    timeoutSeconds: 600,
    ...signal && { signal }
  })).trim();
}
async function openRepository(folder2) {
  const found = await git(folder2, ["rev-parse", "--show-toplevel"]);
  if (found.missing) throw new UsageError("git was not found; install it (apt-get install git)");
  if (found.code !== 0) {
    throw new UsageError(
      `${resolve(folder2)} is not inside a git repository: ${why(found)}; run loadgate in a checkout`
    );
  }
  return { top: found.stdout.trim() };
}
async function findRepository(folder2) {
  const found = await git(folder2, ["rev-parse", "--show-toplevel"]);
  return found.code === 0 ? { top: found.stdout.trim() } : null;
}
async function remoteUrl({ top }, name3) {
  const found = await git(top, ["remote", "get-url", "--", name3]);
  return found.code === 0 ? found.stdout.trim() : null;
}
async function subjectOf({ top }, commit) {
  const found = await git(top, [
    "log",
    "-1",
    "--no-show-signature",
    "--format=%s",
    "--end-of-options",
    commit
  ]);
  return found.code === 0 ? found.stdout.trim() : null;
}
async function findCommit({ top }, revision3) {
  const found = await git(top, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision3}^{commit}`
  ]);
  return found.code === 0 ? found.stdout.trim() : null;
}
async function isShallow({ top }) {
  return (await git(top, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}
async function mergeBase({ top }, a, b) {
  const found = await git(top, ["merge-base", "--end-of-options", a, b]);
  return found.code === 0 ? found.stdout.trim() : null;
}
function treeOf({ top }, commit) {
  return mustGit(top, ["rev-parse", `${commit}^{tree}`]);
}
async function changedFiles({ top }, base, head2) {
  const said = await mustGit(top, ["diff", "--name-only", "--no-renames", "-z", base, head2, "--"]);
  return said.split("\0").filter((file) => file !== "");
}
async function commitsBetween({ top }, from, to) {
  const listed = await mustGit(top, ["rev-list", "--first-parent", "--reverse", `${from}..${to}`, "--"]);
  return listed.split("\n").filter(Boolean);
}
async function namesAt({ top }, commit, folder2) {
  const found = await git(top, ["ls-tree", "-z", "--name-only", `${commit}:${folder2}`]);
  return found.code === 0 ? found.stdout.split("\0").filter(Boolean) : [];
}
async function fileAt({ top }, commit, path2) {
  const found = await git(top, ["show", `${commit}:${path2}`]);
  return found.code === 0 ? found.stdout : null;
}
async function commitOfWorkingTree(repository, folder2, signal) {
  const { top } = repository;
  const head2 = await mustGit(top, ["rev-parse", "HEAD"]);
  const index = join3(folder2, "index");
  const own2 = resolve(top, await mustGit(top, ["rev-parse", "--git-path", "index"]));
  if (existsSync(own2)) copyIndex(own2, index);
  const env = { GIT_INDEX_FILE: index };
  try {
    await mustGit(top, ["add", "--all"], { env, ...signal && { signal } });
    const tree = await mustGit(top, ["write-tree"], { env });
    if (tree === await treeOf(repository, head2)) return head2;
    const author = {
      GIT_AUTHOR_NAME: "loadgate",
      GIT_AUTHOR_EMAIL: "loadgate@localhost",
      GIT_COMMITTER_NAME: "loadgate",
      GIT_COMMITTER_EMAIL: "loadgate@localhost"
    };
    return await mustGit(top, ["commit-tree", tree, "-p", head2, "-m", "Working tree"], {
      env: { ...env, ...author }
    });
  } finally {
    rmSync3(index, { force: true });
  }
}
function copyIndex(from, to) {
  copyFileSync(from, to);
  const written2 = Math.floor(statSync(from).mtimeMs / 1e3);
  utimesSync(to, written2, written2);
}
async function addWorktree(repository, commit, folder2, options) {
  var _stack = [];
  try {
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    const lacking = [];
    stack.use(await addAlone(repository, commit, folder2, options));
    for (const { path: path2, commit: wanted } of await submodulesAt(repository, commit)) {
      const inside = { top: join3(repository.top, path2) };
      if (!await isRepositoryWith(inside, wanted)) {
        lacking.push(path2);
        continue;
      }
      await forgetLost(inside);
      const below = stack.use(await addWorktree(inside, wanted, join3(folder2, path2), options));
      lacking.push(...below.lacking.map((each) => join3(path2, each)));
    }
    const kept = stack.move();
    return { lacking, [Symbol.asyncDispose]: () => kept.disposeAsync() };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function forgetLost({ top }) {
  const { stdout } = await git(top, ["worktree", "list", "--porcelain"]);
  const paths = [...stdout.matchAll(/^worktree (.+)$/gm)].map(([, path2]) => path2);
  for (const path2 of paths.filter((each) => /\/loadgate-\w+\//.test(each) && !existsSync(each)))
    await git(top, ["worktree", "unlock", path2]);
  await git(top, ["worktree", "prune"]);
}
async function submodulesAt({ top }, commit) {
  const keys2 = ["--get-regexp", "^submodule\\..*\\.path$"];
  const told = await git(top, ["config", "--blob", `${commit}:.gitmodules`, "-z", ...keys2]);
  if (told.code !== 0) return [];
  const paths = told.stdout.split("\0").filter(Boolean).map((entry) => entry.slice(entry.indexOf("\n") + 1));
  const listed = await mustGit(top, ["ls-tree", "-z", commit, "--", ...paths]);
  return listed.split("\0").flatMap((line2) => {
    const [, wanted, path2] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line2) ?? [];
    return wanted && path2 ? [{ commit: wanted, path: path2 }] : [];
  });
}
async function isRepositoryWith({ top }, commit) {
  if (!existsSync(join3(top, ".git"))) return false;
  return (await git(top, ["cat-file", "-e", `${commit}^{commit}`])).code === 0;
}
async function addAlone({ top }, commit, folder2, { marker: sign, signal }) {
  const argv = ["worktree", "add", "--detach", "--force", folder2, commit];
  await mustGit(top, argv, { env: sign, signal }).catch((error3) => {
    signal.throwIfAborted();
    const said = error3.message.slice(error3.message.indexOf(": exit code") + 2).replace(/Preparing worktree .*\n/, "");
    throw new RunError(
      `${commit.slice(0, 12)} cannot be checked out into ${folder2}: ${said}
Is there room? TMPDIR=DIR names another folder`
    );
  });
  return {
    async [Symbol.asyncDispose]() {
      if (keepsTemporary()) return;
      await git(top, ["worktree", "remove", "--force", "--force", folder2]);
      rmSync3(folder2, { recursive: true, force: true });
    }
  };
}

// src/platform/run-resources.ts
import {
  existsSync as existsSync3,
  mkdirSync as mkdirSync3,
  mkdtempSync,
  readdirSync as readdirSync3,
  readFileSync as readFileSync2,
  rmSync as rmSync4,
  statSync as statSync2,
  writeFileSync as writeFileSync3
} from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { basename, join as join5 } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

// src/platform/cgroup.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync2, readdirSync as readdirSync2, rmdirSync, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join4 } from "node:path";
var ROOT = "/sys/fs/cgroup";
function groupCpu(group) {
  const text4 = group.cpu && readText(group.cpu.file);
  return group.cpu && text4 !== null ? groupCpuIn(text4, group.cpu.version) : null;
}
function groupCpuIn(text4, version2) {
  if (version2 === 1) return Number(text4) / 1e9;
  const usage = /^usage_usec (\d+)$/m.exec(text4)?.[1];
  return usage === void 0 ? null : Number(usage) / 1e6;
}
function groupMemoryPeak(group) {
  const text4 = group.memoryPeak === null ? null : readText(group.memoryPeak);
  return text4 === null ? null : Number(text4);
}
function groupProcesses(group) {
  const text4 = group.processes === null ? null : readText(group.processes);
  return text4 === null ? null : text4.split("\n").filter(Boolean).map(Number);
}
function groupOf(pid) {
  const lines = (readText(`/proc/${pid}/cgroup`) ?? "").split("\n").map((line2) => line2.split(":"));
  const v1 = (controller) => {
    const line2 = lines.find(([, controllers]) => controllers?.split(",").includes(controller));
    return line2 && join4(ROOT, controllerFolder(controller), line2.slice(2).join(":"));
  };
  const cpuacct = v1("cpuacct");
  const memory = v1("memory");
  const unified = lines.find(([number4, controllers]) => number4 === "0" && controllers === "");
  const v2 = unified && join4(ROOT, unified.slice(2).join(":"));
  return groupFiles({ cpuacct, memory, v2: cpuacct ? void 0 : v2 });
}
function groupFiles({ cpuacct, memory, v2 }) {
  const present = (path2) => path2 !== void 0 && existsSync2(path2) ? path2 : null;
  const usage = present(cpuacct && join4(cpuacct, "cpuacct.usage"));
  const stat = present(v2 && join4(v2, "cpu.stat"));
  return {
    cpu: usage ? { file: usage, version: 1 } : stat ? { file: stat, version: 2 } : null,
    memoryPeak: present(memory && join4(memory, "memory.max_usage_in_bytes")) ?? present(v2 && join4(v2, "memory.peak")),
    processes: present(cpuacct && join4(cpuacct, "cgroup.procs")) ?? present(v2 && join4(v2, "cgroup.procs"))
  };
}
function controllerFolder(controller) {
  if (existsSync2(join4(ROOT, controller))) return controller;
  return existsSync2(join4(ROOT, "cpu,cpuacct")) ? "cpu,cpuacct" : controller;
}
var ownFolder = (id2) => `loadgate-${id2}`;
function makeControlGroup(id2, name3) {
  const folders = existsSync2(join4(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  const paths = folders.map((folder2) => join4(folder2, ownFolder(id2), name3));
  try {
    for (const path2 of paths) mkdirSync2(path2, { recursive: true });
    if (folders[0] === ROOT) enableControllers(id2);
  } catch {
    for (const path2 of paths) removeFolder(path2);
    return null;
  }
  const at = (controller) => paths[folders.findIndex((folder2) => folder2.endsWith(controller))];
  const unified = folders[0] === ROOT;
  const files = groupFiles({
    cpuacct: unified ? void 0 : at("cpuacct"),
    memory: unified ? void 0 : at("memory"),
    v2: unified ? paths[0] : void 0
  });
  return {
    files,
    shares: !unified || handsDownCpu(paths[0] ?? ""),
    add(pid) {
      const moved = /* @__PURE__ */ new Set();
      let found = true;
      for (let pass = 0; found && pass < MOST_PASSES; pass += 1) {
        found = false;
        for (const each of descendants(pid)) {
          if (moved.has(each)) continue;
          moved.add(each);
          found = true;
          for (const path2 of paths) writeQuietly(join4(path2, "cgroup.procs"), String(each));
        }
      }
    },
    members: () => groupProcesses(files) ?? [],
    remove() {
      for (const path2 of paths) removeFolder(path2);
    }
  };
}
function versionOneFolders() {
  const folders = ["cpu", "cpuacct", "memory"].map((controller) => join4(ROOT, controllerFolder(controller)));
  return [...new Set(folders)];
}
var unifiedFolders = () => [ROOT];
var MOST_PASSES = 8;
function enableControllers(id2) {
  for (const folder2 of [ROOT, join4(ROOT, ownFolder(id2))]) {
    for (const controller of ["+cpu", "+memory"])
      writeQuietly(join4(folder2, "cgroup.subtree_control"), controller);
  }
}
function handsDownCpu(path2) {
  return (readText(join4(path2, "cgroup.controllers")) ?? "").trim().split(" ").includes("cpu");
}
async function releaseControlGroups(id2) {
  const folders = existsSync2(join4(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  for (const folder2 of folders.map((root) => join4(root, ownFolder(id2)))) {
    if (!existsSync2(folder2)) continue;
    for (let attempt = 0; attempt < 20 && existsSync2(folder2); attempt += 1) {
      for (const name3 of readdirSync2(folder2, { withFileTypes: true })) {
        if (!name3.isDirectory()) continue;
        const group = join4(folder2, name3.name);
        for (const pid of (readText(join4(group, "cgroup.procs")) ?? "").split("\n").filter(Boolean))
          kill(Number(pid), "SIGKILL");
        removeFolder(group);
      }
      removeFolder(folder2);
      if (existsSync2(folder2)) await new Promise((resolve14) => setTimeout(resolve14, 50));
    }
  }
}
function removeFolder(path2) {
  try {
    rmdirSync(path2);
  } catch {
  }
}
function writeQuietly(path2, text4) {
  try {
    writeFileSync2(path2, text4);
  } catch {
  }
}

// src/platform/run-resources.ts
var PREFIX2 = "loadgate-";
var MARKER = "LOADGATE_RUN";
var RUN_FILE = "run.json";
function temporaryFolder() {
  try {
    return mkdtempSync(join5(tmpdir2(), PREFIX2));
  } catch (error3) {
    throw new UsageError(
      `the temporary folder ${tmpdir2()} cannot be written (${error3.message}); make room, or name another: TMPDIR=DIR`
    );
  }
}
function openRunResources(repository) {
  const folder2 = temporaryFolder();
  const id2 = folder2.slice(folder2.lastIndexOf(PREFIX2) + PREFIX2.length).toLowerCase();
  mkdirSync3(join5(folder2, "pids"));
  const note = { pid: process.pid, started: startTime(process.pid), repository };
  writeFileSync3(join5(folder2, RUN_FILE), JSON.stringify(note));
  return {
    id: id2,
    folder: folder2,
    marker: { [MARKER]: id2 },
    process: (pid) => writeFileSync3(join5(folder2, "pids", String(pid)), startTime(pid) ?? ""),
    engine: () => noteEngine(folder2, process.env),
    [Symbol.asyncDispose]: () => release(folder2, id2, note, RESTART_SECONDS)
  };
}
async function releaseAbandoned(before = () => {
}) {
  let count3 = 0;
  for (const name3 of listFolder(tmpdir2())) {
    if (!name3.startsWith(PREFIX2)) continue;
    const folder2 = join5(tmpdir2(), name3);
    const note = isOurs(folder2) ? readNote(folder2) : null;
    if (!note || startTime(note.pid) === note.started) continue;
    const id2 = name3.slice(PREFIX2.length).toLowerCase();
    try {
      before({ id: id2, folder: folder2 });
    } catch {
    }
    await release(folder2, id2, note, 0);
    count3 += 1;
  }
  removeAbandonedPipes();
  return count3;
}
function isOurs(folder2) {
  const { uid } = statSync2(folder2, { throwIfNoEntry: false }) ?? {};
  return uid !== void 0 && uid === (process.getuid?.() ?? uid);
}
function readNote(folder2) {
  try {
    return JSON.parse(readFileSync2(join5(folder2, RUN_FILE), "utf8"));
  } catch {
    return null;
  }
}
var RESTART_SECONDS = 15;
var OLD_SECONDS = 7 * 86400;
function isOld(folder2) {
  const { mtimeMs = 0 } = statSync2(join5(folder2, RUN_FILE), { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > OLD_SECONDS * 1e3;
}
async function release(folder2, id2, note, patience) {
  for (const pid of listFolder(join5(folder2, "pids"))) {
    const started = readFileSync2(join5(folder2, "pids", pid), "utf8");
    if (started !== "" && startTime(Number(pid)) === started) kill(-Number(pid), "SIGKILL");
  }
  await endStrays(id2, folder2);
  await releaseControlGroups(id2);
  const empty = await emptyEngine(folder2, id2, patience) || isOld(folder2);
  if (keepsTemporary()) return keep(folder2, empty);
  if (note.repository) await unlockWorktrees(note.repository, folder2);
  const kept = [RUN_FILE, ...ENGINE_FILES];
  const gone = empty ? [folder2] : listFolder(folder2).flatMap((name3) => kept.includes(name3) ? [] : [join5(folder2, name3)]);
  for (const path2 of gone) rmSync4(path2, { recursive: true, force: true, maxRetries: 3 });
  if (note.repository) await run(["git", "-C", note.repository, "worktree", "prune"]);
}
function keep(folder2, empty) {
  if (empty) rmSync4(join5(folder2, RUN_FILE), { force: true });
  process.stderr.write(
    `LOADGATE_KEEP_TEMP: kept ${folder2}; take it away with rm -r, then its checkouts with git worktree prune
`
  );
}
async function endStrays(id2, folder2) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const strays = [...processesMarked(`${MARKER}=${id2}`), ...processesWithin(folder2)];
    if (strays.length === 0) return;
    for (const pid of strays) kill(pid, "SIGKILL");
    await new Promise((resolve14) => setTimeout(resolve14, 50));
  }
}
async function unlockWorktrees(repository, folder2) {
  const { stdout } = await run(["git", "-C", repository, "worktree", "list", "--porcelain"]);
  const paths = stdout.split("\n").filter((line2) => line2.startsWith("worktree "));
  for (const path2 of paths.map((line2) => line2.slice("worktree ".length)))
    if (path2.includes(`/${basename(folder2)}/`))
      await run(["git", "-C", repository, "worktree", "unlock", path2]);
}
function listFolder(folder2) {
  try {
    return readdirSync3(folder2);
  } catch {
    return [];
  }
}
var ENGINE_FILE = "engine.json";
var ENGINE_VARIABLES = [
  "DOCKER_HOST",
  "DOCKER_CONTEXT",
  "DOCKER_TLS_VERIFY",
  "DOCKER_CERT_PATH",
  "DOCKER_CONFIG"
];
function noteEngine(folder2, env) {
  const known2 = ENGINE_VARIABLES.flatMap((name3) => env[name3] === void 0 ? [] : [[name3, env[name3]]]);
  writeFileSync3(join5(folder2, ENGINE_FILE), JSON.stringify(Object.fromEntries(known2)));
}
var ENGINE_FILES = [ENGINE_FILE];
async function emptyEngine(folder2, id2, patience) {
  const file = join5(folder2, ENGINE_FILE);
  if (!existsSync3(file)) return true;
  const env = { ...process.env, ...readEngineNote(file) };
  if (!await engineAnswers(env, patience)) return false;
  await removeContainers(id2, env);
  await removeImages(id2, env);
  return true;
}
function readEngineNote(file) {
  try {
    return JSON.parse(readFileSync2(file, "utf8"));
  } catch {
    return {};
  }
}
async function engineAnswers(env, patience) {
  const until = performance.now() + patience * 1e3;
  for (; ; ) {
    const { code, missing: missing4 } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      env,
      timeoutSeconds: 5
    });
    if (code === 0 || missing4) return true;
    if (performance.now() >= until) return false;
    await delay(1e3);
  }
}
async function removeContainers(id2, env) {
  const containers = await dockerLines(env, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id2}`);
  if (containers.length > 0) await dockerLines(env, "rm", "--force", "--volumes", ...containers);
}
async function removeImages(id2, env) {
  const format = ["--format", "{{.Repository}}:{{.Tag}}"];
  const images = await dockerLines(env, "image", "ls", ...format, "--filter", `reference=loadgate/*:${id2}`);
  if (images.length > 0) await dockerLines(env, "image", "rm", "--force", ...images);
}
async function dockerLines(env, ...args) {
  const { code, stdout } = await run(["docker", ...args], { env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split("\n").filter(Boolean) : [];
}

// node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  CONSTANT_CATCH: () => CONSTANT_CATCH,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  attachSchema: () => attachSchema,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  codePointLength: () => codePointLength,
  constantCatch: () => constantCatch,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  defineLazyInternal: () => defineLazyInternal,
  derived: () => derived,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  explicitlyAborted: () => explicitlyAborted,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  hide: () => hide,
  installLazyProp: () => installLazyProp,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  members: () => members,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  own: () => own,
  parsedType: () => parsedType,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  rawShape: () => rawShape,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  sizeCaps: () => sizeCaps,
  slugify: () => slugify,
  stringifyPrimitive: () => stringifyPrimitive,
  toZod: () => toZod,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function toZod() {
  return (schema5) => schema5;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter((v) => typeof v === "number");
  const values2 = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
  return values2;
}
function joinValues(array3, separator = "|") {
  return array3.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
  if (typeof value === "bigint")
    return value.toString();
  return value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter;
    this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    if (getter !== void 0) {
      this._value = getter();
      this._getter = void 0;
    }
    return this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input === null || input === void 0;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0;
  const end2 = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end2);
}
function floatSafeRemainder(val, step) {
  const ratio = val / step;
  const roundedRatio = Math.round(ratio);
  const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  if (Math.abs(ratio - roundedRatio) < tolerance)
    return 0;
  return ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object2, key, getter) {
  let value = void 0;
  Object.defineProperty(object2, key, {
    get() {
      if (value === EVALUATING) {
        return void 0;
      }
      if (value === void 0) {
        value = EVALUATING;
        value = getter();
      }
      return value;
    },
    set(v) {
      Object.defineProperty(object2, key, {
        value: v
        // configurable: true,
      });
    },
    configurable: true
  });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, {
    value,
    writable: true,
    enumerable: true,
    configurable: true
  });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema5) {
  return rawShape(schema5._zod.def) ?? schema5._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, {
    get() {
      const value = getter();
      assignProp(this, key, value);
      return value;
    },
    enumerable: true,
    configurable: true
  });
}
function putProp(target, key, value) {
  if (key in target)
    assignProp(target, key, value);
  else
    target[key] = value;
}
function mirrorShape(target, source, keys2, wrap2) {
  const raw = sourceShape(source);
  for (const key of keys2) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    if (!desc.enumerable)
      continue;
    if (desc.get) {
      deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap2 ? wrap2(value, key) : value;
      });
    } else
      putProp(target, key, wrap2 ? wrap2(desc.value, key) : desc.value);
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    if (!desc.enumerable)
      continue;
    if (desc.get)
      deferProp(target, key, () => source[key]);
    else
      putProp(target, key, desc.value);
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema5) {
  return mergeDefs(schema5._zod.def);
}
function getElementAtPath(obj, path2) {
  if (!path2)
    return obj;
  return path2.reduce((acc, key) => acc?.[key], obj);
}
function promiseAllObject(promisesObj) {
  const keys2 = Object.keys(promisesObj);
  const promises2 = keys2.map((key) => promisesObj[key]);
  return Promise.all(promises2).then((results2) => {
    const resolvedObj = {};
    for (let i = 0; i < keys2.length; i++) {
      resolvedObj[keys2[i]] = results2[i];
    }
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) {
    str += chars[Math.floor(Math.random() * chars.length)];
  }
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
function slugify(input) {
  return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = /* @__PURE__ */ cached(() => {
  if (globalConfig.jitless) {
    return false;
  }
  if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) {
    return false;
  }
  try {
    const F = Function;
    new F("");
    return true;
  } catch (_) {
    return false;
  }
});
function isPlainObject(o) {
  if (isObject(o) === false)
    return false;
  const ctor = o.constructor;
  if (ctor === void 0)
    return true;
  if (typeof ctor !== "function")
    return true;
  const prot = ctor.prototype;
  if (isObject(prot) === false)
    return false;
  if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) {
    return false;
  }
  return true;
}
function shallowClone(o) {
  if (isPlainObject(o))
    return { ...o };
  if (Array.isArray(o))
    return [...o];
  if (o instanceof Map)
    return new Map(o);
  if (o instanceof Set)
    return new Set(o);
  return o;
}
function numKeys(data) {
  let keyCount = 0;
  for (const key in data) {
    if (Object.prototype.hasOwnProperty.call(data, key)) {
      keyCount++;
    }
  }
  return keyCount;
}
var getParsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      if (Array.isArray(data)) {
        return "array";
      }
      if (data === null) {
        return "null";
      }
      if (data.then && typeof data.then === "function" && data.catch && typeof data.catch === "function") {
        return "promise";
      }
      if (typeof Map !== "undefined" && data instanceof Map) {
        return "map";
      }
      if (typeof Set !== "undefined" && data instanceof Set) {
        return "set";
      }
      if (typeof Date !== "undefined" && data instanceof Date) {
        return "date";
      }
      if (typeof File !== "undefined" && data instanceof File) {
        return "file";
      }
      return "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set([
  "string",
  "number",
  "bigint",
  "boolean",
  "symbol",
  "undefined"
]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  if (!def || params?.parent)
    cl._zod.parent = inst;
  return cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params)
    return {};
  if (typeof params === "string")
    return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0)
      throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  delete params.message;
  if (typeof params.error === "string")
    return { ...params, error: () => params.error };
  return params;
}
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, {
    get(_, prop, receiver) {
      target ?? (target = getter());
      return Reflect.get(target, prop, receiver);
    },
    set(_, prop, value, receiver) {
      target ?? (target = getter());
      return Reflect.set(target, prop, value, receiver);
    },
    has(_, prop) {
      target ?? (target = getter());
      return Reflect.has(target, prop);
    },
    deleteProperty(_, prop) {
      target ?? (target = getter());
      return Reflect.deleteProperty(target, prop);
    },
    ownKeys(_) {
      target ?? (target = getter());
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(_, prop) {
      target ?? (target = getter());
      return Reflect.getOwnPropertyDescriptor(target, prop);
    },
    defineProperty(_, prop, descriptor) {
      target ?? (target = getter());
      return Reflect.defineProperty(target, prop, descriptor);
    }
  });
}
function stringifyPrimitive(value) {
  if (typeof value === "bigint")
    return value.toString() + "n";
  if (typeof value === "string")
    return `"${value}"`;
  return `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => {
    return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
  });
}
var NUMBER_FORMAT_RANGES = /* @__PURE__ */ (() => ({
  safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  int32: [-2147483648, 2147483647],
  uint32: [0, 4294967295],
  float32: [-34028234663852886e22, 34028234663852886e22],
  float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
  int64: [/* @__PURE__ */ BigInt("-9223372036854775808"), /* @__PURE__ */ BigInt("9223372036854775807")],
  uint64: [/* @__PURE__ */ BigInt(0), /* @__PURE__ */ BigInt("18446744073709551615")]
};
function pick(schema5, mask) {
  const currDef = schema5._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".pick() cannot be used on object schemas containing refinements");
  }
  const newShape = {};
  mirrorShape(newShape, schema5, maskedKeys(schema5, mask));
  return clone(schema5, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function maskedKeys(schema5, mask) {
  const raw = sourceShape(schema5);
  const keys2 = [];
  for (const key of Reflect.ownKeys(mask)) {
    if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) {
      throw new Error(`Unrecognized key: "${String(key)}"`);
    }
    if (mask[key])
      keys2.push(key);
  }
  return keys2;
}
function omit(schema5, mask) {
  const currDef = schema5._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(".omit() cannot be used on object schemas containing refinements");
  }
  const omitted = new Set(maskedKeys(schema5, mask));
  const newShape = {};
  mirrorShape(newShape, schema5, Reflect.ownKeys(sourceShape(schema5)).filter((key) => !omitted.has(key)));
  return clone(schema5, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema5, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to extend: expected a plain object");
  }
  const checks = schema5._zod.def.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    const existingShape = sourceShape(schema5);
    for (const key of Reflect.ownKeys(shape)) {
      if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) {
        throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
      }
    }
  }
  return clone(schema5, mergeDefs(schema5._zod.def, { shape: extended(schema5, shape) }));
}
function extended(schema5, shape) {
  const newShape = {};
  mirrorShape(newShape, schema5, Reflect.ownKeys(sourceShape(schema5)));
  mirrorProps(newShape, shape);
  return newShape;
}
function safeExtend(schema5, shape) {
  if (!isPlainObject(shape)) {
    throw new Error("Invalid input to safeExtend: expected a plain object");
  }
  return clone(schema5, mergeDefs(schema5._zod.def, { shape: extended(schema5, shape) }));
}
function merge(a, b) {
  if (!b?._zod?.def) {
    throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  }
  if (a._zod.def.checks?.length) {
    throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
  }
  const newShape = {};
  mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
  mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
  const def = mergeDefs(a._zod.def, {
    shape: newShape,
    get catchall() {
      return b._zod.def.catchall;
    },
    checks: b._zod.def.checks ?? []
  });
  return clone(a, def);
}
function partial(Class2, schema5, mask, name3 = "partial") {
  const currDef = schema5._zod.def;
  const checks = currDef.checks;
  const hasChecks = checks && checks.length > 0;
  if (hasChecks) {
    throw new Error(`.${name3}() cannot be used on object schemas containing refinements`);
  }
  const selected = mask ? new Set(maskedKeys(schema5, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema5, Reflect.ownKeys(sourceShape(schema5)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value })));
  return clone(schema5, mergeDefs(schema5._zod.def, { shape: newShape, checks: [] }));
}
function required(Class2, schema5, mask) {
  const selected = mask ? new Set(maskedKeys(schema5, mask)) : void 0;
  const newShape = {};
  mirrorShape(newShape, schema5, Reflect.ownKeys(sourceShape(schema5)), (value, key) => (
    // overwrite with non-optional
    selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })
  ));
  return clone(schema5, mergeDefs(schema5._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue !== true) {
      return true;
    }
  }
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true)
    return true;
  for (let i = startIndex; i < x.issues.length; i++) {
    if (x.issues[i]?.continue === false) {
      return true;
    }
  }
  return false;
}
function prefixIssues(path2, issues) {
  return issues.map((iss) => {
    var _a3;
    (_a3 = iss).path ?? (_a3.path = []);
    iss.path.unshift(path2);
    return iss;
  });
}
function unwrapMessage(message) {
  return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check))
      break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0)
      caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) {
    (_a3 = issues[i]).schema ?? (_a3.schema = inst);
  }
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  if (traits?.has("$ZodType")) {
    if (traits.has("$ZodCheck"))
      (_a3 = iss).schema ?? (_a3.schema = iss.inst);
    else
      iss.schema = iss.inst;
  }
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
  const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input";
  const full = {};
  for (const k of Object.keys(iss)) {
    if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__")
      continue;
    full[k] = iss[k];
  }
  full.path ?? (full.path = []);
  full.message = message;
  if (ctx?.reportInput) {
    full.input = iss.input;
  }
  return full;
}
function getSizableOrigin(input) {
  if (input instanceof Set)
    return "set";
  if (input instanceof Map)
    return "map";
  if (input instanceof File)
    return "file";
  return "unknown";
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str))
    return units;
  let count3 = units;
  for (let i = 0; i < units - 1; i++) {
    if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
      count3--;
      i++;
    }
  }
  return count3;
}
function getLengthableOrigin(input) {
  if (Array.isArray(input))
    return "array";
  if (typeof input === "string")
    return "string";
  return "unknown";
}
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number": {
      return Number.isNaN(data) ? "nan" : "number";
    }
    case "object": {
      if (data === null) {
        return "null";
      }
      if (Array.isArray(data)) {
        return "array";
      }
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) {
        return obj.constructor.name;
      }
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  if (typeof iss === "string") {
    return {
      message: iss,
      code: "custom",
      input,
      inst
    };
  }
  return { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(obj).filter(([k, _]) => {
    return Number.isNaN(Number.parseInt(k, 10));
  }).map((el) => el[1]);
}
function base64ToUint8Array(base643) {
  const binaryString = atob(base643);
  const bytes3 = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) {
    bytes3[i] = binaryString.charCodeAt(i);
  }
  return bytes3;
}
function uint8ArrayToBase64(bytes3) {
  let binaryString = "";
  for (let i = 0; i < bytes3.length; i++) {
    binaryString += String.fromCharCode(bytes3[i]);
  }
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url2) {
  const base643 = base64url2.replace(/-/g, "+").replace(/_/g, "/");
  const padding = "=".repeat((4 - base643.length % 4) % 4);
  return base64ToUint8Array(base643 + padding);
}
function uint8ArrayToBase64url(bytes3) {
  return uint8ArrayToBase64(bytes3).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
  const cleanHex = hex.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) {
    throw new Error("Invalid hex string length");
  }
  const bytes3 = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) {
    bytes3[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  }
  return bytes3;
}
function uint8ArrayToHex(bytes3) {
  return Array.from(bytes3).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};
function members(proto, table2) {
  for (const key in table2) {
    const desc = Object.getOwnPropertyDescriptor(table2, key);
    if (desc.get)
      Object.defineProperty(proto, key, { ...desc, enumerable: false });
    else
      defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value });
  return value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
// @__NO_SIDE_EFFECTS__
function derived(computes, table2) {
  for (const key in computes) {
    const compute = computes[key];
    Object.defineProperty(table2, key, {
      configurable: true,
      enumerable: true,
      get() {
        return own(this, key, compute(this));
      },
      set(value) {
        own(this, key, value);
      }
    });
  }
  return table2;
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      return this == null ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
      own(this, key, value);
    }
  });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(inst);
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
  configurable: true,
  get() {
    broke = true;
    return void 0;
  }
};
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(inst._zod);
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      Object.defineProperty(this, key, breaker);
      const outer = broke;
      broke = false;
      try {
        const value = compute(this);
        if (broke)
          delete this[key];
        else
          Object.defineProperty(this, key, { configurable: true, writable: true, value });
        broke = broke || outer;
        return value;
      } catch (err) {
        delete this[key];
        broke = broke || outer;
        throw err;
      }
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, value });
    }
  });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  if (!proto)
    return;
  Object.defineProperty(proto, key, {
    configurable: true,
    get() {
      const desc = { configurable: true, writable: true, enumerable, value: void 0 };
      Object.defineProperty(this, key, desc);
      desc.value = make(this);
      Object.defineProperty(this, key, desc);
      return desc.value;
    },
    set(value) {
      Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
    }
  });
}
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
  const fn = () => value;
  fn[CONSTANT_CATCH] = true;
  return fn;
}

// node_modules/zod/v4/core/core.js
var _a;
var NEVER = /* @__PURE__ */ Object.freeze({
  status: "aborted"
});
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved === "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        _E = null;
        return new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
// @__NO_SIDE_EFFECTS__
function $constructor(name3, initializer3, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto;
  const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (!inst._zod) {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    } else if (inst._zod.traits.has(name3)) {
      return;
    }
    inst._zod.traits.add(name3);
    initializer3(inst, def);
    if (initialized) {
      const own2 = Object.getPrototypeOf(inst);
      const ctorProto = inst._zod.constr.prototype;
      let up = own2;
      while (up && up !== ctorProto)
        up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      if (!initialized.has(target)) {
        initialized.add(target);
        members(target, protoMembers);
      }
    }
    const proto2 = _.prototype;
    for (const k in proto2) {
      if (!Object.prototype.hasOwnProperty.call(proto2, k))
        continue;
      if (!(k in inst)) {
        inst[k] = proto2[k].bind(inst);
      }
    }
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name3 });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) {
        fn();
      }
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp)
      pp(inst);
    return inst;
  }
  Object.defineProperty(_, "init", { value: init });
  Object.defineProperty(_, Symbol.hasInstance, {
    value: (inst) => {
      if (params?.Parent && inst instanceof params.Parent)
        return true;
      return inst?._zod?.traits?.has(name3);
    }
  });
  Object.defineProperty(_, "name", { value: name3 });
  return _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name3) {
    super(`Encountered unidirectional transform during encode: ${name3}`);
    this.name = "ZodEncodeError";
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  if (newConfig)
    Object.assign(globalConfig, newConfig);
  return globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
  return internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = {
  get: _getMessage,
  set: _setMessage,
  enumerable: true,
  configurable: true
};
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
var initializer = (inst, def) => {
  inst.name = "$ZodError";
  _issuesDesc.value = def;
  Object.defineProperty(inst, "issues", _issuesDesc);
  _issuesDesc.value = void 0;
  Object.defineProperty(inst, "message", _messageDesc);
  const proto = Object.getPrototypeOf(inst);
  if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
      configurable: true,
      enumerable: false,
      get() {
        const value = () => this.message;
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
        return value;
      },
      set(value) {
        Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
      }
    });
  }
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, {
  Parent: Error
});
function node(obj, key, make) {
  if (!Object.prototype.hasOwnProperty.call(obj, key)) {
    if (key === "__proto__") {
      Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true });
    } else {
      obj[key] = make();
    }
  }
  return obj[key];
}
function flattenError(error3, mapper = (issue3) => issue3.message) {
  const fieldErrors = {};
  const formErrors = [];
  for (const sub of error3.issues) {
    if (sub.path.length > 0) {
      node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
    } else {
      formErrors.push(mapper(sub));
    }
  }
  return { formErrors, fieldErrors };
}
function formatError(error3, mapper = (issue3) => issue3.message) {
  const fieldErrors = { _errors: [] };
  const processError = (error4, path2 = []) => {
    for (const issue3 of error4.issues) {
      if (issue3.code === "invalid_union" && issue3.errors.length) {
        issue3.errors.map((issues) => processError({ issues }, [...path2, ...issue3.path]));
      } else if (issue3.code === "invalid_key") {
        processError({ issues: issue3.issues }, [...path2, ...issue3.path]);
      } else if (issue3.code === "invalid_element") {
        processError({ issues: issue3.issues }, [...path2, ...issue3.path]);
      } else {
        const fullpath = [...path2, ...issue3.path];
        if (fullpath.length === 0) {
          fieldErrors._errors.push(mapper(issue3));
        } else {
          let curr = fieldErrors;
          let i = 0;
          while (i < fullpath.length) {
            const el = fullpath[i];
            const terminal = i === fullpath.length - 1;
            if (el === "_errors") {
              if (terminal)
                curr._errors.push(mapper(issue3));
              i++;
              continue;
            }
            if (!Object.prototype.hasOwnProperty.call(curr, el)) {
              Object.defineProperty(curr, el, {
                value: { _errors: [] },
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
            const node2 = curr[el];
            if (terminal) {
              node2._errors.push(mapper(issue3));
            }
            curr = node2;
            i++;
          }
        }
      }
    }
  };
  processError(error3);
  return fieldErrors;
}

// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
  return { callee: params?.callee ?? callee, Err: params?.Err };
}
var _parse = (_Err) => {
  const fn = (schema5, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
    const result = schema5._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) {
      throw new $ZodAsyncError();
    }
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, _params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parse = /* @__PURE__ */ _parse($ZodRealError);
var _parseAsync = (_Err) => {
  const fn = async (schema5, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema5._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise)
      result = await result;
    if (result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      captureStackTrace(e, params?.callee ?? fn);
      throw e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = /* @__PURE__ */ _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false };
  const result = schema5._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = /* @__PURE__ */ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error3;
  return {
    success: false,
    get error() {
      if (!error3) {
        error3 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
        issues = void 0;
        ctx = void 0;
      }
      return error3;
    },
    set error(e) {
      error3 = e;
      issues = void 0;
      ctx = void 0;
    }
  };
}
var _safeParseAsync = (_Err) => async (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema5._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = /* @__PURE__ */ _safeParseAsync($ZodRealError);
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema5, value, _ctx) => {
  const validator = schema5._zod.bag.validator;
  if (validator !== void 0) {
    if (validator(value) !== COMPILE_INVALID)
      return true;
    if (validator.definite === true && _ctx === void 0)
      return false;
  }
  return validateFallback(schema5, value, _ctx);
});
function validateFallback(schema5, value, _ctx) {
  const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true };
  const fallbackRun = schema5._zod.bag.fallbackRun;
  let result;
  if (fallbackRun) {
    ctx[COMPILE_FALLBACK] = true;
    result = fallbackRun({ value, issues: [] }, ctx);
  } else {
    result = schema5._zod.run({ value, issues: [] }, ctx);
  }
  if (result instanceof Promise) {
    throw new $ZodAsyncError();
  }
  return result.issues.length === 0;
}
var validateAsync = async (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : { async: true, abortEarly: true };
  let result = schema5._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise)
    result = await result;
  return result.issues.length === 0;
};
var _encode = (_Err) => {
  const parse4 = _parse(_Err);
  const fn = (schema5, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return parse4(schema5, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decode = (_Err) => {
  const parse4 = _parse(_Err);
  const fn = (schema5, value, _ctx, _params) => {
    return parse4(schema5, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _encodeAsync = (_Err) => {
  const parseAsync3 = _parseAsync(_Err);
  const fn = async (schema5, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return await parseAsync3(schema5, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _decodeAsync = (_Err) => {
  const parseAsync3 = _parseAsync(_Err);
  const fn = async (schema5, value, _ctx, _params) => {
    return await parseAsync3(schema5, value, _ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var _safeEncode = (_Err) => (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParse(_Err)(schema5, value, ctx);
};
var _safeDecode = (_Err) => (schema5, value, _ctx) => {
  return _safeParse(_Err)(schema5, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema5, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParseAsync(_Err)(schema5, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema5, value, _ctx) => {
  return _safeParseAsync(_Err)(schema5, value, _ctx);
};

// node_modules/zod/v4/core/regexes.js
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
  return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version2) => {
  if (!version2)
    return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
  return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
  return new RegExp(_emoji, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base642 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
  return new RegExp(`^${source}$`);
}
var date = /* @__PURE__ */ anchor(dateSource);
function timeSource(args) {
  const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
  const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
  return regex;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const opts = ["Z"];
  if (args.offset)
    opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
  const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`;
  const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;

// node_modules/zod/v4/core/checks.js
var $ZodCheck = /* @__PURE__ */ $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {});
  inst._zod.def = def;
  (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = {
  number: "number",
  bigint: "bigint",
  object: "date"
};
var $ZodCheckLessThan = /* @__PURE__ */ $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value <= def.value : payload.value < def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_big",
      maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckGreaterThan = /* @__PURE__ */ $constructor("$ZodCheckGreaterThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) {
      return;
    }
    payload.issues.push({
      origin: numericOriginMap[typeof payload.value] ?? origin,
      code: "too_small",
      minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
      input: payload.value,
      inclusive: def.inclusive,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMultipleOf = /* @__PURE__ */ $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    if (typeof payload.value !== typeof def.value)
      throw new Error("Cannot mix number and bigint in multiple_of check.");
    const isMultiple = typeof payload.value === "bigint" ? (
      // `value % 0n` throws, and nothing is a multiple of zero — the number branch already fails this way via NaN
      def.value !== BigInt(0) && payload.value % def.value === BigInt(0)
    ) : floatSafeRemainder(payload.value, def.value) === 0;
    if (isMultiple)
      return;
    payload.issues.push({
      origin: typeof payload.value,
      code: "not_multiple_of",
      divisor: def.value,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckNumberFormat = /* @__PURE__ */ $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  def.format = def.format || "float64";
  const isInt = def.format?.includes("int");
  const origin = isInt ? "int" : "number";
  const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({
          expected: origin,
          format: def.format,
          code: "invalid_type",
          continue: false,
          input,
          inst
        });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        if (input > 0) {
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        } else {
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
        }
        return;
      }
    }
    if (input < minimum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
    if (input > maximum) {
      payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCheckMaxLength = /* @__PURE__ */ $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units > def.maximum ? codePointLength(input) : units;
    if (length <= def.maximum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinLength = /* @__PURE__ */ $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units;
    if (length >= def.minimum)
      return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({
      origin,
      code: "too_small",
      minimum: def.minimum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLengthEquals = /* @__PURE__ */ $constructor("$ZodCheckLengthEquals", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def);
  (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength);
  inst._zod.check = (payload) => {
    const input = payload.value;
    const units = input.length;
    const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
    if (length === def.length)
      return;
    const origin = getLengthableOrigin(input);
    const tooBig = length > def.length;
    payload.issues.push({
      origin,
      ...tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = /* @__PURE__ */ $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def);
  if (def.pattern)
    (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value))
        return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? { pattern: def.pattern.toString() } : {},
        inst,
        continue: !def.abort
      });
    });
  else
    (_b = inst._zod).check ?? (_b.check = () => {
    });
});
var $ZodCheckRegex = /* @__PURE__ */ $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "regex",
      input: payload.value,
      pattern: def.pattern.toString(),
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckLowerCase = /* @__PURE__ */ $constructor("$ZodCheckLowerCase", (inst, def) => {
  def.pattern ?? (def.pattern = lowercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = /* @__PURE__ */ $constructor("$ZodCheckUpperCase", (inst, def) => {
  def.pattern ?? (def.pattern = uppercase);
  $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = /* @__PURE__ */ $constructor("$ZodCheckIncludes", (inst, def) => {
  $ZodCheck.init(inst, def);
  const escapedRegex = escapeRegex(def.includes);
  const pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
  def.pattern = pattern;
  inst._zod.check = (payload) => {
    if (payload.value.includes(def.includes, def.position))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "includes",
      includes: def.includes,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStartsWith = /* @__PURE__ */ $constructor("$ZodCheckStartsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.startsWith(def.prefix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "starts_with",
      prefix: def.prefix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckEndsWith = /* @__PURE__ */ $constructor("$ZodCheckEndsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
  def.pattern ?? (def.pattern = pattern);
  inst._zod.check = (payload) => {
    if (payload.value.endsWith(def.suffix))
      return;
    payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "ends_with",
      suffix: def.suffix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckOverwrite = /* @__PURE__ */ $constructor("$ZodCheckOverwrite", (inst, def) => {
  $ZodCheck.init(inst, def);
  inst._zod.check = (payload) => {
    payload.value = def.tx(payload.value);
  };
});

// node_modules/zod/v4/core/doc.js
var Doc = class {
  constructor(args = [], closed = {}) {
    this.content = [];
    this.indent = 0;
    this.args = args;
    this.closed = closed;
  }
  // the compiler catches a child's throw and keeps writing into this doc, so the indent has to unwind with it
  indented(fn) {
    this.indent += 1;
    try {
      fn(this);
    } finally {
      this.indent -= 1;
    }
  }
  write(arg) {
    if (typeof arg === "function") {
      arg(this, { execution: "sync" });
      arg(this, { execution: "async" });
      return;
    }
    const content = arg;
    const lines = content.split("\n").filter((x) => x);
    const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
    const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
    for (const line2 of dedented) {
      this.content.push(line2);
    }
  }
  compile() {
    const F = Function;
    const content = this?.content ?? [``];
    const factory = new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {
${content.join("\n")}
};`);
    return factory(...Object.values(this.closed));
  }
};

// node_modules/zod/v4/core/versions.js
var version = {
  major: 4,
  minor: 6,
  patch: 7
};

// node_modules/zod/v4/core/schemas.js
var $ZodType = /* @__PURE__ */ $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {});
  inst._zod.def = def;
  inst._zod.bag = inst._zod.bag || {};
  inst._zod.version = version;
  const defChecks = inst._zod.def.checks;
  const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks) {
    for (const fn of ch._zod.onattach) {
      fn(inst);
    }
  }
  if (checks.length === 0) {
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred?.push(() => {
      inst._zod.run = inst._zod.parse;
    });
  } else {
    const runChecks = (payload, checks2, ctx) => {
      if (payload.memo)
        return payload;
      let isAborted = aborted(payload);
      let asyncResult;
      for (const ch of checks2) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload))
            continue;
          const shouldRun = ch._zod.def.when(payload);
          if (!shouldRun)
            continue;
        } else if (isAborted) {
          continue;
        }
        const currLen = payload.issues.length;
        const _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) {
          throw new $ZodAsyncError();
        }
        if (asyncResult || _ instanceof Promise) {
          asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen)
              return;
            attachSchema(payload.issues, currLen, inst);
            if (!isAborted)
              isAborted = aborted(payload, currLen);
          });
        } else {
          const nextLen = payload.issues.length;
          if (nextLen === currLen)
            continue;
          attachSchema(payload.issues, currLen, inst);
          if (!isAborted)
            isAborted = aborted(payload, currLen);
        }
      }
      if (asyncResult) {
        return asyncResult.then(() => {
          return payload;
        });
      }
      return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary)) {
        canary.aborted = true;
        return canary;
      }
      const checkResult = runChecks(payload, checks, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) {
        return inst._zod.parse(payload, ctx);
      }
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        if (canary instanceof Promise) {
          return canary.then((canary2) => {
            return handleCanaryResult(canary2, payload, ctx);
          });
        }
        return handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false)
          throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks, ctx));
      }
      return runChecks(result, checks, ctx);
    };
  }
}, {
  // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
  get "~standard"() {
    return hide(this, "~standard", standardProps(this));
  },
  set "~standard"(value) {
    own(this, "~standard", value);
  }
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync2(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run({ value, issues: [] }, ctx), ctx);
}
function standardProps(inst) {
  return {
    validate: (value) => {
      const ctx = { async: false };
      try {
        const r = inst._zod.run({ value, issues: [] }, ctx);
        if (!(r instanceof Promise))
          return toStandardResult(r, ctx);
      } catch (_) {
      }
      return validateAsync2(inst, value);
    },
    vendor: "zod",
    version: 1
  };
}
var $ZodString = /* @__PURE__ */ $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = def.pattern ?? anyString;
  inst._zod.parse = (payload, _) => {
    if (def.coerce)
      try {
        payload.value = String(payload.value);
      } catch (_2) {
      }
    if (typeof payload.value === "string")
      return payload;
    payload.issues.push({
      expected: "string",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
var $ZodStringFormat = /* @__PURE__ */ $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def);
  $ZodString.init(inst, def);
});
var $ZodGUID = /* @__PURE__ */ $constructor("$ZodGUID", (inst, def) => {
  def.pattern ?? (def.pattern = guid);
  $ZodStringFormat.init(inst, def);
});
var $ZodUUID = /* @__PURE__ */ $constructor("$ZodUUID", (inst, def) => {
  if (def.version) {
    const versionMap = {
      v1: 1,
      v2: 2,
      v3: 3,
      v4: 4,
      v5: 5,
      v6: 6,
      v7: 7,
      v8: 8
    };
    const v = versionMap[def.version];
    if (v === void 0)
      throw new Error(`Invalid UUID version: "${def.version}"`);
    def.pattern ?? (def.pattern = uuid(v));
  } else
    def.pattern ?? (def.pattern = uuid());
  $ZodStringFormat.init(inst, def);
});
var $ZodEmail = /* @__PURE__ */ $constructor("$ZodEmail", (inst, def) => {
  def.pattern ?? (def.pattern = email);
  $ZodStringFormat.init(inst, def);
});
var URL_BAD_FORMAT = 1;
var URL_UNPARSEABLE = 2;
function canParseURL(input) {
  try {
    if (typeof URL !== "undefined" && typeof URL.canParse === "function")
      return URL.canParse(input);
    new URL(input);
    return true;
  } catch {
    return false;
  }
}
function validateURL(trimmed, def) {
  if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) {
    return canParseURL(trimmed) || URL_UNPARSEABLE;
  }
  return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
  if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) {
    return URL_BAD_FORMAT;
  }
  try {
    if (typeof URL !== "undefined") {
      const URLStatic = URL;
      if (typeof URLStatic.parse === "function")
        return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
    }
    return new URL(trimmed);
  } catch {
    return URL_UNPARSEABLE;
  }
}
var asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
  return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
  hostname.lastIndex = 0;
  return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
  protocol.lastIndex = 0;
  return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = /* @__PURE__ */ $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim();
      const url = validateURL(trimmed, def);
      if (url === URL_BAD_FORMAT) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid URL format",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url === URL_UNPARSEABLE) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          input: payload.value,
          inst,
          continue: !def.abort
        });
        return;
      }
      if (url === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      if (def.hostname && !urlHostnameOk(url, def.hostname)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid hostname",
          pattern: def.hostname.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      if (def.protocol && !urlProtocolOk(url, def.protocol)) {
        payload.issues.push({
          code: "invalid_format",
          format: "url",
          note: "Invalid protocol",
          pattern: def.protocol.source,
          input: payload.value,
          inst,
          continue: !def.abort
        });
      }
      payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
      return;
    } catch (_) {
      payload.issues.push({
        code: "invalid_format",
        format: "url",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodEmoji = /* @__PURE__ */ $constructor("$ZodEmoji", (inst, def) => {
  def.pattern ?? (def.pattern = emoji());
  $ZodStringFormat.init(inst, def);
});
var $ZodNanoID = /* @__PURE__ */ $constructor("$ZodNanoID", (inst, def) => {
  if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1))
    throw new Error(`Invalid nanoid length: ${def.length}`);
  def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID = /* @__PURE__ */ $constructor("$ZodCUID", (inst, def) => {
  def.pattern ?? (def.pattern = cuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = /* @__PURE__ */ $constructor("$ZodCUID2", (inst, def) => {
  def.pattern ?? (def.pattern = cuid2);
  $ZodStringFormat.init(inst, def);
});
var $ZodULID = /* @__PURE__ */ $constructor("$ZodULID", (inst, def) => {
  def.pattern ?? (def.pattern = ulid);
  $ZodStringFormat.init(inst, def);
});
var $ZodXID = /* @__PURE__ */ $constructor("$ZodXID", (inst, def) => {
  def.pattern ?? (def.pattern = xid);
  $ZodStringFormat.init(inst, def);
});
var $ZodKSUID = /* @__PURE__ */ $constructor("$ZodKSUID", (inst, def) => {
  def.pattern ?? (def.pattern = ksuid);
  $ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = /* @__PURE__ */ $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODate = /* @__PURE__ */ $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date);
  $ZodStringFormat.init(inst, def);
});
var $ZodISOTime = /* @__PURE__ */ $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def));
  $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = /* @__PURE__ */ $constructor("$ZodISODuration", (inst, def) => {
  def.pattern ?? (def.pattern = duration);
  $ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = /* @__PURE__ */ $constructor("$ZodIPv4", (inst, def) => {
  def.pattern ?? (def.pattern = ipv4);
  $ZodStringFormat.init(inst, def);
});
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
  if (!ipv6Alphabet.test(value))
    return false;
  return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = /* @__PURE__ */ $constructor("$ZodIPv6", (inst, def) => {
  def.pattern ?? (def.pattern = ipv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidIPv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "ipv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
var $ZodCIDRv4 = /* @__PURE__ */ $constructor("$ZodCIDRv4", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv4);
  $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
  const parts = value.split("/");
  if (parts.length !== 2)
    return false;
  const [address2, prefix] = parts;
  if (!prefix)
    return false;
  const prefixNum = Number(prefix);
  if (`${prefixNum}` !== prefix)
    return false;
  if (prefixNum < 0 || prefixNum > 128)
    return false;
  return isValidIPv6(address2);
}
var $ZodCIDRv6 = /* @__PURE__ */ $constructor("$ZodCIDRv6", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv6);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (!isValidCIDRv6(payload.value)) {
      payload.issues.push({
        code: "invalid_format",
        format: "cidrv6",
        input: payload.value,
        inst,
        continue: !def.abort
      });
    }
  };
});
function isValidBase64(data) {
  if (data === "")
    return true;
  if (/\s/.test(data))
    return false;
  if (data.length % 4 !== 0)
    return false;
  try {
    atob(data);
    return true;
  } catch {
    return false;
  }
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = /* @__PURE__ */ $constructor("$ZodBase64", (inst, def) => {
  def.pattern ?? (def.pattern = base64Charset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
  if (!base64urlCharset.test(data))
    return false;
  const base643 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
  const padded = base643.padEnd(Math.ceil(base643.length / 4) * 4, "=");
  return isValidBase64(padded);
}
var $ZodBase64URL = /* @__PURE__ */ $constructor("$ZodBase64URL", (inst, def) => {
  def.pattern ?? (def.pattern = base64urlCharset);
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidBase64URL(payload.value))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "base64url",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodE164 = /* @__PURE__ */ $constructor("$ZodE164", (inst, def) => {
  def.pattern ?? (def.pattern = e164);
  $ZodStringFormat.init(inst, def);
});
function isValidJWT(token2, algorithm = null) {
  try {
    const tokensParts = token2.split(".");
    if (tokensParts.length !== 3)
      return false;
    const [header] = tokensParts;
    if (!header)
      return false;
    const parsedHeader = JSON.parse(atob(header));
    if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT")
      return false;
    if (!parsedHeader.alg)
      return false;
    if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm))
      return false;
    return true;
  } catch {
    return false;
  }
}
var $ZodJWT = /* @__PURE__ */ $constructor("$ZodJWT", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  inst._zod.check = (payload) => {
    if (isValidJWT(payload.value, def.alg))
      return;
    payload.issues.push({
      code: "invalid_format",
      format: "jwt",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodNumber = /* @__PURE__ */ $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = number;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Number(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) {
      return payload;
    }
    const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
      expected: "number",
      code: "invalid_type",
      input,
      inst,
      ...received ? { received } : {}
    });
    return payload;
  };
});
var $ZodNumberFormat = /* @__PURE__ */ $constructor("$ZodNumberFormat", (inst, def) => {
  $ZodCheckNumberFormat.init(inst, def);
  $ZodNumber.init(inst, def);
});
var $ZodBoolean = /* @__PURE__ */ $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.pattern = boolean;
  inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = Boolean(payload.value);
      } catch (_) {
      }
    const input = payload.value;
    if (typeof input === "boolean")
      return payload;
    payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    });
    return payload;
  };
});
var $ZodUnknown = /* @__PURE__ */ $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload) => payload;
});
var $ZodNever = /* @__PURE__ */ $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _ctx) => {
    payload.issues.push({
      expected: "never",
      code: "invalid_type",
      input: payload.value,
      inst
    });
    return payload;
  };
});
function capSize(inst, size2) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length)
    return;
  const cap = Math.min(...caps.map((c) => c[0]));
  const parse4 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size2(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) {
        if (n > max && ch._zod.def.when(payload)) {
          const start = payload.issues.length;
          ch._zod.check(payload);
          payload.issues[start].continue = false;
          attachSchema(payload.issues, start, inst);
          return payload;
        }
      }
    }
    return parse4(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
var $ZodArray = /* @__PURE__ */ $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        expected: "array",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i];
      const result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      } else {
        handleArrayResult(result, payload, i);
        if (abortEarly && result.issues.length !== 0 && aborted(result))
          break;
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
  capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input;
  const isOptionalOut = optout === "optional";
  if (!isPresent && isOptionalOut && optin === "optional") {
    return;
  }
  if (result.issues.length) {
    if (optin !== void 0 && isOptionalOut && !isPresent) {
      return;
    }
    final.issues.push(...prefixIssues(key, result.issues));
  }
  if (!isPresent && optin === void 0) {
    if (!result.issues.length) {
      final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [key]
      });
    }
    return;
  }
  if (result.value === void 0) {
    if (isPresent || optin === "defaulted" && !isOptionalOut) {
      final.value[key] = void 0;
    }
  } else {
    final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys2 = Object.keys(def.shape);
  const ownSymbols = Object.getOwnPropertySymbols(def.shape);
  const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
  const allKeys = symbolKeys.length ? [...keys2, ...symbolKeys] : keys2;
  for (const k of allKeys) {
    if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) {
      throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    }
  }
  const okeys = optionalKeys(def.shape);
  return {
    ...def,
    allKeys,
    symbolKeys,
    // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
    keySet: new Set(keys2),
    numKeys: keys2.length,
    optionalKeys: new Set(okeys)
  };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [];
  const keySet = def.keySet;
  const _catchall = def.catchall._zod;
  const t = _catchall.def.type;
  const optin = _catchall.optin;
  const optout = _catchall.optout;
  let seen2 = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen2) {
      if (aborted(payload, seen2))
        break;
      seen2 = payload.issues.length;
    }
    if (keySet.has(key))
      continue;
    if (key === "__proto__") {
      if (t === "never")
        unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    if (r instanceof Promise) {
      proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
    } else {
      handlePropertyResult(r, payload, key, input, optin, optout);
    }
  }
  if (unrecognized.length) {
    payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
  }
  if (!proms.length)
    return payload;
  return Promise.all(proms).then(() => {
    return payload;
  });
}
var $ZodObject = /* @__PURE__ */ $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  const sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      Object.defineProperty(def, "shape", { value: newSh });
      get.raw = newSh;
      return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", { get });
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        if (!Object.prototype.hasOwnProperty.call(propValues, key)) {
          assignProp(propValues, key, /* @__PURE__ */ new Set());
        }
        for (const v of field.values)
          propValues[key].add(v);
        if (field.optin !== void 0)
          propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject;
  const catchall = def.catchall;
  let value;
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen2 = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen2) {
        if (aborted(payload, seen2))
          break;
        seen2 = payload.issues.length;
      }
      if (key === "__proto__")
        continue;
      const el = shape[key];
      const optin = el._zod.optin;
      const optout = el._zod.optout;
      const r = el._zod.run({ value: input[key], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((r2) => handlePropertyResult(r2, payload, key, input, optin, optout)));
      } else {
        handlePropertyResult(r, payload, key, input, optin, optout);
      }
    }
    if (!catchall) {
      return proms.length ? Promise.all(proms).then(() => payload) : payload;
    }
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
  };
});
var $ZodObjectJIT = /* @__PURE__ */ $constructor("$ZodObjectJIT", (inst, def) => {
  $ZodObject.init(inst, def);
  const superParse = inst._zod.parse;
  const _normalized = cached(() => normalizeDef(def));
  const memo2 = globalConfig.memoizer;
  const generateFastpass = (shape) => {
    const normalized = _normalized.value;
    const syms = normalized.symbolKeys;
    const doc = new Doc(["payload", "ctx"], { shape, inst, memo: memo2, syms });
    const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
    const prefixStr = (id2, k) => `
          let ${id2}_ab = false;
          for (let i = 0; i < ${id2}.issues.length; i++) {
            const iss = ${id2}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id2}_ab = true;
          }
          if (${id2}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
    doc.write(`const input = payload.value;`);
    const ids = /* @__PURE__ */ Object.create(null);
    let counter = 0;
    for (const key of normalized.allKeys) {
      ids[key] = `key_${counter++}`;
    }
    doc.write(memo2 ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
    for (const key of normalized.allKeys) {
      if (key === "__proto__")
        continue;
      const id2 = ids[key];
      const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
      const isPresent = `${k} in input`;
      const schema5 = shape[key];
      const optin = schema5?._zod?.optin;
      const isOptionalIn = optin !== void 0;
      const isOptionalOut = schema5?._zod?.optout === "optional";
      doc.write(`const ${id2} = ${parseStr(k)};`);
      if (isOptionalIn && isOptionalOut) {
        const assign = optin === "optional" ? `${id2}_present` : `${id2}.value !== undefined || ${id2}_present`;
        doc.write(`
        const ${id2}_present = ${isPresent};
        if (!${id2}.issues.length || ${id2}_present) {
          if (${id2}.issues.length) {${prefixStr(id2, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id2}.value;
          }
        }

      `);
      } else if (!isOptionalIn) {
        doc.write(`
        const ${id2}_present = ${isPresent};
        if (${id2}.issues.length) {${prefixStr(id2, k)}
        }
        if (!${id2}_present && !${id2}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id2}_present) {
          newResult[${k}] = ${id2}.value;
        }

      `);
      } else {
        doc.write(`
        if (${id2}.issues.length) {${prefixStr(id2, k)}
        }
      `);
        if (optin === "defaulted") {
          doc.write(`newResult[${k}] = ${id2}.value;`);
        } else {
          doc.write(`
        if (${id2}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id2}.value;
        }
      `);
        }
      }
    }
    doc.write(`payload.value = newResult;`);
    doc.write(`return payload;`);
    return doc.compile();
  };
  let fastpass;
  const isObject2 = isObject;
  const jit = !globalConfig.jitless;
  const allowsEval2 = allowsEval;
  const fastEnabled = jit && allowsEval2.value;
  const catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) {
      payload.issues.push({
        expected: "object",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
      if (!fastpass)
        fastpass = generateFastpass(def.shape);
      payload = fastpass(payload, ctx);
      if (!catchall)
        return payload;
      return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
    }
    return superParse(payload, ctx);
  };
});
function handleUnionResults(results2, final, inst, ctx) {
  for (const result of results2) {
    if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
  }
  const nonaborted = results2.filter((r) => !aborted(r));
  if (nonaborted.length === 1) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
  }
  final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results2.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
  });
  return final;
}
var $ZodUnion = /* @__PURE__ */ $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
  defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
  defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) {
      return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
    }
    return void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
    return void 0;
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) {
      return first(payload, ctx);
    }
    let async = false;
    const results2 = [];
    for (const option of def.options) {
      const result = option._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) {
        results2.push(result);
        async = true;
      } else {
        if (result.issues.length === 0)
          return result;
        results2.push(result);
      }
    }
    if (!async)
      return handleUnionResults(results2, payload, inst, ctx);
    return Promise.all(results2).then((results3) => {
      return handleUnionResults(results3, payload, inst, ctx);
    });
  };
});
function discriminatorMap(def) {
  const map2 = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values2 = option._zod.propValues?.[def.discriminator];
    if (!values2 || values2.size === 0)
      throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values2) {
      if (map2.has(value)) {
        if (value !== void 0)
          throw new Error(`Duplicate discriminator value "${String(value)}"`);
        map2.set(value, null);
      } else {
        map2.set(value, option);
      }
    }
  }
  return map2;
}
var $ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false;
  $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(inst, "propValues", (zod) => {
    const propValues = {};
    let undefinedCount = 0;
    for (const option of zod.def.options) {
      const pv = option._zod.propValues;
      if (!pv || Object.keys(pv).length === 0)
        throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
      if (pv[zod.def.discriminator]?.has(void 0))
        undefinedCount++;
      for (const [k, v] of Object.entries(pv)) {
        if (!Object.prototype.hasOwnProperty.call(propValues, k)) {
          assignProp(propValues, k, /* @__PURE__ */ new Set());
        }
        for (const val of v) {
          propValues[k].add(val);
        }
      }
    }
    if (!zod.def.unionFallback && undefinedCount > 1)
      propValues[zod.def.discriminator]?.delete(void 0);
    return propValues;
  });
  def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) {
      throw new Error(`Invalid discriminated union option at index "${i}"`);
    }
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) {
      payload.issues.push({
        code: "invalid_type",
        expected: "object",
        input,
        inst
      });
      return payload;
    }
    const value = input?.[def.discriminator];
    const opt = disc.value.get(value);
    if (opt && (value !== void 0 || ctx.direction !== "backward")) {
      return opt._zod.run(payload, ctx);
    }
    if (def.unionFallback || ctx.direction === "backward") {
      return _super(payload, ctx);
    }
    payload.issues.push({
      code: "invalid_union",
      errors: [],
      note: "No matching discriminator",
      discriminator: def.discriminator,
      options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null),
      input,
      path: [def.discriminator],
      inst
    });
    return payload;
  };
});
var $ZodIntersection = /* @__PURE__ */ $constructor("$ZodIntersection", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    const left = def.left._zod.run({ value: input, issues: [] }, ctx);
    const right = def.right._zod.run({ value: input, issues: [] }, ctx);
    const async = left instanceof Promise || right instanceof Promise;
    if (async) {
      return Promise.all([left, right]).then(([left2, right2]) => {
        return handleIntersectionResults(payload, left2, right2);
      });
    }
    return handleIntersectionResults(payload, left, right);
  };
});
function mergeValues(a, b) {
  if (a === b) {
    return { valid: true, data: a };
  }
  if (a instanceof Date && b instanceof Date && +a === +b) {
    return { valid: true, data: a };
  }
  if (isPlainObject(a) && isPlainObject(b)) {
    const bKeys = Object.keys(b);
    const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
    const newObj = { ...a, ...b };
    if (Object.prototype.hasOwnProperty.call(newObj, "__proto__"))
      delete newObj.__proto__;
    for (const key of sharedKeys) {
      if (key === "__proto__")
        continue;
      const sharedValue = mergeValues(a[key], b[key]);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
        };
      }
      newObj[key] = sharedValue.data;
    }
    return { valid: true, data: newObj };
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return { valid: false, mergeErrorPath: [] };
    }
    const newArray = [];
    for (let index = 0; index < a.length; index++) {
      const itemA = a[index];
      const itemB = b[index];
      const sharedValue = mergeValues(itemA, itemB);
      if (!sharedValue.valid) {
        return {
          valid: false,
          mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
        };
      }
      newArray.push(sharedValue.data);
    }
    return { valid: true, data: newArray };
  }
  return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
  const unrecKeys = /* @__PURE__ */ new Map();
  let unrecIssue;
  const keyIssues = /* @__PURE__ */ new Map();
  const collect = (iss, side) => {
    let keys2;
    if (iss.code === "unrecognized_keys" && !iss.path?.length) {
      unrecIssue ?? (unrecIssue = iss);
      keys2 = iss.keys;
    } else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
      const k = String(iss.path[0]);
      if (!keyIssues.has(k))
        keyIssues.set(k, iss);
      keys2 = [k];
    } else {
      return false;
    }
    for (const k of keys2) {
      if (!unrecKeys.has(k))
        unrecKeys.set(k, {});
      unrecKeys.get(k)[side] = true;
    }
    return true;
  };
  for (const iss of left.issues) {
    if (!collect(iss, "l"))
      result.issues.push(iss);
  }
  for (const iss of right.issues) {
    if (!collect(iss, "r"))
      result.issues.push(iss);
  }
  const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
  if (bothKeys.length) {
    const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
    if (aggregated.length)
      result.issues.push({ ...unrecIssue, keys: aggregated });
    for (const k of bothKeys) {
      if (!aggregated.includes(k) && keyIssues.has(k))
        result.issues.push(keyIssues.get(k));
    }
  }
  const merged2 = mergeValues(left.value, right.value);
  if (!merged2.valid) {
    if (aborted(result))
      return result;
    throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged2.mergeErrorPath)}`);
  }
  result.value = merged2.data;
  return result;
}
var $ZodTuple = /* @__PURE__ */ $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items = def.items;
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({
        input,
        inst,
        expected: "tuple",
        code: "invalid_type"
      });
      return payload;
    }
    payload.value = memo2 ? memo2.alloc(inst, payload, [], ctx) : [];
    const proms = [];
    const optinStart = getTupleOptStart(items, "optin");
    const optoutStart = getTupleOptStart(items, "optout");
    if (!def.rest) {
      if (input.length < optinStart) {
        payload.issues.push({
          code: "too_small",
          minimum: optinStart,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
        return payload;
      }
      if (input.length > items.length) {
        payload.issues.push({
          code: "too_big",
          maximum: items.length,
          inclusive: true,
          input,
          inst,
          origin: "array"
        });
      }
    }
    const itemResults = new Array(items.length);
    const abortEarly = def.rest ? ctx?.abortEarly : void 0;
    let itemAborted = false;
    for (let i = 0; i < items.length; i++) {
      const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
      if (r instanceof Promise) {
        proms.push(r.then((rr) => {
          itemResults[i] = rr;
        }));
      } else {
        itemResults[i] = r;
        if (abortEarly && !itemAborted && r.issues.length)
          itemAborted = aborted(r);
      }
    }
    if (def.rest && !itemAborted) {
      let i = items.length - 1;
      const rest = input.slice(items.length);
      let seen2 = payload.issues.length;
      for (const el of rest) {
        if (abortEarly && payload.issues.length !== seen2) {
          if (aborted(payload, seen2))
            break;
          seen2 = payload.issues.length;
        }
        i++;
        const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((r) => handleTupleResult(r, payload, i)));
        } else {
          handleTupleResult(result, payload, i);
        }
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
    }
    return handleTupleResults(itemResults, payload, items, input, optoutStart);
  };
});
function getTupleOptStart(items, key) {
  for (let i = items.length - 1; i >= 0; i--) {
    const omittable = key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional";
    if (!omittable)
      return i + 1;
  }
  return 0;
}
function handleTupleResult(result, final, index) {
  if (result.issues.length) {
    final.issues.push(...prefixIssues(index, result.issues));
  }
  final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
  for (let i = 0; i < items.length; i++) {
    const r = itemResults[i];
    const isPresent = i < input.length;
    if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
      final.value.length = i;
      break;
    }
    if (r.issues.length) {
      if (!isPresent && i >= optoutStart) {
        final.value.length = i;
        break;
      }
      final.issues.push(...prefixIssues(i, r.issues));
    }
    final.value[i] = r.value;
  }
  for (let i = final.value.length - 1; i >= input.length; i--) {
    if (items[i]._zod.optout === "optional" && final.value[i] === void 0) {
      final.value.length = i;
    } else {
      break;
    }
  }
  return final;
}
var $ZodRecord = /* @__PURE__ */ $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst);
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) {
      payload.issues.push({
        expected: "record",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    }
    const proms = [];
    const values2 = def.keyType._zod.values;
    if (values2 && !def.partial) {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values2) {
        if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          if (key === "__proto__")
            continue;
          const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
          if (keyResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__")
            continue;
          const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
          if (result instanceof Promise) {
            proms.push(result.then((result2) => {
              if (result2.issues.length) {
                payload.issues.push(...prefixIssues(key, result2.issues));
              }
              payload.value[outKey] = result2.value;
            }));
          } else {
            if (result.issues.length) {
              payload.issues.push(...prefixIssues(key, result.issues));
            }
            payload.value[outKey] = result.value;
          }
        }
      }
      let unrecognized;
      for (const key in input) {
        if (!recordKeys.has(key)) {
          if (def.mode === "loose") {
            if (key === "__proto__")
              continue;
            payload.value[key] = input[key];
          } else {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          }
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    } else {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__")
          continue;
        if (!Object.prototype.propertyIsEnumerable.call(input, key))
          continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) {
          throw new Error("Async schemas not supported in object keys currently");
        }
        const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
        if (checkNumericKey) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) {
            throw new Error("Async schemas not supported in object keys currently");
          }
          if (retryResult.issues.length === 0) {
            keyResult = retryResult;
          }
        }
        if (keyResult.issues.length) {
          if (def.mode === "loose") {
            payload.value[key] = input[key];
          } else if (values2) {
            unrecognized = unrecognized ?? [];
            unrecognized.push(key);
          } else {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
              input: key,
              path: [key],
              inst
            });
          }
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        if (result instanceof Promise) {
          proms.push(result.then((result2) => {
            if (result2.issues.length) {
              payload.issues.push(...prefixIssues(key, result2.issues));
            }
            payload.value[outKey] = result2.value;
          }));
        } else {
          if (result.issues.length) {
            payload.issues.push(...prefixIssues(key, result.issues));
          }
          payload.value[outKey] = result.value;
        }
      }
      if (unrecognized && unrecognized.length > 0) {
        payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
    }
    if (proms.length) {
      return Promise.all(proms).then(() => payload);
    }
    return payload;
  };
});
var $ZodEnum = /* @__PURE__ */ $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values2 = getEnumValues(def.entries);
  const valuesSet = new Set(values2);
  inst._zod.values = valuesSet;
  defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: values2,
      input,
      inst
    });
    return payload;
  };
});
var $ZodLiteral = /* @__PURE__ */ $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values2 = new Set(def.values);
  inst._zod.values = values2;
  defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  });
  inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values2.has(input)) {
      return payload;
    }
    payload.issues.push({
      code: "invalid_value",
      values: def.values,
      input,
      inst
    });
    return payload;
  };
});
var $ZodTransform = /* @__PURE__ */ $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "optional";
  globalConfig.memoizer?.guard(inst);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    const _out = def.transform(payload.value, payload);
    if (ctx.async) {
      const output = _out instanceof Promise ? _out : Promise.resolve(_out);
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    if (_out instanceof Promise) {
      throw new $ZodAsyncError();
    }
    payload.value = _out;
    return payload;
  };
});
function handleOptionalResult(payload, result) {
  payload.value = result.issues.length ? void 0 : result.value;
  return payload;
}
var $ZodOptional = /* @__PURE__ */ $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  inst._zod.optout = "optional";
  defineLazyInternal(inst, "values", (zod) => {
    const values2 = zod.def.innerType._zod.values;
    return values2 ? /* @__PURE__ */ new Set([...values2, void 0]) : void 0;
  });
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted")
        return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise)
        return result.then((result2) => handleOptionalResult(payload, result2));
      return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodExactOptional = /* @__PURE__ */ $constructor("$ZodExactOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
  inst._zod.parse = (payload, ctx) => {
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNullable = /* @__PURE__ */ $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
  });
  defineLazyInternal(inst, "values", (zod) => {
    return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    if (payload.value === null)
      return payload;
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodDefault = /* @__PURE__ */ $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
      return payload;
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleDefaultResult(result2, def));
    }
    return handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  if (payload.value === void 0) {
    payload.value = def.defaultValue;
  }
  return payload;
}
var $ZodPrefault = /* @__PURE__ */ $constructor("$ZodPrefault", (inst, def) => {
  $ZodType.init(inst, def);
  inst._zod.optin = "defaulted";
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    if (payload.value === void 0) {
      payload.value = def.defaultValue;
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodNonOptional = /* @__PURE__ */ $constructor("$ZodNonOptional", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => {
    const v = zod.def.innerType._zod.values;
    return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
  });
  inst._zod.parse = (payload, ctx) => {
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleNonOptionalResult(result2, inst));
    }
    return handleNonOptionalResult(result, inst);
  };
});
function handleNonOptionalResult(payload, inst) {
  if (!payload.issues.length && payload.value === void 0) {
    payload.issues.push({
      code: "invalid_type",
      expected: "nonoptional",
      input: payload.value,
      inst
    });
  }
  return payload;
}
function handleCatchResult(payload, result, def, ctx) {
  if (!result.issues.length) {
    payload.value = result.value;
    if (result.memo)
      payload.memo = true;
    return payload;
  }
  payload.value = def.catchValue({
    ...result,
    value: payload.value,
    error: {
      issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config()))
    },
    input: payload.value
  });
  return payload;
}
var $ZodCatch = /* @__PURE__ */ $constructor("$ZodCatch", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
    if (result instanceof Promise) {
      return result.then((result2) => handleCatchResult(payload, result2, def, ctx));
    }
    return handleCatchResult(payload, result, def, ctx);
  };
});
var $ZodPipe = /* @__PURE__ */ $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      if (right instanceof Promise) {
        return right.then((right2) => handlePipeResult(right2, def.in, ctx));
      }
      return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) {
      return left.then((left2) => handlePipeResult(left2, def.out, ctx));
    }
    return handlePipeResult(left, def.out, ctx);
  };
});
function handlePipeResult(left, next2, ctx) {
  if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
    left.aborted = true;
    return left;
  }
  return next2._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodReadonly = /* @__PURE__ */ $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(inst, def);
  defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
  defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
  defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
  defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
  inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      return def.innerType._zod.run(payload, ctx);
    }
    const result = def.innerType._zod.run(payload, ctx);
    if (result instanceof Promise) {
      return result.then(handleReadonlyResult);
    }
    return handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  if (!payload.memo)
    payload.value = Object.freeze(payload.value);
  return payload;
}
var $ZodCustom = /* @__PURE__ */ $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def);
  $ZodType.init(inst, def);
  inst._zod.parse = (payload, _) => {
    return payload;
  };
  inst._zod.check = (payload) => {
    const input = payload.value;
    const r = def.fn(input);
    if (r instanceof Promise) {
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    }
    handleRefineResult(r, payload, input, inst);
    return;
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      // incorporates params.error into issue reporting
      path: [...inst._zod.def.path ?? []],
      // incorporates params.error into issue reporting
      continue: !inst._zod.def.abort
      // params: inst._zod.def.params,
    };
    if (inst._zod.def.params)
      _iss.params = inst._zod.def.params;
    payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
  constructor() {
    super(`Cannot parse a reference cycle that closes through a transform`);
    this.name = "ZodCyclicError";
  }
};
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
  return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
  return issues.map((iss) => iss.path ? { ...iss, path: iss.path.slice() } : { ...iss });
}
var recursive = /* @__PURE__ */ new WeakMap();
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
function isRecursive(inst, stack, resolve14) {
  const cached2 = recursive.get(inst);
  if (cached2 !== void 0)
    return cached2 ? PROVEN : NONE;
  if (stack.has(inst))
    return PROVEN;
  stack.add(inst);
  let result = NONE;
  const check = (child) => {
    if (result !== PROVEN && child?._zod) {
      const answer = isRecursive(child, stack, resolve14);
      if (answer > result)
        result = answer;
    }
  };
  const shape = (sh, spread) => {
    let answer = NONE;
    for (const key of Reflect.ownKeys(sh)) {
      const desc = Object.getOwnPropertyDescriptor(sh, key);
      if (spread && !desc.enumerable)
        continue;
      const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve14) : NONE;
      if (child > answer)
        answer = child;
    }
    return answer;
  };
  const merge3 = (answer) => {
    if (answer > result)
      result = answer;
  };
  const def = inst._zod.def;
  const kind2 = def.type;
  switch (kind2) {
    case "object": {
      const raw = rawShape(def);
      merge3(raw ? shape(raw, true) : ASSUMED);
      check(def.catchall);
      break;
    }
    case "array":
      check(def.element);
      break;
    case "tuple":
      for (const el of def.items)
        check(el);
      check(def.rest);
      break;
    case "record":
    case "map":
      check(def.keyType);
      check(def.valueType);
      break;
    case "set":
      check(def.valueType);
      break;
    case "union":
      for (const el of def.options)
        check(el);
      break;
    case "intersection":
      check(def.left);
      check(def.right);
      break;
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
    case "promise":
    case "success":
      check(def.innerType);
      break;
    case "pipe":
      check(def.in);
      check(def.out);
      break;
    case "function":
      check(def.input);
      check(def.output);
      break;
    // `$ZodLazy` caches its inner on the def, so a resolved edge is followed exactly
    case "lazy": {
      const inner = def._cachedInner ?? (resolve14 ? inst._zod.innerType : void 0);
      merge3(inner ? isRecursive(inner, stack, false) : ASSUMED);
      break;
    }
    // a leaf by choice: `parts` are regex fragments, not data positions
    case "template_literal":
    // leaves
    case "string":
    case "number":
    case "int":
    case "boolean":
    case "bigint":
    case "symbol":
    case "undefined":
    case "null":
    case "void":
    case "never":
    case "any":
    case "unknown":
    case "date":
    case "nan":
    case "enum":
    case "literal":
    case "file":
    case "transform":
    case "custom":
      break;
    default: {
      kind2;
      for (const key in def) {
        const desc = Object.getOwnPropertyDescriptor(def, key);
        if (!desc || desc.get)
          continue;
        const value = desc.value;
        if (!value || typeof value !== "object")
          continue;
        if (value._zod)
          check(value);
        else if (Array.isArray(value))
          for (const el of value)
            check(el);
      }
    }
  }
  stack.delete(inst);
  return settle(inst, result);
}
function settle(inst, answer) {
  if (answer !== ASSUMED)
    recursive.set(inst, answer === PROVEN);
  return answer;
}
function bucketFor(state, inst) {
  let bucket = state.buckets.get(inst);
  if (!bucket) {
    bucket = /* @__PURE__ */ new WeakMap();
    state.buckets.set(inst, bucket);
  }
  return bucket;
}
var handoff;
var open = [];
var memo = {
  alloc(_inst, payload, empty) {
    const bucket = handoff;
    if (!bucket)
      return empty;
    handoff = void 0;
    const entry = { value: empty, issues: null };
    bucket.set(payload.value, entry);
    open.push(entry);
    return empty;
  },
  guard(inst) {
    var _a3;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value))
          throw new $ZodCyclicError();
        return base(payload, ctx);
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  },
  attach(inst) {
    var _a3;
    let isRecursiveInst;
    let rechecked = false;
    let lastCtx;
    let lastBucket;
    (_a3 = inst._zod).deferred ?? (_a3.deferred = []);
    inst._zod.deferred.push(() => {
      const base = inst._zod.parse;
      const wrapped = (payload, ctx) => {
        if (isRecursiveInst === void 0) {
          const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
          if (walked === NONE) {
            inst._zod.parse = base;
            if (inst._zod.run === wrapped)
              inst._zod.run = base;
            return base(payload, ctx);
          }
          if (walked === PROVEN || rechecked)
            isRecursiveInst = true;
          else
            rechecked = true;
        }
        const input = payload.value;
        if (!isRef(input))
          return base(payload, ctx);
        let state = ctx[STATE];
        if (!state) {
          state = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 };
          ctx[STATE] = state;
        }
        let bucket;
        if (lastCtx === ctx) {
          bucket = lastBucket;
        } else {
          bucket = bucketFor(state, inst);
          lastCtx = ctx;
          lastBucket = bucket;
        }
        const hit = bucket.get(input);
        if (hit) {
          payload.value = hit.value;
          if (hit.issues) {
            if (hit.issues.length)
              payload.issues.push(...cloneIssues(hit.issues));
          } else {
            payload.memo = true;
            state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet());
            state.backEdges.add(hit.value);
          }
          return payload;
        }
        handoff = bucket;
        const depth = open.length;
        const result = base(payload, ctx);
        handoff = void 0;
        const entry = open.length > depth ? open.pop() : void 0;
        if (result instanceof Promise) {
          return result.then((r) => {
            if (entry)
              entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
            return r;
          });
        }
        if (entry)
          entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
        return result;
      };
      inst._zod.parse = wrapped;
      if (inst._zod.run === base)
        inst._zod.run = wrapped;
    });
  }
};
function memoizer() {
  return memo;
}
function isBackEdge(ctx, value) {
  const backEdges = ctx[STATE]?.backEdges;
  return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// node_modules/zod/v4/locales/en.js
var error = () => {
  const Sizable = {
    string: { unit: "characters", verb: "to have" },
    file: { unit: "bytes", verb: "to have" },
    array: { unit: "items", verb: "to have" },
    set: { unit: "items", verb: "to have" },
    map: { unit: "entries", verb: "to have" }
  };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const FormatDictionary = {
    regex: "input",
    email: "email address",
    url: "URL",
    emoji: "emoji",
    uuid: "UUID",
    uuidv4: "UUIDv4",
    uuidv6: "UUIDv6",
    nanoid: "nanoid",
    guid: "GUID",
    cuid: "cuid",
    cuid2: "cuid2",
    ulid: "ULID",
    xid: "XID",
    ksuid: "KSUID",
    datetime: "ISO datetime",
    date: "ISO date",
    time: "ISO time",
    duration: "ISO duration",
    ipv4: "IPv4 address",
    ipv6: "IPv6 address",
    mac: "MAC address",
    cidrv4: "IPv4 range",
    cidrv6: "IPv6 range",
    base64: "base64-encoded string",
    base64url: "base64url-encoded string",
    json_string: "JSON string",
    e164: "E.164 number",
    currency_code: "currency code",
    credit_card: "credit card number",
    iban: "IBAN",
    jwt: "JWT",
    template_literal: "input"
  };
  const TypeDictionary = {
    // Compatibility: "nan" -> "NaN" for display
    nan: "NaN"
    // All other type names omitted - they fall back to raw values via ?? operator
  };
  function getTypeName(type, input) {
    if (type === "number" && typeof input === "number" && !Number.isFinite(input)) {
      return String(input);
    }
    return TypeDictionary[type] ?? type;
  }
  return (issue3) => {
    switch (issue3.code) {
      case "invalid_type": {
        const expected = getTypeName(issue3.expected);
        const receivedType = parsedType(issue3.input);
        const received = getTypeName(receivedType, issue3.input);
        return `Invalid input: expected ${expected}, received ${received}`;
      }
      case "invalid_value":
        if (issue3.values.length === 1)
          return `Invalid input: expected ${stringifyPrimitive(issue3.values[0])}`;
        return `Invalid option: expected one of ${joinValues(issue3.values, "|")}`;
      case "too_big": {
        const adj = issue3.exact ? "exactly " : issue3.inclusive ? "<=" : "<";
        const sizing = getSizing(issue3.origin);
        if (sizing)
          return `Too big: expected ${issue3.origin ?? "value"} to have ${adj}${issue3.maximum.toString()} ${sizing.unit ?? "elements"}`;
        return `Too big: expected ${issue3.origin ?? "value"} to be ${adj}${issue3.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue3.exact ? "exactly " : issue3.inclusive ? ">=" : ">";
        const sizing = getSizing(issue3.origin);
        if (sizing) {
          return `Too small: expected ${issue3.origin} to have ${adj}${issue3.minimum.toString()} ${sizing.unit}`;
        }
        return `Too small: expected ${issue3.origin} to be ${adj}${issue3.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue3;
        if (_issue.format === "starts_with") {
          return `Invalid string: must start with "${_issue.prefix}"`;
        }
        if (_issue.format === "ends_with")
          return `Invalid string: must end with "${_issue.suffix}"`;
        if (_issue.format === "includes")
          return `Invalid string: must include "${_issue.includes}"`;
        if (_issue.format === "regex")
          return `Invalid string: must match pattern ${_issue.pattern}`;
        return `Invalid ${FormatDictionary[_issue.format] ?? issue3.format}`;
      }
      case "not_multiple_of":
        return `Invalid number: must be a multiple of ${issue3.divisor}`;
      case "unrecognized_keys":
        return `Unrecognized key${issue3.keys.length > 1 ? "s" : ""}: ${joinValues(issue3.keys, ", ")}`;
      case "invalid_key":
        return `Invalid key in ${issue3.origin}`;
      case "invalid_union":
        if (issue3.options && Array.isArray(issue3.options) && issue3.options.length > 0) {
          const opts = issue3.options.map((o) => `'${o}'`).join(" | ");
          return `Invalid discriminator value. Expected ${opts}`;
        }
        if (issue3.inclusive === false) {
          return "Invalid input: more than one option matched";
        }
        return "Invalid input";
      case "invalid_element":
        return `Invalid value in ${issue3.origin}`;
      default:
        return `Invalid input`;
    }
  };
};
function en_default() {
  return {
    localeError: error()
  };
}

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema5, ..._meta) {
    const meta3 = _meta[0];
    this._map.set(schema5, meta3);
    if (meta3 && typeof meta3 === "object" && "id" in meta3) {
      this._idmap.set(meta3.id, schema5);
    }
    return this;
  }
  clear() {
    this._map = /* @__PURE__ */ new WeakMap();
    this._idmap = /* @__PURE__ */ new Map();
    return this;
  }
  remove(schema5) {
    const meta3 = this._map.get(schema5);
    if (meta3 && typeof meta3 === "object" && "id" in meta3) {
      this._idmap.delete(meta3.id);
    }
    this._map.delete(schema5);
    return this;
  }
  get(schema5) {
    const p = schema5._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema5) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema5);
  }
  has(schema5) {
    return this._map.has(schema5);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  if (def.checks)
    def.checks = [...def.checks];
  return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class2, params) {
  return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _email(Class2, params) {
  return new Class2({
    type: "string",
    format: "email",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _guid(Class2, params) {
  return new Class2({
    type: "string",
    format: "guid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v4",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v6",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uuidv7(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v7",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _url(Class2, params) {
  return new Class2({
    type: "string",
    format: "url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _emoji2(Class2, params) {
  return new Class2({
    type: "string",
    format: "emoji",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _nanoid(Class2, params) {
  return new Class2({
    type: "string",
    format: "nanoid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cuid2(Class2, params) {
  return new Class2({
    type: "string",
    format: "cuid2",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ulid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ulid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _xid(Class2, params) {
  return new Class2({
    type: "string",
    format: "xid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ksuid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ksuid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _ipv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "ipv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv4",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _cidrv6(Class2, params) {
  return new Class2({
    type: "string",
    format: "cidrv6",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _base64url(Class2, params) {
  return new Class2({
    type: "string",
    format: "base64url",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _e164(Class2, params) {
  return new Class2({
    type: "string",
    format: "e164",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _jwt(Class2, params) {
  return new Class2({
    type: "string",
    format: "jwt",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDateTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "datetime",
    check: "string_format",
    offset: false,
    local: false,
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDate(Class2, params) {
  return new Class2({
    type: "string",
    format: "date",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _isoDuration(Class2, params) {
  return new Class2({
    type: "string",
    format: "duration",
    check: "string_format",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _number(Class2, params) {
  return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
// @__NO_SIDE_EFFECTS__
function _int(Class2, params) {
  return new Class2({
    type: "number",
    check: "number_format",
    abort: false,
    format: "safeint",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class2, params) {
  return new Class2({
    type: "boolean",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class2) {
  return new Class2({
    type: "unknown"
  });
}
// @__NO_SIDE_EFFECTS__
function _never(Class2, params) {
  return new Class2({
    type: "never",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _lt(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
  return new $ZodCheckLessThan({
    check: "less_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _gt(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: false
  });
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
  return new $ZodCheckGreaterThan({
    check: "greater_than",
    ...normalizeParams(params),
    value,
    inclusive: true
  });
}
// @__NO_SIDE_EFFECTS__
function _nonnegative(params) {
  return /* @__PURE__ */ _gte(0, params);
}
// @__NO_SIDE_EFFECTS__
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({
    check: "multiple_of",
    ...normalizeParams(params),
    value
  });
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
  const ch = new $ZodCheckMaxLength({
    check: "max_length",
    ...normalizeParams(params),
    maximum
  });
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({
    check: "min_length",
    ...normalizeParams(params),
    minimum
  });
}
// @__NO_SIDE_EFFECTS__
function _length(length, params) {
  return new $ZodCheckLengthEquals({
    check: "length_equals",
    ...normalizeParams(params),
    length
  });
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
  return new $ZodCheckRegex({
    check: "string_format",
    format: "regex",
    ...normalizeParams(params),
    pattern
  });
}
// @__NO_SIDE_EFFECTS__
function _lowercase(params) {
  return new $ZodCheckLowerCase({
    check: "string_format",
    format: "lowercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _uppercase(params) {
  return new $ZodCheckUpperCase({
    check: "string_format",
    format: "uppercase",
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _includes(includes, params) {
  return new $ZodCheckIncludes({
    check: "string_format",
    format: "includes",
    ...normalizeParams(params),
    includes
  });
}
// @__NO_SIDE_EFFECTS__
function _startsWith(prefix, params) {
  return new $ZodCheckStartsWith({
    check: "string_format",
    format: "starts_with",
    ...normalizeParams(params),
    prefix
  });
}
// @__NO_SIDE_EFFECTS__
function _endsWith(suffix, params) {
  return new $ZodCheckEndsWith({
    check: "string_format",
    format: "ends_with",
    ...normalizeParams(params),
    suffix
  });
}
// @__NO_SIDE_EFFECTS__
function _overwrite(tx) {
  return new $ZodCheckOverwrite({
    check: "overwrite",
    tx
  });
}
// @__NO_SIDE_EFFECTS__
function _normalize(form) {
  return /* @__PURE__ */ _overwrite((input) => input.normalize(form));
}
// @__NO_SIDE_EFFECTS__
function _trim() {
  return /* @__PURE__ */ _overwrite((input) => input.trim());
}
// @__NO_SIDE_EFFECTS__
function _toLowerCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toLowerCase());
}
// @__NO_SIDE_EFFECTS__
function _toUpperCase() {
  return /* @__PURE__ */ _overwrite((input) => input.toUpperCase());
}
// @__NO_SIDE_EFFECTS__
function _slugify() {
  return /* @__PURE__ */ _overwrite((input) => slugify(input));
}
// @__NO_SIDE_EFFECTS__
function _array(Class2, element, params) {
  return new Class2({
    type: "array",
    element,
    // get element() {
    //   return element;
    // },
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function _refine(Class2, fn, _params) {
  const schema5 = new Class2({
    type: "custom",
    check: "custom",
    fn,
    ...normalizeParams(_params)
  });
  return schema5;
}
// @__NO_SIDE_EFFECTS__
function _superRefine(fn, params) {
  const ch = /* @__PURE__ */ _check((payload) => {
    payload.addIssue = (issue3) => {
      if (typeof issue3 === "string") {
        payload.issues.push(issue(issue3, payload.value, ch._zod.def));
      } else {
        const _issue = issue3;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = ch);
        _issue.continue ?? (_issue.continue = !ch._zod.def.abort);
        payload.issues.push(issue(_issue));
      }
    };
    return fn(payload.value, payload);
  }, params);
  return ch;
}
// @__NO_SIDE_EFFECTS__
function _check(fn, params) {
  const ch = new $ZodCheck({
    check: "custom",
    ...normalizeParams(params)
  });
  ch._zod.check = fn;
  return ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
  for (const source of sources) {
    for (const key of Reflect.ownKeys(source)) {
      if (Object.prototype.propertyIsEnumerable.call(source, key)) {
        assignProp(target, key, source[key]);
      }
    }
  }
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  if (target === "draft-4")
    target = "draft-04";
  if (target === "draft-7")
    target = "draft-07";
  return {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema5, ctx, json, params, message) {
  const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({ zodSchema: schema5, path: params.path, message }) : ctx.unrepresentable;
  if (result === "any")
    return false;
  if (result === void 0 || result === "throw")
    throw new Error(message);
  Object.assign(json, result);
  return true;
}
function processSchema(schema5, ctx, _params = { path: [], schemaPath: [] }) {
  var _a3;
  const def = schema5._zod.def;
  const seen2 = ctx.seen.get(schema5);
  if (seen2) {
    seen2.count++;
    const isCycle = _params.schemaPath.includes(schema5);
    if (isCycle) {
      seen2.cycle = _params.path;
    }
    return seen2.schema;
  }
  const result = { schema: {}, count: 1, cycle: void 0, path: _params.path };
  ctx.seen.set(schema5, result);
  ctx.sharedDefsExtractedFor = void 0;
  ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema5._zod.toJSONSchema?.();
  if (overrideSchema) {
    result.schema = overrideSchema;
  } else {
    const params = {
      ..._params,
      schemaPath: [..._params.schemaPath, schema5],
      path: _params.path
    };
    if (schema5._zod.processJSONSchema) {
      schema5._zod.processJSONSchema(ctx, result.schema, params);
    } else {
      const _json = result.schema;
      const processor = ctx.processors[def.type];
      if (!processor) {
        throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      }
      processor(schema5, ctx, _json, params);
    }
    const parent = schema5._zod.parent;
    if (parent) {
      if (!result.ref)
        result.ref = parent;
      processSchema(parent, ctx, params);
      ctx.seen.get(parent).isParent = true;
    }
  }
  const meta3 = ctx.metadataRegistry.get(schema5);
  if (meta3)
    assignProps(result.schema, meta3);
  if (ctx.io === "input" && isTransforming(schema5)) {
    delete result.schema.examples;
    delete result.schema.default;
  }
  if (ctx.io === "input" && "_prefault" in result.schema)
    (_a3 = result.schema).default ?? (_a3.default = result.schema._prefault);
  delete result.schema._prefault;
  const _result = ctx.seen.get(schema5);
  return _result.schema;
}
function encodeJSONPointerSegment(segment2) {
  return segment2.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema5) {
  const root = ctx.seen.get(schema5);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external)
    return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.entries()) {
    const id2 = ctx.metadataRegistry.get(entry[0])?.id;
    if (id2) {
      const existing = idToSchema.get(id2);
      if (existing && existing !== entry[0]) {
        throw new Error(`Duplicate schema id "${id2}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      }
      idToSchema.set(id2, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id;
      const uriGenerator = ctx.external.uri ?? ((id3) => id3);
      if (externalId) {
        return { ref: uriGenerator(externalId) };
      }
      const id2 = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      entry[1].defId = id2;
      return { defId: id2, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id2)}` };
    }
    const uriPrefix = `#`;
    const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) {
      return { ref: uriPrefix };
    }
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return { defId, ref: defUriPrefix + encodeJSONPointerSegment(defId) };
  };
  const extractToDef = (entry) => {
    if (entry[1].schema.$ref) {
      return;
    }
    const seen2 = entry[1];
    const { ref, defId } = makeURI(entry);
    seen2.def = { ...seen2.schema };
    if (defId)
      seen2.defId = defId;
    const schema6 = seen2.schema;
    for (const key in schema6) {
      delete schema6[key];
    }
    schema6.$ref = ref;
  };
  if (ctx.cycles === "throw") {
    for (const entry of ctx.seen.entries()) {
      const seen2 = entry[1];
      if (seen2.cycle) {
        throw new Error(`Cycle detected: #/${seen2.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
      }
    }
  }
  for (const entry of ctx.seen.entries()) {
    const seen2 = entry[1];
    if (schema5 === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema5 !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    const id2 = ctx.metadataRegistry.get(entry[0])?.id;
    if (id2) {
      extractToDef(entry);
      continue;
    }
    if (seen2.cycle) {
      extractToDef(entry);
      continue;
    }
    if (seen2.count > 1) {
      if (ctx.reused === "ref") {
        extractToDef(entry);
      }
    }
  }
  if (ctx.external)
    ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema5) {
  const options = schema5.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema5.type !== void 0)
    return;
  const types = [];
  for (const option of options) {
    if (!option || typeof option !== "object")
      return;
    compactTypeUnion(option);
    const keys2 = Object.keys(option);
    if (keys2.length !== 1 || keys2[0] !== "type")
      return;
    const type = option.type;
    for (const member of Array.isArray(type) ? type : [type]) {
      if (typeof member !== "string")
        return;
      if (!types.includes(member))
        types.push(member);
    }
  }
  delete schema5.anyOf;
  schema5.type = types.length === 1 ? types[0] : types;
}
var FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
  const extra = member.additionalProperties;
  if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null)
    return null;
  return Object.keys(extra).length ? extra : null;
}
function foldObjects(members2) {
  const objects = [];
  for (const member of members2) {
    if (typeof member !== "object" || member.type !== "object")
      return null;
    for (const key in member) {
      if (!FOLDABLE_KEYS.has(key))
        return null;
    }
    objects.push(member);
  }
  const properties = {};
  const required3 = /* @__PURE__ */ new Set();
  for (const object2 of objects) {
    for (const key in object2.properties) {
      if (Object.prototype.hasOwnProperty.call(properties, key))
        continue;
      const parts = [];
      for (const other of objects) {
        const part = other.properties?.[key] ?? undeclaredConstraint(other);
        if (part === null || part === void 0)
          continue;
        if (!parts.some((seen2) => JSON.stringify(seen2) === JSON.stringify(part)))
          parts.push(part);
      }
      const merged2 = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
      assignProp(properties, key, merged2);
    }
    for (const key of object2.required ?? [])
      required3.add(key);
  }
  const folded2 = { type: "object", properties };
  if (required3.size)
    folded2.required = [...required3];
  if (objects.every((object2) => object2.additionalProperties === false)) {
    folded2.additionalProperties = false;
  } else {
    const constraints = [];
    for (const object2 of objects) {
      const constraint = undeclaredConstraint(object2);
      if (constraint && !constraints.some((seen2) => JSON.stringify(seen2) === JSON.stringify(constraint)))
        constraints.push(constraint);
    }
    if (constraints.length === 1)
      folded2.additionalProperties = constraints[0];
    else if (constraints.length > 1)
      folded2.additionalProperties = { allOf: constraints };
  }
  return folded2;
}
function foldIntersection(json) {
  const allOf = json.allOf;
  if (!Array.isArray(allOf) || allOf.length < 2)
    return;
  for (const key of FOLDABLE_KEYS)
    if (key in json)
      return;
  const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
  let folded2 = null;
  if (!unions.length) {
    folded2 = foldObjects(allOf);
  } else {
    const union2 = unions[0];
    const keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
    if (Object.keys(union2).length !== 1)
      return;
    const rest = allOf.filter((m) => m !== union2);
    const branches = union2[keyword].map((branch2) => foldObjects([...rest, branch2]));
    if (branches.some((b) => !b))
      return;
    folded2 = { [keyword]: branches };
  }
  if (!folded2)
    return;
  delete json.allOf;
  assignProps(json, folded2);
}
function finalize(ctx, schema5) {
  const root = ctx.seen.get(schema5);
  if (!root)
    throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen2 = ctx.seen.get(zodSchema);
    if (seen2.ref === null)
      return;
    const schema6 = seen2.def ?? seen2.schema;
    const _cached = { ...schema6 };
    const ref = seen2.ref;
    seen2.ref = null;
    if (ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref);
      const refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
        schema6.allOf = schema6.allOf ?? [];
        schema6.allOf.push(refSchema);
      } else {
        assignProps(schema6, refSchema);
      }
      assignProps(schema6, _cached);
      const isParentRef = zodSchema._zod.parent === ref;
      if (isParentRef) {
        for (const key in schema6) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (!(key in _cached)) {
            delete schema6[key];
          }
        }
      }
      if (refSchema.$ref && refSeen.def) {
        for (const key in schema6) {
          if (key === "$ref" || key === "allOf")
            continue;
          if (key in refSeen.def && JSON.stringify(schema6[key]) === JSON.stringify(refSeen.def[key])) {
            delete schema6[key];
          }
        }
      }
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref) {
        schema6.$ref = parentSeen.schema.$ref;
        if (parentSeen.def) {
          for (const key in schema6) {
            if (key === "$ref" || key === "allOf")
              continue;
            if (key in parentSeen.def && JSON.stringify(schema6[key]) === JSON.stringify(parentSeen.def[key])) {
              delete schema6[key];
            }
          }
        }
      }
    }
    ctx.override({
      zodSchema,
      jsonSchema: schema6,
      path: seen2.path ?? []
    });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of [...ctx.seen.entries()].reverse()) {
      flattenRef(entry[0]);
    }
    if (ctx.target !== "openapi-3.0") {
      for (const entry of ctx.seen.entries()) {
        compactTypeUnion(entry[1].def ?? entry[1].schema);
      }
    }
    for (const rewrite of ctx.deferred)
      rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen2 of ctx.seen.values()) {
        for (const json of [seen2.schema, seen2.def]) {
          const allOf = json?.allOf;
          if (!Array.isArray(allOf))
            continue;
          const existing = carriers.get(allOf);
          if (existing)
            existing.push(json);
          else
            carriers.set(allOf, [json]);
        }
      }
      for (const allOf of ctx.intersections) {
        for (const json of carriers.get(allOf) ?? [])
          foldIntersection(json);
      }
    }
  }
  const result = {};
  if (ctx.target === "draft-2020-12") {
    result.$schema = "https://json-schema.org/draft/2020-12/schema";
  } else if (ctx.target === "draft-07") {
    result.$schema = "http://json-schema.org/draft-07/schema#";
  } else if (ctx.target === "draft-04") {
    result.$schema = "http://json-schema.org/draft-04/schema#";
  } else if (ctx.target === "openapi-3.0") {
  } else {
  }
  if (ctx.external?.uri) {
    const id2 = ctx.external.registry.get(schema5)?.id;
    if (!id2)
      throw new Error("Schema is missing an `id` property");
    result.$id = ctx.external.uri(id2);
  }
  assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema5)?.id;
  if (rootMetaId !== void 0 && result.id === rootMetaId)
    delete result.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry of ctx.seen.entries()) {
      const seen2 = entry[1];
      if (seen2.def && seen2.defId) {
        if (seen2.def.id === seen2.defId)
          delete seen2.def.id;
        assignProp(defs, seen2.defId, seen2.def);
      }
    }
  }
  if (ctx.external)
    ctx.sharedEmitDoneFor = ctx.external;
  if (ctx.external) {
  } else {
    if (Object.keys(defs).length > 0) {
      if (ctx.target === "draft-2020-12") {
        result.$defs = defs;
      } else {
        result.definitions = defs;
      }
    }
  }
  try {
    const finalized = JSON.parse(JSON.stringify(result));
    Object.defineProperty(finalized, "~standard", {
      value: {
        ...schema5["~standard"],
        jsonSchema: {
          input: createStandardJSONSchemaMethod(schema5, "input", ctx.processors),
          output: createStandardJSONSchemaMethod(schema5, "output", ctx.processors)
        }
      },
      enumerable: false,
      writable: false
    });
    return finalized;
  } catch (_err) {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema))
    return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform")
    return true;
  if (def.type === "array")
    return isTransforming(def.element, ctx);
  if (def.type === "set")
    return isTransforming(def.valueType, ctx);
  if (def.type === "lazy")
    return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") {
    return isTransforming(def.innerType, ctx);
  }
  if (def.type === "intersection") {
    return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
  }
  if (def.type === "record" || def.type === "map") {
    return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  }
  if (def.type === "pipe") {
    if (_schema._zod.traits.has("$ZodCodec"))
      return true;
    return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  }
  if (def.type === "object") {
    for (const key in def.shape) {
      if (isTransforming(def.shape[key], ctx))
        return true;
    }
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) {
      if (isTransforming(option, ctx))
        return true;
    }
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) {
      if (isTransforming(item, ctx))
        return true;
    }
    if (def.rest && isTransforming(def.rest, ctx))
      return true;
    return false;
  }
  return false;
}
var createToJSONSchemaMethod = (schema5, processors = {}) => (params) => {
  const ctx = initializeContext({ ...params, processors });
  processSchema(schema5, ctx);
  extractDefs(ctx, schema5);
  return finalize(ctx, schema5);
};
var createStandardJSONSchemaMethod = (schema5, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {};
  const ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
  processSchema(schema5, ctx);
  extractDefs(ctx, schema5);
  return finalize(ctx, schema5);
};

// node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
  if (agg[key] === void 0 || value > agg[key])
    agg[key] = value;
};
var narrowMax = (agg, key, value) => {
  if (agg[key] === void 0 || value < agg[key])
    agg[key] = value;
};
var narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value);
  narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []);
  if (!agg.multipleOf.includes(value))
    agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set());
  agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
  agg.format = format;
  if (format.includes("int"))
    agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum);
  narrowMax(agg, "maximum", maximum);
};
var contributors = {
  greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
  less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
  multiple_of: (agg, def) => addDivisor(agg, def.value),
  number_format: formatContributor(NUMBER_FORMAT_RANGES),
  bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
  min_length: minContributor,
  max_length: maxContributor,
  length_equals: (agg, def) => narrowBoth(agg, def.length),
  min_size: minContributor,
  max_size: maxContributor,
  size_equals: (agg, def) => narrowBoth(agg, def.size),
  string_format: (agg, def) => {
    setFormat(agg, def.format);
    if (def.pattern)
      addPattern(agg, def.pattern);
    if (def.format === "base64" || def.format === "base64url")
      agg.contentEncoding = def.format;
    if (def.local || def.precision === -1)
      agg.laxFormat = true;
  },
  mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema5) {
  const agg = {};
  const def = schema5._zod.def;
  const list3 = schema5._zod.traits.has("$ZodCheck") ? [schema5, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list3)
    contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag = schema5._zod.bag;
  if (bag.minimum !== void 0)
    narrowMin(agg, "minimum", bag.minimum);
  if (bag.exclusiveMinimum !== void 0)
    narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
  if (bag.maximum !== void 0)
    narrowMax(agg, "maximum", bag.maximum);
  if (bag.exclusiveMaximum !== void 0)
    narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
  if (bag.multipleOf !== void 0)
    addDivisor(agg, bag.multipleOf);
  if (bag.format !== void 0) {
    agg.format ?? (agg.format = bag.format);
    if (bag.format.includes("int"))
      agg.isInt = true;
  }
  if (bag.mime)
    intersectMime(agg, bag.mime);
  for (const pattern of bag.patterns ?? [])
    addPattern(agg, pattern);
  return agg;
}
var formatMap = {
  guid: "uuid",
  url: "uri",
  datetime: "date-time",
  json_string: "json-string",
  regex: ""
  // do not set
};
var exactPatterns = /* @__PURE__ */ new Map([
  [base64Charset, base642],
  [base64urlCharset, base64url]
]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema5, ctx, _json, _params) => {
  const json = _json;
  json.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema5);
  if (typeof minimum === "number")
    json.minLength = minimum;
  if (typeof maximum === "number")
    json.maxLength = maximum;
  if (format) {
    json.format = formatMap[format] ?? format;
    if (json.format === "")
      delete json.format;
    if (format === "time" || laxFormat) {
      delete json.format;
    }
  }
  if (contentEncoding)
    json.contentEncoding = contentEncoding;
  if (patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    if (patternList.length === 1)
      json.pattern = patternList[0].source;
    else if (patternList.length > 1) {
      json.allOf = [
        ...patternList.map((regex) => ({
          ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
          pattern: regex.source
        }))
      ];
    }
  }
};
var numberProcessor = (schema5, ctx, _json, params) => {
  const json = _json;
  const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema5);
  json.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
  const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
  const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin) {
    if (legacy) {
      json.minimum = exclusiveMinimum;
      json.exclusiveMinimum = true;
    } else {
      json.exclusiveMinimum = exclusiveMinimum;
    }
  } else if (typeof minimum === "number") {
    json.minimum = minimum;
  }
  if (exMax) {
    if (legacy) {
      json.maximum = exclusiveMaximum;
      json.exclusiveMaximum = true;
    } else {
      json.exclusiveMaximum = exclusiveMaximum;
    }
  } else if (typeof maximum === "number") {
    json.maximum = maximum;
  }
  if (multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) {
      if (Number.isFinite(divisor) && divisor !== 0)
        divisors.add(Math.abs(divisor));
      else
        handleUnrepresentable(schema5, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    }
    const [first, ...rest] = divisors;
    if (first !== void 0)
      json.multipleOf = first;
    if (rest.length)
      json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
  }
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
  json.type = "boolean";
};
var neverProcessor = (_schema, _ctx, json, _params) => {
  json.not = {};
};
var unknownProcessor = (_schema, _ctx, _json, _params) => {
};
var enumProcessor = (schema5, _ctx, json, _params) => {
  const def = schema5._zod.def;
  const values2 = getEnumValues(def.entries);
  if (values2.length === 0) {
    json.not = {};
    return;
  }
  if (values2.every((v) => typeof v === "number"))
    json.type = "number";
  if (values2.every((v) => typeof v === "string"))
    json.type = "string";
  json.enum = values2;
};
var literalProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  if (def.values.length === 0) {
    json.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) {
    if (val === void 0) {
      if (handleUnrepresentable(schema5, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema"))
        return;
    } else if (typeof val === "bigint") {
      if (handleUnrepresentable(schema5, ctx, json, params, "BigInt literals cannot be represented in JSON Schema"))
        return;
      vals.push(Number(val));
    } else {
      vals.push(val);
    }
  }
  if (vals.length === 0) {
  } else if (vals.length === 1) {
    const val = vals[0];
    json.type = val === null ? "null" : typeof val;
    if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") {
      json.enum = [val];
    } else {
      json.const = val;
    }
  } else {
    if (vals.every((v) => typeof v === "number"))
      json.type = "number";
    if (vals.every((v) => typeof v === "string"))
      json.type = "string";
    if (vals.every((v) => typeof v === "boolean"))
      json.type = "boolean";
    if (vals.every((v) => v === null))
      json.type = "null";
    json.enum = vals;
  }
};
var customProcessor = (schema5, ctx, json, params) => {
  handleUnrepresentable(schema5, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var transformProcessor = (schema5, ctx, json, params) => {
  handleUnrepresentable(schema5, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var arrayProcessor = (schema5, ctx, _json, params) => {
  const json = _json;
  const def = schema5._zod.def;
  const { minimum, maximum } = aggregateChecks(schema5);
  if (typeof minimum === "number")
    json.minItems = minimum;
  if (typeof maximum === "number")
    json.maxItems = maximum;
  json.type = "array";
  json.items = processSchema(def.element, ctx, {
    ...params,
    path: [...params.path, "items"]
  });
};
function inputOptin(schema5) {
  const def = schema5._zod.def;
  if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) {
    return inputOptin(def.out);
  }
  if (def.type === "catch") {
    return inputOptin(def.innerType);
  }
  return schema5._zod.optin;
}
var objectProcessor = (schema5, ctx, _json, params) => {
  const json = _json;
  const def = schema5._zod.def;
  const shape = def.shape;
  const symbolKeys = Object.getOwnPropertySymbols(shape);
  if (symbolKeys.length && handleUnrepresentable(schema5, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) {
    return;
  }
  json.type = "object";
  json.properties = {};
  for (const key in shape) {
    assignProp(json.properties, key, processSchema(shape[key], ctx, {
      ...params,
      path: [...params.path, "properties", key]
    }));
  }
  const requiredKeys = [];
  for (const key of Object.keys(shape)) {
    const field = def.shape[key];
    if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) {
      requiredKeys.push(key);
    }
  }
  if (requiredKeys.length > 0) {
    json.required = requiredKeys;
  }
  if (def.catchall?._zod.def.type === "never") {
    json.additionalProperties = false;
  } else if (!def.catchall) {
    if (ctx.io === "output")
      json.additionalProperties = false;
  } else if (def.catchall) {
    json.additionalProperties = processSchema(def.catchall, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
};
var unionProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  const isExclusive = def.inclusive === false;
  const options = def.options.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, isExclusive ? "oneOf" : "anyOf", i]
  }));
  if (isExclusive) {
    json.oneOf = options;
  } else {
    json.anyOf = options;
  }
};
var intersectionProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  const a = processSchema(def.left, ctx, {
    ...params,
    path: [...params.path, "allOf", 0]
  });
  const b = processSchema(def.right, ctx, {
    ...params,
    path: [...params.path, "allOf", 1]
  });
  const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
  const allOf = [
    ...isSimpleIntersection(a) ? a.allOf : [a],
    ...isSimpleIntersection(b) ? b.allOf : [b]
  ];
  json.allOf = allOf;
  ctx.intersections.push(allOf);
};
var tupleProcessor = (schema5, ctx, _json, params) => {
  const json = _json;
  const def = schema5._zod.def;
  json.type = "array";
  const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
  const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
  const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
    ...params,
    path: [...params.path, prefixPath, i]
  }));
  const rest = def.rest ? processSchema(def.rest, ctx, {
    ...params,
    path: [...params.path, restPath, ...ctx.target === "openapi-3.0" ? [def.items.length] : []]
  }) : null;
  let minItems = def.items.length;
  while (minItems > 0) {
    const item = def.items[minItems - 1];
    const optional4 = ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional";
    if (!optional4)
      break;
    minItems--;
  }
  const maxItems = def.items.length;
  const isClosed = !def.rest;
  if (ctx.target === "draft-2020-12") {
    json.prefixItems = prefixItems;
    if (isClosed) {
      json.items = false;
    } else if (rest) {
      json.items = rest;
    }
    if (minItems > 0)
      json.minItems = minItems;
    if (isClosed)
      json.maxItems = maxItems;
  } else if (ctx.target === "openapi-3.0") {
    json.items = {
      anyOf: prefixItems
    };
    if (rest) {
      json.items.anyOf.push(rest);
    }
    if (minItems > 0)
      json.minItems = minItems;
    if (isClosed)
      json.maxItems = maxItems;
  } else {
    json.items = prefixItems;
    if (isClosed) {
      json.additionalItems = false;
    } else if (rest) {
      json.additionalItems = rest;
    }
    if (minItems > 0)
      json.minItems = minItems;
    if (isClosed)
      json.maxItems = maxItems;
  }
  const { minimum, maximum } = aggregateChecks(schema5);
  if (typeof minimum === "number")
    json.minItems = minimum;
  if (typeof maximum === "number")
    json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
  if (json.$ref) {
    if (visited.has(json))
      return json;
    visited.add(json);
    const def = bySchema.get(json)?.def;
    if (!def)
      return json;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json[keyword];
    if (!Array.isArray(branches))
      continue;
    const mapped = branches.map((branch2) => stringifyKeyNames(bySchema, branch2, visited));
    if (mapped.some((branch2, i) => branch2 !== branches[i]))
      json = { ...json, [keyword]: mapped };
  }
  const types = Array.isArray(json.type) ? json.type : [json.type];
  const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
  const values2 = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
  if (!numericType && !values2?.some((v) => typeof v === "number"))
    return json;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id: id2, ...rest } = json;
  if (rest.enum)
    rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
  else if (typeof rest.const === "number")
    rest.const = String(rest.const);
  if (!numericType)
    return rest;
  rest.type = "string";
  if (!values2)
    rest.pattern = (types.includes("number") ? number : integer).source;
  return rest;
}
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry of ctx.seen.values()) {
    if (entry.def && !bySchema.has(entry.schema))
      bySchema.set(entry.schema, entry);
  }
  const rewrites = /* @__PURE__ */ new Map();
  for (const record2 of pendingRecords.get(ctx) ?? []) {
    const seen2 = ctx.seen.get(record2);
    const names = (seen2?.def ?? seen2?.schema)?.propertyNames;
    if (!names || names === true || rewrites.has(names))
      continue;
    const rewritten = stringifyKeyNames(bySchema, names, /* @__PURE__ */ new Set());
    if (rewritten !== names)
      rewrites.set(names, rewritten);
  }
  if (!rewrites.size)
    return;
  for (const entry of ctx.seen.values()) {
    for (const carrier of [entry.schema, entry.def]) {
      const rewritten = carrier && rewrites.get(carrier.propertyNames);
      if (rewritten)
        carrier.propertyNames = rewritten;
    }
  }
}
var recordProcessor = (schema5, ctx, _json, params) => {
  const json = _json;
  const def = schema5._zod.def;
  json.type = "object";
  const keyType = def.keyType;
  const patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "patternProperties", "*"]
    });
    json.patternProperties = {};
    for (const pattern of patterns) {
      assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
    }
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json.propertyNames = processSchema(def.keyType, ctx, {
        ...params,
        path: [...params.path, "propertyNames"]
      });
      let pending = pendingRecords.get(ctx);
      if (!pending) {
        pending = [];
        pendingRecords.set(ctx, pending);
        ctx.deferred.push(() => rewriteKeyNames(ctx));
      }
      pending.push(schema5);
    }
    json.additionalProperties = processSchema(def.valueType, ctx, {
      ...params,
      path: [...params.path, "additionalProperties"]
    });
  }
  const keyValues = keyType._zod.values;
  const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
    if (validKeyValues.length > 0) {
      json.required = validKeyValues.map(String);
    }
  }
};
var nullableProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  const inner = processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  if (ctx.target === "openapi-3.0") {
    seen2.ref = def.innerType;
    json.nullable = true;
  } else {
    json.anyOf = [inner, { type: "null" }];
  }
};
var nonoptionalProcessor = (schema5, ctx, _json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema5, ctx, json, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => {
    if (typeof val !== "bigint")
      return val;
    unrepresentable = true;
    return null;
  });
  if (!unrepresentable)
    return JSON.parse(serialized);
  handleUnrepresentable(schema5, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
  return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema5, ctx, json, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json.default = value;
};
var prefaultProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
  if (ctx.io !== "input")
    return;
  const value = serializeDefaultValue(def.defaultValue, schema5, ctx, json, params);
  if (value !== UNREPRESENTABLE_DEFAULT)
    json._prefault = value;
};
var catchProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema5, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json.default = catchValue;
};
var pipeProcessor = (schema5, ctx, _json, params) => {
  const def = schema5._zod.def;
  const inIsTransform = def.in._zod.traits.has("$ZodTransform");
  const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = innerType;
};
var readonlyProcessor = (schema5, ctx, json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
  json.readOnly = true;
};
var optionalProcessor = (schema5, ctx, _json, params) => {
  const def = schema5._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen2 = ctx.seen.get(schema5);
  seen2.ref = def.innerType;
};

// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta3) {
    reg.add(this, meta3);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /* @__PURE__ */ $constructor("ZodMiniStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  ZodMiniString.init(inst, def);
});
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int(params) {
  return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = /* @__PURE__ */ $constructor("ZodMiniNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
  return _never(ZodMiniNever, params);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function strictObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ never(),
    ...normalizeParams(params)
  });
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
  return new ZodMiniObject({
    type: "object",
    shape,
    catchall: /* @__PURE__ */ unknown(),
    ...normalizeParams(params)
  });
}
var ZodMiniTuple = /* @__PURE__ */ $constructor("ZodMiniTuple", (inst, def) => {
  $ZodTuple.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new ZodMiniTuple({
    type: "tuple",
    items,
    rest,
    ...normalizeParams(params)
  });
}
var ZodMiniEnum = /* @__PURE__ */ $constructor("ZodMiniEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodMiniType.init(inst, def);
  inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values2, params) {
  const entries = Array.isArray(values2) ? Object.fromEntries(values2.map((v) => [v, v])) : values2;
  return new ZodMiniEnum({
    type: "enum",
    entries,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniExactOptional = /* @__PURE__ */ $constructor("ZodMiniExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function exactOptional(innerType) {
  return new ZodMiniExactOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
var ZodMiniCustom = /* @__PURE__ */ $constructor("ZodMiniCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
  return _refine(ZodMiniCustom, fn, _params);
}

// node_modules/zod/v4/mini/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodMiniISODate: () => ZodMiniISODate,
  ZodMiniISODateTime: () => ZodMiniISODateTime,
  ZodMiniISODuration: () => ZodMiniISODuration,
  ZodMiniISOTime: () => ZodMiniISOTime,
  date: () => date2,
  datetime: () => datetime2,
  duration: () => duration2,
  time: () => time2
});
var ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime2(params) {
  return _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /* @__PURE__ */ $constructor("ZodMiniISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date2(params) {
  return _isoDate(ZodMiniISODate, params);
}
var ZodMiniISOTime = /* @__PURE__ */ $constructor("ZodMiniISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function time2(params) {
  return _isoTime(ZodMiniISOTime, params);
}
var ZodMiniISODuration = /* @__PURE__ */ $constructor("ZodMiniISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function duration2(params) {
  return _isoDuration(ZodMiniISODuration, params);
}

// src/format/jsonp.ts
var CALL = /^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s;
var jsonpName = (path2) => path2.replace(/\.js$/, "");
function parseJsonp(text4) {
  const [, name3, json] = CALL.exec(text4) ?? [];
  return name3 === void 0 || json === void 0 ? null : { name: name3, json };
}

// src/format/names.ts
var VERDICTS = ["regression", "invalid", "inconclusive", "improvement", "unchanged"];
var METRIC_NAMES = [
  "goodput",
  "cpu",
  "p50",
  "p90",
  "p95",
  "p99",
  "memory",
  "switches",
  "start",
  "image"
];

// src/format/trend.ts
var TREND_SCHEMA = 1;
var BLOCK = 200;
var BLOCKS_IN_A_FOLDER = 100;
var blockOf = (run3) => Math.floor(run3 / BLOCK);
var OVERVIEW_FILE = "trend.js";
var RUNS_BLOCKS = "blocks/runs";
var POINTS_BLOCKS = "blocks/points";
var runsBlockFile = (block) => `${RUNS_BLOCKS}/${inFolder(block)}`;
var pointsBlockFile = (key, block) => `${POINTS_BLOCKS}/${key}/${inFolder(block)}`;
var inFolder = (block) => `${Math.floor(block / BLOCKS_IN_A_FOLDER)}/${block}.js`;
var count = int().check(_nonnegative());
var nullableNumber = nullable(number2());
var text = string2().check(_maxLength(2e3));
var name = string2().check(_minLength(1), _maxLength(500));
var time3 = iso_exports.datetime({ offset: true });
var address = nullable(
  string2().check(_maxLength(2e3), _regex(/^https?:\/\//, "must be a web address"))
);
var verdict = _enum(VERDICTS);
var schema = literal(TREND_SCHEMA);
var id = string2().check(_regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be letters, digits and hyphens"));
var LOG_UNIT = 1e-5;
var log = int();
var estimate = tuple([log, nullable(log), nullable(log)]);
var identity = { metric: name, unit: text, better: _enum(["higher", "lower"]) };
var seriesName = ({ case: id2, metric, unit, better }) => JSON.stringify([id2, metric, unit, better]);
var head = strictObject({
  /** Full commit id. */
  commit: text,
  /** The first line of its message, which anybody may have written. */
  subject: text
});
var reference = strictObject({
  /** Full commit id; of an image its digest. */
  commit: text,
  /** As the configuration names it. */
  label: text
});
var environment = strictObject({
  cpuModel: text,
  cores: number2(),
  kernel: text,
  os: text,
  runnerImage: nullable(text)
});
var publishedMetric = strictObject({
  name,
  unit: text,
  better: identity.better,
  /** Whether it takes part in alerts. */
  gates: boolean2(),
  /** Where it is not its case's. */
  threshold: exactOptional(number2().check(_nonnegative())),
  /** head ÷ reference. */
  ratio: nullable(estimate),
  /** Absolute values. */
  head: nullableNumber,
  reference: nullableNumber,
  /** The interval of `head` itself, as in an estimate; imported runs have it, which have no ratio. */
  bounds: exactOptional(tuple([log, log])),
  /** New reference ÷ old reference, in the first run after the reference was moved. */
  seam: exactOptional(estimate),
  /** Measured once more in the same night, since it looked like a change. */
  again: exactOptional(estimate)
});
var publishedCase = strictObject({
  id: name,
  verdict,
  /** The smallest change worth reporting, as a share. */
  threshold: number2().check(_nonnegative()),
  metrics: array(publishedMetric).check(_maxLength(1e3))
});
var publishedRun = strictObject({
  schema,
  /** Run id and attempt of the workflow, else the results' own id; publishing it again changes nothing. */
  id,
  /** ISO 8601, when it began. */
  at: time3,
  url: address,
  head,
  reference: nullable(reference),
  environment: nullable(environment),
  verdict: nullable(verdict),
  /** What it took, builds included. */
  minutes: nullableNumber,
  /** The case that was measured with equal builds, and what came out. */
  control: nullable(strictObject({ case: name, verdict })),
  cases: array(publishedCase).check(_maxLength(1e4))
});
var listedRun = strictObject({
  id,
  at: time3,
  url: address,
  head,
  reference: nullable(reference),
  /** Index into the block's environments. */
  environment: nullable(count),
  verdict: nullable(verdict),
  minutes: nullableNumber,
  control: nullable(verdict)
});
var runsBlock = strictObject({
  schema,
  /** Number of its first run. */
  from: count,
  environments: array(environment).check(_maxLength(BLOCK)),
  runs: array(listedRun).check(_maxLength(BLOCK))
});
var change = strictObject({
  /** Number of the first run after it, and of the last before it. */
  run: count,
  previous: count,
  /** after ÷ before. */
  ratio: estimate,
  kind: _enum(["regression", "improvement"]),
  state: _enum(["provisional", "confirmed", "accepted"]),
  /** When the first run after it began. */
  at: time3
});
var level = strictObject({ run: count, value: log });
var MOST_CHANGES = 100;
var seriesPoints = strictObject({
  ...identity,
  gates: boolean2(),
  /** Numbers of the runs that have a point, in the order of publishing. */
  runs: array(count).check(_maxLength(BLOCK)),
  /** Estimates of head ÷ reference; where there is no reference the bounds are those of `head`. */
  ratio: array(nullable(log)),
  low: array(nullable(log)),
  high: array(nullable(log)),
  /** Absolute values, four significant digits. */
  head: array(nullableNumber),
  reference: array(nullableNumber),
  /** What the seams of all blocks before amount to; absent where that is 0. */
  moved: exactOptional(log),
  /** ln(new reference ÷ old reference): what is to be added to ratios from this run on. */
  seams: array(strictObject({ run: count, ratio: log })).check(_maxLength(BLOCK)),
  /** What was found in the series so far, blocks before included, in the order of time: the newest block has the last word. */
  levels: array(level).check(_maxLength(MOST_CHANGES)),
  changes: array(change).check(_maxLength(MOST_CHANGES))
}).check(
  refine(
    ({ runs, ...columns }) => [columns.ratio, columns.low, columns.high, columns.head, columns.reference].every(
      (column) => column.length === runs.length
    ),
    "columns are not of one length"
  )
);
var pointsBlock = strictObject({
  schema,
  case: name,
  from: count,
  /** Runs in which the case gave no usable numbers. */
  invalid: array(count).check(_maxLength(BLOCK)),
  series: array(seriesPoints)
});
var seriesSummary = strictObject({
  case: name,
  /** Its folder among the points. */
  key: string2().check(_regex(/^[a-z0-9-]{1,60}$/)),
  ...identity,
  gates: boolean2(),
  threshold: number2(),
  /** Numbers of its first and last run, and how many points there are. */
  first: count,
  last: count,
  points: count,
  /** Of the last run. */
  ratio: nullable(estimate),
  head: nullableNumber,
  /** Its course at a glance, over the open block and the one before: see spark.ts. */
  spark: string2().check(_maxLength(200)),
  /** Where it changed last, by its threshold at least; of series that raise alerts. */
  change: nullable(change)
});
var overview = strictObject({
  schema,
  /** owner/name, or the folder's name; and where its commits are shown. */
  name: text,
  url: address,
  /** How many runs were ever published: the number of the next one. */
  runs: count,
  /** The first block that is still kept. */
  firstBlock: count,
  updated: time3,
  /** Of the case with equal builds: how often it was measured, and how often it was called changed. */
  control: strictObject({ runs: count, alarms: count }),
  /** What all runs took together. */
  minutes: number2(),
  alerts: strictObject({ confirmed: count, withdrawn: count, accepted: count }),
  series: array(seriesSummary)
});
var alert = strictObject({
  case: name,
  ...identity,
  kind: _enum(["regression", "improvement"]),
  /**
   * `provisional` rests on one night that was measured twice; the others on the nights after it, or on people; `gone`: its case is not
   * measured any more.
   */
  state: _enum(["provisional", "confirmed", "accepted", "withdrawn", "recovered", "gone"]),
  /** Numbers of the first run after the change and of the last one before it, and their commits. */
  run: count,
  previous: count,
  to: text,
  from: text,
  /** after ÷ before. */
  ratio: estimate,
  /** Where the series stood before, ln in LOG_UNIT, with all moves of the reference counted in. */
  before: log,
  /** When the first run after it began. */
  at: time3,
  /** The first run after it was over. */
  until: exactOptional(count),
  /** Why it is accepted, in the words of who did. */
  reason: exactOptional(text)
});
var alerts = strictObject({
  schema,
  open: array(alert).check(_maxLength(1e4)),
  /** The latest ones that are over, oldest first. */
  closed: array(alert).check(_maxLength(1e3))
});
var TrendFileError = class extends UsageError {
  /** In the folder of the trend. */
  path;
  problem;
  /** The message without the path. */
  why;
  constructor(path2, problem, why2) {
    super(`${path2} ${why2}`);
    this.path = path2;
    this.problem = problem;
    this.why = why2;
  }
};
var LONGEST2 = 6 * 1024 * 1024;
var bytesOf = (content) => new TextEncoder().encode(content).length;
function readTrendText(path2, definition, content) {
  const damaged2 = (why2) => new TrendFileError(path2, "damaged", why2);
  let json = content;
  if (path2.endsWith(".js")) {
    if (bytesOf(content) > LONGEST2) throw damaged2(`has more than ${LONGEST2 / 2 ** 20} MiB`);
    const call = parseJsonp(content);
    if (call === null) throw damaged2("is not a data file of loadgate");
    if (call.name !== jsonpName(path2)) throw damaged2(`holds the data of ${call.name}`);
    json = call.json;
  }
  let value;
  try {
    value = JSON.parse(json);
  } catch {
    throw damaged2("holds no valid JSON; was it cut off, or merged by hand?");
  }
  return checkedData(path2, definition, value);
}
var numbered = looseObject({ schema: number2() });
function checkedData(path2, definition, value) {
  const newer = safeParse(numbered, value);
  if (newer.success && newer.data.schema > TREND_SCHEMA)
    throw new TrendFileError(
      path2,
      "newer",
      `has schema ${newer.data.schema}, and this version of loadgate reads up to ${TREND_SCHEMA}: publish with the version that wrote it`
    );
  const parsed3 = safeParse(definition, value);
  if (parsed3.success) return parsed3.data;
  throw new TrendFileError(path2, "damaged", `is not valid at ${whereIn(parsed3.error.issues)}`);
}
function whereIn([issue3]) {
  const where = issue3?.path.map(String).join(".") || "the top";
  return `${where}: ${issue3?.message ?? "unknown"}`.slice(0, 200);
}

// src/metrics/latencies.ts
var BEYOND = 10;
function answersFor(share3) {
  return Math.ceil(BEYOND / (1 - share3) - 1e-9);
}
function merged(all) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const [seconds3, count3] of all.flat()) counts2.set(seconds3, (counts2.get(seconds3) ?? 0) + count3);
  return [...counts2].sort(([a], [b]) => a - b);
}
var knownQuantiles = /* @__PURE__ */ new WeakMap();
function quantile(latencies, share3) {
  const known2 = knownQuantiles.get(latencies) ?? /* @__PURE__ */ new Map();
  if (known2.size === 0) knownQuantiles.set(latencies, known2);
  const value = known2.get(share3);
  if (value !== void 0) return value;
  const fresh = nearestRank(latencies, share3);
  known2.set(share3, fresh);
  return fresh;
}
function nearestRank(latencies, share3) {
  const total2 = latencies.reduce((sum2, [, count3]) => sum2 + count3, 0);
  if (total2 * (1 - share3) < BEYOND - 1e-9) return null;
  let seen2 = 0;
  for (const [seconds3, count3] of latencies) {
    seen2 += count3;
    if (seen2 >= total2 * share3 - 1e-9) return seconds3;
  }
  return null;
}

// src/metrics/metrics.ts
function answers(sample2) {
  return Object.values(sample2.byStatus).reduce((sum2, count3) => sum2 + count3, 0);
}
function quotient(dividend, divisor) {
  return dividend === null || !(divisor > 0) ? null : dividend / divisor;
}
function peakMemory(session2, variant2) {
  const peaks = session2.rounds.flatMap((round2) => round2.samples).filter((sample2) => sample2.variant === variant2).flatMap((sample2) => sample2.memory === null ? [] : [sample2.memory]);
  return peaks.length === 0 ? null : Math.max(...peaks);
}
function latency(name3, subject2, { decides, ofSession = false }) {
  const words2 = {
    subject: subject2,
    verb: `gives ${subject2}`,
    shrunk: "sooner",
    grown: "later",
    axis: ["answers sooner", "answers later"]
  };
  const label = `Latency ${name3}`;
  const about2 = { unit: "s", better: "lower", decides, limitable: true, label, words: words2 };
  const share3 = Number(name3.slice(1)) / 100;
  const value = ({ latencies, latency: latency2 }) => latencies ? quantile(latencies, share3) : latency2[name3] ?? null;
  return { name: name3, ...about2, per: "round", percentile: { share: share3, ofSession }, value };
}
var informs = { better: "lower", decides: null, limitable: false };
function needs(subject2, [shrunk, grown]) {
  return { subject: subject2, verb: "has", shrunk: `less ${subject2}`, grown: `more ${subject2}`, axis: [shrunk, grown] };
}
var METRICS = [
  {
    name: "goodput",
    unit: "requests/s",
    label: "Requests/s",
    words: {
      subject: "speed",
      verb: "is",
      shrunk: "slower",
      grown: "faster",
      axis: ["slower", "faster"]
    },
    better: "higher",
    decides: "closed",
    limitable: true,
    per: "round",
    value: (sample2) => quotient(sample2.correct, sample2.wall)
  },
  {
    name: "cpu",
    unit: "s/request",
    label: "CPU per request",
    words: {
      subject: "CPU per request",
      verb: "needs",
      shrunk: "less CPU per request",
      grown: "more CPU per request",
      axis: ["needs less CPU", "needs more CPU"]
    },
    better: "lower",
    decides: "closed",
    limitable: false,
    per: "round",
    value: (sample2) => quotient(sample2.cpu.server, answers(sample2))
  },
  latency("p50", "the median answer", { decides: "open" }),
  latency("p90", "the slowest tenth of the answers", { decides: null }),
  latency("p95", "the slowest twentieth of the answers", { decides: "open" }),
  latency("p99", "the slowest hundredth of the answers", { decides: "open", ofSession: true }),
  {
    name: "memory",
    unit: "bytes",
    label: "Peak memory",
    words: needs("memory", ["needs less memory", "needs more memory"]),
    ...informs,
    per: "session",
    value: peakMemory
  },
  {
    name: "switches",
    unit: "per request",
    label: "Context switches per request",
    words: needs("context switches", ["fewer switches", "more switches"]),
    ...informs,
    per: "round",
    value: (sample2) => quotient(sample2.switches, answers(sample2))
  },
  {
    name: "start",
    unit: "s",
    label: "Start-up",
    words: needs("start-up time", ["starts sooner", "starts later"]),
    ...informs,
    per: "session",
    value: (session2, variant2) => session2.startSeconds[variant2] ?? null
  },
  {
    name: "image",
    unit: "bytes",
    label: "Image size",
    words: needs("image size", ["smaller", "larger"]),
    ...informs,
    per: "build"
  }
];
function deciding(loop) {
  return METRICS.filter(({ decides }) => decides === loop);
}
function findMetric(name3) {
  return METRICS.find((candidate) => candidate.name === name3);
}
function metricNamed(name3) {
  const metric = findMetric(name3);
  if (metric === void 0) throw new RangeError(`no metric ${name3}`);
  return metric;
}

// src/trend/estimate.ts
var readLog = (stored) => stored * LOG_UNIT;
function readEstimate([value, low, high]) {
  const log3 = readLog(value);
  return {
    value: log3,
    interval: low === null || high === null ? null : { low: log3 + readLog(low), high: log3 + readLog(high) }
  };
}
function shifted({ value, interval: interval3 }, by) {
  return {
    value: value + by,
    interval: interval3 && { low: interval3.low + by, high: interval3.high + by }
  };
}

// src/trend/series.ts
function runsOf(blocks) {
  const runs = blocks.flatMap(
    ({ from, environments, runs: runs2 }) => runs2.map((run3, i) => {
      const environment4 = run3.environment === null ? null : environments[run3.environment] ?? null;
      return { ...run3, number: from + i, environment: environment4, began: Date.parse(run3.at) };
    })
  );
  const numbers2 = runs.map(({ number: number4 }) => number4).sort((a, b) => a - b);
  const inTime = runs.toSorted((a, b) => a.began - b.began || a.number - b.number);
  return new Map(
    inTime.map(({ began: _, ...run3 }, i) => [run3.number, { ...run3, place: numbers2[i] }])
  );
}
function seriesOf(id2, blocks, runs) {
  const inOrder = blocks.toSorted((a, b) => a.from - b.from);
  const parts = inOrder.flatMap((block) => partOf(block, id2) ?? []);
  const published2 = withEras(
    parts.flatMap((part) => decoded(part, runs)),
    parts,
    runs
  );
  return {
    id: id2,
    scale: published2.some(({ ratio }) => ratio !== null) ? "ratio" : "absolute",
    points: published2.toSorted((a, b) => a.place - b.place),
    seams: parts.flatMap(({ seams }) => seams.map(({ run: run3 }) => run3)),
    invalid: inOrder.flatMap(({ invalid: invalid2 }) => invalid2),
    found: foundIn(parts.at(-1))
  };
}
function partOf(block, id2) {
  const name3 = seriesName(id2);
  return block.series.find((each) => seriesName({ ...each, case: block.case }) === name3);
}
function foundIn(part) {
  return {
    levels: part?.levels.map(({ run: run3, value }) => ({ run: run3, value: readLog(value) })) ?? [],
    changes: part?.changes ?? []
  };
}
function decoded(part, runs) {
  return part.runs.map((run3, i) => {
    const [ratio, low, high] = [part.ratio[i] ?? null, part.low[i] ?? null, part.high[i] ?? null];
    const head2 = part.head[i] ?? null;
    const moved = readLog(movedUntil(part, run3));
    return {
      run: run3,
      place: runs.get(run3)?.place ?? run3,
      ratio: ratio === null ? null : shifted(readEstimate([ratio, low, high]), moved),
      moved,
      era: 0,
      head: head2,
      headLog: head2 !== null && head2 > 0 ? headEstimate(head2, ratio === null ? [low, high] : null) : null,
      reference: part.reference[i] ?? null
    };
  });
}
function headEstimate(head2, bounds) {
  const [low, high] = bounds ?? [null, null];
  return shifted(readEstimate([0, low, high]), Math.log(head2));
}
function movedUntil({ moved = 0, seams }, run3) {
  return seams.reduce((sum2, seam) => seam.run <= run3 ? sum2 + seam.ratio : sum2, moved);
}
function withEras(points, parts, runs) {
  const measured2 = new Set(parts.flatMap(({ seams }) => seams.map(({ run: run3 }) => run3)));
  let era = 0;
  let before;
  return points.map((point) => {
    const run3 = runs.get(point.run);
    const against = run3 ? run3.reference?.commit ?? null : before;
    if (before !== void 0 && against !== before && !measured2.has(point.run)) era++;
    before = against;
    return { ...point, era };
  });
}
function plotted({ ratio, headLog }, scale3) {
  return scale3 === "ratio" ? ratio : headLog;
}

// src/trend/blocks.ts
var emptyRunsBlock = (block) => ({
  schema: TREND_SCHEMA,
  from: block * BLOCK,
  environments: [],
  runs: []
});
function blocksAround(run3, firstBlock) {
  const block = Math.max(firstBlock, blockOf(run3));
  return block > firstBlock ? [block - 1, block] : [block];
}

// src/analyse/distributions.ts
var LANCZOS_0 = 0.9999999999998099;
var LANCZOS = [
  676.5203681218851,
  -1259.1392167224028,
  771.3234287776531,
  -176.6150291621406,
  12.507343278686905,
  -0.13857109526572012,
  9984369578019572e-21,
  15056327351493116e-23
];
function logGamma(x) {
  const z = x - 1;
  const base = z + 7.5;
  const series = LANCZOS.reduce((sum2, c, i) => sum2 + c / (z + i + 1), LANCZOS_0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(series);
}
function betaFraction(x, a, b) {
  const tiny = 1e-300;
  const away = (v) => Math.abs(v) < tiny ? tiny : v;
  let c = 1;
  let d = 1 / away(1 - (a + b) * x / (a + 1));
  let value = d;
  for (let m = 1; m < 1e4; m++) {
    const even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= d * c;
    const odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}
function incompleteBeta(x, y, a, b) {
  if (x <= 0) return 0;
  if (y <= 0) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(y));
  if (x < (a + 1) / (a + b + 2)) return front * betaFraction(x, a, b) / a;
  return 1 - front * betaFraction(y, b, a) / b;
}
function studentTail(t, degrees) {
  const square = t * t;
  return 0.5 * incompleteBeta(degrees / (degrees + square), square / (degrees + square), degrees / 2, 0.5);
}
function logDensity(t, degrees) {
  const constant = logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - 0.5 * Math.log(degrees * Math.PI);
  return constant - (degrees + 1) / 2 * Math.log1p(t * t / degrees);
}
function studentQuantile(tail, degrees) {
  if (!(tail > 0 && tail < 1 && degrees > 0)) throw new RangeError(`no t quantile for ${tail}, ${degrees}`);
  if (tail > 0.5) return -studentQuantile(1 - tail, degrees);
  if (tail === 0.5) return 0;
  let [low, high] = [0, 1];
  while (studentTail(high, degrees) > tail) [low, high] = [high, high * 2];
  let t = (low + high) / 2;
  for (let step = 0; step < 200; step++) {
    const here = studentTail(t, degrees);
    if (here > tail) low = t;
    else high = t;
    const slope = Math.exp(logDensity(t, degrees)) * t / here;
    const newton = t * Math.exp(Math.log(here / tail) / slope);
    const next2 = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next2 - t) <= 1e-14 * t) return next2;
    t = next2;
  }
  return t;
}
function normalBelow(z) {
  if (z < 0) return 1 - normalBelow(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = terms.reduceRight((sum2, term) => (sum2 + term) * t, 0);
  return 1 - Math.exp(-z * z / 2) / Math.sqrt(2 * Math.PI) * series;
}

// src/analyse/robust-estimators.ts
function equally(values2) {
  return values2.map((value) => ({ value, weight: 1 }));
}
function median(values2) {
  return weightedMedian(equally(values2));
}
function weightedMedian(points) {
  const sorted = points.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum2, { weight }) => sum2 + weight, 0) / 2;
  let below = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    below += weight;
    if (below === half) return (value + (sorted[index + 1]?.value ?? value)) / 2;
    if (below > half) return value;
  }
  return null;
}
function mean(values2) {
  return values2.reduce((sum2, v) => sum2 + v, 0) / values2.length;
}
function hodgesLehmann(points) {
  return weightedMedian(
    points.flatMap(
      (a, i) => points.slice(i).map((b) => ({ value: (a.value + b.value) / 2, weight: a.weight * b.weight }))
    )
  );
}
var OUTLYING = 4.25;
var KEPT_VARIANCE = 1 - 2 * OUTLYING * Math.exp(-(OUTLYING ** 2) / 2) / Math.sqrt(2 * Math.PI) / (2 * normalBelow(OUTLYING) - 1);
var MOST_STEPS = 20;
function trimmedScale(residuals, start, fitted) {
  let scale3 = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    const reach = OUTLYING * scale3;
    let [sum2, kept] = [0, 0];
    for (let i = 0; i < residuals.length; i++) {
      const residual = residuals[i];
      if (residual < -reach || residual > reach) continue;
      sum2 += residual * residual;
      kept++;
    }
    const found = Math.sqrt(sum2 / Math.max(kept - fitted, 1) / KEPT_VARIANCE);
    const settled = Math.abs(found - scale3) <= 1e-6 * scale3;
    scale3 = found;
    if (settled) break;
  }
  return scale3;
}
var NORMAL_MEDIAN = 0.6744897501960817;
function roughScale(values2) {
  const differences = new Float64Array(Math.max(values2.length - 1, 0));
  for (let i = 0; i < differences.length; i++)
    differences[i] = Math.abs(values2[i + 1] - values2[i]) / Math.SQRT2;
  const sorted = differences.slice().sort();
  const ties = sorted.lastIndexOf(0) + 1;
  const middle2 = sorted[ties + sorted.length >> 1];
  return middle2 === void 0 ? 0 : trimmedScale(differences, middle2 / NORMAL_MEDIAN, 0);
}
function autocorrelation(residuals, scale3) {
  const reach = OUTLYING * scale3;
  let [products, squares] = [0, 0];
  for (let i = 1; i < residuals.length; i++) {
    const [a, b] = [residuals[i - 1], residuals[i]];
    if (Math.abs(a) > reach || Math.abs(b) > reach) continue;
    products += a * b;
    squares += (a * a + b * b) / 2;
  }
  return squares > 0 ? products / squares : 0;
}

// src/analyse/segment.ts
function segment(values2, weights, { penaltyAt, limit: limit2, before, after }) {
  const n = values2.length;
  const [changedAt, levelAt] = [new Int32Array(n + 1), new Float64Array(n + 1)];
  let [now, next2] = [new Pieces(), new Pieces()];
  now.add(Number.POSITIVE_INFINITY, 0, 0, 0, 0);
  let best = 0;
  for (let t = 0; t < n; t++) {
    if (t >= before && t <= n - after) {
      capped(now, best + penaltyAt(t), t, next2);
      [now, next2] = [next2, now];
    }
    withPoint(now, values2[t], weights[t], limit2, next2);
    [now, next2] = [next2, now];
    best = now.bestLoss;
    changedAt[t + 1] = now.bestChangedAt;
    levelAt[t + 1] = now.bestLevel;
  }
  return backwards(changedAt, levelAt, n);
}
var SIZE = 5;
var Pieces = class {
  /** Numbers in use. */
  used = 0;
  data = new Float64Array(64 * SIZE);
  bestLoss = 0;
  bestLevel = 0;
  bestChangedAt = 0;
  clear() {
    this.used = 0;
    this.bestLoss = Number.POSITIVE_INFINITY;
  }
  add(high, a, b, c, changedAt) {
    if (this.used + SIZE > this.data.length) this.grow();
    const { data, used } = this;
    data[used] = high;
    data[used + 1] = a;
    data[used + 2] = b;
    data[used + 3] = c;
    data[used + 4] = changedAt;
    this.used = used + SIZE;
  }
  /** As `add`, for a loss that does not depend on the level; one such piece after another is one. */
  addFlat(high, c, changedAt) {
    if (this.used > 0 && this.data[this.used - 1] === changedAt) this.data[this.used - SIZE] = high;
    else this.add(high, 0, 0, c, changedAt);
  }
  /** As `add`, and remembers where the loss is least. */
  offer(low, high, a, b, c, changedAt) {
    this.add(high, a, b, c, changedAt);
    let level3 = a > 0 ? -b / (2 * a) : 0;
    if (level3 < low) level3 = low;
    else if (level3 > high) level3 = high;
    const loss = (a * level3 + b) * level3 + c;
    if (loss >= this.bestLoss) return;
    this.bestLoss = loss;
    this.bestLevel = level3;
    this.bestChangedAt = changedAt;
  }
  grow() {
    const wider = new Float64Array(this.data.length * 2);
    wider.set(this.data);
    this.data = wider;
  }
};
function capped(from, most, t, to) {
  to.clear();
  const { data, used } = from;
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < used; i += SIZE) {
    const high = data[i];
    const a = data[i + 1];
    const b = data[i + 2];
    const c = data[i + 3];
    const changedAt = data[i + 4];
    const root = b * b - 4 * a * (c - most);
    if (a === 0 ? c > most : root <= 0) to.addFlat(high, most, t);
    else if (a === 0) to.add(high, a, b, c, changedAt);
    else {
      const half = Math.sqrt(root);
      const left = (-b - half) / (2 * a);
      const right = (-b + half) / (2 * a);
      if (right <= low || left >= high) to.addFlat(high, most, t);
      else {
        if (left > low) to.addFlat(left, most, t);
        to.add(Math.min(right, high), a, b, c, changedAt);
        if (right < high) to.addFlat(high, most, t);
      }
    }
    low = high;
  }
}
function withPoint(from, value, weight, limit2, to) {
  to.clear();
  const reach = limit2 / Math.sqrt(weight);
  const left = value - reach;
  const right = value + reach;
  const most = limit2 * limit2;
  const { data, used } = from;
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < used; i += SIZE) {
    const high = data[i];
    const a = data[i + 1];
    const b = data[i + 2];
    const c = data[i + 3];
    const changedAt = data[i + 4];
    if (low < left) to.offer(low, Math.min(high, left), a, b, c + most, changedAt);
    if (high > left && low < right)
      to.offer(
        Math.max(low, left),
        Math.min(high, right),
        a + weight,
        b - 2 * weight * value,
        c + weight * value * value,
        changedAt
      );
    if (high > right) to.offer(Math.max(low, right), high, a, b, c + most, changedAt);
    low = high;
  }
}
function backwards(changedAt, levelAt, n) {
  const [starts, levels] = [[], []];
  for (let end2 = n; end2 > 0; end2 = changedAt[end2]) {
    starts.push(changedAt[end2]);
    levels.push(levelAt[end2]);
  }
  return { starts: starts.reverse(), levels: levels.reverse() };
}

// src/analyse/change-points.ts
var STANDS_OUT = 4.42;
var FEWEST = 3;
var FIRST_PENALTY = 13;
var LOOKS = 4;
var LEAST_SPREAD = 1e-5;
function findChangePoints(points, standsOut = STANDS_OUT) {
  if (points.length === 0) throw new RangeError("change points of no points");
  const values2 = new Float64Array(points.length);
  for (let i = 0; i < values2.length; i++) {
    const { value, se } = points[i];
    if (!Number.isFinite(value) || Number.isNaN(se)) throw new RangeError(`point ${i} is ${value} \xB1 ${se}`);
    values2[i] = value;
  }
  const rough = Math.max(roughScale(values2), LEAST_SPREAD);
  const weights = weightsOf(points, rough);
  const fit = settle2(values2, weights, rough, standsOut);
  return {
    changes: changesOf(fit, weights),
    level: fit.levels.at(-1),
    spread: fit.spread
  };
}
function settle2(values2, weights, rough, standsOut) {
  const n = values2.length;
  let [unit, penalty, before] = [rough, FIRST_PENALTY, ""];
  for (let look = 1; ; look++) {
    const fit = fitOf(values2, weights, unit, penalty);
    const key = fit.starts.join();
    const next2 = penaltyOf(n - fit.starts.length - 1, standsOut) * fit.inflation;
    const none = fit.starts.length === 1 && next2 * fit.spread ** 2 >= penalty * unit ** 2;
    if (none || key === before || look === LOOKS) return fit;
    [unit, penalty, before] = [fit.spread, next2, key];
  }
}
function penaltyOf(degrees, standsOut) {
  if (degrees < 1) return Number.POSITIVE_INFINITY;
  const correction = (8 * degrees + 3) / (8 * degrees + 1);
  return degrees * Math.expm1((standsOut * correction) ** 2 / degrees);
}
function fitOf(values2, weights, unit, penalty) {
  const n = values2.length;
  const centre = values2[n >> 1];
  const scaled2 = values2.map((value) => (value - centre) / unit);
  const { starts, levels } = segment(scaled2, weights, {
    penaltyAt: (index) => penalty * atTheEdges(index, n),
    limit: OUTLYING,
    before: FEWEST,
    after: FEWEST
  });
  const residuals = new Float64Array(n);
  for (const [k, level3] of levels.entries())
    for (let i = starts[k]; i < (starts[k + 1] ?? n); i++)
      residuals[i] = (scaled2[i] - level3) * Math.sqrt(weights[i]);
  const share3 = trimmedScale(residuals, 1, starts.length);
  return {
    starts,
    levels: levels.map((level3) => level3 * unit + centre),
    residuals,
    spread: Math.max(share3 * unit, LEAST_SPREAD),
    inflation: inflationOf(autocorrelation(residuals, share3), n)
  };
}
var SHORT = { points: 30, share: 0.15, factor: 1.3 };
var NEW = { points: 5, factor: 1.15 };
function atTheEdges(index, n) {
  if (index < Math.min(SHORT.points, n * SHORT.share)) return SHORT.factor;
  return n - index < NEW.points ? NEW.factor : 1;
}
var BELIEVED = 2.2;
var MOST_CORRELATED = 0.8;
function inflationOf(correlation, n) {
  if (correlation < BELIEVED / Math.sqrt(n)) return 1;
  const believed = Math.min(correlation, MOST_CORRELATED);
  return (1 + believed) / (1 - believed);
}
var TAIL = 0.025;
function changesOf({ starts, levels, residuals, spread, inflation }, weights) {
  if (starts.length === 1) return [];
  const n = residuals.length;
  const t = studentQuantile(TAIL, Math.max(n - starts.length, 1));
  const variance = (k) => spread ** 2 * inflation / weightOf(weights, starts[k], starts[k + 1] ?? n);
  return starts.slice(1).map((index, k) => {
    const [before, after] = [levels[k], levels[k + 1]];
    const half = t * Math.sqrt(variance(k) + variance(k + 1));
    return { index, before, after, low: after - before - half, high: after - before + half };
  });
}
function weightOf(weights, from, to) {
  let sum2 = 0;
  for (let i = from; i < to; i++) sum2 += weights[i];
  return sum2;
}
var MOST_WEIGHT = 4;
var LEAST_WEIGHT = 0.01;
function weightsOf(points, scale3) {
  const weights = new Float64Array(points.length).fill(1);
  const known2 = points.filter(({ se }) => se !== null).map(({ se }) => se ** 2);
  const typical2 = median(known2);
  if (typical2 === null || typical2 === 0) return weights;
  const between2 = Math.max(scale3 * scale3 - typical2, 0);
  for (const [i, { se }] of points.entries())
    if (se !== null)
      weights[i] = Math.max(Math.min((between2 + typical2) / (between2 + se * se), MOST_WEIGHT), LEAST_WEIGHT);
  return weights;
}

// src/trend/detect.ts
var LOOKED_AT = 200;
var Z95 = 1.96;
function windowOf(series, runs, options) {
  const newest2 = Math.max(...series.points.map(({ run: run3 }) => run3));
  const era = series.points.find(({ run: run3 }) => run3 === newest2)?.era ?? 0;
  const comparable = series.points.flatMap((point) => {
    const estimate2 = point.era === era ? plotted(point, series.scale) : null;
    const run3 = runs.get(point.run);
    return estimate2 && run3 ? [{ ...estimate2, run: point.run, commit: run3.head.commit, at: run3.at }] : [];
  });
  const points = comparable.slice(-LOOKED_AT);
  const isCut = comparable.length > points.length || options.hasOlder && era === 0;
  return {
    id: series.id,
    threshold: options.threshold,
    points,
    found: changePointsOf(points),
    edge: isCut ? Math.min(SHORT.points, points.length) : 0,
    again: points.at(-1)?.run === newest2 ? options.again ?? null : null
  };
}
function changePointsOf(points) {
  return points.length === 0 ? null : findChangePoints(points.map(trendPoint));
}
function trendPoint({ value, interval: interval3 }) {
  return { value, se: interval3 && Math.max((interval3.high - interval3.low) / 2 / Z95, 1e-6) };
}

// src/trend/store.ts
import { createHash } from "node:crypto";
var LONGEST_KEY = 40;
function keyOf(caseId) {
  const slug = caseId.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, LONGEST_KEY).replace(/-$/, "");
  return `${slug || "case"}-${createHash("sha256").update(caseId).digest("hex").slice(0, 8)}`;
}
var damaged = (path2, why2) => new TrendFileError(path2, "damaged", why2);
var missing = (path2, why2) => new TrendFileError(path2, "missing", `is missing, ${why2}`);
async function readOverview(store) {
  const [text4] = await store.read([OVERVIEW_FILE]);
  if (typeof text4 === "string") return readTrendText(OVERVIEW_FILE, overview, text4);
  if ((await store.list(RUNS_BLOCKS)).length > 0) throw missing(OVERVIEW_FILE, "though runs were published");
  return null;
}
async function readRunsBlocks(store, blocks, runs) {
  const texts = await store.read(blocks.map(runsBlockFile));
  return blocks.map((block, i) => checkedRuns(block, texts[i] ?? null, runs));
}
function checkedRuns(block, text4, runs) {
  const path2 = runsBlockFile(block);
  const from = block * BLOCK;
  const there = Math.max(0, Math.min(runs - from, BLOCK));
  if (text4 === null && there > 0) throw missing(path2, `though it has ${there} runs`);
  if (text4 === null) return emptyRunsBlock(block);
  const found = readTrendText(path2, runsBlock, text4);
  if (found.from !== from || found.runs.length !== there)
    throw damaged(
      path2,
      `holds ${found.runs.length} runs from ${found.from} on, but ${OVERVIEW_FILE} has ${there} from ${from} on`
    );
  return found;
}
async function readPointsBlocks(store, places) {
  const paths = places.map(({ case: id2, block }) => pointsBlockFile(keyOf(id2), block));
  const texts = await store.read(paths);
  return places.map((place, i) => checkedPoints(place, paths[i], texts[i] ?? null));
}
function checkedPoints({ block, case: id2 }, path2, text4) {
  if (text4 === null) return null;
  const found = readTrendText(path2, pointsBlock, text4);
  if (found.case !== id2) throw damaged(path2, `is of the case ${found.case}, not of ${id2}`);
  if (found.from !== block * BLOCK) throw damaged(path2, `begins with run ${found.from}`);
  const strange = found.series.flatMap(({ runs }) => runs).find((run3) => blockOf(run3) !== block);
  if (strange !== void 0) throw damaged(path2, `has a point of run ${strange}`);
  return found;
}

// src/trend/baseline-levels.ts
async function readBaselineLevels(store) {
  const overview3 = await readOverview(store);
  if (!overview3 || overview3.runs === 0) return null;
  const kept = blocksAround(overview3.runs - 1, overview3.firstBlock);
  const runs = runsOf(await readRunsBlocks(store, kept, overview3.runs));
  const series = overview3.series.filter(({ gates }) => gates);
  const places = series.flatMap(({ case: id2 }) => kept.map((block) => ({ case: id2, block })));
  const blocks = await readPointsBlocks(store, places);
  const levels = {};
  for (const [i, each] of series.entries()) {
    const own2 = blocks.slice(i * kept.length, (i + 1) * kept.length);
    const found = seriesOf(
      each,
      own2.filter((block) => block !== null),
      runs
    );
    const window = windowOf(found, runs, { threshold: each.threshold, hasOlder: false });
    const newest2 = found.points.findLast(({ run: run3 }) => run3 === each.last);
    if (!window.found || !newest2?.ratio) continue;
    levels[seriesName(each)] = window.found.level - newest2.moved;
  }
  const numbers2 = [...runs.keys()].sort((a, b) => b - a);
  const reference2 = numbers2.map((number4) => runs.get(number4)?.reference ?? null).find((each) => each !== null);
  return { reference: reference2 ?? null, levels };
}
function suspicious(results2, baseline) {
  if (baseline === null) return [];
  return results2.cases.filter(
    (result) => result.metrics.filter(({ gates }) => gates).some((metric) => {
      const { name: name3, unit, better } = metric;
      const level3 = baseline.levels[seriesName({ case: result.id, metric: name3, unit, better })];
      const interval3 = intervalOf(metric, result);
      return level3 !== void 0 && interval3 !== null && isBeyond(interval3, level3, result.threshold);
    })
  ).map(({ id: id2 }) => id2);
}
function intervalOf({ name: name3, ratio, interval: interval3 }, { verdict: verdict3 }) {
  if (ratio === null || verdict3 === "invalid") return null;
  return metricNamed(name3).per === "build" ? { low: ratio, high: ratio } : interval3;
}
function isBeyond({ low, high }, level3, threshold) {
  const far = Math.log1p(threshold);
  return Math.log(low) > level3 + far || Math.log(high) < level3 - far;
}

// src/trend/publish.ts
function storeIn(tree, folder2) {
  return {
    read: (paths) => tree.read(paths.map((path2) => within(folder2, path2))),
    list: (inside) => tree.list(within(folder2, inside))
  };
}
var within = (folder2, path2) => folder2 === "" ? path2 : `${folder2}/${path2}`;

// src/commands/trend-place.ts
import { existsSync as existsSync4, readFileSync as readFileSync4 } from "node:fs";
import { join as join6, resolve as resolve2 } from "node:path";

// src/platform/github-event.ts
import { readFileSync as readFileSync3, statSync as statSync3 } from "node:fs";
var MAX_BYTES = 32 * 1024 * 1024;
function readEvent(env) {
  const { GITHUB_EVENT_NAME: name3, GITHUB_EVENT_PATH: path2 } = env;
  if (!name3 || !path2)
    throw new UsageError(
      "GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set: this runs in GitHub Actions; elsewhere use the command line"
    );
  try {
    const { size: size2 } = statSync3(path2);
    if (size2 > MAX_BYTES) throw new Error(`it has ${size2} bytes, more than GitHub ever sends`);
    return { name: name3, payload: JSON.parse(readFileSync3(path2, "utf8")) };
  } catch (error3) {
    throw new UsageError(`the event in ${path2} cannot be read: ${error3.message}`);
  }
}
function commitIn(payload, ...way) {
  const value = fieldOf(payload, ...way);
  return typeof value === "string" && /^[0-9a-f]{40}$/.test(value) ? value : null;
}
function fieldOf(json, ...way) {
  let value = json;
  for (const key of way) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
    value = value[key];
  }
  return value;
}
function repositoryUrl(env) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name3 } = env;
  return server && name3 ? `${server}/${name3}` : null;
}

// src/commands/trend-place.ts
var PAGE = ["index.html", "page.js", "page.css"];
function checkoutHere(host) {
  return findRepository(host.cwd);
}
async function trendPlace({ remote, branch: branch2, folder: folder2 }, temporary, env, host) {
  const address2 = await addressOf(remote, env, host);
  return {
    access: {
      remote: remoteAt(address2, env.GITHUB_TOKEN ?? ""),
      ...{ branch: branch2, folder: temporary, clock: host.clock, random: Math.random, signal: host.signal },
      say: (text4) => host.progress.say(text4)
    },
    folder: folder2,
    page: pageFiles()
  };
}
async function addressOf(asked, env, host) {
  const repository = repositoryUrl(env);
  const checkout = asked === void 0 ? await checkoutHere(host) : null;
  const origin = checkout && await remoteUrl(checkout, "origin");
  const address2 = asked ?? origin ?? (repository === null ? void 0 : `${repository}.git`);
  if (!address2)
    throw new UsageError(
      "there is no remote to publish to: run this in a checkout that has an origin, or name one with --remote URL"
    );
  const path2 = resolve2(checkout?.top ?? host.cwd, address2);
  return existsSync4(path2) ? path2 : address2;
}
function pageFiles() {
  const fromSources = import.meta.filename.endsWith(".ts");
  const folder2 = fromSources ? join6(import.meta.dirname, "..", "..", "dist", "page") : join6(import.meta.dirname, "page");
  if (!existsSync4(folder2)) {
    if (fromSources) return /* @__PURE__ */ new Map();
    throw new UsageError(
      `the page's files are missing (${folder2}); get loadgate whole, with its folder dist/page`
    );
  }
  return new Map(PAGE.map((name3) => [name3, readFileSync4(join6(folder2, name3))]));
}

// src/commands/baseline.ts
async function baselineHere(options, env, host) {
  try {
    var _stack = [];
    try {
      const checkout = options.remote === void 0 ? await checkoutHere(host) : null;
      const tip = checkout && await findCommit(checkout, `refs/remotes/origin/${options.branch}`);
      if (checkout && tip) return await readBaselineLevels(storeAt(checkout, tip, options.folder));
      const resources = __using(_stack, openRunResources(null), true);
      const { access: access2, folder: folder2 } = await trendPlace(options, resources.folder, env, host);
      const read = await updateBranch(access2, async (tree) => ({
        change: null,
        result: await readBaselineLevels(storeIn(tree, folder2))
      }));
      return read.result;
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error3) {
    host.signal.throwIfAborted();
    host.progress.say(
      `the trend so far cannot be read (${error3.message}); this point is measured alone`
    );
    return null;
  }
}
function storeAt(repository, commit, folder2) {
  const within2 = (path2) => [folder2, path2].filter((part) => part !== "").join("/");
  return {
    read: (paths) => Promise.all(paths.map((path2) => fileAt(repository, commit, within2(path2)))),
    list: (inside) => namesAt(repository, commit, within2(inside))
  };
}

// src/commands/compare.ts
import { resolve as resolve11 } from "node:path";

// node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
  Object.defineProperty(proto, key, {
    configurable: true,
    enumerable: false,
    get() {
      const value = make(this);
      Object.defineProperty(this, key, { value, configurable: true, writable: true });
      return value;
    },
    set(value) {
      Object.defineProperty(this, key, { value, configurable: true, writable: true });
    }
  });
}
var initializer2 = (inst, issues) => {
  $ZodError.init(inst, issues);
  inst.name = "ZodError";
  const proto = Object.getPrototypeOf(inst);
  if (_installedErrorProtos.has(proto))
    return;
  _installedErrorProtos.add(proto);
  _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
  _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
  _lazyMethod(proto, "addIssue", (self) => (issue3) => {
    self.issues.push(issue3);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  _lazyMethod(proto, "addIssues", (self) => (issues2) => {
    self.issues.push(...issues2);
    self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  });
  Object.defineProperty(proto, "isEmpty", {
    configurable: true,
    enumerable: false,
    get() {
      return this.issues.length === 0;
    }
  });
};
var ZodRealError = /* @__PURE__ */ $constructor("ZodError", initializer2, void 0, {
  Parent: Error
});

// node_modules/zod/v4/classic/parse.js
var parse2 = /* @__PURE__ */ _parse(ZodRealError);
var parseAsync2 = /* @__PURE__ */ _parseAsync(ZodRealError);
var safeParse2 = /* @__PURE__ */ _safeParse(ZodRealError);
var safeParseAsync2 = /* @__PURE__ */ _safeParseAsync(ZodRealError);
var encode2 = /* @__PURE__ */ _encode(ZodRealError);
var decode2 = /* @__PURE__ */ _decode(ZodRealError);
var encodeAsync2 = /* @__PURE__ */ _encodeAsync(ZodRealError);
var decodeAsync2 = /* @__PURE__ */ _decodeAsync(ZodRealError);
var safeEncode2 = /* @__PURE__ */ _safeEncode(ZodRealError);
var safeDecode2 = /* @__PURE__ */ _safeDecode(ZodRealError);
var safeEncodeAsync2 = /* @__PURE__ */ _safeEncodeAsync(ZodRealError);
var safeDecodeAsync2 = /* @__PURE__ */ _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
  if (!globalConfig.localeError)
    config(en_default());
}
function _ensureDefaultMemoizer() {
  if (!globalConfig.memoizer)
    config({ memoizer: memoizer() });
}
var ZodType = /* @__PURE__ */ $constructor("ZodType", (inst, def) => {
  _ensureDefaultLocale();
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
  return inst;
}, {
  check(...chks) {
    const def = this.def;
    return this.clone(util_exports.mergeDefs(def, {
      checks: [
        ...def.checks ?? [],
        ...chks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }), { parent: true });
  },
  with(...chks) {
    return this.check(...chks);
  },
  clone(def, params) {
    return clone(this, def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta3) {
    reg.add(this, meta3);
    return this;
  },
  refine(check, params) {
    return this.check(refine2(check, params));
  },
  superRefine(refinement, params) {
    return this.check(superRefine(refinement, params));
  },
  overwrite(fn) {
    return this.check(_overwrite(fn));
  },
  optional() {
    return optional(this);
  },
  exactOptional() {
    return exactOptional2(this);
  },
  nullable() {
    return nullable2(this);
  },
  nullish() {
    return optional(nullable2(this));
  },
  nonoptional(params) {
    return nonoptional(this, params);
  },
  array() {
    return array2(this);
  },
  or(arg) {
    return union([this, arg]);
  },
  and(arg) {
    return intersection(this, arg);
  },
  transform(tx) {
    return pipe(this, transform(tx));
  },
  default(d) {
    return _default(this, d);
  },
  prefault(d) {
    return prefault(this, d);
  },
  catch(params) {
    return _catch(this, params);
  },
  pipe(target) {
    return pipe(this, target);
  },
  readonly() {
    return readonly(this);
  },
  describe(description) {
    const cl = this.clone();
    globalRegistry.add(cl, { description });
    return cl;
  },
  meta(...args) {
    if (args.length === 0)
      return globalRegistry.get(this);
    const cl = this.clone();
    globalRegistry.add(cl, args[0]);
    return cl;
  },
  isOptional() {
    return this.safeParse(void 0).success;
  },
  isNullable() {
    return this.safeParse(null).success;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  },
  // Overrides core's `~standard` to add `jsonSchema`. Must stay a prototype entry: redefining it per instance demotes instances to dictionary mode.
  get "~standard"() {
    return util_exports.hide(this, "~standard", {
      ...standardProps(this),
      jsonSchema: {
        input: createStandardJSONSchemaMethod(this, "input"),
        output: createStandardJSONSchemaMethod(this, "output")
      }
    });
  },
  set "~standard"(value) {
    util_exports.own(this, "~standard", value);
  },
  parse: function _parse2(data, params) {
    return parse2(this, data, params, { callee: _parse2 });
  },
  parseAsync: async function _parseAsync2(data, params) {
    return await parseAsync2(this, data, params, { callee: _parseAsync2 });
  },
  safeParse(data, params) {
    return safeParse2(this, data, params);
  },
  async safeParseAsync(data, params) {
    return safeParseAsync2(this, data, params);
  },
  // `spa` is an alias: same function object as `safeParseAsync`, as before.
  get spa() {
    return this?.safeParseAsync;
  },
  set spa(value) {
    util_exports.own(this, "spa", value);
  },
  validate(data, params) {
    return validate(this, data, params);
  },
  validateAsync(data, params) {
    return validateAsync(this, data, params);
  },
  encode: function _encode2(data, params) {
    return encode2(this, data, params, { callee: _encode2 });
  },
  decode: function _decode2(data, params) {
    return decode2(this, data, params, { callee: _decode2 });
  },
  encodeAsync: async function _encodeAsync2(data, params) {
    return await encodeAsync2(this, data, params, { callee: _encodeAsync2 });
  },
  decodeAsync: async function _decodeAsync2(data, params) {
    return await decodeAsync2(this, data, params, { callee: _decodeAsync2 });
  },
  safeEncode(data, params) {
    return safeEncode2(this, data, params);
  },
  safeDecode(data, params) {
    return safeDecode2(this, data, params);
  },
  async safeEncodeAsync(data, params) {
    return safeEncodeAsync2(this, data, params);
  },
  async safeDecodeAsync(data, params) {
    return safeDecodeAsync2(this, data, params);
  },
  toJSONSchema(params) {
    return createToJSONSchemaMethod(this, {})(params);
  },
  // Reads through to the registry on every access, so it must not cache.
  get description() {
    return globalRegistry.get(this)?.description;
  },
  // No setter: `schema._def = x` throws, as it did when `_def` was a non-writable own property.
  get _def() {
    return this._zod.def;
  }
});
var _ZodString = /* @__PURE__ */ $constructor(
  "_ZodString",
  (inst, def) => {
    $ZodString.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
  },
  /* @__PURE__ */ util_exports.derived({
    format: (inst) => aggregateChecks(inst).format ?? null,
    minLength: (inst) => aggregateChecks(inst).minimum ?? null,
    maxLength: (inst) => aggregateChecks(inst).maximum ?? null
  }, {
    regex(...args) {
      return this.check(_regex(...args));
    },
    includes(...args) {
      return this.check(_includes(...args));
    },
    startsWith(...args) {
      return this.check(_startsWith(...args));
    },
    endsWith(...args) {
      return this.check(_endsWith(...args));
    },
    min(...args) {
      return this.check(_minLength(...args));
    },
    max(...args) {
      return this.check(_maxLength(...args));
    },
    length(...args) {
      return this.check(_length(...args));
    },
    nonempty(...args) {
      return this.check(_minLength(1, ...args));
    },
    lowercase(params) {
      return this.check(_lowercase(params));
    },
    uppercase(params) {
      return this.check(_uppercase(params));
    },
    trim() {
      return this.check(_trim());
    },
    normalize(...args) {
      return this.check(_normalize(...args));
    },
    toLowerCase() {
      return this.check(_toLowerCase());
    },
    toUpperCase() {
      return this.check(_toUpperCase());
    },
    slugify() {
      return this.check(_slugify());
    }
  })
);
var ZodString = /* @__PURE__ */ $constructor("ZodString", (inst, def) => {
  $ZodString.init(inst, def);
  _ZodString.init(inst, def);
}, {
  email(params) {
    return this.check(_email(ZodEmail, params));
  },
  url(params) {
    return this.check(_url(ZodURL, params));
  },
  jwt(params) {
    return this.check(_jwt(ZodJWT, params));
  },
  emoji(params) {
    return this.check(_emoji2(ZodEmoji, params));
  },
  guid(params) {
    return this.check(_guid(ZodGUID, params));
  },
  uuid(params) {
    return this.check(_uuid(ZodUUID, params));
  },
  uuidv4(params) {
    return this.check(_uuidv4(ZodUUID, params));
  },
  uuidv6(params) {
    return this.check(_uuidv6(ZodUUID, params));
  },
  uuidv7(params) {
    return this.check(_uuidv7(ZodUUID, params));
  },
  nanoid(params) {
    return this.check(_nanoid(ZodNanoID, params));
  },
  cuid(params) {
    return this.check(_cuid(ZodCUID, params));
  },
  cuid2(params) {
    return this.check(_cuid2(ZodCUID2, params));
  },
  ulid(params) {
    return this.check(_ulid(ZodULID, params));
  },
  base64(params) {
    return this.check(_base64(ZodBase64, params));
  },
  base64url(params) {
    return this.check(_base64url(ZodBase64URL, params));
  },
  xid(params) {
    return this.check(_xid(ZodXID, params));
  },
  ksuid(params) {
    return this.check(_ksuid(ZodKSUID, params));
  },
  ipv4(params) {
    return this.check(_ipv4(ZodIPv4, params));
  },
  ipv6(params) {
    return this.check(_ipv6(ZodIPv6, params));
  },
  cidrv4(params) {
    return this.check(_cidrv4(ZodCIDRv4, params));
  },
  cidrv6(params) {
    return this.check(_cidrv6(ZodCIDRv6, params));
  },
  e164(params) {
    return this.check(_e164(ZodE164, params));
  },
  datetime(params) {
    return this.check(_isoDateTime(ZodISODateTime, params));
  },
  date(params) {
    return this.check(_isoDate(ZodISODate, params));
  },
  time(params) {
    return this.check(_isoTime(ZodISOTime, params));
  },
  duration(params) {
    return this.check(_isoDuration(ZodISODuration, params));
  }
});
function string3(params) {
  return _string(ZodString, params);
}
var ZodStringFormat = /* @__PURE__ */ $constructor("ZodStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  _ZodString.init(inst, def);
});
var ZodISODateTime = /* @__PURE__ */ $constructor("ZodISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODate = /* @__PURE__ */ $constructor("ZodISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISOTime = /* @__PURE__ */ $constructor("ZodISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodISODuration = /* @__PURE__ */ $constructor("ZodISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodEmail = /* @__PURE__ */ $constructor("ZodEmail", (inst, def) => {
  $ZodEmail.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodGUID = /* @__PURE__ */ $constructor("ZodGUID", (inst, def) => {
  $ZodGUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodUUID = /* @__PURE__ */ $constructor("ZodUUID", (inst, def) => {
  $ZodUUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodURL = /* @__PURE__ */ $constructor("ZodURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodEmoji = /* @__PURE__ */ $constructor("ZodEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNanoID = /* @__PURE__ */ $constructor("ZodNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID = /* @__PURE__ */ $constructor("ZodCUID", (inst, def) => {
  $ZodCUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCUID2 = /* @__PURE__ */ $constructor("ZodCUID2", (inst, def) => {
  $ZodCUID2.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodULID = /* @__PURE__ */ $constructor("ZodULID", (inst, def) => {
  $ZodULID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodXID = /* @__PURE__ */ $constructor("ZodXID", (inst, def) => {
  $ZodXID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodKSUID = /* @__PURE__ */ $constructor("ZodKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv4 = /* @__PURE__ */ $constructor("ZodIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodIPv6 = /* @__PURE__ */ $constructor("ZodIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = /* @__PURE__ */ $constructor("ZodCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = /* @__PURE__ */ $constructor("ZodCIDRv6", (inst, def) => {
  $ZodCIDRv6.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64 = /* @__PURE__ */ $constructor("ZodBase64", (inst, def) => {
  $ZodBase64.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodBase64URL = /* @__PURE__ */ $constructor("ZodBase64URL", (inst, def) => {
  $ZodBase64URL.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodE164 = /* @__PURE__ */ $constructor("ZodE164", (inst, def) => {
  $ZodE164.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodJWT = /* @__PURE__ */ $constructor("ZodJWT", (inst, def) => {
  $ZodJWT.init(inst, def);
  ZodStringFormat.init(inst, def);
});
var ZodNumber = /* @__PURE__ */ $constructor(
  "ZodNumber",
  (inst, def) => {
    $ZodNumber.init(inst, def);
    ZodType.init(inst, def);
    inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
    inst.isFinite = true;
  },
  /* @__PURE__ */ util_exports.derived({
    minValue: (inst) => {
      const { minimum, exclusiveMinimum } = aggregateChecks(inst);
      return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
    },
    maxValue: (inst) => {
      const { maximum, exclusiveMaximum } = aggregateChecks(inst);
      return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
    },
    isInt: (inst) => {
      const { isInt, multipleOf } = aggregateChecks(inst);
      return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
    },
    format: (inst) => aggregateChecks(inst).format ?? null
  }, {
    gt(value, params) {
      return this.check(_gt(value, params));
    },
    gte(value, params) {
      return this.check(_gte(value, params));
    },
    min(value, params) {
      return this.check(_gte(value, params));
    },
    lt(value, params) {
      return this.check(_lt(value, params));
    },
    lte(value, params) {
      return this.check(_lte(value, params));
    },
    max(value, params) {
      return this.check(_lte(value, params));
    },
    int(params) {
      return this.check(int2(params));
    },
    safe(params) {
      return this.check(int2(params));
    },
    positive(params) {
      return this.check(_gt(0, params));
    },
    nonnegative(params) {
      return this.check(_gte(0, params));
    },
    negative(params) {
      return this.check(_lt(0, params));
    },
    nonpositive(params) {
      return this.check(_lte(0, params));
    },
    multipleOf(value, params) {
      return this.check(_multipleOf(value, params));
    },
    step(value, params) {
      return this.check(_multipleOf(value, params));
    },
    finite() {
      return this;
    }
  })
);
function number3(params) {
  return _number(ZodNumber, params);
}
var ZodNumberFormat = /* @__PURE__ */ $constructor("ZodNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodNumber.init(inst, def);
});
function int2(params) {
  return _int(ZodNumberFormat, params);
}
var ZodBoolean = /* @__PURE__ */ $constructor("ZodBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean3(params) {
  return _boolean(ZodBoolean, params);
}
var ZodUnknown = /* @__PURE__ */ $constructor("ZodUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => unknownProcessor(inst, ctx, json, params);
});
function unknown2() {
  return _unknown(ZodUnknown);
}
var ZodNever = /* @__PURE__ */ $constructor("ZodNever", (inst, def) => {
  $ZodNever.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never2(params) {
  return _never(ZodNever, params);
}
var ZodArray = /* @__PURE__ */ $constructor("ZodArray", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodArray.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
  inst.element = def.element;
}, {
  min(n, params) {
    return this.check(_minLength(n, params));
  },
  nonempty(params) {
    return this.check(_minLength(1, params));
  },
  max(n, params) {
    return this.check(_maxLength(n, params));
  },
  length(n, params) {
    return this.check(_length(n, params));
  },
  unwrap() {
    return this.element;
  }
});
function array2(element, params) {
  return _array(ZodArray, element, params);
}
var ZodObject = /* @__PURE__ */ $constructor("ZodObject", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodObjectJIT.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
  util_exports.installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
  keyof() {
    return _enum2(Object.keys(this._zod.def.shape));
  },
  catchall(catchall) {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall }));
  },
  passthrough() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown2() }));
  },
  loose() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown2() }));
  },
  strict() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: never2() }));
  },
  strip() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: void 0 }));
  },
  extend(incoming) {
    return util_exports.extend(this, incoming);
  },
  safeExtend(incoming) {
    return util_exports.safeExtend(this, incoming);
  },
  merge(other) {
    return util_exports.merge(this, other);
  },
  pick(mask) {
    return util_exports.pick(this, mask);
  },
  omit(mask) {
    return util_exports.omit(this, mask);
  },
  partial(...args) {
    return util_exports.partial(ZodOptional, this, args[0]);
  },
  exactPartial(...args) {
    return util_exports.partial(ZodExactOptional, this, args[0], "exactPartial");
  },
  required(...args) {
    return util_exports.required(ZodNonOptional, this, args[0]);
  }
});
function object(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...util_exports.normalizeParams(params)
  };
  return new ZodObject(def);
}
function strictObject2(shape, params) {
  return new ZodObject({
    type: "object",
    shape,
    catchall: never2(),
    ...util_exports.normalizeParams(params)
  });
}
function looseObject2(shape, params) {
  return new ZodObject({
    type: "object",
    shape,
    catchall: unknown2(),
    ...util_exports.normalizeParams(params)
  });
}
var ZodUnion = /* @__PURE__ */ $constructor("ZodUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
  inst.options = def.options;
});
function union(options, params) {
  return new ZodUnion({
    type: "union",
    options,
    ...util_exports.normalizeParams(params)
  });
}
var ZodDiscriminatedUnion = /* @__PURE__ */ $constructor("ZodDiscriminatedUnion", (inst, def) => {
  ZodUnion.init(inst, def);
  $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
  return new ZodDiscriminatedUnion({
    type: "union",
    options,
    discriminator,
    ...util_exports.normalizeParams(params)
  });
}
var ZodIntersection = /* @__PURE__ */ $constructor("ZodIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
  return new ZodIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodTuple = /* @__PURE__ */ $constructor("ZodTuple", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodTuple.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
  rest(rest) {
    return this.clone({
      ...this._zod.def,
      rest
    });
  },
  partial() {
    const def = this._zod.def;
    if (def.checks?.length)
      throw new Error(".partial() cannot be used on tuple schemas containing refinements");
    return this.clone({
      ...def,
      items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item }))
    });
  }
});
function tuple2(items, _paramsOrRest, _params) {
  const hasRest = _paramsOrRest instanceof $ZodType;
  const params = hasRest ? _params : _paramsOrRest;
  const rest = hasRest ? _paramsOrRest : null;
  return new ZodTuple({
    type: "tuple",
    items,
    rest,
    ...util_exports.normalizeParams(params)
  });
}
var ZodRecord = /* @__PURE__ */ $constructor("ZodRecord", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodRecord.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => recordProcessor(inst, ctx, json, params);
  inst.keyType = def.keyType;
  inst.valueType = def.valueType;
});
function record(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodRecord({
      type: "record",
      keyType: string3(),
      valueType: keyType,
      ...util_exports.normalizeParams(valueType)
    });
  }
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params)
  });
}
function partialRecord(keyType, valueType, params) {
  return new ZodRecord({
    type: "record",
    keyType,
    valueType,
    ...util_exports.normalizeParams(params),
    partial: true
  });
}
var ZodEnum = /* @__PURE__ */ $constructor("ZodEnum", (inst, def) => {
  $ZodEnum.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
  inst.enum = def.entries;
  inst.options = [...inst._zod.values];
  const keys2 = new Set(Object.keys(def.entries));
  inst.extract = (values2, params) => {
    const newEntries = {};
    for (const value of values2) {
      if (keys2.has(value)) {
        newEntries[value] = def.entries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
  inst.exclude = (values2, params) => {
    const newEntries = { ...def.entries };
    for (const value of values2) {
      if (keys2.has(value)) {
        delete newEntries[value];
      } else
        throw new Error(`Key ${value} not found in enum`);
    }
    return new ZodEnum({
      ...def,
      checks: [],
      ...util_exports.normalizeParams(params),
      entries: newEntries
    });
  };
});
function _enum2(values2, params) {
  const entries = Array.isArray(values2) ? Object.fromEntries(values2.map((v) => [v, v])) : values2;
  return new ZodEnum({
    type: "enum",
    entries,
    ...util_exports.normalizeParams(params)
  });
}
var ZodLiteral = /* @__PURE__ */ $constructor("ZodLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
  inst.values = new Set(def.values);
  Object.defineProperty(inst, "value", {
    get() {
      if (def.values.length > 1) {
        throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
      }
      return def.values[0];
    }
  });
});
function literal2(value, params) {
  return new ZodLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...util_exports.normalizeParams(params)
  });
}
var ZodTransform = /* @__PURE__ */ $constructor("ZodTransform", (inst, def) => {
  _ensureDefaultMemoizer();
  $ZodTransform.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
  inst._zod.parse = (payload, _ctx) => {
    if (_ctx.direction === "backward") {
      throw new $ZodEncodeError(inst.constructor.name);
    }
    payload.addIssue = (issue3) => {
      if (typeof issue3 === "string") {
        payload.issues.push(util_exports.issue(issue3, payload.value, def));
      } else {
        const _issue = issue3;
        if (_issue.fatal)
          _issue.continue = false;
        _issue.code ?? (_issue.code = "custom");
        if (!("input" in _issue))
          _issue.input = payload.value;
        _issue.inst ?? (_issue.inst = inst);
        payload.issues.push(util_exports.issue(_issue));
      }
    };
    const output = def.transform(payload.value, payload);
    if (output instanceof Promise) {
      return output.then((output2) => {
        payload.value = output2;
        return payload;
      });
    }
    payload.value = output;
    return payload;
  };
});
function transform(fn) {
  return new ZodTransform({
    type: "transform",
    transform: fn
  });
}
var ZodOptional = /* @__PURE__ */ $constructor("ZodOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
  return new ZodOptional({
    type: "optional",
    innerType
  });
}
var ZodExactOptional = /* @__PURE__ */ $constructor("ZodExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional2(innerType) {
  return new ZodExactOptional({
    type: "optional",
    innerType
  });
}
var ZodNullable = /* @__PURE__ */ $constructor("ZodNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nullable2(innerType) {
  return new ZodNullable({
    type: "nullable",
    innerType
  });
}
var ZodDefault = /* @__PURE__ */ $constructor("ZodDefault", (inst, def) => {
  $ZodDefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
  return new ZodDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodPrefault = /* @__PURE__ */ $constructor("ZodPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
  return new ZodPrefault({
    type: "prefault",
    innerType,
    get defaultValue() {
      return typeof defaultValue === "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodNonOptional = /* @__PURE__ */ $constructor("ZodNonOptional", (inst, def) => {
  $ZodNonOptional.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
  return new ZodNonOptional({
    type: "nonoptional",
    innerType,
    ...util_exports.normalizeParams(params)
  });
}
var ZodCatch = /* @__PURE__ */ $constructor("ZodCatch", (inst, def) => {
  $ZodCatch.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
  inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
  return new ZodCatch({
    type: "catch",
    innerType,
    catchValue: typeof catchValue === "function" ? catchValue : util_exports.constantCatch(catchValue)
  });
}
var ZodPipe = /* @__PURE__ */ $constructor("ZodPipe", (inst, def) => {
  $ZodPipe.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
  inst.in = def.in;
  inst.out = def.out;
});
function pipe(in_, out) {
  return new ZodPipe({
    type: "pipe",
    in: in_,
    out
    // ...util.normalizeParams(params),
  });
}
var ZodReadonly = /* @__PURE__ */ $constructor("ZodReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
  inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
  return new ZodReadonly({
    type: "readonly",
    innerType
  });
}
var ZodCustom = /* @__PURE__ */ $constructor("ZodCustom", (inst, def) => {
  $ZodCustom.init(inst, def);
  ZodType.init(inst, def);
  inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine2(fn, _params = {}) {
  return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
  return _superRefine(fn, params);
}

// src/text/escape.ts
import { stripVTControlCharacters } from "node:util";
var CONTROLS = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function plainText(text4) {
  return stripVTControlCharacters(text4.replace(/\r\n?/g, "\n")).replace(CONTROLS, "");
}
function plainLine(text4) {
  return plainText(text4).replace(/\s+/g, " ").trim();
}
function clip(text4, length) {
  return text4.length <= length ? text4 : `${text4.slice(0, length - 1).trimEnd()}\u2026`;
}
function tailOfLog(log3, lines = 12) {
  return plainText(log3).trimEnd().split("\n").slice(-lines).map((line2) => clip(line2, 300)).join("\n");
}
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function html(text4) {
  return plainText(text4).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
function htmlProse(text4) {
  return html(plainLine(text4)).replace(/(\d) %/g, "$1&nbsp;%");
}
function markdown(text4) {
  return plainLine(text4).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi, "$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g, (character) => `&#${character.charCodeAt(0)};`);
}
function markdownCode(text4) {
  return `<code>${markdown(text4)}</code>`;
}
var UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
function printable(text4) {
  return text4.replaceAll(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function quote(text4) {
  return `"${printable(text4.length > 60 ? `${text4.slice(0, 57)}...` : text4)}"`;
}
function escapeWorkflowCommands(text4) {
  return text4.replace(/^([^\w\r\n]*?):(?=:)/gm, "$1:\u2060").replaceAll("##[", "##\u2060[");
}

// src/format/faults.ts
var coded = (code, params) => strictObject2({ code: literal2(code), ...params });
var variant = _enum2(["base", "head"]);
var end = strictObject2({ exitCode: number3().nullable(), signal: string3().nullable() }).describe("Both null where nothing is known but that it ended.");
var framing = _enum2(["content-length", "chunked", "until-close", "none"]);
var afterLoad = { afterLoad: literal2(true).exactOptional() };
var failedRequests = array2(
  union([
    strictObject2({ status: string3(), count: number3() }),
    strictObject2({ error: string3(), count: number3() })
  ])
);
var fault = discriminatedUnion("code", [
  coded("wrong-status", {
    path: string3(),
    status: number3(),
    expected: number3(),
    body: string3().describe("Its beginning, without secrets."),
    ...afterLoad
  }),
  coded("wrong-body", { path: string3(), bytes: number3(), body: string3(), ...afterLoad }),
  coded("wrong-header", {
    path: string3(),
    name: string3(),
    value: string3().nullable(),
    expected: string3(),
    ...afterLoad
  }),
  coded("no-answer", { path: string3(), error: string3(), ...afterLoad }),
  coded("length-changed", { path: string3(), bytes: number3() }),
  coded("lengths-differ", { path: string3(), base: number3(), head: number3() }),
  coded("framing-differs", { path: string3(), base: framing, head: framing }),
  coded("errors", {
    failed: number3(),
    of: number3(),
    unit: _enum2(["requests", "operations"]),
    most: failedRequests.describe("The most frequent.")
  }),
  coded("no-answers", { seconds: number3(), most: failedRequests.describe("The most frequent.") }),
  coded("wrong-size", { answers: number3(), bytes: number3(), least: number3(), most: number3() }),
  coded("too-many-connections", {
    side: _enum2(["client", "upstream"]).describe("Of nginx; client where there is none."),
    opened: number3(),
    requests: number3()
  }),
  coded("died", {
    end,
    of: _enum2(["server", "service"]),
    service: string3().exactOptional(),
    when: _enum2(["starting", "before-load", "under-load"]).exactOptional()
  }),
  coded("restarted", {}),
  coded("not-ready", {
    seconds: number3(),
    last: union([
      strictObject2({ path: string3(), status: number3() }),
      strictObject2({ error: string3() })
    ]).nullable().describe("What it answered last; null where it answered nothing."),
    service: string3().exactOptional(),
    runOver: literal2(true).exactOptional().describe("Set where the run's time was over first.")
  }),
  coded("start-failed", { error: string3() }),
  coded("setup-failed", { command: array2(string3()), error: string3() }),
  coded("command-failed", { error: string3() }),
  coded("no-report", {
    output: string3().describe("The last lines of a command that reported no operations.")
  }),
  coded("generator-failed", { error: string3() }),
  coded("background-load-failed", {
    failed: number3().exactOptional(),
    answered: number3().exactOptional(),
    error: string3().exactOptional()
  }),
  coded("proxy-failed", { variant, end: end.nullable(), error: string3().nullable() }),
  coded("harness-failed", { error: string3() })
]);
function isAnswerFault(fault2) {
  return ["wrong-status", "wrong-body", "wrong-header", "no-answer"].includes(fault2.code);
}
var OURS = [
  "generator-failed",
  "background-load-failed",
  "proxy-failed",
  "harness-failed"
];
function isOurs2({ code }) {
  return OURS.includes(code);
}
var FaultError = class extends Error {
  name = "FaultError";
  fault;
  /** The log of what failed, where that is not the server itself. */
  log;
  constructor(fault2, log3) {
    super(fault2.code);
    this.fault = fault2;
    this.log = log3;
  }
};

// src/format/sample.ts
var path = _enum2(["direct", "proxy"]);
var bottleneck = _enum2(["server", "proxy", "generator", "dependency"]);
var known = number3().nullable();
var counts = record(string3(), number3());
var limit = _enum2([
  "out-of-ports",
  "proxy-saturated",
  "generator-saturated",
  "dependency",
  "littles-law",
  "too-few-requests",
  "unsteady",
  "out-of-step",
  "over-capacity"
]);
var sample = strictObject2({
  variant,
  wall: number3().describe("Wall time of the load in seconds, as the generator saw it."),
  byStatus: counts.describe("Answers by status."),
  errors: counts.describe("Errors by the generator's own text, deadline aborts left out."),
  aborted: number3().describe("Requests in flight when the time was up; normal, one per connection."),
  bytes: number3().describe("Body bytes received."),
  correct: number3().describe("Answers with the expected status."),
  latency: strictObject2({ mean: known, p50: known, p90: known, p95: known.exactOptional(), p99: known }).describe("In seconds. The oldest results have no p95."),
  latencies: array2(tuple2([number3().nonnegative(), int2().positive()])).max(1e4).exactOptional().describe(
    "In an open loop: latencies from the intended start in seconds, to three digits, ascending, and how often each."
  ),
  cpu: strictObject2({ server: known, proxy: known, generator: known }).describe("CPU seconds used."),
  busiest: strictObject2({ server: known, proxy: known }).describe("Busiest thread as a share of one core."),
  opened: strictObject2({ client: known, upstream: known }).describe("TCP connections accepted; client is the side the generator talks to."),
  memory: known.describe("Peak memory of the server in bytes since its start."),
  switches: known.describe("Context switches of the server."),
  bottleneck: bottleneck.nullable(),
  invalid: array2(fault),
  limits: array2(limit)
}).describe("What one load of one variant gave in one round.");
var round = strictObject2({
  order: array2(variant).describe("The variants in the order they were loaded."),
  together: boolean3().describe("Whether they were loaded at once."),
  at: number3().describe("Seconds since the start of the run."),
  samples: array2(sample),
  disturbance: strictObject2({
    stolen: known.describe("Taken by the host of this virtual machine."),
    foreign: known.describe("Used by processes that are not part of the run.")
  }).describe("What others took of the run's CPUs, as a share of one CPU.")
});
var session = strictObject2({
  at: number3().describe("Seconds since the start of the run."),
  startSeconds: strictObject2({ base: number3().exactOptional(), head: number3().exactOptional() }).describe("From start to the first correct answer."),
  warmUpSeconds: number3(),
  warmUpCosts: array2(known).describe(
    "CPU seconds per answer in each slice of warm-up, the variants added up, where its length was not known beforehand."
  ).exactOptional(),
  rounds: array2(round),
  invalid: array2(strictObject2({ variant: variant.nullable(), fault, log: string3().exactOptional() })).describe("What went wrong outside a sample: not ready, died, wrong answer before or after.")
}).describe("One start of all variants of a case.");

// src/format/findings.ts
var change2 = { before: number3(), after: number3() };
var notice = discriminatedUnion("code", [
  coded("base-config-missing", { file: string3() }),
  coded("base-config-unusable", { file: string3(), error: string3() }),
  coded("config-from-checkout", { file: string3() }),
  coded("gate-changed", {
    changes: array2(
      discriminatedUnion("setting", [
        strictObject2({ setting: literal2("alpha"), ...change2 }),
        strictObject2({
          setting: literal2("fail-on"),
          before: array2(string3()),
          after: array2(string3())
        }),
        strictObject2({ setting: literal2("mode"), before: string3(), after: string3() }),
        strictObject2({ setting: literal2("threshold"), scenario: string3(), ...change2 }),
        strictObject2({ setting: literal2("errors"), scenario: string3(), ...change2 })
      ])
    )
  }),
  coded("budget-changed", {
    before: number3().nullable().describe("Seconds; null for the default of each case."),
    after: number3().nullable()
  }),
  coded("no-longer-measured", {
    targets: array2(string3()),
    scenarios: array2(string3()),
    paths: array2(string3()).describe("scenario/path"),
    pairs: array2(string3()).describe("target/scenario")
  }),
  coded("submodules-missing", { paths: array2(string3()) }),
  coded("port-ignored", { target: string3() }),
  coded("session-overran", { case: string3() }),
  coded("rate-not-comparable", { scenario: string3() })
]);
var obstacle = discriminatedUnion("code", [
  coded("docker-missing", {}),
  coded("no-engine", {}),
  coded("no-buildx", {}),
  coded("images-unresolved", { images: array2(string3()) }),
  coded("nothing-to-build", { target: string3() }),
  coded("no-command", { of: _enum2(["target", "service"]), name: string3() }),
  coded("same-process", { as: string3().describe("The target that it does not differ from.") }),
  coded("programs-missing", { programs: array2(string3()) })
]);
var runnerReason = discriminatedUnion("code", [
  coded("asked-for", {}),
  coded("docker-works", {}),
  coded("not-docker", { obstacle })
]);
var skipReason = _enum2(["untouched", "identical-builds"]);
var interferenceSource = _enum2(["steal", "other-programs"]);
var finding = discriminatedUnion("code", [
  coded("build-failed", { variant, target: string3() }),
  coded("prepare-failed", { variant, target: string3() }),
  coded("fault", {
    variants: array2(variant).describe("Empty where it is no variant's."),
    fault,
    times: int2().positive()
  }),
  coded("shards-missing", {
    shards: array2(string3()).describe("`1/3`; empty where one left the case out.")
  }),
  coded("skipped", { why: skipReason }),
  coded("interrupted", {}),
  coded("no-time", {}),
  coded("no-values", {}),
  coded("one-session", {}),
  coded("equal-ratios", {}),
  coded("interference", {
    source: interferenceSource,
    effect: _enum2(["counted-less", "left-out", "nothing-left"]),
    rounds: int2().positive()
  }),
  coded("limited", {
    limit,
    loop: _enum2(["closed", "open"]),
    cpuDecides: boolean3().describe("Whether CPU time could be read, so that it decides.")
  }),
  coded("held-back", { limit, bound: boolean3().describe("Whether its value is a bound of the true one.") }),
  coded("p99-unknown", {}),
  coded("bottleneck-unknown", {}),
  coded("server-waits", {}),
  coded("settled-early", { sessions: int2().positive() })
]);

// src/format/plan.ts
var runnerName = _enum2(["docker", "process"]);
var request = strictObject2({
  method: string3(),
  paths: array2(string3()).describe("One or several; one of several is picked at random for each request."),
  headers: array2(tuple2([string3(), string3()])),
  body: union([strictObject2({ text: string3() }), strictObject2({ file: string3() })]).exactOptional()
});
var expect = strictObject2({
  status: number3(),
  body: string3().exactOptional(),
  headers: record(string3(), string3()).describe("Lower-case names."),
  same: boolean3().describe("Whether all variants must answer with the same length and framing.")
}).describe("The expected answer; what is absent is not checked.");
var scenario = strictObject2({
  name: string3(),
  targets: array2(string3()).describe("Names of the targets it is run against."),
  request: request.describe("Asks for no path where the scenario runs a command instead."),
  run: array2(string3()).exactOptional().describe(
    "Set where the target was run with these arguments to its end instead of being asked: a command that reports on its last line how many operations it did in how many seconds."
  ),
  expect,
  connections: number3(),
  keepalive: boolean3(),
  http2: literal2(true).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),
  paths: array2(path),
  beside: strictObject2({ request, connections: number3() }).exactOptional().describe("Other requests that are asked all the while; they are not measured."),
  rate: union([strictObject2({ perSecond: number3() }), strictObject2({ share: number3() })]).exactOptional().describe(
    "Requests per second, or a share of what base can answer, offered whatever the answers do (open loop); a closed loop if absent."
  ),
  requests: number3().exactOptional().describe("A fixed count of requests per sample instead of a round length."),
  roundSeconds: number3().exactOptional().describe("Instead of a length derived from the throughput."),
  timeoutSeconds: number3(),
  errors: number3().describe("The share of answers that may be errors, 0 to 1."),
  threshold: number3().describe("Smallest relative change that counts, 0.02 for 2%.")
});
var plannedCase = strictObject2({ id: string3(), target: string3(), scenario: string3(), path });
var cores = array2(number3());
var cpuPlan = strictObject2({
  layout: _enum2([
    "one-core",
    "shared-load-core",
    "smt-siblings",
    "separate-cores",
    "separate-machine",
    "separate-machine-one-core"
  ]).describe(
    "What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's."
  ),
  server: cores,
  proxy: cores,
  generator: cores
}).describe("Which logical CPUs each part may use.");
function onSeparateMachine({ layout }) {
  return layout.startsWith("separate-machine");
}
var pairing = _enum2(["side-by-side", "interleaved"]);
var failOn = _enum2(["regression", "invalid", "never"]);
var mode = _enum2(["block", "observe"]);
var experiment = {
  seed: number3(),
  budgetSeconds: number3(),
  runner: runnerName,
  runnerReason,
  cpus: cpuPlan,
  scenarios: array2(scenario)
};
var plan = strictObject2({
  ...experiment,
  shard: strictObject2({ index: int2().positive(), count: int2().positive() }).exactOptional().describe("Which part of a run this is; the cases are those of the whole run."),
  named: strictObject2({ config: string3().exactOptional(), preset: string3().exactOptional() }).exactOptional().describe(
    "What of the configuration was asked for by name: its file, from the repository's top, and a preset."
  ),
  looks: literal2(false).exactOptional().describe(
    "Set where every case took all its time: a size that is read at an early look is a little too large."
  ),
  alpha: number3().gt(0).lt(1).describe("One-sided risk of any false regression in the whole run."),
  pairing: pairing.describe("How the variants of a case are loaded, where both can be up at once."),
  cases: array2(plannedCase),
  failOn: array2(failOn),
  mode: mode.describe("Whether a verdict fails the run, or is only reported.")
});
var serverMachine = strictObject2({
  cores: number3(),
  memoryBytes: number3(),
  kernel: string3(),
  os: string3()
});
var environment2 = strictObject2({
  cpuModel: string3(),
  cores: number3(),
  memoryBytes: number3(),
  kernel: string3(),
  os: string3(),
  runnerImage: string3().nullable(),
  servers: serverMachine.exactOptional().describe("The machine of the servers, where it is not the one that made the load."),
  tools: record(string3(), string3()),
  load: strictObject2({ before: number3(), after: known }).describe("Load average of one minute.")
});

// src/format/results.ts
var RESULTS_SCHEMA = 1;
var verdict2 = _enum2(VERDICTS);
var metricName = _enum2(METRIC_NAMES);
var interval = strictObject2({ low: number3().positive(), high: number3().positive() });
var metricResult = strictObject2({
  name: metricName,
  unit: string3(),
  better: _enum2(["higher", "lower"]),
  gates: boolean3().describe("Whether it takes part in the verdict of its case."),
  base: known.describe("Typical value: the median over sessions of the medians over rounds."),
  head: known,
  ratio: number3().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),
  interval: interval.nullable().describe("The 95% interval of the ratio."),
  decisionInterval: interval.nullable().describe(
    "The wider one that decides whether it is slower or faster, so that alpha holds for the whole run."
  ),
  n: number3().describe("Sessions behind the interval."),
  verdict: verdict2.nullable()
});
var choice = strictObject2({
  roundsPerSession: number3(),
  warmUpSeconds: number3().describe("Of later sessions; until steady where absent.").exactOptional(),
  betweenStarts: known.describe(
    "The share of the noise that is from start to start; null where it was not known."
  )
}).describe("What the case's first sessions chose for those after them, by the spread alone.");
var caseRecord = strictObject2({
  ...plannedCase.shape,
  sessions: array2(session),
  choice: choice.exactOptional(),
  rate: number3().positive().exactOptional().describe("Requests per second that were offered to each variant, in an open loop."),
  skipped: skipReason.exactOptional().describe("Why the case was not loaded at all."),
  lostShards: array2(string3()).exactOptional().describe(
    "Set where no shard measured it: those that are missing, like `1/3`; none where one left it out."
  ),
  environment: environment2.exactOptional().describe("Where it was measured, if not where the rest was.")
});
var caseResult = strictObject2({
  ...caseRecord.shape,
  bottleneck: bottleneck.nullable(),
  threshold: number3().positive(),
  metrics: array2(metricResult),
  verdict: verdict2,
  settledAt: known.describe("Sessions after which a look settled it; null where it was judged at the end."),
  detectable: known.describe(
    "The smallest slowdown, as a share, that would have been called one in 95 of 100 such runs; null where the noise is not known."
  ),
  brokenIn: array2(variant).describe("The variants that an invalid case failed in."),
  findings: array2(finding)
});
var builtVariant = strictObject2({
  variant,
  commit: string3().describe("Of a temporary commit where the working tree was measured."),
  label: string3().describe('What was asked for: a revision, or "working tree".'),
  builds: record(string3(), strictObject2({ id: string3(), imageBytes: known })).describe("By target: image id, or tree id for processes, and the image's size in bytes.")
});
var failure2 = strictObject2({ variant, target: string3(), what: _enum2(["build", "prepare"]), log: string3() }).describe("A side that could not be built or prepared at all.");
var seconds = strictObject2({
  build: number3(),
  run: number3().describe("Starts, warm-up and measuring."),
  ready: number3().describe("Of them, from all variants of a session ready to their stop."),
  load: number3().describe("Of them, with load on."),
  harness: number3().describe("CPU seconds of loadgate itself while load was on.")
}).describe("Where the time went: wall seconds, but for `harness`.");
var run2 = {
  id: string3(),
  startedAt: string3().describe("ISO 8601."),
  environment: environment2,
  variants: array2(builtVariant),
  failures: array2(failure2),
  notices: array2(notice).describe("What the reader must know first."),
  seconds,
  interrupted: boolean3().describe("Whether the run was stopped before its plan was done.")
};
var measured = strictObject2({ ...run2, plan, cases: array2(caseRecord) });
var judged = {
  schema: literal2(RESULTS_SCHEMA),
  ...run2,
  plan,
  cases: array2(caseResult),
  verdict: verdict2,
  exitCode: number3()
};
var compared = strictObject2({ command: literal2("compare"), ...judged });
var revision = strictObject2({ commit: string3(), label: string3() });
var alertBy = _enum2(["issue", "comment", "fail", "none"]);
var trendSettings = strictObject2({
  control: string3().exactOptional().describe("The case that is measured with equal builds; the first one if absent."),
  alert: array2(alertBy),
  direction: _enum2(["worse", "both"]),
  metrics: record(string3(), number3()).describe("Further metrics that raise alerts, each with its threshold."),
  keep: number3().describe("Seconds that points are kept."),
  keepRuns: number3().describe("Seconds that each run's own file is kept.")
}).describe("How the configuration wants points kept and changes reported.");
var trendPart = strictObject2({
  settings: trendSettings,
  config: string3().describe("Path of the configuration file."),
  reference: revision,
  head: strictObject2({ commit: string3(), subject: string3() }),
  control: compared.nullable().describe(
    "One case with equal builds, by the rules of a pull request; null where it could not be measured."
  ),
  seam: strictObject2({ from: revision, results: compared }).nullable().describe("The new reference against the one before, in the first run after it was moved."),
  again: compared.nullable().describe("The cases that looked changed, measured once more.")
}).describe("What a point of the trend has beside head against its reference, which is `base` here.");
var results = strictObject2({
  command: _enum2(["compare", "trend"]),
  ...judged,
  trend: trendPart.exactOptional()
});
var SHOWN = [
  "goodput",
  "cpu",
  "p50",
  "p99",
  "memory",
  "start",
  "image"
];
var publishedPlace = strictObject2({
  place: int2().positive(),
  value: known,
  system: string3().nullable(),
  moved: boolean3().describe("Whether today's order among the published systems is another one.")
});
var standing = {
  place: int2().positive().nullable().describe(
    "From 1; shared by targets that the numbers cannot tell apart; null where nothing can be ranked."
  ),
  ratio: number3().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions."),
  interval: interval.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")
};
var row = strictObject2({
  target: string3(),
  ...standing,
  figures: strictObject2(Object.fromEntries(SHOWN.map((name3) => [name3, known]))).describe("Typical values: the median over sessions of the medians over rounds."),
  sessions: array2(number3().positive()).describe("The value that it is ranked by, of each session."),
  spread: interval.nullable().describe("Where the mean of the sessions lies, at 95%."),
  asked: int2().nonnegative().describe("All answers and errors of the measured rounds."),
  failed: record(string3(), int2().positive()).describe("How often what went wrong."),
  bottleneck: bottleneck.nullable(),
  limited: boolean3().describe("Whether something else than the server bounded its value."),
  findings: array2(finding),
  published: publishedPlace.nullable().describe("What the publication said, beside today's place.")
});
var leaderboard = strictObject2({
  id: string3().describe("scenario/path"),
  scenario: string3(),
  path,
  by: _enum2(["goodput", "p99"]).describe("Correct answers per second, or the 99th percentile where a rate is offered."),
  unit: _enum2(["requests/s", "operations/s", "s"]),
  rows: array2(row).describe("Best first.")
});
var publishedFigure = strictObject2({
  unit: string3().nullable(),
  entries: array2(strictObject2({ target: string3(), value: known, system: string3().nullable() }))
});
var published = strictObject2({
  source: string3(),
  figures: record(string3(), publishedFigure).describe("By scenario and path, `hello/direct`.")
});
var leftOut = strictObject2({ target: string3(), obstacle });
var rankPlan = strictObject2(experiment);
var rankMeasured = strictObject2({
  ...run2,
  config: string3().describe("Path of the configuration file."),
  plan: rankPlan,
  cases: array2(caseRecord).describe("One target in one scenario on one path each, as `head`."),
  leftOut: array2(leftOut),
  published: published.nullable()
});
var ranking = strictObject2({
  command: literal2("rank"),
  schema: literal2(RESULTS_SCHEMA),
  ...rankMeasured.shape,
  leaderboards: array2(leaderboard),
  exitCode: number3()
});
var resultsFile = discriminatedUnion("command", [results, ranking]);
function resultsText(written2) {
  return `${JSON.stringify(written2, null, 1)}
`;
}
var MOST_BYTES2 = 64 * 1024 * 1024;
var numbered2 = looseObject2({ schema: number3() });

// src/analyse/case-faults.ts
import { isDeepStrictEqual } from "node:util";
function everyFault(record2) {
  return record2.sessions.flatMap((session2) => [
    ...session2.invalid,
    ...session2.rounds.flatMap(
      (round2) => round2.samples.flatMap(({ invalid: invalid2, variant: variant2 }) => invalid2.map((fault2) => ({ fault: fault2, variant: variant2 })))
    )
  ]).map(({ fault: fault2, variant: variant2 }) => ({ fault: fault2, variant: isOurs2(fault2) ? null : variant2 }));
}
function faultsOf(record2) {
  const found = /* @__PURE__ */ new Map();
  for (const { variant: variant2, fault: fault2 } of everyFault(record2)) {
    const key = JSON.stringify([variant2, fault2]);
    found.set(key, { variant: variant2, fault: fault2, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}
function failuresOf(record2, failures2) {
  return failures2.filter((failure3) => failure3.target === record2.target);
}
function variantsOf(broken) {
  return ["base", "head"].filter((variant2) => broken.some((b) => b.variant === variant2));
}
function faultFindings(faults) {
  const alike = (fault2) => faults.filter((each) => isDeepStrictEqual(each.fault, fault2));
  const firsts = faults.filter((each) => alike(each.fault)[0] === each);
  return firsts.map(({ fault: fault2 }) => {
    const same = alike(fault2);
    const times = Math.max(...same.map((each) => each.times));
    return { code: "fault", variants: variantsOf(same), fault: fault2, times };
  });
}
function failureFinding({ what, variant: variant2, target }) {
  return { code: what === "build" ? "build-failed" : "prepare-failed", variant: variant2, target };
}

// src/analyse/disturbed.ts
var EQUALLY = { stolen: 0.3, foreign: 0.6 };
var ONE_OF_TWO = { stolen: 0.05, foreign: 0.25 };
var DISTURBED_WEIGHT = 0.25;
function isEqual({ together, order }) {
  return together || order.length === 1;
}
function interferenceIn(round2) {
  const { stolen, foreign } = round2.disturbance;
  const most = isEqual(round2) ? EQUALLY : ONE_OF_TWO;
  if ((stolen ?? 0) > most.stolen) return "steal";
  if ((foreign ?? 0) > most.foreign) return "other-programs";
  return null;
}
function weightOf2(round2) {
  if (interferenceIn(round2) === null) return 1;
  return isEqual(round2) ? DISTURBED_WEIGHT : 0;
}
function isDisturbed(round2) {
  return interferenceIn(round2) !== null;
}
function disturbedRounds(sessions) {
  const found = [];
  for (const round2 of sessions.flatMap(({ rounds }) => rounds)) {
    const source = interferenceIn(round2);
    if (source === null) continue;
    const counted2 = weightOf2(round2) > 0;
    const same = found.find((each) => each.source === source && each.counted === counted2);
    if (same) same.rounds += 1;
    else found.push({ source, counted: counted2, rounds: 1 });
  }
  return found;
}
function interferenceFinding({ source, counted: counted2, rounds }) {
  return { code: "interference", source, effect: counted2 ? "counted-less" : "left-out", rounds };
}

// src/analyse/effect.ts
function pair(base, head2, weight, limited) {
  return isPositive(base) && isPositive(head2) ? [{ base, head: head2, weight, limited }] : [];
}
function isPositive(value) {
  return value !== null && Number.isFinite(value) && value > 0;
}
function roundPair(round2, metric) {
  const of = (variant2) => round2.samples.find((sample2) => sample2.variant === variant2);
  const [base, head2] = [of("base"), of("head")];
  if (base === void 0 || head2 === void 0) return [];
  const limited = base.limits.length + head2.limits.length > 0;
  return pair(metric.value(base), metric.value(head2), weightOf2(round2), limited);
}
function sessionPairs(session2, metric, steady = false) {
  if (metric.per === "build") return [];
  if (metric.per === "session")
    return pair(metric.value(session2, "base"), metric.value(session2, "head"), 1, false);
  const counted2 = countedRounds(session2);
  const isSteady2 = ({ samples }) => samples.every(({ limits }) => limits.length === 0);
  const rounds = steady && metric.limitable ? counted2.filter(isSteady2) : counted2;
  const percentile = mergedPercentile(rounds, metric);
  return percentile ? mergedPair(rounds, percentile) : rounds.flatMap((round2) => roundPair(round2, metric));
}
function mergedPercentile(rounds, metric) {
  const samples = rounds.flatMap((round2) => round2.samples);
  const { percentile } = metric;
  if (!percentile || !samples.some(({ latencies }) => latencies !== void 0)) return null;
  return percentile.ofSession || samples.some((sample2) => metric.value(sample2) === null) ? percentile : null;
}
function mergedPair(rounds, percentile) {
  const samples = rounds.flatMap((round2) => round2.samples);
  const of = (variant2) => mergedValue(samples, percentile, variant2);
  const weight = rounds.reduce((sum2, round2) => sum2 + weightOf2(round2), 0) / rounds.length;
  return pair(
    of("base"),
    of("head"),
    weight,
    samples.some(({ limits }) => limits.length > 0)
  );
}
function mergedValue(samples, { share: share3 }, variant2) {
  const own2 = samples.filter((sample2) => sample2.variant === variant2);
  return quantile(merged(own2.map(({ latencies }) => latencies ?? [])), share3);
}
function countedRounds({ rounds }) {
  return rounds.filter((round2) => weightOf2(round2) > 0);
}
function effect(pairs2) {
  return hodgesLehmann(logs(pairs2));
}
function logs(pairs2) {
  return pairs2.map(({ base, head: head2, weight }) => ({ value: Math.log(head2 / base), weight }));
}
function sessionEffects({ sessions }, metric, steady = false) {
  return sessions.flatMap((session2) => {
    const points = logs(sessionPairs(session2, metric, steady));
    return inSession(hodgesLehmann(points), points, metric);
  });
}
function sessionValues({ sessions }, metric, variant2) {
  return sessions.flatMap((session2) => {
    const points = values(session2, metric, variant2).filter(({ value }) => value > 0).map(({ value, weight }) => ({ value: Math.log(value), weight }));
    return inSession(weightedMedian(points), points, metric);
  });
}
function inSession(value, points, metric) {
  if (value === null) return [];
  const weight = points.reduce((sum2, point) => sum2 + point.weight, 0);
  const several = metric.per === "round" && points.length > 1;
  return [{ value, weight: weight / points.length, spread: several ? spreadOf(points, weight) : null }];
}
function spreadOf(points, weight) {
  const centre = points.reduce((sum2, point) => sum2 + point.weight * point.value, 0) / weight;
  const squares = points.reduce((sum2, point) => sum2 + point.weight * (point.value - centre) ** 2, 0);
  return { squares, degrees: points.length - 1, rounds: points.length };
}
function typical({ sessions }, metric, variant2) {
  const perSession = sessions.map((session2) => weightedMedian(values(session2, metric, variant2)));
  return median(perSession.filter((value) => value !== null));
}
function values(session2, metric, variant2) {
  if (metric.per === "build") return [];
  const known2 = (value, weight) => value === null ? [] : [{ value, weight }];
  if (metric.per === "session") return known2(metric.value(session2, variant2), 1);
  const rounds = countedRounds(session2);
  const percentile = mergedPercentile(rounds, metric);
  if (percentile)
    return known2(
      mergedValue(
        rounds.flatMap((round2) => round2.samples),
        percentile,
        variant2
      ),
      1
    );
  return rounds.flatMap(
    (round2) => round2.samples.filter((sample2) => sample2.variant === variant2).flatMap((sample2) => known2(metric.value(sample2), weightOf2(round2)))
  );
}
var USUAL_RATIO = 1.3;
var USUAL_DEGREES = 4;
function components({ sessions }, metric) {
  const groups = sessions.map((session2) => sessionPairs(session2, metric).map((p) => Math.log(p.head / p.base))).filter((group) => group.length > 0);
  const freedom = groups.reduce((sum2, group) => sum2 + group.length - 1, 0);
  if (freedom === 0) return null;
  const squares = (values2) => {
    const centre = mean(values2);
    return values2.reduce((sum2, value) => sum2 + (value - centre) ** 2, 0);
  };
  const round2 = groups.reduce((sum2, group) => sum2 + squares(group), 0) / freedom;
  const explained = round2 / mean(groups.map((group) => group.length));
  const degrees = groups.length - 1;
  const between2 = (USUAL_DEGREES * USUAL_RATIO * explained + squares(groups.map(mean))) / (USUAL_DEGREES + degrees);
  return { round: round2, start: Math.max(0, between2 - explained) };
}

// src/analyse/exit-codes.ts
var EXIT = { done: 0, regression: 1, usage: 2, invalid: 3, undelivered: 4 };
function codeOfError(error3) {
  if (error3 instanceof Interrupted) return codeOfSignal(error3.signal);
  if (error3 instanceof DeliveryError) return EXIT.undelivered;
  return error3 instanceof UsageError ? EXIT.usage : EXIT.invalid;
}
function codeOfSignal(signal) {
  return signal === "SIGINT" ? 130 : 143;
}
function judgedCode(judged2) {
  if (judged2.plan.mode === "observe") return EXIT.done;
  const fails = (what) => judged2.plan.failOn.includes(what) && !judged2.plan.failOn.includes("never");
  const has = (verdict3) => judged2.cases.some((c) => c.verdict === verdict3);
  if (has("regression") && fails("regression")) return EXIT.regression;
  if (onlyHeadFails(judged2)) return EXIT.invalid;
  return (has("invalid") || judged2.failures.length > 0) && fails("invalid") ? EXIT.invalid : EXIT.done;
}
function onlyHeadFails(judged2) {
  const headOnly2 = (broken) => broken.includes("head") && !broken.includes("base");
  const failedIn = (target) => judged2.failures.filter((f) => f.target === target).map((f) => f.variant);
  return judged2.cases.some((c) => headOnly2(c.brokenIn)) || judged2.failures.some((f) => headOnly2(failedIn(f.target)));
}
function exitCode({ signal, judged: judged2, runError = false }) {
  if (signal !== void 0) return codeOfSignal(signal);
  if (runError) return EXIT.invalid;
  return judged2 === void 0 ? EXIT.done : judgedCode(judged2);
}

// src/analyse/error-spending.ts
var LOOKS2 = [2, 3, 4, 6, 8, 11, 16, 22, 31, 44, 62, 88, 124];
var FOR_THE_END = 0.5;
var EQUIVALENCE_ERROR = 0.05;
function decisionTail(plan2, moment, loop) {
  return spentAt(moment, plan2.alpha / (deciding(loop).length * Math.max(1, plan2.cases.length)));
}
function equivalenceTail(moment) {
  return spentAt(moment, EQUIVALENCE_ERROR);
}
function spentAt(moment, error3) {
  return moment === "end" ? error3 * FOR_THE_END : error3 * (1 - FOR_THE_END) / LOOKS2.length;
}
function isLook(sessions) {
  return LOOKS2.some((look) => look === sessions);
}

// src/analyse/interval.ts
var NO_SPREAD = 1e-12;
function estimateOf(effects, calibration = PAIRED) {
  const sessions = effects.length;
  if (sessions === 0) return null;
  const weight = effects.reduce((sum2, each) => sum2 + each.weight, 0);
  const centre = effects.reduce((sum2, each) => sum2 + each.weight * each.value, 0) / weight;
  const squares = effects.reduce((sum2, each) => sum2 + each.weight * (each.value - centre) ** 2, 0);
  const own2 = { variance: squares / (sessions - 1), degrees: sessions - 1 };
  const known2 = sessions > 1 && Math.sqrt(own2.variance) > NO_SPREAD;
  const prior = priorFromRounds(
    effects.map(({ spread }) => spread),
    calibration
  );
  return { centre, sessions, weight, noise: known2 ? moderated(own2, prior) : null };
}
function standardError({ noise, weight }) {
  return noise && Math.sqrt(noise.variance / weight);
}
function halfWidth(estimate2, tail) {
  const error3 = standardError(estimate2);
  return error3 === null || !estimate2.noise ? null : studentQuantile(tail, estimate2.noise.degrees) * error3;
}
function interval2(estimate2, tail) {
  const half = estimate2 && halfWidth(estimate2, tail);
  if (estimate2 === null || half === null) return null;
  const [low, high] = [Math.exp(estimate2.centre - half), Math.exp(estimate2.centre + half)];
  return low > 0 && Number.isFinite(high) ? { low, high } : null;
}
var PAIRED = { factor: 1.7, degrees: 4 };
var ALONE = { factor: 3, degrees: 3 };
var MOST_ROUNDS = 6;
function priorFromRounds(spreads, { factor, degrees }) {
  const known2 = spreads.filter((each) => each !== null).filter((each) => each.degrees > 0);
  const within2 = known2.reduce((sum2, each) => sum2 + each.degrees, 0);
  const squares = known2.reduce((sum2, each) => sum2 + each.squares, 0);
  if (within2 === 0 || !(squares > 0) || known2.length < spreads.length) return null;
  const rounds = known2.reduce((sum2, each) => sum2 + each.rounds, 0) / known2.length;
  return {
    variance: factor * squares / within2 / Math.min(rounds, MOST_ROUNDS),
    degrees: 1 / (1 / degrees + 1 / within2)
  };
}
function moderated(own2, prior) {
  if (prior === null) return own2;
  const weight = prior.degrees * Math.min(1, prior.variance / own2.variance);
  const degrees = weight + own2.degrees;
  const drawn = (weight * prior.variance + own2.degrees * own2.variance) / degrees;
  return { variance: Math.max(drawn, own2.variance), degrees };
}

// src/analyse/limits.ts
function samplesOf({ sessions }) {
  return sessions.flatMap(({ rounds }) => rounds.flatMap((round2) => round2.samples));
}
function mostFrequent(values2, order) {
  const count3 = (value) => values2.filter((v) => v === value).length;
  const seen2 = order.filter((value) => values2.includes(value));
  return seen2.reduce((best, v) => best === null || count3(v) > count3(best) ? v : best, null);
}
function bottleneckOf(record2) {
  const known2 = samplesOf(record2).flatMap(
    (sample2) => sample2.bottleneck === null ? [] : [sample2.bottleneck]
  );
  return mostFrequent(known2, ["generator", "proxy", "dependency", "server"]);
}
function limitOf(record2, loop) {
  const bottleneck2 = bottleneckOf(record2);
  if (bottleneck2 === "generator" && mostFrequentLimit(record2) === "out-of-ports") return "out-of-ports";
  if (bottleneck2 === "generator" || bottleneck2 === "proxy") return `${bottleneck2}-saturated`;
  if (bottleneck2 === "dependency" && loop === "closed") return "dependency";
  const pairs2 = record2.sessions.flatMap((session2) => sessionPairs(session2, metricNamed("goodput")));
  if (pairs2.filter((pair2) => pair2.limited).length * 2 <= pairs2.length) return null;
  return mostFrequentLimit(record2);
}
function mostFrequentLimit(record2) {
  return mostFrequent(
    samplesOf(record2).flatMap((sample2) => sample2.limits),
    limit.options
  );
}

// src/analyse/verdict.ts
var ROUNDING = 1e-12;
function judge({ estimate: estimate2, decision, equivalence }, rule) {
  const size2 = (rule.better === "lower" ? 1 : -1) * Math.log(estimate2);
  const relevant2 = Math.log1p(rule.threshold) - ROUNDING;
  const strict = decision && turned(decision, rule);
  if (strict && strict.low > 0 && size2 >= relevant2) return "regression";
  if (strict && strict.high < 0 && size2 <= -relevant2) return "improvement";
  const within2 = equivalence && turned(equivalence, rule);
  if (within2 && within2.low > -relevant2 && within2.high < relevant2) return "unchanged";
  return "inconclusive";
}
function turned({ low, high }, { better }) {
  const [a, b] = [Math.log(low), Math.log(high)];
  return better === "lower" ? { low: a, high: b } : { low: -b, high: -a };
}
function leaning({
  interval: interval3,
  better
}) {
  if (interval3 === null) return null;
  const { low, high } = turned(interval3, { better });
  if (low > 0) return "worse";
  return high < 0 ? "better" : null;
}
function worst(verdicts) {
  return VERDICTS.find((verdict3) => verdicts.includes(verdict3)) ?? null;
}
var SHOWN_TAIL = 0.025;
function metricEstimate(record2, metric, limit2) {
  return estimateOf(sessionEffects(record2, metric, limit2 === null));
}
function about(metric) {
  return { name: metric.name, unit: metric.unit, better: metric.better };
}
var NO_INTERVAL = { interval: null, decisionInterval: null };
function measuredMetric(record2, metric, terms) {
  const estimate2 = metricEstimate(record2, metric, terms.limit);
  const ratio = estimate2 && Math.exp(estimate2.centre);
  const decision = interval2(estimate2, terms.decisionTail);
  const equivalence = interval2(estimate2, terms.equivalenceTail);
  const judged2 = ratio !== null && !(metric.limitable && terms.limit !== null);
  const unseen = terms.loop === "open" && terms.limit === null && ratio === null;
  const gates = metric.decides === terms.loop && (judged2 || unseen);
  const verdict3 = judged2 ? judge({ estimate: ratio, decision, equivalence }, { better: metric.better, threshold: terms.threshold }) : null;
  return {
    ...about(metric),
    gates,
    base: typical(record2, metric, "base"),
    head: typical(record2, metric, "head"),
    ratio,
    interval: interval2(estimate2, SHOWN_TAIL),
    decisionInterval: decision,
    n: estimate2?.sessions ?? 0,
    verdict: gates ? verdict3 ?? "inconclusive" : verdict3
  };
}
function buildMetric(metric, base, head2) {
  const ratio = base !== null && head2 !== null && base > 0 && head2 > 0 ? head2 / base : null;
  return { ...about(metric), gates: false, base, head: head2, ratio, ...NO_INTERVAL, n: 0, verdict: null };
}
function emptyMetric(metric) {
  const nothing2 = { base: null, head: null, ratio: null, ...NO_INTERVAL, n: 0, verdict: null };
  return { ...about(metric), gates: false, ...nothing2 };
}
var DEFAULT_THRESHOLD = 0.02;
function thresholdOf(record2, { plan: plan2 }) {
  const scenario3 = plan2.scenarios.find((s) => s.name === record2.scenario);
  return scenario3?.threshold ?? DEFAULT_THRESHOLD;
}
function loopOf(record2, { plan: plan2 }) {
  return plan2.scenarios.find((s) => s.name === record2.scenario)?.rate === void 0 ? "closed" : "open";
}
function judgeCase(record2, judging) {
  return settledAtLook(record2, judging) ?? judgedAt(record2, judging, "end");
}
function settledAtLook(record2, judging) {
  if (judging.plan.looks === false || !isLook(record2.sessions.length)) return null;
  const judged2 = judgedAt(record2, judging, "look");
  return judged2.verdict === "inconclusive" ? null : judged2;
}
function judgedAt(record2, judging, moment) {
  const threshold = thresholdOf(record2, judging);
  const loop = loopOf(record2, judging);
  const limit2 = limitOf(record2, loop);
  const terms = {
    decisionTail: decisionTail(judging.plan, moment, loop),
    equivalenceTail: equivalenceTail(moment),
    threshold,
    limit: limit2,
    loop
  };
  const measured2 = METRICS.map(
    (metric) => metric.per === "build" ? imageMetric(metric, record2, judging.variants) : measuredMetric(record2, metric, terms)
  );
  const metrics = judging.plan.scenarios.find(({ name: name3 }) => name3 === record2.scenario)?.run ? measured2.map(inOperations) : measured2;
  const gating = metrics.filter((metric) => metric.gates);
  const bottleneck2 = bottleneckOf(record2);
  const waits = loop === "closed" && bottleneck2 === "dependency" && servesLess(metrics, threshold);
  const judged2 = gating.flatMap((metric) => metric.verdict ?? []);
  const verdict3 = worst(waits ? [...judged2, "inconclusive"] : judged2) ?? "inconclusive";
  return { moment, terms, bottleneck: bottleneck2, metrics, verdict: verdict3, waits };
}
function inOperations(metric) {
  return { ...metric, unit: metric.unit.replace("request", "operation") };
}
function imageMetric(metric, record2, variants) {
  const bytes3 = (variant2) => variants.find((v) => v.variant === variant2)?.builds[record2.target]?.imageBytes ?? null;
  return buildMetric(metric, bytes3("base"), bytes3("head"));
}
function servesLess(metrics, threshold) {
  const goodput = metrics.find((metric) => metric.name === "goodput");
  return goodput !== void 0 && leaning(goodput) === "worse" && Math.log(goodput.ratio ?? 1) <= -Math.log1p(threshold);
}

// src/analyse/power.ts
var POWER = 0.95;
function detectableEffect(estimate2, { tail, threshold }) {
  const [half, error3] = [halfWidth(estimate2, tail), standardError(estimate2)];
  if (half === null || error3 === null || !estimate2.noise) return null;
  const bar = Math.max(half, Math.log1p(threshold));
  return Math.expm1(bar + studentQuantile(1 - POWER, estimate2.noise.degrees) * error3);
}
function detectableIn(record2, loop, bar, after = (estimate2) => estimate2) {
  const limit2 = limitOf(record2, loop);
  const seen2 = deciding(loop).filter((metric) => !(metric.limitable && limit2 !== null)).flatMap((metric) => {
    const estimate2 = metricEstimate(record2, metric, limit2);
    return (estimate2 && detectableEffect(after(estimate2), bar)) ?? [];
  });
  return seen2.length === 0 ? null : Math.min(...seen2);
}

// src/analyse/conclude.ts
function conclude(measured2) {
  const cases = measured2.cases.map((record2) => concludeCase(record2, measured2));
  const broken = measured2.failures.length > 0 ? "invalid" : "inconclusive";
  const verdict3 = worst(cases.map((c) => c.verdict)) ?? broken;
  const judged2 = { cases, failures: measured2.failures, plan: measured2.plan };
  return {
    ...measured2,
    schema: RESULTS_SCHEMA,
    command: "compare",
    cases,
    verdict: verdict3,
    exitCode: judgedCode(judged2)
  };
}
function concludeCase(record2, measured2) {
  const failures2 = failuresOf(record2, measured2.failures);
  const faults = faultsOf(record2);
  if (failures2.length + faults.length > 0) {
    const nothing2 = unmeasured(record2, measured2, "invalid", [
      ...failures2.map(failureFinding),
      ...faultFindings(faults)
    ]);
    const brokenIn = variantsOf([...failures2, ...faults]);
    const metrics = faults.length === 0 ? nothing2.metrics.map((metric) => headAlone(metric, record2)) : nothing2.metrics;
    return { ...nothing2, metrics, brokenIn };
  }
  const { lostShards: shards, skipped } = record2;
  if (shards !== void 0)
    return unmeasured(record2, measured2, "invalid", [{ code: "shards-missing", shards }]);
  if (skipped !== void 0)
    return unmeasured(record2, measured2, "unchanged", [{ code: "skipped", why: skipped }]);
  if (record2.sessions.every((session2) => session2.rounds.length === 0)) {
    return unmeasured(record2, measured2, "inconclusive", [
      { code: measured2.interrupted ? "interrupted" : "no-time" }
    ]);
  }
  return measuredCase(record2, measured2);
}
function headAlone(metric, record2) {
  return { ...metric, head: typical(record2, metricNamed(metric.name), "head") };
}
function unmeasured(record2, measured2, verdict3, findings) {
  const metrics = METRICS.map(
    (metric) => metric.per === "build" && verdict3 !== "invalid" ? imageMetric(metric, record2, measured2.variants) : emptyMetric(metric)
  );
  const threshold = thresholdOf(record2, measured2);
  return {
    ...record2,
    bottleneck: null,
    threshold,
    metrics,
    verdict: verdict3,
    settledAt: null,
    detectable: null,
    brokenIn: [],
    findings
  };
}
function measuredCase(record2, measured2) {
  const judged2 = judgeCase(record2, measured2);
  const { terms, bottleneck: bottleneck2, metrics, verdict: verdict3 } = judged2;
  const gating = metrics.filter((metric) => metric.gates);
  const disturbed = disturbedRounds(record2.sessions);
  const findings = allLeftOut(record2) ? disturbed.map(({ source, rounds }) => ({
    code: "interference",
    source,
    effect: "nothing-left",
    rounds
  })) : [
    ...limitFindings(terms, gating.length > 0),
    ...sparseFindings(terms, metrics),
    ...blindFindings(bottleneck2, gating),
    ...verdict3 === "inconclusive" ? noiseUnknown(record2, gating) : [],
    ...judged2.waits ? [{ code: "server-waits" }] : [],
    ...disturbed.map(interferenceFinding),
    // A look that stops early does so where chance helped: the size is then a little too large on average.
    ...judged2.moment === "look" ? [{ code: "settled-early", sessions: record2.sessions.length }] : []
  ];
  return {
    ...record2,
    bottleneck: bottleneck2,
    threshold: terms.threshold,
    metrics,
    verdict: verdict3,
    settledAt: judged2.moment === "look" ? record2.sessions.length : null,
    detectable: detectableIn(record2, terms.loop, { tail: terms.decisionTail, threshold: terms.threshold }),
    brokenIn: [],
    findings
  };
}
function noiseUnknown({ sessions }, gating) {
  if (gating.some(({ interval: interval3, ratio }) => ratio === null || interval3 !== null)) return [];
  return [{ code: sessions.length < 2 ? "one-session" : "equal-ratios" }];
}
function allLeftOut({ sessions }) {
  return sessions.every(({ rounds }) => rounds.every((round2) => weightOf2(round2) === 0));
}
function limitFindings({ limit: limit2, loop }, decided) {
  if (limit2 === null) return decided ? [] : [{ code: "no-values" }];
  return [{ code: "limited", limit: limit2, loop, cpuDecides: decided }];
}
function sparseFindings({ limit: limit2, loop }, metrics) {
  const known2 = metrics.some((metric) => metric.name === "p99" && metric.ratio !== null);
  return loop === "closed" || limit2 !== null || known2 ? [] : [{ code: "p99-unknown" }];
}
function blindFindings(bottleneck2, gating) {
  return bottleneck2 === null && gating.some((metric) => metric.name === "goodput") ? [{ code: "bottleneck-unknown" }] : [];
}

// src/build/revisions.ts
var WORKTREE = "worktree";
async function chooseRevisions(repository, asked, folder2, signal) {
  const head2 = await chooseHead(repository, asked.head, folder2, signal);
  const base = asked.base === void 0 ? await defaultBase(repository, head2) : { commit: await mustFind(repository, asked.base), label: asked.base };
  return { base, head: head2 };
}
async function chooseHead(repository, asked = WORKTREE, folder2, signal) {
  if (asked !== WORKTREE) return { commit: await mustFind(repository, asked), label: asked };
  if (!await findCommit(repository, "HEAD"))
    throw new UsageError("this repository has no commit yet; commit something first");
  return { commit: await commitOfWorkingTree(repository, folder2, signal), label: "working tree" };
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/HEAD",
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "main",
  "master"
];
async function defaultBase(repository, head2) {
  for (const branch2 of MAIN_BRANCHES) {
    const tip = await findCommit(repository, branch2);
    if (!tip) continue;
    const name3 = branch2.replace("refs/remotes/", "");
    const base = await mergeBase(repository, tip, head2.commit);
    if (base) return { commit: base, label: `merge base with ${name3}` };
    throw new UsageError(`${name3} and head have no common commit here${await shallowHint(repository)}`);
  }
  throw new UsageError(
    `there is neither origin/HEAD nor main nor master here to compare with${await shallowHint(repository)}`
  );
}
async function mustFind(repository, revision3) {
  const commit = await findCommit(repository, revision3);
  if (commit) return commit;
  const hint2 = await isShallow(repository) ? `; this clone is shallow, fetch it first: ${fetchCommand(revision3)}` : "; git log --oneline --all shows those that do";
  throw new UsageError(`revision "${revision3}" does not exist here${hint2}`);
}
async function shallowHint(repository) {
  return await isShallow(repository) ? ": this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout" : "; say which revision is the base with --base REV";
}
function fetchCommand(revision3) {
  return /^[0-9a-f]{40}$/.test(revision3) ? `git fetch --depth=1 origin ${revision3}` : "git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)";
}

// src/config/cases.ts
var SHOWN_CASES = 10;
function plannedCases(config2, glob) {
  const all = config2.targets.flatMap(
    ({ name: target }) => config2.scenarios.filter((scenario3) => scenario3.targets.includes(target)).flatMap(
      ({ name: scenario3, paths }) => paths.map((path2) => ({ id: `${target}/${scenario3}/${path2}`, target, scenario: scenario3, path: path2 }))
    )
  );
  if (glob === void 0) return all;
  const patterns = glob.split(",").map((pattern) => pattern.trim()).filter((pattern) => pattern !== "");
  const useless = patterns.length === 0 ? glob : patterns.find((p) => !all.some(({ id: id2 }) => matchesGlob(id2, p)));
  if (useless !== void 0) throw noCase(useless, all);
  return all.filter(({ id: id2 }) => patterns.some((pattern) => matchesGlob(id2, pattern)));
}
function noCase(pattern, all) {
  const shown2 = all.slice(0, SHOWN_CASES).map(({ id: id2 }) => id2);
  const more = all.length > SHOWN_CASES ? ` and ${all.length - SHOWN_CASES} more` : "";
  return new UsageError(`no case matches ${quote(pattern)}; the cases are: ${shown2.join(", ")}${more}`);
}
function matchesGlob(text4, pattern) {
  let t = 0;
  let p = 0;
  let star = -1;
  let resume = 0;
  while (t < text4.length) {
    if (pattern[p] === "*") {
      star = p++;
      resume = t;
    } else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === text4[t])) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
var MOST_SHARDS = 256;
function parseShard(text4) {
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(text4.trim());
  const [index, count3] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || count3 < 1 || count3 > MOST_SHARDS || index < 1 || index > count3)
    throw new UsageError(`"${text4}" is not a shard; write it like 1/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);
  return { index, count: count3 };
}
function parseShardCount(text4) {
  const count3 = /^\d{1,3}$/.test(text4.trim()) ? Number(text4) : 0;
  if (count3 < 1 || count3 > MOST_SHARDS)
    throw new UsageError(`"${text4}" is not a number of shards from 1 to ${MOST_SHARDS}`);
  return count3;
}
function casesOfShard(cases, { index, count: count3 }) {
  const at = (part) => Math.floor(cases.length * part / count3);
  return cases.slice(at(index - 1), at(index));
}
function untouchedTargets(targets, changed2, configFile) {
  if (changed2.includes(configFile)) return /* @__PURE__ */ new Set();
  const untouched = targets.filter(
    ({ paths }) => paths && !changed2.some((file) => paths.some((pattern) => matchesGlob(file, pattern)))
  );
  return new Set(untouched.map(({ name: name3 }) => name3));
}

// src/experiment/compare-options.ts
function applyOverrides(config2, options) {
  const { threshold, failOn: failOn3, runner, budgetSeconds } = options;
  return {
    ...config2,
    ...runner !== void 0 && { runner },
    ...budgetSeconds !== void 0 && { budgetSeconds },
    gate: { ...config2.gate, ...failOn3 && { failOn: failOn3 } },
    scenarios: config2.scenarios.map(
      (scenario3) => threshold === void 0 ? scenario3 : { ...scenario3, threshold }
    )
  };
}

// src/experiment/load-config.ts
import { existsSync as existsSync5, readFileSync as readFileSync5 } from "node:fs";
import { isAbsolute, join as join8, relative, resolve as resolve3, sep } from "node:path";

// src/config/defaults.ts
var DEFAULTS = {
  alpha: 2e-3,
  threshold: 0.02,
  failOn: ["regression", "invalid"],
  mode: "block",
  runner: "auto",
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
  path: ["direct", "proxy"],
  timeout: 2,
  runTimeout: 600,
  errors: 0,
  alert: ["issue", "fail"],
  direction: "worse",
  keep: "5y",
  keepRuns: "90d"
};

// src/config/shell-words.ts
var NO_SHELL = "commands run without a shell; put it in a script and run that";
var OPERATORS = ["&&", "||", ">>", "<<", "&", "|", ";", "<", ">", "(", ")", "`"];
var EXPANSION = /^\$(?:[A-Za-z_]\w*|[0-9@*#?!$-]|[({])/;
var ASSIGNMENT = /^[A-Za-z_]\w*=/;
function splitWords(line2) {
  const text4 = line2.trim();
  if (text4.includes("\0")) throw new UsageError("a command must not hold a NUL character; remove it");
  const words2 = [];
  let word;
  for (let i = 0; i < text4.length; ) {
    const char = text4[i];
    if (char === "\n" || char === "\r")
      throw new UsageError("a command is one line; write a list of commands");
    if (char === " " || char === "	") {
      if (word !== void 0) words2.push(word);
      word = void 0;
      i++;
      continue;
    }
    if (text4.startsWith("\\\n", i)) {
      i += 2;
      continue;
    }
    const piece = readPiece(text4, i);
    word = (word ?? "") + piece.text;
    i = piece.next;
  }
  if (word !== void 0) words2.push(word);
  if (words2.length === 0 || words2[0] === "")
    throw new UsageError("a command must not be empty; name a program");
  if (ASSIGNMENT.test(text4))
    throw new UsageError(`${quote(words2[0] ?? "")} is not a program; set variables under "env"`);
  return words2;
}
function readPiece(text4, at) {
  const char = text4[at];
  if (char === "'") return singleQuoted(text4, at + 1);
  if (char === '"') return doubleQuoted(text4, at + 1);
  if (char === "\\") return escaped2(text4, at + 1);
  const operator = OPERATORS.find((o) => text4.startsWith(o, at));
  if (operator !== void 0) throw new UsageError(`${quote(operator)} needs a shell, but ${NO_SHELL}`);
  refuseExpansion(text4, at);
  return { text: char, next: at + 1 };
}
function singleQuoted(text4, start) {
  const end2 = text4.indexOf("'", start);
  if (end2 < 0) throw unbalanced("'");
  return { text: text4.slice(start, end2), next: end2 + 1 };
}
function doubleQuoted(text4, start) {
  let content = "";
  for (let i = start; i < text4.length; i++) {
    const char = text4[i];
    if (char === '"') return { text: content, next: i + 1 };
    if (char === "`") throw new UsageError(`"\`" needs a shell, but ${NO_SHELL}`);
    refuseExpansion(text4, i);
    const following = text4[i + 1] ?? "";
    if (char === "\\" && following !== "" && '"\\$`\n'.includes(following)) {
      content += following === "\n" ? "" : following;
      i++;
    } else content += char;
  }
  throw unbalanced('"');
}
function escaped2(text4, at) {
  const char = text4[at];
  if (char === void 0)
    throw new UsageError('the command ends in a backslash; write "\\\\" for a backslash');
  return { text: char, next: at + 1 };
}
function refuseExpansion(text4, at) {
  const found = EXPANSION.exec(text4.slice(at, at + 80))?.[0];
  if (found === void 0) return;
  throw new UsageError(`${quote(found)} would not be replaced, for ${NO_SHELL}, or put it in single quotes`);
}
var unbalanced = (mark) => new UsageError(`the quotation mark ${mark} is not closed; add the missing ${mark}`);

// src/config/units.ts
var SECONDS = { h: 3600, m: 60, s: 1, ms: 1e-3 };
var DURATION = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/;
var NUMBER = /^\d+(?:\.\d+)?$/;
var LONGEST_SECONDS = 24 * SECONDS.h;
function parseDuration(value) {
  const seconds3 = typeof value === "number" ? value : durationText(value.trim());
  if (seconds3 === void 0)
    throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);
  if (!(seconds3 > 0))
    throw new UsageError(`${shown(value)} is not a duration above zero; write it like 90s or 5m`);
  if (seconds3 > LONGEST_SECONDS)
    throw new UsageError(`${shown(value)} is more than a day; write at most 24h`);
  return seconds3;
}
function durationText(text4) {
  if (NUMBER.test(text4)) return Number(text4);
  const parts = DURATION.exec(text4);
  if (text4 === "" || parts === null) return void 0;
  const [, h = 0, m = 0, s = 0, ms = 0] = parts;
  return Number(h) * SECONDS.h + Number(m) * SECONDS.m + Number(s) * SECONDS.s + Number(ms) / 1e3;
}
function parseShare(value) {
  const share3 = shareOf(value);
  if (share3 > 0 && share3 < 1) return share3;
  const isPercentage = typeof value === "number" && share3 >= 1 && share3 < 100;
  const advice = isPercentage ? `did you mean ${share3}%?` : "write it like 2% or 0.02";
  throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`);
}
function parseShareOrZero(value) {
  return shareOf(value) === 0 ? 0 : parseShare(value);
}
function shareOf(value) {
  if (typeof value === "number") return value;
  const text4 = value.trim();
  const percent3 = text4.endsWith("%");
  const digits = percent3 ? text4.slice(0, -1).trimEnd() : text4;
  if (!NUMBER.test(digits)) throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);
  return percent3 ? Number(`${digits}e-2`) : Number(digits);
}
var MOST_PER_SECOND = 1e6;
function parseRate(value) {
  if (typeof value === "string" && value.trim().endsWith("%")) {
    const share3 = parseShare(value);
    if (share3 <= 0.95) return { share: share3 };
    throw new UsageError(
      `${quote(value)} leaves the server no room: latency at its limit says nothing; write at most 95%`
    );
  }
  const perSecond = typeof value === "number" ? value : NUMBER.test(value.trim()) ? Number(value) : Number.NaN;
  if (perSecond > 0 && perSecond <= MOST_PER_SECOND) return { perSecond };
  throw new UsageError(
    `${shown(value)} is not a rate; write requests per second like 500, or a share of what base can answer like 50%`
  );
}
var POWERS = { "": 0, k: 1, m: 2, g: 3, t: 4 };
var BYTES = /^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;
function parseBytes(value) {
  const parts = BYTES.exec(typeof value === "number" ? String(value) : value.trim());
  const bytes3 = parts === null ? 0 : Math.floor(Number(parts[1]) * 1024 ** (POWERS[(parts[2] ?? "").toLowerCase()] ?? 0));
  if (bytes3 > 0 && Number.isSafeInteger(bytes3)) return bytes3;
  throw new UsageError(`${shown(value)} is not a size; write it like 512m or 1g`);
}
var shown = (value) => typeof value === "number" ? String(value) : quote(value);
var DAY_SECONDS = 86400;
var AGE_DAYS = { d: 1, w: 7, mo: 30.4375, y: 365.25 };
var AGE = /^(\d{1,5})(d|w|mo|y)$/;
function parseAge(value) {
  const [, count3, unit] = AGE.exec(value.trim()) ?? [];
  if (count3 === void 0 || Number(count3) === 0)
    throw new UsageError(`${quote(value)} is not an age; write it like 400d, 26w, 18mo or 3y`);
  return Math.round(Number(count3) * AGE_DAYS[unit] * DAY_SECONDS);
}

// src/config/fields.ts
var meta2 = (description, { example, ...shown2 }) => ({
  description,
  ...shown2,
  ...example === void 0 ? {} : { examples: [example] }
});
var required2 = (schema5, description, shown2 = {}) => schema5.meta(meta2(description, shown2));
var optional2 = (schema5, description, shown2 = {}) => schema5.exactOptional().meta(meta2(description, shown2));
function parsed(schema5, parse4) {
  return schema5.transform((value, context) => {
    try {
      return parse4(value);
    } catch (error3) {
      if (!(error3 instanceof UsageError)) throw error3;
      context.addIssue({ code: "custom", message: error3.message });
      return NEVER;
    }
  });
}
var numberOrText = union([number3(), string3()]);
var duration3 = parsed(numberOrText, parseDuration);
var share = parsed(numberOrText, parseShare);
var shareOrZero = parsed(numberOrText, parseShareOrZero);
var rate = parsed(numberOrText, parseRate);
var bytes = parsed(numberOrText, parseBytes);
var words = parsed(string3(), splitWords);
var text2 = (pattern, must2) => string3().regex(pattern, { error: must2 });
var name2 = text2(
  /^(?![.-])[A-Za-z0-9._-]{1,64}$/,
  'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a letter, a digit or "_"'
);
var image = text2(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/, "must be the name of an image");
var relativePath = text2(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
  'must be a relative path with "/" between folders; write it from the folder of this file'
);
var urlPath = text2(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^\/[^\s#\u0000-\u001f\u007f]*$/,
  'must begin with "/" and hold no blank and no "#"'
);
var NUL_FREE = /^[^\0]*$/;
var body = text2(NUL_FREE, "must not hold a NUL character; put it in a body-file");
var argument = text2(NUL_FREE, "must not hold a NUL character; remove it");
var scalar = union([string3(), number3(), boolean3()]).transform(String);
var variable = text2(/^[A-Za-z_][A-Za-z0-9_.-]*$/, "must be the name of a variable");
var RUNNERS_OWN = /^(?!(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$))/i;
var secret = variable.regex(RUNNERS_OWN, {
  error: "is the runner's own and given to no server; give the secret another name"
});
var textMap = record(
  variable,
  scalar.refine((value) => NUL_FREE.test(value), { error: "must not hold a NUL character; remove it" })
);
var headerName = text2(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, "must be the name of a header");
var headers = record(
  headerName,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  scalar.refine((value) => /^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(value), {
    error: "must not hold a line break or another control character; remove it"
  })
).superRefine((map2, context) => {
  const seen2 = /* @__PURE__ */ new Set();
  for (const key of Object.keys(map2)) {
    if (seen2.has(key.toLowerCase()))
      context.addIssue({
        code: "custom",
        path: [key],
        message: "is here in another case, too; remove one"
      });
    seen2.add(key.toLowerCase());
  }
});
var listOf = (item) => array2(item).min(1).refine((list3) => new Set(list3).size === list3.length, { error: "must name everything once; remove one" });
var oneOrMore = (item) => union([item, listOf(item)]).transform((value) => Array.isArray(value) ? value : [value]);

// src/config/scenario-schema.ts
var OWN_HEADERS = /* @__PURE__ */ new Map([
  ["connection", 'is set by loadgate; use "keepalive"'],
  ["keep-alive", 'is set by loadgate; use "keepalive"'],
  ["content-length", "is set by loadgate; remove it"],
  ["transfer-encoding", "is set by loadgate; remove it"]
]);
var REQUEST_LINE = /^(?:([A-Za-z]+)\s+)?(\S.*)$/;
var method = text2(/^[A-Z]{1,20}$/, "must be in capital letters");
var requestMap = strictObject2({
  method: optional2(method, "The method.", { default: DEFAULTS.method, example: "POST" }),
  path: optional2(urlPath, "The path, with its query.", { example: "/users?page=2" }),
  paths: optional2(listOf(urlPath), "Several paths; each request takes one at random.", {
    example: ["/users/1", "/users/2"]
  }),
  headers: optional2(headers, "Headers to send, by name.", { example: { accept: "application/json" } }),
  body: optional2(body, "The body as text.", { example: '{"name":"Ada"}' }),
  "body-file": optional2(relativePath, "A file with the body, from the folder of this file.", {
    example: "test/body.json"
  })
}).superRefine((request2, context) => {
  const fail = (message, path2 = []) => context.addIssue({ code: "custom", message, path: path2 });
  if (request2.path !== void 0 && request2.paths !== void 0)
    fail('is given beside "path"; keep one of them', ["paths"]);
  if (request2.path === void 0 && request2.paths === void 0)
    fail('has no "path"; add it, for example path: /');
  const bodyKey = request2["body-file"] !== void 0 ? "body-file" : "body";
  if (request2.body !== void 0 && bodyKey === "body-file")
    fail('is given beside "body"; keep one of them', ["body-file"]);
  if (request2[bodyKey] !== void 0 && request2.method === void 0)
    fail("needs a method that sends it; add method: POST", [bodyKey]);
  for (const key of Object.keys(request2.headers ?? {})) {
    const own2 = OWN_HEADERS.get(key.toLowerCase());
    if (own2 !== void 0) fail(own2, ["headers", key]);
  }
});
var requestLine = string3().transform((line2, context) => {
  const [, verb, path2 = ""] = REQUEST_LINE.exec(line2.trim()) ?? [];
  for (const [schema5, value] of [
    [method, verb ?? DEFAULTS.method],
    [urlPath, path2]
  ]) {
    const message = schema5.safeParse(value).error?.issues[0]?.message;
    if (message === void 0) continue;
    const what = schema5 === method ? "its method" : "its path";
    context.addIssue({ code: "custom", message: `${what} ${message}` });
    return NEVER;
  }
  return { method: verb ?? DEFAULTS.method, path: path2 };
});
var expect2 = strictObject2({
  status: optional2(int2().min(200).max(599), "The status code.", {
    default: DEFAULTS.status,
    example: 200
  }),
  body: optional2(string3(), "The whole body as text. Not checked if absent.", { example: "Hello World!" }),
  headers: optional2(headers, "Headers that the answer must carry, with their values.", {
    example: { "content-type": "text/plain" }
  }),
  same: optional2(boolean3(), "Whether all variants must answer with the same length and framing.", {
    default: DEFAULTS.same,
    example: false
  })
});
var keys = strictObject2({
  targets: optional2(listOf(string3()), "Names of the targets it is run against; all if absent.", {
    example: ["api"]
  }),
  request: optional2(
    union([requestLine, requestMap]),
    'What is asked: "GET /path", or a map. Every scenario needs one.',
    { example: "GET /" }
  ),
  run: optional2(
    words,
    'Instead of a request: arguments with which the target is run to its end. Its last line tells {"operations": n, "seconds": s, "errors": e}. {name} stands for a parameter.',
    { example: "--operation select --count 10000" }
  ),
  parameters: optional2(
    record(variable, array2(scalar).min(1)),
    "Makes a scenario of each value, or of each combination of values, for {name} in run.",
    { example: { clients: [1, 10, 100] } }
  ),
  expect: optional2(expect2, "The right answer. Any other answer makes the run invalid.", {
    example: { status: 200, body: "Hello World!" }
  }),
  connections: optional2(int2().min(1).max(65535), "How many connections ask at the same time.", {
    default: DEFAULTS.connections,
    example: DEFAULTS.connections
  }),
  keepalive: optional2(boolean3(), "Whether a connection is used again; false opens one per request.", {
    default: DEFAULTS.keepalive,
    example: false
  }),
  http2: optional2(
    boolean3(),
    "Ask over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",
    { default: false, example: true }
  ),
  path: optional2(
    oneOrMore(_enum2(["direct", "proxy"])),
    "Straight to the server, through nginx with upstream keep-alive, or both.",
    { default: DEFAULTS.path, example: "direct" }
  ),
  beside: optional2(
    strictObject2({
      request: required2(union([requestLine, requestMap]), "What is asked beside the rate.", {
        example: "GET /export"
      }),
      connections: optional2(int2().min(1).max(65535), "How many connections ask it at the same time.", {
        default: DEFAULTS.connectionsBeside,
        example: DEFAULTS.connectionsBeside
      })
    }),
    "Other requests that are asked all the while: what they do to the latency of the rate.",
    { example: { request: "GET /export" } }
  ),
  rate: optional2(
    rate,
    "Requests per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",
    { example: "50%" }
  ),
  requests: optional2(int2().min(1).max(1e9), "A fixed count of requests per sample instead of a time.", {
    example: 1e4
  }),
  round: optional2(duration3, "A fixed length of one sample; chosen from the throughput if absent.", {
    example: "2s"
  }),
  timeout: optional2(duration3, "How long one answer may take.", { default: "2s", example: "2s" }),
  errors: optional2(shareOrZero, "The share of answers that may be errors.", {
    default: DEFAULTS.errors,
    example: "1%"
  }),
  threshold: optional2(share, "The smallest change worth telling; the file's if absent.", {
    example: "5%"
  })
});
var scenarioSchema = keys.superRefine((scenario3, context) => {
  for (const found of contradictions(scenario3)) context.addIssue({ code: "custom", ...found });
});
var ONLY_HTTP = [
  "request",
  "beside",
  "rate",
  "requests",
  "round",
  "connections",
  "keepalive",
  "http2",
  "path"
];
function contradictions(scenario3) {
  const given = (key) => scenario3[key] !== void 0;
  const beside = (key, other) => given(key) && given(other) ? [{ path: [key], message: `is given beside "${other}"; keep one of them` }] : [];
  const found = [
    ...ONLY_HTTP.flatMap((key) => beside(key, "run")),
    ...beside("round", "requests"),
    ...beside("requests", "rate")
  ];
  if (scenario3.http2 && scenario3.keepalive === false)
    found.push({ path: ["keepalive"], message: "is for HTTP/1.1; remove one of them" });
  if (scenario3.http2 && scenario3.path?.includes("proxy")) {
    const message = 'holds "proxy", but nginx speaks HTTP/1.1 to servers; write path: direct';
    found.push({ path: ["path"], message });
  }
  if (scenario3.beside?.request["body-file"] !== void 0) {
    const message = "is only for what is measured; write the body here";
    found.push({ path: ["beside", "request", "body-file"], message });
  }
  return found;
}

// src/config/target-schema.ts
var buildMap = strictObject2({
  context: optional2(relativePath, "The folder that is sent to Docker, from the folder of this file.", {
    default: DEFAULTS.context,
    example: "."
  }),
  dockerfile: optional2(relativePath, "The Dockerfile, from the context.", {
    default: DEFAULTS.dockerfile,
    example: DEFAULTS.dockerfile
  }),
  args: optional2(textMap, "Build arguments.", { example: { VERSION: "1.0" } }),
  stage: optional2(
    text2(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, "must be the name of a stage in the Dockerfile"),
    "The stage to build; the last one if absent.",
    { example: "server" }
  )
});
var build = union([
  relativePath.transform((context) => ({ context })),
  buildMap
]);
var prepare = union([words, array2(words).min(1)]).transform((given) => Array.isArray(given[0]) ? given : [given]);
var command = union([words, array2(argument).min(1)]).superRefine((argv, context) => {
  if (argv[0] === "") context.addIssue({ code: "custom", message: "must name a program first; add it" });
});
var readyMap = strictObject2({
  path: optional2(urlPath, "The path that answers once the server is ready.", { example: "/health" }),
  timeout: optional2(duration3, "How long a start may take.", { default: "60s", example: "60s" })
});
var ready = union([urlPath.transform((path2) => ({ path: path2 })), readyMap]);
var startable = {
  build: optional2(build, "The folder with the Dockerfile, or a map. For the Docker runner.", {
    example: "."
  }),
  image: optional2(image, "A ready-made image instead of a build. For the Docker runner.", {
    example: "nginx:1.28"
  }),
  prepare: optional2(prepare, "A command, or a list of them, to run once before it is started.", {
    example: "npm ci"
  }),
  command: optional2(command, "Starts it, without a shell. For the process runner.", {
    example: "node server.js"
  }),
  args: optional2(words, "Arguments for the image's entry point, or for the command.", {
    example: "--workers 4"
  }),
  env: optional2(textMap, "Its environment variables.", { example: { LOG_LEVEL: "error" } }),
  secrets: optional2(
    oneOrMore(secret),
    "Environment variables that it gets from loadgate's own environment; their values are never written anywhere.",
    { example: ["API_KEY"] }
  ),
  memory: optional2(bytes, "The container's memory limit, in powers of 1024.", { example: "512m" })
};
function checkStartable({ build: build2, image: image2, command: command2, prepare: prepare3 }, fail) {
  if (build2 !== void 0 && image2 !== void 0)
    fail('is given beside "build"; keep one of them', ["image"]);
  if (build2 === void 0 && image2 === void 0 && command2 === void 0)
    fail('has nothing to run; add "build" or "image" for Docker, or "command" for a process');
  if (prepare3 !== void 0 && command2 === void 0)
    fail('is only run before a "command"; add the command, or do it in the Dockerfile', ["prepare"]);
}
var port = int2().min(1).max(65535);
var serviceSchema = strictObject2({
  ...startable,
  port: required2(port, "The port it listens on.", { example: 5432 }),
  ready: optional2(
    strictObject2({
      command: optional2(command, "Ends with 0 once it is ready; the open port is enough if absent.", {
        example: "pg_isready"
      }),
      timeout: optional2(duration3, "How long a start may take.", { default: "60s", example: "60s" })
    }),
    "When it is ready.",
    { example: { command: "pg_isready" } }
  )
}).superRefine(
  (service, context) => checkStartable(service, (message, path2 = []) => context.addIssue({ code: "custom", message, path: path2 }))
);
var targetSchema = strictObject2({
  ...startable,
  port: optional2(port, "The port it listens on; needed where a scenario asks it.", { example: 8080 }),
  services: optional2(
    oneOrMore(name2),
    "Names of services; each variant has a copy of each, ready before it is started.",
    { example: ["db"] }
  ),
  setup: optional2(
    prepare,
    "A command, or a list of them, to run in each session when the services are ready, before the server is started.",
    { example: "node migrate.js" }
  ),
  matrix: optional2(
    record(name2, textMap).refine((map2) => Object.keys(map2).length > 0, { error: "must not be empty" }),
    "Several rows of this target, each with build arguments of its own; a row is named target-row.",
    { example: { "24": { NODE_IMAGE: "node:24-slim" } } }
  ),
  ready: optional2(ready, "When the server is ready: a path that answers, or a map.", {
    example: "/health"
  }),
  https: optional2(
    strictObject2({
      ca: required2(relativePath, "PEM file of the certificate authority, from this file's folder.", {
        example: "test/ca.pem"
      }),
      name: optional2(
        text2(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/, "must be the name of a host"),
        "The name that the server's certificate carries.",
        { default: DEFAULTS.tlsName, example: DEFAULTS.tlsName }
      )
    }),
    "Ask over https, and trust this certificate authority.",
    { example: { ca: "test/ca.pem" } }
  ),
  paths: optional2(
    oneOrMore(relativePath),
    "Globs of the files it is made of, from the repository's top; a change of none of them is not measured.",
    { example: ["src/*", "package.json"] }
  )
}).superRefine((target, context) => {
  if (context.issues.length > 0) return;
  const fail = (message, path2 = []) => context.addIssue({ code: "custom", message, path: path2 });
  checkStartable(target, fail);
  if (target.matrix !== void 0 && target.build === void 0)
    fail('is of build arguments; add "build", or remove it', ["matrix"]);
});

// src/config/config-schema.ts
var trendRevision = text2(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,
  "must be a revision, or an image with its digest"
);
var trendMetric = _enum2(METRICS.map(({ name: name3 }) => name3));
var imageDigest = text2(
  /^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
  "must be an image with its digest, like name@sha256:\u2026"
);
var trendSchema = strictObject2({
  reference: required2(
    union([trendRevision, record(name2, imageDigest)]),
    "The pinned build that every night is compared with: a revision, or an image with its digest for each target.",
    { example: "v1.0.0" }
  ),
  control: optional2(
    string3(),
    "The case that is measured with equal builds, which shows how often this finds a change where there is none; the first one if absent.",
    { example: "api/hello/direct" }
  ),
  alert: optional2(
    oneOrMore(_enum2(["issue", "comment", "fail", "none"])),
    "Who is told of a change: an issue, a comment on the commit, the exit code.",
    { default: DEFAULTS.alert, example: ["issue", "comment"] }
  ),
  direction: optional2(
    _enum2(["worse", "both"]),
    "Whether only what gets worse raises an alert, or what gets better too.",
    { default: DEFAULTS.direction, example: "both" }
  ),
  metrics: optional2(
    partialRecord(trendMetric, share),
    "Further metrics that raise alerts, each with the smallest change worth telling.",
    { example: { memory: "5%" } }
  ),
  keep: optional2(parsed(string3(), parseAge), "How long points are kept.", {
    default: DEFAULTS.keep,
    example: DEFAULTS.keep
  }),
  "keep-runs": optional2(parsed(string3(), parseAge), "How long each run's own file is kept.", {
    default: DEFAULTS.keepRuns,
    example: DEFAULTS.keepRuns
  })
});
var publishedSystem = text2(/^[^\p{Cc}]{1,80}$/u, "must be 1 to 80 characters on one line");
var publishedValue = number3().positive();
var publishedValueEntry = union([
  publishedValue.transform((given) => ({ value: given })),
  strictObject2({
    value: optional2(publishedValue, "The figure; without one only the place is known.", {
      example: 36191.37
    }),
    system: optional2(publishedSystem, "What was measured then.", { example: "Go 1.5.1" })
  })
]);
var publishedFigure2 = strictObject2({
  unit: optional2(publishedSystem, "What the figures count.", { example: "requests/s" }),
  better: optional2(_enum2(["higher", "lower"]), "Which figures are better.", {
    default: "higher",
    example: "lower"
  }),
  values: optional2(record(name2, publishedValueEntry), "Figures by target.", {
    example: { api: 36191.37 }
  }),
  order: optional2(listOf(name2), "Targets from the best to the worst, where no figures are known.", {
    example: ["api"]
  })
}).refine((given) => given.values === void 0 !== (given.order === void 0), {
  error: 'needs either "values" or "order"; keep one of them'
});
var publishedSchema = strictObject2({
  source: required2(
    text2(/^[^\p{Cc}]{1,300}$/u, "must be 1 to 300 characters on one line"),
    "Where they were published, and when.",
    {
      example: "a comparison of 2015"
    }
  ),
  figures: required2(record(string3(), publishedFigure2), "Figures by scenario and path.", {
    example: { "hello/direct": { order: ["api"] } }
  })
});
var scenarioOrAll = text2(
  /^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,
  'must be the name of a scenario, or "*" for all of them'
);
var failOn2 = oneOrMore(_enum2(["regression", "invalid", "never"])).superRefine((list3, context) => {
  if (list3.includes("never") && list3.length > 1)
    context.addIssue({ code: "custom", message: 'must not hold anything beside "never"; keep one' });
});
var namedMap = (schema5) => record(name2, schema5).refine((map2) => Object.keys(map2).length > 0, { error: "must not be empty" });
var configSchema = strictObject2({
  targets: required2(
    namedMap(targetSchema),
    "The servers under test by name: how each is built and started.",
    {
      example: { api: { build: ".", port: 8080 } }
    }
  ),
  scenarios: required2(namedMap(scenarioSchema), "The workloads by name.", {
    example: { hello: { request: "GET /" } }
  }),
  services: optional2(
    record(name2, serviceSchema),
    "Databases, caches and the like by name, for the targets that name them.",
    { example: { db: { image: "postgres:17", port: 5432 } } }
  ),
  defaults: optional2(scenarioSchema, "Keys that every scenario has unless it says otherwise.", {
    example: { connections: DEFAULTS.connections }
  }),
  presets: optional2(
    record(name2, record(scenarioOrAll, scenarioSchema)),
    `Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,
    { example: { quick: { "*": { round: "1s" } } } }
  ),
  alpha: optional2(share, "The risk of one false regression in a whole run.", {
    default: "0.2%",
    example: "0.2%"
  }),
  threshold: optional2(share, "The smallest change worth telling.", { default: "2%", example: "2%" }),
  "fail-on": optional2(
    failOn2,
    "Which verdicts reach the exit code; a head that fails where base works always does.",
    {
      default: DEFAULTS.failOn,
      example: ["regression", "invalid"]
    }
  ),
  mode: optional2(
    _enum2(["block", "observe"]),
    "Whether a verdict fails the run, or is only told, as in the first weeks.",
    { default: DEFAULTS.mode, example: "observe" }
  ),
  runner: optional2(_enum2(["auto", "docker", "process"]), "Containers, processes, or what fits.", {
    default: DEFAULTS.runner,
    example: "docker"
  }),
  budget: optional2(duration3, "Time for starts, warm-up and measuring; 60 s a case if absent.", {
    example: "5m"
  }),
  profile: optional2(
    boolean3(),
    "Whether a regression is followed by CPU profiles of both sides, for report.html.",
    { default: false, example: true }
  ),
  trend: optional2(trendSchema, "The nightly trend: what it compares with, and who is told of a change.", {
    example: { reference: "v1.0.0" }
  }),
  published: optional2(
    publishedSchema,
    "Figures that somebody published of these scenarios, for `rank --published`.",
    {
      example: {
        source: "a comparison of 2015",
        figures: { "hello/direct": { unit: "requests/s", values: { api: 36191 } } }
      }
    }
  ),
  "proxy-image": optional2(image, "The image of the proxy for the Docker runner.", {
    default: DEFAULTS.proxyImage,
    example: DEFAULTS.proxyImage
  })
});
var TEXT_MAPS = [
  ["targets", "*", "env"],
  ["targets", "*", "build", "args"],
  ["targets", "*", "matrix", "*"],
  ["services", "*", "env"],
  ["services", "*", "build", "args"],
  ...[["defaults"], ["scenarios", "*"], ["presets", "*", "*"]].flatMap((scenario3) => [
    [...scenario3, "request", "headers"],
    [...scenario3, "expect", "headers"]
  ])
];

// src/text/nearest.ts
var LONGEST3 = 64;
var bare = (word) => word.toLowerCase().replaceAll(/[-_]/g, "");
function editDistance(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row3 = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (last[j] ?? 0) + 1, (row3[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row3.push(best);
    }
    beforeLast = last;
    last = row3;
  }
  return last[b.length] ?? 0;
}
function nearest(word, known2) {
  if (word.length > LONGEST3) return void 0;
  let best;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of known2) {
    const distance = editDistance(bare(word), bare(candidate));
    const allowed2 = Math.max(1, Math.floor(Math.min(word.length, candidate.length) / 3));
    if (distance <= allowed2 && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
function suggestion(word, known2) {
  const meant = nearest(word, known2);
  if (meant !== void 0) return `did you mean "${meant}"?`;
  const more = known2.length > 10 ? ` and ${known2.length - 10} more` : "";
  return `known are: ${known2.slice(0, 10).join(", ")}${more}`;
}

// src/config/explain.ts
var KINDS = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a map",
  record: "a map"
};
function explain(issue3, source, parents = []) {
  const path2 = [...parents, ...issue3.path];
  const value = source.at(path2);
  const must2 = (predicate2) => [
    { path: path2, at: "value", message: `${subject(path2)} ${advised(predicate2, path2)}` }
  ];
  switch (issue3.code) {
    case "unrecognized_keys":
      return issue3.keys.map((key) => unknownKey(path2, key));
    case "invalid_union":
      return explainUnion(issue3, source, path2);
    case "invalid_type":
      return source.has(path2) ? must2(wrongType([expectedKind(issue3)], value)) : [missing2(path2)];
    case "invalid_value":
      return must2(wrongValue(issue3.values.map(String), value));
    case "invalid_key":
      return [badName(path2, issue3.issues[0]?.message ?? "is not allowed")];
    case "too_small":
      return must2(
        issue3.origin === "array" ? "must not be empty" : `must be at least ${issue3.minimum}, is ${value}`
      );
    case "too_big":
      return must2(`must be at most ${issue3.maximum}, is ${value}`);
    case "invalid_format":
      return must2(issue3.message.replace(/(?=;|$)/, `, is ${quote(String(value))}`));
    default:
      if (/^(must|has|is|needs) /.test(issue3.message)) return must2(issue3.message);
      return [{ path: path2, at: "value", message: `${subject(path2)}: ${advised(issue3.message, path2)}` }];
  }
}
function explainUnion(issue3, source, path2) {
  const value = source.at(path2);
  const tried = issue3.errors.find((branch2) => !branch2.some((inner) => isOtherKind(inner, value)));
  if (tried !== void 0) return tried.flatMap((inner) => explain(inner, source, path2));
  const kinds = issue3.errors.flatMap(
    (branch2) => branch2.filter((inner) => inner.path.length === 0).map(expectedKind)
  );
  const message = `${subject(path2)} ${advised(wrongType([...new Set(kinds)], value), path2)}`;
  return [{ path: path2, at: "value", message }];
}
function isOtherKind(issue3, value) {
  if (issue3.path.length > 0) return false;
  if (issue3.code === "invalid_type") return true;
  if (issue3.code === "invalid_value") return typeof value !== "string";
  return issue3.code === "invalid_union" && issue3.errors.every((b) => b.some((inner) => isOtherKind(inner, value)));
}
function expectedKind(issue3) {
  if (issue3.code === "invalid_type") return KINDS[issue3.expected] ?? issue3.expected;
  if (issue3.code === "invalid_value") return either(issue3.values.map(String));
  return issue3.code === "invalid_union" ? either([...new Set(issue3.errors.flat().map(expectedKind))]) : "another value";
}
function unknownKey(map2, key) {
  const where = map2.length === 0 ? "" : ` in ${subject(map2)}`;
  const message = `unknown key ${quote(key)}${where}; ${suggestion(key, knownKeys(map2))}`;
  return { path: [...map2, key], at: "key", message };
}
function badName(path2, must2) {
  const message = advised(`the name ${quote(String(path2.at(-1)))} ${must2}`, path2.slice(0, -1));
  return { path: path2, at: "key", message };
}
function missing2(path2) {
  const owner = path2.length === 1 ? "the file" : subject(path2.slice(0, -1));
  const message = `${owner} has no ${quote(String(path2.at(-1)))}; add it, for example ${exampleAt(path2)}`;
  return { path: path2, at: "key", message };
}
function wrongType(kinds, value) {
  const said = `must be ${either(kinds)}, is ${kindOf(value, kinds)}`;
  const takes = (kind2) => kinds.some((words2) => words2.includes(kind2));
  const isUnquoted = typeof value === "number" || typeof value === "boolean";
  if (isUnquoted && takes("a text") && !takes("number")) return `${said}; put it in quotation marks`;
  const isNumeric = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  if (isNumeric && kinds.every((kind2) => kind2.endsWith("number")))
    return `${said}; remove the quotation marks`;
  return said;
}
function wrongValue(known2, value) {
  if (typeof value !== "string") return wrongType([either(known2)], value);
  const meant = nearest(value, known2);
  const end2 = meant === void 0 ? "" : `; did you mean "${meant}"?`;
  return `must be ${either(known2)}, is ${quote(value)}${end2}`;
}
function kindOf(value, expected) {
  if (value === null || value === void 0) return "empty";
  if (typeof value === "string") return "a text";
  if (typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return "a list";
  if (typeof value !== "number") return "a map";
  return expected.some((kind2) => kind2.endsWith("number")) ? String(value) : "a number";
}
function advised(message, path2) {
  if (message.includes("; ")) return message;
  for (let length = path2.length; length > 0; length--) {
    const example = typeof path2[length - 1] === "number" ? void 0 : exampleAt(path2.slice(0, length));
    if (example !== void 0) return `${message}; write it like ${example}`;
  }
  return `${message}; begin with targets: and scenarios:`;
}
function subject(path2) {
  const [owner, rest] = ownerOf(path2);
  const key = rest.filter((step) => typeof step !== "number").join(".");
  if (owner === "") return key === "" ? "the file" : quote(key);
  return key === "" ? owner : `${quote(key)} of ${owner}`;
}
function ownerOf(path2) {
  const [first, second, third] = path2.map(String);
  if (second === void 0) return ["", path2];
  if (first === "targets") return [`target ${quote(second)}`, path2.slice(2)];
  if (first === "scenarios") return [`scenario ${quote(second)}`, path2.slice(2)];
  if (first === "defaults") return ["the defaults", path2.slice(1)];
  if (first !== "presets") return ["", path2];
  if (third === void 0) return [`preset ${quote(second)}`, []];
  return [`scenario ${quote(third)} in preset ${quote(second)}`, path2.slice(3)];
}
var either = (words2) => words2.length < 2 ? words2.join("") : `${words2.slice(0, -1).join(", ")} or ${words2.at(-1)}`;
function unwrapped(schema5) {
  if (schema5 instanceof ZodExactOptional || schema5 instanceof ZodOptional)
    return unwrapped(schema5.unwrap());
  if (schema5 instanceof ZodPipe) return unwrapped(schema5.in);
  if (schema5 instanceof ZodUnion) return schema5.options.flatMap(unwrapped);
  return schema5 instanceof ZodType ? [schema5] : [];
}
function schemasInside(schema5, step) {
  if (schema5 instanceof ZodRecord) return [schema5.valueType];
  if (schema5 instanceof ZodArray) return [schema5.element];
  if (schema5 instanceof ZodObject && Object.hasOwn(schema5.shape, step)) return [schema5.shape[String(step)]];
  return [];
}
function schemasAt(path2) {
  let schemas2 = [configSchema];
  for (const step of path2)
    schemas2 = schemas2.flatMap(unwrapped).flatMap((schema5) => schemasInside(schema5, step));
  return schemas2;
}
function knownKeys(path2) {
  return schemasAt(path2).flatMap(unwrapped).flatMap((schema5) => schema5 instanceof ZodObject ? Object.keys(schema5.shape) : []);
}
function exampleAt(path2) {
  const example = schemasAt(path2).flatMap((schema5) => schema5.meta()?.examples ?? []).at(0);
  if (example === void 0) return void 0;
  return `${String(path2.at(-1))}: ${flow(example)}`;
}
var PLAIN_TEXT = /^[\w/.][\w./?=:% -]*$/;
function flow(value) {
  if (typeof value === "string") return PLAIN_TEXT.test(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  return `{ ${Object.entries(value).map(([key, inner]) => `${flow(key)}: ${flow(inner)}`).join(", ")} }`;
}

// src/config/references.ts
import { posix } from "node:path";

// src/model/config.ts
var ADDRESS = /\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;
function addressesIn(value) {
  return [...value.matchAll(ADDRESS)].map(([, service = "", part = ""]) => ({ service, part }));
}
function withAddresses(value, addresses) {
  return value.replaceAll(ADDRESS, (whole, service, part) => {
    const address2 = addresses.get(service);
    return address2 === void 0 ? whole : String(part === "host" ? address2.host : address2.port);
  });
}

// src/config/scenarios.ts
function resolveScenarios(input, source, preset) {
  const rows = rowsOf(source);
  const names = source.keys(["scenarios"]);
  const overrides = chosenPreset(input, source, preset);
  return names.flatMap((name3) => {
    const own2 = input.scenarios[name3];
    const forAll = (layer = {}) => own2?.run ? without(layer, ONLY_HTTP) : layer;
    const layers2 = [forAll(input.defaults), own2, forAll(overrides?.["*"]), overrides?.[name3]];
    const joined = layers2.reduce((below, above) => join7(below, above ?? {}), {});
    const [wrong] = contradictions(joined);
    if (wrong)
      throw source.error(
        ["scenarios", name3],
        `${quote(name3)}, with the defaults and the preset: ${wrong.path.join(".")} ${wrong.message}`
      );
    if (joined.request === void 0 && joined.run === void 0)
      throw source.error(
        ["scenarios", name3],
        `scenario ${quote(name3)} has no "request"; add it, for example request: GET /`
      );
    return combinations(joined.parameters ?? {}).map((values2) => {
      const full = nameWith(name3, values2);
      if (full.length > 64 || /[^A-Za-z0-9._-]/.test(full))
        throw source.error(
          ["scenarios", name3, "parameters"],
          `makes a scenario ${quote(full)}, which is no name; values are of letters, digits, ".", "_" and "-"`
        );
      if (joined.beside && joined.rate === void 0)
        throw source.error(
          ["scenarios", name3],
          `scenario ${quote(name3)} has "beside" without a "rate" to measure; add one, for example rate: 100`
        );
      return scenario2(full, withValues(joined, values2), rows, input.threshold ?? DEFAULTS.threshold);
    });
  });
}
function scenarioNames(input, name3) {
  const layers2 = [input.scenarios[name3], ...Object.values(input.presets ?? {}).map((preset) => preset[name3])];
  const all = layers2.flatMap((layer) => layer?.parameters ? combinations(layer.parameters) : []);
  return all.length === 0 ? [name3] : [...new Set(all.map((values2) => nameWith(name3, values2)))];
}
function nameWith(name3, values2) {
  return [name3, ...Object.values(values2)].join("-");
}
function combinations(parameters) {
  return Object.entries(parameters).reduce(
    (some, [name3, values2]) => some.flatMap((each) => values2.map((value) => ({ ...each, [name3]: value }))),
    [{}]
  );
}
function withValues(input, values2) {
  if (input.run === void 0) return input;
  const put = (text4) => Object.entries(values2).reduce((kept, [name3, value]) => kept.replaceAll(`{${name3}}`, value), text4);
  return { ...input, run: input.run.map(put) };
}
var REPLACES = {
  requests: ["round", "rate"],
  round: ["requests"],
  rate: ["requests"],
  run: ONLY_HTTP,
  request: ["run", "parameters"]
};
function join7(below, above) {
  const gone = Object.keys(above).flatMap((key) => REPLACES[key] ?? []);
  return { ...without(below, gone), ...above };
}
function without(input, keys2) {
  return Object.fromEntries(Object.entries(input).filter(([key]) => !keys2.some((each) => each === key)));
}
function scenario2(name3, input, rows, threshold) {
  const { body: body2, headers: headers2 = {}, status = DEFAULTS.status, same = DEFAULTS.same } = input.expect ?? {};
  const lowerCase = Object.entries(headers2).map(([key, value]) => [key.toLowerCase(), value]);
  return {
    name: name3,
    targets: withRows(input.targets ?? [...rows.keys()], rows),
    request: input.request ? resolveRequest(input.request) : { method: DEFAULTS.method, paths: [], headers: [] },
    ...input.run === void 0 ? {} : { run: input.run },
    expect: { status, ...body2 === void 0 ? {} : { body: body2 }, headers: Object.fromEntries(lowerCase), same },
    connections: input.connections ?? DEFAULTS.connections,
    keepalive: input.keepalive ?? DEFAULTS.keepalive,
    ...input.http2 ? { http2: true } : {},
    paths: input.run || input.http2 ? ["direct"] : input.path ?? DEFAULTS.path,
    ...input.beside === void 0 ? {} : { beside: resolveBeside(input.beside) },
    ...input.rate === void 0 ? {} : { rate: input.rate },
    ...input.requests === void 0 ? {} : { requests: input.requests },
    ...input.round === void 0 ? {} : { roundSeconds: input.round },
    timeoutSeconds: input.timeout ?? (input.run ? DEFAULTS.runTimeout : DEFAULTS.timeout),
    errors: input.errors ?? DEFAULTS.errors,
    threshold: input.threshold ?? threshold
  };
}
function resolveBeside({
  request: request2,
  connections = DEFAULTS.connectionsBeside
}) {
  return { request: resolveRequest(request2), connections };
}
function resolveRequest(input) {
  const { method: method3 = DEFAULTS.method, path: path2, paths = [], headers: headers2 = {}, body: body2, "body-file": file } = input;
  return {
    method: method3,
    paths: path2 === void 0 ? paths : [path2],
    headers: Object.entries(headers2),
    ...body2 === void 0 ? {} : { body: { text: body2 } },
    ...file === void 0 ? {} : { body: { file } }
  };
}
function chosenPreset(input, source, preset) {
  if (preset === void 0) return void 0;
  const known2 = source.keys(["presets"]);
  if (known2.includes(preset)) return input.presets?.[preset];
  const end2 = known2.length === 0 ? "the file has no presets" : suggestion(preset, known2);
  throw source.error(["presets"], `unknown preset ${quote(preset)}; ${end2}`, "key");
}
function rowsOf(source) {
  return new Map(
    source.keys(["targets"]).map((name3) => {
      const rows = source.keys(["targets", name3, "matrix"]);
      return [name3, rows.length === 0 ? [name3] : rows.map((row3) => rowName(name3, row3))];
    })
  );
}
function rowName(target, row3) {
  return `${target}-${row3}`;
}
function withRows(names, rows) {
  return [...new Set(names.flatMap((name3) => rows.get(name3) ?? [name3]))];
}
function namesIn(rows) {
  return [.../* @__PURE__ */ new Set([...rows.keys(), ...[...rows.values()].flat()])];
}

// src/config/references.ts
function checkReferences(input, source) {
  const rows = rowsOf(source);
  checkRows(source, [...rows.values()].flat());
  const targets = namesIn(rows);
  const scenarios = source.keys(["scenarios"]);
  for (const { path: path2, scenario: scenario3 } of layers(input, source)) {
    for (const [index, name3] of (scenario3.targets ?? []).entries())
      if (!targets.includes(name3))
        throw source.error(
          [...path2, "targets", index],
          `unknown target ${quote(name3)}; ${suggestion(name3, targets)}`
        );
    const file = bodyFile(scenario3);
    if (file !== void 0) checkInside(source, [...path2, "request", "body-file"], file);
  }
  for (const preset of source.keys(["presets"]))
    for (const name3 of source.keys(["presets", preset]))
      if (name3 !== "*" && !scenarios.includes(name3))
        throw source.error(
          ["presets", preset, name3],
          `unknown scenario ${quote(name3)} in preset ${quote(preset)}; ${suggestion(name3, scenarios)}`,
          "key"
        );
  const images = input.trend?.reference;
  for (const name3 of typeof images === "object" ? Object.keys(images) : [])
    if (!targets.includes(name3))
      throw source.error(
        ["trend", "reference", name3],
        `unknown target ${quote(name3)}; ${suggestion(name3, targets)}`,
        "key"
      );
  checkPublished(input, source, targets);
  checkServices(input, source, targets);
  for (const part of ["targets", "services"])
    for (const name3 of source.keys([part])) checkFiles(input, source, part, name3);
}
function checkRows(source, rows) {
  for (const target of source.keys(["targets"]))
    for (const row3 of source.keys(["targets", target, "matrix"])) {
      const name3 = rowName(target, row3);
      if (rows.filter((other) => other === name3).length > 1)
        throw source.error(
          ["targets", target, "matrix", row3],
          `makes the target ${quote(name3)}, which is there already; name the row otherwise`,
          "key"
        );
    }
}
function checkPublished(input, source, targets) {
  const ids = source.keys(["scenarios"]).flatMap((name3) => scenarioNames(input, name3)).flatMap((scenario3) => ["direct", "proxy"].map((path2) => `${scenario3}/${path2}`));
  for (const id2 of source.keys(["published", "figures"])) {
    const path2 = ["published", "figures", id2];
    if (!ids.includes(id2))
      throw source.error(path2, `unknown scenario and path ${quote(id2)}; ${suggestion(id2, ids)}`, "key");
    const { values: values2, order } = input.published?.figures[id2] ?? {};
    for (const name3 of order ?? Object.keys(values2 ?? {}))
      if (!targets.includes(name3))
        throw source.error(
          values2 ? [...path2, "values", name3] : [...path2, "order"],
          `unknown target ${quote(name3)}; ${suggestion(name3, targets)}`,
          "key"
        );
  }
}
function checkServices(input, source, targets) {
  const services = source.keys(["services"]);
  for (const name3 of services)
    if (targets.includes(name3))
      throw source.error(
        ["services", name3],
        `${quote(name3)} is a target, too; name one of them otherwise`,
        "key"
      );
  for (const target of source.keys(["targets"])) {
    const { services: own2 = [], env = {} } = input.targets[target] ?? {};
    for (const [index, name3] of own2.entries())
      if (!services.includes(name3))
        throw source.error(
          [
            "targets",
            target,
            "services",
            ...source.has(["targets", target, "services", index]) ? [index] : []
          ],
          `unknown service ${quote(name3)}; ${services.length === 0 ? "add it under services:" : suggestion(name3, services)}`
        );
    for (const [name3, value] of Object.entries(env))
      for (const { service } of addressesIn(value))
        if (!own2.includes(service))
          throw source.error(
            ["targets", target, "env", name3],
            `takes the address of ${quote(service)}, which is none of this target's services; add it to services:`
          );
  }
}
function checkFiles(input, source, part, name3) {
  const target = input[part]?.[name3];
  const path2 = [part, name3];
  const { context = ".", dockerfile } = target?.build ?? {};
  const isMap2 = source.has([...path2, "build", "context"]);
  checkInside(source, [...path2, "build", ...isMap2 ? ["context"] : []], context);
  if (dockerfile !== void 0)
    checkInside(source, [...path2, "build", "dockerfile"], posix.join(context, dockerfile));
  if (target && "https" in target && target.https !== void 0)
    checkInside(source, [...path2, "https", "ca"], target.https.ca);
}
function checkInside(source, path2, file) {
  const landed = posix.join(posix.dirname(source.file), file);
  if (landed === ".." || landed.startsWith("../"))
    throw source.error(path2, `${quote(file)} is outside the repository; name something inside it`);
}
function layers(input, source) {
  const found = input.defaults === void 0 ? [] : [{ path: ["defaults"], scenario: input.defaults }];
  const add = (path2, scenario3) => {
    if (scenario3 !== void 0) found.push({ path: path2, scenario: scenario3 });
  };
  for (const name3 of source.keys(["scenarios"])) add(["scenarios", name3], input.scenarios[name3]);
  for (const preset of source.keys(["presets"]))
    for (const name3 of source.keys(["presets", preset]))
      add(["presets", preset, name3], input.presets?.[preset]?.[name3]);
  return found;
}
var bodyFile = (scenario3) => scenario3.request?.["body-file"];

// node_modules/yaml/browser/dist/nodes/identity.js
var ALIAS = /* @__PURE__ */ Symbol.for("yaml.alias");
var DOC = /* @__PURE__ */ Symbol.for("yaml.document");
var MAP = /* @__PURE__ */ Symbol.for("yaml.map");
var PAIR = /* @__PURE__ */ Symbol.for("yaml.pair");
var SCALAR = /* @__PURE__ */ Symbol.for("yaml.scalar");
var SEQ = /* @__PURE__ */ Symbol.for("yaml.seq");
var NODE_TYPE = /* @__PURE__ */ Symbol.for("yaml.node.type");
var isAlias = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === ALIAS;
var isDocument = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === DOC;
var isMap = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === MAP;
var isPair = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === PAIR;
var isScalar = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === SCALAR;
var isSeq = (node2) => !!node2 && typeof node2 === "object" && node2[NODE_TYPE] === SEQ;
function isCollection(node2) {
  if (node2 && typeof node2 === "object")
    switch (node2[NODE_TYPE]) {
      case MAP:
      case SEQ:
        return true;
    }
  return false;
}
function isNode(node2) {
  if (node2 && typeof node2 === "object")
    switch (node2[NODE_TYPE]) {
      case ALIAS:
      case MAP:
      case SCALAR:
      case SEQ:
        return true;
    }
  return false;
}
var hasAnchor = (node2) => (isScalar(node2) || isCollection(node2)) && !!node2.anchor;

// node_modules/yaml/browser/dist/visit.js
var BREAK = /* @__PURE__ */ Symbol("break visit");
var SKIP = /* @__PURE__ */ Symbol("skip children");
var REMOVE = /* @__PURE__ */ Symbol("remove node");
function visit(node2, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node2)) {
    const cd = visit_(null, node2.contents, visitor_, Object.freeze([node2]));
    if (cd === REMOVE)
      node2.contents = null;
  } else
    visit_(null, node2, visitor_, Object.freeze([]));
}
visit.BREAK = BREAK;
visit.SKIP = SKIP;
visit.REMOVE = REMOVE;
function visit_(key, node2, visitor, path2) {
  const ctrl = callVisitor(key, node2, visitor, path2);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path2, ctrl);
    return visit_(key, ctrl, visitor, path2);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node2)) {
      path2 = Object.freeze(path2.concat(node2));
      for (let i = 0; i < node2.items.length; ++i) {
        const ci = visit_(i, node2.items[i], visitor, path2);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node2.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node2)) {
      path2 = Object.freeze(path2.concat(node2));
      const ck = visit_("key", node2.key, visitor, path2);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node2.key = null;
      const cv = visit_("value", node2.value, visitor, path2);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node2.value = null;
    }
  }
  return ctrl;
}
async function visitAsync(node2, visitor) {
  const visitor_ = initVisitor(visitor);
  if (isDocument(node2)) {
    const cd = await visitAsync_(null, node2.contents, visitor_, Object.freeze([node2]));
    if (cd === REMOVE)
      node2.contents = null;
  } else
    await visitAsync_(null, node2, visitor_, Object.freeze([]));
}
visitAsync.BREAK = BREAK;
visitAsync.SKIP = SKIP;
visitAsync.REMOVE = REMOVE;
async function visitAsync_(key, node2, visitor, path2) {
  const ctrl = await callVisitor(key, node2, visitor, path2);
  if (isNode(ctrl) || isPair(ctrl)) {
    replaceNode(key, path2, ctrl);
    return visitAsync_(key, ctrl, visitor, path2);
  }
  if (typeof ctrl !== "symbol") {
    if (isCollection(node2)) {
      path2 = Object.freeze(path2.concat(node2));
      for (let i = 0; i < node2.items.length; ++i) {
        const ci = await visitAsync_(i, node2.items[i], visitor, path2);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK)
          return BREAK;
        else if (ci === REMOVE) {
          node2.items.splice(i, 1);
          i -= 1;
        }
      }
    } else if (isPair(node2)) {
      path2 = Object.freeze(path2.concat(node2));
      const ck = await visitAsync_("key", node2.key, visitor, path2);
      if (ck === BREAK)
        return BREAK;
      else if (ck === REMOVE)
        node2.key = null;
      const cv = await visitAsync_("value", node2.value, visitor, path2);
      if (cv === BREAK)
        return BREAK;
      else if (cv === REMOVE)
        node2.value = null;
    }
  }
  return ctrl;
}
function initVisitor(visitor) {
  if (typeof visitor === "object" && (visitor.Collection || visitor.Node || visitor.Value)) {
    return Object.assign({
      Alias: visitor.Node,
      Map: visitor.Node,
      Scalar: visitor.Node,
      Seq: visitor.Node
    }, visitor.Value && {
      Map: visitor.Value,
      Scalar: visitor.Value,
      Seq: visitor.Value
    }, visitor.Collection && {
      Map: visitor.Collection,
      Seq: visitor.Collection
    }, visitor);
  }
  return visitor;
}
function callVisitor(key, node2, visitor, path2) {
  if (typeof visitor === "function")
    return visitor(key, node2, path2);
  if (isMap(node2))
    return visitor.Map?.(key, node2, path2);
  if (isSeq(node2))
    return visitor.Seq?.(key, node2, path2);
  if (isPair(node2))
    return visitor.Pair?.(key, node2, path2);
  if (isScalar(node2))
    return visitor.Scalar?.(key, node2, path2);
  if (isAlias(node2))
    return visitor.Alias?.(key, node2, path2);
  return void 0;
}
function replaceNode(key, path2, node2) {
  const parent = path2[path2.length - 1];
  if (isCollection(parent)) {
    parent.items[key] = node2;
  } else if (isPair(parent)) {
    if (key === "key")
      parent.key = node2;
    else
      parent.value = node2;
  } else if (isDocument(parent)) {
    parent.contents = node2;
  } else {
    const pt = isAlias(parent) ? "alias" : "scalar";
    throw new Error(`Cannot replace node with ${pt} parent`);
  }
}

// node_modules/yaml/browser/dist/doc/directives.js
var escapeChars = {
  "!": "%21",
  ",": "%2C",
  "[": "%5B",
  "]": "%5D",
  "{": "%7B",
  "}": "%7D"
};
var escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
var Directives = class _Directives {
  constructor(yaml, tags) {
    this.docStart = null;
    this.docEnd = false;
    this.yaml = Object.assign({}, _Directives.defaultYaml, yaml);
    this.tags = Object.assign({}, _Directives.defaultTags, tags);
  }
  clone() {
    const copy = new _Directives(this.yaml, this.tags);
    copy.docStart = this.docStart;
    return copy;
  }
  /**
   * During parsing, get a Directives instance for the current document and
   * update the stream state according to the current version's spec.
   */
  atDocument() {
    const res = new _Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
      case "1.1":
        this.atNextDocument = true;
        break;
      case "1.2":
        this.atNextDocument = false;
        this.yaml = {
          explicit: _Directives.defaultYaml.explicit,
          version: "1.2"
        };
        this.tags = Object.assign({}, _Directives.defaultTags);
        break;
    }
    return res;
  }
  /**
   * @param onError - May be called even if the action was successful
   * @returns `true` on success
   */
  add(line2, onError) {
    if (this.atNextDocument) {
      this.yaml = { explicit: _Directives.defaultYaml.explicit, version: "1.1" };
      this.tags = Object.assign({}, _Directives.defaultTags);
      this.atNextDocument = false;
    }
    const parts = line2.trim().split(/[ \t]+/);
    const name3 = parts.shift();
    switch (name3) {
      case "%TAG": {
        if (parts.length !== 2) {
          onError(0, "%TAG directive should contain exactly two parts");
          if (parts.length < 2)
            return false;
        }
        const [handle, prefix] = parts;
        this.tags[handle] = prefix;
        return true;
      }
      case "%YAML": {
        this.yaml.explicit = true;
        if (parts.length !== 1) {
          onError(0, "%YAML directive should contain exactly one part");
          return false;
        }
        const [version2] = parts;
        if (version2 === "1.1" || version2 === "1.2") {
          this.yaml.version = version2;
          return true;
        } else {
          const isValid = /^\d+\.\d+$/.test(version2);
          onError(6, `Unsupported YAML version ${version2}`, isValid);
          return false;
        }
      }
      default:
        onError(0, `Unknown directive ${name3}`, true);
        return false;
    }
  }
  /**
   * Resolves a tag, matching handles to those defined in %TAG directives.
   *
   * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
   *   `'!local'` tag, or `null` if unresolvable.
   */
  tagName(source, onError) {
    if (source === "!")
      return "!";
    if (source[0] !== "!") {
      onError(`Not a valid tag: ${source}`);
      return null;
    }
    if (source[1] === "<") {
      const verbatim = source.slice(2, -1);
      if (verbatim === "!" || verbatim === "!!") {
        onError(`Verbatim tags aren't resolved, so ${source} is invalid.`);
        return null;
      }
      if (source[source.length - 1] !== ">")
        onError("Verbatim tags must end with a >");
      return verbatim;
    }
    const [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
    if (!suffix)
      onError(`The ${source} tag has no suffix`);
    const prefix = this.tags[handle];
    if (prefix) {
      try {
        return prefix + decodeURIComponent(suffix);
      } catch (error3) {
        onError(String(error3));
        return null;
      }
    }
    if (handle === "!")
      return source;
    onError(`Could not resolve tag: ${source}`);
    return null;
  }
  /**
   * Given a fully resolved tag, returns its printable string form,
   * taking into account current tag prefixes and defaults.
   */
  tagString(tag) {
    for (const [handle, prefix] of Object.entries(this.tags)) {
      if (tag.startsWith(prefix))
        return handle + escapeTagName(tag.substring(prefix.length));
    }
    return tag[0] === "!" ? tag : `!<${tag}>`;
  }
  toString(doc) {
    const lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
    const tagEntries = Object.entries(this.tags);
    let tagNames;
    if (doc && tagEntries.length > 0 && isNode(doc.contents)) {
      const tags = {};
      visit(doc.contents, (_key, node2) => {
        if (isNode(node2) && node2.tag)
          tags[node2.tag] = true;
      });
      tagNames = Object.keys(tags);
    } else
      tagNames = [];
    for (const [handle, prefix] of tagEntries) {
      if (handle === "!!" && prefix === "tag:yaml.org,2002:")
        continue;
      if (!doc || tagNames.some((tn) => tn.startsWith(prefix)))
        lines.push(`%TAG ${handle} ${prefix}`);
    }
    return lines.join("\n");
  }
};
Directives.defaultYaml = { explicit: false, version: "1.2" };
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };

// node_modules/yaml/browser/dist/doc/anchors.js
function anchorIsValid(anchor2) {
  if (/[\x00-\x19\s,[\]{}]/.test(anchor2)) {
    const sa = JSON.stringify(anchor2);
    const msg = `Anchor must not contain whitespace or control characters: ${sa}`;
    throw new Error(msg);
  }
  return true;
}
function anchorNames(root) {
  const anchors = /* @__PURE__ */ new Set();
  visit(root, {
    Value(_key, node2) {
      if (node2.anchor)
        anchors.add(node2.anchor);
    }
  });
  return anchors;
}
function findNewAnchor(prefix, exclude) {
  for (let i = 1; true; ++i) {
    const name3 = `${prefix}${i}`;
    if (!exclude.has(name3))
      return name3;
  }
}
function createNodeAnchors(doc, prefix) {
  const aliasObjects = [];
  const sourceObjects = /* @__PURE__ */ new Map();
  let prevAnchors = null;
  return {
    onAnchor: (source) => {
      aliasObjects.push(source);
      prevAnchors ?? (prevAnchors = anchorNames(doc));
      const anchor2 = findNewAnchor(prefix, prevAnchors);
      prevAnchors.add(anchor2);
      return anchor2;
    },
    /**
     * With circular references, the source node is only resolved after all
     * of its child nodes are. This is why anchors are set only after all of
     * the nodes have been created.
     */
    setAnchors: () => {
      for (const source of aliasObjects) {
        const ref = sourceObjects.get(source);
        if (typeof ref === "object" && ref.anchor && (isScalar(ref.node) || isCollection(ref.node))) {
          ref.node.anchor = ref.anchor;
        } else {
          const error3 = new Error("Failed to resolve repeated object (this should not happen)");
          error3.source = source;
          throw error3;
        }
      }
    },
    sourceObjects
  };
}

// node_modules/yaml/browser/dist/doc/applyReviver.js
function applyReviver(reviver, obj, key, val) {
  if (val && typeof val === "object") {
    if (Array.isArray(val)) {
      for (let i = 0, len = val.length; i < len; ++i) {
        const v0 = val[i];
        const v1 = applyReviver(reviver, val, String(i), v0);
        if (v1 === void 0)
          delete val[i];
        else if (v1 !== v0)
          val[i] = v1;
      }
    } else if (val instanceof Map) {
      for (const k of Array.from(val.keys())) {
        const v0 = val.get(k);
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          val.delete(k);
        else if (v1 !== v0)
          val.set(k, v1);
      }
    } else if (val instanceof Set) {
      for (const v0 of Array.from(val)) {
        const v1 = applyReviver(reviver, val, v0, v0);
        if (v1 === void 0)
          val.delete(v0);
        else if (v1 !== v0) {
          val.delete(v0);
          val.add(v1);
        }
      }
    } else {
      for (const [k, v0] of Object.entries(val)) {
        const v1 = applyReviver(reviver, val, k, v0);
        if (v1 === void 0)
          delete val[k];
        else if (v1 !== v0)
          val[k] = v1;
      }
    }
  }
  return reviver.call(obj, key, val);
}

// node_modules/yaml/browser/dist/nodes/toJS.js
function toJS(value, arg, ctx) {
  if (Array.isArray(value))
    return value.map((v, i) => toJS(v, String(i), ctx));
  if (value && typeof value.toJSON === "function") {
    if (!ctx || !hasAnchor(value))
      return value.toJSON(arg, ctx);
    const data = { aliasCount: 0, count: 1, res: void 0 };
    ctx.anchors.set(value, data);
    ctx.onCreate = (res2) => {
      data.res = res2;
      delete ctx.onCreate;
    };
    const res = value.toJSON(arg, ctx);
    if (ctx.onCreate)
      ctx.onCreate(res);
    return res;
  }
  if (typeof value === "bigint" && !ctx?.keep)
    return Number(value);
  return value;
}

// node_modules/yaml/browser/dist/nodes/Node.js
var NodeBase = class {
  constructor(type) {
    Object.defineProperty(this, NODE_TYPE, { value: type });
  }
  /** Create a copy of this node.  */
  clone() {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** A plain JavaScript representation of this node. */
  toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    if (!isDocument(doc))
      throw new TypeError("A document argument is required");
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc,
      keep: true,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this, "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
};

// node_modules/yaml/browser/dist/nodes/Alias.js
var Alias = class extends NodeBase {
  constructor(source) {
    super(ALIAS);
    this.source = source;
    Object.defineProperty(this, "tag", {
      set() {
        throw new Error("Alias nodes cannot have tags");
      }
    });
  }
  /**
   * Resolve the value of this alias within `doc`, finding the last
   * instance of the `source` anchor before this node.
   */
  resolve(doc, ctx) {
    if (ctx?.maxAliasCount === 0)
      throw new ReferenceError("Alias resolution is disabled");
    let nodes;
    if (ctx?.aliasResolveCache) {
      nodes = ctx.aliasResolveCache;
    } else {
      nodes = [];
      visit(doc, {
        Node: (_key, node2) => {
          if (isAlias(node2) || hasAnchor(node2))
            nodes.push(node2);
        }
      });
      if (ctx)
        ctx.aliasResolveCache = nodes;
    }
    let found = void 0;
    for (const node2 of nodes) {
      if (node2 === this)
        break;
      if (node2.anchor === this.source)
        found = node2;
    }
    if (found && ctx) {
      const { anchors, doc: doc2, maxAliasCount } = ctx;
      let data = anchors.get(found);
      if (!data) {
        toJS(found, null, ctx);
        data = anchors.get(found);
      }
      if (data?.res === void 0) {
        const msg = "This should not happen: Alias anchor was not resolved?";
        throw new ReferenceError(msg);
      }
      if (maxAliasCount >= 0) {
        data.count += 1;
        if (data.aliasCount === 0)
          data.aliasCount = getAliasCount(doc2, found, anchors);
        if (data.count * data.aliasCount > maxAliasCount) {
          const msg = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(msg);
        }
      }
    }
    return found;
  }
  toJSON(_arg, ctx) {
    if (!ctx)
      return { source: this.source };
    const source = this.resolve(ctx.doc, ctx);
    if (!source) {
      const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new ReferenceError(msg);
    }
    return ctx.anchors.get(source).res;
  }
  toString(ctx, _onComment, _onChompKeep) {
    const src = `*${this.source}`;
    if (ctx) {
      anchorIsValid(this.source);
      if (ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
        const msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new Error(msg);
      }
      if (ctx.implicitKey)
        return `${src} `;
    }
    return src;
  }
};
function getAliasCount(doc, node2, anchors) {
  if (isAlias(node2)) {
    const source = node2.resolve(doc);
    const anchor2 = anchors && source && anchors.get(source);
    return anchor2 ? anchor2.count * anchor2.aliasCount : 0;
  } else if (isCollection(node2)) {
    let count3 = 0;
    for (const item of node2.items) {
      const c = getAliasCount(doc, item, anchors);
      if (c > count3)
        count3 = c;
    }
    return count3;
  } else if (isPair(node2)) {
    const kc = getAliasCount(doc, node2.key, anchors);
    const vc = getAliasCount(doc, node2.value, anchors);
    return Math.max(kc, vc);
  }
  return 1;
}

// node_modules/yaml/browser/dist/nodes/Scalar.js
var isScalarValue = (value) => !value || typeof value !== "function" && typeof value !== "object";
var Scalar = class extends NodeBase {
  constructor(value) {
    super(SCALAR);
    this.value = value;
  }
  toJSON(arg, ctx) {
    return ctx?.keep ? this.value : toJS(this.value, arg, ctx);
  }
  toString() {
    return String(this.value);
  }
};
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";

// node_modules/yaml/browser/dist/doc/createNode.js
var defaultTagPrefix = "tag:yaml.org,2002:";
function findTagObject(value, tagName, tags) {
  if (tagName) {
    const match = tags.filter((t) => t.tag === tagName);
    const tagObj = match.find((t) => !t.format) ?? match[0];
    if (!tagObj)
      throw new Error(`Tag ${tagName} not found`);
    return tagObj;
  }
  return tags.find((t) => t.identify?.(value) && !t.format);
}
function createNode(value, tagName, ctx) {
  if (isDocument(value))
    value = value.contents;
  if (isNode(value))
    return value;
  if (isPair(value)) {
    const map2 = ctx.schema[MAP].createNode?.(ctx.schema, null, ctx);
    map2.items.push(value);
    return map2;
  }
  if (value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt !== "undefined" && value instanceof BigInt) {
    value = value.valueOf();
  }
  const { aliasDuplicateObjects, onAnchor, onTagObj, schema: schema5, sourceObjects } = ctx;
  let ref = void 0;
  if (aliasDuplicateObjects && value && typeof value === "object") {
    ref = sourceObjects.get(value);
    if (ref) {
      ref.anchor ?? (ref.anchor = onAnchor(value));
      return new Alias(ref.anchor);
    } else {
      ref = { anchor: null, node: null };
      sourceObjects.set(value, ref);
    }
  }
  if (tagName?.startsWith("!!"))
    tagName = defaultTagPrefix + tagName.slice(2);
  let tagObj = findTagObject(value, tagName, schema5.tags);
  if (!tagObj) {
    if (value && typeof value.toJSON === "function") {
      value = value.toJSON();
    }
    if (!value || typeof value !== "object") {
      const node3 = new Scalar(value);
      if (ref)
        ref.node = node3;
      return node3;
    }
    tagObj = value instanceof Map ? schema5[MAP] : Symbol.iterator in Object(value) ? schema5[SEQ] : schema5[MAP];
  }
  if (onTagObj) {
    onTagObj(tagObj);
    delete ctx.onTagObj;
  }
  const node2 = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from === "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar(value);
  if (tagName)
    node2.tag = tagName;
  else if (!tagObj.default)
    node2.tag = tagObj.tag;
  if (ref)
    ref.node = node2;
  return node2;
}

// node_modules/yaml/browser/dist/nodes/Collection.js
function collectionFromPath(schema5, path2, value) {
  let v = value;
  for (let i = path2.length - 1; i >= 0; --i) {
    const k = path2[i];
    if (typeof k === "number" && Number.isInteger(k) && k >= 0) {
      const a = [];
      a[k] = v;
      v = a;
    } else {
      v = /* @__PURE__ */ new Map([[k, v]]);
    }
  }
  return createNode(v, void 0, {
    aliasDuplicateObjects: false,
    keepUndefined: false,
    onAnchor: () => {
      throw new Error("This should not happen, please report a bug.");
    },
    schema: schema5,
    sourceObjects: /* @__PURE__ */ new Map()
  });
}
var isEmptyPath = (path2) => path2 == null || typeof path2 === "object" && !!path2[Symbol.iterator]().next().done;
var Collection = class extends NodeBase {
  constructor(type, schema5) {
    super(type);
    Object.defineProperty(this, "schema", {
      value: schema5,
      configurable: true,
      enumerable: false,
      writable: true
    });
  }
  /**
   * Create a copy of this collection.
   *
   * @param schema - If defined, overwrites the original's schema
   */
  clone(schema5) {
    const copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    if (schema5)
      copy.schema = schema5;
    copy.items = copy.items.map((it) => isNode(it) || isPair(it) ? it.clone(schema5) : it);
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /**
   * Adds a value to the collection. For `!!map` and `!!omap` the value must
   * be a Pair instance or a `{ key, value }` object, which may not have a key
   * that already exists in the map.
   */
  addIn(path2, value) {
    if (isEmptyPath(path2))
      this.add(value);
    else {
      const [key, ...rest] = path2;
      const node2 = this.get(key, true);
      if (isCollection(node2))
        node2.addIn(rest, value);
      else if (node2 === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
  /**
   * Removes a value from the collection.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path2) {
    const [key, ...rest] = path2;
    if (rest.length === 0)
      return this.delete(key);
    const node2 = this.get(key, true);
    if (isCollection(node2))
      return node2.deleteIn(rest);
    else
      throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path2, keepScalar) {
    const [key, ...rest] = path2;
    const node2 = this.get(key, true);
    if (rest.length === 0)
      return !keepScalar && isScalar(node2) ? node2.value : node2;
    else
      return isCollection(node2) ? node2.getIn(rest, keepScalar) : void 0;
  }
  hasAllNullValues(allowScalar) {
    return this.items.every((node2) => {
      if (!isPair(node2))
        return false;
      const n = node2.value;
      return n == null || allowScalar && isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
    });
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   */
  hasIn(path2) {
    const [key, ...rest] = path2;
    if (rest.length === 0)
      return this.has(key);
    const node2 = this.get(key, true);
    return isCollection(node2) ? node2.hasIn(rest) : false;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path2, value) {
    const [key, ...rest] = path2;
    if (rest.length === 0) {
      this.set(key, value);
    } else {
      const node2 = this.get(key, true);
      if (isCollection(node2))
        node2.setIn(rest, value);
      else if (node2 === void 0 && this.schema)
        this.set(key, collectionFromPath(this.schema, rest, value));
      else
        throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
    }
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyComment.js
var stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(comment, indent) {
  if (/^\n+$/.test(comment))
    return comment.substring(1);
  return indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
}
var lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;

// node_modules/yaml/browser/dist/stringify/foldFlowLines.js
var FOLD_FLOW = "flow";
var FOLD_BLOCK = "block";
var FOLD_QUOTED = "quoted";
function foldFlowLines(text4, indent, mode2 = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
  if (!lineWidth || lineWidth < 0)
    return text4;
  if (lineWidth < minContentWidth)
    minContentWidth = 0;
  const endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
  if (text4.length <= endStep)
    return text4;
  const folds = [];
  const escapedFolds = {};
  let end2 = lineWidth - indent.length;
  if (typeof indentAtStart === "number") {
    if (indentAtStart > lineWidth - Math.max(2, minContentWidth))
      folds.push(0);
    else
      end2 = lineWidth - indentAtStart;
  }
  let split = void 0;
  let prev = void 0;
  let overflow = false;
  let i = -1;
  let escStart = -1;
  let escEnd = -1;
  if (mode2 === FOLD_BLOCK) {
    i = consumeMoreIndentedLines(text4, i, indent.length);
    if (i !== -1)
      end2 = i + endStep;
  }
  for (let ch; ch = text4[i += 1]; ) {
    if (mode2 === FOLD_QUOTED && ch === "\\") {
      escStart = i;
      switch (text4[i + 1]) {
        case "x":
          i += 3;
          break;
        case "u":
          i += 5;
          break;
        case "U":
          i += 9;
          break;
        default:
          i += 1;
      }
      escEnd = i;
    }
    if (ch === "\n") {
      if (mode2 === FOLD_BLOCK)
        i = consumeMoreIndentedLines(text4, i, indent.length);
      end2 = i + indent.length + endStep;
      split = void 0;
    } else {
      if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
        const next2 = text4[i + 1];
        if (next2 && next2 !== " " && next2 !== "\n" && next2 !== "	")
          split = i;
      }
      if (i >= end2) {
        if (split) {
          folds.push(split);
          end2 = split + endStep;
          split = void 0;
        } else if (mode2 === FOLD_QUOTED) {
          while (prev === " " || prev === "	") {
            prev = ch;
            ch = text4[i += 1];
            overflow = true;
          }
          const j = i > escEnd + 1 ? i - 2 : escStart - 1;
          if (escapedFolds[j])
            return text4;
          folds.push(j);
          escapedFolds[j] = true;
          end2 = j + endStep;
          split = void 0;
        } else {
          overflow = true;
        }
      }
    }
    prev = ch;
  }
  if (overflow && onOverflow)
    onOverflow();
  if (folds.length === 0)
    return text4;
  if (onFold)
    onFold();
  let res = text4.slice(0, folds[0]);
  for (let i2 = 0; i2 < folds.length; ++i2) {
    const fold = folds[i2];
    const end3 = folds[i2 + 1] || text4.length;
    if (fold === 0)
      res = `
${indent}${text4.slice(0, end3)}`;
    else {
      if (mode2 === FOLD_QUOTED && escapedFolds[fold])
        res += `${text4[fold]}\\`;
      res += `
${indent}${text4.slice(fold + 1, end3)}`;
    }
  }
  return res;
}
function consumeMoreIndentedLines(text4, i, indent) {
  let end2 = i;
  let start = i + 1;
  let ch = text4[start];
  while (ch === " " || ch === "	") {
    if (i < start + indent) {
      ch = text4[++i];
    } else {
      do {
        ch = text4[++i];
      } while (ch && ch !== "\n");
      end2 = i;
      start = i + 1;
      ch = text4[start];
    }
  }
  return end2;
}

// node_modules/yaml/browser/dist/stringify/stringifyString.js
var getFoldOptions = (ctx, isBlock2) => ({
  indentAtStart: isBlock2 ? ctx.indent.length : ctx.indentAtStart,
  lineWidth: ctx.options.lineWidth,
  minContentWidth: ctx.options.minContentWidth
});
var containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
function lineLengthOverLimit(str, lineWidth, indentLength) {
  if (!lineWidth || lineWidth < 0)
    return false;
  const limit2 = lineWidth - indentLength;
  const strLen = str.length;
  if (strLen <= limit2)
    return false;
  for (let i = 0, start = 0; i < strLen; ++i) {
    if (str[i] === "\n") {
      if (i - start > limit2)
        return true;
      start = i + 1;
      if (strLen - start <= limit2)
        return false;
    }
  }
  return true;
}
function doubleQuotedString(value, ctx) {
  const json = JSON.stringify(value);
  if (ctx.options.doubleQuotedAsJSON)
    return json;
  const { implicitKey } = ctx;
  const minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength;
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  let str = "";
  let start = 0;
  for (let i = 0, ch = json[i]; ch; ch = json[++i]) {
    if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n") {
      str += json.slice(start, i) + "\\ ";
      i += 1;
      start = i;
      ch = "\\";
    }
    if (ch === "\\")
      switch (json[i + 1]) {
        case "u":
          {
            str += json.slice(start, i);
            const code = json.substr(i + 2, 4);
            switch (code) {
              case "0000":
                str += "\\0";
                break;
              case "0007":
                str += "\\a";
                break;
              case "000b":
                str += "\\v";
                break;
              case "001b":
                str += "\\e";
                break;
              case "0085":
                str += "\\N";
                break;
              case "00a0":
                str += "\\_";
                break;
              case "2028":
                str += "\\L";
                break;
              case "2029":
                str += "\\P";
                break;
              default:
                if (code.substr(0, 2) === "00")
                  str += "\\x" + code.substr(2);
                else
                  str += json.substr(i, 6);
            }
            i += 5;
            start = i + 1;
          }
          break;
        case "n":
          if (implicitKey || json[i + 2] === '"' || json.length < minMultiLineLength) {
            i += 1;
          } else {
            str += json.slice(start, i) + "\n\n";
            while (json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== '"') {
              str += "\n";
              i += 2;
            }
            str += indent;
            if (json[i + 2] === " ")
              str += "\\";
            i += 1;
            start = i + 1;
          }
          break;
        default:
          i += 1;
      }
  }
  str = start ? str + json.slice(start) : json;
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_QUOTED, getFoldOptions(ctx, false));
}
function singleQuotedString(value, ctx) {
  if (ctx.options.singleQuote === false || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value))
    return doubleQuotedString(value, ctx);
  const indent = ctx.indent || (containsDocumentMarker(value) ? "  " : "");
  const res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&
${indent}`) + "'";
  return ctx.implicitKey ? res : foldFlowLines(res, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function quotedString(value, ctx) {
  const { singleQuote } = ctx.options;
  let qs;
  if (singleQuote === false)
    qs = doubleQuotedString;
  else {
    const hasDouble = value.includes('"');
    const hasSingle = value.includes("'");
    if (hasDouble && !hasSingle)
      qs = singleQuotedString;
    else if (hasSingle && !hasDouble)
      qs = doubleQuotedString;
    else
      qs = singleQuote ? singleQuotedString : doubleQuotedString;
  }
  return qs(value, ctx);
}
var blockEndNewlines;
try {
  blockEndNewlines = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
  blockEndNewlines = /\n+(?!\n|$)/g;
}
function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
  const { blockQuote, commentString, lineWidth } = ctx.options;
  if (!blockQuote || /\n[\t ]+$/.test(value)) {
    return quotedString(value, ctx);
  }
  const indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : "");
  const literal4 = blockQuote === "literal" ? true : blockQuote === "folded" || type === Scalar.BLOCK_FOLDED ? false : type === Scalar.BLOCK_LITERAL ? true : !lineLengthOverLimit(value, lineWidth, indent.length);
  if (!value)
    return literal4 ? "|\n" : ">\n";
  let chomp;
  let endStart;
  for (endStart = value.length; endStart > 0; --endStart) {
    const ch = value[endStart - 1];
    if (ch !== "\n" && ch !== "	" && ch !== " ")
      break;
  }
  let end2 = value.substring(endStart);
  const endNlPos = end2.indexOf("\n");
  if (endNlPos === -1) {
    chomp = "-";
  } else if (value === end2 || endNlPos !== end2.length - 1) {
    chomp = "+";
    if (onChompKeep)
      onChompKeep();
  } else {
    chomp = "";
  }
  if (end2) {
    value = value.slice(0, -end2.length);
    if (end2[end2.length - 1] === "\n")
      end2 = end2.slice(0, -1);
    end2 = end2.replace(blockEndNewlines, `$&${indent}`);
  }
  let startWithSpace = false;
  let startEnd;
  let startNlPos = -1;
  for (startEnd = 0; startEnd < value.length; ++startEnd) {
    const ch = value[startEnd];
    if (ch === " ")
      startWithSpace = true;
    else if (ch === "\n")
      startNlPos = startEnd;
    else
      break;
  }
  let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
  if (start) {
    value = value.substring(start.length);
    start = start.replace(/\n+/g, `$&${indent}`);
  }
  const indentSize = indent ? "2" : "1";
  let header = (startWithSpace ? indentSize : "") + chomp;
  if (comment) {
    header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " "));
    if (onComment)
      onComment();
  }
  if (!literal4) {
    const foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`);
    let literalFallback = false;
    const foldOptions = getFoldOptions(ctx, true);
    if (blockQuote !== "folded" && type !== Scalar.BLOCK_FOLDED) {
      foldOptions.onOverflow = () => {
        literalFallback = true;
      };
    }
    const body2 = foldFlowLines(`${start}${foldedValue}${end2}`, indent, FOLD_BLOCK, foldOptions);
    if (!literalFallback)
      return `>${header}
${indent}${body2}`;
  }
  value = value.replace(/\n+/g, `$&${indent}`);
  return `|${header}
${indent}${start}${value}${end2}`;
}
function plainString(item, ctx, onComment, onChompKeep) {
  const { type, value } = item;
  const { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
  if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) {
    return quotedString(value, ctx);
  }
  if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) {
    return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
  }
  if (!implicitKey && !inFlow && type !== Scalar.PLAIN && value.includes("\n")) {
    return blockString(item, ctx, onComment, onChompKeep);
  }
  if (containsDocumentMarker(value)) {
    if (indent === "") {
      ctx.forceBlockIndent = true;
      return blockString(item, ctx, onComment, onChompKeep);
    } else if (implicitKey && indent === indentStep) {
      return quotedString(value, ctx);
    }
  }
  const str = value.replace(/\n+/g, `$&
${indent}`);
  if (actualString) {
    const test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str);
    const { compat, tags } = ctx.doc.schema;
    if (tags.some(test) || compat?.some(test))
      return quotedString(value, ctx);
  }
  return implicitKey ? str : foldFlowLines(str, indent, FOLD_FLOW, getFoldOptions(ctx, false));
}
function stringifyString(item, ctx, onComment, onChompKeep) {
  const { implicitKey, inFlow } = ctx;
  const ss = typeof item.value === "string" ? item : Object.assign({}, item, { value: String(item.value) });
  let { type } = item;
  if (type !== Scalar.QUOTE_DOUBLE) {
    if (/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value))
      type = Scalar.QUOTE_DOUBLE;
  }
  const _stringify = (_type) => {
    switch (_type) {
      case Scalar.BLOCK_FOLDED:
      case Scalar.BLOCK_LITERAL:
        return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
      case Scalar.QUOTE_DOUBLE:
        return doubleQuotedString(ss.value, ctx);
      case Scalar.QUOTE_SINGLE:
        return singleQuotedString(ss.value, ctx);
      case Scalar.PLAIN:
        return plainString(ss, ctx, onComment, onChompKeep);
      default:
        return null;
    }
  };
  let res = _stringify(type);
  if (res === null) {
    const { defaultKeyType, defaultStringType } = ctx.options;
    const t = implicitKey && defaultKeyType || defaultStringType;
    res = _stringify(t);
    if (res === null)
      throw new Error(`Unsupported default string type ${t}`);
  }
  return res;
}

// node_modules/yaml/browser/dist/stringify/stringify.js
function createStringifyContext(doc, options) {
  const opt = Object.assign({
    blockQuote: true,
    commentString: stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: false,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: true,
    indentSeq: true,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: false,
    singleQuote: null,
    trailingComma: false,
    trueStr: "true",
    verifyAliasOrder: true
  }, doc.schema.toStringOptions, options);
  let inFlow;
  switch (opt.collectionStyle) {
    case "block":
      inFlow = false;
      break;
    case "flow":
      inFlow = true;
      break;
    default:
      inFlow = null;
  }
  return {
    anchors: /* @__PURE__ */ new Set(),
    doc,
    flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: typeof opt.indent === "number" ? " ".repeat(opt.indent) : "  ",
    inFlow,
    options: opt
  };
}
function getTagObject(tags, item) {
  if (item.tag) {
    const match = tags.filter((t) => t.tag === item.tag);
    if (match.length > 0)
      return match.find((t) => t.format === item.format) ?? match[0];
  }
  let tagObj = void 0;
  let obj;
  if (isScalar(item)) {
    obj = item.value;
    let match = tags.filter((t) => t.identify?.(obj));
    if (match.length > 1) {
      const testMatch = match.filter((t) => t.test);
      if (testMatch.length > 0)
        match = testMatch;
    }
    tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
  } else {
    obj = item;
    tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
  }
  if (!tagObj) {
    const name3 = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
    throw new Error(`Tag not resolved for ${name3} value`);
  }
  return tagObj;
}
function stringifyProps(node2, tagObj, { anchors, doc }) {
  if (!doc.directives)
    return "";
  const props = [];
  const anchor2 = (isScalar(node2) || isCollection(node2)) && node2.anchor;
  if (anchor2 && anchorIsValid(anchor2)) {
    anchors.add(anchor2);
    props.push(`&${anchor2}`);
  }
  const tag = node2.tag ?? (tagObj.default ? null : tagObj.tag);
  if (tag)
    props.push(doc.directives.tagString(tag));
  return props.join(" ");
}
function stringify(item, ctx, onComment, onChompKeep) {
  if (isPair(item))
    return item.toString(ctx, onComment, onChompKeep);
  if (isAlias(item)) {
    if (ctx.doc.directives)
      return item.toString(ctx);
    if (ctx.resolvedAliases?.has(item)) {
      throw new TypeError(`Cannot stringify circular structure without alias nodes`);
    } else {
      if (ctx.resolvedAliases)
        ctx.resolvedAliases.add(item);
      else
        ctx.resolvedAliases = /* @__PURE__ */ new Set([item]);
      item = item.resolve(ctx.doc);
    }
  }
  let tagObj = void 0;
  const node2 = isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
  tagObj ?? (tagObj = getTagObject(ctx.doc.schema.tags, node2));
  const props = stringifyProps(node2, tagObj, ctx);
  if (props.length > 0)
    ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1;
  const str = typeof tagObj.stringify === "function" ? tagObj.stringify(node2, ctx, onComment, onChompKeep) : isScalar(node2) ? stringifyString(node2, ctx, onComment, onChompKeep) : node2.toString(ctx, onComment, onChompKeep);
  if (!props)
    return str;
  return isScalar(node2) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}
${ctx.indent}${str}`;
}

// node_modules/yaml/browser/dist/stringify/stringifyPair.js
function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
  const { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx;
  let keyComment = isNode(key) && key.comment || null;
  if (simpleKeys) {
    if (keyComment) {
      throw new Error("With simple keys, key nodes cannot have comments");
    }
    if (isCollection(key) || !isNode(key) && typeof key === "object") {
      const msg = "With simple keys, collection cannot be used as a key value";
      throw new Error(msg);
    }
  }
  let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || isCollection(key) || (isScalar(key) ? key.type === Scalar.BLOCK_FOLDED || key.type === Scalar.BLOCK_LITERAL : typeof key === "object"));
  ctx = Object.assign({}, ctx, {
    allNullValues: false,
    implicitKey: !explicitKey && (simpleKeys || !allNullValues),
    indent: indent + indentStep
  });
  let keyCommentDone = false;
  let chompKeep = false;
  let str = stringify(key, ctx, () => keyCommentDone = true, () => chompKeep = true);
  if (!explicitKey && !ctx.inFlow && str.length > 1024) {
    if (simpleKeys)
      throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    explicitKey = true;
  }
  if (ctx.inFlow) {
    if (allNullValues || value == null) {
      if (keyCommentDone && onComment)
        onComment();
      return str === "" ? "?" : explicitKey ? `? ${str}` : str;
    }
  } else if (allNullValues && !simpleKeys || value == null && explicitKey) {
    str = `? ${str}`;
    if (keyComment && !keyCommentDone) {
      str += lineComment(str, ctx.indent, commentString(keyComment));
    } else if (chompKeep && onChompKeep)
      onChompKeep();
    return str;
  }
  if (keyCommentDone)
    keyComment = null;
  if (explicitKey) {
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
    str = `? ${str}
${indent}:`;
  } else {
    str = `${str}:`;
    if (keyComment)
      str += lineComment(str, ctx.indent, commentString(keyComment));
  }
  let vsb, vcb, valueComment;
  if (isNode(value)) {
    vsb = !!value.spaceBefore;
    vcb = value.commentBefore;
    valueComment = value.comment;
  } else {
    vsb = false;
    vcb = null;
    valueComment = null;
    if (value && typeof value === "object")
      value = doc.createNode(value);
  }
  ctx.implicitKey = false;
  if (!explicitKey && !keyComment && isScalar(value))
    ctx.indentAtStart = str.length + 1;
  chompKeep = false;
  if (!indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && isSeq(value) && !value.flow && !value.tag && !value.anchor) {
    ctx.indent = ctx.indent.substring(2);
  }
  let valueCommentDone = false;
  const valueStr = stringify(value, ctx, () => valueCommentDone = true, () => chompKeep = true);
  let ws = " ";
  if (keyComment || vsb || vcb) {
    ws = vsb ? "\n" : "";
    if (vcb) {
      const cs = commentString(vcb);
      ws += `
${indentComment(cs, ctx.indent)}`;
    }
    if (valueStr === "" && !ctx.inFlow) {
      if (ws === "\n" && valueComment)
        ws = "\n\n";
    } else {
      ws += `
${ctx.indent}`;
    }
  } else if (!explicitKey && isCollection(value)) {
    const vs0 = valueStr[0];
    const nl0 = valueStr.indexOf("\n");
    const hasNewline = nl0 !== -1;
    const flow2 = ctx.inFlow ?? value.flow ?? value.items.length === 0;
    if (hasNewline || !flow2) {
      let hasPropsLine = false;
      if (hasNewline && (vs0 === "&" || vs0 === "!")) {
        let sp0 = valueStr.indexOf(" ");
        if (vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!") {
          sp0 = valueStr.indexOf(" ", sp0 + 1);
        }
        if (sp0 === -1 || nl0 < sp0)
          hasPropsLine = true;
      }
      if (!hasPropsLine)
        ws = `
${ctx.indent}`;
    }
  } else if (valueStr === "" || valueStr[0] === "\n") {
    ws = "";
  }
  str += ws + valueStr;
  if (ctx.inFlow) {
    if (valueCommentDone && onComment)
      onComment();
  } else if (valueComment && !valueCommentDone) {
    str += lineComment(str, ctx.indent, commentString(valueComment));
  } else if (chompKeep && onChompKeep) {
    onChompKeep();
  }
  return str;
}

// node_modules/yaml/browser/dist/log.js
function warn(logLevel, warning2) {
  if (logLevel === "debug" || logLevel === "warn") {
    console.warn(warning2);
  }
}

// node_modules/yaml/browser/dist/schema/yaml-1.1/merge.js
var MERGE_KEY = "<<";
var merge2 = {
  identify: (value) => value === MERGE_KEY || typeof value === "symbol" && value.description === MERGE_KEY,
  default: "key",
  tag: "tag:yaml.org,2002:merge",
  test: /^<<$/,
  resolve: () => Object.assign(new Scalar(Symbol(MERGE_KEY)), {
    addToJSMap: addMergeToJSMap
  }),
  stringify: () => MERGE_KEY
};
var isMergeKey = (ctx, key) => (merge2.identify(key) || isScalar(key) && (!key.type || key.type === Scalar.PLAIN) && merge2.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge2.tag && tag.default);
function addMergeToJSMap(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (isSeq(source))
    for (const it of source.items)
      mergeValue(ctx, map2, it);
  else if (Array.isArray(source))
    for (const it of source)
      mergeValue(ctx, map2, it);
  else
    mergeValue(ctx, map2, source);
}
function mergeValue(ctx, map2, value) {
  const source = resolveAliasValue(ctx, value);
  if (!isMap(source))
    throw new Error("Merge sources must be maps or map aliases");
  const srcMap = source.toJSON(null, ctx, Map);
  for (const [key, value2] of srcMap) {
    if (map2 instanceof Map) {
      if (!map2.has(key))
        map2.set(key, value2);
    } else if (map2 instanceof Set) {
      map2.add(key);
    } else if (!Object.prototype.hasOwnProperty.call(map2, key)) {
      Object.defineProperty(map2, key, {
        value: value2,
        writable: true,
        enumerable: true,
        configurable: true
      });
    }
  }
  return map2;
}
function resolveAliasValue(ctx, value) {
  return ctx && isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
}

// node_modules/yaml/browser/dist/nodes/addPairToJSMap.js
function addPairToJSMap(ctx, map2, { key, value }) {
  if (isNode(key) && key.addToJSMap)
    key.addToJSMap(ctx, map2, value);
  else if (isMergeKey(ctx, key))
    addMergeToJSMap(ctx, map2, value);
  else {
    const jsKey = toJS(key, "", ctx);
    if (map2 instanceof Map) {
      map2.set(jsKey, toJS(value, jsKey, ctx));
    } else if (map2 instanceof Set) {
      map2.add(jsKey);
    } else {
      const stringKey = stringifyKey(key, jsKey, ctx);
      const jsValue = toJS(value, stringKey, ctx);
      if (stringKey in map2)
        Object.defineProperty(map2, stringKey, {
          value: jsValue,
          writable: true,
          enumerable: true,
          configurable: true
        });
      else
        map2[stringKey] = jsValue;
    }
  }
  return map2;
}
function stringifyKey(key, jsKey, ctx) {
  if (jsKey === null)
    return "";
  if (typeof jsKey !== "object")
    return String(jsKey);
  if (isNode(key) && ctx?.doc) {
    const strCtx = createStringifyContext(ctx.doc, {});
    strCtx.anchors = /* @__PURE__ */ new Set();
    for (const node2 of ctx.anchors.keys())
      strCtx.anchors.add(node2.anchor);
    strCtx.inFlow = true;
    strCtx.inStringifyKey = true;
    const strKey = key.toString(strCtx);
    if (!ctx.mapKeyWarned) {
      let jsonStr = JSON.stringify(strKey);
      if (jsonStr.length > 40)
        jsonStr = jsonStr.substring(0, 36) + '..."';
      warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`);
      ctx.mapKeyWarned = true;
    }
    return strKey;
  }
  return JSON.stringify(jsKey);
}

// node_modules/yaml/browser/dist/nodes/Pair.js
function createPair(key, value, ctx) {
  const k = createNode(key, void 0, ctx);
  const v = createNode(value, void 0, ctx);
  return new Pair(k, v);
}
var Pair = class _Pair {
  constructor(key, value = null) {
    Object.defineProperty(this, NODE_TYPE, { value: PAIR });
    this.key = key;
    this.value = value;
  }
  clone(schema5) {
    let { key, value } = this;
    if (isNode(key))
      key = key.clone(schema5);
    if (isNode(value))
      value = value.clone(schema5);
    return new _Pair(key, value);
  }
  toJSON(_, ctx) {
    const pair2 = ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    return addPairToJSMap(ctx, pair2, this);
  }
  toString(ctx, onComment, onChompKeep) {
    return ctx?.doc ? stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyCollection.js
function stringifyCollection(collection, ctx, options) {
  const flow2 = ctx.inFlow ?? collection.flow;
  const stringify4 = flow2 ? stringifyFlowCollection : stringifyBlockCollection;
  return stringify4(collection, ctx, options);
}
function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
  const { indent, options: { commentString } } = ctx;
  const itemCtx = Object.assign({}, ctx, { indent: itemIndent, type: null });
  let chompKeep = false;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment2 = null;
    if (isNode(item)) {
      if (!chompKeep && item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, chompKeep);
      if (item.comment)
        comment2 = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (!chompKeep && ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, chompKeep);
      }
    }
    chompKeep = false;
    let str2 = stringify(item, itemCtx, () => comment2 = null, () => chompKeep = true);
    if (comment2)
      str2 += lineComment(str2, itemIndent, commentString(comment2));
    if (chompKeep && comment2)
      chompKeep = false;
    lines.push(blockItemPrefix + str2);
  }
  let str;
  if (lines.length === 0) {
    str = flowChars.start + flowChars.end;
  } else {
    str = lines[0];
    for (let i = 1; i < lines.length; ++i) {
      const line2 = lines[i];
      str += line2 ? `
${indent}${line2}` : "\n";
    }
  }
  if (comment) {
    str += "\n" + indentComment(commentString(comment), indent);
    if (onComment)
      onComment();
  } else if (chompKeep && onChompKeep)
    onChompKeep();
  return str;
}
function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
  const { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
  itemIndent += indentStep;
  const itemCtx = Object.assign({}, ctx, {
    indent: itemIndent,
    inFlow: true,
    type: null
  });
  let reqNewline = false;
  let linesAtValue = 0;
  const lines = [];
  for (let i = 0; i < items.length; ++i) {
    const item = items[i];
    let comment = null;
    if (isNode(item)) {
      if (item.spaceBefore)
        lines.push("");
      addCommentBefore(ctx, lines, item.commentBefore, false);
      if (item.comment)
        comment = item.comment;
    } else if (isPair(item)) {
      const ik = isNode(item.key) ? item.key : null;
      if (ik) {
        if (ik.spaceBefore)
          lines.push("");
        addCommentBefore(ctx, lines, ik.commentBefore, false);
        if (ik.comment)
          reqNewline = true;
      }
      const iv = isNode(item.value) ? item.value : null;
      if (iv) {
        if (iv.comment)
          comment = iv.comment;
        if (iv.commentBefore)
          reqNewline = true;
      } else if (item.value == null && ik?.comment) {
        comment = ik.comment;
      }
    }
    if (comment)
      reqNewline = true;
    let str = stringify(item, itemCtx, () => comment = null);
    reqNewline || (reqNewline = lines.length > linesAtValue || str.includes("\n"));
    if (i < items.length - 1) {
      str += ",";
    } else if (ctx.options.trailingComma) {
      if (ctx.options.lineWidth > 0) {
        reqNewline || (reqNewline = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth);
      }
      if (reqNewline) {
        str += ",";
      }
    }
    if (comment)
      str += lineComment(str, itemIndent, commentString(comment));
    lines.push(str);
    linesAtValue = lines.length;
  }
  const { start, end: end2 } = flowChars;
  if (lines.length === 0) {
    return start + end2;
  } else {
    if (!reqNewline) {
      const len = lines.reduce((sum2, line2) => sum2 + line2.length + 2, 2);
      reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
    }
    if (reqNewline) {
      let str = start;
      for (const line2 of lines)
        str += line2 ? `
${indentStep}${indent}${line2}` : "\n";
      return `${str}
${indent}${end2}`;
    } else {
      return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`;
    }
  }
}
function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
  if (comment && chompKeep)
    comment = comment.replace(/^\n+/, "");
  if (comment) {
    const ic = indentComment(commentString(comment), indent);
    lines.push(ic.trimStart());
  }
}

// node_modules/yaml/browser/dist/nodes/YAMLMap.js
function findPair(items, key) {
  const k = isScalar(key) ? key.value : key;
  for (const it of items) {
    if (isPair(it)) {
      if (it.key === key || it.key === k)
        return it;
      if (isScalar(it.key) && it.key.value === k)
        return it;
    }
  }
  return void 0;
}
var YAMLMap = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:map";
  }
  constructor(schema5) {
    super(MAP, schema5);
    this.items = [];
  }
  /**
   * A generic collection parsing method that can be extended
   * to other node classes that inherit from YAMLMap
   */
  static from(schema5, obj, ctx) {
    const { keepUndefined, replacer } = ctx;
    const map2 = new this(schema5);
    const add = (key, value) => {
      if (typeof replacer === "function")
        value = replacer.call(obj, key, value);
      else if (Array.isArray(replacer) && !replacer.includes(key))
        return;
      if (value !== void 0 || keepUndefined)
        map2.items.push(createPair(key, value, ctx));
    };
    if (obj instanceof Map) {
      for (const [key, value] of obj)
        add(key, value);
    } else if (obj && typeof obj === "object") {
      for (const key of Object.keys(obj))
        add(key, obj[key]);
    }
    if (typeof schema5.sortMapEntries === "function") {
      map2.items.sort(schema5.sortMapEntries);
    }
    return map2;
  }
  /**
   * Adds a value to the collection.
   *
   * @param overwrite - If not set `true`, using a key that is already in the
   *   collection will throw. Otherwise, overwrites the previous value.
   */
  add(pair2, overwrite) {
    let _pair;
    if (isPair(pair2))
      _pair = pair2;
    else if (!pair2 || typeof pair2 !== "object" || !("key" in pair2)) {
      _pair = new Pair(pair2, pair2?.value);
    } else
      _pair = new Pair(pair2.key, pair2.value);
    const prev = findPair(this.items, _pair.key);
    const sortEntries = this.schema?.sortMapEntries;
    if (prev) {
      if (!overwrite)
        throw new Error(`Key ${_pair.key} already set`);
      if (isScalar(prev.value) && isScalarValue(_pair.value))
        prev.value.value = _pair.value;
      else
        prev.value = _pair.value;
    } else if (sortEntries) {
      const i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
      if (i === -1)
        this.items.push(_pair);
      else
        this.items.splice(i, 0, _pair);
    } else {
      this.items.push(_pair);
    }
  }
  delete(key) {
    const it = findPair(this.items, key);
    if (!it)
      return false;
    const del = this.items.splice(this.items.indexOf(it), 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const it = findPair(this.items, key);
    const node2 = it?.value;
    return (!keepScalar && isScalar(node2) ? node2.value : node2) ?? void 0;
  }
  has(key) {
    return !!findPair(this.items, key);
  }
  set(key, value) {
    this.add(new Pair(key, value), true);
  }
  /**
   * @param ctx - Conversion context, originally set in Document#toJS()
   * @param {Class} Type - If set, forces the returned collection type
   * @returns Instance of Type, Map, or Object
   */
  toJSON(_, ctx, Type) {
    const map2 = Type ? new Type() : ctx?.mapAsMap ? /* @__PURE__ */ new Map() : {};
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const item of this.items)
      addPairToJSMap(ctx, map2, item);
    return map2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    for (const item of this.items) {
      if (!isPair(item))
        throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
    }
    if (!ctx.allNullValues && this.hasAllNullValues(false))
      ctx = Object.assign({}, ctx, { allNullValues: true });
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "",
      flowChars: { start: "{", end: "}" },
      itemIndent: ctx.indent || "",
      onChompKeep,
      onComment
    });
  }
};

// node_modules/yaml/browser/dist/schema/common/map.js
var map = {
  collection: "map",
  default: true,
  nodeClass: YAMLMap,
  tag: "tag:yaml.org,2002:map",
  resolve(map2, onError) {
    if (!isMap(map2))
      onError("Expected a mapping for this tag");
    return map2;
  },
  createNode: (schema5, obj, ctx) => YAMLMap.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/nodes/YAMLSeq.js
var YAMLSeq = class extends Collection {
  static get tagName() {
    return "tag:yaml.org,2002:seq";
  }
  constructor(schema5) {
    super(SEQ, schema5);
    this.items = [];
  }
  add(value) {
    this.items.push(value);
  }
  /**
   * Removes a value from the collection.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   *
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return false;
    const del = this.items.splice(idx, 1);
    return del.length > 0;
  }
  get(key, keepScalar) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      return void 0;
    const it = this.items[idx];
    return !keepScalar && isScalar(it) ? it.value : it;
  }
  /**
   * Checks if the collection includes a value with the key `key`.
   *
   * `key` must contain a representation of an integer for this to succeed.
   * It may be wrapped in a `Scalar`.
   */
  has(key) {
    const idx = asItemIndex(key);
    return typeof idx === "number" && idx < this.items.length;
  }
  /**
   * Sets a value in this collection. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   *
   * If `key` does not contain a representation of an integer, this will throw.
   * It may be wrapped in a `Scalar`.
   */
  set(key, value) {
    const idx = asItemIndex(key);
    if (typeof idx !== "number")
      throw new Error(`Expected a valid index, not ${key}.`);
    const prev = this.items[idx];
    if (isScalar(prev) && isScalarValue(value))
      prev.value = value;
    else
      this.items[idx] = value;
  }
  toJSON(_, ctx) {
    const seq2 = [];
    if (ctx?.onCreate)
      ctx.onCreate(seq2);
    let i = 0;
    for (const item of this.items)
      seq2.push(toJS(item, String(i++), ctx));
    return seq2;
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    return stringifyCollection(this, ctx, {
      blockItemPrefix: "- ",
      flowChars: { start: "[", end: "]" },
      itemIndent: (ctx.indent || "") + "  ",
      onChompKeep,
      onComment
    });
  }
  static from(schema5, obj, ctx) {
    const { replacer } = ctx;
    const seq2 = new this(schema5);
    if (obj && Symbol.iterator in Object(obj)) {
      let i = 0;
      for (let it of obj) {
        if (typeof replacer === "function") {
          const key = obj instanceof Set ? it : String(i++);
          it = replacer.call(obj, key, it);
        }
        seq2.items.push(createNode(it, void 0, ctx));
      }
    }
    return seq2;
  }
};
function asItemIndex(key) {
  let idx = isScalar(key) ? key.value : key;
  if (idx && typeof idx === "string")
    idx = Number(idx);
  return typeof idx === "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
}

// node_modules/yaml/browser/dist/schema/common/seq.js
var seq = {
  collection: "seq",
  default: true,
  nodeClass: YAMLSeq,
  tag: "tag:yaml.org,2002:seq",
  resolve(seq2, onError) {
    if (!isSeq(seq2))
      onError("Expected a sequence for this tag");
    return seq2;
  },
  createNode: (schema5, obj, ctx) => YAMLSeq.from(schema5, obj, ctx)
};

// node_modules/yaml/browser/dist/schema/common/string.js
var string4 = {
  identify: (value) => typeof value === "string",
  default: true,
  tag: "tag:yaml.org,2002:str",
  resolve: (str) => str,
  stringify(item, ctx, onComment, onChompKeep) {
    ctx = Object.assign({ actualString: true }, ctx);
    return stringifyString(item, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/common/null.js
var nullTag = {
  identify: (value) => value == null,
  createNode: () => new Scalar(null),
  default: true,
  tag: "tag:yaml.org,2002:null",
  test: /^(?:~|[Nn]ull|NULL)?$/,
  resolve: () => new Scalar(null),
  stringify: ({ source }, ctx) => typeof source === "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
};

// node_modules/yaml/browser/dist/schema/core/bool.js
var boolTag = {
  identify: (value) => typeof value === "boolean",
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
  resolve: (str) => new Scalar(str[0] === "t" || str[0] === "T"),
  stringify({ source, value }, ctx) {
    if (source && boolTag.test.test(source)) {
      const sv = source[0] === "t" || source[0] === "T";
      if (value === sv)
        return source;
    }
    return value ? ctx.options.trueStr : ctx.options.falseStr;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyNumber.js
function stringifyNumber({ format, minFractionDigits, tag, value }) {
  if (typeof value === "bigint")
    return String(value);
  const num = typeof value === "number" ? value : Number(value);
  if (!isFinite(num))
    return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
  let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
  if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
    let i = n.indexOf(".");
    if (i < 0) {
      i = n.length;
      n += ".";
    }
    let d = minFractionDigits - (n.length - i - 1);
    while (d-- > 0)
      n += "0";
  }
  return n;
}

// node_modules/yaml/browser/dist/schema/core/float.js
var floatNaN = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str),
  stringify(node2) {
    const num = Number(node2.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node2);
  }
};
var float = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
  resolve(str) {
    const node2 = new Scalar(parseFloat(str));
    const dot = str.indexOf(".");
    if (dot !== -1 && str[str.length - 1] === "0")
      node2.minFractionDigits = str.length - dot - 1;
    return node2;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/core/int.js
var intIdentify = (value) => typeof value === "bigint" || Number.isInteger(value);
var intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
function intStringify(node2, radix, prefix) {
  const { value } = node2;
  if (intIdentify(value) && value >= 0)
    return prefix + value.toString(radix);
  return stringifyNumber(node2);
}
var intOct = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^0o[0-7]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
  stringify: (node2) => intStringify(node2, 8, "0o")
};
var int3 = {
  identify: intIdentify,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex = {
  identify: (value) => intIdentify(value) && value >= 0,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^0x[0-9a-fA-F]+$/,
  resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
  stringify: (node2) => intStringify(node2, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/core/schema.js
var schema2 = [
  map,
  seq,
  string4,
  nullTag,
  boolTag,
  intOct,
  int3,
  intHex,
  floatNaN,
  floatExp,
  float
];

// node_modules/yaml/browser/dist/schema/json/schema.js
function intIdentify2(value) {
  return typeof value === "bigint" || Number.isInteger(value);
}
var stringifyJSON = ({ value }) => JSON.stringify(value);
var jsonScalars = [
  {
    identify: (value) => typeof value === "string",
    default: true,
    tag: "tag:yaml.org,2002:str",
    resolve: (str) => str,
    stringify: stringifyJSON
  },
  {
    identify: (value) => value == null,
    createNode: () => new Scalar(null),
    default: true,
    tag: "tag:yaml.org,2002:null",
    test: /^null$/,
    resolve: () => null,
    stringify: stringifyJSON
  },
  {
    identify: (value) => typeof value === "boolean",
    default: true,
    tag: "tag:yaml.org,2002:bool",
    test: /^true$|^false$/,
    resolve: (str) => str === "true",
    stringify: stringifyJSON
  },
  {
    identify: intIdentify2,
    default: true,
    tag: "tag:yaml.org,2002:int",
    test: /^-?(?:0|[1-9][0-9]*)$/,
    resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
    stringify: ({ value }) => intIdentify2(value) ? value.toString() : JSON.stringify(value)
  },
  {
    identify: (value) => typeof value === "number",
    default: true,
    tag: "tag:yaml.org,2002:float",
    test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
    resolve: (str) => parseFloat(str),
    stringify: stringifyJSON
  }
];
var jsonError = {
  default: true,
  tag: "",
  test: /^/,
  resolve(str, onError) {
    onError(`Unresolved plain scalar ${JSON.stringify(str)}`);
    return str;
  }
};
var schema3 = [map, seq].concat(jsonScalars, jsonError);

// node_modules/yaml/browser/dist/schema/yaml-1.1/binary.js
var binary = {
  identify: (value) => value instanceof Uint8Array,
  // Buffer inherits from Uint8Array
  default: false,
  tag: "tag:yaml.org,2002:binary",
  /**
   * Returns a Buffer in node and an Uint8Array in browsers
   *
   * To use the resulting buffer as an image, you'll want to do something like:
   *
   *   const blob = new Blob([buffer], { type: 'image/jpeg' })
   *   document.querySelector('#photo').src = URL.createObjectURL(blob)
   */
  resolve(src, onError) {
    if (typeof atob === "function") {
      const str = atob(src.replace(/[\n\r]/g, ""));
      const buffer = new Uint8Array(str.length);
      for (let i = 0; i < str.length; ++i)
        buffer[i] = str.charCodeAt(i);
      return buffer;
    } else {
      onError("This environment does not support reading binary tags; either Buffer or atob is required");
      return src;
    }
  },
  stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
    if (!value)
      return "";
    const buf = value;
    let str;
    if (typeof btoa === "function") {
      let s = "";
      for (let i = 0; i < buf.length; ++i)
        s += String.fromCharCode(buf[i]);
      str = btoa(s);
    } else {
      throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
    }
    type ?? (type = Scalar.BLOCK_LITERAL);
    if (type !== Scalar.QUOTE_DOUBLE) {
      const lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth);
      const n = Math.ceil(str.length / lineWidth);
      const lines = new Array(n);
      for (let i = 0, o = 0; i < n; ++i, o += lineWidth) {
        lines[i] = str.substr(o, lineWidth);
      }
      str = lines.join(type === Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return stringifyString({ comment, type, value: str }, ctx, onComment, onChompKeep);
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/pairs.js
function resolvePairs(seq2, onError) {
  if (isSeq(seq2)) {
    for (let i = 0; i < seq2.items.length; ++i) {
      let item = seq2.items[i];
      if (isPair(item))
        continue;
      else if (isMap(item)) {
        if (item.items.length > 1)
          onError("Each pair must have its own sequence indicator");
        const pair2 = item.items[0] || new Pair(new Scalar(null));
        if (item.commentBefore)
          pair2.key.commentBefore = pair2.key.commentBefore ? `${item.commentBefore}
${pair2.key.commentBefore}` : item.commentBefore;
        if (item.comment) {
          const cn = pair2.value ?? pair2.key;
          cn.comment = cn.comment ? `${item.comment}
${cn.comment}` : item.comment;
        }
        item = pair2;
      }
      seq2.items[i] = isPair(item) ? item : new Pair(item);
    }
  } else
    onError("Expected a sequence for this tag");
  return seq2;
}
function createPairs(schema5, iterable, ctx) {
  const { replacer } = ctx;
  const pairs2 = new YAMLSeq(schema5);
  pairs2.tag = "tag:yaml.org,2002:pairs";
  let i = 0;
  if (iterable && Symbol.iterator in Object(iterable))
    for (let it of iterable) {
      if (typeof replacer === "function")
        it = replacer.call(iterable, String(i++), it);
      let key, value;
      if (Array.isArray(it)) {
        if (it.length === 2) {
          key = it[0];
          value = it[1];
        } else
          throw new TypeError(`Expected [key, value] tuple: ${it}`);
      } else if (it && it instanceof Object) {
        const keys2 = Object.keys(it);
        if (keys2.length === 1) {
          key = keys2[0];
          value = it[key];
        } else {
          throw new TypeError(`Expected tuple with one key, not ${keys2.length} keys`);
        }
      } else {
        key = it;
      }
      pairs2.items.push(createPair(key, value, ctx));
    }
  return pairs2;
}
var pairs = {
  collection: "seq",
  default: false,
  tag: "tag:yaml.org,2002:pairs",
  resolve: resolvePairs,
  createNode: createPairs
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/omap.js
var YAMLOMap = class _YAMLOMap extends YAMLSeq {
  constructor() {
    super();
    this.add = YAMLMap.prototype.add.bind(this);
    this.delete = YAMLMap.prototype.delete.bind(this);
    this.get = YAMLMap.prototype.get.bind(this);
    this.has = YAMLMap.prototype.has.bind(this);
    this.set = YAMLMap.prototype.set.bind(this);
    this.tag = _YAMLOMap.tag;
  }
  /**
   * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
   * but TypeScript won't allow widening the signature of a child method.
   */
  toJSON(_, ctx) {
    if (!ctx)
      return super.toJSON(_);
    const map2 = /* @__PURE__ */ new Map();
    if (ctx?.onCreate)
      ctx.onCreate(map2);
    for (const pair2 of this.items) {
      let key, value;
      if (isPair(pair2)) {
        key = toJS(pair2.key, "", ctx);
        value = toJS(pair2.value, key, ctx);
      } else {
        key = toJS(pair2, "", ctx);
      }
      if (map2.has(key))
        throw new Error("Ordered maps must not include duplicate keys");
      map2.set(key, value);
    }
    return map2;
  }
  static from(schema5, iterable, ctx) {
    const pairs2 = createPairs(schema5, iterable, ctx);
    const omap2 = new this();
    omap2.items = pairs2.items;
    return omap2;
  }
};
YAMLOMap.tag = "tag:yaml.org,2002:omap";
var omap = {
  collection: "seq",
  identify: (value) => value instanceof Map,
  nodeClass: YAMLOMap,
  default: false,
  tag: "tag:yaml.org,2002:omap",
  resolve(seq2, onError) {
    const pairs2 = resolvePairs(seq2, onError);
    const seenKeys = [];
    for (const { key } of pairs2.items) {
      if (isScalar(key)) {
        if (seenKeys.includes(key.value)) {
          onError(`Ordered maps must not include duplicate keys: ${key.value}`);
        } else {
          seenKeys.push(key.value);
        }
      }
    }
    return Object.assign(new YAMLOMap(), pairs2);
  },
  createNode: (schema5, iterable, ctx) => YAMLOMap.from(schema5, iterable, ctx)
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/bool.js
function boolStringify({ value, source }, ctx) {
  const boolObj = value ? trueTag : falseTag;
  if (source && boolObj.test.test(source))
    return source;
  return value ? ctx.options.trueStr : ctx.options.falseStr;
}
var trueTag = {
  identify: (value) => value === true,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
  resolve: () => new Scalar(true),
  stringify: boolStringify
};
var falseTag = {
  identify: (value) => value === false,
  default: true,
  tag: "tag:yaml.org,2002:bool",
  test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
  resolve: () => new Scalar(false),
  stringify: boolStringify
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/float.js
var floatNaN2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
  resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
  stringify: stringifyNumber
};
var floatExp2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "EXP",
  test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
  resolve: (str) => parseFloat(str.replace(/_/g, "")),
  stringify(node2) {
    const num = Number(node2.value);
    return isFinite(num) ? num.toExponential() : stringifyNumber(node2);
  }
};
var float2 = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
  resolve(str) {
    const node2 = new Scalar(parseFloat(str.replace(/_/g, "")));
    const dot = str.indexOf(".");
    if (dot !== -1) {
      const f = str.substring(dot + 1).replace(/_/g, "");
      if (f[f.length - 1] === "0")
        node2.minFractionDigits = f.length;
    }
    return node2;
  },
  stringify: stringifyNumber
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/int.js
var intIdentify3 = (value) => typeof value === "bigint" || Number.isInteger(value);
function intResolve2(str, offset, radix, { intAsBigInt }) {
  const sign = str[0];
  if (sign === "-" || sign === "+")
    offset += 1;
  str = str.substring(offset).replace(/_/g, "");
  if (intAsBigInt) {
    switch (radix) {
      case 2:
        str = `0b${str}`;
        break;
      case 8:
        str = `0o${str}`;
        break;
      case 16:
        str = `0x${str}`;
        break;
    }
    const n2 = BigInt(str);
    return sign === "-" ? BigInt(-1) * n2 : n2;
  }
  const n = parseInt(str, radix);
  return sign === "-" ? -1 * n : n;
}
function intStringify2(node2, radix, prefix) {
  const { value } = node2;
  if (intIdentify3(value)) {
    const str = value.toString(radix);
    return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
  }
  return stringifyNumber(node2);
}
var intBin = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "BIN",
  test: /^[-+]?0b[0-1_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 2, opt),
  stringify: (node2) => intStringify2(node2, 2, "0b")
};
var intOct2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "OCT",
  test: /^[-+]?0[0-7_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 1, 8, opt),
  stringify: (node2) => intStringify2(node2, 8, "0")
};
var int4 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  test: /^[-+]?[0-9][0-9_]*$/,
  resolve: (str, _onError, opt) => intResolve2(str, 0, 10, opt),
  stringify: stringifyNumber
};
var intHex2 = {
  identify: intIdentify3,
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "HEX",
  test: /^[-+]?0x[0-9a-fA-F_]+$/,
  resolve: (str, _onError, opt) => intResolve2(str, 2, 16, opt),
  stringify: (node2) => intStringify2(node2, 16, "0x")
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/set.js
var YAMLSet = class _YAMLSet extends YAMLMap {
  constructor(schema5) {
    super(schema5);
    this.tag = _YAMLSet.tag;
  }
  add(key) {
    let pair2;
    if (isPair(key))
      pair2 = key;
    else if (key && typeof key === "object" && "key" in key && "value" in key && key.value === null)
      pair2 = new Pair(key.key, null);
    else
      pair2 = new Pair(key, null);
    const prev = findPair(this.items, pair2.key);
    if (!prev)
      this.items.push(pair2);
  }
  /**
   * If `keepPair` is `true`, returns the Pair matching `key`.
   * Otherwise, returns the value of that Pair's key.
   */
  get(key, keepPair) {
    const pair2 = findPair(this.items, key);
    return !keepPair && isPair(pair2) ? isScalar(pair2.key) ? pair2.key.value : pair2.key : pair2;
  }
  set(key, value) {
    if (typeof value !== "boolean")
      throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
    const prev = findPair(this.items, key);
    if (prev && !value) {
      this.items.splice(this.items.indexOf(prev), 1);
    } else if (!prev && value) {
      this.items.push(new Pair(key));
    }
  }
  toJSON(_, ctx) {
    return super.toJSON(_, ctx, Set);
  }
  toString(ctx, onComment, onChompKeep) {
    if (!ctx)
      return JSON.stringify(this);
    if (this.hasAllNullValues(true))
      return super.toString(Object.assign({}, ctx, { allNullValues: true }), onComment, onChompKeep);
    else
      throw new Error("Set items must all have null values");
  }
  static from(schema5, iterable, ctx) {
    const { replacer } = ctx;
    const set2 = new this(schema5);
    if (iterable && Symbol.iterator in Object(iterable))
      for (let value of iterable) {
        if (typeof replacer === "function")
          value = replacer.call(iterable, value, value);
        set2.items.push(createPair(value, null, ctx));
      }
    return set2;
  }
};
YAMLSet.tag = "tag:yaml.org,2002:set";
var set = {
  collection: "map",
  identify: (value) => value instanceof Set,
  nodeClass: YAMLSet,
  default: false,
  tag: "tag:yaml.org,2002:set",
  createNode: (schema5, iterable, ctx) => YAMLSet.from(schema5, iterable, ctx),
  resolve(map2, onError) {
    if (isMap(map2)) {
      if (map2.hasAllNullValues(true))
        return Object.assign(new YAMLSet(), map2);
      else
        onError("Set items must all have null values");
    } else
      onError("Expected a mapping for this tag");
    return map2;
  }
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/timestamp.js
function parseSexagesimal(str, asBigInt) {
  const sign = str[0];
  const parts = sign === "-" || sign === "+" ? str.substring(1) : str;
  const num = (n) => asBigInt ? BigInt(n) : Number(n);
  const res = parts.replace(/_/g, "").split(":").reduce((res2, p) => res2 * num(60) + num(p), num(0));
  return sign === "-" ? num(-1) * res : res;
}
function stringifySexagesimal(node2) {
  let { value } = node2;
  let num = (n) => n;
  if (typeof value === "bigint")
    num = (n) => BigInt(n);
  else if (isNaN(value) || !isFinite(value))
    return stringifyNumber(node2);
  let sign = "";
  if (value < 0) {
    sign = "-";
    value *= num(-1);
  }
  const _60 = num(60);
  const parts = [value % _60];
  if (value < 60) {
    parts.unshift(0);
  } else {
    value = (value - parts[0]) / _60;
    parts.unshift(value % _60);
    if (value >= 60) {
      value = (value - parts[0]) / _60;
      parts.unshift(value);
    }
  }
  return sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
var intTime = {
  identify: (value) => typeof value === "bigint" || Number.isInteger(value),
  default: true,
  tag: "tag:yaml.org,2002:int",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
  resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
  stringify: stringifySexagesimal
};
var floatTime = {
  identify: (value) => typeof value === "number",
  default: true,
  tag: "tag:yaml.org,2002:float",
  format: "TIME",
  test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
  resolve: (str) => parseSexagesimal(str, false),
  stringify: stringifySexagesimal
};
var timestamp = {
  identify: (value) => value instanceof Date,
  default: true,
  tag: "tag:yaml.org,2002:timestamp",
  // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
  // may be omitted altogether, resulting in a date format. In such a case, the time part is
  // assumed to be 00:00:00Z (start of day, UTC).
  test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
  resolve(str) {
    const match = str.match(timestamp.test);
    if (!match)
      throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, year, month, day, hour, minute, second] = match.map(Number);
    const millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0;
    let date3 = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec);
    const tz = match[8];
    if (tz && tz !== "Z") {
      let d = parseSexagesimal(tz, false);
      if (Math.abs(d) < 30)
        d *= 60;
      date3 -= 6e4 * d;
    }
    return new Date(date3);
  },
  stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};

// node_modules/yaml/browser/dist/schema/yaml-1.1/schema.js
var schema4 = [
  map,
  seq,
  string4,
  nullTag,
  trueTag,
  falseTag,
  intBin,
  intOct2,
  int4,
  intHex2,
  floatNaN2,
  floatExp2,
  float2,
  binary,
  merge2,
  omap,
  pairs,
  set,
  intTime,
  floatTime,
  timestamp
];

// node_modules/yaml/browser/dist/schema/tags.js
var schemas = /* @__PURE__ */ new Map([
  ["core", schema2],
  ["failsafe", [map, seq, string4]],
  ["json", schema3],
  ["yaml11", schema4],
  ["yaml-1.1", schema4]
]);
var tagsByName = {
  binary,
  bool: boolTag,
  float,
  floatExp,
  floatNaN,
  floatTime,
  int: int3,
  intHex,
  intOct,
  intTime,
  map,
  merge: merge2,
  null: nullTag,
  omap,
  pairs,
  seq,
  set,
  timestamp
};
var coreKnownTags = {
  "tag:yaml.org,2002:binary": binary,
  "tag:yaml.org,2002:merge": merge2,
  "tag:yaml.org,2002:omap": omap,
  "tag:yaml.org,2002:pairs": pairs,
  "tag:yaml.org,2002:set": set,
  "tag:yaml.org,2002:timestamp": timestamp
};
function getTags(customTags, schemaName, addMergeTag) {
  const schemaTags = schemas.get(schemaName);
  if (schemaTags && !customTags) {
    return addMergeTag && !schemaTags.includes(merge2) ? schemaTags.concat(merge2) : schemaTags.slice();
  }
  let tags = schemaTags;
  if (!tags) {
    if (Array.isArray(customTags))
      tags = [];
    else {
      const keys2 = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown schema "${schemaName}"; use one of ${keys2} or define customTags array`);
    }
  }
  if (Array.isArray(customTags)) {
    for (const tag of customTags)
      tags = tags.concat(tag);
  } else if (typeof customTags === "function") {
    tags = customTags(tags.slice());
  }
  if (addMergeTag)
    tags = tags.concat(merge2);
  return tags.reduce((tags2, tag) => {
    const tagObj = typeof tag === "string" ? tagsByName[tag] : tag;
    if (!tagObj) {
      const tagName = JSON.stringify(tag);
      const keys2 = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
      throw new Error(`Unknown custom tag ${tagName}; use one of ${keys2}`);
    }
    if (!tags2.includes(tagObj))
      tags2.push(tagObj);
    return tags2;
  }, []);
}

// node_modules/yaml/browser/dist/schema/Schema.js
var sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
var Schema = class _Schema {
  constructor({ compat, customTags, merge: merge3, resolveKnownTags, schema: schema5, sortMapEntries, toStringDefaults }) {
    this.compat = Array.isArray(compat) ? getTags(compat, "compat") : compat ? getTags(null, compat) : null;
    this.name = typeof schema5 === "string" && schema5 || "core";
    this.knownTags = resolveKnownTags ? coreKnownTags : {};
    this.tags = getTags(customTags, this.name, merge3);
    this.toStringOptions = toStringDefaults ?? null;
    Object.defineProperty(this, MAP, { value: map });
    Object.defineProperty(this, SCALAR, { value: string4 });
    Object.defineProperty(this, SEQ, { value: seq });
    this.sortMapEntries = typeof sortMapEntries === "function" ? sortMapEntries : sortMapEntries === true ? sortMapEntriesByKey : null;
  }
  clone() {
    const copy = Object.create(_Schema.prototype, Object.getOwnPropertyDescriptors(this));
    copy.tags = this.tags.slice();
    return copy;
  }
};

// node_modules/yaml/browser/dist/stringify/stringifyDocument.js
function stringifyDocument(doc, options) {
  const lines = [];
  let hasDirectives = options.directives === true;
  if (options.directives !== false && doc.directives) {
    const dir = doc.directives.toString(doc);
    if (dir) {
      lines.push(dir);
      hasDirectives = true;
    } else if (doc.directives.docStart)
      hasDirectives = true;
  }
  if (hasDirectives)
    lines.push("---");
  const ctx = createStringifyContext(doc, options);
  const { commentString } = ctx.options;
  if (doc.commentBefore) {
    if (lines.length !== 1)
      lines.unshift("");
    const cs = commentString(doc.commentBefore);
    lines.unshift(indentComment(cs, ""));
  }
  let chompKeep = false;
  let contentComment = null;
  if (doc.contents) {
    if (isNode(doc.contents)) {
      if (doc.contents.spaceBefore && hasDirectives)
        lines.push("");
      if (doc.contents.commentBefore) {
        const cs = commentString(doc.contents.commentBefore);
        lines.push(indentComment(cs, ""));
      }
      ctx.forceBlockIndent = !!doc.comment;
      contentComment = doc.contents.comment;
    }
    const onChompKeep = contentComment ? void 0 : () => chompKeep = true;
    let body2 = stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
    if (contentComment)
      body2 += lineComment(body2, "", commentString(contentComment));
    if ((body2[0] === "|" || body2[0] === ">") && lines[lines.length - 1] === "---") {
      lines[lines.length - 1] = `--- ${body2}`;
    } else
      lines.push(body2);
  } else {
    lines.push(stringify(doc.contents, ctx));
  }
  if (doc.directives?.docEnd) {
    if (doc.comment) {
      const cs = commentString(doc.comment);
      if (cs.includes("\n")) {
        lines.push("...");
        lines.push(indentComment(cs, ""));
      } else {
        lines.push(`... ${cs}`);
      }
    } else {
      lines.push("...");
    }
  } else {
    let dc = doc.comment;
    if (dc && chompKeep)
      dc = dc.replace(/^\n+/, "");
    if (dc) {
      if ((!chompKeep || contentComment) && lines[lines.length - 1] !== "")
        lines.push("");
      lines.push(indentComment(commentString(dc), ""));
    }
  }
  return lines.join("\n") + "\n";
}

// node_modules/yaml/browser/dist/doc/Document.js
var Document = class _Document {
  constructor(value, replacer, options) {
    this.commentBefore = null;
    this.comment = null;
    this.errors = [];
    this.warnings = [];
    Object.defineProperty(this, NODE_TYPE, { value: DOC });
    let _replacer = null;
    if (typeof replacer === "function" || Array.isArray(replacer)) {
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const opt = Object.assign({
      intAsBigInt: false,
      keepSourceTokens: false,
      logLevel: "warn",
      prettyErrors: true,
      strict: true,
      stringKeys: false,
      uniqueKeys: true,
      version: "1.2"
    }, options);
    this.options = opt;
    let { version: version2 } = opt;
    if (options?._directives) {
      this.directives = options._directives.atDocument();
      if (this.directives.yaml.explicit)
        version2 = this.directives.yaml.version;
    } else
      this.directives = new Directives({ version: version2 });
    this.setSchema(version2, options);
    this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
  }
  /**
   * Create a deep copy of this Document and its contents.
   *
   * Custom Node values that inherit from `Object` still refer to their original instances.
   */
  clone() {
    const copy = Object.create(_Document.prototype, {
      [NODE_TYPE]: { value: DOC }
    });
    copy.commentBefore = this.commentBefore;
    copy.comment = this.comment;
    copy.errors = this.errors.slice();
    copy.warnings = this.warnings.slice();
    copy.options = Object.assign({}, this.options);
    if (this.directives)
      copy.directives = this.directives.clone();
    copy.schema = this.schema.clone();
    copy.contents = isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents;
    if (this.range)
      copy.range = this.range.slice();
    return copy;
  }
  /** Adds a value to the document. */
  add(value) {
    if (assertCollection(this.contents))
      this.contents.add(value);
  }
  /** Adds a value to the document. */
  addIn(path2, value) {
    if (assertCollection(this.contents))
      this.contents.addIn(path2, value);
  }
  /**
   * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
   *
   * If `node` already has an anchor, `name` is ignored.
   * Otherwise, the `node.anchor` value will be set to `name`,
   * or if an anchor with that name is already present in the document,
   * `name` will be used as a prefix for a new unique anchor.
   * If `name` is undefined, the generated anchor will use 'a' as a prefix.
   */
  createAlias(node2, name3) {
    if (!node2.anchor) {
      const prev = anchorNames(this);
      node2.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      !name3 || prev.has(name3) ? findNewAnchor(name3 || "a", prev) : name3;
    }
    return new Alias(node2.anchor);
  }
  createNode(value, replacer, options) {
    let _replacer = void 0;
    if (typeof replacer === "function") {
      value = replacer.call({ "": value }, "", value);
      _replacer = replacer;
    } else if (Array.isArray(replacer)) {
      const keyToStr = (v) => typeof v === "number" || v instanceof String || v instanceof Number;
      const asStr = replacer.filter(keyToStr).map(String);
      if (asStr.length > 0)
        replacer = replacer.concat(asStr);
      _replacer = replacer;
    } else if (options === void 0 && replacer) {
      options = replacer;
      replacer = void 0;
    }
    const { aliasDuplicateObjects, anchorPrefix, flow: flow2, keepUndefined, onTagObj, tag } = options ?? {};
    const { onAnchor, setAnchors, sourceObjects } = createNodeAnchors(
      this,
      // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
      anchorPrefix || "a"
    );
    const ctx = {
      aliasDuplicateObjects: aliasDuplicateObjects ?? true,
      keepUndefined: keepUndefined ?? false,
      onAnchor,
      onTagObj,
      replacer: _replacer,
      schema: this.schema,
      sourceObjects
    };
    const node2 = createNode(value, tag, ctx);
    if (flow2 && isCollection(node2))
      node2.flow = true;
    setAnchors();
    return node2;
  }
  /**
   * Convert a key and a value into a `Pair` using the current schema,
   * recursively wrapping all values as `Scalar` or `Collection` nodes.
   */
  createPair(key, value, options = {}) {
    const k = this.createNode(key, null, options);
    const v = this.createNode(value, null, options);
    return new Pair(k, v);
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  delete(key) {
    return assertCollection(this.contents) ? this.contents.delete(key) : false;
  }
  /**
   * Removes a value from the document.
   * @returns `true` if the item was found and removed.
   */
  deleteIn(path2) {
    if (isEmptyPath(path2)) {
      if (this.contents == null)
        return false;
      this.contents = null;
      return true;
    }
    return assertCollection(this.contents) ? this.contents.deleteIn(path2) : false;
  }
  /**
   * Returns item at `key`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  get(key, keepScalar) {
    return isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
  }
  /**
   * Returns item at `path`, or `undefined` if not found. By default unwraps
   * scalar values from their surrounding node; to disable set `keepScalar` to
   * `true` (collections are always returned intact).
   */
  getIn(path2, keepScalar) {
    if (isEmptyPath(path2))
      return !keepScalar && isScalar(this.contents) ? this.contents.value : this.contents;
    return isCollection(this.contents) ? this.contents.getIn(path2, keepScalar) : void 0;
  }
  /**
   * Checks if the document includes a value with the key `key`.
   */
  has(key) {
    return isCollection(this.contents) ? this.contents.has(key) : false;
  }
  /**
   * Checks if the document includes a value at `path`.
   */
  hasIn(path2) {
    if (isEmptyPath(path2))
      return this.contents !== void 0;
    return isCollection(this.contents) ? this.contents.hasIn(path2) : false;
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  set(key, value) {
    if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, [key], value);
    } else if (assertCollection(this.contents)) {
      this.contents.set(key, value);
    }
  }
  /**
   * Sets a value in this document. For `!!set`, `value` needs to be a
   * boolean to add/remove the item from the set.
   */
  setIn(path2, value) {
    if (isEmptyPath(path2)) {
      this.contents = value;
    } else if (this.contents == null) {
      this.contents = collectionFromPath(this.schema, Array.from(path2), value);
    } else if (assertCollection(this.contents)) {
      this.contents.setIn(path2, value);
    }
  }
  /**
   * Change the YAML version and schema used by the document.
   * A `null` version disables support for directives, explicit tags, anchors, and aliases.
   * It also requires the `schema` option to be given as a `Schema` instance value.
   *
   * Overrides all previously set schema options.
   */
  setSchema(version2, options = {}) {
    if (typeof version2 === "number")
      version2 = String(version2);
    let opt;
    switch (version2) {
      case "1.1":
        if (this.directives)
          this.directives.yaml.version = "1.1";
        else
          this.directives = new Directives({ version: "1.1" });
        opt = { resolveKnownTags: false, schema: "yaml-1.1" };
        break;
      case "1.2":
      case "next":
        if (this.directives)
          this.directives.yaml.version = version2;
        else
          this.directives = new Directives({ version: version2 });
        opt = { resolveKnownTags: true, schema: "core" };
        break;
      case null:
        if (this.directives)
          delete this.directives;
        opt = null;
        break;
      default: {
        const sv = JSON.stringify(version2);
        throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
      }
    }
    if (options.schema instanceof Object)
      this.schema = options.schema;
    else if (opt)
      this.schema = new Schema(Object.assign(opt, options));
    else
      throw new Error(`With a null YAML version, the { schema: Schema } option is required`);
  }
  // json & jsonArg are only used from toJSON()
  toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
    const ctx = {
      anchors: /* @__PURE__ */ new Map(),
      doc: this,
      keep: !json,
      mapAsMap: mapAsMap === true,
      mapKeyWarned: false,
      maxAliasCount: typeof maxAliasCount === "number" ? maxAliasCount : 100
    };
    const res = toJS(this.contents, jsonArg ?? "", ctx);
    if (typeof onAnchor === "function")
      for (const { count: count3, res: res2 } of ctx.anchors.values())
        onAnchor(res2, count3);
    return typeof reviver === "function" ? applyReviver(reviver, { "": res }, "", res) : res;
  }
  /**
   * A JSON representation of the document `contents`.
   *
   * @param jsonArg Used by `JSON.stringify` to indicate the array index or
   *   property name.
   */
  toJSON(jsonArg, onAnchor) {
    return this.toJS({ json: true, jsonArg, mapAsMap: false, onAnchor });
  }
  /** A YAML representation of the document. */
  toString(options = {}) {
    if (this.errors.length > 0)
      throw new Error("Document with errors cannot be stringified");
    if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
      const s = JSON.stringify(options.indent);
      throw new Error(`"indent" option must be a positive integer, not ${s}`);
    }
    return stringifyDocument(this, options);
  }
};
function assertCollection(contents2) {
  if (isCollection(contents2))
    return true;
  throw new Error("Expected a YAML collection as document contents");
}

// node_modules/yaml/browser/dist/errors.js
var YAMLError = class extends Error {
  constructor(name3, pos, code, message) {
    super();
    this.name = name3;
    this.code = code;
    this.message = message;
    this.pos = pos;
  }
};
var YAMLParseError = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLParseError", pos, code, message);
  }
};
var YAMLWarning = class extends YAMLError {
  constructor(pos, code, message) {
    super("YAMLWarning", pos, code, message);
  }
};
var prettifyError2 = (src, lc) => (error3) => {
  if (error3.pos[0] === -1)
    return;
  error3.linePos = error3.pos.map((pos) => lc.linePos(pos));
  const { line: line2, col } = error3.linePos[0];
  error3.message += ` at line ${line2}, column ${col}`;
  let ci = col - 1;
  let lineStr = src.substring(lc.lineStarts[line2 - 1], lc.lineStarts[line2]).replace(/[\n\r]+$/, "");
  if (ci >= 60 && lineStr.length > 80) {
    const trimStart = Math.min(ci - 39, lineStr.length - 79);
    lineStr = "\u2026" + lineStr.substring(trimStart);
    ci -= trimStart - 1;
  }
  if (lineStr.length > 80)
    lineStr = lineStr.substring(0, 79) + "\u2026";
  if (line2 > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
    let prev = src.substring(lc.lineStarts[line2 - 2], lc.lineStarts[line2 - 1]);
    if (prev.length > 80)
      prev = prev.substring(0, 79) + "\u2026\n";
    lineStr = prev + lineStr;
  }
  if (/[^ ]/.test(lineStr)) {
    let count3 = 1;
    const end2 = error3.linePos[1];
    if (end2?.line === line2 && end2.col > col) {
      count3 = Math.max(1, Math.min(end2.col - col, 80 - ci));
    }
    const pointer = " ".repeat(ci) + "^".repeat(count3);
    error3.message += `:

${lineStr}
${pointer}
`;
  }
};

// node_modules/yaml/browser/dist/compose/resolve-props.js
function resolveProps(tokens, { flow: flow2, indicator, next: next2, offset, onError, parentIndent, startOnNewline }) {
  let spaceBefore = false;
  let atNewline = startOnNewline;
  let hasSpace = startOnNewline;
  let comment = "";
  let commentSep = "";
  let hasNewline = false;
  let reqSpace = false;
  let tab = null;
  let anchor2 = null;
  let tag = null;
  let newlineAfterProp = null;
  let comma = null;
  let found = null;
  let start = null;
  for (const token2 of tokens) {
    if (reqSpace) {
      if (token2.type !== "space" && token2.type !== "newline" && token2.type !== "comma")
        onError(token2.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
      reqSpace = false;
    }
    if (tab) {
      if (atNewline && token2.type !== "comment" && token2.type !== "newline") {
        onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
      }
      tab = null;
    }
    switch (token2.type) {
      case "space":
        if (!flow2 && (indicator !== "doc-start" || next2?.type !== "flow-collection") && token2.source.includes("	")) {
          tab = token2;
        }
        hasSpace = true;
        break;
      case "comment": {
        if (!hasSpace)
          onError(token2, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
        const cb = token2.source.substring(1) || " ";
        if (!comment)
          comment = cb;
        else
          comment += commentSep + cb;
        commentSep = "";
        atNewline = false;
        break;
      }
      case "newline":
        if (atNewline) {
          if (comment)
            comment += token2.source;
          else if (!found || indicator !== "seq-item-ind")
            spaceBefore = true;
        } else
          commentSep += token2.source;
        atNewline = true;
        hasNewline = true;
        if (anchor2 || tag)
          newlineAfterProp = token2;
        hasSpace = true;
        break;
      case "anchor":
        if (anchor2)
          onError(token2, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
        if (token2.source.endsWith(":"))
          onError(token2.offset + token2.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", true);
        anchor2 = token2;
        start ?? (start = token2.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      case "tag": {
        if (tag)
          onError(token2, "MULTIPLE_TAGS", "A node can have at most one tag");
        tag = token2;
        start ?? (start = token2.offset);
        atNewline = false;
        hasSpace = false;
        reqSpace = true;
        break;
      }
      case indicator:
        if (anchor2 || tag)
          onError(token2, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token2.source} indicator`);
        if (found)
          onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${token2.source} in ${flow2 ?? "collection"}`);
        found = token2;
        atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind";
        hasSpace = false;
        break;
      case "comma":
        if (flow2) {
          if (comma)
            onError(token2, "UNEXPECTED_TOKEN", `Unexpected , in ${flow2}`);
          comma = token2;
          atNewline = false;
          hasSpace = false;
          break;
        }
      // else fallthrough
      default:
        onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${token2.type} token`);
        atNewline = false;
        hasSpace = false;
    }
  }
  const last = tokens[tokens.length - 1];
  const end2 = last ? last.offset + last.source.length : offset;
  if (reqSpace && next2 && next2.type !== "space" && next2.type !== "newline" && next2.type !== "comma" && (next2.type !== "scalar" || next2.source !== "")) {
    onError(next2.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
  }
  if (tab && (atNewline && tab.indent <= parentIndent || next2?.type === "block-map" || next2?.type === "block-seq"))
    onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
  return {
    comma,
    found,
    spaceBefore,
    comment,
    hasNewline,
    anchor: anchor2,
    tag,
    newlineAfterProp,
    end: end2,
    start: start ?? end2
  };
}

// node_modules/yaml/browser/dist/compose/util-contains-newline.js
function containsNewline(key) {
  if (!key)
    return null;
  switch (key.type) {
    case "alias":
    case "scalar":
    case "double-quoted-scalar":
    case "single-quoted-scalar":
      if (key.source.includes("\n"))
        return true;
      if (key.end) {
        for (const st of key.end)
          if (st.type === "newline")
            return true;
      }
      return false;
    case "flow-collection":
      for (const it of key.items) {
        for (const st of it.start)
          if (st.type === "newline")
            return true;
        if (it.sep) {
          for (const st of it.sep)
            if (st.type === "newline")
              return true;
        }
        if (containsNewline(it.key) || containsNewline(it.value))
          return true;
      }
      return false;
    default:
      return true;
  }
}

// node_modules/yaml/browser/dist/compose/util-flow-indent-check.js
function flowIndentCheck(indent, fc, onError) {
  if (fc?.type === "flow-collection") {
    const end2 = fc.end[0];
    if (end2.indent === indent && (end2.source === "]" || end2.source === "}") && containsNewline(fc)) {
      const msg = "Flow end indicator should be more indented than parent";
      onError(end2, "BAD_INDENT", msg, true);
    }
  }
}

// node_modules/yaml/browser/dist/compose/util-map-includes.js
function mapIncludes(ctx, items, search) {
  const { uniqueKeys } = ctx.options;
  if (uniqueKeys === false)
    return false;
  const isEqual2 = typeof uniqueKeys === "function" ? uniqueKeys : (a, b) => a === b || isScalar(a) && isScalar(b) && a.value === b.value;
  return items.some((pair2) => isEqual2(pair2.key, search));
}

// node_modules/yaml/browser/dist/compose/resolve-block-map.js
var startColMsg = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bm, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLMap;
  const map2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  let offset = bm.offset;
  let commentEnd = null;
  for (const collItem of bm.items) {
    const { start, key, sep: sep4, value } = collItem;
    const keyProps = resolveProps(start, {
      indicator: "explicit-key-ind",
      next: key ?? sep4?.[0],
      offset,
      onError,
      parentIndent: bm.indent,
      startOnNewline: true
    });
    const implicitKey = !keyProps.found;
    if (implicitKey) {
      if (key) {
        if (key.type === "block-seq")
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key");
        else if ("indent" in key && key.indent !== bm.indent)
          onError(offset, "BAD_INDENT", startColMsg);
      }
      if (!keyProps.anchor && !keyProps.tag && !sep4) {
        commentEnd = keyProps.end;
        if (keyProps.comment) {
          if (map2.comment)
            map2.comment += "\n" + keyProps.comment;
          else
            map2.comment = keyProps.comment;
        }
        continue;
      }
      if (keyProps.newlineAfterProp || containsNewline(key)) {
        onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      }
    } else if (keyProps.found?.indent !== bm.indent) {
      onError(offset, "BAD_INDENT", startColMsg);
    }
    ctx.atKey = true;
    const keyStart = keyProps.end;
    const keyNode = key ? composeNode2(ctx, key, keyProps, onError) : composeEmptyNode2(ctx, keyStart, start, null, keyProps, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bm.indent, key, onError);
    ctx.atKey = false;
    if (mapIncludes(ctx, map2.items, keyNode))
      onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
    const valueProps = resolveProps(sep4 ?? [], {
      indicator: "map-value-ind",
      next: value,
      offset: keyNode.range[2],
      onError,
      parentIndent: bm.indent,
      startOnNewline: !key || key.type === "block-scalar"
    });
    offset = valueProps.end;
    if (valueProps.found) {
      if (implicitKey) {
        if (value?.type === "block-map" && !valueProps.hasNewline)
          onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
        if (ctx.options.strict && keyProps.start < valueProps.found.offset - 1024)
          onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : composeEmptyNode2(ctx, offset, sep4, null, valueProps, onError);
      if (ctx.schema.compat)
        flowIndentCheck(bm.indent, value, onError);
      offset = valueNode.range[2];
      const pair2 = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      map2.items.push(pair2);
    } else {
      if (implicitKey)
        onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
      if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair2 = new Pair(keyNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      map2.items.push(pair2);
    }
  }
  if (commentEnd && commentEnd < offset)
    onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content");
  map2.range = [bm.offset, offset, commentEnd ?? offset];
  return map2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-seq.js
function resolveBlockSeq({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, bs, onError, tag) {
  const NodeClass = tag?.nodeClass ?? YAMLSeq;
  const seq2 = new NodeClass(ctx.schema);
  if (ctx.atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = bs.offset;
  let commentEnd = null;
  for (const { start, value } of bs.items) {
    const props = resolveProps(start, {
      indicator: "seq-item-ind",
      next: value,
      offset,
      onError,
      parentIndent: bs.indent,
      startOnNewline: true
    });
    if (!props.found) {
      if (props.anchor || props.tag || value) {
        if (value?.type === "block-seq")
          onError(props.end, "BAD_INDENT", "All sequence items must start at the same column");
        else
          onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
      } else {
        commentEnd = props.end;
        if (props.comment)
          seq2.comment = props.comment;
        continue;
      }
    }
    const node2 = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, start, null, props, onError);
    if (ctx.schema.compat)
      flowIndentCheck(bs.indent, value, onError);
    offset = node2.range[2];
    seq2.items.push(node2);
  }
  seq2.range = [bs.offset, offset, commentEnd ?? offset];
  return seq2;
}

// node_modules/yaml/browser/dist/compose/resolve-end.js
function resolveEnd(end2, offset, reqSpace, onError) {
  let comment = "";
  if (end2) {
    let hasSpace = false;
    let sep4 = "";
    for (const token2 of end2) {
      const { source, type } = token2;
      switch (type) {
        case "space":
          hasSpace = true;
          break;
        case "comment": {
          if (reqSpace && !hasSpace)
            onError(token2, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          const cb = source.substring(1) || " ";
          if (!comment)
            comment = cb;
          else
            comment += sep4 + cb;
          sep4 = "";
          break;
        }
        case "newline":
          if (comment)
            sep4 += source;
          hasSpace = true;
          break;
        default:
          onError(token2, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
      }
      offset += source.length;
    }
  }
  return { comment, offset };
}

// node_modules/yaml/browser/dist/compose/resolve-flow-collection.js
var blockMsg = "Block collections are not allowed within flow collections";
var isBlock = (token2) => token2 && (token2.type === "block-map" || token2.type === "block-seq");
function resolveFlowCollection({ composeNode: composeNode2, composeEmptyNode: composeEmptyNode2 }, ctx, fc, onError, tag) {
  const isMap2 = fc.start.source === "{";
  const fcName = isMap2 ? "flow map" : "flow sequence";
  const NodeClass = tag?.nodeClass ?? (isMap2 ? YAMLMap : YAMLSeq);
  const coll = new NodeClass(ctx.schema);
  coll.flow = true;
  const atRoot = ctx.atRoot;
  if (atRoot)
    ctx.atRoot = false;
  if (ctx.atKey)
    ctx.atKey = false;
  let offset = fc.offset + fc.start.source.length;
  for (let i = 0; i < fc.items.length; ++i) {
    const collItem = fc.items[i];
    const { start, key, sep: sep4, value } = collItem;
    const props = resolveProps(start, {
      flow: fcName,
      indicator: "explicit-key-ind",
      next: key ?? sep4?.[0],
      offset,
      onError,
      parentIndent: fc.indent,
      startOnNewline: false
    });
    if (!props.found) {
      if (!props.anchor && !props.tag && !sep4 && !value) {
        if (i === 0 && props.comma)
          onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
        else if (i < fc.items.length - 1)
          onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`);
        if (props.comment) {
          if (coll.comment)
            coll.comment += "\n" + props.comment;
          else
            coll.comment = props.comment;
        }
        offset = props.end;
        continue;
      }
      if (!isMap2 && ctx.options.strict && containsNewline(key))
        onError(
          key,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
    }
    if (i === 0) {
      if (props.comma)
        onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
    } else {
      if (!props.comma)
        onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`);
      if (props.comment) {
        let prevItemComment = "";
        loop: for (const st of start) {
          switch (st.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              prevItemComment = st.source.substring(1);
              break loop;
            default:
              break loop;
          }
        }
        if (prevItemComment) {
          let prev = coll.items[coll.items.length - 1];
          if (isPair(prev))
            prev = prev.value ?? prev.key;
          if (prev.comment)
            prev.comment += "\n" + prevItemComment;
          else
            prev.comment = prevItemComment;
          props.comment = props.comment.substring(prevItemComment.length + 1);
        }
      }
    }
    if (!isMap2 && !sep4 && !props.found) {
      const valueNode = value ? composeNode2(ctx, value, props, onError) : composeEmptyNode2(ctx, props.end, sep4, null, props, onError);
      coll.items.push(valueNode);
      offset = valueNode.range[2];
      if (isBlock(value))
        onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
    } else {
      ctx.atKey = true;
      const keyStart = props.end;
      const keyNode = key ? composeNode2(ctx, key, props, onError) : composeEmptyNode2(ctx, keyStart, start, null, props, onError);
      if (isBlock(key))
        onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg);
      ctx.atKey = false;
      const valueProps = resolveProps(sep4 ?? [], {
        flow: fcName,
        indicator: "map-value-ind",
        next: value,
        offset: keyNode.range[2],
        onError,
        parentIndent: fc.indent,
        startOnNewline: false
      });
      if (valueProps.found) {
        if (!isMap2 && !props.found && ctx.options.strict) {
          if (sep4)
            for (const st of sep4) {
              if (st === valueProps.found)
                break;
              if (st.type === "newline") {
                onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                break;
              }
            }
          if (props.start < valueProps.found.offset - 1024)
            onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
        }
      } else if (value) {
        if ("source" in value && value.source?.[0] === ":")
          onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`);
        else
          onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`);
      }
      const valueNode = value ? composeNode2(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode2(ctx, valueProps.end, sep4, null, valueProps, onError) : null;
      if (valueNode) {
        if (isBlock(value))
          onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
      } else if (valueProps.comment) {
        if (keyNode.comment)
          keyNode.comment += "\n" + valueProps.comment;
        else
          keyNode.comment = valueProps.comment;
      }
      const pair2 = new Pair(keyNode, valueNode);
      if (ctx.options.keepSourceTokens)
        pair2.srcToken = collItem;
      if (isMap2) {
        const map2 = coll;
        if (mapIncludes(ctx, map2.items, keyNode))
          onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
        map2.items.push(pair2);
      } else {
        const map2 = new YAMLMap(ctx.schema);
        map2.flow = true;
        map2.items.push(pair2);
        const endRange = (valueNode ?? keyNode).range;
        map2.range = [keyNode.range[0], endRange[1], endRange[2]];
        coll.items.push(map2);
      }
      offset = valueNode ? valueNode.range[2] : valueProps.end;
    }
  }
  const expectedEnd = isMap2 ? "}" : "]";
  const [ce, ...ee] = fc.end;
  let cePos = offset;
  if (ce?.source === expectedEnd)
    cePos = ce.offset + ce.source.length;
  else {
    const name3 = fcName[0].toUpperCase() + fcName.substring(1);
    const msg = atRoot ? `${name3} must end with a ${expectedEnd}` : `${name3} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
    onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg);
    if (ce && ce.source.length !== 1)
      ee.unshift(ce);
  }
  if (ee.length > 0) {
    const end2 = resolveEnd(ee, cePos, ctx.options.strict, onError);
    if (end2.comment) {
      if (coll.comment)
        coll.comment += "\n" + end2.comment;
      else
        coll.comment = end2.comment;
    }
    coll.range = [fc.offset, cePos, end2.offset];
  } else {
    coll.range = [fc.offset, cePos, cePos];
  }
  return coll;
}

// node_modules/yaml/browser/dist/compose/compose-collection.js
function resolveCollection(CN2, ctx, token2, onError, tagName, tag) {
  const coll = token2.type === "block-map" ? resolveBlockMap(CN2, ctx, token2, onError, tag) : token2.type === "block-seq" ? resolveBlockSeq(CN2, ctx, token2, onError, tag) : resolveFlowCollection(CN2, ctx, token2, onError, tag);
  const Coll = coll.constructor;
  if (tagName === "!" || tagName === Coll.tagName) {
    coll.tag = Coll.tagName;
    return coll;
  }
  if (tagName)
    coll.tag = tagName;
  return coll;
}
function composeCollection(CN2, ctx, token2, props, onError) {
  const tagToken = props.tag;
  const tagName = !tagToken ? null : ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg));
  if (token2.type === "block-seq") {
    const { anchor: anchor2, newlineAfterProp: nl } = props;
    const lastProp = anchor2 && tagToken ? anchor2.offset > tagToken.offset ? anchor2 : tagToken : anchor2 ?? tagToken;
    if (lastProp && (!nl || nl.offset < lastProp.offset)) {
      const message = "Missing newline after block sequence props";
      onError(lastProp, "MISSING_CHAR", message);
    }
  }
  const expType = token2.type === "block-map" ? "map" : token2.type === "block-seq" ? "seq" : token2.start.source === "{" ? "map" : "seq";
  if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.tagName && expType === "seq") {
    return resolveCollection(CN2, ctx, token2, onError, tagName);
  }
  let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
  if (!tag) {
    const kt = ctx.schema.knownTags[tagName];
    if (kt?.collection === expType) {
      ctx.schema.tags.push(Object.assign({}, kt, { default: false }));
      tag = kt;
    } else {
      if (kt) {
        onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, true);
      } else {
        onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, true);
      }
      return resolveCollection(CN2, ctx, token2, onError, tagName);
    }
  }
  const coll = resolveCollection(CN2, ctx, token2, onError, tagName, tag);
  const res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll;
  const node2 = isNode(res) ? res : new Scalar(res);
  node2.range = coll.range;
  node2.tag = tagName;
  if (tag?.format)
    node2.format = tag.format;
  return node2;
}

// node_modules/yaml/browser/dist/compose/resolve-block-scalar.js
function resolveBlockScalar(ctx, scalar2, onError) {
  const start = scalar2.offset;
  const header = parseBlockScalarHeader(scalar2, ctx.options.strict, onError);
  if (!header)
    return { value: "", type: null, comment: "", range: [start, start, start] };
  const type = header.mode === ">" ? Scalar.BLOCK_FOLDED : Scalar.BLOCK_LITERAL;
  const lines = scalar2.source ? splitLines(scalar2.source) : [];
  let chompStart = lines.length;
  for (let i = lines.length - 1; i >= 0; --i) {
    const content = lines[i][1];
    if (content === "" || content === "\r")
      chompStart = i;
    else
      break;
  }
  if (chompStart === 0) {
    const value2 = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "";
    let end3 = start + header.length;
    if (scalar2.source)
      end3 += scalar2.source.length;
    return { value: value2, type, comment: header.comment, range: [start, end3, end3] };
  }
  let trimIndent = scalar2.indent + header.indent;
  let offset = scalar2.offset + header.length;
  let contentStart = 0;
  for (let i = 0; i < chompStart; ++i) {
    const [indent, content] = lines[i];
    if (content === "" || content === "\r") {
      if (header.indent === 0 && indent.length > trimIndent)
        trimIndent = indent.length;
    } else {
      if (indent.length < trimIndent) {
        const message = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
        onError(offset + indent.length, "MISSING_CHAR", message);
      }
      if (header.indent === 0)
        trimIndent = indent.length;
      contentStart = i;
      if (trimIndent === 0 && !ctx.atRoot) {
        const message = "Block scalar values in collections must be indented";
        onError(offset, "BAD_INDENT", message);
      }
      break;
    }
    offset += indent.length + content.length + 1;
  }
  for (let i = lines.length - 1; i >= chompStart; --i) {
    if (lines[i][0].length > trimIndent)
      chompStart = i + 1;
  }
  let value = "";
  let sep4 = "";
  let prevMoreIndented = false;
  for (let i = 0; i < contentStart; ++i)
    value += lines[i][0].slice(trimIndent) + "\n";
  for (let i = contentStart; i < chompStart; ++i) {
    let [indent, content] = lines[i];
    offset += indent.length + content.length + 1;
    const crlf = content[content.length - 1] === "\r";
    if (crlf)
      content = content.slice(0, -1);
    if (content && indent.length < trimIndent) {
      const src = header.indent ? "explicit indentation indicator" : "first line";
      const message = `Block scalar lines must not be less indented than their ${src}`;
      onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message);
      indent = "";
    }
    if (type === Scalar.BLOCK_LITERAL) {
      value += sep4 + indent.slice(trimIndent) + content;
      sep4 = "\n";
    } else if (indent.length > trimIndent || content[0] === "	") {
      if (sep4 === " ")
        sep4 = "\n";
      else if (!prevMoreIndented && sep4 === "\n")
        sep4 = "\n\n";
      value += sep4 + indent.slice(trimIndent) + content;
      sep4 = "\n";
      prevMoreIndented = true;
    } else if (content === "") {
      if (sep4 === "\n")
        value += "\n";
      else
        sep4 = "\n";
    } else {
      value += sep4 + content;
      sep4 = " ";
      prevMoreIndented = false;
    }
  }
  switch (header.chomp) {
    case "-":
      break;
    case "+":
      for (let i = chompStart; i < lines.length; ++i)
        value += "\n" + lines[i][0].slice(trimIndent);
      if (value[value.length - 1] !== "\n")
        value += "\n";
      break;
    default:
      value += "\n";
  }
  const end2 = start + header.length + scalar2.source.length;
  return { value, type, comment: header.comment, range: [start, end2, end2] };
}
function parseBlockScalarHeader({ offset, props }, strict, onError) {
  if (props[0].type !== "block-scalar-header") {
    onError(props[0], "IMPOSSIBLE", "Block scalar header not found");
    return null;
  }
  const { source } = props[0];
  const mode2 = source[0];
  let indent = 0;
  let chomp = "";
  let error3 = -1;
  for (let i = 1; i < source.length; ++i) {
    const ch = source[i];
    if (!chomp && (ch === "-" || ch === "+"))
      chomp = ch;
    else {
      const n = Number(ch);
      if (!indent && n)
        indent = n;
      else if (error3 === -1)
        error3 = offset + i;
    }
  }
  if (error3 !== -1)
    onError(error3, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
  let hasSpace = false;
  let comment = "";
  let length = source.length;
  for (let i = 1; i < props.length; ++i) {
    const token2 = props[i];
    switch (token2.type) {
      case "space":
        hasSpace = true;
      // fallthrough
      case "newline":
        length += token2.source.length;
        break;
      case "comment":
        if (strict && !hasSpace) {
          const message = "Comments must be separated from other tokens by white space characters";
          onError(token2, "MISSING_CHAR", message);
        }
        length += token2.source.length;
        comment = token2.source.substring(1);
        break;
      case "error":
        onError(token2, "UNEXPECTED_TOKEN", token2.message);
        length += token2.source.length;
        break;
      /* istanbul ignore next should not happen */
      default: {
        const message = `Unexpected token in block scalar header: ${token2.type}`;
        onError(token2, "UNEXPECTED_TOKEN", message);
        const ts = token2.source;
        if (ts && typeof ts === "string")
          length += ts.length;
      }
    }
  }
  return { mode: mode2, indent, chomp, comment, length };
}
function splitLines(source) {
  const split = source.split(/\n( *)/);
  const first = split[0];
  const m = first.match(/^( *)/);
  const line0 = m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first];
  const lines = [line0];
  for (let i = 1; i < split.length; i += 2)
    lines.push([split[i], split[i + 1]]);
  return lines;
}

// node_modules/yaml/browser/dist/compose/resolve-flow-scalar.js
function resolveFlowScalar(scalar2, strict, onError) {
  const { offset, type, source, end: end2 } = scalar2;
  let _type;
  let value;
  const _onError = (rel, code, msg) => onError(offset + rel, code, msg);
  switch (type) {
    case "scalar":
      _type = Scalar.PLAIN;
      value = plainValue(source, _onError);
      break;
    case "single-quoted-scalar":
      _type = Scalar.QUOTE_SINGLE;
      value = singleQuotedValue(source, _onError);
      break;
    case "double-quoted-scalar":
      _type = Scalar.QUOTE_DOUBLE;
      value = doubleQuotedValue(source, _onError);
      break;
    /* istanbul ignore next should not happen */
    default:
      onError(scalar2, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`);
      return {
        value: "",
        type: null,
        comment: "",
        range: [offset, offset + source.length, offset + source.length]
      };
  }
  const valueEnd = offset + source.length;
  const re = resolveEnd(end2, valueEnd, strict, onError);
  return {
    value,
    type: _type,
    comment: re.comment,
    range: [offset, valueEnd, re.offset]
  };
}
function plainValue(source, onError) {
  let badChar = "";
  switch (source[0]) {
    /* istanbul ignore next should not happen */
    case "	":
      badChar = "a tab character";
      break;
    case ",":
      badChar = "flow indicator character ,";
      break;
    case "%":
      badChar = "directive indicator character %";
      break;
    case "|":
    case ">": {
      badChar = `block scalar indicator ${source[0]}`;
      break;
    }
    case "@":
    case "`": {
      badChar = `reserved character ${source[0]}`;
      break;
    }
  }
  if (badChar)
    onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`);
  return unfoldLines(source);
}
function singleQuotedValue(source, onError) {
  if (source[source.length - 1] !== "'" || source.length === 1)
    onError(source.length, "MISSING_CHAR", "Missing closing 'quote");
  return unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(source) {
  const line2 = /(.*?)\r?\n/sy;
  let match = line2.exec(source);
  if (!match)
    return source;
  let trimEnd, trimBoth;
  try {
    trimEnd = new RegExp("(?<![ 	])[ 	]+$");
    trimBoth = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
  } catch {
    trimEnd = /[ \t]+$/;
    trimBoth = /^[ \t]+|[ \t]+$/g;
  }
  let res = match[1].replace(trimEnd, "");
  let sep4 = " ";
  let pos = line2.lastIndex;
  while (match = line2.exec(source)) {
    const lm = match[1].replace(trimBoth, "");
    if (lm === "") {
      if (sep4 === "\n")
        res += sep4;
      else
        sep4 = "\n";
    } else {
      res += sep4 + lm;
      sep4 = " ";
    }
    pos = line2.lastIndex;
  }
  const last = /[ \t]*(.*)/sy;
  last.lastIndex = pos;
  match = last.exec(source);
  return res + sep4 + (match?.[1] ?? "");
}
function doubleQuotedValue(source, onError) {
  let res = "";
  for (let i = 1; i < source.length - 1; ++i) {
    const ch = source[i];
    if (ch === "\r" && source[i + 1] === "\n")
      continue;
    if (ch === "\n") {
      const { fold, offset } = foldNewline(source, i);
      res += fold;
      i = offset;
    } else if (ch === "\\") {
      let next2 = source[++i];
      const cc = escapeCodes[next2];
      if (cc)
        res += cc;
      else if (next2 === "\n") {
        next2 = source[i + 1];
        while (next2 === " " || next2 === "	")
          next2 = source[++i + 1];
      } else if (next2 === "\r" && source[i + 1] === "\n") {
        next2 = source[++i + 1];
        while (next2 === " " || next2 === "	")
          next2 = source[++i + 1];
      } else if (next2 === "x" || next2 === "u" || next2 === "U") {
        const length = next2 === "x" ? 2 : next2 === "u" ? 4 : 8;
        res += parseCharCode(source, i + 1, length, onError);
        i += length;
      } else {
        const raw = source.substr(i - 1, 2);
        onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
        res += raw;
      }
    } else if (ch === " " || ch === "	") {
      const wsStart = i;
      let next2 = source[i + 1];
      while (next2 === " " || next2 === "	")
        next2 = source[++i + 1];
      if (next2 !== "\n" && !(next2 === "\r" && source[i + 2] === "\n"))
        res += i > wsStart ? source.slice(wsStart, i + 1) : ch;
    } else {
      res += ch;
    }
  }
  if (source[source.length - 1] !== '"' || source.length === 1)
    onError(source.length, "MISSING_CHAR", 'Missing closing "quote');
  return res;
}
function foldNewline(source, offset) {
  let fold = "";
  let ch = source[offset + 1];
  while (ch === " " || ch === "	" || ch === "\n" || ch === "\r") {
    if (ch === "\r" && source[offset + 2] !== "\n")
      break;
    if (ch === "\n")
      fold += "\n";
    offset += 1;
    ch = source[offset + 1];
  }
  if (!fold)
    fold = " ";
  return { fold, offset };
}
var escapeCodes = {
  "0": "\0",
  // null character
  a: "\x07",
  // bell character
  b: "\b",
  // backspace
  e: "\x1B",
  // escape character
  f: "\f",
  // form feed
  n: "\n",
  // line feed
  r: "\r",
  // carriage return
  t: "	",
  // horizontal tab
  v: "\v",
  // vertical tab
  N: "\x85",
  // Unicode next line
  _: "\xA0",
  // Unicode non-breaking space
  L: "\u2028",
  // Unicode line separator
  P: "\u2029",
  // Unicode paragraph separator
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  "	": "	"
};
function parseCharCode(source, offset, length, onError) {
  const cc = source.substr(offset, length);
  const ok = cc.length === length && /^[0-9a-fA-F]+$/.test(cc);
  const code = ok ? parseInt(cc, 16) : NaN;
  try {
    return String.fromCodePoint(code);
  } catch {
    const raw = source.substr(offset - 2, length + 2);
    onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`);
    return raw;
  }
}

// node_modules/yaml/browser/dist/compose/compose-scalar.js
function composeScalar(ctx, token2, tagToken, onError) {
  const { value, type, comment, range: range2 } = token2.type === "block-scalar" ? resolveBlockScalar(ctx, token2, onError) : resolveFlowScalar(token2, ctx.options.strict, onError);
  const tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
  let tag;
  if (ctx.options.stringKeys && ctx.atKey) {
    tag = ctx.schema[SCALAR];
  } else if (tagName)
    tag = findScalarTagByName(ctx.schema, value, tagName, tagToken, onError);
  else if (token2.type === "scalar")
    tag = findScalarTagByTest(ctx, value, token2, onError);
  else
    tag = ctx.schema[SCALAR];
  let scalar2;
  try {
    const res = tag.resolve(value, (msg) => onError(tagToken ?? token2, "TAG_RESOLVE_FAILED", msg), ctx.options);
    scalar2 = isScalar(res) ? res : new Scalar(res);
  } catch (error3) {
    const msg = error3 instanceof Error ? error3.message : String(error3);
    onError(tagToken ?? token2, "TAG_RESOLVE_FAILED", msg);
    scalar2 = new Scalar(value);
  }
  scalar2.range = range2;
  scalar2.source = value;
  if (type)
    scalar2.type = type;
  if (tagName)
    scalar2.tag = tagName;
  if (tag.format)
    scalar2.format = tag.format;
  if (comment)
    scalar2.comment = comment;
  return scalar2;
}
function findScalarTagByName(schema5, value, tagName, tagToken, onError) {
  if (tagName === "!")
    return schema5[SCALAR];
  const matchWithTest = [];
  for (const tag of schema5.tags) {
    if (!tag.collection && tag.tag === tagName) {
      if (tag.default && tag.test)
        matchWithTest.push(tag);
      else
        return tag;
    }
  }
  for (const tag of matchWithTest)
    if (tag.test?.test(value))
      return tag;
  const kt = schema5.knownTags[tagName];
  if (kt && !kt.collection) {
    schema5.tags.push(Object.assign({}, kt, { default: false, test: void 0 }));
    return kt;
  }
  onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str");
  return schema5[SCALAR];
}
function findScalarTagByTest({ atKey, directives, schema: schema5 }, value, token2, onError) {
  const tag = schema5.tags.find((tag2) => (tag2.default === true || atKey && tag2.default === "key") && tag2.test?.test(value)) || schema5[SCALAR];
  if (schema5.compat) {
    const compat = schema5.compat.find((tag2) => tag2.default && tag2.test?.test(value)) ?? schema5[SCALAR];
    if (tag.tag !== compat.tag) {
      const ts = directives.tagString(tag.tag);
      const cs = directives.tagString(compat.tag);
      const msg = `Value may be parsed as either ${ts} or ${cs}`;
      onError(token2, "TAG_RESOLVE_FAILED", msg, true);
    }
  }
  return tag;
}

// node_modules/yaml/browser/dist/compose/util-empty-scalar-position.js
function emptyScalarPosition(offset, before, pos) {
  if (before) {
    pos ?? (pos = before.length);
    for (let i = pos - 1; i >= 0; --i) {
      let st = before[i];
      switch (st.type) {
        case "space":
        case "comment":
        case "newline":
          offset -= st.source.length;
          continue;
      }
      st = before[++i];
      while (st?.type === "space") {
        offset += st.source.length;
        st = before[++i];
      }
      break;
    }
  }
  return offset;
}

// node_modules/yaml/browser/dist/compose/compose-node.js
var CN = { composeNode, composeEmptyNode };
function composeNode(ctx, token2, props, onError) {
  const atKey = ctx.atKey;
  const { spaceBefore, comment, anchor: anchor2, tag } = props;
  let node2;
  let isSrcToken = true;
  switch (token2.type) {
    case "alias":
      node2 = composeAlias(ctx, token2, onError);
      if (anchor2 || tag)
        onError(token2, "ALIAS_PROPS", "An alias node must not specify any properties");
      break;
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "block-scalar":
      node2 = composeScalar(ctx, token2, tag, onError);
      if (anchor2)
        node2.anchor = anchor2.source.substring(1);
      break;
    case "block-map":
    case "block-seq":
    case "flow-collection":
      try {
        node2 = composeCollection(CN, ctx, token2, props, onError);
        if (anchor2)
          node2.anchor = anchor2.source.substring(1);
      } catch (error3) {
        const message = error3 instanceof Error ? error3.message : String(error3);
        onError(token2, "RESOURCE_EXHAUSTION", message);
      }
      break;
    default: {
      const message = token2.type === "error" ? token2.message : `Unsupported token (type: ${token2.type})`;
      onError(token2, "UNEXPECTED_TOKEN", message);
      isSrcToken = false;
    }
  }
  node2 ?? (node2 = composeEmptyNode(ctx, token2.offset, void 0, null, props, onError));
  if (anchor2 && node2.anchor === "")
    onError(anchor2, "BAD_ALIAS", "Anchor cannot be an empty string");
  if (atKey && ctx.options.stringKeys && (!isScalar(node2) || typeof node2.value !== "string" || node2.tag && node2.tag !== "tag:yaml.org,2002:str")) {
    const msg = "With stringKeys, all keys must be strings";
    onError(tag ?? token2, "NON_STRING_KEY", msg);
  }
  if (spaceBefore)
    node2.spaceBefore = true;
  if (comment) {
    if (token2.type === "scalar" && token2.source === "")
      node2.comment = comment;
    else
      node2.commentBefore = comment;
  }
  if (ctx.options.keepSourceTokens && isSrcToken)
    node2.srcToken = token2;
  return node2;
}
function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor: anchor2, tag, end: end2 }, onError) {
  const token2 = {
    type: "scalar",
    offset: emptyScalarPosition(offset, before, pos),
    indent: -1,
    source: ""
  };
  const node2 = composeScalar(ctx, token2, tag, onError);
  if (anchor2) {
    node2.anchor = anchor2.source.substring(1);
    if (node2.anchor === "")
      onError(anchor2, "BAD_ALIAS", "Anchor cannot be an empty string");
  }
  if (spaceBefore)
    node2.spaceBefore = true;
  if (comment) {
    node2.comment = comment;
    node2.range[2] = end2;
  }
  return node2;
}
function composeAlias({ options }, { offset, source, end: end2 }, onError) {
  const alias = new Alias(source.substring(1));
  if (alias.source === "")
    onError(offset, "BAD_ALIAS", "Alias cannot be an empty string");
  if (alias.source.endsWith(":"))
    onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", true);
  const valueEnd = offset + source.length;
  const re = resolveEnd(end2, valueEnd, options.strict, onError);
  alias.range = [offset, valueEnd, re.offset];
  if (re.comment)
    alias.comment = re.comment;
  return alias;
}

// node_modules/yaml/browser/dist/compose/compose-doc.js
function composeDoc(options, directives, { offset, start, value, end: end2 }, onError) {
  const opts = Object.assign({ _directives: directives }, options);
  const doc = new Document(void 0, opts);
  const ctx = {
    atKey: false,
    atRoot: true,
    directives: doc.directives,
    options: doc.options,
    schema: doc.schema
  };
  const props = resolveProps(start, {
    indicator: "doc-start",
    next: value ?? end2?.[0],
    offset,
    onError,
    parentIndent: 0,
    startOnNewline: true
  });
  if (props.found) {
    doc.directives.docStart = true;
    if (value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline)
      onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
  }
  doc.contents = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
  const contentEnd = doc.contents.range[2];
  const re = resolveEnd(end2, contentEnd, false, onError);
  if (re.comment)
    doc.comment = re.comment;
  doc.range = [offset, contentEnd, re.offset];
  return doc;
}

// node_modules/yaml/browser/dist/compose/composer.js
function getErrorPos(src) {
  if (typeof src === "number")
    return [src, src + 1];
  if (Array.isArray(src))
    return src.length === 2 ? src : [src[0], src[1]];
  const { offset, source } = src;
  return [offset, offset + (typeof source === "string" ? source.length : 1)];
}
function parsePrelude(prelude) {
  let comment = "";
  let atComment = false;
  let afterEmptyLine = false;
  for (let i = 0; i < prelude.length; ++i) {
    const source = prelude[i];
    switch (source[0]) {
      case "#":
        comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " ");
        atComment = true;
        afterEmptyLine = false;
        break;
      case "%":
        if (prelude[i + 1]?.[0] !== "#")
          i += 1;
        atComment = false;
        break;
      default:
        if (!atComment)
          afterEmptyLine = true;
        atComment = false;
    }
  }
  return { comment, afterEmptyLine };
}
var Composer = class {
  constructor(options = {}) {
    this.doc = null;
    this.atDirectives = false;
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
    this.onError = (source, code, message, warning2) => {
      const pos = getErrorPos(source);
      if (warning2)
        this.warnings.push(new YAMLWarning(pos, code, message));
      else
        this.errors.push(new YAMLParseError(pos, code, message));
    };
    this.directives = new Directives({ version: options.version || "1.2" });
    this.options = options;
  }
  decorate(doc, afterDoc) {
    const { comment, afterEmptyLine } = parsePrelude(this.prelude);
    if (comment) {
      const dc = doc.contents;
      if (afterDoc) {
        doc.comment = doc.comment ? `${doc.comment}
${comment}` : comment;
      } else if (afterEmptyLine || doc.directives.docStart || !dc) {
        doc.commentBefore = comment;
      } else if (isCollection(dc) && !dc.flow && dc.items.length > 0) {
        let it = dc.items[0];
        if (isPair(it))
          it = it.key;
        const cb = it.commentBefore;
        it.commentBefore = cb ? `${comment}
${cb}` : comment;
      } else {
        const cb = dc.commentBefore;
        dc.commentBefore = cb ? `${comment}
${cb}` : comment;
      }
    }
    if (afterDoc) {
      for (let i = 0; i < this.errors.length; ++i)
        doc.errors.push(this.errors[i]);
      for (let i = 0; i < this.warnings.length; ++i)
        doc.warnings.push(this.warnings[i]);
    } else {
      doc.errors = this.errors;
      doc.warnings = this.warnings;
    }
    this.prelude = [];
    this.errors = [];
    this.warnings = [];
  }
  /**
   * Current stream status information.
   *
   * Mostly useful at the end of input for an empty stream.
   */
  streamInfo() {
    return {
      comment: parsePrelude(this.prelude).comment,
      directives: this.directives,
      errors: this.errors,
      warnings: this.warnings
    };
  }
  /**
   * Compose tokens into documents.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *compose(tokens, forceDoc = false, endOffset = -1) {
    for (const token2 of tokens)
      yield* this.next(token2);
    yield* this.end(forceDoc, endOffset);
  }
  /** Advance the composer by one CST token. */
  *next(token2) {
    switch (token2.type) {
      case "directive":
        this.directives.add(token2.source, (offset, message, warning2) => {
          const pos = getErrorPos(token2);
          pos[0] += offset;
          this.onError(pos, "BAD_DIRECTIVE", message, warning2);
        });
        this.prelude.push(token2.source);
        this.atDirectives = true;
        break;
      case "document": {
        const doc = composeDoc(this.options, this.directives, token2, this.onError);
        if (this.atDirectives && !doc.directives.docStart)
          this.onError(token2, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
        this.decorate(doc, false);
        if (this.doc)
          yield this.doc;
        this.doc = doc;
        this.atDirectives = false;
        break;
      }
      case "byte-order-mark":
      case "space":
        break;
      case "comment":
      case "newline":
        this.prelude.push(token2.source);
        break;
      case "error": {
        const msg = token2.source ? `${token2.message}: ${JSON.stringify(token2.source)}` : token2.message;
        const error3 = new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", msg);
        if (this.atDirectives || !this.doc)
          this.errors.push(error3);
        else
          this.doc.errors.push(error3);
        break;
      }
      case "doc-end": {
        if (!this.doc) {
          const msg = "Unexpected doc-end without preceding document";
          this.errors.push(new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", msg));
          break;
        }
        this.doc.directives.docEnd = true;
        const end2 = resolveEnd(token2.end, token2.offset + token2.source.length, this.doc.options.strict, this.onError);
        this.decorate(this.doc, true);
        if (end2.comment) {
          const dc = this.doc.comment;
          this.doc.comment = dc ? `${dc}
${end2.comment}` : end2.comment;
        }
        this.doc.range[2] = end2.offset;
        break;
      }
      default:
        this.errors.push(new YAMLParseError(getErrorPos(token2), "UNEXPECTED_TOKEN", `Unsupported token ${token2.type}`));
    }
  }
  /**
   * Call at end of input to yield any remaining document.
   *
   * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
   * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
   */
  *end(forceDoc = false, endOffset = -1) {
    if (this.doc) {
      this.decorate(this.doc, true);
      yield this.doc;
      this.doc = null;
    } else if (forceDoc) {
      const opts = Object.assign({ _directives: this.directives }, this.options);
      const doc = new Document(void 0, opts);
      if (this.atDirectives)
        this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line");
      doc.range = [0, endOffset, endOffset];
      this.decorate(doc, false);
      yield doc;
    }
  }
};

// node_modules/yaml/browser/dist/parse/cst-visit.js
var BREAK2 = /* @__PURE__ */ Symbol("break visit");
var SKIP2 = /* @__PURE__ */ Symbol("skip children");
var REMOVE2 = /* @__PURE__ */ Symbol("remove item");
function visit2(cst, visitor) {
  if ("type" in cst && cst.type === "document")
    cst = { start: cst.start, value: cst.value };
  _visit(Object.freeze([]), cst, visitor);
}
visit2.BREAK = BREAK2;
visit2.SKIP = SKIP2;
visit2.REMOVE = REMOVE2;
visit2.itemAtPath = (cst, path2) => {
  let item = cst;
  for (const [field, index] of path2) {
    const tok = item?.[field];
    if (tok && "items" in tok) {
      item = tok.items[index];
    } else
      return void 0;
  }
  return item;
};
visit2.parentCollection = (cst, path2) => {
  const parent = visit2.itemAtPath(cst, path2.slice(0, -1));
  const field = path2[path2.length - 1][0];
  const coll = parent?.[field];
  if (coll && "items" in coll)
    return coll;
  throw new Error("Parent collection not found");
};
function _visit(path2, item, visitor) {
  let ctrl = visitor(item, path2);
  if (typeof ctrl === "symbol")
    return ctrl;
  for (const field of ["key", "value"]) {
    const token2 = item[field];
    if (token2 && "items" in token2) {
      for (let i = 0; i < token2.items.length; ++i) {
        const ci = _visit(Object.freeze(path2.concat([[field, i]])), token2.items[i], visitor);
        if (typeof ci === "number")
          i = ci - 1;
        else if (ci === BREAK2)
          return BREAK2;
        else if (ci === REMOVE2) {
          token2.items.splice(i, 1);
          i -= 1;
        }
      }
      if (typeof ctrl === "function" && field === "key")
        ctrl = ctrl(item, path2);
    }
  }
  return typeof ctrl === "function" ? ctrl(item, path2) : ctrl;
}

// node_modules/yaml/browser/dist/parse/cst.js
var BOM = "\uFEFF";
var DOCUMENT = "";
var FLOW_END = "";
var SCALAR2 = "";
function tokenType(source) {
  switch (source) {
    case BOM:
      return "byte-order-mark";
    case DOCUMENT:
      return "doc-mode";
    case FLOW_END:
      return "flow-error-end";
    case SCALAR2:
      return "scalar";
    case "---":
      return "doc-start";
    case "...":
      return "doc-end";
    case "":
    case "\n":
    case "\r\n":
      return "newline";
    case "-":
      return "seq-item-ind";
    case "?":
      return "explicit-key-ind";
    case ":":
      return "map-value-ind";
    case "{":
      return "flow-map-start";
    case "}":
      return "flow-map-end";
    case "[":
      return "flow-seq-start";
    case "]":
      return "flow-seq-end";
    case ",":
      return "comma";
  }
  switch (source[0]) {
    case " ":
    case "	":
      return "space";
    case "#":
      return "comment";
    case "%":
      return "directive-line";
    case "*":
      return "alias";
    case "&":
      return "anchor";
    case "!":
      return "tag";
    case "'":
      return "single-quoted-scalar";
    case '"':
      return "double-quoted-scalar";
    case "|":
    case ">":
      return "block-scalar-header";
  }
  return null;
}

// node_modules/yaml/browser/dist/parse/lexer.js
function isEmpty(ch) {
  switch (ch) {
    case void 0:
    case " ":
    case "\n":
    case "\r":
    case "	":
      return true;
    default:
      return false;
  }
}
var hexDigits = new Set("0123456789ABCDEFabcdef");
var tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
var flowIndicatorChars = new Set(",[]{}");
var invalidAnchorChars = new Set(" ,[]{}\n\r	");
var isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
var Lexer = class {
  constructor() {
    this.atEnd = false;
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    this.buffer = "";
    this.flowKey = false;
    this.flowLevel = 0;
    this.indentNext = 0;
    this.indentValue = 0;
    this.lineEndPos = null;
    this.next = null;
    this.pos = 0;
  }
  /**
   * Generate YAML tokens from the `source` string. If `incomplete`,
   * a part of the last line may be left as a buffer for the next call.
   *
   * @returns A generator of lexical tokens
   */
  *lex(source, incomplete = false) {
    if (source) {
      if (typeof source !== "string")
        throw TypeError("source is not a string");
      this.buffer = this.buffer ? this.buffer + source : source;
      this.lineEndPos = null;
    }
    this.atEnd = !incomplete;
    let next2 = this.next ?? "stream";
    while (next2 && (incomplete || this.hasChars(1)))
      next2 = yield* this.parseNext(next2);
  }
  atLineEnd() {
    let i = this.pos;
    let ch = this.buffer[i];
    while (ch === " " || ch === "	")
      ch = this.buffer[++i];
    if (!ch || ch === "#" || ch === "\n")
      return true;
    if (ch === "\r")
      return this.buffer[i + 1] === "\n";
    return false;
  }
  charAt(n) {
    return this.buffer[this.pos + n];
  }
  continueScalar(offset) {
    let ch = this.buffer[offset];
    if (this.indentNext > 0) {
      let indent = 0;
      while (ch === " ")
        ch = this.buffer[++indent + offset];
      if (ch === "\r") {
        const next2 = this.buffer[indent + offset + 1];
        if (next2 === "\n" || !next2 && !this.atEnd)
          return offset + indent + 1;
      }
      return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
    }
    if (ch === "-" || ch === ".") {
      const dt = this.buffer.substr(offset, 3);
      if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3]))
        return -1;
    }
    return offset;
  }
  getLine() {
    let end2 = this.lineEndPos;
    if (typeof end2 !== "number" || end2 !== -1 && end2 < this.pos) {
      end2 = this.buffer.indexOf("\n", this.pos);
      this.lineEndPos = end2;
    }
    if (end2 === -1)
      return this.atEnd ? this.buffer.substring(this.pos) : null;
    if (this.buffer[end2 - 1] === "\r")
      end2 -= 1;
    return this.buffer.substring(this.pos, end2);
  }
  hasChars(n) {
    return this.pos + n <= this.buffer.length;
  }
  setNext(state) {
    this.buffer = this.buffer.substring(this.pos);
    this.pos = 0;
    this.lineEndPos = null;
    this.next = state;
    return null;
  }
  peek(n) {
    return this.buffer.substr(this.pos, n);
  }
  *parseNext(next2) {
    switch (next2) {
      case "stream":
        return yield* this.parseStream();
      case "line-start":
        return yield* this.parseLineStart();
      case "block-start":
        return yield* this.parseBlockStart();
      case "doc":
        return yield* this.parseDocument();
      case "flow":
        return yield* this.parseFlowCollection();
      case "quoted-scalar":
        return yield* this.parseQuotedScalar();
      case "block-scalar":
        return yield* this.parseBlockScalar();
      case "plain-scalar":
        return yield* this.parsePlainScalar();
    }
  }
  *parseStream() {
    let line2 = this.getLine();
    if (line2 === null)
      return this.setNext("stream");
    if (line2[0] === BOM) {
      yield* this.pushCount(1);
      line2 = line2.substring(1);
    }
    if (line2[0] === "%") {
      let dirEnd = line2.length;
      let cs = line2.indexOf("#");
      while (cs !== -1) {
        const ch = line2[cs - 1];
        if (ch === " " || ch === "	") {
          dirEnd = cs - 1;
          break;
        } else {
          cs = line2.indexOf("#", cs + 1);
        }
      }
      while (true) {
        const ch = line2[dirEnd - 1];
        if (ch === " " || ch === "	")
          dirEnd -= 1;
        else
          break;
      }
      const n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(true));
      yield* this.pushCount(line2.length - n);
      this.pushNewline();
      return "stream";
    }
    if (this.atLineEnd()) {
      const sp = yield* this.pushSpaces(true);
      yield* this.pushCount(line2.length - sp);
      yield* this.pushNewline();
      return "stream";
    }
    yield DOCUMENT;
    return yield* this.parseLineStart();
  }
  *parseLineStart() {
    const ch = this.charAt(0);
    if (!ch && !this.atEnd)
      return this.setNext("line-start");
    if (ch === "-" || ch === ".") {
      if (!this.atEnd && !this.hasChars(4))
        return this.setNext("line-start");
      const s = this.peek(3);
      if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) {
        yield* this.pushCount(3);
        this.indentValue = 0;
        this.indentNext = 0;
        return s === "---" ? "doc" : "stream";
      }
    }
    this.indentValue = yield* this.pushSpaces(false);
    if (this.indentNext > this.indentValue && !isEmpty(this.charAt(1)))
      this.indentNext = this.indentValue;
    return yield* this.parseBlockStart();
  }
  *parseBlockStart() {
    const [ch0, ch1] = this.peek(2);
    if (!ch1 && !this.atEnd)
      return this.setNext("block-start");
    if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
      const n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(true));
      this.indentNext = this.indentValue + 1;
      this.indentValue += n;
      return "block-start";
    }
    return "doc";
  }
  *parseDocument() {
    yield* this.pushSpaces(true);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("doc");
    let n = yield* this.pushIndicators();
    switch (line2[n]) {
      case "#":
        yield* this.pushCount(line2.length - n);
      // fallthrough
      case void 0:
        yield* this.pushNewline();
        return yield* this.parseLineStart();
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel = 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        return "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "doc";
      case '"':
      case "'":
        return yield* this.parseQuotedScalar();
      case "|":
      case ">":
        n += yield* this.parseBlockScalarHeader();
        n += yield* this.pushSpaces(true);
        yield* this.pushCount(line2.length - n);
        yield* this.pushNewline();
        return yield* this.parseBlockScalar();
      default:
        return yield* this.parsePlainScalar();
    }
  }
  *parseFlowCollection() {
    let nl, sp;
    let indent = -1;
    do {
      nl = yield* this.pushNewline();
      if (nl > 0) {
        sp = yield* this.pushSpaces(false);
        this.indentValue = indent = sp;
      } else {
        sp = 0;
      }
      sp += yield* this.pushSpaces(true);
    } while (nl + sp > 0);
    const line2 = this.getLine();
    if (line2 === null)
      return this.setNext("flow");
    if (indent !== -1 && indent < this.indentNext && line2[0] !== "#" || indent === 0 && (line2.startsWith("---") || line2.startsWith("...")) && isEmpty(line2[3])) {
      const atFlowEndMarker = indent === this.indentNext - 1 && this.flowLevel === 1 && (line2[0] === "]" || line2[0] === "}");
      if (!atFlowEndMarker) {
        this.flowLevel = 0;
        yield FLOW_END;
        return yield* this.parseLineStart();
      }
    }
    let n = 0;
    while (line2[n] === ",") {
      n += yield* this.pushCount(1);
      n += yield* this.pushSpaces(true);
      this.flowKey = false;
    }
    n += yield* this.pushIndicators();
    switch (line2[n]) {
      case void 0:
        return "flow";
      case "#":
        yield* this.pushCount(line2.length - n);
        return "flow";
      case "{":
      case "[":
        yield* this.pushCount(1);
        this.flowKey = false;
        this.flowLevel += 1;
        return "flow";
      case "}":
      case "]":
        yield* this.pushCount(1);
        this.flowKey = true;
        this.flowLevel -= 1;
        return this.flowLevel ? "flow" : "doc";
      case "*":
        yield* this.pushUntil(isNotAnchorChar);
        return "flow";
      case '"':
      case "'":
        this.flowKey = true;
        return yield* this.parseQuotedScalar();
      case ":": {
        const next2 = this.charAt(1);
        if (this.flowKey || isEmpty(next2) || next2 === ",") {
          this.flowKey = false;
          yield* this.pushCount(1);
          yield* this.pushSpaces(true);
          return "flow";
        }
      }
      // fallthrough
      default:
        this.flowKey = false;
        return yield* this.parsePlainScalar();
    }
  }
  *parseQuotedScalar() {
    const quote2 = this.charAt(0);
    let end2 = this.buffer.indexOf(quote2, this.pos + 1);
    if (quote2 === "'") {
      while (end2 !== -1 && this.buffer[end2 + 1] === "'")
        end2 = this.buffer.indexOf("'", end2 + 2);
    } else {
      while (end2 !== -1) {
        let n = 0;
        while (this.buffer[end2 - 1 - n] === "\\")
          n += 1;
        if (n % 2 === 0)
          break;
        end2 = this.buffer.indexOf('"', end2 + 1);
      }
    }
    const qb = this.buffer.substring(0, end2);
    let nl = qb.indexOf("\n", this.pos);
    if (nl !== -1) {
      while (nl !== -1) {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = qb.indexOf("\n", cs);
      }
      if (nl !== -1) {
        end2 = nl - (qb[nl - 1] === "\r" ? 2 : 1);
      }
    }
    if (end2 === -1) {
      if (!this.atEnd)
        return this.setNext("quoted-scalar");
      end2 = this.buffer.length;
    }
    yield* this.pushToIndex(end2 + 1, false);
    return this.flowLevel ? "flow" : "doc";
  }
  *parseBlockScalarHeader() {
    this.blockScalarIndent = -1;
    this.blockScalarKeep = false;
    let i = this.pos;
    while (true) {
      const ch = this.buffer[++i];
      if (ch === "+")
        this.blockScalarKeep = true;
      else if (ch > "0" && ch <= "9")
        this.blockScalarIndent = Number(ch) - 1;
      else if (ch !== "-")
        break;
    }
    return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
  }
  *parseBlockScalar() {
    let nl = this.pos - 1;
    let indent = 0;
    let ch;
    loop: for (let i2 = this.pos; ch = this.buffer[i2]; ++i2) {
      switch (ch) {
        case " ":
          indent += 1;
          break;
        case "\n":
          nl = i2;
          indent = 0;
          break;
        case "\r": {
          const next2 = this.buffer[i2 + 1];
          if (!next2 && !this.atEnd)
            return this.setNext("block-scalar");
          if (next2 === "\n")
            break;
        }
        // fallthrough
        default:
          break loop;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("block-scalar");
    if (indent >= this.indentNext) {
      if (this.blockScalarIndent === -1)
        this.indentNext = indent;
      else {
        this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
      }
      do {
        const cs = this.continueScalar(nl + 1);
        if (cs === -1)
          break;
        nl = this.buffer.indexOf("\n", cs);
      } while (nl !== -1);
      if (nl === -1) {
        if (!this.atEnd)
          return this.setNext("block-scalar");
        nl = this.buffer.length;
      }
    }
    let i = nl + 1;
    ch = this.buffer[i];
    while (ch === " ")
      ch = this.buffer[++i];
    if (ch === "	") {
      while (ch === "	" || ch === " " || ch === "\r" || ch === "\n")
        ch = this.buffer[++i];
      nl = i - 1;
    } else if (!this.blockScalarKeep) {
      do {
        let i2 = nl - 1;
        let ch2 = this.buffer[i2];
        if (ch2 === "\r")
          ch2 = this.buffer[--i2];
        const lastChar = i2;
        while (ch2 === " ")
          ch2 = this.buffer[--i2];
        if (ch2 === "\n" && i2 >= this.pos && i2 + 1 + indent > lastChar)
          nl = i2;
        else
          break;
      } while (true);
    }
    yield SCALAR2;
    yield* this.pushToIndex(nl + 1, true);
    return yield* this.parseLineStart();
  }
  *parsePlainScalar() {
    const inFlow = this.flowLevel > 0;
    let end2 = this.pos - 1;
    let i = this.pos - 1;
    let ch;
    while (ch = this.buffer[++i]) {
      if (ch === ":") {
        const next2 = this.buffer[i + 1];
        if (isEmpty(next2) || inFlow && flowIndicatorChars.has(next2))
          break;
        end2 = i;
      } else if (isEmpty(ch)) {
        let next2 = this.buffer[i + 1];
        if (ch === "\r") {
          if (next2 === "\n") {
            i += 1;
            ch = "\n";
            next2 = this.buffer[i + 1];
          } else
            end2 = i;
        }
        if (next2 === "#" || inFlow && flowIndicatorChars.has(next2))
          break;
        if (ch === "\n") {
          const cs = this.continueScalar(i + 1);
          if (cs === -1)
            break;
          i = Math.max(i, cs - 2);
        }
      } else {
        if (inFlow && flowIndicatorChars.has(ch))
          break;
        end2 = i;
      }
    }
    if (!ch && !this.atEnd)
      return this.setNext("plain-scalar");
    yield SCALAR2;
    yield* this.pushToIndex(end2 + 1, true);
    return inFlow ? "flow" : "doc";
  }
  *pushCount(n) {
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos += n;
      return n;
    }
    return 0;
  }
  *pushToIndex(i, allowEmpty) {
    const s = this.buffer.slice(this.pos, i);
    if (s) {
      yield s;
      this.pos += s.length;
      return s.length;
    } else if (allowEmpty)
      yield "";
    return 0;
  }
  *pushIndicators() {
    let n = 0;
    loop: while (true) {
      switch (this.charAt(0)) {
        case "!":
          n += yield* this.pushTag();
          n += yield* this.pushSpaces(true);
          continue loop;
        case "&":
          n += yield* this.pushUntil(isNotAnchorChar);
          n += yield* this.pushSpaces(true);
          continue loop;
        case "-":
        // this is an error
        case "?":
        // this is an error outside flow collections
        case ":": {
          const inFlow = this.flowLevel > 0;
          const ch1 = this.charAt(1);
          if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
            if (!inFlow)
              this.indentNext = this.indentValue + 1;
            else if (this.flowKey)
              this.flowKey = false;
            n += yield* this.pushCount(1);
            n += yield* this.pushSpaces(true);
            continue loop;
          }
        }
      }
      break loop;
    }
    return n;
  }
  *pushTag() {
    if (this.charAt(1) === "<") {
      let i = this.pos + 2;
      let ch = this.buffer[i];
      while (!isEmpty(ch) && ch !== ">")
        ch = this.buffer[++i];
      return yield* this.pushToIndex(ch === ">" ? i + 1 : i, false);
    } else {
      let i = this.pos + 1;
      let ch = this.buffer[i];
      while (ch) {
        if (tagChars.has(ch))
          ch = this.buffer[++i];
        else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) {
          ch = this.buffer[i += 3];
        } else
          break;
      }
      return yield* this.pushToIndex(i, false);
    }
  }
  *pushNewline() {
    const ch = this.buffer[this.pos];
    if (ch === "\n")
      return yield* this.pushCount(1);
    else if (ch === "\r" && this.charAt(1) === "\n")
      return yield* this.pushCount(2);
    else
      return 0;
  }
  *pushSpaces(allowTabs) {
    let i = this.pos - 1;
    let ch;
    do {
      ch = this.buffer[++i];
    } while (ch === " " || allowTabs && ch === "	");
    const n = i - this.pos;
    if (n > 0) {
      yield this.buffer.substr(this.pos, n);
      this.pos = i;
    }
    return n;
  }
  *pushUntil(test) {
    let i = this.pos;
    let ch = this.buffer[i];
    while (!test(ch))
      ch = this.buffer[++i];
    return yield* this.pushToIndex(i, false);
  }
};

// node_modules/yaml/browser/dist/parse/line-counter.js
var LineCounter = class {
  constructor() {
    this.lineStarts = [];
    this.addNewLine = (offset) => this.lineStarts.push(offset);
    this.linePos = (offset) => {
      let low = 0;
      let high = this.lineStarts.length;
      while (low < high) {
        const mid = low + high >> 1;
        if (this.lineStarts[mid] < offset)
          low = mid + 1;
        else
          high = mid;
      }
      if (this.lineStarts[low] === offset)
        return { line: low + 1, col: 1 };
      if (low === 0)
        return { line: 0, col: offset };
      const start = this.lineStarts[low - 1];
      return { line: low, col: offset - start + 1 };
    };
  }
};

// node_modules/yaml/browser/dist/parse/parser.js
function includesToken(list3, type) {
  for (let i = 0; i < list3.length; ++i)
    if (list3[i].type === type)
      return true;
  return false;
}
function findNonEmptyIndex(list3) {
  for (let i = 0; i < list3.length; ++i) {
    switch (list3[i].type) {
      case "space":
      case "comment":
      case "newline":
        break;
      default:
        return i;
    }
  }
  return -1;
}
function isFlowToken(token2) {
  switch (token2?.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
    case "flow-collection":
      return true;
    default:
      return false;
  }
}
function getPrevProps(parent) {
  switch (parent.type) {
    case "document":
      return parent.start;
    case "block-map": {
      const it = parent.items[parent.items.length - 1];
      return it.sep ?? it.start;
    }
    case "block-seq":
      return parent.items[parent.items.length - 1].start;
    /* istanbul ignore next should not happen */
    default:
      return [];
  }
}
function getFirstKeyStartProps(prev) {
  if (prev.length === 0)
    return [];
  let i = prev.length;
  loop: while (--i >= 0) {
    switch (prev[i].type) {
      case "doc-start":
      case "explicit-key-ind":
      case "map-value-ind":
      case "seq-item-ind":
      case "newline":
        break loop;
    }
  }
  while (prev[++i]?.type === "space") {
  }
  return prev.splice(i, prev.length);
}
function arrayPushArray(target, source) {
  if (source.length < 1e5)
    Array.prototype.push.apply(target, source);
  else
    for (let i = 0; i < source.length; ++i)
      target.push(source[i]);
}
function fixFlowSeqItems(fc) {
  if (fc.start.type === "flow-seq-start") {
    for (const it of fc.items) {
      if (it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind")) {
        if (it.key)
          it.value = it.key;
        delete it.key;
        if (isFlowToken(it.value)) {
          if (it.value.end)
            arrayPushArray(it.value.end, it.sep);
          else
            it.value.end = it.sep;
        } else
          arrayPushArray(it.start, it.sep);
        delete it.sep;
      }
    }
  }
}
var Parser = class {
  /**
   * @param onNewLine - If defined, called separately with the start position of
   *   each new line (in `parse()`, including the start of input).
   */
  constructor(onNewLine) {
    this.atNewLine = true;
    this.atScalar = false;
    this.indent = 0;
    this.offset = 0;
    this.onKeyLine = false;
    this.stack = [];
    this.source = "";
    this.type = "";
    this.lexer = new Lexer();
    this.onNewLine = onNewLine;
  }
  /**
   * Parse `source` as a YAML stream.
   * If `incomplete`, a part of the last line may be left as a buffer for the next call.
   *
   * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
   *
   * @returns A generator of tokens representing each directive, document, and other structure.
   */
  *parse(source, incomplete = false) {
    if (this.onNewLine && this.offset === 0)
      this.onNewLine(0);
    for (const lexeme of this.lexer.lex(source, incomplete))
      yield* this.next(lexeme);
    if (!incomplete)
      yield* this.end();
  }
  /**
   * Advance the parser by the `source` of one lexical token.
   */
  *next(source) {
    this.source = source;
    if (this.atScalar) {
      this.atScalar = false;
      yield* this.step();
      this.offset += source.length;
      return;
    }
    const type = tokenType(source);
    if (!type) {
      const message = `Not a YAML token: ${source}`;
      yield* this.pop({ type: "error", offset: this.offset, message, source });
      this.offset += source.length;
    } else if (type === "scalar") {
      this.atNewLine = false;
      this.atScalar = true;
      this.type = "scalar";
    } else {
      this.type = type;
      yield* this.step();
      switch (type) {
        case "newline":
          this.atNewLine = true;
          this.indent = 0;
          if (this.onNewLine)
            this.onNewLine(this.offset + source.length);
          break;
        case "space":
          if (this.atNewLine && source[0] === " ")
            this.indent += source.length;
          break;
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
          if (this.atNewLine)
            this.indent += source.length;
          break;
        case "doc-mode":
        case "flow-error-end":
          return;
        default:
          this.atNewLine = false;
      }
      this.offset += source.length;
    }
  }
  /** Call at end of input to push out any remaining constructions */
  *end() {
    while (this.stack.length > 0)
      yield* this.pop();
  }
  get sourceToken() {
    const st = {
      type: this.type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
    return st;
  }
  *step() {
    const top = this.peek(1);
    if (this.type === "doc-end" && top?.type !== "doc-end") {
      while (this.stack.length > 0)
        yield* this.pop();
      this.stack.push({
        type: "doc-end",
        offset: this.offset,
        source: this.source
      });
      return;
    }
    if (!top)
      return yield* this.stream();
    switch (top.type) {
      case "document":
        return yield* this.document(top);
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return yield* this.scalar(top);
      case "block-scalar":
        return yield* this.blockScalar(top);
      case "block-map":
        return yield* this.blockMap(top);
      case "block-seq":
        return yield* this.blockSequence(top);
      case "flow-collection":
        return yield* this.flowCollection(top);
      case "doc-end":
        return yield* this.documentEnd(top);
    }
    yield* this.pop();
  }
  peek(n) {
    return this.stack[this.stack.length - n];
  }
  *pop(error3) {
    const token2 = error3 ?? this.stack.pop();
    if (!token2) {
      const message = "Tried to pop an empty stack";
      yield { type: "error", offset: this.offset, source: "", message };
    } else if (this.stack.length === 0) {
      yield token2;
    } else {
      const top = this.peek(1);
      if (token2.type === "block-scalar") {
        token2.indent = "indent" in top ? top.indent : 0;
      } else if (token2.type === "flow-collection" && top.type === "document") {
        token2.indent = 0;
      }
      if (token2.type === "flow-collection")
        fixFlowSeqItems(token2);
      switch (top.type) {
        case "document":
          top.value = token2;
          break;
        case "block-scalar":
          top.props.push(token2);
          break;
        case "block-map": {
          const it = top.items[top.items.length - 1];
          if (it.value) {
            top.items.push({ start: [], key: token2, sep: [] });
            this.onKeyLine = true;
            return;
          } else if (it.sep) {
            it.value = token2;
          } else {
            Object.assign(it, { key: token2, sep: [] });
            this.onKeyLine = !it.explicitKey;
            return;
          }
          break;
        }
        case "block-seq": {
          const it = top.items[top.items.length - 1];
          if (it.value)
            top.items.push({ start: [], value: token2 });
          else
            it.value = token2;
          break;
        }
        case "flow-collection": {
          const it = top.items[top.items.length - 1];
          if (!it || it.value)
            top.items.push({ start: [], key: token2, sep: [] });
          else if (it.sep)
            it.value = token2;
          else
            Object.assign(it, { key: token2, sep: [] });
          return;
        }
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop();
          yield* this.pop(token2);
      }
      if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token2.type === "block-map" || token2.type === "block-seq")) {
        const last = token2.items[token2.items.length - 1];
        if (last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token2.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token2.indent))) {
          if (top.type === "document")
            top.end = last.start;
          else
            top.items.push({ start: last.start });
          token2.items.splice(-1, 1);
        }
      }
    }
  }
  *stream() {
    switch (this.type) {
      case "directive-line":
        yield { type: "directive", offset: this.offset, source: this.source };
        return;
      case "byte-order-mark":
      case "space":
      case "comment":
      case "newline":
        yield this.sourceToken;
        return;
      case "doc-mode":
      case "doc-start": {
        const doc = {
          type: "document",
          offset: this.offset,
          start: []
        };
        if (this.type === "doc-start")
          doc.start.push(this.sourceToken);
        this.stack.push(doc);
        return;
      }
    }
    yield {
      type: "error",
      offset: this.offset,
      message: `Unexpected ${this.type} token in YAML stream`,
      source: this.source
    };
  }
  *document(doc) {
    if (doc.value)
      return yield* this.lineEnd(doc);
    switch (this.type) {
      case "doc-start": {
        if (findNonEmptyIndex(doc.start) !== -1) {
          yield* this.pop();
          yield* this.step();
        } else
          doc.start.push(this.sourceToken);
        return;
      }
      case "anchor":
      case "tag":
      case "space":
      case "comment":
      case "newline":
        doc.start.push(this.sourceToken);
        return;
    }
    const bv = this.startBlockValue(doc);
    if (bv)
      this.stack.push(bv);
    else {
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
  }
  *scalar(scalar2) {
    if (this.type === "map-value-ind") {
      const prev = getPrevProps(this.peek(2));
      const start = getFirstKeyStartProps(prev);
      let sep4;
      if (scalar2.end) {
        sep4 = scalar2.end;
        sep4.push(this.sourceToken);
        delete scalar2.end;
      } else
        sep4 = [this.sourceToken];
      const map2 = {
        type: "block-map",
        offset: scalar2.offset,
        indent: scalar2.indent,
        items: [{ start, key: scalar2, sep: sep4 }]
      };
      this.onKeyLine = true;
      this.stack[this.stack.length - 1] = map2;
    } else
      yield* this.lineEnd(scalar2);
  }
  *blockScalar(scalar2) {
    switch (this.type) {
      case "space":
      case "comment":
      case "newline":
        scalar2.props.push(this.sourceToken);
        return;
      case "scalar":
        scalar2.source = this.source;
        this.atNewLine = true;
        this.indent = 0;
        if (this.onNewLine) {
          let nl = this.source.indexOf("\n") + 1;
          while (nl !== 0) {
            this.onNewLine(this.offset + nl);
            nl = this.source.indexOf("\n", nl) + 1;
          }
        }
        yield* this.pop();
        break;
      /* istanbul ignore next should not happen */
      default:
        yield* this.pop();
        yield* this.step();
    }
  }
  *blockMap(map2) {
    const it = map2.items[map2.items.length - 1];
    switch (this.type) {
      case "newline":
        this.onKeyLine = false;
        if (it.value) {
          const end2 = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
          if (last?.type === "comment")
            end2?.push(this.sourceToken);
          else
            map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          it.start.push(this.sourceToken);
        }
        return;
      case "space":
      case "comment":
        if (it.value) {
          map2.items.push({ start: [this.sourceToken] });
        } else if (it.sep) {
          it.sep.push(this.sourceToken);
        } else {
          if (this.atIndentedComment(it.start, map2.indent)) {
            const prev = map2.items[map2.items.length - 2];
            const end2 = prev?.value?.end;
            if (Array.isArray(end2)) {
              arrayPushArray(end2, it.start);
              end2.push(this.sourceToken);
              map2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
    }
    if (this.indent >= map2.indent) {
      const atMapIndent = !this.onKeyLine && this.indent === map2.indent;
      const atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind";
      let start = [];
      if (atNextItem && it.sep && !it.value) {
        const nl = [];
        for (let i = 0; i < it.sep.length; ++i) {
          const st = it.sep[i];
          switch (st.type) {
            case "newline":
              nl.push(i);
              break;
            case "space":
              break;
            case "comment":
              if (st.indent > map2.indent)
                nl.length = 0;
              break;
            default:
              nl.length = 0;
          }
        }
        if (nl.length >= 2)
          start = it.sep.splice(nl[1]);
      }
      switch (this.type) {
        case "anchor":
        case "tag":
          if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start });
            this.onKeyLine = true;
          } else if (it.sep) {
            it.sep.push(this.sourceToken);
          } else {
            it.start.push(this.sourceToken);
          }
          return;
        case "explicit-key-ind":
          if (!it.sep && !it.explicitKey) {
            it.start.push(this.sourceToken);
            it.explicitKey = true;
          } else if (atNextItem || it.value) {
            start.push(this.sourceToken);
            map2.items.push({ start, explicitKey: true });
          } else {
            this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: true }]
            });
          }
          this.onKeyLine = true;
          return;
        case "map-value-ind":
          if (it.explicitKey) {
            if (!it.sep) {
              if (includesToken(it.start, "newline")) {
                Object.assign(it, { key: null, sep: [this.sourceToken] });
              } else {
                const start2 = getFirstKeyStartProps(it.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: start2, key: null, sep: [this.sourceToken] }]
                });
              }
            } else if (it.value) {
              map2.items.push({ start: [], key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start, key: null, sep: [this.sourceToken] }]
              });
            } else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
              const start2 = getFirstKeyStartProps(it.start);
              const key = it.key;
              const sep4 = it.sep;
              sep4.push(this.sourceToken);
              delete it.key;
              delete it.sep;
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: start2, key, sep: sep4 }]
              });
            } else if (start.length > 0) {
              it.sep = it.sep.concat(start, this.sourceToken);
            } else {
              it.sep.push(this.sourceToken);
            }
          } else {
            if (!it.sep) {
              Object.assign(it, { key: null, sep: [this.sourceToken] });
            } else if (it.value || atNextItem) {
              map2.items.push({ start, key: null, sep: [this.sourceToken] });
            } else if (includesToken(it.sep, "map-value-ind")) {
              this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              });
            } else {
              it.sep.push(this.sourceToken);
            }
          }
          this.onKeyLine = true;
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs2 = this.flowScalar(this.type);
          if (atNextItem || it.value) {
            map2.items.push({ start, key: fs2, sep: [] });
            this.onKeyLine = true;
          } else if (it.sep) {
            this.stack.push(fs2);
          } else {
            Object.assign(it, { key: fs2, sep: [] });
            this.onKeyLine = true;
          }
          return;
        }
        default: {
          const bv = this.startBlockValue(map2);
          if (bv) {
            if (bv.type === "block-seq") {
              if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
                yield* this.pop({
                  type: "error",
                  offset: this.offset,
                  message: "Unexpected block-seq-ind on same line with key",
                  source: this.source
                });
                return;
              }
            } else if (atMapIndent) {
              map2.items.push({ start });
            }
            this.stack.push(bv);
            return;
          }
        }
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *blockSequence(seq2) {
    const it = seq2.items[seq2.items.length - 1];
    switch (this.type) {
      case "newline":
        if (it.value) {
          const end2 = "end" in it.value ? it.value.end : void 0;
          const last = Array.isArray(end2) ? end2[end2.length - 1] : void 0;
          if (last?.type === "comment")
            end2?.push(this.sourceToken);
          else
            seq2.items.push({ start: [this.sourceToken] });
        } else
          it.start.push(this.sourceToken);
        return;
      case "space":
      case "comment":
        if (it.value)
          seq2.items.push({ start: [this.sourceToken] });
        else {
          if (this.atIndentedComment(it.start, seq2.indent)) {
            const prev = seq2.items[seq2.items.length - 2];
            const end2 = prev?.value?.end;
            if (Array.isArray(end2)) {
              arrayPushArray(end2, it.start);
              end2.push(this.sourceToken);
              seq2.items.pop();
              return;
            }
          }
          it.start.push(this.sourceToken);
        }
        return;
      case "anchor":
      case "tag":
        if (it.value || this.indent <= seq2.indent)
          break;
        it.start.push(this.sourceToken);
        return;
      case "seq-item-ind":
        if (this.indent !== seq2.indent)
          break;
        if (it.value || includesToken(it.start, "seq-item-ind"))
          seq2.items.push({ start: [this.sourceToken] });
        else
          it.start.push(this.sourceToken);
        return;
    }
    if (this.indent > seq2.indent) {
      const bv = this.startBlockValue(seq2);
      if (bv) {
        this.stack.push(bv);
        return;
      }
    }
    yield* this.pop();
    yield* this.step();
  }
  *flowCollection(fc) {
    const it = fc.items[fc.items.length - 1];
    if (this.type === "flow-error-end") {
      let top;
      do {
        yield* this.pop();
        top = this.peek(1);
      } while (top?.type === "flow-collection");
    } else if (fc.end.length === 0) {
      switch (this.type) {
        case "comma":
        case "explicit-key-ind":
          if (!it || it.sep)
            fc.items.push({ start: [this.sourceToken] });
          else
            it.start.push(this.sourceToken);
          return;
        case "map-value-ind":
          if (!it || it.value)
            fc.items.push({ start: [], key: null, sep: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            Object.assign(it, { key: null, sep: [this.sourceToken] });
          return;
        case "space":
        case "comment":
        case "newline":
        case "anchor":
        case "tag":
          if (!it || it.value)
            fc.items.push({ start: [this.sourceToken] });
          else if (it.sep)
            it.sep.push(this.sourceToken);
          else
            it.start.push(this.sourceToken);
          return;
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar": {
          const fs2 = this.flowScalar(this.type);
          if (!it || it.value)
            fc.items.push({ start: [], key: fs2, sep: [] });
          else if (it.sep)
            this.stack.push(fs2);
          else
            Object.assign(it, { key: fs2, sep: [] });
          return;
        }
        case "flow-map-end":
        case "flow-seq-end":
          fc.end.push(this.sourceToken);
          return;
      }
      const bv = this.startBlockValue(fc);
      if (bv)
        this.stack.push(bv);
      else {
        yield* this.pop();
        yield* this.step();
      }
    } else {
      const parent = this.peek(2);
      if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) {
        yield* this.pop();
        yield* this.step();
      } else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        fixFlowSeqItems(fc);
        const sep4 = fc.end.splice(1, fc.end.length);
        sep4.push(this.sourceToken);
        const map2 = {
          type: "block-map",
          offset: fc.offset,
          indent: fc.indent,
          items: [{ start, key: fc, sep: sep4 }]
        };
        this.onKeyLine = true;
        this.stack[this.stack.length - 1] = map2;
      } else {
        yield* this.lineEnd(fc);
      }
    }
  }
  flowScalar(type) {
    if (this.onNewLine) {
      let nl = this.source.indexOf("\n") + 1;
      while (nl !== 0) {
        this.onNewLine(this.offset + nl);
        nl = this.source.indexOf("\n", nl) + 1;
      }
    }
    return {
      type,
      offset: this.offset,
      indent: this.indent,
      source: this.source
    };
  }
  startBlockValue(parent) {
    switch (this.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
        return this.flowScalar(this.type);
      case "block-scalar-header":
        return {
          type: "block-scalar",
          offset: this.offset,
          indent: this.indent,
          props: [this.sourceToken],
          source: ""
        };
      case "flow-map-start":
      case "flow-seq-start":
        return {
          type: "flow-collection",
          offset: this.offset,
          indent: this.indent,
          start: this.sourceToken,
          items: [],
          end: []
        };
      case "seq-item-ind":
        return {
          type: "block-seq",
          offset: this.offset,
          indent: this.indent,
          items: [{ start: [this.sourceToken] }]
        };
      case "explicit-key-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        start.push(this.sourceToken);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, explicitKey: true }]
        };
      }
      case "map-value-ind": {
        this.onKeyLine = true;
        const prev = getPrevProps(parent);
        const start = getFirstKeyStartProps(prev);
        return {
          type: "block-map",
          offset: this.offset,
          indent: this.indent,
          items: [{ start, key: null, sep: [this.sourceToken] }]
        };
      }
    }
    return null;
  }
  atIndentedComment(start, indent) {
    if (this.type !== "comment")
      return false;
    if (this.indent <= indent)
      return false;
    return start.every((st) => st.type === "newline" || st.type === "space");
  }
  *documentEnd(docEnd) {
    if (this.type !== "doc-mode") {
      if (docEnd.end)
        docEnd.end.push(this.sourceToken);
      else
        docEnd.end = [this.sourceToken];
      if (this.type === "newline")
        yield* this.pop();
    }
  }
  *lineEnd(token2) {
    switch (this.type) {
      case "comma":
      case "doc-start":
      case "doc-end":
      case "flow-seq-end":
      case "flow-map-end":
      case "map-value-ind":
        yield* this.pop();
        yield* this.step();
        break;
      case "newline":
        this.onKeyLine = false;
      // fallthrough
      case "space":
      case "comment":
      default:
        if (token2.end)
          token2.end.push(this.sourceToken);
        else
          token2.end = [this.sourceToken];
        if (this.type === "newline")
          yield* this.pop();
    }
  }
};

// node_modules/yaml/browser/dist/public-api.js
function parseOptions(options) {
  const prettyErrors = options.prettyErrors !== false;
  const lineCounter = options.lineCounter || prettyErrors && new LineCounter() || null;
  return { lineCounter, prettyErrors };
}
function parseDocument(source, options = {}) {
  const { lineCounter, prettyErrors } = parseOptions(options);
  const parser = new Parser(lineCounter?.addNewLine);
  const composer = new Composer(options);
  let doc = null;
  for (const _doc of composer.compose(parser.parse(source), true, source.length)) {
    if (!doc)
      doc = _doc;
    else if (doc.options.logLevel !== "silent") {
      doc.errors.push(new YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
      break;
    }
  }
  if (prettyErrors && lineCounter) {
    doc.errors.forEach(prettifyError2(source, lineCounter));
    doc.warnings.forEach(prettifyError2(source, lineCounter));
  }
  return doc;
}

// src/config/yaml-checks.ts
var MAX_ALIAS_NODES = 100;
function inspectTree(document, error3, lineOf) {
  const anchors = /* @__PURE__ */ new Map();
  const aliases = /* @__PURE__ */ new Map();
  const remember = (node2) => {
    if ("anchor" in node2 && typeof node2.anchor === "string") anchors.set(node2.anchor, node2);
  };
  visit(document, {
    Alias(_, alias, ancestors) {
      const fail = (message) => error3(offsetOf(alias), message);
      const stands = anchors.get(alias.source);
      if (stands === void 0)
        throw fail(
          `nothing before this is anchored as ${quote(`&${alias.source}`)}; add the anchor or write it out`
        );
      if (ancestors.includes(stands))
        throw fail(`${quote(`*${alias.source}`)} contains itself; write it out`);
      aliases.set(alias, stands);
      if (aliases.size > MAX_ALIAS_NODES)
        throw fail(`more than ${MAX_ALIAS_NODES} aliases; write the values out`);
    },
    Scalar(_, scalar2) {
      remember(scalar2);
    },
    Seq(_, seq2) {
      remember(seq2);
    },
    Map(_, map2) {
      remember(map2);
      inspectKeys(map2, error3, lineOf);
    }
  });
  return aliases;
}
function inspectKeys(map2, error3, lineOf) {
  const seen2 = /* @__PURE__ */ new Map();
  for (const { key } of map2.items) {
    const offset = isNode(key) ? offsetOf(key) : offsetOf(map2);
    if (!isScalar(key) || isCollection(key) || key.value === null)
      throw error3(offset, "a key must be a plain name; write it like port: 8080");
    if (typeof key.value !== "string" && typeof key.value !== "symbol")
      key.value = key.source ?? String(key.value);
    const name3 = typeof key.value === "symbol" ? "<<" : String(key.value);
    if (name3 === "__proto__") throw error3(offset, 'the key "__proto__" is not allowed; choose another name');
    const first = seen2.get(name3);
    if (first !== void 0)
      throw error3(
        offset,
        `${quote(name3)} is here a second time, first in line ${lineOf(first)}; rename or remove one`
      );
    seen2.set(name3, offset);
  }
}
var offsetOf = (node2) => node2.range?.[0] ?? 0;

// src/config/source.ts
var MAX_BYTES2 = 1024 * 1024;
var MAX_ALIASES = 100;
var TOO_DEEP = "the file is nested too deeply; make it flatter";
var SECOND_DOCUMENT = "a second document begins here; keep one, and remove the rest";
var ADVICE = {
  TAB_AS_INDENT: "indent with spaces",
  BAD_INDENT: "indent the keys of one map alike",
  BLOCK_AS_IMPLICIT_KEY: "put the inner map on its own, further indented lines",
  MISSING_CHAR: "check the quotation marks, brackets and colons here",
  TAG_RESOLVE_FAILED: "remove the tag"
};
var Source = class {
  file;
  value;
  #root;
  #lines = new LineCounter();
  #indices = /* @__PURE__ */ new WeakMap();
  #aliases = /* @__PURE__ */ new Map();
  /**
   * `textMaps` are ways to maps whose values are texts as they are written, so that `VERSION: 1.10` stays "1.10";
   * "*" in a way is any key. UsageError for what is not one safe YAML document of at most 1 MiB.
   */
  constructor(text4, file, textMaps = []) {
    this.file = file;
    const bytes3 = Buffer.byteLength(text4);
    if (bytes3 > MAX_BYTES2)
      throw this.#errorAt(0, `the file has ${bytes3} bytes; make it at most ${MAX_BYTES2}`);
    try {
      const document = this.#parse(text4);
      this.#root = document.contents;
      this.#aliases = inspectTree(
        document,
        (offset, message) => this.#errorAt(offset, message),
        this.#lineOf
      );
      for (const way of textMaps) this.#keepTexts(this.#root, way);
      this.value = this.#plain(document);
    } catch (error3) {
      if (error3 instanceof RangeError) throw this.#errorAt(0, TOO_DEEP);
      throw error3;
    }
  }
  /** Where a path's value begins; or its key, if asked for, or if the value is a map, a list or missing. */
  offset(path2, at = "value") {
    for (let length = path2.length; length > 0; length--) {
      const found = this.#find(path2.slice(0, length));
      if (found === void 0) continue;
      const isScalarValue2 = length === path2.length && !isMap(found.node) && !isSeq(found.node);
      const node2 = at === "value" && isScalarValue2 ? found.node ?? found.key : found.key ?? found.node;
      return node2?.range?.[0] ?? 0;
    }
    return this.#root?.range?.[0] ?? 0;
  }
  /** An error that begins with the file, line and column of a path. */
  error(path2, message, at = "value") {
    return this.#errorAt(this.offset(path2, at), message);
  }
  has(path2) {
    return this.#find(path2) !== void 0;
  }
  /** The plain value at a path, undefined where there is none. */
  at(path2) {
    let value = this.value;
    for (const key of path2) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return void 0;
      value = value[key];
    }
    return value;
  }
  /** The keys of the map at a path as the file orders them; a JavaScript object would put numbers first. */
  keys(path2) {
    const map2 = this.#resolved(this.#find(path2)?.node);
    return isMap(map2) ? [...new Set(this.#keysOf(map2))] : [];
  }
  #parse(text4) {
    const document = parseDocument(text4, {
      lineCounter: this.#lines,
      prettyErrors: false,
      uniqueKeys: false,
      merge: true,
      resolveKnownTags: false,
      // "silent" would also hide that a second document follows.
      logLevel: "error"
    });
    const wrong = document.errors[0] ?? document.warnings[0];
    if (wrong === void 0) return document;
    if (wrong.code === "RESOURCE_EXHAUSTION") throw this.#errorAt(wrong.pos[0], TOO_DEEP);
    if (wrong.code === "MULTIPLE_DOCS") throw this.#errorAt(wrong.pos[0], SECOND_DOCUMENT);
    const advice = ADVICE[wrong.code] ?? "check the indentation and the quotation marks around here";
    const reason = printable(wrong.message.split("\n")[0] ?? "").replace(/\.$/, "");
    throw this.#errorAt(wrong.pos[0], `this is not readable as YAML: ${reason}; ${advice}`);
  }
  #plain(document) {
    try {
      return document.toJS({ maxAliasCount: MAX_ALIASES });
    } catch (error3) {
      if (!(error3 instanceof Error) || error3 instanceof RangeError) throw error3;
      const first = this.#aliases.keys().next().value;
      const reason = error3 instanceof ReferenceError ? "aliases multiply too far" : printable(error3.message);
      throw this.#errorAt(first?.range?.[0] ?? 0, `${reason}; write the values out`);
    }
  }
  #keepTexts(node2, way) {
    const map2 = this.#resolved(node2);
    if (!isMap(map2)) return;
    const [step, ...rest] = way;
    for (const { key, value } of map2.items) {
      if (way.length > 0) {
        if (step === "*" || plainKey(key) === step) this.#keepTexts(value, rest);
      } else if (isScalar(value) && value.value !== null && value.source !== void 0) {
        value.value = value.source;
      }
    }
  }
  #find(path2) {
    let found = { key: void 0, node: this.#root ?? void 0 };
    for (const step of path2) {
      const parent = this.#resolved(found.node);
      const next2 = isSeq(parent) ? { key: void 0, node: parent.items[Number(step)] } : isMap(parent) ? this.#pair(parent, String(step)) : void 0;
      if (next2 === void 0 || next2.key === void 0 && next2.node === void 0) return void 0;
      found = next2;
    }
    return found;
  }
  #pair(map2, name3) {
    const own2 = this.#indexed(map2).get(name3);
    if (own2 !== void 0) return { key: own2.key, node: own2.value ?? void 0 };
    for (const merged2 of this.#mergedInto(map2)) {
      const found = this.#pair(merged2, name3);
      if (found !== void 0) return found;
    }
    return void 0;
  }
  /** The pairs of a map by name, looked through once: a file may have a hundred thousand keys. */
  #indexed(map2) {
    const known2 = this.#indices.get(map2);
    if (known2 !== void 0) return known2;
    const index = /* @__PURE__ */ new Map();
    for (const pair2 of map2.items) {
      const name3 = plainKey(pair2.key);
      if (name3 !== void 0) index.set(name3, pair2);
    }
    this.#indices.set(map2, index);
    return index;
  }
  #keysOf(map2) {
    const own2 = map2.items.map((pair2) => plainKey(pair2.key)).filter((n) => n !== void 0);
    return [...own2, ...this.#mergedInto(map2).flatMap((merged2) => this.#keysOf(merged2))];
  }
  #mergedInto(map2) {
    return map2.items.filter((pair2) => isScalar(pair2.key) && typeof pair2.key.value === "symbol").map((pair2) => this.#resolved(pair2.value)).flatMap((node2) => isSeq(node2) ? node2.items.map((item) => this.#resolved(item)) : [node2]).filter((node2) => isMap(node2));
  }
  #resolved(node2) {
    return isAlias(node2) ? this.#resolved(this.#aliases.get(node2)) : node2 ?? void 0;
  }
  #lineOf = (offset) => this.#lines.linePos(offset).line || 1;
  #errorAt(offset, message) {
    const { line: line2, col } = this.#lines.linePos(offset);
    return new UsageError(`${this.file}:${line2 || 1}:${col || 1}: ${message}`);
  }
};
function plainKey(key) {
  return isScalar(key) && typeof key.value !== "symbol" ? String(key.value) : void 0;
}
function scenarioLine(text4, scenario3) {
  const source = new Source(text4, "");
  const path2 = ["scenarios", scenario3];
  return source.has(path2) ? text4.slice(0, source.offset(path2, "key")).split("\n").length : null;
}

// src/config/load.ts
function parseConfig(text4, file, options = {}) {
  const source = new Source(text4, file, TEXT_MAPS);
  return resolveConfig(validate2(source), source, options.preset);
}
function validate2(source) {
  if (source.value === null || source.value === void 0)
    throw source.error([], "the file is empty; begin with targets: and scenarios:");
  const result = configSchema.safeParse(source.value);
  if (result.success) return result.data;
  const [first] = result.error.issues.flatMap((issue3) => explain(issue3, source)).map((problem) => ({
    ...problem,
    offset: source.offset(problem.path, problem.at),
    // A missing key comes last: a misspelt one in the same map is the better explanation.
    rank: source.has(problem.path) ? 0 : 1
  })).sort((a, b) => a.rank - b.rank || a.offset - b.offset);
  if (first === void 0) throw result.error;
  throw source.error(first.path, first.message, first.at);
}
function resolveConfig(input, source, preset) {
  checkReferences(input, source);
  const scenarios = resolveScenarios(input, source, preset);
  checkPorts(scenarios, input, source);
  const targets = source.keys(["targets"]).flatMap((name3) => resolveRows(name3, input, source, scenarios));
  return {
    file: source.file,
    targets,
    scenarios,
    gate: {
      alpha: input.alpha ?? DEFAULTS.alpha,
      failOn: input["fail-on"] ?? DEFAULTS.failOn,
      mode: input.mode ?? DEFAULTS.mode
    },
    runner: input.runner ?? DEFAULTS.runner,
    proxyImage: input["proxy-image"] ?? DEFAULTS.proxyImage,
    ...input.budget === void 0 ? {} : { budgetSeconds: input.budget },
    ...input.profile ? { profile: true } : {},
    ...input.trend === void 0 ? {} : { trend: resolveTrend(input.trend) },
    ...input.published === void 0 ? {} : { published: resolvePublished(input.published, rowsOf(source)) }
  };
}
function resolveTrend({
  alert: alert2,
  direction,
  keep: keep2,
  "keep-runs": keepRuns,
  metrics,
  ...given
}) {
  return {
    ...given,
    alert: alert2 ?? DEFAULTS.alert,
    direction: direction ?? DEFAULTS.direction,
    metrics: metrics ?? {},
    keep: keep2 ?? parseAge(DEFAULTS.keep),
    keepRuns: keepRuns ?? parseAge(DEFAULTS.keepRuns)
  };
}
function checkPorts(scenarios, input, source) {
  const rows = rowsOf(source);
  for (const name3 of rows.keys()) {
    const asked = scenarios.some(
      ({ run: run3, targets }) => run3 === void 0 && withRows([name3], rows).some((row3) => targets.includes(row3))
    );
    if (asked && input.targets[name3]?.port === void 0)
      throw source.error(
        ["targets", name3],
        `target ${quote(name3)} has no "port"; add it, for example port: 8080`
      );
  }
}
function resolveRows(name3, input, source, scenarios) {
  const target = input.targets[name3];
  if (target === void 0) return [];
  const resolved = (row3, args = {}) => {
    const services = (target.services ?? []).flatMap((each) => {
      const service = input.services?.[each];
      return service ? [resolveService(each, service)] : [];
    });
    const { build: build2, ...rest } = resolveTarget(row3, target, firstPath(row3, scenarios), services);
    return { ...rest, ...build2 && { build: { ...build2, args: { ...build2.args, ...args } } } };
  };
  const rows = source.keys(["targets", name3, "matrix"]);
  return rows.length === 0 ? [resolved(name3)] : rows.map((row3) => resolved(rowName(name3, row3), target.matrix?.[row3]));
}
function firstPath(target, scenarios) {
  return scenarios.find((scenario3) => scenario3.targets.includes(target))?.request.paths[0] ?? "/";
}
function resolveTarget(name3, input, readyPath, services) {
  const { https, ready: ready2, setup, paths } = input;
  const { path: path2 = readyPath, timeout = DEFAULTS.readyTimeout } = ready2 ?? {};
  return {
    ...resolveStartable(name3, input),
    ready: { path: path2, timeoutSeconds: timeout },
    ...https === void 0 ? {} : { tls: { ca: https.ca, name: https.name ?? DEFAULTS.tlsName } },
    ...services.length === 0 ? {} : { services },
    ...setup === void 0 ? {} : { setup },
    ...paths === void 0 ? {} : { paths }
  };
}
function resolveService(name3, input) {
  const { command: command2, timeout = DEFAULTS.readyTimeout } = input.ready ?? {};
  const ready2 = { ...command2 === void 0 ? {} : { command: command2 }, timeoutSeconds: timeout };
  return { ...resolveStartable(name3, input), ready: ready2 };
}
function resolveStartable(name3, input) {
  const { build: build2, prepare: prepare3 = [], env = {}, image: image2, command: command2, args, port: port2 = 0, memory, secrets } = input;
  return {
    name: name3,
    ...build2 === void 0 ? {} : { build: resolveBuild(build2) },
    ...image2 === void 0 ? {} : { image: image2 },
    prepare: prepare3,
    ...command2 === void 0 ? {} : { command: command2 },
    ...args === void 0 ? {} : { args },
    port: port2,
    env,
    ...secrets === void 0 ? {} : { secrets },
    ...memory === void 0 ? {} : { memory }
  };
}
function resolveBuild(input) {
  return { context: DEFAULTS.context, dockerfile: DEFAULTS.dockerfile, args: {}, ...input };
}
function resolvePublished({ source, figures }, rows) {
  const resolved = Object.entries(figures).map(([id2, figure2]) => [id2, resolveFigure(figure2, rows)]);
  return { source, figures: Object.fromEntries(resolved) };
}
function resolveFigure(figure2, rows) {
  const unit = figure2.unit ?? null;
  if (figure2.order)
    return {
      unit,
      entries: withRows(figure2.order, rows).map((target) => ({ target, value: null, system: null }))
    };
  const [sign, worst2] = figure2.better === "lower" ? [1, Number.POSITIVE_INFINITY] : [-1, Number.NEGATIVE_INFINITY];
  const entries = Object.entries(figure2.values ?? {}).flatMap(
    ([name3, entry]) => withRows([name3], rows).map((target) => publishedEntry(target, entry))
  );
  return { unit, entries: entries.toSorted((a, b) => sign * ((a.value ?? worst2) - (b.value ?? worst2))) };
}
function publishedEntry(target, entry) {
  return { target, value: entry.value ?? null, system: entry.system ?? null };
}

// src/config/sides.ts
function combineSides(head2, base) {
  if (!base) {
    return {
      config: head2,
      baseTargets: head2.targets,
      notices: [{ code: "base-config-missing", file: head2.file }]
    };
  }
  const { gate } = base;
  const changes = [];
  if (head2.gate.alpha !== gate.alpha)
    changes.push({ setting: "alpha", before: gate.alpha, after: head2.gate.alpha });
  if (head2.gate.failOn.join() !== gate.failOn.join())
    changes.push({ setting: "fail-on", before: gate.failOn, after: head2.gate.failOn });
  if (head2.gate.mode !== gate.mode)
    changes.push({ setting: "mode", before: gate.mode, after: head2.gate.mode });
  const scenarios = head2.scenarios.map((scenario3) => {
    const before2 = base.scenarios.find(({ name: name3 }) => name3 === scenario3.name);
    if (!before2) return scenario3;
    for (const setting of ["threshold", "errors"])
      if (before2[setting] !== scenario3[setting])
        changes.push({ setting, scenario: before2.name, before: before2[setting], after: scenario3[setting] });
    return { ...scenario3, threshold: before2.threshold, errors: before2.errors };
  });
  const baseTargets = head2.targets.map(
    (target) => base.targets.find(({ name: name3 }) => name3 === target.name) ?? target
  );
  const [before, after] = [base, head2].map(({ budgetSeconds }) => budgetSeconds ?? null);
  const notices = [
    ...changes.length === 0 ? [] : [{ code: "gate-changed", changes }],
    // Too little time hides a regression as well as a large threshold does.
    ...before === after ? [] : [{ code: "budget-changed", before: before ?? null, after: after ?? null }],
    ...noLongerMeasured(head2, base)
  ];
  return { config: { ...head2, gate, scenarios }, baseTargets, notices };
}
function noLongerMeasured(head2, base) {
  const isGone = (names, name3) => !names.some((each) => each.name === name3);
  const targets = base.targets.map(({ name: name3 }) => name3).filter((name3) => isGone(head2.targets, name3));
  const scenarios = base.scenarios.map(({ name: name3 }) => name3).filter((name3) => isGone(head2.scenarios, name3));
  const kept = base.scenarios.flatMap((before) => {
    const after = head2.scenarios.find(({ name: name3 }) => name3 === before.name);
    return after ? [{ before, after }] : [];
  });
  const paths = kept.flatMap(
    ({ before, after }) => before.paths.filter((path2) => !after.paths.includes(path2)).map((path2) => `${before.name}/${path2}`)
  );
  const pairs2 = kept.flatMap(
    ({ before, after }) => before.targets.filter((target) => !targets.includes(target) && !after.targets.includes(target)).map((target) => `${target}/${before.name}`)
  );
  const nothing2 = [targets, scenarios, paths, pairs2].every((names) => names.length === 0);
  return nothing2 ? [] : [{ code: "no-longer-measured", targets, scenarios, paths, pairs: pairs2 }];
}

// src/experiment/load-config.ts
var DEFAULT_FILES = ["loadgate.yml", "loadgate.yaml", join8(".github", "loadgate.yml")];
function locateConfig(repository, cwd, asked) {
  if (asked !== void 0) return insideRepository(repository, resolve3(cwd, asked));
  for (const folder2 of [cwd, repository.top]) {
    const found = DEFAULT_FILES.map((file) => join8(folder2, file)).find((file) => existsSync5(file));
    if (found) return insideRepository(repository, found);
  }
  return insideRepository(repository, join8(repository.top, "loadgate.yml"));
}
function insideRepository({ top }, file) {
  const path2 = relative(top, file);
  if (path2.startsWith(`..${sep}`) || isAbsolute(path2))
    throw new UsageError(`${file} lies outside the repository ${top}; put it inside, or run loadgate there`);
  return path2.split(sep).join("/");
}
async function loadSides(repository, revisions2, file, { preset, rules = "base" }) {
  const options = preset === void 0 ? {} : { preset };
  const headText = await fileAt(repository, revisions2.head.commit, file);
  const baseText = await fileAt(repository, revisions2.base.commit, file);
  if (headText === null) return fromDisk(repository, file, baseText !== null, options);
  const head2 = parseConfig(headText, file, options);
  if (baseText === null) return combineSides(head2, null);
  try {
    const sides = combineSides(head2, parseBase(baseText, file, options));
    return rules === "base" ? sides : { ...sides, config: head2, notices: [] };
  } catch (error3) {
    if (!(error3 instanceof UsageError)) throw error3;
    const sides = combineSides(head2, null);
    return {
      ...sides,
      notices: [{ code: "base-config-unusable", file, error: error3.message }]
    };
  }
}
async function loadConfig(repository, commit, file, preset) {
  const text4 = await fileAt(repository, commit, file);
  const options = preset === void 0 ? {} : { preset };
  return text4 === null ? fromDisk(repository, file, false, options).config : parseConfig(text4, file, options);
}
function parseBase(text4, file, options) {
  try {
    return parseConfig(text4, file, options);
  } catch (error3) {
    if (options.preset === void 0) throw error3;
    return parseConfig(text4, file);
  }
}
function fromDisk({ top }, file, baseHasIt, options) {
  const path2 = join8(top, file);
  if (baseHasIt || !existsSync5(path2)) {
    const hint2 = baseHasIt ? "head has removed it; put it back, or name another with --config" : "write one (the README shows the 8 lines it takes), or name it with --config";
    throw new UsageError(`head has no ${file}: ${hint2}`);
  }
  const config2 = parseConfig(readFileSync5(path2, "utf8"), file, options);
  const sides = combineSides(config2, null);
  return { ...sides, notices: [{ code: "config-from-checkout", file }] };
}
function hasTrend({ cwd }, config2) {
  const file = (config2 === void 0 ? DEFAULT_FILES : [config2]).find(
    (name3) => existsSync5(resolve3(cwd, name3))
  );
  try {
    return file !== void 0 && parseConfig(readFileSync5(resolve3(cwd, file), "utf8"), file).trend !== void 0;
  } catch {
    return false;
  }
}

// src/build/checkout.ts
import { realpathSync as realpathSync2 } from "node:fs";
import { dirname, join as join9, relative as relative2, resolve as resolve4, sep as sep2 } from "node:path";
async function checkOut(source, file, { repository, resources, signal }, stack) {
  signal.throwIfAborted();
  const { commit } = source.revision;
  const top = join9(resources.folder, source.name);
  const { lacking } = stack.use(
    await addWorktree(repository, commit, top, { marker: resources.marker, signal })
  );
  const tree = await treeOf(repository, commit);
  return { ...source, file, tree, lacking, top, folder: resolve4(top, dirname(file)) };
}
function lackingSubmodules(checkouts) {
  const paths = [...new Set(checkouts.flatMap(({ lacking }) => lacking))];
  return paths.length === 0 ? [] : [{ code: "submodules-missing", paths }];
}
function refuseLinksOut(checkouts, scenarios) {
  for (const { name: name3, folder: folder2, top, targets } of checkouts) {
    const files = [".", ...targets.flatMap(filesOf), ...scenarios.flatMap(bodyOf)];
    for (const file of files) {
      const real = realOrNull(resolve4(folder2, file));
      if (real === null || isWithin(realpathSync2(top), real)) continue;
      throw new UsageError(
        `${file} of ${name3} is a link that leads out of the repository; put what it leads to into the repository`
      );
    }
  }
}
function filesOf({ build: build2, tls, services = [] }) {
  const named = [build2, ...services.map((service) => service.build)].flatMap(
    (each) => each ? [each.context, `${each.context}/${each.dockerfile}`] : []
  );
  return tls ? [...named, tls.ca] : named;
}
function bodyOf({ request: { body: body2 } }) {
  return body2 && "file" in body2 ? [body2.file] : [];
}
function isWithin(top, path2) {
  const [first] = relative2(top, path2).split(sep2);
  return first !== "..";
}
function realOrNull(path2) {
  try {
    return realpathSync2(path2);
  } catch {
    return null;
  }
}

// src/load/generator.ts
import { randomBytes } from "node:crypto";
import { existsSync as existsSync6, rmSync as rmSync5, writeFileSync as writeFileSync4 } from "node:fs";
import { join as join10 } from "node:path";

// src/platform/child-environment.ts
var ALLOWED = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "LANG",
  "LANGUAGE",
  "TZ",
  "TMPDIR",
  "TERM",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "CARGO_HTTP_CAINFO",
  "REQUESTS_CA_BUNDLE",
  "CURL_CA_BUNDLE",
  "PIP_CERT",
  "http_proxy",
  "https_proxy",
  "no_proxy",
  "HTTP_PROXY",
  "HTTPS_PROXY",
  "NO_PROXY",
  "GOPATH",
  "GOCACHE",
  "GOMODCACHE",
  "GOPROXY",
  "GOFLAGS",
  "GOROOT",
  "GOTOOLCHAIN",
  "CARGO_HOME",
  "RUSTUP_HOME",
  "RUSTUP_TOOLCHAIN",
  "JAVA_HOME",
  "MAVEN_OPTS",
  "GRADLE_USER_HOME",
  "PYENV_ROOT",
  "XDG_CACHE_HOME",
  "XDG_DATA_HOME",
  "NVM_DIR",
  "COREPACK_HOME",
  "DOTNET_ROOT"
];
var DOCKER = /^(DOCKER_|BUILDX_|BUILDKIT_|ACTIONS_(RUNTIME_TOKEN|RESULTS_URL|CACHE_URL|CACHE_SERVICE_V2)$)/;
function allowedEnvironment(own2, added = {}) {
  const result = {};
  for (const name3 of ALLOWED) if (own2[name3] !== void 0) result[name3] = own2[name3];
  for (const name3 of Object.keys(own2)) if (name3.startsWith("LC_")) result[name3] = own2[name3];
  return { ...result, ...added };
}
function dockerEnvironment(own2) {
  const docker2 = Object.entries(own2).filter(([name3]) => DOCKER.test(name3));
  return { ...allowedEnvironment(own2), ...Object.fromEntries(docker2), SOURCE_DATE_EPOCH: "0" };
}

// src/platform/clock.ts
var systemClock = {
  now: () => performance.now() / 1e3,
  date: () => /* @__PURE__ */ new Date(),
  sleep: (seconds3, signal) => new Promise((resolve14, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer2);
      reject(signal?.reason);
    };
    const timer2 = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve14();
    }, seconds3 * 1e3);
    signal?.addEventListener("abort", onAbort, { once: true });
  })
};

// src/platform/cpu-scheduling.ts
function pinned(cpus, command2) {
  return process.platform === "linux" ? ["taskset", "--cpu-list", cpus.join(","), ...command2] : command2;
}
function withSchedBatch(command2) {
  return ["chrt", "--batch", "0", ...command2];
}
var allowed;
function canSchedBatch() {
  allowed ??= run(withSchedBatch(["true"]), { timeoutSeconds: 5 }).then(({ code }) => code === 0);
  return allowed;
}
async function setSchedBatch(pid) {
  const done = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < 2; pass += 1) {
    for (const each of descendants(pid).filter((found) => !done.has(found))) {
      await run(["chrt", "--batch", "--all-tasks", "--pid", "0", String(each)], { timeoutSeconds: 5 });
      done.add(each);
    }
  }
}
async function pinThisProcess(cpus) {
  const before = /^Cpus_allowed_list:\s*(\S+)/m.exec(readText("/proc/self/status") ?? "")?.[1];
  const move = (list3) => run(["taskset", "--all-tasks", "--cpu-list", "--pid", list3, String(process.pid)], { timeoutSeconds: 5 });
  if (before) await move(cpus.join(","));
  return {
    async [Symbol.asyncDispose]() {
      if (before) await move(before);
    }
  };
}
function usesSchedBatch(on, { server, proxy, generator }) {
  return on === "server" && !server.some((cpu) => proxy.includes(cpu) || generator.includes(cpu));
}

// src/load/oha.ts
function ohaArguments(load) {
  const { request: request2 } = load;
  return [
    ..."seconds" in load.length ? (
      // Who leaves before the answers are there has the server work for nothing that is counted.
      ["-z", `${Math.round(load.length.seconds * 1e3)}ms`, "--wait-ongoing-requests-after-deadline"]
    ) : ["-n", String(load.length.requests)],
    ...load.open ? ["-q", String(load.open.rate), "--latency-correction", "--db-url", load.open.file] : [],
    "-c",
    String(load.connections),
    "-t",
    `${Math.round(load.timeoutSeconds * 1e3)}ms`,
    "--worker-threads",
    String(load.threads),
    "--no-tui",
    "--output-format",
    "json",
    "--redirect",
    "0",
    "--disable-compression",
    "--http-version",
    load.http2 ? "2" : "1.1",
    "-m",
    request2.method,
    ...load.keepalive ? [] : ["--disable-keepalive"],
    ...request2.headers.flatMap(([name3, value]) => ["-H", `${name3}: ${value}`]),
    ...load.bodyFile === void 0 ? [] : ["-D", load.bodyFile],
    ...load.tls ? ["--cacert", load.tls.caFile, "--connect-to", connectTo(load.tls.name, load.address)] : [],
    ...load.urlFile === void 0 ? [urlsOf(load)[0]] : ["--urls-from-file", load.urlFile]
  ];
}
function urlsOf(load) {
  const { host, port: port2 } = load.address;
  const origin = load.tls ? `https://${load.tls.name}:${port2}` : `http://${host.includes(":") ? `[${host}]` : host}:${port2}`;
  return load.request.paths.map((path2) => origin + path2);
}
function connectTo(name3, { host, port: port2 }) {
  return `${name3}:${port2}:${host}:${port2}`;
}
var DEADLINE = "aborted due to deadline";
var count2 = number3().int().nonnegative();
var secondsOrNothing = number3().nonnegative().nullish();
var ohaJson = object({
  summary: object({ total: number3().positive(), average: secondsOrNothing, totalData: count2 }),
  latencyPercentiles: object({
    p50: secondsOrNothing,
    p90: secondsOrNothing,
    p95: secondsOrNothing,
    p99: secondsOrNothing
  }),
  statusCodeDistribution: record(string3().regex(/^\d{3}$/), count2),
  errorDistribution: record(string3().max(1e3), count2)
});
function parseOhaOutput(text4) {
  let json;
  try {
    json = JSON.parse(text4);
  } catch {
    throw new Error(`oha printed no JSON: ${JSON.stringify(text4.slice(0, 200))}`);
  }
  const parsed3 = ohaJson.safeParse(json);
  if (!parsed3.success) {
    const issue3 = parsed3.error.issues[0];
    throw new Error(
      `oha's JSON is not as expected at ${issue3?.path.join(".") || "its top"}: ${issue3?.message}`
    );
  }
  const { summary: summary2, latencyPercentiles, statusCodeDistribution, errorDistribution } = parsed3.data;
  const { [DEADLINE]: aborted2 = 0, ...errors } = errorDistribution;
  return {
    wall: summary2.total,
    byStatus: statusCodeDistribution,
    errors,
    aborted: aborted2,
    bytes: summary2.totalData,
    latency: {
      mean: summary2.average ?? null,
      p50: latencyPercentiles.p50 ?? null,
      p90: latencyPercentiles.p90 ?? null,
      p95: latencyPercentiles.p95 ?? null,
      p99: latencyPercentiles.p99 ?? null
    }
  };
}

// src/load/open-loop.ts
import { DatabaseSync } from "node:sqlite";
function readAnswers(file) {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const query = database.prepare(
      'SELECT status, start_latency_correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn'
    );
    return query.all().map(({ status, turn, end: end2 }) => ({
      status: Number(status),
      turn: Number(turn),
      end: Number(end2)
    }));
  } finally {
    database.close();
  }
}
function fromIntendedStart(answers2, rate3, asked) {
  const origin = answers2.reduce(
    (least, { turn }, i) => Math.min(least, turn - i / rate3),
    Number.POSITIVE_INFINITY
  );
  const lost2 = Math.max(0, asked - answers2.length);
  const place = (turn, i) => Math.min(i + lost2, Math.max(i, Math.round((turn - origin) * rate3)));
  return answers2.map(({ turn, end: end2 }, i) => end2 - (origin + place(turn, i) / rate3));
}
function latencyCounts(latencies) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const latency2 of latencies) {
    const rounded = Number(latency2.toPrecision(3));
    counts2.set(rounded, (counts2.get(rounded) ?? 0) + 1);
  }
  return [...counts2].sort(([a], [b]) => a - b);
}

// src/load/generator.ts
var POLL_MS = 50;
function ohaGenerator(oha, resources, cpus) {
  const written2 = (name3, text4) => {
    const file = join10(resources.folder, name3);
    writeFileSync4(file, text4);
    return file;
  };
  return async (load, { signal, barrier } = {}) => {
    const name3 = `oha-${randomBytes(4).toString("hex")}`;
    const { paths, body: body2 } = load.request;
    const files = {
      ...paths.length > 1 && { urlFile: written2(`${name3}.urls`, `${urlsOf(load).join("\n")}
`) },
      ...body2 && "text" in body2 && { bodyFile: written2(`${name3}.body`, body2.text) }
    };
    const { rate: rate3 } = load;
    const open4 = rate3 === void 0 ? null : { rate: rate3, file: join10(resources.folder, `${name3}.db`) };
    const group = makeControlGroup(resources.id, name3);
    let seen2 = null;
    let startedAt = Number.NaN;
    let poll;
    let arrived = false;
    const arrive = (go) => {
      arrived = true;
      if (barrier) barrier.join(go);
      else go();
    };
    try {
      const argv = pinned(cpus, [oha, ...ohaArguments({ ...load, ...files, ...open4 && { open: open4 } })]);
      const finished = await run(argv, {
        env: allowedEnvironment(process.env, resources.marker),
        timeoutSeconds: limitSeconds(load),
        ...signal && { signal },
        started(child) {
          const { pid } = child;
          if (pid === void 0) return;
          kill(pid, "SIGSTOP");
          resources.process(pid);
          group?.add(pid);
          arrive(() => {
            startedAt = systemClock.now();
            kill(pid, "SIGCONT");
            if (!group) poll = setInterval(() => seen2 = cpuOf(pid) ?? seen2, POLL_MS);
          });
        }
      });
      if (finished.code !== 0) throw new Error(`oha: ${why(finished)}`);
      return {
        output: parseOhaOutput(finished.stdout),
        startedAt,
        ...open4 && { latencies: latenciesIn(open4, load) },
        cpu: group ? groupCpu(group.files) : seen2
      };
    } finally {
      if (!arrived) arrive(() => {
      });
      clearInterval(poll);
      group?.remove();
      for (const file of [...Object.values(files), open4?.file ?? ""]) if (file) rmSync5(file, { force: true });
    }
  };
}
function latenciesIn({ rate: rate3, file }, { length, status }) {
  const answers2 = existsSync6(file) ? readAnswers(file) : [];
  const asked = "requests" in length ? length.requests : answers2.length;
  const latencies = fromIntendedStart(answers2, rate3, asked);
  return latencies.filter((_, i) => answers2[i]?.status === status);
}
function cpuOf(pid) {
  const { cpu } = threads([pid]);
  return cpu.size === 0 ? null : [...cpu.values()].reduce((sum2, each) => sum2 + each, 0);
}
function limitSeconds({ length, rate: rate3, timeoutSeconds }) {
  if ("seconds" in length) return length.seconds + timeoutSeconds + 15;
  return Math.max(600, rate3 === void 0 ? 0 : length.requests / rate3 + timeoutSeconds + 15);
}
function startBarrier(expected) {
  const waiting = [];
  return {
    join(go) {
      waiting.push(go);
      if (waiting.length === expected) for (const each of waiting) each();
    }
  };
}

// src/serve/answer.ts
import { createHash as createHash2 } from "node:crypto";
var LARGEST = 64 * 1024 * 1024;
var GENERATOR_HEADERS = { accept: "*/*" };
function toAnswer(path2, status, headers2, body2) {
  return {
    path: path2,
    status,
    headers: headers2,
    framing: framingOf(headers2, body2.length),
    length: body2.length,
    digest: createHash2("sha256").update(body2).digest("hex"),
    body: body2
  };
}
function framingOf(headers2, length) {
  if (headers2["transfer-encoding"]?.toLowerCase().includes("chunked")) return "chunked";
  if (headers2["content-length"] !== void 0) return "content-length";
  return length > 0 ? "until-close" : "none";
}
function problemWith(answer, expect3, redact = (text4) => text4) {
  const { path: path2, status, length: bytes3 } = answer;
  if (status !== expect3.status)
    return { code: "wrong-status", path: path2, status, expected: expect3.status, body: startOf(answer, redact) };
  if (expect3.body !== void 0 && answer.body.toString("utf8") !== expect3.body)
    return { code: "wrong-body", path: path2, bytes: bytes3, body: startOf(answer, redact) };
  for (const [name3, expected] of Object.entries(expect3.headers)) {
    const got = Object.hasOwn(answer.headers, name3) ? answer.headers[name3] : void 0;
    if (String(got ?? "") !== expected) {
      const value = got === void 0 ? null : redact(String(got));
      return { code: "wrong-header", path: path2, name: name3, value, expected };
    }
  }
  return null;
}
function difference(base, head2) {
  const { path: path2 } = base.answer;
  const [a, b] = [base.answer, head2.answer];
  if (base.fixed && head2.fixed && a.length !== b.length)
    return { code: "lengths-differ", path: path2, base: a.length, head: b.length };
  return a.framing === b.framing ? null : { code: "framing-differs", path: path2, base: a.framing, head: b.framing };
}
var REDACTED = 64 * 1024;
var QUOTED = 200;
function startOf({ body: body2 }, redact) {
  return redact(body2.subarray(0, REDACTED).toString("utf8")).slice(0, QUOTED);
}

// src/serve/ask.ts
import { readFileSync as readFileSync6 } from "node:fs";
function ask(address2, request2, path2, options) {
  if (options.signal?.aborted) return Promise.reject(options.signal.reason);
  const body2 = requestBody(request2, options.bodyFile);
  if (options.http2) return askHttp2(address2, request2, path2, { ...options, body: body2 });
  return new Promise((resolve14, reject) => {
    const client = process.getBuiltinModule(options.tls ? "node:https" : "node:http");
    const sent = client.request({
      host: address2.host,
      port: address2.port,
      path: path2,
      method: request2.method,
      agent: false,
      headers: {
        host: `${options.tls?.name ?? address2.host}:${address2.port}`,
        ...GENERATOR_HEADERS,
        ...body2 && { "content-length": body2.length },
        ...Object.fromEntries(request2.headers)
      },
      ...options.tls && { ca: readFileSync6(options.tls.caFile), servername: options.tls.name }
    });
    const timer2 = setTimeout(
      () => sent.destroy(new Error(`no whole answer within ${options.timeoutSeconds} s`)),
      options.timeoutSeconds * 1e3
    );
    const onAbort = () => sent.destroy(options.signal?.reason);
    options.signal?.addEventListener("abort", onAbort, { once: true });
    const done = () => {
      clearTimeout(timer2);
      options.signal?.removeEventListener("abort", onAbort);
    };
    const fail = (error3) => {
      done();
      reject(error3);
    };
    sent.on("error", fail);
    sent.once("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      fail(new Error(`answered ${statusCode}, which switches to another protocol`));
    });
    let answering2 = false;
    sent.once("close", () => {
      if (!answering2) fail(new Error("closed without an answer"));
    });
    sent.once("response", (response) => {
      answering2 = true;
      const pieces = [];
      let length = 0;
      response.on("data", (piece) => {
        length += piece.length;
        if (length > LARGEST) return sent.destroy(new Error(`the answer is larger than ${LARGEST} bytes`));
        pieces.push(piece);
      });
      response.on("error", fail);
      response.once("end", () => {
        done();
        resolve14(toAnswer(path2, response.statusCode ?? 0, response.headers, Buffer.concat(pieces)));
      });
    });
    sent.end(body2);
  });
}
function requestBody(request2, bodyFile2) {
  if (bodyFile2 !== void 0) return readFileSync6(bodyFile2);
  return request2.body && "text" in request2.body ? Buffer.from(request2.body.text) : void 0;
}
function askHttp2({ host, port: port2 }, request2, path2, options) {
  const { tls, body: body2, signal, timeoutSeconds } = options;
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port2}`;
  const trust = tls && { ca: readFileSync6(tls.caFile), servername: tls.name };
  return new Promise((resolve14, reject) => {
    const { connect: connect3 } = process.getBuiltinModule("node:http2");
    const session2 = connect3(`${tls ? "https" : "http"}://${authority}`, trust);
    const end2 = (error3) => {
      session2.destroy();
      clearTimeout(timer2);
      signal?.removeEventListener("abort", onAbort);
      reject(error3);
    };
    const timer2 = setTimeout(
      () => end2(new Error(`no whole answer within ${timeoutSeconds} s`)),
      timeoutSeconds * 1e3
    );
    const onAbort = () => end2(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    session2.on("error", end2);
    const stream = session2.request({
      ":method": request2.method,
      ":path": path2,
      ...GENERATOR_HEADERS,
      ...body2 && { "content-length": body2.length },
      ...Object.fromEntries(request2.headers.map(([name3, value]) => [name3.toLowerCase(), value]))
    });
    let status = 0;
    let headers2 = {};
    const pieces = [];
    let length = 0;
    stream.on("error", end2);
    stream.once("response", ({ ":status": code = 0, ...rest }) => {
      status = code;
      headers2 = rest;
    });
    stream.on("data", (piece) => {
      length += piece.length;
      if (length > LARGEST) return end2(new Error(`the answer is larger than ${LARGEST} bytes`));
      pieces.push(piece);
    });
    stream.once("end", () => {
      clearTimeout(timer2);
      signal?.removeEventListener("abort", onAbort);
      session2.close();
      resolve14(toAnswer(path2, status, headers2, Buffer.concat(pieces)));
    });
    stream.end(body2);
  });
}

// src/serve/ready.ts
var POLL_SECONDS = 0.01;
async function awaitReady(served, target, probe, clock) {
  const request2 = { method: "GET", paths: [target.ready.path], headers: probe.request.headers };
  const began = clock.now();
  const limit2 = began + target.ready.timeoutSeconds;
  const { signal } = probe.options;
  let last = null;
  while (clock.now() < limit2) {
    const end2 = served.ended();
    if (end2) throw new FaultError({ code: "died", of: "server", end: end2, when: "starting" });
    try {
      const answer = await ask(served.address, request2, target.ready.path, {
        ...probe.options,
        timeoutSeconds: 2
      });
      if (answer.status < 500) return;
      last = { path: target.ready.path, status: answer.status };
      await clock.sleep(POLL_SECONDS, signal);
    } catch (error3) {
      if (signal?.reason instanceof OutOfTime) {
        const seconds3 = Math.round(clock.now() - began);
        throw new FaultError({ code: "not-ready", seconds: seconds3, last, runOver: true });
      }
      signal?.throwIfAborted();
      last = { error: error3.message };
      await clock.sleep(POLL_SECONDS);
    }
  }
  throw new FaultError({ code: "not-ready", seconds: target.ready.timeoutSeconds, last });
}
async function checkAnswers(address2, probe) {
  const answers2 = [];
  for (const path2 of probe.request.paths) answers2.push(await rightAnswer(address2, probe, path2));
  return answers2;
}
async function rightAnswer(address2, probe, path2) {
  for (let left = attempts(probe.errors); ; left -= 1) {
    try {
      const answer = await ask(address2, probe.request, path2, probe.options).catch((error3) => {
        probe.options.signal?.throwIfAborted();
        throw new FaultError({ code: "no-answer", path: path2, error: error3.message });
      });
      const problem = problemWith(answer, probe.expect, probe.redact);
      if (!problem) return answer;
      throw new FaultError(problem);
    } catch (error3) {
      if (!(error3 instanceof FaultError) || left <= 1) throw error3;
    }
  }
}
function attempts(errors) {
  return errors <= 0 ? 1 : Math.min(100, Math.ceil(Math.log(1e-6) / Math.log(errors)));
}

// src/platform/ports.ts
import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";
var LOWEST = 2e4;
var HIGHEST = 32767;
var next = randomInt(LOWEST, HIGHEST + 1);
async function freePort() {
  for (let tried = LOWEST; tried <= HIGHEST; tried += 1) {
    const port2 = next;
    next = port2 < HIGHEST ? port2 + 1 : LOWEST;
    if (!await portTaken(port2)) return port2;
  }
  throw new RunError(`all ports from ${LOWEST} to ${HIGHEST} are taken; end what listens there`);
}
async function portTaken(port2) {
  try {
    await listenOn(port2);
    return false;
  } catch {
    return true;
  }
}
function portOpen({ host, port: port2 }) {
  return new Promise((resolve14) => {
    const socket = connect({ host, port: port2, timeout: 1e3 });
    const done = (open4) => {
      socket.destroy();
      resolve14(open4);
    };
    socket.once("connect", () => done(true));
    socket.once("timeout", () => done(false));
    socket.once("error", () => done(false));
  });
}
function listenOn(port2) {
  return new Promise((resolve14, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port: port2, exclusive: true }, () => server.close(() => resolve14()));
  });
}
var SCARCE = 0.95;
var TIME_WAIT = "06";
function portsUsedUp(to) {
  const reuse = readText("/proc/sys/net/ipv4/tcp_tw_reuse")?.trim();
  if (reuse === "1" || reuse === "2" && to.host.startsWith("127.")) return false;
  const [first, last] = (readText("/proc/sys/net/ipv4/ip_local_port_range") ?? "").split(/\s+/).map(Number);
  const ports = ((last ?? Number.NaN) - (first ?? Number.NaN) + 1) / 2;
  return lingering(readText("/proc/net/tcp") ?? "", to) >= SCARCE * ports;
}
function lingering(table2, { host, port: port2 }) {
  const bytes3 = host.split(".").map(Number);
  if (bytes3.length !== 4) return 0;
  const hex = (value, digits) => value.toString(16).toUpperCase().padStart(digits, "0");
  const address2 = bytes3.toReversed().map((byte) => hex(byte, 2)).join("");
  return table2.split(` ${address2}:${hex(port2, 4)} ${TIME_WAIT} `).length - 1;
}

// src/serve/services.ts
var SERVICE_POLL_SECONDS = 0.02;
var SETUP_SECONDS = 600;
async function startServices({ target, services = [], ...build2 }, runner, clock, signal, stack, on = "server") {
  const addresses = /* @__PURE__ */ new Map();
  const up = [];
  for (const service of services) {
    const served = stack.use(await runner.serve(service, /* @__PURE__ */ new Map(), on));
    await awaitService(served, service.target, clock, signal);
    addresses.set(service.target.name, served.nearby);
    up.push(served);
  }
  for (const command2 of target.setup ?? []) {
    const options = { timeoutSeconds: SETUP_SECONDS, ...signal && { signal } };
    const finished = await runner.runOnce({ target, ...build2 }, { command: command2 }, addresses, options);
    if (finished.code !== 0)
      throw new FaultError({ code: "setup-failed", command: [...command2], error: why(finished) });
  }
  return { services: up, addresses };
}
async function awaitService(served, { name: name3, ready: ready2 }, clock, signal) {
  const limit2 = clock.now() + ready2.timeoutSeconds;
  let last = null;
  while (clock.now() < limit2) {
    const end2 = served.ended();
    if (end2)
      throw new FaultError(
        { code: "died", of: "service", service: name3, end: end2, when: "starting" },
        await served.log()
      );
    if (await portOpen(served.address)) {
      if (!ready2.command) return;
      const asked = await served.exec(ready2.command, { timeoutSeconds: 10, ...signal && { signal } });
      if (asked.code === 0) return;
      last = { error: `${ready2.command.join(" ")}: ${why(asked)}` };
    }
    await clock.sleep(SERVICE_POLL_SECONDS, signal);
  }
  throw new FaultError(
    { code: "not-ready", seconds: ready2.timeoutSeconds, last, service: name3 },
    await served.log()
  );
}

// src/measure/run-context.ts
function withoutRounds(at, invalid2) {
  return { at, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid: invalid2 };
}
function logName({ case: { id: id2 } }, variant2) {
  return `${id2.replaceAll("/", "-")}-${variant2}`;
}
function totalTime(parts) {
  const total2 = (of) => parts.reduce((sum2, part) => sum2 + (part[of] ?? 0), 0);
  return { ready: total2("ready"), load: total2("load"), harness: total2("harness") };
}
async function underLoad(load, wall) {
  const before = process.cpuUsage();
  const result = await load();
  const { user, system } = process.cpuUsage(before);
  return { result, time: { ready: 0, load: wall(result), harness: (user + system) / 1e6 } };
}

// src/measure/deployment.ts
var StartFailure = class extends Error {
  name = "StartFailure";
  variant;
  fault;
  log;
  constructor(variant2, fault2, log3) {
    super(fault2.code);
    this.variant = variant2;
    this.fault = fault2;
    this.log = log3;
  }
};
async function startVariant(benchmark, build2, runner, clock) {
  var _stack = [];
  try {
    const { variant: variant2 } = build2;
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    let server = null;
    try {
      const question = benchmark.questions[variant2];
      const beside = await startServices(build2, runner, clock, question.options.signal, stack);
      const { services } = beside;
      server = stack.use(await runner.serve(build2, beside.addresses));
      await awaitReady(server, build2.target, question, clock);
      const answers2 = await checkAnswers(server.address, question);
      const startSeconds = clock.now() - server.startedAt;
      if (benchmark.case.path === "direct") {
        const lengths3 = await lengthsOf(server, question, answers2, clock);
        const kept2 = stack.move();
        const up2 = {
          variant: variant2,
          server,
          services,
          proxy: null,
          front: server,
          question,
          startSeconds,
          answers: answers2,
          lengths: lengths3
        };
        return { ...up2, [Symbol.asyncDispose]: () => kept2.disposeAsync() };
      }
      const { tls } = question.options;
      const settings = { variant: variant2, connections: benchmark.scenario.connections, ...tls && { tls } };
      const front = throughProxy(question);
      const proxy = await openProxy(
        runner.proxy(server, settings),
        stack,
        variant2,
        (served) => awaitReady(served, build2.target, front, clock)
      );
      const proxied = await checkAnswers(proxy.address, front);
      const lengths2 = await lengthsOf(proxy, front, proxied, clock);
      const kept = stack.move();
      const up = {
        variant: variant2,
        server,
        services,
        proxy,
        front: proxy,
        question: front,
        startSeconds,
        answers: proxied,
        lengths: lengths2
      };
      return { ...up, [Symbol.asyncDispose]: () => kept.disposeAsync() };
    } catch (error3) {
      if (!(error3 instanceof FaultError)) benchmark.questions[variant2].options.signal?.throwIfAborted();
      const found = error3 instanceof FaultError ? error3.fault : { code: "start-failed", error: error3.message };
      const fault2 = server && isAnswerFault(found) ? await deathOf(server, clock) ?? found : found;
      const log3 = (error3 instanceof FaultError ? error3.log : void 0) ?? await server?.log().catch(() => "") ?? "";
      throw new StartFailure(variant2, fault2, log3);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
var END_SECONDS = 0.1;
async function deathOf(server, clock) {
  if (server.ended() === null) await clock.sleep(END_SECONDS);
  const end2 = server.ended();
  return end2 && { code: "died", of: "server", end: end2, when: "before-load" };
}
async function openProxy(starting, stack, variant2, ready2) {
  const proxy = stack.use(
    await starting.catch((error3) => {
      throw new FaultError({ code: "proxy-failed", variant: variant2, end: null, error: error3.message });
    })
  );
  try {
    await ready2(proxy);
  } catch (error3) {
    if (!(error3 instanceof FaultError)) throw error3;
    const { fault: fault2 } = error3;
    const end2 = fault2.code === "died" ? fault2.end : null;
    if (end2 === null && !isRefused(fault2)) throw error3;
    const log3 = await proxy.log();
    throw new FaultError({ code: "proxy-failed", variant: variant2, end: end2, error: lastLines(log3, 1) || null }, log3);
  }
  return proxy;
}
function isRefused(fault2) {
  const refused2 = (error3) => error3.includes("ECONNREFUSED");
  if (fault2.code === "no-answer") return refused2(fault2.error);
  return fault2.code === "not-ready" && fault2.last !== null && "error" in fault2.last && refused2(fault2.last.error);
}
var ASKED_AGAIN = 4;
var PATIENCE_SECONDS = 0.2;
async function lengthsOf(served, question, answers2, clock) {
  const known2 = question.expect.body !== void 0;
  const until = clock.now() + PATIENCE_SECONDS;
  for (let asked = 0; !known2 && asked < ASKED_AGAIN && (asked === 0 || clock.now() < until); asked++) {
    const again = await checkAnswers(served.address, question);
    if (again.some((answer, index) => answer.digest !== answers2[index]?.digest)) return null;
  }
  const lengths2 = question.request.method === "HEAD" ? [0] : answers2.map(({ length }) => length);
  return { shortest: Math.min(...lengths2), longest: Math.max(...lengths2) };
}
function throughProxy(question) {
  const { tls: _, ...options } = question.options;
  return { ...question, options };
}
function endOf2({ variant: variant2, server, proxy, services }) {
  const own2 = server.ended();
  if (own2) return { code: "died", of: "server", end: own2 };
  const beside = services.map((service) => service.ended()).find((end3) => end3 !== null);
  if (beside) return { code: "died", of: "service", end: beside };
  const end2 = proxy?.ended();
  return end2 ? { code: "proxy-failed", variant: variant2, end: end2, error: null } : null;
}
function generatorThreads(cpus, atOnce) {
  return Math.max(1, Math.floor(cpus.generator.length / atOnce));
}
function loadBeside(deployment, benchmark, seconds3) {
  const { beside } = benchmark.scenario;
  if (!beside) return null;
  const { tls } = deployment.question.options;
  return {
    address: deployment.front.address,
    ...beside,
    keepalive: true,
    ...benchmark.scenario.http2 && { http2: true },
    timeoutSeconds: Math.max(10, benchmark.scenario.timeoutSeconds),
    status: benchmark.scenario.expect.status,
    length: { seconds: seconds3 },
    threads: 1,
    ...tls && { tls: { name: tls.name, caFile: tls.caFile } }
  };
}
function loadOf(deployment, benchmark, length, threads2, rate3) {
  const { tls, bodyFile: bodyFile2 } = deployment.question.options;
  return {
    address: deployment.front.address,
    request: benchmark.scenario.request,
    connections: benchmark.scenario.connections,
    keepalive: benchmark.scenario.keepalive,
    ...benchmark.scenario.http2 && { http2: true },
    timeoutSeconds: benchmark.scenario.timeoutSeconds,
    status: benchmark.scenario.expect.status,
    ...rate3 !== void 0 && { rate: rate3 },
    length,
    threads: threads2,
    ...bodyFile2 !== void 0 && { bodyFile: bodyFile2 },
    ...tls && { tls: { name: tls.name, caFile: tls.caFile } }
  };
}
async function startVariants(builds, benchmark, { runner, clock, signal }, stack) {
  const outcomes = await Promise.allSettled(
    builds.map(async (build2) => stack.use(await startVariant(benchmark, build2, runner, clock)))
  );
  const late = signal.reason instanceof OutOfTime;
  if (!late) signal.throwIfAborted();
  const failures2 = outcomes.flatMap((outcome) => outcome.status === "rejected" ? [outcome.reason] : []);
  const failed = failures2.filter((error3) => error3 instanceof StartFailure);
  const [unexpected] = failures2.filter((error3) => !(error3 instanceof StartFailure));
  if (unexpected) throw unexpected;
  if (failed.length === 0) signal.throwIfAborted();
  return {
    open: outcomes.flatMap((outcome) => outcome.status === "fulfilled" ? [outcome.value] : []),
    invalid: failed.map(({ variant: variant2, fault: fault2, log: log3 }) => ({ variant: variant2, fault: fault2, log: log3 })),
    logs: new Map(failed.map(({ variant: variant2, log: log3 }) => [logName(benchmark, variant2), log3]))
  };
}

// src/serve/meter.ts
function meterOf(pid, group, ownNetwork) {
  const started = startTime(pid);
  return {
    ownNetwork,
    async read() {
      const pids = (group && groupProcesses(group)) ?? descendants(pid);
      const seen2 = threads(pids);
      const counted2 = seen2.cpu.size > 0;
      const ofGroup = group && groupCpu(group);
      return {
        cpu: ofGroup ?? (counted2 ? sum(seen2.cpu.values()) : null),
        ...ofGroup === null && { whole: wholeCpu(pids) },
        threads: seen2.cpu,
        switches: counted2 ? seen2.switches : null,
        memoryPeak: (group && groupMemoryPeak(group)) ?? peakOf(pids),
        accepted: passiveOpens(pid),
        same: started !== null && startTime(pid) === started
      };
    }
  };
}
function usageBetween(before, after) {
  const busiest = [...after.threads].map(([thread, cpu]) => cpu - (before.threads.get(thread) ?? 0));
  return {
    cpu: cpuBetween(before, after),
    busiest: busiest.length === 0 ? null : Math.max(...busiest),
    switches: difference2(before.switches, after.switches),
    accepted: difference2(before.accepted, after.accepted)
  };
}
var ROUNDED = 0.03;
function cpuBetween(before, after) {
  const cpu = difference2(before.cpu, after.cpu);
  const whole = difference2(before.whole ?? null, after.whole ?? null);
  return whole !== null && (cpu === null || whole > cpu + ROUNDED) ? whole : cpu;
}
function difference2(before, after) {
  return before === null || after === null || after < before ? null : after - before;
}
function peakOf(pids) {
  const peaks = pids.map(peakResident).filter((peak) => peak !== null);
  return peaks.length === 0 ? null : sum(peaks);
}
function sum(values2) {
  let total2 = 0;
  for (const value of values2) total2 += value;
  return total2;
}
var REMOTE_ROOT = "/sys/fs/cgroup";
async function remoteMeterOf(pid, files) {
  const [stat, groups, snmp] = ["stat", "cgroup", "net/snmp"].map((name3) => `/proc/${pid}/${name3}`);
  const first = await files.read([stat, groups]);
  const started = startTimeIn(first.get(stat) ?? null);
  const places = placesOf(first.get(groups) ?? "");
  const counters = [...places.usage, ...places.stat, ...places.peak];
  return {
    ownNetwork: true,
    async read() {
      const found = await files.read([stat, snmp, ...counters]);
      const first2 = (paths) => found.get(paths.find((path2) => found.has(path2)) ?? "");
      const [usage, whole, peak] = [first2(places.usage), first2(places.stat), first2(places.peak)];
      return {
        cpu: usage ? groupCpuIn(usage, 1) : whole ? groupCpuIn(whole, 2) : null,
        threads: /* @__PURE__ */ new Map(),
        switches: null,
        memoryPeak: peak ? Number(peak) : null,
        accepted: passiveOpensIn(found.get(snmp) ?? null),
        same: started !== null && startTimeIn(found.get(stat) ?? null) === started
      };
    }
  };
}
function placesOf(groups) {
  const lines = groups.split("\n").map((line2) => line2.split(":"));
  const named = (controller) => lines.find(([, names]) => names?.split(",").includes(controller))?.slice(2).join(":");
  const [cpuacct, memory, unified] = [named("cpuacct"), named("memory"), named("")];
  return {
    usage: cpuacct ? ["cpuacct", "cpu,cpuacct"].map((name3) => `${REMOTE_ROOT}/${name3}${cpuacct}/cpuacct.usage`) : [],
    stat: unified && !cpuacct ? [`${REMOTE_ROOT}${unified}/cpu.stat`] : [],
    peak: memory ? [`${REMOTE_ROOT}/memory${memory}/memory.max_usage_in_bytes`] : unified ? [`${REMOTE_ROOT}${unified}/memory.peak`] : []
  };
}

// src/measure/validity.ts
var REQUESTS_PER_CONNECTION = 12;
var KEPT_UP = 0.9;
var IN_STEP = 0.05;
function startedTogether(starts, wall) {
  return starts.length < 2 || Math.max(...starts) - Math.min(...starts) <= IN_STEP * wall;
}
function answersOf(output) {
  return Object.values(output.byStatus).reduce((sum2, count3) => sum2 + count3, 0);
}
function errorsOf(output) {
  return Object.values(output.errors).reduce((sum2, count3) => sum2 + count3, 0);
}
function correctOf(output, scenario3) {
  return output.byStatus[String(scenario3.expect.status)] ?? 0;
}
function faultsIn(evidence) {
  const { scenario: scenario3, output, alive, ended } = evidence;
  const answers2 = answersOf(output);
  const errors = errorsOf(output);
  const correct = correctOf(output, scenario3);
  const found = [alive ? null : ended ?? { code: "restarted" }];
  if (correct === 0) found.push({ code: "no-answers", seconds: output.wall, most: mostFrequent2(output) });
  else {
    const [failed, of] = [answers2 - correct + errors, answers2 + errors];
    if (failed > scenario3.errors * of)
      found.push({ code: "errors", failed, of, unit: "requests", most: mostFrequent2(output, scenario3) });
    found.push(wrongSize(evidence, answers2, correct), tooManyConnections(evidence, answers2));
  }
  return found.filter((fault2) => fault2 !== null);
}
function wrongSize({ lengths: lengths2, output: { bytes: bytes3 } }, answers2, correct) {
  if (lengths2 === null || answers2 !== correct) return null;
  const [least, most] = [correct * lengths2.shortest, correct * lengths2.longest];
  return bytes3 >= least && bytes3 <= most ? null : { code: "wrong-size", answers: answers2, bytes: bytes3, least, most };
}
function tooManyConnections(evidence, answers2) {
  const { scenario: scenario3, opened, path: path2, sharing } = evidence;
  const code = "too-many-connections";
  const allowed2 = (requests, variants) => Math.max(2 * scenario3.connections * variants, requests / 100);
  const { client, upstream } = opened;
  if (path2 === "proxy" && upstream !== null && upstream > allowed2(sharing.answers, sharing.variants))
    return { code, side: "upstream", opened: upstream, requests: sharing.answers };
  if (scenario3.keepalive && client !== null && client > allowed2(answers2, 1))
    return { code, side: "client", opened: client, requests: answers2 };
  return null;
}
function limitsOf(evidence) {
  const { bottleneck: bottleneck2, scenario: scenario3, output } = evidence;
  const found = [];
  if (evidence.outOfPorts) found.push("out-of-ports");
  if (bottleneck2 === "proxy") found.push("proxy-saturated");
  if (bottleneck2 === "generator") found.push("generator-saturated");
  if (bottleneck2 === "dependency" && !scenario3.rate) found.push("dependency");
  const tooFew = answersOf(output) < REQUESTS_PER_CONNECTION * scenario3.connections * 0.75;
  if (scenario3.requests === void 0 && (tooFew && !scenario3.rate || !evidence.enoughTime))
    found.push("too-few-requests");
  if (evidence.keptUp !== null && evidence.keptUp < KEPT_UP) found.push("over-capacity");
  if (bottleneck2 === "generator" && littlesLawBroken(output, scenario3)) found.push("littles-law");
  if (!evidence.steady) found.push("unsteady");
  if (!evidence.inStep) found.push("out-of-step");
  return found;
}
function littlesLawBroken(output, scenario3) {
  const answers2 = answersOf(output);
  if (errorsOf(output) > 0 || answers2 < 10 * scenario3.connections || output.latency.mean === null)
    return false;
  const share3 = answers2 / output.wall * output.latency.mean / scenario3.connections;
  return share3 < 0.85 || share3 > 1.05;
}
function mostFrequent2(output, scenario3) {
  const wrong = Object.entries(output.byStatus).filter(([status]) => status !== String(scenario3?.expect.status)).map(([status, count3]) => ({ status, count: count3 }));
  const errors = Object.entries(output.errors).map(([error3, count3]) => ({ error: error3, count: count3 }));
  return [...wrong, ...errors].sort((a, b) => b.count - a.count).slice(0, 3);
}

// src/measure/warm-up.ts
var SLICE = 0.2;
var CAP = 8;
var WINDOW = 2;
var RISE = 1.05;
var CHEAP_WINDOW = 3;
var FALL = 0.97;
function isSteady(throughputs2) {
  if (throughputs2.length < 2 * WINDOW) return false;
  const last = mean(throughputs2.slice(-WINDOW));
  return last > 0 && last <= RISE * mean(throughputs2.slice(-2 * WINDOW, -WINDOW));
}
function isSettled(costs2) {
  if (costs2.length < 2 * CHEAP_WINDOW) return false;
  const [last, before] = [costs2.slice(-CHEAP_WINDOW), costs2.slice(0, -CHEAP_WINDOW)];
  return Math.min(...last) >= FALL * Math.min(...before);
}
async function warmUp(deployments, together, benchmark, context, known2) {
  const slices = new Map(deployments.map((deployment) => [deployment, []]));
  const soFar = [...slices.values()];
  const times = [];
  let steady = known2 !== void 0;
  let failed = false;
  let spent = 0;
  for (const seconds3 of known2 === void 0 ? [] : lengths(known2)) await slice(seconds3);
  while (!steady && !failed && spent < CAP) {
    const longest = await slice(SLICE);
    const enough = spent >= settleFor(context);
    const allAnswer = soFar.every((each) => (each.at(-1)?.answers ?? 0) > 0);
    steady = allAnswer && isSteady(throughputs(soFar)) && (enough || isSettled(costs(soFar)));
    spent += longest;
  }
  steady ||= failed || throughputs(soFar).every((each) => each === 0);
  const last = soFar.map((each) => Math.max(throughput(each.at(-1)), throughput(each.at(-2))));
  const base = last[deployments.findIndex(({ variant: variant2 }) => variant2 === "base")] ?? last[0] ?? 0;
  return {
    steady,
    answersPerSecond: Math.min(...last),
    base,
    time: totalTime(times),
    ...known2 === void 0 && steady && { costs: costs(soFar).map((cost) => Number.isFinite(cost) ? cost : null) }
  };
  async function slice(seconds3) {
    const walls = [];
    for (const part of together ? [deployments] : deployments.map((deployment) => [deployment])) {
      const longest = (some) => Math.max(...some.map(({ wall }) => wall));
      const loads = () => Promise.all(part.map((deployment) => load(deployment, seconds3)));
      const { result, time: time4 } = await underLoad(loads, longest);
      walls.push(longest(result));
      times.push(time4);
    }
    return Math.max(...walls);
  }
  async function load(deployment, seconds3) {
    const threads2 = generatorThreads(context.plan.cpus, together ? deployments.length : 1);
    const asked = loadOf(deployment, benchmark, { seconds: seconds3 }, threads2);
    const before = await deployment.server.meter.read();
    const loaded = await context.generator(asked, { signal: context.signal }).catch(() => null);
    failed ||= loaded === null || endOf2(deployment) !== null;
    context.signal.throwIfAborted();
    const { cpu } = usageBetween(before, await deployment.server.meter.read());
    const did = { cpu, wall: loaded?.output.wall ?? seconds3, answers: loaded ? answersOf(loaded.output) : 0 };
    slices.get(deployment)?.push(did);
    return did;
  }
}
function lengths(known2) {
  const before = known2 - SLICE;
  return before > SLICE / 2 ? [before, SLICE] : [SLICE];
}
function settleFor({ plan: plan2 }) {
  const cases = plan2.cases.length / (plan2.shard?.count ?? 1);
  return plan2.budgetSeconds / Math.max(1, cases) / 10;
}
function throughputs(deployments) {
  return totals(deployments, throughput);
}
function throughput(slice) {
  return slice ? slice.answers / slice.wall : 0;
}
function costs(deployments) {
  const answers2 = totals(deployments, (slice) => slice.answers);
  if (deployments.flat().some(({ cpu }) => cpu === null)) return answers2.map(() => 0);
  return totals(deployments, ({ cpu }) => cpu ?? 0).map((each, slice) => each / (answers2[slice] ?? 0));
}
function totals(deployments, value) {
  const [first = []] = deployments;
  return first.map(
    (_, index) => deployments.reduce((sum2, deployment) => sum2 + (deployment[index] ? value(deployment[index]) : 0), 0)
  );
}

// src/measure/calibration.ts
function needsCalibration({ scenario: scenario3, rate: rate3 }) {
  return scenario3.rate !== void 0 && "share" in scenario3.rate && rate3 === void 0;
}
async function calibrate(benchmark, pairing2, context) {
  var _stack = [];
  try {
    const { builds, scenario: scenario3 } = benchmark;
    const at = context.clock.now() - context.began;
    const together = builds.length > 1 && pairing2 === "side-by-side" && builds.every(context.runner.canShare);
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    const started = await startVariants(together ? builds : builds.slice(0, 1), benchmark, context, stack);
    const { open: open4, logs: logs2 } = started;
    const session2 = withoutRounds(at, started.invalid);
    if (session2.invalid.length > 0) return { rate: null, start: { session: session2, time: totalTime([]), logs: logs2 } };
    const ready2 = context.clock.now();
    const { base, time: time4 } = await warmUp(open4, together, benchmark, context);
    const share3 = scenario3.rate && "share" in scenario3.rate ? scenario3.rate.share : 1;
    const rate3 = Number((share3 * base).toPrecision(3));
    const spent = totalTime([time4, { ready: context.clock.now() - ready2 }]);
    return { rate: rate3 > 0 ? rate3 : 1, start: { session: session2, time: spent, logs: logs2 } };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}

// src/measure/interference.ts
async function monitorInterference(plan2, proxied, runner) {
  const cpus = proxied ? plan2 : { ...plan2, proxy: [] };
  const ours = process.cpuUsage();
  const before = await lookAt(cpus, runner);
  return async () => {
    const after = await lookAt(cpus, runner);
    const { user, system } = process.cpuUsage(ours);
    const grown = (part, what) => before[part] && after[part] && after[part][what] - before[part][what];
    const on = (part, wall, used) => disturbanceOf({
      wall,
      stolen: grown(part, "stolen"),
      busy: grown(part, "busy"),
      ours: used.every((each) => each !== null) ? used.reduce((sum2, each) => sum2 + each, 0) : null
    });
    const harness = (user + system) / 1e6;
    return {
      idle: { server: grown("server", "idle"), generator: grown("generator", "idle") },
      disturbance: ({ wall, server, proxy, generator }) => onSeparateMachine(cpus) ? worstOf([on("there", wall, [server, proxy]), on("generator", wall, [generator, harness])]) : on("all", wall, [server, proxy, generator, harness])
    };
  };
}
async function lookAt(cpus, runner) {
  const { server, proxy, generator } = cpus;
  const there = [.../* @__PURE__ */ new Set([...server, ...proxy])];
  const all = [.../* @__PURE__ */ new Set([...there, ...generator])];
  return {
    server: await runner.cpuSeconds(server),
    there: onSeparateMachine(cpus) ? await runner.cpuSeconds(there) : null,
    generator: cpuSeconds(generator),
    all: onSeparateMachine(cpus) ? null : cpuSeconds(all)
  };
}
function disturbanceOf({ wall, stolen, busy, ours }) {
  if (!(wall > 0)) return { stolen: null, foreign: null };
  return {
    stolen: stolen === null ? null : stolen / wall,
    foreign: busy === null || ours === null ? null : Math.max(0, (busy - ours) / wall)
  };
}
function worstOf(parts) {
  const most = (values2) => values2.every((value) => value !== null) && values2.length > 0 ? Math.max(...values2) : null;
  return { stolen: most(parts.map((p) => p.stolen)), foreign: most(parts.map((p) => p.foreign)) };
}

// src/measure/random.ts
function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = state + 2654435769 >>> 0;
    let z = state;
    z = Math.imul(z ^ z >>> 16, 2246822507);
    z = Math.imul(z ^ z >>> 13, 3266489909);
    return ((z ^ z >>> 16) >>> 0) / 2 ** 32;
  };
}
function shuffled(items, random) {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other], result[last]];
  }
  return result;
}
function mirroredOrders(items, rounds, random) {
  const orders = [];
  for (let round2 = 0; round2 < rounds; round2 += 1) {
    orders.push(round2 % 2 === 0 ? shuffled(items, random) : [...orders.at(-1)].reverse());
  }
  return orders;
}

// src/measure/command-session.ts
var reportLine = object({
  operations: int2().positive(),
  seconds: number3().positive(),
  errors: int2().nonnegative().default(0)
});
async function runCommandSession(benchmark, design, context) {
  var _stack = [];
  try {
    const at = context.clock.now() - context.began;
    const logs2 = /* @__PURE__ */ new Map();
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    const deployments = [];
    for (const build2 of shuffled(benchmark.builds, context.random)) {
      try {
        const { addresses } = await startServices(
          build2,
          context.runner,
          context.clock,
          context.signal,
          stack,
          "generator"
        );
        deployments.push({ build: build2, beside: addresses });
      } catch (error3) {
        context.signal.throwIfAborted();
        const { variant: variant2 } = build2;
        const [fault2, log3] = error3 instanceof FaultError ? [error3.fault, error3.log] : [{ code: "start-failed", error: error3.message }, void 0];
        if (log3) logs2.set(logName(benchmark, variant2), log3);
        const invalid2 = [{ variant: variant2, fault: fault2, ...log3 && { log: log3 } }];
        return { session: withoutRounds(at, invalid2), time: totalTime([]), logs: logs2 };
      }
    }
    const ready2 = context.clock.now();
    for (const deployment of deployments) await once(deployment, benchmark, context);
    const warmUpSeconds = context.clock.now() - ready2;
    const rounds = [];
    const times = [];
    for (const order of mirroredOrders(deployments, design.rounds, context.random)) {
      const { round: round2, time: time5 } = await oneRound(order, benchmark, context);
      rounds.push(round2);
      times.push(time5);
      if (round2.samples.some(({ invalid: invalid2 }) => invalid2.length > 0)) break;
    }
    const time4 = totalTime([...times, { ready: context.clock.now() - ready2 }]);
    return { session: { at, startSeconds: {}, warmUpSeconds, rounds, invalid: [] }, time: time4, logs: logs2 };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function oneRound(order, benchmark, context) {
  const at = context.clock.now() - context.began;
  const stopMonitor = await monitorInterference(context.plan.cpus, false, context.runner);
  const samples = [];
  const times = [];
  for (const deployment of order) {
    const run3 = () => once(deployment, benchmark, context);
    const { result, time: time4 } = await underLoad(run3, ({ wall: wall2 }) => wall2);
    samples.push(result);
    times.push(time4);
  }
  const wall = samples.reduce((sum2, sample2) => sum2 + sample2.wall, 0);
  const { stolen } = (await stopMonitor()).disturbance({
    wall,
    server: null,
    proxy: null,
    generator: null,
    busiestServer: null,
    busiestProxy: null
  });
  const round2 = {
    order: order.map(({ build: build2 }) => build2.variant),
    together: false,
    at,
    samples,
    disturbance: { stolen, foreign: null }
  };
  return { round: round2, time: totalTime(times) };
}
async function once({ build: build2, beside }, { scenario: scenario3 }, context) {
  const { timeoutSeconds, run: args = [] } = scenario3;
  const options = { timeoutSeconds, signal: context.signal };
  const finished = await context.runner.runOnce(build2, { added: args }, beside, options);
  return sampleOf(build2, scenario3, finished.code === 0 ? null : why(finished), finished.stdout);
}
function sampleOf({ variant: variant2 }, scenario3, end2, output) {
  const report = end2 === null ? reported(output) : null;
  const fault2 = end2 !== null ? { code: "command-failed", error: end2 } : report ? tooManyErrors(report, scenario3) : { code: "no-report", output: lastLines(output, 2) };
  const correct = report ? report.operations - report.errors : 0;
  return {
    variant: variant2,
    wall: report?.seconds ?? 0,
    byStatus: report ? { [scenario3.expect.status]: correct } : {},
    errors: report && report.errors > 0 ? { "failed operations": report.errors } : {},
    aborted: 0,
    bytes: 0,
    correct,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    cpu: { server: null, proxy: null, generator: null },
    busiest: { server: null, proxy: null },
    opened: { client: null, upstream: null },
    memory: null,
    switches: null,
    bottleneck: "server",
    invalid: fault2 === null ? [] : [fault2],
    limits: []
  };
}
function reported(output) {
  try {
    const parsed3 = reportLine.safeParse(JSON.parse(output.trimEnd().split("\n").at(-1) ?? ""));
    return parsed3.success && parsed3.data.errors <= parsed3.data.operations ? parsed3.data : null;
  } catch {
    return null;
  }
}
function tooManyErrors({ operations, errors }, scenario3) {
  return errors > operations * scenario3.errors ? { code: "errors", failed: errors, of: operations, unit: "operations", most: [] } : null;
}

// src/measure/sampling-plan.ts
var PILOT_SESSIONS = 3;
var USUAL_ROUNDS = 4;
var ROUNDS_OFFERED = [2, 4, 6, 8, 12];
var PRIOR_DEGREES = 3;
var ROUND_EXTRA = 0.03;
function pairingOf({ pairing: pairing2 }, { run: run3 }) {
  return run3 ? "interleaved" : pairing2;
}
function firstPlan(pairing2) {
  return { design: { pairing: pairing2, rounds: USUAL_ROUNDS }, choice: null };
}
function nextPlan(now, { sessions }, allowance) {
  if (now.choice !== null) return now;
  const learned = learnedWarmUp({ sessions }, allowance.loop);
  const warmUp2 = learned === null ? {} : { warmUpSeconds: learned };
  const design = { ...now.design, ...warmUp2 };
  if (sessions.length < PILOT_SESSIONS) return { design, choice: null };
  const choice2 = { ...chooseRounds({ sessions }, allowance), ...warmUp2 };
  return { design: { ...design, rounds: choice2.roundsPerSession }, choice: choice2 };
}
function chooseRounds(record2, allowance) {
  const { loop } = allowance;
  const found = deciding(loop).flatMap((metric) => components(record2, metric) ?? []);
  const offered = roundsOffered(record2);
  if (found.length === 0) {
    const rounds2 = offered.find((each) => each >= USUAL_ROUNDS) ?? USUAL_ROUNDS;
    return { roundsPerSession: rounds2, betweenStarts: null };
  }
  const costs2 = costsOf(record2.sessions, allowance);
  const width = (rounds2) => Math.max(...found.map((each) => widthAtEnd(each, rounds2, costs2, allowance)));
  const rounds = offered.reduce((best, each) => width(each) < width(best) ? each : best);
  const share3 = mean(found.map(({ start, round: round2 }) => start / (start + round2) || 0));
  return {
    roundsPerSession: rounds,
    betweenStarts: share3
  };
}
function roundsOffered({ sessions }) {
  const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round2) => round2.samples));
  const open4 = samples.filter(({ latencies }) => latencies !== void 0);
  if (open4.length === 0) return ROUNDS_OFFERED;
  const answers2 = Math.min(...open4.map(({ correct }) => correct));
  const enough = ROUNDS_OFFERED.filter(
    (rounds) => rounds >= USUAL_ROUNDS && (rounds - 1) * answers2 >= answersFor(0.99)
  );
  return enough.length > 0 ? enough : ROUNDS_OFFERED.slice(-1);
}
function widthAtEnd({ start, round: round2 }, rounds, costs2, { budgetSeconds }) {
  const n = Math.floor(budgetSeconds / (costs2.session + rounds * costs2.round));
  if (n < PILOT_SESSIONS) return Number.POSITIVE_INFINITY;
  const noise = { variance: start + round2 / rounds, degrees: n - 1 + PRIOR_DEGREES };
  return halfWidth({ noise, weight: n }, equivalenceTail("end")) ?? Number.POSITIVE_INFINITY;
}
function costsOf(sessions, { spent, loop }) {
  const rounds = sessions.flatMap((session2) => session2.rounds);
  const measuring = rounds.reduce((sum2, each) => sum2 + secondsOf(each), 0);
  const learned = learnedWarmUp({ sessions }, loop);
  const saved = sessions.map(
    (session2) => learned === null ? 0 : Math.max(0, session2.warmUpSeconds - learned * warmedUpAt(session2))
  );
  const starting = spent - measuring - saved.reduce((sum2, each) => sum2 + each, 0);
  return {
    session: Math.max(0, starting / sessions.length),
    round: rounds.length === 0 ? 0 : measuring / rounds.length
  };
}
function warmedUpAt({ rounds }) {
  return rounds.some(({ together }) => together) ? 1 : Math.max(1, ...rounds.map(({ order }) => order.length));
}
function secondsOf({ samples, together }) {
  const walls = samples.map(({ wall }) => wall + ROUND_EXTRA);
  return together ? Math.max(0, ...walls) : walls.reduce((sum2, wall) => sum2 + wall, 0);
}
var WINDOW2 = 3;
var AT_ONCE = 1.1;
var WARM = 1.15;
function learnedWarmUp({ sessions }, loop) {
  const first = sessions.find(({ warmUpCosts }) => warmUpCosts !== void 0);
  const slices = (first?.warmUpCosts ?? []).map((cost) => ({ seconds: SLICE, cost: cost ?? Infinity }));
  const rounds = (first?.rounds ?? []).filter((round2) => !isDisturbed(round2)).map(pieceOf);
  const pieces = loop === "open" ? slices : [...slices, ...rounds];
  if (slices.length < WINDOW2 || !pieces.slice(-WINDOW2).every(tells)) return null;
  const needed = loop === "open" ? pieces : pieces.slice(0, lastExpensive(pieces) + 1);
  const seconds3 = needed.reduce((sum2, piece) => sum2 + piece.seconds, 0);
  return Math.min(CAP, Number(seconds3.toFixed(2)));
}
function lastExpensive(pieces) {
  const costAt = (from) => mean(pieces.slice(from, from + WINDOW2).map(({ cost }) => cost));
  const end2 = pieces.length - WINDOW2;
  if (costAt(0) <= AT_ONCE * costAt(end2)) return 0;
  return pieces.findLastIndex((_, from) => from === 0 || from < end2 && costAt(from) > WARM * costAt(end2));
}
function pieceOf({ samples }) {
  const total2 = (of) => samples.reduce((sum2, sample2) => sum2 + of(sample2), 0);
  return {
    seconds: Math.max(0, ...samples.map(({ wall }) => wall)),
    cost: total2(({ cpu }) => cpu.server ?? Number.NaN) / total2(({ correct }) => correct)
  };
}
function tells({ cost }) {
  return cost > 0 && Number.isFinite(cost);
}

// src/measure/scheduler.ts
async function runSchedule(benchmarks, policyOf, context, hooks) {
  const { clock, plan: plan2, signal } = context;
  const states = benchmarks.map((benchmark) => newState(benchmark, context));
  const policy2 = policyOf(states, context);
  const began = clock.now();
  const left = () => plan2.budgetSeconds - (clock.now() - began);
  let underWay = "";
  const begins = ({ benchmark }) => {
    underWay = benchmark.case.id;
    const secondsLeft = left();
    const done = Math.min(1, 1 - secondsLeft / plan2.budgetSeconds);
    hooks.progress({ doing: underWay, done, secondsLeft: Math.max(0, secondsLeft) });
  };
  const keep2 = (state) => hooks.kept?.(newest(recordOf(state)));
  let stopped = { interrupted: false, timedOutIn: null };
  try {
    for (let due = policy2.due(left()); due.length > 0; due = policy2.due(left())) {
      const start = clock.now();
      for (const state of due) {
        if (left() <= 0) break;
        begins(state);
        await calibrateOnce(state, context, hooks);
        const from = clock.now();
        if (!state.ended) {
          state.sessions.push(await hooks.measure(state.benchmark, policy2.design(state)));
          const seconds3 = clock.now() - from;
          state.spent += seconds3;
          policy2.measured(state, seconds3);
        }
        keep2(state);
      }
      policy2.through?.(clock.now() - start);
    }
  } catch (error3) {
    stopped = stopReason(error3, underWay, signal);
  }
  return { records: states.map(recordOf), ...stopped };
}
function newState(benchmark, { plan: plan2 }) {
  return {
    benchmark,
    sampling: firstPlan(pairingOf(plan2, benchmark.scenario)),
    sessions: [],
    spent: 0,
    calibration: 0,
    longest: 0,
    timed: null,
    ended: false
  };
}
async function calibrateOnce(state, { clock }, { calibrate: calibrate2 }) {
  if (!needsCalibration(state.benchmark)) return;
  if (!calibrate2) throw new RangeError(`${state.benchmark.case.id} has to be calibrated`);
  const start = clock.now();
  const { rate: rate3, session: session2 } = await calibrate2(state.benchmark);
  state.calibration = clock.now() - start;
  state.spent += state.calibration;
  if (rate3 !== null) {
    state.benchmark = { ...state.benchmark, rate: rate3 };
    return;
  }
  state.sessions.push(session2);
  state.ended = true;
}
function recordOf({ benchmark, sessions, sampling: { choice: choice2 } }) {
  const { rate: rate3 } = benchmark;
  return { ...benchmark.case, sessions, ...rate3 !== void 0 && { rate: rate3 }, ...choice2 && { choice: choice2 } };
}
function newest(record2) {
  return { ...record2, sessions: record2.sessions.slice(-1) };
}
function stopReason(error3, underWay, signal) {
  if (!signal.aborted) throw error3;
  const late = signal.reason instanceof OutOfTime;
  return { interrupted: !late, timedOutIn: late ? underWay : null };
}
function isInvalid(session2) {
  return session2 !== void 0 && (session2.invalid.length > 0 || session2.rounds.some(({ samples }) => samples.some(({ invalid: invalid2 }) => invalid2.length > 0)));
}
var MOST_SESSIONS = 130;
function sequentialLooks(variants) {
  return (states, context) => {
    const { plan: plan2, random } = context;
    const share3 = plan2.budgetSeconds / states.length;
    return {
      due(left) {
        const fitting2 = states.filter((state) => !state.ended && left > 0 && state.longest <= left);
        return shuffled(fitting2, random).sort((a, b) => a.spent - b.spent).slice(0, 1);
      },
      design: ({ sampling }) => sampling.design,
      measured(state, seconds3) {
        const { benchmark, sampling, spent, calibration } = state;
        const { design } = sampling;
        state.longest = state.timed === design ? Math.max(state.longest, seconds3) : seconds3;
        state.timed = design;
        state.sampling = nextPlan(sampling, state, {
          loop: loopOf(benchmark.case, context),
          spent: spent - calibration,
          budgetSeconds: share3 - calibration
        });
        state.ended = benchmark.builds.length === 1 || isInvalid(state.sessions.at(-1)) || state.sessions.length >= MOST_SESSIONS || settledAtLook(recordOf(state), { plan: plan2, variants }) !== null;
      }
    };
  };
}
var ALONE2 = { rounds: 3, pairing: "interleaved" };
var ONCE = { rounds: 1, pairing: "interleaved" };
var MOST_BLOCKS = 60;
var LEAST_BLOCKS = 2;
function randomisedBlocks() {
  return (states, { random }) => {
    const byGroup = Map.groupBy(
      states,
      ({ benchmark: { case: found } }) => `${found.scenario}/${found.path}`
    );
    const groups = [...byGroup.values()].map((own2) => ({ states: own2, blocks: 0, spent: 0, last: 0 }));
    const healthy = (group) => group.states.filter(({ ended }) => !ended);
    let current;
    return {
      due(left) {
        const fitting2 = groups.filter(
          (group) => left > 0 && group.last < left && group.blocks < MOST_BLOCKS && healthy(group).length > 0
        );
        const early = ({ blocks }) => Math.min(blocks, LEAST_BLOCKS);
        [current] = shuffled(fitting2, random).sort((a, b) => early(a) - early(b) || a.spent - b.spent);
        return current ? shuffled(healthy(current), random) : [];
      },
      design: ({ benchmark }) => benchmark.scenario.run ? ONCE : ALONE2,
      measured(state) {
        state.ended = isInvalid(state.sessions.at(-1));
      },
      through(seconds3) {
        if (!current) return;
        current.blocks += 1;
        current.last = seconds3;
        current.spent += seconds3;
      }
    };
  };
}

// src/measure/sample.ts
function sampleOf2(load, together, bottleneck2, benchmark, round2) {
  const { deployment, loaded, server, proxy } = load;
  if (loaded instanceof Error) return failedSample(load, loaded);
  const { scenario: scenario3 } = benchmark;
  const { output } = loaded;
  const opened = openedBy(load, together, scenario3.keepalive ? scenario3.connections : null);
  const outputs = together.flatMap((each) => each.loaded instanceof Error ? [] : [each.loaded.output]);
  const sharing = deployment.server.meter.ownNetwork ? { answers: answersOf(output), variants: 1 } : { answers: outputs.reduce((sum2, each) => sum2 + answersOf(each), 0), variants: outputs.length };
  const starts = together.flatMap((each) => each.loaded instanceof Error ? [] : [each.loaded.startedAt]);
  const isMeasure = deployment.variant === "base" || benchmark.builds.length === 1;
  const evidence = {
    scenario: scenario3,
    path: benchmark.case.path,
    output,
    lengths: deployment.lengths,
    alive: server.after.same && (proxy?.after.same ?? true),
    ended: endOf2(deployment),
    opened,
    sharing,
    bottleneck: bottleneck2,
    outOfPorts: !scenario3.keepalive && portsUsedUp(deployment.front.address),
    enoughTime: round2.enoughTime,
    steady: round2.steady,
    inStep: startedTogether(starts, output.wall),
    keptUp: isMeasure && round2.rate !== void 0 && loaded.latencies ? keptUp(loaded.latencies, round2.rate) : null
  };
  return {
    ...meteredOf(load),
    ...output,
    ...loaded.latencies && { latencies: latencyCounts(loaded.latencies) },
    correct: correctOf(output, scenario3),
    bottleneck: bottleneck2,
    cpu: { server: server.used.cpu, proxy: proxy?.used.cpu ?? null, generator: loaded.cpu },
    opened,
    invalid: faultsIn(evidence),
    limits: limitsOf(evidence)
  };
}
function meteredOf({ deployment, server, proxy }) {
  return {
    variant: deployment.variant,
    busiest: { server: server.used.busiest, proxy: proxy?.used.busiest ?? null },
    memory: server.after.memoryPeak,
    switches: server.used.switches
  };
}
function faultOf(error3) {
  return error3 instanceof FaultError ? error3.fault : { code: "generator-failed", error: error3.message };
}
function failedSample(load, error3) {
  return {
    ...meteredOf(load),
    wall: 0,
    byStatus: {},
    errors: {},
    aborted: 0,
    bytes: 0,
    correct: 0,
    latency: { mean: null, p50: null, p90: null, p95: null, p99: null },
    bottleneck: null,
    cpu: { server: load.server.used.cpu, proxy: load.proxy?.used.cpu ?? null, generator: null },
    opened: { client: null, upstream: null },
    invalid: [endOf2(load.deployment) ?? faultOf(error3)],
    limits: []
  };
}
function openedBy(load, together, connections) {
  const { deployment, server, proxy } = load;
  if (deployment.server.meter.ownNetwork) {
    return proxy ? { client: proxy.used.accepted, upstream: server.used.accepted } : { client: server.used.accepted, upstream: null };
  }
  const all = server.used.accepted;
  if (all === null) return { client: null, upstream: null };
  const requests = (each) => each.loaded instanceof Error ? 0 : answersOf(each.loaded.output) + each.loaded.output.aborted;
  const clients = together.reduce((sum2, each) => sum2 + (connections ?? requests(each)), 0);
  const rest = Math.max(0, all - clients);
  return proxy ? { client: null, upstream: rest } : { client: Math.round(all / together.length), upstream: null };
}
var SATURATED = 0.9;
function bottleneckOf2(usage, cpus) {
  const { wall } = usage;
  if (usage.server === null || wall <= 0) return null;
  const busy = (seconds3, cores3) => (seconds3 ?? 0) / (wall * cores3);
  const noneLeft = (idle, cores3) => idle !== null && idle / (wall * cores3) <= 1 - SATURATED;
  if (busy(usage.server, cpus.server.length) >= SATURATED || busy(usage.busiestServer, 1) >= SATURATED)
    return "server";
  if (noneLeft(usage.idle.server, cpus.server.length)) return "server";
  const shared = !onSeparateMachine(cpus) && cpus.proxy.some((cpu) => cpus.generator.includes(cpu));
  if (shared) {
    const together = busy((usage.proxy ?? 0) + (usage.generator ?? 0), cpus.generator.length);
    if (together >= SATURATED || noneLeft(usage.idle.generator, cpus.generator.length))
      return (usage.proxy ?? 0) > (usage.generator ?? 0) ? "proxy" : "generator";
  }
  if (busy(usage.proxy, cpus.proxy.length) >= SATURATED || busy(usage.busiestProxy, 1) >= SATURATED)
    return "proxy";
  if (busy(usage.generator, cpus.generator.length) >= SATURATED) return "generator";
  return "dependency";
}
var FIFTH = 0.2;
function queueGrowth(latencies) {
  const part = Math.floor(latencies.length * FIFTH);
  if (part === 0) return 0;
  return Math.max(0, mean(latencies.slice(-part)) - mean(latencies.slice(0, part)));
}
function keptUp(latencies, rate3) {
  const offered = latencies.length / rate3;
  return offered === 0 ? 0 : offered / (offered + queueGrowth(latencies) / (1 - FIFTH));
}

// src/measure/round.ts
async function loadTogether(deployments, benchmark, round2, context) {
  const { cpus } = context.plan;
  const threads2 = generatorThreads(cpus, deployments.length);
  const stopMonitor = await monitorInterference(cpus, benchmark.case.path === "proxy", context.runner);
  const line2 = startBarrier(deployments.length);
  const loads = await Promise.all(
    deployments.map((deployment) => loadVariant(deployment, benchmark, round2, { ...context, threads: threads2, line: line2 }))
  );
  const observed = await stopMonitor();
  const total2 = totalUsage(loads);
  const bottleneck2 = bottleneckOf2({ ...total2, idle: observed.idle }, cpus);
  const disturbance = observed.disturbance(total2);
  const order = benchmark.builds.map(({ variant: variant2 }) => variant2);
  const isSpoilt = isDisturbed({ disturbance, together: deployments.length > 1, order });
  const samples = loads.map((load) => sampleOf2(load, loads, bottleneck2, benchmark, round2));
  return { samples: isSpoilt ? samples.map(excused) : samples, disturbance };
}
var TIMED_OUT = "timeout";
function excused(sample2) {
  const { errors, correct, invalid: invalid2 } = sample2;
  const onlyLate = answersOf(sample2) === correct && Object.keys(errors).every((name3) => name3 === TIMED_OUT);
  return onlyLate && correct > 0 ? { ...sample2, invalid: invalid2.filter(({ code }) => code !== "errors") } : sample2;
}
async function loadVariant(deployment, benchmark, { length, rate: rate3 }, {
  generator,
  signal,
  threads: threads2,
  line: line2
}) {
  const before = await readingsOf(deployment);
  const seconds3 = "seconds" in length ? length.seconds : length.requests / (rate3 ?? 1);
  const other = loadBeside(deployment, benchmark, seconds3);
  const beside = other && generator(other, { signal }).catch((error3) => error3);
  const measured2 = await generator(loadOf(deployment, benchmark, length, threads2, rate3), {
    signal,
    barrier: line2
  }).catch((error3) => {
    signal.throwIfAborted();
    return error3;
  });
  const besides = await beside;
  const loaded = failureBeside(besides, benchmark) ?? measured2;
  const after = await readingsOf(deployment);
  return {
    deployment,
    loaded,
    besideCpu: besides === null ? 0 : besides instanceof Error ? null : besides.cpu,
    server: { used: usageBetween(before.server, after.server), after: after.server },
    proxy: before.proxy && after.proxy ? { used: usageBetween(before.proxy, after.proxy), after: after.proxy } : null,
    services: before.services.map((reading, i) => usageBetween(reading, after.services[i] ?? reading))
  };
}
function failureBeside(beside, { scenario: scenario3 }) {
  if (beside === null) return null;
  const code = "background-load-failed";
  if (beside instanceof Error) return new FaultError({ code, error: beside.message });
  const answered = correctOf(beside.output, scenario3);
  const failed = errorsOf(beside.output) + answersOf(beside.output) - answered;
  return failed === 0 && answered > 0 ? null : new FaultError({ code, failed, answered });
}
async function readingsOf({ server, proxy, services }) {
  const beside = [];
  for (const service of services) beside.push(await service.meter.read());
  return { server: await server.meter.read(), proxy: await proxy?.meter.read(), services: beside };
}
function totalUsage(loads) {
  const total2 = (values2) => values2.some((value) => value == null) ? null : values2.reduce((sum2, value) => sum2 + value, 0);
  const most = (values2) => Math.max(0, ...values2.map((value) => value ?? 0));
  return {
    wall: most(loads.map(({ loaded }) => loaded instanceof Error ? 0 : loaded.output.wall)),
    server: total2(
      loads.flatMap(({ server, services }) => [server, ...services.map((used) => ({ used }))]).map(({ used }) => used.cpu)
    ),
    proxy: total2(loads.map(({ proxy }) => proxy ? proxy.used.cpu : 0)),
    generator: total2(
      loads.flatMap(({ loaded, besideCpu }) => [loaded instanceof Error ? null : loaded.cpu, besideCpu])
    ),
    busiestServer: most(
      loads.flatMap(({ server, services }) => [
        server.used.busiest,
        ...services.map(({ busiest }) => busiest)
      ])
    ),
    busiestProxy: most(loads.map(({ proxy }) => proxy?.used.busiest))
  };
}
async function recheckedAlone(samples, deployments, benchmark, round2, context) {
  const shared = deployments.length > 1 && deployments.some(({ server }) => !server.meter.ownNetwork);
  if (!shared || !samples.some(closes)) return samples;
  const alone = /* @__PURE__ */ new Map();
  for (const deployment of deployments.filter((each) => endOf2(each) === null)) {
    const { samples: found } = await loadTogether([deployment], benchmark, round2, context);
    for (const sample2 of found) alone.set(deployment.variant, sample2);
  }
  if ([...alone.values()].every(({ invalid: invalid2 }) => invalid2.length === 0)) return samples;
  return samples.map((sample2) => {
    const others2 = sample2.invalid.filter(({ code }) => code !== CLOSES);
    const own2 = alone.get(sample2.variant);
    const guilty = own2 && closes(own2);
    return { ...sample2, invalid: guilty ? [...others2, guilty] : others2 };
  });
}
var CLOSES = "too-many-connections";
function closes({ invalid: invalid2 }) {
  return invalid2.find(({ code }) => code === CLOSES);
}
var OPEN_REQUESTS = 340;
var SHORTEST = 0.5;
var LONGEST4 = 10;
function roundLength(scenario3, answersPerSecond) {
  if (scenario3.roundSeconds !== void 0) return { seconds: scenario3.roundSeconds, enough: true };
  const wanted = REQUESTS_PER_CONNECTION * scenario3.connections / Math.max(answersPerSecond, 1e-9);
  return { seconds: Math.min(Math.max(wanted, SHORTEST), LONGEST4), enough: wanted <= LONGEST4 };
}
function openRoundLength(scenario3, rate3) {
  if (scenario3.roundSeconds !== void 0) return { seconds: scenario3.roundSeconds, enough: true };
  const wanted = OPEN_REQUESTS / rate3;
  return { seconds: Math.min(Math.max(wanted, 2 * SHORTEST), LONGEST4), enough: wanted <= LONGEST4 };
}

// src/measure/session.ts
async function runSession(benchmark, design, context) {
  const at = context.clock.now() - context.began;
  const builds = shuffled(benchmark.builds, context.random);
  const groups = builds.every(context.runner.canShare) ? [builds] : builds.map((build2) => [build2]);
  const times = [];
  const logs2 = /* @__PURE__ */ new Map();
  const parts = [];
  const met = [];
  for (const group of groups) {
    var _stack = [];
    try {
      const stack = __using(_stack, new AsyncDisposableStack(), true);
      const deployments = await startVariants(group, benchmark, context, stack);
      for (const [name3, log3] of deployments.logs) logs2.set(name3, log3);
      met.push(...deployments.open);
      const invalid2 = [...deployments.invalid, ...unequalWork(met, benchmark)];
      if (invalid2.length > 0) return { session: withoutRounds(at, invalid2), time: totalTime(times), logs: logs2 };
      const ready2 = context.clock.now();
      const part2 = await measureGroup(deployments.open, benchmark, design, context);
      parts.push(part2);
      times.push(...part2.times, { ready: context.clock.now() - ready2 });
      for (const [name3, log3] of part2.logs) logs2.set(name3, log3);
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  }
  const [part, ...others2] = parts;
  const session2 = {
    at,
    startSeconds: Object.assign({}, ...parts.map((part2) => part2.startSeconds)),
    warmUpSeconds: parts.reduce((sum2, part2) => sum2 + part2.warmUpSeconds, 0),
    // Variants that cannot be up at once are warmed up one after the other, each for as long as it takes.
    ...part?.warmUpCosts && others2.length === 0 && { warmUpCosts: part.warmUpCosts },
    rounds: zipRounds(parts.map((part2) => part2.rounds)),
    invalid: parts.flatMap((part2) => part2.invalid)
  };
  return { session: session2, time: totalTime(times), logs: logs2 };
}
function unequalWork(deployments, benchmark) {
  const of = (variant2) => deployments.find((each) => each.variant === variant2);
  const [base, head2] = [of("base"), of("head")];
  if (!base || !head2 || !benchmark.scenario.expect.same) return [];
  const given = ({ lengths: lengths2 }, answer) => ({ answer, fixed: lengths2 !== null });
  return base.answers.flatMap((answer, index) => {
    const other = head2.answers[index];
    const fault2 = other && difference(given(base, answer), given(head2, other));
    return fault2 ? [{ variant: null, fault: fault2 }] : [];
  });
}
var SAME_END_SECONDS = 1;
async function measureGroup(deployments, benchmark, design, context) {
  const began = context.clock.now();
  const together = deployments.length > 1 && design.pairing === "side-by-side";
  const warm = await warmUp(deployments, together, benchmark, context, design.warmUpSeconds);
  const warmUpSeconds = context.clock.now() - began;
  const plan2 = roundPlan(benchmark, warm);
  const times = [warm.time];
  const rounds = [];
  for (const order of mirroredOrders(deployments, design.rounds, context.random)) {
    const at = context.clock.now() - context.began;
    const samples = [];
    const disturbances = [];
    for (const part of together ? [order] : order.map((deployment) => [deployment])) {
      const longest = (loaded2) => Math.max(...loaded2.samples.map((sample2) => sample2.wall));
      const load = () => loadTogether(part, benchmark, plan2, context);
      const { result: loaded, time: time4 } = await underLoad(load, longest);
      times.push(time4);
      samples.push(...await recheckedAlone(loaded.samples, part, benchmark, plan2, context));
      disturbances.push(loaded.disturbance);
    }
    const disturbance = worstOf(disturbances);
    rounds.push({ order: order.map((deployment) => deployment.variant), together, at, samples, disturbance });
    if (samples.some((sample2) => sample2.invalid.length > 0)) break;
  }
  if (deployments.some((deployment) => endOf2(deployment) !== null))
    await context.clock.sleep(SAME_END_SECONDS);
  const invalid2 = [];
  const logs2 = /* @__PURE__ */ new Map();
  for (const deployment of deployments) {
    const fault2 = await faultAfter(deployment);
    const broken = rounds.some(
      ({ samples }) => samples.some((sample2) => sample2.variant === deployment.variant && sample2.invalid.length > 0)
    );
    if (fault2) invalid2.push({ variant: deployment.variant, fault: fault2, log: await deployment.server.log() });
    if (fault2 || broken) logs2.set(logName(benchmark, deployment.variant), await deployment.server.log());
  }
  const startSeconds = Object.fromEntries(
    deployments.map((deployment) => [deployment.variant, deployment.startSeconds])
  );
  const warmUpCosts = warm.costs && { warmUpCosts: warm.costs };
  return { startSeconds, warmUpSeconds, ...warmUpCosts, rounds, invalid: invalid2, times, logs: logs2 };
}
function roundPlan({ scenario: scenario3, rate: rate3 }, { answersPerSecond, steady }) {
  if (rate3 !== void 0) {
    const { seconds: seconds4, enough: enough2 } = openRoundLength(scenario3, rate3);
    return {
      length: { requests: Math.max(1, Math.round(rate3 * seconds4)) },
      enoughTime: enough2,
      steady,
      rate: rate3
    };
  }
  const { seconds: seconds3, enough } = roundLength(scenario3, answersPerSecond);
  const { requests } = scenario3;
  return { length: requests === void 0 ? { seconds: seconds3 } : { requests }, enoughTime: enough, steady };
}
async function faultAfter(deployment) {
  const { front, question, lengths: lengths2, answers: answers2 } = deployment;
  const end2 = endOf2(deployment);
  if (end2) return end2.code === "died" ? { ...end2, when: "under-load" } : end2;
  try {
    const after = await checkAnswers(front.address, question);
    const changed2 = lengths2 && after.find(({ length }, index) => length !== answers2[index]?.length);
    return changed2 ? { code: "length-changed", path: changed2.path, bytes: changed2.length } : null;
  } catch (error3) {
    if (error3 instanceof FaultError && isAnswerFault(error3.fault)) return { ...error3.fault, afterLoad: true };
    throw error3;
  }
}
function zipRounds(parts) {
  const [first = [], ...others2] = parts;
  if (others2.length === 0) return [...first];
  const count3 = Math.min(...parts.map((part) => part.length));
  return first.slice(0, count3).map((round2, index) => {
    const all = parts.map((part) => part[index]);
    return {
      ...round2,
      order: all.flatMap((each) => each.order),
      samples: all.flatMap((each) => each.samples),
      disturbance: worstOf(all.map((each) => each.disturbance))
    };
  });
}

// src/platform/background-process.ts
import { once as once2 } from "node:events";
var KEPT_BYTES = 64 * 1024;
async function startProcess(argv, options) {
  const how = { cwd: options.cwd, env: options.env, detached: true };
  const debugEnd = debugProgram(argv, options.cwd);
  const { child, stdout, stderr } = spawnPiped(argv, how, options.input ? "pipe" : "ignore");
  const log3 = keepTail(KEPT_BYTES);
  for (const stream of [stdout, stderr]) stream.on("data", log3.add);
  const silence = () => {
    stdout.destroy();
    stderr.destroy();
  };
  options.started?.(child);
  child.stdin?.on("error", () => {
  });
  let ended = null;
  child.once("exit", (code, signal) => {
    ended = { code, signal };
    debugEnd(signal ? `ended by ${signal}` : `exit code ${code}`);
  });
  try {
    await Promise.race([once2(child, "spawn"), once2(child, "error").then(([error3]) => Promise.reject(error3))]);
  } catch (error3) {
    debugEnd("could not be started");
    silence();
    throw error3;
  }
  const pid = child.pid;
  return {
    pid,
    child,
    stdout,
    log: log3.text,
    ended: () => ended,
    async [Symbol.asyncDispose]() {
      if (!ended) {
        killGroup(pid, "SIGTERM");
        await Promise.race([once2(child, "exit"), delay2((options.graceSeconds ?? 2) * 1e3)]);
      }
      killGroup(pid, "SIGKILL");
      if (!ended) await Promise.race([once2(child, "exit"), delay2(5e3)]);
      silence();
    }
  };
}
function delay2(ms) {
  return new Promise((resolve14) => setTimeout(resolve14, ms).unref());
}
function keepTail(bytes3) {
  const pieces = [];
  let size2 = 0;
  return {
    add(piece) {
      pieces.push(piece);
      size2 += piece.length;
      while (pieces[0] && size2 - pieces[0].length >= bytes3) size2 -= pieces.shift()?.length ?? 0;
    },
    text: () => Buffer.concat(pieces).subarray(-bytes3).toString("utf8")
  };
}

// src/platform/docker.ts
function nofile() {
  const limit2 = Math.min(65536, openFilesLimit());
  return `${limit2}:${limit2}`;
}
function docker(args, options = {}) {
  return run(["docker", ...args], { env: dockerEnvironment(process.env), ...options });
}
function mustDocker(args, options = {}) {
  return must(["docker", ...args], { env: dockerEnvironment(process.env), ...options });
}
async function createContainer(options, signal) {
  const args = [
    "create",
    "--name",
    options.name,
    "--label",
    `loadgate.run=${options.run}`,
    "--cpuset-cpus",
    options.cpus.join(","),
    // Another machine's limits are not known here; there its engine's own stand, for both variants alike.
    ...options.publish === void 0 ? ["--ulimit", `nofile=${nofile()}`] : ["--publish", String(options.publish)],
    "--log-opt",
    "max-size=1m",
    "--sysctl",
    "net.core.somaxconn=65535",
    ...options.memory ? ["--memory", String(options.memory), "--memory-swap", String(options.memory)] : [],
    ...Object.entries(options.env).flatMap(([name3, value]) => ["--env", `${name3}=${value}`]),
    ...Object.keys(options.secrets ?? {}).flatMap((name3) => ["--env", name3]),
    ...options.entrypoint === void 0 ? [] : ["--entrypoint", options.entrypoint],
    options.image,
    ...options.command ?? []
  ];
  const env = { ...options.secrets, ...dockerEnvironment(process.env) };
  const result = await run(["docker", ...args], { env, ...signal && { signal } });
  if (result.code !== 0) throw new Error(`no container could be made: ${why(result)}`);
  return result.stdout.trim();
}
async function copyInto(container, file, target) {
  await mustDocker(["cp", file, `${container}:${target}`]);
}
async function imageStart(reference2) {
  const { Entrypoint, Cmd, WorkingDir, Env } = JSON.parse(
    await mustDocker(["image", "inspect", "--format", "{{json .Config}}", reference2])
  );
  const path2 = Env?.find((variable2) => variable2.startsWith("PATH="))?.slice(5);
  return {
    entrypoint: Entrypoint ?? [],
    command: Cmd ?? [],
    folder: WorkingDir || "/",
    path: path2?.split(":") ?? []
  };
}
async function startContainer(container) {
  await mustDocker(["start", container]);
}
async function inspectContainer(container) {
  const [found] = JSON.parse(await mustDocker(["inspect", container]));
  const networks = Object.values(found.NetworkSettings.Networks);
  return {
    pid: found.State.Pid,
    running: found.State.Running,
    exitCode: found.State.ExitCode,
    oomKilled: found.State.OOMKilled,
    ip: networks[0]?.IPAddress ?? "",
    publishedAt: publishedPort(found.NetworkSettings.Ports),
    startedAt: Date.parse(found.State.StartedAt)
  };
}
function publishedPort(ports) {
  const [bound] = Object.values(ports ?? {}).flatMap((each) => each ?? []);
  return bound ? Number(bound.HostPort) : null;
}
async function removeContainer(container) {
  await docker(["rm", "--force", "--volumes", container]);
}
async function containerLog(container) {
  const { stdout, stderr } = await docker(["logs", "--tail", "200", container]);
  return stdout + stderr;
}
async function engineVersion() {
  const answer = await docker(["version", "--format", "{{.Server.Version}}"], { timeoutSeconds: 10 });
  if (answer.missing) return { problem: "docker-missing" };
  if (answer.code !== 0) return { problem: "no-engine" };
  return { version: answer.stdout.trim() };
}
async function imageResolves(reference2) {
  if (await imageBytes(reference2)) return true;
  return (await docker(["buildx", "imagetools", "inspect", reference2], { timeoutSeconds: 15 })).code === 0;
}
async function imageBytes(reference2) {
  const found = await docker(["image", "inspect", "--format", "{{.Size}}", reference2]);
  return found.code === 0 ? Number(found.stdout) : null;
}
async function ensureImage(reference2, signal) {
  if (await imageBytes(reference2) !== null) return;
  const pulled = await docker(["pull", "--quiet", reference2], { timeoutSeconds: 1800, signal });
  signal.throwIfAborted();
  if (pulled.code !== 0)
    throw new RunError(`the image ${reference2} cannot be had: ${why(pulled).split("\n").join(" ")}`);
}
async function imageId(reference2) {
  return (await mustDocker(["image", "inspect", "--format", "{{.Id}}", reference2])).trim();
}
async function removeImages2(references) {
  if (references.length > 0) await docker(["image", "rm", "--force", ...references]);
}
async function remoteEngineMachine() {
  const endpoint = await docker(["context", "inspect", "--format", "{{.Endpoints.docker.Host}}"]);
  const host = endpoint.code === 0 ? await hostOf(endpoint.stdout.trim()) : null;
  if (host === null) return null;
  const told = await docker(["info", "--format", "{{json .}}"]);
  const info = JSON.parse(told.stdout);
  return {
    host,
    cores: Number(info.NCPU),
    memoryBytes: Number(info.MemTotal),
    kernel: String(info.KernelVersion),
    os: String(info.OperatingSystem)
  };
}
async function hostOf(endpoint) {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !["tcp:", "http:", "https:", "ssh:"].includes(url.protocol)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const meant = url.protocol === "ssh:" ? await hostOfAlias(host) : host;
  return /^(localhost|127\.[\d.]+|::1)$/.test(meant) ? null : meant;
}
async function hostOfAlias(alias) {
  const { code, stdout } = await run(["ssh", "-G", "--", alias], { timeoutSeconds: 10 });
  return code === 0 && /^hostname (\S+)$/m.exec(stdout)?.[1] || alias;
}

// src/platform/remote-files.ts
var LAST = "/proc/sys/kernel/ostype";
var HEADING = /(?:^|\n)==> (\/\S+) <==\n/;
var TIME_LIMIT_MS = 1e4;
async function remoteFiles(image2, { name: name3, run: run3, signal }) {
  await ensureImage(image2, signal);
  const reader = await startProcess(
    [
      ...["docker", "run", "--rm", "--interactive", "--name", name3, "--label", `loadgate.run=${run3}`],
      ...["--pid", "host", "--cgroupns", "host", "--network", "none", "--read-only"],
      ...["--volume", "/sys/fs/cgroup:/sys/fs/cgroup:ro"],
      ...["--entrypoint", "xargs", image2, "-L", "1", "head", "-v", "-n", "100000"]
    ],
    { env: dockerEnvironment(process.env), input: true }
  );
  const ask2 = answering(reader);
  let queue = ask2([]);
  const stop = async () => {
    await removeContainer(name3);
    await reader[Symbol.asyncDispose]();
  };
  try {
    await queue;
  } catch (error3) {
    await stop();
    throw error3;
  }
  return {
    read(paths) {
      const answer = queue.catch(() => {
      }).then(() => ask2(paths));
      queue = answer;
      return answer;
    },
    [Symbol.asyncDispose]: stop
  };
}
function answering({ child, stdout }) {
  let text4 = "";
  let heard = () => {
  };
  const decoder = new TextDecoder();
  stdout.on("data", (piece) => {
    text4 += decoder.decode(piece, { stream: true });
    heard();
  });
  return (paths) => new Promise((resolve14, reject) => {
    text4 = "";
    const end2 = () => {
      clearTimeout(timer2);
      child.off("exit", lost2).off("error", lost2);
      heard = () => {
      };
    };
    const fail = (why2) => {
      end2();
      reject(new RunError(`the engine's machine cannot be read: ${why2}`));
    };
    const lost2 = () => fail("its reader ended");
    const timer2 = setTimeout(() => fail("it does not answer"), TIME_LIMIT_MS);
    child.once("exit", lost2).once("error", lost2);
    heard = () => {
      const files = filesIn(text4);
      if (!files.get(LAST)?.endsWith("\n")) return;
      end2();
      resolve14(files);
    };
    child.stdin?.write(`${[...paths, LAST].map(quoted2).join(" ")}
`);
  });
}
function filesIn(text4) {
  const parts = text4.split(HEADING);
  const files = /* @__PURE__ */ new Map();
  for (let index = 1; index < parts.length; index += 2) files.set(parts[index] ?? "", parts[index + 1] ?? "");
  return files;
}
function quoted2(path2) {
  return path2.replaceAll(/[\\'"\s]/g, "\\$&");
}

// src/serve/docker-engine.ts
function localEngine() {
  return {
    publishes: false,
    sameClock: true,
    addressOf: (state, port2) => ({ host: state.ip, port: port2 }),
    meter: async (pid) => meterOf(pid, groupOf(pid), true),
    setSchedBatch,
    async watch(_, pid) {
      const started = startTime(pid);
      return { over: () => started === null || startTime(pid) !== started, async [Symbol.asyncDispose]() {
      } };
    },
    cpuSeconds: async (cpus) => cpuSeconds(cpus),
    async [Symbol.asyncDispose]() {
    }
  };
}
async function remoteEngine({ host }, image2, resources, signal) {
  const files = await remoteFiles(image2, {
    name: `loadgate-${resources.id}-reader`,
    run: resources.id,
    signal
  });
  return {
    publishes: true,
    sameClock: false,
    addressOf: ({ publishedAt }) => ({ host, port: publishedAt ?? 0 }),
    meter: (pid) => remoteMeterOf(pid, files),
    async setSchedBatch() {
    },
    async watch(id2) {
      const waiting = await startProcess(["docker", "wait", id2], { env: dockerEnvironment(process.env) });
      return {
        over: () => waiting.ended() !== null,
        [Symbol.asyncDispose]: () => waiting[Symbol.asyncDispose]()
      };
    },
    cpuSeconds: async (cpus) => cpuSecondsIn((await files.read(["/proc/stat"])).get("/proc/stat") ?? null, cpus),
    [Symbol.asyncDispose]: () => files[Symbol.asyncDispose]()
  };
}

// src/serve/docker-runner.ts
import { writeFileSync as writeFileSync5 } from "node:fs";
import { join as join12 } from "node:path";

// src/serve/nginx-config.ts
function nginxConfig(config2) {
  const { folder: folder2 } = config2;
  const scheme = config2.tls ? "https" : "http";
  const tls = config2.tls ? `
      proxy_ssl_trusted_certificate ${quoted3(config2.tls.caFile)};
      proxy_ssl_verify on;
      proxy_ssl_server_name on;
      proxy_ssl_name ${quoted3(config2.tls.name)};` : "";
  return `daemon off;
master_process on;
worker_processes ${config2.workers};
${config2.user ? `user ${config2.user};
` : ""}pid ${quoted3(`${folder2}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2 * config2.connections + 1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${quoted3(`${folder2}/client`)};
  proxy_temp_path ${quoted3(`${folder2}/proxy`)};
  fastcgi_temp_path ${quoted3(`${folder2}/fastcgi`)};
  uwsgi_temp_path ${quoted3(`${folder2}/uwsgi`)};
  scgi_temp_path ${quoted3(`${folder2}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  upstream server_under_test {
    server ${hostPort(config2.upstream)} max_fails=0;
    keepalive ${config2.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;
  }
  server {
    listen ${config2.listen} backlog=65535;
    keepalive_requests 1000000000;
    keepalive_timeout 1h;
    location / {
      proxy_pass ${scheme}://server_under_test;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_next_upstream off;
      proxy_max_temp_file_size 0;${tls}
    }
  }
}
`;
}
function hostPort({ host, port: port2 }) {
  return host.includes(":") ? `[${host}]:${port2}` : `${host}:${port2}`;
}
function quoted3(text4) {
  return `"${text4.replaceAll(/["\\$]/g, "\\$&")}"`;
}

// src/serve/rewrite-binary.ts
import { createHash as createHash3 } from "node:crypto";
import { closeSync as closeSync2, openSync as openSync2, readFileSync as readFileSync7, rmSync as rmSync6, writeSync } from "node:fs";
import { copyFile, open as open2, realpath, rename, rm } from "node:fs/promises";
import { isAbsolute as isAbsolute2, join as join11, posix as posix2, relative as relative3, resolve as resolve5, sep as sep3 } from "node:path";
var ELF = Buffer.from("\x7FELF", "latin1");
var NEW2 = ".loadgate-new";
var MOST_BYTES3 = 256 * 1024 * 1024;
async function rewriteBinary(command2, cwd, own2) {
  for (const name3 of command2.filter((word) => word.includes(sep3))) {
    const file = await ownFile(resolve5(cwd, name3), own2);
    if (file && await isProgram(file)) await replace(file);
  }
}
async function ownFile(path2, own2) {
  const [file, folder2] = await Promise.all([realPath(path2), realPath(own2)]);
  if (!file || !folder2) return null;
  const inside = relative3(folder2, file);
  return inside.startsWith("..") || isAbsolute2(inside) ? null : file;
}
function realPath(path2) {
  return realpath(path2).catch(() => null);
}
async function isProgram(file) {
  try {
    var _stack = [];
    try {
      const opened = __using(_stack, await open2(file), true);
      const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(ELF.length) });
      return bytesRead === ELF.length && buffer.equals(ELF) && (await opened.stat()).size <= MOST_BYTES3;
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch {
    return false;
  }
}
async function replace(file) {
  try {
    await copyFile(file, file + NEW2);
    await rename(file + NEW2, file);
  } catch {
    await rm(file + NEW2, { force: true });
  }
}
function containerBinaryRewriter(folder2) {
  const known2 = /* @__PURE__ */ new Map();
  const owners = /* @__PURE__ */ new Map();
  let count3 = 0;
  async function find2(container, variant2, image2, command2) {
    const kept = [];
    for (const places of programPaths(await imageStart(image2), command2)) {
      for (const path2 of places) {
        count3 += 1;
        const file = join11(folder2, `program-${count3}.tar`);
        if (!await copyProgramOut(container, path2, file)) continue;
        const hash2 = createHash3("sha256").update(readFileSync7(file)).digest("hex");
        owners.set(hash2, (owners.get(hash2) ?? /* @__PURE__ */ new Set()).add(variant2));
        kept.push({ file, hash: hash2, folder: posix2.dirname(path2) });
        break;
      }
    }
    return kept;
  }
  return async (container, variant2, image2, command2) => {
    const key = JSON.stringify([variant2, image2, command2]);
    const found = known2.get(key);
    if (!found) {
      const finding2 = find2(container, variant2, image2, command2).catch(() => []);
      known2.set(key, finding2);
      await finding2;
      return;
    }
    for (const { file, hash: hash2, folder: folder3 } of await found) {
      if (owners.get(hash2)?.size !== 1) continue;
      if (!await copyProgramInto(container, folder3, file)) known2.set(key, Promise.resolve([]));
    }
  };
}
function programPaths(start, command2 = start.command) {
  const [first = "", ...rest] = [...start.entrypoint, ...command2];
  const looked = first.includes("/") ? [] : [start.path.map((folder2) => posix2.join(folder2, first))];
  const named = [first, ...rest].filter((word) => word.includes("/"));
  const paths = new Set(named.map((word) => posix2.resolve(start.folder, word)));
  return [...looked, ...[...paths].map((path2) => [path2])];
}
var MOST_COPIED = 64 * 1024 * 1024;
var BLOCK2 = 512;
var MOST_HEADERS = 1024 * 1024;
async function copyProgramOut(container, path2, file) {
  const out = openSync2(file, "w");
  let beginning = Buffer.alloc(0);
  let fits = null;
  const take = (piece) => {
    beginning = fits === null ? Buffer.concat([beginning, piece]) : piece;
    fits ??= beginsWithProgram(beginning);
    if (fits) fits = isWritten(out, beginning);
    return fits !== false;
  };
  const { code } = await docker(["cp", `${container}:${path2}`, "-"], { take });
  closeSync2(out);
  if (fits && code === 0) return true;
  rmSync6(file);
  return false;
}
function isWritten(out, piece) {
  try {
    return writeSync(out, piece) === piece.length;
  } catch {
    return false;
  }
}
async function copyProgramInto(container, folder2, file) {
  const { code } = await docker(["cp", "--archive", "-", `${container}:${folder2}`], {
    input: readFileSync7(file)
  });
  return code === 0;
}
function beginsWithProgram(tar) {
  for (let at = 0; at + BLOCK2 + ELF.length <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK2);
    const size2 = Number.parseInt(header.toString("latin1", 124, 136), 8);
    const type = header.toString("latin1", 156, 157);
    if (!(size2 <= MOST_COPIED)) return false;
    if (type !== "x" && type !== "g") {
      const content = tar.subarray(at + BLOCK2, at + BLOCK2 + ELF.length);
      return (type === "0" || type === "\0") && size2 >= ELF.length && content.equals(ELF);
    }
    at += BLOCK2 + Math.ceil(size2 / BLOCK2) * BLOCK2;
    if (at > MOST_HEADERS) return false;
  }
  return null;
}

// src/serve/variables.ts
function variablesOf(target, addresses) {
  const given = Object.entries(target.env).map(([name3, value]) => [name3, withAddresses(value, addresses)]);
  return Object.fromEntries(given);
}
function secretsOf2({ name: name3, secrets = [] }, own2) {
  const values2 = Object.fromEntries(
    secrets.map((secret2) => {
      const value = own2[secret2];
      if (value === void 0)
        throw new UsageError(
          `"${name3}" takes the secret ${secret2}, which is not set; set it in the environment`
        );
      return [secret2, value];
    })
  );
  redactInDebug(name3, (text4) => redactSecrets(text4, values2));
  return values2;
}
var LEAST = 4;
function redactOutput(finished, secrets) {
  const { stdout, stderr } = finished;
  return { ...finished, stdout: redactSecrets(stdout, secrets), stderr: redactSecrets(stderr, secrets) };
}
function redactSecrets(text4, secrets) {
  return Object.entries(secrets).filter(([, value]) => value.length >= LEAST).reduce((kept, [name3, value]) => kept.replaceAll(value, `(${name3})`), text4);
}
function redactorOf({ services = [], ...target }, own2) {
  const secrets = Object.assign({}, ...[target, ...services].map((each) => secretsOf2(each, own2)));
  return (text4) => redactSecrets(text4, secrets);
}

// src/serve/docker-runner.ts
var PROXY_PORT = 8080;
function dockerRunner(options) {
  let count3 = 0;
  const { engine, resources, clock } = options;
  const rewriteBinary2 = containerBinaryRewriter(resources.folder);
  const container = (name3, port2, rest) => {
    count3 += 1;
    const made = { name: `loadgate-${resources.id}-${name3}-${count3}`, run: resources.id, ...rest };
    return engine.publishes ? { ...made, publish: port2 } : made;
  };
  const ofBuild = ({ target, variant: variant2, image: image2 }, addresses) => {
    if (!image2) throw new RunError(`target "${target.name}" has no image for ${variant2}`);
    const env = { ...variablesOf(target, addresses), PORT: String(target.port) };
    const secrets = secretsOf2(target, process.env);
    const command2 = target.args && { command: target.args };
    return { image: image2, cpus: options.cpus.server, memory: target.memory, env, secrets, ...command2 };
  };
  return {
    name: "docker",
    canShare: () => true,
    cpuSeconds: (cpus) => engine.cpuSeconds(cpus),
    async serve(build2, addresses = /* @__PURE__ */ new Map(), on = "server") {
      const { target, variant: variant2 } = build2;
      const place = on === "generator" && engine.publishes ? "proxy" : on;
      const made = container(variant2, target.port, {
        ...ofBuild(build2, addresses),
        cpus: options.cpus[place]
      });
      const id2 = await newContainer(made);
      if (!engine.publishes) await rewriteBinary2(id2, variant2, made.image, made.command);
      const secrets = secretsOf2(target, process.env);
      return startServed(id2, target.port, engine, clock, {
        secrets,
        schedBatch: usesSchedBatch(on, options.cpus)
      });
    },
    async runOnce(build2, what, addresses, rest) {
      count3 += 1;
      const name3 = `loadgate-${resources.id}-once-${count3}`;
      const made = { name: name3, run: resources.id, ...ofBuild(build2, addresses) };
      const id2 = await newContainer(
        "command" in what ? { ...made, entrypoint: what.command[0] ?? "", command: what.command.slice(1) } : { ...made, command: [...made.command ?? [], ...what.added] }
      );
      try {
        return redactOutput(
          await docker(["start", "--attach", id2], rest),
          secretsOf2(build2.target, process.env)
        );
      } finally {
        await removeContainer(id2);
      }
    },
    async proxy(upstream, settings) {
      const made = container(`nginx-${settings.variant}`, PROXY_PORT, {
        image: options.proxyImage,
        cpus: options.cpus.proxy,
        env: {},
        entrypoint: "nginx"
      });
      const id2 = await newContainer(made);
      try {
        const tls = settings.tls && { ...settings.tls, caFile: "/etc/nginx/upstream-ca.pem" };
        if (settings.tls) await copyInto(id2, settings.tls.caFile, "/etc/nginx/upstream-ca.pem");
        const workers = options.cpus.proxy.length;
        const config2 = {
          listen: PROXY_PORT,
          upstream: upstream.nearby,
          connections: settings.connections,
          workers
        };
        const file = join12(resources.folder, `${made.name}.conf`);
        writeFileSync5(file, nginxConfig({ ...config2, folder: "/tmp", user: null, ...tls && { tls } }));
        await copyInto(id2, file, "/etc/nginx/nginx.conf");
      } catch (error3) {
        await removeContainer(id2);
        throw error3;
      }
      return startServed(id2, PROXY_PORT, engine, clock);
    },
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose]()
  };
}
var ENGINE_GONE = /cannot connect to the docker daemon|error during connect/i;
var harnessError = (error3) => new FaultError({ code: "harness-failed", error: error3.message });
function newContainer(options) {
  return createContainer(options).catch((error3) => {
    throw harnessError(error3);
  });
}
async function startServed(id2, port2, engine, clock, {
  secrets = {},
  schedBatch = false
} = {}) {
  try {
    const before = clock.now();
    const beforeDate = clock.date().getTime();
    await startContainer(id2);
    const state = await inspectContainer(id2);
    if (!state.running || state.ip === "") {
      const end2 = describeEnd(state.exitCode, state.oomKilled);
      throw new RunError(
        `the container ended at once, ${end2}: ${lastLines(redactSecrets(await containerLog(id2), secrets), 10) || "(no output)"}`
      );
    }
    if (schedBatch) await engine.setSchedBatch(state.pid);
    const meter = await engine.meter(state.pid);
    const watch = await engine.watch(id2, state.pid);
    const later = engine.sameClock ? clamp((state.startedAt - beforeDate) / 1e3, 0, clock.now() - before) : 0;
    return {
      address: engine.addressOf(state, port2),
      nearby: { host: state.ip, port: port2 },
      startedAt: before + later,
      meter,
      ended: () => watch.over() ? { exitCode: null, signal: null } : null,
      async log() {
        const now = await inspectContainer(id2).catch(() => null);
        const note = now && !now.running ? `
(${describeEnd(now.exitCode, now.oomKilled)})` : "";
        return redactSecrets(await containerLog(id2), secrets) + note;
      },
      exec: async (command2, rest) => redactOutput(await docker(["exec", id2, ...command2], rest), secrets),
      async [Symbol.asyncDispose]() {
        await removeContainer(id2);
        await watch[Symbol.asyncDispose]();
      }
    };
  } catch (error3) {
    await removeContainer(id2);
    throw ENGINE_GONE.test(error3.message) ? harnessError(error3) : error3;
  }
}
function describeEnd(exitCode2, oomKilled) {
  return oomKilled ? "killed for using more memory than its limit" : `exit code ${exitCode2}`;
}
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

// src/serve/process-runner.ts
import { mkdtempSync as mkdtempSync2, writeFileSync as writeFileSync6 } from "node:fs";
import { join as join13 } from "node:path";
function processRunner(options) {
  let count3 = 0;
  const environmentOf = (target, addresses) => allowedEnvironment(process.env, {
    ...variablesOf(target, addresses),
    ...secretsOf2(target, process.env),
    ...options.resources.marker
  });
  const noted = ({ pid }) => pid !== void 0 && options.resources.process(pid);
  const launch = async (name3, argv, cwd, env) => {
    count3 += 1;
    const group = makeControlGroup(options.resources.id, `${name3}-${count3}`);
    const startedAt = options.clock.now();
    const running = await startProcess(argv, { cwd, env, started: noted });
    group?.add(running.pid);
    return { group, running, startedAt };
  };
  return {
    name: "process",
    cpuSeconds: async (cpus) => cpuSeconds(cpus),
    canShare: ({ ignoresPort }) => !ignoresPort,
    async runOnce(build2, what, addresses, rest) {
      const command2 = "command" in what ? what.command : [...argvOf(build2.target), ...what.added];
      const env = environmentOf(build2.target, addresses);
      await rewriteBinary(command2, build2.folder, options.resources.folder);
      const finished = await run(pinned(options.cpus.server, command2), {
        cwd: build2.folder,
        env,
        started: noted,
        untrusted: true,
        ...rest
      });
      return redactOutput(finished, secretsOf2(build2.target, process.env));
    },
    async serve(build2, addresses = /* @__PURE__ */ new Map(), on = "server") {
      const { target, variant: variant2 } = build2;
      const { ignoresPort } = build2;
      if (ignoresPort && await portTaken(target.port)) throw new RunError(portIsTaken(target));
      const port2 = ignoresPort ? target.port : await freePort();
      const env = { ...environmentOf(target, addresses), PORT: String(port2) };
      const command2 = argvOf(target);
      await rewriteBinary(command2, build2.folder, options.resources.folder);
      const schedBatch = usesSchedBatch(on, options.cpus) && await canSchedBatch();
      const argv = pinned(options.cpus[on], schedBatch ? withSchedBatch(command2) : command2);
      const { group, running, startedAt } = await launch(variant2, argv, build2.folder, env);
      const up = servedProcess(running, group, { host: "127.0.0.1", port: port2 }, startedAt);
      const secrets = secretsOf2(target, process.env);
      return {
        ...up,
        log: async () => redactSecrets(await up.log(), secrets),
        exec: async (command3, rest) => redactOutput(await run(command3, { cwd: build2.folder, env, untrusted: true, ...rest }), secrets)
      };
    },
    async proxy(upstream, settings) {
      if (!options.nginx) throw new UsageError(NO_NGINX);
      const port2 = await freePort();
      const folder2 = mkdtempSync2(join13(options.resources.folder, `nginx-${settings.variant}-`));
      const file = join13(folder2, "nginx.conf");
      const workers = options.cpus.proxy.length;
      const user = process.getuid?.() === 0 ? "root" : null;
      const config2 = {
        listen: port2,
        upstream: upstream.address,
        connections: settings.connections,
        workers,
        folder: folder2,
        user
      };
      writeFileSync6(file, nginxConfig({ ...config2, ...settings.tls && { tls: settings.tls } }));
      const argv = pinned(options.cpus.proxy, [options.nginx, "-e", "stderr", "-p", folder2, "-c", file]);
      const env = allowedEnvironment(process.env, options.resources.marker);
      const { group, running, startedAt } = await launch(`nginx-${settings.variant}`, argv, folder2, env);
      return servedProcess(running, group, { host: "127.0.0.1", port: port2 }, startedAt);
    },
    async [Symbol.asyncDispose]() {
    }
  };
}
function argvOf({ name: name3, command: command2, args = [] }) {
  if (!command2) throw new UsageError(`target "${name3}" has no command: the process runner needs one`);
  return [...command2, ...args];
}
function portIsTaken({ name: name3, port: port2 }) {
  return `port ${port2} of target "${name3}" is already taken by another process; end it, or let the server listen on PORT`;
}
var NO_NGINX = "nginx was not found, and path proxy needs it; install it (apt-get install nginx) or set path: direct in loadgate.yml";
function servedProcess(running, group, address2, startedAt) {
  return {
    address: address2,
    nearby: address2,
    startedAt,
    meter: meterOf(running.pid, group?.files ?? null, false),
    ended() {
      const end2 = running.ended();
      return end2 && { exitCode: end2.code, signal: end2.signal };
    },
    log: async () => running.log(),
    exec: (command2, rest) => run(command2, rest),
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      for (const pid of group?.members() ?? []) kill(pid, "SIGKILL");
      group?.remove();
    }
  };
}

// src/platform/machine.ts
import os from "node:os";
function usableCores() {
  const allowed2 = allowedCpus();
  const seen2 = /* @__PURE__ */ new Set();
  const cores3 = [];
  for (const cpu of allowed2) {
    if (seen2.has(cpu)) continue;
    const siblings = readText(`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`);
    const core = (siblings ? parseCpuList(siblings) : [cpu]).filter((each) => allowed2.includes(each));
    for (const each of core) seen2.add(each);
    cores3.push(core);
  }
  return cores3;
}
function allowedCpus() {
  const listed = /^Cpus_allowed_list:\s*(\S+)/m.exec(readText("/proc/self/status") ?? "")?.[1];
  return listed ? parseCpuList(listed) : os.cpus().map((_, cpu) => cpu);
}
function parseCpuList(text4) {
  return text4.trim().split(",").filter(Boolean).flatMap((part) => {
    const [first, last] = part.split("-").map(Number);
    return Array.from({ length: (last ?? first) - first + 1 }, (_, index) => first + index);
  });
}
function describeMachine() {
  const image2 = process.env.ImageOS;
  const version2 = process.env.ImageVersion;
  return {
    cpuModel: os.cpus()[0]?.model.trim() ?? "unknown",
    cores: os.availableParallelism(),
    memoryBytes: os.totalmem(),
    kernel: os.release(),
    os: /^PRETTY_NAME="?([^"\n]*)/m.exec(readText("/etc/os-release") ?? "")?.[1] ?? os.platform(),
    runnerImage: image2 ? `${image2} ${version2 ?? ""}`.trim() : null
  };
}
function loadAverage() {
  return os.loadavg()[0] ?? 0;
}

// src/platform/programs.ts
import { accessSync, constants as constants2 } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join as join14 } from "node:path";
function cacheFolder(env = process.env) {
  return env.LOADGATE_CACHE ?? join14(env.XDG_CACHE_HOME ?? join14(homedir(), ".cache"), "loadgate");
}
function findProgram(name3, env = process.env) {
  return programs2(name3, env)[0] ?? null;
}
function programs2(name3, env = process.env) {
  const named = env[`LOADGATE_${name3.toUpperCase()}`];
  const folders = [
    ...(env.PATH ?? "").split(delimiter),
    "/usr/sbin",
    "/usr/local/sbin",
    join14(cacheFolder(env), "bin")
  ];
  const paths = named ? [named] : folders.map((folder2) => join14(folder2, name3));
  return paths.filter(isExecutable);
}
function isExecutable(path2) {
  try {
    accessSync(path2, constants2.X_OK);
    return true;
  } catch {
    return false;
  }
}
async function versionOf(path2, flag2 = "--version") {
  const answer = await run([path2, flag2], { timeoutSeconds: 10 });
  return answer.code === 0 ? (answer.stdout + answer.stderr).trim().split("\n")[0] ?? null : null;
}

// src/experiment/environment.ts
async function describeEnvironment(tools, runner, proxyImage) {
  const before = loadAverage();
  const found = { node: process.version };
  const oha = tools.oha && await versionOf(tools.oha);
  if (oha) found.oha = oha.replace(/^oha\s+/, "");
  if (runner.name === "docker") {
    const docker2 = await engineVersion();
    if ("version" in docker2) found.docker = docker2.version;
    const image2 = await imageId(proxyImage).catch(() => null);
    if (image2) found.nginx = `${proxyImage} (${image2.slice(0, 19)})`;
  } else if (tools.nginx) {
    const nginx = await versionOf(tools.nginx, "-v");
    if (nginx) found.nginx = nginx.replace(/^nginx version: nginx\//, "");
  }
  const { host: _, ...servers } = runner.elsewhere ?? { host: "" };
  return {
    ...describeMachine(),
    ..."cores" in servers && { servers },
    tools: found,
    load: { before, after: null }
  };
}
function atTheEnd(environment4) {
  return { ...environment4, load: { ...environment4.load, after: loadAverage() } };
}

// src/build/build-revisions.ts
import { existsSync as existsSync7 } from "node:fs";
import { cp, lstat } from "node:fs/promises";
import { dirname as dirname2, join as join16, relative as relative4 } from "node:path";

// src/build/images.ts
import { createHash as createHash4 } from "node:crypto";
import { writeFileSync as writeFileSync7 } from "node:fs";
import { join as join15, resolve as resolve6 } from "node:path";
var BUILD_TIME_LIMIT = 3600;
var LOG_LINES = 25;
async function buildImages(orders, { resources, signal }) {
  if (orders.length === 0) return { built: [], failures: [] };
  const file = join15(resources.folder, "bake.json");
  const cached2 = await hasBuildCache(process.env);
  writeFileSync7(file, bakeFile(orders.map(absolute), resources.id, cached2));
  const bake = (names) => docker(
    [
      "buildx",
      "bake",
      "--file",
      file,
      "--provenance=false",
      "--sbom=false",
      "--progress=plain",
      "--allow",
      "fs.read=*",
      ...names
    ],
    {
      cwd: resources.folder,
      env: { ...dockerEnvironment(process.env), ...resources.marker },
      timeoutSeconds: BUILD_TIME_LIMIT,
      signal
    }
  );
  const failures2 = [];
  if ((await bake([])).code !== 0) {
    for (const order of orders) {
      const alone = await bake([orderName(order)]);
      if (alone.code === 0) continue;
      const log3 = lastLines(alone.stderr || alone.stdout, LOG_LINES);
      failures2.push({ order, failure: { target: order.target.name, what: "build", log: log3 } });
    }
  }
  const built = [];
  for (const order of orders) {
    if (failures2.some((failed) => failed.order === order)) continue;
    const tag = orderTag(order, resources.id);
    built.push({ order, id: await imageId(tag), bytes: await imageBytes(tag) });
  }
  return { built, failures: failures2 };
}
function absolute(order) {
  const { build: build2 } = order.target;
  if (!build2) return order;
  const context = resolve6(order.checkout.folder, build2.context);
  return {
    ...order,
    target: { ...order.target, build: { ...build2, context, dockerfile: resolve6(context, build2.dockerfile) } }
  };
}
async function hasBuildCache(env) {
  if (!env.ACTIONS_RUNTIME_TOKEN || !(env.ACTIONS_RESULTS_URL || env.ACTIONS_CACHE_URL)) return false;
  const { code, stdout } = await docker(["buildx", "inspect"], { timeoutSeconds: 30 });
  const driver = /^Driver:\s+(\S+)/m.exec(stdout)?.[1];
  return code === 0 && driver !== void 0 && driver !== "docker";
}
function orderName({ target, checkout }) {
  const plain = target.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const digest = createHash4("sha256").update(target.name).digest("hex").slice(0, 8);
  return `${plain === target.name ? plain : `x${plain}-${digest}`}-${checkout.name}`;
}
function orderTag(order, run3) {
  return `loadgate/${orderName(order)}:${run3}`;
}
function bakeFile(orders, run3, cached2 = false) {
  const target = Object.fromEntries(
    orders.map((order) => [orderName(order), { ...bakeTarget(order, run3), ...cached2 && cacheOf(order) }])
  );
  return JSON.stringify({ group: { default: { targets: Object.keys(target) } }, target }, null, 2);
}
function bakeTarget(order, run3) {
  const { build: build2 } = order.target;
  if (!build2) throw new RangeError(`target ${order.target.name} has nothing to build`);
  return {
    context: literal3(build2.context),
    dockerfile: literal3(build2.dockerfile),
    args: Object.fromEntries(Object.entries(build2.args).map(([name3, value]) => [name3, literal3(value)])),
    ...build2.stage === void 0 ? {} : { target: build2.stage },
    tags: [orderTag(order, run3)],
    output: ["type=docker"]
  };
}
function cacheOf({ target, checkout }) {
  const scope = `loadgate-${createHash4("sha256").update(target.name).digest("hex").slice(0, 16)}`;
  return {
    "cache-from": [`type=gha,scope=${scope}`],
    ...checkout.writesCache && { "cache-to": [`type=gha,scope=${scope},mode=max,ignore-error=true`] }
  };
}
function literal3(text4) {
  return text4.replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
}

// src/build/build-revisions.ts
async function buildRevisions(checkouts, runner, context) {
  const present = checkouts.filter(({ folder: folder2 }) => existsSync7(folder2));
  const made = await (runner === "docker" ? buildAsImages(present, context) : buildAsProcesses(present, context));
  return checkouts.map((checkout) => {
    const found = made.get(checkout);
    return found ? withServices(checkout, found) : { checkout, targets: [], failures: lost(checkout) };
  });
}
function lost({ name: name3, targets, file }) {
  return targets.map((target) => {
    return { target: target.name, what: "build", log: `${name3} has no folder ${dirname2(file)}` };
  });
}
async function buildAsImages(checkouts, { resources, signal }) {
  resources.engine();
  const wanted = checkouts.flatMap(startedOf);
  const orders = wanted.filter(({ target }) => target.build);
  const { built, failures: failures2 } = await buildImages(orders, { resources, signal });
  const ready2 = [];
  for (const order of wanted.filter(({ target }) => target.image)) {
    const image2 = order.target.image;
    await ensureImage(image2, signal);
    ready2.push({ order, id: await imageId(image2), bytes: await imageBytes(image2) });
  }
  const all = [...built, ...ready2];
  const of = (checkout) => all.filter(({ order }) => order.checkout === checkout);
  return new Map(
    checkouts.map((checkout) => [
      checkout,
      {
        artifacts: of(checkout).map(({ order: { target }, id: id2, bytes: bytes3 }) => {
          return { target, image: id2, id: id2, imageBytes: bytes3 };
        }),
        failures: failures2.filter(({ order }) => order.checkout === checkout).map(({ failure: failure3 }) => failure3)
      }
    ])
  );
}
async function buildAsProcesses(checkouts, { resources, signal }) {
  const made = /* @__PURE__ */ new Map();
  for (const checkout of checkouts) {
    const { folder: folder2, tree } = checkout;
    const artifacts = [];
    const failures2 = [];
    for (const { target } of startedOf(checkout)) {
      const failure3 = await prepareTarget(target, { folder: folder2, resources, signal });
      if (failure3) failures2.push(failure3);
      else artifacts.push({ target, id: tree, imageBytes: null });
    }
    made.set(checkout, { artifacts, failures: failures2 });
  }
  return made;
}
function startedOf(checkout) {
  const { targets } = checkout;
  const services = new Map(targets.flatMap(({ services: services2 = [] }) => services2.map((each) => [each.name, each])));
  return [...targets, ...services.values()].map((target) => ({ checkout, target }));
}
function removeBuilt(checkout, { id: id2 }) {
  const built = startedOf(checkout).filter(({ target }) => target.build);
  return removeImages2(built.map((order) => orderTag(order, id2)));
}
function withServices(checkout, { artifacts, failures: failures2 }) {
  const { targets, folder: folder2 } = checkout;
  const own2 = failures2.filter((failure3) => targets.some(({ name: name3 }) => name3 === failure3.target));
  const lacking = targets.flatMap(
    (target) => failures2.filter((failure3) => target.services?.some(({ name: name3 }) => name3 === failure3.target)).map((failure3) => ({
      ...failure3,
      target: target.name,
      log: `service ${failure3.target}:
${failure3.log}`
    }))
  );
  const serviceBuild = (service) => {
    const found = artifacts.find(({ target }) => target.name === service.name);
    return found ? [{ ...found.image && { image: found.image }, folder: folder2, target: service }] : [];
  };
  const built = targets.flatMap((target) => {
    const found = artifacts.find((artifact) => artifact.target === target);
    if (!found || lacking.some((failure3) => failure3.target === target.name)) return [];
    const { image: image2, id: id2, imageBytes: imageBytes2 } = found;
    const services = (target.services ?? []).flatMap(serviceBuild);
    const build2 = {
      ...image2 && { image: image2 },
      folder: folder2,
      target,
      ...services.length > 0 && { services }
    };
    return [{ build: build2, id: id2, imageBytes: imageBytes2 }];
  });
  return { checkout, targets: built, failures: [...own2, ...lacking] };
}
async function copyOf(built, name3, runner, { folder: folder2 }) {
  if (runner === "docker") return built;
  const { checkout } = built;
  const top = join16(folder2, name3);
  await cp(checkout.top, top, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: isCopied
  }).catch((error3) => {
    throw new RunError(`${checkout.top} cannot be copied: ${error3.message}; TMPDIR=DIR names another folder`);
  });
  const moved = (path2) => join16(top, relative4(checkout.top, path2));
  return {
    ...built,
    checkout: { ...checkout, name: name3, top, folder: moved(checkout.folder) },
    targets: built.targets.map(({ build: build2, ...rest }) => {
      const services = build2.services?.map((service) => ({ ...service, folder: moved(service.folder) }));
      return { ...rest, build: { ...build2, folder: moved(build2.folder), ...services && { services } } };
    })
  };
}
async function isCopied(path2) {
  const found = await lstat(path2);
  return found.isFile() || found.isDirectory() || found.isSymbolicLink();
}
var PREPARE_TIME_LIMIT = 1800;
var LOG_LINES2 = 25;
async function prepareTarget(target, options) {
  for (const command2 of target.prepare) {
    const finished = await run(command2, {
      cwd: options.folder,
      env: allowedEnvironment(process.env, { ...target.env, ...options.resources.marker }),
      timeoutSeconds: PREPARE_TIME_LIMIT,
      signal: options.signal,
      untrusted: true
    });
    if (finished.code === 0) continue;
    const said = lastLines(finished.stdout + finished.stderr, LOG_LINES2);
    return {
      target: target.name,
      what: "prepare",
      log: `${command2.join(" ")}: ${why(finished)}
${said}`
    };
  }
  return null;
}
function inRoles(revisions2, names) {
  const head2 = only(revisions2.head, names);
  const base = revisions2.base && only(revisions2.base, names);
  const roles = [...base ? [["base", base]] : [], ["head", head2]];
  return {
    builds: roles.flatMap(([variant2, { targets }]) => targets.map((target) => asVariant(target, variant2))),
    variants: roles.map(([variant2, { checkout, targets }]) => {
      const { commit, label } = checkout.revision;
      const builds = targets.map(({ build: build2, id: id2, imageBytes: imageBytes2 }) => [build2.target.name, { id: id2, imageBytes: imageBytes2 }]);
      return { variant: variant2, commit, label, builds: Object.fromEntries(builds) };
    }),
    failures: roles.flatMap(
      ([variant2, { failures: failures2 }]) => failures2.map((failure3) => ({ variant: variant2, ...failure3 }))
    ),
    identical: new Set(base ? sameIn(base, head2) : [])
  };
}
function only({ targets, failures: failures2, ...revision3 }, names) {
  return {
    ...revision3,
    targets: targets.filter(({ build: build2 }) => names.has(build2.target.name)),
    failures: failures2.filter(({ target }) => names.has(target))
  };
}
function asVariant({ build: { services, ...build2 } }, variant2) {
  return { ...build2, variant: variant2, ...services && { services: services.map((each) => ({ ...each, variant: variant2 })) } };
}
function sameIn(base, head2) {
  return base.targets.flatMap((target) => {
    const { name: name3 } = target.build.target;
    const twin = head2.targets.find(({ build: build2 }) => build2.target.name === name3);
    return twin && twin.id === target.id && wayOf(twin) === wayOf(target) ? [name3] : [];
  });
}
function wayOf({ build: { target, services = [] } }) {
  const way = ({ command: command2, args, env, port: port2, memory, secrets }) => [
    command2,
    args,
    env,
    port2,
    memory,
    secrets
  ];
  const beside = services.map((service) => [service.image, way(service.target), service.target.ready]);
  return JSON.stringify([way(target), target.tls, target.setup, beside]);
}

// src/measure/benchmark-case.ts
import { resolve as resolve7 } from "node:path";
function benchmarkCase(found, scenario3, { base, head: head2 }, signal) {
  const { rate: rate3 } = scenario3;
  return {
    case: found,
    scenario: scenario3,
    builds: base ? [base, head2] : [head2],
    questions: { base: questionOf(base ?? head2, scenario3, signal), head: questionOf(head2, scenario3, signal) },
    ...rate3 && "perSecond" in rate3 && { rate: rate3.perSecond }
  };
}
function questionOf(build2, scenario3, signal) {
  const { request: request2, expect: expect3 } = scenario3;
  const { tls } = build2.target;
  const body2 = request2.body && "file" in request2.body ? resolve7(build2.folder, request2.body.file) : void 0;
  return {
    request: request2,
    expect: expect3,
    errors: scenario3.errors,
    redact: redactorOf(build2.target, process.env),
    options: {
      // An answer that is checked may be the first one, which is slower.
      timeoutSeconds: Math.max(10, scenario3.timeoutSeconds),
      signal,
      ...scenario3.http2 && { http2: true },
      ...body2 !== void 0 && { bodyFile: body2 },
      ...tls && { tls: { ...tls, caFile: resolve7(build2.folder, tls.ca) } }
    }
  };
}

// src/experiment/experiment.ts
function casesToBuild({ cases, part, untouched, also = [] }) {
  return [...(part?.cases ?? cases).filter(({ target }) => !untouched.has(target)), ...also];
}
function selectCases(experiment2, { base, head: head2 }) {
  const { part, untouched } = experiment2;
  const cases = part?.cases ?? experiment2.cases;
  const touched = new Set(cases.map(({ target }) => target).filter((name3) => !untouched.has(name3)));
  const built = inRoles({ ...base && { base: base.built }, head: head2.built }, touched);
  const skipped = /* @__PURE__ */ new Map();
  for (const found of cases) {
    const why2 = whySkipped(found, built, experiment2);
    if (why2 !== null) skipped.set(found.id, why2);
  }
  const wanted = cases.filter(({ id: id2, target }) => !skipped.has(id2) && buildOf(built, target, "head"));
  return { cases, built, skipped, wanted };
}
function whySkipped({ target }, { identical }, { untouched, measureIdentical }) {
  if (untouched.has(target)) return "untouched";
  return identical.has(target) && !measureIdentical ? "identical-builds" : null;
}
function buildOf({ builds }, target, variant2) {
  return builds.find((build2) => build2.target.name === target && build2.variant === variant2);
}
function scenarioOf({ scenario: scenario3 }, { scenarios }) {
  return scenarios.find(({ name: name3 }) => name3 === scenario3);
}
function benchmarkOf(found, variants, config2, signal) {
  const scenario3 = scenarioOf(found, config2);
  const head2 = buildOf(variants, found.target, "head");
  const base = buildOf(variants, found.target, "base");
  if (!scenario3 || !head2) return null;
  const benchmark = benchmarkCase(found, scenario3, { ...base && { base }, head: head2 }, signal);
  return found.rate === void 0 ? benchmark : { ...benchmark, rate: found.rate };
}

// src/experiment/journal.ts
import { existsSync as existsSync8, readFileSync as readFileSync8, writeFileSync as writeFileSync9 } from "node:fs";
import { join as join19 } from "node:path";

// src/analyse/leaderboard.ts
var SHOWN_TAIL2 = 0.025;
function leaderboards(measured2) {
  const keys2 = [...new Set(measured2.cases.map(({ scenario: scenario3, path: path2 }) => `${scenario3}/${path2}`))];
  return keys2.flatMap((id2) => {
    const records = measured2.cases.filter(({ scenario: scenario4, path: path2 }) => `${scenario4}/${path2}` === id2);
    const scenario3 = measured2.plan.scenarios.find(({ name: name3 }) => name3 === records[0]?.scenario);
    return scenario3 ? [leaderboard2(id2, records, scenario3, measured2)] : [];
  });
}
function leaderboard2(id2, records, scenario3, measured2) {
  const by = scenario3.rate === void 0 ? "goodput" : "p99";
  const rows = records.map((record2) => rowOf(record2, scenario3, by, measured2));
  return {
    id: id2,
    scenario: scenario3.name,
    path: records[0]?.path ?? "direct",
    by,
    unit: by === "p99" ? "s" : scenario3.run ? "operations/s" : "requests/s",
    rows: withPublished(placed(rows, by), measured2.published?.figures[id2])
  };
}
function placed(rows, by) {
  const sign = by === "goodput" ? 1 : -1;
  const standings = ranked(
    rows.map(({ row: { target, limited }, effects }) => ({
      target,
      sessions: effects.map((effect2) => ({ ...effect2, value: sign * effect2.value })),
      // A percentile that queueing in the generator made worse says nothing of the order above it either.
      limited
    }))
  );
  return standings.map(({ target, ...standing2 }) => ({
    ...rows.find(({ row: row3 }) => row3.target === target).row,
    ...sign === 1 ? standing2 : inverted(standing2)
  }));
}
function inverted({ place, ratio, interval: range2 }) {
  return {
    place,
    ratio: ratio === null ? null : 1 / ratio,
    interval: range2 && { low: 1 / range2.high, high: 1 / range2.low }
  };
}
function withPublished(rows, figure2) {
  const beside = publishedPlaces(rows, figure2);
  return rows.map((row3) => ({ ...row3, published: beside.get(row3.target) ?? null }));
}
function rowOf(record2, scenario3, by, measured2) {
  const faults = [
    ...failuresOf(record2, measured2.failures).map(failureFinding),
    ...faultFindings(faultsOf(record2))
  ];
  const samples = samplesOf(record2);
  const limit2 = boundOf(record2);
  const cannotKeepUp = limit2 === "over-capacity";
  const effects = faults.length > 0 || cannotKeepUp ? [] : sessionValues(record2, metricNamed(by), "head");
  const why2 = faults.length > 0 ? faults : effects.length === 0 && limit2 === null ? [nothing(record2, by)] : [];
  const row3 = {
    target: record2.target,
    figures: figuresOf(record2, faults.length > 0, measured2),
    sessions: effects.map(({ value }) => Math.exp(value)),
    spread: interval2(estimateOf(effects, ALONE), SHOWN_TAIL2),
    asked: samples.reduce((sum2, sample2) => sum2 + answers(sample2) + total(sample2.errors), 0),
    failed: failures(samples, scenario3),
    bottleneck: bottleneckOf(record2),
    limited: limit2 !== null && BOUNDS.includes(limit2),
    findings: [
      ...why2,
      ...limit2 === null ? [] : [{ code: "held-back", limit: limit2, bound: BOUNDS.includes(limit2) }],
      ...disturbedRounds(record2.sessions).map(interferenceFinding)
    ]
  };
  return { row: row3, effects };
}
var BOUNDS = ["out-of-ports", "generator-saturated", "proxy-saturated", "littles-law"];
function nothing(record2, by) {
  if (record2.skipped !== void 0) return { code: "skipped", why: record2.skipped };
  if (record2.sessions.length === 0) return { code: "no-time" };
  return { code: by === "p99" ? "p99-unknown" : "no-values" };
}
function figuresOf(record2, broken, { variants }) {
  const value = (name3) => {
    if (name3 === "image") return variants[0]?.builds[record2.target]?.imageBytes ?? null;
    return broken ? null : typical(record2, metricNamed(name3), "head");
  };
  return Object.fromEntries(SHOWN.map((name3) => [name3, value(name3)]));
}
var total = (counts2) => Object.values(counts2).reduce((sum2, count3) => sum2 + count3, 0);
function failures(samples, { expect: expect3 }) {
  const counts2 = /* @__PURE__ */ new Map();
  const add = (what, count3) => counts2.set(what, (counts2.get(what) ?? 0) + count3);
  for (const { errors, byStatus } of samples) {
    for (const [what, count3] of Object.entries(errors)) add(what, count3);
    for (const [status, count3] of Object.entries(byStatus))
      if (Number(status) !== expect3.status) add(`status ${status}`, count3);
  }
  return Object.fromEntries([...counts2].filter(([, count3]) => count3 > 0));
}
function boundOf(record2) {
  const samples = samplesOf(record2);
  const limited = samples.filter(({ limits }) => limits.length > 0).length;
  return limited * 2 > samples.length ? mostFrequentLimit(record2) : null;
}
function publishedPlaces(rows, figure2) {
  const entries = figure2?.entries ?? [];
  const today = rows.filter(
    ({ target, place }) => place !== null && entries.some((entry) => entry.target === target)
  );
  const common = entries.filter(({ target }) => today.some((row3) => row3.target === target));
  const found = entries.map(({ target, value, system }, index) => {
    const row3 = today.find((each) => each.target === target);
    const before = common.findIndex((entry) => entry.target === target) + 1;
    const better = today.filter((each) => (each.place ?? 0) < (row3?.place ?? 0)).length;
    const equal = today.filter((each) => each.place === row3?.place).length;
    const moved = row3 !== void 0 && (before <= better || before > better + equal);
    return [target, { place: index + 1, value, system, moved }];
  });
  return new Map(found);
}
var RISK = 0.05;
function ranked(contestants) {
  const estimates = contestants.flatMap(({ target, sessions, limited }) => {
    const estimate2 = estimateOf(sessions, ALONE);
    return estimate2 ? [{ target, limited, estimate: estimate2 }] : [];
  });
  const sorted = estimates.toSorted((a, b) => b.estimate.centre - a.estimate.centre);
  const pairs2 = Math.max(1, sorted.length * (sorted.length - 1) / 2);
  const tail = RISK / 2 / pairs2;
  const [best] = sorted;
  const standings = [];
  let leader = 0;
  for (const [i, each] of sorted.entries()) {
    const above = sorted[leader];
    const against = above && intervalOfDifference(each.estimate, above.estimate, tail);
    if (i > 0 && !each.limited && against && against.high < 0) leader = i;
    const other = best && each !== best ? best : null;
    const toBest = other && intervalOfDifference(each.estimate, other.estimate, tail);
    standings.push({
      target: each.target,
      place: leader + 1,
      ratio: other && Math.exp(each.estimate.centre - other.estimate.centre),
      interval: toBest && { low: Math.exp(toBest.low), high: Math.exp(toBest.high) }
    });
  }
  const nothing2 = contestants.filter(({ sessions }) => sessions.length === 0);
  return [
    ...standings,
    ...nothing2.map(({ target }) => ({ target, place: null, ratio: null, interval: null }))
  ];
}
function intervalOfDifference(a, b, tail) {
  if (a.sessions < 2 || b.sessions < 2) return null;
  const centre = a.centre - b.centre;
  const noises = [a, b].flatMap(({ noise }) => noise ?? []);
  const error3 = Math.hypot(standardError(a) ?? 0, standardError(b) ?? 0);
  if (noises.length === 0) return { low: centre, high: centre };
  const half = studentQuantile(tail, Math.min(...noises.map(({ degrees }) => degrees))) * error3;
  return { low: centre - half, high: centre + half };
}
function concludeRanking(measured2, signal) {
  const broken = measured2.failures.length > 0 || measured2.cases.some((record2) => faultsOf(record2).length > 0);
  return {
    ...measured2,
    schema: RESULTS_SCHEMA,
    command: "rank",
    leaderboards: leaderboards(measured2),
    exitCode: exitCode({ ...signal && { signal }, runError: broken })
  };
}
function rankedFrom({ plan: plan2, ...measured2 }, part) {
  const { seed, budgetSeconds, runner, runnerReason: runnerReason2, cpus, scenarios } = plan2;
  return { ...measured2, ...part, plan: { seed, budgetSeconds, runner, runnerReason: runnerReason2, cpus, scenarios } };
}

// src/experiment/write-reports.ts
import { mkdirSync as mkdirSync4, renameSync, rmSync as rmSync7, writeFileSync as writeFileSync8 } from "node:fs";
import { tmpdir as tmpdir3 } from "node:os";
import { dirname as dirname3, join as join18 } from "node:path";

// src/format/failure-file.ts
var wire = strictObject2({ schema: literal2(1), message: string3().max(1e5) });
function failureFile(message) {
  return `${JSON.stringify({ schema: 1, message: message.slice(-2e4) })}
`;
}

// src/text/format.ts
var MINUS = "\u2212";
function significant(value, digits = 3) {
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(digits));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(rounded))));
  return value.toFixed(Math.min(decimals, 6));
}
function scaled(value, units) {
  const [size2, name3] = units.find(([least]) => Math.abs(value) >= least * 0.9995) ?? units.at(-1) ?? [1, ""];
  return `${significant(value / size2)}${name3}`;
}
function seconds2(value) {
  return scaled(value, [
    [1, " s"],
    [1e-3, " ms"],
    [1e-6, " \xB5s"],
    [1e-9, " ns"]
  ]);
}
function bytes2(value) {
  return scaled(value, [
    [2 ** 30, " GiB"],
    [2 ** 20, " MiB"],
    [2 ** 10, " KiB"],
    [1, " B"]
  ]);
}
function rate2(value, unit = "req/s") {
  if (value >= 1e3 && value < 1e4) return `${Math.round(value)} ${unit}`;
  return `${value < 1e3 ? significant(value) : scaled(value, [
    [1e6, "M"],
    [1e3, "k"]
  ])} ${unit}`;
}
function duration4(value) {
  const whole = Math.round(value);
  if (whole < 1) return seconds2(value);
  if (whole < 120) return `${whole} s`;
  const rest = whole % 60;
  return rest === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${rest} s`;
}
function amount(value, unit) {
  if (value === null) return "not known";
  if (unit === "requests/s") return rate2(value);
  if (unit === "operations/s") return rate2(value, "op/s");
  if (unit === "s") return seconds2(value);
  if (unit === "s/request" || unit === "s/operation") return seconds2(value);
  if (unit === "bytes") return bytes2(value);
  return significant(value);
}
function decimalsFor(metric) {
  if (metric.ratio === null) return 0;
  const size2 = Math.abs(metric.ratio - 1) * 100;
  if (metric.interval === null) return size2 >= 10 ? 0 : 1;
  const width = (metric.interval.high - metric.interval.low) * 100;
  if (width >= 10) return 0;
  return width >= 0.5 ? 1 : 2;
}
var VERY_MUCH = 10;
function signed(ratio, decimals) {
  if (ratio > VERY_MUCH) return `+${(VERY_MUCH - 1) * 100}\u2026`;
  const text4 = (Math.abs(ratio - 1) * 100).toFixed(decimals);
  if (Number(text4) === 0) return text4;
  return `${ratio < 1 ? MINUS : "+"}${text4}`;
}
function change3(metric) {
  return metric.ratio === null ? "\u2013" : `${signed(metric.ratio, decimalsFor(metric))} %`;
}
function range(metric) {
  if (metric.interval === null) return "\u2013";
  const decimals = decimalsFor(metric);
  return `${signed(metric.interval.low, decimals)} to ${signed(metric.interval.high, decimals)}`;
}
function share2(value) {
  return `${Number((value * 100).toPrecision(3))} %`;
}

// src/report/messages.ts
var SKIPPED = {
  untouched: "the change touches none of its paths",
  "identical-builds": "both sides are the same build"
};
var INTERFERENCE = {
  steal: "the machine lost CPU time to its host",
  "other-programs": "other programs used the CPUs"
};
var LIMITS = {
  "out-of-ports": "the generator ran out of ports for new connections, which linger for a minute: sysctl -w net.ipv4.tcp_tw_reuse=1 lets it use them again",
  "generator-saturated": "the load generator was saturated",
  "proxy-saturated": "the proxy was saturated",
  dependency: "the server was not busy: it waited for something else (a dependency)",
  "littles-law": "the generator's figures contradict each other (Little's law)",
  "too-few-requests": "rounds had too few requests",
  unsteady: "the server did not become steady",
  "over-capacity": "base could not keep up with the rate, and a queue only grows: a lower rate would tell",
  "out-of-step": "the two sides were not loaded at the same time"
};
var KINDS2 = {
  "wrong-status": "wrong answer",
  "wrong-body": "wrong answer",
  "wrong-header": "wrong answer",
  "no-answer": "wrong answer",
  "length-changed": "wrong answer",
  "no-report": "wrong answer",
  "command-failed": "wrong answer",
  "lengths-differ": "unequal work",
  "framing-differs": "unequal work",
  errors: "errors",
  "no-answers": "no answers",
  "wrong-size": "wrong size",
  "too-many-connections": "keepalive not in force",
  died: "died",
  restarted: "died",
  "not-ready": "not ready",
  "start-failed": "not ready",
  "setup-failed": "not ready",
  "generator-failed": "generator failed",
  "background-load-failed": "generator failed",
  "proxy-failed": "harness failed",
  "harness-failed": "harness failed"
};
var FAULTS = {
  "wrong-status": ({ path: path2, status, expected, body: body2 }) => `${path2} answered ${status} instead of ${expected}${quoted4(body2)}`,
  "wrong-body": ({ path: path2, bytes: bytes3, body: body2 }) => `${path2} answered ${bytes3} bytes that are not the expected body${quoted4(body2)}`,
  "wrong-header": ({ path: path2, name: name3, value, expected }) => `${path2} answered header ${name3}: ${value ?? "(none)"} instead of ${expected}`,
  "no-answer": ({ path: path2, error: error3 }) => `${path2} gave no answer: ${error3}`,
  "length-changed": ({ path: path2, bytes: bytes3 }) => `${path2} answers ${bytes3} bytes after the load, another length than before`,
  "no-report": ({ output }) => `its last line is no {"operations": n, "seconds": s, "errors": e}: ${output || "(nothing)"}`,
  "command-failed": ({ error: error3 }) => error3,
  "lengths-differ": ({ path: path2, base, head: head2 }) => `${path2}: base answers ${base} bytes, head ${head2}; set expect.same to false if that is meant`,
  "framing-differs": ({ path: path2, base, head: head2 }) => `${path2}: base frames its answer by ${base}, head by ${head2}; set expect.same to false if that is meant`,
  errors: ({ failed, of, unit, most }) => `${failed} of ${of} ${unit} failed${counted(most)}`,
  "no-answers": ({ seconds: seconds3, most }) => `no correct answer in ${seconds3.toFixed(2)} s${counted(most)}${hint(most)}`,
  "wrong-size": ({ answers: answers2, bytes: bytes3, least, most }) => `${answers2} answers carried ${bytes3} bytes of body instead of ${least === most ? least : `${least} to ${most}`}: some were not the expected answer`,
  "too-many-connections": ({ side, opened, requests }) => side === "upstream" ? `${opened} connections were opened from nginx to the server for ${requests} requests: the server closes connections that should be kept` : `${opened} connections were opened for ${requests} requests, though the scenario keeps connections alive`,
  died: ({ of, service, end: end2, when }) => {
    const who = of === "server" ? "" : service === void 0 ? "a service beside it: " : `service ${service}: `;
    return `${who}${howEnded(end2)}${when === void 0 ? "" : ENDED[when]}`;
  },
  restarted: () => "the server was restarted while it was measured",
  "not-ready": ({ seconds: seconds3, last, service, runOver }) => {
    const who = service === void 0 ? "" : `service ${service} was `;
    const over = runOver ? ", when the run's time was over" : "";
    const nothing2 = service === void 0 ? "no answer" : "its port is not open";
    const said = last === null ? nothing2 : "error" in last ? last.error : `${last.path} answered ${last.status}`;
    return `${who}not ready after ${seconds3} s${over} (last: ${said})`;
  },
  "start-failed": ({ error: error3 }) => error3,
  "setup-failed": ({ command: command2, error: error3 }) => `its setup failed: ${command2.join(" ")}: ${error3}`,
  "generator-failed": ({ error: error3 }) => error3,
  "background-load-failed": ({ failed, answered, error: error3 }) => error3 === void 0 ? `of the requests beside it ${failed} failed, ${answered} were answered` : `the requests beside it: ${error3}`,
  "proxy-failed": ({ variant: variant2, end: end2, error: error3 }) => `nginx in front of ${variant2}: ${[end2 && howEnded(end2), error3].filter(Boolean).join(": ") || "it did not listen"}`,
  "harness-failed": ({ error: error3 }) => error3
};
var ENDED = {
  starting: " before it was ready",
  "before-load": " before it was loaded",
  "under-load": " under load"
};
function howEnded({ exitCode: exitCode2, signal }) {
  if (signal !== null) return `ended by ${signal}`;
  return exitCode2 === null ? "its container ended" : `ended with exit code ${exitCode2}`;
}
function quoted4(body2) {
  return body2 === "" ? " (empty)" : `: ${JSON.stringify(body2)}`;
}
function counted(most) {
  const parts = most.map(
    (each) => `${"status" in each ? `status ${each.status}` : each.error} (${each.count})`
  );
  return parts.length === 0 ? "" : `: ${parts.join(", ")}`;
}
function hint(most) {
  return most.some((each) => "error" in each && each.error.includes("CaUsedAsEndEntity")) ? "; the server's certificate is a CA's itself, which load generators refuse: let the CA sign another one for the server" : "";
}
var FINDINGS = {
  "build-failed": ({ variant: variant2, target }) => `${variant2}: ${target} could not be built`,
  "prepare-failed": ({ variant: variant2, target }) => `${variant2}: ${target} could not be prepared`,
  fault: ({ variants, fault: fault2, times }) => {
    const often = times === 1 ? "" : ` (${times} times)`;
    return `${both(variants)}${explainFault(fault2)}${often}`;
  },
  "shards-missing": ({ shards }) => {
    const which = shards.length === 0 ? "a shard left it out" : `shard ${shards.join(", ")} is missing`;
    return `not measured: ${which}; its job's log says why`;
  },
  skipped: ({ why: why2 }) => SKIPPED[why2],
  interrupted: () => "not measured: the run was interrupted",
  "no-time": () => "not measured: time ran out before its first session; a larger budget would settle it",
  "no-values": () => "nothing could be compared: no round has values of both sides",
  "one-session": () => "one session cannot show the noise between sessions; increase the budget so that at least two fit",
  "equal-ratios": () => "all sessions gave exactly the same ratio, so the noise is not known; use longer rounds",
  interference: ({ source, effect: effect2, rounds }) => {
    const why2 = INTERFERENCE[source];
    const one = rounds === 1;
    const some = one ? "1 round" : `${rounds} rounds`;
    if (effect2 === "nothing-left")
      return `nothing could be compared: in every round ${why2}; measure again when the machine is quiet, or on another`;
    return effect2 === "counted-less" ? `${some} ${one ? "counts" : "count"} less, since ${why2}` : `${some} ${one ? "was" : "were"} left out: ${why2}`;
  },
  limited: ({ limit: limit2, loop, cpuDecides }) => {
    if (loop === "open")
      return `${LIMITS[limit2]}; latency says little about the server then and is not judged`;
    const decides = cpuDecides ? "CPU per request decides" : "CPU time could not be read either, so nothing decides: a machine with more cores, or Docker, would settle it";
    return `${LIMITS[limit2]}, so speed and latency say little about the server and are not judged; ${decides}`;
  },
  "held-back": ({ limit: limit2, bound }) => limit2 === "over-capacity" ? "cannot keep up with the rate: its queue only grows" : `${LIMITS[limit2]}${bound ? ": it may be better than its numbers" : ""}`,
  "p99-unknown": () => "p99 could not be told: fewer than ten answers of a session lie beyond it; a longer round: would settle it",
  "bottleneck-unknown": () => "what was saturated could not be told: a change may hide behind the load generator",
  "server-waits": () => "head answers fewer requests, and its server is not busy: it may wait longer for something, which CPU time cannot show; a scenario with rate: would judge that",
  "settled-early": ({ sessions }) => `settled early, after ${sessions} sessions: the interval holds, the size may be a little overstated`
};
var NOTICES = {
  "base-config-missing": ({ file }) => `base has no ${file}: head's is used to build and start both sides`,
  "base-config-unusable": ({ file, error: error3 }) => `base's ${file} cannot be used (${error3}): head's is used for both sides`,
  "config-from-checkout": ({ file }) => `neither side has ${file}: the one in the checkout is used for both`,
  "gate-changed": ({ changes }) => `this change alters its own gate (${changes.map(settingChange).join("; ")}): base's rules were applied`,
  "budget-changed": ({ before, after }) => `this change alters the time to measure: budget ${budget(before)} \u2192 ${budget(after)}`,
  "no-longer-measured": ({ targets, scenarios, paths, pairs: pairs2 }) => {
    const gone = [
      ...targets.map((name3) => `target ${name3}`),
      ...scenarios.map((name3) => `scenario ${name3}`),
      ...paths,
      ...pairs2
    ];
    return `this change no longer measures what base does: ${gone.join(", ")}`;
  },
  "submodules-missing": ({ paths }) => `built without ${paths.length === 1 ? "the submodule" : "the submodules"} ${paths.join(", ")}: fetch first (git submodule update --init --recursive; actions/checkout: submodules: recursive)`,
  "port-ignored": ({ target }) => `target ${target} ignores PORT: its two sides were measured one after the other, which is noisier`,
  "session-overran": ({ case: id2 }) => `${id2}: a session went on when the time was long over, and was broken off`,
  "rate-not-comparable": ({ scenario: scenario3 }) => `scenario ${scenario3} was left out: its rate is a share of what base can answer, which is another rate for each target; give it in requests per second`
};
var OBSTACLES = {
  "docker-missing": () => "docker is not installed (start Docker, or install it: apt-get install docker.io)",
  "no-engine": () => "no Docker engine answers (start Docker, or install it: apt-get install docker.io)",
  "no-buildx": () => "Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)",
  "images-unresolved": ({ images }) => `the base image${images.length > 1 ? "s" : ""} ${images.join(", ")} cannot be resolved (docker pull shows why)`,
  "nothing-to-build": ({ target }) => `target "${target}" has neither build nor image, which Docker needs`,
  "no-command": ({ of, name: name3 }) => `${of} "${name3}" has no command, which the process runner needs; add one, or use --runner docker`,
  "same-process": ({ as }) => `as a process it is the same as ${as}: build arguments are for Docker`,
  "programs-missing": ({ programs: programs3 }) => `${programs3.join(" and ")} cannot be found`
};
function explainObstacle(found) {
  return OBSTACLES[found.code](found);
}
function explainNoRunner(obstacles) {
  const of = (runner) => obstacles.filter((each) => each.runner === runner).map(({ target, obstacle: obstacle2 }) => `${target === null ? "" : `${target}: `}${explainObstacle(obstacle2)}`);
  return ["docker", "process"].filter((runner) => of(runner).length > 0).map((runner) => `the ${runner} runner cannot be used: ${of(runner).join("; ")}`).join("; ");
}
function explainRunner(runner, reason) {
  switch (reason.code) {
    case "asked-for":
      return `${runner}: asked for`;
    case "docker-works":
      return `${runner}: a Docker engine answers and the base images resolve`;
    case "not-docker":
      return `${runner}: not Docker, since ${explainObstacle(reason.obstacle)}`;
  }
}
var LAYOUTS = {
  "one-core": "server, nginx and generator share the only core: figures are advisory, expect wide intervals",
  "shared-load-core": "server on one core, nginx and the generators share the other: where they are the bottleneck, CPU time per request decides",
  "smt-siblings": "server and load share physical cores (SMT siblings): expect wider intervals",
  "separate-cores": "server, nginx and generators on cores of their own",
  "separate-machine": "server and nginx on a machine of their own, the generators on this one",
  "separate-machine-one-core": "server and nginx share the only core of their machine, the generators on this one"
};
function explainLayout({ layout }) {
  return LAYOUTS[layout];
}
var PAIRINGS = {
  "side-by-side": "side by side: each variant has a CPU group of its own, so both are loaded at once",
  interleaved: "in turns: no CPU groups can be made here (it takes root or containers), so the variants take turns in random order"
};
function explainPairing(pairing2) {
  return PAIRINGS[pairing2];
}
function explain2(found) {
  return FINDINGS[found.code](found);
}
function explainOfTarget(found) {
  return explain2(found).replace(/^head: /, "");
}
function explainNotice(found) {
  return NOTICES[found.code](found);
}
function explainSkip(why2) {
  return SKIPPED[why2];
}
function explainInterference(source) {
  return INTERFERENCE[source];
}
function explainFault(fault2) {
  const prefix = "afterLoad" in fault2 ? "after the load: " : "";
  const words2 = FAULTS[fault2.code](fault2);
  return `${KINDS2[fault2.code]}: ${prefix}${words2}`;
}
function both(variants) {
  return variants.length === 0 ? "" : `${variants.join(" and ")}: `;
}
function settingChange(change4) {
  switch (change4.setting) {
    case "alpha":
    case "mode":
      return `${change4.setting} ${change4.before} \u2192 ${change4.after}`;
    case "fail-on":
      return `fail-on ${change4.before.join(", ")} \u2192 ${change4.after.join(", ")}`;
    case "threshold":
    case "errors":
      return `${change4.setting} of ${change4.scenario} ${percent(change4.before)} \u2192 ${percent(change4.after)}`;
  }
}
function percent(share3) {
  return `${Number((share3 * 100).toPrecision(6))} %`;
}
function budget(seconds3) {
  return seconds3 === null ? "60 s a case" : `${seconds3} s`;
}

// src/report/facts.ts
function revisions(results2) {
  return results2.variants.map((built) => [built.variant, revision2(built)]);
}
function revision2({ label, commit }) {
  return `${label} (${commit.slice(0, 12)})`;
}
var cores2 = (numbers2) => numbers2.length === 0 ? "none" : numbers2.join(", ");
function cpusOf({ cpus }) {
  const { server, proxy, generator } = cpus;
  return [
    "CPUs",
    `server ${cores2(server)}; proxy ${cores2(proxy)}; generator ${cores2(generator)}. ${explainLayout(cpus)}`
  ];
}
function timeOf({ build: build2, run: run3, load }) {
  return [
    "Time",
    `${duration4(build2)} building, ${duration4(run3)} after it, ${duration4(load)} of that under load`
  ];
}
function systemOf({ os: os6, kernel, runnerImage }) {
  return ["System", `${os6}, kernel ${kernel}${runnerImage === null ? "" : `, ${runnerImage}`}`];
}
function toolsOf({ tools }) {
  const versions = Object.entries(tools).map(([name3, version2]) => `${name3} ${version2}`);
  return ["Tools", versions.join(", ")];
}
function method2(results2) {
  const { plan: plan2, seconds: seconds3 } = results2;
  const sessions = results2.cases.map((result) => result.sessions.length);
  const [fewest, most] = [Math.min(...sessions, Number.POSITIVE_INFINITY), Math.max(0, ...sessions)];
  const count3 = fewest === most || !Number.isFinite(fewest) ? `${most}` : `${fewest} to ${most}`;
  return [
    ["Runner", explainRunner(plan2.runner, plan2.runnerReason)],
    ["Pairs", explainPairing(plan2.pairing)],
    ["Sessions", `${count3} per case; a session starts both servers anew`],
    cpusOf(plan2),
    [
      "Risk",
      `${share2(plan2.alpha)} for a false red in the whole run: one in ${Math.round(1 / plan2.alpha)} runs without any change`
    ],
    timeOf(seconds3),
    ["Seed", String(plan2.seed)]
  ];
}
function environment3(results2) {
  const { environment: e } = results2;
  const after = e.load.after === null ? "not known" : e.load.after.toFixed(2);
  return [
    ...machines(results2),
    ...e.servers ? [
      [
        "Servers",
        `on a machine of their own: ${e.servers.cores} cores, ${bytes2(e.servers.memoryBytes)}, ${e.servers.os}, kernel ${e.servers.kernel}`
      ]
    ] : [],
    systemOf(e),
    ["Load", `${e.load.before.toFixed(2)} before, ${after} after`],
    toolsOf(e),
    ["Run", `${results2.id}, ${results2.startedAt}`]
  ];
}
function machine(e) {
  return `${e.cpuModel}, ${e.cores} cores, ${bytes2(e.memoryBytes)}`;
}
function machines({ environment: here, cases }) {
  const counts2 = /* @__PURE__ */ new Map();
  for (const { environment: own2 } of cases)
    if (own2) counts2.set(machine(own2), (counts2.get(machine(own2)) ?? 0) + 1);
  if (counts2.size === 0) return [["Machine", machine(here)]];
  return [...counts2].map(([told, count3]) => [
    "Machine",
    `${told}: ${count3} ${count3 === 1 ? "case" : "cases"}`
  ]);
}
var CAVEATS = [
  "Ratios hold for this machine and these scenarios; absolute values are not to be compared with another run's.",
  "Speed and CPU per request decide; at a fixed rate latency does, by p50, p95 and p99. Everything else informs.",
  "Unchanged means that no change larger than the threshold hides in the noise, not that nothing changed."
];
function logsOf(result, results2) {
  const builds = results2.failures.filter((failure3) => failure3.target === result.target).map((failure3) => ({ title: `end of the ${failure3.what} log of ${failure3.variant}`, text: failure3.log }));
  const servers = result.sessions.flatMap((session2) => session2.invalid).flatMap(
    ({ variant: variant2, log: log3 }) => log3 === void 0 ? [] : [{ title: `end of the log of ${variant2 ?? "the server"}`, text: log3 }]
  );
  const tails = [...builds, ...servers].map(({ title, text: text4 }) => ({
    title: plainLine(title),
    text: tailOfLog(text4)
  }));
  return tails.filter((tail, i) => tail.text !== "" && tails.findIndex((t) => t.title === tail.title) === i);
}

// src/model/profile.ts
var FRAME_SEPARATOR = ";";

// src/report/flame-graph.ts
var WIDTH = 1e3;
var ROW = 18;
var LETTER = 6.3;
var DEEPEST = 64;
var NARROWEST = 2e-3;
var MOST_MOVED = 12;
var STEPS = [2e-3, 0.01, 0.04];
function flameSection(profile) {
  if ("reason" in profile)
    return `<h3>Where the CPU time goes</h3>
<p class="note">Not told: ${htmlProse(profile.reason)}</p>`;
  const root = flameOf(profile.base, profile.head);
  const { rows, frames } = laidOut(root);
  const height = rows * ROW;
  const what = `by ${profile.tool}, ${profile.seconds} s each, after the verdict`;
  return [
    "<h3>Where the CPU time goes</h3>",
    `<p class="legend">Head's CPU time per request, ${what}: ${amount(root.head, "s")}, of base ${amount(root.base, "s")}. A function lies on those that call it, and is as wide as what it costs with all that it calls; <span class="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,
    `<div class="scroll"><svg class="flame" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,
    ...frames.map((frame) => frameSvg(frame, root, height)),
    "</svg></div>",
    functionsTable(profile)
  ].join("\n");
}
function laidOut(root) {
  const frames = [];
  const scale3 = root.head > 0 ? WIDTH / root.head : 0;
  const place = (frame, x, row3) => {
    const width = frame.head * scale3;
    if (width < NARROWEST * WIDTH || row3 >= DEEPEST) return;
    frames.push({ frame, x, width, row: row3 });
    let at = x;
    for (const child of frame.children) {
      place(child, at, row3 + 1);
      at += child.head * scale3;
    }
  };
  place(root, 0, 0);
  return { rows: Math.max(1, ...frames.map(({ row: row3 }) => row3 + 1)), frames };
}
function frameSvg({ frame, x, width, row: row3 }, root, height) {
  const y = height - (row3 + 1) * ROW;
  const letters = Math.floor((width - 6) / LETTER);
  const text4 = letters < 3 ? "" : `<text x="${(x + 3).toFixed(1)}" y="${y + 12.5}">${html(frame.name.length > letters ? `${frame.name.slice(0, letters - 1)}\u2026` : frame.name)}</text>`;
  const box = `<rect class="${frameColour(frame, root)}" x="${x.toFixed(1)}" y="${y}" width="${Math.max(0.5, width - 0.6).toFixed(1)}" height="${ROW - 1}"/>`;
  return `<g>${box}${text4}<title>${html(frame.name)}: ${amount(frame.head, "s")} per request, ${amount(frame.base, "s")} in base</title></g>`;
}
function frameColour({ base, head: head2 }, root) {
  const share3 = (head2 - base) / root.head;
  const step = STEPS.filter((from) => Math.abs(share3) >= from).length;
  return step === 0 ? "f0" : `${share3 > 0 ? "hot" : "cool"}${step}`;
}
function functionsTable({ base, head: head2 }) {
  const rows = movedMost(base, head2, MOST_MOVED).map((own2) => {
    const change4 = own2.head - own2.base;
    const sign = change4 > 0 ? "+" : "\u2212";
    return `<tr><th scope="row">${html(own2.name)}</th><td>${amount(own2.base, "s")}</td><td>${amount(own2.head, "s")}</td><td class="${change4 > 0 ? "regression" : "improvement"}">${sign}${amount(Math.abs(change4), "s")}</td></tr>`;
  });
  return [
    "<table><caption>What functions cost by themselves, CPU time per request; what moved most.</caption>",
    '<thead><tr><th scope="col">Function</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',
    `<tbody>${rows.join("\n")}</tbody></table>`
  ].join("\n");
}
var noCost = () => ({ base: 0, head: 0, children: /* @__PURE__ */ new Map() });
function flameOf(base, head2) {
  const root = noCost();
  for (const [side, stacks] of [
    ["base", base],
    ["head", head2]
  ])
    for (const [stack, cost] of stacks) {
      root[side] += cost;
      let at = root;
      for (const name3 of stack.split(FRAME_SEPARATOR)) {
        const below = at.children.get(name3) ?? noCost();
        at.children.set(name3, below);
        below[side] += cost;
        at = below;
      }
    }
  return frozen("all", root);
}
function frozen(name3, { base, head: head2, children }) {
  const sorted = [...children].toSorted(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
  return { name: name3, base, head: head2, children: sorted.map(([child, grown]) => frozen(child, grown)) };
}
function movedMost(base, head2, most) {
  const own2 = /* @__PURE__ */ new Map();
  for (const [side, stacks] of [
    ["base", base],
    ["head", head2]
  ])
    for (const [stack, cost] of stacks) {
      const name3 = stack.slice(stack.lastIndexOf(FRAME_SEPARATOR) + 1);
      const entry = own2.get(name3) ?? { base: 0, head: 0 };
      own2.set(name3, entry);
      entry[side] += cost;
    }
  return [...own2].map(([name3, costs2]) => ({ name: name3, ...costs2 })).filter((each) => each.base !== each.head).sort((a, b) => Math.abs(b.head - b.base) - Math.abs(a.head - a.base)).slice(0, most);
}

// src/report/words.ts
var percent2 = (ratio, digits) => (Math.abs(ratio - 1) * 100).toFixed(digits);
var wordsOf = ({ name: name3 }) => metricNamed(name3).words;
function between(metric) {
  const { interval: interval3 } = metric;
  if (interval3 === null) return "";
  const digits = decimalsFor(metric);
  const [low, high] = [percent2(interval3.low, digits), percent2(interval3.high, digits)];
  if (interval3.low >= 1) return `between ${low} and ${high}`;
  if (interval3.high <= 1) return `between ${high} and ${low}`;
  const { shrunk, grown } = wordsOf(metric);
  return `between ${low} % ${shrunk} and ${high} % ${grown}`;
}
function size(metric) {
  const ratio = metric.ratio ?? 1;
  const { shrunk, grown } = wordsOf(metric);
  return `about ${percent2(ratio, decimalsFor(metric))} % ${ratio < 1 ? shrunk : grown}`;
}
function changed(metric) {
  const range2 = between(metric);
  return `${wordsOf(metric).verb} ${size(metric)}${range2 === "" ? "" : `, ${range2}`}`;
}
function carrying(result, verdict3) {
  return result.metrics.filter((metric) => metric.gates && metric.verdict === verdict3);
}
function sentence(finding2) {
  return clip(plainLine(explain2(finding2)), 300).replace(/\.$/, "");
}
function seen(metric) {
  return `${wordsOf(metric).subject} ${change3(metric)} (${range(metric)})`;
}
function open3(result) {
  return carrying(result, "inconclusive").filter((metric) => metric.interval !== null);
}
function leansTo(result) {
  if (result.verdict !== "inconclusive") return null;
  const ways = open3(result).map(leaning);
  return ways.find((way) => way === "worse") ?? ways.find((way) => way === "better") ?? null;
}
var PROBABLY = { worse: "probably slower", better: "probably faster" };
function verdictWords(result) {
  if (result.verdict !== "inconclusive") return result.verdict;
  const way = leansTo(result);
  if (way !== null) return PROBABLY[way];
  return open3(result).length > 0 ? "no change seen" : "undecided";
}
function caught({ detectable }) {
  return detectable === null || detectable > 10 ? "" : `a slowdown of ${share2(Number(detectable.toPrecision(2)))} or more would have been caught`;
}
function strictness({ alpha }) {
  return `A case is red only where a wider interval excludes no change, so that at most one run in ${Math.round(1 / alpha)} is red by chance.`;
}
function undecidedPredicate(result) {
  const metrics = open3(result);
  const better = carrying(result, "improvement").map((metric) => `${changed(metric)}, but `);
  if (metrics.length === 0)
    return [`${better.join("")}could not be decided`, ...result.findings.slice(0, 1).map(sentence)].join(
      ": "
    );
  const way = leansTo(result);
  const telling2 = metrics.filter((metric) => way === null || leaning(metric) === way);
  const verb = way === null ? "shows no change" : `is ${PROBABLY[way]}`;
  const values2 = telling2.map(way === null ? seen : likely(result)).join(", ");
  return [`${better.join("")}${verb}: ${values2}`, caught(result)].filter(Boolean).join("; ");
}
function likely({ threshold }) {
  return (metric) => {
    const small = Math.abs(Math.log(metric.ratio ?? 1)) < Math.log1p(threshold);
    const below = small ? `, less than the threshold of ${share2(threshold)}` : "";
    return `${size(metric)} (95 % interval ${range(metric)})${below}`;
  };
}
function changedPredicate(result, verdict3) {
  const other = verdict3 === "regression" ? "improvement" : "regression";
  const along = carrying(result, verdict3).map(changed);
  const against = carrying(result, other).map(changed);
  const but = against.length === 0 ? "" : `, but ${against.join(", and ")}`;
  return `${along.join(", and ")}${but}; not noise`;
}
function predicate(result) {
  switch (result.verdict) {
    case "regression":
    case "improvement":
      return changedPredicate(result, result.verdict);
    case "inconclusive":
      return undecidedPredicate(result);
    case "invalid":
      return `gave no usable numbers: ${result.findings.map(sentence)[0] ?? "no reason was recorded"}`;
    case "unchanged":
      return result.skipped === void 0 ? `shows no change larger than ${share2(result.threshold)}` : `was not loaded: ${explainSkip(result.skipped)}`;
  }
}
function furtherFindings(result) {
  if (result.skipped !== void 0) return [];
  const first = result.verdict === "invalid" || result.verdict === "inconclusive" && open3(result).length === 0;
  return (first ? result.findings.slice(1) : result.findings).map(sentence);
}

// src/report/headline.ts
var caseName = (result) => plainLine(result.id);
function countOfCases(some, results2) {
  const total2 = results2.cases.length;
  if (some.length < total2) return `${some.length} of ${total2} cases`;
  return total2 === 2 ? "Both cases" : `All ${total2} cases`;
}
function foremost(cases, verdict3) {
  const extent2 = (result) => Math.max(0, ...carrying(result, verdict3).map((metric) => Math.abs(Math.log(metric.ratio ?? 1))));
  return cases.toSorted((a, b) => extent2(b) - extent2(a))[0];
}
function kind(cases, verdict3) {
  const first = new Set(cases.flatMap((result) => carrying(result, verdict3)[0]?.name ?? []));
  const [speed, cpu] = verdict3 === "regression" ? ["slower", "using more CPU"] : ["faster", "using less CPU"];
  return first.size === 1 && first.has("cpu") ? cpu : speed;
}
function changedHeadline(results2, cases, verdict3) {
  const first = foremost(cases, verdict3);
  const what = `${countOfCases(cases, results2)} ${kind(cases, verdict3)}`;
  if (first === void 0) return what;
  const label = cases.length === 1 ? ":" : verdict3 === "regression" ? "; worst:" : "; most:";
  return `${what}${label} ${caseName(first)} ${predicate(first)}`;
}
function headOnly(result) {
  return result.brokenIn.includes("head") && !result.brokenIn.includes("base");
}
function invalid(results2, cases) {
  const first = cases.find(headOnly) ?? cases[0];
  if (first === void 0) return "Invalid: nothing could be measured";
  const count3 = results2.cases.length === 1 ? "Invalid" : `${countOfCases(cases, results2)} invalid`;
  const where = headOnly(first) ? ", head fails where base does not" : "";
  return `${count3}${where}: ${caseName(first)} ${predicate(first)}`;
}
function undecided(results2, cases) {
  const [first] = cases;
  if (first === void 0) return "Undecided: nothing was measured";
  if (results2.cases.length === 1) return `${caseName(first)} ${predicate(first)}`;
  for (const [way, words2] of [
    ["worse", "probably slower"],
    ["better", "probably faster"]
  ]) {
    const leaning2 = cases.filter((result) => leansTo(result) === way);
    const [one] = leaning2;
    if (one) return `${countOfCases(leaning2, results2)} ${words2}: ${caseList(leaning2)}`;
  }
  const others2 = cases.length === results2.cases.length ? "" : "; none of the others is slower";
  const seen2 = cases.filter((result) => caught(result) !== "");
  if (seen2.length < cases.length)
    return `${countOfCases(cases, results2)} undecided: ${caseList(cases)}${others2}`;
  const least = seen2.toSorted((a, b) => (b.detectable ?? 0) - (a.detectable ?? 0))[0];
  return `No change seen: ${caught(least)} in ${results2.cases.length === cases.length ? "every case" : `each of ${cases.length} undecided cases`}`;
}
function caseList(cases) {
  return `${cases.slice(0, 3).map(caseName).join(", ")}${cases.length > 3 ? ", \u2026" : ""}`;
}
function unchanged(results2) {
  const skipped = new Set(results2.cases.map((result) => result.skipped));
  if (!skipped.has(void 0)) {
    const [why2] = skipped;
    const told = skipped.size === 1 && why2 ? explainSkip(why2) : "base and head do not differ where it matters";
    return `Unchanged: ${told}, so there was nothing to measure`;
  }
  const largest = Math.max(...results2.cases.map((result) => result.threshold));
  const where = results2.cases.length === 1 ? caseName(results2.cases[0]) : `any of ${results2.cases.length} cases`;
  return `No change larger than ${share2(largest)} in ${where}`;
}
function verdictOf(results2) {
  const cases = results2.cases.filter((result) => result.verdict === results2.verdict);
  const [only2] = results2.cases;
  switch (results2.verdict) {
    case "regression":
    case "improvement":
      if (results2.cases.length === 1 && only2 !== void 0) return `${caseName(only2)} ${predicate(only2)}`;
      return changedHeadline(results2, cases, results2.verdict);
    case "invalid":
      return invalid(results2, cases);
    case "inconclusive":
      return undecided(results2, cases);
    case "unchanged":
      return unchanged(results2);
  }
}
function headline(results2) {
  return `${results2.interrupted ? "Interrupted before its end. So far: " : ""}${verdictOf(results2)}`;
}
function saysAll(results2) {
  const [only2] = results2.cases;
  return results2.cases.length === 1 && only2 !== void 0 && headline(results2).endsWith(predicate(only2));
}
function inShort(result) {
  const [metric] = carrying(result, result.verdict);
  const told = result.verdict === "regression" || result.verdict === "improvement";
  return told && metric !== void 0 ? size(metric) : verdictWords(result);
}

// src/report/html-page.ts
import { createHash as createHash5 } from "node:crypto";
function policy() {
  const hash2 = createHash5("sha256").update(STYLE).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash2}'; base-uri 'none'; form-action 'none'`;
}
function htmlHead(title) {
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${html(title)}</title>`,
    `<style>${STYLE}</style>
</head>`
  ].join("\n");
}
function htmlFacts(title, list3) {
  const items = list3.map(([label, value]) => `<dt>${html(label)}</dt><dd>${htmlProse(value)}</dd>`);
  return `<h3>${title}</h3>
<dl class="facts">
${items.join("\n")}
</dl>`;
}
var STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --ink: #1d2126; --soft: #5c646e; --rule: #e2e3e1; --lane: #f3f3f0;
  --bad: #b3261e; --broken: #7b2d8b; --open: #8a5a00; --good: #1e7040; --same: #5c646e;
  --worse: #b3261e14; --better: #1e704012; --odd: #2f66a9; --even: #b0702a; --band: #1d212622;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181c; --ink: #e6e7e8; --soft: #9aa3ad; --rule: #2c3138; --lane: #1c2025;
    --bad: #ff8a80; --broken: #d9a3e6; --open: #e8b44c; --good: #7bcf9a; --same: #9aa3ad;
    --worse: #ff8a8016; --better: #7bcf9a12; --odd: #7fb0ec; --even: #e0a35c; --band: #e6e7e826;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
h1 { font-size: clamp(1.2rem, 1rem + 1.2vw, 1.55rem); line-height: 1.35; max-width: 52rem; font-weight: 650; margin: .25rem 0 .75rem; text-wrap: pretty; }
h2 { font-size: 1.15rem; font-weight: 650; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: .95rem; font-weight: 650; margin: 2rem 0 .5rem; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em; }
.kicker, small, figcaption span, dt, .legend, .note { color: var(--soft); }
.kicker, .legend, .facts, figcaption, pre, table { font-size: .875rem; }
.kicker b { color: var(--ink); font-weight: 600; }
.note { border-left: 3px solid var(--open); padding-left: .75rem; color: var(--ink); }
.badge { font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge::before { content: ""; display: inline-block; width: .6em; height: .6em; margin-right: .45em; background: currentColor; border-radius: 50%; }
.badge.regression::before, .badge.invalid::before { border-radius: 0; }
.badge.inconclusive::before { background: none; border: .15em solid currentColor; }
.regression { color: var(--bad); } .invalid { color: var(--broken); } .inconclusive { color: var(--open); }
.improvement { color: var(--good); } .unchanged { color: var(--same); }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: .4rem; }
caption span { display: inline-block; max-width: calc(100vw - 2.5rem); }
th, td { text-align: right; padding: .45rem 0 .45rem 1rem; border-top: 1px solid var(--rule); vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; overflow-wrap: anywhere; }
thead th { border-top: 0; font-weight: 500; color: var(--soft); vertical-align: bottom; }
tbody th { font-weight: 500; }
td { white-space: nowrap; }
td small, th small { display: block; font-size: .8125rem; font-weight: 400; }
.overview { margin: 2rem 0 2.5rem; }
.unjudged { color: var(--soft); }
.case { border-top: 1px solid var(--rule); margin-top: 2.5rem; padding-top: 1.5rem; }
.case header { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.25rem 2rem; margin: 1.25rem 0; }
figure { margin: 0; max-width: 34rem; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; margin-bottom: .25rem; }
figcaption b { font-weight: 600; }
.reasons { margin: .5rem 0; padding-left: 1.1rem; max-width: 46rem; }
details { margin: .75rem 0; }
summary { cursor: pointer; color: var(--soft); font-size: .875rem; }
details[open] > summary { margin-bottom: .5rem; }
pre { overflow-x: auto; background: var(--lane); padding: .75rem 1rem; margin: .5rem 0; line-height: 1.45; white-space: pre-wrap; }
.facts { display: grid; grid-template-columns: minmax(5.5rem, auto) 1fr; gap: .3rem 1.25rem; margin: 0; max-width: 52rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.background { border-top: 1px solid var(--rule); margin-top: 3rem; }
.background ul { font-size: .875rem; padding-left: 1.1rem; max-width: 46rem; }
.legend ul { list-style: none; margin: .25rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .3rem 1.5rem; }
.legend li { display: flex; gap: .6rem; align-items: center; }
.legend svg { flex: none; width: 2.5rem; height: 1.25rem; }
.scroll { overflow-x: auto; }
.ranking th:nth-child(2), .ranking td:nth-child(2) { text-align: left; }
.ranking th, .ranking td { white-space: nowrap; }
.picture { display: block; width: 100%; height: auto; }
svg text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--soft); }
.lane { fill: var(--lane); } .worse { fill: var(--worse); } .better { fill: var(--better); } .interval { fill: var(--band); }
svg line { stroke: var(--soft); stroke-width: 1; }
svg .threshold { stroke-dasharray: 3 3; opacity: .7; } svg .nochange { opacity: .9; } svg .decision { stroke-dasharray: 1 4; opacity: .8; } svg .tick { opacity: .5; }
svg .estimate { stroke: var(--ink); stroke-width: 1.75; } svg .mean { stroke: var(--ink); stroke-width: 1; opacity: .55; }
.odd { fill: var(--odd); stroke: var(--odd); } .even { fill: var(--even); stroke: var(--even); }
.odd, .even { fill-opacity: .75; stroke-width: .6; } .hollow { fill: none; stroke-width: 1; }
.flame { display: block; min-width: 40rem; width: 100%; height: auto; } .flame text { fill: #16181b; }
.f0 { fill: #d9d7d0; } .hot1 { fill: #f5c6bd; } .hot2 { fill: #ee9586; } .hot3 { fill: #e0604e; }
.cool1 { fill: #c3dcf0; } .cool2 { fill: #8fbfe4; } .cool3 { fill: #5c9fd4; } .hotter { color: var(--bad); } .cooler { color: var(--odd); }
@media (max-width: 34rem) {
  body { padding: 1.5rem 1rem 3rem; }
  .wide { display: none; }
  th, td { padding-left: .6rem; }
  figcaption { gap: 0 .45rem; }
}
@media print { body { max-width: none; } .case { break-inside: avoid; } }
`;

// src/report/metric-columns.ts
function metricLabel({ name: name3, unit }) {
  return inUnit(findMetric(name3)?.label ?? name3, unit);
}
function inUnit(label, unit) {
  return unit.includes("operation") ? label.replace("Request", "Operation").replace("request", "operation") : label;
}
function onlyCommands(cases) {
  return cases.length > 0 && cases.every(({ metrics }) => metrics.some(({ unit }) => unit === "operations/s"));
}
var INFORMING = ["goodput", "cpu", "p99"];
function metricColumns(cases) {
  const loops = new Set(cases.map(({ rate: rate3 }) => rate3 === void 0 ? "closed" : "open"));
  const deciding2 = METRICS.filter(({ decides }) => decides !== null && loops.has(decides)).map((m) => m.name);
  const informing = INFORMING.filter((name3) => !deciding2.includes(name3));
  const unit = onlyCommands(cases) ? "operations" : "";
  return [...deciding2, ...informing].map((name3) => {
    return { name: name3, title: metricLabel({ name: name3, unit }), decides: deciding2.includes(name3) };
  });
}

// src/report/svg.ts
var coordinate = (value) => Number(value.toFixed(1)).toString();
function niceStep(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= step) ?? 10);
}
function marker(place, look) {
  const kind2 = `${look.odd ? "odd" : "even"}${look.hollow ? " hollow" : ""}`;
  const title = look.told === "" ? "" : `<title>${html(look.told)}</title>`;
  const [x, y] = [place.x, place.y];
  const path2 = (points) => `<path class="${kind2}" d="M${points.map(([dx, dy]) => `${coordinate(x + dx)} ${coordinate(y + dy)}`).join("L")}Z">${title}</path>`;
  if (look.beyond === "above")
    return path2([
      [0, 0],
      [3, 5],
      [-3, 5]
    ]);
  if (look.beyond === "below")
    return path2([
      [0, 0],
      [3, -5],
      [-3, -5]
    ]);
  if (look.odd)
    return `<circle class="${kind2}" cx="${coordinate(x)}" cy="${coordinate(y)}" r="2.2">${title}</circle>`;
  return path2([
    [0, -2.9],
    [2.9, 0],
    [0, 2.9],
    [-2.9, 0]
  ]);
}

// src/report/picture.ts
var WIDTH2 = 360;
var HEIGHT = 236;
var PLOT = { left: 54, right: WIDTH2 - 6, top: 20, bottom: HEIGHT - 34 };
function lanesOf(result, metric, steady) {
  const filled = result.sessions.map((session2, i) => ({
    number: i + 1,
    pairs: sessionPairs(session2, metric),
    mean: effect(sessionPairs(session2, metric, steady))
  })).filter((lane) => lane.pairs.length > 0);
  const total2 = filled.reduce((sum2, lane) => sum2 + lane.pairs.length + 1, 0);
  const unit = (PLOT.right - PLOT.left) / Math.max(1, total2);
  let left = PLOT.left;
  return filled.map((lane) => {
    const right = left + (lane.pairs.length + 1) * unit;
    const placed2 = { ...lane, left, right };
    left = right;
    return placed2;
  });
}
function band(kind2, top, bottom, left = PLOT.left, right = PLOT.right) {
  const height = Math.max(0, bottom - top);
  return `<rect class="${kind2}" x="${coordinate(left)}" y="${coordinate(top)}" width="${coordinate(right - left)}" height="${coordinate(height)}"/>`;
}
function level2(kind2, y, left = PLOT.left, right = PLOT.right) {
  return `<line class="${kind2}" x1="${coordinate(left)}" x2="${coordinate(right)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`;
}
function svgLabel(text4, x, y, anchor2) {
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor2}">${html(text4)}</text>`;
}
function ground(result, metric, axis) {
  const [over, under] = [axis.place(1 + result.threshold), axis.place(1 / (1 + result.threshold))];
  const [above, below] = metric.better === "higher" ? ["better", "worse"] : ["worse", "better"];
  return [
    band(above, PLOT.top, over),
    band(below, under, PLOT.bottom),
    level2("threshold", over),
    level2("threshold", under),
    level2("nochange", axis.place(1))
  ].join("");
}
function scale(axis) {
  return axis.ticks.map((tick) => {
    const y = axis.place(1 + tick / 100);
    const text4 = `${tick > 0 ? "+" : tick < 0 ? "\u2212" : ""}${Math.abs(tick)} %`;
    return `${level2("tick", y, PLOT.left - 4, PLOT.left)}${svgLabel(text4, PLOT.left - 7, y + 3.5, "end")}`;
  }).join("");
}
function dots(lane, axis, steady) {
  const unit = (lane.right - lane.left) / (lane.pairs.length + 1);
  return lane.pairs.map((pair2, i) => {
    const ratio = pair2.head / pair2.base;
    const place = { x: lane.left + (i + 1) * unit, y: axis.place(ratio) };
    const beyond = axis.holds(ratio) ? null : ratio > 1 ? "above" : "below";
    const told = `session ${lane.number}, round ${i + 1}: ${signed(ratio, 1)} %`;
    return marker(place, { odd: lane.number % 2 === 1, hollow: steady && pair2.limited, beyond, told });
  }).join("");
}
function numbers(lanes) {
  const every = Math.ceil(lanes.length / 14);
  return lanes.filter((_, i) => i % every === 0).map((lane) => svgLabel(String(lane.number), (lane.left + lane.right) / 2, PLOT.bottom + 13, "middle")).join("");
}
function pictureDescription(result, metric, lanes) {
  const where = metric.interval === null ? "no interval" : `95 % interval ${range(metric)} %`;
  return `${lanes.length} sessions. Estimate ${change3(metric)}, ${where}; threshold ${share2(result.threshold)}.`;
}
function picture(result, name3, id2) {
  const metric = result.metrics.find((m) => m.name === name3);
  if (metric === void 0 || metric.ratio === null) return null;
  const { ratio, interval: interval3, decisionInterval } = metric;
  const measure2 = metricNamed(name3);
  const lanes = lanesOf(result, measure2, metric.gates);
  const ratios = lanes.flatMap((lane) => lane.pairs.map((pair2) => pair2.head / pair2.base));
  const edge = 1 + result.threshold * 1.3;
  const must2 = [edge, 1 / edge, ratio, ...interval3 === null ? [] : [interval3.low, interval3.high]];
  const axis = axisFor(must2, ratios, PLOT.top, PLOT.bottom);
  const means = lanes.map(
    (lane) => lane.mean === null ? "" : level2("mean", axis.place(Math.exp(lane.mean)), lane.left + 1, lane.right - 1)
  );
  const [down, up] = measure2.words.axis;
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH2} ${HEIGHT}" role="img" aria-labelledby="${id2}-t ${id2}-d">`,
    `<title id="${id2}-t">${html(`${metricLabel(metric)}, head against base, ${result.id}`)}</title>`,
    `<desc id="${id2}-d">${html(pictureDescription(result, metric, lanes))}</desc>`,
    ...lanes.filter((lane) => lane.number % 2 === 0).map((lane) => band("lane", PLOT.top, PLOT.bottom, lane.left, lane.right)),
    ground(result, metric, axis),
    interval3 === null ? "" : band("interval", axis.place(interval3.high), axis.place(interval3.low)),
    ...(decisionInterval === null ? [] : [decisionInterval.low, decisionInterval.high]).filter((end2) => axis.holds(end2)).map((end2) => level2("decision", axis.place(end2))),
    level2("estimate", axis.place(ratio)),
    ...lanes.map((lane) => dots(lane, axis, metric.gates && measure2.limitable)),
    ...means,
    scale(axis),
    numbers(lanes),
    svgLabel(`\u2191 ${up}`, PLOT.left, PLOT.top - 7, "start"),
    svgLabel(`\u2193 ${down}`, PLOT.left, HEIGHT - 6, "start"),
    svgLabel("sessions", PLOT.right, HEIGHT - 6, "end"),
    "</svg>"
  ];
  return parts.filter((part) => part !== "").join("\n");
}
function ticksBetween(low, high) {
  const [from, to] = [Math.expm1(low) * 100, Math.expm1(high) * 100];
  const step = niceStep((to - from) / 7);
  const first = Math.ceil(from / step - 1e-9);
  const count3 = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count3) }, (_, i) => Number(((first + i) * step).toPrecision(6)));
}
var WIDE = Math.log(4);
var WIDEST = Math.log(10);
var DOUBLINGS = [-3, -2, -1, 0, 1, 2, 3].map((power) => (2 ** power - 1) * 100);
var WILD = 0.03;
function quantileOf(sorted, share3) {
  const at = sorted[Math.round(share3 * (sorted.length - 1))];
  return at === void 0 ? [] : [at];
}
function doublingsBetween(low, high) {
  return DOUBLINGS.filter((percent3) => Math.log1p(percent3 / 100) >= low && Math.log1p(percent3 / 100) <= high);
}
function axisFor(must2, points, top, bottom) {
  const logs2 = points.map(Math.log).toSorted((a, b) => a - b);
  const wanted = [...must2.map(Math.log), ...quantileOf(logs2, WILD), ...quantileOf(logs2, 1 - WILD), 0];
  const seen2 = wanted.map((log3) => Math.min(WIDEST, Math.max(-WIDEST, log3)));
  const pad = (Math.max(...seen2) - Math.min(...seen2)) * 0.07;
  const [low, high] = [Math.min(...seen2) - pad, Math.max(...seen2) + pad];
  const within2 = (log3) => Math.min(high, Math.max(low, log3));
  return {
    low: Math.exp(low),
    high: Math.exp(high),
    ticks: high - low > WIDE ? doublingsBetween(low, high) : ticksBetween(low, high),
    place: (ratio) => bottom - (within2(Math.log(ratio)) - low) / (high - low) * (bottom - top),
    holds: (ratio) => Math.log(ratio) >= low && Math.log(ratio) <= high
  };
}

// src/report/html.ts
function kicker(results2) {
  const sides = revisions(results2).map(([variant2, value]) => `${variant2} <b>${html(value)}</b>`);
  const day = html(results2.startedAt.slice(0, 10));
  return `<p class="kicker">loadgate \xB7 ${sides.join(" \xB7 ")} \xB7 ${day}</p>`;
}
function opening(results2) {
  const notices = results2.notices.map((notice3) => `<p class="note">${htmlProse(explainNotice(notice3))}</p>`);
  return [
    kicker(results2),
    `<h1>${htmlProse(headline(results2))}</h1>`,
    badge(results2.verdict),
    ...notices
  ].join("\n");
}
var hidden = ({ decides }) => decides ? [] : ["wide"];
function metricCell(result, column) {
  const metric = result.metrics.find((m) => m.name === column.name);
  const unjudged = metric !== void 0 && metric.ratio !== null && !metric.gates;
  const classes = [...hidden(column), ...unjudged ? ["unjudged"] : []];
  const why2 = unjudged && column.decides ? "<small>not judged</small>" : "";
  return `<td${classOf(classes)}>${changeCell(metric)}${why2}</td>`;
}
var classOf = (names) => names.length === 0 ? "" : ` class="${names.join(" ")}"`;
function overview2(results2, ids) {
  const columns = metricColumns(results2.cases);
  const rows = results2.cases.map((result, i) => {
    const name3 = `<th scope="row"><a href="#${ids[i]}">${html(result.id)}</a><small>${badge(result.verdict, verdictWords(result))}</small></th>`;
    return `<tr>${name3}${columns.map((column) => metricCell(result, column)).join("")}</tr>`;
  });
  const heads = columns.map((column) => `<th scope="col"${classOf(hidden(column))}>${column.title}</th>`);
  return [
    '<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each change its 95 % interval.</span></caption>',
    `<thead><tr><th scope="col">Case</th>${heads.join("")}</tr></thead>`,
    `<tbody>
${rows.join("\n")}
</tbody></table></div>`
  ].join("\n");
}
function background(results2) {
  const caveats = CAVEATS.map((caveat) => `<li>${htmlProse(caveat)}</li>`).join("");
  return [
    '<footer class="background">',
    htmlFacts("How it was measured", method2(results2)),
    htmlFacts("Machine and tools", environment3(results2)),
    `<h3>What this does not say</h3>
<ul>${caveats}</ul>`,
    "</footer>"
  ].join("\n");
}
function htmlReport(results2, profiles = []) {
  const ids = results2.cases.map((_, i) => `case-${i + 1}`);
  const drawn = results2.cases.some((result) => result.metrics.some((metric) => metric.interval !== null));
  const parts = [
    htmlHead(`loadgate: ${results2.verdict}`),
    "<body>\n<main>",
    opening(results2),
    results2.cases.length === 0 ? "" : overview2(results2, ids),
    drawn ? legend(results2) : "",
    ...results2.cases.map((result, i) => {
      const profile = profiles.find((each) => each.case === result.id);
      return caseSection(result, results2, ids[i] ?? "") + (profile ? flameSection(profile) : "");
    }),
    "</main>",
    background(results2),
    "</body>\n</html>\n"
  ];
  return parts.filter((part) => part !== "").join("\n");
}
var keyDrawing = (drawing) => `<svg viewBox="0 0 40 20" aria-hidden="true">${drawing}</svg>`;
var PLAIN_LOOK = { hollow: false, beyond: null, told: "" };
var lineAcross = (kind2) => `<line class="${kind2}" x1="2" x2="38" y1="10" y2="10"/>`;
function legend(results2) {
  const thresholds = [...new Set(results2.cases.map((result) => result.threshold))].map(share2).join(", ");
  const both2 = `${marker({ x: 13, y: 10 }, { ...PLAIN_LOOK, odd: true })}${marker({ x: 27, y: 10 }, { ...PLAIN_LOOK, odd: false })}`;
  const hollow = marker({ x: 20, y: 10 }, { ...PLAIN_LOOK, odd: true, hollow: true });
  const beyond = marker({ x: 20, y: 7 }, { ...PLAIN_LOOK, odd: true, beyond: "above" });
  const items = [
    [both2, "each point is one round: head against base, both loaded in the same way"],
    [
      `<rect class="lane" x="2" y="1" width="36" height="18"/>${lineAcross("mean")}`,
      "a lane is one session, one start of both servers; its thin line is the mean"
    ],
    [lineAcross("estimate"), "the estimate: the mean over the sessions"],
    [
      '<rect class="interval" x="2" y="4" width="36" height="12"/>',
      "its 95 % interval; dotted lines around it: the wider one that decides"
    ],
    [lineAcross("nochange"), "no change"],
    [lineAcross("threshold"), `the smallest change worth telling, ${thresholds}; tinted beyond it`],
    [hollow, "left out: something other than the server was at its limit"],
    [beyond, "lies beyond the picture"]
  ];
  const list3 = items.map(([drawing, text4]) => `<li>${keyDrawing(drawing ?? "")}<span>${text4}</span></li>`).join("\n");
  const short3 = `Each point is one round, head against base; each lane is a session, a new start of both servers. The grey band is the 95 % interval. ${strictness(results2.plan)}`;
  const key = `<details><summary>All the signs</summary>
<ul>
${list3}
</ul>
</details>`;
  return `<section class="legend">
<p>${short3}</p>
${key}
</section>`;
}
function badge(verdict3, words2 = verdict3) {
  return `<span class="badge ${verdict3}">${words2}</span>`;
}
function changeCell(metric) {
  if (metric === void 0 || metric.ratio === null) return "\u2013";
  const beneath = metric.interval === null ? "" : `<small>${range(metric)}</small>`;
  return `${change3(metric)}${beneath}`;
}
function caseSentence(result) {
  const moved = result.verdict === "regression" || result.verdict === "improvement";
  return `${moved ? "Head" : "This case"} ${predicate(result)}.`;
}
var ROLES = { true: "decides", false: "not judged" };
function picturePanel(result, name3, id2) {
  const metric = result.metrics.find((m) => m.name === name3);
  const drawn = picture(result, name3, `${id2}-${name3}`);
  if (metric === void 0 || drawn === null) return "";
  const width = metric.interval === null ? "" : ` <span>${range(metric)}</span>`;
  const caption = `<b>${metricLabel(metric)}</b> ${change3(metric)}${width} <span>${ROLES[`${metric.gates}`]}</span>`;
  return `<figure><figcaption>${caption}</figcaption>
${drawn}
</figure>`;
}
function metricsTable(result) {
  const rows = result.metrics.filter((metric) => metric.base !== null || metric.head !== null).map(
    (metric) => `<tr><th scope="row">${metricLabel(metric)}${metric.gates ? " <small>decides</small>" : ""}</th><td>${amount(metric.base, metric.unit)}</td><td>${amount(metric.head, metric.unit)}</td><td>${changeCell(metric)}</td></tr>`
  );
  if (rows.length === 0) return "";
  const head2 = ["Metric", "Base", "Head", "Change"].map((text4) => `<th scope="col">${text4}</th>`).join("");
  const table2 = `<table><thead><tr>${head2}</tr></thead><tbody>
${rows.join("\n")}
</tbody></table>`;
  return `<details><summary>All metrics</summary>
${table2}
</details>`;
}
function reasons(result) {
  const items = furtherFindings(result).map((why2) => `<li>${htmlProse(why2)}</li>`);
  return items.length === 0 ? "" : `<ul class="reasons">${items.join("")}</ul>`;
}
function logSections(result, results2) {
  return logsOf(result, results2).map((log3) => `<h3>${html(log3.title)}</h3>
<pre>${html(log3.text)}</pre>`).join("\n");
}
function caseSection(result, results2, id2) {
  const pictured = deciding(result.rate === void 0 ? "closed" : "open");
  const panels = pictured.map(({ name: name3 }) => picturePanel(result, name3, id2)).filter((part) => part !== "");
  return [
    `<section class="case" id="${id2}">`,
    `<header><h2>${html(result.id)}</h2>${badge(result.verdict, verdictWords(result))}</header>`,
    `<p>${htmlProse(caseSentence(result))}</p>`,
    reasons(result),
    logSections(result, results2),
    panels.length === 0 ? "" : `<div class="panels">
${panels.join("\n")}
</div>`,
    metricsTable(result),
    "</section>"
  ].filter((part) => part !== "").join("\n");
}

// src/report/markdown-syntax.ts
var row2 = (cells) => `| ${cells.join(" | ")} |`;
function table(titles, rows) {
  return [row2(titles.map(([title]) => title)), row2(titles.map(([, align]) => align)), ...rows.map(row2)].join(
    "\n"
  );
}
function folded(summary2, body2) {
  return body2 === "" ? "" : `<details><summary>${summary2}</summary>

${body2}

</details>`;
}
function preformatted(text4) {
  return `<pre>${html(text4)}</pre>`;
}
var list2 = (items) => items.map((item) => `- ${item}`).join("\n");
var sized = (text4) => Buffer.byteLength(text4, "utf8");
var VERDICT_EMOJI = {
  regression: "\u{1F534}",
  accepted: "\u{1F7E0}",
  invalid: "\u26D4",
  failed: "\u26D4",
  inconclusive: "\u{1F7E1}",
  improvement: "\u{1F7E2}",
  unchanged: "\u26AA"
};

// src/report/changed-table.ts
function changedCases(results2) {
  return ["regression", "improvement"].flatMap(
    (verdict3) => results2.cases.filter((result) => result.verdict === verdict3).toSorted((a, b) => extent(b) - extent(a))
  );
}
function changedMetrics({ metrics }) {
  return metrics.filter(
    ({ gates, verdict: verdict3 }) => gates && (verdict3 === "regression" || verdict3 === "improvement")
  );
}
function extent(result) {
  return Math.max(0, ...changedMetrics(result).map(({ ratio }) => Math.abs(Math.log(ratio ?? 1))));
}
var NBSP = "\xA0";
var unbroken = (text4) => text4.replaceAll(" ", NBSP);
function changedTable(cases, accepted) {
  const all = cases.flatMap(
    (result) => changedMetrics(result).map((metric) => ({ result, metric }))
  );
  if (all.length === 0) return "";
  const thresholds = [...new Set(cases.map(({ threshold }) => threshold))];
  const scale3 = scaleFor(
    all.map(({ metric }) => metric),
    thresholds
  );
  const rows = all.map(({ result, metric }) => {
    const sign = accepted.has(result.id) ? VERDICT_EMOJI.accepted : VERDICT_EMOJI[metric.verdict ?? "inconclusive"];
    return [
      `${sign}${NBSP}${markdownCode(result.id)}<br>${unbroken(metricLabel(metric))}`,
      `<b>${unbroken(change3(metric))}</b><br>${metric.interval === null ? "" : unbroken(range(metric))}`,
      `<code>${html(intervalLine(metric, result.threshold, scale3))}</code>`,
      unbroken(amount(metric.base, metric.unit)),
      unbroken(amount(metric.head, metric.unit))
    ];
  });
  const titles = [
    ["Case", "---"],
    ["Change", "--:"],
    [unbroken("less \u2502 more"), ":-:"],
    ["Base", "--:"],
    ["Head", "--:"]
  ];
  const told = thresholds.map(share2).join(" or ");
  const legend3 = `Below each change its 95 % interval, and in the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A threshold of ${told}.`;
  return `${table(titles, rows)}

<sub>${legend3}</sub>`;
}
var WIDTH3 = 21;
var MIDDLE = (WIDTH3 - 1) / 2;
var BLANK = "\xA0";
function scaleFor(metrics, thresholds) {
  const ends = metrics.flatMap(({ ratio, interval: interval3 }) => [
    ratio,
    ...interval3 ? [interval3.low, interval3.high] : []
  ]);
  const logs2 = ends.filter((end2) => end2 !== null).map((end2) => Math.abs(Math.log(end2)));
  const least = Math.max(1e-3, ...thresholds.map((threshold) => 2 * Math.log1p(threshold)));
  return { reach: Math.max(least, ...logs2) };
}
function intervalLine(metric, threshold, { reach }) {
  if (metric.ratio === null) return "";
  const place = (ratio) => Math.min(WIDTH3 - 1, Math.max(0, MIDDLE + Math.round(Math.log(ratio) / reach * MIDDLE)));
  const cells = Array(WIDTH3).fill(BLANK);
  cells[place(1 + threshold)] = "\u250A";
  cells[place(1 / (1 + threshold))] = "\u250A";
  cells[MIDDLE] = "\u2502";
  if (metric.interval) {
    const [low, high] = [place(metric.interval.low), place(metric.interval.high)];
    cells.fill("\u2500", low, high + 1);
    cells[low] = "\u251C";
    cells[high] = "\u2524";
  }
  cells[place(metric.ratio)] = "\u25CF";
  return cells.join("");
}

// src/report/markdown.ts
var STEP_SUMMARY_BYTES = 1e6;
function openingOf(results2, verdict3 = results2.verdict, words2 = headline(results2)) {
  const notices = results2.notices.map((notice3) => ` \xB7 \u26A0\uFE0F ${markdown(explainNotice(notice3))}`).join("");
  return `${VERDICT_EMOJI[verdict3]} **${markdown(words2)}**${notices}`;
}
var ORDER = ["regression", "invalid", "inconclusive", "improvement", "unchanged"];
var rank = (result) => ORDER.indexOf(result.verdict);
var IN_SIGHT = 10;
var join17 = (parts) => parts.filter((part) => part !== "").join("\n\n");
function relevant(results2, framing2, most) {
  const accepted = framing2.accepted ?? /* @__PURE__ */ new Set();
  const moved = changedCases(results2);
  const worstFirst = results2.cases.toSorted((a, b) => rank(a) - rank(b));
  const sentences = saysAll(results2) ? [] : undecidedSentences(worstFirst);
  const shown2 = Math.min(IN_SIGHT, most);
  const left = Math.max(0, moved.length - most) + Math.max(0, sentences.length - shown2);
  return join17([
    framing2.opening ?? openingOf(results2),
    ...framing2.remarks ?? [],
    changedTable(moved.slice(0, most), accepted),
    list2(sentences.slice(0, shown2)),
    left === 0 ? "" : `${left} more ${left === 1 ? "case is" : "cases are"} in the table of all cases and in the report file.`
  ]);
}
function markdownReport(results2, limit2 = STEP_SUMMARY_BYTES, framing2 = {}) {
  const { before = "", after = "" } = framing2;
  const accepted = framing2.accepted ?? /* @__PURE__ */ new Set();
  const all = results2.cases.length === 0 ? "" : join17([casesTable(results2.cases, accepted), legend2(results2), remarks(results2)]);
  const parts = [
    failedLogs(results2),
    folded(results2.cases.length === 1 ? "The case" : `All ${results2.cases.length} cases`, all),
    ...framing2.parts ?? [],
    background2(results2, framing2.fetchFirst ?? null),
    allMetrics(results2)
  ];
  const whole = parts.filter((part) => part !== "");
  const build2 = (most2, kept2) => {
    const note = kept2.length === whole.length ? "" : "The rest is in the report file: it did not fit here.";
    return `${join17([before, relevant(results2, framing2, most2), ...kept2, note, after])}
`;
  };
  const fits = (text4) => sized(text4) <= limit2;
  let most = results2.cases.length;
  while (most > 0 && !fits(build2(most, []))) most = Math.floor(most / 2);
  const kept = [];
  for (const part of whole) if (fits(build2(most, [...kept, part]))) kept.push(part);
  return build2(most, kept);
}
function metricCell2(result, { name: name3, decides }) {
  const metric = result.metrics.find((m) => m.name === name3);
  if (metric === void 0 || metric.ratio === null) return "\u2013";
  if (!metric.gates) return decides ? `${change3(metric)}, not judged` : change3(metric);
  return metric.interval === null ? change3(metric) : `${change3(metric)} (${range(metric)})`;
}
function casesTable(cases, accepted) {
  const columns = metricColumns(cases);
  const rows = cases.map((result) => {
    const verdict3 = accepted.has(result.id) ? "accepted" : result.verdict;
    return [
      markdownCode(result.id),
      `${VERDICT_EMOJI[verdict3]} ${verdict3 === "accepted" ? verdict3 : verdictWords(result)}`,
      ...columns.map((column) => metricCell2(result, column))
    ];
  });
  const titles = ["Case", "Verdict", ...columns.map(({ title }) => title)];
  return table(
    titles.map((title) => [title, "---"]),
    rows
  );
}
function undecidedSentences(cases) {
  return cases.filter(({ verdict: verdict3 }) => verdict3 === "invalid" || verdict3 === "inconclusive").map(
    (result) => `${VERDICT_EMOJI[result.verdict]} ${markdownCode(result.id)} ${markdown(predicate(result))}.`
  );
}
function failedLogs(results2) {
  return results2.cases.flatMap(
    (result) => logsOf(result, results2).map(
      (log3) => folded(`${markdownCode(result.id)}: ${html(log3.title)}`, preformatted(log3.text))
    )
  ).join("\n\n");
}
function remarks(results2) {
  return list2(
    results2.cases.flatMap(
      (result) => furtherFindings(result).map((why2) => `${markdownCode(result.id)}: ${markdown(why2)}`)
    )
  );
}
function allMetrics(results2) {
  const rows = results2.cases.flatMap(
    (result) => result.metrics.filter((metric) => metric.base !== null || metric.head !== null).map((metric) => [
      markdownCode(result.id),
      metricLabel(metric),
      amount(metric.base, metric.unit),
      amount(metric.head, metric.unit),
      change3(metric),
      range(metric),
      metric.gates ? "decides" : "informs"
    ])
  );
  if (rows.length === 0) return "";
  const titles = [
    ["Case", "---"],
    ["Metric", "---"],
    ["Base", "--:"],
    ["Head", "--:"],
    ["Change", "--:"],
    ["95 % interval", "--:"],
    ["Role", "---"]
  ];
  return folded("All metrics", table(titles, rows));
}
var facts = (some) => list2(some.map(([label, value]) => `${label}: ${markdown(value)}`));
function background2(results2, fetchFirst) {
  const about2 = [...revisions(results2), ...sensitivity(results2), ...method2(results2), ...environment3(results2)];
  const again = reproduce(results2, fetchFirst);
  return folded(
    "How it was measured, and how to measure it again",
    [facts(about2), again, `What this does not say:

${list2(CAVEATS)}`].filter((part) => part !== "").join("\n\n")
  );
}
function sensitivity(results2) {
  const seen2 = results2.cases.map(({ detectable }) => detectable).filter((each) => each !== null);
  if (seen2.length === 0) return [];
  const told = (value) => share2(Number(value.toPrecision(2)));
  const [least, most] = [told(Math.min(...seen2)), told(Math.max(...seen2))];
  return [
    [
      "Smallest slowdown that would have been caught",
      `${least === most ? least : `${least} to ${most}, by case`}, in 95 of 100 runs`
    ]
  ];
}
var COMMIT = /^[0-9a-f]{7,64}$/;
var NAME = /^[\w.-]+(?:\/[\w.-]+)*$/;
function reproduce(results2, fetchFirst) {
  const commit = (variant2) => results2.variants.find((v) => v.variant === variant2)?.commit ?? "";
  const [base, head2] = [commit("base"), commit("head")];
  const [first] = results2.cases.filter(({ verdict: verdict3 }) => verdict3 !== "unchanged").concat(results2.cases);
  if (!COMMIT.test(base) || !COMMIT.test(head2) || !first) return "";
  const named = Object.entries({ case: first.id, ...results2.plan.named });
  if (!named.every(([, value]) => NAME.test(value))) return "";
  const options = named.map(([option, value]) => `--${option} '${value}'`).join(" ");
  const command2 = `loadgate compare --base ${base} --head ${head2} ${options} --seed ${Math.trunc(results2.plan.seed)}`;
  const lines = fetchFirst === null ? command2 : `${fetchFirst}
${command2}`;
  return `One row again, on your machine:

${preformatted(lines)}`;
}
function legend2(results2) {
  if (!results2.cases.some((result) => result.metrics.some((metric) => metric.interval !== null))) return "";
  return `<sub>Change of head against base with its 95 % interval. ${strictness(results2.plan)}</sub>`;
}

// src/report/ranking-words.ts
var and = (names) => names.length < 2 ? names[0] ?? "" : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
function sentence2({ rows, by }) {
  const leaders = rows.filter(({ place }) => place === 1).map(({ target }) => plainLine(target));
  if (leaders.length === 0) return "no target gave a number";
  const what = by === "goodput" ? "fastest" : "soonest";
  if (leaders.length === 1) return `${leaders[0]} is the ${what}`;
  const single = rows.every(({ sessions }) => sessions.length < 2);
  if (single) return `one session each tells none of ${and(leaders)} apart: a larger budget does`;
  const all = leaders.length === rows.length && rows.length > 1;
  return all ? `the numbers tell none of ${and(leaders)} apart` : `${and(leaders)} share the first place: the numbers do not tell them apart`;
}
function rankingHeadline({ leaderboards: leaderboards2, config: config2, interrupted }) {
  const targets = new Set(leaderboards2.flatMap(({ rows }) => rows.map(({ target }) => target)));
  const counts2 = `${targets.size} ${targets.size === 1 ? "target" : "targets"} of ${plainLine(config2)} in ${leaderboards2.length} ${leaderboards2.length === 1 ? "contest" : "contests"}`;
  return interrupted ? `Interrupted: ${counts2}, as far as they were measured` : counts2;
}
function remarksOn({ rows }) {
  const bySentence = /* @__PURE__ */ new Map();
  const add = (row3, text4) => bySentence.set(text4, [...bySentence.get(text4) ?? [], row3.target]);
  for (const row3 of rows) {
    for (const finding2 of row3.findings) add(row3, explainOfTarget(finding2));
    if (failedShare(row3) > 0) add(row3, failuresIn(row3));
  }
  return [...bySentence].map(([text4, targets]) => `${and(targets.map(plainLine))}: ${plainLine(text4)}`);
}
function failuresIn({ failed, asked }) {
  const worst2 = Object.entries(failed).sort(([, a], [, b]) => b - a);
  const told = worst2.slice(0, 3).map(([what, count3]) => `${count3} \xD7 ${what}`);
  const more = worst2.length > 3 ? `, and ${worst2.length - 3} other kinds` : "";
  return `of ${asked} requests failed ${told.join(", ")}${more}`;
}
function rankingNotes({ notices, leftOut: leftOut2, failures: failures2, published: published2 }) {
  return [
    ...notices.map(explainNotice),
    ...leftOut2.map(({ target, obstacle: obstacle2 }) => `${target} was left out: ${explainObstacle(obstacle2)}`),
    ...failures2.map(
      ({ target, what }) => `${target} could not be ${what === "build" ? "built" : "prepared"}: its log is below`
    ),
    ...published2 ? [`published: ${published2.source}; \u2260 marks where today's order is another one`] : []
  ].map(plainLine);
}
var READING = [
  "Targets were started one at a time, in blocks of random order; a session is one start.",
  `Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${share2(RISK)} per table).`,
  "\u2265 and \u2264 mark values that something else than the server held back; such a target shares the place above it.",
  "Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."
];
function rankingFacts(ranking2) {
  const { plan: plan2, seconds: seconds3, environment: e } = ranking2;
  const sessions = ranking2.cases.map((record2) => record2.sessions.length);
  const [fewest, most] = [Math.min(...sessions), Math.max(0, ...sessions)];
  return [
    ["Revision", ranking2.variants.map(revision2).join(", ")],
    ["Machine", machine(e)],
    systemOf(e),
    ["Date", ranking2.startedAt.slice(0, 10)],
    ["Seed", String(plan2.seed)],
    ["Runner", explainRunner(plan2.runner, plan2.runnerReason)],
    ["Sessions", fewest === most || sessions.length === 0 ? `${most} each` : `${fewest} to ${most} each`],
    cpusOf(plan2),
    timeOf(seconds3),
    toolsOf(e),
    ["Risk", `${share2(RISK)} that a table tells two targets apart that are equal`]
  ];
}
var NOTHING = "\u2013";
var MOST_SPREAD = 1e3;
function placeOf(row3, { rows }) {
  if (row3.place === null) return NOTHING;
  const shared = rows.filter(({ place }) => place === row3.place).length > 1;
  return `${row3.place}${shared ? "=" : ""}`;
}
function middle({ sessions }) {
  return Math.exp(mean(sessions.map(Math.log)));
}
function valueIn(row3, { by, unit }) {
  if (row3.place === null || row3.sessions.length === 0) return NOTHING;
  const bound = by === "goodput" ? "\u2265 " : "\u2264 ";
  return `${row3.limited ? bound : ""}${amount(middle(row3), unit)}`;
}
function againstBest({ ratio, interval: interval3, place }, { by }) {
  if (ratio === null) return place === null ? NOTHING : "best";
  const [unit, scale3] = by === "goodput" ? ["%", 100] : ["\xD7", 1];
  const told = (value) => String(Number((value * scale3).toPrecision(3)));
  const range2 = interval3 === null ? "" : ` [${rangeOf(interval3.low, interval3.high, told)}]`;
  return `${told(ratio)} ${unit}${range2}`;
}
function rangeOf(low, high, told) {
  return high / low > MOST_SPREAD ? "anywhere" : `${told(low)} to ${told(high)}`;
}
function failedShare({ asked, failed }) {
  const all = Object.values(failed).reduce((sum2, count3) => sum2 + count3, 0);
  return asked === 0 ? 0 : all / asked;
}
function failedOf(row3) {
  if (row3.asked === 0) return NOTHING;
  const failed = failedShare(row3);
  return failed === 0 ? "none" : failed < 1e-4 ? "< 0.01 %" : share2(failed);
}
var figure = (name3, text4) => ({ figures }) => {
  const value = figures[name3];
  return value === null ? NOTHING : text4(value);
};
var ORDINALS = ["th", "st", "nd", "rd"];
function ordinal(place) {
  const tens = Math.floor(place / 10) % 10;
  return `${place}${(tens === 1 ? void 0 : ORDINALS[place % 10]) ?? "th"}`;
}
function publishedOf({ published: published2 }) {
  if (published2 === null) return NOTHING;
  const value = published2.value === null ? "" : `, ${published2.value}`;
  const system = published2.system === null ? "" : ` ${plainLine(published2.system)}`;
  return `${published2.moved ? "\u2260 " : ""}${ordinal(published2.place)}${value}${system}`;
}
function columnsOf(leaderboard3, ranking2) {
  const unit = ranking2.published?.figures[leaderboard3.id]?.unit ?? null;
  const all = [
    { title: "", of: placeOf },
    { title: "target", of: (row3) => plainLine(row3.target) },
    { title: leaderboard3.by === "goodput" ? leaderboard3.unit : "p99", of: valueIn },
    { title: "to the best", of: againstBest },
    { title: "failed", of: failedOf },
    { title: `published${unit === null ? "" : ` (${plainLine(unit)})`}`, of: publishedOf },
    {
      title: leaderboard3.unit === "operations/s" ? "CPU/operation" : "CPU/request",
      of: figure("cpu", seconds2)
    },
    ...leaderboard3.by === "p99" ? [] : [{ title: "p99", of: figure("p99", seconds2) }],
    { title: "memory", of: figure("memory", bytes2) },
    { title: "start-up", of: figure("start", seconds2) },
    { title: "image", of: figure("image", bytes2) }
  ];
  return all.filter(({ of }, i) => i < 3 || leaderboard3.rows.some((row3) => of(row3, leaderboard3) !== NOTHING));
}

// src/report/ranking-picture.ts
var WIDTH4 = 360;
var ROW2 = 26;
var TOP = 10;
var FOOT = 34;
var PLOT2 = { left: 104, right: WIDTH4 - 58 };
var NAME_LENGTH = 13;
var LETTER2 = 5.6;
function rankingPicture(leaderboard3, id2) {
  const rows = leaderboard3.rows.filter(({ sessions, place }) => place !== null && sessions.length > 0);
  if (rows.length === 0) return null;
  const bottom = TOP + rows.length * ROW2;
  const axis = valueAxis(rows.flatMap(shownValues), PLOT2.left, PLOT2.right);
  const way = leaderboard3.by === "goodput" ? `${leaderboard3.unit} \u2192 faster` : "p99 \u2192 later";
  const parts = [
    `<svg class="picture" viewBox="0 0 ${WIDTH4} ${bottom + FOOT}" role="img" aria-labelledby="${id2}-t ${id2}-d">`,
    `<title id="${id2}-t">${html(`${leaderboard3.id}: all targets`)}</title>`,
    `<desc id="${id2}-d">${html(`${sentence2(leaderboard3)}. ${rows.map((row3) => rowDescription(row3, leaderboard3)).join("; ")}.`)}</desc>`,
    scale2(axis, leaderboard3, bottom),
    ...rows.map((row3, i) => line(row3, leaderboard3, axis, TOP + (i + 0.5) * ROW2)),
    text3(`${way}${axis.log ? ", log axis" : ""}`, PLOT2.left, bottom + FOOT - 5, "start"),
    "</svg>"
  ];
  return parts.join("\n");
}
function shownValues({ sessions, spread }) {
  return [...sessions, ...spread ? [spread.low, spread.high] : []];
}
var short = (value, leaderboard3) => amount(value, leaderboard3.unit).replace(/ (?:req|op)\/s$/, "");
function rowDescription(row3, leaderboard3) {
  return `${placeOf(row3, leaderboard3)} ${plainLine(row3.target)} ${amount(middle(row3), leaderboard3.unit)}`;
}
function line(row3, leaderboard3, axis, y) {
  const centre = axis.place(middle(row3));
  const dots2 = row3.sessions.map(
    (value, i) => marker(
      { x: axis.place(value), y },
      {
        odd: true,
        hollow: row3.limited,
        beyond: null,
        told: `session ${i + 1}: ${amount(value, leaderboard3.unit)}`
      }
    )
  );
  return [
    text3(`${placeOf(row3, leaderboard3)}`, 18, y + 4, "end"),
    text3(clip(plainLine(row3.target), NAME_LENGTH), 24, y + 4, "start"),
    `<line class="tick" x1="${PLOT2.left}" x2="${PLOT2.right}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`,
    ...dots2,
    row3.spread ? span(axis.place(row3.spread.low), axis.place(row3.spread.high), y) : "",
    `<line class="estimate" x1="${coordinate(centre)}" x2="${coordinate(centre)}" y1="${coordinate(y - 7)}" y2="${coordinate(y + 7)}"/>`,
    text3(
      `${row3.limited ? leaderboard3.by === "goodput" ? "\u2265 " : "\u2264 " : ""}${short(middle(row3), leaderboard3)}`,
      WIDTH4 - 4,
      y + 4,
      "end"
    )
  ].join("");
}
function span(low, high, y) {
  const end2 = (x) => `<line class="mean" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${coordinate(y - 4)}" y2="${coordinate(y + 4)}"/>`;
  return `<line class="mean" x1="${coordinate(low)}" x2="${coordinate(high)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>${end2(low)}${end2(high)}`;
}
function scale2(axis, leaderboard3, bottom) {
  let free = 0;
  return axis.ticks.map((tick) => {
    const x = axis.place(tick);
    const label = tick === 0 ? "0" : short(tick, leaderboard3).replace(/\.0+(?=\D|$)/, "");
    const half = label.length * LETTER2 / 2;
    const line2 = `<line class="tick" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${TOP}" y2="${bottom + 3}"/>`;
    if (x - half < free) return line2;
    free = x + half + LETTER2;
    return line2 + text3(label, x, bottom + 14, "middle");
  }).join("");
}
function text3(content, x, y, anchor2) {
  return `<text x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor2}">${html(content)}</text>`;
}
var DECADE = 10;
var MOST_TICKS = 5;
function valueAxis(values2, left, right) {
  const [least, most] = [Math.min(...values2), Math.max(...values2)];
  return most / least >= DECADE ? logAxis(least, most, left, right) : linearAxis(most, left, right);
}
function linearAxis(most, left, right) {
  const end2 = most * 1.05;
  const step = niceStep(end2 / MOST_TICKS);
  const count3 = Math.floor(end2 / step + 1e-9);
  return {
    log: false,
    ticks: Array.from({ length: count3 + 1 }, (_, i) => Number((i * step).toPrecision(6))),
    place: (value) => left + value / end2 * (right - left)
  };
}
function logAxis(least, most, left, right) {
  const [low, high] = [Math.log10(least) - 0.08, Math.log10(most) + 0.08];
  const powers = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, i) => Math.floor(low) + i);
  const within2 = (value) => Math.log10(value) >= low && Math.log10(value) <= high;
  const ticksOf = (factors) => powers.flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(6)))).filter(within2);
  const ticks = [[1, 2, 5], [1, 3], [1]].map(ticksOf).find((each) => each.length <= MOST_TICKS + 1) ?? ticksOf([1]);
  return {
    log: true,
    ticks,
    place: (value) => left + (Math.log10(value) - low) / (high - low) * (right - left)
  };
}

// src/report/terminal.ts
function remarks2(results2, style) {
  const told = /* @__PURE__ */ new Set();
  return results2.cases.filter((result) => result.verdict !== "unchanged").flatMap((result) => {
    const logs2 = logsOf(result, results2).filter(({ text: text4 }) => !told.has(text4));
    for (const { text: text4 } of logs2) told.add(text4);
    return [
      ...saysAll(results2) ? [] : wrap(`${plainLine(result.id)} ${predicate(result)}.`, style.width),
      ...logs2.flatMap(({ title, text: text4 }) => [
        `  ${title}:`,
        ...text4.split("\n").map((line2) => `  | ${line2}`)
      ])
    ];
  });
}
function terminalReport(results2, style) {
  const [first = "", ...rest] = wrap(plainLine(headline(results2)), style.width);
  const verdict3 = [tint(first, results2.verdict, style), ...rest];
  const notices = results2.notices.flatMap(
    (notice3) => wrap(`note: ${plainLine(explainNotice(notice3))}`, style.width)
  );
  const blocks = [
    [...verdict3, ...notices],
    results2.cases.length === 0 ? [] : casesTable2(results2.cases, style),
    remarks2(results2, style)
  ];
  return `${blocks.filter((block) => block.length > 0).map((block) => block.join("\n")).join("\n\n")}
`;
}
function wrap(text4, width, indent = "  ") {
  const lines = [];
  let line2 = "";
  for (const word of text4.replaceAll(" %", "\xA0%").split(" ")) {
    if (line2.trim() !== "" && line2.length + 1 + word.length > width) {
      lines.push(line2);
      line2 = indent + word;
    } else line2 = line2 === "" ? word : `${line2} ${word}`;
  }
  return [...lines, line2].map((finished) => finished.replaceAll("\xA0", " "));
}
var NO_VALUE = "\u2013";
var GAP = "  ";
var NAMED = [
  { head: "case", of: (result) => plainLine(result.id) },
  { head: "verdict", of: verdictWords }
];
var MEMORY = { name: "memory", title: "memory", decides: false };
function casesTable2(cases, style) {
  const columns = fitting(cases, style.width);
  const widths = columns.map((column) => widthOf(column, cases));
  const line2 = (texts) => texts.map((text4, i) => text4.padEnd(widths[i] ?? 0)).join(GAP).trimEnd();
  const rows = cases.map((result) => {
    const text4 = line2(columns.map((column) => column.of(result)));
    const at = (widths[0] ?? 0) + GAP.length;
    const verdict3 = verdictWords(result);
    return text4.slice(0, at) + tint(verdict3, result.verdict, style) + text4.slice(at + verdict3.length);
  });
  return [line2(columns.map((column) => column.head)), ...rows, ...footnote(columns, cases)];
}
function fitting(cases, width) {
  const all = layouts(cases);
  return all.find((columns) => totalOf(columns, cases) <= width) ?? all.at(-1) ?? NAMED;
}
function layouts(cases) {
  const metrics = metricColumns(cases);
  const deciding2 = metrics.filter(({ decides }) => decides);
  const informing = [...metrics.filter(({ decides }) => !decides), MEMORY];
  const fewer = informing.map((_, left) => informing.slice(0, informing.length - left));
  const ranged = [...fewer, []].map((some) => [...deciding2, ...some]);
  return [
    ...ranged.map((some) => [...NAMED, ...telling(some, cases, true)]),
    [...NAMED, ...telling(deciding2, cases, false)]
  ];
}
function telling(some, cases, ranged) {
  return some.map((column) => {
    return {
      head: shortened(column.title),
      of: (result) => metricCell3(result, column, ranged && column.decides)
    };
  }).filter(({ of }) => cases.some((result) => of(result) !== NO_VALUE));
}
function shortened(title) {
  const short3 = title.replace("Latency ", "").replace(" per ", "/");
  return short3.startsWith("CPU") ? short3 : short3.toLowerCase();
}
function metricCell3(result, { name: name3, decides }, ranged) {
  const metric = result.metrics.find((m) => m.name === name3);
  if (metric === void 0 || metric.ratio === null) return NO_VALUE;
  const decimals = decimalsFor(metric);
  const { interval: interval3 } = metric;
  const spread = ranged && interval3 !== null ? ` [${signed(interval3.low, decimals)} ${signed(interval3.high, decimals)}]` : "";
  const text4 = `${signed(metric.ratio, decimals)}${spread}`;
  return metric.gates || !decides ? text4 : `(${text4})`;
}
function widthOf(column, cases) {
  return Math.max(column.head.length, ...cases.map((result) => column.of(result).length));
}
function totalOf(columns, cases) {
  return columns.reduce((sum2, column) => sum2 + widthOf(column, cases) + GAP.length, -GAP.length);
}
function footnote(columns, cases) {
  if (columns.length === NAMED.length) return [];
  const shown2 = cases.flatMap((result) => columns.slice(NAMED.length).map((column) => column.of(result)));
  const ranges = shown2.some((text4) => text4.includes("[")) ? ", [95 % interval]" : "";
  const unjudged = shown2.some((text4) => text4.startsWith("(")) ? ", (not judged)" : "";
  return [`head against base in %${ranges}${unjudged}`];
}
var COLOURS = {
  regression: 31,
  invalid: 35,
  inconclusive: 33,
  improvement: 32,
  unchanged: 2
};
function tint(text4, verdict3, style) {
  return style.color ? `\x1B[${COLOURS[verdict3]}m${text4}\x1B[0m` : text4;
}

// src/report/ranking-report.ts
function rankingHtml(ranking2) {
  const notes = rankingNotes(ranking2).map((note) => `<p class="note">${htmlProse(note)}</p>`);
  const reading = READING.map((line2) => `<li>${htmlProse(line2)}</li>`).join("");
  const parts = [
    htmlHead(`loadgate: ranking of ${ranking2.config}`),
    "<body>\n<main>",
    `<p class="kicker">loadgate rank \xB7 <b>${html(ranking2.config)}</b> \xB7 ${html(ranking2.startedAt.slice(0, 10))}</p>`,
    `<h1>${htmlProse(rankingHeadline(ranking2))}</h1>`,
    ...notes,
    ...ranking2.leaderboards.map(
      (leaderboard3, i) => htmlSection(leaderboard3, ranking2, `leaderboard-${i + 1}`)
    ),
    ...ranking2.failures.map(
      ({ target, what, log: log3 }) => `<h3>End of the ${what} log of ${html(target)}</h3>
<pre>${html(tailOfLog(log3))}</pre>`
    ),
    "</main>",
    `<footer class="background">
<h3>How to read it</h3>
<ul>${reading}</ul>`,
    htmlFacts("How it was measured", rankingFacts(ranking2)),
    "</footer>\n</body>\n</html>\n"
  ];
  return parts.join("\n");
}
function htmlSection(leaderboard3, ranking2, id2) {
  const remarks3 = remarksOn(leaderboard3).map((remark) => `<li>${htmlProse(remark)}</li>`);
  const drawn = rankingPicture(leaderboard3, id2);
  return [
    `<section class="case" id="${id2}">`,
    `<header><h2>${html(leaderboard3.id)}</h2></header>`,
    `<p>${htmlProse(`${sentence2(leaderboard3).replace(/^the /, "The ")}.`)}</p>`,
    drawn === null ? "" : `<figure>${drawn}</figure>`,
    `<div class="scroll">${htmlTable(leaderboard3, ranking2)}</div>`,
    remarks3.length === 0 ? "" : `<ul class="reasons">${remarks3.join("")}</ul>`,
    "</section>"
  ].filter((part) => part !== "").join("\n");
}
function htmlTable(leaderboard3, ranking2) {
  const columns = columnsOf(leaderboard3, ranking2);
  const head2 = columns.map(({ title }) => `<th scope="col">${html(title || "place")}</th>`).join("");
  const rows = leaderboard3.rows.map((row3) => {
    const cells = columns.map((column, i) => {
      const text4 = htmlProse(column.of(row3, leaderboard3));
      return i === 1 ? `<th scope="row">${text4}</th>` : `<td>${text4}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table class="ranking"><thead><tr>${head2}</tr></thead><tbody>
${rows.join("\n")}
</tbody></table>`;
}
function rankingMarkdown(ranking2) {
  const facts2 = rankingFacts(ranking2).map(([label, value]) => `${label}: ${markdown(value)}`);
  const parts = [
    `**${markdown(rankingHeadline(ranking2))}**`,
    list2(rankingNotes(ranking2).map(markdown)),
    ...ranking2.leaderboards.map((leaderboard3) => markdownPart(leaderboard3, ranking2)),
    ...ranking2.failures.map(
      ({ target, what, log: log3 }) => folded(`The end of the ${what} log of ${html(target)}`, preformatted(tailOfLog(log3)))
    ),
    folded("How it was measured, and how to read it", list2([...READING, ...facts2]))
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}
`;
}
function markdownPart(leaderboard3, ranking2) {
  const columns = columnsOf(leaderboard3, ranking2);
  const titles = columns.map(({ title }, i) => [markdown(title), i < 2 ? "---" : "--:"]);
  const rows = leaderboard3.rows.map((row3) => columns.map((column) => markdown(column.of(row3, leaderboard3))));
  const told = `${markdownCode(leaderboard3.id)}: ${markdown(sentence2(leaderboard3))}`;
  return [told, table(titles, rows), list2(remarksOn(leaderboard3).map(markdown))].filter((part) => part !== "").join("\n\n");
}

// src/experiment/write-reports.ts
function prepareOut(out) {
  try {
    mkdirSync4(out, { recursive: true });
    writeFileSync8(join18(out, ".gitignore"), "*\n");
  } catch (error3) {
    throw new UsageError(
      `the output folder ${out} cannot be written (${error3.message}); choose another with --out DIR`
    );
  }
}
function writeReports(results2, logs2, out, profiles = []) {
  writeResults(results2, out);
  for (const [name3, log3] of logs2) writeWhole(join18(out, "logs", `${name3}.log`), log3);
  writeWhole(join18(out, "report.md"), markdownReport(results2));
  writeWhole(join18(out, "report.html"), htmlReport(results2, profiles));
  for (const profile of profiles)
    if ("base" in profile)
      for (const side of ["base", "head"])
        writeWhole(
          join18(out, "profiles", `${fileName(profile.case)}-${side}.folded`),
          foldedText(profile[side])
        );
}
function foldedText(stacks) {
  const lines = [...stacks].map(([stack, seconds3]) => `${stack} ${Math.round(seconds3 * 1e9)}
`);
  return lines.sort().join("");
}
function fileName(id2) {
  return id2.replaceAll("/", "-");
}
function writeRanking(ranking2, logs2, out) {
  writeResults(ranking2, out);
  for (const [name3, log3] of logs2) writeWhole(join18(out, "logs", `${name3}.log`), log3);
  writeWhole(join18(out, "report.md"), rankingMarkdown(ranking2));
  writeWhole(join18(out, "report.html"), rankingHtml(ranking2));
}
function writeFailure(message, out) {
  prepareOut(out);
  writeWhole(join18(out, "failure.json"), failureFile(message));
}
function writeResults(results2, out) {
  const text4 = resultsText(results2);
  try {
    prepareOut(out);
    writeWhole(join18(out, "results.json"), text4);
  } catch (error3) {
    const name3 = `results-${results2.id}.json`;
    const kept = [cacheFolder(), tmpdir3(), "/dev/shm"].map((folder2) => join18(folder2, name3)).find(written(text4));
    const where = kept ? `what was measured is in ${kept}, and loadgate merge ${kept} --out DIR makes the reports of a compare` : "and there is no room elsewhere either: what was measured is lost";
    throw new RunError(`results.json cannot be written to ${out} (${error3.message}); ${where}`);
  }
}
function written(text4) {
  return (path2) => {
    try {
      writeWhole(path2, text4);
      return true;
    } catch {
      rmSync7(`${path2}.part`, { force: true });
      return false;
    }
  };
}
function writeWhole(path2, text4) {
  mkdirSync4(dirname3(path2), { recursive: true });
  writeFileSync8(`${path2}.part`, text4);
  renameSync(`${path2}.part`, path2);
}

// src/experiment/journal.ts
var FILE = "measured.jsonl";
function startJournal(folder2, header) {
  const file = join19(folder2, FILE);
  const write = (line2, flag2) => {
    try {
      writeFileSync9(file, `${JSON.stringify(line2)}
`, { flag: flag2 });
    } catch {
    }
  };
  write(header, "w");
  return (record2) => write(record2, "a");
}
async function recoverAbandoned(host) {
  await releaseAbandoned((abandoned) => {
    const report = reportOf(abandoned);
    if (report) host.progress.say(report);
  });
}
function reportOf({ id: id2, folder: folder2 }) {
  const file = join19(folder2, FILE);
  if (!existsSync8(file)) return null;
  const [header, ...records] = parsed2(readFileSync8(file, "utf8"));
  if (!header || records.length === 0) return null;
  const out = join19(header.out, `killed-${id2}`);
  const last = records.at(-1)?.sessions[0]?.at ?? 0;
  const { begun, ranking: ranking2 } = header;
  const measured2 = {
    ...begun,
    cases: casesOf(begun.plan.cases, records),
    seconds: { build: 0, run: last, ready: 0, load: 0, harness: 0 },
    interrupted: true
  };
  if (ranking2) writeRanking(concludeRanking(rankedFrom(measured2, ranking2)), /* @__PURE__ */ new Map(), out);
  else writeReports(conclude(measured2), /* @__PURE__ */ new Map(), out);
  const sessions = records.length === 1 ? "1 session" : `${records.length} sessions`;
  return `an earlier run was killed after ${sessions}; what it measured is in ${out}`;
}
function parsed2(text4) {
  return text4.split("\n").slice(0, -1).map((line2) => JSON.parse(line2));
}
function casesOf(planned, records) {
  return planned.map((found) => {
    const own2 = records.filter(({ id: id2 }) => id2 === found.id);
    return { ...found, ...own2.at(-1), sessions: own2.flatMap(({ sessions }) => sessions) };
  });
}

// src/experiment/plan.ts
import { randomInt as randomInt2 } from "node:crypto";
var SECONDS_PER_CASE = 60;
function budgetOf({ config: config2, cases, part }) {
  const own2 = part?.cases ?? cases;
  const { budgetSeconds } = config2;
  return budgetSeconds === void 0 ? SECONDS_PER_CASE * own2.length : budgetSeconds * own2.length / cases.length;
}
function makePlan({
  config: config2,
  cases,
  part,
  design,
  named,
  seed = randomInt2(2 ** 31)
}, { runner, cpus }, groups) {
  return {
    seed,
    ...part && { shard: part.shard },
    ...named && { named },
    ...design === "whole-budget" && { looks: false },
    alpha: config2.gate.alpha,
    failOn: config2.gate.failOn,
    mode: config2.gate.mode,
    budgetSeconds: budgetOf({ config: config2, cases, ...part && { part } }),
    runner: runner.name,
    runnerReason: runner.reason,
    // Both at once are measured under the same conditions, and in half the time.
    pairing: groups ? "side-by-side" : "interleaved",
    cpus,
    cases,
    scenarios: config2.scenarios.filter(({ name: name3 }) => cases.some(({ scenario: scenario3 }) => scenario3 === name3))
  };
}

// src/experiment/port-probes.ts
async function probePorts({ config: config2 }, { base, head: head2 }, { built: variants, wanted }, runner, progress) {
  const asked = wanted.filter((found) => scenarioOf(found, config2)?.run === void 0);
  if (runner.name !== "process" || asked.length === 0)
    return { variants, silent: /* @__PURE__ */ new Map(), logs: /* @__PURE__ */ new Map(), notices: [] };
  progress.step({ doing: "looking which servers listen on PORT", done: 0, secondsLeft: null });
  const probes = /* @__PURE__ */ new Map();
  for (const found of asked)
    for (const build2 of variants.builds.filter(({ target }) => target.name === found.target)) {
      const revision3 = build2.variant === "base" ? base : head2;
      const scenario3 = scenarioOf(found, config2);
      if (revision3 && scenario3 && !probes.has(build2))
        probes.set(build2, await revision3.portOf(build2, scenario3, runner));
    }
  const builds = variants.builds.map((build2) => {
    return probes.get(build2)?.ignoresPort ? { ...build2, ignoresPort: true } : build2;
  });
  const ignoring = new Set(builds.flatMap((build2) => build2.ignoresPort ? [build2.target.name] : []));
  const silent = wanted.flatMap((found) => {
    const own2 = variants.builds.filter(({ target }) => target.name === found.target);
    const invalid2 = own2.flatMap((build2) => {
      const trouble = probes.get(build2)?.silent;
      return trouble ? [{ ...trouble, variant: build2.variant }] : [];
    });
    return invalid2.length === 0 ? [] : [{ ...found, sessions: [withoutRounds(0, invalid2)] }];
  });
  return {
    variants: { ...variants, builds },
    silent: new Map(silent.map((record2) => [record2.id, record2])),
    logs: new Map(silent.flatMap(logsIn)),
    notices: [...ignoring].map((target) => ({ code: "port-ignored", target }))
  };
}
function logsIn(record2) {
  return record2.sessions.flatMap(
    ({ invalid: invalid2 }) => invalid2.flatMap(
      ({ variant: variant2, log: log3 }) => variant2 && log3 ? [[logName({ case: record2 }, variant2), log3]] : []
    )
  );
}

// src/experiment/tell-disturbed.ts
function disturbedTeller(say) {
  let said = false;
  return ({ id: id2, sessions }) => {
    const disturbed = disturbedRounds(sessions);
    const rounds = sessions.flatMap((session2) => session2.rounds).length;
    if (said || rounds === 0 || disturbed.reduce((sum2, each) => sum2 + each.rounds, 0) < rounds) return;
    said = true;
    const why2 = [...new Set(disturbed.map((each) => explainInterference(each.source)))].join(", and ");
    const what = disturbed.some(({ counted: counted2 }) => counted2) ? "counts less" : "was left out";
    say(`${id2}: a whole session ${what}, since ${why2}; quiet the machine, or this run may tell nothing`);
  };
}

// src/experiment/measure.ts
async function measure(run3, experiment2, sides, destination) {
  var _stack = [];
  try {
    const { host, resources } = run3.workspace;
    const { clock, progress } = host;
    const began = clock.now();
    const { config: config2 } = experiment2;
    const { buildTime } = sides;
    const selection = selectCases(experiment2, sides);
    const { built, wanted } = selection;
    const loads = wanted.some((found) => scenarioOf(found, config2)?.run === void 0);
    const oha = loads ? await run3.oha() : null;
    const environment4 = await describeEnvironment({ oha, nginx: run3.nginx }, run3.runner, config2.proxyImage);
    const runner = __using(_stack, await startRunner(run3, wanted.length === 0), true);
    const probed = await probePorts(experiment2, sides, selection, runner, progress);
    const plan2 = makePlan(experiment2, run3, runner.name === "docker" || canMakeGroups(resources));
    const begun = {
      ...{ id: resources.id, startedAt: buildTime.startedAt, plan: plan2, environment: environment4 },
      ...{ variants: built.variants, failures: built.failures, notices: noticesBefore(experiment2, sides) }
    };
    const writeDown = startJournal(resources.folder, { ...destination, begun });
    const _place = __using(_stack, await pinThisProcess(plan2.cpus.generator), true);
    const deadline = __using(_stack, deadlineAfter(plan2.budgetSeconds, host.signal));
    const { signal } = deadline;
    const generator = generatorOf(oha, resources, plan2);
    const context = { plan: plan2, runner, clock, signal, began, generator, random: seeded(plan2.seed) };
    const benchmarks = wanted.filter(({ id: id2 }) => !probed.silent.has(id2)).flatMap((found) => benchmarkOf(found, probed.variants, config2, signal) ?? []);
    const { outcomes, hooks } = recordingHooks(context, progress, writeDown);
    const policy2 = experiment2.design === "blocks" ? randomisedBlocks() : sequentialLooks(probed.variants.variants);
    const { records, interrupted, timedOutIn } = await runSchedule(benchmarks, policy2, context, hooks);
    progress.end();
    const late = timedOutIn === null ? [] : [{ code: "session-overran", case: timedOutIn }];
    const measured2 = {
      ...begun,
      environment: atTheEnd(environment4),
      notices: [...begun.notices, ...probed.notices, ...late],
      cases: recordsOf(selection, [...probed.silent.values(), ...records]),
      seconds: {
        build: buildTime.seconds,
        run: clock.now() - began,
        ...totalTime(outcomes.map(({ time: time4 }) => time4))
      },
      interrupted
    };
    const logs2 = new Map([...probed.logs, ...outcomes.flatMap((outcome) => [...outcome.logs])]);
    return { measured: measured2, logs: logs2, variants: probed.variants, oha };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function noticesBefore({ notices }, { base, head: head2 }) {
  const revisions2 = [...base ? [base] : [], head2];
  return [...notices, ...lackingSubmodules(revisions2.map(({ built }) => built.checkout))];
}
function recordingHooks(context, progress, writeDown) {
  const outcomes = [];
  const tellDisturbed = disturbedTeller((line2) => progress.say(line2));
  return {
    outcomes,
    hooks: {
      async measure(benchmark, design) {
        const session2 = benchmark.scenario.run ? runCommandSession : runSession;
        const failed = (error3) => failedSession(error3, context);
        const outcome = await session2(benchmark, design, context).catch(failed);
        outcomes.push(outcome);
        return outcome.session;
      },
      async calibrate(benchmark) {
        const failed = (error3) => ({ rate: null, start: failedSession(error3, context) });
        const pairing2 = pairingOf(context.plan, benchmark.scenario);
        const { rate: rate3, start } = await calibrate(benchmark, pairing2, context).catch(failed);
        outcomes.push(start);
        return { rate: rate3, session: start.session };
      },
      progress: (state) => progress.step(state),
      kept(record2) {
        writeDown(record2);
        tellDisturbed(record2);
      }
    }
  };
}
function recordsOf({ cases, skipped }, known2) {
  return cases.map((found) => {
    const why2 = skipped.get(found.id);
    const unmeasured2 = { ...found, sessions: [], ...why2 !== void 0 && { skipped: why2 } };
    return known2.find(({ id: id2 }) => id2 === found.id) ?? unmeasured2;
  });
}
async function startRunner({ runner: { name: name3, elsewhere }, cpus, config: config2, nginx, workspace }, idle = false) {
  const { resources, host } = workspace;
  const { clock, signal } = host;
  if (name3 === "process") return processRunner({ resources, cpus, clock, nginx });
  const { proxyImage } = config2;
  const engine = elsewhere && !idle ? await remoteEngine(elsewhere, proxyImage, resources, signal) : localEngine();
  return dockerRunner({ resources, cpus, clock, proxyImage, engine });
}
function generatorOf(oha, resources, { cpus }) {
  if (oha !== null) return ohaGenerator(oha, resources, cpus.generator);
  return async () => {
    throw new RangeError("no case is loaded");
  };
}
function canMakeGroups(resources) {
  const group = makeControlGroup(resources.id, "trial");
  group?.remove();
  return group?.files.cpu != null && group.shares;
}
function failedSession(error3, { began, clock, signal }) {
  if (signal.aborted || !(error3 instanceof RunError)) throw error3;
  const fault2 = { code: "harness-failed", error: error3.message };
  return {
    session: withoutRounds(clock.now() - began, [{ variant: null, fault: fault2 }]),
    time: totalTime([]),
    logs: /* @__PURE__ */ new Map()
  };
}
var PATIENCE = 1.08;
var LEAST_SECONDS = 20;
function deadlineAfter(budgetSeconds, interruption) {
  const late = new AbortController();
  const seconds3 = Math.max(PATIENCE * budgetSeconds, LEAST_SECONDS);
  const timer2 = setTimeout(() => late.abort(new OutOfTime(`${seconds3} s are over`)), seconds3 * 1e3);
  return {
    signal: AbortSignal.any([interruption, late.signal]),
    [Symbol.dispose]: () => clearTimeout(timer2)
  };
}

// src/experiment/tools.ts
var NO_OHA = "oha was not found, which makes the load; install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH, or make setup in a checkout of loadgate";
function requireSecrets(targets, env) {
  for (const target of targets) for (const each of [target, ...target.services ?? []]) secretsOf2(each, env);
}
var SPARE_DESCRIPTORS = 50;
function requireDescriptors(scenarios) {
  const limit2 = openFilesLimit();
  for (const { name: name3, connections } of scenarios)
    if (connections + SPARE_DESCRIPTORS > limit2)
      throw new UsageError(
        `scenario ${name3} takes ${connections} connections, but only ${limit2} files may be open here; raise that limit: ulimit -n ${connections + SPARE_DESCRIPTORS}`
      );
}
function lacks(name3, advice, env = process.env) {
  const variable2 = `LOADGATE_${name3.toUpperCase()}`;
  const named = env[variable2];
  return named ? `${advice} (${variable2} names ${named}, which cannot be run)` : advice;
}
function requireNginx(runner, needsProxy) {
  const nginx = findProgram("nginx");
  if (runner === "process" && needsProxy && !nginx) throw new UsageError(lacks("nginx", NO_NGINX));
  return nginx;
}

// src/experiment/comparison.ts
async function comparisonOf(options, { repository, resources, host }, also = []) {
  const file = locateConfig(repository, host.cwd, options.config);
  const revisions2 = options.revisions ?? await chooseRevisions(repository, options, resources.folder, host.signal);
  const sides = await loadSides(repository, revisions2, file, options);
  const config2 = applyOverrides(sides.config, options);
  const cases = plannedCases(config2, options.case);
  const own2 = options.shard ? casesOfShard(cases, options.shard) : cases;
  const changed2 = await changedFiles(repository, revisions2.base.commit, revisions2.head.commit);
  const untouched = options.measureIdentical ? /* @__PURE__ */ new Set() : untouchedTargets(config2.targets, changed2, file);
  const touched = own2.filter(({ target }) => !untouched.has(target));
  const wanted = new Set([...touched, ...also].map(({ target }) => target));
  const of = (targets, images2) => targets.filter(({ name: name3 }) => wanted.has(name3)).map((target) => inImage(target, images2?.[target.name]));
  requireSecrets(of(config2.targets, void 0), process.env);
  const { images } = options;
  return {
    config: config2,
    file,
    base: {
      name: "base",
      revision: revisions2.base,
      targets: of(sides.baseTargets, images?.base),
      writesCache: true,
      fromImages: images?.base !== void 0
    },
    head: {
      name: "head",
      revision: revisions2.head,
      targets: of(config2.targets, images?.head),
      fromImages: images?.head !== void 0
    },
    ...{ cases, also, untouched, notices: sides.notices },
    ...options.shard && { part: { shard: options.shard, cases: own2 } },
    ...namedBy(options, file),
    design: options.looks === false ? "whole-budget" : "looks",
    measureIdentical: options.measureIdentical,
    seed: options.seed
  };
}
function inImage({ build: build2, ...target }, image2) {
  return image2 === void 0 ? { ...target, ...build2 && { build: build2 } } : { ...target, image: image2 };
}
function namedBy({ config: config2, preset }, file) {
  if (config2 === void 0 && preset === void 0) return {};
  return {
    named: { ...config2 !== void 0 && { config: file }, ...preset !== void 0 && { preset } }
  };
}
async function measureComparison(run3, experiment2, sides, out) {
  const measurement = await measure(run3, experiment2, sides, { out });
  const concluded = conclude(measurement.measured);
  const { reason } = run3.workspace.host.signal;
  const signal = reason instanceof Interrupted ? { signal: reason.signal } : {};
  return { ...measurement, results: { ...concluded, exitCode: exitCode({ ...signal, judged: concluded }) } };
}

// src/build/choose-runner.ts
import { existsSync as existsSync9, readFileSync as readFileSync9 } from "node:fs";
import { resolve as resolve8 } from "node:path";
async function chooseRunner(config2, targets, folder2, needsProxy) {
  const noCommand = targets.map(withoutCommand).find((found) => found !== null);
  const noProcess = noCommand ? [{ runner: "process", target: null, obstacle: noCommand }] : [];
  if (config2.runner === "process")
    return noCommand ? { obstacles: noProcess } : { name: "process", reason: { code: "asked-for" } };
  const obstacle2 = await whyNotDocker(config2, targets, folder2, needsProxy);
  if (!obstacle2) return chosen("docker", { code: config2.runner === "docker" ? "asked-for" : "docker-works" });
  const noDocker = { runner: "docker", target: null, obstacle: obstacle2 };
  if (config2.runner === "docker") return { obstacles: [noDocker] };
  return noCommand ? { obstacles: [noDocker, ...noProcess] } : { name: "process", reason: { code: "not-docker", obstacle: obstacle2 } };
}
async function chosen(name3, reason) {
  const elsewhere = name3 === "docker" ? await remoteEngineMachine() : null;
  return { name: name3, reason, ...elsewhere && { elsewhere } };
}
function withoutCommand({ name: name3, command: command2, services = [] }) {
  if (!command2) return { code: "no-command", of: "target", name: name3 };
  const service = services.find((each) => !each.command);
  return service ? { code: "no-command", of: "service", name: service.name } : null;
}
async function whyNotDocker(config2, targets, folder2, needsProxy) {
  const bare2 = targets.find((target) => !target.build && !target.image);
  if (bare2) return { code: "nothing-to-build", target: bare2.name };
  const started = targets.flatMap((target) => [target, ...target.services ?? []]);
  const images = started.flatMap((each) => baseImagesOfTarget(each, folder2) ?? []);
  return await whyNoEngine() ?? missingImages(needsProxy ? [config2.proxyImage, ...images] : images);
}
async function whyNoEngine() {
  const found = await engineVersion();
  if ("problem" in found) return { code: found.problem };
  const buildx = await docker(["buildx", "version"]);
  return buildx.code === 0 ? null : { code: "no-buildx" };
}
async function missingImages(images) {
  const resolved = await Promise.all(
    [...new Set(images)].map(async (image2) => ({ image: image2, there: await imageResolves(image2) }))
  );
  const missing4 = resolved.filter(({ there }) => !there).map(({ image: image2 }) => image2);
  return missing4.length === 0 ? null : { code: "images-unresolved", images: missing4 };
}
async function usableTargets(config2, targets, folder2, needsProxy) {
  const ways = config2.runner === "auto" ? ["docker", "process"] : [config2.runner];
  const obstacles = [];
  for (const runner of ways) {
    const general = runner === "docker" ? await whyNoDocker(config2, needsProxy) : null;
    if (general) {
      obstacles.push({ runner, target: null, obstacle: general });
      continue;
    }
    const why2 = await Promise.all(targets.map((target) => whyNot(runner, target, targets, folder2)));
    const usable = targets.filter((_, i) => why2[i] === null);
    const leftOut2 = targets.flatMap(({ name: target }, i) => why2[i] ? [{ target, obstacle: why2[i] }] : []);
    if (usable.length > 0) {
      const [before] = obstacles;
      const reason = config2.runner === runner ? { code: "asked-for" } : before ? { code: "not-docker", obstacle: before.obstacle } : { code: "docker-works" };
      return { runner: await chosen(runner, reason), targets: usable, leftOut: leftOut2 };
    }
    obstacles.push(...leftOut2.map((each) => ({ runner, ...each })));
  }
  return { obstacles };
}
async function whyNoDocker({ proxyImage }, needsProxy) {
  return await whyNoEngine() ?? (needsProxy ? await missingImages([proxyImage]) : null);
}
async function whyNot(runner, target, all, folder2) {
  const { name: name3 } = target;
  if (runner === "docker") {
    if (!target.build && !target.image) return { code: "nothing-to-build", target: name3 };
    return missingImages(baseImagesOfTarget(target, folder2) ?? []);
  }
  if (!target.command) return { code: "no-command", of: "target", name: name3 };
  const twin = all.slice(0, all.indexOf(target)).find((other) => startOf2(other) === startOf2(target));
  if (twin) return { code: "same-process", as: twin.name };
  const made = target.prepare.length > 0 && target.command[0]?.includes("/");
  return missingPrograms([...target.prepare, ...made ? [] : [target.command]], folder2);
}
function startOf2({ prepare: prepare3, command: command2, args, env, port: port2 }) {
  return JSON.stringify([prepare3, command2, args, env, port2]);
}
function missingPrograms(commands, folder2) {
  const missing4 = commands.flatMap(([program]) => program === void 0 ? [] : [program]).filter(
    (program) => program.includes("/") ? !existsSync9(resolve8(folder2, program)) : !findProgram(program)
  );
  return missing4.length === 0 ? null : { code: "programs-missing", programs: [...new Set(missing4)] };
}
function baseImagesOf(dockerfile, args) {
  const known2 = /* @__PURE__ */ new Map();
  const stages = /* @__PURE__ */ new Set(["scratch"]);
  const images = [];
  for (const line2 of dockerfile.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const argument2 = /^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(line2);
    if (argument2?.[1]) known2.set(argument2[1], args[argument2[1]] ?? unquoted(argument2[2] ?? ""));
    const from = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line2);
    if (!from?.[1]) continue;
    const image2 = unquoted(from[1]).replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (_, a, b) => known2.get(a ?? b) ?? ""
    );
    if (image2 && !image2.includes("$") && !stages.has(image2.toLowerCase())) images.push(image2);
    if (from[2]) stages.add(from[2].toLowerCase());
  }
  return [...new Set(images)];
}
function baseImagesOfTarget(target, folder2) {
  if (target.image) return [target.image];
  if (!target.build) return [];
  try {
    const file = resolve8(folder2, target.build.context, target.build.dockerfile);
    return baseImagesOf(readFileSync9(file, "utf8"), target.build.args);
  } catch {
    return null;
  }
}
function unquoted(text4) {
  return text4.replaceAll(/^["']|["']$/g, "");
}

// src/measure/cpus.ts
function cpusFor({ elsewhere }, here) {
  return elsewhere ? planCpusApart(elsewhere.cores, here) : planCpus(here);
}
function planCpus(cores3) {
  const logical = cores3.flat();
  if (logical.length === 0) throw new RangeError("no CPU");
  if (logical.length === 1)
    return { layout: "one-core", server: logical, proxy: logical, generator: logical };
  if (logical.length === 2) {
    const [server2, rest2] = [logical.slice(0, 1), logical.slice(1)];
    return { layout: "shared-load-core", server: server2, proxy: rest2, generator: rest2 };
  }
  const wholeCores = cores3.length >= 4;
  const units = wholeCores ? cores3 : logical.map((cpu) => [cpu]);
  const server = units.slice(0, Math.max(1, Math.floor(units.length / 2)));
  const rest = units.slice(server.length);
  const generators = units.length >= 8 ? Math.floor(rest.length / 2) : 1;
  const proxy = rest.slice(0, rest.length - generators);
  const smt = logical.length > cores3.length;
  return {
    layout: smt && !wholeCores ? "smt-siblings" : "separate-cores",
    server: server.flat(),
    proxy: proxy.flat(),
    generator: rest.slice(proxy.length).flat()
  };
}
function planCpusApart(serverCpus, here) {
  const there = Array.from({ length: serverCpus }, (_, cpu) => cpu);
  const generator = here.flat();
  if (there.length === 0 || generator.length === 0) throw new RangeError("no CPU");
  const ofProxy = there.length === 1 ? there : there.slice(-Math.max(1, Math.floor(there.length / 4)));
  const server = there.length === 1 ? there : there.slice(0, -ofProxy.length);
  const layout = there.length === 1 ? "separate-machine-one-core" : "separate-machine";
  return { layout, server, proxy: ofProxy, generator };
}

// src/measure/probe.ts
var PATIENCE_SECONDS2 = 0.5;
var IN_USE = /EADDRINUSE|address (is )?already in use/i;
var LISTENS = { ignoresPort: false, silent: null };
async function probePort(build2, scenario3, runner, clock, signal) {
  var _stack = [];
  try {
    const foreign = await portTaken(build2.target.port);
    const server = __using(_stack, await runner.serve(build2), true);
    const question = questionOf(build2, scenario3, signal);
    const { host, port: port2 } = server.address;
    const limit2 = clock.now() + build2.target.ready.timeoutSeconds;
    let last = null;
    const answers2 = (at) => ask({ host, port: at }, question.request, build2.target.ready.path, {
      ...question.options,
      timeoutSeconds: 2
    }).then(
      () => true,
      (error3) => {
        if (at === port2) last = { error: error3.message };
        return false;
      }
    );
    let elsewhereSince = null;
    while (clock.now() < limit2 && !server.ended()) {
      if (await answers2(port2)) return LISTENS;
      if (!foreign && await answers2(build2.target.port)) {
        elsewhereSince ??= clock.now();
        if (clock.now() - elsewhereSince > PATIENCE_SECONDS2) return { ignoresPort: true, silent: null };
      }
      await clock.sleep(0.02, signal);
    }
    if (foreign) await clock.sleep(0.1, signal);
    const log3 = await server.log();
    if (foreign && IN_USE.test(log3)) throw new UsageError(portIsTaken(build2.target));
    if (server.ended() || build2.services?.length) return LISTENS;
    const fault2 = { code: "not-ready", seconds: build2.target.ready.timeoutSeconds, last };
    return { ignoresPort: false, silent: { variant: build2.variant, fault: fault2, log: log3 } };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}

// src/experiment/find-oha.ts
import { resolve as resolve9 } from "node:path";

// src/platform/install-oha.ts
import { createHash as createHash6, hash } from "node:crypto";
import {
  chmodSync,
  createWriteStream,
  mkdirSync as mkdirSync5,
  mkdtempSync as mkdtempSync3,
  readFileSync as readFileSync10,
  realpathSync as realpathSync3,
  renameSync as renameSync2,
  rmSync as rmSync8,
  statSync as statSync4,
  writeFileSync as writeFileSync10
} from "node:fs";
import { join as join20 } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

// src/platform/pins.json
var pins_default = {
  oha: {
    version: "1.16.0",
    sha256: {
      "oha-linux-amd64": "620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716",
      "oha-linux-arm64": "99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"
    }
  },
  buildx: { version: "0.30.1" },
  act: { version: "0.2.89" },
  zizmor: { version: "1.32.0" },
  actionlint: { version: "1.7.12" }
};

// src/platform/install-oha.ts
var RELEASES = "https://github.com/hatoo/oha/releases/download";
var OHA_VERSION = pins_default.oha.version;
var ASSET = `oha-${process.platform}-${process.arch === "x64" ? "amd64" : process.arch}`;
var programIn = (folder2) => join20(folder2, "bin", "oha");
var recordIn = (folder2) => join20(folder2, "bin", "oha.sha256");
function keptOha(folder2, hashes = pins_default.oha.sha256) {
  const path2 = programIn(folder2);
  if (!isExecutable(path2)) return null;
  const got = hashOf(path2);
  if (got !== null && got === pinnedIn(hashes)) return { path: path2, compiled: false };
  const recorded = recordedIn(folder2);
  if (got !== null && got === recorded) return { path: path2, compiled: true };
  const not = recorded === null ? `not the release's, and none was recorded for ${OHA_VERSION}` : `not ${recorded}`;
  return {
    wrong: `${path2} is not the oha that was installed there: its SHA-256 is ${got ?? "unknown"}, ${not}`,
    recorded: recorded !== null
  };
}
function isKeptIn(folder2, program) {
  try {
    return realpathSync3(program) === realpathSync3(programIn(folder2));
  } catch {
    return false;
  }
}
function recordOha(folder2) {
  rmSync8(recordIn(folder2), { force: true });
  writeFileSync10(recordIn(folder2), `${hashOf(programIn(folder2))}  oha-${OHA_VERSION}
`, { flag: "wx" });
}
async function installOha(options) {
  const { folders, say, signal, hashes } = options;
  const good = [];
  for (const each of folders) {
    const kept = keptOha(each, hashes);
    if (kept === null) continue;
    if ("path" in kept) good.push(kept);
    else {
      say(`${kept.wrong}; it is deleted, and oha is got again`);
      rmSync8(programIn(each), { recursive: true, force: true });
    }
  }
  const released = good.find(({ compiled }) => !compiled);
  if (released) return released.path;
  mkdirSync5(join20(folders[0], "bin"), { recursive: true });
  const problem = await tryRelease(options);
  if (problem === null) {
    say(`downloaded and verified ${OHA_VERSION}`);
    return programIn(folders[0]);
  }
  signal?.throwIfAborted();
  say(problem);
  return good[0]?.path ?? compile2(options, problem);
}
async function tryRelease({ folders: [folder2], env, ...options }) {
  const { hashes = pins_default.oha.sha256, silenceSeconds, signal } = options;
  const sha256 = pinnedIn(hashes);
  if (!sha256)
    return `does not download ${ASSET}: its hash is not pinned${sha256 === null ? " yet (make pin does that)" : ""}`;
  const url = `${env.LOADGATE_OHA_MIRROR || RELEASES}/v${OHA_VERSION}/${ASSET}`;
  const place = mkdtempSync3(join20(folder2, "download-"));
  const file = join20(place, "oha");
  try {
    const limits = { ...silenceSeconds && { silenceSeconds }, ...signal && { signal } };
    await download({ url, file, sha256, ...limits });
    const tried = await run([file, "--version"], { cwd: place, env: allowedEnvironment(env) });
    if (tried.code !== 0) return `the release does not run here: ${why(tried)}`;
    rmSync8(recordIn(folder2), { force: true });
    renameSync2(file, programIn(folder2));
    return null;
  } catch (error3) {
    return `the download failed: ${error3.message}`;
  } finally {
    rmSync8(place, { recursive: true, force: true });
  }
}
async function compile2({ folders: [folder2], say, env, signal }, problem) {
  const place = mkdtempSync3(join20(folder2, "compile-"));
  const apart = { cwd: place, env: allowedEnvironment({ RUSTUP_TOOLCHAIN: "stable", ...env }) };
  try {
    const cargo = await run(["cargo", "--version"], apart);
    if (cargo.code !== 0) throw missing3(`${problem}) and cannot be compiled (cargo: ${why(cargo)}`);
    say(`compiles ${OHA_VERSION} with cargo, once; about 5 minutes on 2 cores`);
    const command2 = ["cargo", "install", "oha", "--version", OHA_VERSION, "--locked", "--root", place];
    const compiled = await run(command2, { ...apart, timeoutSeconds: 3600, ...signal && { signal } });
    if (compiled.code !== 0)
      throw missing3(`${problem}) and could not be compiled (cargo install: ${why(compiled)}`);
    renameSync2(programIn(place), programIn(folder2));
    recordOha(folder2);
    say(`compiled ${OHA_VERSION}`);
    return programIn(folder2);
  } finally {
    rmSync8(place, { recursive: true, force: true });
  }
}
var missing3 = (reasons2) => new UsageError(
  `oha ${OHA_VERSION} is missing (${reasons2}): put a release from ${RELEASES.replace("/download", "")} on PATH, or install Rust (https://rustup.rs)`
);
function pinnedIn(hashes) {
  return Object.hasOwn(hashes, ASSET) ? hashes[ASSET] : void 0;
}
function hashOf(path2) {
  try {
    return statSync4(path2).isFile() ? hash("sha256", readFileSync10(path2)) : null;
  } catch {
    return null;
  }
}
function recordedIn(folder2) {
  try {
    const [recorded = "", name3] = readFileSync10(recordIn(folder2), "utf8").trim().split("  ");
    return name3 === `oha-${OHA_VERSION}` ? recorded : null;
  } catch {
    return null;
  }
}
function ohaFolders(env) {
  const { RUNNER_TOOL_CACHE } = env;
  const cache = cacheFolder(env);
  return RUNNER_TOOL_CACHE ? [join20(RUNNER_TOOL_CACHE, "oha", OHA_VERSION, process.arch), cache] : [cache];
}
async function download({ url, file, sha256, silenceSeconds = 20, signal }) {
  const silence = new AbortController();
  const limit2 = setTimeout(
    () => silence.abort(new Error(`${url}: no answer for ${silenceSeconds} s`)),
    silenceSeconds * 1e3
  );
  const stop = signal ? AbortSignal.any([silence.signal, signal]) : silence.signal;
  const partial2 = `${file}.${process.pid}.partial`;
  try {
    const response = await fetch(url, { signal: stop });
    if (!response.ok || !response.body) throw new Error(`${url}: the server answered ${response.status}`);
    const hash2 = createHash6("sha256");
    const hashed = new Transform({
      transform(chunk, _encoding, done) {
        limit2.refresh();
        hash2.update(chunk);
        done(null, chunk);
      }
    });
    const body2 = Readable.fromWeb(response.body);
    await pipeline(body2, hashed, createWriteStream(partial2), { signal: stop });
    const got = hash2.digest("hex");
    if (got !== sha256) throw new Error(`${url}: its SHA-256 is ${got}, but ${sha256} is pinned`);
    chmodSync(partial2, 493);
    renameSync2(partial2, file);
  } catch (error3) {
    rmSync8(partial2, { force: true });
    if (stop.aborted) throw stop.reason;
    const cause = error3 instanceof Error && error3.cause instanceof Error ? ` (${error3.cause.message})` : "";
    const message = error3 instanceof Error ? error3.message : String(error3);
    throw new Error(message.startsWith(url) ? message : `${url}: ${message}${cause}`);
  } finally {
    clearTimeout(limit2);
  }
}

// src/experiment/find-oha.ts
function findOha(asked, host, env = process.env) {
  if (asked !== "") {
    const path2 = resolve9(host.cwd, asked);
    if (!isExecutable(path2)) throw new UsageError(`input "oha-path": ${path2} is no program that can be run`);
    return async () => path2;
  }
  let found;
  return () => {
    found ??= ownOrInstalled(host, env);
    return found;
  };
}
async function ownOrInstalled(host, env) {
  const folders = ohaFolders(env);
  const own2 = programs2("oha", env).find(
    (program) => env.LOADGATE_OHA || !folders.some((folder2) => isKeptIn(folder2, program))
  );
  if (own2) return own2;
  const say = (text4) => host.progress.say(`oha: ${text4}`);
  return installOha({ folders, say, env, signal: host.signal });
}
function ohaHere(env = process.env) {
  const found = findProgram("oha", env);
  if (!found) throw new UsageError(lacks("oha", NO_OHA, env));
  const folder2 = env.LOADGATE_OHA ? void 0 : ohaFolders(env).find((each) => isKeptIn(each, found));
  const kept = folder2 === void 0 ? null : keptOha(folder2);
  if (kept && "wrong" in kept)
    throw new UsageError(
      `${kept.wrong}; so it is not run: make setup in a checkout of loadgate gets it again, or name another with LOADGATE_OHA`
    );
  return found;
}

// src/platform/machine-lock.ts
import { connect as connect2, createServer as createServer2 } from "node:net";
var ANSWER_SECONDS = 1;
var LOCK_NAME = "\0loadgate-run";
async function lockMachine({
  signal,
  limitSeconds: limitSeconds2,
  waits,
  name: name3 = LOCK_NAME
}) {
  const late = new AbortController();
  const timer2 = setTimeout(() => late.abort(), Math.max(limitSeconds2, ANSWER_SECONDS) * 1e3);
  const end2 = AbortSignal.any([signal, late.signal]);
  try {
    for (let holder = ""; ; ) {
      signal.throwIfAborted();
      const taken = await tryLock(name3);
      if (taken) return taken;
      holder = await holderUntil(name3, end2, (found) => {
        if (limitSeconds2 === 0) late.abort();
        else if (found !== holder) waits(found);
      });
      signal.throwIfAborted();
      if (late.signal.aborted) throw new UsageError(tooLate(holder, limitSeconds2));
    }
  } finally {
    clearTimeout(timer2);
  }
}
function tooLate(holder, limitSeconds2) {
  const still = limitSeconds2 > 0 ? `still uses this machine after ${limitSeconds2} s` : "uses this machine";
  return `another run (${holder || "which does not answer"}) ${still}; wait for its end, or longer: --wait 2h`;
}
function refused({ message }) {
  return `whether another run uses this machine cannot be known (${message}); run it where Linux's abstract Unix sockets may be used`;
}
function tryLock(name3) {
  return new Promise((resolve14, reject) => {
    const waiting = /* @__PURE__ */ new Set();
    const server = createServer2((socket) => {
      waiting.add(socket);
      socket.on("error", () => {
      }).unref();
      socket.on("close", () => waiting.delete(socket));
      socket.write(`process ${process.pid}`);
    });
    server.once(
      "error",
      (error3) => error3.code === "EADDRINUSE" ? resolve14(null) : reject(new UsageError(refused(error3)))
    );
    server.unref();
    server.listen(
      name3,
      () => resolve14({
        async [Symbol.asyncDispose]() {
          await new Promise((closed) => {
            server.close(closed);
            for (const socket of waiting) socket.destroy();
          });
        }
      })
    );
  });
}
function holderUntil(name3, end2, told) {
  return new Promise((resolve14) => {
    let holder = "";
    const socket = connect2(name3);
    const stop = () => socket.destroy();
    socket.on("data", (text4) => {
      holder ||= text4.toString("utf8").slice(0, 40);
      told(holder);
    });
    socket.on("error", () => {
    });
    socket.on("close", () => {
      end2.removeEventListener("abort", stop);
      resolve14(holder);
    });
    if (end2.aborted) stop();
    else end2.addEventListener("abort", stop, { once: true });
  });
}

// src/report/progress.ts
var BAR = 24;
var LOG_EVERY_SECONDS = 15;
function progressLine(step, width) {
  const full = Math.round(step.done * BAR);
  const bar = `[${"#".repeat(full)}${"-".repeat(BAR - full)}] ${String(Math.round(step.done * 100)).padStart(3)} %`;
  const left = step.secondsLeft === null ? "" : ` \xB7 ${minutes(step.secondsLeft)} left`;
  return `${bar}${left} \xB7 ${step.doing}`.slice(0, width);
}
function minutes(seconds3) {
  const whole = Math.max(0, Math.round(seconds3));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
function progressOn(sink, now) {
  let last = -Infinity;
  let lastPhase = "";
  const clear = sink.isTTY ? "\r\x1B[2K" : "";
  return {
    say(line2) {
      sink.write(`${clear}${line2}
`);
    },
    step(step) {
      if (sink.isTTY) return sink.write(clear + progressLine(step, sink.columns - 1));
      const phase = step.secondsLeft === null ? step.doing : "";
      if (now() - last < LOG_EVERY_SECONDS && phase === lastPhase) return;
      last = now();
      lastPhase = phase;
      sink.write(`${progressLine(step, 200)}
`);
    },
    end() {
      if (clear) sink.write(clear);
    }
  };
}

// src/experiment/host.ts
function hostHere(cwd, sink) {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => interruption.abort(new Interrupted(signal)));
  }
  process.on("SIGHUP", () => interruption.abort(new Interrupted("SIGTERM")));
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
  });
  return {
    cwd,
    clock: systemClock,
    progress: progressOn(sink, systemClock.now),
    signal: interruption.signal
  };
}
var WAIT_SECONDS = 3600;
function takeMachineHere({ signal, progress }, { waitSeconds = WAIT_SECONDS }) {
  const waits = (holder) => progress.say(`waiting for another run on this machine (${holder}): two at once would measure each other`);
  return lockMachine({ signal, limitSeconds: waitSeconds, waits });
}

// src/experiment/prepared-run.ts
async function prepare2(experiment2, workspace, options) {
  var _stack = [];
  try {
    const { config: config2, file, base, head: head2 } = experiment2;
    const sources = base ? [base, head2] : [head2];
    const { host, resources } = workspace;
    const { progress } = host;
    const stack = __using(_stack, new AsyncDisposableStack(), true);
    stack.use(await takeMachineHere(host, options));
    const time4 = timer(host);
    const context = { ...workspace, signal: host.signal };
    const both2 = base ? " both sides" : "";
    progress.step({ doing: `checking out${both2}`, done: 0, secondsLeft: null });
    const opened = [];
    for (const source of sources) {
      const own2 = stack.use(new AsyncDisposableStack());
      opened.push({ checkout: await checkOut(source, file, context, own2), own: own2 });
    }
    const checkouts = opened.map(({ checkout }) => checkout);
    refuseLinksOut(checkouts, config2.scenarios);
    const { runner, targets, leftOut: leftOut2 } = await chooseFor(experiment2, checkouts);
    requireDockerFor(sources, runner);
    progress.say(`runner: ${explainRunner(runner.name, runner.reason)}`);
    for (const { target, obstacle: obstacle2 } of leftOut2)
      progress.say(`left out: ${target}: ${explainObstacle(obstacle2)}`);
    const nginx = requireTools(experiment2, runner, targets, options);
    const what = both2 || ` ${targets.length} targets`;
    progress.step({ doing: `building${what}`, done: 0, secondsLeft: null });
    const wanted = opened.map(({ checkout, own: own2 }, index) => {
      return { own: own2, checkout: index === opened.length - 1 ? { ...checkout, targets } : checkout };
    });
    const builder = { runner: runner.name, context };
    const revisions2 = await buildOpened(wanted, builder, time4);
    const [newer, older] = revisions2.toReversed();
    if (!newer) throw new RangeError("nothing was built");
    const kept = stack.move();
    return {
      workspace,
      config: config2,
      runner,
      cpus: cpusFor(runner, usableCores()),
      nginx,
      oha: async () => await options.oha?.() ?? ohaHere(),
      leftOut: leftOut2,
      sides: { ...older && { base: older }, head: newer, buildTime: newer.time },
      async build(source) {
        const began = timer(host);
        requireDockerFor([source], runner);
        progress.step({ doing: `building ${source.revision.label}`, done: 0, secondsLeft: null });
        const own2 = kept.use(new AsyncDisposableStack());
        const checkout = await checkOut(source, file, context, own2);
        refuseLinksOut([checkout], config2.scenarios);
        const [revision3] = await buildOpened([{ checkout, own: own2 }], builder, began);
        if (!revision3) throw new RangeError("nothing was built");
        return revision3;
      },
      async copy({ built }, name3) {
        const began = timer(host);
        const copied = await copyOf(built, name3, runner.name, resources);
        return preparedRevision(copied, new AsyncDisposableStack(), context, began());
      },
      [Symbol.asyncDispose]: () => kept.disposeAsync()
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function buildOpened(opened, { runner, context }, time4) {
  if (runner === "docker")
    for (const { checkout, own: own2 } of opened) own2.defer(() => removeBuilt(checkout, context.resources));
  const built = await buildRevisions(
    opened.map(({ checkout }) => checkout),
    runner,
    context
  );
  return built.map(
    (revision3, index) => preparedRevision(revision3, opened[index].own, context, time4())
  );
}
function preparedRevision(built, own2, context, time4) {
  return { built, time: time4, portOf: probesOf(context), [Symbol.asyncDispose]: () => own2.disposeAsync() };
}
function timer({ clock }) {
  const began = clock.now();
  const startedAt = clock.date().toISOString();
  return () => ({ startedAt, seconds: clock.now() - began });
}
async function chooseFor(experiment2, checkouts) {
  const head2 = checkouts.at(-1);
  if (!head2) throw new RangeError("nothing was checked out");
  const { targets, folder: folder2 } = head2;
  const { config: config2, unusable } = experiment2;
  const needsProxy = casesToBuild(experiment2).some(({ path: path2 }) => path2 === "proxy");
  if (unusable === void 0) {
    const runner = await chooseRunner(config2, targets, folder2, needsProxy);
    if ("obstacles" in runner) throw new UsageError(explainNoRunner(runner.obstacles));
    return { runner, targets, leftOut: [] };
  }
  const usable = await usableTargets(config2, targets, folder2, needsProxy);
  if ("obstacles" in usable) throw new UsageError(explainNoRunner(usable.obstacles));
  if (unusable === "left-out" || usable.leftOut.length === 0) return usable;
  const list3 = usable.leftOut.map(({ target, obstacle: obstacle2 }) => `${target} (${explainObstacle(obstacle2)})`).join("; ");
  throw new UsageError(`--strict: these targets cannot be run here: ${list3}`);
}
function requireDockerFor(sources, runner) {
  if (runner.name === "process" && sources.some(({ fromImages }) => fromImages))
    throw new UsageError(
      `a reference that is an image takes Docker to run it (the runner is ${explainRunner(runner.name, runner.reason)}); name a revision instead`
    );
}
function requireTools(experiment2, { name: name3 }, targets, { oha }) {
  const { config: config2 } = experiment2;
  const cases = casesToBuild(experiment2);
  const nginx = requireNginx(
    name3,
    cases.some(({ path: path2 }) => path2 === "proxy")
  );
  const usable = cases.filter(({ target }) => targets.some((each) => each.name === target));
  const scenarios = config2.scenarios.filter((each) => usable.some(({ scenario: scenario3 }) => scenario3 === each.name));
  if (oha === void 0 && scenarios.some(({ run: run3 }) => run3 === void 0)) ohaHere();
  requireDescriptors(scenarios);
  return nginx;
}
function probesOf({ host: { clock, signal } }) {
  const known2 = /* @__PURE__ */ new Map();
  return (build2, scenario3, runner) => {
    const { name: name3 } = build2.target;
    const found = known2.get(name3) ?? probePort(build2, scenario3, runner, clock, signal);
    known2.set(name3, found);
    return found;
  };
}

// src/measure/profile.ts
import { join as join21 } from "node:path";

// src/serve/profilers.ts
import { rmSync as rmSync9 } from "node:fs";
var PERF_HERTZ = 199;
async function perfSamples(pids, seconds3, file, signal) {
  const options = { ...signal && { signal }, timeoutSeconds: seconds3 + 30 };
  try {
    const recorded = await run(
      [
        ...[
          "perf",
          "record",
          "--quiet",
          "--event",
          "cpu-clock",
          "--freq",
          String(PERF_HERTZ),
          "--call-graph",
          "fp"
        ],
        ...["--output", file, "--pid", pids.join(","), "--", "sleep", String(seconds3)]
      ],
      options
    );
    if (recorded.code !== 0) throw new Error(`perf: ${why(recorded)}`);
    const fields = ["--fields", "comm,ip,sym"];
    return foldedScript(
      await must(["perf", "script", "--input", file, ...fields], { ...options, timeoutSeconds: 120 })
    );
  } finally {
    rmSync9(file, { force: true });
  }
}
function foldedScript(text4) {
  const samples = /* @__PURE__ */ new Map();
  for (const block of text4.split(/\n\s*\n/)) {
    const [program, ...frames] = block.split("\n").filter((line2) => line2.trim() !== "");
    if (program === void 0 || /^\s+[0-9a-f]+ /.test(program)) continue;
    const names = frames.map((line2) => frameName(line2.trim().replace(/^[0-9a-f]+\s+/, ""))).toReversed();
    const stack = [frameName(program.trim()), ...names].join(FRAME_SEPARATOR);
    samples.set(stack, (samples.get(stack) ?? 0) + 1);
  }
  return samples;
}
function frameName(text4) {
  return text4.replaceAll(FRAME_SEPARATOR, ":") || "[unknown]";
}
var INTERVAL = 5e-4;
var ANSWER_SECONDS2 = 20;
var LISTENING = /Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g;
function inspectorsIn(log3, host) {
  return [...log3.matchAll(LISTENING)].map(([, port2, path2]) => ({
    address: { host, port: Number(port2) },
    path: path2
  }));
}
var v8Profile = object({
  nodes: array2(
    object({
      id: number3(),
      callFrame: object({ functionName: string3(), url: string3(), lineNumber: number3() }),
      children: array2(number3()).optional()
    })
  ),
  samples: array2(number3()),
  timeDeltas: array2(number3())
});
async function v8Stacks(inspectors, load) {
  const sessions = [];
  try {
    for (const inspector of inspectors) sessions.push(await openInspector(inspector));
    for (const { ask: ask2 } of sessions) {
      await ask2("Profiler.enable");
      await ask2("Profiler.setSamplingInterval", { interval: INTERVAL * 1e6 });
      await ask2("Profiler.start");
    }
    await load();
    const all = /* @__PURE__ */ new Map();
    for (const { ask: ask2 } of sessions) {
      const stopped = object({ profile: v8Profile }).parse(await ask2("Profiler.stop"));
      for (const [stack, seconds3] of foldedProfile(stopped.profile))
        all.set(stack, (all.get(stack) ?? 0) + seconds3);
    }
    return all;
  } finally {
    for (const { socket } of sessions) socket.close();
  }
}
var inspectorAnswer = object({
  id: number3().optional(),
  result: unknown2(),
  error: object({ message: string3() }).optional()
});
var DEEPEST2 = 1e3;
function foldedProfile({
  nodes,
  samples,
  timeDeltas
}) {
  const byId = new Map(nodes.map((node2) => [node2.id, node2]));
  const parents = new Map(
    nodes.flatMap(({ id: id2, children = [] }) => children.map((child) => [child, id2]))
  );
  const stackOf = (id2) => {
    const names = [];
    for (let at = id2; at !== void 0 && names.length < DEEPEST2; at = parents.get(at)) {
      const node2 = byId.get(at);
      if (node2) names.push(nameOf(node2.callFrame));
    }
    return names.toReversed().slice(1);
  };
  const stacks = /* @__PURE__ */ new Map();
  for (const [index, id2] of samples.entries()) {
    const names = stackOf(id2);
    if (names.length === 0 || names.at(-1) === "(idle)") continue;
    const stack = names.join(FRAME_SEPARATOR);
    stacks.set(stack, (stacks.get(stack) ?? 0) + Math.max(0, timeDeltas[index + 1] ?? 0) / 1e6);
  }
  return stacks;
}
function nameOf({
  functionName,
  url,
  lineNumber
}) {
  const file = url.slice(url.lastIndexOf("/") + 1);
  const name3 = functionName || "(anonymous)";
  const place = url === "" ? "" : url.startsWith("node:") ? ` ${url}` : ` ${file}${functionName ? "" : `:${lineNumber + 1}`}`;
  return `${name3}${place}`.replaceAll(FRAME_SEPARATOR, ":");
}
function openInspector({ address: { host, port: port2 }, path: path2 }) {
  const socket = new WebSocket(`ws://${host}:${port2}${path2}`);
  let id2 = 0;
  const ask2 = (method3, params = {}) => sendCommand(socket, ++id2, method3, params);
  return withTimeLimit("Node's inspector does not answer", (resolve14, reject) => {
    socket.onopen = () => resolve14({ socket, ask: ask2 });
    socket.onerror = () => reject(new Error("Node's inspector cannot be reached"));
  });
}
function sendCommand(socket, id2, method3, params) {
  return withTimeLimit(`Node's inspector: no answer to ${method3}`, (resolve14, reject) => {
    const hear = ({ data }) => {
      const { data: said } = inspectorAnswer.safeParse(jsonOrNull(String(data)));
      if (said?.id !== id2) return;
      socket.removeEventListener("message", hear);
      if (said.error) reject(new Error(`Node's inspector: ${said.error.message}`));
      else resolve14(said.result);
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id: id2, method: method3, params }));
  });
}
function jsonOrNull(text4) {
  try {
    return JSON.parse(text4);
  } catch {
    return null;
  }
}
function withTimeLimit(late, begin) {
  return new Promise((resolve14, reject) => {
    const timer2 = setTimeout(() => reject(new Error(late)), ANSWER_SECONDS2 * 1e3);
    const ended = (end2) => {
      return (value) => {
        clearTimeout(timer2);
        end2(value);
      };
    };
    begin(ended(resolve14), ended(reject));
  });
}

// src/measure/profile.ts
var SECONDS2 = 10;
var IN_CONTAINER = "0.0.0.0:9229";
var ANYWHERE = "127.0.0.1:0";
async function profileCase(benchmark, context, folder2) {
  const { id: id2 } = benchmark.case;
  try {
    const sides = /* @__PURE__ */ new Map();
    for (const build2 of benchmark.builds)
      sides.set(build2.variant, await profileOf(build2, benchmark, context, folder2));
    const [base, head2] = [sides.get("base"), sides.get("head")];
    if (!base || !head2) return { case: id2, reason: "there is no base to compare with" };
    if (base.stacks.size === 0 || head2.stacks.size === 0)
      return { case: id2, reason: `${head2.tool} saw no sample` };
    return { case: id2, tool: head2.tool, seconds: SECONDS2, base: base.stacks, head: head2.stacks };
  } catch (error3) {
    context.signal.throwIfAborted();
    return { case: id2, reason: error3.message };
  }
}
async function profileOf(build2, benchmark, context, folder2) {
  var _stack = [];
  try {
    const deployment = __using(_stack, await startVariant(
      benchmark,
      inspected(build2, context),
      context.runner,
      context.clock
    ), true);
    const inspectors = inspectorsIn(await deployment.server.log(), deployment.server.address.host);
    await warmUp([deployment], false, benchmark, context);
    let answers2 = 0;
    const load = async () => {
      const { rate: rate3 } = benchmark;
      const length = rate3 === void 0 ? { seconds: SECONDS2 } : { requests: Math.ceil(rate3 * SECONDS2) };
      const threads2 = generatorThreads(context.plan.cpus, 1);
      const loaded2 = await context.generator(loadOf(deployment, benchmark, length, threads2, rate3), {
        signal: context.signal
      });
      answers2 = answersOf(loaded2.output);
    };
    const perRequest = (samples, each) => new Map([...samples].map(([stack, count3]) => [stack, count3 * each / answers2]));
    if (inspectors.length > 0) {
      const stacks = await v8Stacks(inspectors, load);
      return { tool: "V8's profiler", stacks: perRequest(stacks, 1) };
    }
    const pids = await pidsOf(deployment);
    const [sampled, loaded] = await Promise.allSettled([
      perfSamples(pids, SECONDS2, join21(folder2, "perf"), context.signal),
      load()
    ]);
    if (sampled.status === "rejected") throw sampled.reason;
    if (loaded.status === "rejected") throw loaded.reason;
    return { tool: "perf", stacks: perRequest(sampled.value, 1 / PERF_HERTZ) };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function inspected(build2, { runner }) {
  const { target } = build2;
  const option = `--inspect=${runner.name === "docker" ? IN_CONTAINER : ANYWHERE}`;
  const given = target.env.NODE_OPTIONS;
  const env = { ...target.env, NODE_OPTIONS: given === void 0 ? option : `${given} ${option}` };
  return { ...build2, target: { ...target, env } };
}
async function pidsOf({ server }) {
  const { threads: threads2 } = await server.meter.read();
  return [...new Set([...threads2.keys()].map((thread) => Number(thread.split("/")[0])))];
}

// src/experiment/profile.ts
var MOST_CASES = 3;
async function profileWorst(run3, { variants, oha }, { cases, plan: plan2 }) {
  const slower = cases.filter(({ verdict: verdict3 }) => verdict3 === "regression");
  const worst2 = slower.toSorted((a, b) => harm(b) - harm(a)).slice(0, MOST_CASES);
  if (worst2.length === 0) return [];
  const none = (reason) => worst2.map(({ id: id2 }) => ({ case: id2, reason }));
  if (run3.runner.elsewhere) return none("the servers run on another machine");
  const { host, resources } = run3.workspace;
  const { clock, signal, progress } = host;
  const profiles = [];
  try {
    var _stack = [];
    try {
      const runner = __using(_stack, await startRunner(run3), true);
      const generator = generatorOf(oha, resources, plan2);
      const _place = __using(_stack, await pinThisProcess(plan2.cpus.generator), true);
      for (const [index, found] of worst2.entries()) {
        progress.step({ doing: `profiling ${found.id}`, done: index / worst2.length, secondsLeft: null });
        const benchmark = benchmarkOf(found, variants, run3.config, signal);
        if (!benchmark) continue;
        const context = {
          ...{ plan: plan2, runner, generator, clock, signal },
          random: seeded(plan2.seed),
          began: clock.now()
        };
        profiles.push(await profileCase(benchmark, context, resources.folder));
      }
    } catch (_) {
      var _error = _, _hasError = true;
    } finally {
      var _promise = __callDispose(_stack, _error, _hasError);
      _promise && await _promise;
    }
  } catch (error3) {
    if (!signal.aborted) return none(error3.message);
  }
  progress.end();
  return profiles;
}
function harm({ metrics }) {
  const factors = metrics.flatMap(
    ({ verdict: verdict3, ratio, better }) => verdict3 === "regression" && ratio !== null && ratio > 0 ? [better === "lower" ? ratio : 1 / ratio] : []
  );
  return Math.max(0, ...factors);
}

// src/experiment/workspace.ts
async function openWorkspace(host) {
  const repository = await openRepository(host.cwd);
  const resources = openRunResources(repository.top);
  return { host, repository, resources, [Symbol.asyncDispose]: () => resources[Symbol.asyncDispose]() };
}

// src/commands/command.ts
import { resolve as resolve10 } from "node:path";
function defineCommand(command2) {
  return command2;
}
function print(value, { json }, text4) {
  process.stdout.write(json ? `${JSON.stringify(value, null, 2)}
` : text4());
}
function printResults(results2, { json, out }, host) {
  const { stdout } = process;
  const style = { color: stdout.isTTY === true && !process.env.NO_COLOR, width: terminalWidth() };
  print(results2, { json }, () => `${terminalReport(results2, style)}
`);
  if (!json) sayReport(out, host);
}
function sayReport(out, host) {
  host.progress.say(`report: ${resolve10(out, "report.html")}`);
}
function terminalWidth() {
  return process.stdout.columns ?? 100;
}

// src/format/comment-state.ts
var WHEN = ["changed", "always", "never"];
var short2 = string3().max(500);
var acceptance = strictObject2({
  id: short2.describe(
    "Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."
  ),
  pattern: short2.describe("Which cases, as a glob."),
  everything: boolean3().describe("Whether it was given for whatever is slower, as a label is, and not for named cases."),
  by: short2.describe("Login."),
  reason: short2
});
var acceptedCase = strictObject2({
  id: short2,
  acceptance,
  extent: partialRecord(metricName, number3()).describe("By metric, how much worse it may be, as a log.")
});
var earlierRun = strictObject2({
  run: number3().int().nonnegative().describe("Workflow run id; with the attempt it orders the runs."),
  attempt: number3().int().nonnegative(),
  head: string3().regex(/^[0-9a-f]{40}$/),
  verdict: _enum2([...VERDICTS, "accepted", "failed"]),
  headline: short2,
  at: short2.describe("ISO 8601.")
});
var KEPT2 = 10;
var commentState = strictObject2({
  runs: array2(earlierRun).max(KEPT2).describe("Oldest first; the last one is what the comment shows."),
  accepted: array2(acceptedCase).max(1e3)
});

// src/commands/options.ts
function readValues(options, given, nameOf2) {
  const read = ({ name: name3, parse: parse4, default: usual }) => {
    const text4 = given(name3) ?? usual;
    if (text4 === void 0) return void 0;
    try {
      return parse4(text4);
    } catch (error3) {
      throw error3 instanceof UsageError ? new UsageError(`${nameOf2(name3)}: ${error3.message}`) : error3;
    }
  };
  const values2 = Object.entries(options).map(([key, option]) => [key, read(option)]);
  return Object.fromEntries(values2);
}
function optional3(declaration, parse4) {
  return { ...declaration, parse: parse4 };
}
function withDefault(declaration, parse4) {
  return { ...declaration, parse: parse4 };
}
function flag(name3, description) {
  return { name: name3, description, default: "false", parse: parseFlag };
}
var asIs = (text4) => text4;
function unknown3(what, name3, known2) {
  const close = nearest(name3, known2);
  return `unknown ${what} ${name3}; ${close ? `did you mean ${close}?` : `there are ${known2.join(", ")}`}`;
}
function oneOf(known2) {
  return (text4) => {
    const found = known2.find((each) => each === text4);
    if (!found) throw new UsageError(unknown3("value", text4, known2));
    return found;
  };
}
function parseFlag(text4) {
  const value = { true: true, false: false }[text4.toLowerCase()];
  if (value === void 0) throw new UsageError(`${JSON.stringify(text4)} is neither true nor false`);
  return value;
}
function listOf2(known2) {
  return (text4) => {
    const named = text4.split(/[,|\s]+/).filter(Boolean);
    if (named.length === 0)
      throw new UsageError(`"${text4}" names nothing; write it like regression,invalid or never`);
    return named.map(oneOf(known2));
  };
}
function parseSeed(text4) {
  if (!/^\d{1,10}$/.test(text4)) throw new UsageError(`"${text4}" is not a whole number of at most 10 digits`);
  return Number(text4);
}
function parseFolder(text4) {
  const parts = text4.split("/").filter((part) => part !== "" && part !== ".");
  const fine = parts.every((part) => /^[\w.-]+$/.test(part) && part !== ".." && !/^\.git/i.test(part));
  if (!fine || text4.startsWith("/"))
    throw new UsageError(
      `"${text4}" is no folder on a branch; write it like loadgate or docs/trend, . for the root`
    );
  return parts.join("/");
}
var BASE = optional3(
  {
    name: "base",
    value: "REV",
    description: "The revision to compare with. Defaults to the merge base of the head and the main branch."
  },
  asIs
);
var HEAD = optional3(
  {
    name: "head",
    value: "REV|worktree",
    description: "The revision to measure. Defaults to `worktree`: tracked and untracked files as they are, ignored ones left out."
  },
  asIs
);
var SELECTION = {
  config: optional3(
    {
      name: "config",
      value: "F",
      description: "The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."
    },
    asIs
  ),
  case: optional3(
    {
      name: "case",
      value: "GLOB",
      description: "Measure only these cases, e.g. `api/hello/*`; separate several with commas."
    },
    asIs
  ),
  preset: optional3({ name: "preset", value: "P", description: "A preset of the configuration file." }, asIs),
  budgetSeconds: optional3(
    {
      name: "budget",
      value: "5m",
      description: "Time for starts, warm-up and measuring together. Defaults to 60 s per case."
    },
    parseDuration
  )
};
var RUNNER = optional3(
  {
    name: "runner",
    value: "auto|docker|process",
    description: "How servers are run. Defaults to the configuration file's `runner`, else `auto`."
  },
  oneOf(["auto", "docker", "process"])
);
var WAIT = optional3(
  {
    name: "wait",
    value: "1h",
    description: "How long to wait for another run on the same machine; `0s` for not at all. Defaults to `1h`."
  },
  (text4) => text4 === "0s" ? 0 : parseDuration(text4)
);
var BISECT = optional3(
  {
    name: "bisect",
    value: "A..B",
    description: "Instead find which of these commits changed the case that `--case` names."
  },
  asIs
);
var SEED = optional3(
  { name: "seed", value: "N", description: "The seed of the random order, to repeat a run's order." },
  parseSeed
);
var THRESHOLD = optional3(
  {
    name: "threshold",
    value: "2%",
    description: "The smallest change that counts, for all scenarios. Defaults to what the configuration file says."
  },
  parseShare
);
var FAIL_ON = optional3(
  {
    name: "fail-on",
    value: "regression|invalid|never",
    description: "Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fails where base works always fails it, unless `mode: observe` holds."
  },
  listOf2(["regression", "invalid", "never"])
);
var MEASURE_IDENTICAL = flag("measure-identical", "Measure even if both sides are the same build.");
var PROFILE = flag(
  "profile",
  "After a regression take CPU profiles of both sides, shown in `report.html`, even if the configuration file does not ask for them."
);
var PUBLISHED = flag(
  "published",
  "Put the published figures of the configuration file beside the measured ones."
);
var STRICT = flag("strict", "Fail if a target cannot be run here, instead of leaving it out.");
var SHARD = optional3(
  { name: "shard", value: "I/N", description: "Measure only this shard of the run, as `plan` names it." },
  parseShard
);
var SHARDS = withDefault(
  { name: "shards", value: "N", default: "2", description: "How many shards to cut the run into at most." },
  parseShardCount
);
var OUT = withDefault(
  {
    name: "out",
    value: "DIR",
    default: ".loadgate",
    description: "The folder for `results.json` and the reports."
  },
  asIs
);
var RESULTS = withDefault(
  {
    name: "results",
    value: "F",
    default: ".loadgate/results.json",
    description: "The `results.json` of the run."
  },
  asIs
);
var JSON_FORMAT = flag("json", "Print the result as JSON.");
var FORMATS = ["github-action-benchmark"];
var EXPORT_FORMAT = withDefault(
  { name: "format", value: FORMATS.join("|"), default: FORMATS[0], description: "The form to write." },
  oneOf(FORMATS)
);
var TREND_BRANCH = {
  branch: withDefault(
    {
      name: "branch",
      value: "NAME",
      default: "gh-pages",
      description: "The branch that holds the trend."
    },
    (text4) => text4.replace(/^refs\/heads\//, "")
  ),
  remote: optional3(
    {
      name: "remote",
      value: "URL",
      description: "The repository of that branch. Defaults to the checkout's `origin`."
    },
    asIs
  ),
  folder: withDefault(
    {
      name: "dashboard-path",
      value: "DIR",
      default: "loadgate",
      description: "The trend's folder on that branch, `.` for its root."
    },
    parseFolder
  )
};
var RETENTION = {
  keep: optional3(
    {
      name: "keep",
      value: "3y",
      description: "How long points are kept. Defaults to what the run's configuration says."
    },
    parseAge
  ),
  keepRuns: optional3(
    { name: "keep-runs", value: "400d", description: "How long the files of single runs are kept." },
    parseAge
  )
};
var COMMENTING = {
  results: optional3(
    {
      name: "results",
      value: "F",
      description: "A `results.json`. Defaults to the one in the artifact of the workflow's run."
    },
    asIs
  ),
  artifact: withDefault(
    {
      name: "artifact",
      value: "NAME",
      default: "loadgate",
      description: "The name of the artifact that the measuring job uploaded."
    },
    asIs
  ),
  config: withDefault(
    {
      name: "config",
      value: "F",
      default: "loadgate.yml",
      description: "The configuration that was measured; it tells this comment and status from those of others."
    },
    asIs
  ),
  when: withDefault(
    {
      name: "when",
      value: WHEN.join("|"),
      default: "changed",
      description: "When to comment. The comment holds the size at which a slowdown was accepted: with `never` an acceptance holds however much it grows."
    },
    oneOf(WHEN)
  ),
  status: withDefault(
    {
      name: "status",
      value: "true|false",
      default: "true",
      description: "Whether to set a commit status."
    },
    parseFlag
  )
};

// src/commands/compare.ts
var compareCommand = defineCommand({
  name: "compare",
  summary: "base against head",
  options: {
    base: BASE,
    head: HEAD,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    profile: PROFILE,
    seed: SEED,
    shard: SHARD,
    out: OUT,
    json: JSON_FORMAT
  },
  async run({ values: values2, host }) {
    const out = resolve11(host.cwd, values2.out);
    prepareOut(out);
    const results2 = await compare({ ...values2, out }, host);
    printResults(results2, { json: values2.json, out }, host);
    return results2.exitCode;
  }
});
async function compare(options, host) {
  var _stack = [];
  try {
    await recoverAbandoned(host);
    const workspace = __using(_stack, await openWorkspace(host), true);
    const experiment2 = await comparisonOf(options, workspace);
    const run3 = __using(_stack, await prepare2(experiment2, workspace, options), true);
    const compared2 = await measureComparison(run3, experiment2, run3.sides, options.out);
    const { results: results2, logs: logs2 } = compared2;
    const wantsProfiles = (options.profile || experiment2.config.profile) && !results2.interrupted;
    const profiles = wantsProfiles ? await profileWorst(run3, compared2, results2) : [];
    writeReports(results2, logs2, options.out, profiles);
    return results2;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}

// src/commands/trend.ts
import { resolve as resolve12 } from "node:path";

// src/experiment/reference.ts
var DIGEST = /@sha256:[0-9a-f]{64}$/;
async function pinnedReference(config2, head2, repository) {
  const pinned2 = config2.trend?.reference ?? "";
  if (typeof pinned2 === "object") return ofImages(pinned2, head2);
  if (!DIGEST.test(pinned2)) {
    const found = await ofRevision(pinned2, repository);
    if (found) return found;
    throw new UsageError(
      `the reference ${pinned2} of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`
    );
  }
  const [target, ...others2] = config2.targets;
  if (!target || others2.length > 0)
    throw new UsageError(
      `there are ${config2.targets.length} targets, so the trend's reference takes an image for each: reference: { ${config2.targets[0]?.name}: ${pinned2} }`
    );
  return ofImages({ [target.name]: pinned2 }, head2);
}
async function referenceNamed({ commit, label }, head2, repository) {
  if (!DIGEST.test(commit)) return ofRevision(commit, repository, label);
  const images = commit.split(" ").map((pair2) => pair2.split("="));
  return ofImages(Object.fromEntries(images), head2);
}
async function ofRevision(name3, repository, label = name3) {
  const commit = await findCommit(repository, name3);
  return commit === null ? null : { revision: { commit, label }, identity: commit, label };
}
function ofImages(images, head2) {
  const identity2 = Object.entries(images).map((pair2) => pair2.join("=")).sort().join(" ");
  const label = Object.values(images).join(", ");
  return { revision: { commit: head2.commit, label }, images, identity: identity2, label };
}

// src/report/command-output.ts
function bisectedText({ suspects, verdict: verdict3, measured: measured2 }) {
  const lines = suspects.map(({ commit, subject: subject2 }) => `  ${commit}  ${clip(plainLine(subject2), 100)}`);
  const [slower, count3] = [verdict3 === "regression" ? "slower" : "faster", suspects.length];
  const what = count3 === 1 ? `the first commit that is ${slower}:` : `${slower} since one of these ${count3} commits; the others between could not be judged:`;
  return `${[what, ...lines, `${measured2} commits were measured, each against the same neighbour`].join("\n")}
`;
}

// src/commands/bisect.ts
async function bisect(options, host) {
  var _stack = [];
  try {
    await recoverAbandoned(host);
    const workspace = __using(_stack, await openWorkspace(host), true);
    const { repository } = workspace;
    const { from, commits } = await rangeOf2(options.range, repository);
    const last = commits.at(-1);
    await requireOneCase(last, options, repository, host);
    const optionsFor = (commit) => ({
      ...options,
      revisions: {
        base: { commit: from, label: options.range.split("..")[0] },
        head: { commit, label: commit.slice(0, 12) }
      },
      rules: "head",
      measureIdentical: false
    });
    const first = await comparisonOf(optionsFor(last), workspace);
    const run3 = __using(_stack, await prepare2(first, workspace, options), true);
    let measured2 = 0;
    const verdictOf2 = async (commit, experiment2, sides) => {
      measured2 += 1;
      const { results: results2, logs: logs2 } = await measureComparison(run3, experiment2, sides, options.out);
      writeReports(results2, logs2, options.out);
      const only2 = onlyOne(results2.cases);
      host.progress.say(`${commit.slice(0, 12)}: ${only2.verdict}${sizeOf(only2)}`);
      return results2.interrupted ? "inconclusive" : only2.verdict;
    };
    const wanted = await verdictOf2(last, first, run3.sides);
    await run3.sides.head[Symbol.asyncDispose]();
    host.signal.throwIfAborted();
    if (wanted !== "regression" && wanted !== "improvement")
      throw new UsageError(
        `${options.range} is ${wanted} here: there is no change to look for; a larger --budget or a smaller --threshold may show one`
      );
    const left = await halve(commits, async (commit) => {
      var _stack2 = [];
      try {
        const experiment2 = await comparisonOf(optionsFor(commit), workspace);
        const head2 = __using(_stack2, await run3.build(experiment2.head), true);
        const verdict3 = await verdictOf2(commit, experiment2, { ...run3.sides, head: head2, buildTime: head2.time });
        host.signal.throwIfAborted();
        if (verdict3 === wanted) return true;
        return verdict3 === "unchanged" || verdict3 === "regression" || verdict3 === "improvement" ? false : null;
      } catch (_2) {
        var _error2 = _2, _hasError2 = true;
      } finally {
        var _promise2 = __callDispose(_stack2, _error2, _hasError2);
        _promise2 && await _promise2;
      }
    });
    const suspects = await Promise.all(
      left.map(async (commit) => ({ commit, subject: await subjectOf(repository, commit) ?? "" }))
    );
    return { suspects, verdict: wanted, measured: measured2 };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function halve(commits, has) {
  let suspects = [...commits];
  const unknown4 = /* @__PURE__ */ new Set();
  for (; ; ) {
    const open4 = suspects.slice(0, -1).filter((commit) => !unknown4.has(commit));
    const middle2 = open4[Math.floor((open4.length - 1) / 2)];
    if (middle2 === void 0) return suspects;
    const found = await has(middle2);
    const at = suspects.indexOf(middle2);
    if (found === null) unknown4.add(middle2);
    else suspects = found ? suspects.slice(0, at + 1) : suspects.slice(at + 1);
  }
}
async function requireOneCase(commit, options, repository, host) {
  const file = locateConfig(repository, host.cwd, options.config);
  onlyOne(plannedCases(await loadConfig(repository, commit, file, options.preset), options.case));
}
function onlyOne(cases) {
  const [only2, ...others2] = cases;
  if (!only2 || others2.length > 0)
    throw new UsageError(`--bisect looks at one case, not at ${cases.length}; name it with --case`);
  return only2;
}
async function rangeOf2(range2, repository) {
  const [a = "", b = "", ...rest] = range2.split(/\.{2,3}/);
  if (a === "" || b === "" || rest.length > 0)
    throw new UsageError(
      `"${range2}" is not a range; write the last good and the first bad revision like v1.0.0..main`
    );
  const [from, to] = await Promise.all([mustFind(repository, a), mustFind(repository, b)]);
  const commits = await commitsBetween(repository, from, to);
  if (commits.length === 0) throw new UsageError(`there is no commit in ${range2}`);
  return { from, commits };
}
function sizeOf(result) {
  const [metric] = result.verdict === "invalid" ? [] : carrying(result, result.verdict);
  return metric?.ratio == null ? "" : ` (${metric.name} \xD7 ${metric.ratio.toFixed(3)})`;
}

// src/commands/trend.ts
var trendCommand = defineCommand({
  name: "trend",
  summary: "head against the pinned reference: one point of the trend",
  options: {
    head: { ...HEAD, value: "REV", description: "The revision to measure. Defaults to `HEAD`." },
    bisect: BISECT,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    seed: SEED,
    ...TREND_BRANCH,
    out: OUT,
    json: JSON_FORMAT
  },
  async run({ values: values2, host }) {
    const out = resolve12(host.cwd, values2.out);
    prepareOut(out);
    if (values2.bisect !== void 0) {
      const found = await bisect({ ...values2, range: values2.bisect, out }, host);
      print(found, values2, () => bisectedText(found));
      return 0;
    }
    const baseline = await baselineHere(values2, process.env, host);
    const results2 = await trend({ ...values2, baseline, out }, host);
    printResults(results2, { json: values2.json, out }, host);
    return results2.exitCode;
  }
});
async function trend(options, host) {
  var _stack3 = [];
  try {
    await recoverAbandoned(host);
    const workspace = __using(_stack3, await openWorkspace(host), true);
    const { repository } = workspace;
    const commit = await mustFind(repository, options.head ?? "HEAD");
    const head2 = { commit, label: options.head ?? "HEAD" };
    const config2 = await configAt(repository, commit, options, host);
    const reference2 = await pinnedReference(config2, head2, repository);
    const cases = plannedCases(config2, options.case);
    const [control] = plannedCases(config2, config2.trend?.control ?? cases[0]?.id);
    const against = (base2) => ({
      ...options,
      revisions: { base: base2.revision, head: head2 },
      ...base2.images && { images: { base: base2.images } },
      measureIdentical: true,
      rules: "head",
      failOn: ["invalid"],
      // A size that is found early is a little too large.
      looks: false
    });
    const experiment2 = await comparisonOf(against(reference2), workspace, control ? [control] : []);
    const perCase = budgetOf(experiment2) / cases.length;
    const run3 = __using(_stack3, await prepare2(experiment2, workspace, options), true);
    const { base, head: newer } = run3.sides;
    if (!base) throw new RangeError("the reference was not built");
    const measure2 = (what, some, sides, more = {}) => {
      host.progress.say(what);
      const part = { cases: some, config: { ...experiment2.config, budgetSeconds: perCase * some.length } };
      return measureComparison(run3, { ...experiment2, ...part, ...more }, sides, options.out);
    };
    const noTime = () => ({ startedAt: host.clock.date().toISOString(), seconds: 0 });
    const { results: results2, logs: logs2 } = await measure2(`head against the reference ${reference2.label}`, cases, run3.sides);
    if (results2.interrupted) {
      writeReports(results2, logs2, options.out);
      return results2;
    }
    const { reference: _, ...settings } = config2.trend;
    let night = {
      settings,
      config: config2.file,
      reference: { commit: reference2.identity, label: reference2.label },
      head: { commit, subject: await subjectOf(repository, commit) ?? "" },
      control: null,
      seam: null,
      again: null
    };
    const point = () => ({ ...results2, command: "trend", trend: night });
    const keep2 = (part) => {
      night = { ...night, ...part };
      writeReports(point(), logs2, options.out);
      host.signal.throwIfAborted();
    };
    keep2({});
    const odd = suspicious(results2, options.baseline);
    if (odd.length > 0) {
      const what = `once more, since they look changed: ${odd.join(", ")}`;
      const own2 = cases.filter(({ id: id2 }) => odd.includes(id2));
      keep2({ again: measuredPart(await measure2(what, own2, { base, head: newer, buildTime: noTime() })) });
    }
    if (control) {
      var _stack = [];
      try {
        const equal = __using(_stack, await run3.copy(base, "twin"), true);
        const sides = { base, head: equal, buildTime: noTime() };
        const measured2 = await measure2(`equal builds of ${control.id}`, [control], sides, { design: "looks" });
        keep2({ control: measuredPart(measured2) });
      } catch (_2) {
        var _error = _2, _hasError = true;
      } finally {
        var _promise = __callDispose(_stack, _error, _hasError);
        _promise && await _promise;
      }
    }
    const before = await movedFrom(reference2, options.baseline, head2, repository, host);
    if (before) {
      var _stack2 = [];
      try {
        const { base: source } = await comparisonOf(against(before), workspace);
        if (!source) throw new RangeError("a comparison has a base");
        const older = __using(_stack2, await run3.build({ ...source, name: "prev", writesCache: false }), true);
        const sides = { base: older, head: base, buildTime: older.time };
        const what = `the reference against ${before.label}, the one before`;
        const from = { commit: before.identity, label: before.label };
        const results3 = measuredPart(await measure2(what, cases, sides));
        keep2({ seam: results3 && { from, results: results3 } });
      } catch (_3) {
        var _error2 = _3, _hasError2 = true;
      } finally {
        var _promise2 = __callDispose(_stack2, _error2, _hasError2);
        _promise2 && await _promise2;
      }
    }
    return point();
  } catch (_4) {
    var _error3 = _4, _hasError3 = true;
  } finally {
    var _promise3 = __callDispose(_stack3, _error3, _hasError3);
    _promise3 && await _promise3;
  }
}
function measuredPart({ results: results2 }) {
  const { trend: _, ...part } = results2;
  const nothing2 = part.interrupted && part.cases.every(({ sessions }) => sessions.length === 0);
  return nothing2 ? null : { ...part, command: "compare" };
}
async function configAt(repository, commit, options, host) {
  const file = locateConfig(repository, host.cwd, options.config);
  const text4 = await fileAt(repository, commit, file);
  if (text4 === null) throw new UsageError(`${commit.slice(0, 12)} has no ${file}; commit it first`);
  const config2 = parseConfig(text4, file, options.preset === void 0 ? {} : { preset: options.preset });
  if (config2.trend) return config2;
  throw new UsageError(
    `${file} has no trend section; say what every night is compared with, like: trend: { reference: v1.0.0 }`
  );
}
async function movedFrom(reference2, baseline, head2, repository, host) {
  const before = baseline?.reference ?? null;
  if (before === null || before.commit === reference2.identity) return null;
  const found = await referenceNamed(before, head2, repository);
  if (found === null)
    host.progress.say(`the reference before, ${before.label}, is not in this clone: the series begins anew`);
  return found;
}

// src/report/annotations.ts
var LEVELS = {
  regression: "error",
  invalid: "warning",
  inconclusive: "warning",
  improvement: "notice",
  unchanged: null
};
var MOST_ANNOTATIONS = 10;
function annotations(results2, placeOf2) {
  return ["error", "warning", "notice"].flatMap((level3) => {
    const cases = results2.cases.filter(({ verdict: verdict3 }) => LEVELS[verdict3] === level3);
    return cases.slice(0, MOST_ANNOTATIONS).map((result, index) => {
      const left = index === MOST_ANNOTATIONS - 1 ? cases.length - MOST_ANNOTATIONS : 0;
      return annotation(level3, result, placeOf2(result.scenario), left);
    });
  });
}
function annotation(level3, result, place, left) {
  const more = left > 0 ? ` ${left} more like this: see the summary.` : "";
  return {
    level: level3,
    title: plainLine(`${result.id}: ${inShort(result)}`),
    message: `${plainLine(`${result.id} ${predicate(result)}`)}.${more}`,
    ...place
  };
}

// src/actions/definitions.ts
function define(definition) {
  return definition;
}
function token(description) {
  return optional3({ name: "github-token", value: "TOKEN", required: true, description }, (text4) => text4);
}
var ABOUT_A_CHANGE = {
  base: {
    ...BASE,
    description: "The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the default branch."
  },
  head: {
    ...HEAD,
    description: "The revision to measure. Defaults to the head of the pull request or of the merge group, else to the checkout's HEAD."
  }
};
var { branch, folder } = TREND_BRANCH;
var TREND = { branch: { ...branch, name: "gh-pages-branch" }, folder };
var RESULT_OUTPUTS = {
  verdict: "`regression`, `invalid`, `inconclusive`, `improvement` or `unchanged`: the worst of all cases.",
  regressions: "A JSON list of the cases that became slower, `[]` if there are none.",
  results: "The path of `results.json`, which holds everything that was measured.",
  report: "The path of `report.html`, a page that needs nothing else."
};
function parseMeasureCommand(text4) {
  if (SUB_ACTIONS.some(({ name: name3 }) => name3 === text4))
    throw new UsageError(`${text4} is an action of its own; write: uses: ${subActionPath(text4)}@v1`);
  return oneOf(["compare", "trend"])(text4);
}
function subActionPath(name3) {
  return `loadgate/loadgate/actions/${name3}`;
}
var MEASURE = define({
  name: "measure",
  description: "Tells, in the pull request, whether a change makes an HTTP server slower.",
  inputs: {
    command: optional3(
      {
        name: "command",
        value: "compare|trend",
        description: "`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`; on `workflow_dispatch` to `trend` if the configuration has a trend section and base and head are not both named, else to `compare`."
      },
      parseMeasureCommand
    ),
    ...ABOUT_A_CHANGE,
    ...SELECTION,
    runner: RUNNER,
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    profile: PROFILE,
    shard: SHARD,
    branch: { ...TREND.branch, description: "For `trend`, the branch that holds the trend so far." },
    folder: TREND.folder,
    oha: optional3(
      {
        name: "oha-path",
        value: "F",
        description: "The oha to make the load with. Defaults to the one on PATH, else to the release, which is checked against its pinned hash and kept in the tool cache; it is compiled with cargo only if that cannot be had."
      },
      (text4) => text4
    ),
    out: OUT
  },
  outputs: RESULT_OUTPUTS
});
var COMMENT = define({
  name: "comment",
  description: "Tells a pull request, by a comment and a commit status, what loadgate measured in another job.",
  inputs: {
    token: token("The token to comment with, e.g. `github.token`."),
    ...COMMENTING
  },
  outputs: {
    verdict: "`regression`, `invalid`, `inconclusive`, `improvement` or `unchanged`: the worst of all cases; also `accepted` and `failed`."
  }
});
var PUBLISH = define({
  name: "publish",
  description: "Adds a point that loadgate measured to the trend on a branch, and tells what changed.",
  inputs: {
    token: token("The token to push and to open issues with, e.g. `github.token`."),
    results: RESULTS,
    ...TREND
  },
  outputs: {
    alerts: "A JSON list of the changes that were seen or confirmed by this run, `[]` if there are none."
  }
});
var PLAN = define({
  name: "plan",
  description: "Cuts a run of loadgate into shards for a job matrix.",
  inputs: { shards: SHARDS, ...SELECTION, head: ABOUT_A_CHANGE.head },
  outputs: { matrix: "A job matrix whose entries have a `shard` and a `number` each." }
});
var MERGE = define({
  name: "merge",
  description: "Puts the shards of a run of loadgate together and judges them as one run.",
  inputs: {
    path: withDefault(
      {
        name: "path",
        value: "DIR",
        default: "shards",
        description: "The folder that the shards' artifacts were downloaded to."
      },
      (text4) => text4
    ),
    out: OUT
  },
  outputs: RESULT_OUTPUTS
});
var REQUEST = define({
  name: "request",
  description: "Reads a comment's command, /loadgate run, and who may give it.",
  inputs: { token: token("The token to read permissions and to react with, e.g. `github.token`.") },
  outputs: {
    run: "Whether the comment's command is to be carried out, `true` or `false`.",
    head: "The commit to judge.",
    base: "The commit to compare with.",
    case: "The cases that were asked for; empty for all.",
    budget: "The budget that was asked for; empty for the usual."
  }
});
var EXPORT = define({
  name: "export",
  description: "Writes what loadgate measured in a form that github-action-benchmark reads.",
  inputs: {
    results: RESULTS,
    out: { ...OUT, description: "The folder for `bigger.json` and `smaller.json`." }
  },
  outputs: {}
});
var SUB_ACTIONS = [COMMENT, PUBLISH, PLAN, MERGE, REQUEST, EXPORT];

// src/actions/event-revisions.ts
function changeOf({ name: name3, payload }) {
  if (name3 === "pull_request") {
    return {
      head: { revision: commitAt(payload, "pull_request", "head", "sha"), label: "the pull request's head" },
      base: { revision: commitAt(payload, "pull_request", "base", "sha"), label: "the pull request's base" },
      ...branchOf(fieldOf(payload, "pull_request", "base", "ref")),
      fromMergeBase: true
    };
  }
  if (name3 === "merge_group") {
    return {
      head: { revision: commitAt(payload, "merge_group", "head_sha"), label: "the merge group's head" },
      base: { revision: commitAt(payload, "merge_group", "base_sha"), label: "the merge group's base" },
      fromMergeBase: false
    };
  }
  const branch2 = fieldOf(payload, "repository", "default_branch");
  const main = typeof branch2 === "string" && BRANCH.test(branch2) ? branch2 : "main";
  return {
    head: { revision: "HEAD", label: "the checkout's HEAD" },
    base: { revision: `refs/remotes/origin/${main}`, label: main },
    fromMergeBase: true
  };
}
function branchOf(name3) {
  if (typeof name3 !== "string" || !BRANCH.test(name3)) return {};
  const label = `${name3}, since the base that the event names is not in this clone`;
  return { branch: { revision: `refs/remotes/origin/${name3}`, label } };
}
var BRANCH = /^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function commitAt(payload, ...way) {
  const commit = commitIn(payload, ...way);
  if (commit !== null) return commit;
  throw new UsageError(`the event has no commit id at ${way.join(".")}; set base and head instead`);
}
async function eventRevisions(event, asked, repository) {
  const [base, head2] = [asked.base, asked.head].map(
    (revision3) => revision3 === void 0 ? void 0 : { revision: revision3, label: revision3 }
  );
  if (base && head2) return { base: await find(repository, base), head: await find(repository, head2) };
  const change4 = changeOf(event);
  const to = await find(repository, head2 ?? change4.head);
  if (base) return { base: await find(repository, base), head: to };
  const from = await findBase(repository, change4);
  if (!change4.fromMergeBase) return { base: from, head: to };
  const parting = await mergeBase(repository, from.commit, to.commit);
  if (parting === null)
    throw new UsageError(
      `${change4.base.label} and ${to.label} have no common commit in this clone; set fetch-depth: 0 for actions/checkout`
    );
  return { base: { commit: parting, label: `merge base with ${from.label}` }, head: to };
}
async function findBase(repository, { base, branch: branch2 }) {
  if (branch2 && await findCommit(repository, base.revision) === null) {
    const commit = await findCommit(repository, branch2.revision);
    if (commit !== null) return { commit, label: branch2.label };
  }
  return find(repository, base);
}
async function find(repository, { revision: revision3, label }) {
  const commit = await findCommit(repository, revision3);
  if (commit !== null) return { commit, label };
  const what = label === revision3 ? revision3 : `${label} (${revision3})`;
  throw new UsageError(`${what} is not in this clone; set fetch-depth: 0 for actions/checkout`);
}

// src/actions/event-rules.ts
function commandForEvent(event, asked, { named, trend: trend2 }) {
  if (Object.hasOwn(INSTEAD, event) && !(event === "issue_comment" && asked === "compare" && named))
    throw new UsageError(
      `the event ${event} is refused, since measuring builds and runs the code of whoever opened the pull request, and here it would have the repository's secrets and a token that can write; ${INSTEAD[event]}`
    );
  if (asked === "trend") requireBranchEvent(event, "trend");
  if (asked !== void 0) return asked;
  if (event === "workflow_dispatch") return named || !trend2() ? "compare" : "trend";
  if (event === "schedule" || event === "push") return "trend";
  if (event === "pull_request" || event === "merge_group") return "compare";
  throw new UsageError(
    `there is nothing to measure by itself for the event ${event}; set command: compare, and base: to what to compare with`
  );
}
var INSTEAD = {
  pull_request_target: `measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,
  workflow_run: `measure on: pull_request, and comment here with ${subActionPath("comment")}`,
  issue_comment: `read the comment with ${subActionPath("request")}, and give the base and head that it names to another job with command: compare, see workflows/command.yml`
};
function refuseTargetEvent(event) {
  if (event !== "pull_request_target") return;
  throw new UsageError(
    `the event ${event} is refused, since outsiders cause it and it has the repository's secrets; ${INSTEAD[event]}`
  );
}
var OF_A_CHANGE = ["pull_request", "merge_group", "issue_comment", "workflow_run"];
function requireBranchEvent(event, command2) {
  if (!OF_A_CHANGE.includes(event)) return;
  throw new UsageError(
    `the trend is of the branch, and its numbers never of pull requests, whose code may forge them; run ${command2} on: schedule, push or workflow_dispatch`
  );
}

// src/actions/report-results.ts
import { join as join22 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as os2 from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command2, properties, message) {
  const cmd = new Command(command2, properties, message);
  process.stdout.write(cmd.toString() + os2.EOL);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command2, properties, message) {
    if (!command2) {
      command2 = "missing.command";
    }
    this.command = command2;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os3 from "os";
function issueFileCommand(command2, message) {
  const filePath = process.env[`GITHUB_${command2}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command2}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os3.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter2 = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter2)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter2}"`);
  }
  if (convertedValue.includes(delimiter2)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter2}"`);
  }
  return `${key}<<${delimiter2}${os3.EOL}${convertedValue}${os3.EOL}${delimiter2}`;
}

// node_modules/@actions/core/lib/core.js
import * as os5 from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants as constants3, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve14) {
      resolve14(value);
    });
  }
  return new (P || (P = Promise))(function(resolve14, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve14(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants3.R_OK | constants3.W_OK);
      } catch (_a3) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text4, addEOL = false) {
    this._buffer += text4;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row3) => {
      const cells = row3.map((cell) => {
        if (typeof cell === "string") {
          return this.wrap("td", cell);
        }
        const { header, data, colspan, rowspan } = cell;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text4, level3) {
    const tag = `h${level3}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text4);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text4, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text4, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text4, href) {
    const element = this.wrap("a", text4, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var summary = _summary;

// node_modules/@actions/core/lib/platform.js
import os4 from "os";
var platform = os4.platform();
var arch = os4.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function getInput(name3, options) {
  const val = process.env[`INPUT_${name3.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name3}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function setOutput(name3, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name3, value));
  }
  process.stdout.write(os5.EOL);
  issueCommand("set-output", { name: name3 }, toCommandValue(value));
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error2(message);
}
function error2(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice2(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

// src/actions/run-action.ts
async function runAction(definition, step) {
  const sink = { isTTY: false, columns: 120, write: log2 };
  const host = hostHere(process.env.GITHUB_WORKSPACE || process.cwd(), sink);
  try {
    const event = readEvent(process.env);
    refuseTargetEvent(event.name);
    const inputs = readValues(
      definition.inputs,
      (name3) => getInput(name3) || void 0,
      inputNamed
    );
    process.exitCode = await step({ inputs, event, host, output: setOutput });
  } catch (failure3) {
    setFailed(messageOf(failure3));
    process.exitCode = codeOfError(failure3);
    if (failure3 instanceof Interrupted) process.exit();
  }
}
function inputNamed(name3) {
  return `input "${name3}"`;
}
function log2(text4) {
  process.stdout.write(escapeWorkflowCommands(text4));
}
var ANNOTATE = { error: error2, warning, notice: notice2 };
function annotate({ level: level3, message, title, file, line: line2 }) {
  const place = { ...title && { title }, ...file && { file }, ...line2 && { startLine: line2 } };
  ANNOTATE[level3](escapeWorkflowCommands(message), place);
}
async function summarize(markdown2) {
  if (process.env.GITHUB_STEP_SUMMARY) await summary.addRaw(markdown2, true).write();
}

// src/actions/report-results.ts
async function reportResults(results2, out, { host, output }, annotations2 = []) {
  log2(`${terminalReport(results2, { color: false, width: 120 })}
`);
  for (const annotation2 of annotations2) annotate(annotation2);
  const regressions = results2.cases.filter(({ verdict: verdict3 }) => verdict3 === "regression").map(({ id: id2 }) => id2);
  output("verdict", results2.verdict);
  output("regressions", JSON.stringify(regressions));
  output("results", join22(out, "results.json"));
  output("report", join22(out, "report.html"));
  await summarize(markdownReport(results2));
  host.signal.throwIfAborted();
  return results2.exitCode;
}
async function recordingFailure(out, work) {
  try {
    return await work();
  } catch (error3) {
    if (!(error3 instanceof Interrupted)) writeFailure(messageOf(error3), out);
    throw error3;
  }
}

// src/actions/measure.ts
await runAction(MEASURE, (step) => {
  const { inputs, event, host } = step;
  const named = inputs.base !== void 0 && inputs.head !== void 0;
  const hasOne = () => hasTrend(host, inputs.config);
  const command2 = commandForEvent(event.name, inputs.command, { named, trend: hasOne });
  return command2 === "trend" ? trendStep(step) : compareStep(step);
});
async function compareStep(step) {
  const { inputs, host, event } = step;
  const out = resolve13(host.cwd, inputs.out);
  const { results: results2, beside } = await recordingFailure(out, async () => {
    const repository = await openRepository(host.cwd);
    const revisions2 = await eventRevisions(event, inputs, repository);
    prepareOut(out);
    const oha = findOha(inputs.oha ?? "", host);
    const results3 = await compare({ ...inputs, revisions: revisions2, oha, out }, host);
    const file = locateConfig(repository, host.cwd, inputs.config);
    return { results: results3, beside: annotations(results3, await scenarioPlaces(repository, file, results3)) };
  });
  return reportResults(results2, out, step, beside);
}
async function trendStep(step) {
  const { inputs, host } = step;
  const out = resolve13(host.cwd, inputs.out);
  prepareOut(out);
  const oha = findOha(inputs.oha ?? "", host);
  const baseline = await baselineHere({ ...inputs, remote: void 0 }, process.env, host);
  const results2 = await recordingFailure(out, () => trend({ ...inputs, baseline, out, oha }, host));
  return reportResults(results2, out, step);
}
async function scenarioPlaces(repository, file, results2) {
  const head2 = results2.variants.find(({ variant: variant2 }) => variant2 === "head");
  const text4 = head2 ? await fileAt(repository, head2.commit, file) : null;
  return (scenario3) => {
    const line2 = text4 === null ? null : scenarioLine(text4, scenario3);
    return line2 === null ? null : { file, line: line2 };
  };
}
