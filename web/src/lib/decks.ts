/** Decks as the page builds them: the same checks and the same short text as the terminal's. */

import type { DeckFacts, DesignFacts, GameDecks, GameFacts } from "../generated/api";

export type Deck = DeckFacts;
export type Design = DesignFacts;

/** Whether a game has decks to build: then its tables take them as options. */
export const hasDecks = (game: GameFacts): boolean =>
  game.options.some((option) => option.free && option.id.startsWith("deck_"));

/** The designs that a deck of a format can have. */
export const poolOf = (facts: GameDecks, faction: string, format: string): Design[] =>
  facts.pool.filter((design) => design.faction === faction && (format !== "base" || !design.added));

export const readyDeck = (facts: GameDecks, faction: string, format: string): Deck | undefined =>
  facts.ready.find((deck) => deck.faction === faction && deck.format === format);

export interface Shape {
  copies: number;
  wanted: number;
  number: number;
}

/** How many designs of three, two and one copies a deck has, and how many it should have. */
export const shapeOf = (facts: GameDecks, deck: Deck): Shape[] =>
  facts.shape.map(({ copies, designs }) => ({
    copies,
    wanted: designs,
    number: facts.pool.filter(
      (design) =>
        design.faction === deck.faction && design.cards.length === copies && deck.designs.includes(design.id),
    ).length,
  }));

/** Whether a deck can be played: in the open format it has all base cards, else it has the shape. */
export function playable(facts: GameDecks, deck: Deck): boolean {
  const pool = poolOf(facts, deck.faction, deck.format);
  if (!deck.designs.every((id) => pool.some((design) => design.id === id))) return false;
  if (deck.format === "open") return pool.every((design) => design.added || deck.designs.includes(design.id));
  return shapeOf(facts, deck).every(({ number, wanted }) => number === wanted);
}

const numberOf = (design: Design): number => Number((design.cards[0] ?? "").slice(3));

/** A deck as a short text, for options and links: the number of each design's first card. */
export const codeOf = (facts: GameDecks, deck: Deck): string =>
  facts.pool
    .filter((design) => design.faction === deck.faction && deck.designs.includes(design.id))
    .map(numberOf)
    .sort((one, other) => one - other)
    .join("-");

/** The deck that a short text means; what it names and is not there is left out. */
export function deckOf(facts: GameDecks, faction: string, format: string, code: string, name = ""): Deck {
  const numbers = code.split("-").map(Number);
  const designs = poolOf(facts, faction, format).filter((design) => numbers.includes(numberOf(design)));
  return { name, faction, format, designs: designs.map((design) => design.id) };
}

/** A deck as the text of a file that the terminal reads too. */
export const fileOf = (deck: Deck): string =>
  [
    "[deck]",
    `name = ${JSON.stringify(deck.name)}`,
    `faction = "${deck.faction}"`,
    `format = "${deck.format}"`,
    "designs = [",
    ...deck.designs.map((id) => `    "${id}",`),
    "]",
    "",
  ].join("\n");

/** The deck in such a file; undefined if it is none. */
export function deckIn(text: string): Deck | undefined {
  const word = (key: string) => new RegExp(`^${key} *= *"((?:[^"\\\\]|\\\\.)*)"`, "m").exec(text)?.[1];
  const listed = /^designs *= *\[([^\]]*)\]/m.exec(text)?.[1];
  const faction = word("faction");
  const format = word("format");
  if (!faction || !format || listed === undefined) return undefined;
  const designs = [...listed.matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? "");
  return { name: (word("name") ?? "").replace(/\\(.)/g, "$1"), faction, format, designs };
}

/** The options with which a deck is played. */
export const settingsOf = (facts: GameDecks, deck: Deck): Record<string, string> => ({
  expansion: deck.format === "base" ? "standard" : deck.format,
  [`deck_${deck.faction}`]: codeOf(facts, deck),
});
