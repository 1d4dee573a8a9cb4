/** Where things of a view can be clicked: the same word may lie in several places. */

/** Every word in a part of a view, but for what is spent: what lies under those keys. */
export function wordsIn(value: unknown, spent: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (Array.isArray(value)) for (const item of value) wordsIn(item, spent, found);
  else if (value && typeof value === "object")
    for (const [key, item] of Object.entries(value)) if (!spent.has(key)) wordsIn(item, spent, found);
  return found;
}

/** Nothing to show: not there, or not to be seen. */
export const bare = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && !Object.keys(value as object).length);
