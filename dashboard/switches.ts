import { el } from "./dom.ts";
import { SCALES, type Scale } from "./state.ts";

export const SCALE_LABELS: Readonly<Record<Scale, string>> = {
  ratio: "Against the reference",
  absolute: "Absolute values",
};

/** Two buttons of which one is pressed. */
export function scaleSwitch(choose: (scale: Scale) => void) {
  const buttons = SCALES.map((scale) => {
    const button = el("button", { type: "button", "data-scale": scale }, SCALE_LABELS[scale]);
    button.onclick = () => choose(scale);
    return { scale, button };
  });
  const group = el("div", { role: "group", "aria-label": "Values" }, ...buttons.map(({ button }) => button));
  const show = (chosen: Scale) => {
    for (const { scale, button } of buttons) button.setAttribute("aria-pressed", String(scale === chosen));
  };
  return { group, show };
}
