import { stringify } from "yaml";
import type { Mode } from "../format/plan.ts";
import { plainLine } from "../text/escape.ts";
import { isMap } from "./listing.ts";
import type { Proposal, ServiceDraft, StartDraft } from "./proposal.ts";

/** How a server answered when it was asked, as far as loadgate.yml says it. */
export interface RightAnswer {
  readonly path: string;
  readonly status: number;
  /** The whole body, where it is short text and was the same twice. */
  readonly body?: string;
  /** Whether two answers were of the same length. */
  readonly sameLength: boolean;
  readonly keepalive: boolean;
}

/** What was seen of a server that was started. */
export interface Observed {
  readonly port: number;
  readonly honoursPort: boolean;
  /** Whether it speaks HTTPS. */
  readonly https?: true;
  readonly isolation: "docker" | "process";
  readonly answer: RightAnswer;
  /** A path that only reports health, if one answered. */
  readonly ready?: string;
  /** What answered rightly beside. */
  readonly others: readonly string[];
  readonly connections: number;
  /** Seconds that a start may take, where that is not what is usual. */
  readonly timeoutSeconds?: number;
  /** Whether nginx can be put in front of it here. */
  readonly proxy: boolean;
}

const SCHEMA = "https://raw.githubusercontent.com/loadgate/loadgate";
const DOCUMENTS = "https://github.com/loadgate/loadgate/blob";

/** The loadgate.yml for a proposal; before it was started, with what is supposed of it. */
export function configText(
  proposal: Proposal,
  observed: Observed | null,
  version: string,
  mode: Mode = "observe",
): string {
  const { name, start, services = {}, library, port } = proposal;
  const { answer, connections = DEFAULT_CONNECTIONS } = observed ?? {};
  const lines = [
    `# yaml-language-server: $schema=${SCHEMA}/v${version}/docs/loadgate.schema.json`,
    `# What loadgate measures of each change: ${plainLine(proposal.what)}. Every key: ${DOCUMENTS}/v${version}/docs/configuration.md`,
    "version: 1",
    "",
    ...(mode === "observe"
      ? [
          "# Reports what it finds and fails nothing. Remove this line once you trust it, and a regression is red.",
          "mode: observe",
          "",
        ]
      : []),
    "targets:",
    `  ${scalar(name)}:`,
    ...indent(4, [
      ...startLines(start),
      ...(library
        ? ["# Taken from head for both sides, so only the library's change is judged.", "fixture: bench/"]
        : []),
      ...portLines(observed, port),
      ...(Object.keys(services).length > 0
        ? [`services: [${Object.keys(services).map(scalar).join(", ")}]`]
        : []),
      ...readyLines(observed),
    ]),
    ...(Object.keys(services).length > 0
      ? [
          "",
          "# Each side has its own copies, started again for every session.",
          "services:",
          ...Object.entries(services).flatMap(([each, draft]) => [
            `  ${scalar(each)}:`,
            ...indent(4, serviceLines(draft)),
          ]),
        ]
      : []),
    "",
    "scenarios:",
    `  ${answer ? scenarioName(answer.path) : "root"}:`,
    ...indent(4, [
      `request: ${scalar(`GET ${answer?.path ?? "/"}`)}`,
      ...(answer ? expectLines(answer) : []),
      ...(answer && !answer.keepalive
        ? ["# The server closes each connection after its answer.", "keepalive: false"]
        : []),
      ...(connections === DEFAULT_CONNECTIONS ? [] : [`connections: ${connections}`]),
      ...(observed?.proxy === false || (answer && !answer.keepalive)
        ? [
            answer && !answer.keepalive
              ? "# nginx keeps its connections."
              : "# With nginx in front as well: via: [direct, nginx]",
            "via: direct",
          ]
        : []),
    ]),
    ...((observed?.others.length ?? 0) > 0
      ? [`  # These answered too, each worth a scenario: ${observed?.others.join(" ")}`]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

export const DEFAULT_CONNECTIONS = 64;

function startLines({
  build,
  image,
  setup = [],
  command,
  env,
  workingDirectory,
  shared,
}: StartDraft): string[] {
  return [
    ...(workingDirectory === undefined ? [] : [`working-directory: ${scalar(workingDirectory)}`]),
    ...(build ? buildLines(build) : []),
    ...(image === undefined ? [] : [`image: ${scalar(image)}`]),
    ...(setup.length === 0
      ? []
      : setup.length === 1
        ? [`setup: ${scalar(setup[0] as string)}`]
        : ["setup:", ...setup.map((each) => `  - ${scalar(each)}`)]),
    ...(command === undefined
      ? []
      : [`command: ${typeof command === "string" ? scalar(command) : list(command)}`]),
    ...mapLines("env", env),
    ...sharedLines(shared),
  ];
}

function sharedLines(shared: StartDraft["shared"] = {}): string[] {
  return Object.entries(shared)
    .map(([key, value]) => stringify({ [key]: value }, { collectionStyle: "block", lineWidth: 0 }).trimEnd())
    .flatMap((text) => text.split("\n"));
}

function buildLines(build: NonNullable<StartDraft["build"]>): string[] {
  const { context = ".", dockerfile, args, target, shared } = build;
  if ([dockerfile, args, target, shared].every((each) => each === undefined))
    return [`build: ${scalar(context)}`];
  return [
    "build:",
    ...indent(2, [
      `context: ${scalar(context)}`,
      ...(dockerfile === undefined ? [] : [`dockerfile: ${scalar(dockerfile)}`]),
      ...mapLines("args", args),
      ...(target === undefined ? [] : [`target: ${scalar(target)}`]),
      ...sharedLines(shared),
    ]),
  ];
}

function mapLines(key: string, map: Readonly<Record<string, string>> | undefined): string[] {
  if (!isMap(map) || Object.keys(map).length === 0) return [];
  return [
    `${key}:`,
    ...Object.entries(map).map(([name, value]) => `  ${scalar(name)}: ${JSON.stringify(value)}`),
  ];
}

function serviceLines({ port, ready, ...start }: ServiceDraft): string[] {
  return [
    ...startLines(start),
    `port: ${port}`,
    ...(ready === undefined ? [] : ["ready:", `  command: ${list(ready)}`]),
  ];
}

function portLines(observed: Observed | null, guess: number): string[] {
  if (!observed) return [`port: ${guess}`];
  const { honoursPort, isolation, port, https } = observed;
  const ignores = isolation === "process" && !honoursPort;
  return [
    ...(ignores ? ["# It does not listen on PORT, so base and head take turns, which takes longer."] : []),
    `port: ${port}`,
    ...(https
      ? [
          "# Any certificate is taken; https: { ca: FILE } takes that authority's alone.",
          "https: { insecure: true }",
        ]
      : []),
  ];
}

function readyLines(observed: Observed | null): string[] {
  if (!observed) return [];
  const { ready, answer, timeoutSeconds } = observed;
  const path = ready ?? answer.path;
  const named = path !== "/";
  if (timeoutSeconds === undefined) return named ? [`ready: ${scalar(path)}`] : [];
  return ["ready:", ...(named ? [`  path: ${scalar(path)}`] : []), `  timeout: ${timeoutSeconds}s`];
}

function expectLines({ status, body, sameLength }: RightAnswer): string[] {
  const lines = [
    ...(status === 200 ? [] : [`status: ${status}`]),
    ...(body === undefined ? [] : [`body: ${JSON.stringify(body)}`]),
    ...(sameLength ? [] : ["# Two answers differed in length.", "same-length: false"]),
  ];
  return lines.length === 0 ? [] : ["expect:", ...indent(2, lines)];
}

/** "/api/users?page=2" as "api-users-page-2". */
export function scenarioName(path: string): string {
  const name = path
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 64);
  return name === "" ? "root" : scalar(name);
}

function list(words: readonly string[]): string {
  return `[${words.map((word) => (/^[A-Za-z][\w./-]*$/.test(word) ? scalar(word) : JSON.stringify(word))).join(", ")}]`;
}

/** Words that YAML reads as something else than text. */
const NO_TEXT = /^(?:true|false|yes|no|on|off|null|y|n|~)$/i;

/** Plain where that is the same text, else in quotes. */
function scalar(text: string): string {
  const plain = /^[A-Za-z_./][\w./@=:+$,~?&% -]*$/.test(text) && !/: |:$| #|\s$|, |^\.\d/.test(text);
  return plain && !NO_TEXT.test(text) && Number.isNaN(Number(text)) ? text : JSON.stringify(text);
}

function indent(by: number, lines: readonly string[]): string[] {
  return lines.map((line) => " ".repeat(by) + line);
}
