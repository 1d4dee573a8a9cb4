/** Where in the page we are. Every place has an address: a table, a moment of a replay, a card. */

export interface Route {
  page: string;
  parts: string[];
  query: URLSearchParams;
  /** What follows #: the secret of an invitation, which never reaches a server's log. */
  secret: string;
}

function read(): Route {
  const parts = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return {
    page: parts[0] ?? "",
    parts: parts.slice(1),
    query: new URLSearchParams(location.search),
    secret: location.hash.slice(1),
  };
}

class Place {
  now: Route = $state.raw(read());

  constructor() {
    addEventListener("popstate", () => (this.now = read()));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = read();
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the browser's history: for the moment of a replay. */
  mark(path: string): void {
    history.replaceState(null, "", path);
  }

  /** Links within the page need no new page. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a[href^='/']");
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.download ||
      link.pathname.startsWith("/api")
    )
      return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
export const go = (path: string): void => place.go(path);
