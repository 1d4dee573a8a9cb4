/** The server's messages by the names that the page uses; their types are written by the server itself. */

import type * as api from "../generated/api";

export type GameInfo = api.GameFacts;
export type Component = api.ComponentFacts;
export type Lesson = api.LessonFacts;
export type Player = api.PlayerFacts;
export type Seated = api.SeatedFacts;
export type Summary = api.Summary;
export type Me = api.MeFacts;
export type TableRequest = api.NewTable;
export type Refusal = api.RefusalFacts;
export type WhyNot = api.WhyNot;
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

export type AnyView = api.AnyView;
export type State = api.State;
export type PositionAnswer = api.Position;
export type { ClientMessage, ServerMessage } from "../generated/api";

/** A view of nothing, until the first one comes. */
export const NO_VIEW: AnyView = {
  game: "",
  seats: 0,
  viewer: null,
  options: {},
  over: false,
  asked: [],
  winners: [],
  round: 0,
  phase: "",
  scores: [],
  seat: [],
};
