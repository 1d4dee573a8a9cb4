/** The server's messages, as docs/api.md describes them. */

import type { Value } from "./words";

export type Texts = Record<string, string>;

export interface GameOption {
  id: string;
  choices: string[];
  default: string;
  seats: number[];
  free: boolean;
}
export interface GameInfo {
  id: string;
  names: Texts;
  about: Texts;
  seats: number[];
  options: GameOption[];
  rules: number;
  stage: string;
  designer: string;
  publisher: string;
  bots: string[];
  lessons: string[];
}
export interface Component {
  id: string;
  kind: string;
  name: string;
  about: string;
  facts: Record<string, unknown>;
  source: string;
  confidence: string;
  official_name: boolean;
}
export interface Lesson {
  id: string;
  rule: string;
  seats: number;
  text: Texts;
  note: string;
}
export interface Player {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  connected: boolean;
  away_since: number | null;
  late: boolean;
}
export interface Summary {
  id: string;
  game: string;
  seats: number;
  status: string;
  players: Player[];
  visibility: string;
  created: number;
  changed: number;
  your_turn: boolean;
}
export interface Me {
  player: { id: string; name: string; login: string | null } | null;
  tables: Summary[];
}
export interface SeatRequest {
  kind: string;
  name?: string;
  bot?: string;
}
export interface Clock {
  kind: string;
  seconds?: number;
  increment?: number;
}
export interface TableRequest {
  game?: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  seed?: number;
  visibility?: string;
  clock?: Clock;
  from?: Record<string, unknown>;
}
export interface Told {
  id: string;
  args: Record<string, Value>;
}
export interface Line {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  position?: number;
  turn?: number;
  round?: number;
  phase?: string;
  action?: string | null;
  events?: Told[];
  undone?: boolean | number[];
  to?: number;
  text?: string;
  name?: string;
  bot?: string;
  yes?: boolean;
  what?: string;
}
export interface Decision {
  seat: number;
  prompt: string;
  since: number;
  options: string[];
}
export interface Vote {
  id: number;
  what: "undo" | "bot";
  by: number;
  to: number | null;
  seat: number | null;
  why: string | null;
  yes: number[];
  waiting: number[];
}
export interface Row {
  id: string;
  args: Record<string, Value>;
  points: number;
}
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
export interface State {
  version: number;
  position: number;
  table: {
    id: string;
    game: string;
    rules: number;
    seats: number;
    options: Record<string, string>;
    status: "open" | "running" | "finished" | "frozen";
    notice: string | null;
    seed_policy: string;
    seed: number | null;
    start: string;
    text: Texts;
    parent: string | null;
    visibility: string;
    clock: Clock;
    created: number;
    invitation: string | null;
  };
  you: { seat: number | null; seats: number[]; host: boolean };
  players: Player[];
  view: AnyView | null;
  decisions: Decision[];
  undo: { step: number | null; turn: number | null; why: string | null; redo: string | null };
  votes: Vote[];
  clocks: { seat: number; left: number; running: boolean }[] | null;
  now: number;
  spectators: number;
  result: { scores: number[]; winners: number[]; ranking: number[][]; sheets: Row[][] } | null;
  log: Line[];
}
export interface PositionAnswer {
  position: number;
  last: number;
  view: AnyView;
  line: Line | null;
}
