import { describe, expect, it } from "vitest";
import type { ReviewFacts } from "../generated/api";
import { hintsOf, lesson } from "./review";
import type { State } from "./messages";
import { Words } from "./words";

const words = new Words("en", [
  "prompt-deal = Which Deal?\nreview-lesson = { $prompt } { $decisions } times: { $points }.\n" +
    "review-lesson-part = Missed: { $part }.\npart-marks = marks",
]);
const about = (part: string): ReviewFacts =>
  ({ take_away: { prompt: "deal", decisions: 2, points: 6.8, part } }) as unknown as ReviewFacts;

describe("what to take away from a review", () => {
  it("names the question, the points, and what was missed where there is a word for it", () => {
    expect(lesson(words, about("marks"))).toBe("Which Deal? 2 times: 7. Missed: marks.");
    expect(lesson(words, about("gold"))).toBe("Which Deal? 2 times: 7.");
    expect(lesson(words, about(""))).toBe("Which Deal? 2 times: 7.");
  });
  it("says nothing where nothing was lost", () => {
    expect(lesson(words, { take_away: null } as unknown as ReviewFacts)).toBe("");
  });
});

describe("the title of a table", () => {
  it("says which one a game is that is many", () => {
    const many = new Words("en", ["game = 504\ngame-at = 504 · World { $world }"]);
    expect(many.title({ world: 456, phase: "turn" })).toBe("504 · World 456");
    expect(new Words("en", ["game = Nim"]).title({ world: 1 })).toBe("Nim");
    expect(many.opened({ world: "456", edition: "first" })).toBe("504 · World 456");
    expect(many.opened({ edition: "first" })).toBe("504");
    expect(new Words("en", ["game = Nim"]).opened({ world: "1" })).toBe("Nim");
  });
});

describe("hints that were used", () => {
  const ended = (start: string, kinds: string[], hints: number[]) =>
    ({
      table: { start },
      players: kinds.map((kind, seat) => ({ kind, seat })),
      result: { hints },
    }) as unknown as State;

  it("are told where they were possible, also when there were none", () => {
    expect(hintsOf(ended("deal", ["human", "bot"], [2, 0]), 0)).toBe(2);
    expect(hintsOf(ended("deal", ["human", "bot"], [0, 0]), 0)).toBe(0);
    expect(hintsOf(ended("deal", ["human", "bot"], [0, 0]), 1)).toBe(null);
    expect(hintsOf(ended("deal", ["human", "human"], [0, 0]), 0)).toBe(null);
    expect(hintsOf(ended("record", ["human", "bot"], [0, 0]), 0)).toBe(null);
  });
});
