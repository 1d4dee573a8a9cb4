import type { Choosers } from "../choosers";
import DeckChooser from "./DeckChooser.svelte";

export const choosers: Choosers = {
  deck_barbarian: DeckChooser,
  deck_japanese: DeckChooser,
  deck_roman: DeckChooser,
  deck_egyptian: DeckChooser,
};
