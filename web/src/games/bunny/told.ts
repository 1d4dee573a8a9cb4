/** The map in words: each rabbit's fiefs, then what is free, row by row. */

import type { BunnyView } from "../../generated/views";
import type { Chapter } from "../face";
import type { AnyView } from "../../lib/messages";
import type { Words } from "../../lib/words";
import { nameOf, ROWS, SIDE } from "./land";

export function told(given: AnyView, words: Words): Chapter[] {
  const view = given as unknown as BunnyView;
  const stands = (name: string) => {
    const square = view.squares[name];
    return [square?.terrain ?? "", square?.building ?? ""].filter(Boolean).map((word) => words.thing(word));
  };
  const seats = view.seat.map((holder, seat) => ({
    title: words.say("label-player", { name: { said: words.name(seat) }, score: view.scores[seat] ?? 0 }),
    lines: [
      ...[...holder.fiefs]
        .sort((a, b) => b.carrots - a.carrots)
        .map((fief) => {
          const sum = words.say("page-fief", {
            seat,
            squares: fief.squares.length,
            strength: fief.strength,
            kinds: fief.resources.length,
            carrots: fief.carrots,
            goods: fief.resources,
          });
          return `${sum} ${fief.squares.map((name) => `${name} (${stands(name).join(", ")})`).join(", ")}`;
        }),
      ...(holder.store.length ? [words.say("label-store", { store: holder.store })] : []),
      ...(holder.parchments ?? []).map((word) => `${words.thing(word)}: ${words.about(word)}`),
    ],
  }));
  const free = [...ROWS].map((_, row) =>
    Array.from({ length: SIDE }, (__, column) => nameOf(row, column))
      .filter((name) => (view.squares[name]?.owner ?? 0) < 0)
      .map((name) => `${name} ${stands(name).join(", ")}`)
      .join("; "),
  );
  return [
    ...seats,
    { title: words.say("page-told-free"), lines: free.filter(Boolean) },
    { title: words.say("page-lava"), lines: view.lava.map((pair) => words.listing(pair)) },
  ];
}
