import { describe, expect, it } from "vitest";
import { has, landsOf, origin, unknownSpots, type View } from "./facts";
import { belly, group, roads, sideOf, type Sizes } from "./pieces";
import { inWords, Kept, sizes } from "./cells";

const NEAR: Sizes = { digits: 15, far: false };

function view(wishes: object): View {
  const modules = ["transport", "race", "privileges"];
  const plan = { modules, lands: ["city", "meadow", "water"], companies: false, phases: [] };
  const side = [{ cards: ["city-1"], trolley: "city-2" }];
  return {
    world: 123,
    plan,
    side,
    cells: {},
    hidden: {},
    acting: "",
    phase: "act",
    turn: 0,
    ...wishes,
  } as never;
}

describe("a view of 504", () => {
  it("says which modules and lands there are", () => {
    expect(has(view({}), "race") && !has(view({}), "shares")).toBe(true);
    expect(landsOf(view({}))).toEqual(["city", "meadow"]);
  });

  it("has unknown places around what is known, while there is something to discover", () => {
    const cells = { "city-1": { q: 0, r: 0 }, "water-1": { q: 1, r: 0 } };
    expect(unknownSpots(view({ cells, hidden: { meadow: 2 } }))).toHaveLength(8);
    expect(unknownSpots(view({ cells }))).toEqual([]);
  });

  it("says of a plant whose it is, or that it is nobody's", () => {
    const words = {
      say: (id: string) => id,
      thing: (word: string) => word,
      name: (seat: number) => `seat ${seat}`,
    };
    const pieces = [{ settlement: true, hq: false, active: 0, tired: 0 }];
    const cell = (plant_of: number) =>
      ({ terrain: "meadow", plant: "cattle", plant_of, pieces, loose: {}, garrison: [] }) as never;
    const said = (plant_of: number) =>
      inWords({ view: view({ roads: [] }), words, front: 1 } as never, "meadow-1", cell(plant_of));
    expect(said(0)).toBe("meadow-1: seat 0: page-settlement, page-plant");
    expect(said(-1)).toBe("meadow-1: seat 0: page-settlement; page-plant-ownerless");
  });

  it("begins directions where somebody acts, or where the trolley drives", () => {
    expect(origin(view({ acting: "meadow-1" }))).toBe("meadow-1");
    expect(origin(view({ phase: "drive" }))).toBe("city-2");
    expect(origin(view({}))).toBe("");
  });
});

describe("pieces", () => {
  const there = { settlement: true, hq: false, active: 3, tired: 2 };
  const scales = (drawn: string) =>
    [...drawn.matchAll(/translate\(0 [^)]*\) scale\(([\d.]+)\)/g)].map((found) => Number(found[1]));

  it("of five companies all find room on one hex, smaller than those of one", () => {
    const five = belly(
      [0, 1, 2, 3, 4].map((side) => group(sideOf(true, side), there, false, NEAR)),
      4,
    );
    for (const side of [0, 1, 2, 3, 4]) expect(five).toContain(sideOf(true, side).colour);
    expect(Math.max(...scales(five))).toBeLessThan(1);
    expect(
      scales(belly([group(sideOf(false, 0), { ...there, active: 1, tired: 0 }, false, NEAR)], 4)),
    ).toEqual([]);
  });

  it("say how many residents there are, but not on a small map", () => {
    const near = belly([group(sideOf(false, 0), there, false, NEAR)], 4);
    expect(near).toContain(">3</text>");
    expect(belly([group(sideOf(false, 0), there, false, { ...NEAR, far: true })], 4)).not.toContain("<text");
    expect(sizes(43).far && !sizes(80).far).toBe(true);
  });

  it("of every side have a colour and a mark of their own", () => {
    const all = [0, 1, 2, 3]
      .map((side) => sideOf(false, side))
      .concat([0, 1, 2, 3, 4].map((side) => sideOf(true, side)));
    expect(new Set(all.map((side) => side.colour)).size).toBe(9);
    expect(new Set(all.map((side) => side.mark)).size).toBe(9);
    expect(roads([sideOf(false, 0), null], 0)).toContain("var(--road)");
  });
});

it("what has not changed on a hex is kept as it was drawn", () => {
  const kept = new Kept();
  const words = {};
  const make = () => ({ word: "city-1" }) as never;
  const first = kept.cell(words, "city-1", [1], make);
  expect(kept.cell(words, "city-1", [1], make)).toBe(first);
  expect(kept.cell(words, "city-1", [2], make)).not.toBe(first);
  const second = kept.cell(words, "city-1", [2], make);
  expect(kept.cell({}, "city-1", [2], make), "other words").not.toBe(second);
});
