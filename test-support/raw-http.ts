import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Address } from "../src/platform/ports.ts";

/** HTTP by hand, so that requests go out and answers come in byte for byte. */

export interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export async function ask(at: Address, request: string): Promise<Answer> {
  return parse(await exchange(at, request));
}

/** Sends text, and reads until the server closes. */
export function exchange(at: Address, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(at.port, at.host, () => socket.write(text));
    socket.setEncoding("latin1").on("data", (chunk: string) => {
      answer += chunk;
    });
    socket.on("error", reject).on("close", () => resolve(answer));
  });
}

export function parse(answer: string): Answer {
  const end = answer.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = answer.slice(0, end).split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  assert.equal(new Set(lines).size, new Map(headers).size, "a header twice");
  return { status: Number(statusLine.split(" ")[1]), headers: new Map(headers), body: answer.slice(end + 4) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

export async function listening({ host, port }: Address): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect(port, host);
    const connected = await new Promise<boolean>((resolve) => {
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    });
    socket.destroy();
    if (connected) return;
    await delay(100);
  }
  throw new Error(`nothing listens on ${host}:${port}`);
}
