import { describe, expect, it } from "vitest";
import type { State } from "./messages";
import { aroundRule, rulesOf } from "./rules";

const at = (options: Record<string, string>) =>
  rulesOf({ table: { game: "worlds", seats: 3, options }, view: { world: 456 } } as unknown as State);

describe("rules of a table", () => {
  it("are those of its seats and options, and of what was drawn", () => {
    expect(at({ world: "123", edition: "first" })).toBe("/rules/worlds?seats=3&world=123&edition=first");
    expect(at({ world: "random" })).toBe("/rules/worlds?seats=3&world=456");
  });
  it("are named by a reason", () => {
    expect(aroundRule("Not onto water (M1-E1a).")).toEqual(["Not onto water (", "M1-E1a", ")."]);
    expect(aroundRule("A capital is a city (W4).")).toEqual(["A capital is a city (", "W4", ")."]);
    expect(aroundRule("Walked already (C113).")).toEqual(["Walked already (C113).", "", ""]);
    expect(aroundRule("That is not on offer.")).toEqual(["That is not on offer.", "", ""]);
  });
});
