import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name);
var __typeError = (msg) => {
  throw TypeError(msg);
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
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};

// src/platform/run-resources.ts
import {
  existsSync as existsSync2,
  mkdirSync as mkdirSync2,
  mkdtempSync,
  readdirSync as readdirSync3,
  readFileSync as readFileSync2,
  rmSync as rmSync2,
  statSync,
  writeFileSync as writeFileSync2
} from "node:fs";
import { tmpdir as tmpdir2 } from "node:os";
import { basename, join as join3 } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

// src/platform/cgroup.ts
import { existsSync, mkdirSync, readdirSync as readdirSync2, rmdirSync, writeFileSync } from "node:fs";
import { join as join2 } from "node:path";

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
function debug(line) {
  if (!isDebugging()) return;
  const redacted = [...redactions.values()].reduce((text, redact) => redact(text), line);
  process.stderr.write(`debug: ${redacted}
`);
}
var programs = 0;
function debugProgram(argv, cwd) {
  if (!isDebugging()) return () => {
  };
  programs += 1;
  const number = programs;
  const began = performance.now();
  debug(`#${number} ${argv.map(quoted).join(" ")} (in ${cwd ?? process.cwd()})`);
  return (how) => debug(`#${number} ${how} after ${((performance.now() - began) / 1e3).toFixed(3)} s`);
}
function quoted(argument) {
  if (/^[\w@%+=:,./-]+$/.test(argument)) return argument;
  if (new RegExp("\\p{Cc}", "u").test(argument)) return `$'${escaped(argument)}'`;
  return `'${argument.replaceAll("'", "'\\''")}'`;
}
function escaped(argument) {
  return argument.replaceAll(/[\\']/g, "\\$&").replaceAll(new RegExp("\\p{Cc}", "gu"), (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

// src/platform/proc.ts
import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
function readText(path) {
  return orNull(() => readFileSync(path, "utf8"));
}
function startTime(pid) {
  return startTimeIn(readText(`/proc/${pid}/stat`));
}
function startTimeIn(stat) {
  return fieldIn(stat, 22);
}
function fieldIn(stat, number) {
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[number - 3] ?? null;
}
function processesMarked(setting) {
  return others().filter((pid) => readText(`/proc/${pid}/environ`)?.split("\0").includes(setting));
}
function processesWithin(folder) {
  const within = `${orNull(() => realpathSync(folder)) ?? folder}/`;
  return others().filter((pid) => {
    const at = orNull(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "";
    return `${at.replace(/ \(deleted\)$/, "")}/`.startsWith(within) && fieldIn(readText(`/proc/${pid}/stat`), 7) === "0";
  });
}
function others() {
  return list("/proc").filter((name) => /^\d+$/.test(name) && name !== String(process.pid)).map(Number);
}
function list(path) {
  return orNull(() => readdirSync(path)) ?? [];
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
  const end = () => killGroup(child.pid, "SIGTERM");
  const timer = setTimeout(
    () => {
      timedOut = true;
      killGroup(child.pid, "SIGKILL");
    },
    (options.timeoutSeconds ?? 60) * 1e3
  );
  let hard;
  const onAbort = () => {
    end();
    hard = setTimeout(() => killGroup(child.pid, "SIGKILL"), 3e3);
  };
  options.signal?.addEventListener("abort", onAbort, { once: true });
  const texts = { stdout: "", stderr: "" };
  const { take } = options;
  if (take) streams.stdout?.on("data", (piece) => take(piece) || end());
  for (const name of take ? ["stderr"] : ["stdout", "stderr"]) {
    streams[name]?.setEncoding("utf8");
    streams[name]?.on("data", (text) => {
      texts[name] = (texts[name] + text).slice(-KEPT);
      options.output?.(text);
    });
  }
  if (options.input !== void 0) {
    child.stdin?.on("error", () => {
    });
    child.stdin?.end(options.input);
  }
  const result = await new Promise((resolve) => {
    child.once(
      "error",
      (error) => resolve({
        code: null,
        signal: null,
        stdout: "",
        stderr: error.message,
        missing: error.code === "ENOENT" || error.code === "EACCES",
        timedOut: false
      })
    );
    const finish = () => {
      const { exitCode: code, signalCode: signal } = child;
      resolve({ code, signal, ...texts, missing: false, timedOut });
    };
    let open = 3;
    const over = () => {
      open -= 1;
      if (open === 0) finish();
    };
    for (const stream of [streams.stdout, streams.stderr]) stream?.once("close", over);
    child.once("exit", over);
    child.once("exit", () => setTimeout(finish, LAST_WORDS_MS).unref());
  });
  debugEnd(endOf(result));
  streams.stdout?.destroy();
  streams.stderr?.destroy();
  clearTimeout(timer);
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
function endOf({ missing, timedOut, signal, code }) {
  if (missing) return "not found or not executable";
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
function spawnPiped(argv, options, stdin = "ignore") {
  const [file, ...args] = argv;
  const stdout = makePipe();
  const stderr = makePipe();
  try {
    const child = spawn(file, args, { ...options, stdio: [stdin, stdout.writer, stderr.writer] });
    return { child, stdout: stdout.reader, stderr: stderr.reader };
  } catch (error) {
    stdout.reader.destroy();
    stderr.reader.destroy();
    throw error;
  } finally {
    closeSync(stdout.writer);
    closeSync(stderr.writer);
  }
}
var PREFIX = "pipes-";
var FOLDER = new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);
function removeAbandonedPipes() {
  for (const name of globSync(`${PREFIX}*`, { cwd: tmpdir() })) {
    const { pid, started } = FOLDER.exec(name)?.groups ?? {};
    if (pid === void 0 || startTime(Number(pid)) === started) continue;
    const path = join(tmpdir(), name);
    const { uid } = lstatSync(path, { throwIfNoEntry: false }) ?? {};
    if (uid === process.getuid?.()) rmSync(path, { recursive: true, force: true });
  }
}
function makePipe() {
  var _stack = [];
  try {
    const folder = __using(_stack, mkdtempDisposableSync(join(tmpdir(), `${PREFIX}${process.pid}-${startTime(process.pid)}-`)));
    const path = join(folder.path, "pipe");
    execFileSync("mkfifo", ["-m", "600", path], { stdio: "ignore", timeout: 1e4 });
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader: new Socket({ fd, readable: true, writable: false }), writer: openSync(path, "w") };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}

// src/platform/cgroup.ts
var ROOT = "/sys/fs/cgroup";
function controllerFolder(controller) {
  if (existsSync(join2(ROOT, controller))) return controller;
  return existsSync(join2(ROOT, "cpu,cpuacct")) ? "cpu,cpuacct" : controller;
}
var ownFolder = (id) => `loadgate-${id}`;
function versionOneFolders() {
  const folders = ["cpu", "cpuacct", "memory"].map((controller) => join2(ROOT, controllerFolder(controller)));
  return [...new Set(folders)];
}
var unifiedFolders = () => [ROOT];
async function releaseControlGroups(id) {
  const folders = existsSync(join2(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  for (const folder of folders.map((root) => join2(root, ownFolder(id)))) {
    if (!existsSync(folder)) continue;
    for (let attempt = 0; attempt < 20 && existsSync(folder); attempt += 1) {
      for (const name of readdirSync2(folder, { withFileTypes: true })) {
        if (!name.isDirectory()) continue;
        const group = join2(folder, name.name);
        for (const pid of (readText(join2(group, "cgroup.procs")) ?? "").split("\n").filter(Boolean))
          kill(Number(pid), "SIGKILL");
        removeFolder(group);
      }
      removeFolder(folder);
      if (existsSync(folder)) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
function removeFolder(path) {
  try {
    rmdirSync(path);
  } catch {
  }
}

// src/platform/run-resources.ts
var PREFIX2 = "loadgate-";
var MARKER = "LOADGATE_RUN";
var RUN_FILE = "run.json";
async function releaseAbandoned(before = () => {
}) {
  let count2 = 0;
  for (const name of listFolder(tmpdir2())) {
    if (!name.startsWith(PREFIX2)) continue;
    const folder = join3(tmpdir2(), name);
    const note = isOurs(folder) ? readNote(folder) : null;
    if (!note || startTime(note.pid) === note.started) continue;
    const id = name.slice(PREFIX2.length).toLowerCase();
    try {
      before({ id, folder });
    } catch {
    }
    await release(folder, id, note, 0);
    count2 += 1;
  }
  removeAbandonedPipes();
  return count2;
}
function isOurs(folder) {
  const { uid } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return uid !== void 0 && uid === (process.getuid?.() ?? uid);
}
function readNote(folder) {
  try {
    return JSON.parse(readFileSync2(join3(folder, RUN_FILE), "utf8"));
  } catch {
    return null;
  }
}
var OLD_SECONDS = 7 * 86400;
function isOld(folder) {
  const { mtimeMs = 0 } = statSync(join3(folder, RUN_FILE), { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > OLD_SECONDS * 1e3;
}
async function release(folder, id, note, patience) {
  for (const pid of listFolder(join3(folder, "pids"))) {
    const started = readFileSync2(join3(folder, "pids", pid), "utf8");
    if (started !== "" && startTime(Number(pid)) === started) kill(-Number(pid), "SIGKILL");
  }
  await endStrays(id, folder);
  await releaseControlGroups(id);
  const empty = await emptyEngine(folder, id, patience) || isOld(folder);
  if (keepsTemporary()) return keep(folder, empty);
  if (note.repository) await unlockWorktrees(note.repository, folder);
  const kept = [RUN_FILE, ...ENGINE_FILES];
  const gone = empty ? [folder] : listFolder(folder).flatMap((name) => kept.includes(name) ? [] : [join3(folder, name)]);
  for (const path of gone) rmSync2(path, { recursive: true, force: true, maxRetries: 3 });
  if (note.repository) await run(["git", "-C", note.repository, "worktree", "prune"]);
}
function keep(folder, empty) {
  if (empty) rmSync2(join3(folder, RUN_FILE), { force: true });
  process.stderr.write(
    `LOADGATE_KEEP_TEMP: kept ${folder}; take it away with rm -r, then its checkouts with git worktree prune
`
  );
}
async function endStrays(id, folder) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const strays = [...processesMarked(`${MARKER}=${id}`), ...processesWithin(folder)];
    if (strays.length === 0) return;
    for (const pid of strays) kill(pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function unlockWorktrees(repository, folder) {
  const { stdout } = await run(["git", "-C", repository, "worktree", "list", "--porcelain"]);
  const paths = stdout.split("\n").filter((line) => line.startsWith("worktree "));
  for (const path of paths.map((line) => line.slice("worktree ".length)))
    if (path.includes(`/${basename(folder)}/`))
      await run(["git", "-C", repository, "worktree", "unlock", path]);
}
function listFolder(folder) {
  try {
    return readdirSync3(folder);
  } catch {
    return [];
  }
}
var ENGINE_FILE = "engine.json";
var ENGINE_FILES = [ENGINE_FILE];
async function emptyEngine(folder, id, patience) {
  const file = join3(folder, ENGINE_FILE);
  if (!existsSync2(file)) return true;
  const env = { ...process.env, ...readEngineNote(file) };
  if (!await engineAnswers(env, patience)) return false;
  await removeContainers(id, env);
  await removeImages(id, env);
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
    const { code, missing } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      env,
      timeoutSeconds: 5
    });
    if (code === 0 || missing) return true;
    if (performance.now() >= until) return false;
    await delay(1e3);
  }
}
async function removeContainers(id, env) {
  const containers = await dockerLines(env, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`);
  if (containers.length > 0) await dockerLines(env, "rm", "--force", "--volumes", ...containers);
}
async function removeImages(id, env) {
  const format = ["--format", "{{.Repository}}:{{.Tag}}"];
  const images = await dockerLines(env, "image", "ls", ...format, "--filter", `reference=loadgate/*:${id}`);
  if (images.length > 0) await dockerLines(env, "image", "rm", "--force", ...images);
}
async function dockerLines(env, ...args) {
  const { code, stdout } = await run(["docker", ...args], { env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split("\n").filter(Boolean) : [];
}

// src/actions/post.ts
var count = await releaseAbandoned();
if (count > 0)
  process.stdout.write(`took away what ${count === 1 ? "a killed run" : `${count} killed runs`} left
`);
