import { takeTurns } from "../support/turn.ts";
import { profiled } from "./profile.ts";

takeTurns();

profiled("process");
