"""Pages: the built browser table if it is there. A plain page from which every game can be played is always there,
under /plain, and at every address where the other was not built."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.responses import Response

from neuland.server.refusals import Refusal

HERE = Path(str(files("neuland.server")))
BUILT = HERE / "static"
PLAIN = HERE / "plain"
FOR_EVER = "public, max-age=31536000, immutable"


def root() -> Path:
    """Where the pages are."""
    return BUILT if (BUILT / "index.html").is_file() else PLAIN


def page(path: str) -> Response:
    """A file of the page; every other address is the page itself, which knows what to show there."""
    if path == "api" or path.startswith("api/"):
        raise Refusal("unknown-page", "There is nothing at that address.")
    if path == "plain" or path.startswith("plain/"):
        return _page(PLAIN, path)
    return _file(root(), path) or _file(PLAIN, path) or _page(root(), path)


def _page(folder: Path, path: str) -> Response:
    if "." in path.rpartition("/")[2]:
        raise Refusal("unknown-page", "There is nothing at that address.")
    return Response(
        (folder / "index.html").read_bytes(),
        media_type="text/html; charset=utf-8",
        headers={"cache-control": "no-cache"},
    )


def _file(folder: Path, path: str) -> Response | None:
    """A file below the folder, and of no other."""
    if not path or "\x00" in path or len(path) > 300:
        return None
    file = (folder / path).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    cache = FOR_EVER if path.startswith("assets/") else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
