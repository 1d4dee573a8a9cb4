/** What Settlement's drawings share. */

import { terrain } from "../../art/terrain";
import type { SettlementView } from "../../generated/views";

export type Board = SettlementView["seat"][number];
export type HeroFacts = {
  guild: string;
  cost: Record<string, number>;
  bonus: number;
  points: number;
  colour: string;
  surcharge?: number;
  reconstructed: boolean;
};

export const ROWS = ["III", "II", "I"] as const;
export const STREETS = ["upper", "middle", "lower"] as const;
export const COLUMNS = [1, 2, 3] as const;

/** The land behind each resource, drawn as everywhere. */
const LANDS: Record<string, [string, string]> = {
  wood: ["forest", "forest"],
  clay: ["desert", "field"],
  stone: ["mountain", "mountain"],
  diamond: ["mountain", "mountain"],
  gold: ["plain", "plain"],
};

export const ground = (resource: string): string => `var(--${LANDS[resource]?.[0] ?? "plain"})`;
export const strokesOf = (resource: string, place: string): string =>
  terrain(LANDS[resource]?.[1] ?? "plain", place, 64);

/** A house in one of a few shapes, the same for a building everywhere; its sign is what it yields. */
export function house(word: string): string {
  const pen = 'stroke="var(--pen)" stroke-width="1.3" stroke-linejoin="round"';
  const roofs = ["#b4574a", "#8a6f9b", "#7f9ba8", "#a5763f", "#8a9a5b", "#c9a86b"];
  const number = [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const roof = roofs[number % roofs.length] ?? "";
  const shapes = [
    `<path d="M12 54V30H52V54Z" fill="#efe0c8" ${pen}/><path d="M7 31 32 11 57 31Z" fill="${roof}" ${pen}/>`,
    `<path d="M10 54V34H54V54Z" fill="#efe0c8" ${pen}/><path d="M5 35 16 15H48L59 35Z" fill="${roof}" ${pen}/>`,
    `<path d="M10 54V32H36V54ZM36 54V22H54V54Z" fill="#efe0c8" ${pen}/><path d="M6 33 23 17 40 33ZM33 23 45 7 57 23Z" fill="${roof}" ${pen}/>`,
  ];
  return `<path d="M3 55q14-3 28 0t30 0" fill="none" ${pen} opacity=".5"/>${shapes[number % 3]}`;
}
