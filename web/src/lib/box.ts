/** An owner's box: components corrected by whoever has the cards, as the component file that the engine takes. */

import type { FieldFacts, PartToCorrect, WorkshopFacts } from "../generated/api";

export type Value = string | number | boolean | readonly Value[] | { readonly [word: string]: Value };
export type Values = Readonly<Record<string, Value>>;
/** One corrected component: its kind and id, and the words that are otherwise than ours. */
export interface Correction {
  kind: string;
  id: string;
  words: Record<string, Value>;
  /** What no form shows, as it is written. */
  text?: string;
}
/** The kind of what no form shows. */
export const OTHERS = "others";
/** A component in the words of its file. */
export type Part = Omit<PartToCorrect, "group">;
/** How a game's component files are written. */
export type Shop = Pick<WorkshopFacts, "parts" | "entry" | "section">;

const TOP = ["# Components as they are in my box.", "schema = 1", ""].join("\n");

const isTable = (value: unknown): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function written(value: Value): string {
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(written).join(", ")}]`;
  if (!isTable(value)) return JSON.stringify(value);
  const words = Object.entries(value).map(([word, inner]) => `${word} = ${written(inner)}`);
  return words.length ? `{ ${words.join(", ")} }` : "{}";
}

/** The file: entry by entry in the order of their ids, or one section with the words of all. */
export function toFile(box: readonly Correction[], { entry, section }: Shop): string {
  const lines = ({ words }: Correction) =>
    Object.entries(words).map(([word, value]) => `${word} = ${written(value)}`);
  const others = box.flatMap(({ text = "" }) => (text ? [text] : []));
  const formed = box.filter(({ kind }) => kind !== OTHERS);
  const sorted = formed.sort((a, b) => a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id));
  const entries = section
    ? !sorted.length
      ? []
      : [[`[${section}]`, ...sorted.flatMap(lines)].join("\n")]
    : sorted.map((each) =>
        [`[[${entry || each.kind}]]`, `id = ${written(each.id)}`, ...lines(each)].join("\n"),
      );
  return [TOP, ...entries, ...others].join("\n\n").replace("\n\n\n", "\n\n") + "\n";
}

/** Reads the small part of TOML that component files need: texts, whole numbers, lists and tables in one line. */
class Reader {
  #at = 0;
  constructor(readonly text: string) {}

  /** The value that is the whole text; undefined where it is none. */
  static value(text: string): Value | undefined {
    const reader = new Reader(text);
    const found = reader.#value();
    return reader.#skip() === "" ? found : undefined;
  }

  #skip(): string {
    while (this.text[this.#at] === " ") this.#at++;
    return this.text[this.#at] ?? "";
  }

  #take(pattern: RegExp): string | undefined {
    this.#skip();
    const found = new RegExp(pattern.source, "y");
    found.lastIndex = this.#at;
    const [said] = found.exec(this.text) ?? [];
    if (said !== undefined) this.#at += said.length;
    return said;
  }

  #value(): Value | undefined {
    if (this.#take(/\[/) !== undefined) return this.#several("]", () => this.#value());
    if (this.#take(/\{/) !== undefined) {
      const pairs = this.#several("}", () => this.#pair());
      return pairs && Object.fromEntries(pairs);
    }
    const said = this.#take(/"([^"\\]|\\.)*"|-?\d+|true|false/);
    return said === undefined ? undefined : (JSON.parse(said) as Value);
  }

  #pair(): [string, Value] | undefined {
    const word = this.#take(/\w+/);
    if (word === undefined || this.#take(/=/) === undefined) return undefined;
    const value = this.#value();
    return value === undefined ? undefined : [word, value];
  }

  #several<T>(end: "]" | "}", one: () => T | undefined): T[] | undefined {
    const found: T[] = [];
    while (this.#skip() !== end) {
      if (found.length && this.#take(/,/) === undefined) return undefined;
      if (this.#skip() === end) break;
      const next = one();
      if (next === undefined) return undefined;
      found.push(next);
    }
    this.#at++;
    return found;
  }
}

/** The headline of an entry or a section, and its first word; what is within it has a dot. */
const HEADLINE = /^\[\[?(\w+)([\w.-]*)\]\]?$/;

/** The lines of a file by their headlines, the first without one; what belongs to an entry stays with it. */
function blocks(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split("\n").map((each) => each.trim())) {
    const head = HEADLINE.exec(line);
    if (head && !head[2]) found.push([line]);
    else if (line && !line.startsWith("#")) found.at(-1)?.push(line);
  }
  return found;
}

/** The words of an entry or a section, line by line; null where a line is none. */
function pairs(lines: readonly string[]): Record<string, Value> | null {
  const found: Record<string, Value> = {};
  for (const line of lines) {
    const pair = /^(\w+)\s*=\s*(.*)$/.exec(line);
    const value = Reader.value(pair?.[2] ?? "");
    if (!pair || value === undefined) return null;
    found[pair[1] ?? ""] = value;
  }
  return found;
}

/**
 * What a file corrects; null where it is no such file. What the forms do not show, such as a game's own decks or entries
 * in several parts, is kept as it stands there: the game itself says whether it fits.
 */
export function fromFile(text: string, shop: Shop): Correction[] | null {
  const [top = [], ...rest] = blocks(text);
  if (!top.every((line) => /^schema\s*=\s*1$/.test(line))) return null;
  const found: Correction[] = [];
  const others: string[] = [];
  for (const block of rest) {
    const [head = "", ...lines] = block;
    const formed = shop.section
      ? head === `[${shop.section}]`
      : (shop.entry ? [shop.entry] : shop.parts.map(({ kind }) => kind)).some(
          (kind) => head === `[[${kind}]]`,
        );
    if (!formed || lines.some((line) => HEADLINE.test(line))) {
      others.push(block.join("\n"));
      continue;
    }
    const words = pairs(lines);
    const read = words && (shop.section ? sorted(words, shop) : entry(head, words, shop));
    if (!read) return null;
    if (read.length) found.push(...read);
    else others.push(block.join("\n"));
  }
  return others.length ? [...found, { kind: OTHERS, id: "", words: {}, text: others.join("\n\n") }] : found;
}

/** An entry of a component that can be corrected here; none of another one, null where it names none. */
function entry(head: string, { id, ...words }: Record<string, Value>, { parts, entry: one }: Shop) {
  if (typeof id !== "string") return null;
  const part = parts.find((each) => each.id === id && (one || head === `[[${each.kind}]]`));
  return part ? [{ kind: part.kind, id, words }] : [];
}

/** The headlines of what the forms do not show. */
export const headlines = ({ text = "" }: Correction): string[] =>
  text.split("\n").filter((line) => HEADLINE.test(line));

/** The words of a section by the parts that they belong to. */
function sorted(loose: Record<string, Value>, { parts }: Shop): Correction[] | null {
  const found = parts.flatMap(({ kind, id, values }) => {
    const words = Object.fromEntries(Object.entries(loose).filter(([word]) => word in values));
    return Object.keys(words).length ? [{ kind, id, words }] : [];
  });
  const number = found.reduce((sum, { words }) => sum + Object.keys(words).length, 0);
  return number === Object.keys(loose).length ? found : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isTable(value)) return value;
  return Object.entries(value)
    .filter(([, inner]) => inner !== 0)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([word, inner]) => [word, inOrder(inner)]);
};

/** A component as it is in the box: ours with the owner's words. */
export const corrected = (part: Part, box: readonly Correction[]): Values => ({
  ...(part.values as Values),
  ...box.find(({ kind, id }) => kind === part.kind && id === part.id)?.words,
});

/**
 * The box with a component as it was seen. What is seen to be as we guessed is kept, too: it is known now. A section has
 * to say so word by word.
 */
export function withSeen(box: readonly Correction[], part: Part, seen: Values, section = ""): Correction[] {
  const words = Object.fromEntries(
    Object.entries(seen).filter(([word, value]) => section || !same(value, part.values[word])),
  );
  return [...without(box, part), { kind: part.kind, id: part.id, words }];
}
export const without = (box: readonly Correction[], part: Pick<Part, "kind" | "id">): Correction[] =>
  box.filter(({ kind, id }) => kind !== part.kind || id !== part.id);

/** What of another box is otherwise than in mine. */
export const differing = (mine: readonly Correction[], other: readonly Correction[]): Correction[] =>
  other.filter(
    (each) =>
      !mine.some(
        ({ kind, id, words, text }) =>
          kind === each.kind && id === each.id && same(words, each.words) && text === each.text,
      ),
  );

/** What stands in a field before anybody has said anything. */
export function blank(field: FieldFacts, whole: Values): Value {
  switch (field.type) {
    case "choice":
      return field.of[0] ?? "";
    case "number":
      return field.least;
    case "numbers":
    case "some":
      return [];
    case "goods":
      return {};
    case "rows":
      return [blankRow(field, whole)];
    case "entry":
      return blanks(field.fields, whole);
    case "kinds": {
      const kinds = field.kinds[String(whole["function"])] ?? {};
      const [kind = "", fields = []] = Object.entries(kinds)[0] ?? [];
      return { kind, ...blanks(fields, whole) };
    }
  }
}
export const blanks = (fields: readonly FieldFacts[], whole: Values): Record<string, Value> =>
  Object.fromEntries(fields.filter(({ optional }) => !optional).map((each) => [each.id, blank(each, whole)]));
/** A row is a table of its fields, or the one value that it has. */
export const blankRow = ({ fields }: FieldFacts, whole: Values): Value =>
  fields[0]?.id === "" ? blank(fields[0], whole) : blanks(fields, whole);

/** What a check found: the end of a text's name, with its values; `stops` where no table can be made like that. */
export interface Finding {
  id: string;
  values: Record<string, string | number>;
  good: boolean;
  stops: boolean;
}

const PER_GUILD = 12;
const PER_ROW = 12;
const MONSTERS = 9;

const counted = (values: readonly unknown[]): Map<string, number> => {
  const found = new Map<string, number>();
  for (const value of values) found.set(String(value), (found.get(String(value)) ?? 0) + 1);
  return found;
};

/** Settlement's checks. The box is right: most of them warn only. */
export function findings(parts: readonly Part[], box: readonly Correction[]): Finding[] {
  const of = (kind: string) => parts.filter((part) => part.kind === kind).map((part) => corrected(part, box));
  const heroes = of("hero");
  const lands = of("landscape");
  const found: Finding[] = [];
  const guilds = [...counted(heroes.map(({ guild }) => guild))].filter(([, number]) => number !== PER_GUILD);
  found.push({ id: "guilds", values: { count: guilds.length }, good: !guilds.length, stops: false });
  const twins = [
    ...counted(
      heroes.map(({ guild, cost, bonus, points, colour }) =>
        JSON.stringify([guild, inOrder(cost), bonus, points, colour]),
      ),
    ),
  ].filter(([, number]) => number > 1);
  found.push({ id: "twins", values: { count: twins.length }, good: !twins.length, stops: false });
  const free = heroes.filter(({ cost }) => !Object.values((cost ?? {}) as object).some(Boolean));
  found.push({ id: "free", values: { count: free.length }, good: !free.length, stops: false });
  const rows = [...counted(lands.map(({ row }) => row))].filter(([, number]) => number !== PER_ROW);
  found.push({ id: "rows", values: { count: rows.length }, good: !rows.length, stops: true });
  const colours = [...counted(lands.map(({ colour }) => colour))].filter(([, number]) => number > MONSTERS);
  found.push({ id: "monsters", values: { count: colours.length }, good: !colours.length, stops: true });
  return found;
}

const KEY = "neuland.box.";
/** The owner's box of a game in this browser, as a file; "" where there is none. */
export const keptBox = (game: string): string => localStorage.getItem(KEY + game) ?? "";
export const keepBox = (game: string, box: readonly Correction[], shop: Shop): void => {
  if (box.length) localStorage.setItem(KEY + game, toFile(box, shop));
  else localStorage.removeItem(KEY + game);
};
