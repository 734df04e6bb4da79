import { UsageError } from "../model/failure.ts";

/** A file of the trend that is not what was written there. What cannot be read is never written over. */
export class UnreadableFile extends UsageError {
  /** In the folder of the trend. */
  readonly path: string;
  constructor(path: string, why: string) {
    super(`${path} ${why}`);
    this.path = path;
  }
}

/** A file that a later loadgate wrote; there is nothing to mend. */
export class NewerFile extends UsageError {
  readonly path: string;
  constructor(path: string, schema: number, known: number) {
    super(
      `${path} has schema ${schema}, this loadgate reads up to ${known}: a newer one has published there; use that one here too`,
    );
    this.path = path;
  }
}
