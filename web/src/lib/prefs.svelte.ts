/** What a person prefers: kept in this browser only. */

import type { Pace } from "./pace";
import type { Sitter } from "./seating";

export type Lang = "en" | "de";
export type Theme = "auto" | "light" | "dark";

const KEY = "neuland.prefs";

interface Prefs {
  lang: Lang;
  theme: Theme;
  motion: boolean;
  /** Whether a click on the board is previewed and wants a second one. */
  confirm: boolean;
  /** Whether options of which there is just one are taken without asking. */
  single: boolean;
  /** Whether what may follow an action for free is asked after each. */
  extras: boolean;
  name: string;
  sound: boolean;
  /** How fast others' moves are shown. */
  pace: Pace;
  /** Whether a question waits until what the others did was seen. */
  hold: boolean;
  /** At which end of the log the newest turn stands. */
  newest: "first" | "last";
  /** By game: who sits where when one plays at once. */
  usual: Record<string, Sitter[]>;
  /** By game: the puzzles that were solved. */
  solved: Record<string, string[]>;
}

function start(): Prefs {
  const own: Prefs = {
    lang: navigator.language.toLowerCase().startsWith("de") ? "de" : "en",
    theme: "auto",
    motion: true,
    confirm: true,
    single: false,
    extras: true,
    name: "",
    sound: false,
    pace: "brisk",
    hold: false,
    newest: "first",
    usual: {},
    solved: {},
  };
  try {
    return { ...own, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>) };
  } catch {
    return own;
  }
}

export const prefs: Prefs = $state(start());

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Applies the preferences to the page and keeps them. Called from an effect. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  root.dataset["theme"] = prefs.theme === "auto" ? (dark.matches ? "dark" : "light") : prefs.theme;
  root.dataset["motion"] = prefs.motion ? "on" : "off";
  localStorage.setItem(KEY, JSON.stringify(prefs));
}

dark.addEventListener("change", applyPrefs);

/** Whether things may move: the person's wish and the system's. */
export const moving = (): boolean => prefs.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
