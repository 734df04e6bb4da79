import { connect } from "node:net";
import { join } from "node:path";
import type { Finished } from "../src/platform/exec.ts";
import { must, run } from "./run.ts";
import { until } from "./until.ts";

export const SUITE = join(import.meta.dirname, "..", "targets", "tarantool");
const TAG = `loadgate-test-${process.pid}`;

/** Builds a folder of the suite under its own name; returns the image's. */
export async function build(folder: string, name: string, args: readonly string[] = []): Promise<string> {
  const image = `tarantool-${name}:${TAG}`;
  const command = ["docker", "buildx", "build", "--load", "--tag", image, ...args, join(SUITE, folder)];
  await must(command, { timeoutSeconds: 900 });
  return image;
}

/** Also after a build that failed. */
export async function removeImage(name: string): Promise<void> {
  await run(["docker", "image", "rm", "--force", `tarantool-${name}:${TAG}`]);
}

/** A container of this file, gone when it is disposed of. */
export class Container implements AsyncDisposable {
  readonly id: string;
  readonly address: string;

  private constructor(id: string, address: string) {
    this.id = id;
    this.address = address;
  }

  static async start(image: string, options: readonly string[] = [], command: readonly string[] = []) {
    const id = (await must(["docker", "run", "--detach", ...options, image, ...command])).trim();
    const address = await must([
      "docker",
      "inspect",
      "--format",
      "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}",
      id,
    ]);
    return new Container(id, address.trim());
  }

  run(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finished> {
    const variables = Object.entries(env).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    return run(["docker", "exec", ...variables, this.id, ...argv], { timeoutSeconds: 120 });
  }

  async [Symbol.asyncDispose]() {
    await run(["docker", "rm", "--force", "--volumes", this.id]);
  }
}

/** A Tarantool that answers. */
export async function server(image: string): Promise<Container> {
  const container = await Container.start(image);
  await until("Tarantool", () => accepts(container.address, 3301));
  return container;
}

/** Whether a TCP connection is accepted. */
export function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(true)).on("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

/** Runs Lua on the server through Tarantool's own client, and returns what it returns. */
export async function ask(container: Container, lua: string, port = 3301): Promise<unknown> {
  const program = `local connection = require("net.box").connect(${port})
    print(require("json").encode({connection:eval([==[${lua}]==])}))
    os.exit()`;
  const asked = await container.run(["tarantool", "-e", program]);
  if (asked.code !== 0) throw new Error(`Tarantool: ${asked.stderr || asked.stdout}`);
  return JSON.parse(asked.stdout)[0];
}

/** All tuples of the space, by id. */
export async function tuplesOf(container: Container): Promise<Map<number, string>> {
  const lua =
    "local all = {} for _, t in box.space.tuples:pairs() do all[#all + 1] = {t[1], t[2]} end return all";
  return new Map((await ask(container, lua)) as [number, string][]);
}

/** How many requests the server has had from outside. */
export async function requestsOf(container: Container): Promise<number> {
  return Number(await ask(container, "return box.stat.net().REQUESTS.total"));
}
