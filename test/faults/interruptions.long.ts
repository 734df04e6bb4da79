import { takeTurns } from "../support/turn.ts";
import { interrupted } from "./interrupted.ts";

takeTurns();

interrupted("long");
