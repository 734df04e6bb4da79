import { html } from "../text/escape.ts";

interface MarkerLook {
  /** Left out of the estimate. */
  readonly hollow: boolean;
  /** It lies beyond the edge of the picture. */
  readonly beyond: "above" | "below" | null;
  readonly title: string;
}

/** A coordinate in SVG, to a tenth of a pixel. */
export const coordinate = (value: number) => Number(value.toFixed(1)).toString();

/** 1, 2 or 5 times a power of ten that is not below the step. */
export function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= step) ?? 10);
}

/** One round. */
export function marker(place: { readonly x: number; readonly y: number }, look: MarkerLook): string {
  const kind = look.hollow ? "dot hollow" : "dot";
  const title = look.title === "" ? "" : `<title>${html(look.title)}</title>`;
  const [x, y] = [place.x, place.y];
  const path = (points: readonly (readonly [number, number])[]) =>
    `<path class="${kind}" d="M${points.map(([dx, dy]) => `${coordinate(x + dx)} ${coordinate(y + dy)}`).join("L")}Z">${title}</path>`;
  if (look.beyond === "above")
    return path([
      [0, 0],
      [3, 5],
      [-3, 5],
    ]);
  if (look.beyond === "below")
    return path([
      [0, 0],
      [3, -5],
      [-3, -5],
    ]);
  return `<circle class="${kind}" cx="${coordinate(x)}" cy="${coordinate(y)}" r="2.2">${title}</circle>`;
}

export function svgText(
  text: string,
  x: number,
  y: number,
  anchor: "start" | "middle" | "end",
  kind?: string,
): string {
  return `<text${kind === undefined ? "" : ` class="${kind}"`} x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor}">${html(text)}</text>`;
}
