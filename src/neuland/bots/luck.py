"""What was luck in the tries of a search: all first moves are tried on the same deals, the first try of each on the
first deal, but some more often than others. So what they brought is compared on those deals that they share.
"""

from __future__ import annotations

from neuland.core.decision import Action

WARY = 4.0
"""So many pairs of tries that had no luck in common are believed to be behind those that were seen."""


class Luck:
    """How lucky the deals were, as the option shows that was tried most."""

    __slots__ = ("common", "most", "pairs", "spread", "sums")

    def __init__(self) -> None:
        self.sums: dict[Action, list[float]] = {}
        """What each option brought on the first deal, on the first two, and so on."""
        self.most: list[float] = [0.0]
        """The same of the option that was tried most."""
        self.common = 0.0
        """How far other options and that one lay beside their means on the same deal: the products, …"""
        self.spread = 0.0
        """… the squares of that one, …"""
        self.pairs = 0
        """… and how many they are."""

    def learn(self, option: Action, worth: float) -> None:
        """The option was tried on the next deal that it had not seen."""
        sums = self.sums.setdefault(option, [0.0])
        deal, seen = len(sums) - 1, len(self.most) - 1
        if 0 < deal < seen:
            beside = self.most[deal + 1] - self.most[deal] - self.most[seen] / seen
            self.common += beside * (worth - sums[deal] / deal)
            self.spread += beside * beside
            self.pairs += 1
        sums.append(sums[deal] + worth)
        if deal >= seen:
            self.most = sums

    def of(self, option: Action) -> float:
        """How much of what the option has brought, all its tries together, its deals would have brought any other."""
        sums = self.sums.get(option)
        if sums is None or self.spread <= 0.0:
            return 0.0
        tries, seen = len(sums) - 1, len(self.most) - 1
        shared = self.common / (self.spread * (1.0 + WARY / self.pairs))
        return min(1.0, max(0.0, shared)) * (self.most[tries] - tries * self.most[seen] / seen)
