// Written by `neuland serve --types` from the server's definitions: do not edit.

/** What you know of the game. Every game's view has these members, and its own besides. */
export interface AnyView {
  game: string;
  seats: number;
  viewer: number | null;
  options: { [key: string]: any };
  over: boolean;
  asked: AskedFacts[];
  winners: number[];
  round: number;
  phase: string;
  scores: (number | null)[];
  seat: any[];
  [more: string]: unknown;
}

/** Who is asked what, as far as others may know. */
export interface AskedFacts {
  seat: number;
  prompt: string;
}

/** The rules of one table, put together by the game. */
export interface BookFacts {
  title: string;
  about: string;
  summary: GlanceFacts[];
  chapters: ChapterFacts[];
  notes: string[];
}

/** An owner's component file. */
export interface Box {
  data?: string;
}

/** The server stops for a moment: connect again. */
export interface ByeMessage {
  type: "bye";
}

/** A yes or no. */
export interface CastVote {
  vote: number;
  yes: boolean;
  seat?: number | null;
  id?: string | null;
}

/** What the host does with a seat before the start. */
export interface ChangeSeat {
  kind: "bot" | "open";
  bot?: string;
}

/** What is said about one phase, or one part of set-up and scoring. */
export interface ChapterFacts {
  id: string;
  title: string;
  clauses: ClauseFacts[];
}

/** Something said; whoever only watches says by what name. */
export interface Chat {
  text: string;
  name?: string | null;
  seat?: number | null;
  id?: string | null;
}

/** A sentence of the rules, the rules that it says, and which part of the game brought them. */
export interface ClauseFacts {
  text: string;
  rules: string[];
  source: string;
  mark: string;
  note: string;
}

/** A seat's time, in milliseconds. */
export interface ClockFacts {
  seat: number;
  left: number;
  running: boolean;
}

/** How much time everybody has. */
export interface ClockWish {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
  on_timeout?: "vote" | "bot";
}

/** A card, tile or square. */
export interface ComponentFacts {
  id: string;
  kind: string;
  name: string;
  about: string;
  facts: { [key: string]: any };
  source: string;
  confidence: string;
  official_name: boolean;
}

/** What came by mail. */
export interface Confirm {
  code: string;
}

/** All games of a book. */
export interface ContentsFacts {
  parts: PartFacts[];
  pages: PageFacts[];
}

/** What you are asked. */
export interface DecisionFacts {
  seat: number;
  prompt: string;
  since: number;
  options: string[];
  foresight: { [key: string]: ForesightFacts } | null;
}

/** A deck: ready-made (without a name), or somebody's own. */
export interface DeckFacts {
  name: string;
  faction: string;
  format: string;
  designs: string[];
}

/** A design of a faction: all its copies are in a deck, or none. */
export interface DesignFacts {
  id: string;
  faction: string;
  cards: string[];
  added: boolean;
}

/** A request that was carried out. No state for who has left a private table. */
export interface Done {
  version: number;
  state: State | null;
}

/** What you asked for is safely kept. */
export interface DoneMessage {
  type: "done";
  id: string | null;
  version: number;
}

/** The name of a deck that is wanted no more. */
export interface DropDeck {
  name: string;
}

/** Something that happened in the game. */
export interface Event {
  id: string;
  args: { [key: string]: any };
}

/** One word of an entry that an owner can correct, and what may stand there. */
export interface FieldFacts {
  id: string;
  type: "choice" | "some" | "goods" | "number" | "numbers" | "rows" | "entry" | "kinds";
  of: string[];
  least: number;
  most: number;
  step: number;
  optional: boolean;
  fields: FieldFacts[];
  kinds: { [key: string]: { [key: string]: FieldFacts[] } };
}

/** What an option costs and brings, as far as you can know: goods by their words. What is empty is left out. */
export interface ForesightFacts {
  costs?: { [key: string]: number };
  ways?: { [key: string]: number }[];
  brings?: { [key: string]: number };
  loses?: { [key: string]: number };
  points?: number;
  notes?: Event[];
  about?: string;
  certain?: boolean;
  plain?: boolean;
}

/** Where a table starts, if not at the deal. */
export interface From {
  table?: string | null;
  position?: number | null;
  seat?: number | null;
  record?: string | null;
  lesson?: string | null;
  case?: string | null;
}

/** What decks are built from, the ready-made ones, and yours. */
export interface GameDecks {
  formats: string[];
  shape: ShapeFacts[];
  pool: DesignFacts[];
  ready: DeckFacts[];
  mine: DeckFacts[];
}

/** A game of the catalog. */
export interface GameFacts {
  id: string;
  names: { [key: string]: string };
  about: { [key: string]: string };
  seats: number[];
  options: OptionFacts[];
  rules: number;
  stage: string;
  designer: string;
  publisher: string;
  credits: { [key: string]: string };
  data: boolean;
  bots: string[];
  lessons: string[];
  puzzles: boolean;
  spent: string[];
  book: boolean;
  workshop: boolean;
}

/** What is to be known at a glance. */
export interface GlanceFacts {
  about: string;
  text: string;
}

/** The first message of a WebSocket. */
export interface Hello {
  type: "hello";
  since?: number;
  seat?: number | "none" | null;
  token?: string | null;
}

/** What a strong player would look at: two or three options, best first. */
export interface HintFacts {
  options: ReviewOption[];
}

/** Scores over time. */
export interface History {
  steps: [number, number[]][];
}

/** A table in people's words. */
export interface InWords {
  version: number;
  board: string;
  asked: string[];
  options: Said[];
  deal: string;
  log: string[];
}

/** What brings a friend to a table: a link, and its QR code row by row (1 is dark). */
export interface Invitation {
  reach: "machine" | "network" | "anywhere";
  address: string;
  link: string;
  code: string[];
}

/** Sitting down. */
export interface Join {
  name: string;
  invitation?: string | null;
  seat?: number | null;
  token?: boolean;
}

/** A seat taken. */
export interface Joined {
  seat: number;
  token?: string | null;
  state: State;
}

/** With what a browser's push messages are sealed. */
export interface Keys {
  p256dh: string;
  auth: string;
}

/** A tutorial position. */
export interface LessonFacts {
  id: string;
  rule: string;
  seats: number;
  text: { [key: string]: string };
  note: string;
}

/** How far the pupil of a guided lesson has come. */
export interface LessonState {
  at: number;
  of: number;
  asks: { [key: string]: string } | null;
  said: { [key: string]: string } | null;
  right: boolean;
}

/** One entry of a table, as the viewer may know it. What its kind has no use for is left out. */
export interface Line {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  position?: number | null;
  turn?: number | null;
  round?: number | null;
  phase?: string | null;
  action?: string | null;
  events?: Event[] | null;
  undone?: boolean | number[] | null;
  starts?: boolean;
  ends?: boolean;
  name?: string;
  text?: string;
  what?: "undo" | "bot" | null;
  to?: number | null;
  of?: number | null;
  bot?: string | null;
  was?: string;
  why?: string;
  vote?: number | null;
  yes?: boolean | null;
  carried?: boolean;
}

/** Where one finds a table in one's list: `hidden` until one is asked again, `removed` for good. */
export interface Listed {
  where: "shown" | "hidden" | "removed";
}

/** Coming back. */
export interface LogIn {
  login: string;
  password: string;
  token?: boolean;
}

/** A new table. */
export interface Made {
  table: string;
  invitation: string | null;
  token?: string | null;
  state: State;
}

/** One's name. */
export interface Me {
  name: string;
  token?: boolean;
}

/** Who you are, and your tables. */
export interface MeFacts {
  player: PersonFacts | null;
  tables?: Summary[];
  token?: string | null;
}

/** A deck to be kept under a name. */
export interface NewDeck {
  name: string;
  faction: string;
  format: string;
  designs: string[];
}

/** A table to be made. */
export interface NewTable {
  game?: string | null;
  seats?: SeatWish[] | null;
  options?: { [key: string]: string | number | boolean };
  seed?: string | number | null;
  data?: string;
  visibility?: "public" | "link" | "private";
  clock?: ClockWish;
  gallery?: boolean;
  from?: From | null;
  name?: string | null;
  token?: boolean;
}

/** A way to be told that it is one's turn. */
export interface NewWay {
  kind: "webhook" | "mail" | "push";
  address: string;
  keys?: Keys | null;
  lang?: "en" | "de";
}

/** What the server offers, your ways, and the tables that are to keep quiet. */
export interface Notices {
  mail: boolean;
  push_key: string;
  ways: WayFacts[];
  quiet: string[];
}

/** A choice about the rules. */
export interface OptionFacts {
  id: string;
  choices: string[];
  default: string;
  seats: number[];
  free: boolean;
  when: { [key: string]: string[] };
}

/** One of the games of a book: the options that make it, its name, and what to look for. */
export interface PageFacts {
  options: { [key: string]: string };
  title: string;
  words: string[];
  parts: string[];
  rules: number;
  facts: { [key: string]: string };
}

/** What the games of a book are put together from, and what it brings in each place. */
export interface PartFacts {
  id: string;
  name: string;
  brings: string[];
}

/** A component that had to be reconstructed, in the words of component files. */
export interface PartToCorrect {
  kind: string;
  id: string;
  group: string;
  values: { [key: string]: any };
}

export type Patch = [] | [any] | [number, number, any[]] | { [key: string]: Patch };

/** A player. */
export interface PersonFacts {
  id: string;
  name: string;
  login: string | null;
}

/** Keeps a connection open. */
export interface Ping {
  type: "ping";
}

/** An answer to a decision. */
export interface Play {
  version: number;
  action: string;
  seat?: number | null;
  id?: string | null;
}

/** Who sits at a seat, and whether that player is there. */
export interface PlayerFacts {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
  connected: boolean;
  away_since: number | null;
  late: boolean;
  waits: boolean;
}

/** The answer to a ping. */
export interface PongMessage {
  type: "pong";
  now: number;
  version: number;
}

/** A moment of a game. */
export interface Position {
  position: number;
  last: number;
  view: AnyView;
  line: Line | null;
}

/** Who is there now. */
export interface PresenceMessage {
  type: "presence";
  players: PlayerFacts[];
  spectators: number;
}

/** Starting a vote. */
export interface Propose {
  what: "undo" | "bot";
  to?: number | null;
  turn?: boolean;
  of?: number | null;
  bot?: string | null;
  seat?: number | null;
  id?: string | null;
}

/** Whether an answer is right, which one is, and why, in the languages that there are. */
export interface PuzzleAnswer {
  right: boolean;
  answer: string;
  text: { [key: string]: string };
}

/** A puzzle, by the kind of move that is its answer: the id of a text `theme-ID`. */
export interface PuzzleFacts {
  id: string;
  theme: string;
}

/** The position of a puzzle, as whoever is asked sees it. */
export interface PuzzlePosition {
  id: string;
  theme: string;
  view: AnyView;
  decision: DecisionFacts;
}

/** Whether a table's notices are wanted. */
export interface Quiet {
  quiet: boolean;
}

/** Who can reach the server, and at which address. */
export interface ReachFacts {
  reach: "machine" | "network" | "anywhere";
  address: string;
}

/** Playing again what was taken back. */
export interface Redo {
  version: number;
  seat?: number | null;
  id?: string | null;
}

/** Why a request was not carried out; what the id has no use for is left out. */
export interface RefusalFacts {
  id: string;
  text: string;
  where?: string;
  reason?: string;
  why?: string;
  to?: number | null;
  version?: number;
  seconds?: number;
}

/** What you asked for is not carried out. */
export interface RefusalMessage {
  type: "refusal";
  id: string | null;
  refusal: RefusalFacts;
}

/** The answer to a request that was not carried out. */
export interface Refused {
  refusal: RefusalFacts;
  state?: State | null;
}

/** A problem, in the player's words. */
export interface Report {
  note: string;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  ranking: number[][];
  sheets: SheetRow[][];
  hints: number[];
  record: boolean;
}

/** A game looked at again, for one seat. */
export interface ReviewFacts {
  game: string;
  seats: number;
  seat: number;
  alone: boolean;
  iterations: number;
  decisions: number;
  players: string[];
  scores: number[];
  winners: number[];
  over: boolean;
  near: number;
  course: ReviewLook[];
  moments: ReviewMoment[];
  take_away?: ReviewLesson | null;
  ended?: number | null;
}

/** The question at which most was lost. */
export interface ReviewLesson {
  prompt: string;
  decisions: number;
  points: number;
  part: string;
  theme?: string;
}

/** A decision that was looked at again. */
export interface ReviewLook {
  number: number;
  round: number;
  prompt: string;
  options: number;
  played: string;
  best: string;
  before: number;
  after: number;
  points: number;
  error: number;
  gain: number;
  chances: number[];
  clear?: boolean;
  gained?: number;
}

/** A decision that mattered. */
export interface ReviewMoment {
  look: ReviewLook;
  good: boolean;
  alternatives: ReviewOption[];
}

/** An option that was thought about. */
export interface ReviewOption {
  action: string;
  chance: number;
  points: number;
  error: number;
  foresight: ForesightFacts;
  parts: { [key: string]: number };
  why?: { [key: string]: number };
  gains?: ForesightFacts;
  first_sight: boolean;
  mine: boolean;
}

/** How far a review is. */
export interface ReviewState {
  status: "none" | "making" | "made" | "failed";
  done: number;
  steps: number;
  review: ReviewFacts | null;
}

/** An option, a person's words for it, and what there is to know before it is chosen. */
export interface Said {
  action: string;
  text: string;
  foreseen: string;
}

/** Who is to sit somewhere. */
export interface SeatWish {
  kind: "human" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Who sits at a seat; without a name a bot, or somebody who is known by the seat's number alone. */
export interface SeatedFacts {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string;
  bot: string | null;
}

/** How many designs with so many copies a deck has. */
export interface ShapeFacts {
  copies: number;
  designs: number;
}

/** Where points came from. */
export interface SheetRow {
  id: string;
  args: { [key: string]: any };
  points: number;
}

/** An account for one's player. */
export interface SignUp {
  login: string;
  password: string;
  name?: string | null;
}

/** An answer to a puzzle. */
export interface Solve {
  action: string;
}

/** A table as one viewer sees it. */
export interface State {
  version: number;
  position: number;
  table: TableFacts;
  you: You;
  players: PlayerFacts[];
  view: AnyView | null;
  decisions: DecisionFacts[];
  undo: UndoFacts | null;
  votes: VoteFacts[];
  clocks: ClockFacts[] | null;
  now: number;
  spectators: number;
  lesson: LessonState | null;
  result: Result | null;
  log: Line[];
}

/** The first message of a connection: the table as you see it. */
export interface StateMessage {
  type: "state";
  state: State;
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  seats: number;
  status: string;
  players: SeatedFacts[];
  options: { [key: string]: any };
  visibility: string;
  created: number;
  changed: number;
  your_turn: boolean;
  asked: number[];
  round: number;
  phase: string;
  start: "deal" | "record" | "position" | "case";
  hidden: boolean;
}

/** What is fixed about a table. */
export interface TableFacts {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: { [key: string]: any };
  data: boolean;
  status: "open" | "running" | "finished" | "frozen";
  notice: string | null;
  seed_policy: "random" | "chosen";
  seed: string | null;
  commitment: string | null;
  salt: string | null;
  committed: string | null;
  start: "deal" | "record" | "position" | "case";
  text: { [key: string]: string } | null;
  parent: string | null;
  visibility: "public" | "link" | "private";
  clock: { [key: string]: any };
  gallery: boolean;
  created: number;
  invitation: string | null;
}

/** Taking back. */
export interface Undo {
  version: number;
  to?: number | null;
  turn?: boolean;
  seat?: number | null;
  id?: string | null;
}

/** What you can take back. */
export interface UndoFacts {
  step: number | null;
  turn: number | null;
  why: string | null;
  redo: string | null;
}

/** What has changed since the last message: new lines, and of the state those members that are other than before.
View and questions are long and change little: a patch of the state says what is other in them. */
export interface UpdateMessage {
  type: "update";
  since: number;
  version: number;
  now: number;
  log: Line[];
  patch?: { [key: string]: Patch };
  position?: number;
  table?: TableFacts;
  players?: PlayerFacts[];
  undo?: UndoFacts | null;
  votes?: VoteFacts[];
  clocks?: ClockFacts[] | null;
  lesson?: LessonState | null;
  result?: Result | null;
}

/** An open vote. */
export interface VoteFacts {
  id: number;
  what: "undo" | "bot";
  by: number;
  to: number | null;
  seat: number | null;
  bot: string | null;
  why: string | null;
  yes: number[];
  waiting: number[];
}

/** A way in which you are told that it is your turn. */
export interface WayFacts {
  id: string;
  kind: "webhook" | "mail" | "push";
  address: string;
  confirmed: boolean;
}

/** Which of one's seats. */
export interface Whose {
  seat?: number | null;
}

/** Why something is not possible: the id of a text `reason-ID`; null if it is possible. */
export interface WhyNot {
  reason: string | null;
}

/** What an owner of the box can correct, and how. */
export interface WorkshopFacts {
  forms: { [key: string]: FieldFacts[] };
  parts: PartToCorrect[];
  entry: string;
  section: string;
}

/** Who the state is for. */
export interface You {
  seat: number | null;
  seats: number[];
  host: boolean;
}

export type RefusalId = "malformed" | "too-large" | "too-slow" | "too-fast" | "unknown-game" | "unknown-table" | "unknown-step" | "unknown-page" | "bad-option" | "bad-record" | "bad-scenario" | "bad-data" | "no-player" | "no-operator" | "bad-login" | "login-taken" | "foreign-origin" | "not-yours" | "no-seat" | "not-running" | "not-your-turn" | "illegal-action" | "malformed-action" | "stale" | "nothing-to-undo" | "nothing-to-redo" | "needs-consent" | "no-vote" | "not-absent" | "people-play" | "still-running" | "no-record" | "not-offered" | "too-many" | "wrong-code" | "not-sent" | "try-again";

/** How actions name seats. */
export const SEAT_WORDS: readonly string[] = ["player-1", "player-2", "player-3", "player-4", "player-5", "player-6", "player-7", "player-8"];

/** Values of events that are seat numbers. */
export const SEAT_VALUES: readonly string[] = ["seat", "other"];

/** What the server sends over a table's WebSocket. */
export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | DoneMessage
  | RefusalMessage
  | PresenceMessage
  | PongMessage
  | ByeMessage;

/** What is sent to the server over a table's WebSocket. */
export type ClientMessage =
  | Hello
  | Ping
  | ({ type: "play" } & Play)
  | ({ type: "undo" } & Undo)
  | ({ type: "redo" } & Redo)
  | ({ type: "propose" } & Propose)
  | ({ type: "vote" } & CastVote)
  | ({ type: "chat" } & Chat);
