import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { configText } from "./config-text.ts";
import { detect } from "./detect.ts";
import type { Listing } from "./listing.ts";
import { nothingFound } from "./nothing-found.ts";
import { pathsToRequest } from "./paths.ts";
import type { Proposal } from "./proposal.ts";

function listing(files: Readonly<Record<string, string>>): Listing {
  return { files: Object.keys(files), read: (path) => files[path] ?? null };
}

/** The first proposal; what is written for it is a configuration, whatever was found. */
function first(files: Readonly<Record<string, string>>): Proposal {
  const [proposal] = detect(listing(files));
  assert.ok(proposal);
  const { targets } = parseConfig(configText(proposal, null, "1.0.0"), "loadgate.yml");
  assert.equal(targets[0]?.name, proposal.name);
  return proposal;
}

const start = (files: Readonly<Record<string, string>>) => first(files).start;

test("a Node application is started by its script, as Node where that is plain", () => {
  const app = (scripts: object, more: object = {}) => ({
    "package.json": JSON.stringify({ name: "@me/shop", scripts, ...more }),
  });
  assert.deepEqual(start(app({ start: "node server.js" })), { command: "node server.js" });
  assert.deepEqual(start(app({ start: "NODE_ENV=production node dist/app.js --quiet" })), {
    command: "node dist/app.js --quiet",
    env: { NODE_ENV: "production" },
  });
  // What takes a shell or a program of node_modules is npm's.
  assert.deepEqual(start(app({ start: "next start && echo" })), { command: "npm start" });
  assert.equal(first(app({ start: "node a.js" })).name, "shop");
  assert.deepEqual(
    start({
      ...app({ start: "node s.js", build: "tsc" }, { dependencies: { koa: "1" } }),
      "package-lock.json": "{}",
    }).setup,
    ["npm ci", "npm run build"],
  );
  assert.deepEqual(
    start({
      "package.json": '{"private": true}',
      "src/index.js": "createServer(f).listen(3000)",
      "index.js": "module.exports = 1",
    }),
    { command: "node src/index.js" },
  );
});

test("a Node library gets a server that imports it", () => {
  const proposal = first({
    "package.json": JSON.stringify({ name: "fast-thing", main: "lib/index.js", types: "index.d.ts" }),
    // That a library can listen makes it no server.
    "lib/index.js": "exports.listen = (port) => server.listen(port)",
  });
  assert.equal(proposal.library?.file, "bench/server.mjs");
  assert.equal(proposal.start.command, "node bench/server.mjs");
  assert.match(proposal.files?.["bench/server.mjs"] ?? "", /from "\.\.\/lib\/index\.js"/);
  const nested = { name: "x", exports: { ".": { import: "./esm.mjs", require: "./cjs.cjs" } } };
  assert.match(
    first({ "package.json": JSON.stringify(nested) }).files?.["bench/server.mjs"] ?? "",
    /"\.\.\/esm\.mjs"/,
  );
});

const MONOREPO = {
  "package.json":
    '{"private": true, "workspaces": ["packages/*", "apps/**", "!apps/old"], "scripts": {"build": "x"}}',
  "package-lock.json": "{}",
  "packages/core/package.json": '{"name": "@me/core", "exports": "./index.js"}',
  "packages/core/index.js": "exports.a = 1",
  "apps/old/package.json": '{"name": "old", "scripts": {"start": "node old.js"}}',
  "apps/site/package.json": '{"name": "site", "private": true, "scripts": {"start": "vite"}}',
  "apps/next/package.json": '{"name": "next", "private": true, "scripts": {"start": "next start"}}',
  "apps/public/api/package.json": '{"name": "@me/api", "scripts": {"start": "node server.js"}}',
  "other/package.json": '{"name": "other", "scripts": {"start": "node server.js"}}',
};

test("a monorepo's packages are started in their folders, and built from the top", () => {
  const found = detect(listing(MONOREPO));
  assert.deepEqual(
    found.map(({ name }) => name),
    ["next", "api", "core"],
  );
  assert.equal(found[0]?.start.command, "npm start");
  assert.deepEqual(found[1]?.start, {
    workingDirectory: "apps/public/api",
    setup: ["npm ci", "npm --prefix ../../.. run build"],
    command: "node server.js",
  });
  assert.match(found[2]?.files?.["bench/server.mjs"] ?? "", /from "\.\.\/packages\/core\/index\.js"/);
  assert.equal(first(MONOREPO).name, "next");
  const examples = {
    "package.json": '{"private": true, "workspaces": ["packages/*", "examples/*", "playground/*"]}',
    "packages/core/package.json": '{"name": "core", "exports": "./index.js"}',
    "examples/hello/package.json": '{"name": "hello", "scripts": {"start": "node hello.js"}}',
    "playground/ssr/package.json": '{"name": "ssr", "scripts": {"start": "node ssr.js"}}',
  };
  assert.deepEqual(
    detect(listing(examples)).map(({ name }) => name),
    ["core"],
  );
  const pnpm = detect(
    listing({
      "package.json": '{"private": true}',
      "pnpm-workspace.yaml": "packages: [services/*]\n",
      "pnpm-lock.yaml": "",
      "services/api/package.json": '{"name": "api", "scripts": {"start": "node a.ts", "build": "tsc"}}',
    }),
  )[0];
  assert.deepEqual(pnpm?.start.setup, ["pnpm install --frozen-lockfile", "npm run build"]);
  assert.match(pnpm?.notes?.join() ?? "", /GitHub's runners have no pnpm; .*npm install --global pnpm/);
  for (const broken of ["[1, null]", "{}", '"a"', '["["]'])
    assert.deepEqual(
      detect(listing({ "package.json": `{"workspaces": ${broken}}`, "a/package.json": "{" })),
      [],
    );
});

test("without a package at the top, applications are found in folders, and what develops a website is not", () => {
  const files = {
    "client/package.json": '{"name": "client", "scripts": {"start": "vite"}}',
    "examples/one/package.json": '{"scripts": {"start": "node one.js"}}',
    "server/package.json": '{"name": "shop-server", "scripts": {"start": "node --no-warnings src/index.js"}}',
    "server/package-lock.json": "{}",
    "server/tools/package.json": '{"scripts": {"start": "node tool.js"}}',
  };
  assert.deepEqual(
    detect(listing(files)).map(({ name, what, start: { workingDirectory, setup } }) => [
      name,
      what,
      workingDirectory,
      setup,
    ]),
    [["shop-server", "a Node application (the script start in server)", "server", ["npm ci"]]],
  );
  assert.equal(first(files).name, "shop-server");
});

test("packages are got by the manager whose lock file is there, else by the one that package.json names", () => {
  const app = (files: Readonly<Record<string, string>>, more: object = {}) => {
    const scripts = { start: "node a.js", build: "tsc" };
    return first({ "package.json": JSON.stringify({ name: "a", scripts, ...more }), ...files });
  };
  const setup = (files: Readonly<Record<string, string>>, more: object = {}) =>
    app(files, more).start.setup?.[0];
  assert.equal(setup({ "yarn.lock": "# yarn lockfile v1\n" }), "yarn install --frozen-lockfile");
  assert.equal(setup({ "bun.lock": "{}" }), "bun install --frozen-lockfile");
  assert.equal(setup({ "npm-shrinkwrap.json": "{}" }), "npm ci");
  assert.equal(setup({}, { packageManager: "pnpm@10.1.0" }), "pnpm install");
  assert.equal(setup({ "package-lock.json": "{}" }, { packageManager: "pnpm@10.1.0" }), "npm ci");
  // NODE_ENV holds while it is built, too, and managers leave out what builds it then.
  const production = { name: "a", scripts: { start: "NODE_ENV=production node a.js", build: "tsc" } };
  const built = (lock: string) =>
    first({ "package.json": JSON.stringify(production), [lock]: "" }).start.setup?.[0];
  assert.deepEqual(["package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"].map(built), [
    "npm ci --include=dev",
    "pnpm install --frozen-lockfile --prod=false",
    "yarn install --frozen-lockfile --production=false",
    "bun install --frozen-lockfile",
  ]);
  const library = (scripts: object) =>
    first({
      "package.json": JSON.stringify({ name: "l", main: "l.js", devDependencies: { mocha: "1" }, scripts }),
    }).start.setup;
  assert.deepEqual(library({ test: "mocha" }), ["npm install --omit=dev"]);
  assert.deepEqual(library({ prepare: "husky" }), ["npm install"]);
  assert.deepEqual(library({ build: "tsc" }), ["npm install", "npm run build"]);
  // Yarn's Plug'n'Play leaves no folder in which Node itself finds packages.
  const berry = app(
    { "yarn.lock": "__metadata:\n  version: 8\n" },
    { packageManager: "yarn@4.5.0+sha512.1" },
  );
  assert.deepEqual(berry.start, {
    setup: ["yarn install --immutable", "yarn run build"],
    command: "yarn node a.js",
  });
  assert.match(berry.notes?.join() ?? "", /have Yarn 1; for yarn@4\.5\.0 put run: corepack enable/);
  const linked = app({
    "yarn.lock": "__metadata:\n",
    ".yarnrc.yml": "nodeLinker: node-modules\nyarnPath: y\n",
  });
  assert.deepEqual([linked.start.command, linked.notes], ["node a.js", undefined]);
  assert.match(app({ ".nvmrc": "24\n" }).notes?.join() ?? "", /node-version-file: \.nvmrc/);
});

const README = `# Quick
\`\`\`sh
npm i quick
\`\`\`
\`\`\`js
import quick from 'quick'
import view from 'view'
quick(view).listen(1234)
\`\`\`
\`\`\`js
// Require the framework

// ESM
import quick from 'quick'

const app = quick({
  logger: true
})
// CommonJS
const app = require('quick')({
  logger: true
})

app.get('/', (request, reply) => reply.send('quick'))
app.listen({ host: '::', port: 3000 }, () => {})
\`\`\`
`;

test("a web framework is measured by the first server of its README that needs nothing else", () => {
  const library = { "package.json": '{"name": "quick", "main": "quick.js"}', "quick.js": "" };
  const [guess, plain] = detect(listing({ ...library, "README.md": README }));
  assert.deepEqual([guess?.guess, plain?.guess], [true, undefined]);
  assert.equal(
    guess?.files?.["bench/server.mjs"],
    `// The first server of the README of quick, for loadgate to measure. Have it do what servers of its users do most.
// Require the framework

// ESM
import quick from "../quick.js"

const app = quick({
  logger: true
})

app.get('/', (request, reply) => reply.send('quick'))
app.listen({ host: '::', port: Number(process.env.PORT ?? 3000) }, () => {})
`,
  );
  const required = "```js\nconst Quick = require('quick');\nnew Quick().listen(3000);\n```\n";
  const [old] = detect(listing({ ...library, "readme.md": required }));
  assert.equal(old?.start.command, "node bench/server.cjs");
  assert.match(
    old?.files?.["bench/server.cjs"] ?? "",
    /require\("\.\.\/quick\.js"\);\nnew Quick\(\)\.listen\(Number\(process\.env\.PORT \?\? 3000\)\);/,
  );
  const both = { ".": { require: "./lib/quick.js", import: "./dist/quick.mjs" } };
  const [koa] = detect(
    listing({ "package.json": JSON.stringify({ name: "quick", exports: both }), "README.md": required }),
  );
  assert.match(koa?.files?.["bench/server.cjs"] ?? "", /require\("\.\.\/lib\/quick\.js"\)/);
  const none = "```js\nimport quick from 'quick'\nquick.parse(3000)\n```\n";
  assert.equal(detect(listing({ ...library, "README.md": none }))[0]?.guess, undefined);
});

test("a Go module is built where its listening main package is", () => {
  assert.deepEqual(
    start({
      "go.mod": "module example.org/api\n",
      "cmd/tool/main.go": "package main\nfunc main() {}\n",
      "cmd/server/main.go": 'package main\nimport "net/http"\n',
      "cmd/server/main_test.go": "package main\n",
    }),
    {
      setup: ["go build -trimpath -buildvcs=false -o ./loadgate-server ./cmd/server"],
      command: "./loadgate-server",
    },
  );
  const library = first({ "go.mod": "module example.org/lib/v2\n", "route/tree.go": "package route\n" });
  assert.match(library.files?.["bench/server.go"] ?? "", /_ "example\.org\/lib\/v2\/route"/);
});

test("a Rust workspace is built by the member that listens", () => {
  const workspace = {
    "Cargo.toml": '[workspace]\nmembers = ["core", "tool", "web"]\n',
    "Cargo.lock": "",
    "core/Cargo.toml": '[package]\nname = "core-lib"\n',
    "core/src/lib.rs": "pub fn f() {}",
    "tool/Cargo.toml": '[package]\nname = "tool"\n',
    "tool/src/main.rs": "fn main() {}",
    "web/Cargo.toml": '[package]\nname = "web"\n[[bin]]\nname = "serve"\npath = "src/serve.rs"\n',
    "web/src/serve.rs": "use std::net::TcpListener;",
  };
  assert.deepEqual(start(workspace), {
    setup: ["cargo build --release --locked --package web --bin serve"],
    command: "./target/release/serve",
  });
  const library = first({ "Cargo.toml": '[package]\nname = "my-lib"\n', "src/lib.rs": "" });
  assert.match(library.files?.["bench/Cargo.toml"] ?? "", /^my-lib = \{ path = "\.\." \}$/m);
  assert.match(library.files?.["bench/server.rs"] ?? "", /use my_lib as library/);
});

test("Java: one file, Maven's jar, Gradle's", () => {
  const main =
    "import com.sun.net.httpserver.HttpServer; class Main { public static void main(String[] a) {} }";
  assert.deepEqual(start({ "Main.java": main }), {
    setup: ["javac -d loadgate-classes Main.java"],
    command: "java -cp loadgate-classes Main",
  });
  const pom = `<project><parent><artifactId>boot-parent</artifactId><version>9</version></parent>
    <dependencies><dependency><artifactId>web</artifactId></dependency></dependencies>
    <artifactId>shop</artifactId><version>1.2</version></project>`;
  assert.deepEqual(start({ "pom.xml": pom, mvnw: "" }), {
    setup: ["./mvnw --quiet --batch-mode -DskipTests package"],
    command: "java -jar target/shop-1.2.jar",
  });
  const gradle = {
    "build.gradle": "plugins { id 'application' }",
    "settings.gradle": "rootProject.name = 'api'",
  };
  assert.equal(start(gradle).command, "./build/install/api/bin/api");
});

test("Python: uvicorn, gunicorn, Flask, and what serves by itself", () => {
  const venv = [
    "python3 -m venv .venv",
    ".venv/bin/pip install --quiet --disable-pip-version-check --requirement requirements.txt",
  ];
  assert.deepEqual(
    start({
      "requirements.txt": "fastapi\nuvicorn\n",
      "app/main.py": "from fastapi import FastAPI\napp = FastAPI()\n",
    }),
    {
      setup: venv,
      command: ["sh", "-c", "exec .venv/bin/uvicorn app.main:app --port $PORT --no-access-log"],
    },
  );
  assert.deepEqual(
    start({ "requirements.txt": "gunicorn\n", "wsgi.py": "def application(environ, start):\n  pass\n" }),
    { setup: venv, command: ".venv/bin/gunicorn wsgi:application" },
  );
  assert.match(
    String(start({ "requirements.txt": "flask\n", "app.py": "api = Flask(__name__)\n" }).command),
    /flask --app app:api run --port \$PORT/,
  );
  assert.deepEqual(start({ "serve.py": "HTTPServer(('', 8000), H).serve_forever()" }), {
    command: "python3 serve.py",
  });
});

test("a script that starts what was built comes before the one that builds and watches", () => {
  const scripts = { build: "nest build", start: "nest start", "start:prod": "node dist/main" };
  const nest = (given: object) => first({ "package.json": JSON.stringify({ name: "cats", scripts: given }) });
  assert.equal(nest(scripts).start.command, "node dist/main");
  assert.match(nest(scripts).what, /the script start:prod/);
  assert.equal(
    nest({ ...scripts, "start:prod": "pm2-runtime dist/main.js" }).start.command,
    "npm run start:prod",
  );
  // What builds nothing has nothing that was built.
  assert.equal(nest({ ...scripts, build: undefined }).start.command, "npm start");
});

test("Python: an application that a function makes, called by its module or by the server, and modules in src/", () => {
  const factory = "from flask import Flask\ndef create_app(config=None):\n    return Flask(__name__)\n";
  const command = (files: Record<string, string>) => String(start(files).command);
  const made = {
    "shop/__init__.py": factory,
    "wsgi.py": "from shop import create_app\napp = create_app()\n",
  };
  assert.equal(command({ "requirements.txt": "gunicorn\n", ...made }), ".venv/bin/gunicorn wsgi:app");
  assert.equal(
    command({ "requirements.txt": "gunicorn\n", "shop/__init__.py": factory }),
    ".venv/bin/gunicorn 'shop:create_app()'",
  );
  const fast = factory.replaceAll("Flask", "FastAPI");
  assert.match(
    command({ "requirements.txt": "", "shop/web.py": fast }),
    /uvicorn --factory shop\.web:create_app /,
  );
  // What needs an argument is called by nobody.
  const asked = { "requirements.txt": "", "shop/web.py": fast.replace("=None", "") };
  assert.deepEqual(detect(listing(asked)), []);

  const project = { "pyproject.toml": "[project]\n", "src/tea/web.py": "app = FastAPI()\n" };
  assert.match(command(project), /uvicorn tea\.web:app /);
  assert.deepEqual(start(project).env, { PYTHONPATH: "src" });
  const named = { ...project, "src/tea/other.py": "from src.tea import web\n" };
  assert.match(command(named), /uvicorn src\.tea\.web:app /);
  assert.equal(start(named).env, undefined);
});

test("PHP's own server gets PORT from a shell", () => {
  assert.deepEqual(start({ "composer.json": '{"name": "me/shop"}', "public/index.php": "<?php" }), {
    setup: ["composer install --no-interaction --quiet --no-dev"],
    command: ["sh", "-c", "exec php -S 127.0.0.1:$PORT -t public public/index.php"],
  });
});

test("a Dockerfile comes before what is in it, and a library after every server", () => {
  const names = (files: Readonly<Record<string, string>>) => detect(listing(files)).map(({ what }) => what);
  const go = { "go.mod": "module m\n", "main.go": 'package main\nimport "net/http"\n' };
  assert.deepEqual(
    names({
      ...go,
      Dockerfile: "FROM golang\nEXPOSE 9000/tcp\n",
      "package.json": '{"name": "l", "main": "l.js"}',
    }),
    ["a container (Dockerfile)", "a Go server (package main)", "a Node library (l)"],
  );
  assert.equal(first({ Dockerfile: "FROM x\nENV PORT=9000\n" }).port, 9000);
  assert.deepEqual(start({ "docker/Dockerfile": "FROM x" }).build, {
    context: ".",
    dockerfile: "docker/Dockerfile",
  });
});

test("what a library is called, and where it lies, makes no code and no configuration", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it would end a template
  const name = '`${x}`"\nmode: block\n*/ evil()';
  const odd = first({
    "package.json": JSON.stringify({ name, main: 'a"b' }),
    'a"b/index.js': "exports.a = 1",
  });
  const server = odd.files?.["bench/server.mjs"] ?? "";
  assert.match(server, /import \* as library from "\.\.\/a\\"b\/index\.js";/);
  assert.equal(server.split("\n").filter((line) => line.includes("evil")).length, 2);
  assert.equal(parseConfig(configText(odd, null, "1.0.0"), "loadgate.yml").gate.mode, "observe");
  const go = { "go.mod": "module m\n", "my cmd/a.go": 'package main\nimport "net/http"\n' };
  assert.match(start(go).setup?.[0] ?? "", / '\.\/my cmd'$/);
});

test("what holds no server gives nothing", () => {
  for (const files of [
    {},
    { "README.md": "# x" },
    { "package.json": "{" },
    { "go.mod": "" },
    { "pom.xml": "<" },
  ])
    assert.deepEqual(detect(listing(files)), []);
});

test("of a compose file the service that is built is the target, with what it depends on", () => {
  const proposal = first({
    "compose.yaml": `
services:
  web:
    build: { context: ./api, target: run }
    ports: ["127.0.0.1:8080:3000/tcp"]
    environment:
      DATABASE_URL: postgres://u:\${PW:-secret}@db:5432/app
      CACHE_HOST: cache
      CACHE_PORT: 6379
      DSN: tcp(db:3306) host=db user=db
      DB_NAME: db
      TOKEN: \${TOKEN}
      PORT: 3000
    depends_on: { db: { condition: service_healthy }, cache: {}, worker: {} }
    volumes: ["./api:/app", "data:/data"]
  worker: { image: me/worker }
  cache: { image: "redis:7", command: ["redis-server", "--save", ""] }
  db:
    image: postgres:17
    environment: ["POSTGRES_PASSWORD=secret", "POSTGRES_DB=app"]
    healthcheck: { test: ["CMD-SHELL", "pg_isready -U $$POSTGRES_USER"] }
  admin: { image: adminer }
`,
    "api/Dockerfile": "FROM x",
  });
  assert.deepEqual(proposal.start, {
    build: { context: "api", target: "run" },
    env: {
      // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as they stand in loadgate.yml
      DATABASE_URL: "postgres://u:secret@${db.host}:5432/app",
      CACHE_HOST: "${cache.host}",
      CACHE_PORT: "6379",
      DSN: "tcp(${db.host}:3306) host=${db.host} user=db",
      // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above
      DB_NAME: "db",
    },
  });
  assert.equal(proposal.port, 3000);
  assert.deepEqual(proposal.services, {
    db: {
      image: "postgres:17",
      env: { POSTGRES_PASSWORD: "secret", POSTGRES_DB: "app" },
      port: 5432,
      ready: ["sh", "-c", "pg_isready -U $POSTGRES_USER"],
    },
    cache: { image: "redis:7", command: "redis-server --save ''", port: 6379 },
  });
  const notes = proposal.notes?.join("\n") ?? "";
  for (const said of [/worker was left out/, /volumes of web/, /TOKEN of web/]) assert.match(notes, said);
});

test("a compose file's services may stand in files that it includes, with paths and variables of their own", () => {
  const files = {
    "compose.yaml":
      "include: [infra/compose.yaml, { path: [api/base.yaml, api/more.yaml], env_file: api/own.env }]",
    "infra/compose.yaml": "services: { db: { build: ., env_file: db.env, expose: [6000] } }",
    "infra/db.env": "SIZE=2",
    "api/base.yaml": `
services:
  web:
    build: .
    depends_on: [db]
    environment: { DB_HOST: db, GREETING: "\${GREETING}", PRICE: "\${PRICE:-0}", OTHER: "\${OTHER}" }
    command: [node, base.js]
`,
    "api/more.yaml":
      "services: { web: { build: { target: run }, environment: [MORE=1], command: node more.js } }",
    "api/own.env": "GREETING=hello\nPRICE='5 $'",
  };
  const { start, services, notes } = first(files);
  assert.deepEqual(start, {
    build: { context: "api", target: "run" },
    command: "node more.js",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in loadgate.yml
    env: { DB_HOST: "${db.host}", GREETING: "hello", PRICE: "5 $", MORE: "1" },
  });
  assert.deepEqual(services, { db: { build: { context: "infra" }, env: { SIZE: "2" }, port: 6000 } });
  assert.match(notes?.join("\n") ?? "", /OTHER of web takes its value/);
  const circle = { "compose.yaml": "include: compose.yaml\nservices: { web: { build: . } }" };
  assert.deepEqual(start && first(circle).start, { build: { context: "." } });
});

test("what a service extends is merged with it as Compose does, from its own folder; an override file is named", () => {
  const { start, notes } = first({
    "compose.yaml": `
services:
  web:
    extends: { file: common/compose.yaml, service: base }
    env_file: [{ path: web.env }, { path: none.env, required: false }]
    build: { args: { B: "2" } }
`,
    "common/compose.yaml":
      "services: { base: { build: { context: ../api, args: [A=1] }, env_file: base.env } }",
    "common/base.env": "HOST=one\nLEFT=base",
    "web.env": "HOST=two",
    "compose.override.yaml": "services: { web: { command: npm run dev } }",
  });
  assert.deepEqual(start, {
    build: { context: "api", args: { A: "1", B: "2" } },
    env: { HOST: "two", LEFT: "base" },
  });
  assert.match(notes?.join("\n") ?? "", /^compose\.override\.yaml was left out/);
});

test("the variables of a project's own .env are put into its compose file", () => {
  const { start } = first({
    "compose.yaml":
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as Compose has them
      'services: { web: { build: "${FOLDER}", environment: { A: "${A}", B: "$B", C: "$$A" } } }',
    ".env": "FOLDER=api\nA=1\nB=$A",
  });
  assert.deepEqual(start, { build: { context: "api" }, env: { A: "1", B: "$A", C: "$A" } });
});

test("a compose file's migration is no service, but what to prepare", () => {
  const proposal = first({
    "compose.yaml": `
services:
  api:
    build: .
    ports: ["8080"]
    depends_on: { migrate: { condition: service_completed_successfully } }
  migrate: { build: ., command: ["/app", "migrate", "up now"], depends_on: [db] }
  db: { image: "postgres:17" }
`,
  });
  assert.deepEqual(Object.keys(proposal.services ?? {}), ["db"]);
  assert.deepEqual(proposal.notes, [
    "Service migrate was left out, since it runs to its end before others start; have target api do the same by prepare: /app migrate 'up now'.",
  ]);
});

test("what Compose and loadgate.yml have a key for is taken along, and one line names the rest", () => {
  const files = {
    "deploy/compose.yml": "",
    "compose.yaml": `
services:
  debug: { build: ., ports: ["9229"], profiles: [debug] }
  web:
    extends: { service: base, file: common.yml }
    build:
      context: "\${DIR:-./api}"
      args: { VERSION: "\${VERSION:-1.2}", COMMIT: null, TOKEN: "\${TOKEN}" }
      additional_contexts: { shared: ./shared }
      shm_size: 128mb
      network: host
    expose: ["3000"]
    environment: ["DB=my-db:5432", "API_KEY"]
    env_file: [.env.shared, .env, { path: .env.local, required: false }]
    mem_limit: "\${MEMORY:-512m}"
    shm_size: 64m
    ulimits: { nofile: { soft: 1024, hard: 4096 }, nproc: "2048" }
    security_opt: ["no-new-privileges:true", "seccomp:./seccomp.json"]
    cpus: 0.5
    user: "1000"
    entrypoint: /start
    restart: always
    x-team: shop
    depends_on: { db: {}, backend: {}, mail: { required: false } }
  backend: { build: ./backend, deploy: { resources: { limits: { memory: 1g, cpus: "0.5" } } } }
  db:
    image: postgres:17
    container_name: my-db
    ulimits: { nice: -20 }
    volumes: ["./init.sql:/docker-entrypoint-initdb.d/init.sql", "data:/var/lib/postgresql/data"]
  mail: { image: mailhog, ports: ["8025"] }
`,
    "common.yml": "services: { base: { environment: { LOG: warn, DB: none } } }",
    ".env.shared": "SHARED=1",
    "seccomp.json": "{}",
    "api/Dockerfile": "FROM x",
    "backend/Dockerfile": "FROM x\nEXPOSE 4000",
  };
  const proposal = first(files);
  assert.deepEqual(proposal.start, {
    build: {
      context: "api",
      args: { VERSION: "1.2" },
      shared: { additional_contexts: { shared: "shared" }, shm_size: "128mb" },
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in loadgate.yml
    env: { SHARED: "1", LOG: "warn", DB: "${db.host}:5432" },
    shared: {
      mem_limit: "512m",
      shm_size: "64m",
      ulimits: { nofile: { soft: 1024, hard: 4096 }, nproc: 2048 },
      security_opt: ["seccomp=seccomp.json"],
    },
  });
  assert.equal(proposal.services?.backend?.port, 4000);
  assert.deepEqual(proposal.services?.backend?.shared, { mem_limit: "1g" });
  assert.deepEqual(Object.keys(proposal.services ?? {}), ["db", "backend"]);
  const [target] = parseConfig(configText(proposal, null, "1.0.0"), "loadgate.yml").targets;
  assert.deepEqual(
    [target?.memory, target?.shmSize, target?.ulimits, target?.build?.shmSize, target?.build?.contexts],
    [2 ** 29, 2 ** 26, { nofile: "1024:4096", nproc: "2048" }, 2 ** 27, { shared: "shared" }],
  );
  const notes = proposal.notes?.join("\n") ?? "";
  for (const said of [
    /^cpus, user, entrypoint, build\.network of web in compose\.yaml were left out, since loadgate\.yml has no key for them/m,
    /^volumes of db in compose\.yaml was left out/m,
    /^ulimits of db in compose\.yaml was left out, since loadgate\.yml does not take that value\.$/m,
    /^deploy\.resources\.limits\.cpus of backend in compose\.yaml was left out, since loadgate\.yml has no key for it/m,
    /^The variables of \.env, the env_file of web, were left out/m,
    /^API_KEY of web takes its value from the environment/m,
    /^COMMIT of web .* give it under build: args:\.$/m,
    /^TOKEN of web .* give it under build: args:\.$/m,
  ])
    assert.match(notes, said);
  assert.equal(proposal.notes?.length, 8, notes);
});

test("a service whose image is the environment's is left out, and an empty command is the image's", () => {
  const proposal = first({
    "compose.yaml": `
services:
  api: { build: ., command: [], depends_on: [search, cache, other] }
  search: { image: "\${REGISTRY}/search", ports: ["9200"] }
  cache: { image: "\${CACHE:-redis:7}", command: "" }
  other: { ports: ["1"] }
`,
    Dockerfile: "",
  });
  assert.deepEqual(proposal.services, { cache: { image: "redis:7", port: 6379 } });
  assert.equal(proposal.start.command, undefined);
  assert.deepEqual(
    proposal.notes,
    ["search", "other"].map(
      (name) => `Service ${name} was left out, since compose.yaml alone does not say which image it is.`,
    ),
  );
});

test("a value that loadgate.yml does not take is left out, and named", () => {
  const refused = (key: string) => {
    const { start, notes } = first({
      "compose.yaml": `services: { api: { build: ., ${key} } }`,
      Dockerfile: "",
    });
    assert.equal(start.shared, undefined, key);
    assert.match(
      notes?.join() ?? "",
      new RegExp(`^${key.split(":")[0]} of api in compose.yaml was left out`),
    );
  };
  for (const key of [
    "mem_limit: lots",
    "mem_limit: 0",
    "shm_size: [1]",
    "ulimits: { nofile: unlimited }",
    "ulimits: { rtprio: 1 }",
    "ulimits: { nofile: { soft: 1 } }",
    "ulimits: 3",
    'security_opt: ["apparmor:unconfined"]',
    'security_opt: ["seccomp=absent.json"]',
    "security_opt: seccomp=unconfined",
  ])
    refused(key);
});

test("what is built from somewhere else is no server of this repository", () => {
  for (const context of ["https://example.com/a.git", "git@example.com:a/b.git", "/srv/app"])
    assert.deepEqual(detect(listing({ "compose.yaml": `services: { a: { build: "${context}" } }` })), []);
});

test("a compose file that is none, or goes round in circles, does no harm", () => {
  const compose = (text: string) => detect(listing({ "compose.yaml": text }));
  for (const text of ["", "services: 3", "services: { a: null }", ": :", "services: { a: { image: x } }"])
    assert.deepEqual(compose(text), []);
  const circle =
    "services: { a: { build: ., depends_on: [b] }, b: { build: ., expose: [1], depends_on: [a] } }";
  assert.equal(compose(circle)[0]?.name, "b");
});

test("the README's paths are asked first, health last, and nothing that changes something", () => {
  const paths = pathsToRequest(
    listing({
      "README.md": "curl http://localhost:3000/users?page=2 and http://localhost:3000/logout",
      "app.js": 'app.get("/items", f); app.get("/items/:id", f); app.get("/health", f)',
    }),
  );
  assert.deepEqual(paths.slice(0, 3), ["/users?page=2", "/", "/items"]);
  assert.equal(paths.includes("/logout") || paths.includes("/items/:id"), false);
  assert.ok(paths.indexOf("/health") > paths.indexOf("/api"));
});

test("a route is asked below what its class, its router and its settings put in front of it", () => {
  const asks = (path: string, files: Record<string, string>) =>
    assert.ok(pathsToRequest(listing(files)).includes(path), path);
  asks("/api/v1/items", {
    "src/app.js": 'app.use("/api/v1", require("./routes"));',
    "src/routes/index.js": 'router.use("/items", require("./items"));',
    "src/routes/items.js": 'router.get("/", all);',
  });
  asks("/api/cats/first", {
    "src/main.ts": "app.setGlobalPrefix('api');",
    "src/cats.controller.ts": "@Controller('cats')\nexport class Cats {\n  @Get('first')\n  first() {} }",
  });
  asks("/shop/cats", {
    "src/main/resources/application.properties": "server.servlet.context-path=/shop\n",
    "src/main/java/com/example/Cats.java":
      '@RestController\n@RequestMapping("/cats")\npublic class Cats {\n  @GetMapping\n  public String all() { return ""; } }',
  });
  asks("/teas/best", {
    "src/main/java/org/acme/Teas.java":
      '@Path("/teas")\npublic class Teas {\n  @GET\n  @Path("/best")\n  public String best() { return ""; } }',
  });
  asks("/v1/teas", {
    "app/teas.py":
      'router = APIRouter(prefix="/teas")\n@router.get("")\n@router.get("/")\nasync def all(): ...',
    "app/main.py": 'app.include_router(teas.router, prefix="/v1")',
  });
  asks("/v1/teas", { "main.go": 'v1 := r.Group("/v1")\nv1.GET("/teas", teas)' });
  asks("/v1/teas", { "main.rs": 'Router::new().nest("/v1", Router::new().route("/teas", get(teas)))' });
  asks("/authors", { "index.php": "if ($path === '/authors') {}" });
  const many = Array.from(
    { length: 500 },
    (_, index) => `app.get("/r${index}", f); app.use("/m${index}", f);`,
  );
  assert.ok(pathsToRequest(listing({ "app.js": many.join("\n") })).length <= 80);
  assert.ok(pathsToRequest(listing({ "app.js": many.join("\n") })).includes("/health"));
});

test("a Java package that is called example is no example", () => {
  const pom = `<project><artifactId>shop</artifactId><version>1</version></project>`;
  const main = "class Main { static void main(String[] a) { HttpServer.create(); } }";
  const shop = { "pom.xml": pom, "src/main/java/com/example/Main.java": main };
  assert.match(String(start(shop).command), / com\.example\.Main$/);
  const routed = main.replace("HttpServer", 'x.createContext("/teas"); HttpServer');
  const asked = (path: string) => pathsToRequest(listing({ [path]: routed })).includes("/teas");
  assert.equal(asked("src/main/java/com/example/Main.java"), true);
  assert.equal(asked("examples/src/main/java/Main.java"), false);
});

test("Gradle: Kotlin's build file, Spring Boot's jar by the wrapper; without a name nothing is guessed", () => {
  const kotlin = {
    "build.gradle.kts": "plugins { application }\n",
    "settings.gradle.kts": 'rootProject.name = "api"\n',
  };
  assert.equal(start(kotlin).command, "./build/install/api/bin/api");
  const spring = first({
    "build.gradle": "plugins { id 'org.springframework.boot' version '4.0.0' }\nversion = '1.2'\n",
    "settings.gradle": "rootProject.name = 'shop'\n",
    gradlew: "",
  });
  assert.equal(spring.start.command, `java -jar build/libs/shop-1.2.jar --server.port=\${port}`);
  assert.match(configText(spring, null, "1.0.0"), /: \.\/gradlew --no-daemon bootJar$/m);
  assert.deepEqual(detect(listing({ "build.gradle": "plugins { id 'application' }" })), []);
});

const GO_BUILD = "go build -trimpath -buildvcs=false -o ./loadgate-server";

test("of several Go commands the server comes first, also where it listens by another package; a client is none", () => {
  const shop = {
    "go.mod": "module example.org/shop/v2\n",
    "cmd/migrate/main.go": "package main\nfunc main() {}\n",
    "cmd/sync/main.go": 'package main\nimport "net/http"\nfunc main() { http.Get("http://a/") }\n',
    "cmd/shopd/main.go":
      'package main\nimport (\n\t"log"\n\tw "example.org/shop/v2/internal/web" // all of it\n)\n',
    "internal/web/web.go": 'package web\nimport "example.org/shop/v2/internal/serve"\n',
    "internal/serve/serve.go": "package serve\nvar s = http.Server{}\n",
  };
  assert.deepEqual(
    detect(listing(shop)).map(({ what }) => what),
    ["a Go server (cmd/shopd)"],
  );
  const admin = { "cmd/admin/main.go": "package main\n// http.ListenAndServe\n" };
  assert.deepEqual(
    detect(listing({ ...admin, ...shop })).map(({ name }) => name),
    ["shopd", "admin"],
  );
});

test("a Go server behind a package that is imported on one line", () => {
  const { what } = first({
    "go.mod": "module m\n",
    "cmd/shop/main.go": 'package main\nimport ("log"; web "m/internal/web")\n',
    "cmd/notes/main.go": 'package main\nimport "fmt"\n',
    "internal/web/web.go": 'package web\nimport "net/http"\nvar _ = http.ListenAndServe',
  });
  assert.equal(what, "a Go server (cmd/shop)");
});

test("routes of Go's own multiplexer, Ktor, Laravel, Slim and Symfony, however their router is called", () => {
  const routes = (path: string, text: string) => pathsToRequest(listing({ [path]: text }));
  assert.ok(routes("a.go", 'm.HandleFunc("GET /v1/items", f)').includes("/v1/items"));
  assert.ok(routes("a.kt", 'routing { route("/v1") { get("/items") { } } }').includes("/v1/items"));
  assert.ok(routes("routes/api.php", "Route::get('users', f);").includes("/api/users"));
  assert.ok(routes("a.php", "$app->get('/slim', f);").includes("/slim"));
  assert.ok(routes("a.php", "#[Route('/symfony', name: 'x')]").includes("/symfony"));
});

test("what go does not compile, and tools, make no server of a Go library", () => {
  const main = "package main\nfunc main() { http.ListenAndServe(a, nil) }\n";
  const library = first({
    "go.mod": "module example.org/router/v3\n",
    "router.go": "package router\n",
    "gen.go": `//go:build ignore\n\n${main}`,
    "_examples/hello/main.go": main,
    "cmd/routes/main.go": "package main\nfunc main() {}\n",
    "tools/go.mod": "module example.org/router/tools\n",
    "tools/main.go": "package main\n",
  });
  assert.equal(library.library?.file, "bench/server.go");
  assert.equal(library.name, "router");
  assert.match(library.files?.["bench/server.go"] ?? "", /_ "example\.org\/router\/v3"/);
});

test("a Go server is called with its flag for the port, and its command, and built with the project's tags", () => {
  const called = (source: string, more: object = {}) =>
    first({
      "go.mod": "module m\n",
      "main.go": `package main\n${source}\nhttp.ListenAndServe(a, nil)\n`,
      ...more,
    });
  const listen = called('var a = flag.String("listen", ":9090", "where")');
  assert.equal(listen.start.command, `./loadgate-server --listen 127.0.0.1:\${port}`);
  assert.equal(listen.port, 9090);
  assert.equal(
    called('flag.IntVar(&c.Port, "port", 3000, "")').start.command,
    `./loadgate-server --port \${port}`,
  );
  assert.equal(
    called(
      'import "github.com/spf13/cobra"\nx := cobra.Command{Use: "serve [flags]"}\nx.Flags().StringVarP(&a, "addr", "a", "0.0.0.0:80", "")',
    ).start.command,
    `./loadgate-server serve --addr 0.0.0.0:\${port}`,
  );
  for (const source of [
    'flag.String("listen", ":9090", ""); os.Getenv("PORT")',
    'flag.String("listen", ":9090", "")\ntype C struct { Port int `env:"PORT,required"` }',
    'flag.String("http", ":9090", ""); flag.String("addr", ":9091", "")',
    'flag.String("listen", "/run/socket", "")',
    'flag.String("name", ":9090", "")',
  ])
    assert.equal(called(source).start.command, "./loadgate-server", source);
  assert.deepEqual(called('os.Getenv("HTTP_ADDR") + os.Getenv("DB_PORT")').start.env, {
    HTTP_ADDR: `127.0.0.1:\${port}`,
  });
  assert.deepEqual(called('type C struct { Port int `envconfig:"APP_PORT"` }').start.env, {
    APP_PORT: `\${port}`,
  });
  assert.equal(called('os.Getenv("HTTP_PORT"), os.Getenv("API_PORT")').start.env, undefined);
  assert.equal(called('net.Listen("tcp", ":50051"); s := http.Server{Addr: ":3100"}').port, 3100);
  const make = (line: string) => called("", { Makefile: `build:\n\t${line}\n` }).start.setup;
  assert.deepEqual(make('CGO_ENABLED=0 go build -tags "prod,embed" -o bin/app .'), [
    "go build -trimpath -buildvcs=false -tags prod,embed -o ./loadgate-server .",
  ]);
  assert.deepEqual(make("go build -tags $(TAGS) ."), [`${GO_BUILD} .`]);
});

test("a server in a folder is built and started there, the server's folder first", () => {
  const at = (files: Readonly<Record<string, string>>) => {
    const { what, start } = first({ "README.md": "# all", ...files });
    assert.match(configText(first(files), null, "1.0.0"), /^ {4}working-directory: /m);
    return [what, start.workingDirectory, start.command];
  };
  const go = { "go.mod": "module example.org/x\n", "main.go": "package main\n" };
  const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
  assert.deepEqual(at({ ...inFolder("cli", go), ...inFolder("services/api", go), "go.work": "go 1.22\n" }), [
    "a Go server (package main in services/api)",
    "services/api",
    "./loadgate-server",
  ]);
  const rust = { "Cargo.toml": '[package]\nname = "shop"\n', "src/main.rs": "axum::serve" };
  assert.deepEqual(at(inFolder("backend", rust)), [
    "a Rust server (shop in backend)",
    "backend",
    "./target/release/shop",
  ]);
  const python = {
    "requirements.txt": "gunicorn\n",
    "wsgi.py": "def application(environ, start):\n  pass\n",
  };
  assert.equal(at(inFolder("backend", python))[2], ".venv/bin/gunicorn wsgi:application");
  // Its packages are those of its folder's requirements.
  const fast = { "requirements.txt": "fastapi\nuvicorn\n", "app.py": "app = FastAPI()\n" };
  assert.match(String(at(inFolder("backend", fast))[2]), /\.venv\/bin\/uvicorn app:app /);
  assert.equal(at(inFolder("web", { "composer.json": "{}", "public/index.php": "" }))[1], "web");
  // A server at the top is what the repository is about.
  assert.equal(start({ ...go, ...inFolder("tool", rust) }).workingDirectory, undefined);
});

test("Rust: binaries that cargo finds by itself, those behind which a crate listens, the features that one needs", () => {
  const workspace = {
    "Cargo.toml": '[workspace]\nmembers = ["crates/*"]\nexclude = ["fuzzer"]\n',
    "fuzzer/Cargo.toml": '[package]\nname = "fuzzer"\n',
    "fuzzer/src/main.rs": "axum",
    "crates/app/Cargo.toml": '[package]\nname = "app"\n[dependencies]\nhttp-layer.workspace = true\n',
    "crates/app/src/bin/migrate.rs": "fn main() {}",
    "crates/app/src/bin/serve/main.rs": "fn main() { http_layer::run() }",
    "crates/cli/Cargo.toml": '[package]\nname = "cli"\n',
    "crates/cli/src/main.rs": "fn main() {}",
    "crates/layer/Cargo.toml": '[package]\nname = "http-layer"\n',
    "crates/layer/src/lib.rs": "axum::serve()",
  };
  assert.deepEqual(
    detect(listing(workspace)).map(({ name }) => name),
    ["serve", "migrate"],
  );
  const features = first({
    "Cargo.toml":
      '[package]\nname = "lib"\n[[bin]]\nname = "demo-server"\nrequired-features = ["server", "tls"]\n',
    "src/lib.rs": "",
    "src/bin/demo-server.rs": "hyper",
  });
  assert.deepEqual(features.start.setup, [
    "cargo build --release --package lib --bin demo-server --features server,tls",
  ]);
  const tool = first({
    "Cargo.toml": '[package]\nname = "l"\n',
    "src/lib.rs": "",
    "src/main.rs": "fn main() {}",
  });
  assert.equal(tool.library?.file, "bench/server.rs");
});

test("a Rust server gets its port by clap's argument or Rocket's variable, where it does not read PORT", () => {
  const called = (source: string) =>
    start({ "Cargo.toml": '[package]\nname = "a"\n', "src/main.rs": `use axum;\n${source}` });
  const listen = '#[arg(short, long, default_value = "0.0.0.0:3000")]\n    pub listen: SocketAddr,';
  assert.equal(called(listen).command, `./target/release/a --listen 0.0.0.0:\${port}`);
  assert.equal(
    called('#[clap(long = "http-port", default_value_t = 80)] port: u16').command,
    `./target/release/a --http-port \${port}`,
  );
  for (const source of [
    '#[arg(long, env = "PORT")] port: u16',
    "#[arg(long)] listen: String",
    "#[derive(Subcommand)] enum C { Serve { #[arg(long)] port: u16 } }",
    "#[arg(long)] port: u16, #[arg(long)] bind: String",
  ])
    assert.equal(called(source).command, "./target/release/a", source);
  assert.deepEqual(called('std::env::var("LISTEN_ADDR")').env, { LISTEN_ADDR: `127.0.0.1:\${port}` });
  assert.deepEqual(called("rocket::build()").env, { ROCKET_PORT: `\${port}` });
});

test("Maven: the module that is started, its version from above, a jar that does not say what to start", () => {
  const plugin =
    "<build><plugins><plugin><artifactId>spring-boot-maven-plugin</artifactId></plugin></plugins></build>";
  const modules = {
    "pom.xml": `<project><artifactId>all</artifactId><version>\${revision}</version><packaging>pom</packaging>
      <properties><revision>3.1</revision></properties><modules><module>core</module><module>web</module></modules></project>`,
    "core/pom.xml":
      "<project><parent><artifactId>all</artifactId></parent><artifactId>core</artifactId></project>",
    "web/pom.xml": `<project><parent><artifactId>all</artifactId><version>\${revision}</version></parent>
      <artifactId>shop-web</artifactId><dependencies><groupId>org.springframework.boot</groupId></dependencies>${plugin}</project>`,
    "old/pom.xml": `<project><artifactId>old</artifactId><version>1</version>${plugin}</project>`,
  };
  const found = detect(listing(modules));
  assert.equal(found.length, 1);
  assert.deepEqual(found[0]?.start, {
    setup: ["mvn --quiet --batch-mode -DskipTests --projects web --also-make package"],
    command: `java -jar web/target/shop-web-3.1.jar --server.port=\${port}`,
  });
  const bare = { "pom.xml": "<project><artifactId>a</artifactId><version>1</version></project>" };
  const source = "class App { public static void main(String[] a) { HttpServer.create(); } }";
  assert.deepEqual(start({ ...bare, "src/main/java/org/x/App.java": source }), {
    setup: [
      "mvn --quiet --batch-mode -DskipTests package dependency:copy-dependencies -DincludeScope=runtime",
    ],
    command: "java -cp 'target/classes:target/dependency/*' org.x.App",
  });
  const reading = source.replace(
    "HttpServer",
    'System.getenv().getOrDefault("SERVER_PORT", "80"); HttpServer',
  );
  assert.deepEqual(start({ ...bare, "src/main/java/App.java": reading }).env, { SERVER_PORT: `\${port}` });
  assert.deepEqual(detect(listing({ ...bare, "src/main/java/Lib.java": "class Lib {}" })), []);
  const quarkus = `<project><artifactId>q</artifactId><version>1</version><dependencies>io.quarkus</dependencies>
    <build><plugin><artifactId>quarkus-maven-plugin</artifactId></plugin></build></project>`;
  assert.equal(
    start({ "pom.xml": quarkus }).command,
    `java -Dquarkus.http.port=\${port} -jar target/quarkus-app/quarkus-run.jar`,
  );
});

test("Gradle: the project of several that is started, by its path", () => {
  const found = first({
    "settings.gradle.kts": 'rootProject.name = "shop"\ninclude(":services:api", "lib")\n',
    "build.gradle.kts":
      'plugins { id("org.springframework.boot") version "3.4.0" apply false }\nversion = "2.0"\n',
    "services/api/build.gradle.kts": 'plugins { id("org.springframework.boot") }\n',
    "lib/build.gradle.kts": "plugins { `java-library` }\n",
    gradlew: "",
  });
  assert.deepEqual(found.start, {
    setup: ["./gradlew --no-daemon :services:api:bootJar"],
    command: `java -jar services/api/build/libs/api.jar --server.port=\${port}`,
  });
  const versioned = {
    "build.gradle": "subprojects {\n  version = '1.5'\n}\n",
    "settings.gradle": "include 'web'\n",
  };
  const web = { "web/build.gradle": "plugins { id 'org.springframework.boot' }" };
  assert.equal(
    start({ ...versioned, ...web }).command,
    `java -jar web/build/libs/web-1.5.jar --server.port=\${port}`,
  );
});

test("Gradle: a plugin is known by its name in the version catalog, too; Quarkus makes a folder", () => {
  const settings = { "settings.gradle.kts": 'rootProject.name = "shop"' };
  const catalog = `[versions]
boot = "3.5"
[plugins]
spring-boot = { id = "org.springframework.boot", version.ref = "boot" }
quarkus = "io.quarkus:3.20"
[libraries]
other = { module = "org.example:other" }
`;
  const built = (name: string, more = "") =>
    detect(
      listing({
        ...settings,
        "build.gradle.kts": `plugins { alias(libs.plugins.${name})${more} }`,
        "gradle/libs.versions.toml": catalog,
      }),
    )[0]?.start;
  assert.deepEqual(built("spring.boot"), {
    setup: ["gradle --no-daemon bootJar"],
    command: `java -jar build/libs/shop.jar --server.port=\${port}`,
  });
  assert.deepEqual(built("quarkus"), {
    setup: ["gradle --no-daemon quarkusBuild"],
    command: `java -Dquarkus.http.port=\${port} -jar build/quarkus-app/quarkus-run.jar`,
  });
  assert.equal(built("spring.boot", " apply false"), undefined);
  assert.equal(built("other"), undefined);
});

test("Maven: a Kotlin program is started by the class that its file becomes", () => {
  const pom = "<project><artifactId>hello</artifactId><version>1</version></project>";
  const main = (path: string, text: string) =>
    start({ "pom.xml": pom, [path]: `${text}\nimport io.javalin.Javalin\nfun main() { Javalin.create() }` })
      .command;
  const classes = "java -cp 'target/classes:target/dependency/*'";
  assert.equal(main("src/main/kotlin/app/main.kt", "package org.acme.app"), `${classes} org.acme.app.MainKt`);
  assert.equal(
    main("src/main/kotlin/Server.kt", '@file:JvmName("Api")\npackage org.acme'),
    `${classes} org.acme.Api`,
  );
  assert.equal(main("src/main/kotlin/Server.kt", ""), `${classes} ServerKt`);
});

test("a wrapper that a checkout made no program is run by a shell", () => {
  const pom =
    "<project><artifactId>a</artifactId><version>1</version><build><plugin>spring-boot-maven-plugin</plugin></build></project>";
  const files: Record<string, string> = { "pom.xml": pom, mvnw: "", "api/pom.xml": pom, "api/mvnw": "" };
  const setups = (executable: boolean) =>
    detect({ ...listing(files), executable: () => executable }).map((found) => found.start.setup?.[0]);
  assert.deepEqual(setups(true), ["./mvnw --quiet --batch-mode -DskipTests package"]);
  assert.deepEqual(setups(false), ["sh ./mvnw --quiet --batch-mode -DskipTests package"]);
});

test("Django: gunicorn, uvicorn where it is what the project needs, else its own server", () => {
  const django = (needs: string, ...servers: string[]) =>
    first({
      "requirements.txt": `django\n${needs}`,
      "manage.py": "import django",
      "site/__init__.py": "",
      ...Object.fromEntries(servers.map((name) => [`site/${name}.py`, "application = get_it()"])),
    }).what;
  assert.equal(django("gunicorn\nuvicorn", "wsgi", "asgi"), "a Django application (gunicorn, site.wsgi)");
  assert.equal(django("uvicorn", "wsgi", "asgi"), "a Django application (uvicorn, site.asgi)");
  assert.equal(django("gunicorn\nuvicorn", "asgi"), "a Django application (uvicorn, site.asgi)");
  assert.equal(django("", "asgi"), "a Django application (its own server)");
  assert.equal(django("", "wsgi"), "a Django application (its own server)");
});

test("of a server that is for development, it is said what production runs", () => {
  const note = (files: Readonly<Record<string, string>>) => first(files).notes?.[0] ?? "";
  const flask = { "requirements.txt": "flask", "app.py": "app = Flask(__name__)\n" };
  const django = { "requirements.txt": "django", "manage.py": "", "site/wsgi.py": "" };
  assert.match(note(flask), /^Flask's own server is for development.*gunicorn app:app\.$/);
  assert.match(note(django), /^Django's own server is for development.*gunicorn site\.wsgi\.$/);
  assert.match(note({ "index.php": "<?php" }), /^PHP's own server is for development/);
  assert.equal(note({ ...flask, "requirements.txt": "flask\ngunicorn" }), "");
});

test("pipenv's packages are in a folder of each side", () => {
  const files = { Pipfile: '[packages]\nflask = "*"\n', "app.py": "app = Flask(__name__)\n" };
  assert.deepEqual(start({ ...files, "Pipfile.lock": "{}" }), {
    setup: ["pipenv sync"],
    command: ["sh", "-c", "exec .venv/bin/flask --app app:app run --port $PORT"],
    env: { PIPENV_VENV_IN_PROJECT: "1" },
  });
  assert.deepEqual(start(files).setup, ["pipenv install"]);
});

test("Bun starts the file that listens, or that exports what is served", () => {
  for (const text of [
    "Bun.serve({ port: 1, fetch: f })",
    "export default { port: 1, fetch: f }",
    "const app = new Hono()\nexport default app",
  ])
    assert.equal(start({ "package.json": "{}", "bun.lock": "", "index.ts": text }).command, "bun index.ts");
  assert.deepEqual(
    detect(listing({ "package.json": "{}", "index.ts": "export default { fetch: f }" })),
    [],
    "Node does not",
  );
});

test("a library that is not installed is imported from where it is", () => {
  const env = (files: Readonly<Record<string, string>>) => start(files).env;
  assert.deepEqual(env({ "requirements.txt": "", "shop/__init__.py": "" }), { PYTHONPATH: "." });
  assert.deepEqual(env({ "requirements.txt": "", "src/shop/__init__.py": "" }), { PYTHONPATH: "src" });
  assert.equal(env({ "setup.py": "", "shop/__init__.py": "" }), undefined);
});

test("services with a Dockerfile each are all found, and one at the top stands for all", () => {
  const names = (...files: string[]) =>
    detect(listing(Object.fromEntries(files.map((file) => [file, "FROM x"])))).map(({ name }) => name);
  assert.deepEqual(names("services/worker/Dockerfile", "services/a/Dockerfile", "services/api/Dockerfile"), [
    "api",
    "a",
    "worker",
  ]);
  assert.deepEqual(names("Dockerfile", "services/a/Dockerfile"), ["server"]);
  assert.deepEqual(names("docker/Dockerfile", "web/Dockerfile"), ["server"]);
});

test("Laravel's variables are named, which are not in the repository", () => {
  const { notes } = first({ "composer.json": "{}", artisan: "", "public/index.php": "" });
  assert.match(notes?.[1] ?? "", /APP_KEY.* under env: or secrets:/);
});

test("where nothing is found it says of which language, or what is missing, with a configuration to begin with", () => {
  const said = (...files: string[]) =>
    nothingFound(
      listing(Object.fromEntries(files.map((file) => [file, file.endsWith(".json") ? "{}" : ""]))),
    );
  for (const [file, why] of [
    ["Gemfile", /Ruby are started \(Gemfile\)$/],
    ["deno.json", /Deno/],
    ["src/App/App.csproj", /\.NET/],
    ["mix.exs", /Elixir/],
    ["Package.swift", /Swift/],
    ["build.sbt", /Scala/],
    ["CMakeLists.txt", /C or C\+\+/],
    ["pom.xml", /^pom\.xml makes no jar/],
    ["build.gradle.kts", /application plugin/],
    ["composer.json", /index\.php/],
    ["package.json", /start script/],
    ["README.md", /^neither a server nor a library was found here \(looked for a Dockerfile/],
  ] as const) {
    const { why: found, example } = said(file);
    assert.match(found, why);
    const text = example.replace(" and scenarios:", "\nscenarios:");
    assert.equal(parseConfig(text, "loadgate.yml").targets.length, 1, file);
  }
  // Rails has packages for its pages, too.
  assert.match(said("Gemfile", "package.json").why, /Ruby/);
  assert.match(said().why, /^this repository is empty/);
  const compose = { "compose.yaml": "services:\n  web: {build: .\n  db: [" };
  assert.match(
    nothingFound(listing(compose)).why,
    /^compose\.yaml is no YAML that can be read: .* at line 3/,
  );
  for (const file of ["package.json", "composer.json"])
    assert.match(nothingFound(listing({ [file]: '{ "scripts": ' })).why, new RegExp(`^${file} is no JSON`));
});

test("a package.json may begin with a mark of its encoding", () => {
  const text = `\ufeff${JSON.stringify({ scripts: { start: "node app.js" } })}`;
  assert.equal(start({ "package.json": text }).command, "node app.js");
});
