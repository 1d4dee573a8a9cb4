"""What seldom changes on a table: a changed one takes its place, and clones keep the old one."""

from __future__ import annotations

import pytest

from neuland.kit.rows import (
    added,
    bits,
    changed,
    cleared,
    cleared_bytes,
    noted,
    summed,
    taken,
    with_entry,
    without,
    without_entry,
)


def test_rows_are_replaced_and_never_changed() -> None:
    row = (4, 5, 4, 6)
    assert changed(row, 1, 9) == (4, 9, 4, 6)
    assert added(row, 3, -2) == (4, 5, 4, 4)
    assert without(row, 2) == (4, 5, 6)
    assert taken(row, 4) == (5, 4, 6), "the first of equals"
    assert cleared(row, 1, 2) == (4, 0, 0, 6)
    assert row == (4, 5, 4, 6)
    with pytest.raises(ValueError):
        taken(row, 7)


def test_entries_are_replaced_and_never_changed() -> None:
    entries = {3: "a", 1: "b"}
    assert list(with_entry(entries, 3, "c").items()) == [(3, "c"), (1, "b")], "in their old order"
    assert list(with_entry(entries, 2, "c")) == [3, 1, 2]
    assert without_entry(entries, 3) == {1: "b"}
    assert without_entry(entries, 9) is entries
    assert entries == {3: "a", 1: "b"}


def test_rows_of_small_numbers_are_replaced_and_never_changed() -> None:
    row, more = bytes([4, 200, 0, 6, 9]), bytes([1, 54, 0, 3, 7])
    assert list(noted(row, 1, 254)) == [4, 254, 0, 6, 9]
    assert list(noted(row, 4, -1)) == [4, 200, 0, 6, 255], "-1 is the last"
    assert list(cleared_bytes(row, 1, 3)) == [4, 0, 0, 0, 9]
    assert list(summed(row, more, 1, 3)) == [4, 254, 0, 9, 9], "elsewhere nothing is added"
    assert list(summed(row, more, 2, 1)) == list(row)
    assert summed(row, bytes(5), 0, 5) is row
    assert list(summed(bytes(5), more, 1, 3)) == [0, 54, 0, 3, 0]
    assert list(row) == [4, 200, 0, 6, 9]
    assert list(more) == [1, 54, 0, 3, 7]


def test_bits_are_told_by_their_places() -> None:
    assert bits(0) == []
    assert bits(0b101001) == [0, 3, 5]
    assert bits(1 << 60) == [60]
