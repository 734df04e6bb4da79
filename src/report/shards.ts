import { plainLine } from "../text/escape.ts";

/** The shards of a run, a line each. */
export function shardsText(
  shards: readonly { readonly shard: string; readonly cases: readonly string[]; readonly minutes: number }[],
): string {
  const lines = shards.map(
    ({ shard, cases, minutes }) =>
      `${shard.padEnd(8)} ${minutes} min after building: ${cases.map(plainLine).join(", ")}`,
  );
  return `${lines.join("\n")}\n`;
}
