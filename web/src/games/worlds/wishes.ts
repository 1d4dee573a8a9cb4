/** Worlds by their three digits, and those that are as somebody wishes. */

import type { PageFacts } from "../../generated/api";

/** Three different digits from 1 to 9. */
export const isWorld = (text: string): boolean => /^(?!.*(.).*\1)[1-9]{3}$/.test(text);

export interface Wishes {
  /** For modules by number: whether they should be there. */
  modules: Record<string, "with" | "without">;
  /** "1" easy to "3" hard; "" any. */
  level: string;
  /** "few" rounds, five or six; "open" until a goal is reached; "" any. */
  length: string;
}

/** The worlds that are so, from what their plans say. */
export const asWished = (pages: readonly PageFacts[], wishes: Wishes): string[] =>
  pages
    .filter(
      (page) =>
        (!wishes.level || page.facts["level"] === wishes.level) &&
        (!wishes.length || page.facts["length"] === wishes.length) &&
        Object.entries(wishes.modules).every(
          ([module, how]) => page.parts.includes(module) === (how === "with"),
        ),
    )
    .map((page) => page.options["world"] ?? "");

/** A module laid into a place; where it stood already, the two change places. */
export function laid(world: string, place: number, module: string): string {
  const digits = [...world];
  const stood = digits.indexOf(module);
  if (stood >= 0) digits[stood] = digits[place] ?? "";
  digits[place] = module;
  return digits.join("");
}
