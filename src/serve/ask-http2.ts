import { readFileSync } from "node:fs";
import type { Address } from "../model/address.ts";
import type { Request } from "../model/config.ts";
import { type Answer, type AskOptions, GENERATOR_HEADERS, LARGEST, toAnswer } from "./answer.ts";

/** As `ask`, over HTTP/2: without TLS with prior knowledge, as the load generator does. */
export function askHttp2(
  { host, port }: Address,
  request: Request,
  path: string,
  options: AskOptions & { readonly body: Buffer | undefined },
): Promise<Answer> {
  const { tls, body, signal, timeoutSeconds } = options;
  const authority = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const trust = tls && { ca: readFileSync(tls.caFile), servername: tls.name };
  return new Promise((resolve, reject) => {
    // Not imported, as in `ask`: starting does without it.
    const { connect } = process.getBuiltinModule("node:http2");
    const session = connect(`${tls ? "https" : "http"}://${authority}`, trust);
    const end = (error: Error) => {
      session.destroy();
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      reject(error);
    };
    const timer = setTimeout(
      () => end(new Error(`no whole answer within ${timeoutSeconds} s`)),
      timeoutSeconds * 1000,
    );
    const onAbort = () => end(signal?.reason);
    signal?.addEventListener("abort", onAbort, { once: true });
    session.on("error", end);
    const stream = session.request({
      ":method": request.method,
      ":path": path,
      ...GENERATOR_HEADERS,
      ...(body && { "content-length": body.length }),
      ...Object.fromEntries(request.headers.map(([name, value]) => [name.toLowerCase(), value])),
    });
    let status = 0;
    let headers = {};
    const pieces: Buffer[] = [];
    let length = 0;
    stream.on("error", end);
    stream.once("response", ({ ":status": code = 0, ...rest }) => {
      status = code;
      headers = rest;
    });
    stream.on("data", (piece: Buffer) => {
      length += piece.length;
      if (length > LARGEST) return end(new Error(`the answer is larger than ${LARGEST} bytes`));
      pieces.push(piece);
    });
    stream.once("end", () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      session.close();
      resolve(toAnswer(path, status, headers, Buffer.concat(pieces)));
    });
    stream.end(body);
  });
}
