import { posix } from "node:path";
import type { Scenario } from "../format/plan.ts";
import { addressesIn, OWN_PORT, type Target } from "../model/config.ts";
import { secretsInHeader } from "../model/request.ts";
import { quote } from "../text/escape.ts";
import { suggestion } from "../text/nearest.ts";
import type { ConfigInput } from "./config-schema.ts";
import { allRows, namesIn, rowName, rowsOf, type TargetOfRow } from "./matrix.ts";
import type { ScenarioInput } from "./scenario-schema.ts";
import { scenarioNames } from "./scenarios.ts";
import { checkInside, type KeyPath, type Source } from "./source.ts";
import type { ServiceInput, TargetInput } from "./target-schema.ts";

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
  for (const { target, at } of allRows(input, source)) checkFiles(source, at, target);
  for (const [name, service] of Object.entries(input.services ?? {}))
    checkFiles(source, (...key) => ["services", name, ...key], service);
}

/** Rows have their own names, which may be those of other targets. */
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
    .flatMap((scenario) => ["direct", "nginx"].map((via) => `${scenario}/${via}`));
  for (const id of source.keys(["rank", "published", "figures"])) {
    const path = ["rank", "published", "figures", id];
    if (!ids.includes(id))
      throw source.error(path, `unknown scenario and via ${quote(id)}; ${suggestion(id, ids)}`, "key");
    const { values, order } = input.rank?.published?.figures[id] ?? {};
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
  for (const { target, at } of allRows(input, source)) {
    const { services: own = [] } = target;
    for (const [index, name] of own.entries())
      if (!services.includes(name)) {
        const listed = at("services", index);
        throw source.error(
          source.has(listed) ? listed : at("services"),
          `unknown service ${quote(name)}; ${services.length === 0 ? "add it under services:" : suggestion(name, services)}`,
        );
      }
    checkPlaceholders(source, at, target, own);
  }
  for (const service of services)
    checkPlaceholders(
      source,
      (...key) => ["services", service, ...key],
      input.services?.[service] ?? {},
      null,
    );
}

/** What stands for a port or an address in what something is started with. */
function checkPlaceholders(
  source: Source,
  at: TargetOfRow["at"],
  { command = [], process, env = {}, port }: Partial<TargetInput>,
  services: readonly string[] | null,
): void {
  const texts: [KeyPath, string][] = [
    ...command.map((word): [KeyPath, string] => [["command"], word]),
    ...(process?.command ?? []).map((word): [KeyPath, string] => [["process", "command"], word]),
    ...Object.entries(env).map(([name, value]): [KeyPath, string] => [["env", name], value]),
  ];
  for (const [key, text] of texts) {
    if (port === undefined && text.includes(OWN_PORT))
      throw source.error(at(...key), `takes ${quote(OWN_PORT)}, but there is none; add port:`);
    for (const { service } of addressesIn(text))
      if (services && !services.includes(service))
        throw source.error(
          at(...key),
          `takes the address of ${quote(service)}, which is none of this target's services; add it to services:`,
        );
  }
}

function checkFiles(source: Source, at: TargetOfRow["at"], started: TargetInput | ServiceInput): void {
  const { context = ".", dockerfile, additional_contexts: contexts = {} } = started.build ?? {};
  const place = at("build", "context");
  checkInside(source, source.has(place) ? place : at("build"), context);
  if (dockerfile !== undefined)
    checkInside(source, at("build", "dockerfile"), posix.join(context, dockerfile));
  for (const [name, from] of Object.entries(contexts))
    if (!from.includes("://")) checkInside(source, at("build", "additional_contexts", name), from);
  for (const [folder, key] of [
    [started["working-directory"], ["working-directory"]],
    [started.process?.["working-directory"], ["process", "working-directory"]],
  ] as const)
    if (folder !== undefined) checkInside(source, at(...key), folder);
  const profile = started.security_opt?.[0];
  if (profile !== undefined && profile !== "unconfined") checkInside(source, at("security_opt"), profile);
  if ("https" in started && started.https?.ca !== undefined)
    checkInside(source, at("https", "ca"), started.https.ca);
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
