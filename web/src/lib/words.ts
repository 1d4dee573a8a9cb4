/** People's words in the browser: the same Fluent files, said by the same conventions as on the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SEAT_VALUES, SEAT_WORDS, type ForesightFacts } from "../generated/api";

export type Word = string | number;
export type Action = readonly Word[];
export type Goods = { readonly [good: string]: number };
/** What is in people's words already, such as their names: no word of the game, even where it reads like one. */
export interface Said {
  readonly said: string;
}
export type Value = Word | boolean | null | readonly Value[] | Goods | Said;
export interface Told {
  id: string;
  args: Record<string, Value>;
}

const LETTERS = "abcdefgh";

const isGoods = (value: Value | undefined): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !isSaid(value);
const isSaid = (value: object): value is Said => typeof (value as Said).said === "string";
/** The seat that a word of an action names; -1 for all other words. */
const seatOf = (word: string): number => SEAT_WORDS.indexOf(word);

const textsOf = (options: { readonly [name: string]: unknown }): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([id, value]) => [id, String(value)]));

export class Words {
  readonly #bundle: FluentBundle;
  readonly #seats: Record<string, string> = {};

  constructor(
    readonly lang: string,
    sources: readonly string[],
    readonly names: readonly string[] = [],
    /** Explanations that the game makes from its data, by component. */
    readonly abouts: Readonly<Record<string, string>> = {},
    /** The options of the table that is talked about: some cards do other things there. */
    readonly options: Readonly<Record<string, unknown>> = {},
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources)
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    SEAT_WORDS.forEach((word, seat) => (this.#seats[word] = this.name(seat)));
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** The name of the game on a table; a game that is many says which one it is. */
  title(view: { readonly [name: string]: unknown }): string {
    if (!this.has("game-at")) return this.say("game");
    const plain = Object.entries(view).filter(([, value]) => typeof value === "number");
    return this.say("game-at", Object.fromEntries(plain) as Record<string, number>);
  }

  /** The same by the options of a table, where no view says more; none of them may be missing. */
  opened(options: { readonly [name: string]: unknown }): string {
    const pattern = this.#bundle.getMessage("game-at")?.value;
    const missing: Error[] = [];
    const said = pattern && this.#bundle.formatPattern(pattern, textsOf(options), missing);
    return said && !missing.length ? said : this.say("game");
  }

  /** A message with its values; an unknown one stands for itself, so that a gap shows but never breaks. */
  say(message: string, values: Record<string, Value> = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    return pattern ? this.#format(pattern, values) : message;
  }

  #format(pattern: Parameters<FluentBundle["formatPattern"]>[0], values: Record<string, Value>): string {
    const said: Record<string, FluentVariable> = { ...this.#seats };
    for (const [name, value] of Object.entries(values)) said[name] = this.#value(name, value);
    return this.#bundle.formatPattern(pattern, said, []);
  }

  #value(name: string, value: Value): string | number {
    if (SEAT_VALUES.includes(name) && typeof value === "number") return this.name(value);
    if (typeof value === "number") return value;
    if (typeof value === "string") return this.thing(value);
    if (Array.isArray(value)) return this.listing(value as readonly Value[]);
    if (value !== null && typeof value === "object")
      return isSaid(value) ? value.said : this.amounts(value as Goods);
    return String(value);
  }

  /** Several things in a row: `A, B and C`; several amounts are alternatives: `2 wood or 1 gold`. */
  listing(things: readonly Value[]): string {
    const said = things.map((thing) => String(this.#value("", thing)));
    if (said.length < 2) return said[0] ?? this.say("nothing");
    const joined = isGoods(things[0]) ? "list-or" : "list-and";
    const pattern = this.#bundle.getMessage(joined)?.value ?? "";
    return this.#bundle.formatPattern(
      pattern,
      { first: said.slice(0, -1).join(", "), last: said.at(-1) ?? "" },
      [],
    );
  }

  /** So much of each good: `2 wood and 1 worker`. */
  amounts(goods: Goods): string {
    const some = Object.entries(goods).filter(([, number]) => number);
    return this.listing(some.map(([good, n]) => this.say(`good-${good}`, { n })));
  }

  /** Whoever sits there; by the seat's number where there is no name. */
  name(seat: number): string {
    return this.names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  /** Whoever sits there, in a row. */
  people(seats: readonly number[]): string {
    return this.listing(seats.map((seat) => ({ said: this.name(seat) })));
  }

  /** The name of a card, place, piece or seat; a word without a text stands for itself. */
  thing(word: string): string {
    if (seatOf(word) >= 0) return this.name(seatOf(word));
    const message = `thing-${word}`;
    return this.has(message) ? this.say(message) : word;
  }

  /** The name of a thing; a word of several without a text of its own (`hand_size`) with spaces between them. */
  readable(word: string): string {
    const said = this.thing(word);
    return said === word && /^[a-z][a-z0-9]*([_-][a-z0-9]+)+$/.test(word)
      ? word.replaceAll(/[_-]/g, " ")
      : said;
  }

  /** What stands before a value that lies under a key of a view. */
  label(key: string): string {
    const said = this.readable(key);
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  }

  /** What a card, place or piece does, by the options of the table; "" if there is nothing to explain. */
  about(word: string): string {
    const other = Object.entries(this.options)
      .map(([option, value]) => `about-${word}-${option}-${String(value)}`)
      .filter((message) => this.has(message));
    if (other.length) return other.map((message) => this.say(message)).join(" ");
    const made = this.abouts[word];
    if (made) return made;
    const pattern = this.#bundle.getMessage(`thing-${word}`)?.attributes["about"];
    return pattern ? this.#format(pattern, {}) : "";
  }

  /** A number and a good that follow each other are `$ab`, too; words that are all goods are `$goods`, counted. */
  action(action: Action): string {
    const values: Record<string, Value> = {};
    if (action.slice(1).every((word) => this.has(`good-${word}`))) {
      const goods: Record<string, number> = {};
      for (const word of action.slice(1)) goods[word] = (goods[word] ?? 0) + 1;
      values["goods"] = goods;
    }
    action.slice(1).forEach((word, place, all) => {
      values[LETTERS[place] ?? "z"] = word;
      const good = `good-${all[place + 1]}`;
      if (/^\d+$/.test(String(word)) && this.has(good))
        values[LETTERS.slice(place, place + 2)] = this.say(good, { n: Number(word) });
    });
    return this.say(`act-${action[0]}`, values);
  }

  /** What an action of this kind means, in a sentence or two; "" where its words say it all. */
  explain(action: Action): string {
    const pattern = this.#bundle.getMessage(`act-${action[0]}`)?.attributes["about"];
    return pattern ? this.#format(pattern, {}) : "";
  }

  /** What an option costs and brings; "" where its own words say it all. */
  foresight(foresight: ForesightFacts): string {
    const costs = foresight.plain ? {} : foresight.ways?.length ? foresight.ways : (foresight.costs ?? {});
    const goods: [string, Goods | readonly Goods[]][] = [
      ["costs", costs],
      ["loses", foresight.loses ?? {}],
      ["brings", foresight.brings ?? {}],
    ];
    const said = goods
      .filter(([, some]) => Object.keys(some).length)
      .map(([what, some]) => this.say(`foresee-${what}`, { goods: some }));
    const points = foresight.points ?? 0;
    if (points)
      said.push(this.say(`foresee-points${points < 0 ? "-lost" : ""}`, { points: Math.abs(points) }));
    for (const note of foresight.notes ?? []) said.push(this.say(`foresee-${note.id}`, note.args));
    return said.join("; ");
  }

  /** The same, and what the card does that it is about, unless that is what it brings. */
  foreseen(foresight: ForesightFacts): string {
    const brings = foresight.points || Object.keys(foresight.brings ?? {}).length;
    const about = foresight.about && !brings ? this.about(foresight.about) : "";
    return [this.foresight(foresight), about].filter(Boolean).join(" · ");
  }

  prompt(prompt: string): string {
    return this.say(`prompt-${prompt}`);
  }

  event(event: Told): string {
    return this.say(`event-${event.id}`, amountTogether(event).args);
  }
}

/**
 * Goods that one seat gains or pays, one kind after another, in one event: a log has a line for all of them. So it has
 * for what is done several `times` in a row.
 */
export function gathered(events: readonly Told[]): Told[] {
  const found: Told[] = [];
  for (const event of events.map(amountTogether)) {
    const before = found.at(-1);
    const goods = event.args["goods"] as Goods | undefined;
    if (before && once(before) !== "" && once(before) === once(event)) {
      const times = Number(before.args["times"]) + Number(event.args["times"]);
      found[found.length - 1] = { ...before, args: { ...before.args, times } };
    } else if (before && goods && butForGoods(before) === butForGoods(event)) {
      const all: Record<string, number> = { ...(before.args["goods"] as Goods) };
      for (const [good, number] of Object.entries(goods)) all[good] = (all[good] ?? 0) + number;
      found[found.length - 1] = { ...before, args: { ...before.args, goods: all } };
    } else found.push(event);
  }
  return found;
}

/** What is paid, and what is gained: neither is what somebody did. */
const PRICES = new Set(["pay", "give-up"]);
const YIELDS = new Set(["gain", "score", "draw"]);

/** What somebody did stands above what was paid for it. */
export function deedFirst(events: readonly Told[]): Told[] {
  const deed = events.findIndex(({ id }) => !PRICES.has(id));
  const did = events[deed];
  if (!did || YIELDS.has(did.id)) return [...events];
  return [did, ...events.slice(0, deed), ...events.slice(deed + 1)];
}

/** A `number` of a `good` as `goods`, so that languages can bend the one by the other. */
function amountTogether(event: Told): Told {
  const { number, good, ...rest } = event.args;
  if (typeof number !== "number" || typeof good !== "string") return event;
  return { ...event, args: { ...rest, goods: { [good]: number } } };
}

const once = ({ id, args }: Told): string =>
  "times" in args ? JSON.stringify([id, { ...args, times: 1 }]) : "";
const butForGoods = ({ id, args }: Told): string => JSON.stringify([id, { ...args, goods: "goods" in args }]);
