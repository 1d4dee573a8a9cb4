/** How a game lets people choose an option that takes any text; what it does not bring is a field to write in. */

import type { Component } from "svelte";

export interface Choosing {
  /** The option's id. */
  option: string;
  /** What is chosen now. */
  value: string;
  seats: number;
  /** What is chosen of the other options. */
  options: Record<string, string>;
  choose: (value: string) => void;
}

export type Choosers = Record<string, Component<Choosing>>;

const CHOOSERS: Record<string, () => Promise<{ choosers: Choosers }>> = {
  imperial: () => import("./imperial/choosers"),
};

/** The choosers of a game, by option. */
export async function choosersOf(game: string): Promise<Choosers> {
  return (await CHOOSERS[game]?.())?.choosers ?? {};
}
