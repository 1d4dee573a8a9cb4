/** Patches as the server makes them (`server/table/patches.py`): what makes one value of JSON of another. */

import type { Patch } from "../generated/api";

/** The value that a patch makes of another, which stays what it is. */
export function patched(old: unknown, patch: Patch): unknown {
  if (!Array.isArray(patch)) return Array.isArray(old) ? patchedList(old, patch) : patchedObject(old, patch);
  if (patch.length === 3) return spliced(old as unknown[], patch);
  return patch[0];
}

const spliced = (old: unknown[], [from, count, come]: [number, number, unknown[]]): unknown[] => [
  ...old.slice(0, from),
  ...come,
  ...old.slice(from + count),
];

function patchedList(old: unknown[], patch: { [place: string]: Patch }): unknown[] {
  const made = [...old];
  for (const [place, inner] of Object.entries(patch))
    made[Number(place)] = patched(made[Number(place)], inner);
  return made;
}

/** New members come last, in the order in which the patch names them; the others keep their places. */
function patchedObject(old: unknown, patch: { [key: string]: Patch }): unknown {
  const made = new Map<string, unknown>(Object.entries(old as object));
  for (const [key, inner] of Object.entries(patch)) {
    if (Array.isArray(inner) && inner.length === 0) made.delete(key);
    else made.set(key, patched(made.get(key), inner));
  }
  return Object.fromEntries(made);
}
