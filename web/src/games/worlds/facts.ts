/** What the drawings of 504 ask a view. */

import { beside, isWay, keyOf, WAYS, type Spot, type Way } from "../../board/hex";
import type { WorldsView } from "../../generated/views";
import type { Play } from "../../lib/play.svelte";
import { COMPANIES, sideOf, type Side } from "./pieces";

export type View = WorldsView;
export type Cell = View["cells"][string];
export type SideFacts = View["side"][number];

/** What is needed to say what lies on the table. */
export type Reading = Pick<Play, "view" | "words" | "front">;

export const viewOf = (play: Pick<Play, "view">): View => play.view as unknown as View;
export const has = (view: View, module: string): boolean => view.plan.modules.includes(module);
/** Our own name of a world, put together from a fragment for each of its three places. */
export function worldName(play: Reading): string {
  const [first, second, third] = [...String(viewOf(play).world)].map((digit, place) =>
    play.words.say(`name-${place + 1}-${digit}`),
  );
  return play.words.say("world-name", { first: first ?? "", second: second ?? "", third: third ?? "" });
}
/** Lands that are counted: all but water. */
export const landsOf = (view: View): string[] => view.plan.lands.filter((land) => land !== "water");

export const drawnAs = (view: View, side: number): Side => sideOf(view.plan.companies, side);
export const sidesOf = (view: View): number[] => view.side.map((_, side) => side);
/** Sides that are in the game: companies only once they are founded. */
export const living = (view: View): number[] =>
  sidesOf(view).filter((side) => (view.side[side]?.seat ?? -1) >= 0);
/** The word by which actions name a side. */
export const wordOf = (view: View, side: number): string =>
  view.plan.companies ? (COMPANIES[side] ?? "") : `player-${side + 1}`;
export const nameOf = (play: Reading, side: number): string => {
  const view = viewOf(play);
  return view.plan.companies ? play.words.thing(COMPANIES[side] ?? "") : play.words.name(side);
};

/** Whose things lie in front: the side that acts if I lead it, or else one that I lead. */
export function mySide(play: Play): number {
  const view = viewOf(play);
  const led = sidesOf(view).filter((side) => view.side[side]?.seat === play.front);
  return led.includes(view.turn) ? view.turn : (led[0] ?? -1);
}

/** Where actions that name only a direction begin: whoever acts, or the trolley that drives. */
export const origin = (view: View): string =>
  view.acting || (view.phase === "drive" ? (view.side[view.turn]?.trolley ?? "") : "");

/** The direction words among the options, with the place that each leads to. */
export function directions(play: Play): { way: Way; spot: Spot; explores: boolean }[] {
  const view = viewOf(play);
  const from = view.cells[origin(view)];
  if (!from) return [];
  const known = new Set(Object.values(view.cells).map(keyOf));
  const named = new Set(play.options.map((option) => String(option[1])).filter(isWay));
  return [...named].map((way) => {
    const spot = beside(from, way);
    return { way, spot, explores: !known.has(keyOf(spot)) };
  });
}

/** Places beside what is known, while there is something to discover. */
export function unknownSpots(view: View): Spot[] {
  if (!Object.keys(view.hidden).length) return [];
  const cells = Object.values(view.cells);
  const known = new Set(cells.map(keyOf));
  const found = new Map<string, Spot>();
  for (const cell of cells)
    for (const way of WAYS) {
      const spot = beside(cell, way);
      if (!known.has(keyOf(spot))) found.set(keyOf(spot), spot);
    }
  return [...found.values()];
}
