import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

export interface Site {
  readonly url: string;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A folder under its own path, as a forge's pages serve it; nothing is compressed. */
export async function serve(folder: string, path = "/some/where/"): Promise<Site> {
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? "/", "http://host").pathname;
    const name = asked === path ? "index.html" : normalize(decodeURIComponent(asked.slice(path.length)));
    const body =
      asked.startsWith(path) && !name.startsWith("..")
        ? await readFile(join(folder, name)).catch(() => null)
        : null;
    response.writeHead(body === null ? 404 : 200, {
      "content-type": `${TYPES[extname(name)] ?? "text/plain"}; charset=utf-8`,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
