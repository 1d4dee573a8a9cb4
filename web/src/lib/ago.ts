/** How long ago something was, in words. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto", style: "long" });
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", Infinity];
  return words.format(-Math.floor(passed / length) || 0, unit);
}
