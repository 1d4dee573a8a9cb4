import { describe, expect, it } from "vitest";
import { across, arrow, beside, borders, centre, frame, keyOf, lines, WAYS, wedge } from "./hex";

const ring = [{ q: 0, r: 0 }, ...WAYS.map((way) => beside({ q: 0, r: 0 }, way))];

describe("hexes", () => {
  it("have six neighbours at the same distance", () => {
    const far = ring.slice(1).map((spot) => Math.hypot(centre(spot).x, centre(spot).y));
    for (const each of far) expect(each).toBeCloseTo(86.6, 1);
    expect(new Set(ring.map(keyOf)).size).toBe(7);
  });

  it("share an edge: its middle is the same from both", () => {
    const there = across({ q: 0, r: 0 }, "ne");
    const back = across({ q: 1, r: -1 }, "sw");
    expect([back.x, back.y]).toEqual([there.x, there.y]);
  });

  it("fit into their frame", () => {
    const { width, height } = frame(ring);
    expect(Math.round(width)).toBe(266);
    expect(height).toBe(256);
  });

  it("draw each line once: twelve within a ring of seven, eighteen around it", () => {
    const found = lines(ring.map((spot, place) => ({ ...spot, wet: place === 0 })));
    const count = (path: string) => path.split("M").length - 1;
    expect([count(found.thin), count(found.coast), count(found.rim)]).toEqual([6, 6, 18]);
    const unknown = lines([
      { q: 0, r: 0 },
      { q: 1, r: 0, unknown: true },
    ]);
    expect([count(unknown.rim), count(unknown.survey)]).toEqual([6, 5]);
  });

  it("have borders only where another's land begins", () => {
    const [[owner, path] = ["", ""]] = borders([
      { q: 0, r: 0, owner: "red" },
      { q: 1, r: 0, owner: "red" },
      { q: 2, r: 0 },
    ]);
    expect(owner).toBe("red");
    expect(path.split("M").length - 1).toBe(10);
  });

  it("have six wedges that differ", () => {
    expect(new Set(Array.from({ length: 6 }, (_, number) => wedge(number))).size).toBe(6);
  });
});

describe("arrow keys", () => {
  const big = Array.from({ length: 25 }, (_, n) => ({ q: (n % 5) - 2, r: Math.floor(n / 5) - 2 }));
  it("lead to the neighbour, and twice up straight up", () => {
    expect(arrow(big, { q: 0, r: 0 }, "ArrowRight")).toEqual({ q: 1, r: 0 });
    const up = arrow(big, { q: 0, r: 0 }, "ArrowUp");
    const upper = up && arrow(big, up, "ArrowUp");
    expect(upper && centre(upper).x).toBeCloseTo(0);
    const down = upper && arrow(big, upper, "ArrowDown");
    expect(down && arrow(big, down, "ArrowDown")).toEqual({ q: 0, r: 0 });
  });
  it("lead over a gap", () => {
    const gap = [
      { q: 0, r: 0 },
      { q: 2, r: 0 },
    ];
    expect(arrow(gap, { q: 0, r: 0 }, "ArrowRight")).toEqual({ q: 2, r: 0 });
    expect(arrow(gap, { q: 0, r: 0 }, "ArrowLeft")).toBeUndefined();
  });
  it("reach every hex", () => {
    const seen = new Set(["0,0"]);
    const open = [{ q: 0, r: 0 }];
    for (const spot of open)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = arrow(big, spot, key);
        if (next && !seen.has(keyOf(next))) {
          seen.add(keyOf(next));
          open.push(next);
        }
      }
    expect(seen.size).toBe(25);
  });
});
