/** What is being done now, how much of all is done (0 to 1), and the time left. */
interface Step {
  readonly doing: string;
  readonly done: number;
  readonly secondsLeft: number | null;
}

const BAR = 24;
/** In a log nobody watches, a line now and then. */
const LOG_EVERY_SECONDS = 15;

/** One line of progress, e.g. `[######------] 50% · 1:02 left · go/hello/direct`. */
function progressLine(step: Step, width: number): string {
  const full = Math.round(step.done * BAR);
  const bar = `[${"#".repeat(full)}${"-".repeat(BAR - full)}] ${String(Math.round(step.done * 100)).padStart(3)}%`;
  const left = step.secondsLeft === null ? "" : ` · ${minutes(step.secondsLeft)} left`;
  return `${bar}${left} · ${step.doing}`.slice(0, width);
}

/** Minutes and seconds, e.g. `1:02`. */
function minutes(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Where progress is shown. */
export interface ProgressSink {
  readonly isTTY: boolean;
  readonly columns: number;
  readonly write: (text: string) => void;
}

/** Shows progress: a bar that is drawn over on a terminal, a line now and then elsewhere. `say` is for lines that stay. */
export function progressOn(sink: ProgressSink, now: () => number) {
  let last = -Infinity;
  let lastPhase = "";
  const clear = sink.isTTY ? "\r\u001b[2K" : "";
  return {
    say(line: string) {
      sink.write(`${clear}${line}\n`);
    },
    step(step: Step) {
      if (sink.isTTY) return sink.write(clear + progressLine(step, sink.columns - 1));
      const phase = step.secondsLeft === null ? step.doing : "";
      if (now() - last < LOG_EVERY_SECONDS && phase === lastPhase) return;
      last = now();
      lastPhase = phase;
      sink.write(`${progressLine(step, 200)}\n`);
    },
    end() {
      if (clear) sink.write(clear);
    },
  };
}

export type ProgressBar = ReturnType<typeof progressOn>;

/** Progress that nobody is shown. */
export const SILENT: ProgressBar = { say() {}, step() {}, end() {} };
