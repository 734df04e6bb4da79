/** The servers whose noise is recorded, and how a change of known size is planted into each. */
export interface Subject {
  readonly suite: string;
  readonly target: string;
  readonly scenario: string;
  /** Requests per second that are offered; a closed loop if absent. */
  readonly rate?: number;
  /** The source that is planted into, in the suite's folder. */
  readonly source: string;
  readonly plant: (source: string, amount: number) => string;
  /** By name: the share of an answer's CPU time that is planted, or milliseconds of sleep. */
  readonly plants: Readonly<Record<string, number>>;
  /** The name of the plant that is to be found, and of one that it would be better still to find. */
  readonly goal?: string;
  readonly stretch?: string;
  /** Rounds of the loop that cost about a fifth of an answer's CPU time, from which those of the plants are found; absent for waits. */
  readonly trial?: number;
}

const NODE_LOOP = (rounds: number) => `
// Planted: the same needless work for every request.
let checksum = 0;
function needlessWork(url) {
  for (let round = 0; round < ${rounds}; round++) {
    checksum = Math.imul(checksum ^ url.charCodeAt(round % url.length), 16_777_619);
  }
}
`;

const GO_LOOP = (rounds: number) => `
// Planted: the same needless work for every request.
var checksum atomic.Uint32

func needlessWork(url string) {
	sum := checksum.Load()
	for round := range ${rounds} {
		sum = (sum ^ uint32(url[round%len(url)])) * 16777619
	}
	checksum.Store(sum)
}
`;

function replaceOnce(source: string, before: string, after: string): string {
  if (source.split(before).length !== 2) throw new Error(`no single place "${before}" to plant at`);
  return source.replace(before, after);
}

function plantNode(at: string, url: string) {
  return (source: string, rounds: number) =>
    replaceOnce(source, at, `needlessWork(${url});\n    ${at}`) + NODE_LOOP(rounds);
}

function plantGo(source: string, rounds: number): string {
  const at = "status, body := answer(r)";
  const planted = replaceOnce(source, at, `needlessWork(r.URL.Path)\n\t${at}`);
  return replaceOnce(planted, '\t"syscall"\n', '\t"sync/atomic"\n\t"syscall"\n') + GO_LOOP(rounds);
}

/** One in twenty answers waits, which costs no CPU time. */
function plantGoWait(source: string, milliseconds: number): string {
  const at = "status, body := answer(r)";
  const wait = `if asked.Add(1)%20 == 0 {\n\t\ttime.Sleep(${milliseconds} * time.Millisecond)\n\t}\n\t${at}`;
  const planted = replaceOnce(source, at, wait);
  const imports = '\t"sync/atomic"\n\t"syscall"\n\t"time"\n';
  return `${replaceOnce(planted, '\t"syscall"\n', imports)}\nvar asked atomic.Uint32\n`;
}

function plantNodeWait(source: string, milliseconds: number): string {
  const wait = `if (++asked % 20 === 0) setTimeout(() => response.end(body), ${milliseconds}); else response.end(body);`;
  return `${replaceOnce(source, "response.end(body);", wait)}\nlet asked = 0;\n`;
}

export const SUBJECTS: Readonly<Record<string, Subject>> = {
  "go-hello": {
    suite: "greeting",
    target: "go",
    scenario: "hello",
    source: "go/main.go",
    plant: plantGo,
    plants: { "1%": 0.01, "1.5%": 0.015, "10%": 0.1 },
    goal: "1.5%",
    stretch: "1%",
    trial: 560,
  },
  "node-hello": {
    suite: "greeting",
    target: "node-24",
    scenario: "hello",
    source: "node/server.js",
    plant: plantNode("const [status, body] = answer(request.method, request.url);", "request.url"),
    plants: { "1.5%": 0.015, "2%": 0.02, "10%": 0.1 },
    goal: "2%",
    stretch: "1.5%",
    trial: 700,
  },
  "go-rate": {
    suite: "greeting",
    target: "go",
    scenario: "hello",
    rate: 2000,
    source: "go/main.go",
    plant: plantGoWait,
    plants: { "2ms in 5%": 2 },
  },
  "node-rate": {
    suite: "greeting",
    target: "node-24",
    scenario: "hello",
    rate: 2000,
    source: "node/server.js",
    plant: plantNodeWait,
    plants: { "2ms in 5%": 2 },
  },
  "go-io": {
    suite: "hash",
    target: "go",
    scenario: "io",
    source: "go/main.go",
    plant: plantGo,
    plants: { "4%": 0.04, "10%": 0.1 },
    goal: "4%",
    trial: 5300,
  },
  "go-hash": {
    suite: "hash",
    target: "go",
    scenario: "both",
    source: "go/main.go",
    plant: plantGo,
    plants: { "3%": 0.03, "4%": 0.04, "10%": 0.1 },
    goal: "4%",
    stretch: "3%",
    trial: 29_600,
  },
  "node-io": {
    suite: "hash",
    target: "node",
    scenario: "io",
    source: "node/server.js",
    plant: plantNode('const [path] = url.split("?", 1);', "url"),
    plants: { "4%": 0.04, "10%": 0.1 },
    goal: "4%",
    trial: 6200,
  },
  "node-hash": {
    suite: "hash",
    target: "node",
    scenario: "both",
    source: "node/server.js",
    plant: plantNode('const [path] = url.split("?", 1);', "url"),
    plants: { "3%": 0.03, "4%": 0.04, "10%": 0.1 },
    goal: "4%",
    stretch: "3%",
    trial: 24_400,
  },
};
