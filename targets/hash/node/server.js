import { createHash } from "node:crypto";
import { readFile } from "node:fs";
import { createServer } from "node:http";

const FILE = process.env.DATA ?? "data.bin";
const COUNT = /^[1-9][0-9]{0,5}$/;

/** How often to hash: 1 where nothing is said, null where it makes no sense. */
function countOf(query) {
  const text = new URLSearchParams(query).get("n") ?? "1";
  return COUNT.test(text) ? Number(text) : null;
}

function digest(data, count) {
  let hex = "";
  for (let i = 0; i < count; i++) hex = createHash("sha256").update(data).digest("hex");
  return hex;
}

function answer(response, status, body) {
  // HTTP/1.1 keeps connections without being told; the other servers do not send these headers either.
  if (response.shouldKeepAlive) response.removeHeader("Connection");
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

// Idle connections outlive the proxy's own limit, so that it is never the server that closes them.
const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const [path, query] = request.url.split("?", 2);
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads || path !== "/") return answer(response, 404, "Not Found");
  const count = countOf(query);
  if (count === null) return answer(response, 400, "n must be a whole number from 1 to 999999");
  readFile(FILE, (error, data) => {
    if (error) return answer(response, 500, "Cannot read the file");
    answer(response, 200, digest(data, count));
  });
});
server.listen({ port: Number(process.env.PORT ?? 8080), backlog: 4096 });

// As a container's first process Node would ignore these signals without a handler.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
