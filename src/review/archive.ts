import { type Entry, fromBufferPromise, validateFileName } from "yauzl";
import { UsageError } from "../errors.ts";

export interface ArchiveCaps {
  readonly mostEntries: number;
  readonly mostBytes: number;
}

/** An archive of Actions: the files of one folder and its folders. */
export const USUAL_CAPS: ArchiveCaps = { mostEntries: 5000, mostBytes: 64 * 1024 * 1024 };

/** The type of file in a Unix mode, and what links are told by. */
const TYPE = 0o170_000;
const LINK = 0o120_000;

/**
 * One file of a zip archive that may come from anyone, read in memory: nothing is ever written under a name that the archive
 * chose. An archive with a link, a name that leads out of it, or a name twice is refused whole. Null where the file is not in it.
 */
export async function fileInArchive(
  archive: Buffer,
  name: string,
  { mostEntries, mostBytes }: ArchiveCaps = USUAL_CAPS,
): Promise<string | null> {
  const zip = await openArchive(archive);
  if (zip.entryCount > mostEntries)
    throw new UsageError(`the artifact has ${zip.entryCount} entries, more than any run leaves`);
  const names = new Set<string>();
  let found: Entry | null = null;
  try {
    for await (const entry of zip.eachEntry()) {
      if (names.size > mostEntries) throw new UsageError("the artifact has more entries than it says");
      checkEntry(entry, names);
      if (entry.fileName === name) found = entry;
    }
    if (found === null) return null;
    if (found.uncompressedSize > mostBytes)
      throw new UsageError(`${name} in the artifact has more than ${mostBytes / 2 ** 20} MiB`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(found)) {
      size += chunk.length;
      if (size > mostBytes) throw new UsageError(`${name} in the artifact is larger than it says`);
      chunks.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the artifact cannot be read: ${(error as Error).message}`);
  }
}

async function openArchive(archive: Buffer) {
  try {
    return await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: true });
  } catch (error) {
    throw new UsageError(`the artifact is not a zip archive: ${(error as Error).message}`);
  }
}

function checkEntry({ fileName, externalFileAttributes }: Entry, names: Set<string>): void {
  const wrong = validateFileName(fileName);
  if (wrong !== null) throw new UsageError("the artifact has a name that leads out of it");
  if (((externalFileAttributes >>> 16) & TYPE) === LINK)
    throw new UsageError("the artifact has a link in it");
  if (names.has(fileName)) throw new UsageError("the artifact has a name twice");
  names.add(fileName);
}
