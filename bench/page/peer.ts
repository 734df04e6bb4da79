import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { normal, seeded } from "../../src/analyse/fixture.ts";
import { runAt, type StoreShape } from "../../test-support/page/runs.ts";
import { caseIds, METRICS } from "../../test-support/page/store.ts";

/** The same history as github-action-benchmark keeps it: one file with every value of every run. */
export async function writePeerData(folder: string, shape: StoreShape): Promise<void> {
  const random = seeded(shape.seed ?? 1);
  const names = caseIds(Math.ceil(shape.series / METRICS.length))
    .flatMap((id) => METRICS.map((metric) => ({ ...metric, title: `${id} ${metric.name}` })))
    .slice(0, shape.series);
  const person = { email: "octo@example.com", name: "Octo Cat", username: "octocat" };
  const entries = Array.from({ length: shape.runs }, (_, run) => {
    const { head, at } = runAt(run, shape);
    const url = `https://github.com/octo/app/commit/${head.commit}`;
    const commit = {
      author: person,
      committer: person,
      distinct: true,
      id: head.commit,
      message: head.subject,
      timestamp: at,
      url,
    };
    const benches = names.map(({ title, level, unit }) => ({
      name: title,
      value: Number((level * Math.exp(normal(random) * 0.01)).toPrecision(4)),
      range: "± 1.2%",
      unit,
      extra: "200 samples",
    }));
    return { commit, date: Date.parse(at), tool: "customSmallerIsBetter", benches };
  });
  const data = {
    lastUpdate: Date.now(),
    repoUrl: "https://github.com/octo/app",
    entries: { Benchmark: entries },
  };
  await writeFile(join(folder, "data.js"), `window.BENCHMARK_DATA = ${JSON.stringify(data, null, 2)}`);
}
