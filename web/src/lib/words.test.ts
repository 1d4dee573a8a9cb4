import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { deedFirst, gathered, Words } from "./words";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf-8");
const shared = (lang: string) =>
  ["text", "server/text"].map((folder) => read(`../../../src/neuland/${folder}/${lang}.ftl`)).join("\n");
const own = (lang: string) => read(`../text/${lang}.ftl`);
const bunny = (lang: string) => read(`../../../src/neuland/games/bunny/text/${lang}.ftl`);
const ids = (source: string) => [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "");

describe("words", () => {
  const words = new Words("en", [shared("en"), bunny("en")], ["Ada", "Bo"]);
  it("says actions by the words after the verb", () => {
    expect(words.action(["build", "city2", "C3"])).toBe("Build City 2 on C3");
  });
  it("says what a card does at a table with these options", () => {
    const here = (options: Record<string, string>) =>
      new Words("en", [shared("en"), bunny("en")], [], { matriarch: "made by the server" }, options);
    expect(here({}).about("matriarch")).toBe("made by the server");
    expect(here({ matriarch: "nobody" }).about("matriarch")).toBe("made by the server");
    expect(here({ matriarch: "shared" }).about("matriarch")).toContain("nobody has more squares");
  });
  it("says seats by name, things by their text, lists with and", () => {
    expect(words.event({ id: "builds", args: { seat: 1, building: "city3", square: "D4" } })).toBe(
      "Bo builds City 3 on D4.",
    );
    expect(words.event({ id: "reveals", args: { seat: 0, parchments: ["fisher", "explorer"] } })).toBe(
      "Ada reveals Fisher and Explorer.",
    );
  });
  it("says amounts with the word that fits them, and those of one seat in one line", () => {
    const imperial = read("../../../src/neuland/games/imperial/text/en.ftl");
    const said = new Words("en", [shared("en"), imperial], ["Ada", "Bo"]);
    const gain = (seat: number, number: number, good: string) => ({
      id: "gain",
      args: { seat, number, good },
    });
    expect(said.event(gain(0, 1, "raze"))).toBe("Ada gains 1 raze token.");
    expect(said.action(["gain-both", 1, "worker", 2, "raze"])).toBe("Gain 1 worker and 2 raze tokens");
    const told = gathered([gain(0, 1, "wood"), gain(0, 2, "worker"), gain(0, 1, "wood"), gain(1, 1, "wood")]);
    expect(told.map((event) => said.event(event))).toEqual([
      "Ada gains 2 wood and 2 workers.",
      "Bo gains 1 wood.",
    ]);
  });
  it("explains a kind of action where there is something to explain", () => {
    const worlds = read("../../../src/neuland/games/worlds/text/en.ftl");
    const said = new Words("en", [shared("en"), worlds]);
    expect(said.explain(["seat", 2])).toBe("You get this place in the order of turns.");
    expect(words.explain(["build", "city2", "C3"])).toBe("");
  });
  it("says once how often the same was done", () => {
    const worlds = read("../../../src/neuland/games/worlds/text/de.ftl");
    const said = new Words("de", [shared("de"), worlds], ["Ada", "Bo"]);
    const buys = (seat: number, tile: string) => ({
      id: "buys-resident",
      args: { seat, company: "player", tile, times: 1 },
    });
    const told = gathered([buys(0, "city-5"), buys(0, "city-5"), buys(0, "field-1"), buys(1, "field-1")]);
    expect(told.map((event) => said.event(event))).toEqual([
      "Ada kauft 2 Bewohner für Stadt 5.",
      "Ada kauft einen Bewohner für Acker 1.",
      "Bo kauft einen Bewohner für Acker 1.",
    ]);
  });
  it("has what was done above what was paid for it", () => {
    const told = (...ids: string[]) => deedFirst(ids.map((id) => ({ id, args: {} }))).map(({ id }) => id);
    expect(told("pay", "give-up", "build", "gain")).toEqual(["build", "pay", "give-up", "gain"]);
    expect(told("activate", "pay", "gain")).toEqual(["activate", "pay", "gain"]);
    expect(told("pay", "score"), "the deed was told before").toEqual(["pay", "score"]);
    expect(told("pay")).toEqual(["pay"]);
    expect(told()).toEqual([]);
  });
  it("says whoever sits in a seat by name, wherever a seat is named", () => {
    const imperial = read("../../../src/neuland/games/imperial/text/en.ftl");
    const said = new Words("en", [shared("en"), imperial], ["wood", "Bo", ""]);
    expect(said.action(["steal", "player-2", "wood"])).toBe("Steal wood from Bo");
    expect(said.say("option-faction_1")).toBe("Faction of Bo");
    expect(said.people([0, 1, 2])).toBe("wood, Bo and Player 3");
    expect(said.thing("player-3")).toBe("Player 3");
  });
  it("says words of several that have no text of their own with spaces", () => {
    expect(words.readable("old_map")).toBe("old map");
    expect(words.readable("city2")).toBe("City 2");
    expect(words.readable("A4")).toBe("A4");
    expect(words.label("hand_size")).toBe("Hand size");
    expect(new Words("de", [shared("de")]).label("round")).toBe("Runde");
  });
  it("says what an option costs and brings, as the terminal does", () => {
    const imperial = read("../../../src/neuland/games/imperial/text/en.ftl");
    const said = new Words("en", [shared("en"), imperial]);
    const costs = { wood: 1, worker: 2 };
    expect(
      said.foresight({ costs, brings: { card: 1 }, points: 2, notes: [{ id: "gold-may", args: {} }] }),
    ).toBe("costs 1 wood and 2 workers; brings 1 card; +2 VP; gold may stand in");
    expect(said.foresight({ ways: [{ wood: 2 }, { gold: 1 }], points: -1 })).toBe(
      "costs 2 wood or 1 gold; −1 VP",
    );
    expect(said.foresight({ costs, plain: true, about: "COM001" })).toBe("");
    const bunny = new Words("en", [shared("en"), read("../../../src/neuland/games/bunny/text/en.ftl")]);
    expect(bunny.foreseen({ about: "carpenter", notes: [{ id: "worth-now", args: { carrots: 3 } }] })).toBe(
      "worth 3 now · 1 carrot for each wood that you produce.",
    );
    expect(bunny.foreseen({ about: "carpenter", points: 3 })).toBe("+3 carrots");
    expect(bunny.foreseen({ about: "carpenter" })).toBe("1 carrot for each wood that you produce.");
    const settlement = read("../../../src/neuland/games/settlement/text/de.ftl");
    expect(new Words("de", [shared("de"), settlement]).action(["pay-both", "diamond", "diamond"])).toBe(
      "Mit 2 Diamanten bezahlen",
    );
  });
  it("explains, and lets an explanation made from data come first", () => {
    expect(words.about("forest")).toBe("Produces wood.");
    expect(new Words("en", [bunny("en")], [], { forest: "Trees." }).about("forest")).toBe("Trees.");
  });
  it("shows a gap instead of breaking", () => {
    expect(words.say("no-such-text")).toBe("no-such-text");
    expect(words.thing("C3")).toBe("C3");
  });
});

describe("words of a game that only the page says", () => {
  const games = ["bunny", "settlement", "imperial"];
  const text = (game: string) => read(`../../../src/neuland/games/${game}/text/en.ftl`);
  const drawings = (game: string) => {
    const folder = fileURLToPath(new URL(`../games/${game}`, import.meta.url));
    return readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, "utf-8"));
  };
  it.each(games)("are those that the drawings of %s ask for", (game) => {
    const known = ids(text(game)).filter((id) => id.startsWith("page-"));
    const asked = drawings(game).flatMap((source) => source.match(/page-[\w-]+(?:\$?\{)?/g) ?? []);
    const starts = asked.filter((id) => id.endsWith("{")).map((id) => id.replace(/\$?\{$/, ""));
    expect(known.length).toBeGreaterThan(10);
    expect(asked.filter((id) => !id.endsWith("{") && !known.includes(id))).toEqual([]);
    expect(
      known.filter((id) => !asked.includes(id) && !starts.some((start) => id.startsWith(start))),
    ).toEqual([]);
  });
  it("live with the game: the page's own file has none of them", () => {
    expect(ids(own("en")).filter((id) => games.includes(id.split("-")[0] ?? ""))).toEqual([]);
  });
});

describe("the page's own words", () => {
  it("are the same messages in both languages", () => {
    expect(ids(own("de"))).toEqual(ids(own("en")));
  });
  const root = fileURLToPath(new URL("..", import.meta.url));
  const code = readdirSync(root, { recursive: true, encoding: "utf-8" })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(`${root}/${path}`, "utf-8"))
    .join("\n");
  it("say everything that the page asks for", () => {
    const known = new Set([...ids(own("en")), ...ids(shared("en"))]);
    const asked = [...code.matchAll(/(?<![.\w])say\(\s*"([\w-]+)"|data-tip="([\w-]+)"/g)]
      .map((found) => found[1] ?? found[2] ?? "")
      .filter((id) => !id.startsWith("page-"));
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
  it("say nothing that it never asks for", () => {
    const asked = new Set(code.match(/[a-z][\w-]+/g));
    const starts = [...code.matchAll(/([a-z][\w-]*-)\$?\{/g)].map((found) => found[1] ?? "");
    const unasked = ids(own("en")).filter((id) => !asked.has(id));
    expect(unasked.filter((id) => !starts.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
