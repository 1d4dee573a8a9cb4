/** Land on a hex, drawn with a few pen strokes: its sign stands in the upper half, the lower is left to the pieces. */

import { peak, pen, strokes, tree, tuft, wave } from "../../art/terrain";

export const COLOUR_OF: Record<string, string> = {
  city: "var(--city)",
  meadow: "var(--plain)",
  forest: "var(--forest)",
  field: "var(--field)",
  mountain: "var(--mountain)",
  desert: "var(--desert)",
  water: "var(--sea)",
};

const at = (value: number) => value.toFixed(1);
const OUTLINE = 'stroke="var(--pen)" stroke-width=".9" stroke-linejoin="round"';

export const sheaf = (x: number, y: number, size: number): string =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})"><path d="M-4 0C-2.500-4-2.500-5-7-11c1.500-3 4-3.500 5-1.500C-1.500-15.500 1.500-15.500 2-12.500 3-14.500 5.500-14 7-11 2.500-5 2.500-4 4 0Z" fill="var(--ear, #d9a93a)" ${OUTLINE}/>` +
  '<path d="M-3-4.600h6M0-12v5.500M-3.500-10l2 4M3.500-10l-2 4" stroke="var(--pen)" stroke-width=".9" stroke-linecap="round"/></g>';

export const cactus = (x: number, y: number, size: number): string =>
  `<g transform="translate(${at(x)} ${at(y)}) scale(${size})"><path d="M-2 0v-6h-3.500c-2 0-2-1-2-4h2.600v2H-2v-7c0-3 4-3 4 0v4h2.900v-2h2.600c0 3 0 4-2 4H2V0Z" fill="var(--cactus, #8a9d63)" ${OUTLINE}/></g>`;

const dune = (x: number, y: number, w: number) =>
  `<path d="M${at(x - w / 2)} ${at(y)}q${at(w * 0.3)} ${at(-w * 0.34)} ${at(w * 0.55)} ${at(-w * 0.12)}q${at(w * 0.2)} ${at(w * 0.1)} ${at(w * 0.45)} ${at(w * 0.12)}q${at(-w * 0.5)} ${at(-w * 0.05)} ${at(-w)} 0Z" fill="var(--dune, #d9bd85)" ${OUTLINE} opacity=".9"/>`;

const flower = (x: number, y: number, colour: string) =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="2" fill="${colour}" stroke="var(--pen)" stroke-width=".7"/>`;

type Painter = (jitter: (most: number) => number) => string;

const PAINTERS: Record<string, Painter> = {
  forest: (j) =>
    [
      [-9, -22, 18],
      [9, -16, 20],
      [-25, -9, 18],
      [26, -6, 17],
      [-36, 16, 13],
      [36, 18, 13],
    ]
      .map(([x = 0, y = 0, size = 0]) => tree(x + j(2), y + j(2), size))
      .join(""),
  mountain: (j) => peak(-21 + j(1.5), -4, 20) + peak(21 + j(1.5), -3, 21) + peak(j(2), 2, 38),
  water: (j) =>
    [
      [-26, -14],
      [4, -26],
      [12, -4],
      [-18, 12],
      [14, 22],
      [-6, 34],
    ]
      .map(([x = 0, y = 0]) => pen(wave(x + j(3), y + j(2), 13), 1.1, 0.55))
      .join(""),
  field: (j) =>
    [
      [-14, 40],
      [-3, 41],
      [8, 41],
      [19, 41],
      [30, 32],
      [40, 15],
    ]
      .map(([y = 0, x = 0]) => pen(`M${-x} ${y}q${x / 2} 3 ${x} 0t${x} 0`, 0.9, 0.34))
      .join("") +
    sheaf(-20 + j(2), -8, 1.35) +
    sheaf(20 + j(2), -8, 1.35) +
    sheaf(j(2), -17, 1.5),
  meadow: (j) =>
    [
      [-19, -15],
      [1, -27],
      [20, -17],
      [-35, 6],
      [35, 8],
      [-14, 40],
      [14, 38],
    ]
      .map(([x = 0, y = 0]) => pen(tuft(x + j(2), y + j(2)), 1.1, 0.62))
      .join("") +
    flower(-8 + j(2), -18 + j(2), "#fffaf0") +
    flower(11 + j(2), -13 + j(2), "#e7b6a0") +
    flower(28 + j(2), -2 + j(2), "#fffaf0"),
  desert: (j) =>
    dune(-13 + j(2), -13, 42) +
    dune(17 + j(2), -2, 42) +
    Array.from({ length: 12 }, (_, n) => [j(32), 10 + ((n * 7) % 27)])
      .map(([x = 0, y = 0]) => `<circle cx="${at(x)}" cy="${at(y)}" r=".9" fill="var(--pen)" opacity=".45"/>`)
      .join("") +
    cactus(6 + j(3), -12, 1.3),
  city: () =>
    '<path d="M0-45 39-22.500v45L0 45-39 22.500v-45Z" fill="none" stroke="var(--pen)" stroke-dasharray="5 3" opacity=".45"/>',
};

/** One sign, larger, for maps that are small on the screen. */
const FAR: Record<string, string> = {
  forest: tree(-8, -4, 26) + tree(9, -2, 30),
  mountain: peak(0, 2, 32),
  water: pen(`${wave(-16, -10, 32)}${wave(-16, 4, 32)}`, 3, 0.6),
  field: sheaf(0, 0, 2),
  meadow: `<g transform="scale(2.4)">${pen(`${tuft(-5, -1)}${tuft(5, -1)}`, 0.9, 0.75)}</g>`,
  desert: cactus(0, 0, 1.8),
  city: PAINTERS["city"]?.(() => 0) ?? "",
};

/** Land never changes: it is drawn once. */
const painted = new Map<string, string>();

/** What is drawn on a hex of land; the same place always gets the same strokes. */
export function land(kind: string, place: string, far = false): string {
  if (far) return FAR[kind] ?? "";
  const known = painted.get(place + kind);
  if (known !== undefined) return known;
  const next = strokes(place + kind);
  const made = PAINTERS[kind]?.((most) => (next() * 2 - 1) * most) ?? "";
  painted.set(place + kind, made);
  return made;
}
