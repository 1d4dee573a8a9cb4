"""Everything that can be wrong with a request, each as one line in the user's words."""

from __future__ import annotations


class NeulandError(Exception):
    """A wrong request. Its text is one line that says what is wrong and what would be right."""


class UnknownGame(NeulandError):
    """No game of that id is in the catalog."""


class BadOption(NeulandError):
    """A seat count, option, seed or bot that the game does not have."""


class BadData(NeulandError):
    """A component file that does not fit the game; names the entry and what is wrong with it."""


class BadScenario(NeulandError):
    """A scenario file or case that cannot be understood."""


class BadRecord(NeulandError):
    """A record that cannot be read or does not replay; `line` is its line number, from 1."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class ActionError(NeulandError):
    """An action that a table did not take. The table is unchanged."""


class MalformedAction(ActionError):
    """Not the form of an action: words and whole numbers separated by single spaces."""


class NotYourTurn(ActionError):
    """That seat is not asked anything now."""


class IllegalAction(ActionError):
    """Well formed, but not among the options; `reason` is a text id that says why."""

    def __init__(self, message: str, reason: str = "not-offered") -> None:
        super().__init__(message)
        self.reason = reason
