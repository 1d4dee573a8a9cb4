/** Requests to the table server. Whatever it refuses is thrown as a `Refused`. */

import type {
  BookFacts,
  ContentsFacts,
  GameDecks,
  HintFacts,
  Invitation,
  NewDeck,
  PuzzleAnswer,
  PuzzleFacts,
  PuzzlePosition,
  ReachFacts,
  ReviewState,
  WorkshopFacts,
} from "../generated/api";
import type { Lang } from "./prefs.svelte";
import type {
  Component,
  GameInfo,
  History,
  Joined,
  Lesson,
  Made,
  Me,
  NewWay,
  Notices,
  PositionAnswer,
  Refusal,
  Row,
  State,
  Summary,
  TableRequest,
  WhyNot,
} from "./messages";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ id: "no-connection", text: "The server does not answer." });
  }
  const text = await answer.text();
  if (!answer.ok) {
    let refusal: Refusal = { id: "try-again", text: answer.statusText };
    try {
      refusal = (JSON.parse(text) as { refusal: Refusal }).refusal ?? refusal;
    } catch {
      // what is not JSON comes from something between us and the server
    }
    throw new Refused(refusal);
  }
  return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const asked = kept.get(path) ?? get<T>(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked as Promise<T>;
}

export const api = {
  me: () => get<Me>("me"),
  rename: (name: string) => post<Me>("me", { name }),
  signUp: (login: string, password: string) => post<Me>("accounts", { login, password }),
  signIn: (login: string, password: string) => post<Me>("login", { login, password }),
  signOut: () => post<unknown>("logout"),
  notices: () => get<Notices>("notices"),
  tellMe: (way: NewWay) => post<Notices>("notices", way),
  confirmMail: (way: string, code: string) => post<Notices>(`notices/${way}/confirm`, { code }),
  stopTelling: (way: string) => post<Notices>(`notices/${way}/stop`),
  quiet: (table: string, quiet: boolean) => post<unknown>(`tables/${table}/quiet`, { quiet }),
  games: () => once<GameInfo[]>("games"),
  text: (lang: Lang, game = "") => once<string>(`text/${game ? `${game}/` : ""}${lang}.ftl`),
  components: (game: string, lang: Lang, table = "") =>
    once<Component[]>(`${table ? `tables/${table}` : `games/${game}`}/components?lang=${lang}`),
  workshop: (game: string) => once<WorkshopFacts>(`games/${game}/workshop`),
  /** All components as they are with a component file; refused where it does not fit. */
  checkBox: (game: string, lang: Lang, data: string) =>
    post<Component[]>(`games/${game}/workshop?lang=${lang}`, { data }),
  sheet: (table: string) => get<Row[]>(`tables/${table}/sheet`),
  lessons: (game: string) => once<Lesson[]>(`games/${game}/lessons`),
  rules: (game: string, lang: Lang, asked: Record<string, string>) =>
    once<string>(`games/${game}/rules?${new URLSearchParams({ ...asked, lang })}`),
  book: (game: string, lang: Lang, asked: Record<string, string>) =>
    once<BookFacts>(`games/${game}/book?${new URLSearchParams({ ...asked, lang })}`),
  contents: (game: string, lang: Lang) => once<ContentsFacts>(`games/${game}/contents?lang=${lang}`),
  decks: (game: string) => get<GameDecks>(`games/${game}/decks`),
  keepDeck: (game: string, deck: NewDeck) => post<GameDecks>(`games/${game}/decks`, deck),
  dropDeck: (game: string, name: string) => post<GameDecks>(`games/${game}/decks/drop`, { name }),
  lobby: () => get<Summary[]>("tables"),
  create: (table: TableRequest) => post<Made>("tables", table),
  reach: () => once<ReachFacts>(`reach?at=${encodeURIComponent(location.origin)}`),
  invitation: (table: string) =>
    get<Invitation>(`tables/${table}/invitation?at=${encodeURIComponent(location.origin)}`),
  join: (table: string, name: string, invitation: string) =>
    post<Joined>(`tables/${table}/join`, {
      name,
      ...(invitation ? { invitation } : {}),
    }),
  seat: (table: string, seat: number, wanted: { kind: string; bot?: string }) =>
    post<unknown>(`tables/${table}/seats/${seat}`, wanted),
  leave: (table: string, seat?: number) =>
    post<unknown>(`tables/${table}/leave`, seat === undefined ? {} : { seat }),
  list: (table: string, where: "shown" | "hidden" | "removed") =>
    post<unknown>(`tables/${table}/list`, { where }),
  comeBack: (table: string) => post<unknown>(`tables/${table}/return`),
  state: (table: string, query = "") => get<State>(`tables/${table}${query}`),
  act: (table: string, what: string, body: unknown) =>
    post<{ version: number; state: State }>(`tables/${table}/${what}`, body),
  whyNot: (table: string, thing: string, chosen: readonly string[], seat: number) => {
    const query = new URLSearchParams({ thing, seat: String(seat) });
    for (const word of chosen) query.append("chosen", word);
    return get<WhyNot>(`tables/${table}/why-not?${query}`);
  },
  position: (table: string, position: number, seat: string) =>
    get<PositionAnswer>(`tables/${table}/positions/${position}?seat=${seat}`),
  history: (table: string) => get<History>(`tables/${table}/history`),
  review: (table: string, seat: number) => get<ReviewState>(`tables/${table}/reviews/${seat}`),
  makeReview: (table: string, seat: number) => post<ReviewState>(`tables/${table}/reviews/${seat}`),
  hint: (table: string, seat: number) => post<HintFacts>(`tables/${table}/hint`, { seat }),
  puzzles: (game: string) => once<PuzzleFacts[]>(`games/${game}/puzzles`),
  puzzle: (game: string, id: string) => once<PuzzlePosition>(`games/${game}/puzzles/${id}`),
  solve: (game: string, id: string, action: string) =>
    post<PuzzleAnswer>(`games/${game}/puzzles/${id}`, { action }),
  record: (table: string) => get<string>(`tables/${table}/record`),
};
