import { describe, expect, it } from "vitest";
import { bare, wordsIn } from "./places";

describe("places", () => {
  it("know the words that lie there, but for what is spent", () => {
    const seat = {
      hand: ["guard", "king"],
      discards: ["baron"],
      inner: [{ gift: "cup", discards: ["hat"] }],
    };
    expect([...wordsIn(seat, new Set(["discards"]))]).toEqual(["guard", "king", "cup"]);
    expect(wordsIn(seat, new Set()).has("baron")).toBe(true);
  });
  it("are bare where there is nothing to show", () => {
    expect([null, "", [], {}].every(bare)).toBe(true);
    expect([0, false, "a", [0], { a: 1 }].some(bare)).toBe(false);
  });
});
