import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const source = readdirSync(here)
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(here + file, "utf-8"))
  .join("\n");
const keys = (lang: string) => {
  const text = readFileSync(`${here}../../../../src/neuland/games/worlds/text/${lang}.ftl`, "utf-8");
  return [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1] ?? "");
};
const BUILT = [
  "page-board-",
  "page-tab-",
  "page-note-",
  "page-phase-",
  "page-module-",
  "page-end-",
  "page-supply-",
  "page-place-",
  "page-prize-",
];

it("all that the face says is in both languages, and nothing else is there", () => {
  const en = keys("en").filter((key) => key.startsWith("page-"));
  expect(
    keys("de")
      .filter((key) => key.startsWith("page-"))
      .sort(),
  ).toEqual([...en].sort());
  const said = [...source.matchAll(/["'`](page-[\w-]+)["'`]/g)].map((found) => found[1] ?? "");
  expect(said.filter((key) => !en.includes(key) && !key.endsWith("-"))).toEqual([]);
  const built = (key: string) =>
    BUILT.some((prefix) => key.startsWith(prefix)) || key.startsWith("page-world-");
  expect(en.filter((key) => !built(key) && !said.includes(key))).toEqual([]);
});

it("every phase has a short word, every board a title and a tab", () => {
  const en = keys("en");
  const phases = en.filter((key) => key.startsWith("label-phase-"));
  expect(phases.map((key) => key.replace("label-", "page-")).filter((key) => !en.includes(key))).toEqual([]);
  const boards = [...source.matchAll(/if id === "(\w+)"/g)].map((found) => found[1]);
  expect(boards.length).toBeGreaterThan(9);
  for (const id of boards) expect(en).toEqual(expect.arrayContaining([`page-board-${id}`, `page-tab-${id}`]));
});
