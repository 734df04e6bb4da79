import assert from "node:assert/strict";
import { chmodSync, writeFileSync } from "node:fs";
import { findProgram } from "../../src/platform/programs.ts";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";

interface Trick {
  readonly name: string;
  /** Whether it is tried in `make test`; the others are in `make test-all`. */
  readonly often?: true;
  readonly program: "oha" | "nginx";
  /** What a shell does instead of the program from so many calls on; "$real" "$@" is the program itself. */
  readonly from: number;
  readonly does: string;
  /** Null where it depends on which side it happens to, which is random: 3 for head alone, else 0. */
  readonly code: number;
  readonly says: RegExp;
  readonly args?: readonly string[];
}

/** More calls than the warm-up and the first rounds of a session make. */
const LATER = 16;

const TRICKS: readonly Trick[] = [
  {
    name: "oha is killed at its first load",
    program: "oha",
    from: 1,
    does: "kill -KILL $$",
    code: 0,
    says: /oha: ended by SIGKILL/,
  },
  {
    name: "oha is killed in a later round",
    often: true,
    program: "oha",
    from: LATER,
    does: "kill -KILL $$",
    code: 0,
    says: /oha: ended by SIGKILL/,
  },
  {
    name: "oha hangs",
    program: "oha",
    from: 1,
    does: "exec sleep 1000",
    code: 0,
    says: /took too long and was ended|was stopped/,
  },
  {
    name: "oha fails",
    program: "oha",
    from: 1,
    does: "echo 'error: no such option' >&2; exit 2",
    code: 0,
    says: /oha: exit code 2: error: no such option/,
  },
  {
    name: "oha prints no JSON",
    program: "oha",
    from: LATER,
    does: "echo Success rate: 100%",
    code: 0,
    says: /oha printed no JSON: .*Success rate/,
  },
  {
    name: "oha's JSON is cut off",
    often: true,
    program: "oha",
    from: LATER,
    does: '"$real" "$@" | head -c 300',
    code: 0,
    says: /oha printed no JSON/,
  },
  {
    name: "a newer oha names its fields differently",
    program: "oha",
    from: LATER,
    does: '"$real" "$@" | sed s/statusCodeDistribution/statusCodes/',
    code: 0,
    says: /oha's JSON is not as expected at statusCodeDistribution/,
  },
  {
    name: "a newer oha has more fields",
    program: "oha",
    from: 1,
    does: `"$real" "$@" | sed 's/"summary"/"more":{"summary":1},"summary"/'`,
    code: 0,
    says: /is (unchanged|inconclusive)/,
  },
  {
    name: "oha's counts are not numbers",
    program: "oha",
    from: LATER,
    does: `"$real" "$@" | sed 's/"200": *[0-9]*/"200": -1/'`,
    code: 0,
    says: /oha's JSON is not as expected at statusCodeDistribution\.200/,
  },
  {
    name: "oha is no program",
    often: true,
    program: "oha",
    from: 1,
    does: "exec /nonexistent/oha",
    code: 0,
    says: /oha: exit code 127/,
  },
  {
    name: "nginx does not start",
    often: true,
    program: "nginx",
    from: 2,
    does: "echo 'nginx: [emerg] no room' >&2; exit 1",
    args: ["--case", "*/nginx"],
    code: 0,
    says: /harness failed: nginx in front of (base|head): .*no room/,
  },
  {
    name: "nginx is killed under load",
    often: true,
    program: "nginx",
    from: 2,
    does: '"$real" "$@" & sleep 1.5; kill -KILL $!; wait $!',
    args: ["--case", "*/nginx"],
    code: 0,
    says: /harness failed: nginx in front of (base|head): ended with exit code 137/,
  },
  {
    name: "nginx hangs",
    often: true,
    program: "nginx",
    from: 2,
    does: "exec sleep 1000",
    args: ["--case", "*/nginx"],
    code: 0,
    says: /harness failed: nginx in front of (base|head): not ready after 2 s/,
  },
];

/** A program in front of the real one, which counts its calls. */
function trick(repository: Scratch, { program, from, does }: Trick): string {
  const path = repository.mark(program);
  const calls = repository.mark("calls");
  writeFileSync(
    path,
    `#!/bin/sh
real=${findProgram(program)}
case "$*" in *--version*|-v|-V) exec "$real" "$@";; esac
echo >> '${calls}'
[ $(wc -l < '${calls}') -lt ${from} ] || { ${does}; exit; }
exec "$real" "$@"
`,
  );
  chmodSync(path, 0o755);
  return path;
}

/** Each trick, of those that are tried often, or of the others. */
export function tricked(tried: "often" | "long"): void {
  for (const found of TRICKS.filter(({ often }) => (tried === "often") === (often ?? false))) {
    fault("tools", found.name, async () => {
      using repository = scratch({
        "loadgate.yml": config({
          target: { ready: { timeout: "2s" } },
          scenario: { via: ["direct", "nginx"], timeout: "1s" },
        }),
        "server.js": HELLO,
      });
      repository.write({ "server.js": `// changed\n${HELLO}` });
      const env = { [`LOADGATE_${found.program.toUpperCase()}`]: trick(repository, found) };
      const { args = ["--case", "*/direct"], code, says } = found;
      const run = await compare(repository, ["--budget", "8s", "--fail-on", "never", ...args], { env });
      assert.ok(run.code === 0 || run.code === 3, run.stderr);
      return ended(repository, run, { code, says });
    });
  }
}
