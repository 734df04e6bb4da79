import { findProgram } from "../../src/platform/programs.ts";
import { readPins } from "../../test-support/pins.ts";
import { say } from "./say.ts";
import { fromWheel } from "./wheel.ts";

/** What profiles Python; where it cannot be had, one test is skipped. */
export async function setUpPySpy(): Promise<void> {
  const { version } = readPins()["py-spy"];
  if (findProgram("py-spy")) return say("py-spy", "is there");
  if (await fromWheel("py-spy", "py-spy", version)) say("py-spy", `installed ${version}`);
}
