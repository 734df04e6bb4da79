import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { groupCpu, makeControlGroup } from "../platform/cgroup.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { systemClock } from "../platform/clock.ts";
import { pinned } from "../platform/cpu-scheduling.ts";
import { kill, run, why } from "../platform/exec.ts";
import { fieldIn, readText, threads } from "../platform/proc.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { type Load, type OhaOutput, type OpenLoop, ohaArguments, parseOhaOutput, urlsOf } from "./oha.ts";
import { fromIntendedStart, readAnswers } from "./open-loop.ts";

export interface LoadResult {
  readonly output: OhaOutput;
  /** When it started, in seconds on the clock that never steps. */
  readonly startedAt: number;
  /** In an open loop, seconds from the intended start of each request with an expected status, in the order of these. */
  readonly latencies?: readonly number[];
  /** CPU seconds of the generator. */
  readonly cpu: number | null;
}

/** Loads a server once. Rejects with what went wrong with the generator itself. */
export type Generator = (load: Load, options?: LoadOptions) => Promise<LoadResult>;

interface LoadOptions {
  readonly signal?: AbortSignal | undefined;
  /** Where several loads at once wait for each other. */
  readonly barrier?: StartBarrier;
}

/** How often a generator without a control group is looked at; what it uses after the last look is lost. */
const POLL_MS = 50;

/** The real thing: one oha process per load, on the generator's CPUs, in its own CPU group where that can be. */
export function ohaGenerator(oha: string, resources: RunResources, cpus: readonly number[]): Generator {
  const written = (name: string, text: string) => {
    const file = join(resources.folder, name);
    writeFileSync(file, text);
    return file;
  };
  return async (asked, { signal, barrier } = {}) => {
    const load = withoutEmptyBody(asked);
    const name = `oha-${randomBytes(4).toString("hex")}`;
    const { paths, body, secrets = [] } = load.request;
    const files = {
      ...(paths.length > 1 && { urlFile: written(`${name}.urls`, `${urlsOf(load).join("\n")}\n`) }),
      ...(body && "text" in body && body.text !== "" && { bodyFile: written(`${name}.body`, body.text) }),
    };
    const { rate } = load;
    const open = rate === undefined ? null : { rate, file: join(resources.folder, `${name}.db`) };
    const group = makeControlGroup(resources.id, name);
    let seen: number | null = null;
    let startedAt = Number.NaN;
    let poll: NodeJS.Timeout | undefined;
    let hiding: NodeJS.Timeout | undefined;
    let arrived = false;
    const arrive = (go: () => void) => {
      arrived = true;
      if (barrier) barrier.join(go);
      else go();
    };
    try {
      const argv = pinned(cpus, [oha, ...ohaArguments({ ...load, ...files, ...(open && { open }) })]);
      const finished = await run(argv, {
        cwd: resources.folder,
        env: allowedEnvironment(process.env, resources.marker),
        timeoutSeconds: limitSeconds(load),
        ...(signal && { signal }),
        started(child) {
          const { pid } = child;
          if (pid === undefined) return;
          kill(pid, "SIGSTOP");
          resources.process(pid);
          group?.add(pid);
          // Held until all are there; until then it uses nothing.
          arrive(() => {
            startedAt = systemClock.now();
            kill(pid, "SIGCONT");
            hiding = hideSoon(pid, secrets);
            if (!group) poll = setInterval(() => (seen = cpuOf(pid) ?? seen), POLL_MS);
          });
        },
      });
      if (finished.code !== 0) {
        const stderr = secrets.reduce((kept, secret) => kept.replaceAll(secret, "(secret)"), finished.stderr);
        throw new Error(`oha: ${why({ ...finished, stderr })}`);
      }
      return {
        output: parseOhaOutput(finished.stdout),
        startedAt,
        ...(open && { latencies: latenciesIn(open, load) }),
        cpu: group ? groupCpu(group.files) : seen,
      };
    } finally {
      // The others must not wait for one that could not be started.
      if (!arrived) arrive(() => {});
      clearInterval(poll);
      clearInterval(hiding);
      group?.remove();
      for (const file of [...Object.values(files), open?.file ?? ""]) if (file) rmSync(file, { force: true });
    }
  };
}

/** oha takes headers as arguments alone, and reads them in its first milliseconds: from then on nobody needs to see them. */
const HIDE_MS = 2;
const HIDE_TRIES = 500;

/** Hides what is secret in a process's arguments as soon as it has read them. */
function hideSoon(pid: number, secrets: readonly string[]): NodeJS.Timeout | undefined {
  if (secrets.length === 0) return undefined;
  let left = HIDE_TRIES;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0 || hideArguments(pid, secrets) !== null) clearInterval(timer);
  }, HIDE_MS);
  return timer;
}

/** No bytes are no body to oha, which then leaves out its length too. */
function withoutEmptyBody(load: Load): Load {
  const { bodyFile, ...rest } = load;
  return bodyFile !== undefined && statSync(bodyFile).size === 0 ? rest : load;
}

function latenciesIn({ rate, file }: OpenLoop, { length, statuses }: Load): number[] {
  // Where nothing was answered, oha writes no file.
  const answers = existsSync(file) ? readAnswers(file) : [];
  const asked = "requests" in length ? length.requests : answers.length;
  const latencies = fromIntendedStart(answers, rate, asked);
  return latencies.filter((_, i) => statuses.includes(answers[i]?.status ?? 0));
}

function cpuOf(pid: number): number | null {
  const { cpu } = threads([pid]);
  return cpu.size === 0 ? null : [...cpu.values()].reduce((sum, each) => sum + each, 0);
}

/** A generator that hangs is ended; a count of requests has no natural end but that of its rate, so it gets a generous one. */
function limitSeconds({ length, rate, timeoutSeconds }: Load): number {
  if ("seconds" in length) return length.seconds + timeoutSeconds + 15;
  return Math.max(600, rate === undefined ? 0 : length.requests / rate + timeoutSeconds + 15);
}

/**
 * Where loads that belong together wait for the last of them, so that none has the server for itself meanwhile: the first
 * one's head start showed as several percent in a round of half a second.
 */
export interface StartBarrier {
  /** `go` is called when everybody is there. A load that could not be started joins too, with nothing to do. */
  readonly join: (go: () => void) => void;
}

export function startBarrier(expected: number): StartBarrier {
  const waiting: (() => void)[] = [];
  return {
    join(go) {
      waiting.push(go);
      if (waiting.length === expected) for (const each of waiting) each();
    },
  };
}

/** Fields of `/proc/PID/stat`: where the arguments begin, and where they end. */
const [BEGIN, END] = [48, 49];

/**
 * Writes stars over texts in the arguments of a process of ours, which every user of the machine can read in `/proc/PID/cmdline`. Only once
 * it has read them itself, as a program with several threads has: null where it has none yet, false where the kernel does not let us.
 */
export function hideArguments(pid: number, texts: readonly string[]): boolean | null {
  if (threads([pid]).cpu.size < 2) return null;
  try {
    const stat = readText(`/proc/${pid}/stat`) ?? "";
    const from = Number(fieldIn(stat, BEGIN));
    const bytes = Number(fieldIn(stat, END)) - from;
    if (!(from > 0 && bytes > 0)) return false;
    const memory = openSync(`/proc/${pid}/mem`, "r+");
    try {
      const area = Buffer.alloc(bytes);
      if (readSync(memory, area, 0, bytes, from) !== bytes) return false;
      return writeSync(memory, withStars(area, texts), 0, bytes, from) === bytes;
    } finally {
      closeSync(memory);
    }
  } catch {
    return false;
  }
}

function withStars(area: Buffer, texts: readonly string[]): Buffer {
  const result = Buffer.from(area);
  for (const text of texts.map((each) => Buffer.from(each)).filter(({ length }) => length > 0))
    for (let at = area.indexOf(text); at >= 0; at = area.indexOf(text, at + 1))
      result.fill("*", at, at + text.length);
  return result;
}
