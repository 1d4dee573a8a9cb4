import { say } from "../../lib/texts.svelte";
import type { BunnyView } from "../../generated/views";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { build, settle } from "./land";
import SeatFacts from "./SeatFacts.svelte";
import Status from "./Status.svelte";
import Tray from "./Tray.svelte";

export const face: Face = {
  Board,
  Tray,
  SeatFacts,
  Status,
  Card,
  weighty: ["done"],
  foresee(play, action) {
    const view = play.view as unknown as BunnyView;
    const [verb, a, b] = action.map(String);
    if (view.viewer === null || !a) return "";
    const change =
      verb === "pick"
        ? settle(view, view.viewer, a)
        : verb === "build" && b
          ? build(view, view.viewer, a, b)
          : undefined;
    if (!change) return verb === "pick" || verb === "copy" ? play.words.about(b ?? a) : "";
    const { strength, kinds, after, before, joined } = change;
    return say("bunny-foresee", { strength, kinds, after, gain: after - before, joined });
  },
};
