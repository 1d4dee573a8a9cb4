"""One's own bot: neuland simulate settlement --seats docs/examples/own_bot.py:Careful,random --games 20"""

from neuland.bots.evaluation import after, evaluation_of


class Careful:
    """Takes the option after which it stands best."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, table, decision):
        value = evaluation_of(table.origin.game).value
        return max(decision.options, key=lambda option: value(after(table, decision.seat, option), decision.seat))
