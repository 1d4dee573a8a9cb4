import type { Face } from "../face";
import Board from "./Board.svelte";
import Boards from "./Boards.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";
import { told } from "./told";
import "./worlds.css";

export const face: Face = {
  Board,
  Aside: Boards,
  SeatFacts,
  SeatBoard,
  Status,
  told,
  weighty: ["done", "none", "stop", "quit"],
};
