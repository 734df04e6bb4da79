import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseConfig } from "../../src/config/load.ts";
import type { Config } from "../../src/model/config.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";

/** Small repositories as people have them, beside those of test/action/first-repositories.ts. None of them knows loadgate. */
interface Repository {
  readonly what: string;
  readonly files: Files;
  /** Programs that it takes. */
  readonly needs: readonly string[];
  /** Whether it is tried in `make test` already: what takes long to build is not. */
  readonly often: boolean;
  /** What is written of it. */
  readonly expects: (config: Config) => void;
}

const answers = (path: string, body: string) => (config: Config) => {
  assert.deepEqual(config.scenarios[0]?.request.paths, [path]);
  assert.equal(config.scenarios[0]?.expect.body, body);
};

const GO = `package main

import (
	"flag"
	"log"
	"net/http"
)

func main() {
	listen := flag.String("listen", ":9471", "where")
	flag.Parse()
	mux := http.NewServeMux()
	mux.HandleFunc("/tea", func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("from Go")) })
	log.Fatal(http.ListenAndServe(*listen, http.StripPrefix("/v1", mux)))
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

/** A web framework in two lines, whose README shows how it is used. */
const FRAMEWORK = {
  "package.json": '{"name": "@me/quick", "exports": "./lib/quick.js"}',
  "lib/quick.js": `const { createServer } = require("node:http");
module.exports = () => ({ get(path, handler) { this.handler = handler; }, listen(options) { createServer(this.handler).listen(options); } });
`,
};
const readme = (handler: string) => `\`\`\`js
import quick from '@me/quick';
const app = quick();
app.get('/', ${handler});
app.listen({ port: 3000 });
\`\`\`
`;

const repositories: readonly Repository[] = [
  {
    what: "a package of a monorepo that speaks HTTPS alone, and redirects",
    files: {
      "package.json": '{"private": true, "workspaces": ["apps/*"]}',
      "apps/api/package.json": JSON.stringify({
        name: "@me/api",
        scripts: {
          start: "node server.mjs",
          build:
            "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=api -keyout key.pem -out certificate.pem",
        },
      }),
      "apps/api/server.mjs": `import { readFileSync } from "node:fs";
import { createServer } from "node:https";
createServer({ key: readFileSync("key.pem"), cert: readFileSync("certificate.pem") }, (request, response) =>
  request.url === "/" ? response.writeHead(308, { location: "/v1" + "/tea" }).end() : response.end("of " + request.url),
).listen(process.env.PORT);
`,
    },
    needs: ["npm", "openssl"],
    often: true,
    expects(config) {
      answers("/v1/tea", "of /v1/tea")(config);
      assert.equal(config.targets[0]?.process?.workingDirectory, "apps/api");
      assert.deepEqual(config.targets[0]?.tls, { name: "localhost" });
    },
  },
  {
    what: "a web framework by the server of its README",
    files: { ...FRAMEWORK, "README.md": readme("(request, response) => response.end('quick')") },
    needs: [],
    often: true,
    expects: answers("/", "quick"),
  },
  {
    what: "a web framework whose README shows a server that does not start",
    files: { ...FRAMEWORK, "README.md": readme("unknown") },
    needs: [],
    often: false,
    expects: answers("/", "Hello from @me/quick\n"),
  },
  {
    what: "Java in one file",
    files: { "Main.java": JAVA },
    needs: ["javac", "java"],
    often: false,
    expects: answers("/", "from Java"),
  },
  {
    what: "a Gradle project that takes its port by a variable of its own",
    files: {
      "build.gradle":
        "plugins { id 'java'; id 'application' }\nversion = '1.2'\n// Before Gradle 6.4 it has the other name.\nif (extensions.findByName('application')?.hasProperty('mainClass')) application.mainClass = 'com.example.Main'\nelse mainClassName = 'com.example.Main'\n",
      "settings.gradle": "rootProject.name = 'teas'\n",
      "src/main/java/com/example/Main.java": `package com.example;\n\n${JAVA.replace('"PORT"', '"SERVER_PORT"').replace('"/"', '"/teas"')}`,
    },
    needs: ["gradle", "java"],
    often: false,
    expects(config) {
      answers("/teas", "from Java")(config);
      assert.equal(config.targets[0]?.env.SERVER_PORT, `\${port}`);
    },
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
    what: "a Go module without a server",
    files: { "go.mod": "module example.org/lib\n\ngo 1.21\n", "lib.go": "package lib\n" },
    needs: ["go"],
    often: false,
    expects: answers("/", "Hello\n"),
  },
  {
    what: "a Go server in a folder that takes its port as a flag",
    files: { "services/api/go.mod": "module example.org/api\n\ngo 1.21\n", "services/api/main.go": GO },
    needs: ["go"],
    often: true,
    expects(config) {
      answers("/v1/tea", "from Go")(config);
      const { process, port } = config.targets[0] ?? {};
      assert.equal(process?.workingDirectory, "services/api");
      assert.deepEqual(process?.command, ["./loadgate-server", "--listen", `127.0.0.1:\${port}`]);
      assert.equal(port, 9471);
    },
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

/** From a repository without a configuration to one that can be measured. */
export function setsUp(which: "often" | "seldom"): void {
  for (const { what, files, needs, often, expects } of repositories) {
    if (often !== (which === "often")) continue;
    const missing = needs.filter((program) => !findProgram(program));
    const skip = missing.length > 0 ? `${missing.join(" and ")} not here` : false;
    test(`init sets up ${what}`, { timeout: 300_000, skip }, async () => {
      using repository = scratch(files);
      const made = await loadgate(repository, ["init", "--yes"], { limitSeconds: 200 });
      assert.equal(made.code, 0, made.stderr);
      assert.deepEqual(remains(repository, made.ids), []);
      const text = readFileSync(join(repository.folder, "loadgate.yml"), "utf8");
      expects(parseConfig(text, "loadgate.yml"));

      const again = await loadgate(repository, ["init", "--yes"]);
      assert.equal(again.code, 2);
      assert.match(again.stderr, /loadgate\.yml and .* are there already, and nothing is overwritten/);
      const checked = await loadgate(repository, ["check"]);
      assert.equal(checked.code, 0, checked.stdout + checked.stderr);
    });
  }
}
