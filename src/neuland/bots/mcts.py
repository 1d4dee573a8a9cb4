"""The bot `mcts`: information-set Monte-Carlo tree search, for any game and number of seats.

Every iteration deals anew what the bot's seat does not know, and plays on from there. Each seat has a
tree of its own, whose points are rows of that seat's own answers: what a seat does in the search never
depends on what it could not know, and seats that answer at once do not see each other's answers. In its
tree a seat tries what is promising and little tried (PUCT, with priors from the game's ratings); beyond
it plays what the ratings say; and after some decisions or rounds, or at the end, the position is valued
by the game's evaluation. The search has never more than a table redealt for its seat.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from neuland.bots.budget import Budget
from neuland.bots.evaluation import Evaluation, after, evaluation_of
from neuland.bots.luck import Luck
from neuland.bots.tree import Edge, Memory, Node
from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table, View, round_of

DARING = 1.5
"""How much hope counts against experience when the next try is chosen, where a game says nothing."""
LARGEST_SEED = 1 << 30
MOST_ITERATIONS = 10_000_000
"""More than anybody has time for."""
SOON = 60
"""Decisions of others, after which it is no use any more to guess what comes."""
A_SECOND = 1000
"""About so many tries fit into a second: who has a time instead of a number of tries looks as far as with these."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mcts:
    """Thinks for a budget, then plays what it tried most."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed, "mcts")
        self.budget = budget
        self.cap = 0.0
        """Seconds after which it answers whatever its budget says: for tables where people wait. 0 is none."""
        self.waited = 0.0
        """How many seconds people have waited there already, for it and for others, when it is asked."""
        self.evaluation: Evaluation | None = None
        """Judges positions and options instead of the game's own evaluation, where somebody tries another one."""
        self.expected: View | None = None
        """The view at which what is kept from the last answer is good."""
        self.memory = Memory(0)

    def choose(self, table: Table, decision: Decision) -> Action:
        seat = decision.seat
        self.budget = self.budget_at(table)
        search = self._search(table, seat)
        self._think(search)
        chosen = search.best(decision)
        self._expect(table, seat, chosen)
        return chosen

    def think_ahead(self, table: Table, seat: int, seconds: float) -> bool:
        """While others decide: thinks for so long about what the seat will be asked if they answer as looks best, and
        goes on from there if they do. Whether there is more to think about. The table is one redealt for the seat."""
        self.budget = self.budget_at(table)
        ahead = self._ahead(table, seat)
        if ahead is None:
            return False
        search = self._search(ahead, seat)
        self.expected = ahead.view(seat)
        self._try(search, self.budget.iterations - search.root.visits, seconds)
        left = self.budget.iterations - search.root.visits
        return left > 0 and not search.decided(left)

    def budget_at(self, table: Table) -> Budget:
        """How long it may think about an answer at this table."""
        return self.budget

    def _ahead(self, table: Table, seat: int) -> Table | None:
        """The table as the seat is asked next, if all others answer as looks best; None where that is not soon, or
        there will be nothing to think about."""
        favourite = self._judge(table).favourite
        ahead = table.clone()
        ahead.telling = False
        for _ in range(SOON):
            if not ahead.decisions:
                return None
            for decision in ahead.decisions:
                if decision.seat == seat:
                    return ahead if len(decision.options) > 1 else None
            decision = ahead.decisions[0]
            only = len(decision.options) == 1
            ahead.play(decision, decision.options[0] if only else favourite(ahead, decision))
        return None

    def _search(self, table: Table, seat: int) -> Search:
        """A search that goes on with what is kept, if the seat sees what was expected."""
        if self.expected is None or self.expected != table.view(seat):
            self.memory = Memory(table.seats)
        tries = self.budget.iterations or int(self.budget.seconds * A_SECOND)
        return Search(table, seat, self._judge(table), self.dice, self.memory, tries)

    def _judge(self, table: Table) -> Evaluation:
        return self.evaluation or evaluation_of(table.origin.game)

    def _think(self, search: Search) -> None:
        left = MOST_ITERATIONS
        if self.budget.iterations:
            left = max(self.budget.iterations - search.root.visits, self.budget.iterations // 4, 1)
        self._try(search, left, min([limit for limit in (self.budget.seconds, self.cap) if limit], default=0.0))

    def _try(self, search: Search, left: int, seconds: float) -> None:
        """So many iterations, and no longer than so many seconds, where these are not 0."""
        end = perf_counter() + seconds if seconds else 0.0
        while left > 0 and not search.decided(left):
            if end and perf_counter() >= end:
                return
            search.iterate()
            left -= 1

    def _expect(self, table: Table, seat: int, chosen: Action) -> None:
        """If the seat's next answer follows from this one alone, what was learnt about it is kept."""
        following = after(table, seat, chosen)
        trees = self.memory.trees
        trees[seat] = trees[seat].edges[chosen].child or Node()
        asked = any(decision.seat == seat for decision in following.decisions)
        self.expected = following.view(seat) if asked else None


class Search:
    """The search for one answer. With many tries it may look farther."""

    def __init__(
        self, table: Table, seat: int, evaluation: Evaluation, dice: Dice, memory: Memory, tries: int = 0
    ) -> None:
        self.table = table
        self.seat = seat
        self.evaluation = evaluation
        self.dice = dice
        self.memory = memory
        self.root = memory.trees[seat]
        self.options = table.decision(seat).options
        if not self.root.knows(self.options):
            self.root.meet(self.options, evaluation.look(table, table.decision(seat)))
        self.horizon = evaluation.horizon(table, tries)
        self.last_round = evaluation.last_round(table)
        self.most_ratings = max(evaluation.ratings, tries) if evaluation.ratings else 0
        """So many questions beyond the trees are rated, 0: all of them. With many tries that is not where to save."""
        self.daring = evaluation.daring.get(table.seats, DARING)
        self.deals: list[Table] = []
        self.tries: dict[Action, int] = {}
        """How often each first move was tried in this search, not counting what is known from the last."""
        self.luck = Luck() if evaluation.same_luck else None
        self.ratings = 0
        """How many questions were rated beyond the trees."""
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def iterate(self) -> None:
        """Chooses, deals anew, plays on, values, and remembers how it turned out."""
        daring = self._daring()
        edge = self.root.choose(self.options, daring, self.luck)
        tries = self.tries.get(edge.action, 0)
        self.tries[edge.action] = tries + 1
        worth = self._try(edge, tries, daring)
        if self.luck:
            self.luck.learn(edge.action, worth[self.seat])

    def attempt(self, option: Action, deal: int) -> list[float]:
        """Tries an option on the redealt table of that number, whatever is hoped of it; how far each seat is ahead
        of the best of the others then."""
        return self._try(self.root.edges[option], deal, self._daring())

    def _try(self, first: Edge, deal: int, daring: float) -> list[float]:
        table = self._deal(deal).clone()
        path = self._play(table, first, daring)
        worth = self._worth(table)
        self._learn(worth[self.seat])
        for seat, node, edge in path:
            node.visits += 1
            node.total += worth[seat]
            edge.visits += 1
            edge.total += worth[seat]
        return worth

    def decided(self, left: int) -> bool:
        """Whether so many further iterations could not change which option was tried most; a single try goes to what is
        rated best, and changes nothing."""
        if left == 1 and not self.root.visits:
            return True
        most = second = 0
        edges = self.root.edges
        for option in self.options:
            visits = edges[option].visits
            if visits > most:
                most, second = visits, most
            elif visits > second:
                second = visits
        return most > second + left

    def best(self, decision: Decision) -> Action:
        """The option that was tried most; of equals the one that turned out best, and before any try was rated best."""
        edges = self.root.edges
        return max(decision.options, key=lambda option: (edges[option].visits, edges[option].mean, edges[option].prior))

    def _deal(self, number: int) -> Table:
        """The redealt table of that number. All options are tried on the same ones, so that luck of the
        draw does not count for one and against another."""
        while number >= len(self.deals):
            dealt = self.table.redeal(self.seat, self.dice.below(LARGEST_SEED))
            dealt.telling = False
            self.deals.append(dealt)
        return self.deals[number]

    def _play(self, table: Table, first: Edge, daring: float) -> list[tuple[int, Node, Edge]]:
        """Plays until the search looks no further; the edges that were followed."""
        path: list[tuple[int, Node, Edge]] = [(self.seat, self.root, first)]
        places: list[Node | None] = list(self.memory.trees)
        places[self.seat] = first.follow()
        table.play(table.decision(self.seat), first.action)
        for _ in range(self.horizon):
            if not table.decisions or round_of(table) >= self.last_round:
                break
            decision = self._next(table)
            seat, options = decision.seat, decision.options
            node = places[seat]
            if len(options) == 1:
                table.play(decision, options[0])
                continue
            if node is None:
                table.play(decision, self._favourite(table, decision))
                continue
            if not node.knows(options):
                node.meet(options, self.evaluation.look(table, decision))
            edge = node.choose(options, daring)
            path.append((seat, node, edge))
            places[seat] = edge.follow()
            table.play(decision, edge.action)
        return path

    def _favourite(self, table: Table, decision: Decision) -> Action:
        """What is played where the tree has ended."""
        if not self.most_ratings:
            return self.evaluation.favourite(table, decision)
        seat, prompt, options = decision.seat, decision.prompt, decision.options
        memory = self.memory
        known = memory.habits.get((seat, prompt, options))
        if known is None and self.ratings >= self.most_ratings:
            known = memory.usual(seat, prompt, options)
        if known is None:
            self.ratings += 1
            known = memory.rated(seat, prompt, options, self.evaluation.look(table, decision))
        return known

    def _next(self, table: Table) -> Decision:
        """The decision to be made next: the searching seat's own goes first, it knows no other answer."""
        for decision in table.decisions:
            if decision.seat == self.seat:
                return decision
        return table.decisions[0]

    def _worth(self, table: Table) -> list[float]:
        """For each seat how far it is ahead of the best of the others; alone, how well it stands."""
        values = [self.evaluation.value(table, seat) for seat in range(table.seats)]
        if len(values) == 1:
            return values
        return [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]

    def _learn(self, worth: float) -> None:
        self.count += 1
        self.sum += worth
        self.squares += worth * worth

    def _daring(self) -> float:
        """Hope is measured in what values usually differ by."""
        if self.count < 2:
            return self.daring
        mean = self.sum / self.count
        return self.daring * max(1e-6, sqrt(max(0.0, self.squares / self.count - mean * mean)))
