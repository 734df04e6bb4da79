import { takeTurns } from "../../test-support/turn.ts";
import { profiled, profiledJava } from "./profile.ts";

takeTurns();

profiled("process");
profiledJava("docker");
