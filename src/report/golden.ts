import { join } from "node:path";
import type { TestContext } from "node:test";

/** The whole text must be that of the file, as it is; `file` is relative to this folder. `--test-update-snapshots` writes the files. */
export function golden(t: TestContext, text: string, file: string): void {
  t.assert.fileSnapshot(text, join(import.meta.dirname, file), { serializers: [(value) => value] });
}
