import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name), __typeError = (msg) => {
  throw TypeError(msg);
};
var __using = (stack, value, async) => {
  if (value != null) {
    typeof value != "object" && typeof value != "function" && __typeError("Object expected");
    var dispose, inner;
    async && (dispose = value[__knownSymbol("asyncDispose")]), dispose === void 0 && (dispose = value[__knownSymbol("dispose")], async && (inner = dispose)), typeof dispose != "function" && __typeError("Object not disposable"), inner && (dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    }), stack.push([async, dispose, value]);
  } else async && stack.push([async]);
  return value;
}, __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError == "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  }, fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = !0, e), next = (it) => {
    for (; it = stack.pop(); )
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
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
  let redacted = [...redactions.values()].reduce((text, redact) => redact(text), line);
  process.stderr.write(`debug: ${redacted}
`);
}
var programs = 0;
function debugProgram(argv, cwd) {
  if (!isDebugging()) return () => {
  };
  programs += 1;
  let number = programs, began = performance.now();
  return debug(`#${number} ${argv.map(quoted).join(" ")} (in ${cwd ?? process.cwd()})`), (how) => debug(`#${number} ${how} after ${((performance.now() - began) / 1e3).toFixed(3)} s`);
}
function quoted(argument) {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : new RegExp("\\p{Cc}", "u").test(argument) ? `$'${escaped(argument)}'` : `'${argument.replaceAll("'", "'\\''")}'`;
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
  let within = `${orNull(() => realpathSync(folder)) ?? folder}/`;
  return others().filter((pid) => `${(orNull(() => readlinkSync(`/proc/${pid}/cwd`)) ?? "").replace(/ \(deleted\)$/, "")}/`.startsWith(within) && fieldIn(readText(`/proc/${pid}/stat`), 7) === "0");
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
var LAST_WORDS_MS = 500, KEPT = 8 * 1024 * 1024;
async function run(argv, options = {}) {
  options.signal?.throwIfAborted();
  let debugEnd = debugProgram(argv, options.cwd), { child, ...streams } = spawned(argv, options);
  options.started?.(child);
  let timedOut = !1, end = () => killGroup(child.pid, "SIGTERM"), timer = setTimeout(
    () => {
      timedOut = !0, killGroup(child.pid, "SIGKILL");
    },
    (options.timeoutSeconds ?? 60) * 1e3
  ), hard, onAbort = () => {
    end(), hard = setTimeout(() => killGroup(child.pid, "SIGKILL"), 3e3);
  };
  options.signal?.addEventListener("abort", onAbort, { once: !0 });
  let texts = { stdout: "", stderr: "" }, { take } = options;
  take && streams.stdout?.on("data", (piece) => take(piece) || end());
  for (let name of take ? ["stderr"] : ["stdout", "stderr"])
    streams[name]?.setEncoding("utf8"), streams[name]?.on("data", (text) => {
      texts[name] = (texts[name] + text).slice(-KEPT), options.output?.(text);
    });
  options.input !== void 0 && (child.stdin?.on("error", () => {
  }), child.stdin?.end(options.input));
  let result = await new Promise((resolve) => {
    child.once(
      "error",
      (error) => resolve({
        code: null,
        signal: null,
        stdout: "",
        stderr: error.message,
        missing: error.code === "ENOENT" || error.code === "EACCES",
        timedOut: !1
      })
    );
    let finish = () => {
      let { exitCode: code, signalCode: signal } = child;
      resolve({ code, signal, ...texts, missing: !1, timedOut });
    }, open = 3, over = () => {
      open -= 1, open === 0 && finish();
    };
    for (let stream of [streams.stdout, streams.stderr]) stream?.once("close", over);
    child.once("exit", over), child.once("exit", () => setTimeout(finish, LAST_WORDS_MS).unref());
  });
  return debugEnd(endOf(result)), streams.stdout?.destroy(), streams.stderr?.destroy(), clearTimeout(timer), clearTimeout(hard), options.signal?.removeEventListener("abort", onAbort), options.signal?.throwIfAborted(), result;
}
function spawned(argv, options) {
  let how = { cwd: options.cwd, env: options.env ?? process.env, detached: !0 }, stdin = options.input === void 0 ? "ignore" : "pipe";
  if (options.untrusted) return spawnPiped(argv, how, stdin);
  let [file, ...args] = argv, child = spawn(file, args, { ...how, stdio: [stdin, "pipe", "pipe"] });
  return { child, stdout: child.stdout, stderr: child.stderr };
}
function endOf({ missing, timedOut, signal, code }) {
  return missing ? "not found or not executable" : timedOut ? "took too long and was ended" : signal ? `ended by ${signal}` : `exit code ${code}`;
}
function killGroup(pid, signal) {
  pid !== void 0 && kill(-pid, signal);
}
function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
  }
}
function spawnPiped(argv, options, stdin = "ignore") {
  let [file, ...args] = argv, stdout = makePipe(), stderr = makePipe();
  try {
    return { child: spawn(file, args, { ...options, stdio: [stdin, stdout.writer, stderr.writer] }), stdout: stdout.reader, stderr: stderr.reader };
  } catch (error) {
    throw stdout.reader.destroy(), stderr.reader.destroy(), error;
  } finally {
    closeSync(stdout.writer), closeSync(stderr.writer);
  }
}
var PREFIX = "pipes-", FOLDER = new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);
function removeAbandonedPipes() {
  for (let name of globSync(`${PREFIX}*`, { cwd: tmpdir() })) {
    let { pid, started } = FOLDER.exec(name)?.groups ?? {};
    if (pid === void 0 || startTime(Number(pid)) === started) continue;
    let path = join(tmpdir(), name), { uid } = lstatSync(path, { throwIfNoEntry: !1 }) ?? {};
    uid === process.getuid?.() && rmSync(path, { recursive: !0, force: !0 });
  }
}
function makePipe() {
  var _stack = [];
  try {
    let folder = __using(_stack, mkdtempDisposableSync(join(tmpdir(), `${PREFIX}${process.pid}-${startTime(process.pid)}-`)));
    let path = join(folder.path, "pipe");
    execFileSync("mkfifo", ["-m", "600", path], { stdio: "ignore", timeout: 1e4 });
    let fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader: new Socket({ fd, readable: !0, writable: !1 }), writer: openSync(path, "w") };
  } catch (_) {
    var _error = _, _hasError = !0;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
}

// src/platform/cgroup.ts
var ROOT = "/sys/fs/cgroup";
function controllerFolder(controller) {
  return existsSync(join2(ROOT, controller)) ? controller : existsSync(join2(ROOT, "cpu,cpuacct")) ? "cpu,cpuacct" : controller;
}
var ownFolder = (id) => `loadgate-${id}`;
function versionOneFolders() {
  let folders = ["cpu", "cpuacct", "memory"].map((controller) => join2(ROOT, controllerFolder(controller)));
  return [...new Set(folders)];
}
var unifiedFolders = () => [ROOT];
async function releaseControlGroups(id) {
  let folders = existsSync(join2(ROOT, "cgroup.controllers")) ? unifiedFolders() : versionOneFolders();
  for (let folder of folders.map((root) => join2(root, ownFolder(id))))
    if (existsSync(folder))
      for (let attempt = 0; attempt < 20 && existsSync(folder); attempt += 1) {
        for (let name of readdirSync2(folder, { withFileTypes: !0 })) {
          if (!name.isDirectory()) continue;
          let group = join2(folder, name.name);
          for (let pid of (readText(join2(group, "cgroup.procs")) ?? "").split(`
`).filter(Boolean))
            kill(Number(pid), "SIGKILL");
          removeFolder(group);
        }
        removeFolder(folder), existsSync(folder) && await new Promise((resolve) => setTimeout(resolve, 50));
      }
}
function removeFolder(path) {
  try {
    rmdirSync(path);
  } catch {
  }
}

// src/platform/run-resources.ts
var PREFIX2 = "loadgate-", MARKER = "LOADGATE_RUN", RUN_FILE = "run.json";
async function releaseAbandoned(before = () => {
}) {
  let count2 = 0;
  for (let name of listFolder(tmpdir2())) {
    if (!name.startsWith(PREFIX2)) continue;
    let folder = join3(tmpdir2(), name), note = isOurs(folder) ? readNote(folder) : null;
    if (!note || startTime(note.pid) === note.started) continue;
    let id = name.slice(PREFIX2.length).toLowerCase();
    try {
      before({ id, folder });
    } catch {
    }
    await release(folder, id, note, 0), count2 += 1;
  }
  return removeAbandonedPipes(), count2;
}
function isOurs(folder) {
  let { uid } = statSync(folder, { throwIfNoEntry: !1 }) ?? {};
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
  let { mtimeMs = 0 } = statSync(join3(folder, RUN_FILE), { throwIfNoEntry: !1 }) ?? {};
  return Date.now() - mtimeMs > OLD_SECONDS * 1e3;
}
async function release(folder, id, note, patience) {
  for (let pid of listFolder(join3(folder, "pids"))) {
    let started = readFileSync2(join3(folder, "pids", pid), "utf8");
    started !== "" && startTime(Number(pid)) === started && kill(-Number(pid), "SIGKILL");
  }
  await endStrays(id, folder), await releaseControlGroups(id);
  let empty = await emptyEngine(folder, id, patience) || isOld(folder);
  if (keepsTemporary()) return keep(folder, empty);
  note.repository && await unlockWorktrees(note.repository, folder);
  let kept = [RUN_FILE, ...ENGINE_FILES], gone = empty ? [folder] : listFolder(folder).flatMap((name) => kept.includes(name) ? [] : [join3(folder, name)]);
  for (let path of gone) rmSync2(path, { recursive: !0, force: !0, maxRetries: 3 });
  note.repository && await run(["git", "-C", note.repository, "worktree", "prune"]);
}
function keep(folder, empty) {
  empty && rmSync2(join3(folder, RUN_FILE), { force: !0 }), process.stderr.write(
    `LOADGATE_KEEP_TEMP: kept ${folder}; take it away with rm -r, then its checkouts with git worktree prune
`
  );
}
async function endStrays(id, folder) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    let strays = [...processesMarked(`${MARKER}=${id}`), ...processesWithin(folder)];
    if (strays.length === 0) return;
    for (let pid of strays) kill(pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function unlockWorktrees(repository, folder) {
  let { stdout } = await run(["git", "-C", repository, "worktree", "list", "--porcelain"]), paths = stdout.split(`
`).filter((line) => line.startsWith("worktree "));
  for (let path of paths.map((line) => line.slice(9)))
    path.includes(`/${basename(folder)}/`) && await run(["git", "-C", repository, "worktree", "unlock", path]);
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
  let file = join3(folder, ENGINE_FILE);
  if (!existsSync2(file)) return !0;
  let env = { ...process.env, ...readEngineNote(file) };
  return await engineAnswers(env, patience) ? (await removeContainers(id, env), await removeImages(id, env), !0) : !1;
}
function readEngineNote(file) {
  try {
    return JSON.parse(readFileSync2(file, "utf8"));
  } catch {
    return {};
  }
}
async function engineAnswers(env, patience) {
  let until = performance.now() + patience * 1e3;
  for (; ; ) {
    let { code, missing } = await run(["docker", "version", "--format", "{{.Server.Version}}"], {
      env,
      timeoutSeconds: 5
    });
    if (code === 0 || missing) return !0;
    if (performance.now() >= until) return !1;
    await delay(1e3);
  }
}
async function removeContainers(id, env) {
  let containers = await dockerLines(env, "ps", "--all", "--quiet", "--filter", `label=loadgate.run=${id}`);
  containers.length > 0 && await dockerLines(env, "rm", "--force", "--volumes", ...containers);
}
async function removeImages(id, env) {
  let images = await dockerLines(env, "image", "ls", ...["--format", "{{.Repository}}:{{.Tag}}"], "--filter", `reference=loadgate/*:${id}`);
  images.length > 0 && await dockerLines(env, "image", "rm", "--force", ...images);
}
async function dockerLines(env, ...args) {
  let { code, stdout } = await run(["docker", ...args], { env, timeoutSeconds: 60 });
  return code === 0 ? stdout.split(`
`).filter(Boolean) : [];
}

// src/actions/post.ts
var count = await releaseAbandoned();
count > 0 && process.stdout.write(`took away what ${count === 1 ? "a killed run" : `${count} killed runs`} left
`);
