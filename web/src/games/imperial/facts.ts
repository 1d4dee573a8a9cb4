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
      n % 3 ? "M12 27 40 8 68 27Z" : "M12 27 24 10H56L68 27Z",
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

/** A location as a small picture, in the style of its people. */
export function picture(word: string, deck: string, fortified = false): string {
  if (fortified) return bastion(deck);
  const number = [...word].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0);
  return `<path d="M2 45q19-3 38 0t38 0" fill="none" ${pen} opacity=".5"/>${(STYLES[deck] ?? STYLES["common"])?.(number) ?? ""}`;
}
