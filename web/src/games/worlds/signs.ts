/** Signs of 504: goods, pieces, modules and lands, 24 × 24, drawn as the icons that all games share. */

import { ICONS } from "../../art/icons";
import { peak, pen, tree } from "../../art/terrain";
import { cactus, COLOUR_OF, sheaf } from "./land";

const ink =
  'stroke="var(--icon-ink, #40382d)" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"';
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${ink}/>`;
const line = (d: string) => `<path d="${d}" fill="none" ${ink}/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${ink}/>`;
const dot = (x: number, y: number, r = 0.9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#2b2620"/>`;
const ear = (x: number, y: number, turn: number) =>
  `<path d="M0 0c-2.600-1-3.200-5 0-8 3.200 3 2.600 7 0 8Z" fill="#e0b548" ${ink} transform="translate(${x} ${y}) rotate(${turn})"/>`;
const PERSON = "M5.500 22c0-6.500 1.500-9 4-10.300a5.300 5.300 0 1 1 5 0c2.500 1.300 4 3.800 4 10.300Z";

const LANDS: Record<string, string> = {
  city: shape("M5.500 18v-8h2.700v1.800h2.400V10h2.800v1.800h2.400V10h2.700v8Z", "#f3e9d6"),
  meadow: pen("M8 16l-2-4M8 16v-5M8 16l2-4M15 14l-2-4M15 14V8.500M15 14l2-4", 1.4, 0.9),
  forest: `<g transform="translate(3.500 4)">${tree(5, 13, 9)}${tree(12, 14, 11)}</g>`,
  field: `<g transform="translate(12 18.500)">${sheaf(0, 0, 1)}</g>`,
  mountain: peak(12, 18, 12),
  desert: `<g transform="translate(12 19)">${cactus(0, 0, 0.95)}</g>`,
  water: pen("M5.500 9q2-2 4 0t4 0t4 0M6.500 14q2-2 4 0t4 0t3.500 0", 1.5, 0.85),
};
/** A land as a small hexagon with its one sign. */
const lands = Object.fromEntries(
  Object.entries(LANDS).map(([land, sign]) => [
    land,
    `<path d="M12 1.500 21.300 6.800v10.400L12 22.500 2.700 17.200V6.800Z" fill="${COLOUR_OF[land]}" stroke="var(--pen)" stroke-width="1.200" stroke-linejoin="round"/>${sign}`,
  ]),
);
/** The sign alone, for wedges. */
export const bareLand = (land: string): string => LANDS[land] ?? "";

export const SIGNS: Record<string, string> = {
  ...lands,
  cattle:
    shape(
      "M8.500 7C5.500 7.800 3 7 2.200 3.200 4 4.800 6 5 9 5M15.500 7c3 .8 5.500 0 6.300-3.800C20 4.800 18 5 15 5",
      "#f0e4cf",
    ) +
    shape(
      "M7.500 7c1.500-2.500 7.500-2.500 9 0l.7 2.600c1.600-.8 3.600-.6 4.800.4-1.200 2-3 2.600-4.800 2.300L16.300 17c-.6 3-2 4.700-4.300 4.700S8.300 20 7.700 17l-.9-4.700C5 12.600 3.200 12 2 10c1.200-1 3.200-1.200 4.800-.4Z",
      "#b06d45",
    ) +
    shape(
      "M8.300 17c1.700-1.600 5.700-1.600 7.400 0 .5 2.800-1 4.700-3.700 4.700s-4.200-1.900-3.700-4.700Z",
      "#f3ddc4",
    ) +
    dot(9.4, 12) +
    dot(14.6, 12),
  grain:
    shape("M8 22 6 12h2.500L12 19l3.500-7H18l-2 10Z", "#cfae62") +
    ear(6.6, 12.5, -14) +
    ear(17.4, 12.5, 14) +
    ear(12, 10.5, 0) +
    shape("M7.700 15.500h8.600v2.600H7.700Z", "#b4574a"),
  wood: ICONS["wood"] ?? "",
  fish: ICONS["fish"] ?? "",
  ore: ICONS["iron"] ?? "",
  transport:
    shape("M3 7h16l-2 8H6Z", "#b98a54") +
    line("M4 10.500h14M19 8.500l3.500-2") +
    disc(8, 18, 3.4, "#efe0c8") +
    disc(15.5, 18, 3.4, "#efe0c8"),
  race:
    shape("M3.800 2.500h2v20h-2Z", "#b98a54") +
    shape("M5 3h16v11H5Z", "#fffaf0") +
    '<path d="M5 3h5.300v3.700H5ZM15.700 3H21v3.700h-5.300ZM10.300 6.700h5.400v3.600h-5.400ZM5 10.300h5.300V14H5ZM15.700 10.300H21V14h-5.300Z" fill="#40382d"/>',
  privileges:
    (ICONS["parchment"] ?? "") + disc(15.5, 18, 3.6, "#b4574a") + line("M14 21l-1 2.500M17 21l1 2.500"),
  military:
    shape(
      "M20.500 2.500 8 15l1.800 1.800L21.500 5ZM5.500 13l5.500 5.500-1.500 1.500L4 14.500ZM6.500 16.500 3 20l1.300 1.300 3.500-3.500Z",
      "#cfd4d6",
    ) +
    shape(
      "M3.500 2.500 16 15l-1.800 1.800L2.500 5ZM18.500 13 13 18.500l1.500 1.500 5.500-5.500ZM17.500 16.500 21 20l-1.300 1.300-3.500-3.500Z",
      "#e7d8c6",
    ),
  exploration:
    disc(12, 12, 9.6, "#fffaf0") +
    shape("M12 3.500 15 12l-3 8.500L9 12Z", "#e7d8c6") +
    shape("M12 3.500 15 12H9Z", "#b4574a"),
  roads:
    shape(
      "M3.500 22C5 14.500 14.500 15 13 10.500 12 7.500 8 8 9 2h4.500C13 6 18 6.500 19 11c1.200 5.500-6.500 6-6.500 11Z",
      "#cbbca6",
    ) +
    '<path d="M8 21c.6-5.500 9-5 8-9.500-.8-3.500-5.300-3.800-4.800-9" fill="none" stroke="#fffaf0" stroke-width="1.4" stroke-dasharray="2.500 2.200"/>',
  majorities:
    shape("M2 21.500v-6.500h6v6.500Z", "#cbbca6") +
    shape("M9 21.500V10h6v11.500Z", "#e2b94c") +
    shape("M16 21.500v-9h6v9Z", "#cbbca6") +
    shape("M8.700 8 8 2.800l2.500 2L12 2l1.500 2.800 2.500-2L15.300 8Z", "#e2b94c"),
  production:
    shape("M8 22.500 9.300 10h5.400L16 22.500Z", "#efe0c8") +
    shape("M8.800 10.500c0-4.500 6.400-4.500 6.400 0Z", "#b4574a") +
    shape(
      "M12 8.500 4.500 4.800l1.500-2.300ZM12 8.500l7.500-3.700L18 2.500ZM12 8.500 5.800 14.300l2.200 1.500ZM12 8.500l6.200 5.800-2.200 1.500Z",
      "#fffaf0",
    ),
  shares:
    shape("M2.500 4h19v16h-19Z", "#fffaf0") +
    '<path d="M5.500 16.500 10 11.500l3 2.500 5.500-6.500" fill="none" stroke="#3f7a4a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>' +
    line("M15.500 7.300h3.200v3.200"),
  coin: disc(12, 12, 9.3, "#e2b94c") + line("M12 8.800v6.400"),
  purse:
    shape("M8.500 8C3 12 1.500 22 12 22s9-10 3.500-14Z", "#b98a54") +
    shape("M7.500 3.500 12 5l4.500-1.500L15 8H9Z", "#d8b375") +
    line("M8 9h8"),
  steps: shape(
    "M5 14c-2-3-2-8 1-9s4 4 3 9ZM6 16h3v3c0 2-3 2-3 0ZM15 9c-1-4 0-8 3-8s3 6 1 9ZM15.500 12h3.200v3c0 2-3 2-3.200 0Z",
    "#b59a78",
  ),
  resident: shape(PERSON, "#b9a58a"),
  "two-residents": shape(PERSON, "#b9a58a"),
  tired: shape(
    "M2 18.500c6.500 0 9-1.500 10.300-4a5.300 5.300 0 1 1 0 5c-1.300-.6-3.800-1-10.300-1Z",
    "#d9cbb5",
  ),
  settlement: shape("M4 21v-9l8-8 8 8v9Z", "#b9a58a") + shape("M10 21v-5h4v5Z", "#5b4d3c"),
  hq:
    shape("M3 21V8h4V5h3v3h4V5h3v3h4v13Z", "#b9a58a") +
    shape("M10 21v-5h4v5Z", "#5b4d3c") +
    line("M12 5V1l5 1.500L12 4"),
  factory: shape("M2.500 21V11l6 3.500V11l6 3.500V4h4.500l2 17Z", "#b9a58a") + line("M6 18h3M12 18h3"),
  house:
    shape("M4 21v-9h16v9Z", "#efe0c8") +
    shape(
      "M2.500 12 5 5.500h14l2.500 6.500c-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0-1.600 2-3.200 2-4.750 0Z",
      "#b4574a",
    ),
  crate:
    shape("M3.500 5.500h17v14h-17Z", "#d8b375") +
    line("M3.500 9.500h17M3.500 15.500h17M8 5.500v14M16 5.500v14"),
  token: disc(12, 12, 9.3, "#d9e3d0") + line("M12 6.500v11M6.500 12h11"),
  road:
    '<path d="M4 19 20 5" stroke="#40382d" stroke-width="7.500" stroke-linecap="round"/>' +
    '<path d="M4 19 20 5" stroke="var(--road, #8d867a)" stroke-width="5" stroke-linecap="round"/>',
  vp: ICONS["vp"] ?? "",
};
