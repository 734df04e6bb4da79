import { createHash } from "node:crypto";
import { readFile } from "node:fs";
import { Agent, createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

const FILE = process.env.DATA ?? "data.bin";
const BACKEND = process.env.BACKEND;
const COUNT = /^[1-9][0-9]{0,5}$/;
const MILLISECONDS = /^[1-9][0-9]{0,3}$/;

/** No limit to how many requests wait at once, nor to how many connections are kept. */
const agent = new Agent({ keepAlive: true, maxFreeSockets: Infinity });

/** The first number of that name in the query, null where it makes no sense. */
function whole(query, name, otherwise, pattern) {
  const text = new URLSearchParams(query).get(name) ?? otherwise;
  return pattern.test(text) ? Number(text) : null;
}

function digest(data, count) {
  let hex = "";
  for (let i = 0; i < count; i++) hex = createHash("sha256").update(data).digest("hex");
  return hex;
}

function answer(response, status, body) {
  // HTTP/1.1 keeps connections without being asked; the other servers do not send these headers either.
  if (response.shouldKeepAlive) response.removeHeader("Connection");
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

function answerDigest(response, count) {
  readFile(FILE, (error, data) => {
    if (error) return answer(response, 500, "Cannot read the file");
    answer(response, 200, digest(data, count));
  });
}

async function askBackend(ms) {
  if (!BACKEND) throw new Error("BACKEND is not set");
  const response = await new Promise((resolve, reject) => {
    get(`http://${BACKEND}/?ms=${ms}`, { agent }, resolve).on("error", reject);
  });
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`the backend answered ${response.statusCode}`);
}

function atOnce(response, query) {
  const count = whole(query, "n", "1", COUNT);
  if (count === null) return answer(response, 400, "n must be a whole number from 1 to 999999");
  answerDigest(response, count);
}

function afterBackend(response, query) {
  const ms = whole(query, "ms", "20", MILLISECONDS);
  if (ms === null) return answer(response, 400, "ms must be a whole number from 1 to 9999");
  askBackend(ms).then(
    () => answerDigest(response, 1),
    () => answer(response, 502, "The backend did not answer"),
  );
}

// Idle connections outlive the proxy's own limit, so that it is never the server that closes them.
const server = createServer({ keepAliveTimeout: 75_000 }, ({ method, url }, response) => {
  const [path] = url.split("?", 1);
  const query = url.slice(path.length);
  const reads = method === "GET" || method === "HEAD";
  if (reads && path === "/") return atOnce(response, query);
  if (reads && path === "/wait") return afterBackend(response, query);
  answer(response, 404, "Not Found");
});
server.listen({ port: Number(process.env.PORT ?? 8080), backlog: 4096 });

// As a container's first process Node would ignore these signals without a handler.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
