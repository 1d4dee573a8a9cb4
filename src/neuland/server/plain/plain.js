// The plain page: every game can be played from it by clicking options. It uses the API of docs/api.md alone.
"use strict";
const base = location.pathname.startsWith("/plain") ? "/plain" : "";
const at = (id) => document.getElementById(id);
const lang = at("lang");
let table = null, state = null, socket = null, serial = 0, pause = 500;

async function call(path, body) {
  const answer = await fetch(path, body === undefined ? {} : {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const facts = await answer.json();
  if (!answer.ok) { at("refusal").textContent = facts.refusal.text; throw new Error(facts.refusal.id); }
  return facts;
}
function item(text, href) {
  const li = document.createElement("li"), a = document.createElement("a");
  a.textContent = text; a.href = href; li.append(a); return li;
}
function button(text, act) {
  const made = document.createElement("button");
  made.type = "button"; made.textContent = text; made.addEventListener("click", act); return made;
}

// ---- lobby
async function lobby() {
  at("lobby").hidden = false;
  const games = await call("/api/games");
  const choose = () => {
    const game = games.find((one) => one.id === at("game").value);
    at("seats").replaceChildren(...game.seats.map((n) => new Option(n, n)));
    at("against").replaceChildren(...game.bots.map((bot) => new Option(bot, bot)), new Option("people with the link", "open"));
    at("against").value = "greedy";
    at("about").textContent = game.about[lang.value];
  };
  at("game").replaceChildren(...games.map((game) => new Option(game.names[lang.value], game.id)));
  at("game").addEventListener("change", choose);
  choose();
  const me = await call("/api/me");
  if (me.player) at("name").value = me.player.name;
  const name = (one) => `${games.find((game) => game.id === one.game)?.names[lang.value]} · ${one.status}${one.your_turn ? " · your turn" : ""} · ${one.players.map((p) => p.name || p.bot || "…").join(", ")}`;
  at("mine").replaceChildren(...me.tables.map((one) => item(name(one), `${base}/table/${one.id}`)));
  at("open").replaceChildren(...(await call("/api/tables")).map((one) => item(name(one), `${base}/table/${one.id}`)));
}
at("new").addEventListener("submit", async (event) => {
  event.preventDefault();
  const other = at("against").value === "open" ? { kind: "open" } : { kind: "bot", bot: at("against").value };
  const seats = [{ kind: "human", name: at("name").value }];
  while (seats.length < Number(at("seats").value)) seats.push(other);
  const made = await call("/api/tables", { game: at("game").value, seats, visibility: at("public").checked ? "public" : "link" });
  location.href = `${base}/table/${made.table}`;
});

// ---- table
function connect() {
  socket = new WebSocket(`${location.protocol.replace("http", "ws")}//${location.host}/api/tables/${table}/live`);
  socket.addEventListener("open", () => {
    pause = 500; at("connection").textContent = "connected";
    socket.send(JSON.stringify({ type: "hello", since: state ? state.version : 0 }));
  });
  socket.addEventListener("message", (event) => {
    const message = JSON.parse(event.data);
    if (message.type === "state") state = message.state;
    else if (message.type === "update") state = { ...state, ...message };
    else if (message.type === "presence") { state.players = message.players; players(); return; }
    else if (message.type === "refusal") { at("refusal").textContent = message.refusal.text; return; }
    else return;
    show();
  });
  socket.addEventListener("close", () => {
    at("connection").textContent = "connection lost, trying again …";
    setTimeout(connect, pause); pause = Math.min(2 * pause, 10000);
  });
}
function send(message) { at("refusal").textContent = ""; socket.send(JSON.stringify({ ...message, id: `${Date.now()}-${++serial}` })); }
function players() {
  at("players").textContent = state.players.map((p) => `${p.name || p.bot || "open"}${p.bot ? " (bot)" : p.kind === "human" && !p.connected ? " (away)" : ""}`).join(" · ");
}
async function show() {
  players();
  at("join").hidden = state.table.status !== "open" || (state.you.seats.length > 0 && !state.you.host);
  const invitation = state.table.invitation;
  at("invite").hidden = !invitation;
  at("invite").textContent = invitation ? `Invite others: ${location.origin}${base}/join/${table}#${invitation}` : "";
  const words = await call(`/api/tables/${table}/words?lang=${lang.value}`);
  at("board").textContent = words.board;
  at("prompt").textContent = words.asked.join(" ");
  at("deal").textContent = words.deal;
  document.body.dataset.version = words.version;
  at("options").replaceChildren(...words.options.map((option) =>
    button([option.text, option.foreseen].filter(Boolean).join(" · "), () => send({ type: "play", version: words.version, action: option.action }))));
  at("log").replaceChildren(...words.log.reverse().map((text) => { const li = document.createElement("li"); li.textContent = text; return li; }));
  const undo = state.undo || {};
  at("undo").disabled = undo.step == null; at("turn").disabled = undo.turn == null; at("redo").disabled = !undo.redo;
  at("votes").replaceChildren(...state.votes.filter((vote) => vote.waiting.includes(state.you.seat)).flatMap((vote) => [
    document.createTextNode(`Vote: ${vote.what} `), button("Yes", () => send({ type: "vote", vote: vote.id, yes: true })),
    button("No", () => send({ type: "vote", vote: vote.id, yes: false }))]));
  const record = at("record");
  record.hidden = state.table.status !== "finished"; record.href = `/api/tables/${table}/record`;
}
at("undo").addEventListener("click", () => state.undo.why
  ? send({ type: "propose", what: "undo" }) : send({ type: "undo", version: state.version }));
at("turn").addEventListener("click", () => send({ type: "undo", version: state.version, turn: true }));
at("redo").addEventListener("click", () => send({ type: "redo", version: state.version }));
at("chat").addEventListener("submit", (event) => { event.preventDefault(); send({ type: "chat", text: at("say").value }); at("say").value = ""; });
at("join").addEventListener("submit", async (event) => {
  event.preventDefault();
  await call(`/api/tables/${table}/join`, { name: at("joiner").value, invitation: location.hash.slice(1) || null });
  location.href = `${base}/table/${table}`;
});

document.querySelector("h1 a").href = `${base}/`;
lang.value = localStorage.getItem("lang") || (navigator.language.startsWith("de") ? "de" : "en");
lang.addEventListener("change", () => { localStorage.setItem("lang", lang.value); if (table) show(); else location.reload(); });
const place = location.pathname.match(/^(?:\/plain)?\/(table|join)\/([^/]+)/);
if (place) { table = place[2]; at("table").hidden = false; connect(); } else lobby();
