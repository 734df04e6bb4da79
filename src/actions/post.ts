import { releaseAbandoned } from "../platform/run-resources.ts";

// A separate step after the Action's main one, which may have been killed: it takes away what that left behind.
const count = await releaseAbandoned();
if (count > 0)
  process.stdout.write(`removed what ${count === 1 ? "a killed run" : `${count} killed runs`} left\n`);
