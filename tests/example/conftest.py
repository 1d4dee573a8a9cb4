"""A game outside of this repository, for the tests of the example and of `neuland new-game`."""

from outside import empty, outside

__all__ = ["empty", "outside"]
