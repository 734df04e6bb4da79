import { takeTurns } from "../../test-support/turn.ts";
import { tricked } from "./tricked.ts";

takeTurns();

tricked("long");
