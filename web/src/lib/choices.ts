/** The options of a game's rules that are asked for before a table is made. */

import type { OptionFacts } from "../generated/api";

/** What an option is chosen to be, or its default. */
export const chosenOf = (option: OptionFacts, chosen: Record<string, string>): string =>
  chosen[option.id] || option.default;

/** The options that change something at a seat count, with what is chosen of the others. */
export function mattering(
  options: readonly OptionFacts[],
  seats: number,
  chosen: Record<string, string>,
): OptionFacts[] {
  const value = Object.fromEntries(options.map((option) => [option.id, chosenOf(option, chosen)]));
  return options.filter(
    (option) =>
      (!option.seats.length || option.seats.includes(seats)) &&
      Object.entries(option.when).every(([other, wanted]) => wanted.includes(value[other] ?? "")),
  );
}

/** What is chosen of the options that matter, to be sent; what does not matter is left out. */
export const sent = (
  options: readonly OptionFacts[],
  seats: number,
  chosen: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    mattering(options, seats, chosen).map((option) => [option.id, chosenOf(option, chosen)]),
  );
