"""The same work on a Ray cluster. Ray is an extra: `pip install neuland[ray]`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from neuland.core.errors import BadOption

LOCAL = "local"
TRIES = 20
"""How often work is handed out again when the worker that had it is lost."""

Thing = TypeVar("Thing")
Result = TypeVar("Result")


def on_ray(
    work: Callable[[Thing], Result], things: Sequence[Thing], address: str, jobs: int
) -> Iterator[tuple[int, Result]]:
    """What work makes of each thing, as it is finished. What a lost worker had is done again, by another."""
    ray = _connected(address, jobs)
    try:
        task = ray.remote(num_cpus=1, max_retries=TRIES)(work)
        waiting = {task.remote(thing): place for place, thing in enumerate(things)}
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            yield waiting.pop(done[0]), _fetched(ray, done[0])
    finally:
        ray.shutdown()


def _connected(address: str, jobs: int) -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs the package ray; 'pip install neuland[ray]' brings it.") from None
    settings: dict[str, Any] = {"include_dashboard": False, "num_cpus": jobs} if address == LOCAL else {}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **settings)
    except Exception as error:  # Ray has many ways to say that nobody answers
        raise BadOption(f"No Ray cluster answers at {address!r} ({type(error).__name__}).") from error
    return ray


def _fetched(ray: Any, done: Any) -> Any:
    """A result; what went wrong in the rules or in a bot is said as it would be here."""
    try:
        return ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
