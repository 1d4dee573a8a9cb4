/** A world in words: how far it is, what each side has, the boards, and the map row by row. */

import type { AnyView } from "../../lib/messages";
import type { Value, Words } from "../../lib/words";
import type { Chapter } from "../face";
import { inWords } from "./cells";
import { living, nameOf, worldName, type Cell, type Reading, type SideFacts, type View } from "./facts";

const counted = (words: Words, counts: Readonly<Record<string, number | undefined>>): Value => ({
  said: Object.entries(counts)
    .flatMap(([word, number]) => (number ? [`${number} ${words.thing(word)}`] : []))
    .join(", "),
});

function ofSide(view: View, words: Words, facts: SideFacts): string[] {
  const supply = view.plan.residents ? "label-supply" : "label-supply-settlements";
  const said: (readonly [boolean, string, Record<string, Value>])[] = [
    [facts.money !== null, "label-money", { number: facts.money ?? 0 }],
    [facts.aside > 0, "label-aside", { number: facts.aside }],
    [facts.income !== null, "label-income", { number: facts.income ?? 0 }],
    [true, supply, { residents: facts.residents, settlements: facts.settlements }],
    [
      facts.trolley !== "",
      "label-trolley",
      { tile: facts.trolley, cargo: { said: words.listing(facts.cargo) }, holds: facts.holds },
    ],
    [Object.keys(facts.goods).length > 0, "label-goods", { goods: counted(words, facts.goods) }],
    [Object.keys(facts.delivered).length > 0, "label-delivered", { goods: counted(words, facts.delivered) }],
    [facts.tokens > 0, "label-tokens", { number: facts.tokens }],
    [facts.value > 0, "label-value", { number: facts.value }],
  ];
  return [
    ...said.flatMap(([there, id, values]) => (there ? [words.say(id, values)] : [])),
    ...(facts.cards.length ? [words.say("page-told-cards", { cities: facts.cards })] : []),
    ...facts.privileges.map((word) => `${words.thing(word)}: ${words.about(word)}`),
  ];
}

function boards(view: View, words: Words, names: readonly string[]): string[] {
  const { boards: lie, plan } = view;
  const row = lie.row.map(([word, price]) => `${words.thing(String(word))} ${price}`).join(", ");
  const priced = Object.entries(lie.prices).map(([good, price]) => `${words.thing(good)} ${price}`);
  const lands = plan.lands.slice(0, -1).map((land, column) => {
    const each = view.drawn.columns.map((counts, side) => `${names[side]} ${counts[column] ?? 0}`);
    return `${words.thing(land)}: ${each.join(", ")}`;
  });
  const shares = view.seat.map(({ purse, units }, seat) => {
    const held = Object.fromEntries(units.map((number, side) => [names[side] ?? "", number]));
    const values = { seat, purse: purse ?? "?", units: counted(words, held) };
    return words.say(plan.companies ? "label-shares" : "page-told-shares", values);
  });
  return [
    ...(lie.row.length + lie.deck_size
      ? [words.say("label-row", { cards: { said: row || "–" }, deck: lie.deck_size })]
      : []),
    ...(plan.price_board ? [words.say("label-prices", { prices: { said: priced.join(", ") } })] : []),
    ...(Object.keys(view.hidden).length
      ? [words.say("label-hidden", { tiles: counted(words, view.hidden) })]
      : []),
    ...(plan.counting ? lands : []),
    ...(lie.covers + lie.opened.length
      ? [
          words.say("label-scorings", {
            scored: lie.scorings,
            opened: lie.opened.length,
            covered: lie.covers,
          }),
        ]
      : []),
    ...view.drawn.prizes.map(({ for: what, worth }, place) => {
      const owner = lie.prizes[place] ?? -1;
      return `${words.say("page-told-prize", { thing: what, worth })}${owner >= 0 ? ` ${names[owner]}` : ""}`;
    }),
    ...(view.seat.some(({ units }) => units.some(Boolean)) ? shares : []),
  ];
}

/** Each row of hexes from west to east. */
function rows(reading: Reading, cells: Readonly<Record<string, Cell>>): string[] {
  const found = new Map<number, [string, Cell][]>();
  for (const [word, cell] of Object.entries(cells))
    found.set(cell.r, [...(found.get(cell.r) ?? []), [word, cell]]);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([, row]) =>
      row
        .sort(([, one], [, other]) => one.q - other.q)
        .map(([word, cell]) => inWords(reading, word, cell))
        .join(". "),
    );
}

export function told(given: AnyView, words: Words): Chapter[] {
  const view = given as unknown as View;
  const reading = { view: given, words, front: view.viewer ?? 0 };
  const names = view.side.map((_, side) => nameOf(reading, side));
  const { what, done, of } = view.drawn.end;
  return [
    {
      title: words.say("label-title", {
        world: { said: `${view.world}, ${worldName(reading)}` },
        round: view.round,
        phase: { said: words.say(`label-phase-${view.phase}`) },
      }),
      lines: [words.say(`page-end-${what}`, { done, of })],
    },
    ...living(view).flatMap((side) => {
      const facts = view.side[side];
      const title = `${names[side]}: ${words.say("label-points", { number: facts?.points ?? 0 })}`;
      return facts ? [{ title, lines: ofSide(view, words, facts) }] : [];
    }),
    { title: words.say("page-told-boards"), lines: boards(view, words, names) },
    { title: words.say("page-told-map"), lines: rows(reading, view.cells) },
  ].filter(({ lines }) => lines.length);
}
