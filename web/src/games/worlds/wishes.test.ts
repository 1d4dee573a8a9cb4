import { describe, expect, it } from "vitest";
import type { PageFacts } from "../../generated/api";
import { asWished, isWorld, laid } from "./wishes";

const page = (world: string, level: string, length = "open"): PageFacts => ({
  options: { world },
  title: world,
  words: [],
  parts: [...world],
  rules: 80,
  facts: { level, length },
});

describe("choosing a world", () => {
  it("knows which numbers are worlds", () => {
    expect(["123", "987"].every(isWorld)).toBe(true);
    expect(["122", "1234", "0", "012", "abc", "", "12"].some(isWorld)).toBe(false);
  });
  it("lays a module into a place, or lets two change places", () => {
    expect(laid("123", 1, "7")).toBe("173");
    expect(laid("123", 0, "3")).toBe("321");
    expect(laid("123", 2, "3")).toBe("123");
  });
  it("finds worlds as somebody wishes", () => {
    const pages = [page("123", "1"), page("456", "2"), page("149", "3"), page("789", "1", "few")];
    expect(asWished(pages, { modules: {}, level: "", length: "" })).toEqual(["123", "456", "149", "789"]);
    expect(asWished(pages, { modules: { "4": "with", "9": "without" }, level: "", length: "" })).toEqual([
      "456",
    ]);
    expect(asWished(pages, { modules: {}, level: "3", length: "" })).toEqual(["149"]);
    expect(asWished(pages, { modules: {}, level: "", length: "few" })).toEqual(["789"]);
  });
});
