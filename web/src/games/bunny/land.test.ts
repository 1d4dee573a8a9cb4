import { describe, expect, it } from "vitest";
import type { BunnyView } from "../../generated/views";
import { around, build, closed, kindOf, settle } from "./land";

const square = (terrain: string, owner = -1, building = "", resources: string[] = []) => ({
  terrain,
  owner,
  building,
  resources,
});
const view = {
  lava: [["B2", "B3"]],
  squares: {
    B1: square("forest", -1, "", ["wood"]),
    B2: square("city", 0, "city1"),
    B3: square("sea", -1, "", ["fish"]),
  },
  seat: [{ fiefs: [{ squares: ["B2"], strength: 1, resources: ["carrot"], carrots: 1 }] }],
} as unknown as BunnyView;

describe("fiefs", () => {
  it("end at the border and at lava", () => {
    expect(around("A1")).toEqual(["", "A2", "B1", ""]);
    expect(closed(view, "B3", "B2")).toBe(true);
    expect(closed(view, "B1", "B2")).toBe(false);
  });
  it("grow by a square beside them", () => {
    expect(settle(view, 0, "B1")).toEqual({ before: 1, after: 2, strength: 1, kinds: 2, joined: 1 });
    expect(settle(view, 0, "B3")).toMatchObject({ joined: 0, after: 0 });
  });
  it("grow by what is built in them", () => {
    expect(build(view, 0, "city2", "B2")).toMatchObject({ after: 3 });
    expect(build(view, 0, "farm-wood", "B2")).toMatchObject({ after: 2 });
  });
  it("equal cards have one word, camps keep their number", () => {
    expect([kindOf("city2-4"), kindOf("camp-3"), kindOf("farm-iron")]).toEqual([
      "city2",
      "camp-3",
      "farm-iron",
    ]);
  });
});
