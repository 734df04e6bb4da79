import assert from "node:assert/strict";
import { ended, fault } from "../../test-support/fault.ts";
import { compare, type RunOptions } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const FIXED = config({ scenario: { expect: { body: "Hello" } } });
const hello = (before: string) =>
  serverThat(`last = Date.now(); response.end("Hello");`, `let last = 0;\n${before}`);

/** Base answers as it should; head is this server, which answers the same. */
function against(head: string): Scratch {
  const repository = scratch({
    "loadgate.yml": FIXED,
    "server.js": HELLO,
    ".dockerignore": "*\n!server.js\n",
    Dockerfile: DOCKERFILE,
  });
  repository.write({ "server.js": head });
  return repository;
}

const rootOnly = process.getuid?.() === 0 ? false : "only root hides control groups, or leaves them";

/** As where loadgate is not root: what one side may do to the other is then found out, not prevented. */
const ONE_USER = { env: { LOADGATE_OWN_USERS: "0" } };

/** Without control groups, as in most containers and for most users, variants take their turns. */
const NO_GROUPS: RunOptions = {
  within: [
    ...["unshare", "--mount", "sh", "-c"],
    ...['mount -t tmpfs -o ro none /sys/fs/cgroup && exec "$@"', "sh"],
  ],
};

/** Keeps a few connections to each server beside it, and asks as fast as it is answered. */
const FLOOD = `
const { connect } = require("node:net");
const { readFileSync } = require("node:fs");
const own = Number(process.env.PORT);
const asked = new Set([own]);
setInterval(() => {
  const lines = ["tcp", "tcp6"].flatMap((name) => readFileSync("/proc/net/" + name, "utf8").split("\\n").slice(1));
  for (const line of lines) {
    const [, here = "", , state] = line.trim().split(/\\s+/);
    const port = parseInt(here.split(":")[1], 16);
    if (state !== "0A" || asked.has(port) || port < 20000 || port > 32767) continue;
    asked.add(port);
    for (let i = 0; i < 3; i += 1) {
      const socket = connect(port, "127.0.0.1");
      const ask = () => socket.write("GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n");
      socket.on("connect", ask).on("data", ask).on("error", () => {});
    }
  }
}, 100);
`;

fault("servers", "a head that asks base beside the load", async () => {
  using repository = against(hello(FLOOD));
  const run = await compare(repository, ["--budget", "8s"]);
  return ended(repository, run, {
    code: 3,
    says: /^head: interfered: its processes held \d+ connections to base's server/,
  });
});

/** Is ready late, and goes on trying where somebody else listens at its port. */
const PATIENT = `const http = require("node:http");
const server = http.createServer((request, response) => { response.end("Hello"); });
const listen = () => server.listen(process.env.PORT);
server.on("error", () => setTimeout(listen, 200));
setTimeout(listen, 800);
`;

/** Listens at the port that base was given, as it finds in base's environment. */
const SQUAT = `
const { readdirSync, readFileSync, readlinkSync } = require("node:fs");
const late = (request, response) => setTimeout(() => response.end("Hello"), 20);
for (const pid of readdirSync("/proc").filter(Number)) {
  try {
    if (!readlinkSync("/proc/" + pid + "/cwd").endsWith("/base")) continue;
    const port = /\\0PORT=(\\d+)\\0/.exec(readFileSync("/proc/" + pid + "/environ", "latin1"))[1];
    http.createServer(late).on("error", () => {}).listen(port);
  } catch {}
}
`;

fault("servers", "a head that listens at base's port before base does", async () => {
  using repository = against(hello(SQUAT));
  repository.commit({ "server.js": PATIENT }, "A server that waits");
  repository.write({ "server.js": hello(SQUAT) });
  const run = await compare(repository, ["--budget", "4s"], ONE_USER);
  return ended(repository, run, {
    code: 3,
    says: /^head: interfered: its processes listened at the port of base's server/,
  });
});

fault(
  "servers",
  "a head that hides, and asks base beside the load",
  async () => {
    const hidden = `
require("node:child_process").spawn("env", ["-i", "setsid", process.execPath, "-e", ${JSON.stringify(FLOOD.replace("process.env.PORT", "PORT"))}.replace("PORT", process.env.PORT)], { cwd: "/", stdio: "ignore", detached: true });
`;
    using repository = against(hello(hidden));
    const run = await compare(repository, ["--budget", "8s"]);
    return ended(repository, run, {
      code: 3,
      says: /^head: interfered: its processes held \d+ connections to base's server/,
    });
  },
  { skip: rootOnly },
);

fault(
  "servers",
  "a head that works while base alone is asked",
  async () => {
    const burn = `
setInterval(() => {
  if (Date.now() - last < 20) return;
  for (const until = performance.now() + 10; performance.now() < until; );
}, 40);
`;
    using repository = against(hello(burn));
    const run = await compare(repository, ["--budget", "12s"], NO_GROUPS);
    assert.equal(run.results?.plan.pairing, "interleaved");
    return ended(repository, run, { code: 3, says: /^head: interfered: it used \d+ ms of CPU time in/ });
  },
  { skip: rootOnly },
);

fault(
  "servers",
  "a head whose work leaves its control group",
  async () => {
    const leave = `
require("node:child_process").spawn("sh", ["-c", 'for file in /sys/fs/cgroup/cgroup.procs /sys/fs/cgroup/*/cgroup.procs; do echo $$ > $file; done 2>/dev/null; exec setsid "$0" -e "for (;;);"', process.execPath], { stdio: "ignore", detached: true }).unref();
`;
    using repository = against(hello(leave));
    const run = await compare(repository, ["--budget", "8s"], ONE_USER);
    return ended(repository, run, {
      code: 3,
      says: /^head: interfered: one of its processes detached and used \d+ ms/,
    });
  },
  { skip: rootOnly },
);

fault(
  "servers",
  "a head that opens connections while base alone is asked, as if base closed its own",
  async () => {
    const open = `
const { connect, createServer } = require("node:net");
const own = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1", () => {
  setInterval(() => {
    if (last === 0 || Date.now() - last < 60) return;
    for (let i = 0; i < 100; i++) connect(own.address().port, "127.0.0.1").on("error", () => {});
  }, 5);
});
let flooded = 0;
setInterval(() => {
  // Under load a few, so that somebody is suspected.
  if (last !== 0 && Date.now() - last < 60 && flooded++ % 2 === 0)
    for (let i = 0; i < 12; i++) connect(own.address().port, "127.0.0.1").on("error", () => {});
}, 20);
`;
    using repository = against(hello(open));
    const run = await compare(repository, ["--budget", "8s"], ONE_USER);
    return ended(repository, run, { code: 3, says: /^head: interfered: it used \d+ ms of CPU time/ });
  },
);

/** With so small a disk for all that a run writes. */
const SMALL_DISK: RunOptions = {
  within: [
    ...["unshare", "--mount", "sh", "-c"],
    ...['mount -t tmpfs -o size=200m,mode=1777 none /mnt && exec "$@"', "sh"],
  ],
  env: { TMPDIR: "/mnt" },
};

fault(
  "servers",
  "a head that fills the disk",
  async () => {
    const fill = `
const { appendFileSync } = require("node:fs");
const filling = setInterval(() => {
  try {
    appendFileSync(process.env.TMPDIR + "/large", Buffer.alloc(16 << 20));
  } catch {
    clearInterval(filling);
  }
}, 1);
`;
    using repository = against(hello(fill));
    const run = await compare(repository, ["--budget", "4s"], SMALL_DISK);
    return ended(repository, run, {
      code: 3,
      says: /^head: interfered: it filled the disk that both sides and loadgate use: its files take \d+ MiB/,
    });
  },
  { skip: rootOnly },
);

fault("servers", "a head whose server changes base's files", async () => {
  const change = `
const { appendFileSync, existsSync } = require("node:fs");
if (existsSync("../base/server.js")) appendFileSync("../base/server.js", "\\n// slower");
`;
  using repository = against(hello(change));
  const run = await compare(repository, ["--budget", "4s"], ONE_USER);
  return ended(repository, run, {
    code: 3,
    says: /^head: interfered: base's files changed while both ran, but not its own \(server\.js\)/,
  });
});

/** Answers "Hello" where it can do nothing to what is not its own, else all that it can. */
const TRYING = serverThat(
  `last = Date.now(); response.end(done.size === 0 ? "Hello" : [...done].toSorted().join(" "));`,
  `
const { appendFileSync, closeSync, openSync, readdirSync, readFileSync } = require("node:fs");
const done = new Set();
const attempt = (what, how) => { try { how(); done.add(what); } catch {} };
const objects = readFileSync(".git/objects/info/alternates", "utf8").trim();
const word = (pid) => { try { return readFileSync("/proc/" + pid + "/cmdline", "latin1"); } catch { return ""; } };
setInterval(() => {
  attempt("list-base", () => readdirSync("../base"));
  attempt("read-base", () => readFileSync("../base/server.js"));
  attempt("write-base", () => appendFileSync("../base/made.js", ""));
  attempt("list-run", () => readdirSync(".."));
  attempt("write-run", () => appendFileSync("../run.json", ""));
  attempt("make-in-run", () => appendFileSync("../pids/forged", ""));
  attempt("write-objects", () => appendFileSync(objects + "/info/forged", ""));
  const servers = readdirSync("/proc").map(Number).filter((pid) => pid && pid !== process.pid && word(pid) === "node\0server.js\0");
  for (const [whose, pid] of [["base", servers[0]], ["run", process.ppid]]) {
    if (pid === undefined) continue;
    attempt("signal-" + whose, () => process.kill(pid, 0));
    attempt("trace-" + whose, () => closeSync(openSync("/proc/" + pid + "/mem", "r+")));
    attempt("environ-" + whose, () => readFileSync("/proc/" + pid + "/environ"));
  }
}, 50);
`,
);

const PROCESSES = ["--isolation", "process", "--budget", "4s", "--fail-on", "never"];

fault(
  "servers",
  "a head that reads, writes, ends or traces what is not its own",
  async () => {
    using repository = against(TRYING);
    const run = await compare(repository, PROCESSES);
    const sessions = run.results?.cases[0]?.sessions ?? [];
    assert.ok(sessions.length > 0, run.stderr);
    assert.deepEqual(
      sessions.flatMap(({ invalid }) => invalid),
      [],
    );
    assert.deepEqual(run.results?.notices, []);
    return ended(repository, run, { code: 0, says: /api\/hello\/direct is / });
  },
  { skip: rootOnly },
);

fault(
  "servers",
  "a head that does so where both sides are root's",
  async () => {
    using repository = against(TRYING);
    const run = await compare(repository, PROCESSES, ONE_USER);
    return ended(repository, run, {
      code: 3,
      says: /environ-base environ-run list-base list-run make-in-run read-base signal-base signal-run trace-base trace-run write-base write-objects write-run/,
    });
  },
  { skip: rootOnly },
);

/** Ends what works in base's folder, once it has answered so many requests. */
const ending = (requests: number) =>
  serverThat(
    `asked += 1; if (asked === ${requests}) start(); response.end("Hello");`,
    `
const { readdirSync, readlinkSync } = require("node:fs");
let asked = 0;
const cwd = (pid) => { try { return readlinkSync("/proc/" + pid + "/cwd"); } catch { return ""; } };
const end = () => { for (const pid of readdirSync("/proc").filter(Number)) if (cwd(pid).endsWith("/base")) process.kill(pid, "SIGKILL"); };
const start = () => setInterval(end, 2);
if (${requests} === 0) start();
`,
  );

fault("servers", "a head that ends base's server under load", async () => {
  using repository = against(ending(200));
  const run = await compare(repository, ["--budget", "4s", "--fail-on", "regression"], ONE_USER);
  return ended(repository, run, {
    code: 3,
    says: /^head: interfered: base's server was ended from outside \(ended by SIGKILL\)/,
  });
});

fault("servers", "a head that ends base's server as soon as it is there", async () => {
  using repository = against(ending(0));
  const run = await compare(repository, ["--budget", "4s", "--fail-on", "regression"], ONE_USER);
  return ended(repository, run, {
    code: 3,
    says: /^head: interfered: base(?: failed to start beside it|'s server was ended from outside)/,
  });
});

fault("repository", "a head whose setup makes base slower", async () => {
  using repository = scratch({
    "loadgate.yml": config({ process: { setup: "node setup.js" } }),
    "server.js": HELLO,
    "setup.js": "",
  });
  repository.write({
    "setup.js": `
const { appendFileSync, existsSync, statSync, utimesSync } = require("node:fs");
const file = "../base/server.js";
if (!existsSync(file)) throw new Error("base is elsewhere");
const { atime, mtime } = statSync(file);
appendFileSync(file, "setInterval(() => { for (const until = Date.now() + 5; Date.now() < until; ); }, 10);");
utimesSync(file, atime, mtime);
`,
  });
  const run = await compare(repository, [], ONE_USER);
  assert.deepEqual(
    run.results?.failures.map(({ variant }) => variant),
    ["head"],
  );
  return ended(repository, run, { code: 3, says: /^its setup changed base's files \(server\.js\)/ });
});

/** Ends where it is connected to anything beside it in a network, on the engine's default one too. */
const REACH = `
const { connect } = require("node:net");
const own = Object.values(require("node:os").networkInterfaces()).flat().map(({ address }) => address);
const nets = [...Array(15).keys()].map((net) => "172." + (17 + net) + ".0.");
const mine = own.find((address) => !address.startsWith("127.") && address.includes("."));
nets.push(mine.slice(0, mine.lastIndexOf(".") + 1));
setInterval(() => {
  for (const host of nets.flatMap((net) => [2, 3, 4, 5, 6].map((last) => net + last)))
    if (!own.includes(host)) connect(8080, host, () => process.exit(9)).on("error", () => {}).setTimeout(500, function () { this.destroy(); });
}, 500);
`;

fault(
  "servers",
  "a head that looks for base in its network (docker)",
  async () => {
    using repository = against(hello(REACH));
    const run = await compare(repository, ["--isolation", "docker", "--budget", "5s", "--fail-on", "never"]);
    const sessions = run.results?.cases[0]?.sessions ?? [];
    assert.ok(sessions.length > 0, run.stderr);
    assert.deepEqual(
      sessions.flatMap(({ invalid }) => invalid),
      [],
    );
    assert.deepEqual(remains(repository, run.ids), []);
    return ended(repository, run, { code: 0, says: /api\/hello\/direct is / });
  },
  { skip: noDocker },
);

/** Answers "Hello" where the container may do no more than a server needs, else what it may. */
const RIGHTS = serverThat(
  `response.end(existsSync("/tmp/checked") ? "checked" : rights === expected ? "Hello" : rights);`,
  `const { existsSync, readFileSync } = require("node:fs");
const status = readFileSync("/proc/self/status", "utf8");
const rights = ["CapBnd", "NoNewPrivs"].map((name) => new RegExp(name + ":\\\\s*(\\\\w+)").exec(status)[1]).join(" ");
const expected = [0, 1, 3, 5, 6, 7, 8, 10].reduce((sum, bit) => sum + 2 ** bit, 0).toString(16).padStart(16, "0") + " 1";`,
);

fault(
  "servers",
  "a server whose container may do no more than official images need (docker)",
  async () => {
    using repository = against(`// changed\n${RIGHTS}`);
    // Docker would start it a thousand times a second, outside of the CPUs that the container has.
    repository.write({ Dockerfile: `${DOCKERFILE}HEALTHCHECK --interval=1ms CMD touch /tmp/checked\n` });
    const run = await compare(repository, [
      "--isolation",
      "docker",
      "--base",
      "HEAD",
      "--budget",
      "4s",
      "--fail-on",
      "never",
    ]);
    assert.deepEqual(
      run.results?.cases[0]?.sessions.flatMap(({ invalid }) => invalid),
      [],
      run.stdout,
    );
    return ended(repository, run, { code: 0, says: /api\/hello\/direct is / });
  },
  { skip: noDocker },
);
