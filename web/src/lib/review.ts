/** A review in words: the same messages as on the terminal. */

import type { ReviewFacts, ReviewMoment, ReviewOption } from "../generated/api";
import type { State } from "./messages";
import { parse } from "./options";
import type { Words } from "./words";

const SMALL = 0.5;
const MOST_PARTS = 3;

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

/** A moment in one sentence. */
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

/** Where the difference comes from, if playing on finds it too. */
export function why(words: Words, moment: ReviewMoment): string {
  const found = pair(moment);
  if (!found) return "";
  const [better, other] = found;
  const kinds = [...new Set([...Object.keys(better.parts), ...Object.keys(other.parts)])];
  const gaps = kinds.map((kind): [string, number] => [
    kind,
    (better.parts[kind] ?? 0) - (other.parts[kind] ?? 0),
  ]);
  const whole = gaps.reduce((sum, [kind, gap]) => sum + (kind === "others" ? -gap : gap), 0);
  if (whole < SMALL) return "";
  const told = gaps
    .filter(([kind, gap]) => Math.abs(gap) >= SMALL && words.has(`part-${kind}`))
    .sort((one, two) => Math.abs(two[1]) - Math.abs(one[1]))
    .slice(0, MOST_PARTS)
    .map(([kind, gap]) =>
      words.say(`review-part-${gap > 0 ? "more" : "less"}`, {
        part: { said: words.say(`part-${kind}`) },
        points: rounded(gap),
      }),
    );
  return told.length ? words.say("review-why", { parts: { said: told.join(", ") } }) : "";
}

/** What to take away, in a sentence or two; nothing, where nothing clearly cost something. */
export function lesson(words: Words, review: ReviewFacts): string {
  const found = review.take_away;
  if (!found) return "";
  const prompt = { said: words.prompt(found.prompt) };
  const said = words.say("review-lesson", {
    prompt,
    decisions: found.decisions,
    points: rounded(found.points),
  });
  const part = `part-${found.part}`;
  if (!found.part || !words.has(part)) return said;
  return `${said} ${words.say("review-lesson-part", { part: { said: words.say(part) } })}`;
}

/** How the game stood, in points or in per cent. */
export const stood = (words: Words, review: ReviewFacts, value: number): string =>
  review.alone
    ? String(Math.round(value))
    : words.say("review-percent", { percent: Math.round(100 * value) });

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
