/** What moves from where to where, read off what happened: pieces and cards, goods and points. Knows no page. */

import type { Line } from "./messages";
import { THINGS } from "./lately";
import type { Goods, Value } from "./words";

/** A place on the table: somebody's panel or goods, a thing that is drawn, or the middle of the board. */
export type Place =
  { at: "seat"; seat: number; word?: string } | { at: "thing"; word: string; seat: number } | { at: "board" };

export interface Flight {
  /** An icon of ours, a thing's own picture ("" for the mark of the seat), or a text such as +3. */
  shows: { icon: string } | { text: string } | { mark: number };
  from: Place;
  to: Place;
}

/** Events by which somebody gives goods away; by all others that name goods they come. */
const GIVES = new Set(["pay", "lose", "give"]);
const MOST = 10;

const goodsOf = (value: Value | undefined): Goods =>
  value !== null && typeof value === "object" && !Array.isArray(value) && !("said" in value)
    ? (value as Goods)
    : {};

/** Goods that an event moves: those that come to the seat, and those that leave it. */
function goods(id: string, args: Record<string, Value>): { come: string[]; go: string[] } {
  const single = typeof args["good"] === "string" && typeof args["number"] === "number" ? [args["good"]] : [];
  const come = Object.keys(goodsOf(args["got"]));
  const go = ["given", "paid", "lost"].flatMap((name) => Object.keys(goodsOf(args[name])));
  return GIVES.has(id) ? { come, go: [...single, ...go] } : { come: [...single, ...come], go };
}

/** What flew in these lines: at each event its thing from whoever did it, and goods to or from them. */
export function flightsOf(lines: readonly Line[]): Flight[] {
  const found: Flight[] = [];
  for (const line of lines) {
    if (line.undone === true) continue;
    for (const { id, args } of line.events ?? []) {
      const seat = args["seat"];
      if (typeof seat !== "number") continue;
      const word = THINGS.map((name) => args[name]).find((value) => typeof value === "string");
      const thing: Place = word === undefined ? { at: "board" } : { at: "thing", word: String(word), seat };
      const walks = args["start"] !== undefined; // the map shows it from hex to hex
      if (word !== undefined && !walks)
        found.push({ shows: { mark: seat }, from: { at: "seat", seat }, to: thing });
      const { come, go } = goods(id, args);
      for (const good of come)
        found.push({ shows: { icon: good }, from: thing, to: { at: "seat", seat, word: good } });
      for (const good of go)
        found.push({ shows: { icon: good }, from: { at: "seat", seat, word: good }, to: { at: "board" } });
    }
  }
  return found.slice(-MOST);
}

/** Points that came or went, from the board to whoever has them. */
export const pointsOf = (before: readonly (number | null)[], after: readonly (number | null)[]): Flight[] =>
  after.flatMap((score, seat) => {
    const more = (score ?? 0) - (before[seat] ?? 0);
    if (!more) return [];
    const text = more > 0 ? `+${more}` : `−${-more}`;
    return [{ shows: { text }, from: { at: "board" }, to: { at: "seat", seat } } satisfies Flight];
  });
