import { updatesAtOnce } from "./at-once.ts";

updatesAtOnce(20);
