import { createHash } from "node:crypto";
import { chmodSync, createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

export interface Download {
  readonly url: string;
  /** Where the program goes; it appears there whole and verified, or not at all. */
  readonly file: string;
  readonly sha256: string;
  /** How long the server may stay silent. */
  readonly silenceSeconds?: number;
  readonly signal?: AbortSignal;
}

/** Downloads a program and checks it against its hash; throws with the reason, and leaves nothing behind then. */
export async function download({ url, file, sha256, silenceSeconds = 20, signal }: Download): Promise<void> {
  const silence = new AbortController();
  const limit = setTimeout(
    () => silence.abort(new Error(`${url}: no answer for ${silenceSeconds} s`)),
    silenceSeconds * 1000,
  );
  const stop = signal ? AbortSignal.any([silence.signal, signal]) : silence.signal;
  const partial = `${file}.${process.pid}.partial`;
  try {
    const response = await fetch(url, { signal: stop });
    if (!response.ok || !response.body) throw new Error(`${url}: the server answered ${response.status}`);
    const hash = createHash("sha256");
    const hashed = new Transform({
      transform(chunk, _encoding, done) {
        limit.refresh();
        hash.update(chunk);
        done(null, chunk);
      },
    });
    const body = Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
    await pipeline(body, hashed, createWriteStream(partial), { signal: stop });
    const got = hash.digest("hex");
    if (got !== sha256) throw new Error(`${url}: its SHA-256 is ${got}, but ${sha256} is pinned`);
    chmodSync(partial, 0o755);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    if (stop.aborted) throw stop.reason;
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(url) ? message : `${url}: ${message}${cause}`);
  } finally {
    clearTimeout(limit);
  }
}
