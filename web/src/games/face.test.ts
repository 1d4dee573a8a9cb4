import { describe, expect, it } from "vitest";
import { NO_VIEW } from "../lib/messages";
import { type Face, facing } from "./face";

const Map = (() => {}) as unknown as Face["Board"];
const Market = (() => {}) as unknown as Face["Board"];

describe("drawings", () => {
  it("are those of the game", () => {
    const face: Face = { Board: Map, tall: true };
    expect(facing(face, NO_VIEW)).toBe(face);
  });
  it("may go by what the view shows", () => {
    const face: Face = {
      Board: Map,
      tall: true,
      at: (view) => (view["world"] === 789 ? { Board: Market } : {}),
    };
    expect(facing(face, { ...NO_VIEW, world: 789 })).toMatchObject({ Board: Market, tall: true });
    expect(facing(face, { ...NO_VIEW, world: 123 }).Board).toBe(Map);
  });
});
