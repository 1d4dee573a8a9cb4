"""How long a person waits between two own answers, at a table of the server with bots of a level.

    python bench/waiting.py [GAME...] [--levels medium,hard] [--seats 2,4] [--answers 40] [--set world=342] [--json]
                            [--beside FOLDER]

The server runs in a process of its own; the person answers at random as soon as it is asked. A wait lasts from when
an answer is sent until the next question arrives, or the game is over. With `--beside` another checkout's server is
measured after this one's; which of them it was stands behind each line.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import json
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from neuland.core import catalog

Json = dict[str, Any]
HERE = Path(__file__).absolute().parent


def loaded(path: Path) -> Any:
    """A Python file as a module."""
    spec = importlib.util.spec_from_file_location(f"waiting_{path.stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SERVER = loaded(HERE / "server.py")
CLIENT = loaded(HERE.parent / "docs/examples/client.py")


async def waits(address: str, game: str, seats: int, level: str, args: argparse.Namespace) -> list[float]:
    """The person's waits in one game, or in so many answers of it."""
    bots = [{"kind": "bot", "bot": level}] * (seats - 1)
    wish = {"game": game, "seats": [{"kind": "human", "name": "Ada"}, *bots], "token": True, "seed": 1}
    wish["options"] = dict(option.split("=", 1) for option in args.set)
    made = await asyncio.to_thread(SERVER.request, address, "/api/tables", wish)
    dice = random.Random(1)
    found: list[float] = []
    sent = answered = 0.0
    state: Json = {}
    live = address.replace("http", "ws", 1) + f"/api/tables/{made['table']}/live"
    async with connect(live, max_size=None, additional_headers={"Authorization": f"Bearer {made['token']}"}) as socket:
        await socket.send(json.dumps({"type": "hello", "since": 0}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "state":
                state = message["state"]
            elif message["type"] == "update":
                state = CLIENT.patched(state, message.get("patch", {})) | message
            elif message["type"] == "refusal":
                raise SystemExit(message["refusal"]["text"])
            over = state["table"]["status"] == "finished"
            asked = [one for one in state["decisions"] if one["since"] > answered]
            if sent and (asked or over):
                found.append(time.perf_counter() - sent)
                sent = 0.0
            if over or len(found) >= args.answers:
                return found
            if asked:
                answered = asked[0]["since"]
                play = {"type": "play", "version": state["version"], "action": dice.choice(asked[0]["options"])}
                sent = time.perf_counter()
                await socket.send(json.dumps(play))
    return found


async def measure(address: str, args: argparse.Namespace, folder: Path) -> list[Json]:
    rows = []
    known = SERVER.beside.games(folder)
    build = f"{'compiled' if SERVER.beside.is_compiled(folder) else 'interpreted'}, {folder.name}"
    for game in [game for game in args.games or sorted(catalog.catalog()) if game in known]:
        counts = [count for count in catalog.load(game).seats if count > 1]
        for seats in [count for count in counts if not args.seats or count in args.seats]:
            for level in args.levels.split(","):
                found = await waits(address, game, seats, level, args)
                row = {"game": game, "seats": seats, "level": level, "waits": len(found)}
                row |= {"build": build, "mean_s": round(sum(found) / len(found), 3), "worst_s": round(max(found), 3)}
                rows.append(row)
                if not args.json:
                    print(
                        "{game:>12} {seats:>6} {level:>8} {waits:>6} {mean_s:>8} {worst_s:>8}   {build}".format(**row),
                        flush=True,
                    )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--levels", default="easy,medium,hard")
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[])
    parser.add_argument("--answers", type=int, default=10**6, help="so many answers of each game (default: all)")
    parser.add_argument("--set", nargs="+", default=[], metavar="OPTION=VALUE", help="options of the game")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, measured after this one")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if not args.json:
        heads = f"{'game':>12} {'seats':>6} {'level':>8} {'waits':>6} {'mean s':>8} {'worst s':>8}"
        print(heads)
    rows = []
    for folder in [HERE.parent, *([args.beside] if args.beside else [])]:
        with tempfile.TemporaryDirectory() as place:
            process, address = SERVER.start_server(str(Path(place) / "bench.sqlite"), folder=folder)
            try:
                rows += asyncio.run(measure(address, args, folder))
            finally:
                process.terminate()
                process.wait()
    if args.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
