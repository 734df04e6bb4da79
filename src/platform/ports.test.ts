import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { freePort, lingering, portTaken } from "./ports.ts";

test("ports that are asked for at once are different ones, and none that outgoing connections get", async () => {
  const ports = await Promise.all(Array.from({ length: 2000 }, freePort));
  assert.equal(new Set(ports).size, ports.length);
  assert.ok(ports.every((port) => port >= 20_000 && port < 32_768));
});

test("no port lies beside the one before it, at which that one's server may listen too", async () => {
  const [one, other] = [await freePort(), await freePort()];
  assert.ok(Math.abs(one - other) > 100, `${one} ${other}`);
});

test("a port that somebody listens on is passed over", async () => {
  const [before, after] = [await freePort(), await freePort()];
  const following = 20_000 + ((2 * after - before - 20_000 + 12_768) % 12_768);
  const server = createServer().listen(following, "127.0.0.1");
  await once(server, "listening");
  try {
    assert.equal(await portTaken(following), true);
    assert.notEqual(await freePort(), following);
  } finally {
    server.close();
  }
});

const HEAD =
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n";

test("connections to an address that linger are counted, and no others", () => {
  const row = (local: string, remote: string, state: string) =>
    `   0: ${local} ${remote} ${state} 00000000:00000000 03:00000F00 00000000     0        0 0 3 0000000000000000\n`;
  const table =
    HEAD +
    row("010011AC:8001", "020011AC:1F90", "06") +
    row("010011AC:8003", "020011AC:1F90", "06") +
    row("010011AC:8005", "020011AC:1F90", "01") +
    row("010011AC:8007", "020011AC:1F91", "06") +
    row("020011AC:1F90", "010011AC:8001", "06");
  assert.equal(lingering(table, { host: "172.17.0.2", port: 8080 }), 2);
  assert.equal(lingering(table, { host: "172.17.0.3", port: 8080 }), 0);
  assert.equal(lingering(table, { host: "::1", port: 8080 }), 0);
  assert.equal(lingering("", { host: "172.17.0.2", port: 8080 }), 0);
  const ending = (hundredths: number) =>
    row("010011AC:8001", "020011AC:1F90", "06").replace(
      "00000F00",
      hundredths.toString(16).toUpperCase().padStart(8, "0"),
    );
  const young = HEAD + ending(5999) + ending(5950) + ending(5890) + ending(100);
  assert.equal(lingering(young, { host: "172.17.0.2", port: 8080 }, 1), 2);
  assert.equal(lingering(young, { host: "172.17.0.2", port: 8080 }), 4);
});

/** Opens so many connections to a server of its own, closes each first, and says whether ports are used up. */
const CLOSE_FIRST = `
  import { once } from "node:events";
  import { connect, createServer } from "node:net";
  import { setTimeout } from "node:timers/promises";
  import { portsUsedUp } from ${JSON.stringify(new URL("./ports.ts", import.meta.url).href)};
  const server = createServer((socket) => socket.resume()).listen(8080, "127.0.0.1");
  await once(server, "listening");
  for (let i = 0; i < Number(process.argv.at(-1)); i++) {
    const socket = connect(8080, "127.0.0.1").resume();
    await once(socket, "connect");
    socket.end();
    await once(socket, "close");
  }
  const used = () => portsUsedUp({ host: "127.0.0.1", port: 8080 });
  const atOnce = used();
  // Where ports are used again, they are after a second.
  for (let tried = 0; tried < 30 && process.argv.at(-2) !== "0" && used(); tried += 1) await setTimeout(100);
  process.stdout.write(\`\${atOnce} \${used()}\`);
  server.close();
`;

/** In a network namespace of its own, whose ports are few. */
function withFewPorts(reuse: number, connections: number) {
  const script = `ip link set lo up && echo "40000 40039" > /proc/sys/net/ipv4/ip_local_port_range &&
    echo ${reuse} > /proc/sys/net/ipv4/tcp_tw_reuse && exec "$0" --input-type=module -e "$1" ${reuse} ${connections}`;
  const options = ["--map-root-user", "--net", "sh", "-ec", script, process.execPath, CLOSE_FIRST];
  return execFileSync("unshare", options, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

const possible = spawnSync("unshare", ["--map-root-user", "--net", "true"]).status === 0;

test("half of the range held by closed connections is all of it, and where they may be used again it is for a second", {
  skip: !possible && "no network namespace can be made here",
}, () => {
  assert.equal(withFewPorts(0, 10), "false false");
  assert.equal(withFewPorts(0, 20), "true true");
  assert.equal(withFewPorts(1, 20), "true false");
  assert.equal(withFewPorts(2, 20), "true false", "loopback addresses are used again by default");
});
