import { expect, it } from "vitest";
import { walks } from "./walks";

const people = (facts: Record<string, number[]>) => new Map(Object.entries(facts));

it("a resident that is missing here and stands there has walked; one that was bought has not", () => {
  const before = people({ a: [2, 1], b: [0, 0], c: [1, 0] });
  expect(walks(before, people({ a: [1, 1], b: [1, 0], c: [1, 0] }), 2)).toEqual([
    { side: 0, from: "a", to: "b" },
  ]);
  expect(walks(before, people({ a: [3, 1], b: [0, 0], c: [1, 0] }), 2)).toEqual([]);
  expect(
    walks(before, people({ a: [1, 1], b: [1, 0], c: [2, 0] }), 2),
    "more than one thing happened",
  ).toEqual([]);
  expect(walks(before, before, 2)).toEqual([]);
});
