#!/usr/bin/env node
// Becomes loadgate on Node 24: on this Node where it is new enough, else on the one that npm brought along. Older ones read this file too.
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const LEAST = 24;
const cli = new URL("../dist/cli.js", import.meta.url);
const own = nodeOfNpm();

// npm puts its Node before the user's, whose servers are to run on the user's own.
if (own !== null) process.env.PATH = withLast(process.env.PATH ?? "", own);

if (Number.parseInt(process.versions.node, 10) >= LEAST) await import(cli.href);
else if (own !== null) process.exitCode = await become(own);
else {
  process.stderr.write(
    `loadgate: needs Node ${LEAST} or newer, and this is ${process.version}; install it, or run: npx --package node@${LEAST} --package loadgate loadgate\n`,
  );
  process.exitCode = 2;
}

/** The Node that is installed with loadgate, where there is one for this machine. */
function nodeOfNpm() {
  try {
    const name = `node-${process.platform}-${process.arch}/package.json`;
    return realpathSync(join(createRequire(import.meta.url).resolve(name), "..", "bin", "node"));
  } catch {
    return null;
  }
}

/** A PATH with those folders last in which `node` is this one. */
function withLast(path, node) {
  const folders = path.split(delimiter);
  const isOwn = (folder) => {
    try {
      return realpathSync(join(folder, "node")) === node;
    } catch {
      return false;
    }
  };
  const last = folders.filter(isOwn);
  return [...folders.filter((folder) => !last.includes(folder)), ...last].join(delimiter);
}

/** Runs loadgate on another Node, as if it were this process; answers with its exit code. */
function become(node) {
  const child = spawn(node, [fileURLToPath(cli), ...process.argv.slice(2)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on("error", (error) => {
      process.stderr.write(`loadgate: ${node} cannot be started: ${error.message}\n`);
      resolve(2);
    });
    child.on("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
