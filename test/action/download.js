// What the stand-in for actions/download-artifact does: fetches what was uploaded in this run; one by its name, or a folder for each.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const {
  INPUT_PATH: folder,
  INPUT_PATTERN: pattern = "",
  INPUT_NAME: wanted = "",
  FAKE_UPLOAD: url,
} = process.env;
const begin = pattern.replace(/\*$/, "");
const uploads = await (await fetch(url)).json();
const found = wanted
  ? [uploads.findLast(({ name }) => name === wanted)]
  : uploads.filter(({ name }) => name.startsWith(begin));
for (const { name, files } of found) {
  const into = wanted ? folder : join(folder, name);
  mkdirSync(into, { recursive: true });
  for (const [file, data] of Object.entries(files)) {
    process.stdout.write(`downloads ${name}/${file}\n`);
    writeFileSync(join(into, file), Buffer.from(data, "base64"));
  }
}
