import uPlot from "uplot";
import { drawGround, drawMarks, onSchemeChange, type Palette, type Picks, palette } from "./marks.ts";
import { type Plot, reachOf } from "./plot.ts";

interface ChartEvents {
  /** The pointer is near this point; null when it left. */
  readonly hover: (index: number | null) => void;
  readonly pick: (run: number) => void;
  readonly zoom: (from: number | null, to: number | null) => void;
}

export interface Shown {
  readonly plot: Plot;
  readonly picks: Picks;
  /** Places of the first and last run in the picture. */
  readonly from: number;
  readonly to: number;
  /** The day of the run at a place, once its block is there. */
  readonly dayOf: (place: number) => string;
}

/** One series large: uPlot for axes, pointer and zoom; dots, levels and changes are drawn by `marks.ts`. */
export interface Chart {
  readonly show: (shown: Shown) => void;
  readonly point: (index: number | null) => void;
  readonly remove: () => void;
}

const HEIGHT = 340;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];
const dataOf = ({ plot }: Shown): uPlot.AlignedData => [
  [...plot.places],
  [...plot.values],
  [...(plot.reference ?? plot.places.map(() => null))],
];

/** Values are for the pointer; what is seen is drawn by `drawMarks`. */
const invisible = (label: string): uPlot.Series => ({ label, paths: () => null, points: { show: false } });

/** Half a run of room on both sides, and some for the picture of a single one. */
function xRange({ from, to }: Shown): [number, number] {
  const room = Math.max(0.75, (to - from) * 0.01);
  return [from - room, to + room];
}

function yRange({ plot, from, to }: Shown): [number, number] {
  const seen = (_: unknown, i: number) =>
    (plot.places[i] as number) >= from && (plot.places[i] as number) <= to;
  const values = [...plot.values.filter(seen), ...(plot.reference?.filter(seen) ?? [])];
  const levels = plot.levels.filter((level) => level.to >= from && level.from <= to);
  const { low, high } = reachOf(
    values,
    [...plot.lines, ...levels].map(({ value }) => value),
  );
  return [low, high];
}

const FONT = '11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export function chart(box: HTMLElement, first: Shown, events: ChartEvents): Chart {
  let shown = first;
  let colours: Palette = palette();
  const ending = new AbortController();
  const u = new uPlot(options(), dataOf(shown), box);
  const scheme = () => {
    colours = palette();
    u.redraw();
  };
  onSchemeChange(scheme, ending.signal);
  const observer = new ResizeObserver(() => {
    const width = Math.floor(box.clientWidth);
    if (width > 0 && width !== u.width) u.setSize({ width, height: HEIGHT });
  });
  observer.observe(box);
  listenForClicks();

  return {
    show(next) {
      shown = next;
      u.batch(() => {
        u.setData(dataOf(next), false);
        const [min, max] = xRange(next);
        u.setScale("x", { min, max });
      });
    },
    point(index) {
      const place = index === null ? undefined : shown.plot.places[index];
      if (place === undefined) u.setCursor({ left: -10, top: -10 }, false);
      else u.setCursor({ left: u.valToPos(place, "x"), top: 0 }, false);
    },
    remove() {
      ending.abort();
      observer.disconnect();
      u.destroy();
    },
  };

  function options(): uPlot.Options {
    const colour = (name: keyof Palette) => () => colours[name];
    const axis = { font: FONT, stroke: colour("soft"), grid: { stroke: colour("rule"), width: 1 } };
    const ticks = { stroke: colour("rule"), width: 1, size: 4 };
    return {
      width: Math.max(240, Math.floor(box.clientWidth)),
      height: HEIGHT,
      padding: [8, 8, 0, 0],
      legend: { show: false },
      cursor: {
        y: false,
        drag: { x: true, y: false, setScale: false },
        bind: {
          dblclick: () => () => {
            events.zoom(null, null);
            return null;
          },
        },
        points: { size: 9, fill: () => "transparent", stroke: colour("ink") as () => string, width: 1.5 },
      },
      scales: { x: { time: false, range: () => xRange(shown) }, y: { range: () => yRange(shown) } },
      series: [{}, invisible("values"), invisible("reference")],
      axes: [
        {
          ...axis,
          ticks,
          size: 34,
          incrs: STEPS,
          space: 90,
          values: (_, places) => places.map(shown.dayOf),
          grid: { show: false },
        },
        { ...axis, ticks, size: 64, values: (_, values) => values.map(shown.plot.tick) },
      ],
      hooks: {
        drawClear: [(self) => drawGround(self, shown.plot, devicePixelRatio, colours)],
        draw: [(self) => drawMarks(self, shown.plot, shown.picks, devicePixelRatio, colours)],
        setCursor: [({ cursor }) => events.hover((cursor.left ?? -1) < 0 ? null : (cursor.idx ?? null))],
        setSelect: [zoomed],
      },
    };
  }

  function zoomed(self: uPlot): void {
    const { left, width } = self.select;
    if (width < 6) return;
    const [from, to] = [self.posToVal(left, "x"), self.posToVal(left + width, "x")];
    self.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
    events.zoom(Math.max(0, Math.round(from)), Math.max(0, Math.round(to)));
  }

  function listenForClicks(): void {
    let down = 0;
    u.over.addEventListener("mousedown", (event) => (down = event.clientX));
    u.over.addEventListener("click", (event) => {
      const run = shown.plot.runs[u.cursor.idx ?? -1];
      // A drag ends with a click too.
      if (run !== undefined && Math.abs(event.clientX - down) < 4) events.pick(run);
    });
  }
}
