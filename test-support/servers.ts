/** A server.js whose handler is this code over `request` and `response`. */
export function serverThat(handler: string, before = ""): string {
  return `const http = require("node:http");
${before}
http.createServer((request, response) => { ${handler} }).listen(process.env.PORT);
`;
}

/** Code that adds a byte to a file; whoever comes first, another side's user, who may have another id, can add one too. */
export function noting(file: string): string {
  return `process.umask(0); require("node:fs").appendFileSync(${JSON.stringify(file)}, "x");`;
}

/** Code that is true in a handler while several connections are open at once, as under load: checks ask one after the other. */
export const UNDER_LOAD = "request.socket.server._connections > 2";

export const HELLO = serverThat(`response.end("Hello");`);

export const DOCKERFILE = `FROM node:24-slim
COPY server.js /server.js
CMD ["node", "/server.js"]
`;

interface ConfigOptions {
  readonly target?: object;
  /** Keys of the target's process, which stand directly under a target without `build` and `image`. */
  readonly process?: object;
  readonly scenario?: object;
  readonly top?: object;
}

/** A loadgate.yml with one target and one scenario, which these keys complete or change. YAML reads JSON. */
export function config(options: ConfigOptions = {}): string {
  const target = { build: ".", port: 8080, ready: { timeout: "10s" }, ...options.target };
  const process = { command: "node server.js", ...options.process };
  const inContainer = target.build !== undefined || "image" in target;
  const scenario = { request: "GET /", connections: 8, duration: "200ms", via: "direct" };
  return `${JSON.stringify(
    {
      targets: { api: inContainer ? { ...target, process } : { ...target, ...process } },
      scenarios: { hello: { ...scenario, ...options.scenario } },
      ...options.top,
    },
    null,
    2,
  )}\n`;
}
