import { describe, expect, it } from "vitest";
import { more } from "./reach";

describe("a strip that scrolls", () => {
  const strip = { scrollWidth: 300, clientWidth: 100, scrollLeft: 0 };
  const flat = { scrollHeight: 50, clientHeight: 50, scrollTop: 0 };
  it("says where there is more, until it is seen", () => {
    expect(more({ ...strip, ...flat })).toBe("right");
    expect(more({ ...strip, ...flat, scrollLeft: 200 })).toBe("");
    expect(more({ ...strip, ...flat, scrollHeight: 90 })).toBe("right below");
    expect(more({ ...strip, ...flat, scrollWidth: 100, scrollHeight: 90, scrollTop: 34 })).toBe("");
  });
});
