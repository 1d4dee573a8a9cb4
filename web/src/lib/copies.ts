/** Components that differ by nothing but their number are one to people. */

import type { Component } from "./messages";

export interface Copies {
  part: Component;
  ids: string[];
}

export function copies(parts: readonly Component[]): Copies[] {
  const found = new Map<string, Copies>();
  for (const part of parts) {
    const key = JSON.stringify([part.kind, part.name, part.about, part.source, part.confidence]);
    const same = found.get(key);
    if (same) same.ids.push(part.id);
    else found.set(key, { part, ids: [part.id] });
  }
  return [...found.values()];
}

/** The ids in short: a few by name, many by the first and the last. */
export const named = (ids: readonly string[]): string =>
  ids.length <= 3 ? ids.join(", ") : `${ids[0]} … ${ids.at(-1)}`;
