"""Every game's observations say what its views show, all of it, and nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from neuland import Game, Table, catalog
from neuland.bots.evaluation import evaluation_of
from neuland.core.errors import BadOption
from neuland.core.observation import Observation
from neuland.core.rng import Dice
from neuland.core.scenario import Case, read_cases, set_up
from neuland.testing import every_table

np = pytest.importorskip("numpy", reason="WITHOUT NUMPY THE ENVIRONMENTS ARE NOT TESTED")

from neuland.envs.observations import observer_of  # noqa: E402  after the check

TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in catalog().values() for seats in game.seats]
CASES = [
    pytest.param(case, id=f"{file.stem}-{case.id}")
    for file in sorted((Path(__file__).parents[1] / "cases").glob("*.toml"))
    for case in read_cases(file.read_text("utf-8"))
]

BY_SEAT = ("seat", "scores")
IN_ORDER = r"market|market_tiles|heroes|solo\.(line|display)|seat\.\w+\.(harvests|(rows|order)\..*)"
"""Lists whose order means something; of all others it does not."""
SEAT_NUMBERS = ("viewer", "turn", "start", "marker", "owner", "held")
NOT_PLAYED_FOR = r"game|seats|viewer|winners|corrected|options\.(faction|deck)_\w+|seat\.\w+\.earned(\..*)?"
"""What views show beside what matters to play."""
FOLLOWS = {
    # Bunny Kingdom
    r"direction": "round",
    r"lava|squares\.\w+\.terrain": "",
    r"squares\.(\w+)\.owner": r"seat\.\w+\.land\.{0}",
    r"squares\.(\w+)\.resources": r"squares\.{0}\.building\..*|posts\..*",
    r"seat\.(\w+)\.fiefs": r"seat\.{0}\.land\..*|squares\..*|towers\..*|posts\..*",
    # Settlement
    r"rank|seat\.(\w+)\.score": r"scores\..*",
    r"market_costs": r"market\..*",
    r"hero_facts": r"heroes\..*",
    r"drawn_facts(\..*)?": r"drawn\..*",
    r"seat\.(\w+)\.hero_facts": r"seat\.{0}\.heroes\..*",
    r"(seat\.\w+\.wilderness\.[\w-]+)\.(resource|colour|reconstructed)": r"{0}\.landscape\..*",
    # Imperial Settlers
    r"(seat\.\w+)\.rows\.(\w+)\.faction": r"{0}\.order\.{1}\..*",
    r"solo\.faction_locations": r"seat\.me\.(rows|order)\..*",
    r"solo\.rank": "scores.me",
    # 504
    r"options\.world": r"world\..*",
    r"cells\.[\w-]+\.terrain": "",
    r"drawn(\..*)?": r".*",  # of all the rest
}
"""What is left out of the observations, and the features from which it follows."""


Chosen = tuple[tuple[str, str], ...]
"""Options in a form that can be a key."""
Names = tuple[str, ...]


@lru_cache(maxsize=8)
def observation_of(game: str, seats: int, options: Chosen = ()) -> Observation:
    return observer_of(catalog()[game].origin(seats, 0, dict(options))).observation


MOST_POSITIONS = 400
"""Of one game; those of some worlds are ten times as long, and say nothing new then."""
FEWER = 4
"""Of games with other options than the usual ones, of which there are many, only so few positions are looked at: one of
four."""


def positions(game: Game, seats: int, options: dict[str, str], seed: int = 1) -> Iterator[Table]:
    """A game half random, half sensible, so that all kinds of positions come up."""
    return islice(whole_game(game, seats, options, seed), 0, MOST_POSITIONS, FEWER if options or game.shown_by else 1)


def whole_game(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[Table]:
    table, dice, rate = (
        game.new(seats, seed, options, quiet=True),
        Dice(seed, "observations"),
        evaluation_of(game.id).rate,
    )
    yield table
    while table.decisions:
        decision = table.decisions[dice.below(len(table.decisions))]
        chosen = dice.below(len(decision.options))
        if dice.below(2):
            ratings = list(rate(table, decision))
            chosen = ratings.index(max(ratings))
        table.play(decision, decision.options[chosen])
        yield table


class Pieces:
    """Takes views apart, and remembers of every piece which numbers went with which meaning."""

    def __init__(self, game: str, seats: int, options: Chosen = ()) -> None:
        self.seats = seats
        self.places = places_in(tuple(observation_of(game, seats, options).names))
        self.met: dict[tuple[str, int, bytes], Any] = {}

    def check(self, view: dict[str, Any], numbers: Any) -> None:
        """Equal numbers mean equal things: what differs to the eye differs in its own features."""
        for path, value in apart(view, view["viewer"], self.seats):
            seen = numbers[self.places.of(path)].tobytes()
            assert self.met.setdefault((path, view["viewer"], seen), value) == value, path


class Places:
    """Where the features of a piece stand, or those that it follows from."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.blocks: dict[str, list[int]] = {}
        """The places of the features under each beginning of their names."""
        self.found: dict[str, Any] = {}
        for place, name in enumerate(names):
            words = name.split(".")
            for length in range(1, len(words) + 1):
                self.blocks.setdefault(".".join(words[:length]), []).append(place)

    def of(self, path: str) -> Any:
        found = self.found.get(path)
        if found is None:
            found = self.found[path] = np.array(self._looked_for(path), np.intp)
        return found

    def _looked_for(self, path: str) -> list[int]:
        """Nothing, where nothing ever lies: then all that is met there must be equal."""
        if path in self.blocks:
            return self.blocks[path]
        for left_out, source in FOLLOWS.items():
            if match := re.fullmatch(left_out, path):
                wanted = re.compile(source.format(*match.groups()))
                return [place for place, name in enumerate(self.names) if wanted.fullmatch(name)]
        return []


@cache
def places_in(names: Names) -> Places:
    """Once for all tables whose observations are called the same, whatever their options are."""
    return Places(names)


def apart(value: Any, viewer: int, seats: int, path: str = "", key: str = "") -> Iterator[tuple[str, Any]]:
    """The pieces of a view under the names of their features, each by its meaning."""
    if key in BY_SEAT:
        value = {str(number) if number else "me": value[(viewer + number) % seats] for number in range(seats)}
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from apart(inner, viewer, seats, f"{path}.{name}" if path else name, name)
    elif not fits(NOT_PLAYED_FOR, path):
        yield path, meaning(value, key, path)


@cache
def fits(pattern: str, path: str) -> bool:
    return re.fullmatch(pattern, path) is not None


def meaning(value: Any, key: str, path: str) -> Any:
    """What a piece says: nothing by any word is nothing, and some lists are sets."""
    if key == "held":
        return value is not None  # who holds what is told by the seats
    if key in SEAT_NUMBERS:
        return value if value is not None and value >= 0 else None
    if isinstance(value, list):
        value = value[: filled(value)] if fits(IN_ORDER, path) else sorted(value, key=json.dumps)
    return value or None


def filled(row: list[Any]) -> int:
    """How many places of a row are taken, up to the last that is."""
    return max([number for number, inner in enumerate(row, 1) if inner], default=0)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_names(game: Game, seats: int) -> None:
    observation = observation_of(game.id, seats)
    names = observation.names
    assert len(set(names)) == len(names)
    assert all(re.fullmatch(r"[\w-]+(\.[\w-]+)*", name) for name in names)
    assert all(feature.least < feature.most for feature in observation.features)
    again = game.room("observation").observation(game.origin(seats, 0, {}))
    assert names == again.names, "the order stays"


def test_the_documentation_tells_the_sizes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")
    for game in catalog().values():
        sizes = [f"{len(observation_of(game.id, seats).names):,}" for seats in game.seats]
        assert f"| {' | '.join(sizes)} |" in page


@pytest.mark.parametrize("game", catalog().values(), ids=catalog())
def test_every_prompt_has_a_place(game: Game) -> None:
    prompts = re.findall(r"^prompt-(\S+) =", game.text_file("en").read_text("utf-8"), re.MULTILINE)
    assert sorted(game.room("observation").PROMPTS) == sorted(prompts)


@pytest.mark.parametrize(("game", "seats", "options"), list(every_table(catalog().values())))
def test_views_that_differ_give_numbers_that_differ(game: Game, seats: int, options: dict[str, str]) -> None:
    """All words are known, all numbers within their bounds; whatever is left out follows from the rest."""
    chosen = tuple(sorted(game.complete(options).items()))
    observer = observer_of(game.origin(seats, 0, options))
    pieces = Pieces(game.id, seats, chosen)
    for number, table in enumerate(positions(game, seats, options)):
        view = table.view(number % seats)
        numbers = observer.vector(view)
        assert len(numbers) == len(observer.observation.features)
        assert (numbers >= observer.low).all()
        assert (numbers <= observer.high).all()
        assert (observer.seen(table, number % seats) == numbers).all(), "straight from the table it is the same"
        pieces.check(view, numbers)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_is_hidden_changes_nothing(game: Game, seats: int) -> None:
    observation = observation_of(game.id, seats)
    for number, table in enumerate(positions(game, seats, {}, seed=3)):
        if number % 5 == 0:
            seat = number % seats
            seen = observation.numbers(table.view(seat))
            for seed in range(3):
                assert observation.numbers(table.redeal(seat, seed).view(seat)) == seen


SIDES = ("side", "pieces", "housed")
"""Lists with a place for each side of 504, which are the seats where there are no companies."""
SIDE_NUMBERS = ("order", "waiting", "bidders", "leader", "seat", "plant_of")
"""Where such sides stand by number."""


def turned(view: Any, seats: int, by: int, key: str = "") -> Any:
    """The same view where everybody sits so many seats further on."""
    if isinstance(view, dict):
        if key == "asked":
            return {**view, "seat": (view["seat"] + by) % seats}
        return {name: turned(each, seats, by, name) for name, each in view.items()}
    if isinstance(view, list):
        members = [turned(each, seats, by, key if key in ("asked", *SIDE_NUMBERS) else "") for each in view]
        return members[-by % seats :] + members[: -by % seats] if key in (*BY_SEAT, *SIDES) else members
    numbered = key in (*SEAT_NUMBERS, *SIDE_NUMBERS) and isinstance(view, int)
    return (view + by) % seats if numbered and view >= 0 else view


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_seat_sees_itself_at_the_same_places_wherever_it_sits(game: Game, seats: int) -> None:
    observation = observation_of(game.id, seats)
    differed = 0
    for number, table in enumerate(positions(game, seats, {}, seed=4)):
        if number % 7 == 0:
            view = table.view(number % seats)
            for by in range(1, seats):
                assert observation.numbers(turned(view, seats, by)) == observation.numbers(view)
            differed += observation.numbers(table.view(0)) != observation.numbers(table.view(seats - 1))
    assert differed or seats == 1, "seats that stand differently see different numbers"


def through(case: Case) -> Iterator[Table]:
    """The positions of a case."""
    table = set_up(case)
    yield table
    for line in case.do.get("actions", []):
        if not line.startswith("!"):
            seat, _, action = line.partition(" ")
            table.apply(int(seat), action)
            yield table


@pytest.mark.parametrize("case", CASES)
def test_cases_are_seen_as_games_are(case: Case) -> None:
    """They come to what games seldom do."""
    options = set_up(case).origin.options
    pieces = Pieces(case.game, set_up(case).seats, tuple(sorted(options.items())))
    for table in through(case):
        for seat in range(table.seats):
            view = table.view(seat)
            observer = observer_of(table.origin)
            pieces.check(view, observer.vector(view))
            assert (observer.seen(table, seat) == observer.vector(view)).all()
            assert not observer.observation.fault(view)


def test_hands_count_by_their_cards() -> None:
    table = late_table("bunny")
    view = table.view(0)
    other = deepcopy(view)
    other["seat"][0]["hand"].reverse()
    observation = observation_of("bunny", 2)
    assert observation.numbers(other) == observation.numbers(view)
    other["seat"][0]["hand"][0] = "dragon"
    with pytest.raises(LookupError, match="The observations of bunny do not know 'dragon'"):
        observation.numbers(other)


def late_table(game: str, seats: int = 2, steps: int = 40) -> Table:
    """After so many steps, or at the end of a shorter game."""
    *_, late = islice(positions(catalog()[game], seats, {}), steps + 1)
    return late


@pytest.mark.parametrize("game", sorted(catalog()))
def test_vectors(game: str) -> None:
    table = late_table(game)
    observer, view = observer_of(table.origin), table.view(0)
    vector = observer.vector(view)
    assert vector.dtype == np.float32
    assert vector.shape == observer.low.shape == observer.high.shape == (len(observer),)
    assert list(vector) == list(observer.observation.numbers(view))
    vector[0] = 7
    assert observer.vector(view)[0] != 7, "each is one's own"
    assert observer_of(table.origin) is observer


def test_a_world_that_the_seed_draws_is_seen_as_if_it_had_been_named() -> None:
    """Whoever opens an environment for random worlds keeps one observer for all of them, players or companies."""
    game = catalog()["worlds"]
    observer = observer_of(game.origin(2, 0, {"world": "random"}))
    companies = set()
    for seed in range(12):
        table: Any = game.new(2, seed, {"world": "random"}, quiet=True)
        companies.add(table.plan.companies)
        named = observer_of(game.origin(2, 0, {"world": str(table.world)}))
        while not table.over and len(table.actions) < 30:
            decision = table.decisions[0]
            for numbers in (observer.seen(table, 0), observer.vector(table.view(0))):
                assert list(numbers) == list(named.seen(table, 0))
            table.play(decision, decision.options[-1])
    assert companies == {True, False}


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Game("bare", "nimgame", 1, (2,), catalog()["bunny"].deal)
    monkeypatch.setattr("neuland.core.catalog.load", lambda game: bare)
    with pytest.raises(BadOption, match="bare has no room for observations"):
        observer_of(bare.origin(2, 0, {}))
