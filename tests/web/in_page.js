// What the tests do within the page: play by clicking what can be clicked, and look for faults.
window.neuland = (() => {
  const lines = [];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      lines.push(this);
    }
  };
  /** Pages are laid out but not drawn, which would take a third of the time: nobody sees them but axe, which asks for contrast. */
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(":root { opacity: 0; }");
  document.adoptedStyleSheets = [unseen];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const visible = (element) => element.getClientRects().length > 0;
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const table = () => document.querySelector(".table");
  let seed = 7;
  const below = (n) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * n);
  };
  const one = (list) => list[below(list.length)];
  /** What ends a turn is left for later, mostly: so that games are whole. */
  const busy = (list) => {
    const rest = list.filter((element) => !/^(pass|end|stop|wait)\b/.test(element.dataset.option ?? ""));
    return rest.length && below(40) ? rest : list;
  };

  async function until(ready, ms = 20000) {
    const end = performance.now() + ms;
    while (!ready()) {
      if (performance.now() > end) throw new Error(`nothing happened: ${document.querySelector(".prompt")?.innerText}`);
      await pause(4);
    }
  }

  /** Chooses among what glows on the board, narrowing until one option is left; true if it is to be confirmed. */
  async function onBoard() {
    for (let step = 0; step < 6; step++) {
      if (document.querySelector("[data-confirm]")) return true;
      const things = all(".table [data-legal]").filter(visible);
      const buttons = busy(all(".prompt .keys [data-option]").filter(visible));
      const choice = things.length && (!buttons.length || below(4) > 0) ? one(things) : buttons.length ? one(buttons) : null;
      if (!choice) return false;
      choice.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await pause(0);
      if (buttons.includes(choice) && !document.querySelector("[data-confirm]")) return true;
    }
    return document.querySelector("[data-confirm]") !== null;
  }

  /** Takes an option from the plain list. */
  async function fromList() {
    const details = document.querySelector(".prompt details");
    if (details && !details.open) details.open = true;
    await pause(0);
    const options = busy(all(".prompt [data-option]"));
    one(options)?.click();
    await pause(0);
  }

  /** Whoever shares the screen takes it over. */
  const takeOver = () => document.querySelector("[data-hand-over], [data-uncover]")?.click();

  async function play(moves, how) {
    for (let done = 0; done < moves; done++) {
      await until(() => {
        takeOver();
        return document.querySelector(".prompt.mine:not([aria-busy=true])") || document.querySelector(".ending");
      });
      if (document.querySelector(".ending")) return done;
      const before = table().dataset.version;
      const asked = () => document.querySelector(".prompt.mine");
      if (how === "list" || !(await onBoard())) await fromList();
      document.querySelector("[data-confirm]")?.click();
      await until(() => table()?.dataset.version !== before || !asked());
    }
    return moves;
  }

  /** Plays to the end: what a purpose says, by clicks one after another, and anything where it says nothing; its clicks. */
  async function playFor(purpose, most = 1000) {
    const clicks = [];
    for (let done = 0; done < most; done++) {
      await until(() => document.querySelector(".prompt.mine:not([aria-busy=true])") || document.querySelector(".ending"));
      if (document.querySelector(".ending")) return clicks;
      const wanted = purpose(await upToDate());
      const before = table().dataset.version;
      for (const selector of wanted) {
        await until(() => document.querySelector(selector));
        document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await pause(0);
      }
      if (wanted.length) await until(() => table().dataset.version !== before);
      else await play(1, "board");
      clicks.push(...wanted);
    }
    throw new Error("the game does not end");
  }

  const json = async (path, body) => {
    const answer = await fetch(`/api/${path}`, body ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {});
    return { status: answer.status, body: await answer.json() };
  };

  async function lesson(game, name) {
    const lessons = (await json(`games/${game}/lessons`)).body;
    const { id, seats } = lessons.find((each) => !name || each.id === name);
    const company = Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot", bot: "random" } : { kind: "human", name: "Ada" }));
    return (await json("tables", { game, seats: company, from: { lesson: id } })).body.table;
  }

  /** The words of what is drawn, without what can be explored from where one acts. */
  const words = (selector) => all(selector).map((element) => element.dataset.word).filter((word) => /^[a-z]+-\d+$/.test(word)).sort();

  /** A position of two seats, laid out by hand. */
  const laid = async (text) =>
    (await json("tables", { seats: [{ kind: "human", name: "Ada" }, { kind: "bot", bot: "random" }], from: { case: text } })).body.table;

  /** A new table against random bots. */
  async function newTable({ game, options, seats, ...more }) {
    const company = Array.from({ length: seats }, (_, seat) => (seat ? { kind: "bot", bot: "random" } : { kind: "human", name: "Ada" }));
    return (await json("tables", { game, options, seats: company, ...more })).body.table;
  }

  const id = () => location.pathname.split("/")[2];
  const state = async () => (await json(`tables/${id()}`)).body;

  // ---- trust ------------------------------------------------------------------------------------------

  const list = async () => {
    const details = document.querySelector(".prompt details");
    if (details) details.open = true;
    await until(() => !details?.isConnected || details.querySelector("[data-option]"));
    return pause(5);
  };
  const offered = async (option) => {
    await list();
    return document.querySelector(`[data-option="${option}"]`) !== null;
  };
  async function take(option) {
    await list();
    document.querySelector(`[data-option="${option}"]`).click();
    await pause(5);
    document.querySelector("[data-confirm]")?.click();
  }
  /** Clicks one option, or what confirms it, twice in the same moment; the option. */
  async function clickTwice() {
    await list();
    const button = busy(all(".prompt [data-option]"))[0];
    const option = button.dataset.option;
    button.click();
    button.click();
    await pause(5);
    const confirm = document.querySelector("[data-confirm]");
    confirm?.click();
    confirm?.click();
    return option;
  }
  const seatsPlayed = async () => (await state()).log.filter((line) => line.kind === "play").map((line) => line.seat);
  /** Waits until the page shows what the server would show this viewer now, which is given back but for the log. */
  async function upToDate() {
    const now = (await json(`tables/${id()}?since=99999999`)).body;
    await until(() => Number(table()?.dataset.version) >= now.version || document.querySelector(".ending"));
    return now;
  }
  const ownPlays = async () => (await state()).log.filter((line) => line.kind === "play" && line.seat === 0).length;
  /** An action for a question of long ago. */
  const stale = async (action) => {
    const { status, body } = await json(`tables/${id()}/play`, { version: 1, action });
    return [status, body.refusal?.id ?? ""];
  };
  let seenAt = 0;
  const watch = () => new MutationObserver(() => (seenAt = Date.now())).observe(table(), { attributes: true, attributeFilter: ["data-version"] });
  const seen = () => seenAt;
  /** One move from the list; when it was clicked. */
  async function timed() {
    await until(() => document.querySelector(".prompt.mine:not([aria-busy=true])"));
    const before = table().dataset.version;
    await list();
    busy(all(".prompt [data-option]"))[0].click();
    await pause(0);
    document.querySelector("[data-confirm]")?.click();
    const at = Date.now();
    await until(() => table().dataset.version !== before);
    return at;
  }

  // ---- by keyboard ------------------------------------------------------------------------------------

  function focus() {
    const here = document.activeElement;
    if (here.matches("[data-all-options]") && !here.parentElement.open) return "closed list";
    return here.matches("[data-option], [data-legal], [data-confirm]") ? "option" : "";
  }

  const settled = async () => {
    await pause(15);
    return document.querySelector("[data-confirm]") ? "confirm" : "";
  };

  const moved = async (before) => {
    const end = performance.now() + 400;
    while (table().dataset.version === String(before) && performance.now() < end) await pause(4);
  };

  // ---- how it looks -----------------------------------------------------------------------------------

  const said = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const hidden = (element) => element.closest(".said-only, [aria-hidden=true], details:not([open]) > :not(summary)") !== null;
  const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class")?.split(" ")[0]} "${element.textContent.trim().slice(0, 30)}"`;

  /** Where eyes see an element's contents: what is only said takes no room. */
  function box(element) {
    const range = document.createRange();
    const rects = [...element.childNodes]
      .filter((node) => !(node instanceof Element && node.matches(".said-only")))
      .map((node) => (range.selectNode(node), range.getBoundingClientRect()))
      .filter((rect) => rect.width || rect.height);
    if (!rects.length) return element.getBoundingClientRect();
    const [left, top] = [Math.min(...rects.map((r) => r.left)), Math.min(...rects.map((r) => r.top))];
    const [right, bottom] = [Math.max(...rects.map((r) => r.right)), Math.max(...rects.map((r) => r.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  }

  /** Whether a text lies beyond an ancestor that hides what is beyond it, and cannot be scrolled to. */
  function cut(element) {
    const inner = box(element);
    for (let outer = element; outer && outer !== document.body; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX === "auto" || style.overflowY === "auto" || style.overflowX === "scroll") return false;
      if (style.textOverflow === "ellipsis") return false;
      if (style.overflow !== "hidden") continue;
      const frame = outer.getBoundingClientRect();
      if (inner.right > frame.right + 2 || inner.left < frame.left - 2 || inner.bottom > frame.bottom + 3) return true;
    }
    return false;
  }

  /** What stays where it is while the rest scrolls beneath it; it is opaque. */
  const stays = (element) => {
    for (let outer = element; outer; outer = outer.parentElement) if (getComputedStyle(outer).position === "sticky") return outer;
    return null;
  };
  function overlaps(texts) {
    const boxes = texts.map((element) => ({ element, at: box(element), on: stays(element) }));
    const found = [];
    boxes.forEach((a, n) => {
      for (const b of boxes.slice(n + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element) || a.on !== b.on) continue;
        const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
        const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
        if (wide > 3 && high > 6) found.push(`${name(a.element)} lies over ${name(b.element)}`);
      }
    });
    return found;
  }

  /** Whether a text can be seen where it is, and is not scrolled away. */
  function shown(element) {
    if (!visible(element)) return false;
    const at = box(element);
    for (let outer = element; outer; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      if (style.overflowX !== "auto" && style.overflowY !== "auto") continue;
      const frame = outer.getBoundingClientRect();
      if (at.bottom > frame.bottom + 1 || at.top < frame.top - 1 || at.right > frame.right + 1 || at.left < frame.left - 1) return false;
    }
    return true;
  }

  /** When what has changed is laid out, and drawings that go by their size have followed: within a frame, after all other observers.
   * Sooner or between frames a bot may have answered meanwhile, and type is as large as it was for the map of before, which nobody sees. */
  const drawn = () =>
    new Promise((done) => {
      const last = new ResizeObserver(() => (last.disconnect(), done()));
      requestAnimationFrame(() => requestAnimationFrame(() => last.observe(document.documentElement)));
    });

  function faults(phone) {
    const root = document.documentElement;
    const found = [];
    if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1) found.push(`the page scrolls: ${root.scrollWidth} × ${root.scrollHeight}`);
    const texts = all(".table *:not(svg *)").filter((element) => said(element) && !hidden(element) && shown(element));
    for (const element of texts) {
      if (/^(page|table|ui|label|thing|event|act|prompt|option|seat|bot|log)-[a-z0-9-]+$/.test(element.textContent.trim())) found.push(`raw key: ${name(element)}`);
      if (parseFloat(getComputedStyle(element).fontSize) < 13.9) found.push(`small: ${name(element)}`);
      if (cut(element)) found.push(`cut: ${name(element)}`);
    }
    for (const element of all(".table svg text").filter(visible)) {
      if (element.closest(".mark") || element.classList.contains("mark")) continue;
      const scale = element.getScreenCTM().a;
      if (parseFloat(getComputedStyle(element).fontSize) * scale < 13.5) found.push(`small: ${name(element)}`);
    }
    found.push(...overlaps(texts));
    if (phone)
      for (const element of all(".table button, .table summary").filter(visible)) {
        const at = element.getBoundingClientRect();
        if (at.height < 43.5 || at.width < 43.5) found.push(`small target: ${name(element)} ${at.width} × ${at.height}`);
      }
    return found;
  }

  /** Things on the table that say nothing of themselves. */
  function silent() {
    const things = all(".table svg.icon, .table [data-word]").filter(visible);
    return things
      .filter((thing) => !thing.closest("[data-word], [data-tip], [aria-label], button, a, .prompt, .log, h1, h2, h3"))
      .map(name);
  }

  /** Kinds of parts that an element is made of, each with all that it lies in; whatever is written and drawn there. */
  function parts(element) {
    const kinds = new Map();
    for (const part of [element, ...element.querySelectorAll(":not(svg *)")]) {
      const kind = [part.tagName, part.className, part.getAttribute("style"), ...part.getAttributeNames()].join(" ");
      kinds.set(part, `${kinds.get(part.parentElement) ?? ""} > ${kind}`);
    }
    return [...kinds.values()];
  }
  /** Elements with nothing in them of a kind that was not there before are taken away; how many are left. */
  function oneOfEach(selector) {
    const seen = new Set();
    for (const element of all(selector)) {
      const before = seen.size;
      parts(element).forEach((kind) => seen.add(kind));
      if (seen.size === before) element.remove();
    }
    return all(selector).length;
  }

  async function serious() {
    unseen.disabled = true;
    const result = await window.axe.run(document, { resultTypes: ["violations"] });
    unseen.disabled = false;
    return result.violations
      .filter((each) => each.impact === "serious" || each.impact === "critical")
      .map((each) => `${each.id}: ${each.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(" | ")}`);
  }

  const hangUp = () => lines.forEach((line) => line.close());

  return { upToDate, offered, take, clickTwice, seatsPlayed, ownPlays, stale, watch, seen, timed, focus, settled, moved, hangUp, play, playFor, lesson, laid, words, table: newTable, json, state, position: async () => (await state()).position, drawn, faults, silent, oneOfEach, axe: serious, id };
})();
