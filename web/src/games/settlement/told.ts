/** The table in words: what lies in the middle, then everybody's wilderness and settlement. */

import type { SettlementView } from "../../generated/views";
import type { AnyView } from "../../lib/messages";
import type { Words } from "../../lib/words";
import type { Chapter } from "../face";
import { COLUMNS, ROWS, STREETS, type Board } from "./facts";

const about = (words: Words, word: string) => `${words.thing(word)}: ${words.about(word)}`;

/** What lies on a space of the wilderness, as its picture says it. */
export const landText = (words: Words, name: string, land: Board["wilderness"][string]): string =>
  land.landscape
    ? [
        name,
        words.thing(land.resource ?? ""),
        words.thing(land.colour ?? ""),
        land.monster ? words.say("page-monster") : "",
        land.fortress ? words.say("page-fortress") : "",
        land.active ? words.say("page-active") : "",
      ]
        .filter(Boolean)
        .join(", ")
    : words.say("page-unexplored", { space: name });

const spaces = (words: Words, board: Board): string[] =>
  ROWS.map((row) =>
    COLUMNS.map((column) => `${row}-${column}`)
      .map((name) => landText(words, name, board.wilderness[name] ?? {}))
      .join("; "),
  );

const lots = (words: Words, board: Board): string[] =>
  STREETS.flatMap((street) =>
    COLUMNS.map((column) => board.settlement[`${street}-${column}`]?.building ?? "")
      .filter(Boolean)
      .map((word) => `${words.thing(street)}: ${about(words, word)}`),
  );

export function told(given: AnyView, words: Words): Chapter[] {
  const view = given as unknown as SettlementView;
  const places = view.market.map((word, place) => ({ word, place })).filter(({ word }) => word);
  return [
    ...view.seat.map((board, seat) => ({
      title: `${words.name(seat)}: ${words.say("label-points", { points: board.score ?? 0 })}`,
      lines: [
        words.amounts(board.goods),
        words.say("page-crew", { normal: board.settlers.normal, bonus: board.settlers.bonus }),
        ...(board.artefact ? [about(words, board.artefact)] : []),
        ...spaces(words, board),
        ...lots(words, board),
        ...board.heroes.map((word) => about(words, word)),
      ],
    })),
    {
      title: words.say("page-heroes", { deck: view.hero_deck }),
      lines: view.heroes.filter(Boolean).map((word) => about(words, word)),
    },
    {
      title: words.say("page-market", { stack: view.building_stack }),
      lines: places.map(
        ({ word, place }) =>
          `${place + 1}: ${words.amounts((view.market_costs[place] ?? {}) as Record<string, number>)}, ${about(words, word)}`,
      ),
    },
    { title: words.say("label-artefacts"), lines: view.artefacts.map((word) => about(words, word)) },
  ];
}
