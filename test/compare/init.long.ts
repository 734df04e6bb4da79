import { takeTurns } from "../../test-support/turn.ts";
import { refuses } from "./init-refused.ts";
import { setsUp } from "./init-repositories.ts";

takeTurns();
setsUp("seldom");
refuses("seldom");
