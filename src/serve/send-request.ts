import type { Request } from "../format/plan.ts";
import { sentHeaders } from "../model/request.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { type Address, hostPort, originOf } from "../platform/ports.ts";
import { type Answer, GENERATOR_HEADERS, LARGEST, type SendOptions, toAnswer } from "./answer.ts";

/** Which certificate is taken, as Node's clients are configured. */
function trustOf({ caFile, name: servername }: NonNullable<SendOptions["tls"]>) {
  return caFile === null ? { rejectUnauthorized: false, servername } : { ca: contentOf(caFile), servername };
}

/** Setup may have put anything in the place of a file. */
function contentOf(path: string): Buffer {
  const content = readPlainFile(path);
  if (content === null) throw new Error(`${path} is no file that can be read, or larger than 64 MiB`);
  return content;
}

/** Sends one request on its own connection and reads the whole answer. Rejects with a readable error. */
export async function sendRequest(
  address: Address,
  request: Request,
  path: string,
  options: SendOptions,
): Promise<Answer> {
  options.signal?.throwIfAborted();
  const body = requestBody(request, options.bodyFile);
  if (options.http2) return sendOverHttp2(address, request, path, { ...options, body });
  return new Promise((resolve, reject) => {
    // Importing them costs every start 45 ms, since an import reads all exports and so makes Node load its own fetch.
    const client = process.getBuiltinModule(options.tls ? "node:https" : "node:http");
    const sent = client.request({
      host: address.host,
      port: address.port,
      path,
      method: request.method,
      agent: false,
      headers: headersOf(request, body, options.again, originOf(address, options.tls).host),
      ...(options.tls && trustOf(options.tls)),
    });
    // What Node adds by itself, and the generator does not.
    const added = options.again ? [] : ["connection"];
    for (const name of body ? added : [...added, "transfer-encoding"]) sent.removeHeader(name);
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
    let interim: number | undefined;
    sent.on("information", ({ statusCode }) => {
      interim ??= statusCode;
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
        const answer = toAnswer(path, response.statusCode ?? 0, response.headers, Buffer.concat(pieces));
        resolve({ ...answer, ...(interim !== undefined && { interim }) });
      });
    });
    sent.end(body);
  });
}

/** Undefined where nothing is sent, as by the generator. */
function requestBody(request: Request, bodyFile: string | undefined): Buffer | undefined {
  const text = request.body && "text" in request.body ? request.body.text : "";
  const body = bodyFile === undefined ? Buffer.from(text) : contentOf(bodyFile);
  return body.length === 0 ? undefined : body;
}

/** In the generator's order. Node writes a character of a value as a byte, the generator all as UTF-8. */
function headersOf(
  request: Request,
  body: Buffer | undefined,
  again?: boolean,
  host?: string,
): Record<string, string | number> {
  const own = sentHeaders(request, body !== undefined).map(([name, value]) => [
    name.toLowerCase(),
    Buffer.from(value).toString("latin1"),
  ]);
  return {
    ...GENERATOR_HEADERS,
    // Only its place: whoever asks is among the headers that are sent.
    "user-agent": "",
    ...(again && { connection: "close" }),
    ...Object.fromEntries(own),
    ...(host !== undefined && own.every(([name]) => name !== "host") && { host }),
    ...(body && { "content-length": body.length }),
  };
}

/** As `sendRequest`, over HTTP/2: without TLS with prior knowledge, as the load generator does. */
function sendOverHttp2(
  address: Address,
  request: Request,
  path: string,
  options: SendOptions & { readonly body: Buffer | undefined },
): Promise<Answer> {
  const { tls, body, signal, timeoutSeconds } = options;
  const { host: authority } = originOf(address, tls);
  const trust = tls && trustOf(tls);
  return new Promise((resolve, reject) => {
    // Not imported, as in `sendRequest`: starting does without it.
    const { connect } = process.getBuiltinModule("node:http2");
    const session = connect(`${tls ? "https" : "http"}://${hostPort(address)}`, trust);
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
      ":scheme": tls ? "https" : "http",
      ":authority": authority,
      ":path": path,
      ...headersOf(request, body),
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
