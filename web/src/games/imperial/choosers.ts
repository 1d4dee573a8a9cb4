import type { Choosers } from "../choosers";
import DeckChooser from "./DeckChooser.svelte";
import FactionChooser from "./FactionChooser.svelte";

export const choosers: Choosers = {
  faction_0: FactionChooser,
  faction_1: FactionChooser,
  faction_2: FactionChooser,
  faction_3: FactionChooser,
  neutral_faction: FactionChooser,
  deck_barbarian: DeckChooser,
  deck_japanese: DeckChooser,
  deck_roman: DeckChooser,
  deck_egyptian: DeckChooser,
};
