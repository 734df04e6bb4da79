import { realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
import { UsageError } from "../errors.ts";
import type { Scenario, Target } from "../model/config.ts";
import type { Checkout } from "./checkout.ts";

/**
 * Refuses what a configuration names and what is, by a link, outside of what was checked out: we would read it for a stranger, and
 * hand it to his server or build. UsageError with the first. What is not there is told by who misses it.
 */
export function refuseLinksOut(
  checkouts: readonly Pick<Checkout, "name" | "folder" | "top" | "targets">[],
  scenarios: readonly Scenario[],
): void {
  for (const { name, folder, top, targets } of checkouts) {
    const files = [".", ...targets.flatMap(filesOf), ...scenarios.flatMap(bodyOf)];
    for (const file of files) {
      const real = realOrNull(resolve(folder, file));
      if (real === null || isWithin(realpathSync(top), real)) continue;
      throw new UsageError(
        `${file} of ${name} is a link that leads out of the repository; put what it leads to into the repository`,
      );
    }
  }
}

function filesOf({ build, tls, services = [] }: Target): string[] {
  const named = [build, ...services.map((service) => service.build)].flatMap((each) =>
    each ? [each.context, `${each.context}/${each.dockerfile}`] : [],
  );
  return tls ? [...named, tls.ca] : named;
}

function bodyOf({ request: { body } }: Scenario): string[] {
  return body && "file" in body ? [body.file] : [];
}

function isWithin(top: string, path: string): boolean {
  const [first] = relative(top, path).split(sep);
  return first !== "..";
}

function realOrNull(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
