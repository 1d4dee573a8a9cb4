/** Pieces of 504 as SVG, in units of the hex map: colour and mark always together. */

import { SEAT_MARKS } from "../../art/icons";
import { SIGNS } from "./signs";

export interface Side {
  colour: string;
  mark: string;
  /** What is drawn upon the colour. */
  on: string;
}

const COMPANY_MARKS: readonly (readonly [string, string, string])[] = [
  ["green", "M9 3h6v6h6v6h-6v6H9v-6H3V9h6Z", "#fffaf0"],
  ["white", "M12 1.500 15 8.700l7.800.6-6 5 2 7.500L12 17.600 5.200 21.800l2-7.500-6-5L9 8.700Z", "#2b2620"],
  ["purple", "M4 3h16l-6.500 9L20 21H4l6.500-9Z", "#fffaf0"],
  ["blue", "M15 2.500a9.800 9.800 0 1 0 6 14.500A9 9 0 0 1 15 2.500Z", "#fffaf0"],
  ["orange", "M12 2.500a9.500 9.500 0 1 0 .01 0ZM12 7.800a4.200 4.200 0 1 1-.01 0Z", "#2b2620"],
];
export const COMPANIES = COMPANY_MARKS.map(([word]) => word);
const COMPANY_SIDES: Side[] = COMPANY_MARKS.map(([word, mark, on]) => ({
  colour: `var(--co-${word})`,
  mark,
  on,
}));
const SEAT_SIDES: Side[] = SEAT_MARKS.map((mark, seat) => ({
  colour: `var(--seat-${seat})`,
  mark,
  on: "#fffaf0",
}));
const NOBODY: Side = { colour: "#a9a59a", mark: "", on: "#fffaf0" };

export const sideOf = (companies: boolean, side: number): Side =>
  (companies ? COMPANY_SIDES : SEAT_SIDES)[side] ?? NOBODY;

const at = (value: number) => String(Math.round(value * 10) / 10);
const INK = 'stroke="var(--pen)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const PAWN = "M-5.500 0c0-5.500 1-7 2.600-8.200a4.300 4.300 0 1 1 5.800 0C4.500-7 5.500-5.500 5.500 0Z";
const put = (x: number, y: number, inner: string, size = 1) =>
  `<g transform="translate(${at(x)} ${at(y)})${size === 1 ? "" : ` scale(${size})`}">${inner}</g>`;
const mark = ({ mark: d, on }: Side, x: number, y: number, size: number) =>
  `<path d="${d}" fill="${on}" transform="translate(${at(x - size / 2)} ${at(y - size / 2)}) scale(${(size / 24).toFixed(3)})"/>`;
/** A sign of 24 units around a point. */
export const sign = (name: string, x: number, y: number, size: number): string =>
  `<svg x="${at(x - size / 2)}" y="${at(y - size / 2)}" width="${at(size)}" height="${at(size)}" viewBox="0 0 24 24">${SIGNS[name] ?? ""}</svg>`;
export const text = (said: string | number, x: number, y: number, size: number, kind = "plain"): string =>
  `<text class="${kind}" x="${at(x)}" y="${at(y)}" font-size="${at(size)}">${said}</text>`;
const HALO = 'stroke="var(--card)" stroke-width="3.200" paint-order="stroke" stroke-linejoin="round"';
/** How large numbers are drawn, so that they stay readable whatever a group is scaled by. */
export interface Sizes {
  /** Units of the map for the smallest readable number. */
  digits: number;
  /** Whether the map is so small that only the most important things are drawn. */
  far: boolean;
}
const count = (number: number, x: number, y: number, size: number) =>
  `<text x="${at(x)}" y="${at(y)}" font-size="${at(size)}" ${HALO}>${number}</text>`;

// ---- single pieces: their feet stand at x, y ---------------------------------------------------------------

export const settlement = (side: Side, x: number, y: number, size = 1): string =>
  put(
    x,
    y,
    `<path d="M-8 0v-9l8-7.500 8 7.500v9Z" fill="${side.colour}" ${INK}/>${mark(side, 0, -6, 8)}`,
    size,
  );
const tradingHouse = (side: Side, x: number, y: number, size = 1) =>
  put(
    x,
    y,
    `<path d="M-8 0v-9h16v9Z" fill="${side.colour}" ${INK}/><path d="M-9.500-9-7.500-15h15l2 6c-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0Z" fill="#fffaf0" ${INK}/>${mark(side, 0, -4, 6.5)}`,
    size,
  );
const headquarters = (side: Side, x: number, y: number, size = 1) =>
  put(
    x,
    y,
    `<path d="M-11 0v-16h5v3h3.500v-4h5v4H6v-3h5V0Z" fill="${side.colour}" ${INK}/>${mark(side, 0, -6, 9)}`,
    size,
  );
export const pawn = (side: Side, x: number, y: number) =>
  put(x, y, `<path d="${PAWN}" fill="${side.colour}" ${INK}/>${mark(side, 0, -3.4, 4.6)}`);
const lying = ({ colour }: Side, x: number, y: number) =>
  put(
    x,
    y,
    `<g transform="translate(-8 -5.500) rotate(90)"><path d="${PAWN}" fill="color-mix(in srgb, ${colour} 48%, var(--rest, #fffaf0))" ${INK}/></g>`,
  );
const militia = (x: number, y: number) =>
  put(
    x,
    y,
    `<path d="${PAWN}" fill="#a9a59a" ${INK}/><path d="M-4.500-6c2 0 3-.5 4.500-1.700C1.500-6.500 2.500-6 4.500-6c0 4-1.500 6-4.500 7.300C-3 0-4.500-2-4.500-6Z" fill="#e4e0d4" ${INK}/>`,
  );
const barracks = (x: number, y: number) =>
  put(
    x,
    y,
    `<path d="M-11 0v-15h4v2.500h4V-15h6v2.500h4V-15h4V0Z" fill="#a9a59a" ${INK}/><path d="M-2.500 0v-4.500q2.500-3.500 5 0V0Z" fill="#5b4d3c"/>`,
  );
export const factory = (side: Side, x: number, y: number, size = 1): string =>
  put(
    x,
    y,
    `<path d="M-8 0v-8l5 3v-3l5 3v-8h4L8 0Z" fill="${side.colour}" ${INK}/>${side.mark ? mark(side, -1, -2.8, 4) : ""}`,
    size,
  );
/** A plant at the right shoulder of a hex, grey without an owner; pale while it has nothing to give. */
export const plant = (side: Side, good: string, full: boolean): string =>
  put(
    25,
    -16,
    `<circle r="12.500" fill="${side.colour}" stroke="var(--pen)" stroke-width="1.200"/><circle r="9.300" fill="${full ? "#fffaf0" : "#d9cfbb"}"/>${sign(good, 0, 0, 14.5)}` +
      (side.mark
        ? `<circle cx="9" cy="9" r="5.600" fill="${side.colour}" stroke="var(--pen)"/>${mark(side, 9, 9, 6)}`
        : ""),
  );

/** The trolley with its cargo; an empty hold is dashed. */
export function trolley(side: Side, cargo: readonly string[], holds: number, size = 1): string {
  const places = holds > 1 ? [-8, 8] : holds ? [0] : [];
  const load = places.map((place, n) =>
    cargo[n]
      ? sign(cargo[n], place, -20, 17)
      : `<rect x="${place - 6}" y="-24.500" width="12" height="11" rx="2" fill="none" stroke="var(--pen)" stroke-dasharray="2.500 2" opacity=".7"/>`,
  );
  const wheel = (hub: number) => `<circle cx="${hub}" cy="-1.500" r="4.600" fill="#efe0c8" ${INK}/>`;
  return put(
    0,
    0,
    `<ellipse cy="1.500" rx="18" ry="3" fill="var(--pen)" opacity=".25"/>${load.join("")}<path d="M16-10l7-3.500" fill="none" ${INK}/>` +
      `<path d="M-18-14h35l-3.500 11h-28Z" fill="${side.colour}" ${INK}/>${mark(side, -0.5, -8.6, 9)}${wheel(-9.5)}${wheel(8.5)}`,
    size,
  );
}

/** Roads across an edge, side by side; without a side it is neutral. */
export function roads(sides: readonly (Side | null)[], angle: number): string {
  const long = 17;
  const band = (side: Side | null, place: number) => {
    const y = (place - (sides.length - 1) / 2) * 11.5;
    const d = `M${-long} ${at(y)}H${long}`;
    const marks = side
      ? [-11, 0, 11]
          .map((x) => `<g transform="rotate(${at(-angle)} ${x} ${at(y)})">${mark(side, x, y, 5.6)}</g>`)
          .join("")
      : `<path d="${d}" stroke="#fffaf0" stroke-width="1.600" stroke-dasharray="4 4"/>`;
    return `<path d="${d}" stroke="var(--pen)" stroke-width="10.500" stroke-linecap="round"/><path d="${d}" stroke="${side?.colour ?? "var(--road)"}" stroke-width="7.800" stroke-linecap="round"/>${marks}`;
  };
  return sides.map(band).join("");
}

/** A road that could be built. */
export const ROAD_TO_BE =
  '<path d="M-17 0H17" stroke="var(--card)" stroke-width="15" stroke-linecap="round"/>' +
  '<path d="M-17 0H17" stroke="var(--accent)" stroke-width="10" stroke-linecap="round"/>' +
  '<path d="M-15 0H16" stroke="var(--card)" stroke-width="3" stroke-dasharray="5 4"/>';

// ---- a side's pieces on a hex, packed into its lower half -----------------------------------------------------

/** Something with a width, drawn with its feet at x, y; `scale` is what it will be scaled by. */
export interface Group {
  wide: number;
  draw: (x: number, y: number, scale: number) => string;
}

const pack = (items: readonly Group[], gap: number): Group => {
  const wide = items.reduce((sum, item) => sum + item.wide, 0) + gap * Math.max(0, items.length - 1);
  return {
    wide,
    draw: (x, y, scale) => {
      let left = x - wide / 2;
      return items
        .map((item) => {
          const drawn = item.draw(left + item.wide / 2, y, scale);
          left += item.wide + gap;
          return drawn;
        })
        .join("");
    },
  };
};

export interface Standing {
  settlement: boolean;
  hq: boolean;
  active: number;
  tired: number;
}

/** All of one side: building, upright residents, lying ones; from two on with a number where there is room for it. */
export function group(side: Side, there: Standing, trading: boolean, { digits, far }: Sizes): Group {
  const items: Group[] = [];
  const big = far ? 1.3 : 1;
  if (there.hq) items.push({ wide: 23 * big, draw: (x, y) => headquarters(side, x, y, big) });
  else if (there.settlement)
    items.push({ wide: 17 * big, draw: (x, y) => (trading ? tradingHouse : settlement)(side, x, y, big) });
  const people = (number: number, wide: number, draw: (side: Side, x: number, y: number) => string) => {
    if (number === 1 || (far && number)) items.push({ wide, draw: (x, y) => draw(side, x, y) });
    else if (number)
      items.push({
        wide: wide + digits * 0.6,
        draw: (x, y, scale) =>
          draw(side, x - digits * 0.3, y) + count(number, x + wide / 2, y - 1.5, digits / scale),
      });
  };
  people(there.active, 12, pawn);
  people(there.tired, 18, lying);
  return pack(items, 3);
}

export const garrison = (armies: readonly string[]): Group =>
  pack(
    armies.map((army) => (army === "militia" ? { wide: 12, draw: militia } : { wide: 23, draw: barracks })),
    3,
  );
export const factories = (owners: readonly (readonly [Side, number])[], { digits, far }: Sizes): Group =>
  pack(
    owners.map(([side, number]) => ({
      wide: number > 1 && !far ? 17 + digits * 0.6 : 17,
      draw: (x, y, scale) =>
        number > 1 && !far
          ? factory(side, x - digits * 0.3, y) + count(number, x + 8, y - 1, digits / scale)
          : factory(side, x, y),
    })),
    2,
  );
/** Goods or points that lie there for whoever takes them. */
export const loose = (goods: readonly (readonly [string, number])[], { digits, far }: Sizes): Group =>
  pack(
    goods.map(([good, number]) => {
      const said = number > 1 && !far;
      const left = said ? digits * 0.3 : 0;
      return {
        wide: 17 + 2 * left,
        draw: (x, y, scale) =>
          `<rect x="${at(x - 8 - left)}" y="${at(y - 16)}" width="16" height="16" rx="2" fill="var(--card)" fill-opacity=".7" stroke="var(--pen)" stroke-dasharray="3 2"/>` +
          sign(good, x - left, y - 8, 13) +
          (said ? count(number, x + 8, y - 2, digits / scale) : ""),
      };
    }),
    2,
  );

const half = (y: number) => (Math.abs(y) <= 25 ? 43.3 : Math.max(0, (43.3 * (50 - Math.abs(y))) / 25));

/** Groups in as few lines as fit between top and bottom, at the largest scale that does. */
export function belly(groups: readonly Group[], top: number, bottom = 42, least = 0.45): string {
  const some = groups.filter((each) => each.wide);
  if (!some.length) return "";
  for (let scale = 1; ; scale -= 0.05)
    for (let rows = 1; rows <= 5; rows++) {
      const high = 21 * scale;
      const last = scale <= least;
      if (rows * high > bottom - top + 3 && !(last && rows === 5)) continue;
      const first = top + (bottom - top - rows * high) / 2;
      const lines = filled(some, rows, scale, first, high);
      if (!lines && !(last && rows === 5)) continue;
      return (lines ?? [[...some]])
        .map((line, row) => {
          const packed = pack(line, 5);
          return put(
            0,
            first + (row + 1) * high - 2.5 * scale,
            packed.draw(0, 0, scale),
            Number(scale.toFixed(2)),
          );
        })
        .join("");
    }
}

/** The groups line by line, if they fit into so many lines. */
function filled(
  groups: readonly Group[],
  rows: number,
  scale: number,
  first: number,
  high: number,
): Group[][] | null {
  const lines: Group[][] = Array.from({ length: rows }, () => []);
  let row = 0;
  for (const each of groups) {
    for (;;) {
      const line = lines[row];
      if (!line) return null;
      const [upper, lower] = [first + row * high, first + (row + 1) * high - 2.5 * scale];
      const room = Math.min(80, 2 * half(Math.max(Math.abs(upper), Math.abs(lower))) - 3);
      if (pack([...line, each], 5).wide * scale <= room) {
        line.push(each);
        break;
      }
      row++;
    }
  }
  return lines;
}

// ---- cities ---------------------------------------------------------------------------------------------------

const wall = (x: number) =>
  `<path d="M${x} -13v-18h3.100v2.800h2.400v-2.800h3v2.800h2.400v-2.800h3.100v18Z" fill="var(--wall, #f3e9d6)" ${INK}/>`;

/** A city's walls, its number on a shield, and its stock on a crate at the right shoulder. */
export function crown(number: string, supply: string, stock: number, { digits }: Sizes): string {
  return (
    wall(-24) +
    (supply ? "" : wall(10)) +
    shield(number, digits) +
    (supply ? crate(supply, stock, digits) : "")
  );
}
const shield = (number: string, digits: number) =>
  put(
    0,
    -28,
    `<path d="M-11-15h22v15c0 8-6 12-11 14-5-2-11-6-11-14Z" fill="var(--card)" stroke="var(--pen)" stroke-width="1.600"/>${text(number, 0, 5, Math.max(17.5, digits))}`,
  );
/** On a small map: the number alone, large. */
export const bigNumber = (number: string, { digits }: Sizes): string =>
  `<circle cy="-27" r="${at(digits * 0.72)}" fill="var(--card)" stroke="var(--pen)" stroke-width="1.600"/>${text(number, 0, -27 + digits * 0.34, digits)}`;
const crate = (good: string, stock: number, digits: number) =>
  `<g${stock ? "" : ' opacity=".55"'}><rect x="13" y="-29" width="29" height="17" rx="3.500" fill="#e6cf9f" stroke="var(--pen)" stroke-width="1.200"/>${sign(good, 21.5, -20.5, 15)}` +
  `<text x="35" y="-15.500" font-size="${at(Math.max(15.5, digits))}" style="fill:#2b2620">${stock}</text></g>`;
export const smallStock = (good: string): string => sign(good, -24, -14, 22);

const ORDER = ["cattle", "wood", "fish", "grain", "ore"];
/** What a city wants, in a fixed order; what it has got is ticked. */
export function wants(demand: readonly string[], supply: string): string {
  const kinds = ORDER.filter((good) => good !== supply);
  return kinds
    .map((good, n) => {
      const x = (n - (kinds.length - 1) / 2) * 18.6;
      return demand.includes(good)
        ? `<circle cx="${at(x)}" cy="-2" r="9" fill="#fffaf0" stroke="var(--pen)" stroke-width="1.100"/>${sign(good, x, -2, 14.5)}`
        : `<circle cx="${at(x)}" cy="-2" r="6.500" fill="var(--line)" stroke="var(--pen)" stroke-width=".8" opacity=".8"/><path d="M${at(x - 3)} -2l2.200 2.600 4-5" fill="none" stroke="var(--ink)" stroke-width="1.700" stroke-linecap="round"/>`;
    })
    .join("");
}
/** On a small map: of what it wants only one good. */
export const smallWant = (good: string): string =>
  `<circle cx="26" cy="-13" r="13" fill="#fffaf0" stroke="var(--pen)" stroke-width="1.100"/>${sign(good, 26, -13, 20)}`;
