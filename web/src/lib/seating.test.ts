import { describe, expect, it } from "vitest";
import { kindsFor, playingOn, resized, type Sitter, wishOf, withKind } from "./seating";

const kinds = (sitters: readonly Sitter[]) => sitters.map(({ kind }) => kind).join(" ");
const three = withKind(withKind(resized([], 3, "friend"), 1, "here"), 2, "bot");

describe("seats one by one", () => {
  it("begins with me and friends, and takes any mixture", () => {
    expect(kinds(resized([], 3, "friend"))).toBe("me friend friend");
    expect(kinds(three)).toBe("me here bot");
  });
  it("keeps who sits there when seats are added or taken away", () => {
    expect(kinds(resized(three, 4, "friend"))).toBe("me here bot bot");
    expect(kinds(resized(three, 2, "friend"))).toBe("me here");
    expect(kinds(resized(three, 1, "friend"))).toBe("me");
  });
  it("seats me once: at another seat I change places", () => {
    const moved = withKind(three, 1, "me");
    expect(kinds(moved)).toBe("here me bot");
    expect(kinds(resized(moved, 1, "friend"))).toBe("me");
    expect(kindsFor(moved, 1)).toEqual(["me"]);
    expect(kindsFor(moved, 0)).toContain("friend");
  });
  it("says to the server what each seat is", () => {
    const named = three.map((one) => (one.kind === "here" ? { ...one, name: " Bo " } : one));
    expect(named.map((one, seat) => wishOf(one, seat, "Ada"))).toEqual([
      { kind: "human", name: "Ada" },
      { kind: "human", name: "Bo" },
      { kind: "bot", bot: "easy" },
    ]);
    expect(three.map((one, seat) => wishOf(one, seat, "Ada"))[1]).toEqual({ kind: "human", name: "2" });
    expect(wishOf({ kind: "friend", name: "", bot: "" }, 1, "Ada")).toEqual({ kind: "open" });
  });
});

describe("playing on from a moment", () => {
  it("keeps the bots of the game", () => {
    const players = [
      { seat: 0, kind: "human", bot: null },
      { seat: 1, kind: "bot", bot: "hard" },
      { seat: 2, kind: "bot", bot: "mcts:200it" },
      { seat: 3, kind: "bot", bot: "mine.py:Own" },
      { seat: 4, kind: "human", bot: null },
    ] as const;
    const seats = playingOn(players, 0, "Ada", ["easy", "hard", "mcts"]);
    expect(seats.map(({ kind, name, bot }) => name ?? `${kind} ${bot}`)).toEqual([
      "Ada",
      "bot hard",
      "bot mcts:200it",
      "bot easy",
      "bot easy",
    ]);
  });
});
