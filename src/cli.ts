import { codeOfError } from "./analyse/exit-codes.ts";
import { parseCommandLine } from "./commands/command-line.ts";
import { COMMANDS } from "./commands/registry.ts";
import { INTERRUPTED, Interrupted, messageOf } from "./errors.ts";
import { type Host, hostHere, quieted } from "./experiment/host.ts";
import { hideEnvironment } from "./platform/own-environment.ts";
import { forLog } from "./text/escape.ts";
import { VERSION } from "./version.ts";

/** The command line: the only place that turns a failure into an exit code here. */
async function main(argv: readonly string[]): Promise<number> {
  const { stderr } = process;
  const sink = {
    isTTY: stderr.isTTY === true,
    columns: stderr.columns ?? 100,
    write: (text: string) => stderr.write(forLog(text, process.env)),
  };
  const host = hostHere(process.cwd(), sink);
  let code: number;
  try {
    code = await run(argv, host);
  } catch (error) {
    host.progress.end();
    code = codeOfError(error);
    if (!(error instanceof Interrupted)) stderr.write(forLog(`loadgate: ${messageOf(error)}\n`, process.env));
  }
  const { reason } = host.signal;
  if (reason instanceof Interrupted) {
    stderr.write(`loadgate: ${INTERRUPTED}\n`);
    // A request that is still open would hold the process.
    process.exit(codeOfError(reason));
  }
  return code;
}

async function run(argv: readonly string[], host: Host): Promise<number> {
  const asked = parseCommandLine(argv, COMMANDS);
  if (asked.kind === "run") {
    const { command, values, files } = asked;
    return command.run({ values, files, host: values.quiet === true ? quieted(host) : host });
  }
  process.stdout.write(asked.kind === "help" ? asked.text : `${VERSION}\n`);
  return 0;
}

// Before anything of an outsider's is started.
hideEnvironment();
process.exitCode = await main(process.argv.slice(2));
