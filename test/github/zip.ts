import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** An archive of these files, as upload-artifact makes one. */
export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The same archive with a name in it overwritten by one of the same length, which a decent packer would refuse to write. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error("names must be of the same length");
  return Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** The same archive whose entries say that they are links. */
export function asLinks(zip: Buffer): Buffer {
  const made = Buffer.from(zip);
  for (let at = made.indexOf("PK\x01\x02"); at >= 0; at = made.indexOf("PK\x01\x02", at + 4))
    made.writeUInt32LE((0o120_777 << 16) >>> 0, at + 38);
  return made;
}
