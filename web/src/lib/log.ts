/** The log for people: grouped by turn, newest first, and what happened since one's own last move marked. */

import type { Line } from "./messages";

export interface Turn {
  key: string;
  round: number;
  fresh: boolean;
  lines: Line[];
}

const QUIET = new Set(["vote"]);

/** A play of which nothing may be known, or nothing came. */
const silent = (line: Line, you: number | null): boolean =>
  line.kind === "play" && !line.events?.length && (line.undone === true || line.seat !== you);

export function grouped(log: readonly Line[], you: number | null): Turn[] {
  const mine = you === null ? -1 : log.findLastIndex((line) => line.kind === "play" && line.seat === you);
  const turns: Turn[] = [];
  let last: Turn | undefined;
  log.forEach((line, index) => {
    if (QUIET.has(line.kind) || silent(line, you)) return;
    const fresh = index > mine && mine >= 0;
    const key = `${line.turn ?? last?.key.split("/")[0] ?? "0"}/${fresh}`;
    if (!last || last.key !== key) {
      last = { key, round: line.round ?? last?.round ?? 0, fresh, lines: [] };
      turns.push(last);
    }
    last.lines.unshift(line);
  });
  turns.reverse();
  const seen = new Map<string, number>();
  for (const turn of turns) {
    const again = seen.get(turn.key) ?? 0;
    seen.set(turn.key, again + 1);
    if (again) turn.key += `/${again}`;
  }
  let told = false;
  for (const turn of turns) {
    if (turn.fresh && told) turn.fresh = false;
    told ||= turn.fresh;
  }
  return turns;
}
