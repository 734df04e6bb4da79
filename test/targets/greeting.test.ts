import { greeting } from "./greeting.ts";

greeting("often");
