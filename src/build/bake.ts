import { createHash } from "node:crypto";
import type { Startable } from "../model/config.ts";
import type { Checkout } from "./checkout.ts";

/** One image to build. */
export interface ImageOrder {
  readonly target: Startable;
  readonly checkout: Pick<Checkout, "name" | "folder" | "writesCache">;
}

/** The name of an order inside the bake file and in its tag, where less is allowed than in a target's name. */
export function orderName({ target, checkout }: ImageOrder): string {
  const plain = target.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  // What was replaced must not make two targets one.
  const digest = createHash("sha256").update(target.name).digest("hex").slice(0, 8);
  return `${plain === target.name ? plain : `x${plain}-${digest}`}-${checkout.name}`;
}

export function orderTag(order: ImageOrder, run: string): string {
  return `loadgate/${orderName(order)}:${run}`;
}

/** A Docker Buildx bake file (JSON) with all orders in one group: one build, so that both sides share base layers. */
export function bakeFile(orders: readonly ImageOrder[], run: string, cached = false): string {
  const target = Object.fromEntries(
    orders.map((order) => [orderName(order), { ...bakeTarget(order, run), ...(cached && cacheOf(order)) }]),
  );
  return JSON.stringify({ group: { default: { targets: Object.keys(target) } }, target }, null, 2);
}

function bakeTarget(order: ImageOrder, run: string) {
  const { build } = order.target;
  if (!build) throw new RangeError(`target ${order.target.name} has nothing to build`);
  return {
    context: literal(build.context),
    dockerfile: literal(build.dockerfile),
    args: Object.fromEntries(Object.entries(build.args).map(([name, value]) => [name, literal(value)])),
    ...(build.stage === undefined ? {} : { target: build.stage }),
    tags: [orderTag(order, run)],
    output: ["type=docker"],
  };
}

/**
 * The cache of GitHub Actions, a scope for each target. Base alone writes to it: what it is built from has been reviewed, and is
 * what the next run builds again.
 */
function cacheOf({ target, checkout }: ImageOrder) {
  const scope = `loadgate-${createHash("sha256").update(target.name).digest("hex").slice(0, 16)}`;
  return {
    "cache-from": [`type=gha,scope=${scope}`],
    ...(checkout.writesCache && { "cache-to": [`type=gha,scope=${scope},mode=max,ignore-error=true`] }),
  };
}

/** Bake would replace ${…} and %{…} in texts; here they stand for themselves. */
function literal(text: string): string {
  return text.replaceAll(/[$%](?=\{)/g, (sign) => sign + sign);
}
