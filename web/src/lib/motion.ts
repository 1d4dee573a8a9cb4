/** Motion that shows where things went: what was played, won or paid flies from where it was to where it is. */

import { ICONS, seatColour, seatMark } from "../art/icons";
import type { Flight, Place } from "./flights";
import { moving } from "./prefs.svelte";
import type { Action } from "./words";

const LONG = 420;
const SLOW = 700;
const APART = 90;
/** The size of what has no picture of its own on the table. */
const SIZE = 30;

/** An element of its own, above all others, from one box to another. */
function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay = 0): void {
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  ghost.removeAttribute("data-word");
  ghost.setAttribute("aria-hidden", "true");
  ghost.dataset["flight"] = "";
  document.body.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const grown = Math.max(0.4, Math.min(1.6, to.width / from.width));
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${grown})`, opacity: 0.5 },
    ],
    { duration, delay, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** Scrolls to what has just come, no further than it takes. */
export const intoView = (element: HTMLElement): void =>
  element.scrollIntoView({ block: "nearest", behavior: moving() ? "smooth" : "instant" });

/** What I play flies from my hand to where it will lie, before the table answers. */
export function moveThings(action: Action): void {
  if (!moving()) return;
  const words = action.slice(1).map(String);
  const drawn = words.flatMap((word) => [
    ...document.querySelectorAll<HTMLElement>(`.table [data-word="${CSS.escape(word)}"]`),
  ]);
  const from = drawn.find((element) => element instanceof HTMLElement);
  const to = drawn.find((element) => element !== from && element instanceof SVGElement);
  if (!from || !to) return;
  fly(from.cloneNode(true) as HTMLElement, from.getBoundingClientRect(), to.getBoundingClientRect(), LONG);
}

const seen = (element: Element | null | undefined): element is Element =>
  element !== null && element !== undefined && element.getClientRects().length > 0;

/** Where a place is drawn now; of somebody's goods their panel, mine in the tray; undefined where it is out of sight. */
function boxOf(place: Place, mine: readonly number[]): DOMRect | undefined {
  const table = document.querySelector(".table");
  if (!table) return undefined;
  if (place.at === "board") return table.querySelector("main")?.getBoundingClientRect();
  if (place.at === "thing") {
    const all = [...table.querySelectorAll(`[data-word="${CSS.escape(place.word)}"]`)].filter(seen);
    const own = all.find((element) => element.closest(`[data-of="${place.seat}"]`));
    return (own ?? all.find((element) => !element.closest("[data-of]")))?.getBoundingClientRect();
  }
  const good = place.word ? `[data-word="${CSS.escape(place.word)}"]` : "";
  const tray = mine.includes(place.seat) && good ? table.querySelector(`.bottom ${good}`) : null;
  const panel = table.querySelectorAll(".seats > .seat")[place.seat];
  const within = good ? panel?.querySelector(good) : panel?.querySelector(".score");
  return [tray, within, panel].find(seen)?.getBoundingClientRect();
}

/** The middle of a box, as large as a small picture. */
const small = (box: DOMRect): DOMRect =>
  new DOMRect(box.left + box.width / 2 - SIZE / 2, box.top + box.height / 2 - SIZE / 2, SIZE, SIZE);

function picture({ shows }: Flight): HTMLElement {
  const made = document.createElement("span");
  made.className = "flight";
  if ("text" in shows) made.textContent = shows.text;
  else if ("mark" in shows)
    made.innerHTML = `<svg viewBox="0 0 24 24"><path d="${seatMark(shows.mark)}" fill="${seatColour(shows.mark)}"/></svg>`;
  else made.innerHTML = `<svg viewBox="0 0 24 24">${ICONS[shows.icon] ?? ""}</svg>`;
  return made;
}

/** Flies what happened, one after the other; nothing for whoever wants nothing to move: the marks remain. */
export function flyAll(flights: readonly Flight[], mine: readonly number[]): void {
  if (!moving()) return;
  flights.forEach((flight, n) => {
    const from = boxOf(flight.from, mine);
    const to = boxOf(flight.to, mine);
    if (from && to && (!("icon" in flight.shows) || ICONS[flight.shows.icon]))
      fly(picture(flight), small(from), small(to), SLOW, n * APART);
  });
}
