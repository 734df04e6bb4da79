import { parseArgs } from "node:util";
import TarantoolConnection from "tarantool-driver";
import { keysFor, spaceSize } from "./keys.js";
import { OPERATIONS } from "./operations.js";

const MODES = ["sync", "async"];
/** A connection that gives no answer for so long is given up. */
const SILENCE_MS = 10_000;

class UsageError extends Error {}

function parse(argv) {
  const text = (value) => ({ type: "string", default: value });
  const options = {
    operation: { type: "string" },
    mode: text("sync"),
    count: text("10000"),
    concurrency: text("25"),
    seed: text("1"),
  };
  let values;
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    throw new UsageError(error.message.split("\n", 1)[0]);
  }
  const { operation, mode } = values;
  if (!operation || !Object.hasOwn(OPERATIONS, operation))
    throw new UsageError(`unknown operation "${operation ?? ""}"`);
  if (!MODES.includes(mode)) throw new UsageError(`unknown mode "${mode}"; there are ${MODES.join(", ")}`);
  const number = (name, high) => {
    const value = Number(values[name]);
    if (/^[0-9]+$/.test(values[name]) && value >= 1 && value <= high) return value;
    throw new UsageError(`--${name} is a whole number from 1 to ${high}`);
  };
  const address = process.env.TARANTOOL || "127.0.0.1:3301";
  const [, host, port] = /^(.+):([0-9]{1,5})$/.exec(address) ?? [];
  if (!host) throw new UsageError(`TARANTOOL is not host:port: "${address}"`);
  return {
    operation,
    mode,
    count: number("count", 1e9),
    concurrency: number("concurrency", 1e6),
    seed: number("seed", 2147483646),
    host,
    port: Number(port),
  };
}

/** Rejects when the connection is lost, since the connector itself would wait for ever for another. */
async function connect({ host, port }) {
  const connection = new TarantoolConnection({ host, port, lazyConnect: true, retryStrategy: null });
  const lost = new Promise((_, reject) => {
    connection.once("error", reject);
    connection.once("close", () => reject(new Error("connection closed")));
  });
  lost.catch(() => {});
  await Promise.race([connection.connect(), lost]);
  return { connection, lost };
}

/** One request after the other where `workers` is 1, else so many at a time; answers with the number of errors. */
async function perform(connection, { request, correct }, keys, workers, answered) {
  let next = 0;
  let errors = 0;
  const work = async () => {
    while (next < keys.length) {
      const key = keys[next++];
      try {
        if (!correct(key, await request(connection, key))) errors++;
      } catch {
        errors++;
      }
      answered();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return errors;
}

async function run(options) {
  const keys = keysFor(options.operation, options.count, options.seed);
  const { connection, lost } = await connect(options);
  let answers = 0;
  let before = -1;
  const silence = Promise.withResolvers();
  setInterval(() => {
    if (answers === before) silence.reject(new Error("no answer any more"));
    before = answers;
  }, SILENCE_MS).unref();
  const first = (promise) => Promise.race([promise, lost, silence.promise]);

  await first(connection.call("reset", spaceSize(options.operation, options.count)));
  const workers = options.mode === "sync" ? 1 : Math.min(options.concurrency, options.count);
  const began = process.hrtime.bigint();
  const errors = await first(
    perform(connection, OPERATIONS[options.operation], keys, workers, () => {
      answers++;
    }),
  );
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  await first(connection.call("done"));
  return { operations: options.count, seconds, errors };
}

try {
  const options = parse(process.argv.slice(2));
  const result = await run(options);
  console.log(JSON.stringify(result));
  process.exit(0);
} catch (error) {
  console.error(`driver: ${error.message || error.code}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
