import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttp, type RequestListener } from "node:http";
import { createServer as createHttp2 } from "node:http2";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer as createNet, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Fault } from "../format/faults.ts";
import { spokenInstead, withSpoken } from "./spoken.ts";

/** What is found of a server while it is up. */
async function at<T>(server: Server, found: (address: { host: string; port: number }) => Promise<T>) {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await found({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  } finally {
    server.close();
  }
}

const answer: RequestListener = (_, response) => void response.end("Hello");
const TLS = { tls: { name: "localhost", caFile: null } };
const HTTP2 = { http2: true } as const;

test("a server of another protocol than it is asked in is found by what it says", async () => {
  const plain = () => createHttp(answer);
  const http2 = () => createHttp2((_, response) => void response.end("Hello"));
  assert.equal(await at(plain(), (address) => spokenInstead(address, {})), null);
  assert.equal(await at(plain(), (address) => spokenInstead(address, TLS)), "http");
  assert.equal(await at(plain(), (address) => spokenInstead(address, HTTP2)), "http");
  assert.equal(await at(http2(), (address) => spokenInstead(address, {})), "http2");
  assert.equal(await at(http2(), (address) => spokenInstead(address, TLS)), "http2");
  assert.equal(await at(http2(), (address) => spokenInstead(address, HTTP2)), null);
});

test("TLS is found by its handshake; what speaks none of them is not named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "loadgate-"));
  try {
    const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
    const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", ...files];
    execFileSync("openssl", args, { stdio: "ignore" });
    const [key, cert] = ["key.pem", "cert.pem"].map((name) => readFileSync(join(folder, name)));
    const secure = () => createHttps({ key, cert }, answer);
    assert.equal(await at(secure(), (address) => spokenInstead(address, {})), "https");
    assert.equal(await at(secure(), (address) => spokenInstead(address, HTTP2)), "https");
    assert.equal(await at(secure(), (address) => spokenInstead(address, TLS)), null);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const database = createNet((socket) => socket.on("error", () => {}).write("-ERR unknown command\r\n"));
  assert.equal(await at(database, (address) => spokenInstead(address, {})), null);
});

test("a refusal by status is looked into, other wrong answers are not", async () => {
  const refused = { code: "wrong-status", path: "/", status: 400, expected: 200, body: "" } as const;
  const speaks = async (fault: Fault, options: object) =>
    at(createHttp(answer), (address) => withSpoken(fault, address, { timeoutSeconds: 1, ...options }));
  assert.deepEqual(await speaks(refused, TLS), { ...refused, speaks: "http" });
  assert.deepEqual(await speaks({ ...refused, status: 404 }, TLS), { ...refused, status: 404 });
  assert.deepEqual(await speaks(refused, {}), refused);
});
