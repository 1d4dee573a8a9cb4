/** Starting tables: everything that the page's "play" buttons do. */

import { api } from "./client";
import type { SeatWish } from "../generated/api";
import type { State, TableRequest } from "./messages";
import { prefs } from "./prefs.svelte";
import { playingOn, type Sitter, USUAL_LEVEL, wishOf } from "./seating";
import { go } from "./route.svelte";
import { say } from "./texts.svelte";

export const myName = (): string => prefs.name.trim() || say("guest");

const human = (name: string): SeatWish => ({ kind: "human", name });
const me = (): SeatWish => human(myName());
const bot = (name: string): SeatWish => ({ kind: "bot", bot: name });
const OPEN: SeatWish = { kind: "open" };
const bots = (count: number, name: string): SeatWish[] => Array.from({ length: count }, () => bot(name));

async function open(request: TableRequest): Promise<void> {
  const made = await api.create(request);
  go(`/table/${made.table}`);
}

/** A game against bots, or alone where seats is 1. */
export const playNow = (game: string, seats: number, bot: string, options: Record<string, string> = {}) =>
  open({
    game,
    seats: [me(), ...bots(seats - 1, bot)],
    options,
    visibility: "link",
  });

/** A table with whoever sits there; it begins when no seat waits for a friend. */
export const seatThem = (
  game: string,
  sitters: readonly Sitter[],
  options: Record<string, string> = {},
  more: Pick<TableRequest, "clock" | "seed" | "visibility"> = {},
) =>
  open({
    game,
    seats: sitters.map((sitter, seat) => wishOf(sitter, seat, myName())),
    options,
    visibility: "link",
    ...more,
  });

/** The same game with the same company. */
export const again = (state: State) =>
  open({
    game: state.table.game,
    seats: state.players.map((player) =>
      state.you.seats.includes(player.seat)
        ? human(player.name || String(player.seat + 1))
        : player.kind === "bot"
          ? bot(player.bot ?? USUAL_LEVEL)
          : OPEN,
    ),
    options: state.table.options,
    visibility: state.table.visibility,
  });

/** "Play on from here": you in one seat, bots in the others, those of the game where they were. */
export async function playOn(state: State, position: number, seat: number): Promise<void> {
  const game = (await api.games()).find((each) => each.id === state.table.game);
  await open({
    seats: playingOn(state.players, seat, myName(), game?.bots ?? []),
    from: { table: state.table.id, position, seat },
  });
}

/** A tutorial position: you in the first seat, bots in the others. */
export async function lesson(game: string, id: string, bot = "easy"): Promise<void> {
  const found = (await api.lessons(game)).find((each) => each.id === id);
  const seats = [me(), ...bots((found?.seats ?? 2) - 1, bot)];
  await open({ game, seats, from: { lesson: id } });
}

/** An uploaded record becomes a table: to replay when it is over, else to go on. */
export async function upload(text: string): Promise<void> {
  const header = JSON.parse(text.slice(0, text.indexOf("\n"))) as { seats: number };
  const made = await api.create({
    seats: [me(), ...bots(header.seats - 1, "greedy")],
    from: { record: text },
  });
  go(made.state.table.status === "finished" ? `/replay/${made.table}` : `/table/${made.table}`);
}
