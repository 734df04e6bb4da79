import type { Files } from "../../test-support/scratch.ts";
import { DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

/** A small repository as people have it, which does not know loadgate. */
export interface FirstRepository {
  readonly what: string;
  readonly files: Files;
  /** Programs that it takes. */
  readonly needs: readonly string[];
  readonly docker?: true;
  /** What init writes of it. */
  readonly writes: {
    readonly target: string;
    readonly request: string;
    readonly body: string;
    /** Where it listens whatever PORT says. */
    readonly port?: number;
  };
  /** What people fill in of what was written, before they commit it. */
  readonly fills?: { readonly path: string; readonly from: string; readonly to: string };
  /** What is changed then, so that the server answers something else. */
  readonly changes: { readonly path: string; readonly from: string; readonly to: string };
}

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

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>org.example</groupId>
  <artifactId>shop</artifactId>
  <version>1.2</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <build>
    <plugins>
      <plugin>
        <artifactId>maven-jar-plugin</artifactId>
        <configuration><archive><manifest><mainClass>example.Main</mainClass></manifest></archive></configuration>
      </plugin>
    </plugins>
  </build>
</project>
`;

const JAVA = `package example;

import com.sun.net.httpserver.HttpServer;
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

const ASGI = `async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"asgi"})
`;

const WSGI = `def app(environ, start):
    start("200 OK", [("Content-Length", "4")])
    return [b"wsgi"]
`;

/** Answers once its database has. */
const ASKING = `const net = require("node:net");
const [host, port] = process.env.DATABASE_URL.split("@")[1].split(/[:/]/);
let said = "";
net.connect(Number(port), host, function () { this.end("hello"); }).on("data", (more) => { said += more; });
${serverThat("response.end(said);")}`;

const DATABASE =
  "require('net').createServer((socket) => socket.on('error', () => {}).end('kept')).listen(5432)";

export const FIRST_REPOSITORIES: readonly FirstRepository[] = [
  {
    what: "a Node application",
    files: {
      "package.json": '{"name": "shop", "private": true, "scripts": {"start": "node server.js"}}',
      "server.js": HELLO,
    },
    needs: ["node"],
    writes: { target: "shop", request: "GET /", body: "Hello" },
    changes: { path: "server.js", from: "Hello", to: "Hallo" },
  },
  {
    what: "a Node library",
    files: {
      "package.json": '{"name": "left", "main": "left.js", "files": ["left.js"]}',
      "left.js": 'exports.left = () => "Hello from left\\n";\n',
    },
    needs: ["node"],
    writes: { target: "left", request: "GET /", body: "Hello from left\n" },
    fills: {
      path: "bench/server.mjs",
      from: 'Object.keys(library).length > 0 ? "Hello from left\\n" : ""',
      to: "library.left()",
    },
    changes: { path: "left.js", from: "Hello", to: "Hallo" },
  },
  {
    what: "a Go module",
    files: { "go.mod": "module example.org/api\n\ngo 1.21\n", "main.go": GO },
    needs: ["go"],
    writes: { target: "api", request: "GET /hello", body: "from Go" },
    changes: { path: "main.go", from: "from Go", to: "of Go" },
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
    writes: { target: "web", request: "GET /", body: "rusty", port: 4567 },
    changes: { path: "core-lib/src/lib.rs", from: "rusty", to: "rosty" },
  },
  {
    what: "a Java application built by Maven",
    files: { "pom.xml": POM, "src/main/java/example/Main.java": JAVA, ".gitignore": "target\n" },
    needs: ["mvn", "java"],
    writes: { target: "shop", request: "GET /", body: "from Java" },
    changes: { path: "src/main/java/example/Main.java", from: "from Java", to: "of Java" },
  },
  {
    what: "a Python application for uvicorn",
    files: { "requirements.txt": "uvicorn\n", "app.py": ASGI },
    needs: ["python3"],
    writes: { target: "app", request: "GET /", body: "asgi" },
    changes: { path: "app.py", from: 'b"asgi"', to: 'b"ASGI"' },
  },
  {
    what: "a Python application for gunicorn",
    files: { "requirements.txt": "gunicorn\n", "wsgi.py": WSGI },
    needs: ["python3"],
    writes: { target: "app", request: "GET /", body: "wsgi" },
    changes: { path: "wsgi.py", from: 'b"wsgi"', to: 'b"WSGI"' },
  },
  {
    what: "PHP",
    files: { "public/index.php": '<?php echo "from PHP";' },
    needs: ["php"],
    writes: { target: "php", request: "GET /", body: "from PHP" },
    changes: { path: "public/index.php", from: "from PHP", to: "of PHP" },
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
    writes: { target: "api", request: "GET /", body: "kept" },
    changes: { path: "server.js", from: "end(said)", to: "end('lost')" },
  },
];
