import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { configText } from "./config-text.ts";
import { detect } from "./detect.ts";
import type { Listing } from "./listing.ts";
import { pathsToAsk } from "./paths.ts";
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
  assert.equal(proposal.library, true);
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

test("a compose file that is none, or goes round in circles, does no harm", () => {
  const compose = (text: string) => detect(listing({ "compose.yaml": text }));
  for (const text of ["", "services: 3", "services: { a: null }", ": :", "services: { a: { image: x } }"])
    assert.deepEqual(compose(text), []);
  const circle =
    "services: { a: { build: ., depends_on: [b] }, b: { build: ., expose: [1], depends_on: [a] } }";
  assert.equal(compose(circle)[0]?.name, "b");
});

test("the README's paths are asked first, health last, and nothing that changes something", () => {
  const paths = pathsToAsk(
    listing({
      "README.md": "curl http://localhost:3000/users?page=2 and http://localhost:3000/logout",
      "app.js": 'app.get("/items", f); app.get("/items/:id", f); app.get("/health", f)',
    }),
  );
  assert.deepEqual(paths.slice(0, 3), ["/users?page=2", "/", "/items"]);
  assert.equal(paths.includes("/logout") || paths.includes("/items/:id"), false);
  assert.ok(paths.indexOf("/health") > paths.indexOf("/api"));
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
  assert.equal(spring.start.command, "java -jar build/libs/shop-1.2.jar");
  assert.match(configText(spring, null, "1.0.0"), /: \.\/gradlew --no-daemon bootJar$/m);
  assert.deepEqual(detect(listing({ "build.gradle": "plugins { id 'application' }" })), []);
});
