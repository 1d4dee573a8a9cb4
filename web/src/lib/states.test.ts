import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Patch } from "../generated/api";
import type { ServerMessage, State } from "./messages";
import { patched } from "./patches";
import { arrived, changed } from "./states";

interface Vectors {
  /** What was, what is, and the patch that says so. */
  cases: [unknown, unknown, Patch][];
  /** Whole games: what somebody was sent, what it comes to, and how often something was lost. */
  lines: { messages: ServerMessage[]; state: State; gaps: number }[];
}

/** Written by tests/server/test_patches.py, which knows what each comes to; without it a few of them. */
const file = process.env.NEULAND_VECTORS;
const vectors: Vectors = file
  ? (JSON.parse(readFileSync(file, "utf8")) as Vectors)
  : {
      cases: [
        [{ a: [1, 2, 3], b: 1 }, { a: [1, 3], b: 1 }, { a: [1, 1, []] }],
        [{ a: 1, b: 2 }, { b: 2 }, { a: [] }],
        [[{ a: 1 }, 2], [{ a: [] }, 2], { "0": { a: [[]] } }],
      ],
      lines: [],
    };

const followed = (messages: ServerMessage[]): { state: State | null; gaps: number } => {
  let state: State | null = null;
  let gaps = 0;
  for (const message of messages) {
    if (message.type === "state") state = arrived(state, message.state);
    else if (state && (message.type === "update" || message.type === "presence")) {
      const after = changed(state, message);
      if (after) state = after;
      else gaps++;
    }
  }
  return { state, gaps };
};

/** Members of a state stand in no order; within them all is letter by letter. */
const letters = (state: State | null): string[] =>
  Object.entries(state ?? {})
    .map(([member, value]) => `${member} ${JSON.stringify(value)}`)
    .sort();

describe("states over the line", () => {
  it("are what patches make of them", () => {
    for (const [old, now, patch] of vectors.cases) {
      const before = JSON.stringify(old);
      expect(JSON.stringify(patched(old, patch))).toBe(JSON.stringify(now));
      expect(JSON.stringify(old)).toBe(before);
    }
  });
  it("are exactly the server's, whatever was lost, late or interrupted", () => {
    for (const line of vectors.lines) {
      const { state, gaps } = followed(line.messages);
      expect(letters(state)).toEqual(letters(line.state));
      expect(gaps).toBe(line.gaps);
    }
  });
});
