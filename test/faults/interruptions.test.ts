import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { findProgram } from "../../src/platform/programs.ts";
import { fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { processesOf, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { until } from "../../test-support/until.ts";
import { interrupted, lostWith, toldBy } from "./interrupted.ts";

takeTurns();

interrupted("often");

// It wipes its environment, and was not noted or put into a group yet.
fault("interruptions", "SIGKILL as nginx is started, and another run after it", async () => {
  using repository = scratch({ "loadgate.yml": config({ scenario: { via: "nginx" } }), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const killer = repository.mark("nginx");
  writeFileSync(
    killer,
    `#!/bin/sh\n[ "$1" = -v ] || kill -KILL $PPID\nexec '${findProgram("nginx")}' "$@"\n`,
    { mode: 0o755 },
  );
  const killed = await compare(repository, ["--budget", "60s"], { env: { LOADGATE_NGINX: killer } });
  const isServing = () => processesOf(repository).some((line) => line.includes("nginx: worker"));
  await until("nginx to serve", isServing);
  const next = await compare(repository, ["--base", "no-such-revision"]);
  assert.deepEqual(remains(repository, [...killed.ids, ...next.ids]), []);
  return { seen: toldBy(next), code: killed.code, lost: lostWith(0) };
});

// The pipe's name is gone as soon as it is open, but for a few milliseconds.
fault("interruptions", "SIGKILL as a pipe for a server's log is made, and another run after it", async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const killer = repository.mark("mkfifo");
  writeFileSync(killer, "#!/bin/sh\nkill -KILL $PPID\n", { mode: 0o755 });
  const killed = await compare(repository, [], {
    env: { PATH: `${dirname(killer)}:${process.env.PATH}` },
  });
  assert.ok(remains(repository, killed.ids).some((text) => text.startsWith("temporary pipes-")));
  const next = await compare(repository, ["--base", "no-such-revision"]);
  assert.deepEqual(remains(repository, [...killed.ids, ...next.ids]), []);
  return { seen: toldBy(next), code: killed.code, lost: lostWith(0) };
});
