import { posix } from "node:path";
import { addressesIn, OWN_PORT } from "../model/config.ts";
import { quote } from "../text/escape.ts";
import { suggestion } from "../text/nearest.ts";
import type { ConfigInput } from "./config-schema.ts";
import type { ScenarioInput } from "./scenario-schema.ts";
import { namesIn, rowName, rowsOf, scenarioNames } from "./scenarios.ts";
import { checkInside, type KeyPath, type Source } from "./source.ts";
import type { TargetInput } from "./target-schema.ts";

/** Refuses names that nothing in the file bears, and files outside the repository; UsageError at the place. */
export function checkReferences(input: ConfigInput, source: Source): void {
  const rows = rowsOf(source);
  checkRows(source, [...rows.values()].flat());
  const targets = namesIn(rows);
  const scenarios = source.keys(["scenarios"]);
  for (const { path, scenario } of layers(input, source)) {
    for (const [index, name] of (scenario.targets ?? []).entries())
      if (!targets.includes(name))
        throw source.error(
          [...path, "targets", index],
          `unknown target ${quote(name)}; ${suggestion(name, targets)}`,
        );
    const file = bodyFile(scenario);
    if (file !== undefined) checkInside(source, [...path, "request", "body-file"], file);
  }
  for (const preset of source.keys(["presets"]))
    for (const name of source.keys(["presets", preset]))
      if (name !== "*" && !scenarios.includes(name))
        throw source.error(
          ["presets", preset, name],
          `unknown scenario ${quote(name)} in preset ${quote(preset)}; ${suggestion(name, scenarios)}`,
          "key",
        );
  const images = input.trend?.reference;
  for (const name of typeof images === "object" ? Object.keys(images) : [])
    if (!targets.includes(name))
      throw source.error(
        ["trend", "reference", name],
        `unknown target ${quote(name)}; ${suggestion(name, targets)}`,
        "key",
      );
  checkPublished(input, source, targets);
  checkServices(input, source, targets);
  for (const part of ["targets", "services"] as const)
    for (const name of source.keys([part])) checkFiles(input, source, part, name);
}

/** Rows have names of their own, which may be those of other targets. */
function checkRows(source: Source, rows: readonly string[]): void {
  for (const target of source.keys(["targets"]))
    for (const row of source.keys(["targets", target, "matrix"])) {
      const name = rowName(target, row);
      if (rows.filter((other) => other === name).length > 1)
        throw source.error(
          ["targets", target, "matrix", row],
          `makes the target ${quote(name)}, which is there already; name the row otherwise`,
          "key",
        );
    }
}

/** Figures are of scenarios and targets of this file. */
function checkPublished(input: ConfigInput, source: Source, targets: readonly string[]): void {
  const ids = source
    .keys(["scenarios"])
    .flatMap((name) => scenarioNames(input, name))
    .flatMap((scenario) => ["direct", "proxy"].map((path) => `${scenario}/${path}`));
  for (const id of source.keys(["published", "figures"])) {
    const path = ["published", "figures", id];
    if (!ids.includes(id))
      throw source.error(path, `unknown scenario and path ${quote(id)}; ${suggestion(id, ids)}`, "key");
    const { values, order } = input.published?.figures[id] ?? {};
    for (const name of order ?? Object.keys(values ?? {}))
      if (!targets.includes(name))
        throw source.error(
          values ? [...path, "values", name] : [...path, "order"],
          `unknown target ${quote(name)}; ${suggestion(name, targets)}`,
          "key",
        );
  }
}

/** Names of services, and the addresses that stand for them in a target's variables. */
function checkServices(input: ConfigInput, source: Source, targets: readonly string[]): void {
  const services = source.keys(["services"]);
  for (const name of services)
    if (targets.includes(name))
      throw source.error(
        ["services", name],
        `${quote(name)} is a target, too; name one of them otherwise`,
        "key",
      );
  for (const target of source.keys(["targets"])) {
    const { services: own = [] } = input.targets[target] ?? {};
    for (const [index, name] of own.entries())
      if (!services.includes(name))
        throw source.error(
          [
            "targets",
            target,
            "services",
            ...(source.has(["targets", target, "services", index]) ? [index] : []),
          ],
          `unknown service ${quote(name)}; ${services.length === 0 ? "add it under services:" : suggestion(name, services)}`,
        );
    checkPlaceholders(source, ["targets", target], input.targets[target] ?? {}, own);
  }
  for (const service of services)
    checkPlaceholders(source, ["services", service], input.services?.[service] ?? {}, null);
}

/** What stands for a port or an address in what something is started with. */
function checkPlaceholders(
  source: Source,
  path: KeyPath,
  { command = [], args = [], env = {}, port }: Partial<TargetInput>,
  services: readonly string[] | null,
): void {
  const texts: [KeyPath, string][] = [
    ...command.map((word): [KeyPath, string] => [["command"], word]),
    ...args.map((word): [KeyPath, string] => [["args"], word]),
    ...Object.entries(env).map(([name, value]): [KeyPath, string] => [["env", name], value]),
  ];
  for (const [key, text] of texts) {
    if (port === undefined && text.includes(OWN_PORT))
      throw source.error([...path, ...key], `takes ${quote(OWN_PORT)}, but there is none; add port:`);
    for (const { service } of addressesIn(text))
      if (services && !services.includes(service))
        throw source.error(
          [...path, ...key],
          `takes the address of ${quote(service)}, which is none of this target's services; add it to services:`,
        );
  }
}

function checkFiles(input: ConfigInput, source: Source, part: "targets" | "services", name: string): void {
  const target = input[part]?.[name];
  const path: string[] = [part, name];
  const { context = ".", dockerfile } = target?.build ?? {};
  const isMap = source.has([...path, "build", "context"]);
  checkInside(source, [...path, "build", ...(isMap ? ["context"] : [])], context);
  if (dockerfile !== undefined)
    checkInside(source, [...path, "build", "dockerfile"], posix.join(context, dockerfile));
  for (const [context, from] of Object.entries(target?.build?.additional_contexts ?? {}))
    if (!from.includes("://")) checkInside(source, [...path, "build", "additional_contexts", context], from);
  const profile = target?.security_opt?.[0];
  if (profile !== undefined && profile !== "unconfined")
    checkInside(source, [...path, "security_opt"], profile);
  if (target && "https" in target && target.https !== undefined)
    checkInside(source, [...path, "https", "ca"], target.https.ca);
}

interface Layer {
  readonly path: KeyPath;
  readonly scenario: ScenarioInput;
}

/** Every place that scenario keys can stand in. */
function layers(input: ConfigInput, source: Source): Layer[] {
  const found: Layer[] =
    input.defaults === undefined ? [] : [{ path: ["defaults"], scenario: input.defaults }];
  const add = (path: string[], scenario: ScenarioInput | undefined): void => {
    if (scenario !== undefined) found.push({ path, scenario });
  };
  for (const name of source.keys(["scenarios"])) add(["scenarios", name], input.scenarios[name]);
  for (const preset of source.keys(["presets"]))
    for (const name of source.keys(["presets", preset]))
      add(["presets", preset, name], input.presets?.[preset]?.[name]);
  return found;
}

const bodyFile = (scenario: ScenarioInput): string | undefined => scenario.request?.["body-file"];
