/** The page against the server: after an update a page that stayed open may not understand it any more. */

/** The script that a page begins with: its name tells builds apart. */
export const beginning = (page: string): string =>
  /<script type="module"[^>]*\ssrc="([^"]+)"/.exec(page)?.[1] ?? "";

/** Whether the server has another page by now than the one that is open. */
export async function outdated(): Promise<boolean> {
  const open = document.querySelector("script[type=module]")?.getAttribute("src");
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  const now = answer?.ok ? beginning(await answer.text()) : "";
  return Boolean(open && now && open !== now);
}

/** Loads the page anew where the server has another one; whether it does. */
export async function renewed(): Promise<boolean> {
  const old = await outdated();
  if (old) location.reload();
  return old;
}
