import { takeTurns } from "../../test-support/turn.ts";
import { misbehaves } from "./misbehaving.ts";

takeTurns();

misbehaves("long");
