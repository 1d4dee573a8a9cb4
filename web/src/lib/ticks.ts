/** Numbers beside a chart: whole, round, evenly apart, few, and the last one as high as the highest value or higher. */
export function ticks(most: number, few = 4): number[] {
  for (let power = 1; ; power *= 10)
    for (const round of [1, 2, 5]) {
      const step = round * power;
      const count = Math.ceil(most / step);
      if (count <= few) return Array.from({ length: count + 1 }, (_, n) => n * step);
    }
}
