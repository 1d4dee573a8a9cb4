/** What the others did since one's own last move, marked where it lies on the table. */

import type { Line } from "./messages";

/** What of an event is a single thing on the table; the rest are kinds, of which many lie there. */
export const THINGS = ["square", "second", "space", "hex", "tile", "other_tile", "card", "hero", "artefact"];

export interface Mark {
  word: string;
  seat: number;
}

/** Every thing that the lines name, with who did something with it. What others did at once with me comes with my line. */
export function marksOf(log: readonly Line[], mine: readonly number[]): Mark[] {
  const since = log.findLastIndex((line) => line.kind === "play" && mine.includes(line.seat ?? -1));
  const found = new Map<string, Mark>();
  for (const line of log.slice(Math.max(0, since))) {
    if (line.undone === true) continue;
    for (const { args } of line.events ?? []) {
      const seat = args["seat"];
      if (typeof seat !== "number" || mine.includes(seat)) continue;
      for (const name of THINGS) {
        const word = args[name];
        if (typeof word === "string") found.set(`${seat}/${word}`, { word, seat });
      }
    }
  }
  return [...found.values()];
}

/**
 * Marks these things within an element, and nothing else. What lies in somebody's own place (`data-of`) is marked
 * only if it was that seat's doing: the same space, or another copy of a card, may lie before everybody.
 */
export function mark(root: Element, marks: readonly Mark[]): void {
  for (const old of root.querySelectorAll("[data-lately]")) old.removeAttribute("data-lately");
  for (const { word, seat } of marks)
    for (const element of root.querySelectorAll(`[data-word="${CSS.escape(word)}"]`)) {
      const place = element.closest<HTMLElement>("[data-of]")?.dataset["of"];
      if (place === undefined || Number(place) === seat) element.setAttribute("data-lately", String(seat));
    }
}
