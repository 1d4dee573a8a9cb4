/** The words of the page and of the games, fetched once per language and said at once in another when switched. */

import { untrack } from "svelte";
import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { api } from "./client";
import type { Component } from "./messages";
import { prefs, type Lang } from "./prefs.svelte";
import { Words } from "./words";

export type Facts = Record<string, unknown>;

const OWN: Record<Lang, string> = { en, de };
/** How sure one is of components whose printed values are not known. */
const UNSURE = ["low", "reconstructed"];

class Texts {
  /** The sources that have arrived, by "lang" or "lang/game". */
  #sources: Record<string, string> = $state({});
  #abouts: Record<string, Record<string, string>> = $state({});
  #facts: Record<string, Record<string, Facts>> = $state.raw({});
  /** By game the components of which we do not know the printed values, and of these the ones that nobody here knows. */
  #unsure: Record<string, Set<string>> = $state.raw({});
  #doubted: Record<string, Set<string>> = $state.raw({});
  /** By game the table whose owner has the box: its cards are otherwise. */
  #box: Record<string, string> = $state({});
  /** Words as they were made last for a game, names and options: reading the sources anew for every move takes too long. */
  readonly #made = new Map<string, { from: unknown[]; words: Words }>();
  page = $derived(this.#make("", []));

  #make(game: string, names: readonly string[], options: Facts = {}): Words {
    const lang = prefs.lang;
    const sources = [this.#sources[lang] ?? "", OWN[lang]];
    if (game) sources.push(this.#sources[`${lang}/${game}`] ?? "");
    const abouts = this.#abouts[`${lang}/${game}`];
    const from = [...sources, abouts];
    const key = JSON.stringify([lang, game, names, options]);
    const known = this.#made.get(key);
    if (known && from.every((part, place) => part === known.from[place])) return known.words;
    const words = new Words(lang, sources, names, abouts ?? {}, options);
    this.#made.set(key, { from, words });
    return words;
  }

  /** Words of a game with the players' names and the table's options; reactive in language and arrival. */
  of(game: string, names: readonly string[], options: Facts = {}): Words {
    return this.#make(game, names, options);
  }

  /** What is printed on a component of a game; empty until it has arrived. */
  facts(game: string, word: string): Facts {
    return this.#facts[game]?.[word] ?? {};
  }

  ready(game = ""): boolean {
    const lang = prefs.lang;
    return lang in this.#sources && (!game || `${lang}/${game}` in this.#sources);
  }

  async load(game = ""): Promise<void> {
    const lang = prefs.lang;
    const key = game ? `${lang}/${game}` : lang;
    if (key in this.#sources) return;
    const text = await api.text(lang, game);
    this.#sources[key] = text;
    if (!game) return;
    await this.#explain(game);
  }

  async #explain(game: string): Promise<void> {
    const lang = prefs.lang;
    const table = this.#box[game] ?? "";
    const own = await api.components(game, lang);
    const components = table ? await api.components(game, lang, table) : own;
    if (table !== (this.#box[game] ?? "")) return;
    this.#unsure = { ...this.#unsure, [game]: doubtful(own) };
    this.lay(game, components);
  }

  /** From now on a game's components are these. */
  lay(game: string, components: readonly Component[]): void {
    const [facts, doubted] = untrack(() => [this.#facts, this.#doubted]);
    this.#facts = { ...facts, [game]: Object.fromEntries(components.map((part) => [part.id, part.facts])) };
    this.#doubted = { ...doubted, [game]: doubtful(components) };
    this.#abouts[`${prefs.lang}/${game}`] = Object.fromEntries(
      components.map((part) => [part.id, part.about]),
    );
  }

  /** Explains cards as they are at a table with an owner's component file; "" for the game's own. */
  async openBox(game: string, table: string): Promise<void> {
    if ((this.#box[game] ?? "") === table) return;
    this.#box[game] = table;
    await this.#explain(game);
  }

  /** Whether we could only reconstruct a component, whatever others know. */
  guessed(game: string, word: string): boolean {
    return this.#unsure[game]?.has(word) ?? false;
  }

  /** Whether a component had to be reconstructed, or is known from the box of whoever made the table. */
  doubt(game: string, word: string): "" | "reconstructed" | "from-box" {
    if (!this.guessed(game, word)) return "";
    return this.#doubted[game]?.has(word) ? "reconstructed" : "from-box";
  }
}

const doubtful = (components: readonly Component[]): Set<string> =>
  new Set(components.filter((part) => UNSURE.includes(part.confidence)).map((part) => part.id));

export const texts = new Texts();

/** A message of the page. */
export const say = (message: string, values: Record<string, string | number> = {}): string =>
  texts.page.say(message, values);
