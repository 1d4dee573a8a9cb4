/** Arithmetic of fiefs, from the view alone: what a square or a building would change. */

import type { BunnyView } from "../../generated/views";

type Square = BunnyView["squares"][string];
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

const STRENGTH: Record<string, number> = { city1: 1, city2: 2, city3: 3 };

export const kindOf = (card: string): string => (card.startsWith("camp-") ? card : card.replace(/-\d+$/, ""));

export const fiefAt = (view: BunnyView, seat: number, square: string): Fief | undefined =>
  view.seat[seat]?.fiefs.find((fief) => fief.squares.includes(square));

export interface Change {
  /** Carrots of the fiefs concerned before, and of the one fief after. */
  before: number;
  after: number;
  strength: number;
  kinds: number;
  joined: number;
}

/** What settling a square would make of the seat's fiefs beside it. */
export function settle(view: BunnyView, seat: number, square: string): Change | undefined {
  const land: Square | undefined = view.squares[square];
  if (!land || land.owner === seat) return undefined;
  const beside = around(square)
    .filter((other) => other && !closed(view, square, other))
    .map((other) => fiefAt(view, seat, other))
    .filter((fief): fief is Fief => fief !== undefined);
  const fiefs = [...new Set(beside)];
  const resources = new Set([...land.resources, ...fiefs.flatMap((fief) => fief.resources)]);
  const strength = (STRENGTH[land.building] ?? 0) + fiefs.reduce((sum, fief) => sum + fief.strength, 0);
  return {
    before: fiefs.reduce((sum, fief) => sum + fief.carrots, 0),
    after: strength * resources.size,
    strength,
    kinds: resources.size,
    joined: fiefs.length,
  };
}

/** What a building on an own square would make of its fief. */
export function build(view: BunnyView, seat: number, kind: string, square: string): Change | undefined {
  const fief = fiefAt(view, seat, square);
  if (!fief || kind === "sky-tower" || kind === "trading-post") return undefined;
  const resources = new Set(fief.resources);
  if (kind.startsWith("farm-")) resources.add(kind.slice(5));
  const strength = fief.strength + (STRENGTH[kind] ?? 0);
  return {
    before: fief.carrots,
    after: strength * resources.size,
    strength,
    kinds: resources.size,
    joined: 1,
  };
}
