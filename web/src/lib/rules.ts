/** Where the rules of a table are read, and which clause a text names. */

import type { State } from "./messages";

/** For rules that are put together by seats and options; what was drawn by lot is in the view. */
export function rulesOf({ table, view }: Pick<State, "table" | "view">): string {
  const drawn = Object.entries(table.options).map(([name, value]) => [
    name,
    String(value === "random" ? (view as Record<string, unknown>)[name] : value),
  ]);
  return `/rules/${table.game}?${new URLSearchParams([["seats", String(table.seats)], ...drawn])}`;
}

/** A text around the rule that it names in brackets, as reasons do: before, the rule's id, after. */
export function aroundRule(text: string): [string, string, string] {
  const found = /^(.*\()((?:[GW]|M\d-)\w+)(\).*)$/s.exec(text);
  return found ? [found[1] ?? "", found[2] ?? "", found[3] ?? ""] : [text, "", ""];
}
