/** The hexes of a world as the map draws them: land, what stands there, and all of it in words. */

import type { HexCell, HexEdge, HexMover } from "../../board/HexMap.svelte";
import { across, keyOf, wedge, wedgeMiddle, type Spot, type Way } from "../../board/hex";
import type { Course, Play } from "../../lib/play.svelte";
import {
  directions,
  drawnAs,
  nameOf,
  origin,
  sidesOf,
  unknownSpots,
  viewOf,
  type Cell,
  type Reading,
  type View,
} from "./facts";
import { COLOUR_OF, land } from "./land";
import {
  belly,
  bigNumber,
  crown,
  factories,
  garrison,
  group,
  loose,
  pawn,
  plant,
  ROAD_TO_BE,
  roads,
  smallStock,
  smallWant,
  trolley,
  wants,
  type Group,
  type Sizes,
} from "./pieces";
import { bareLand } from "./signs";

const NEAR = 55;

/** How numbers must be drawn where a hex is so many pixels wide. */
export const sizes = (pixels: number): Sizes => ({
  digits: Math.max(14.5, (14.3 * 86.6) / (pixels || 86.6)),
  far: pixels > 0 && pixels < NEAR,
});

const someGoods = (goods: Record<string, number | undefined>): [string, number][] =>
  Object.entries(goods).flatMap(([good, number]) => (number ? [[good, number]] : []));

// ---- drawings ---------------------------------------------------------------------------------------------------

/** Trolleys stand in the lower half; they hang over the lower corner where something else stands there. */
export function trolleys(play: Play, size: Sizes): HexMover[] {
  const view = viewOf(play);
  return sidesOf(view).flatMap((side) => trolleyAt(view, side, view.side[side]?.trolley ?? "", size));
}

/** A side's trolley as it stands, or would stand, on a hex. */
function trolleyAt(view: View, side: number, word: string, size: Sizes): HexMover[] {
  const { cargo = [], holds = 0 } = view.side[side] ?? {};
  const cell = view.cells[word];
  if (!cell) return [];
  const here = sidesOf(view).filter((other) => other === side || view.side[other]?.trolley === word);
  const big = size.far ? 1.5 : here.length > 2 ? 0.75 : 1;
  return [
    {
      id: `trolley-${side}`,
      q: cell.q,
      r: cell.r,
      dx: (here.indexOf(side) - (here.length - 1) / 2) * 30,
      dy: groupsAt(view, cell, size).length ? 57 : 40,
      drawing: trolley(drawnAs(view, side), cargo, holds, big),
    },
  ];
}

/** Where whoever moves will stand, once what is chosen is confirmed. */
export function ghosts(play: Play, size: Sizes): HexMover[] {
  const view = viewOf(play);
  const [verb, word] = play.course?.actions.at(-1) ?? play.one ?? [];
  const cell = view.cells[String(word)];
  if (verb === "drive") return trolleyAt(view, view.turn, String(word), size);
  if (verb !== "to" || !cell) return [];
  return [
    { id: "resident", q: cell.q, r: cell.r, dx: 0, dy: 34, drawing: pawn(drawnAs(view, view.turn), 0, 0) },
  ];
}

function groupsAt(view: View, cell: Cell, size: Sizes): Group[] {
  const trading = view.plan.houses && cell.terrain === "city";
  const sides = cell.pieces.map((there, side) => group(drawnAs(view, side), there, trading, size));
  const built = (cell.factories ?? []).flatMap((number, side) =>
    number ? [[drawnAs(view, side === view.side.length ? -1 : side), number] as const] : [],
  );
  const points = cell.harvest + (cell.unsettled ? 1 : 0);
  const lying = [...someGoods(cell.loose), ...(points ? [["vp", points] as [string, number]] : [])];
  return [garrison(cell.garrison), ...sides, factories(built, size), loose(lying, size)].filter(
    (each) => each.wide,
  );
}

/** The city's upper half, and how far down it reaches. */
function cityHead(view: View, word: string, cell: Cell, size: Sizes): [string, number] {
  const number = word.slice("city-".length);
  const goods = cell.supply || cell.demand?.length;
  if (size.far) {
    const mine = view.side[view.turn]?.cargo.find((good) => cell.demand?.includes(good));
    const stock = cell.supply && cell.stock ? smallStock(cell.supply) : "";
    return [bigNumber(number, size) + stock + (mine ? smallWant(mine) : ""), 0];
  }
  const chips = goods ? wants(cell.demand ?? [], cell.supply ?? "") : "";
  return [crown(number, cell.supply ?? "", cell.stock ?? 0, size) + chips, goods ? 9 : -9];
}

function drawn(view: View, word: string, cell: Cell, size: Sizes): string {
  const [head, top] = cell.terrain === "city" ? cityHead(view, word, cell, size) : ["", 4];
  const made = cell.plant ? plant(drawnAs(view, cell.plant_of), cell.plant, cell.plant_full) : "";
  return head + made + belly(groupsAt(view, cell, size), top);
}

// ---- words ------------------------------------------------------------------------------------------------------

function piecesInWords(play: Reading, word: string, cell: Cell): string[] {
  const view = viewOf(play);
  const said: string[] = [];
  cell.pieces.forEach((there, side) => {
    const parts = [
      there.hq ? play.words.say("page-hq") : "",
      there.settlement
        ? play.words.say(view.plan.houses && cell.terrain === "city" ? "page-house" : "page-settlement")
        : "",
      there.active ? play.words.say("page-active", { n: there.active }) : "",
      there.tired ? play.words.say("page-tired", { n: there.tired }) : "",
      view.side[side]?.trolley === word ? play.words.say("page-trolley") : "",
      cell.factories?.[side] ? play.words.say("page-factories", { n: cell.factories[side] }) : "",
      cell.plant_of === side && cell.plant ? play.words.say("page-plant", { good: cell.plant }) : "",
    ].filter(Boolean);
    const mine = view.side[side]?.seat === play.front && view.viewer !== null;
    const who = mine && !view.plan.companies ? play.words.say("page-yours") : nameOf(play, side);
    if (parts.length) said.push(`${who}: ${parts.join(", ")}`);
  });
  return said;
}

function roadsInWords(play: Reading, word: string): string[] {
  const back: Record<string, Way> = { e: "w", ne: "sw", nw: "se" };
  return viewOf(play).roads.flatMap(({ from, to, way, sides, neutral }) => {
    const out = from === word ? way : to === word ? (back[way] ?? "") : "";
    if (!out) return [];
    const owners = neutral ? "" : ` (${sides.map((side) => nameOf(play, side)).join(", ")})`;
    return [play.words.say("page-road", { way: out }) + owners];
  });
}

/** Everything that is on a hex, as a screen reader says it. */
export function inWords(play: Reading, word: string, cell: Cell): string {
  const goods = [...someGoods(cell.loose)];
  const said = [
    ...piecesInWords(play, word, cell),
    cell.plant && cell.plant_of < 0 ? play.words.say("page-plant-ownerless", { good: cell.plant }) : "",
    ...cell.garrison.map((army) => play.words.thing(army)),
    ...roadsInWords(play, word),
    cell.supply ? play.words.say("page-stock", { n: cell.stock ?? 0, good: cell.supply }) : "",
    cell.demand?.length ? play.words.say("page-wants", { goods: cell.demand }) : "",
    ...goods.map(([good, n]) => play.words.say("page-lies-there", { n, good })),
    cell.harvest || cell.unsettled
      ? play.words.say("page-points-there", { n: cell.harvest + Number(cell.unsettled) })
      : "",
  ].filter(Boolean);
  return [play.words.thing(word), said.join("; ")].filter(Boolean).join(": ");
}

// ---- the map ------------------------------------------------------------------------------------------------------

/** Who holds a hex alone, where that matters: only one side has settled it, and there is war. */
function holder(view: View, cell: Cell): string | undefined {
  const sides = sidesOf(view).filter((side) => cell.pieces[side]?.settlement || cell.pieces[side]?.hq);
  return sides.length === 1 && String(view.world).includes("4")
    ? drawnAs(view, sides[0] ?? 0).colour
    : undefined;
}

/** What is foreseen of going there, in a word: how probably it is conquered, or what the way costs. */
function badges(play: Play, size: Sizes): Map<string, string> {
  const view = viewOf(play);
  const found = new Map<string, string>();
  for (const option of play.options) {
    const notes = play.foresight(option)?.notes ?? [];
    const odds = notes.find((note) => note.id === "odds")?.args["won"];
    const left = notes.find((note) => note.id === "moves")?.args["left"];
    if (odds !== undefined) found.set(String(option[1]), `${String(odds)}%`);
    else if (option[0] === "drive" && typeof left === "number")
      found.set(String(option[1]), String(view.moves / 2 - left));
  }
  if (drives(play) && !size.far)
    for (const { to, left } of view.drawn.reach) found.set(to, halves(view.moves - left));
  return found;
}

const drives = (play: Play): boolean => play.options.some(([verb]) => verb === "drive");
/** Movement points, of which there are halves. */
const halves = (number: number): string =>
  `${Math.floor(number / 2) || (number % 2 ? "" : "0")}${number % 2 ? "½" : ""}`;

/** Cells further away that the trolley can drive to, step by step. */
export function coursesOf(play: Play): Map<string, Course> {
  const reach = drives(play) ? viewOf(play).drawn.reach : [];
  return new Map(
    reach.map(({ to, way, left }) => {
      const by = play.words.listing(way.slice(0, -1));
      const text = play.words.say("page-far", { to, by, left: halves(left) });
      return [to, { actions: way.map((word) => ["drive", word]), text }];
    }),
  );
}

/** The cells of the way that was chosen, from where the trolley or the resident stands. */
export function pathOf(play: Play): Spot[] {
  const view = viewOf(play);
  const [verb, next] = play.one ?? [];
  const far = view.drawn.reach.find(({ to }) => to === play.far)?.way;
  const way = far ?? (verb === "drive" || verb === "to" ? [String(next)] : []);
  const words = way.length ? [origin(view), ...way] : [];
  return words.flatMap((word) => view.cells[word] ?? []);
}

/** Hexes as they were drawn last: what has not changed is neither drawn nor said anew. */
export class Kept {
  #words: unknown = null;
  readonly #cells = new Map<string, [string, HexCell]>();

  cell(words: unknown, word: string, facts: unknown, make: () => HexCell): HexCell {
    if (this.#words !== words) this.#cells.clear();
    this.#words = words;
    const key = JSON.stringify(facts);
    const known = this.#cells.get(word);
    if (known?.[0] === key) return known[1];
    const made = make();
    this.#cells.set(word, [key, made]);
    return made;
  }
}

/** What there is besides a hex's own facts that is drawn or said on it. */
function around(view: View, word: string): unknown[] {
  const trolleys = view.side.map(({ trolley, cargo, holds }) => (trolley === word ? [cargo, holds] : 0));
  return [trolleys, view.roads.filter(({ from, to }) => from === word || to === word), view.viewer];
}

export function hexes(play: Play, size: Sizes, kept = new Kept()): HexCell[] {
  const view = viewOf(play);
  const acting = origin(view);
  const said = badges(play, size);
  const aboard = size.far ? view.side[view.turn]?.cargo : null;
  const known = Object.entries(view.cells).map(([word, cell]): HexCell => {
    const badge = said.get(word);
    const facts = [cell, size, word === acting, badge, aboard, play.front, around(view, word)];
    return kept.cell(play.words, word, facts, () => {
      const owner = holder(view, cell);
      return {
        word,
        q: cell.q,
        r: cell.r,
        wet: cell.terrain === "water",
        ground: COLOUR_OF[cell.terrain] ?? "var(--paper)",
        sign: land(cell.terrain, `${cell.q},${cell.r}`, size.far),
        pieces: drawn(view, word, cell, size),
        label: inWords(play, word, cell),
        acting: word === acting,
        ...(owner ? { owner } : {}),
        ...(badge ? { badge, aside: cell.terrain === "city" } : {}),
      };
    });
  });
  return [...known, ...unknown(play)].sort((a, b) => a.r - b.r || a.q - b.q);
}

const CROSS = '<path d="M-6 0h12M0-6v12" stroke="var(--soft)" opacity=".45"/>';

/** Unknown places: bare paper; where one may be explored it shows a wedge for each face of the die. */
function unknown(play: Play): HexCell[] {
  const open = new Map(
    directions(play).flatMap(({ way, spot, explores }) => (explores ? [[keyOf(spot), way]] : [])),
  );
  return unknownSpots(viewOf(play)).map((spot) => {
    const way = open.get(keyOf(spot));
    const chances = way ? chancesOf(play, way) : [];
    const label = play.words.say("page-unknown");
    return {
      ...spot,
      word: way ?? `?${keyOf(spot)}`,
      unknown: true,
      ground: "var(--card)",
      sign: chances.length ? wedges(chances) : CROSS,
      pieces: "",
      label: way ? `${label}, ${play.words.thing(way)}. ${play.foreseen(["explore", way])}` : label,
    };
  });
}

/** What each face of the die would turn up, as the option's foresight says. */
function chancesOf(play: Play, way: Way): string[] {
  const note = play.foresight(["explore", way])?.notes?.find((each) => each.id === "finds");
  const sixths = Object.entries(note?.args ?? {});
  return sixths.flatMap(([terrain, number]) => Array.from({ length: Number(number) || 0 }, () => terrain));
}

const wedges = (six: readonly string[]): string =>
  six
    .map((terrain, face) => {
      const { x, y } = wedgeMiddle(face);
      const sign = `<svg x="${x - 10}" y="${y - 10}" width="20" height="20" viewBox="0 0 24 24">${bareLand(terrain)}</svg>`;
      return `<path d="${wedge(face, 0.93)}" fill="${COLOUR_OF[terrain]}" stroke="var(--card)" stroke-width="1.600"/>${sign}`;
    })
    .join("");

export function edges(play: Play): HexEdge[] {
  const view = viewOf(play);
  const there = view.roads.flatMap(({ from, way, sides, neutral }): HexEdge[] => {
    const cell = view.cells[from];
    if (!cell) return [];
    const bands = neutral ? [null] : sides.map((side) => drawnAs(view, side));
    const to = way as Way;
    return [{ q: cell.q, r: cell.r, way: to, drawing: roads(bands, across(cell, to).angle) }];
  });
  const from = view.cells[origin(view)];
  const wished = directions(play).filter(({ explores }) => !explores && from);
  return [
    ...there,
    ...wished.map(({ way }) => ({
      q: from?.q ?? 0,
      r: from?.r ?? 0,
      way,
      drawing: ROAD_TO_BE,
      word: way,
      label: play.words.say("page-road", { way }),
    })),
  ];
}
