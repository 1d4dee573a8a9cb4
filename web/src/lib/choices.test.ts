import { describe, expect, it } from "vitest";
import type { OptionFacts } from "../generated/api";
import { mattering, sent } from "./choices";

const option = (id: string, more: Partial<OptionFacts> = {}): OptionFacts => ({
  id,
  choices: ["no", "yes"],
  default: "no",
  seats: [],
  free: false,
  when: {},
  ...more,
});
const options = [
  option("expansion"),
  option("alone", { seats: [1] }),
  option("cards", { when: { expansion: ["yes"] } }),
  option("deck", { free: true, choices: ["ready"], default: "ready", when: { expansion: ["yes"] } }),
];
const names = (seats: number, chosen: Record<string, string>) =>
  mattering(options, seats, chosen).map((each) => each.id);

describe("options that matter", () => {
  it("go by the number of seats", () => {
    expect(names(1, {})).toEqual(["expansion", "alone"]);
    expect(names(2, {})).toEqual(["expansion"]);
  });
  it("go by what is chosen of others", () => {
    expect(names(2, { expansion: "yes" })).toEqual(["expansion", "cards", "deck"]);
    expect(names(2, { expansion: "no" })).toEqual(["expansion"]);
  });
  it("are sent, and no others; an empty field is its default", () => {
    expect(sent(options, 2, { cards: "yes" })).toEqual({ expansion: "no" });
    expect(sent(options, 2, { expansion: "yes", cards: "yes", deck: "" })).toEqual({
      expansion: "yes",
      cards: "yes",
      deck: "ready",
    });
  });
});
