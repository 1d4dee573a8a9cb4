"""A game at the terminal, from wherever it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from shlex import join
from time import monotonic

from neuland.bots import AT_TABLES, Player
from neuland.core.catalog import Game
from neuland.core.decision import Action, Decision, parse_action
from neuland.core.errors import ActionError, NeulandError
from neuland.core.foresight import foresee
from neuland.core.table import Table
from neuland.lab.hints import hints
from neuland.lab.play import bot_seed
from neuland.lab.told import option_line, why
from neuland.terminal.choices import Choices
from neuland.terminal.commands import COMMANDS, find_command
from neuland.terminal.components import Components
from neuland.terminal.history import Told, last_action, retell
from neuland.terminal.keyboard import Closed, Keyboard
from neuland.terminal.pages import PROMPT_LINES, Pages, paged
from neuland.terminal.rules import show_rules
from neuland.terminal.saving import save, usual_file
from neuland.terminal.screen import Screen
from neuland.terminal.seats import Seat
from neuland.terminal.sheets import show_result, show_sheet
from neuland.text import Words, gathered
from neuland.text.german import in_german

NEWS = 12
"""So many events since one's last move are shown with the table; the log has all."""
LOG = 30
FOUND = 8


class Session:
    """People at one keyboard, and bots, at a table."""

    def __init__(
        self,
        game: Game,
        table: Table,
        seats: Sequence[Seat],
        words: Words,
        screen: Screen,
        file: str = "",
        hints: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.table = table
        self.seats = seats
        self.words = words
        self.screen = screen
        self.file = file
        """Where the game is saved after each move of a person; "" for nowhere."""
        self.keyboard = Keyboard(screen, words)
        self.pages = Pages()
        self.components = Components(game, words, table.origin.data)
        self.log: list[Told] = retell(game, table)
        self.hints = list(hints) or [0] * table.seats
        """How often each seat asked for one, before the game was loaded, too."""
        self.viewer: int | None = None
        """The person who looks at the screen."""
        seed = table.origin.seed or 0
        self.bots = {
            number: Player(seat.bot, bot_seed(seed, number), AT_TABLES) for number, seat in enumerate(seats) if seat.bot
        }

    # ---- the flow ----------------------------------------------------------------------------

    def run(self) -> None:
        """Plays until the game is over or nobody wants to go on."""
        if self.file:
            save(self.table, self.seats, self.file, self.hints)
        since = monotonic()  # so long people wait for bots, all of them together
        try:
            while not self.table.over:
                decision = self._next()
                if decision.seat in self.bots:
                    bot = self.bots[decision.seat]
                    self._take(decision, bot.answer(self.table, decision, monotonic() - since))
                else:
                    self._ask(decision)
                    since = monotonic()
        except (Closed, KeyboardInterrupt):
            self._leave()
            return
        self._finish()

    def _next(self) -> Decision:
        """People before bots: who takes back a part of a simultaneous choice then touches nobody."""
        return min(self.table.decisions, key=lambda ask: ask.seat in self.bots)

    def _take(self, decision: Decision, action: Action) -> None:
        number = len(self.table.actions)
        self.table.apply(decision.seat, action)
        self.log += [Told(number, event) for event in self.table.events]

    def _ask(self, decision: Decision) -> None:
        """Asks a person until the table has changed."""
        self._hand_over(decision.seat)
        foreseen = foresee(self.game, self.table, decision.seat)
        choices = Choices(decision.options, self.words, self.components, foreseen)
        self._show(decision, choices)
        before = self.table
        count = len(before.actions)
        while self.table is before and len(before.actions) == count:
            line = self.keyboard.ask("> ")
            if line:
                self._obey(line, decision, choices)
            elif self.pages.turn():
                self._show_page()
            else:
                self._show(decision, choices)
        if self.file:
            save(self.table, self.seats, self.file, self.hints)

    def _obey(self, line: str, decision: Decision, choices: Choices) -> None:
        command = find_command(line, self.words)
        if command is None:
            self._answer(line, decision, choices)
            return
        name, rest = command
        seat = decision.seat
        match name:
            case "undo":
                self._undo(seat)
            case "log":
                self._read(lambda: self._show_log(seat, int(rest[:9]) if rest.isdecimal() else LOG))
            case "score":
                known = self.table.redeal(seat, len(self.table.actions))
                self._read(lambda: show_sheet(self.screen, self.game, known, seat, self.words))
            case "cards":
                self._read(lambda: self._show_cards(rest))
            case "rules":
                self._read(lambda: show_rules(self.screen, self.game, self.table.origin, self.words, rest))
            case "hint":
                self._hint(seat)
            case "explain":
                self._explain(rest, choices)
            case "save":
                self._save(rest)
            case "quit":
                self._quit()
            case _:
                self._read(self._help)

    # ---- what is shown -----------------------------------------------------------------------

    def _hand_over(self, seat: int) -> None:
        """Lets the next person sit down before their hand is shown. Whoever gets up still reads what came of his last
        move, as far as both may know it."""
        if self.viewer is not None and self.viewer != seat and self._has_secrets():
            self.screen.hide()
            self._show_news(self.viewer, seat)
            self.screen.put(self.words.say("ui-pass-keyboard", seat=seat), style="bold yellow")
            self.keyboard.ask(self.words.say("ui-press-enter") + " ")
        self.viewer = seat

    def _has_secrets(self) -> bool:
        """Whether the people at the table know different things."""
        views = [self.table.view(seat) | {"viewer": None} for seat in range(self.table.seats)]
        return any(view != views[0] for view in views)

    def _show(self, decision: Decision, choices: Choices) -> None:
        """Table, news and options below each other; on a low terminal on pages, the question first."""
        table = self.screen.lines_of(lambda: self._draw(decision.seat))
        news = self.screen.lines_of(lambda: self._show_news(decision.seat))
        asked = self.screen.lines_of(lambda: self._put_question(decision, choices))
        high = self.screen.high
        if high is None or len(table) + len(news) + len(asked) <= high - PROMPT_LINES:
            self._open([[*table, *news, *asked]])
            return
        if len(asked) > high - PROMPT_LINES:
            asked = self.screen.lines_of(lambda: self._put_question(decision, choices, brief=True))
        self._open([*paged([*asked, *news], high), *paged(table, high)])

    def _read(self, write: Callable[[], None]) -> None:
        """What is longer than a low terminal is read page by page."""
        lines = self.screen.lines_of(write)
        high = self.screen.high
        if high is None or len(lines) <= high - PROMPT_LINES:
            self.screen.lay(lines)
        else:
            self._open(paged(lines, high))

    def _open(self, pages: list[list[str]]) -> None:
        self.pages.lay(pages)
        self._show_page()

    def _show_page(self) -> None:
        self.screen.clear()
        self.screen.lay(self.pages.page)
        number, count = self.pages.open + 1, len(self.pages.pages)
        keys = self.words.say("ui-page", number=number, count=count) if count > 1 else self.words.say("ui-keys")
        self.screen.put(keys, style="dim")

    def _draw(self, seat: int) -> None:
        self.screen.board(self.game, self.table.view(seat), self.words)

    def _put_question(self, decision: Decision, choices: Choices, brief: bool = False) -> None:
        """What is asked, and what can be answered."""
        self.screen.put()
        prompt = self.words.prompt(decision.prompt)
        several = len(self.seats) - len(self.bots) > 1
        named = self.words.say("ui-asked", seat=decision.seat, prompt=prompt) if several else prompt
        self.screen.put(named, style="bold yellow")
        choices.show(self.screen, brief)

    def _show_news(self, seat: int, *others: int) -> None:
        """What happened since one's last move, and others at the screen may know too."""
        since = last_action(self.table, seat) or 0
        news = [
            told
            for told in self.log
            if told.action >= since and all(told.event.seen_by(reader) for reader in (seat, *others))
        ]
        if news:
            self.screen.put()
            self._tell(news, NEWS)

    def _show_log(self, seat: int, most: int) -> None:
        seen = [told for told in self.log if told.event.seen_by(seat)]
        if not seen:
            self.screen.put(self.words.say("ui-log-empty"))
        self._tell(seen, most)

    def _tell(self, told: Sequence[Told], most: int) -> None:
        events = gathered(event for _, event in told)
        if len(events) > most:
            self.screen.put(self.words.say("ui-earlier", count=len(events) - most), style="dim")
        for event in events[max(0, len(events) - most) :]:
            self.screen.put(f"• {self.words.event(event)}", hang=2)

    def _show_cards(self, text: str) -> None:
        found = self.components.search(text)
        for component in found[:FOUND]:
            self.components.show(self.screen, component)
        self.screen.put(self.words.say("ui-components-found", count=len(found)), style="dim")

    def _explain(self, text: str, choices: Choices) -> None:
        if text.isdecimal() and 1 <= int(text[:9]) <= len(choices.options):
            choices.explain(self.screen, int(text[:9]))
        elif text.isdecimal():
            self._complain(self.words.say("ui-no-such-number", count=len(choices.options)))
        else:
            self._show_cards(text)

    def _hint(self, seat: int) -> None:
        """What a strong player would look at, where nobody else minds."""
        if len(self.seats) - len(self.bots) > 1:
            self._complain(self.words.say("ui-no-hints"))
            return
        self.hints[seat] += 1
        best, *others = hints(self.table, seat)
        self.screen.put(f"• {option_line(best, self.words)}", "", 2, 2)
        reason = why(others[0], self.words, "review-why-next") if others else ""
        if reason:
            self.screen.put(reason, "", 4, 0)
        for option in others:
            self.screen.put(f"• {option_line(option, self.words)}", "", 2, 2)

    def _help(self) -> None:
        self.screen.put(self.words.say("game"), style="bold")
        self.screen.put(self.words.say("game-about"))
        origin = self.table.origin
        for option in self.game.options:
            if option.matters(origin.seats, origin.options):
                choice = origin.options[option.id]
                meaning = f"option-{option.id}-{choice}"
                said = self.words.say(meaning) if self.words.has(meaning) else choice
                self.screen.put(f"{self.words.say(f'option-{option.id}')}: {said}", style="dim", indent=2, hang=2)
        self.screen.put()
        self.screen.put(self.words.say("ui-help"))
        for command in COMMANDS:
            self.screen.put(self.words.say(f"ui-help-{command}"), indent=2, hang=2)
        self.screen.put(self.words.say("ui-help-explain"), indent=2, hang=2)

    # ---- what is done ------------------------------------------------------------------------

    def _answer(self, line: str, decision: Decision, choices: Choices) -> None:
        """Takes what was typed as an answer, or says why it is none."""
        option = choices.match(line)
        if option is not None:
            self._take(decision, option)
            return
        if line.lstrip("-").isdecimal():
            self._complain(self.words.say("ui-no-such-number", count=len(choices.options)))
        elif not choices.show_those_with(self.screen, line):
            self._complain(self._why_not(line, decision.seat))

    def _why_not(self, line: str, seat: int) -> str:
        try:
            action = parse_action(line)
        except ActionError:
            return self.words.say("ui-not-understood")
        if not self.words.has(f"act-{action[0]}"):
            return self.words.say("ui-not-understood")
        return self.words.reason(self.table.why_not(seat, action))

    def _complain(self, text: str) -> None:
        self.screen.put(text, style="red")

    def _undo(self, seat: int) -> None:
        """Goes back to the person's last decision; what was seen or done since may need a yes."""
        number = last_action(self.table, seat)
        if number is None:
            self._complain(self.words.say("ui-nothing-to-undo"))
            return
        if self._may_undo(seat, number):
            self.table = self.table.at(number)
            self.log = retell(self.game, self.table)
        else:
            self.screen.put(self.words.say("ui-not-undone"))

    def _may_undo(self, seat: int, number: int) -> bool:
        """Asks for what a person cannot decide alone: hidden things seen, other people's moves."""
        seen = self.table.undo_touches(seat, number) == "reveal"
        if seen and not self.keyboard.confirm(self.words.say("ui-undo-reveal")):
            return False
        others = {actor for actor, _ in self.table.actions[number:]} - {seat} - set(self.bots)
        if not others:
            return True
        return self.keyboard.confirm(self.words.say("ui-undo-others", names=self.words.people(sorted(others))))

    def _save(self, file: str) -> None:
        """Saves now, and from now on after each move."""
        target = file or self.file or usual_file(self.table)
        try:
            save(self.table, self.seats, target, self.hints)
        except NeulandError as error:
            self._complain(in_german(str(error)) if self.words.lang == "de" else str(error))
            return
        self.file = target
        self.screen.put(self.words.say("ui-saved", file=target), style="green")

    def _quit(self) -> None:
        if self.file or self.keyboard.confirm(self.words.say("ui-quit-unsaved")):
            raise Closed

    def _leave(self) -> None:
        if not self.file:
            self.screen.put(self.words.say("ui-left-unsaved"))
            return
        save(self.table, self.seats, self.file, self.hints)
        self.screen.put(self.words.say("ui-saved", file=self.file))
        again = ["neuland", "play", "--load", self.file, "--save", self.file]
        again += ["--lang", self.words.lang]
        self.screen.text(self.words.say("ui-go-on", command=join(again)))

    def _finish(self) -> None:
        self.screen.clear()
        viewer = self.viewer if len(self.seats) - len(self.bots) == 1 else None
        self.screen.board(self.game, self.table.view(viewer), self.words)
        show_result(self.screen, self.game, self.table, self.words)
        if any(self.hints):
            self.screen.put(self.words.say("ui-hints-used", count=sum(self.hints)))
        self.screen.put(self.words.say("ui-same-deal", seed=str(self.table.origin.seed)), style="dim")
        if self.file:
            save(self.table, self.seats, self.file, self.hints)
            self.screen.put(self.words.say("ui-saved", file=self.file))
