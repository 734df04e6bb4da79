import { publishersAtOnce } from "./at-once.ts";

publishersAtOnce(8, 12);
