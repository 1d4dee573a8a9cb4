/** What Imperial Settlers' drawings share: printed facts, pictures of locations, icons of effects. */

import { ICONS } from "../../art/icons";
import { texts } from "../../lib/texts.svelte";
import type { ImperialView } from "../../generated/views";

export type Seat = ImperialView["seat"][number];
export type Mark = Seat["locations"][string];

export interface Printed {
  deck?: string;
  function?: string;
  colours?: string[];
  cost?: Record<string, number>;
  raze_field?: Record<string, number>;
  deal_field?: string;
  icons?: string;
  /** Its number among the designs of its deck. */
  picture?: number;
  /** Of what is no location: the good that it is about, or the row. */
  good?: string;
  store?: string;
  row?: string;
  printed_defence?: number;
  reconstructed?: boolean;
}

export const FUNCTIONS = ["production", "feature", "action"] as const;
export const GOODS = ["wood", "stone", "food", "gold", "worker", "raze", "defence"] as const;
export const printed = (word: string): Printed => texts.facts("imperial", word) as Printed;

/** A row as it lies, leftmost first; with the expansion its faction side has Foundations in between. */
export const lying = (
  board: Seat,
  row: (typeof FUNCTIONS)[number],
  side: "faction" | "common",
): readonly string[] => (side === "faction" && board.order?.[row]) || board.rows[row][side];

export const DECK_COLOURS: Record<string, string> = {
  common: "#8a7560",
  barbarian: "#7d5a3a",
  japanese: "#5d7a52",
  roman: "#9c3b32",
  egyptian: "#b9872f",
};

export const COLOURS: Record<string, string> = {
  brown: "#8a6239",
  grey: "#8d9093",
  pink: "#d98aa0",
  gold: "#d7a83a",
  black: "#2b2620",
  red: "#b8463a",
  blue: "#4f7fa0",
  purple: "#80559b",
};

/** A sign for each colour, 16 × 16. */
export const SIGNS: Record<string, string> = {
  brown: "M8 1 15 8 8 15 1 8Z",
  grey: "M2.500 2.500H13.500V13.500H2.500Z",
  pink: "M8 1.500A6.500 6.500 0 1 1 7.990 1.500Z",
  gold: "M8 1 10.200 5.800 15.200 6.300 11.500 9.800 12.500 15 8 12.300 3.500 15 4.500 9.800.800 6.300 5.800 5.800Z",
  black: "M8 1.500 15 14H1Z",
  red: "M5.500 1.500H10.500V5.500H14.500V10.500H10.500V14.500H5.500V10.500H1.500V5.500H5.500Z",
  blue: "M8 1Q14 8 13 11A5 4.500 0 0 1 3 11Q2 8 8 1Z",
  purple: "M4.500 1.500H11.500L15 8 11.500 14.500H4.500L1 8Z",
};

/** The effect as it is printed: each part is an icon, a sign or a number. */
export interface Sign {
  icon?: string;
  sign?: string;
  colour?: string;
}

export function signs(icons: string): Sign[] {
  return icons
    .split(" ")
    .filter((part) => part && part !== "none")
    .flatMap((part): Sign[] => {
      if (part === ">") return [{ sign: "→" }];
      if (part === "+" || part === "|") return [{ sign: part === "|" ? "/" : "+" }];
      if (part === "/") return [{ sign: "/" }];
      if (part === "marker") return [{ icon: "fortress" }];
      if (part === "per_foreign") return [{ icon: "flag" }, { sign: ":" }];
      if (part === "vp/foreign") return [{ icon: "vp" }, { sign: "/" }, { icon: "flag" }];
      const [name = "", colour] = part.split(/[:/]/);
      if (part.includes("/"))
        return [
          { icon: name },
          { sign: "/" },
          COLOURS[colour ?? ""] ? { colour: colour ?? "" } : { icon: colour ?? "" },
        ];
      if (name.startsWith("on_"))
        return colour && COLOURS[colour]
          ? [{ icon: "trigger" }, { colour }, { sign: ":" }]
          : [{ icon: "trigger" }];
      if (name.endsWith("_card")) return [{ icon: "card" }];
      return [{ icon: ICONS[name] ? name : "special" }];
    });
}

const pen = 'stroke="var(--pen)" stroke-width="1.2" stroke-linejoin="round"';
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${pen}/>`;

/** Houses of each people: two kinds, of the common ones eight. */
const STYLES: Record<string, (n: number) => string> = {
  roman: (n) =>
    shape("M14 44V40H66V44Z", "#d9cbb5") +
    [18, 30, 42, 54].map((x) => shape(`M${x} 40V20H${x + 7}V40Z`, "#f3e9d6")).join("") +
    shape(n % 2 ? "M12 20 40 6 68 20Z" : "M12 20V14H68V20Z", n % 2 ? "#f3e9d6" : "#9c3b32"),
  barbarian: (n) =>
    shape("M20 44V26H60V44Z", "#b98a54") +
    shape("M14 28 40 8 66 28Q40 20 14 28Z", n % 2 ? "#8a6239" : "#7d9a58") +
    shape("M34 44V32H46V44Z", "#5b4d3c") +
    `<path d="M40 8V2M36 5l8-4M30 30h-4M54 30h4" ${pen} fill="none"/>`,
  japanese: (n) =>
    shape("M24 44V32H56V44ZM28 30V22H52V30Z", "#efe0c8") +
    shape("M14 34Q40 24 66 34L58 26H22ZM20 24Q40 15 60 24L52 16H28Z", n % 2 ? "#8a3d34" : "#5d7a52") +
    shape("M36 44V36H44V44Z", "#5b4d3c"),
  egyptian: (n) =>
    n % 2
      ? shape("M12 44 40 6 68 44Z", "#e3c98d") + shape("M40 6 50 44H68Z", "#c9ab6c")
      : shape("M16 44V18H64V44Z", "#e3c98d") +
        shape("M12 18V12H68V18Z", "#c9ab6c") +
        shape("M34 44V26H46V44Z", "#5b4d3c") +
        shape("M22 44V24H28V44ZM52 44V24H58V44Z", "#f0dcae"),
  common: (n) =>
    shape("M18 44V26H62V44Z", "#efe0c8") +
    shape(
      n < 4 ? "M12 27 40 8 68 27Z" : "M12 27 24 10H56L68 27Z",
      ["#b4574a", "#7f9ba8", "#8a6f9b", "#a5763f"][n % 4] ?? "",
    ) +
    shape("M35 44V33H45V44Z", "#7a5a3a") +
    shape("M23 37V31H30V37ZM50 37V31H57V37Z", "#a9c6cf"),
};

/** A bastion: walls and towers, in the colour of its people. */
const bastion = (deck: string): string =>
  shape("M10 44V24H70V44Z", "#cfc3ae") +
  shape("M8 44V16H12V19H16V16H20V19H24V44ZM56 44V16H60V19H64V16H68V19H72V44Z", "#b9ab92") +
  shape("M26 24V20H30V24H36V20H44V24H50V20H54V24Z", "#cfc3ae") +
  shape("M34 44V34Q40 27 46 34V44Z", "#5b4d3c") +
  shape("M40 20V4L54 8 40 12Z", DECK_COLOURS[deck] ?? "");

/** What stands beside a house; with the house's own kinds there are pictures for all cards. */
const BESIDE = [
  "",
  shape("M4 44V34H8V44Z", "#7a5a3a") + shape("M6 18 13 35H-1Z", "#7d9a58"),
  shape("M72 44V30H74V44Z", "#7a5a3a") + `<circle cx="73" cy="27" r="6" fill="#7d9a58" ${pen}/>`,
  shape("M71 44V14H72.500V44Z", "#7a5a3a") + shape("M72.500 14H79L77 18 79 22H72.500Z", "#b4574a"),
  shape("M2 44V38H10V44Z", "#a5763f") + shape("M3 38V33H9V38Z", "#b98a54"),
  shape("M69 44Q74 34 79 44Z", "#e3c08c"),
  shape("M1 44A5 4 0 0 1 11 44Z", "#8d9093") + shape("M68 44A5 4 0 0 1 78 44Z", "#8d9093"),
];

const icon = (name: string, x: number, y: number, size: number): string =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24">${ICONS[name] ?? ""}</svg>`;

/** The three rows of an empire, of which one is meant. */
const rows = (row: string): string =>
  FUNCTIONS.map((each, place) =>
    shape(`M46 ${17 + place * 7}h20v5h-20Z`, each === row ? "#b4574a" : "#efe0c8"),
  ).join("");

/** A card that is no location: an attack on a good, a conquest in a row, or a people with what it stores. */
const emblem = ({ good, row, store }: Printed): string =>
  icon(good ? "sword" : row ? "raze" : "flag", 8, 6, 34) +
  `<circle cx="56" cy="26" r="17" fill="#fffaf0" ${pen}/>` +
  (row ? rows(row) : icon(good ?? store ?? "", 44, 14, 24));

/** What is in the sky. */
const SKY = [
  "",
  `<circle cx="70" cy="7" r="4.500" fill="#f0c75e" ${pen}/>`,
  `<path d="M4 8q3-4 6 0 3-4 6 0M64 5q2.500-3 5 0 2.500-3 5 0" ${pen} fill="none"/>`,
];

/** A location as a small picture, in the style of its people: the same for every copy, and no other card's. */
export function picture(facts: Printed, good = ""): string {
  const { deck = "common", function: kind, picture: number = 0 } = facts;
  if (!kind) return emblem(facts);
  if (kind === "bastion") return bastion(deck);
  const houses = deck === "common" ? 8 : 2;
  const beside = Math.floor(number / houses);
  const token = ICONS[good]
    ? `<circle cx="40" cy="38" r="7.500" fill="#fffaf0" ${pen}/>${icon(good, 34.5, 32.5, 11)}`
    : "";
  const drawn = [
    `<path d="M2 45q19-3 38 0t38 0" fill="none" ${pen} opacity=".5"/>`,
    SKY[Math.floor(beside / BESIDE.length) % SKY.length],
    (STYLES[deck] ?? STYLES["common"])?.(number % houses),
    BESIDE[beside % BESIDE.length],
    token,
  ];
  return drawn.join("");
}

/** The good that a card is about, for its picture: what it gives last, or takes. */
export const goodOf = (facts: Printed): string =>
  signs(facts.icons ?? "")
    .map((sign) => sign.icon ?? "")
    .findLast((icon) => icon && icon !== "special" && icon !== "trigger") ?? "";
