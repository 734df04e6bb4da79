import assert from "node:assert/strict";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { createServer as createHttp2Server } from "node:http2";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";
import fc from "fast-check";
import { parseConfig } from "../../src/config/load.ts";
import { UsageError } from "../../src/errors.ts";
import type { Scenario } from "../../src/format/plan.ts";
import { ohaGenerator } from "../../src/load/generator.ts";
import type { Address } from "../../src/platform/ports.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { openRunResources } from "../../src/platform/run-resources.ts";
import { sendRequest } from "../../src/serve/send-request.ts";
import { until } from "../../test-support/until.ts";

/** The scenario that a file with this request makes; null where the file is refused. */
function scenarioWith(request: object, rest: object = {}): Scenario | null {
  const targets = { api: { command: "node server.js", port: 8080 } };
  const text = JSON.stringify({ targets, scenarios: { hello: { request, ...rest } } });
  try {
    return parseConfig(text, "loadgate.yml").scenarios[0] ?? null;
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** A server that keeps what it receives, byte for byte, and answers 200. */
async function recorder() {
  const received: string[] = [];
  const server = createServer((socket) => {
    let text = "";
    socket.setEncoding("latin1").on("error", () => {});
    socket.on("data", (piece: string) => {
      text += piece;
      const end = text.indexOf("\r\n\r\n");
      const length = Number(/^content-length: (\d+)\r$/im.exec(text)?.[1] ?? 0);
      if (end < 0 || text.length < end + 4 + length) return;
      received.push(text);
      text = "";
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { address: { host: "127.0.0.1", port }, received, [Symbol.dispose]: () => server.close() };
}

/** A request without what names the client. */
function anonymous(request: string | undefined): string {
  return (request ?? "").replace(/\r\nuser-agent: [^\r]*/i, "");
}

const character = fc.oneof(
  fc.constantFrom(..."/.%\"<>'`^{}|[]?&=;:@!$()*+,~-_\\"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const path = fc.array(character, { maxLength: 12 }).map((some) => `/${some.join("")}`);
const value = fc.string({ unit: "binary", maxLength: 8 });
const headers = fc.dictionary(fc.stringMatching(/^[a-zA-Z~!-][a-zA-Z0-9~!-]{0,5}$/), value, { maxKeys: 3 });
const request = fc.oneof(
  fc.record({ path, headers }),
  fc.record({
    method: fc.constantFrom("POST", "PUT", "PATCH", "DELETE", "GET", "OPTIONS", "PROPFIND"),
    path,
    headers,
  }),
  fc.record({ method: fc.constantFrom("POST", "DELETE", "GET"), path, body: value }),
);

const ONES = [
  { path: "/日本" },
  { path: "/café?é=\"<>'`" },
  { path: "//x/%2F?" },
  { path: "/", headers: { "X-N": " José\t", "-x": "1", Host: "a.test", Accept: "text/html" } },
  { method: "POST", path: "/" },
  { method: "POST", path: "/", body: "" },
  { method: "PUT", path: "/", body: "日本" },
];

test("what passes the configuration arrives from the check as it does from the load generator", {
  timeout: 60_000,
}, async () => {
  const oha = findProgram("oha");
  assert.ok(oha, "oha is not installed");
  await using resources = openRunResources();
  using server = await recorder();
  const generate = ohaGenerator(oha, resources, [0]);
  const same = async (asked: object, keepalive: boolean): Promise<boolean> => {
    const scenario = scenarioWith(asked, { keepalive });
    if (scenario === null) return false;
    await sendBoth(scenario, server.address, generate);
    const [checked, loaded] = server.received.splice(0);
    assert.equal(anonymous(checked), anonymous(loaded));
    return true;
  };
  for (const one of ONES) for (const keepalive of [true, false]) assert.ok(await same(one, keepalive));
  let passed = 0;
  const property = fc.asyncProperty(request, fc.boolean(), async (asked, keepalive) => {
    passed += Number(await same(asked, keepalive));
  });
  await fc.assert(property, { numRuns: 150 });
  assert.ok(passed > 20, `only ${passed} were no mistakes`);
});

test("over HTTP/2 too", { timeout: 60_000 }, async () => {
  const oha = findProgram("oha");
  assert.ok(oha, "oha is not installed");
  await using resources = openRunResources();
  const received: object[] = [];
  const server = createHttp2Server((incoming, response) => {
    const { "user-agent": _, ...rest } = incoming.headers;
    received.push({ ...rest });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const generate = ohaGenerator(oha, resources, [0]);
    for (const one of ONES) {
      const scenario = scenarioWith(one, { http2: true });
      assert.ok(scenario);
      await sendBoth(scenario, { host: "127.0.0.1", port }, generate);
      const [checked, loaded] = received.splice(0);
      assert.deepEqual(checked, loaded);
    }
  } finally {
    server.close();
  }
});

/** The command lines of this machine's processes. */
function commandLines(): string[] {
  return globSync("/proc/[0-9]*/cmdline").flatMap((file) => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      // It has ended since.
      return [];
    }
  });
}

test("a secret in a header arrives, and is gone from the list of processes once the generator has read it", {
  timeout: 60_000,
}, async () => {
  const oha = findProgram("oha");
  assert.ok(oha, "oha is not installed");
  await using resources = openRunResources();
  const secret = `horse-${process.pid}-staple`;
  const seen: (string | undefined)[] = [];
  const server = createHttpServer(async (incoming, response) => {
    seen.push(incoming.headers.authorization);
    await until("an argument that is hidden", () => !commandLines().some((line) => line.includes(secret)));
    const own = commandLines().filter((line) => line.includes(`http://${incoming.headers.host}/`));
    seen.push(...own.map((line) => /authorization: ([^\0]*)/.exec(line)?.[1]));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const headers = [["authorization", `Bearer ${secret}`]] as const;
    await ohaGenerator(
      oha,
      resources,
      [0],
    )({
      address: { host: "127.0.0.1", port },
      request: { method: "GET", paths: ["/"], headers, secrets: [secret] },
      ...{ keepalive: true, connections: 1, statuses: [200], threads: 1, timeoutSeconds: 20 },
      length: { requests: 1 },
    });
  } finally {
    server.close();
  }
  assert.deepEqual(seen, [`Bearer ${secret}`, `Bearer ${"*".repeat(secret.length)}`]);
});

async function sendBoth(
  { request, keepalive, http2 }: Scenario,
  address: Address,
  generate: ReturnType<typeof ohaGenerator>,
): Promise<void> {
  const over = http2 ? { http2 } : {};
  const options = { timeoutSeconds: 5, ...over, ...(!keepalive && { again: true as const }) };
  await sendRequest(address, request, request.paths[0] as string, options);
  const load = { address, request, keepalive, connections: 1, statuses: [200], threads: 1, ...over };
  await generate({ ...load, length: { requests: 1 }, timeoutSeconds: 5 });
}
