import { takeTurns } from "../support/turn.ts";
import { misbehaves } from "./misbehaving.ts";

takeTurns();

misbehaves("long");
