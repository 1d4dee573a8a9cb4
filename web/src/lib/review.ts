/** A review in words: the same messages as on the terminal. */

import type { ReviewFacts, ReviewMoment, ReviewOption } from "../generated/api";
import type { State } from "./messages";
import { parse } from "./options";
import type { Word, Words } from "./words";

const SMALL = 0.5;
const MOST_PARTS = 3;
/** Under this word: the points of the best of the others. */
const OTHERS = "others";

/** Points as people say them: whole ones, small ones by tenths. */
export const rounded = (points: number): number => {
  const whole = Math.round(Math.abs(points));
  return whole >= 2 ? whole : Math.round(Math.abs(points) * 10) / 10;
};

export const named = (words: Words, action: string): string => words.action(parse(action));

/** What an option costs and brings, or what its card does. */
export const foreseen = (words: Words, option: ReviewOption): string => words.foreseen(option.foresight);

/** The two options that a moment is about: the better one first. */
export function pair(moment: ReviewMoment): [ReviewOption, ReviewOption] | undefined {
  const [mine, ...others] = moment.alternatives;
  const other = moment.good ? others.find((option) => option.first_sight) : others[0];
  if (!mine || !other) return undefined;
  return moment.good ? [mine, other] : [other, mine];
}

/** A moment in one sentence: what would have been better, or was well seen. */
export function headline(words: Words, moment: ReviewMoment): string {
  const found = pair(moment);
  if (!found) return "";
  const [better, other] = found.map((option) => ({ said: named(words, option.action) }));
  const points = rounded(found[1].points);
  if (!better || !other) return "";
  return moment.good
    ? words.say("review-well", { played: better, other, points })
    : words.say("review-instead", { played: other, better, points });
}

/** What the better option of a moment costs and brings that the other does not. */
export function gains(words: Words, moment: ReviewMoment): string {
  const said = words.foresight(pair(moment)?.[1].gains ?? {}).replace(/\.$/, "");
  return said && words.say("review-gains", { foreseen: { said } });
}

/** Where it comes from that the best option is better than another; nothing where that is not known. */
export function why(words: Words, other: ReviewOption, message = "review-why"): string {
  const gaps = new Map<string, number>();
  for (const [kind, gap] of Object.entries(other.why ?? {}))
    if (words.has(`part-${kind}`)) {
      const name = kind === OTHERS ? "" : words.say(`part-${kind}`);
      gaps.set(name, (gaps.get(name) ?? 0) + gap);
    }
  const told = [...gaps]
    .filter(([, gap]) => Math.abs(gap) >= SMALL)
    .sort((one, two) => Math.abs(two[1]) - Math.abs(one[1]))
    .slice(0, MOST_PARTS)
    .map(([name, gap]) =>
      words.say(`review-${name ? "part" : OTHERS}-${gap > 0 ? "more" : "less"}`, {
        part: { said: name },
        points: rounded(gap),
      }),
    );
  return told.length ? words.say(message, { parts: { said: told.join(", ") } }) : "";
}

/** Where the difference comes from that a moment is about. */
export function reason(words: Words, moment: ReviewMoment): string {
  const found = pair(moment);
  return found ? why(words, found[1]) : "";
}

/** The points that follow from an option, by what they are called. */
export function pointsOf(words: Words, option: ReviewOption): Map<string, number> {
  const found = new Map<string, number>();
  for (const [kind, points] of Object.entries(option.parts))
    if (words.has(`part-${kind}`)) {
      const name = words.say(`part-${kind}`);
      found.set(name, (found.get(name) ?? 0) + points);
    }
  return found;
}

/** What the points are called that follow from a moment's options: the same rows in the same order beside each of them,
 * those of the others last. */
export function rowsOf(words: Words, moment: ReviewMoment): string[] {
  const all = moment.alternatives.map((option) => pointsOf(words, option));
  const last = words.say(`part-${OTHERS}`);
  const names = new Set(all.flatMap((points) => [...points.keys()]));
  const told = [...names].filter((name) => all.some((points) => Math.round(points.get(name) ?? 0)));
  return told.sort((one, two) => Number(one === last) - Number(two === last));
}

/** What of the table a moment is about: what was played, and what would have been better, without what both have. */
export function marksOf(moment: ReviewMoment): { mine: Word[]; better: Word[] } {
  const [better = [], other = []] = (pair(moment) ?? []).map((option) => parse(option.action).slice(1));
  const only = (these: readonly Word[], those: readonly Word[]) =>
    these.filter((word) => !those.some((each) => String(each) === String(word)));
  const best = only(better, other);
  return { mine: moment.good ? best : only(other, better), better: best };
}

/** Words for doing no more, and the theme of puzzles in which that is right. */
const DONE = ["done", "end", "none", "pass", "stop", "wait"];
const LEAVE = "leave";

/** The theme of puzzles that are about moves like this one; nothing where there are none. */
export function themeFor(themes: readonly string[], action: string): string | undefined {
  const word = String(parse(action)[0]);
  const wanted = DONE.includes(word) ? LEAVE : word;
  return themes.find((theme) => theme === wanted) ?? themes.find((theme) => theme.startsWith(`${wanted}-`));
}

/** The puzzles on what one could take away from a review, if there are any. */
export const practice = (themes: readonly string[], review: ReviewFacts): string | undefined =>
  themes.find((theme) => theme === review.take_away?.theme);

const SWING = 0.2;

/** How far the chance moved before a decision since the one before it, where that was much: others' doing, or luck. */
export function swing(review: ReviewFacts, place: number): number {
  const [look, before] = [review.course[place], review.course[place - 1]];
  if (!look || !before || review.alone) return 0;
  const moved = look.before - before.after;
  return Math.abs(moved) >= SWING ? moved : 0;
}

/** How a seat stood in the end: the chance to win, alone the points; nothing where the game is not over. */
export function ended(review: ReviewFacts, seat: number): number | undefined {
  if (!review.over) return undefined;
  if (review.alone) return review.ended ?? review.scores[seat];
  return review.winners.includes(seat) ? 1 / review.winners.length : 0;
}

/** Places moved so that each is at least so far from the next, within bounds where there is room; in the same order. */
export function apart(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, n) => n).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
  const found = [...places];
  let least = low;
  for (const n of order) {
    found[n] = Math.max(places[n] ?? 0, least);
    least = (found[n] ?? 0) + gap;
  }
  let most = high;
  for (const n of order.reverse()) {
    found[n] = Math.min(found[n] ?? 0, most);
    most = (found[n] ?? 0) - gap;
  }
  return found;
}

/** What to take away, in a sentence or two; nothing, where nothing clearly cost something. */
export function lesson(words: Words, review: ReviewFacts): string {
  const found = review.take_away;
  if (!found) return "";
  const prompt = { said: words.prompt(found.prompt) };
  const said = words.say("review-lesson", {
    prompt,
    decisions: found.decisions,
    points: rounded(found.points / found.decisions),
  });
  const more = Object.entries({ part: found.part, theme: found.theme })
    .filter(([kind, word]) => word && words.has(`${kind}-${word}`))
    .map(([kind, word]) =>
      words.say(`review-lesson-${kind}`, { [kind]: { said: words.say(`${kind}-${word}`) } }),
    );
  return [said, ...more].join(" ");
}

/** How the game stood, in points or in per cent. */
export const stood = (words: Words, review: ReviewFacts, value: number): string =>
  review.alone
    ? String(Math.round(value))
    : words.say("review-percent", { percent: Math.round(100 * value) });

/** By how much that changed, with its sign; nothing, where it rounds to nothing. */
export function change(words: Words, review: ReviewFacts, gap: number): string {
  const size = stood(words, review, Math.abs(gap));
  const sign = gap > 0 ? "+" : "−";
  return size === stood(words, review, 0) ? "" : sign + size;
}

/** How many hints a seat used; null where it could ask for none: people played each other, or the game came from elsewhere. */
export function hintsOf(
  { table, players, result }: Pick<State, "table" | "players" | "result">,
  seat: number,
) {
  const count = result?.hints[seat] ?? 0;
  const people = players.filter((player) => player.kind === "human").map((player) => player.seat);
  const possible = people.length === 1 && people[0] === seat && table.start !== "record";
  return count || possible ? count : null;
}
