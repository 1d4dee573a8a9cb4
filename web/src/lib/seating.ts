/** Who is to sit where at a new table, seat by seat. */

import type { SeatWish } from "../generated/api";
import type { Player } from "./messages";

export const KINDS = ["me", "here", "friend", "bot"] as const;

export interface Sitter {
  /** I, somebody else at this screen, whoever comes by the link, or a bot. */
  kind: (typeof KINDS)[number];
  /** Of somebody at this screen. */
  name: string;
  /** Of a bot: its level. */
  bot: string;
}

/** The levels that are offered, from weak to strong; other bots of the server are for programs. */
export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;
export const USUAL_LEVEL = "easy";

const sitter = (kind: Sitter["kind"]): Sitter => ({ kind, name: "", bot: USUAL_LEVEL });

/** So many seats: those that were, and for more of them others like the last. */
export function resized(sitters: readonly Sitter[], seats: number, kind: Sitter["kind"]): Sitter[] {
  const last = sitters.at(-1);
  const more = last && last.kind !== "me" ? { ...last, name: "" } : sitter(kind);
  const kept = sitters.slice(0, seats);
  const all = [...kept, ...Array.from({ length: seats - kept.length }, () => ({ ...more }))];
  return all.some(({ kind }) => kind === "me") ? all : withKind(all, 0, "me");
}

/** Somebody else at a seat. I sit at one seat: where I was before a bot sits then, or whoever I change places with. */
export function withKind(sitters: readonly Sitter[], seat: number, kind: Sitter["kind"]): Sitter[] {
  const was = sitters[seat]?.kind ?? "bot";
  return sitters.map((one, number) => {
    if (number === seat) return { ...one, kind };
    return kind === "me" && one.kind === "me" ? { ...one, kind: was === "me" ? "bot" : was } : one;
  });
}

/** What can be chosen for a seat: my own seat is changed by sitting down at another one. */
export const kindsFor = (sitters: readonly Sitter[], seat: number): readonly Sitter["kind"][] =>
  sitters[seat]?.kind === "me" ? ["me"] : KINDS;

/** The same as the server takes it; whoever gives no name is called by the seat. */
export const wishOf = ({ kind, name, bot }: Sitter, seat: number, mine: string): SeatWish => {
  if (kind === "bot") return { kind: "bot", bot };
  if (kind === "friend") return { kind: "open" };
  return { kind: "human", name: kind === "me" ? mine : name.trim() || String(seat + 1) };
};

/** Who sits where when somebody plays on in a seat: bots that the server knows sit there as before, and one of the usual
 * level for everybody else. */
export const playingOn = (
  players: readonly Pick<Player, "seat" | "kind" | "bot">[],
  seat: number,
  mine: string,
  known: readonly string[],
): SeatWish[] =>
  players.map((player) => {
    if (player.seat === seat) return { kind: "human", name: mine };
    const bot = player.kind === "bot" ? (player.bot ?? "") : "";
    return { kind: "bot", bot: known.includes(bot.split(":")[0] ?? "") ? bot : USUAL_LEVEL };
  });
