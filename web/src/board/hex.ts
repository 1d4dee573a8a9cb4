/**
 * Hexes with their tips up, by axial coordinates: q grows to the right and r downwards. One hex is 86.6 units wide and
 * 100 high. Knows no game.
 */

export interface Spot {
  q: number;
  r: number;
}

export const SIDE = 50;
export const WIDE = SIDE * Math.sqrt(3);

/** Words for the six neighbours, against the clock from the east, as the rules name them. */
export const WAYS = ["e", "ne", "nw", "w", "sw", "se"] as const;
export type Way = (typeof WAYS)[number];
const TO: Record<Way, Spot> = {
  e: { q: 1, r: 0 },
  ne: { q: 1, r: -1 },
  nw: { q: 0, r: -1 },
  w: { q: -1, r: 0 },
  sw: { q: -1, r: 1 },
  se: { q: 0, r: 1 },
};
export const isWay = (word: string): word is Way => word in TO;

export const keyOf = ({ q, r }: Spot): string => `${q},${r}`;
export const beside = (spot: Spot, way: Way): Spot => ({ q: spot.q + TO[way].q, r: spot.r + TO[way].r });
export const centre = ({ q, r }: Spot) => ({ x: WIDE * (q + r / 2), y: SIDE * 1.5 * r });

const HALF = WIDE / 2;
const CORNERS: readonly (readonly [number, number])[] = [
  [0, -SIDE],
  [HALF, -SIDE / 2],
  [HALF, SIDE / 2],
  [0, SIDE],
  [-HALF, SIDE / 2],
  [-HALF, -SIDE / 2],
];
const EDGES: Record<Way, readonly [number, number]> = {
  ne: [0, 1],
  e: [1, 2],
  se: [2, 3],
  sw: [3, 4],
  w: [4, 5],
  nw: [5, 0],
};

const short = (value: number) => String(Math.round(value * 10) / 10);
const corner = (number: number, scale: number, { x, y }: { x: number; y: number }) => {
  const [dx, dy] = CORNERS[number % 6] ?? [0, 0];
  return `${short(x + dx * scale)} ${short(y + dy * scale)}`;
};
const ORIGIN = { x: 0, y: 0 };

/** The outline of a hex around the origin. */
export const outline = (scale = 1): string =>
  `M${CORNERS.map((_, n) => corner(n, scale, ORIGIN)).join("L")}Z`;

/** One of six wedges of a hex around the origin, the first at the right of its upper tip. */
export const wedge = (number: number, scale = 1): string =>
  `M0 0L${corner(number, scale, ORIGIN)}L${corner(number + 1, scale, ORIGIN)}Z`;
/** The middle of a wedge. */
export function wedgeMiddle(number: number): { x: number; y: number } {
  const [a, b] = [CORNERS[number % 6] ?? [0, 0], CORNERS[(number + 1) % 6] ?? [0, 0]];
  return { x: (a[0] + b[0]) * 0.31, y: (a[1] + b[1]) * 0.31 };
}

/** A line along one edge of a hex where it lies; a little inside of it with a scale below 1. */
export function edgeLine(spot: Spot, way: Way, scale = 1): string {
  const [from, to] = EDGES[way];
  const at = centre(spot);
  return `M${corner(from, scale, at)}L${corner(to, scale, at)}`;
}

/** The middle of an edge, and how a line across it is turned. */
export function across(spot: Spot, way: Way): { x: number; y: number; angle: number } {
  const [a, b] = [centre(spot), centre(beside(spot, way))];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle };
}

/** The frame around all hexes. */
export function frame(spots: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const places = spots.length ? spots.map(centre) : [ORIGIN];
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, top] = [Math.min(...xs) - HALF - 3, Math.min(...ys) - SIDE - 3];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + HALF + 3 - left,
    height: Math.max(...ys) + SIDE + 3 - top,
  };
}

export interface Ground extends Spot {
  /** Whether it is water: where water meets land there is a coast. */
  wet?: boolean;
  /** Whether nobody knows it yet. */
  unknown?: boolean;
}

/** The lines between hexes: thin ones between like ground, coasts, the rim of what is known, and around the unknown. */
export function lines(cells: readonly Ground[]): Record<"thin" | "coast" | "rim" | "survey", string> {
  const found = { thin: "", coast: "", rim: "", survey: "" };
  const at = new Map(cells.map((cell) => [keyOf(cell), cell]));
  for (const cell of cells)
    for (const way of WAYS) {
      const other = at.get(keyOf(beside(cell, way)));
      const once = !other || cell.q < other.q || (cell.q === other.q && cell.r < other.r);
      if (cell.unknown) {
        if (!other || (other.unknown && once)) found.survey += edgeLine(cell, way);
      } else if (!other || other.unknown) found.rim += edgeLine(cell, way);
      else if (once) found[!cell.wet === !other.wet ? "thin" : "coast"] += edgeLine(cell, way);
    }
  return found;
}

/** The inner border of what each owner holds: a path for each. */
export function borders(cells: readonly (Spot & { owner?: string })[]): [string, string][] {
  const owners = new Map(cells.map((cell) => [keyOf(cell), cell.owner]));
  const found = new Map<string, string>();
  for (const cell of cells)
    if (cell.owner)
      for (const way of WAYS)
        if (owners.get(keyOf(beside(cell, way))) !== cell.owner)
          found.set(cell.owner, (found.get(cell.owner) ?? "") + edgeLine(cell, way, 0.935));
  return [...found];
}

/** Where an arrow key leads: to the side, or up and down in a zigzag; over a gap to the nearest hex that way. */
export function arrow<S extends Spot>(spots: readonly S[], from: Spot, key: string): S | undefined {
  const zig = (((from.r % 2) + 2) % 2 === 0) === (key === "ArrowUp");
  const ways: Record<string, readonly Way[]> = {
    ArrowLeft: ["w"],
    ArrowRight: ["e"],
    ArrowUp: zig ? ["ne", "nw"] : ["nw", "ne"],
    ArrowDown: zig ? ["se", "sw"] : ["sw", "se"],
  };
  const at = new Map(spots.map((spot) => [keyOf(spot), spot]));
  for (const way of ways[key] ?? []) {
    const found = at.get(keyOf(beside(from, way)));
    if (found) return found;
  }
  const [way] = ways[key] ?? [];
  if (!way) return undefined;
  const here = centre(from);
  const to = centre(beside(from, way));
  const [dx, dy] = key.match(/Left|Right/) ? [Math.sign(to.x - here.x), 0] : [0, Math.sign(to.y - here.y)];
  const ahead = spots
    .map((spot) => ({ spot, x: centre(spot).x - here.x, y: centre(spot).y - here.y }))
    .filter(({ x, y }) => x * dx + y * dy > SIDE && Math.abs(x * dy + y * dx) <= Math.abs(x * dx + y * dy));
  return ahead.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y))[0]?.spot;
}
