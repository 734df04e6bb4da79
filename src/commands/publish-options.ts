import { parseAge } from "../config/age.ts";
import { UsageError } from "../model/failure.ts";
import type { Arguments } from "./arguments.ts";

/** Where a trend is published, and how long it is kept. */
export interface PublishOptions {
  readonly branch: string;
  /** The checkout's own remote if absent. */
  readonly remote: string | undefined;
  /** The trend's folder on the branch; "" for its root. */
  readonly folder: string;
  /** Seconds; for ever if absent. */
  readonly keep: number | undefined;
  readonly keepRuns: number | undefined;
}

/** The typed values of `publish` and `import`; `told` is how a mistake names its option to the user. */
export function readPublishing(
  values: Arguments["values"],
  told = (name: string) => `--${name}`,
): PublishOptions {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const read = <T>(name: string, parse: (value: string) => T): T | undefined => {
    const value = text(name);
    try {
      return value === undefined ? undefined : parse(value);
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${told(name)}: ${error.message}`) : error;
    }
  };
  return {
    branch: (text("branch") ?? "gh-pages").replace(/^refs\/heads\//, ""),
    remote: text("remote"),
    folder: read("dashboard-path", parseFolder) ?? "loadgate",
    keep: read("keep", parseAge),
    keepRuns: read("keep-runs", parseAge),
  };
}

/** A folder on a branch: what could lead out of it, or into git's own, is refused. */
function parseFolder(value: string): string {
  const parts = value.split("/").filter((part) => part !== "" && part !== ".");
  const fine = parts.every((part) => /^[\w.-]+$/.test(part) && part !== ".." && !/^\.git/i.test(part));
  if (!fine || value.startsWith("/"))
    throw new UsageError(
      `"${value}" is no folder on a branch; write it like loadgate or docs/trend, . for the root`,
    );
  return parts.join("/");
}
