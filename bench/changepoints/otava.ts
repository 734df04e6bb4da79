import { existsSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../src/platform/programs.ts";
import { must } from "../../test-support/run.ts";
import type { Answers, Job, Tool } from "./ask.ts";

export const OTAVA_VERSION = "0.8.0";

export interface OtavaSettings {
  /** `window_len` and `max_pvalue`; what differs by however little counts, as by default. */
  readonly windowLength: number;
  readonly maxPvalue: number;
}

export const OTAVA_DEFAULT: OtavaSettings = { windowLength: 50, maxPvalue: 0.001 };

/** Otava's processes at a time: one for each core of the machine that the tables are from. */
const PROCESSES = 2;

const SECONDS = { install: 600, ask: 1200 } as const;

/** Apache Otava in its own virtual environment in the cache; put there if need be. Throws if PyPI does not give it. */
export async function otavaPython(): Promise<string> {
  const folder = join(cacheFolder(), "otava", OTAVA_VERSION);
  const python = join(folder, "bin", "python");
  if (!existsSync(join(folder, "bin", "otava"))) {
    await must(["python3", "-m", "venv", folder], { timeoutSeconds: SECONDS.install });
    const install = [python, "-m", "pip", "install", "--quiet", `apache-otava==${OTAVA_VERSION}`];
    await must(install, { timeoutSeconds: SECONDS.install });
  }
  return python;
}

export function otava(python: string, settings: OtavaSettings, processes = PROCESSES): Tool {
  const isDefault = JSON.stringify(settings) === JSON.stringify(OTAVA_DEFAULT);
  const shown = isDefault ? "default" : `p ${settings.maxPvalue}, window ${settings.windowLength}`;
  return {
    name: `Otava, ${shown}`,
    ask: async (jobs) => {
      const size = Math.ceil(jobs.length / processes);
      const parts = Array.from({ length: processes }, (_, i) => jobs.slice(i * size, (i + 1) * size));
      const answers = await Promise.all(parts.map((part) => askPart(python, settings, part)));
      return {
        reports: answers.flatMap(({ reports }) => reports),
        seconds: answers.reduce((sum, { seconds }) => sum + seconds, 0),
      };
    },
  };
}

async function askPart(python: string, settings: OtavaSettings, jobs: readonly Job[]): Promise<Answers> {
  const script = join(import.meta.dirname, "ask_otava.py");
  // numpy's own threads would take the other process's core.
  const env = { ...process.env, OMP_NUM_THREADS: "1", OPENBLAS_NUM_THREADS: "1" };
  const input = JSON.stringify({ settings, jobs });
  return JSON.parse(await must([python, script], { input, env, timeoutSeconds: SECONDS.ask })) as Answers;
}
