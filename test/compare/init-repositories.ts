import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseConfig } from "../../src/config/load.ts";
import type { Config } from "../../src/model/config.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";
import { DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

/** Small repositories as people have them, none of which knows loadgate. */
interface Repository {
  readonly what: string;
  readonly files: Files;
  /** Programs that it takes. */
  readonly needs: readonly string[];
  readonly docker?: true;
  /** Whether it is tried in `make test` already: what takes packages of a registry, or long to build, is not. */
  readonly often: boolean;
  /** What is written of it. */
  readonly expects: (config: Config) => void;
  /** Whether the way goes on: check, then a comparison. */
  readonly compared?: true;
}

const answers = (path: string, body: string) => (config: Config) => {
  assert.deepEqual(config.scenarios[0]?.request.paths, [path]);
  assert.equal(config.scenarios[0]?.expect.body, body);
};

const GO = `package main

import (
	"fmt"
	"net/http"
	"os"
)

func main() {
	http.HandleFunc("/hello", func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "from Go") })
	http.ListenAndServe(":"+os.Getenv("PORT"), nil)
}
`;

const RUST = `use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

fn main() {
    for stream in TcpListener::bind("127.0.0.1:4567").unwrap().incoming() {
        let mut stream = stream.unwrap();
        std::thread::spawn(move || {
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let mut line = String::new();
            while reader.read_line(&mut line).unwrap_or(0) > 0 {
                if line == "\\r\\n" && write!(stream, "HTTP/1.1 200 OK\\r\\nContent-Length: 5\\r\\n\\r\\n{}", core_lib::text()).is_err() {
                    break;
                }
                line.clear();
            }
        });
    }
}
`;

const JAVA = `import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;

public class Main {
  public static void main(String[] given) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress(Integer.parseInt(System.getenv("PORT"))), 0);
    server.createContext("/", exchange -> {
      byte[] body = "from Java".getBytes();
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
  }
}
`;

const PYTHON = `import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"from Python")
    def log_message(self, *_):
        pass

ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", 8000))), Handler).serve_forever()
`;

/** Answers once its database has. */
const ASKING = `const net = require("node:net");
const [host, port] = process.env.DATABASE_URL.split("@")[1].split(/[:/]/);
let said = "";
net.connect(Number(port), host, function () { this.end("hello"); }).on("data", (text) => { said += text; });
${serverThat("response.end(said);")}`;

const DATABASE =
  "require('net').createServer((socket) => socket.on('error', () => {}).end('kept')).listen(5432)";

const repositories: readonly Repository[] = [
  {
    what: "a Node application",
    files: {
      "package.json": '{"name": "shop", "private": true, "scripts": {"start": "node server.js"}}',
      "server.js": HELLO,
    },
    needs: ["node"],
    often: true,
    compared: true,
    expects(config) {
      answers("/", "Hello")(config);
      assert.equal(config.targets[0]?.name, "shop");
      // It answers everything alike, so what else it answered says nothing.
      assert.equal(config.targets[0]?.ready.path, "/");
      assert.equal(config.gate.mode, "observe");
    },
  },
  {
    what: "a Node library",
    files: {
      "package.json": '{"name": "left", "main": "left.js", "files": ["left.js"]}',
      "left.js": "exports.left = 1;",
    },
    needs: ["node"],
    often: true,
    expects: answers("/", "Hello from left\n"),
  },
  {
    what: "a Go module",
    files: { "go.mod": "module example.org/api\n\ngo 1.21\n", "main.go": GO },
    needs: ["go"],
    often: false,
    compared: true,
    expects: answers("/hello", "from Go"),
  },
  {
    what: "a Rust workspace whose server ignores PORT",
    files: {
      "Cargo.toml": '[workspace]\nmembers = ["core-lib", "web"]\nresolver = "2"\n',
      "core-lib/Cargo.toml": '[package]\nname = "core-lib"\nversion = "0.1.0"\nedition = "2021"\n',
      "core-lib/src/lib.rs": 'pub fn text() -> &\'static str { "rusty" }\n',
      "web/Cargo.toml":
        '[package]\nname = "web"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\ncore-lib = { path = "../core-lib" }\n',
      "web/src/main.rs": RUST,
      ".gitignore": "target\n",
    },
    needs: ["cargo"],
    often: false,
    expects(config) {
      answers("/", "rusty")(config);
      assert.equal(config.targets[0]?.port, 4567);
    },
  },
  {
    what: "Java in one file",
    files: { "Main.java": JAVA },
    needs: ["javac", "java"],
    often: false,
    expects: answers("/", "from Java"),
  },
  {
    what: "a Python module that closes its connections",
    files: { "serve.py": PYTHON },
    needs: ["python3"],
    often: true,
    expects(config) {
      answers("/", "from Python")(config);
      assert.equal(config.scenarios[0]?.keepalive, false);
    },
  },
  {
    what: "PHP",
    files: { "public/index.php": '<?php echo "from PHP";' },
    needs: ["php"],
    often: true,
    expects: answers("/", "from PHP"),
  },
  {
    what: "a compose file with a database",
    files: {
      "compose.yaml": `services:
  api:
    build: .
    ports: ["8080:3000"]
    environment: { DATABASE_URL: "postgres://u@db:5432/app", PORT: 3000 }
    depends_on: [db]
  db:
    image: node:24-slim
    command: ["node", "-e", "${DATABASE}"]
    expose: [5432]
`,
      Dockerfile: DOCKERFILE,
      ".dockerignore": "*\n!server.js\n",
      "server.js": ASKING,
    },
    needs: [],
    docker: true,
    often: true,
    expects(config) {
      answers("/", "kept")(config);
      assert.equal(config.targets[0]?.services?.[0]?.name, "db");
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in loadgate.yml
      assert.equal(config.targets[0]?.env.DATABASE_URL, "postgres://u@${db.host}:5432/app");
    },
  },
  {
    what: "a Python application for uvicorn",
    files: {
      "requirements.txt": "uvicorn\n",
      "app.py": `async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"asgi"})
`,
    },
    needs: ["python3"],
    often: false,
    compared: true,
    expects: answers("/", "asgi"),
  },
  {
    what: "a Python application for gunicorn",
    files: {
      "requirements.txt": "gunicorn\n",
      "wsgi.py": `def app(environ, start):
    start("200 OK", [("Content-Length", "4")])
    return [b"wsgi"]
`,
    },
    needs: ["python3"],
    often: false,
    expects: answers("/", "wsgi"),
  },
  {
    what: "a Go module without a server",
    files: { "go.mod": "module example.org/lib\n\ngo 1.21\n", "lib.go": "package lib\n" },
    needs: ["go"],
    often: false,
    expects: answers("/", "Hello\n"),
  },
  {
    what: "a Rust crate without a server",
    files: {
      "Cargo.toml": '[package]\nname = "my-lib"\nversion = "0.1.0"\nedition = "2021"\n',
      "src/lib.rs": "pub fn one() -> u8 { 1 }\n",
    },
    needs: ["cargo"],
    often: false,
    expects: answers("/", "Hello\n"),
  },
];

/** From a repository without a configuration to one that is measured. */
export function setsUp(which: "often" | "seldom"): void {
  for (const { what, files, needs, docker, often, expects, compared } of repositories) {
    if (often !== (which === "often")) continue;
    const missing = needs.filter((program) => !findProgram(program));
    const skip = missing.length > 0 ? `${missing.join(" and ")} not here` : docker ? noDocker : false;
    test(`init sets up ${what}`, { timeout: 300_000, skip }, async () => {
      using repository = scratch(files);
      const made = await loadgate(repository, ["init", "--yes"], { limitSeconds: 200 });
      assert.equal(made.code, 0, made.stderr);
      assert.deepEqual(remains(repository, made.ids), []);
      const read = (path: string) => readFileSync(join(repository.folder, path), "utf8");
      expects(parseConfig(read("loadgate.yml"), "loadgate.yml"));
      assert.equal(read(".github/workflows/loadgate.yml"), workflow("pull-request.yml"));
      assert.equal(read(".github/workflows/loadgate-comment.yml"), workflow("comment.yml"));

      if (!compared) return;
      const again = await loadgate(repository, ["init", "--yes"]);
      assert.equal(again.code, 2);
      assert.match(again.stderr, /loadgate\.yml and .* are there already, and nothing is overwritten/);
      const checked = await loadgate(repository, ["check"]);
      assert.equal(checked.code, 0, checked.stdout + checked.stderr);
      repository.commit({});
      const run = await compare(repository, ["--base", "HEAD", "--measure-identical", "--budget", "4s"], {
        limitSeconds: 200,
      });
      assert.equal(run.code, 0, run.stderr);
      for (const { id, verdict } of run.results?.cases ?? []) assert.notEqual(verdict, "invalid", id);
      assert.ok((run.results?.cases.length ?? 0) > 0);
    });
  }
}

function workflow(name: string): string {
  return readFileSync(join(import.meta.dirname, "..", "..", "workflows", name), "utf8");
}
