import { takeTurns } from "../../test-support/turn.ts";
import { interrupted } from "./interrupted.ts";

takeTurns();

interrupted("long");
