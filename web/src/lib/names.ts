/** What a player is called at the table. */

import type { Seated } from "./messages";
import { say } from "./texts.svelte";

export const nameOf = (player: Seated): string => {
  const number = player.seat + 1;
  return player.name || say(player.kind === "bot" ? "bot-name" : "seat-number", { number });
};
