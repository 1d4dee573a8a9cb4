"""The bot `mcts`: information-set Monte-Carlo tree search, for any game and number of seats.

Every iteration deals anew what the bot's seat does not know, and plays on from there. Each seat has a
tree of its own, whose points are rows of that seat's own answers: what a seat does in the search never
depends on what it could not know, and seats that answer at once do not see each other's answers. In its
tree a seat tries what is promising and little tried (PUCT, with priors from the game's ratings); beyond
it plays what the ratings say; and after some decisions, or at the end, the position is valued by the
game's evaluation. The search has never more than a table redealt for its seat.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from neuland.bots.budget import Budget
from neuland.bots.evaluation import Evaluation, after, evaluation_of
from neuland.bots.tree import Edge, Node
from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table, View

DARING = 1.5
"""How much hope counts against experience when the next try is chosen."""
LARGEST_SEED = 1 << 30


@mypyc_attr(allow_interpreted_subclasses=True)
class Mcts:
    """Thinks for a budget, then plays what it tried most."""

    def __init__(self, seed: int, budget: Budget) -> None:
        self.dice = Dice(seed, "mcts")
        self.budget = budget
        self.expected: View | None = None
        """The view at which the trees kept from the last answer are good."""
        self.trees: list[Node] = []

    def choose(self, table: Table, decision: Decision) -> Action:
        seat = decision.seat
        if self.expected is None or self.expected != table.view(seat):
            self.trees = [Node() for _ in range(table.seats)]
        search = Search(table, seat, evaluation_of(table.origin.game), self.dice, self.trees)
        self._think(search)
        chosen = search.best(decision)
        self._expect(table, seat, chosen)
        return chosen

    def _think(self, search: Search) -> None:
        if self.budget.iterations:
            for _ in range(max(self.budget.iterations - search.root.visits, self.budget.iterations // 4, 1)):
                search.iterate()
            return
        end = perf_counter() + self.budget.seconds
        search.iterate()
        while perf_counter() < end:
            search.iterate()

    def _expect(self, table: Table, seat: int, chosen: Action) -> None:
        """If the seat's next answer follows from this one alone, what was learnt about it is kept."""
        following = after(table, seat, chosen)
        self.trees[seat] = self.trees[seat].edges[chosen].child or Node()
        asked = any(decision.seat == seat for decision in following.decisions)
        self.expected = following.view(seat) if asked else None


class Search:
    """The search for one answer."""

    def __init__(self, table: Table, seat: int, evaluation: Evaluation, dice: Dice, trees: list[Node]) -> None:
        self.table = table
        self.seat = seat
        self.evaluation = evaluation
        self.dice = dice
        self.trees = trees
        self.root = trees[seat]
        self.options = table.decision(seat).options
        if not self.root.knows(self.options):
            self.root.meet(self.options, evaluation.rate(table, table.decision(seat)))
        self.horizon = evaluation.horizon(table)
        self.deals: list[Table] = []
        self.tries: dict[Action, int] = {}
        """How often each first move was tried in this search, not counting what is known from the last."""
        self.count = 0
        self.sum = 0.0
        self.squares = 0.0

    def iterate(self) -> None:
        """Chooses, deals anew, plays on, values, and remembers how it turned out."""
        daring = self._daring()
        edge = self.root.choose(self.options, daring)
        tries = self.tries.get(edge.action, 0)
        self.tries[edge.action] = tries + 1
        self._try(edge, tries, daring)

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

    def best(self, decision: Decision) -> Action:
        """The option that was tried most; of equals the one that turned out best."""
        edges = self.root.edges
        return max(decision.options, key=lambda option: (edges[option].visits, edges[option].mean))

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
        places: list[Node | None] = list(self.trees)
        places[self.seat] = first.follow()
        table.play(table.decision(self.seat), first.action)
        for _ in range(self.horizon):
            if not table.decisions:
                break
            decision = self._next(table)
            seat, options = decision.seat, decision.options
            node = places[seat]
            if len(options) == 1:
                table.play(decision, options[0])
                continue
            if node is None:
                table.play(decision, self._by_rating(table, decision))
                continue
            if not node.knows(options):
                node.meet(options, self.evaluation.rate(table, decision))
            edge = node.choose(options, daring)
            path.append((seat, node, edge))
            places[seat] = edge.follow()
            table.play(decision, edge.action)
        return path

    def _next(self, table: Table) -> Decision:
        """The decision to be made next: the searching seat's own goes first, it knows no other answer."""
        for decision in table.decisions:
            if decision.seat == self.seat:
                return decision
        return table.decisions[0]

    def _by_rating(self, table: Table, decision: Decision) -> Action:
        options = decision.options
        ratings = self.evaluation.rate(table, decision)
        return options[max(range(len(options)), key=ratings.__getitem__)]

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
            return DARING
        mean = self.sum / self.count
        return DARING * max(1e-6, sqrt(max(0.0, self.squares / self.count - mean * mean)))
