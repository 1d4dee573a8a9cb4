/** What a game brings to be drawn; whatever it does not bring, the generic shell draws. */

import type { Component } from "svelte";
import type { AnyView } from "../lib/messages";
import type { Words } from "../lib/words";

/** A part of the table in words: whose, and line by line. */
export interface Chapter {
  title: string;
  lines: string[];
}

export interface Face {
  /** The middle of the table. */
  Board: Component;
  /** My goods and hand, always visible at the bottom. */
  Tray?: Component;
  /** What lies beside the board, below the players; on a phone the board itself shows it. */
  Aside?: Component;
  /** A seat in a line: what others want to know of it at a glance. */
  SeatFacts?: Component<{ seat: number }>;
  /** Round and phase, in the head line. */
  Status?: Component;
  /** The whole board of a seat, where it is not on the common one. */
  SeatBoard?: Component<{ seat: number }>;
  /** A component as a picture, for the card pages and explanations. */
  Card?: Component<{ word: string }>;
  /** All that is drawn, in words. */
  told?: (view: AnyView, words: Words) => Chapter[];
  /** Options that end something and are confirmed even from the list. */
  weighty?: readonly string[];
  /** Of those, what is as light as any other option once nothing but these is left to do. */
  light?: Readonly<Record<string, readonly string[]>>;
  /** Questions about what may as well be done at the next one of this kind, with the option that declines: whoever likes
   * is not asked them. */
  extras?: Readonly<Record<string, string>>;
  /** Whether nothing is hidden from anybody: then people at one screen need not look away. */
  open?: boolean;
  /** Seat-wide boards want the height; a square map the middle. */
  tall?: boolean;
  /** What of it is otherwise at the table that a view shows: a game may be many. */
  at?: (view: AnyView) => Partial<Face>;
}

/** The drawings for what is on the table now. */
export const facing = (face: Face, view: AnyView): Face => (face.at ? { ...face, ...face.at(view) } : face);

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  bunny: () => import("./bunny"),
  settlement: () => import("./settlement"),
  imperial: () => import("./imperial"),
  worlds: () => import("./worlds"),
};

export const drawn = (game: string): boolean => game in FACES;

/** The drawings of a game; a game without any is played from view and options alone. */
export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game] ?? (() => import("./generic"));
  return (await load()).face;
}
