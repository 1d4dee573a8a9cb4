/** Motion that shows where things went: a copy of the thing that was played flies to where it belongs. */

import { moving } from "./prefs.svelte";
import type { Action } from "./words";

const LONG = 420;

export function moveThings(action: Action): void {
  if (!moving()) return;
  const words = action.slice(1).map(String);
  const drawn = words.flatMap((word) => [
    ...document.querySelectorAll<HTMLElement>(`.table [data-word="${CSS.escape(word)}"]`),
  ]);
  const from = drawn.find((element) => element instanceof HTMLElement);
  const to = drawn.find((element) => element !== from && element instanceof SVGElement);
  if (!from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const ghost = from.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    zIndex: "40",
    pointerEvents: "none",
  });
  ghost.removeAttribute("data-word");
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none" },
      { transform: `translate(${x}px, ${y}px) scale(${end.width / start.width})`, opacity: 0.4 },
    ],
    { duration: LONG, easing: "ease-in-out" },
  );
  flight.onfinish = () => ghost.remove();
}
