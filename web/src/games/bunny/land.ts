/** The map as it lies: squares, their neighbours, and what parts them. */

import type { BunnyView } from "../../generated/views";

export type Fief = BunnyView["seat"][number]["fiefs"][number];

export const ROWS = "ABCDEFGHIJ";
export const SIDE = 10;

export const rowOf = (name: string): number => ROWS.indexOf(name[0] ?? "A");
export const columnOf = (name: string): number => Number(name.slice(1)) - 1;
export const nameOf = (row: number, column: number): string => `${ROWS[row]}${column + 1}`;

const SIDES = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** The four squares around one, "" beyond the border; top, right, bottom, left. */
export const around = (name: string): string[] =>
  SIDES.map(([down, right]) => {
    const row = rowOf(name) + down;
    const column = columnOf(name) + right;
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE ? nameOf(row, column) : "";
  });

export const closed = (view: BunnyView, a: string, b: string): boolean =>
  view.lava.some(([one, two]) => (one === a && two === b) || (one === b && two === a));

export const kindOf = (card: string): string => (card.startsWith("camp-") ? card : card.replace(/-\d+$/, ""));

/** What the land itself bears. */
const BEARS: Record<string, string> = { forest: "wood", sea: "fish", field: "carrot" };

/**
 * What a trading post on a square produces, by all resources of the square and what both posts produce: what the land
 * does not bear is the post's; where only the land's is left it is the post's too, if it has named anything yet.
 */
export function postGood(
  { terrain, resources }: { terrain: string; resources: readonly string[] },
  posts: readonly string[],
): string {
  const bears = BEARS[terrain] ?? "";
  return resources.find((good) => good !== bears) ?? (posts.includes(bears) ? bears : "");
}
