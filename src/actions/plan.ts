import { planShards } from "../commands/plan.ts";
import { shardsText } from "../report/command-output.ts";
import { PLAN } from "./definitions.ts";
import { changeOf } from "./events.ts";
import { log, runAction } from "./run-action.ts";

/** The job that cuts a run into shards, for a matrix. */
await runAction(PLAN, async ({ inputs, event, host, output }) => {
  const head = inputs.head ?? changeOf(event).head.revision;
  const shards = await planShards({ ...inputs, head }, host);
  log(shardsText(shards));
  const include = shards.map(({ shard }, index) => ({ shard, number: index + 1 }));
  output("matrix", JSON.stringify({ include }));
  return 0;
});
