import { takeTurns } from "../../test-support/turn.ts";
import { profiled } from "./profile.ts";

takeTurns();

profiled("process");
