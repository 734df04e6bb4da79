import { el } from "./dom.ts";

/** The page explains itself to somebody who came by a link. */
export function overviewLegend(): HTMLElement {
  return el(
    "div",
    { class: "legend" },
    el(
      "p",
      {},
      "Every night the newest commit is measured side by side with a fixed older one, the reference. " +
        "A picture is one metric of one case over all runs, oldest on the left; coloured from its last change on.",
    ),
    details("How to read the numbers", [
      "−6.1 % −7.0 to −5.2: the newest run against the reference, and its 95 % interval.",
      "Worst first: by what is lost beyond doubt, which is the interval's end nearest to no change.",
      "■ slower since …: a change for the worse that later runs confirmed. ● the same for the better.",
      "○ perhaps …: provisional, since the runs after it do not suffice yet. Nobody is alerted before they do.",
      "Accepted: somebody with write access said that this slowdown may stay.",
      "“informs”: a metric that raises no alerts.",
      "Identical builds: one case is measured with equal builds on both sides. Each time it is called changed is a false alarm.",
    ]),
  );
}

export function seriesLegend(): HTMLElement {
  return details("All the signs", [
    "A dot is one run; the line through it is its 95 % interval. Small arrows at the edge: the value lies beyond the picture.",
    "The heavy line is the level between two changes; a coloured vertical line is a change. Dashed: the change is provisional.",
    "“reference moved”: from here on the newer reference is measured against; ratios are carried on across it.",
    "Shaded bands are environments: where the shade changes the machine or its system did. Absolute values are not comparable across; ratios are.",
    "Crosses at the foot are runs in which the case gave no usable number.",
    "Click two dots, or choose them with the arrow keys and Enter, to compare their commits. Drag to zoom; a double click shows all again.",
  ]);
}

function details(title: string, points: readonly string[]): HTMLElement {
  return el(
    "details",
    {},
    el("summary", {}, title),
    el("ul", { class: "reasons" }, ...points.map((text) => el("li", {}, text))),
  );
}
