import { expect, it } from "vitest";
import { flightsOf, pointsOf } from "./flights";
import type { Line } from "./messages";
import type { Told } from "./words";

const line = (...events: Told[]): Line => ({ version: 1, at: 0, kind: "play", seat: 1, events });

it("things fly from whoever did it, goods from the thing to their owner", () => {
  const told = line({ id: "fight", args: { seat: 1, space: "II-1", got: { diamond: 1 } } });
  expect(flightsOf([told])).toEqual([
    { shows: { mark: 1 }, from: { at: "seat", seat: 1 }, to: { at: "thing", word: "II-1", seat: 1 } },
    {
      shows: { icon: "diamond" },
      from: { at: "thing", word: "II-1", seat: 1 },
      to: { at: "seat", seat: 1, word: "diamond" },
    },
  ]);
});

it("who walks from hex to hex does not come from elsewhere", () => {
  const walk = line({ id: "walks", args: { seat: 1, start: "city-1", tile: "meadow-1", times: 1 } });
  expect(flightsOf([walk])).toEqual([]);
});

it("what is paid leaves, what was taken back does not fly, and many are not too many", () => {
  const paid = line({ id: "pay", args: { seat: 0, number: 2, good: "wood" } });
  expect(flightsOf([paid])).toEqual([
    { shows: { icon: "wood" }, from: { at: "seat", seat: 0, word: "wood" }, to: { at: "board" } },
  ]);
  expect(flightsOf([{ ...paid, undone: true }])).toEqual([]);
  expect(flightsOf(Array.from({ length: 40 }, () => paid)).length).toBe(10);
});

it("points fly to those whose score has changed", () => {
  expect(pointsOf([3, 5], [3, 9])).toEqual([
    { shows: { text: "+4" }, from: { at: "board" }, to: { at: "seat", seat: 1 } },
  ]);
  expect(pointsOf([3], [1])[0]?.shows).toEqual({ text: "−2" });
});
