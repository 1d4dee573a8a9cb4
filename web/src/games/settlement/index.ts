import type { SettlementView } from "../../generated/views";
import { texts } from "../../lib/texts.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { foresee } from "./foresee";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";
import Tray from "./Tray.svelte";

export const face: Face = {
  Board,
  Tray,
  SeatFacts,
  SeatBoard,
  Status,
  Card,
  weighty: ["pass", "end"],
  foresee: (play, action) =>
    foresee(
      play.view as unknown as SettlementView,
      play.words,
      (colour) => texts.facts("settlement", colour),
      action,
    ),
  tall: true,
  open: true,
};
