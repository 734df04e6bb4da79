import type { GrownFunction } from "../format/results.ts";
import { FRAME_SEPARATOR, type Stacks } from "../model/profile.ts";

type Kind = GrownFunction["kind"];

/** A call stack and whose it is: that of code, also where the runtime works for it, or of the runtime, its collector or compiler alone. */
export interface AttributedStack {
  readonly kind: Kind;
  /** From the outermost on: of code its functions alone, else all. */
  readonly path: readonly string[];
  /** What the runtime does for the innermost function of the path; of code alone. */
  readonly invoked: readonly string[];
  /** CPU seconds per request. */
  readonly base: number;
  readonly head: number;
}

/** Both sides' stacks; where `threadNames` the outermost frame of each is the name of its thread. */
export function attributed(base: Stacks, head: Stacks, threadNames: boolean): AttributedStack[] {
  return [...new Set([...base.keys(), ...head.keys()])].map((stack) => {
    const frames = stack.split(FRAME_SEPARATOR);
    const costs = { base: base.get(stack) ?? 0, head: head.get(stack) ?? 0 };
    const called = threadNames && frames.length > 1 ? frames.slice(1) : frames;
    const isCode = codeIn(called);
    const last = called.findLastIndex(isCode);
    if (last >= 0) {
      const path = called.slice(0, last + 1).filter(isCode);
      return { kind: "code", path, invoked: called.slice(last + 1), ...costs };
    }
    const of = (kind: Kind) => frames.some((name) => kindOf(name) === kind);
    const kind = of("collector") ? "collector" : of("compiler") ? "compiler" : "runtime";
    return { kind, path: called, invoked: [], ...costs };
  });
}

const OF_HOTSPOT = /^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/;
const OF_PYTHON = / \S+\.py$/;

/** Which frames of a stack are code. What lies between functions of Java or Python is their machine's, whatever its name. */
function codeIn(frames: readonly string[]): (name: string) => boolean {
  const isCode = (name: string) => kindOf(name) === "code";
  if (frames.some((name) => OF_HOTSPOT.test(name))) return (name) => isCode(name) && !name.includes("::");
  if (frames.some((name) => OF_PYTHON.test(name))) return (name) => OF_PYTHON.test(name);
  return isCode;
}

/** V8's, Go's, HotSpot's, CPython's. */
const COLLECTOR =
  /garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i;

/** HotSpot's. */
const COMPILER = /^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/;

/** Languages whose functions perf sees as those of their interpreter. */
const INTERPRETERS = [
  {
    language: "PHP",
    names:
      /^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/,
  },
  { language: "Python", names: /^_PyEval_\w+$/ },
  { language: "Ruby", names: /^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/ },
] as const;

/** The language whose interpreter this function is of; null where it is of none. */
export function interpreterOf(name: string): string | null {
  return INTERPRETERS.find(({ names }) => names.test(name))?.language ?? null;
}

const RUNTIME = new RegExp(
  [
    // The kernel, and what has no name.
    /_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,
    // Node's own modules, what V8 is written in, and its own names.
    / node:| \(native\)$|^\((?:program|root|native)\)/,
    // Go's standard library; a program's own packages are main, or begin with the name of their module.
    /^(?:runtime|internal\/runtime|syscall)[./]/,
    // A package of Java may begin with io or net, too, and goes on in small letters; V8's and Python's names end in a file.
    /^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
    / <frozen |^_Py|^Py[A-Z]/,
    /^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,
    INTERPRETERS.map(({ names }) => names.source).join("|"),
    // The standard libraries of Rust and C++.
    /^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,
    // The C library and the start of a thread.
    /^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/,
  ]
    .map((pattern) => (typeof pattern === "string" ? pattern : pattern.source))
    .join("|"),
);

/** Of a function by the name that its profiler gives it. */
export function kindOf(name: string): Kind {
  if (COLLECTOR.test(name)) return "collector";
  if (COMPILER.test(name)) return "compiler";
  return RUNTIME.test(name) ? "runtime" : "code";
}
