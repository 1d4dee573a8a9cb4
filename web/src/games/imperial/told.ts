/** The table in words: open cards, then every empire row by row, with its deals and goods. */

import type { ImperialView } from "../../generated/views";
import type { AnyView } from "../../lib/messages";
import type { Words } from "../../lib/words";
import type { Chapter } from "../face";
import { FUNCTIONS, lying, type Mark, type Seat } from "./facts";

/** What lies on a location, or was done with it. */
export const marked = (words: Words, mark: Mark | undefined): string[] =>
  mark
    ? [
        mark.used ? words.say("label-used") : "",
        mark.blocked ? words.say("label-blocked") : "",
        mark.defence ? words.say("label-defence") : "",
        mark.samurai ? words.say("label-samurai") : "",
        mark.cards.length ? words.say("label-under", { number: mark.cards.length }) : "",
        Object.values(mark.resources).some(Boolean) ? words.amounts(mark.resources) : "",
      ].filter(Boolean)
    : [];

const standing = (words: Words, board: Seat): string[] =>
  FUNCTIONS.flatMap((row) =>
    [...lying(board, row, "faction"), ...lying(board, row, "common")].map((word) => {
      const marks = marked(words, board.locations[word]);
      const name = [words.thing(word), ...marks].join(", ");
      return `${words.thing(row)}: ${name}. ${words.about(word)}`;
    }),
  );

export function told(given: AnyView, words: Words): Chapter[] {
  const view = given as unknown as ImperialView;
  const about = (word: string) => `${words.thing(word)}: ${words.about(word)}`;
  return [
    ...(view.draft.length
      ? [{ title: words.say("label-draft"), lines: view.draft.map((word) => about(word)) }]
      : []),
    ...view.seat.map((board, seat) => ({
      title: words.say("page-home", { seat, faction: board.faction }),
      lines: [
        `${words.say("label-vp", { number: board.vp })}; ${words.amounts(board.goods)}`,
        ...standing(words, board),
        ...board.deals.map(
          (deal) => `${words.say("label-deals")}: ${words.thing(deal.card)}, ${words.thing(deal.good)}`,
        ),
        ...(board.hand?.length
          ? [`${words.say("label-hand", { number: board.hand_size })}: ${words.listing(board.hand)}`]
          : []),
      ],
    })),
    ...(view.solo
      ? [{ title: words.say("label-neutral"), lines: view.solo.neutral.map((word) => about(word)) }]
      : []),
  ];
}
