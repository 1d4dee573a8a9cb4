/** How a state is kept up to date: what each message of the server makes of it. */

import type { Line, ServerMessage, State } from "./messages";
import { patched } from "./patches";

export type Changed = Extract<ServerMessage, { type: "update" | "presence" }>;

/** A complete state; where it brings the last lines only, those before are the ones we have. */
export function arrived(before: State | null, state: State): State {
  const first = state.log[0]?.version ?? state.version + 1;
  return { ...state, log: [...(before?.log ?? []).filter((line) => line.version < first), ...state.log] };
}

/** The state after a change; null if something in between was lost, and the state has to be asked for anew. */
export function changed(state: State, message: Changed): State | null {
  if (message.type === "presence")
    return { ...state, players: message.players, spectators: message.spectators };
  const { type: _, since, patch, log, ...members } = message;
  if (since !== state.version) return null;
  const seen = (patch ? patched(state, patch) : state) as State;
  return { ...seen, ...members, log: continued(state.log, log) };
}

/** The log with its new lines; those that they took back are marked. */
function continued(earlier: Line[], lines: readonly Line[]): Line[] {
  if (!lines.length) return earlier;
  const known = new Set(lines.map((line) => line.version));
  const undone = new Set(lines.flatMap((line) => (Array.isArray(line.undone) ? line.undone : [])));
  return [
    ...earlier
      .filter((line) => !known.has(line.version))
      .map((line) => (undone.has(line.version) ? { ...line, undone: true } : line)),
    ...lines,
  ];
}
