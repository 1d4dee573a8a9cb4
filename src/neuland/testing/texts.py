"""The texts of a game: which there are, and which its own code, data and options can ask for."""

from __future__ import annotations

import re
from pathlib import Path

import neuland.kit
import neuland.text
from neuland import Game

DEMANDED = ("game", "game-about")
"""Texts that every game has, whatever its code says."""
SHARED = Path(str(neuland.text.__file__)).parent / "en.ftl"
KIT = Path(str(neuland.kit.__file__)).parent


def keys(file: Path) -> set[str]:
    """Every text of a Fluent file, and `KEY.about` for those with an explanation."""
    text = file.read_text("utf-8")
    plain = set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.M))
    about = {
        f"{key}.about"
        for key, body in re.findall(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?:[ \t].*|[ \t]*))*)", text, re.M)
        if re.search(r"^\s+\.about *=", body, re.M)
    }
    return plain | about


def unused(game: Game) -> list[str]:
    """Texts of which the part behind the prefix is no word of the game's own code, data or options, nor demanded.

    What only the page says (`page-…`) is for the page's own tests to look for; what all games share may be said in
    a game's own way.
    """
    files = [path for folder in (game.folder, KIT) for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    heads = set(re.findall(r'f"([\w-]+-)\{', source))
    words = set(re.findall(r"[\w-]+", source)) | {component.id for component in game.room("cards").browse("")}
    choices = {f"{option.id}-{choice}" for option in game.options for choice in option.choices}
    words |= choices

    def used(key: str) -> bool:
        word = key.partition("-")[2]
        ends = [each.removeprefix(head) for each in (key, word) for head in heads if each.startswith(head)]
        ends += [word.removesuffix(f"-{choice}") for choice in choices if word.endswith(f"-{choice}")]
        return any(each in words for each in (key, word, re.sub(r"-\d+$", "", word), *ends))

    own = keys(game.text_file("en")) - keys(SHARED) - set(DEMANDED)
    return [key for key in own if "." not in key and not key.startswith("page-") and not used(key)]
