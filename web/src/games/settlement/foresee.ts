/** What an option costs, and what it surely brings, as the terminal says it too. */

import type { SettlementView } from "../../generated/views";
import type { Action, Goods, Words } from "../../lib/words";
import { ROWS, type Board } from "./facts";

/** What is printed of the monsters. */
export type Monsters = (colour: string) => { settlers?: number; reward?: Goods };

const PRICES: Record<string, Goods> = { diamond: { wood: 1, clay: 1, stone: 1 }, gold: { diamond: 2 } };

export function foresee(view: SettlementView, words: Words, monsters: Monsters, action: Action): string {
  const [verb, word = "", field] = action.map(String);
  const board = view.seat[view.viewer ?? -1];
  if (!board) return "";
  const holds = (artefact: string) => board.artefact === artefact;
  switch (verb) {
    case "take":
      return words.about(word);
    case "explore":
      return words.say("foresee-settlers", { settlers: 3 - ROWS.indexOf(word as "I") });
    case "build":
      return words.say("foresee-priced", { cost: (view.market_costs[Number(field) - 1] ?? {}) as Goods });
    case "fight": {
      const { settlers = 1, reward = {} } = monsters(board.wilderness[word]?.colour ?? "");
      const diamond = (reward["diamond"] ?? 0) + (holds("mace-of-valour") ? 1 : 0);
      return words.say("foresee-brings", { settlers, goods: { ...reward, diamond } });
    }
    case "fortify":
      return fortress(board, words, word, holds("potion-of-might") ? 1 : 0);
    case "fortress":
      return fortress(board, words, word, holds("crown-of-dominion") ? 2 : 1);
    case "activate":
      return (ROWS as readonly string[]).includes(word)
        ? row(view, board, words, word)
        : street(board, words, word);
    case "invite": {
      const facts = view.hero_facts[view.heroes.indexOf(word)];
      const cost = (facts?.cost ?? {}) as Goods;
      const diamond = (cost["diamond"] ?? 0) + (facts?.surcharge ?? 0);
      return words.say("foresee-price", { cost: { ...cost, diamond } });
    }
    case "trade": {
      const cost = PRICES[word];
      if (cost) return words.say("foresee-price", { cost });
      return words.say(holds("mirror-of-transformation") ? "foresee-trade-mirror" : "foresee-trade-normal");
    }
  }
  return "";
}

function fortress(board: Board, words: Words, space: string, number: number): string {
  if (!number) return words.say("foresee-settlers", { settlers: 1 });
  const good = board.wilderness[space]?.resource ?? "";
  return words.say("foresee-brings", { settlers: 1, goods: { [good]: number } });
}

/** The yield of the row, and where monsters will come for it. */
function row(view: SettlementView, board: Board, words: Words, name: string): string {
  const giving = Object.entries(board.wilderness).filter(
    ([space, land]) => space.startsWith(`${name}-`) && land.landscape && !land.monster,
  );
  const count = (good: string) => giving.filter(([, land]) => land.resource === good).length;
  const goods = Object.fromEntries(Object.keys(board.goods).map((good) => [good, count(good)]));
  const shown = new Set(view.hero_facts.map((facts) => facts.colour));
  const struck = giving
    .filter(([, land]) => !land.fortress && shown.has(land.colour ?? ""))
    .map(([space]) => space);
  return struck.length && board.artefact !== "shaman-mask"
    ? words.say("foresee-monsters", { goods, spaces: struck })
    : words.say("foresee-brings", { settlers: 1, goods });
}

function street(board: Board, words: Words, name: string): string {
  const buildings = Object.entries(board.settlement)
    .filter(([lot, { building }]) => lot.startsWith(`${name}-`) && building)
    .map(([, { building = "" }]) => building);
  return words.say("foresee-street", { buildings });
}
