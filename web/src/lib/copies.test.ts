import { describe, expect, it } from "vitest";
import { copies, named } from "./copies";
import type { Component } from "./messages";

const part = (id: string, about: string): Component => ({
  id,
  name: "Forest",
  official_name: true,
  kind: "production",
  about,
  facts: {},
  source: "",
  confidence: "high",
});

describe("copies of a card", () => {
  it("are one to people, as long as they do the same", () => {
    const found = copies([part("C1", "wood"), part("C2", "wood"), part("C3", "stone")]);
    expect(found.map(({ ids }) => ids)).toEqual([["C1", "C2"], ["C3"]]);
  });
  it("are named in short", () => {
    expect(named(["C1", "C2"])).toBe("C1, C2");
    expect(named(["C1", "C2", "C3", "C4"])).toBe("C1 … C4");
  });
});
