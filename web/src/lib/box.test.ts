import { describe, expect, it } from "vitest";
import {
  blanks,
  corrected,
  differing,
  findings,
  fromFile,
  headlines,
  OTHERS,
  toFile,
  withSeen,
  type Correction,
  type Part,
  type Shop,
  type Value,
} from "./box";

const hero: Part = {
  id: "H26",
  kind: "hero",
  values: { guild: "builder", cost: { clay: 2, gold: 1 }, bonus: 1, points: 1, colour: "red" },
};
const seen = { cost: { wood: 1, clay: 1, gold: 1 }, colour: "blue", bonus: 1 };
const SHOP: Shop = { parts: [{ ...hero, group: "builder" }], entry: "", section: "" };

describe("an owner's box", () => {
  const box = withSeen([], hero, seen);
  it("holds only what differs, and that a card was seen at all", () => {
    expect(box).toEqual([{ kind: "hero", id: "H26", words: { cost: seen.cost, colour: "blue" } }]);
    expect(withSeen(box, hero, { bonus: 1 })).toEqual([{ kind: "hero", id: "H26", words: {} }]);
    expect(corrected(hero, box)["colour"]).toBe("blue");
  });
  it("goes into a file and comes back", () => {
    const text = toFile(box, SHOP);
    expect(text).toContain('[[hero]]\nid = "H26"\ncost = { wood = 1, clay = 1, gold = 1 }\ncolour = "blue"');
    const back = fromFile(text, SHOP);
    expect(back).not.toBeNull();
    expect(differing(box, back ?? [])).toEqual([]);
    expect(differing(box, [{ kind: "hero", id: "H26", words: { colour: "green" } }]).length).toBe(1);
  });
  it("refuses what is no such file", () => {
    for (const text of [
      "hello",
      '[[hero]]\ncolour = "red"',
      "[[hero]]\nid = H26",
      '[[hero]]\nid = "H26"\ncost = [1',
    ])
      expect(fromFile(text, SHOP)).toBeNull();
  });
  it("keeps what no form shows as it is written, and what is of another component", () => {
    const others = [
      '[[design]]\nid = "harbour"\ncards = [\n"COM901",\n]\n[design.effect]\nkind = "gain"',
      '[decks]\nroman = ["ROM001"]',
      '[[card]]\nid = "COM001"\ncolours = ["gold"]',
    ];
    const shop: Shop = {
      parts: [{ kind: "common", id: "COM144", group: "common", values: { deal: "" } }],
      entry: "card",
      section: "",
    };
    const [first = "", ...rest] = others;
    const text = [first, '[[card]]\nid = "COM144"\ndefence = 1', ...rest].join("\n");
    const box = fromFile(text, shop) ?? [];
    expect(box).toEqual([
      { kind: "common", id: "COM144", words: { defence: 1 } },
      { kind: OTHERS, id: "", words: {}, text: others.join("\n\n") },
    ]);
    expect(headlines(box[1] as Correction)).toEqual(["[[design]]", "[design.effect]", "[decks]", "[[card]]"]);
    expect(fromFile(toFile(box, shop), shop)).toEqual(box);
    expect(differing(box, fromFile(text.replace("ROM001", "ROM002"), shop) ?? [])).toHaveLength(1);
    expect(fromFile('[[hero]]\nid = "H99"\ncost = {}', SHOP)?.[0]?.kind).toBe(OTHERS);
  });
  it("keeps sections beside the one that it knows", () => {
    const shop: Shop = { parts: [], entry: "", section: "reconstructed" };
    const box = fromFile("schema = 1\n[tracks]\nprices = [10, 20]", shop) ?? [];
    expect(toFile(box, shop)).toContain("[tracks]\nprices = [10, 20]");
    expect(toFile(box, shop)).not.toContain("[reconstructed]");
  });
  it("writes cards of several kinds as one, with tables within tables, and reads them again", () => {
    const values = { function: "production", effect: { kind: "gain", goods: { raze: 1 } } };
    const shop: Shop = {
      parts: [{ kind: "common", id: "COM144", group: "common", values }],
      entry: "card",
      section: "",
    };
    const tiers: Value[] = [
      { min: 0, goods: { stone: 1 } },
      { min: 3, goods: { stone: 1, vp: 2 } },
    ];
    const now = { function: "production", effect: { kind: "per_foreign", tiers } };
    const text = toFile(withSeen([], { kind: "common", id: "COM144", values }, now), shop);
    expect(text).toContain(
      '[[card]]\nid = "COM144"\neffect = { kind = "per_foreign", tiers = [{ min = 0, goods = { stone = 1 } }, ',
    );
    expect(fromFile(text, shop)).toEqual([{ kind: "common", id: "COM144", words: { effect: now.effect } }]);
  });
  it("may be one section, which says all that was seen", () => {
    const values = { share_least: 10, share_most: 140 };
    const part = { kind: "share-track", id: "share-track", values };
    const shop: Shop = { parts: [{ ...part, group: "" }], entry: "", section: "reconstructed" };
    const box = withSeen([], part, values, shop.section);
    const text = toFile(box, shop);
    expect(text).toContain("[reconstructed]\nshare_least = 10\nshare_most = 140\n");
    expect(fromFile(text, shop)).toEqual(box);
    expect(fromFile("[reconstructed]\nshare_middle = 50", shop)).toBeNull();
  });
  it("begins a field with what may stand there", () => {
    const field = { of: [], least: 1, most: 9, step: 1, optional: false, fields: [], kinds: {} };
    const fields = [
      { ...field, id: "max", type: "number" as const },
      { ...field, id: "side", type: "choice" as const, of: ["faction", "any"] },
      { ...field, id: "reach", type: "number" as const, optional: true },
    ];
    expect(blanks(fields, {})).toEqual({ max: 1, side: "faction" });
  });
  it("is checked as it changes", () => {
    const land = (n: number, row: string): Part => ({
      id: `L${row}-${n}`,
      kind: "landscape",
      values: { row, resource: "wood", colour: ["green", "yellow", "blue", "red"][n % 4] },
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
