import { pythonFixture, SERVER_FILES } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, type Listing, sourcesWith } from "./listing.ts";
import { inWords, type Proposal, targetName, withPort } from "./proposal.ts";

const APP =
  /^([A-Za-z_]\w*)\s*(?::[^=\n]+)?=\s*(?:\w+\.)?(FastAPI|Starlette|Litestar|Quart|Flask|Sanic)\s*\(/m;
const FRAMEWORK = /\b(FastAPI|Starlette|Litestar|Quart|Flask|Sanic)\s*\(/;
const MAKES = "(?:create|make|build|get|init)_?(?:app|application|api)";
/** An application that a function makes, and such a function, which may be a server's own to call. */
const CALLED = new RegExp(
  `^(app|application|api|asgi|wsgi)\\s*(?::[^=\\n]+)?=\\s*(?:\\w+\\.)?${MAKES}\\s*\\(`,
  "m",
);
const FACTORY = new RegExp(`^def\\s+(${MAKES})\\s*\\(([^)]*)\\)`, "m");
const WSGI = /^def\s+(app|application)\s*\(\s*environ/m;
const ASGI = /^async\s+def\s+(app|application)\s*\(\s*scope/m;
const SERVES = /serve_forever\s*\(|\.run\s*\(|HTTPServer\s*\(/;
const MANIFESTS = ["pyproject.toml", "requirements.txt", "Pipfile", "setup.py", "setup.cfg"];

/** An application for uvicorn, gunicorn or Flask, a module that serves by itself, or a library for which a server is written. */
export function pythonProposals(whole: Listing): Proposal[] {
  const manifests = MANIFESTS.filter((path) => has(whole, path));
  const listing = manifests.length > 0 ? whole : withoutProjects(whole);
  const sources = filesLike(listing, /\.py$/).filter((path) => !isAside(path));
  if (sources.length === 0) return [];
  const needs = manifests
    .map((path) => listing.read(path) ?? "")
    .join("\n")
    .toLowerCase();
  const setup = preparation(listing);
  // Without a virtual environment it has what the machine has.
  const bin = setup.length > 0 ? ".venv/bin/" : "";
  const name = targetName(
    /^name\s*=\s*["']([^"']+)["']/m.exec(listing.read("pyproject.toml") ?? "")?.[1] ?? "app",
  );
  const proposal = (what: string, command: string | readonly string[], port = 8000): Proposal => {
    return { name, what, start: { ...(setup.length > 0 && { setup }), command, ...env }, port };
  };
  /** A server for development, which is another program than what serves in production. */
  const developed = (proposed: Proposal, server: string, module: string): Proposal => ({
    ...proposed,
    notes: [
      `${server} is for development; to measure what production runs, add gunicorn to the requirements and write command: ${bin}gunicorn ${module}.`,
    ],
  });

  const inSrc = isPath(listing, sources);
  const variables = {
    ...(inSrc && { PYTHONPATH: "src" }),
    // Its environment is elsewhere by default, and the same one for both sides.
    ...(setup.some((line) => line.startsWith("pipenv ")) && { PIPENV_VENV_IN_PROJECT: "1" }),
  };
  const env = Object.keys(variables).length > 0 ? { env: variables } : {};
  const app = applicationIn(listing, sources, inSrc);
  if (app) {
    const place = `${app.module}:${app.object}`;
    const called = app.factory ? `'${place}()'` : place;
    const factory = app.factory ? " --factory" : "";
    if (app.asynchronous && /gunicorn/.test(needs))
      return [
        proposal(
          `a Python application (gunicorn with uvicorn's workers, ${place})`,
          `${bin}gunicorn -k uvicorn.workers.UvicornWorker ${called}`,
        ),
      ];
    if (app.asynchronous)
      return [
        proposal(
          `a Python application (uvicorn, ${place})`,
          withPort(`${bin}uvicorn${factory} ${place} --port $PORT --no-access-log`),
        ),
      ];
    // gunicorn binds to PORT by itself.
    if (/gunicorn/.test(needs))
      return [proposal(`a Python application (gunicorn, ${place})`, `${bin}gunicorn ${called}`)];
    if (app.flask)
      return [
        developed(
          proposal(
            `a Python application (Flask's own server, ${place})`,
            withPort(`${bin}flask --app ${place} run --port $PORT`),
            5000,
          ),
          "Flask's own server",
          called,
        ),
      ];
  }
  const inDjango = (name: string) =>
    has(listing, "manage.py")
      ? filesLike(listing, new RegExp(`(?:^|/)${name}\\.py$`)).find((path) => !isAside(path))
      : undefined;
  const [wsgi, asgi] = [inDjango("wsgi"), inDjango("asgi")].map((path) => path && moduleOf(path));
  if (asgi !== undefined && /\buvicorn\b/.test(needs) && (wsgi === undefined || !/gunicorn/.test(needs)))
    return [
      proposal(
        `a Django application (uvicorn, ${asgi})`,
        withPort(`${bin}uvicorn ${asgi}:application --port $PORT --no-access-log`),
      ),
    ];
  if (wsgi !== undefined || asgi !== undefined) {
    return /gunicorn/.test(needs) && wsgi !== undefined
      ? [proposal(`a Django application (gunicorn, ${wsgi})`, `${bin}gunicorn ${wsgi}`)]
      : [
          developed(
            proposal(
              "a Django application (its own server)",
              withPort(`${bin}python manage.py runserver --noreload $PORT`),
            ),
            "Django's own server",
            wsgi ?? "PROJECT.wsgi",
          ),
        ];
  }
  const [serving] = sourcesWith(listing, /\.py$/, SERVES);
  if (serving !== undefined) {
    const python = bin === "" ? "python3" : `${bin}python`;
    return [proposal(`a Python server (${serving})`, `${python} ${inWords(serving)}`)];
  }
  const library = filesLike(listing, /^(?:src\/)?[A-Za-z_]\w*\/__init__\.py$/)[0];
  if (library === undefined || manifests.length === 0) return [];
  const module = folderOf(library).replace(/^src\//, "");
  return [
    {
      name: targetName(module),
      what: `a Python library (${module})`,
      library: { file: SERVER_FILES.python, example: false },
      start: {
        ...(setup.length > 0 && { setup }),
        command: `${bin}python ${SERVER_FILES.python}`,
        // What is not installed is imported from where it is.
        ...(setup.some((line) => line.endsWith(" ."))
          ? {}
          : { env: { ...variables, PYTHONPATH: inSrc ? "src" : "." } }),
      },
      port: 8080,
      files: { [SERVER_FILES.python]: pythonFixture(module) },
    },
  ];
}

/** What has requirements in a folder is a project of that folder. */
function withoutProjects(listing: Listing): Listing {
  const inner = listing.files.filter((path) => path.includes("/") && MANIFESTS.includes(nameOf(path)));
  const folders = inner.map((path) => `${folderOf(path)}/`);
  const files = listing.files.filter((path) => !folders.some((folder) => path.startsWith(folder)));
  return { ...listing, files };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function preparation(listing: Listing): string[] {
  const pip = ".venv/bin/pip install --quiet --disable-pip-version-check";
  if (has(listing, "requirements.txt"))
    return ["python3 -m venv .venv", `${pip} --requirement requirements.txt`];
  if (has(listing, "Pipfile")) return [has(listing, "Pipfile.lock") ? "pipenv sync" : "pipenv install"];
  const pyproject = listing.read("pyproject.toml") ?? "";
  if (/^\[(?:project|build-system)\]/m.test(pyproject) || has(listing, "setup.py"))
    return ["python3 -m venv .venv", `${pip} .`];
  return [];
}

interface Application {
  readonly module: string;
  readonly object: string;
  readonly asynchronous: boolean;
  readonly flask: boolean;
  /** Whether the object is a function that makes it. */
  readonly factory: boolean;
}

/** Whether modules are named from src/: what is imported from there is not called src. */
function isPath(listing: Listing, sources: readonly string[]): boolean {
  const inner = sources.filter((path) => path.startsWith("src/"));
  return (
    inner.length > 0 &&
    !has(listing, "src/__init__.py") &&
    !sources.some((path) => /^\s*(?:from|import)\s+src\b/m.test(listing.read(path) ?? ""))
  );
}

function applicationIn(listing: Listing, sources: readonly string[], inSrc: boolean): Application | null {
  const texts = sources.map((path) => ({
    module: moduleOf(inSrc ? path.replace(/^src\//, "") : path),
    text: listing.read(path) ?? "",
  }));
  const used = texts.map(({ text }) => FRAMEWORK.exec(text)?.[1]).find((name) => name !== undefined);
  const by = (framework = "Flask", factory = false) => ({
    asynchronous: framework !== "Flask",
    flask: framework === "Flask",
    factory,
  });
  for (const { module, text } of texts) {
    const made = APP.exec(text);
    if (made) return { module, object: made[1] ?? "app", ...by(made[2]) };
    const called = used === undefined ? null : CALLED.exec(text);
    if (called) return { module, object: called[1] ?? "app", ...by(used) };
    const asgi = ASGI.exec(text);
    if (asgi) return { module, object: asgi[1] ?? "app", asynchronous: true, flask: false, factory: false };
    const wsgi = WSGI.exec(text);
    if (wsgi) return { module, object: wsgi[1] ?? "app", asynchronous: false, flask: false, factory: false };
  }
  for (const { module, text } of texts) {
    const [, name, given = ""] = (FRAMEWORK.test(text) ? FACTORY.exec(text) : null) ?? [];
    const isCalledAlone = given.split(",").every((each) => each.trim() === "" || /=|^\s*\*/.test(each));
    if (name !== undefined && isCalledAlone)
      return { module, object: name, ...by(FRAMEWORK.exec(text)?.[1], true) };
  }
  return null;
}

function moduleOf(path: string): string {
  return path
    .replace(/\.py$/, "")
    .replace(/\/__init__$/, "")
    .replaceAll("/", ".");
}
