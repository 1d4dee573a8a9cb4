import { expect, it } from "vitest";
import { marksOf } from "./lately";
import type { Line } from "./messages";

const line = (seat: number, word: string, more: Partial<Line> = {}): Line => ({
  version: 1,
  at: 0,
  kind: "play",
  seat,
  events: [{ id: "settles", args: { seat, square: word, number: 3 } }],
  ...more,
});

it("marks what others did since my last move, and no more", () => {
  const log = [line(1, "A1"), line(0, "B2"), line(1, "C3"), line(2, "C3"), line(1, "D4", { undone: true })];
  expect(marksOf(log, [0])).toEqual([
    { word: "C3", seat: 1 },
    { word: "C3", seat: 2 },
  ]);
  expect(marksOf(log.slice(0, 1), [0])).toEqual([{ word: "A1", seat: 1 }]);
  const both = line(0, "E5");
  both.events?.push({ id: "settles", args: { seat: 1, square: "F6" } });
  expect(marksOf([both], [0]), "answers given at once come with one's own").toEqual([
    { word: "F6", seat: 1 },
  ]);
});

it("marks hexes by the words of 504's events", () => {
  const road = line(1, "", {
    events: [{ id: "builds-road", args: { seat: 1, tile: "meadow-1", other_tile: "city-3" } }],
  });
  expect(marksOf([road], [0]).map((mark) => mark.word)).toEqual(["meadow-1", "city-3"]);
});
