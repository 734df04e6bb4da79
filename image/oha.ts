/** Downloads oha's release into the `bin` of a folder, verified by its hash: `node image/oha.ts FOLDER`. */
import { resolve } from "node:path";
import { installOha } from "../src/platform/install-oha.ts";

const folder = resolve(process.argv[2] ?? ".");
const say = (text: string) => process.stdout.write(`oha: ${text}\n`);
await installOha({ folders: [folder], say, env: process.env, cwd: "/", releaseOnly: true });
