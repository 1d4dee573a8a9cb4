/** The words of the page and of the games, fetched once per language and said at once in another when switched. */

import de from "../text/de.ftl?raw";
import en from "../text/en.ftl?raw";
import { api } from "./client";
import { prefs, type Lang } from "./prefs.svelte";
import { Words } from "./words";

export type Facts = Record<string, unknown>;

const OWN: Record<Lang, string> = { en, de };

class Texts {
  /** The sources that have arrived, by "lang" or "lang/game". */
  #sources: Record<string, string> = $state({});
  #abouts: Record<string, Record<string, string>> = $state({});
  #facts: Record<string, Record<string, Facts>> = $state.raw({});
  /** By game the components of which the printed values are not known. */
  #unsure: Record<string, Set<string>> = $state.raw({});
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
    const components = await api.components(game, lang, table);
    if (table !== (this.#box[game] ?? "")) return;
    this.#facts = {
      ...this.#facts,
      [game]: Object.fromEntries(components.map((part) => [part.id, part.facts])),
    };
    if (!table) {
      const unsure = components.filter((part) => part.confidence === "reconstructed");
      this.#unsure = { ...this.#unsure, [game]: new Set(unsure.map((part) => part.id)) };
    }
    this.#abouts[`${lang}/${game}`] = Object.fromEntries(components.map((part) => [part.id, part.about]));
  }

  /** Explains cards as they are at a table with an owner's component file; "" for the game's own. */
  async openBox(game: string, table: string): Promise<void> {
    if ((this.#box[game] ?? "") === table) return;
    this.#box[game] = table;
    await this.#explain(game);
  }

  /** Whether a component is known from the box of whoever made the table, where we could only reconstruct it. */
  fromBox(game: string, word: string, reconstructed: boolean): boolean {
    return !reconstructed && (this.#unsure[game]?.has(word) ?? false);
  }
}

export const texts = new Texts();

/** A message of the page. */
export const say = (message: string, values: Record<string, string | number> = {}): string =>
  texts.page.say(message, values);
