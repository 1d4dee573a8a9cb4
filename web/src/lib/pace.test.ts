import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "./messages";
import { Queue, showsOthers, thinksLong } from "./pace";

const line = (seat: number, events: number): Line => ({
  version: 1,
  at: 0,
  kind: "play",
  seat,
  events: Array.from({ length: events }, () => ({ id: "x", args: {} })),
});

describe("the pace of moves", () => {
  beforeEach(() => void vi.useFakeTimers());
  const shown: number[] = [];
  const queue = (rest: number) => {
    shown.length = 0;
    return new Queue<number>(
      (thing) => shown.push(thing),
      (thing) => (thing < 10 ? rest : 0),
    );
  };

  it("shows all at once where nothing is to be waited for", () => {
    const all = queue(0);
    [1, 2, 3].forEach((thing) => all.add(thing));
    expect(shown).toEqual([1, 2, 3]);
  });
  it("lets each stand, in the order in which they came", () => {
    const slow = queue(100);
    [1, 2, 11, 3].forEach((thing) => slow.add(thing));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 11, 3]);
    slow.add(4);
    expect(shown).toEqual([1, 2, 11, 3]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 11, 3, 4]);
  });
  it("can be skipped, and forgets what a newer state has overtaken", () => {
    const slow = queue(100);
    [1, 2, 3].forEach((thing) => slow.add(thing));
    slow.skip();
    expect(shown).toEqual([1, 2, 3]);
    [4, 5].forEach((thing) => slow.add(thing));
    slow.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  it("waits for others' moves that tell something, and for nothing else", () => {
    expect(showsOthers([line(1, 2)], [0])).toBe(true);
    expect(showsOthers([line(0, 2)], [0])).toBe(false);
    expect(showsOthers([line(1, 0), { ...line(1, 1), kind: "chat" }], [0])).toBe(false);
  });
  it("lets a bot that thinks for long say so, and nobody else", () => {
    expect(thinksLong({ kind: "bot", waits: false }, true, 2)).toBe(true);
    expect(thinksLong({ kind: "bot", waits: false }, true, 1)).toBe(false);
    expect(thinksLong({ kind: "bot", waits: false }, false, 9)).toBe(false);
    expect(thinksLong({ kind: "bot", waits: true }, true, 9), "it does not think yet").toBe(false);
    expect(thinksLong({ kind: "human", waits: false }, true, 9)).toBe(false);
  });
});
