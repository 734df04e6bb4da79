import { takeTurns } from "../support/turn.ts";
import { tricked } from "./tricked.ts";

takeTurns();

tricked("often");
