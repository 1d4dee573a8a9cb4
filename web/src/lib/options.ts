/** Narrowing: each click on a thing keeps the options that name it, until one is left. */

import type { Face } from "../games/face";
import type { Action, Word } from "./words";

export const textOf = (action: Action): string => action.join(" ");

export const parse = (text: string): Action =>
  text.split(" ").map((word) => (/^-?(0|[1-9][0-9]*)$/.test(word) ? Number(word) : word));

const names = (option: Action, word: Word): boolean =>
  option.slice(1).some((part) => String(part) === String(word));

/** The options that name all chosen words. */
export const narrowed = (options: readonly Action[], chosen: readonly Word[]): Action[] =>
  options.filter((option) => chosen.every((word) => names(option, word)));

/** The words that can still be clicked: those that the options left name. */
export function targets(options: readonly Action[], chosen: readonly Word[] = []): Set<string> {
  const left = narrowed(options, chosen);
  const found = new Set<string>();
  for (const option of left) for (const word of option.slice(1)) found.add(String(word));
  for (const word of chosen) found.delete(String(word));
  return found;
}

/** The words that tell the options left apart: those that some, but not all, of them name. */
export function telling(left: readonly Action[]): string[] {
  return [...targets(left)].filter((word) => !left.every((option) => names(option, word)));
}

/** Choosing a word: it is added, or taken back, or begins anew where it does not fit what was chosen. */
export function choose(options: readonly Action[], chosen: readonly Word[], word: Word): Word[] {
  if (chosen.some((other) => String(other) === String(word)))
    return chosen.filter((other) => String(other) !== String(word));
  const both = [...chosen, word];
  if (narrowed(options, both).length) return both;
  const kept = chosen.filter((other) => narrowed(options, [other, word]).length);
  const next = [...kept, word];
  return narrowed(options, next).length ? next : narrowed(options, [word]).length ? [word] : [...chosen];
}

/** Options that read alike, as those about two copies of a card: which of how many each is, as they lie. */
export function alike(
  options: readonly Action[],
  said: (option: Action) => string,
): Map<string, { nth: number; count: number }> {
  const groups = new Map<string, string[]>();
  for (const option of options) {
    const same = groups.get(said(option));
    if (same) same.push(textOf(option));
    else groups.set(said(option), [textOf(option)]);
  }
  const found = new Map<string, { nth: number; count: number }>();
  for (const same of groups.values())
    if (same.length > 1)
      same.forEach((text, place) => found.set(text, { nth: place + 1, count: same.length }));
  return found;
}

/** Options by verb, in the order in which they are offered. */
export function byVerb(options: readonly Action[]): [string, Action[]][] {
  const groups = new Map<string, Action[]>();
  for (const option of options) {
    const verb = String(option[0]);
    groups.set(verb, [...(groups.get(verb) ?? []), option]);
  }
  return [...groups];
}

/** So many options at most, in their order: those of verbs that have few of them rather than of one that has many. */
export function handful(options: readonly Action[], most: number): Action[] {
  const groups = byVerb(options).sort(([, one], [, other]) => one.length - other.length);
  const kept = new Set<string>();
  let count = 0;
  for (const [verb, some] of groups) {
    count += some.length;
    if (count > most) break;
    kept.add(verb);
  }
  return options.filter((option) => kept.has(String(option[0])));
}

/** The option by which a question is declined that somebody does not want to be asked; it must be on offer. */
export function declining(
  prompt: string,
  options: readonly Action[],
  { extras = {} }: Pick<Face, "extras">,
): Action | undefined {
  return options.find((option) => textOf(option) === extras[prompt]);
}

/** Whether an option ends something while there is still more to do than `light` names for it. */
export function weighs(
  option: Action,
  options: readonly Action[],
  { weighty = [], light = {} }: Pick<Face, "weighty" | "light">,
): boolean {
  const verb = String(option[0]);
  const slight = [verb, ...(light[verb] ?? [])];
  return weighty.includes(verb) && options.some((other) => !slight.includes(String(other[0])));
}
