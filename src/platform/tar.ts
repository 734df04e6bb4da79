/** Of a tar, in bytes (POSIX.1-2017, pax interchange format). */
const BLOCK = 512;
/** The most that may be said of a file before it, in bytes. */
const MOST_HEADERS = 1024 * 1024;

/** The first file of a tar. */
export interface TarEntry {
  readonly isPlain: boolean;
  readonly size: number;
  /** Where its content begins. */
  readonly at: number;
}

/** The first file of a tar, past what is said of it beforehand, such as its capabilities; null where too little of it has come to tell. */
export function firstEntry(tar: Buffer): TarEntry | "broken" | null {
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(header.toString("latin1", 124, 136), 8);
    const type = header.toString("latin1", 156, 157);
    if (!(size >= 0)) return "broken";
    if (type !== "x" && type !== "g") return { isPlain: type === "0" || type === "\0", size, at: at + BLOCK };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (at > MOST_HEADERS) return "broken";
  }
  return null;
}

/** The content of a tar whose first file is a plain one; null where it is anything else, or not whole. */
export function firstPlainFile(tar: Buffer): Buffer | null {
  const entry = firstEntry(tar);
  if (entry === null || entry === "broken" || !entry.isPlain) return null;
  const end = entry.at + entry.size;
  return end <= tar.length ? tar.subarray(entry.at, end) : null;
}
