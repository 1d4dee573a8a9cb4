import { describe, expect, it } from "vitest";
import type { ReviewFacts, ReviewMoment, ReviewOption } from "../generated/api";
import {
  apart,
  change,
  ended,
  hintsOf,
  lesson,
  marksOf,
  pointsOf,
  practice,
  rowsOf,
  swing,
  themeFor,
  why,
} from "./review";
import type { State } from "./messages";
import { Words } from "./words";

const words = new Words("en", [
  "prompt-deal = Which Deal?\nreview-lesson = { $prompt } { $decisions } times: { $points }.\n" +
    "review-lesson-part = Missed: { $part }.\npart-marks = marks\n" +
    "review-lesson-theme = Look: { $theme }.\ntheme-trade = Trade\nreview-percent = { $percent } %",
]);
const about = (part: string, theme = ""): ReviewFacts =>
  ({ take_away: { prompt: "deal", decisions: 2, points: 13.6, part, theme } }) as unknown as ReviewFacts;

describe("what to take away from a review", () => {
  it("names the question, what it cost each time, and what was missed where there is a word for it", () => {
    expect(lesson(words, about("marks"))).toBe("Which Deal? 2 times: 7. Missed: marks.");
    expect(lesson(words, about("gold"))).toBe("Which Deal? 2 times: 7.");
    expect(lesson(words, about(""))).toBe("Which Deal? 2 times: 7.");
  });
  it("names the kind of move that was better, and leads to puzzles on that", () => {
    expect(lesson(words, about("marks", "trade"))).toBe(
      "Which Deal? 2 times: 7. Missed: marks. Look: Trade.",
    );
    expect(lesson(words, about("", "other"))).toBe("Which Deal? 2 times: 7.");
    expect(practice(["build", "trade"], about("", "trade"))).toBe("trade");
    expect(practice(["build"], about("", "trade"))).toBe(undefined);
    expect(practice(["build"], { take_away: null } as unknown as ReviewFacts)).toBe(undefined);
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

describe("the options of a moment", () => {
  const said = new Words("en", [
    "part-fiefs = fiefs\npart-cards = cards\npart-goods = cards\npart-others = the others\nreview-why = From: { $parts }.\n" +
      "review-part-more = { $part } +{ $points }\nreview-others-less = others { $points } less",
  ]);
  const option = (action: string, parts: Record<string, number>, more: Partial<ReviewOption> = {}) =>
    ({ action, parts, points: 3, ...more }) as ReviewOption;
  const mine = option("build city H9", { others: 7, fiefs: 3 });
  const best = option("build city E4", { cards: 2, goods: 3, fiefs: 4, others: 5, hidden: 9 });
  const third = option("build camp E4", {}, { first_sight: true });
  const moment = { good: false, alternatives: [mine, best, third] } as ReviewMoment;

  it("have the same rows in the same order", () => {
    expect(rowsOf(said, moment)).toEqual(["fiefs", "cards", "the others"]);
    expect(rowsOf(said, { ...moment, alternatives: [best, mine] })).toEqual(["cards", "fiefs", "the others"]);
    expect(pointsOf(said, best).get("cards")).toBe(5);
  });
  it("are marked by what they do not have in common", () => {
    expect(marksOf(moment)).toEqual({ mine: ["H9"], better: ["E4"] });
    const seen = { good: true, alternatives: [mine, best, third] } as ReviewMoment;
    expect(marksOf(seen)).toEqual({ mine: ["city", "H9"], better: ["city", "H9"] });
  });
  it("say where the difference comes from", () => {
    expect(
      why(said, option("", {}, { why: { cards: 2, others: -3, goods: 2.4, hidden: 9, fiefs: 0.2 } })),
    ).toBe("From: cards +4, others 3 less.");
    expect(why(said, mine)).toBe("");
  });
});

describe("the course of a game", () => {
  const course = [
    { before: 0.5, after: 0.4 },
    { before: 0.45, after: 0.45 },
    { before: 0.7, after: 0.7 },
    { before: 0.45, after: 0.2 },
  ];
  const review = {
    alone: false,
    over: true,
    course,
    scores: [7, 9, 9],
    winners: [1, 2],
  } as unknown as ReviewFacts;

  it("tells what others or luck did between two decisions from what one did oneself", () => {
    expect(course.map((_, place) => Math.round(100 * swing(review, place)))).toEqual([0, 0, 25, -25]);
    expect(swing({ ...review, alone: true }, 2)).toBe(0);
  });
  it("says by how much with what it is counted in", () => {
    expect([0.154, -0.154, 0.004].map((gap) => change(words, review, gap))).toEqual(["+15 %", "−15 %", ""]);
    expect([2.4, -2.4, -0.4].map((gap) => change(words, { ...review, alone: true }, gap))).toEqual([
      "+2",
      "−2",
      "",
    ]);
  });
  it("ends with the result", () => {
    expect([0, 1].map((seat) => ended(review, seat))).toEqual([0, 0.5]);
    expect(ended({ ...review, alone: true }, 0)).toBe(7);
    expect(ended({ ...review, alone: true, ended: 57 }, 0)).toBe(57);
    expect(ended({ ...review, over: false }, 0)).toBe(undefined);
  });
});

describe("marks in a row", () => {
  it("are moved apart, in their order and within bounds", () => {
    expect(apart([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
    expect(apart([50, 50, 10], 20, 0, 100)).toEqual([50, 70, 10]);
    expect(apart([95, 90], 20, 0, 100)).toEqual([100, 80]);
    expect(apart([0, 0, 0], 20, 0, 100)).toEqual([0, 20, 40]);
  });
});

describe("puzzles on a moment", () => {
  const themes = ["leave", "pick-treasure", "pick", "drop-card"];
  it("are about moves like the better one, where there are some", () => {
    expect(themeFor(themes, "pick H9")).toBe("pick");
    expect(themeFor(themes, "drop H9")).toBe("drop-card");
    expect(themeFor(themes, "pass")).toBe("leave");
    expect(themeFor(themes, "build H9")).toBe(undefined);
  });
});
