/** Strips that scroll must be reachable by keyboard, but only while there is something to scroll. */

export function reachable(element: HTMLElement): () => void {
  const look = () => {
    const scrolls =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const children = new MutationObserver(look);
  sizes.observe(element);
  children.observe(element, { childList: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}
