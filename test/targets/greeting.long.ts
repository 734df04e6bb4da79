import { greeting } from "./greeting.ts";

greeting("long");
