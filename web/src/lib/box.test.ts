import { describe, expect, it } from "vitest";
import { corrected, differing, findings, fromFile, toFile, withSeen, type Part } from "./box";

const hero: Part = {
  id: "H26",
  kind: "hero",
  facts: { guild: "builder", cost: { clay: 2, gold: 1 }, bonus: 1, points: 1, colour: "red" },
  confidence: "reconstructed",
};
const seen = { cost: { wood: 1, clay: 1, gold: 1, stone: 0 }, colour: "blue", bonus: 1 };

describe("an owner's box", () => {
  const box = withSeen([], hero, seen);
  it("holds only what differs, and that a card was seen at all", () => {
    expect(box).toEqual([{ kind: "hero", id: "H26", words: { cost: seen.cost, colour: "blue" } }]);
    expect(withSeen(box, hero, { bonus: 1 })).toEqual([{ kind: "hero", id: "H26", words: {} }]);
    expect(corrected(hero, box)["colour"]).toBe("blue");
  });
  it("goes into a file and comes back", () => {
    const text = toFile(box);
    expect(text).toContain('[[hero]]\nid = "H26"\ncost = { wood = 1, clay = 1, gold = 1 }\ncolour = "blue"');
    const back = fromFile(text);
    expect(back).not.toBeNull();
    expect(differing(box, back ?? [])).toEqual([]);
    expect(differing(box, [{ kind: "hero", id: "H26", words: { colour: "green" } }]).length).toBe(1);
  });
  it("refuses what is no such file", () => {
    for (const text of [
      "hello",
      '[[hero]]\ncolour = "red"',
      "[[hero]]\nid = H26",
      '[[hero]]\nid = "a"\ncost = [1]',
    ])
      expect(fromFile(text)).toBeNull();
  });
  it("is checked as it changes", () => {
    const land = (n: number, row: string): Part => ({
      id: `L${row}-${n}`,
      kind: "landscape",
      facts: { row, resource: "wood", colour: ["green", "yellow", "blue", "red"][n % 4] },
      confidence: "reconstructed",
    });
    const lands = ["I", "II", "III"].flatMap((row) => Array.from({ length: 12 }, (_, n) => land(n, row)));
    const bad = (corrections: Parameters<typeof findings>[1]) =>
      findings(lands, corrections)
        .filter(({ good }) => !good)
        .map(({ id }) => id);
    expect(bad([])).toEqual([]);
    const first = lands[0] as Part;
    expect(bad(withSeen([], first, { row: "II" }))).toEqual(["rows"]);
    expect(bad(withSeen([], first, { colour: "red" }))).toEqual(["monsters"]);
  });
});
