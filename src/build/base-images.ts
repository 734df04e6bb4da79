import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Startable } from "../model/config.ts";

/**
 * The images that a Dockerfile starts from, with its own and the given build arguments put in. Stages of the same file and
 * `scratch` are left out, as are references that cannot be known before the build.
 */
export function baseImagesOf(dockerfile: string, args: Readonly<Record<string, string>>): string[] {
  const known = new Map<string, string>();
  const stages = new Set(["scratch"]);
  const images: string[] = [];
  for (const line of dockerfile.replaceAll(/\\\r?\n/g, " ").split(/\r?\n/)) {
    const argument = /^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(line);
    if (argument?.[1]) known.set(argument[1], args[argument[1]] ?? unquoted(argument[2] ?? ""));
    const from = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line);
    if (!from?.[1]) continue;
    const image = unquoted(from[1]).replaceAll(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (_, a, b) => known.get(a ?? b) ?? "",
    );
    if (image && !image.includes("$") && !stages.has(image.toLowerCase())) images.push(image);
    if (from[2]) stages.add(from[2].toLowerCase());
  }
  return [...new Set(images)];
}

/** The base images of a target in the tree of `folder`; null where its Dockerfile cannot be read. */
export function baseImagesOfTarget(target: Startable, folder: string): string[] | null {
  if (target.image) return [target.image];
  if (!target.build) return [];
  try {
    const file = resolve(folder, target.build.context, target.build.dockerfile);
    return baseImagesOf(readFileSync(file, "utf8"), target.build.args);
  } catch {
    return null;
  }
}

function unquoted(text: string): string {
  return text.replaceAll(/^["']|["']$/g, "");
}
