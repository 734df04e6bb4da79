import { after, before, describe, test } from "node:test";
import { answersAs, type Exception, type Suite } from "../../test-support/conformance.ts";
import {
  type Environment,
  noImage,
  type Served,
  serveImage,
  serveProcess,
  THIS_MACHINE,
} from "../../test-support/served.ts";

export interface Waiting extends Pick<Suite, "folder" | "servers" | "images" | "exceptions"> {
  /** Builds the backend; returns its command. */
  readonly backend: () => Promise<readonly [string, ...string[]]>;
  /** What is answered once the backend has. */
  readonly digest: string;
}

/** How each server of the hash suite gets on with its backend: the real one, also where it goes away. */
export function waits(suite: Waiting): void {
  const { folder, servers, images = {}, exceptions = {} } = suite;
  for (const [server, build] of Object.entries(servers)) {
    describe(`hash/${server} and a backend`, () =>
      oneServer(suite, "127.0.0.1", exceptions[server], async (env) =>
        serveProcess(folder, await build(), env),
      ));
  }
  for (const [server, build] of Object.entries(images)) {
    const skip = noImage(folder, build);
    describe(`hash/${server}, its image, and a backend`, { skip }, () =>
      oneServer(suite, THIS_MACHINE, exceptions[server], (env) =>
        serveImage(folder, { ...build, env: { ...build.env, ...env } }),
      ),
    );
  }
}

function oneServer(
  { folder, backend: build, digest }: Waiting,
  host: string,
  { extraHeaders = [] }: Exception = {},
  serve: (env: Environment) => Promise<Served>,
): void {
  const found = [200, digest] as const;
  const gone = [502, "The backend did not answer"] as const;
  let backend: Served;
  let server: Served;

  const expect = (line: string, answer: readonly [number, string]) =>
    answersAs(server.at, line, answer, extraHeaders);

  before(async () => {
    backend = await serveProcess(folder, await build());
    server = await serve({ BACKEND: `${host}:${backend.at.port}` });
  });
  after(async () => {
    await backend?.remove();
    await server?.remove();
  });

  test("answers once the backend has", async () => {
    await expect("GET /wait", found);
    await expect("GET /wait?ms=1", found);
    await expect("GET /wait?ms=%32", found);
    await expect("HEAD /wait?ms=2", [200, ""]);
  });

  test("50 that wait at once", async () => {
    await Promise.all(Array.from({ length: 50 }, () => expect("GET /wait?ms=200", found)));
  });

  test("a backend that goes away while it is waited for, and comes back", async () => {
    const waiting = expect("GET /wait?ms=9999", gone);
    await expect("GET /", found);
    await backend.terminate();
    await waiting;
    await expect("GET /wait", gone);
    await expect("GET /", found);
    backend = await serveProcess(folder, await build(), { PORT: String(backend.at.port) });
    await expect("GET /wait", found);
  });
}
