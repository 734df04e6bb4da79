/** The loadgate.yml of a row: the only place that knows the keys of that file. */

import { longText } from "./long-text.ts";
import type { Long, Row, Server } from "./rows.ts";

export interface Start {
  /** Commands that build it, in the folder of the file. */
  readonly setup: readonly string[];
  /** What stands for the first word of a target's command where that is another program here, by that word. */
  readonly programs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/** The text of loadgate.yml: JSON, which is YAML. The same on both sides. */
export function configFile(row: Row, server: Server, start: Start): string {
  const chosen = Object.keys(row.cases).map((id) => id.split("/") as [target: string, scenario: string]);
  const targets = Object.fromEntries(
    // All are built in the same folder, so the first one's commands do it for all.
    [...new Set(chosen.map(([target]) => target))].map((name, i) => [
      name,
      { ...(i === 0 && { setup: start.setup }), ...targetOf(name, server, start) },
    ]),
  );
  const scenarios = Object.fromEntries(
    [...Map.groupBy(chosen, ([, scenario]) => scenario)].map(([name, own]) => [
      name,
      { targets: own.map(([target]) => target), ...scenarioOf(name, server), via: "direct" },
    ]),
  );
  const settings = { version: 1, isolation: "process", threshold: `${row.threshold * 100}%` };
  return `${JSON.stringify({ ...settings, targets, scenarios }, null, 2)}\n`;
}

function targetOf(name: string, server: Server, { programs, env }: Start) {
  const { command = "", env: own = {} } = server.targets[name] ?? {};
  const [program = "", ...rest] = command.split(" ");
  return {
    command: [programs[program] ?? program, ...rest].join(" "),
    env: { ...env, ...own },
    port: 8080,
  };
}

function scenarioOf(name: string, server: Server) {
  const scenario = server.scenarios[name];
  if (!scenario || typeof scenario.request === "string") return scenario;
  const headers = Object.entries(scenario.request.headers).map(([header, value]) => [header, textOf(value)]);
  return { ...scenario, request: { ...scenario.request, headers: Object.fromEntries(headers) } };
}

function textOf(value: string | Long): string {
  return typeof value === "string" ? value : longText(value).toString();
}
