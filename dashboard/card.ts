import type { Overview, SeriesSummary } from "../src/model/history.ts";
import { amount } from "../src/text/format.ts";
import { el, svg } from "./dom.ts";
import { isGone, seriesId } from "./select.ts";
import { SPARK, sparkPath } from "./spark-path.ts";
import { formatView, opened, type View } from "./state.ts";
import {
  changeKind,
  changeText,
  changeWay,
  day,
  goneText,
  metricTitle,
  rangeText,
  standing,
} from "./wording.ts";

/** A series in the overview: a link with its name, its course and where it stands. */
export interface Card {
  readonly item: HTMLLIElement;
  /** Another view leads from the same card to another address. */
  readonly follow: (view: View) => void;
}

export function card(series: SeriesSummary, overview: Overview): Card {
  const value = el("span", { class: "value" });
  const anchor = el(
    "a",
    { class: "series", "data-series": seriesId(series) },
    el("span", { class: "case" }, series.case),
    el(
      "span",
      { class: "metric" },
      metricTitle(series.metric, series.unit),
      series.gates ? "" : " · informs",
    ),
    picture(series),
    value,
    ...news(series, overview),
  );
  const follow = (view: View) => {
    anchor.href = formatView(opened(view, seriesId(series)));
    value.replaceChildren(...newestValue(series, view));
  };
  return { item: el("li", {}, anchor), follow };
}

function newestValue(series: SeriesSummary, view: View): (Node | string)[] {
  if (series.points === 0) return ["no numbers yet"];
  if (view.scale === "absolute" && series.head !== null) return [amount(series.head, series.unit)];
  if (series.ratio === null) return [standing(series)];
  return [changeText(series.ratio), el("small", {}, ` ${rangeText(series.ratio)}`)];
}

function news(series: SeriesSummary, overview: Overview): HTMLElement[] {
  const { change } = series;
  const lines: HTMLElement[] = [];
  if (change !== null) {
    const told = `${changeWay(series, change)}: ${changeText(change.ratio)}`;
    const since = `since ${day(change.at)}${change.state === "accepted" ? ", accepted" : ""}`;
    lines.push(
      el(
        "span",
        { class: "news" },
        el("span", { class: `badge ${changeKind(change)}` }, told),
        " ",
        el("small", {}, since),
      ),
    );
  }
  if (isGone(series, overview))
    lines.push(
      el("span", { class: "news" }, el("span", { class: "badge invalid" }, goneText(series, overview))),
    );
  return lines;
}

function picture(series: SeriesSummary): SVGElement {
  const { before, after, zero, end } = sparkPath(series);
  const kind = series.change === null ? "" : changeKind(series.change);
  const parts = [
    zero === null ? null : svg("path", { class: "zero", d: `M0 ${zero}H${SPARK.width}` }),
    before === "" ? null : svg("path", { class: "line", d: before }),
    after === "" ? null : svg("path", { class: `line ${kind}`, d: after }),
    end === null ? null : svg("path", { class: `line end ${kind}`, d: `M${end.x} ${end.y}h.01` }),
  ];
  return svg(
    "svg",
    // The numbers beside it say the same in words.
    {
      class: "spark",
      viewBox: `0 0 ${SPARK.width} ${SPARK.height}`,
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    },
    ...parts.filter((part) => part !== null),
  );
}
