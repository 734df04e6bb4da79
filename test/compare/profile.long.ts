import assert from "node:assert/strict";
import { test } from "node:test";
import { findProgram } from "../../src/platform/programs.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { profiled } from "./profile.ts";

takeTurns();

profiled("process");

/** Python's own HTTP server, which computes before it answers. */
const pythonServer = (body: string) => `import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

def burn_cpu():
    return sum(i * i for i in range(3000))

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        ${body}
        self.send_response(200)
        self.send_header("content-length", "5")
        self.end_headers()
        self.wfile.write(b"Hello")

    def log_message(self, *arguments):
        pass

ThreadingHTTPServer(("127.0.0.1", int(os.environ["PORT"])), Handler).serve_forever()
`;

test("functions of Python have names", {
  timeout: 120_000,
  skip: ["python3", "py-spy"].some((name) => findProgram(name) === null) && "Python or py-spy is not there",
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({
      target: { command: "python3 server.py" },
      scenario: { connections: 2, round: "500ms" },
    }),
    "server.py": pythonServer("pass"),
  });
  repository.write({ "server.py": pythonServer("burn_cpu()") });
  const run = await compare(repository, ["--runner", "process", "--budget", "40s"], { limitSeconds: 110 });
  assert.equal(run.code, 1, run.stdout + run.stderr);
  const { growth } = run.results?.cases[0] ?? {};
  assert.equal(growth?.tool, "py-spy");
  assert.ok(
    growth?.functions.some(({ name, line }) => /burn_cpu|<genexpr>/.test(name) && line !== undefined),
    JSON.stringify(growth),
  );
});
