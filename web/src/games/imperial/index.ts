import type { Face } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";
import { told } from "./told";
import Tray from "./Tray.svelte";

export const face: Face = {
  Board,
  Tray,
  SeatFacts,
  SeatBoard,
  Status,
  Card,
  told,
  weighty: ["pass"],
  extras: { after: "done" },
};
