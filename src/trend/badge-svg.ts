/** What a badge says of the latest run. */
export interface Badge {
  readonly label: string;
  readonly message: string;
  /** `#rrggbb`; dark enough for white letters. */
  readonly color: string;
}

const HEIGHT = 20;
const PADDING = 7;

/** Rough widths of Verdana's letters at 11 px; `textLength` makes every font keep to them. */
function widthOf(text: string): number {
  const width = [...text].reduce((sum, letter) => {
    if (/[ijl.,:;'|!]/.test(letter)) return sum + 3.6;
    if (/[frt ()-]/.test(letter)) return sum + 4.6;
    if (/[mwMW%]/.test(letter)) return sum + 10.5;
    return sum + (/[A-Z+\u2212]/.test(letter) ? 8 : 6.8);
  }, 0);
  return Math.ceil(width);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] as string);

/** A badge as a picture, with a title for those who do not see it. No scripts, no fonts, nothing from elsewhere. */
export function badgeSvg({ label, message, color }: Badge): string {
  const [left, right] = [label, message].map((text) => widthOf(text) + 2 * PADDING) as [number, number];
  const told = escaped(`${label}: ${message}`);
  const part = (text: string, x: number, width: number) =>
    `<text x="${x + width / 2}" y="14" textLength="${width - 2 * PADDING}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${told}">`,
    `<title>${told}</title>`,
    `<clipPath id="round"><rect width="${left + right}" height="${HEIGHT}" rx="3"/></clipPath>`,
    `<g clip-path="url(#round)"><rect width="${left}" height="${HEIGHT}" fill="#3b4047"/><rect x="${left}" width="${right}" height="${HEIGHT}" fill="${color}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${part(label, 0, left)}${part(message, left, right)}</g>`,
    "</svg>\n",
  ].join("");
}
