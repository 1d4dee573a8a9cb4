/** What a board needs to be drawn and played: the view, the words, and which things are legal now. */

import { getContext, setContext } from "svelte";
import { alike, choose, narrowed, parse, targets, textOf } from "./options";
import type { AnyView, Decision } from "./messages";
import type { ForesightFacts } from "../generated/api";
import type { Action, Word, Words } from "./words";

export interface Source {
  view(): AnyView;
  words(): Words;
  decision(): Decision | undefined;
  /** Whose board lies in front: the viewer's, or the seat that a spectator looks at. */
  front(): number;
}

/** What is done by one click although it takes several actions: one after another, as long as each is on offer. */
export interface Course {
  actions: Action[];
  /** What it comes to, in words. */
  text: string;
}

export class Play {
  readonly #source: Source;
  chosen: Word[] = $state.raw([]);
  view: AnyView = $derived.by(() => this.#source.view());
  words: Words = $derived.by(() => this.#source.words());
  decision: Decision | undefined = $derived.by(() => this.#source.decision());
  front: number = $derived.by(() => this.#source.front());
  options: Action[] = $derived((this.decision?.options ?? []).map(parse));
  left: Action[] = $derived(narrowed(this.options, this.chosen));
  /** An option that was taken from the list and weighs so much that it is to be confirmed. */
  armed: Action | null = $state.raw(null);
  /** The one option that is left after choosing things, to be confirmed. */
  one: Action | undefined = $derived(this.chosen.length && this.left.length === 1 ? this.left[0] : undefined);
  /** Words that can be clicked: what narrows further, or, when one option is left, what begins anew. */
  legal: Set<string> = $derived.by(() => {
    const words = targets(this.options, this.one ? [] : this.chosen);
    for (const word of this.chosen) words.delete(String(word));
    return words;
  });
  /** What an option in the list names, while one points at it: it is lit where it lies. */
  pointed: readonly Word[] = $state.raw([]);
  /** What was played, and what would have been better, where a game is looked at again. */
  mine: readonly Word[] = $state.raw([]);
  better: readonly Word[] = $state.raw([]);
  /** The thing further away that was chosen, to which a course leads. */
  far = $state("");
  course: Course | undefined = $derived.by(() => (this.far ? this.courses().get(this.far) : undefined));
  /** Courses by the thing that they lead to; set by a board that has some. */
  courses: () => Map<string, Course> = () => new Map();
  /** What is left of a course that was begun. */
  #ahead: Action[] = [];
  /** What to do with a chosen option; set by the table. */
  act: (action: Action) => void = () => {};
  /** What to do when a thing is clicked that is not legal. */
  refuse: (word: Word) => void = () => {};
  /** Whether one click is enough. */
  quick: () => boolean = () => false;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Whether what is foreseen has yet to come. */
  unforeseen: boolean = $derived(this.decision?.foresight === null);
  /** What is foreseen of an option. */
  foresight = (action: Action): ForesightFacts | undefined => this.decision?.foresight?.[textOf(action)];
  /** The same in words, for whoever is about to choose. */
  foreseen = (action: Action): string => {
    const found = this.foresight(action);
    return found ? this.words.foreseen(found) : "";
  };

  /** Options that read alike, what is foreseen of them too: which of how many each is. */
  copies: Map<string, { nth: number; count: number }> = $derived(
    alike(
      this.unforeseen ? [] : this.options,
      (option) => `${this.words.action(option)} ${this.foreseen(option)}`,
    ),
  );

  isLegal = (word: Word): boolean => this.legal.has(String(word));
  isFar = (word: Word): boolean => !this.isLegal(word) && this.courses().has(String(word));
  isChosen = (word: Word): boolean => this.chosen.some((other) => String(other) === String(word));

  /** A click on a thing: narrows the options; a second click on the last thing confirms. */
  pick = (word: Word): void => {
    if (this.course && this.far === String(word)) return this.confirm();
    if (this.isFar(word) && !this.isChosen(word)) {
      this.chosen = [];
      this.far = String(word);
      if (this.quick()) this.confirm();
      return;
    }
    this.far = "";
    if (this.one && this.isChosen(word) && String(this.chosen.at(-1)) === String(word)) return this.confirm();
    if (!this.isLegal(word) && !this.isChosen(word) && !narrowed(this.options, [word]).length) {
      if (this.options.length) this.refuse(word);
      return;
    }
    this.chosen = choose(this.options, this.chosen, word);
    if (this.one && this.quick()) this.confirm();
  };

  /** An option taken from the list: shown first, as a click on the board would. */
  preview = (action: Action): void => {
    this.far = "";
    this.chosen = action.slice(1);
    if (narrowed(this.options, this.chosen).length !== 1 || !this.chosen.length) this.act(action);
    else if (this.quick()) this.confirm();
  };

  confirm = (): void => {
    const [first, ...rest] = this.course?.actions ?? [];
    this.#ahead = rest;
    const chosen = first ?? this.armed ?? this.one;
    if (chosen) this.act(chosen);
  };

  /** The next action of a course, at a new question; a course ends where its next action is not on offer. */
  goOn = (): Action | undefined => {
    const [next, ...rest] = this.#ahead;
    const offered = next && this.options.some((option) => textOf(option) === textOf(next));
    this.#ahead = offered ? rest : [];
    return offered ? next : undefined;
  };

  clear = (): void => {
    this.far = "";
    this.pointed = [];
    this.chosen = [];
    this.armed = null;
  };

  /** The same is asked anew, since others moved: what was chosen stays, as long as it is still on offer. */
  keep = (): void => {
    const armed = this.armed && textOf(this.armed);
    if (!this.left.length) this.chosen = [];
    if (!this.courses().has(this.far)) this.far = "";
    if (!this.options.some((option) => textOf(option) === armed)) this.armed = null;
  };

  text = (action: Action): string => textOf(action);
}

const KEY = Symbol("play");
export const givePlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);

/**
 * The attributes of a thing on the board: it can be clicked when legal, and explains itself in any case.
 * What is drawn without words needs a label; what carries words speaks for itself.
 */
export function thing(play: Play, word: Word, label?: string): Record<string, unknown> {
  const legal = play.isLegal(word);
  const chosen = play.isChosen(word);
  const far = play.isFar(word);
  const open = legal || chosen || far;
  const among = (words: readonly Word[]) =>
    words.some((other) => String(other) === String(word)) || undefined;
  return {
    "data-word": String(word),
    "data-legal": legal || undefined,
    "data-chosen": chosen || play.far === String(word) || undefined,
    "data-far": far || undefined,
    "data-pointed": among(play.pointed),
    "data-mine": among(play.mine),
    "data-better": among(play.better),
    role: open ? "button" : label ? "img" : undefined,
    tabindex: open ? 0 : undefined,
    "aria-label": label,
    "aria-pressed": open ? chosen : undefined,
    onclick: (event: MouseEvent) => {
      event.stopPropagation();
      play.pick(word);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      play.pick(word);
    },
  };
}
