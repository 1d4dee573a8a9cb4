/** Large pictures of the games for the lobby: 360 × 200, our own ink. */

import { terrain } from "./terrain";
import { city, rabbit } from "../games/bunny/pieces";
import { ICONS } from "./icons";

const pen = 'stroke="var(--pen)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${pen}/>`;
const line = (d: string, opacity = 0.7) => `<path d="${d}" fill="none" ${pen} opacity="${opacity}"/>`;
const put = (x: number, y: number, what: string, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${what}</g>`;
const icon = (name: string) => `<svg width="24" height="24" viewBox="0 0 24 24">${ICONS[name] ?? ""}</svg>`;
const sky = (from: string) => `<rect width="360" height="200" fill="${from}"/>`;
const sun = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="#f0c75e" ${pen}/>` +
  Array.from({ length: 12 }, (_, n) => {
    const a = (n * Math.PI) / 6;
    return line(
      `M${x + 22 * Math.cos(a)} ${y + 22 * Math.sin(a)}L${x + 29 * Math.cos(a)} ${y + 29 * Math.sin(a)}`,
      0.5,
    );
  }).join("");

const bunny =
  sky("var(--picture-sky, #dbe6e2)") +
  sun(306, 42) +
  shape("M0 120Q50 70 110 100T230 84T360 112V200H0Z", "var(--mountain)") +
  put(10, 62, terrain("mountain", "b1", 70)) +
  put(196, 48, terrain("mountain", "b2", 78)) +
  shape("M0 138Q70 106 150 132T300 122T360 136V200H0Z", "var(--plain)") +
  put(112, 112, city(3), 1.9) +
  put(255, 122, city(2), 1.3) +
  shape("M0 164Q90 134 190 158T360 152V200H0Z", "var(--field)") +
  [150, 162, 174, 186]
    .map((y, n) => line(`M${200 - n * 14} ${y + 8}Q270 ${y - 6} 360 ${y + 4}`, 0.35))
    .join("") +
  put(14, 128, terrain("forest", "b3", 56)) +
  put(84, 190, rabbit(0, 1.9)) +
  put(146, 192, rabbit(2, 1.5)) +
  put(232, 192, rabbit(1, 1.75)) +
  put(318, 186, rabbit(3, 1.4));

const house = (x: number, y: number, s: number, roof: string) =>
  put(
    x,
    y,
    shape("M0 0V-18H30V0Z", "#efe0c8") +
      shape("M-4-17 15-34 34-17Z", roof) +
      shape("M11 0V-10H19V0Z", "#7a5a3a") +
      shape("M22-7h5v-6h-5Z", "#a9c6cf"),
    s,
  );

const settlement =
  sky("var(--picture-sky, #e8e2cc)") +
  put(20, 20, terrain("mountain", "s1", 110)) +
  put(120, 30, terrain("mountain", "s2", 90)) +
  put(236, 12, terrain("mountain", "s3", 116)) +
  shape("M0 112Q80 92 170 110T360 100V200H0Z", "var(--forest)") +
  [6, 44, 84, 250, 292, 326]
    .map((x, n) => put(x, 70 + (n % 2) * 6, terrain("forest", `s${n}`, 48)))
    .join("") +
  shape("M0 148Q100 122 200 144T360 134V200H0Z", "var(--plain)") +
  shape("M186 112Q206 132 176 148T200 200H250Q206 176 226 150T206 112Z", "var(--sea)") +
  line("M196 124q6 3 12 0M192 150q8 4 16 0M212 178q8 4 16 0", 0.6) +
  house(38, 176, 1.2, "#b4574a") +
  house(90, 190, 1.4, "#8a6f9b") +
  house(142, 170, 1, "#b4574a") +
  house(272, 182, 1.3, "#7f9ba8") +
  put(312, 118, `<g color="#5f8a52">${icon("monster")}</g>`, 1.7) +
  put(252, 106, icon("fortress"), 1.6) +
  put(6, 110, icon("hero"), 1.5);

const column = (x: number) =>
  shape(`M${x} 148V92H${x + 12}V148Z`, "#f3e9d6") +
  line(`M${x + 4} 94V146M${x + 8} 94V146`, 0.35) +
  shape(`M${x - 3} 92v-6h18v6Z`, "#e7d8c6");

const imperial =
  sky("var(--picture-sky, #eadfca)") +
  sun(180, 52) +
  shape("M0 128Q90 112 180 124T360 118V200H0Z", "var(--desert)") +
  shape("M228 148 282 60 336 148Z", "#e3c98d") +
  shape("M282 60 300 148H336Z", "#c9ab6c") +
  line("M262 92h26M252 108h40M242 126h52", 0.3) +
  shape("M18 150V144H126V150Z", "#d9cbb5") +
  [28, 52, 76, 100].map(column).join("") +
  shape("M20 86 72 58 124 86Z", "#f3e9d6") +
  shape("M150 148v-22h54v22ZM156 126v-16h42v16ZM162 110v-14h30v14Z", "#efe0c8") +
  shape("M142 126q35-12 70 0l-6-12h-58ZM148 110q29-11 58 0l-6-11h-46ZM154 96q23-9 46 0l-23-20Z", "#8a3d34") +
  shape("M0 158Q100 144 190 156T360 148V200H0Z", "var(--sea)") +
  line("M20 180q10-6 20 0t20 0M150 190q10-6 20 0t20 0M280 178q10-6 20 0t20 0", 0.55) +
  put(
    204,
    150,
    shape("M0 22Q40 44 84 18L76 36Q40 50 8 38Z", "#a5763f") +
      line("M42 32V-14") +
      shape("M20-10H64L58 16H26Z", "#fffaf0") +
      shape("M84 18q10-8 4-18-6 4-8 16Z", "#a5763f"),
    0.9,
  ) +
  put(60, 162, icon("sword"), 1.3) +
  put(100, 164, icon("wood"), 1.2);

const map =
  sky("var(--paper-2)") +
  Array.from({ length: 6 }, (_, n) =>
    put(
      n * 60,
      0,
      `<rect width="60" height="70" fill="var(--${["forest", "plain", "sea", "mountain", "field", "desert"][n]})"/>` +
        terrain(["forest", "plain", "sea", "mountain", "field", "plain"][n] ?? "", `m${n}`, 58),
    ),
  ).join("") +
  Array.from({ length: 6 }, (_, n) =>
    put(
      n * 60,
      70,
      `<rect width="60" height="70" fill="var(--${["sea", "mountain", "plain", "forest", "sea", "forest"][n]})"/>` +
        terrain(["sea", "mountain", "plain", "forest", "sea", "forest"][n] ?? "", `n${n}`, 58),
    ),
  ).join("") +
  Array.from({ length: 6 }, (_, n) =>
    put(
      n * 60,
      140,
      `<rect width="60" height="60" fill="var(--${["plain", "field", "forest", "sea", "mountain", "field"][n]})"/>` +
        terrain(["plain", "field", "forest", "sea", "mountain", "field"][n] ?? "", `o${n}`, 58),
    ),
  ).join("") +
  put(
    180,
    100,
    `<circle r="46" fill="var(--card)" ${pen}/>` +
      shape("M0-40 9-9 40 0 9 9 0 40-9 9-40 0-9-9Z", "#c9a86b") +
      shape("M0-40 9-9 0 0ZM40 0 9 9 0 0ZM0 40-9 9 0 0ZM-40 0-9-9 0 0Z", "#7a5a3a"),
  );

/** A hex of land, 80 high, around its middle. */
const hex = (x: number, y: number, land: string) =>
  put(
    x,
    y,
    `<path d="M0-40 34.600-20v40L0 40-34.600 20v-40Z" fill="var(--${land})" ${pen}/>` +
      put(-24, -26, terrain(land, `w${x}${y}`, 48)),
  );
const homestead = (x: number, y: number, seat: number) =>
  put(x, y, shape("M-11 0v-13l11-10 11 10v13Z", `var(--seat-${seat})`));
const keep = (x: number, y: number, seat: number) =>
  put(
    x,
    y,
    line("M0-24v-14", 1) +
      shape("M0-38l13 4.500L0-29Z", `var(--seat-${seat})`) +
      shape("M-17 0v-25h8v5h5v-6h8v6h5v-5h8V0Z", `var(--seat-${seat})`),
  );
const wagon =
  shape("M-32-26h62l-6 20h-50Z", "var(--seat-0)") +
  `<circle cx="-17" cy="-3" r="8" fill="#efe0c8" ${pen}/><circle cx="15" cy="-3" r="8" fill="#efe0c8" ${pen}/>` +
  line("M30-20l13-7", 1) +
  put(-30, -52, icon("wood"), 1.15) +
  put(2, -51, icon("fish"), 1.15);
const LAND = [
  "forest",
  "plain",
  "mountain",
  "field",
  "sea",
  "plain",
  "forest",
  "mountain",
  "sea",
  "field",
  "city",
];
const worlds =
  sky("var(--picture-sky, #dbe6e2)") +
  [26, 88, 150]
    .flatMap((y, row) =>
      Array.from({ length: 6 }, (_, n) =>
        hex(n * 69.2 + (row % 2) * 34.6 - 12, y + 8, LAND[(n * 4 + row * 3) % LAND.length] ?? "plain"),
      ),
    )
    .join("") +
  homestead(92, 124, 1) +
  homestead(300, 60, 2) +
  homestead(264, 188, 3) +
  keep(161, 126, 2) +
  homestead(57, 62, 0) +
  put(92, 186, wagon);

const PICTURES: Record<string, string> = { bunny, settlement, imperial, worlds };

export const picture = (game: string): string => PICTURES[game] ?? map;
