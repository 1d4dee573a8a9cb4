import { expect, it } from "vitest";
import { tieBroken } from "./result";

it("a tie is broken where equal points did not win", () => {
  expect(tieBroken([12, 12, 3], [1])).toBe(true);
  expect(tieBroken([12, 12, 3], [0, 1])).toBe(false);
  expect(tieBroken([12, 7], [0])).toBe(false);
});
