import type { Repository } from "../platform/git.ts";
import type { Lease } from "../platform/lease.ts";
import type { Host } from "./host.ts";

/** Where a run works. */
export interface Place {
  readonly repository: Repository;
  readonly lease: Lease;
  readonly host: Host;
}
