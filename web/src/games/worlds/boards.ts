/** Which boards a world's three modules bring, in the order in which they are shown. */

import type { Play } from "../../lib/play.svelte";
import { has, sidesOf, viewOf, wordOf } from "./facts";

export interface BoardFacts {
  id: string;
  title: string;
  /** What there is to know at a glance. */
  note: string;
  /** Whether something on it can be chosen now. */
  legal: boolean;
}

/** Boards with a detail that had to be reconstructed, and the component that it is. */
export const DOUBTS: Record<string, string> = {
  prices: "price-track",
  shares: "share-track",
  scorings: "scoring-cards",
};

export function boardsOf(play: Play): BoardFacts[] {
  const view = viewOf(play);
  const { boards, plan } = view;
  const any = (words: readonly string[]) => words.some((word) => play.isLegal(word) || play.isChosen(word));
  const found: [string, boolean, Record<string, number>, string[]][] = [
    [
      "shares",
      has(view, "shares"),
      { n: boards.share_rounds },
      sidesOf(view).map((side) => wordOf(view, side)),
    ],
    ["prices", plan.price_board, { n: boards.sold.length }, []],
    ["delivered", has(view, "transport") && !plan.price_board, { n: boards.deliveries }, []],
    ["cards", has(view, "race") && !plan.prizes, {}, []],
    ["prizes", plan.prizes !== "", { n: boards.prizes.filter((owner) => owner === -1).length }, []],
    [
      "privileges",
      boards.row.length + boards.deck_size > 0,
      { n: boards.deck_size },
      boards.row.map(([word]) => String(word)),
    ],
    [
      "explore",
      Object.keys(view.hidden).length > 0,
      { n: Object.values(view.hidden).reduce((a, b) => a + b, 0) },
      [],
    ],
    ["counted", plan.counting !== "" || view.side.some((side) => side.counted.length), {}, []],
    ["scorings", boards.covers + boards.opened.length > 0, { n: boards.scorings }, []],
    ["goods", has(view, "production"), {}, []],
    ["supply", has(view, "military"), {}, []],
  ];
  return found
    .filter(([, there]) => there)
    .map(([id, , values, words]) => ({
      id,
      title: play.words.say(`page-board-${id}`),
      note: play.words.has(`page-note-${id}`) ? play.words.say(`page-note-${id}`, values) : "",
      legal: any(words),
    }));
}
