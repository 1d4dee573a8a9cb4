/** The line to a table: keeps its state, brings it back after a lost connection, and loses no action. */

import { api, Refused } from "./client";
import type { Refusal, State } from "./messages";

export type Link = "joining" | "connected" | "waiting" | "gone";
type Sent = { type: string; id: string } & Record<string, unknown>;
type Got =
  | { type: "state"; state: State }
  | ({ type: "update" } & Partial<State>)
  | { type: "done"; id: string; version: number }
  | { type: "refusal"; id?: string; refusal: Refusal }
  | ({ type: "presence" } & Partial<State>)
  | { type: "pong" | "bye" };

const LONGEST_WAIT = 8000;
const BEAT = 20_000;

export class Live {
  state: State | null = $state.raw(null);
  link: Link = $state("joining");
  /** What the server refused last, to be said to the player; set back by whoever said it. */
  refused: Refusal | null = $state.raw(null);
  #socket: WebSocket | null = null;
  #open = new Map<string, Sent>();
  #settled = new Map<string, (done: boolean) => void>();
  #tries = 0;
  #number = 0;
  #ended = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #seat: number | null;

  constructor(
    readonly table: string,
    seat: number | null = null,
  ) {
    this.#seat = seat;
    addEventListener("online", this.#now);
    this.#connect();
  }

  #now = (): void => {
    if (this.link === "waiting") this.#connect();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const seat = this.#seat === null ? {} : { seat: this.#seat };
      socket.send(JSON.stringify({ type: "hello", since: this.state?.version ?? 0, ...seat }));
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as Got);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hear(got: Got): void {
    switch (got.type) {
      case "state":
        this.#arrived(got.state);
        break;
      case "update":
      case "presence":
        this.#merge(got);
        break;
      case "done":
        this.#settle(got.id, true);
        break;
      case "refusal":
        this.refused = got.refusal;
        if (got.id) this.#settle(got.id, false);
    }
  }

  /** The first message after a connection: the log is laid on what we have, and open messages are sent again. */
  #arrived(state: State): void {
    const before = this.state?.log ?? [];
    const first = state.log[0]?.version ?? state.version + 1;
    this.state = { ...state, log: [...before.filter((line) => line.version < first), ...state.log] };
    this.link = "connected";
    this.#tries = 0;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#socket?.send(JSON.stringify({ type: "ping" })), BEAT);
    for (const message of this.#open.values()) this.#socket?.send(JSON.stringify(message));
  }

  #merge(update: Partial<State> & { type: string }): void {
    if (!this.state) return;
    const { type: _, log = [], ...changed } = update;
    const known = new Set(log.map((line) => line.version));
    const undone = new Set(log.flatMap((line) => (Array.isArray(line.undone) ? line.undone : [])));
    const earlier = this.state.log
      .filter((line) => !known.has(line.version))
      .map((line) => (undone.has(line.version) ? { ...line, undone: true } : line));
    this.state = { ...this.state, ...changed, log: [...earlier, ...log] };
  }

  #settle(id: string, done: boolean): void {
    this.#open.delete(id);
    this.#settled.get(id)?.(done);
    this.#settled.delete(id);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    clearInterval(this.#beat);
    if (code === 4404 || code === 4401) {
      this.link = "gone";
      return;
    }
    this.link = "waiting";
    const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Sends something to be done; true when the server has it safely. Lost messages go again by themselves. */
  send(type: string, members: Record<string, unknown> = {}): Promise<boolean> {
    const id = `${Date.now().toString(36)}-${this.#number++}`;
    const several = (this.state?.you.seats.length ?? 0) > 1;
    const seat = several ? { seat: this.state?.you.seat } : {};
    const message: Sent = { type, id, ...seat, ...members };
    this.#open.set(id, message);
    if (this.#socket?.readyState === WebSocket.OPEN && this.link === "connected")
      this.#socket.send(JSON.stringify(message));
    return new Promise((resolve) => this.#settled.set(id, resolve));
  }

  /** Asks why something is not possible: an action that is not among the options is refused with its reason. */
  async why(seat: number, action: string): Promise<string | null> {
    try {
      await api.act(this.table, "play", { version: this.state?.version, action, seat });
    } catch (error) {
      if (error instanceof Refused && error.refusal.id === "illegal-action")
        return error.refusal.reason ?? null;
    }
    return null;
  }

  /** Looks from another of one's own seats. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.state = null;
    this.#socket?.close();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }
}
