/** What a burner is started with. Where `file` is null, the processes from `root` on are added up instead. */
export interface BurnerOrder {
  /** CPU to burn, as a share of what the others use. */
  readonly share: number;
  /** Where the CPU time of the control group is read that the burner is in itself. */
  readonly file: string | null;
  readonly version: 1 | 2;
  readonly root: number;
}

/** The command of a burner: it waits for a line on its input, and then burns CPU in proportion to what the others use. */
export function burnerCommand(order: BurnerOrder): string[] {
  return [process.execPath, "-e", `(${burn.toString()})(${JSON.stringify(order)})`];
}

/**
 * Runs as a program of its own, so it uses nothing from outside of itself. What it costs to look counts as burnt: it looks less often where
 * there is nothing to do.
 */
function burn({ share, file, version, root }: BurnerOrder): void {
  const { readFileSync, readdirSync } = process.getBuiltinModule("node:fs");
  const textOf = (path: string) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return "";
    }
  };
  const namesIn = (path: string) => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const ofGroup = () => {
    const text = textOf(file ?? "");
    return version === 1 ? Number(text) / 1e9 : Number(/^usage_usec (\d+)$/m.exec(text)?.[1] ?? 0) / 1e6;
  };
  const ofTree = () => {
    let sum = 0;
    const found = [root];
    for (const pid of found)
      for (const task of namesIn(`/proc/${pid}/task`)) {
        sum += Number(textOf(`/proc/${pid}/task/${task}/schedstat`).split(" ")[0]) / 1e9;
        for (const child of textOf(`/proc/${pid}/task/${task}/children`).split(" "))
          if (child) found.push(Number(child));
      }
    return sum;
  };
  const others = () => (file === null ? ofTree() : ofGroup() - own());
  process.stdin.once("data", () => {
    const began = { own: own(), others: others() };
    let pause = 10;
    const look = () => {
      const burnt = own();
      const due = share * (others() - began.others) - (burnt - began.own);
      if (due > 0) {
        // Never for long at once: the server has to be looked at again.
        const until = burnt + Math.min(due, 0.05);
        while (own() < until);
      }
      pause = due > 0 ? Math.max(5, pause / 2) : Math.min(100, pause * 1.5);
      setTimeout(look, pause);
    };
    look();
  });
}
