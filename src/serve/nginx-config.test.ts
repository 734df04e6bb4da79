import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { freePort, portOpen } from "../platform/ports.ts";
import { findProgram } from "../platform/programs.ts";
import { type NginxConfig, nginxConfig } from "./nginx-config.ts";

const PLAIN: NginxConfig = {
  listen: 8081,
  upstream: { host: "127.0.0.1", port: 8080 },
  connections: 64,
  keepalive: true,
  workers: 2,
  folder: "/tmp/x",
  user: null,
};

test("upstream keep-alive holds: all three settings, and no limit that would end a connection", () => {
  const text = nginxConfig(PLAIN);
  for (const line of [
    "keepalive 64;",
    "proxy_http_version 1.1;",
    'proxy_set_header Connection "";',
    "keepalive_requests 1000000000;",
    "keepalive_timeout 1h;",
    "worker_processes 2;",
    "listen 8081 backlog=65535;",
    "server 127.0.0.1:8080 max_fails=0;",
    "proxy_pass http://server_under_test;",
  ])
    assert.ok(text.includes(line), line);
  // Both towards clients and towards the server.
  assert.equal(text.match(/keepalive_requests/g)?.length, 2);
});

test("without keep-alive each request has a connection to the server, which hears so", () => {
  const text = nginxConfig({ ...PLAIN, keepalive: false });
  assert.ok(text.includes("proxy_set_header Connection close;"));
  assert.doesNotMatch(text, /^ *keepalive \d+;/m);
  assert.equal(text.match(/keepalive_requests/g)?.length, 1);
});

test("TLS is verified against the test CA under the certificate's name", () => {
  const text = nginxConfig({ ...PLAIN, tls: { name: "api.test", caFile: '/a "b"/$ca.pem' } });
  assert.ok(text.includes("proxy_pass https://server_under_test;"));
  assert.ok(text.includes('proxy_ssl_name "api.test";'));
  assert.ok(text.includes('proxy_ssl_trusted_certificate "/a \\"b\\"/\\$ca.pem";'));
  assert.ok(text.includes("proxy_ssl_verify on;"));
  const any = nginxConfig({ ...PLAIN, tls: { name: "api.test", caFile: null } });
  assert.ok(any.includes("proxy_ssl_verify off;") && !any.includes("proxy_ssl_trusted_certificate"));
});

test("an IPv6 server, a user", () => {
  const text = nginxConfig({ ...PLAIN, upstream: { host: "::1", port: 80 }, user: "root" });
  assert.ok(text.includes("server [::1]:80 "));
  assert.ok(text.includes("\nuser root;\n"));
});

const nginx = findProgram("nginx");

test("nginx itself accepts it, in a folder with blanks too", { skip: nginx === null && "no nginx" }, () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx config-"));
  try {
    const file = join(folder, "nginx.conf");
    writeFileSync(file, nginxConfig({ ...PLAIN, folder }));
    execFileSync(nginx as string, ["-t", "-q", "-e", "stderr", "-p", folder, "-c", file], { stdio: "pipe" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what is asked arrives as it does directly, and long headers come back", {
  skip: nginx === null && "no nginx",
}, async () => {
  const asked: unknown[] = [];
  const server = createServer({ maxHeaderSize: 1 << 18 }, (request, response) => {
    asked.push([request.url, request.headers.api_key, request.headers["x.dot"]]);
    response.setHeader("content-security-policy", "x".repeat(10_000));
    // nginx would ask for the one itself, and pass on a byte a second for the other.
    response.setHeader("x-accel-redirect", "/other").setHeader("x-accel-limit-rate", "1");
    response.setHeader("server", "own").end("ok".repeat(5000));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const listen = await freePort();
  const upstream = server.address() as AddressInfo;
  const config = { ...PLAIN, listen, folder, upstream: { host: "127.0.0.1", port: upstream.port } };
  const file = join(folder, "nginx.conf");
  writeFileSync(file, nginxConfig({ ...config, user: process.getuid?.() === 0 ? "root" : null }));
  const running = spawn(nginx as string, ["-e", "stderr", "-p", folder, "-c", file], { stdio: "ignore" });
  try {
    while (!(await portOpen({ host: "127.0.0.1", port: listen }))) assert.equal(running.exitCode, null);
    for (const path of ["/a//b/%2F..%2f;c?d=^|", `/${"x".repeat(20_000)}`]) {
      const headers = { api_key: "k", "x.dot": "d" };
      const answer = await fetch(`http://127.0.0.1:${listen}${path}`, { headers });
      assert.equal(answer.status, 200);
      assert.equal(await answer.text(), "ok".repeat(5000));
      const [server, leading] = ["server", "x-accel-redirect"].map((name) => answer.headers.get(name));
      assert.deepEqual([server, leading], ["own", "/other"]);
      assert.deepEqual(asked.pop(), [path, "k", "d"]);
    }
  } finally {
    running.kill();
    await once(running, "exit");
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});
