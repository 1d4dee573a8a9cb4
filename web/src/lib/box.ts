/** An owner's box: components corrected by whoever has the cards, as the component file that the engine takes. */

export type Value = string | number | Record<string, number>;
/** One corrected component: its kind and id, and the words that are otherwise than ours. */
export interface Correction {
  kind: string;
  id: string;
  words: Record<string, Value>;
}
/** A component as the server lists it. */
export interface Part {
  id: string;
  kind: string;
  facts: Record<string, unknown>;
  confidence: string;
}

const TOP = [
  "# Components as they are in my box; only what differs from the reconstruction.",
  "schema = 1",
  "",
].join("\n");

const written = (value: Value): string => {
  if (typeof value !== "object") return JSON.stringify(value);
  const goods = Object.entries(value).filter(([, number]) => number > 0);
  return goods.length ? `{ ${goods.map(([good, number]) => `${good} = ${number}`).join(", ")} }` : "{}";
};

/** The file, entry by entry in the order of their ids. */
export function toFile(box: readonly Correction[]): string {
  const entries = [...box]
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.id.localeCompare(b.id))
    .map(({ kind, id, words }) =>
      [
        `[[${kind}]]`,
        `id = ${written(id)}`,
        ...Object.entries(words).map(([key, value]) => `${key} = ${written(value)}`),
      ].join("\n"),
    );
  return [TOP, ...entries].join("\n\n").replace("\n\n\n", "\n\n") + "\n";
}

/** A value of the small part of TOML that component files need; undefined for anything else. */
function read(text: string): Value | undefined {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (/^"([^"\\]|\\.)*"$/.test(text)) return JSON.parse(text) as string;
  const table = /^\{(.*)\}$/.exec(text);
  if (!table) return undefined;
  const goods: Record<string, number> = {};
  for (const part of (table[1] ?? "").split(",").filter((each) => each.trim())) {
    const pair = /^\s*(\w+)\s*=\s*(\d+)\s*$/.exec(part);
    if (!pair) return undefined;
    goods[pair[1] ?? ""] = Number(pair[2]);
  }
  return goods;
}

/** What a file corrects; null where it is no such file. */
export function fromFile(text: string): Correction[] | null {
  const found: Correction[] = [];
  for (const line of text.split("\n").map((each) => each.replace(/^\s+|\s+$/g, ""))) {
    if (!line || line.startsWith("#") || /^schema\s*=\s*1$/.test(line)) continue;
    const head = /^\[\[(\w+)\]\]$/.exec(line);
    const pair = /^(\w+)\s*=\s*(.*)$/.exec(line);
    const last = found.at(-1);
    if (head) found.push({ kind: head[1] ?? "", id: "", words: {} });
    else if (pair && last) {
      const value = read(pair[2] ?? "");
      if (value === undefined) return null;
      if (pair[1] === "id" && typeof value === "string") last.id = value;
      else last.words[pair[1] ?? ""] = value;
    } else return null;
  }
  return found.every(({ id }) => id) ? found : null;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === "object"
    ? Object.entries(value)
        .filter(([, inner]) => inner !== 0)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([key, inner]) => [key, sorted(inner)])
    : value;

/** A component as it is in the box: ours with the owner's words. */
export const corrected = (part: Part, box: readonly Correction[]): Record<string, unknown> => ({
  ...part.facts,
  ...box.find(({ kind, id }) => kind === part.kind && id === part.id)?.words,
});

/** The box with a component as it was seen. What is seen to be as we guessed is kept, too: it is known now. */
export function withSeen(box: readonly Correction[], part: Part, seen: Record<string, Value>): Correction[] {
  const words = Object.fromEntries(
    Object.entries(seen).filter(([key, value]) => !same(value, part.facts[key])),
  );
  return [...without(box, part), { kind: part.kind, id: part.id, words }];
}
export const without = (box: readonly Correction[], part: Part): Correction[] =>
  box.filter(({ kind, id }) => kind !== part.kind || id !== part.id);

/** What of another box is otherwise than in mine. */
export const differing = (mine: readonly Correction[], other: readonly Correction[]): Correction[] =>
  other.filter(
    (each) =>
      !mine.some(({ kind, id, words }) => kind === each.kind && id === each.id && same(words, each.words)),
  );

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
        JSON.stringify([guild, sorted(cost), bonus, points, colour]),
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
export const keepBox = (game: string, box: readonly Correction[]): void => {
  if (box.length) localStorage.setItem(KEY + game, toFile(box));
  else localStorage.removeItem(KEY + game);
};
