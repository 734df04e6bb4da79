import type { Verdict } from "../../src/format/names.ts";

/** A server in Node, with the npm packages of either side by name and version. */
interface Server {
  readonly source: "express" | "fastify" | "koa";
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
  /** A particular version of Node, for both sides; the one that was set up if absent. */
  readonly node?: string;
}

/** A run of a few cases as a small repository has, and what is expected of it. */
export interface Trial {
  readonly name: string;
  /** Servers of npm packages by target, or targets of the greeting suite whose builds are identical. */
  readonly servers?: Readonly<Record<string, Server>>;
  readonly greeting?: readonly string[];
  readonly scenarios: readonly ("hello" | "parameters" | "json")[];
  /** As a share. */
  readonly threshold: number;
  readonly expected: Verdict;
  /** Busy loops per request that are planted into head's handlers. */
  readonly planted?: number;
  /** Whether another process uses a CPU half of the time meanwhile. */
  readonly neighbour?: true;
}

const express = (base: string, head: string): Server => ({
  source: "express",
  base: { express: base },
  head: { express: head },
});

/** Releases that change nothing on the way of a request, and one that does nothing else. */
const CALM: Readonly<Record<string, Server>> = {
  express: express("4.21.1", "4.21.2"),
  fastify: { source: "fastify", base: { fastify: "5.8.4" }, head: { fastify: "5.8.5" } },
  koa: { source: "koa", base: { koa: "2.16.0" }, head: { koa: "2.16.1" } },
};

export const TRIALS: readonly Trial[] = [
  {
    name: "Go and Rust, identical, 2%",
    greeting: ["go", "rust"],
    scenarios: ["hello"],
    threshold: 0.02,
    expected: "unchanged",
  },
  {
    name: "Express, Fastify, Koa, nothing changed, 2%",
    servers: CALM,
    scenarios: ["hello"],
    threshold: 0.02,
    expected: "unchanged",
  },
  {
    name: "Express, Fastify, Koa, nothing changed, 3%",
    servers: CALM,
    scenarios: ["hello"],
    threshold: 0.03,
    expected: "unchanged",
  },
  {
    // On Node 24 it is 3% faster instead.
    name: "Express 4.21.2 to 5.1.0 on Node 20",
    servers: { express: { ...express("4.21.2", "5.1.0"), node: "20.19.5" } },
    scenarios: ["hello", "parameters", "json"],
    threshold: 0.02,
    expected: "regression",
  },
  {
    name: "Express, 1.5 × the work of an answer",
    servers: { express: express("4.21.2", "4.21.2") },
    scenarios: ["hello", "json"],
    threshold: 0.02,
    expected: "regression",
    planted: 2_300,
  },
  {
    name: "the same beside a neighbour",
    servers: { express: express("4.21.2", "4.21.2") },
    scenarios: ["hello", "json"],
    threshold: 0.02,
    expected: "regression",
    planted: 2_300,
    neighbour: true,
  },
];
