"""The table's dice and its seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import count

import pytest

from neuland import BadOption, catalog
from neuland.core import rng
from neuland.core.catalog import LARGEST_SEED, as_seed
from neuland.core.record import Record, replay
from neuland.core.rng import Dice


def numbers(seed: int, salt: str) -> Iterator[int]:
    """The stream of a seed, as docs/architecture.md describes it."""
    key = blake2b(f"{salt}:{seed}".encode(), digest_size=32).digest()
    for block in count():
        found = blake2b(block.to_bytes(8, "big"), key=key).digest()
        yield from (int.from_bytes(found[at : at + 2], "little") for at in range(0, 64, 2))


def reference(stream: Iterator[int], n: int) -> int:
    """A draw as described: the number that n times a 16-bit number holds above 16 bits, unless it would favour some."""
    while True:
        product = next(stream) * n
        if product % 65536 >= 65536 % n:
            return product // 65536


def test_dice_are_the_described_stream_for_ever() -> None:
    dice, stream = Dice(7, "a"), numbers(7, "a")
    sizes = [1, 2, 3, 6, 52, 182, 1000, 40_000, 65_535, 65_536] * 40
    assert [dice.below(n) for n in sizes] == [reference(stream, n) for n in sizes]
    assert [Dice(seed, "bunny").below(10**6) for seed in range(3)] == [238409, 220832, 182552]


@pytest.mark.parametrize("length", [0, 1, 182, 20_000])
def test_a_shuffle_is_a_row_of_draws(length: int) -> None:
    cards, dice, stream = list(range(length)), Dice(3, "a"), numbers(3, "a")
    dice.shuffle(cards)
    expected = list(range(length))
    for n in range(length, 1, -1):
        j = reference(stream, n)
        expected[n - 1], expected[j] = expected[j], expected[n - 1]
    assert cards == expected
    assert dice.below(65_536) == next(stream)


@pytest.mark.parametrize("n", [65_537, 10**6, 2**32, 3 * 2**40, 2**62, 2**100])
def test_large_numbers_reach_everything(n: int) -> None:
    dice = Dice(1)
    drawn = [dice.below(n) for _ in range(2000)]
    assert 0 <= min(drawn) < n // 100
    assert n - n // 100 < max(drawn) < n
    assert len({number & 7 for number in drawn}) == 8


def test_no_result_is_favoured_where_n_does_not_divide() -> None:
    """40,000 does not divide 65,536: without rejection some numbers would come twice as often as others."""
    dice = Dice(2)
    drawn = [dice.below(40_000) for _ in range(60_000)]
    ways = Counter(number * 40_000 >> 16 for number in range(65_536))
    share = sum(ways[number] == 2 for number in drawn) / len(drawn)
    fair = sum(ways[number] == 2 for number in range(40_000)) / 40_000
    assert abs(share - fair) < 0.01


def test_a_clone_throws_the_same_dice_and_shares_them() -> None:
    table = catalog()["imperial"].new(2, 5)
    table.below(6)
    copy = table.clone()
    assert copy.rng == table.rng
    assert [table.below(9) for _ in range(70)] == [copy.below(9) for _ in range(70)]
    assert table.rng == copy.rng


def test_seeds_are_whole_numbers_or_their_digits() -> None:
    assert as_seed(7) == as_seed("7") == as_seed("007") == 7
    assert as_seed(str(LARGEST_SEED)) == as_seed(LARGEST_SEED) == LARGEST_SEED
    for wrong in (
        -1,
        LARGEST_SEED + 1,
        str(LARGEST_SEED + 1),
        "",
        "-1",
        "1.5",
        "seven",
        "²",
        "9" * 5000,
        1.5,
        True,
        None,
    ):
        with pytest.raises(BadOption, match="A seed is a whole number from 0 to 2\\^256 - 1") as error:
            as_seed(wrong)
        assert "\n" not in str(error.value)
        assert len(str(error.value)) < 200


@pytest.mark.parametrize("game", sorted(catalog()))
def test_a_long_seed_travels_whole_as_text(game: str) -> None:
    table = catalog()[game].new(seed=str(LARGEST_SEED))
    text = Record.of(table).dumps()
    assert f'"seed": "{LARGEST_SEED}"' in text
    assert replay(Record.loads(text)) == table
    assert table.fingerprint() != catalog()[game].new(seed=LARGEST_SEED - 1).fingerprint()


def test_nothing_of_a_seed_is_left_in_those_derived_from_it() -> None:
    derived = {rng.derived(seed, salt) for seed in range(100) for salt in ("a", "b")}
    assert len(derived) == 200
    assert max(number.bit_length() for number in derived) == 64
