/** The line to a table: keeps its state, brings it back after a lost connection, and loses no action. */

import { renewed } from "./fresh";
import { PACES, Queue, showsOthers, type Pace } from "./pace";
import type { ClientMessage, Refusal, ServerMessage, State } from "./messages";
import { arrived, changed, type Changed } from "./states";

export type Link = "joining" | "connected" | "waiting" | "gone";
/** What is sent again if its answer was lost. */
type Act = Extract<ClientMessage, { id?: string | null }>;
type ActOf<Type extends Act["type"]> = Extract<Act, { type: Type }>;

const LONGEST_WAIT = 8000;
const BEAT = 20_000;

export class Live {
  state: State | null = $state.raw(null);
  link: Link = $state("joining");
  /** What the server refused last, to be said to the player; set back by whoever said it. */
  refused: Refusal | null = $state.raw(null);
  /** How many changes wait to be shown, at the pace that somebody likes. */
  waiting = $state(0);
  #shown = new Queue<Changed>(
    (change) => this.#merge(change),
    (change) =>
      "log" in change && showsOthers(change.log, this.state?.you.seats ?? []) ? PACES[this.pace()] : 0,
    (waiting) => (this.waiting = waiting),
  );
  #socket: WebSocket | null = null;
  #open = new Map<string, Act>();
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
    readonly pace: () => Pace = () => "at-once",
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
    socket.onopen = () => void this.#greet(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(message.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** Where a line comes back, the server may have been brought up to date; what is still to be sent goes first. */
  async #greet(socket: WebSocket): Promise<void> {
    if (this.state && !this.#open.size && (await renewed())) return;
    if (socket === this.#socket)
      this.#say({ type: "hello", since: this.state?.version ?? 0, seat: this.#seat });
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(got: ServerMessage): void {
    switch (got.type) {
      case "state":
        this.#arrived(got.state);
        break;
      case "update":
        this.#shown.add(got);
        break;
      case "presence":
        this.#merge(got);
        break;
      case "done":
        if (got.id) this.#settle(got.id, true);
        break;
      case "refusal":
        this.refused = got.refusal;
        if (got.id) this.#settle(got.id, false);
    }
  }

  /** The first message after a connection: the log is laid on what we have, and open messages are sent again. */
  #arrived(state: State): void {
    this.#shown.clear();
    this.state = arrived(this.state, state);
    this.link = "connected";
    this.#tries = 0;
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#say({ type: "ping" }), BEAT);
    for (const message of this.#open.values()) this.#say(message);
  }

  /** Lays a change on the state. Where one before it was lost, a new connection brings the whole. */
  #merge(message: Changed): void {
    if (!this.state) return;
    const after = changed(this.state, message);
    if (after) this.state = after;
    else this.#socket?.close();
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
  send<Type extends Act["type"]>(type: Type, members: Omit<ActOf<Type>, "type" | "id">): Promise<boolean> {
    const id = `${Date.now().toString(36)}-${this.#number++}`;
    const several = (this.state?.you.seats.length ?? 0) > 1;
    const seat = several ? { seat: this.state?.you.seat ?? null } : {};
    const message = { type, id, ...seat, ...members } as ActOf<Type>;
    this.#open.set(id, message);
    if (this.#socket?.readyState === WebSocket.OPEN && this.link === "connected") this.#say(message);
    return new Promise((resolve) => this.#settled.set(id, resolve));
  }

  /** Shows at once what waits to be shown. */
  skip = (): void => this.#shown.skip();

  /** Looks from another of one's own seats. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.state = null;
    this.#socket?.close();
    this.#connect();
  }

  end(): void {
    this.#ended = true;
    this.#shown.clear();
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    removeEventListener("online", this.#now);
    this.#socket?.close();
  }
}
