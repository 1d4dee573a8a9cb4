"""What seldom changes on a table: a changed one takes its place, and clones keep the old one."""

from __future__ import annotations

import pytest

from neuland.kit.rows import added, bits, changed, cleared, taken, with_entry, without, without_entry


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


def test_bits_are_told_by_their_places() -> None:
    assert bits(0) == []
    assert bits(0b101001) == [0, 3, 5]
    assert bits(1 << 60) == [60]
