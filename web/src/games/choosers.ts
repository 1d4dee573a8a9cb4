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

export interface HowToChoose {
  /** By option. */
  choosers: Choosers;
  /** Options that are asked for in the open, with room, before all others. */
  ahead?: readonly string[];
}

const CHOOSERS: Record<string, () => Promise<HowToChoose>> = {
  imperial: () => import("./imperial/choosers"),
  worlds: () => import("./worlds/choosers"),
};

/** The choosers of a game. */
export async function choosersOf(game: string): Promise<HowToChoose> {
  return (await CHOOSERS[game]?.()) ?? { choosers: {} };
}
