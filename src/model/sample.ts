export type * from "../format/sample.ts";
