import type { CheckReport } from "../model/check.ts";
import { plainLine } from "../text/escape.ts";
import { share } from "../text/format.ts";
import { explainLayout, explainRunner } from "./messages.ts";

/** What `loadgate check` prints for people. */
export function checkText(report: CheckReport): string {
  const { server, proxy, generator } = report.cpus;
  const count = `${report.cases.length} case${report.cases.length === 1 ? "" : "s"}`;
  const width = Math.max(0, ...report.cases.map(({ id }) => id.length));
  const sections = [
    [
      `${report.config}: ${count}, about ${report.predictedMinutes.toFixed(1)} minutes, builds on top`,
      ...report.cases.map(
        ({ id, threshold, smallest }) =>
          `  ${id.padEnd(width)}  threshold ${share(threshold)}; ${canShow(smallest)}`,
      ),
      ...(report.cases.every(({ smallest }) => smallest === null)
        ? ["  (what each case can show is known after a first run on this machine)"]
        : []),
    ],
    [
      `machine    ${report.machine}`,
      `CPUs       server ${server.join(",")}; nginx ${proxy.join(",")}; generator ${generator.join(",")}`,
      `           ${explainLayout(report.cpus)}`,
      `runner     ${report.runner ? explainRunner(report.runner.name, report.runner.reason) : "none can be used"}`,
      ...Object.entries(report.tools).map(([name, path]) => `${name.padEnd(10)} ${path ?? "not found"}`),
    ],
    report.advisories.map((text) => `advisory: ${text}`),
    report.missing.map((text) => `missing: ${plainLine(text)}`),
  ];
  const filled = sections.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${filled.join("\n\n")}\n`;
}

function canShow(smallest: number | null): string {
  return smallest === null
    ? "what it can show is not known yet"
    : `can show a change of about ${share(Number(smallest.toPrecision(2)))}`;
}
