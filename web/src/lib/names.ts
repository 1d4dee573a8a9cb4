/** What a player is called at the table. */

import type { Player } from "./messages";
import { say } from "./texts.svelte";

export const nameOf = (player: Player): string => {
  const number = player.seat + 1;
  if (player.kind === "bot") return say("bot-name", { number });
  return /^\d*$/.test(player.name) ? say("seat-number", { number }) : player.name;
};
