import { describe, expect, it } from "vitest";
import { grouped } from "./log";
import type { Line } from "./messages";

const line = (version: number, seat: number, turn: number, events = 1): Line => ({
  version,
  at: 0,
  kind: "play",
  seat,
  turn,
  round: 1,
  events: Array.from({ length: events }, () => ({ id: "x", args: {} })),
});

describe("the log", () => {
  const turns = grouped([line(1, 0, 1), line(2, 1, 2), line(3, 1, 2), line(4, 2, 3)], 0);
  it("is grouped by turn, the newest first", () => {
    expect(turns.map((turn) => turn.lines.map((each) => each.version))).toEqual([[4], [3, 2], [1]]);
  });
  it("marks what happened since my last move, and says so once", () => {
    expect(turns.map((turn) => turn.recent)).toEqual([true, true, false]);
    expect(turns.map((turn) => turn.fresh)).toEqual([true, false, false]);
  });
  it("names a round once", () => {
    expect(turns.map((turn) => turn.opens)).toEqual([true, false, false]);
  });
  it("leaves out what tells nothing", () => {
    expect(grouped([line(1, 1, 1, 0), line(2, 0, 1, 0)], 0).flatMap((turn) => turn.lines)).toHaveLength(1);
  });
});
