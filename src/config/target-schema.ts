import * as z from "zod";
import * as f from "./fields.ts";
import { DEFAULTS } from "./fields.ts";

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
  stage: f.optional(
    f.text(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/, "must be the name of a stage in the Dockerfile"),
    "The stage to build; the last one if absent.",
    { example: "server" },
  ),
});

const build = z.union([
  f.relativePath.transform((context): z.output<typeof buildMap> => ({ context })),
  buildMap,
]);

const prepare = z
  .union([f.words, z.array(f.words).min(1)])
  .transform((given): string[][] => (Array.isArray(given[0]) ? (given as string[][]) : [given as string[]]));

const command = z.union([f.words, z.array(f.argument).min(1)]).superRefine((argv, context) => {
  if (argv[0] === "") context.addIssue({ code: "custom", message: "must name a program first; add it" });
});

const readyMap = z.strictObject({
  path: f.optional(f.urlPath, "The path that answers once the server is ready.", { example: "/health" }),
  timeout: f.optional(f.duration, "How long a start may take.", { default: "60s", example: "60s" }),
});

const ready = z.union([f.urlPath.transform((path): z.output<typeof readyMap> => ({ path })), readyMap]);

/** How anything is built and started, a server under test or a service beside it. */
const startable = {
  build: f.optional(build, "The folder with the Dockerfile, or a map. For the Docker runner.", {
    example: ".",
  }),
  image: f.optional(f.image, "A ready-made image instead of a build. For the Docker runner.", {
    example: "nginx:1.28",
  }),
  prepare: f.optional(prepare, "A command, or a list of them, to run once before it is started.", {
    example: "npm ci",
  }),
  command: f.optional(command, "Starts it, without a shell. For the process runner.", {
    example: "node server.js",
  }),
  args: f.optional(f.words, "Arguments for the image's entry point, or for the command.", {
    example: "--workers 4",
  }),
  env: f.optional(f.textMap, "Its environment variables.", { example: { LOG_LEVEL: "error" } }),
  secrets: f.optional(
    f.oneOrMore(f.secret),
    "Environment variables that it gets from loadgate's own environment; their values are never written anywhere.",
    { example: ["API_KEY"] },
  ),
  memory: f.optional(f.bytes, "The container's memory limit, in powers of 1024.", { example: "512m" }),
};

type StartableInput = z.output<z.ZodObject<typeof startable>>;

function checkStartable(
  { build, image, command, prepare }: StartableInput,
  fail: (message: string, path?: string[]) => void,
): void {
  if (build !== undefined && image !== undefined)
    fail('is given beside "build"; keep one of them', ["image"]);
  if (build === undefined && image === undefined && command === undefined)
    fail('has nothing to run; add "build" or "image" for Docker, or "command" for a process');
  if (prepare !== undefined && command === undefined)
    fail('is only run before a "command"; add the command, or do it in the Dockerfile', ["prepare"]);
}

const port = z.int().min(1).max(65535);

export const serviceSchema = z
  .strictObject({
    ...startable,
    port: f.required(port, "The port it listens on.", { example: 5432 }),
    ready: f.optional(
      z.strictObject({
        command: f.optional(command, "Ends with 0 once it is ready; the open port is enough if absent.", {
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

export const targetSchema = z
  .strictObject({
    ...startable,
    port: f.optional(port, "The port it listens on; needed where a scenario asks it.", { example: 8080 }),
    services: f.optional(
      f.oneOrMore(f.name),
      "Names of services; each variant has a copy of each, ready before it is started.",
      { example: ["db"] },
    ),
    setup: f.optional(
      prepare,
      "A command, or a list of them, to run in each session when the services are ready, before the server is started.",
      { example: "node migrate.js" },
    ),
    matrix: f.optional(
      z
        .record(f.name, f.textMap)
        .refine((map) => Object.keys(map).length > 0, { error: "must not be empty" }),
      "Several rows of this target, each with build arguments of its own; a row is named target-row.",
      { example: { "24": { NODE_IMAGE: "node:24-slim" } } },
    ),
    ready: f.optional(ready, "When the server is ready: a path that answers, or a map.", {
      example: "/health",
    }),
    https: f.optional(
      z.strictObject({
        ca: f.required(f.relativePath, "PEM file of the certificate authority, from this file's folder.", {
          example: "test/ca.pem",
        }),
        name: f.optional(
          f.text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/, "must be the name of a host"),
          "The name that the server's certificate carries.",
          { default: DEFAULTS.tlsName, example: DEFAULTS.tlsName },
        ),
      }),
      "Ask over https, and trust this certificate authority.",
      { example: { ca: "test/ca.pem" } },
    ),
    fixture: f.optional(
      f.relativePath,
      "A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",
      { example: DEFAULTS.fixture },
    ),
    paths: f.optional(
      f.oneOrMore(f.relativePath),
      "Globs of the files it is made of, from the repository's top; a change of none of them is not measured.",
      { example: ["src/*", "package.json"] },
    ),
  })
  .superRefine((target, context) => {
    // A misspelt key is the better explanation of what is missing.
    if (context.issues.length > 0) return;
    const fail = (message: string, path: string[] = []) =>
      context.addIssue({ code: "custom", message, path });
    checkStartable(target, fail);
    if (target.matrix !== undefined && target.build === undefined)
      fail('is of build arguments; add "build", or remove it', ["matrix"]);
  });

export type TargetInput = z.output<typeof targetSchema>;
