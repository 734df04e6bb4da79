import cluster from "node:cluster";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";

const GREETING = /^\/greeting\/([a-zA-Z]+)$/;

function answer(method, url) {
  if (method === "GET" || method === "HEAD") {
    const path = url.split("?", 1)[0];
    if (path === "/") return [200, "Hello World!"];
    const match = GREETING.exec(path);
    if (match) return [200, `Hello, ${match[1]}`];
  }
  return [404, "Not Found"];
}

function serve() {
  // Idle connections outlive the proxy's own limit, so that it is never the server that closes them.
  const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
    const [status, body] = answer(request.method, request.url);
    // HTTP/1.1 keeps connections without being asked; the other servers do not send these headers either.
    if (response.shouldKeepAlive) response.removeHeader("Connection");
    response.writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen({ port: Number(process.env.PORT ?? 8080), backlog: 4096 });
}

// As a container's first process Node would ignore these signals without a handler.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));

if (cluster.isPrimary) {
  // A worker that dies ends the server: a crash must be seen, not papered over.
  cluster.on("exit", (_worker, code) => process.exit(code ?? 1));
  for (let worker = 0; worker < availableParallelism(); worker++) cluster.fork();
} else {
  serve();
}
