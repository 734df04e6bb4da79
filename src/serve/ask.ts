import { readFileSync } from "node:fs";
import type { Address } from "../model/address.ts";
import type { Request } from "../model/config.ts";
import { type Answer, type AskOptions, GENERATOR_HEADERS, LARGEST, toAnswer } from "./answer.ts";
import { askHttp2 } from "./ask-http2.ts";

/** Sends one request on a connection of its own and reads the whole answer. Rejects with a readable error. */
export function ask(address: Address, request: Request, path: string, options: AskOptions): Promise<Answer> {
  if (options.signal?.aborted) return Promise.reject(options.signal.reason);
  const body = requestBody(request, options.bodyFile);
  if (options.http2) return askHttp2(address, request, path, { ...options, body });
  return new Promise((resolve, reject) => {
    // Importing them costs every start 45 ms, since an import reads all exports and so makes Node load its own fetch.
    const client = process.getBuiltinModule(options.tls ? "node:https" : "node:http");
    const sent = client.request({
      host: address.host,
      port: address.port,
      path,
      method: request.method,
      agent: false,
      headers: {
        host: `${options.tls?.name ?? address.host}:${address.port}`,
        ...GENERATOR_HEADERS,
        ...(body && { "content-length": body.length }),
        ...Object.fromEntries(request.headers),
      },
      ...(options.tls && { ca: readFileSync(options.tls.caFile), servername: options.tls.name }),
    });
    const timer = setTimeout(
      () => sent.destroy(new Error(`no whole answer within ${options.timeoutSeconds} s`)),
      options.timeoutSeconds * 1000,
    );
    const onAbort = () => sent.destroy(options.signal?.reason);
    options.signal?.addEventListener("abort", onAbort, { once: true });
    const done = () => {
      clearTimeout(timer);
      options.signal?.removeEventListener("abort", onAbort);
    };
    const fail = (error: Error) => {
      done();
      reject(error);
    };
    // A connection may fail more than once, and an error nobody hears ends the process.
    sent.on("error", fail);
    // Switching to another protocol is neither an answer nor an error to Node's client.
    sent.once("upgrade", ({ statusCode }, socket) => {
      socket.destroy();
      fail(new Error(`answered ${statusCode}, which switches to another protocol`));
    });
    let answering = false;
    sent.once("close", () => {
      if (!answering) fail(new Error("closed without an answer"));
    });
    sent.once("response", (response) => {
      answering = true;
      const pieces: Buffer[] = [];
      let length = 0;
      response.on("data", (piece: Buffer) => {
        length += piece.length;
        if (length > LARGEST) return sent.destroy(new Error(`the answer is larger than ${LARGEST} bytes`));
        pieces.push(piece);
      });
      response.on("error", fail);
      response.once("end", () => {
        done();
        resolve(toAnswer(path, response.statusCode ?? 0, response.headers, Buffer.concat(pieces)));
      });
    });
    sent.end(body);
  });
}

function requestBody(request: Request, bodyFile: string | undefined): Buffer | undefined {
  if (bodyFile !== undefined) return readFileSync(bodyFile);
  return request.body && "text" in request.body ? Buffer.from(request.body.text) : undefined;
}
