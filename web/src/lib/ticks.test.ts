import { expect, it } from "vitest";
import { ticks } from "./ticks";

it("a chart's numbers are whole, round and different, also where there are few points", () => {
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticks(89)).toEqual([0, 50, 100]);
  for (const most of [1, 2, 5, 9, 13, 40, 101, 777]) {
    const found = ticks(most);
    expect(new Set(found).size).toBe(found.length);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found.length).toBeLessThanOrEqual(5);
  }
});
