/** Who walked from hex to hex between two views, so that it can be shown. */

import type { View } from "./facts";

export interface Walk {
  side: number;
  from: string;
  to: string;
}

/** How many residents each side has on each hex. */
export const peopleOf = (view: View): Map<string, number[]> =>
  new Map(
    Object.entries(view.cells).map(([word, cell]) => [
      word,
      cell.pieces.map(({ active, tired }) => active + tired),
    ]),
  );

/** A side walked where it has fewer on one hex and as many more on another; whatever else changed was no walk. */
export function walks(before: Map<string, number[]>, after: Map<string, number[]>, sides: number): Walk[] {
  return Array.from({ length: sides }, (_, side) => side).flatMap((side) => {
    const changes = [...after].flatMap(([word, people]) => {
      const change = (people[side] ?? 0) - (before.get(word)?.[side] ?? 0);
      return change ? [{ word, change }] : [];
    });
    const from = changes.find(({ change }) => change < 0);
    const to = changes.find(({ change }) => change > 0);
    const walked = changes.length === 2 && from && to && from.change + to.change === 0;
    return walked ? [{ side, from: from.word, to: to.word }] : [];
  });
}
