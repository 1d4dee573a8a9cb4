/** How fast the others' moves are shown: each stands for a while before the next one comes. */

import type { Line, Player } from "./messages";

export const PACES = { "at-once": 0, brisk: 600, slow: 1800 } as const;
export type Pace = keyof typeof PACES;

/** Whether lines show somebody else moving: only that is worth a pause. */
export const showsOthers = (lines: readonly Line[], mine: readonly number[]): boolean =>
  lines.some(
    (line) =>
      line.kind === "play" &&
      line.seat !== null &&
      !mine.includes(line.seat) &&
      (line.events?.length ?? 0) > 0,
  );

const LONG = 2;

/** Whether a bot that is asked has let people wait for so many seconds that it should say that it thinks. */
export const thinksLong = (
  player: Pick<Player, "kind" | "waits">,
  asked: boolean,
  seconds: number,
): boolean => player.kind === "bot" && !player.waits && asked && seconds >= LONG;

/** Things that come one after the other; after each that is worth it the next one waits. */
export class Queue<Thing> {
  #waiting: Thing[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly show: (thing: Thing) => void,
    /** How long a thing stands before the next one comes, in milliseconds. */
    readonly stands: (thing: Thing) => number,
    readonly changed: (waiting: number) => void = () => undefined,
  ) {}

  add(thing: Thing): void {
    this.#waiting.push(thing);
    if (this.#timer === undefined) this.#go();
    else this.changed(this.#waiting.length);
  }

  #go = (): void => {
    this.#timer = undefined;
    for (let thing = this.#waiting.shift(); thing !== undefined; thing = this.#waiting.shift()) {
      this.show(thing);
      const rest = this.stands(thing);
      if (rest > 0) {
        this.#timer = setTimeout(this.#go, rest);
        break;
      }
    }
    this.changed(this.#waiting.length);
  };

  /** Shows all that waits at once. */
  skip(): void {
    this.clear((thing) => this.show(thing));
  }

  /** Forgets what waits: something newer has come. */
  clear(each: (thing: Thing) => void = () => undefined): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.splice(0).forEach(each);
    this.changed(0);
  }
}
