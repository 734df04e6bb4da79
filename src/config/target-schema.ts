import * as z from "zod";
import { UsageError } from "../errors.ts";
import * as f from "./fields.ts";
import { DEFAULTS } from "./fields.ts";
import { withRow } from "./matrix.ts";

/** As Compose has it: one number for both, or two. Not those by which a process may go before all others of the machine, the other side's among them. */
const ulimits = z
  .record(
    f.text(
      /^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,
      "must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU time from the other side",
    ),
    f.parsed(
      z.union([
        z.int().min(-1),
        z.strictObject({
          soft: f.required(z.int().min(-1), "What holds at first.", { example: 1024 }),
          hard: f.required(z.int().min(-1), "What it may be raised to.", { example: 4096 }),
        }),
      ]),
      (given) => (typeof given === "number" ? `${given}` : `${given.soft}:${given.hard}`),
    ),
  )
  .refine((map) => Object.keys(map).length > 0, { error: "must not be empty" });

const contextSource = f.text(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
  "must be a folder of this repository, docker-image://NAME or https://…",
);

const contextName = f.text(
  /^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,
  "must be a name that the Dockerfile says after FROM or --from",
);

/** As Compose has it: a map, or a list of `name=source`. */
const contexts = z.union([
  z.record(contextName, contextSource),
  f.parsed(
    f.listOf(f.text(/^[^=]+=.+$/, "must be written like name=source")),
    (list): Record<string, string> => {
      const map = Object.fromEntries(
        list.map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
      );
      const checked = z.record(contextName, contextSource).safeParse(map);
      const [issue] = checked.error?.issues ?? [];
      if (issue) throw new UsageError(issue.message);
      return map;
    },
  ),
]);

const SHM = { example: "256m" };

const buildMap = z.strictObject({
  context: f.optional(f.relativePath, "The folder that is sent to Docker, from the folder of this file.", {
    default: DEFAULTS.context,
    example: ".",
  }),
  dockerfile: f.optional(f.relativePath, "The Dockerfile, from the context.", {
    default: DEFAULTS.dockerfile,
    example: DEFAULTS.dockerfile,
  }),
  args: f.optional(f.textMap, "Build arguments.", { example: { VERSION: "1.0" } }),
  target: f.optional(
    f.text(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, "must be the name of a stage in the Dockerfile"),
    "The stage to build; the last one if absent.",
    { example: "server" },
  ),
  secrets: f.optional(
    f.secrets,
    "Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read; they are in no layer.",
    { example: ["NPM_TOKEN"] },
  ),
  additional_contexts: f.optional(
    contexts,
    "Further contexts by the names that the Dockerfile has for them: folders from that of this file, or addresses.",
    { example: { shared: "../shared" } },
  ),
  ulimits: f.optional(ulimits, "Limits of the build's processes; Docker Engine before 23 ignores them.", {
    example: { nofile: 65536 },
  }),
  shm_size: f.optional(
    f.bytes,
    "The size of the build's /dev/shm, in powers of 1024; Docker Engine before 23 ignores it.",
    SHM,
  ),
});

const build = z.union([
  f.relativePath.transform((context): z.output<typeof buildMap> => ({ context })),
  buildMap,
]);

const commands = z
  .union([f.words, z.array(f.words).min(1)])
  .transform((given): string[][] => (Array.isArray(given[0]) ? (given as string[][]) : [given as string[]]));

const readyMap = z.strictObject({
  path: f.optional(f.urlPath, "The path that answers once the server is ready.", { example: "/health" }),
  command: f.optional(f.command, "Ends with 0 once it is ready, where it runs: run once the path answers.", {
    example: "node is-warm.js",
  }),
  timeout: f.optional(f.duration, "How long a start may take.", { default: "60s", example: "60s" }),
});

const ready = z.union([f.urlPath.transform((path): z.output<typeof readyMap> => ({ path })), readyMap]);

/** `seccomp=…` or, as older files have it, `seccomp:…`. New privileges are out of reach always, so that the other option is null. */
const securityOption = f
  .text(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/, "must be seccomp=unconfined or seccomp=FILE")
  .transform((option) => (option.startsWith("seccomp") ? option.slice("seccomp=".length) : null))
  .pipe(z.union([z.null(), z.literal("unconfined"), f.relativePath]));

const setup = f.optional(
  commands,
  "A command, or a list of them, to run once before it is started: what builds the process. What it leaves running is ended.",
  { example: "npm ci" },
);
const workingDirectory = f.optional(
  f.relativePath,
  "The folder in which setup, prepare and command run, from the folder of this file. For processes.",
  { example: "server" },
);

/** What a process is made of, directly under what has no image, and under `process` beside one. */
const processMap = z.strictObject({
  setup,
  command: f.optional(f.startCommand, `Starts the process, without a shell; \${port} stands for its port.`, {
    example: "node server.js",
  }),
  "working-directory": workingDirectory,
});

/** How anything is built and started, a server under test or a service beside it. */
const startable = {
  build: f.optional(build, "The folder with the Dockerfile, or a map. For containers.", {
    example: ".",
  }),
  image: f.optional(f.image, "A ready-made image instead of a build. For containers.", {
    example: "nginx:1.28",
  }),
  command: f.optional(
    f.startCommand,
    `Takes the place of the image's command, as in Compose; without an image it starts the process. No shell; \${port} stands for its port.`,
    { example: "node server.js" },
  ),
  setup,
  "working-directory": workingDirectory,
  process: f.optional(
    processMap,
    "How the same is run without containers, beside build or image: setup, command and working-directory.",
    { example: { setup: "npm ci", command: "node server.js" } },
  ),
  env: f.optional(f.textMap, `Its environment variables; \${port} stands for its port.`, {
    example: { LOG_LEVEL: "error" },
  }),
  secrets: f.optional(
    f.secrets,
    "Environment variables that it gets from loadgate's own environment; their values are never written anywhere.",
    { example: ["API_KEY"] },
  ),
  inherit: f.optional(
    f.oneOrMore(f.inherited),
    "Further variables, or prefixes of them, that its commands get from loadgate's own environment. For processes.",
    { example: ["FLUTTER_ROOT", "ACME_*"] },
  ),
  ulimits: f.optional(ulimits, "Limits of the container's processes.", { example: { memlock: -1 } }),
  shm_size: f.optional(f.bytes, "The size of the container's /dev/shm, in powers of 1024.", SHM),
  security_opt: f.optional(
    z
      .array(securityOption)
      .transform((options) => options.filter((option) => option !== null))
      .refine((profiles) => profiles.length < 2, { error: "must name one seccomp profile; remove one" }),
    "The container's seccomp profile: seccomp=unconfined, or seccomp=FILE from this file's folder.",
    { example: ["seccomp=unconfined"] },
  ),
  mem_limit: f.optional(f.bytes, "The container's memory limit, in powers of 1024.", { example: "512m" }),
};

type StartableInput = z.output<z.ZodObject<typeof startable>>;

function checkStartable(input: StartableInput, fail: (message: string, path?: string[]) => void): void {
  const { build, image, command, process } = input;
  if (build !== undefined && image !== undefined)
    fail('is given beside "build"; keep one of them', ["image"]);
  const made = build !== undefined ? "build" : image !== undefined ? "image" : undefined;
  if (made === undefined) {
    if (process !== undefined) fail('is for beside "build" or "image"; write its keys directly', ["process"]);
    else if (command === undefined)
      fail('has nothing to run; add "build" or "image" for Docker, or "command" for a process');
    return;
  }
  for (const key of ["setup", "working-directory"] as const)
    if (input[key] !== undefined)
      fail(`is for a process, but "${made}" makes a container; write it under process:`, [key]);
  if (process !== undefined && process.command === undefined)
    fail('has no "command"; add it, for example command: node server.js', ["process"]);
}

function checkTrust(
  { ca, insecure }: NonNullable<TargetRow["https"]>,
  fail: (message: string, path: string[]) => void,
): void {
  if (ca === undefined && insecure === undefined)
    fail('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true', ["https"]);
  if (ca !== undefined && insecure !== undefined)
    fail('is given beside "ca"; keep one of them', ["https", "insecure"]);
}

const port = z.int().min(1).max(65535);

export const serviceSchema = z
  .strictObject({
    ...startable,
    port: f.required(port, "The port it listens on.", { example: 5432 }),
    ready: f.optional(
      z.strictObject({
        command: f.optional(f.command, "Ends with 0 once it is ready; the open port is enough if absent.", {
          example: "pg_isready",
        }),
        timeout: f.optional(f.duration, "How long a start may take.", { default: "60s", example: "60s" }),
      }),
      "When it is ready.",
      { example: { command: "pg_isready" } },
    ),
  })
  .superRefine((service, context) =>
    checkStartable(service, (message, path = []) => context.addIssue({ code: "custom", message, path })),
  );

export type ServiceInput = z.output<typeof serviceSchema>;

const targetKeys = {
  ...startable,
  port: f.optional(port, "The port it listens on; needed where a scenario sends requests to it.", {
    example: 8080,
  }),
  services: f.optional(
    f.oneOrMore(f.name),
    "Names of services; each variant has a copy of each, ready before it is started.",
    { example: ["db"] },
  ),
  prepare: f.optional(
    commands,
    "A command, or a list of them, to run before each start of the server, when the services are ready.",
    { example: "node migrate.js" },
  ),
  ready: f.optional(ready, "When the server is ready: a path that answers, or a map.", {
    example: "/health",
  }),
  https: f.optional(
    z.strictObject({
      ca: f.optional(f.relativePath, "PEM file of the certificate authority, from this file's folder.", {
        example: "test/ca.pem",
      }),
      insecure: f.optional(
        z.literal(true),
        "Take any certificate, instead of one of an authority: for a server that signs its own.",
        { example: true },
      ),
      name: f.optional(
        f.text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/, "must be the name of a host"),
        "The name that the server's certificate carries.",
        { default: DEFAULTS.tlsName, example: DEFAULTS.tlsName },
      ),
    }),
    "Send requests over HTTPS, and trust this certificate authority, or any certificate.",
    { example: { ca: "test/ca.pem" } },
  ),
  fixture: f.optional(
    f.relativePath,
    "A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",
    { example: DEFAULTS.fixture },
  ),
  changes: f.optional(
    f.oneOrMore(f.relativePath),
    "Globs of the files it is made of, from the repository's top; a change of none of them is not measured.",
    { example: ["src/*", "package.json"] },
  ),
};

const targetRow = z.strictObject(targetKeys);
export type TargetRow = z.output<typeof targetRow>;

export const targetSchema = z
  .strictObject({
    ...targetKeys,
    matrix: f.optional(
      z
        .record(f.name, targetRow)
        .refine((map) => Object.keys(map).length > 0, { error: "must not be empty" }),
      "Several rows of this target, each with its own keys over the target's; a row is named target-row.",
      { example: { "24": { build: { args: { NODE_IMAGE: "node:24-slim" } } } } },
    ),
  })
  .superRefine(({ matrix, ...target }, context) => {
    // A misspelt key is the better explanation of what is missing.
    if (context.issues.length > 0) return;
    const check = (found: TargetRow, place: string[]) => {
      const fail = (message: string, path: string[] = []) =>
        context.addIssue({ code: "custom", message, path: [...place, ...path] });
      checkStartable(found, fail);
      if (found.https) checkTrust(found.https, fail);
    };
    if (matrix === undefined) check(target, []);
    for (const [row, keys] of Object.entries(matrix ?? {})) check(withRow(target, keys), ["matrix", row]);
  });

export type TargetInput = z.output<typeof targetSchema>;
