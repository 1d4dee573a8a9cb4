/** What razing, a deal or a build costs and brings, as the terminal says it too. */

import type { ImperialView } from "../../generated/views";
import type { Action, Words } from "../../lib/words";
import type { Printed } from "./facts";

export function foresee(
  view: ImperialView,
  words: Words,
  printed: (word: string) => Printed,
  action: Action,
): string {
  const [verb, card = ""] = action.map(String);
  if (verb === "exchange") return words.say("foresee-exchange", { pairs: Number(card) });
  const { cost, deal_field: deal, raze_field: goods = {} } = printed(card);
  if (!cost) return "";
  switch (verb) {
    case "take":
      return words.about(card);
    case "build":
      return words.say("foresee-build", { cost });
    case "deal":
      return deal ? words.say("foresee-deal", { goods: { [deal]: 1 } }) : "";
    case "raze":
      return words.say("foresee-raze", { cost: { raze: 1 }, goods });
    case "attack":
      return words.say("foresee-raze", { cost: { raze: guarded(view, card) ? 3 : 2 }, goods });
  }
  return "";
}

const guarded = (view: ImperialView, card: string): boolean =>
  view.seat.some(({ locations }) => locations[card]?.defence || locations[card]?.samurai);
