import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { announced, choiceText, grouped, lineText, upTo } from "./log";
import type { Line } from "./messages";
import { Words } from "./words";

const line = (version: number, seat: number, turn: number, events = 1): Line => ({
  version,
  at: 0,
  kind: "play",
  seat,
  turn,
  round: 1,
  events: Array.from({ length: events }, () => ({ id: "x", args: {} })),
});

describe("what is announced", () => {
  const more = (count: number) => `${count} more before.`;
  it("is one summary and the question", () => {
    expect(announced(["A.", "B."], "Choose.", more)).toBe("A. B. Choose.");
    const many = Array.from({ length: 9 }, (_, n) => `${n}.`);
    expect(announced(many, "Choose.", more)).toBe("3 more before. 3. 4. 5. 6. 7. 8. Choose.");
  });
});

describe("the log", () => {
  const turns = grouped([line(1, 0, 1), line(2, 1, 2), line(3, 1, 2), line(4, 2, 3)], 0);
  const versions = (some: typeof turns) => some.map((turn) => turn.lines.map((each) => each.version));
  it("is grouped by turn, and within a turn what came of it stands beneath", () => {
    expect(versions(turns)).toEqual([[4], [2, 3], [1]]);
  });
  it("can have the newest turn last, with the mark where one reads on", () => {
    const last = grouped([line(1, 0, 1), line(2, 1, 2), line(3, 1, 2), line(4, 2, 3)], 0, "last");
    expect(versions(last)).toEqual([[1], [2, 3], [4]]);
    expect(last.map((turn) => turn.fresh)).toEqual([false, true, false]);
  });
  it("marks what happened since my last move, and says so once", () => {
    expect(turns.map((turn) => turn.recent)).toEqual([true, true, false]);
    expect(turns.map((turn) => turn.fresh)).toEqual([true, false, false]);
  });
  it("names a round once", () => {
    expect(turns.map((turn) => turn.opens)).toEqual([true, false, false]);
  });
  it("has one line for the same several times in a row, which leads back to the first", () => {
    const buys = (version: number, tile: string): Line => ({
      ...line(version, 0, 1),
      position: version,
      events: [{ id: "buys", args: { seat: 0, tile, times: 1 } }],
    });
    const lines = [
      buys(1, "a"),
      buys(2, "a"),
      { ...line(3, 0, 1, 0), position: 3 },
      buys(4, "a"),
      buys(5, "b"),
    ];
    const told = grouped(lines, 0).flatMap((turn) => turn.lines);
    expect(told.map((each) => [each.position, each.events?.length])).toEqual([
      [1, 3],
      [5, 1],
    ]);
    const undone = grouped([{ ...buys(1, "a"), undone: true }, buys(2, "a")], 0).flatMap(
      (turn) => turn.lines,
    );
    expect(undone.map((each) => each.position)).toEqual([1, 2]);
  });
  it("tells a choice by what came of it, and leads back to where it was made", () => {
    const told = (lines: Line[]) =>
      grouped(lines, 0).flatMap((turn) => turn.lines.map((each) => [each.version, each.position]));
    const made = [
      { ...line(1, 0, 1, 0), position: 4 },
      { ...line(2, 0, 1, 0), position: 5 },
      { ...line(3, 0, 1), position: 6 },
    ];
    expect(told(made)).toEqual([[3, 4]]);
    expect(told(made.slice(0, 1))).toEqual([[1, 4]]);
    const undone = made.map((each, place) => ({ ...each, undone: place > 0 }));
    expect(told(undone)).toEqual([
      [1, 4],
      [3, 6],
    ]);
  });
  it("does not tell that a turn was ended, beneath what was done in it", () => {
    const done = { ...line(2, 0, 1, 0), action: "done" };
    const told = (lines: Line[]) =>
      grouped(lines, 0).flatMap((turn) => turn.lines.map((each) => each.version));
    expect(told([line(1, 0, 1), done])).toEqual([1]);
    expect(told([line(1, 1, 1), { ...done, turn: 2 }]), "alone it is all there is").toEqual([2, 1]);
    expect(told([line(1, 0, 1), { ...done, action: "pick D4" }])).toEqual([1, 2]);
  });
  it("is cut off at a position, with what is no move where it happened", () => {
    const moves = [0, 1, 2].map((position) => ({ ...line(position * 2 + 1, 0, position), position }));
    const [first, second, third] = moves as [Line, Line, Line];
    const failed: Line = { version: 4, at: 0, kind: "bot-failed", seat: 1 };
    const log = [first, second, failed, { ...third, undone: true }, third];
    const shown = (position: number) => upTo(log, position).map((each) => each.version);
    expect([0, 1, 2, 3].map(shown)).toEqual([[], [1], [1, 3, 4], [1, 3, 4, 5]]);
  });
  it("leaves out what tells nothing", () => {
    expect(grouped([line(1, 1, 1, 0), line(2, 0, 1, 0)], 0).flatMap((turn) => turn.lines)).toHaveLength(1);
  });
});

describe("lines that are no moves", () => {
  const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf-8");
  const server = ["text/en.ftl", "server/text/en.ftl"].map((path) => read(`../../../src/neuland/${path}`));
  const words = new Words(
    "en",
    [...server, read("../../../src/neuland/games/bunny/text/en.ftl")],
    ["Bo", "Bot 2"],
  );
  const said = (kind: string, seat: number, more: Partial<Line> = {}) =>
    lineText({ version: 1, at: 0, kind, seat, ...more }, words);
  it("say who it was then, else who sits there", () => {
    expect(said("join", 0, { name: "Ada" })).toBe("Ada sits down.");
    expect(said("bot", 0, { name: "Ada", why: "leave" })).toBe("A bot plays on for Ada.");
    expect(said("bot", 1, { name: "", why: "host" })).toBe("A bot sits down.");
    expect(said("bot-failed", 1)).toBe("Bot 2: the bot failed; a simpler one plays on.");
  });
  it("have words for every kind", () => {
    expect(said("propose", 0, { what: "bot", of: 1 })).toBe("Bo would like a bot to play for Bot 2.");
    expect(said("propose", 0, { what: "undo", to: 12, undone: [13] })).toBe("Bo takes back one step.");
    expect(said("vote", 0, { yes: false })).toBe("Bo does not agree.");
    expect(said("undo", 0, { undone: [3, 4] })).toBe("Bo takes back 2 steps.");
  });
  it("say choices in sentences", () => {
    const chose = { ...line(3, 0, 1, 0), action: "pick D4" };
    expect(choiceText(chose, words)).toBe("Bo chooses “Play D4”.");
    expect(choiceText({ ...chose, action: null }, words)).toBe("Bo has chosen.");
  });
  it("leave what people say as they said it", () => {
    expect(said("chat", 0, { name: "wood", text: "carrots" })).toBe("wood: carrots");
  });
});
