import { UsageError } from "../errors.ts";
import { quote } from "../text/escape.ts";

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/**
 * A path with its query as it is sent, the same by the check and by the load generator, which both follow the URL standard: what may not
 * stand in a URL is percent-encoded as UTF-8. UsageError for what the standard would make another path of.
 */
export function parsePath(text: string): string {
  if (text.includes("\\"))
    throw new UsageError(`${quote(text)} holds "\\", which URLs take for "/"; write %5C, or /`);
  const [path = ""] = text.split("?", 1);
  const dots = path.split("/").find((segment) => DOT_SEGMENT.test(segment));
  if (dots !== undefined)
    throw new UsageError(
      `${quote(text)} holds "/${dots}", which clients resolve before they send it; write the path that it leads to`,
    );
  const origin = "http://localhost";
  return new URL(origin + text).href.slice(origin.length);
}
