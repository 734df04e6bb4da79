import { oneLine } from "../text/escape.ts";

/** Servers that are written to measure a library with: each reads PORT, and has one function to be filled. */
export const SERVER_FILES = {
  node: "bench/server.mjs",
  go: "bench/server.go",
  rust: "bench/server.rs",
  python: "bench/server.py",
} as const;

const TASK =
  "Have answer() do what users of the library do most; until then the speed of this file is measured, not of the library.";

export function nodeFixture(name: string, main: string): string {
  return `// A server around ${oneLine(name)} for loadgate to measure. ${TASK}
import { createServer } from "node:http";
import * as library from ${JSON.stringify(`../${main}`)};

function answer() {
  return Object.keys(library).length > 0 ? ${JSON.stringify(`Hello from ${oneLine(name)}\n`)} : "";
}

createServer((_, response) => {
  const body = answer();
  response.writeHead(200, { "content-type": "text/plain", "content-length": Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(process.env.PORT ?? 8080));
`;
}

export function goFixture(imported: string): string {
  return `// A server around ${imported} for loadgate to measure. ${TASK}
package main

import (
	"log"
	"net/http"
	"os"

	_ "${imported}"
)

func answer() string { return "Hello\\n" }

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8080"
	}
	log.Fatal(http.ListenAndServe(":"+port, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Write([]byte(answer()))
	})))
}
`;
}

export function rustFixture(crate: string, folder: string): Record<string, string> {
  const path = folder === "." ? ".." : `../${folder}`;
  return {
    "bench/Cargo.toml": `[package]
name = "loadgate-bench"
version = "0.0.0"
edition = "2021"
publish = false

[[bin]]
name = "loadgate-bench"
path = "server.rs"

[dependencies]
${crate} = { path = "${path}" }

# A separate workspace, whatever stands around it.
[workspace]
`,
    "bench/.gitignore": "target/\n",
    [SERVER_FILES.rust]: `// A server around ${crate} for loadgate to measure. ${TASK}
#[allow(unused_imports)]
use ${crate.replaceAll("-", "_")} as library;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};

fn answer() -> String {
    "Hello\\n".to_string()
}

fn serve(mut stream: TcpStream) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut line = String::new();
    while reader.read_line(&mut line)? > 0 {
        // An empty line ends a request; a GET has no body.
        if line == "\\r\\n" {
            let body = answer();
            write!(stream, "HTTP/1.1 200 OK\\r\\nContent-Length: {}\\r\\n\\r\\n{}", body.len(), body)?;
        }
        line.clear();
    }
    Ok(())
}

fn main() -> std::io::Result<()> {
    let port = std::env::var("PORT").unwrap_or_else(|_| "8080".to_string());
    for stream in TcpListener::bind(format!("0.0.0.0:{port}"))?.incoming() {
        let stream = stream?;
        stream.set_nodelay(true)?;
        std::thread::spawn(move || serve(stream));
    }
    Ok(())
}
`,
  };
}

export function pythonFixture(module: string): string {
  return `# A server around ${module} for loadgate to measure. ${TASK}
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import ${module}  # noqa: F401


def answer() -> bytes:
    return b"Hello\\n"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        body = answer()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("0.0.0.0", int(os.environ.get("PORT", "8080"))), Handler).serve_forever()
`;
}
