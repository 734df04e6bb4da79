import { execFileSync } from "node:child_process";
import { constants, mkdtempDisposableSync, openSync } from "node:fs";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Two ends: what is written to the file descriptor `writer`, which its owner closes, comes out of `reader`. */
export interface Pipe {
  readonly reader: Socket;
  readonly writer: number;
}

/**
 * Makes pipes. Node's own "pipe" is a socket, which nobody can open again as /dev/stdout (ENXIO): servers and builds that write there,
 * as they may everywhere else, would fail here.
 */
export function makePipes(count: number): readonly Pipe[] {
  // Named loadgate-… are the folders of runs alone.
  using folder = mkdtempDisposableSync(join(tmpdir(), "pipes-"));
  const paths = Array.from({ length: count }, (_, index) => join(folder.path, String(index)));
  execFileSync("mkfifo", ["-m", "600", ...paths], { stdio: "ignore", timeout: 10_000 });
  return paths.map((path) => {
    // The reader is first and does not wait for a writer; the writer then finds it there.
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    return { reader: new Socket({ fd, readable: true, writable: false }), writer: openSync(path, "w") };
  });
}
