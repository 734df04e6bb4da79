import type { Fault, Variant } from "../format/faults.ts";
import type { Sample, Session } from "../format/sample.ts";
import { ancestors, isCheckout } from "../platform/checkouts.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run } from "../platform/exec.ts";
import { sharedSpaceOf } from "../platform/own-user.ts";
import type { Build } from "../serve/runner.ts";

const FULL = /ENOSPC|no space left on device/i;

/** So much more than the other side's takes what is no log or cache that both keep. */
const LEAST_MORE = 64 * 1024 * 1024;

/**
 * A session in which the disk was full, in the name of the side that filled it: what then fails is whatever writes next, the generator,
 * nginx or the other side. Where none has much more than the other it stays as it is.
 */
export async function namedFiller(
  session: Session,
  builds: readonly Build[],
  spaceOf: (build: Build) => Promise<number> = spaceTakenBy,
): Promise<Session> {
  if (!faultsOf(session).some(ofFullDisk)) return session;
  const taken: { variant: Variant; bytes: number }[] = [];
  for (const build of builds) taken.push({ variant: build.variant, bytes: await spaceOf(build) });
  const [most, next] = taken.toSorted((a, b) => b.bytes - a.bytes);
  if (!most || !next || most.bytes - next.bytes < LEAST_MORE) return session;
  const fault: Fault = { code: "filled-disk", bytes: most.bytes, other: next.bytes };
  const named = (sample: Sample): Sample => {
    const rest = sample.invalid.filter((each) => !ofFullDisk(each));
    return { ...sample, invalid: sample.variant === most.variant ? [...rest, fault] : rest };
  };
  return {
    ...session,
    rounds: session.rounds.map((round) =>
      round.samples.some(({ invalid }) => invalid.some(ofFullDisk))
        ? { ...round, samples: round.samples.map(named) }
        : round,
    ),
    invalid: [...session.invalid.filter((each) => !ofFullDisk(each.fault)), { variant: most.variant, fault }],
  };
}

function faultsOf({ invalid, rounds }: Session): Fault[] {
  const samples = rounds.flatMap((round) => round.samples);
  return [...invalid.map(({ fault }) => fault), ...samples.flatMap((sample) => sample.invalid)];
}

function ofFullDisk(fault: Fault): boolean {
  return "error" in fault && typeof fault.error === "string" && FULL.test(fault.error);
}

/** Bytes of disk that a side which runs as a process has in its checkout and its folders; 0 where that is not known, as in containers. */
async function spaceTakenBy({ folder, image, user }: Build): Promise<number> {
  if (image !== undefined) return 0;
  const top = ancestors(folder).findLast(isCheckout) ?? folder;
  const folders = [top, ...(user ? [user.home, user.temporary] : [])];
  const { stdout } = await run(["du", "-skx", "--", ...folders], {
    cwd: "/",
    env: allowedEnvironment(process.env),
  });
  const own = stdout.split("\n").reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0), 0);
  return 1024 * own + (user ? await sharedSpaceOf(user) : 0);
}
