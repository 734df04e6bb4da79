import type { Results } from "../model/results.ts";
import { share } from "../text/format.ts";
import { marker } from "./svg.ts";
import { strictness } from "./words.ts";

const keyDrawing = (drawing: string) => `<svg viewBox="0 0 40 20" aria-hidden="true">${drawing}</svg>`;
const PLAIN_LOOK = { hollow: false, beyond: null, told: "" } as const;
const lineAcross = (kind: string) => `<line class="${kind}" x1="2" x2="38" y1="10" y2="10"/>`;

/** What the pictures show, for someone who has never seen one. */
export function legend(results: Results): string {
  const thresholds = [...new Set(results.cases.map((result) => result.threshold))].map(share).join(", ");
  const both = `${marker({ x: 13, y: 10 }, { ...PLAIN_LOOK, odd: true })}${marker({ x: 27, y: 10 }, { ...PLAIN_LOOK, odd: false })}`;
  const hollow = marker({ x: 20, y: 10 }, { ...PLAIN_LOOK, odd: true, hollow: true });
  const beyond = marker({ x: 20, y: 7 }, { ...PLAIN_LOOK, odd: true, beyond: "above" });
  const items = [
    [both, "each point is one round: head against base, both loaded in the same way"],
    [
      `<rect class="lane" x="2" y="1" width="36" height="18"/>${lineAcross("mean")}`,
      "a lane is one session, one start of both servers; its thin line is the mean",
    ],
    [lineAcross("estimate"), "the estimate: the mean over the sessions"],
    [
      '<rect class="interval" x="2" y="4" width="36" height="12"/>',
      "its 95 % interval; dotted lines around it: the wider one that decides",
    ],
    [lineAcross("nochange"), "no change"],
    [lineAcross("threshold"), `the smallest change worth telling, ${thresholds}; tinted beyond it`],
    [hollow, "left out: something other than the server was at its limit"],
    [beyond, "lies beyond the picture"],
  ];
  const list = items
    .map(([drawing, text]) => `<li>${keyDrawing(drawing ?? "")}<span>${text}</span></li>`)
    .join("\n");
  const short = `Each point is one round, head against base; each lane is a session, a new start of both servers. The grey band is the 95 % interval. ${strictness(results.plan)}`;
  const key = `<details><summary>All the signs</summary>\n<ul>\n${list}\n</ul>\n</details>`;
  return `<section class="legend">\n<p>${short}</p>\n${key}\n</section>`;
}
