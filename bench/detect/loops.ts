/**
 * What the planted loops cost, by their rounds, for each server and via. Prints a table for each machine; with --write they go into
 * docs/evidence.md. `make components`.
 */
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import { loopCosts, loopedIn } from "./calibrate.ts";
import type { Records } from "./records.ts";
import { SUBJECTS } from "./servers.ts";

const looping = Object.entries(SUBJECTS).filter(([, { trial }]) => trial !== undefined);

tellMachines("loops", (records) => markdown(["server/via", "rounds: cost in % (sessions)"], rowsOf(records)));

function rowsOf(records: Records): string[][] {
  return looping.flatMap(([server]) =>
    (["direct", "nginx"] as const).flatMap((via) => {
      const costs = loopCosts(loopedIn(records, server, via));
      const lines = costs.map(
        ({ amount, cost, sessions }) => `${amount}: ${(cost * 100).toFixed(1)} (${sessions})`,
      );
      return lines.length === 0 ? [] : [[`${server}/${via}`, lines.join(", ")]];
    }),
  );
}
