import type { Invalid, Sample, Variant } from "../model/sample.ts";
import { type Deployment, endOf } from "./deployment.ts";
import { loadTogether, type RoundOptions } from "./round.ts";

/**
 * Who opened the connections. Processes on one machine share one count of them, so that side by side one server that closes its
 * connections makes all look guilty. Each is then loaded once more alone, and what that shows is told instead. Where nothing is wrong
 * with any of them alone, all stay suspects: that connections were kept was not seen.
 */
export async function recheckedAlone(
  samples: readonly Sample[],
  deployments: readonly Deployment[],
  options: RoundOptions,
): Promise<readonly Sample[]> {
  const shared = deployments.length > 1 && deployments.some(({ server }) => !server.meter.ownNetwork);
  if (!shared || !samples.some(closes)) return samples;
  const alone = new Map<Variant, Sample>();
  for (const deployment of deployments.filter((each) => endOf(each) === null)) {
    const { samples: found } = await loadTogether([deployment], options);
    for (const sample of found) alone.set(deployment.variant, sample);
  }
  if ([...alone.values()].every(({ invalid }) => invalid.length === 0)) return samples;
  return samples.map((sample) => {
    const others = sample.invalid.filter(({ code }) => code !== CLOSES);
    const own = alone.get(sample.variant);
    const guilty = own && closes(own);
    return { ...sample, invalid: guilty ? [...others, guilty] : others };
  });
}

const CLOSES = "keepalive-not-in-force";

function closes({ invalid }: Sample): Invalid | undefined {
  return invalid.find(({ code }) => code === CLOSES);
}
