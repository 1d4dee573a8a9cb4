import { describe, expect, it } from "vitest";
import type { BunnyView } from "../../generated/views";
import { around, closed, kindOf, postGood } from "./land";

const view = { lava: [["B2", "B3"]] } as unknown as BunnyView;

describe("fiefs", () => {
  it("end at the border and at lava", () => {
    expect(around("A1")).toEqual(["", "A2", "B1", ""]);
    expect(closed(view, "B3", "B2")).toBe(true);
    expect(closed(view, "B1", "B2")).toBe(false);
  });
  it("equal cards have one word, camps keep their number", () => {
    expect([kindOf("city2-4"), kindOf("camp-3"), kindOf("farm-iron")]).toEqual([
      "city2",
      "camp-3",
      "farm-iron",
    ]);
  });
});

describe("a trading post", () => {
  it("produces what the land does not bear, or the same", () => {
    expect(postGood({ terrain: "forest", resources: ["wood", "fish"] }, ["fish", ""])).toBe("fish");
    expect(postGood({ terrain: "sea", resources: ["wood", "fish"] }, ["wood", ""])).toBe("wood");
    expect(postGood({ terrain: "sea", resources: ["fish"] }, ["fish", ""])).toBe("fish");
    expect(postGood({ terrain: "plain", resources: ["carrot"] }, ["carrot", ""])).toBe("carrot");
  });
  it("produces nothing before it has been named", () => {
    expect(postGood({ terrain: "forest", resources: ["wood"] }, ["", ""])).toBe("");
    expect(postGood({ terrain: "plain", resources: [] }, ["", ""])).toBe("");
  });
});
