import { test } from "node:test";
import { hash, noJava } from "./hash.ts";

if (noJava) test("Java as a process", { skip: noJava });

hash("long");
