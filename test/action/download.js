// What the stand-in for actions/download-artifact does: fetches what was uploaded in this run, a folder for each artifact.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const { INPUT_PATH: folder, INPUT_PATTERN: pattern, FAKE_UPLOAD: url } = process.env;
const begin = pattern.replace(/\*$/, "");
const uploads = await (await fetch(url)).json();
for (const { name, files } of uploads.filter((upload) => upload.name.startsWith(begin))) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, data] of Object.entries(files)) {
    process.stdout.write(`downloads ${name}/${file}\n`);
    writeFileSync(join(folder, name, file), Buffer.from(data, "base64"));
  }
}
