import { describe, expect, it } from "vitest";
import type { BunnyView } from "../../generated/views";
import { around, closed, kindOf } from "./land";

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
