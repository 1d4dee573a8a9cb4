/** Land drawn with a few pen strokes. The same place always gets the same strokes. */

/** A small repeatable stream of numbers in 0..1, from a place's name. */
export function strokes(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

const at = (value: number) => value.toFixed(1);
export const pen = (d: string, width = 0.9, opacity = 0.75) =>
  `<path d="${d}" fill="none" stroke="var(--pen)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export function tree(x: number, y: number, size: number): string {
  const w = size * 0.42;
  const crown = `M${at(x)} ${at(y - size)}L${at(x + w)} ${at(y - size * 0.4)}h${at(-w * 0.4)}l${at(w * 0.55)} ${at(size * 0.42)}h${at(-w * 2.3)}l${at(w * 0.55)} ${at(-size * 0.42)}h${at(-w * 0.4)}Z`;
  return (
    `<path d="${crown}" fill="var(--tree, #6f8a52)" stroke="var(--pen)" stroke-width=".8" stroke-linejoin="round"/>` +
    pen(`M${at(x)} ${at(y)}v2.5`, 1.2, 0.9)
  );
}

export function peak(x: number, y: number, size: number): string {
  const w = size * 0.95;
  const body = `M${at(x - w)} ${at(y)}L${at(x)} ${at(y - size)}L${at(x + w)} ${at(y)}Z`;
  const shade = `M${at(x)} ${at(y - size)}L${at(x + w)} ${at(y)}H${at(x + w * 0.15)}L${at(x + w * 0.2)} ${at(y - size * 0.45)}Z`;
  const snow = `M${at(x - w * 0.3)} ${at(y - size * 0.68)}L${at(x)} ${at(y - size)}L${at(x + w * 0.3)} ${at(y - size * 0.68)}l${at(-w * 0.18)} ${at(size * 0.1)}l${at(-w * 0.12)} ${at(-size * 0.08)}l${at(-w * 0.14)} ${at(size * 0.1)}Z`;
  return (
    `<path d="${body}" fill="var(--rock, #b7a68d)" stroke="var(--pen)" stroke-width=".9" stroke-linejoin="round"/>` +
    `<path d="${shade}" fill="var(--pen)" opacity=".28"/>` +
    `<path d="${snow}" fill="var(--snow, #fffaf0)" stroke="var(--pen)" stroke-width=".6" stroke-linejoin="round"/>`
  );
}

export const wave = (x: number, y: number, w: number) =>
  `M${at(x)} ${at(y)}q${at(w / 4)} ${at(-w / 4)} ${at(w / 2)} 0t${at(w / 2)} 0`;

export const tuft = (x: number, y: number) =>
  `M${at(x)} ${at(y)}l-2.2 -4M${at(x)} ${at(y)}v-5M${at(x)} ${at(y)}l2.2 -4`;

type Painter = (next: () => number, size: number) => string;

const spread = (next: () => number, count: number, size: number, margin: number) =>
  Array.from({ length: count }, (_, n) => ({
    x: margin + ((n + 0.15 + next() * 0.7) / count) * (size - 2 * margin),
    y: margin + next() * (size - 2 * margin),
  }));

const PAINTERS: Record<string, Painter> = {
  forest: (next, size) =>
    spread(next, 6, size, 7)
      .sort((a, b) => a.y - b.y)
      .map(({ x, y }) => tree(x, Math.min(y + 6, size - 3), 9 + next() * 4))
      .join(""),
  mountain: (next, size) =>
    peak(size * (0.26 + next() * 0.06), size * 0.62, size * 0.3) +
    peak(size * (0.72 + next() * 0.06), size * 0.66, size * 0.34) +
    peak(size * (0.46 + next() * 0.08), size * 0.84, size * 0.42),
  sea: (next, size) =>
    spread(next, 5, size, 6)
      .map(({ x, y }) => pen(wave(Math.min(x, size - 16), y, 9 + next() * 5), 0.9, 0.6))
      .join(""),
  field: (next, size) => {
    const lean = next() > 0.5 ? 1 : -1;
    return Array.from({ length: 6 }, (_, n) => {
      const y = 6 + (n * (size - 12)) / 5;
      return pen(
        `M4 ${at(y)}q${at(size / 4)} ${at(2.5 * lean)} ${at(size / 2 - 4)} 0t${at(size / 2 - 4)} 0`,
        0.9,
        n % 2 ? 0.55 : 0.3,
      );
    }).join("");
  },
  plain: (next, size) =>
    spread(next, 4, size, 7)
      .map(({ x, y }) => pen(tuft(x, y), 0.9, 0.5))
      .join(""),
  city: (next, size) =>
    pen(
      `M${at(size * 0.12)} ${at(size * 0.86)}q${at(size * 0.2)} ${at(-3 - next() * 3)} ${at(size * 0.4)} 0t${at(size * 0.36)} 0`,
      0.9,
      0.4,
    ) +
    pen(
      `M${at(size * 0.2)} ${at(size * 0.16)}h${at(size * 0.2)}M${at(size * 0.62)} ${at(size * 0.2)}h${at(size * 0.16)}`,
      0.8,
      0.25,
    ),
};

/** The strokes of a square of land, `size` units wide. */
export const terrain = (kind: string, place: string, size: number): string =>
  PAINTERS[kind]?.(strokes(place + kind), size) ?? "";
