import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { dockerEnvironment } from "../platform/child-environment.ts";
import { docker, imageBytes, imageId } from "../platform/docker.ts";
import { lastLines } from "../platform/exec.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { bakeFile, type ImageOrder, orderName, orderTag } from "./bake.ts";
import { hasBuildCache } from "./build-cache.ts";
import type { BuildFailure } from "./checkout.ts";

export interface BuiltImage<Order extends ImageOrder> {
  readonly order: Order;
  readonly id: string;
  readonly bytes: number | null;
}

const BUILD_TIME_LIMIT = 3600;
const LOG_LINES = 25;

/** Builds all images at once. Where that fails, each is built alone to learn which, and the rest goes on without it. */
export async function buildImages<Order extends ImageOrder>(
  orders: readonly Order[],
  { resources, signal }: { readonly resources: RunResources; readonly signal: AbortSignal },
): Promise<{ built: BuiltImage<Order>[]; failures: { order: Order; failure: BuildFailure }[] }> {
  if (orders.length === 0) return { built: [], failures: [] };
  const file = join(resources.folder, "bake.json");
  const cached = await hasBuildCache(process.env);
  writeFileSync(file, bakeFile(orders.map(absolute), resources.id, cached));
  const bake = (names: readonly string[]) =>
    docker(
      [
        "buildx",
        "bake",
        "--file",
        file,
        "--provenance=false",
        "--sbom=false",
        "--progress=plain",
        "--allow",
        "fs.read=*",
        ...names,
      ],
      {
        cwd: resources.folder,
        env: { ...dockerEnvironment(process.env), ...resources.marker },
        timeoutSeconds: BUILD_TIME_LIMIT,
        signal,
      },
    );
  const failures: { order: Order; failure: BuildFailure }[] = [];
  if ((await bake([])).code !== 0) {
    for (const order of orders) {
      const alone = await bake([orderName(order)]);
      if (alone.code === 0) continue;
      const log = lastLines(alone.stderr || alone.stdout, LOG_LINES);
      failures.push({ order, failure: { target: order.target.name, what: "build", log } });
    }
  }
  const built: BuiltImage<Order>[] = [];
  for (const order of orders) {
    if (failures.some((failed) => failed.order === order)) continue;
    const tag = orderTag(order, resources.id);
    built.push({ order, id: await imageId(tag), bytes: await imageBytes(tag) });
  }
  return { built, failures };
}

/** Paths as Buildx takes them: the Dockerfile is found inside the context. */
function absolute(order: ImageOrder): ImageOrder {
  const { build } = order.target;
  if (!build) return order;
  const context = resolve(order.checkout.folder, build.context);
  return {
    ...order,
    target: { ...order.target, build: { ...build, context, dockerfile: resolve(context, build.dockerfile) } },
  };
}
