import type { Target } from "../model/config.ts";
import type { Variant } from "../model/sample.ts";

/** One image to build. */
export interface ImageOrder {
  readonly target: Target;
  readonly variant: Variant;
  /** The configuration file's folder in this variant's tree. */
  readonly folder: string;
}

/** The name of an order inside the bake file. */
export function orderName({ target, variant }: ImageOrder): string {
  return `${target.name.replaceAll(/[^a-zA-Z0-9_-]/g, "_")}-${variant}`;
}

export function orderTag(order: ImageOrder, run: string): string {
  return `loadgate/${orderName(order).toLowerCase()}:${run}`;
}

/** A Docker Buildx bake file (JSON) with all orders in one group: one build, so that both sides share base layers. */
export function bakeFile(orders: readonly ImageOrder[], run: string): string {
  const target = Object.fromEntries(orders.map((order) => [orderName(order), bakeTarget(order, run)]));
  return JSON.stringify({ group: { default: { targets: Object.keys(target) } }, target }, null, 2);
}

function bakeTarget(order: ImageOrder, run: string) {
  const { build } = order.target;
  if (!build) throw new RangeError(`target ${order.target.name} has nothing to build`);
  return {
    context: build.context,
    dockerfile: build.dockerfile,
    // Bake would replace ${…} in values; a Dockerfile argument is taken as it is written.
    args: Object.fromEntries(
      Object.entries(build.args).map(([name, value]) => [name, value.replaceAll("${", "$${")]),
    ),
    ...(build.stage === undefined ? {} : { target: build.stage }),
    tags: [orderTag(order, run)],
    output: ["type=docker"],
  };
}
