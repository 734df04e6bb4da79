import assert from "node:assert/strict";
import { test } from "node:test";
import { goalTables, ruleTable } from "./goal-tables.ts";

const of = { claim: "4% planted", goal: "found in ≥ 95%", via: "direct" };

test("rates, their bounds and seconds stand in cells of one number each, the machines in columns", () => {
  const drawn = new Map([
    ["AMD EPYC", { hits: 20, of: 34, seconds: 94 }],
    ["Intel Xeon", { hits: 33, of: 33, seconds: 63 }],
  ]);
  const found = { ...of, wanted: "high" as const, dealt: { hits: 9, of: 12, seconds: 78.6 }, drawn };
  const red = {
    ...{ claim: "identical: red", goal: "0", via: "nginx", wanted: "low" as const },
    ...{ dealt: { hits: 0, of: 0 }, drawn: new Map([["", { hits: 0, of: 300 }]]) },
  };
  const live = [
    {
      claim: "planted",
      via: "nginx",
      machine: "AMD EPYC",
      wanted: "high" as const,
      tally: { hits: 4, of: 4 },
    },
  ];
  const ranges = [{ ...of, claim: "ratio", least: "0.67", most: "0.93" }];
  assert.equal(
    goalTables([found, red], live, ranges),
    `| claim | goal | via | disjoint | 95% bound | resampled | AMD EPYC | Intel Xeon |
| --- | --- | --- | --- | --- | --- | --- | --- |
| 4% planted | found in ≥ 95% | direct | 9 of 12 | ≥ 47% | 53 of 67 | 20 of 34 | 33 of 33 |
| identical: red | 0 | nginx | not shown | – | 0 of 300 | – | – |

| seconds of a case | via | disjoint | AMD EPYC | Intel Xeon |
| --- | --- | --- | --- | --- |
| 4% planted | direct | 79 | 94 | 63 |

| live runs of eight cases | via | machine | shown | 95% bound |
| --- | --- | --- | --- | --- |
| planted | nginx | AMD EPYC | 4 of 4 | ≥ 47% |

| claim | goal | via | least | most |
| --- | --- | --- | --- | --- |
| ratio | found in ≥ 95% | direct | 0.67 | 0.93 |`,
  );
});

test("a rule whose cases depend on each other has no bounds", () => {
  const row = { rule: "ours", alarms: { hits: 0, of: 96 }, found: { hits: 87, of: 96 } };
  assert.deepEqual(
    ruleTable([
      { ...row, seconds: 57.2, bounded: true },
      { ...row, seconds: null, bounded: false },
    ])
      .split("\n")
      .slice(2),
    ["| ours | 0 of 96 | 3.1% | 87 of 96 | 84% | 57 |", "| ours | 0 of 96 | – | 87 of 96 | – | – |"],
  );
});
