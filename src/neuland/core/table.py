"""A table: the state of one game, as a stack of steps still to do and the decisions now open.

A step is a module-level function that takes the table and a few plain arguments. It changes the
table, and lays further steps on the stack (`then`) or asks seats to decide (`ask`). The answer to
a decision is another function. There are no closures, threads or generators, so a table is plain
data: it clones, pickles and compares.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from hashlib import blake2b
from marshal import dumps
from typing import Any, Final, NamedTuple

from neuland.core import rng
from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Answer, Decision, Options, Word, action_text, as_action
from neuland.core.errors import BadRecord, IllegalAction, NeulandError, NotYourTurn

Step = Callable[..., None]
View = dict[str, Any]
SNAPSHOT_EVERY: Final = 32
UNTOLD: Final = "not-offered"
"""The reason where the rules have no better one."""
DEALS: Final = 400
"""A deal that leaves somebody without an answer to what he is asked is dealt again, so often at most."""
_PLAIN_FORMAT: Final = 2
"""The format of `marshal` that writes equal plain data as equal bytes, on every version of Python."""

RECORDERS: list[Callable[[Table], Any]] = []
"""Whoever makes the record of a table: `core.record`, which stands above tables."""

SPEAKERS: list[Callable[[str, Any, str], str]] = []
"""Whoever says an action, event or prompt of a game in a language; the kernel itself has no words."""


class Event(NamedTuple):
    """Something that happened, for logs and animation: a text id, its values, and who may know."""

    id: str
    args: dict[str, Any]
    seats: tuple[int, ...] | None = None
    """The seats that may see it; None is everybody, spectators too."""

    def seen_by(self, seat: int | None) -> bool:
        return self.seats is None or seat in self.seats


class Origin:
    """Where a table comes from: with its actions, all that is needed to make it again."""

    __slots__ = ("chosen", "data", "deal", "game", "options", "rules", "seats", "seed")

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        seed: int | None,
        data: str,
        deal: Callable[[Origin], Table],
        chosen: tuple[tuple[str, Any], ...],
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        """None for a redealt table: it has no history that could be repeated."""
        self.data = data
        """The text of an owner's component file, or "" for the game's own components."""
        self.deal = deal
        self.chosen = chosen
        """The options that differ from their defaults, sorted: one more option leaves old games what they are."""

    def __reduce__(self) -> tuple[Any, ...]:
        facts = (self.game, self.rules, self.seats, self.options, self.seed, self.data, self.deal, self.chosen)
        return (Origin, facts)

    def unknown(self) -> Origin:
        """The same without the seed, for tables that must not know it."""
        return Origin(self.game, self.rules, self.seats, self.options, None, self.data, self.deal, self.chosen)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The part of a table that all games share. Games derive from it and add what lies on theirs.

    Compiled or not: a game of somebody else's package runs interpreted on the compiled kernel.
    """

    __slots__ = (
        "decisions",
        "events",
        "origin",
        "past",
        "reveals",
        "rng",
        "seats",
        "snapshots",
        "telling",
        "todo",
        "upto",
    )

    def __init__(
        self,
        origin: Origin,
        rng_state: rng.Stream,
        todo: list[tuple[Step, tuple[Any, ...]]],
        decisions: list[Decision],
        actions: list[tuple[int, Action]],
        reveals: list[int],
        events: list[Event],
        telling: bool,
        snapshots: list[Table] | None,
    ) -> None:
        self.origin = origin
        self.seats = origin.seats
        self.rng = rng_state
        self.todo = todo
        """Steps still to do, the next one last."""
        self.decisions = decisions
        """Open decisions in seat order; empty only when the game is over."""
        self.past = actions
        """What was answered: `actions`, or a list that belongs to the table of which this is a clone."""
        self.upto = -1
        """How many of another table's answers are the past of this one as well; -1 where the list is its own."""
        self.reveals = reveals
        """Numbers of the actions that made hidden information known to somebody."""
        self.events = events
        """What happened since the last apply."""
        self.telling = telling
        """Whether events are told; switched off in simulation."""
        self.snapshots = snapshots
        """Earlier positions, for cheap undo; None where nobody will undo."""

    # ---- what each game provides -------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Table:
        """An independent copy."""
        raise NotImplementedError

    def follow(self, other: Table) -> dict[str, Any] | None:
        """Lays here what lies on another table of the game, so far as it is different, and tells what lay here before:
        by the names of the fields (`core.fields`). None where a game cannot tell. What the kernel keeps stays."""
        return None

    @abstractmethod
    def layout(self) -> tuple[Any, ...]:
        """Everything of this game that lies on the table: plain data, for equality and fingerprint."""
        raise NotImplementedError

    @abstractmethod
    def look(self, seat: int | None, everything: bool = False) -> View:
        """What the seat (None: a spectator) knows, in the game's words; or the whole truth."""
        raise NotImplementedError

    def look_apart(self, seat: int, common: View) -> View | None:
        """Of `look` for a seat those members that are other than in `common`, a spectator's view; None where it is
        quicker to look anew. With it the views of all seats are made for little more than that of one."""
        return None

    def look_again(self, before: Table, seen: View) -> View:
        """What a spectator knows, where `seen` is the spectator's `view` of an earlier table: that view with what is
        other by now, or `look` anew. Whatever is the same is best the very same object: it is not written again."""
        return self.look(None)

    @abstractmethod
    def deal_anew(self, viewer: int | None, dice: rng.Dice) -> None:
        """Of a copy: draws anew everything that the viewer (None: a spectator) does not know, sealed answers
        too. What others are asked is not to be touched: `redeal` makes their options anew."""
        raise NotImplementedError

    @abstractmethod
    def standing(self, seat: int) -> tuple[int, ...]:
        """The seat's score, then its tie-breaks: more is better."""
        raise NotImplementedError

    @abstractmethod
    def __reduce__(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def reason(self, seat: int, action: Action) -> str:
        """The text id of why an action is not among the seat's options. Only ever asked of a redealt table: what the
        seat does not know is not the true thing there, and must not change the answer."""
        return UNTOLD

    def opening(self, decision: Decision) -> Decision:
        """What others know of what a seat is asked: the decision that its sealed answer began with, not how far
        it has come since. Games with sealed answers of several steps refine it."""
        return decision

    def winning(self) -> list[int]:
        """The winners of a game that is over; games with a solo goal refine it."""
        return self.ranking[0]

    # ---- for the rules ----------------------------------------------------------------------

    def then(self, step: Step, *args: Any) -> None:
        """Lays a step on the stack. What is laid last is done first."""
        self.todo.append((step, args))

    def ask(self, seat: int, prompt: str, options_of: Options, answer: Answer, *args: Any) -> bool:
        """Asks a seat to decide between the actions that `options_of(table, seat, *args)` lists.

        A decision with one option answers itself and is not recorded; one without any is not asked, and False
        is returned. To be called last in a step: what follows the answer lies on the stack already.
        """
        options = self.options_by(seat, options_of, args) if args else tuple(options_of(self, seat))
        return self.put(seat, prompt, options, options_of, answer, args)

    def put(
        self,
        seat: int,
        prompt: str,
        options: tuple[Action, ...],
        options_of: Options,
        answer: Answer,
        args: tuple[Any, ...],
    ) -> bool:
        """As `ask`, where the options have been made: cheaper if whoever asks can call their maker directly."""
        if len(options) > 1:
            decision, decisions = Decision(seat, prompt, options, options_of, answer, args), self.decisions
            if decisions and decisions[-1].seat > seat:
                self._lay(decision)
            else:  # the common case without a call
                decisions.append(decision)
            return True
        played = self.played
        if played and self.past[played - 1][0] != seat:
            self.reveal()  # that another seat has no choice may tell what it holds
        if not options:
            return False
        answer(self, seat, options[0], *args)
        return True

    def offer(self, seat: int, prompt: str, options_of: Options, answer: Answer, *args: Any) -> None:
        """As `ask`, but puts even a single option before the player, where seeing it matters."""
        options = self.options_by(seat, options_of, args) if args else tuple(options_of(self, seat))
        self._lay(Decision(seat, prompt, options, options_of, answer, args))

    def options_by(self, seat: int, options_of: Options, args: tuple[Any, ...]) -> tuple[Action, ...]:
        """What `options_of` lists; with one or two arguments, the common cases, without a star, which is dear."""
        n = len(args)
        if n == 0:
            return tuple(options_of(self, seat))
        if n == 1:
            return tuple(options_of(self, seat, args[0]))
        if n == 2:
            return tuple(options_of(self, seat, args[0], args[1]))
        return tuple(options_of(self, seat, *args))

    def _lay(self, decision: Decision) -> None:
        """Puts a decision among those that are open, in the order of the seats."""
        decisions = self.decisions
        place = len(decisions)
        while place and decisions[place - 1].seat > decision.seat:
            place -= 1
        decisions.insert(place, decision)

    def run(self) -> None:
        """Does the steps on the stack until somebody is asked, or nothing is left to do."""
        todo = self.todo
        while todo and not self.decisions:
            step, args = todo.pop()
            if not args:  # the common cases without a star, which is dear
                step(self)
            elif len(args) == 1:
                step(self, args[0])
            else:
                step(self, *args)

    def below(self, n: int) -> int:
        """The table's dice: a whole number from 0 to n - 1."""
        self.rng, drawn = rng.below(self.rng, n)
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Puts cards into random order, in place."""
        self.rng = rng.shuffle(self.rng, cards)

    def tell(self, event: str, seats: tuple[int, ...] | None = None, **args: Any) -> None:
        """Tells an event. In hot paths ask `telling` first, to save making the values."""
        if self.telling:
            self.events.append(Event(event, args, seats))

    def reveal(self) -> None:
        """Marks that hidden information became known: undo past this point needs consent."""
        number = self.played - 1
        if not self.reveals or self.reveals[-1] != number:
            self.reveals.append(number)

    # ---- for everybody ----------------------------------------------------------------------

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """What was answered so far, in order: the seat, and its action. A clone copies it when it is needed there:
        most clones are played on for a few steps, and nobody asks where they came from."""
        if self.upto >= 0:
            self._own_past()
        return self.past

    @actions.setter
    def actions(self, actions: list[tuple[int, Action]]) -> None:
        self.past = actions
        self.upto = -1

    @property
    def played(self) -> int:
        """How many actions there were so far."""
        return len(self.past) if self.upto < 0 else self.upto

    def _own_past(self) -> None:
        self.past = self.past[: self.upto]
        self.upto = -1

    @property
    def over(self) -> bool:
        return not self.decisions

    @property
    def scores(self) -> list[int]:
        """The scores in seat order, as they stand."""
        return [self.standing(seat)[0] for seat in range(self.seats)]

    @property
    def ranking(self) -> list[list[int]]:
        """Seats from first to last place; those who share a place stand together."""
        keys = [self.standing(seat) for seat in range(self.seats)]
        return [[seat for seat in range(self.seats) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game runs, and when nobody won."""
        return self.winning() if self.over else []

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat."""
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        if self.over:
            raise NotYourTurn("The game is over.")
        asked = ", ".join(str(decision.seat) for decision in self.decisions)
        raise NotYourTurn(f"Seat {seat} is not asked anything now; it is the turn of seat {asked}.")

    def why_not(self, seat: int, action: Action) -> str:
        """The text id of the reason why an action is not among a seat's options now."""
        return self.reasons(seat, [action])[0]

    def reasons(self, seat: int, actions: Iterable[Action]) -> list[str]:
        """As `why_not`, of several actions. Reasons, like views, know what the seat knows: the table that is asked for
        them is dealt from that, so the true one cannot be told."""
        known = self.redeal(seat, 0)
        return [known.reason(seat, action) for action in actions]

    def apply(self, seat: int, action: object) -> None:
        """Takes an action of a seat, given as a tuple or as its text. On an error nothing changes."""
        decision = self.decision(seat)
        chosen = as_action(action)
        if chosen not in decision.options:
            raise IllegalAction(f"Seat {seat} cannot '{action_text(chosen)}' now.", self.why_not(seat, chosen))
        if self.telling:
            self.events = []
        if self.snapshots is not None and self.played % SNAPSHOT_EVERY == 0:
            self.remember()
        self.play(decision, chosen)

    def play(self, decision: Decision, action: Action) -> None:
        """Takes one of an open decision's own options, unchecked: for simulation and search."""
        seat, args = decision.seat, decision.args
        if self.upto >= 0:
            self._own_past()
        self.past.append((seat, action))
        self.decisions.remove(decision)
        if not args:  # the common cases without a star, which is dear
            decision.answer(self, seat, action)
        elif len(args) == 1:
            decision.answer(self, seat, action, args[0])
        elif len(args) == 2:
            decision.answer(self, seat, action, args[0], args[1])
        else:
            decision.answer(self, seat, action, *args)
        if not self.decisions:
            self.run()

    def view(self, seat: int | None, common: View | None = None) -> View:
        """All that a seat (None: a spectator) knows, as JSON-able data. `common`: a spectator's view of this very
        table, where there is one already: whatever is the same is shared with it."""
        apart = None if common is None or seat is None else self.view_apart(seat, common)
        if common is None or apart is None:
            return self._headed(seat, self.look(seat))
        return {**common, **apart}

    def view_apart(self, seat: int, common: View) -> View | None:
        """Of `view` for a seat those members that are other than in `common`, a spectator's view of this very table;
        None where it is quicker to look anew."""
        apart = self.look_apart(seat, common)
        if apart is None:
            return None
        apart["viewer"] = seat
        for decision in self.decisions:
            if decision.seat == seat and decision.prompt != self.public_prompt(decision):
                apart["asked"] = [self._asked(each, seat) for each in self.decisions]
        return apart

    def view_again(self, before: Table, seen: View) -> View:
        """A spectator's view, where `seen` is that of an earlier table: as far as it is quick to tell, what is the
        same is shared with it."""
        head = self._head(None)
        for member in ("asked", "winners"):
            if head[member] == seen[member]:
                head[member] = seen[member]
        return {**head, **self.look_again(before, seen), **head}

    def truth(self) -> View:
        """The whole truth in the words of `view`: for scenario cases and finished games only."""
        return self._headed(None, self.look(None, True))

    def _headed(self, seat: int | None, seen: View) -> View:
        return {**self._head(seat), **seen}

    def _head(self, seat: int | None) -> View:
        return {
            "game": self.origin.game,
            "seats": self.seats,
            "viewer": seat,
            "options": self.origin.options,
            "over": self.over,
            "asked": [self._asked(decision, seat) for decision in self.decisions],
            "winners": self.winners,
        }

    def _asked(self, decision: Decision, viewer: int | None) -> View:
        own = decision.seat == viewer
        return {"seat": decision.seat, "prompt": decision.prompt if own else self.public_prompt(decision)}

    def public_prompt(self, decision: Decision) -> str:
        """What others learn of what a seat is asked."""
        return self.opening(decision).prompt

    def text(self, thing: Any, lang: str = "en") -> str:
        """A person's words for an action, an event, or a prompt's id."""
        return SPEAKERS[-1](self.origin.game, thing, lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.fingerprint() == other.fingerprint()

    def __hash__(self) -> int:
        return hash(self.fingerprint())

    def fingerprint(self) -> str:
        """A stable hash over the whole state: equal for equal positions, on every machine."""
        todo = [(_name(step), _plain(args)) for step, args in self.todo]
        asked = [(ask.seat, ask.prompt, ask.options, _name(ask.answer), _plain(ask.args)) for ask in self.decisions]
        key, taken, _ = self.rng
        whole = (self.origin.game, self.origin.chosen, key, taken, todo, asked, self.layout())
        return blake2b(dumps(whole, _PLAIN_FORMAT), digest_size=16).hexdigest()

    def redeal(self, viewer: int | None, seed: int) -> Table:
        """A table that agrees with all that the viewer (None: a spectator) knows, everything hidden from it
        drawn anew."""
        dice = rng.Dice(seed, "redeal")
        for _ in range(DEALS):
            dealt = self.clone()
            dealt._forget(viewer, seed)
            dealt.deal_anew(viewer, dice)
            if dealt._ask_anew(viewer):
                return dealt
        raise NeulandError("No deal was found in which everybody can answer what he is asked.")

    def _ask_anew(self, viewer: int | None) -> bool:
        """Of a copy that is redealt: others are asked again from the start of their sealed answers, by what they
        hold now. False if one of them has no answer."""
        asked: list[Decision] = []
        for decision in self.decisions:
            if decision.seat != viewer:
                first = self.opening(decision)
                options = tuple(first.options_of(self, first.seat, *first.args))
                if not options:
                    return False
                decision = Decision(first.seat, first.prompt, options, first.options_of, first.answer, first.args)
            asked.append(decision)
        self.decisions = asked
        return True

    def _forget(self, viewer: int | None, seed: int) -> None:
        """Of a copy that is redealt: drops where it came from, its past, and what only others were told."""
        self.origin = self.origin.unknown()
        self.rng = rng.start(seed, "redealt")
        self.actions, self.reveals, self.snapshots = [], [], None
        self.events = [event for event in self.events if event.seen_by(viewer)]

    def record(self) -> Any:
        """The record of the game so far: `neuland.replay` gives the table back."""
        return RECORDERS[-1](self)

    # ---- undo -------------------------------------------------------------------------------

    def remember(self) -> None:
        """Keeps a copy of this position, from which `at` can start."""
        copy = self.clone()
        copy.snapshots = None
        copy.events = []
        if self.snapshots is not None:
            self.snapshots.append(copy)

    def at(self, number: int) -> Table:
        """The table as it was before action `number` (0 is the start), with all before it."""
        if not 0 <= number <= self.played:
            raise BadRecord(f"there is no action {number}: the game has {self.played} so far")
        kept = [copy for copy in self.snapshots or () if copy.played <= number]
        if not kept and self.origin.seed is None:
            raise BadRecord("a redealt table has no past to go back to")
        earlier = kept[-1].clone() if kept else self.origin.deal(self.origin)
        earlier.telling = self.telling
        earlier.snapshots = None if self.snapshots is None else kept
        for seat, action in self.actions[earlier.played : number]:
            earlier.events = []
            earlier.play(earlier.decision(seat), action)
        return earlier

    def undo_touches(self, seat: int, number: int) -> str | None:
        """Why taking back everything from action `number` on is not the seat's own affair.

        "reveal": hidden information came out since; "others": somebody else acted since; None: free.
        """
        if self.reveals and self.reveals[-1] >= number:
            return "reveal"
        if any(actor != seat for actor, _ in self.actions[number:]):
            return "others"
        return None

    def without_last(self, seat: int) -> Table | None:
        """The table without the seat's last action, others' later sealed answers kept.

        None if that cannot be: something was revealed since, or a later action would not fit.
        """
        numbers = [number for number, (actor, _) in enumerate(self.actions) if actor == seat]
        if not numbers or (self.reveals and self.reveals[-1] >= numbers[-1]):
            return None
        earlier = self.at(numbers[-1])
        for actor, action in self.actions[numbers[-1] + 1 :]:
            asked = [ask for ask in earlier.decisions if ask.seat == actor and action in ask.options]
            if not asked:
                return None
            earlier.play(asked[0], action)
        return earlier


def round_of(table: Table) -> int:
    """The round that a table is in; games name it so in their views, and keep it under that name."""
    found = getattr(table, "round", 0)
    return found if isinstance(found, int) else 0


def _name(function: Any) -> str:
    """Without its module: a rule may move to another room, and saved games still come to what they say."""
    return str(function.__name__)


def _plain(value: Any) -> Any:
    """Functions among the arguments of a step by their names, so that the fingerprint is stable."""
    if callable(value):
        return _name(value)
    if isinstance(value, (tuple, list)):
        return [_plain(part) for part in value]
    return value


def word_options(verb: str, words: Iterable[Word]) -> tuple[Action, ...]:
    """Options of one verb with one word each: `word_options("take", [1, 2])`."""
    return tuple([(verb, word) for word in words])
