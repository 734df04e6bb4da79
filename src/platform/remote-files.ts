import { RunError } from "../errors.ts";
import { type BackgroundProcess, startProcess } from "./background-process.ts";
import { dockerEnvironment } from "./child-environment.ts";
import { ensureImage, removeContainer } from "./docker.ts";

/** Reads files of the kernel (/proc, /sys/fs/cgroup) on the machine of an engine; what is not there is left out. */
export interface RemoteFiles extends AsyncDisposable {
  readonly read: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** Read last of all: once it has come, everything has. */
const LAST = "/proc/sys/kernel/ostype";
const HEADING = /(?:^|\n)==> (\/\S+) <==\n/;
const TIME_LIMIT_MS = 10_000;

/**
 * Starts a container that sees all processes of its machine, and answers each line of paths with those files: `head` prints
 * them under headings, `xargs` starts it line by line. `image` needs nothing but these two programs.
 */
export async function remoteFiles(
  image: string,
  { name, run, signal }: { readonly name: string; readonly run: string; readonly signal: AbortSignal },
): Promise<RemoteFiles> {
  await ensureImage(image, signal);
  const reader = await startProcess(
    [
      ...["docker", "run", "--rm", "--interactive", "--name", name, "--label", `loadgate.run=${run}`],
      ...["--pid", "host", "--cgroupns", "host", "--network", "none", "--read-only"],
      ...["--volume", "/sys/fs/cgroup:/sys/fs/cgroup:ro"],
      ...["--entrypoint", "xargs", image, "-L", "1", "head", "-v", "-n", "100000"],
    ],
    { cwd: "/", env: dockerEnvironment(process.env), input: true },
  );
  const ask = answering(reader);
  let queue: Promise<unknown> = ask([]);
  const stop = async () => {
    await removeContainer(name);
    await reader[Symbol.asyncDispose]();
  };
  try {
    await queue;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    read(paths) {
      const answer = queue.catch(() => {}).then(() => ask(paths));
      queue = answer;
      return answer;
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Asks for files one question at a time. */
function answering({ child, stdout }: BackgroundProcess) {
  let text = "";
  let heard = () => {};
  const decoder = new TextDecoder();
  stdout.on("data", (piece: Buffer) => {
    text += decoder.decode(piece, { stream: true });
    heard();
  });
  return (paths: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Promise((resolve, reject) => {
      text = "";
      const end = () => {
        clearTimeout(timer);
        child.off("exit", lost).off("error", lost);
        heard = () => {};
      };
      const fail = (why: string) => {
        end();
        reject(new RunError(`the engine's machine cannot be read: ${why}`));
      };
      const lost = () => fail("its reader ended");
      const timer = setTimeout(() => fail("it does not answer"), TIME_LIMIT_MS);
      child.once("exit", lost).once("error", lost);
      heard = () => {
        const files = filesIn(text);
        if (!files.get(LAST)?.endsWith("\n")) return;
        end();
        resolve(files);
      };
      child.stdin?.write(`${[...paths, LAST].map(quoted).join(" ")}\n`);
    });
}

/** Takes apart what `head -v` printed. */
export function filesIn(text: string): Map<string, string> {
  const parts = text.split(HEADING);
  const files = new Map<string, string>();
  for (let index = 1; index < parts.length; index += 2) files.set(parts[index] ?? "", parts[index + 1] ?? "");
  return files;
}

/** A control group's name may hold what `xargs` takes for its own. */
function quoted(path: string): string {
  return path.replaceAll(/[\\'"\s]/g, "\\$&");
}
