/**
 * Sets up what is missing and says what it has; a second run changes nothing.
 * Alone: what `make bench` needs. With --for-tests: a Docker engine, Buildx, act, linters of workflows, a browser and base images as well.
 */
import { setUpAct } from "./setup/act.ts";
import { setUpBuildx } from "./setup/buildx.ts";
import { setUpEngine } from "./setup/engine.ts";
import { setUpLinters } from "./setup/linters.ts";
import { setUpOha } from "./setup/oha.ts";
import { FOR_BENCH, FOR_TESTS, PERF, setUpPackages, trySetUp } from "./setup/packages.ts";
import { setUpPySpy } from "./setup/py-spy.ts";
import { SetupError, say } from "./setup/say.ts";
import { makeStandIns } from "./stand-ins.ts";

const FOR_BENCHES = [() => setUpPackages(FOR_BENCH), setUpOha];
const FOR_ALL_TESTS = [
  () => setUpPackages([...FOR_BENCH, ...FOR_TESTS]),
  () => trySetUp([PERF]),
  setUpPySpy,
  setUpOha,
  setUpEngine,
  setUpBuildx,
  setUpAct,
  setUpLinters,
  makeStandIns,
];

say("node", `has ${process.versions.node}`);
try {
  for (const step of process.argv.includes("--for-tests") ? FOR_ALL_TESTS : FOR_BENCHES) await step();
} catch (error) {
  // A step that failed by itself is a fault that should show where it happened.
  process.stderr.write(`setup: ${error instanceof SetupError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 2;
}
