import { takeTurns } from "../../test-support/turn.ts";
import { setsUp } from "./init-repositories.ts";

takeTurns();
setsUp("seldom");
