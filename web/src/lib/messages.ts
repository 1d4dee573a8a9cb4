/** The server's messages by the names that the page uses; their types are written by the server itself. */

import type * as api from "../generated/api";

export type GameInfo = api.GameFacts;
export type Component = api.ComponentFacts;
export type Lesson = api.LessonFacts;
export type Player = api.PlayerFacts;
export type Summary = Omit<api.Summary, "players"> & { players: Player[] };
export type Me = Omit<api.MeFacts, "tables"> & { tables?: Summary[] };
export type TableRequest = api.NewTable;
export type Refusal = api.RefusalFacts & { reason?: string; why?: string };
export type Line = api.Line;
export type Decision = api.DecisionFacts;
export type Vote = api.VoteFacts;
export type Row = api.SheetRow;
export type Notices = api.Notices;
export type Way = api.WayFacts;
export type NewWay = api.NewWay;
export type Made = api.Made;
export type Joined = api.Joined;
export type History = api.History;

/** What every game's view has. */
export interface AnyView {
  game: string;
  seats: number;
  viewer: number | null;
  over: boolean;
  asked: { seat: number; prompt: string }[];
  winners: number[];
  round: number;
  phase: string;
  scores: (number | null)[];
  seat: unknown[];
  [key: string]: unknown;
}
export type State = Omit<api.State, "view" | "log"> & { view: AnyView | null; log: Line[] };
export type PositionAnswer = Omit<api.Position, "view" | "line"> & { view: AnyView; line: Line | null };

/** A view of nothing, until the first one comes. */
export const NO_VIEW: AnyView = {
  game: "",
  seats: 0,
  viewer: null,
  over: false,
  asked: [],
  winners: [],
  round: 0,
  phase: "",
  scores: [],
  seat: [],
};
