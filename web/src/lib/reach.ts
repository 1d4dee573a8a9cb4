/** Strips that scroll: a sign at the edge beyond which there is more, and a way there by keyboard. */

type Scrolled = Pick<
  HTMLElement,
  "scrollWidth" | "scrollHeight" | "clientWidth" | "clientHeight" | "scrollLeft" | "scrollTop"
>;

/** What stands out by less hides nothing. */
const SLACK = 8;

/** Where there is more than is seen. */
export function more(strip: Scrolled): string {
  const right = strip.scrollWidth - strip.clientWidth - strip.scrollLeft > SLACK;
  const below = strip.scrollHeight - strip.clientHeight - strip.scrollTop > SLACK;
  return [right ? "right" : "", below ? "below" : ""].filter(Boolean).join(" ");
}

/** The sign alone, for what holds keys of its own. */
export function signed(element: HTMLElement): () => void {
  return watched(element, () => {
    element.dataset.more = more(element);
  });
}

export function reachable(element: HTMLElement): () => void {
  return watched(element, () => {
    const scrolls =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    element.dataset.more = more(element);
  });
}

function watched(element: HTMLElement, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(element);
  children.observe(element, { childList: true, subtree: true });
  element.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    children.disconnect();
    element.removeEventListener("scroll", look);
  };
}
