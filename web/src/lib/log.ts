/** The log for people: grouped by turn, and what happened since one's own last move marked. */

import type { Line } from "./messages";
import { deedFirst, gathered, type Told, type Words } from "./words";

export interface Turn {
  key: string;
  round: number;
  /** Whether it happened since my last move. */
  recent: boolean;
  /** The uppermost of those. */
  fresh: boolean;
  /** The first of its round, from above. */
  opens: boolean;
  lines: Line[];
}

const QUIET = new Set(["vote"]);
/** Verbs that end a turn. */
const ENDS = new Set(["done", "end"]);

/** A play of which nothing may be known, or nothing came. */
const silent = (line: Line, you: number | null): boolean =>
  line.kind === "play" && !line.events?.length && (line.undone === true || line.seat !== you);

/** A choice that others do not see yet is told by what came of it, once that stands in the same turn: one line that
 * leads back to where the choice was made. */
function completed(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (let line of lines) {
    const tells = line.kind === "play" && line.events?.length && line.undone !== true;
    for (let choice = kept.at(-1); tells && choice && untold(choice, line.seat); choice = kept.at(-1)) {
      line = { ...line, ...(choice.position === undefined ? {} : { position: choice.position }) };
      kept.pop();
    }
    const before = kept.at(-1);
    if (before && tells && again(before, line))
      kept[kept.length - 1] = { ...before, events: [...(before.events ?? []), ...(line.events ?? [])] };
    else kept.push(line);
  }
  return kept;
}

/** Whether a line tells of nothing but the same once more, so that one line can say how often. */
const again = (before: Line, line: Line): boolean =>
  before.undone !== true && gathered([...(before.events ?? []), ...(line.events ?? [])]).length === 1;

const untold = (line: Line, seat: number | null | undefined): boolean =>
  line.kind === "play" && line.seat === seat && !line.events?.length;

/** That a turn was ended need not be told beneath what was done in it. */
const ended = (lines: readonly Line[]): Line[] =>
  lines.filter(
    (line, place) => !place || !untold(line, line.seat) || !ENDS.has(String(line.action?.split(" ")[0])),
  );

/** Turns in one order, the newest first or last; within a turn what was done stands above what came of it. */
export function grouped(
  log: readonly Line[],
  you: number | null,
  newest: "first" | "last" = "first",
): Turn[] {
  const mine = you === null ? -1 : log.findLastIndex((line) => line.kind === "play" && line.seat === you);
  const turns: Turn[] = [];
  let last: Turn | undefined;
  log.forEach((line, index) => {
    if (QUIET.has(line.kind) || silent(line, you)) return;
    const recent = index > mine && mine >= 0;
    const key = `${line.turn ?? last?.key.split("/")[0] ?? "0"}/${recent}`;
    if (!last || last.key !== key) {
      last = { key, round: line.round ?? last?.round ?? 0, recent, fresh: false, opens: false, lines: [] };
      turns.push(last);
    }
    last.lines.push(line);
  });
  for (const turn of turns) turn.lines = ended(completed(turn.lines));
  if (newest === "first") turns.reverse();
  const seen = new Map<string, number>();
  for (const turn of turns) {
    const again = seen.get(turn.key) ?? 0;
    seen.set(turn.key, again + 1);
    if (again) turn.key += `/${again}`;
  }
  turns.forEach((turn, place) => {
    turn.fresh = turn.recent && !turns[place - 1]?.recent;
    turn.opens = turns[place - 1]?.round !== turn.round || turn.fresh;
  });
  return turns;
}

/** What others did since my last move, as events; what they chose at once with me comes with my own line. */
export function sinceMine(log: readonly Line[], mine: readonly number[]): Told[] {
  const since = log.findLastIndex((line) => line.kind === "play" && mine.includes(line.seat ?? -1));
  if (since < 0) return [];
  const told = log.slice(since).filter((line) => line.undone !== true);
  return gathered(told.flatMap((line) => deedFirst(line.events ?? []))).filter(
    ({ args }) => typeof args["seat"] === "number" && !mine.includes(args["seat"]),
  );
}

/** The log as it was at a position: what is no move stands where it happened. */
export function upTo(log: readonly Line[], position: number): Line[] {
  let at = -1;
  return log.filter((line) => {
    if (line.undone === true) return false;
    at = line.position ?? at;
    return at < position;
  });
}

const MOST_NEWS = 6;

/** One summary of the news and the question: the last few things, and how many there were before them. */
export const announced = (
  news: readonly string[],
  question: string,
  more: (count: number) => string,
): string =>
  [
    ...(news.length > MOST_NEWS ? [more(news.length - MOST_NEWS)] : []),
    ...news.slice(-MOST_NEWS),
    question,
  ].join(" ");

/** What somebody chose where nothing came of it that everybody sees: a sentence too. */
export const choiceText = (line: Line, words: Words): string =>
  line.action
    ? words.say("table-did", { seat: line.seat ?? 0, did: { said: words.action(line.action.split(" ")) } })
    : words.say("table-hidden", { seat: line.seat ?? 0 });

/** A line that is no move of the game: said by the server's own words, by the name that was known then. */
export function lineText(line: Line, words: Words): string {
  const kinds: Record<string, string> = {
    propose: Array.isArray(line.undone) ? "undo" : `propose-${line.what}`, // carried out: nobody else had a say
    vote: line.yes ? "vote-yes" : "vote-no",
    chat: line.seat === null ? "chat-gallery" : "chat",
  };
  return words.say(`table-${kinds[line.kind] ?? line.kind}`, {
    seat: line.name ? { said: line.name } : (line.seat ?? 0),
    other: line.of ?? 0,
    to: line.to ?? 0,
    count: Array.isArray(line.undone) ? line.undone.length : 1,
    why: { said: line.why ?? "" },
    text: { said: line.text ?? "" },
  });
}
