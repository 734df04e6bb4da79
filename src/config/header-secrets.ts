import type { Scenario } from "../format/plan.ts";
import type { Target } from "../model/config.ts";
import { secretsInHeader } from "../model/header-secrets.ts";
import { quote } from "../text/escape.ts";
import type { KeyPath, Source } from "./source.ts";

/** Refuses a header with a secret that a target which is sent it does not name; UsageError at the header. */
export function checkHeaderSecrets(
  scenarios: readonly Scenario[],
  targets: readonly Target[],
  source: Source,
): void {
  for (const { name: scenario, targets: asked, request, background } of scenarios)
    for (const [way, headers] of [
      [["request"], request.headers],
      [["background", "request"], background?.request.headers ?? []],
    ] as const)
      for (const [header, value] of headers)
        for (const secret of secretsInHeader(value)) {
          const lacking = targets.find(
            ({ name, secrets = [] }) => asked.includes(name) && !secrets.some((each) => each === secret),
          );
          if (lacking && secret !== null)
            throw source.error(
              headerPath(source, scenario, way, header),
              `header ${quote(header)} takes the secret ${secret}, which target ${quote(lacking.name)} does not name; add it there: secrets: [${secret}]`,
            );
        }
}

/** Where a header stands, or else the scenario, whose name parameters may have made longer. */
function headerPath(source: Source, scenario: string, way: KeyPath, header: string): KeyPath {
  const named = source
    .keys(["scenarios"])
    .filter((name) => scenario === name || scenario.startsWith(`${name}-`))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
  const headers = ["scenarios", named ?? scenario, ...way, "headers"];
  const key = source.keys(headers).find((each) => each.toLowerCase() === header);
  return [...headers, key ?? header];
}
