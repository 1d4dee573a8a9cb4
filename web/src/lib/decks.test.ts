import { expect, test } from "vitest";
import type { GameDecks } from "../generated/api";
import { codeOf, deckIn, deckOf, fileOf, playable, readyDeck, settingsOf, shapeOf } from "./decks";

const design = (id: string, cards: string[], added = false) => ({ id, faction: "roman", cards, added });
const FACTS: GameDecks = {
  formats: ["base", "standard", "open"],
  shape: [
    { copies: 3, designs: 1 },
    { copies: 1, designs: 1 },
  ],
  pool: [
    design("colony", ["ROM023", "ROM024", "ROM025"]),
    design("bank", ["ROM029"]),
    design("collector", ["ROM071", "ROM072", "ROM073"], true),
    design("ball", ["ROM078"], true),
  ],
  ready: [{ name: "", faction: "roman", format: "standard", designs: ["collector", "bank"] }],
  mine: [],
};
const DECK = readyDeck(FACTS, "roman", "standard")!;

test("the shape is checked as designs go in and out", () => {
  expect(playable(FACTS, DECK)).toBe(true);
  const more = { ...DECK, designs: [...DECK.designs, "ball"] };
  expect(playable(FACTS, more)).toBe(false);
  expect(shapeOf(FACTS, more)).toEqual([
    { copies: 3, wanted: 1, number: 1 },
    { copies: 1, wanted: 1, number: 2 },
  ]);
  expect(playable(FACTS, { ...DECK, designs: ["moon", "bank"] })).toBe(false);
});

test("an open deck has all base cards, and of the set whatever one likes", () => {
  expect(playable(FACTS, { ...DECK, format: "open", designs: ["colony", "bank", "ball"] })).toBe(true);
  expect(playable(FACTS, { ...DECK, format: "open", designs: ["colony", "ball"] })).toBe(false);
});

test("texts and files come back", () => {
  expect(codeOf(FACTS, DECK)).toBe("29-71");
  expect(new Set(deckOf(FACTS, "roman", "standard", "29-71").designs)).toEqual(new Set(DECK.designs));
  const named = { ...DECK, name: 'My "own" \\ deck' };
  expect(deckIn(fileOf(named))).toEqual(named);
  expect(deckIn("no deck")).toBeUndefined();
});

test("a deck says with which options it is played", () => {
  expect(settingsOf(FACTS, DECK)).toEqual({ expansion: "standard", deck_roman: "29-71" });
});
