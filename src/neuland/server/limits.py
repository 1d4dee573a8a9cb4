"""Rate limits: everybody has a bucket that fills by itself and empties with each request."""

from __future__ import annotations

from time import monotonic

from neuland.server.refusals import Refusal

MOST_BUCKETS = 20_000


class Bucket:
    """Allows `rate` things per second, and `burst` at once."""

    __slots__ = ("burst", "left", "rate", "then")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.then = monotonic()

    def take(self) -> float:
        """0 if it is allowed, else the seconds until it will be."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0


class Buckets:
    """A bucket for each address or person."""

    def __init__(self, rate: float, burst: int, on: bool = True) -> None:
        self.rate = rate
        self.burst = burst
        self.on = on
        self._all: dict[str, Bucket] = {}

    def check(self, who: str) -> None:
        """Refuses who is too fast."""
        if not self.on:
            return
        if len(self._all) > MOST_BUCKETS:
            self._all.clear()
        bucket = self._all.get(who)
        if bucket is None:
            bucket = self._all[who] = Bucket(self.rate, self.burst)
        wait = bucket.take()
        if wait:
            raise Refusal("too-fast", "That is too much at once: wait a moment.", seconds=round(wait + 0.5))
