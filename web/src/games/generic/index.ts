import type { Face } from "../face";
import Board from "./Board.svelte";

export const face: Face = { Board };
