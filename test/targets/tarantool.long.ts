import { besideServer, drivers } from "./tarantool.ts";

besideServer((on) => drivers("long", on));
