"""`neuland serve`: the table server."""

from __future__ import annotations

import argparse
import gc
import os
from dataclasses import replace

from neuland.cli.common import Parser, whole
from neuland.core.errors import BadOption

PORT = 8040
SHORTEST_TOKEN = 16


def add(parser: Parser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default="127.0.0.1", help="listen there (127.0.0.1: for this machine alone)")
    where.add_argument(
        "--lan", action="store_true", help="for everybody in your local network, with a code that phones read"
    )
    parser.add_argument("--port", type=whole(0, 65535), default=PORT, help=f"listen at this port ({PORT}; 0: any)")
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a SQLite file, or postgresql://… (default: a file in your data directory)",
    )
    parser.add_argument("--public-url", default="", metavar="URL", help="where people reach it, behind a proxy")
    parser.add_argument(
        "--mail",
        default=os.environ.get("NEULAND_MAIL", ""),
        metavar="URL",
        help="send notices by mail: smtp://user:password@host:587?from=neuland@example.org (default: $NEULAND_MAIL)",
    )
    parser.add_argument("--workers", type=whole(1, 64), metavar="N", help="processes in which bots think")
    parser.add_argument(
        "--review-budget", default="", metavar="100it", help="tries for each decision when a game is looked at again"
    )
    parser.add_argument(
        "--unlimited", action="store_true", help="no rate limits: for programs of your own, and benchmarks"
    )
    parser.add_argument(
        "--operator",
        default=os.environ.get("NEULAND_OPERATOR", ""),
        metavar="TOKEN",
        help="who has this token sees /operator and /metrics (default: $NEULAND_OPERATOR)",
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how lines on standard error are written"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--types", action="store_true", help="print the API's types for TypeScript, and stop")
    parser.add_argument("--openapi", action="store_true", help="print the API as OpenAPI, and stop")


def run(args: argparse.Namespace) -> int:
    gc.disable()  # nothing that is loaded now is thrown away; the server looks after it when it is open
    from neuland.server.settings import Settings  # the server's libraries are loaded for this command alone

    if args.types:
        from neuland.server.typescript import typescript

        print(typescript(), end="")
        return 0
    if args.operator and len(args.operator) < SHORTEST_TOKEN:
        raise BadOption(f"The operator's token should have at least {SHORTEST_TOKEN} letters.")
    settings = Settings(
        args.database, args.public_url, mail=args.mail, operator=args.operator, limited=not args.unlimited
    )
    if args.workers:
        settings = replace(settings, workers=args.workers)
    if args.review_budget:
        from neuland.lab.review import iterations_of

        settings = replace(settings, review_tries=iterations_of(args.review_budget))
    if args.openapi:
        import json

        from neuland.server.api.app import create_app

        print(json.dumps(create_app(settings).openapi(), indent=2, ensure_ascii=False))
        return 0
    from neuland.server.reach import network_address
    from neuland.server.run import serve

    if args.lan and not network_address():
        raise BadOption("This machine is in no network: connect it first, or start without --lan.")
    return serve(settings, "0.0.0.0" if args.lan else args.host, args.port, args.open, args.log == "json")
