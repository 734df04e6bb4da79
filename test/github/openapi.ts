import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv, type ValidateFunction } from "ajv";

/** GitHub's own description of its REST interface. */
const description = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve("@octokit/openapi/generated/api.github.com.json"),
    "utf8",
  ),
);

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: { readonly type?: string };
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** OpenAPI 3.0 says `nullable` beside `$ref` and `anyOf` too, which JSON Schema does not know. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema);
  if (typeof node !== "object" || node === null) return node;
  const made = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asJsonSchema(value)]));
  if (made.nullable !== true || typeof made.type === "string") return made;
  const { nullable, ...rest } = made;
  return { anyOf: [rest, { type: "null" }] };
}

const ajv = new Ajv({
  strict: false,
  validateFormats: false,
  validateSchema: false,
  allErrors: true,
  // Most of what is compiled is asked once or twice.
  code: { optimize: false },
  logger: false,
});
ajv.addSchema({
  $id: "github",
  components: asJsonSchema(description.components),
  paths: asJsonSchema(description.paths),
});

const compiled = new Map<string, ValidateFunction>();

function validator(pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `github#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

function resolved<T>(node: unknown): T {
  const ref = (node as { $ref?: string } | null)?.$ref;
  if (!ref) return node as T;
  return ref
    .slice(2)
    .split("/")
    .reduce((at, key) => at[key], description) as T;
}

/** "GET /repos/{owner}/{repo}/pulls", as GitHub writes it. */
export type Route = `${"GET" | "POST" | "PATCH" | "PUT" | "DELETE"} /${string}`;

export interface Exchange {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** What of a request and its answer GitHub would not do; empty if all is as it describes. */
export function violations(route: Route, { query, body, status, answer }: Exchange): string[] {
  const [method = "", path = ""] = route.split(" ");
  const verb = method.toLowerCase();
  const operation = description.paths[path]?.[verb] as Operation | undefined;
  if (!operation) return [`GitHub has no ${route}`];
  const at = `/paths/${escaped(path)}/${verb}`;
  const known = (operation.parameters ?? []).map((each) => resolved<Parameter>(each));
  const names = known.filter((each) => each.in === "query").map(({ name }) => name);
  const wrong = [...query.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `${route} has no parameter ${name}`);
  if (body !== undefined && operation.requestBody)
    wrong.push(...check(`${at}/requestBody/content/application~1json/schema`, body, `the body of ${route}`));
  else if (operation.requestBody?.required) wrong.push(`${route} wants a body`);
  const response = operation.responses[String(status)];
  if (response === undefined) return [...wrong, `${route} never answers ${status}`];
  const { content } = resolved<{ content?: Record<string, unknown> }>(response);
  if (content?.["application/json"] && answer !== undefined) {
    const ref = (response as { $ref?: string }).$ref;
    const pointer = ref ? ref.slice(1) : `${at}/responses/${status}`;
    wrong.push(
      ...check(`${pointer}/content/application~1json/schema`, answer, `the answer ${status} of ${route}`),
    );
  }
  return wrong;
}

function check(pointer: string, value: unknown, what: string): string[] {
  const valid = validator(pointer);
  if (valid(value)) return [];
  return (valid.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message }) => `${what}: ${instancePath} ${message}`);
}

/** An example from GitHub's description, to build a whole object on. */
// biome-ignore lint/suspicious/noExplicitAny: an example has any shape
export function example(name: string): any {
  const found = description.components.examples[name]?.value;
  if (found === undefined) throw new Error(`GitHub's description has no example ${name}`);
  return structuredClone(found);
}
