import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 8 });
// A connection that breaks while it is idle is made again by the pool.
pool.on("error", () => {});

const NAME = /^\/greeting\/([a-zA-Z0-9]+)$/;

/** Named statements are prepared once per connection. */
const ONE = { name: "one", text: "SELECT text FROM greetings WHERE name = $1" };
const FIRST = { name: "first", text: "SELECT text FROM greetings ORDER BY id LIMIT 20" };
const VISIT = { name: "visit", text: "UPDATE visits SET count = count + 1" };

const NOT_FOUND = [404, "Not Found"];

async function answer(method, url) {
  if (method === "GET" && url === "/") return [200, "Hello World!"];
  if (method === "GET" && url === "/greetings") {
    const { rows } = await pool.query(FIRST);
    return [200, rows.map(({ text }) => text).join("\n")];
  }
  if (method === "POST" && url === "/visits") {
    await pool.query(VISIT);
    return [204, ""];
  }
  const name = method === "GET" ? NAME.exec(url)?.[1] : undefined;
  if (name === undefined) return NOT_FOUND;
  const { rows } = await pool.query({ ...ONE, values: [name] });
  return rows[0] ? [200, rows[0].text] : NOT_FOUND;
}

// Idle connections outlive the proxy's own limit, so that it is never the server that closes them.
const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  answer(request.method, request.url)
    .catch(() => [503, "The database did not answer"])
    .then(([status, body]) => {
      const length = status === 204 ? {} : { "Content-Length": Buffer.byteLength(body) };
      response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", ...length });
      response.end(body);
    });
});
server.listen({ port: Number(process.env.PORT ?? 8080), backlog: 4096 });

// As a container's first process Node would ignore these signals without a handler.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
