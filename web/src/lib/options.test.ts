import { describe, expect, it } from "vitest";
import {
  alike,
  byVerb,
  choose,
  declining,
  handful,
  narrowed,
  parse,
  targets,
  textOf,
  weighs,
} from "./options";

const options = ["build city2 C3", "build city2 D4", "build farm-wood C3", "done"].map(parse);

describe("narrowing", () => {
  it("offers every word that an option names", () => {
    expect([...targets(options)].sort()).toEqual(["C3", "D4", "city2", "farm-wood"]);
  });
  it("keeps the options that name all chosen words", () => {
    expect(narrowed(options, ["city2"]).map(textOf)).toEqual(["build city2 C3", "build city2 D4"]);
    expect([...targets(options, ["city2"])].sort()).toEqual(["C3", "D4"]);
  });
  it("takes a second click on a word back", () => {
    expect(choose(options, ["city2"], "city2")).toEqual([]);
  });
  it("begins anew where a word does not fit", () => {
    expect(choose(options, ["farm-wood", "C3"], "D4")).toEqual(["D4"]);
    expect(choose(options, ["city2"], "C3")).toEqual(["city2", "C3"]);
  });
  it("reads numbers as numbers, and gives the text back", () => {
    expect(parse("camp 3 A10")).toEqual(["camp", 3, "A10"]);
    expect(textOf(parse("camp 3 A10"))).toBe("camp 3 A10");
  });
  it("groups by verb in the order of the offer", () => {
    expect(byVerb(options).map(([verb, group]) => [verb, group.length])).toEqual([
      ["build", 3],
      ["done", 1],
    ]);
  });
});

describe("options that read alike", () => {
  it("are told from each other by which of how many they are, in their order", () => {
    const built = ["build A1", "build A2", "build B", "pass"].map(parse);
    const found = alike(built, (option) => textOf(option).replace(/\d/, ""));
    expect([...found]).toEqual([
      ["build A1", { nth: 1, count: 2 }],
      ["build A2", { nth: 2, count: 2 }],
    ]);
  });
});

describe("a question that need not be asked", () => {
  const face = { extras: { after: "done" } };
  it("is declined by the option that the game names, where it is on offer", () => {
    expect(declining("after", ["done", "defend A"].map(parse), face)).toEqual(["done"]);
    expect(declining("after", [["defend", "A"]], face)).toBeUndefined();
    expect(declining("turn", [["done"]], face)).toBeUndefined();
    expect(declining("after", [["done"]], {})).toBeUndefined();
  });
});

describe("what is confirmed", () => {
  const face = { weighty: ["pass", "end"], light: { end: ["trade", "pass"] } };
  const asked = (verb: string, ...others: string[]) => weighs([verb], [verb, ...others].map(parse), face);
  it("is what ends something while there is more to do", () => {
    expect(asked("end", "trade wood", "invite H01", "pass")).toBe(true);
    expect(asked("end", "trade wood", "pass")).toBe(false);
    expect(asked("pass", "trade wood", "end")).toBe(true);
    expect(asked("pass")).toBe(false);
    expect(asked("build", "pass")).toBe(false);
  });
});

it("of many options a handful stays: those of verbs that have few", () => {
  const goods = ["cattle", "wood", "grain", "ore", "fish"];
  const options = [
    "sell-goods",
    ...goods.map((good) => `keep ${good}`),
    ...goods.map((good) => `swap ${good} fish`),
    ...goods.map((good) => `swap ${good} ore`),
  ].map(parse);
  expect(handful(options, 12).map(textOf)).toEqual(options.slice(0, 6).map(textOf));
  expect(handful(options, 16)).toEqual(options);
  expect(handful(options.slice(6), 5)).toEqual([]);
});
