nothing = nothing
list-and = { $first } and { $last }
list-or = { $first } or { $last }
seat-number = Player { $number }
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
reason-not-offered = That is not possible now.
thing-round = Round
thing-phase = Phase
foresee-costs = costs { $goods }
foresee-loses = loses { $goods }
foresee-brings = brings { $goods }
foresee-points = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}
foresee-points-lost = { $points ->
    [one] −1 point
   *[other] −{ $points } points
}

## Lists of games and cards

ui-game-line = { $seats } players · rules version { NUMBER($rules, useGrouping: 0) } · { $stage }
ui-game-by = By { $designer }, published by { $publisher }
ui-game-author = By { $designer }
ui-stage-alpha = being built
ui-stage-beta = complete, being tested
ui-stage-checked = complete and checked
ui-default = (default)
ui-option-seats = Only with { $seats } players.
ui-option-when = Only with { $option }.
ui-components-found = { $count ->
    [0] Nothing was found.
    [one] One was found.
   *[other] { $count } were found.
}
ui-deck-title = { $faction }, { $format }: { $name }, { $number } cards
ui-deck-ready = ready-made deck
ui-deck-hint = neuland decks GAME FACTION shows one, --swap OUT=IN changes it, --save FILE keeps it.
ui-deck-copies = Designs of { $size } ({ $number } in the deck)
ui-deck-new = expansion
ui-deck-good = The deck can be played: --set { $chosen }
ui-deck-saved = The deck is saved in { $file }.
ui-provenance = Source: { $source }. { $confidence }
ui-confidence-certain = Certain.
ui-confidence-high = Very likely right.
ui-confidence-medium = Probably right.
ui-confidence-low = UNCERTAIN.
ui-confidence-reconstructed = RECONSTRUCTED: the original was not available.
ui-unofficial-name = The name is our own, not the publisher's.
ui-yes = yes
ui-no = no

## Simulations and replays

ui-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions } decisions in { $seconds } seconds
ui-simulated-speed = { $games } games/s, { $decisions } decisions/s; { $options } options per decision, { $rounds } rounds
ui-column-seat = Player
ui-column-mean = mean
ui-column-least = least
ui-column-most = most
ui-column-wins = wins
ui-column-points = points
ui-tuned = Weights fitted to { $positions } positions of { $games } games
ui-tuned-feature = Feature
ui-tuned-before = Before
ui-tuned-after = After
ui-tuned-off = Off by { $before } points before, by { $after } after, in games that the fit never saw
ui-tuned-won = { $bot } with the new weights won { $won } of { $unseen } games against itself with the old ones, by { $lead } points on average
ui-tuned-alone = { $bot } alone had more points with the new weights than with the old ones on the same deal in { $won } of { $unseen } games, by { $lead } points on average
ui-training = { $decisions } decisions, { $games } games
ui-training-won = { $percent } % won against { $bot }, with { $points } points
ui-training-curve = Games won of 100, by decisions learnt from
ui-trained = It plays wherever bots are named: { $bot }
ui-tuned-kept = The weights are in { $file }.
ui-digest = Digest { $digest }
ui-records-kept = The records are in { $folder }.
ui-games-kept = { $games ->
    [one] One of them was there already.
   *[other] { $games } of them were there already.
}
ui-report-kept = The report is in { $file }.
ui-tournament = { $games } games between { $bots } bots, { $seats } at a table, in { $seconds } seconds
ui-tournament-bot = Bot
ui-tournament-elo = Elo
ui-tournament-interval = 95 %
ui-tournament-games = games
ui-tournament-wins = won
ui-tournament-mean = points
ui-tournament-against = of 100 against
ui-tournament-seats = Wins by seat: { $wins }
ui-plot-elo = Elo, with 95 % confidence
ui-plot-scores = Points
ui-plot-seats = Wins by seat
ui-plot-length = Decisions in a game
ui-plot-options = Options for each decision, mean of a game
ui-verified = { NUMBER($decisions, useGrouping: 0) } decisions, verified
ui-deal-fixed = The deal fits the checksum { $commitment }: if the table showed that from the start, the deal was fixed before the first move.
ui-shown-at = The table before decision { NUMBER($number, useGrouping: 0) }:

## Review of a game

review-title = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $seat }, looked at again with what { $seat } knew then
review-chance = Chance to win
review-expected = Points expected
review-percent = { $percent } %
review-at = Round { $round }: { $prompt }
review-instead = “{ $better }” instead of “{ $played }” would have brought { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more.
review-well = “{ $played }”: well seen. At first sight “{ $other }” looks better, and would have brought { $points ->
    [one] about 1 point
   *[other] about { $points } points
} less.
review-chance-kept = Chance to win: { $before } %.
review-chance-fell = Chance to win: { $after } % instead of { $before } %.
review-points-kept = Points expected: { $before }.
review-points-fell = Points expected: { $after } instead of { $before }.
review-option-mine = played
review-option-best = best
review-option-first = looks best at first sight
review-option-behind = { $points ->
    [0] as good
    [one] about 1 point behind
   *[other] about { $points } points behind
}
review-gains = What the better one does at once, unlike the other: { $foreseen }.
review-why = Where that comes from: { $parts }.
review-why-next = Better than the next one: { $parts }.
review-part-more = { $part } +{ $points }
review-part-less = { $part } −{ $points }
review-others-more = the best opponent has { $points } more
review-others-less = the best opponent has { $points } less
part-others = points of the best of the others
review-take-away = To take away
review-lesson = “{ $prompt }” cost you most: { $points ->
    [one] about 1 point
   *[other] about { $points } points
} { $decisions ->
    [one] in one decision
   *[other] in each of { $decisions } decisions
}.
review-lesson-part = What was missed there most: { $part }.
review-lesson-theme = Worth another look there: { $theme }.
review-near = In { $near } of { $decisions } decisions nothing clearly better was found.
review-hidden = What { $seat } could not know was dealt anew for each try: at least { $iterations } tries for each decision.
review-look = The position: { $command }
review-play-on = Play on from there: { $command }

## Puzzles

puzzle-solution = “{ $answer }” brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more than “{ $tempting }”, which looks best at first sight.
puzzle-option = “{ $option }”: { $foreseen }.
puzzles-made = { $number ->
    [one] One puzzle is
   *[other] { $number } puzzles are
} in { $file }.
puzzles-checked = { $good } of { $number } answers are confirmed by a search with { $iterations } tries.
puzzles-doubtful = { $puzzle } is not confirmed.
theme-leave = Do no more
theme-other = Something else

## Play

ui-which-game = Which game do you want to play?
ui-asked = { $seat }: { $prompt }
ui-keys = Number · undo · log · score · cards WORD · rules · ? NUMBER · help · save · quit
ui-page = Page { $number } of { $count } · Enter: next page · number: choose · ? NUMBER · help
ui-pass-keyboard = Pass the keyboard to { $seat }.
ui-press-enter = Press Enter to go on.
ui-earlier = … { $count } earlier
ui-log-empty = Nothing has happened yet.
ui-nothing-to-explain = There is nothing to explain.
ui-no-such-number = Please type a number from 1 to { $count }, or help.
ui-not-understood = I do not understand that; help shows what you can type.
ui-nothing-to-undo = There is nothing of yours to take back.
ui-undo-reveal = Since then something hidden was seen. Take the move back all the same?
ui-not-undone = The move stands.
ui-undo-others = That also takes back what { $names } did since. Does everybody agree?
ui-yes-or-no = yes or no?
ui-yes-words = y yes
ui-saved = The game is saved in { $file }.
ui-go-on = Go on with: { $command }
ui-quit-unsaved = The game is not saved (save FILE does it). Leave all the same?
ui-left-unsaved = The game was not saved. To keep a game, type save FILE, or start with --save FILE.
ui-rules-chosen = Chosen for this table
ui-rules-chosen-about = This goes before what is said below.
ui-no-rules = Nothing is said about that.
ui-no-points = No points
ui-won = { $count ->
    [0] The game is lost.
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
ui-no-hints = Hints are for those who play alone or against bots.
ui-hints-used = { $count ->
    [one] One hint was used.
   *[other] { $count } hints were used.
}
ui-same-deal = To play the same deal again: --seed { $seed }

ui-help = Type the number of an option, or the option itself; a part of it lists those it fits. Enter shows the table again, or the next page. Besides:
ui-help-undo = undo (u) – take back your last move
ui-help-log = log [NUMBER] (l) – what happened so far
ui-help-score = score (p) – where your points come from
ui-help-cards = cards WORD (c) – look up cards: their text, and where we know it from
ui-help-rules = rules [WORD] (r) – the rules of this table, or those about a word
ui-help-hint = hint (t) – what a strong player would look at
ui-help-help = help (h) – this list
ui-help-save = save [FILE] (s) – save the game, from now on after each move
ui-help-quit = quit (q) – leave the game
ui-help-explain = ? NUMBER – explain an option
ui-command-undo = undo u
ui-command-log = log l
ui-command-score = score points p
ui-command-cards = cards card c
ui-command-rules = rules rule r
ui-command-hint = hint tip t
ui-command-help = help h
ui-command-save = save s
ui-command-quit = quit exit q

## The atlas of 504

atlas-title = The atlas of the 504 worlds
atlas-games = { NUMBER($games, useGrouping: 0) } games of the first bot against itself, { $swapped ->
    [0] none
   *[other] { NUMBER($swapped, useGrouping: 0) }
} against another with seats swapped, in { $worlds } worlds, by { $bots }
atlas-whole = All { NUMBER($parts, useGrouping: 0) } pairs of a world and a number of players were played.
atlas-part = So far { NUMBER($parts, useGrouping: 0) } pairs of a world and a number of players were played.
atlas-kept = The atlas is in { $file }, its report in { $report }.
atlas-reading = How to read this
atlas-figure = Figure
atlas-means = What it means
atlas-world = World
atlas-of = games
atlas-players = players
atlas-position = Position
atlas-points = Points
atlas-map = Worlds by likeness
atlas-all = All worlds
atlas-find = A number or a name
atlas-decisions = Decisions
atlas-minutes-with = Minutes with { $players }
atlas-tied = Tied
atlas-against = { $bot } against { $other }
atlas-won = { $won } of { $games }
atlas-swapped = Against another bot, seats swapped on the same deals
atlas-ends = How games end
atlas-brought = What each position changes, against the mean of all worlds
atlas-sources = Where points come from, by the module in TOP I
atlas-odd = Odd worlds
atlas-why = What they have in common
atlas-they = { $count ->
    [one] One world
   *[other] { $count } worlds
}
atlas-shared = { $count } of { $of }, { $times } times as many as by chance.
atlas-odd-endless = Never ended but by the round limit
atlas-odd-tied = Always tied
atlas-odd-pointless = Nobody ever scored
atlas-odd-first = Always won by who moved first
atlas-odd-last = Never won by who moved first
atlas-end-supply = supply empty
atlas-end-capital = capital lost
atlas-end-scoring = third scoring
atlas-end-test = end test
atlas-end-rounds = round limit
atlas-minutes = Minutes
atlas-minutes-about = A guess: 5 seconds for a choice, 2 for any other decision, 20 for handling the pieces of each turn.
atlas-minutes-most = The longest
atlas-minutes-least = The shortest
atlas-rounds = Rounds
atlas-options = Options
atlas-choices = Real choices
atlas-choices-about = The part of decisions with at least two options besides leaving it.
atlas-choices-most = Most real choices
atlas-leads = Lead changes
atlas-leads-about = How often in a game somebody else leads alone at the end of a round.
atlas-leads-most = Most lead changes
atlas-margin = Margin
atlas-margin-about = How far the first is ahead of the second, as a part of the first's points.
atlas-margin-least = The closest
atlas-margin-most = The least close
atlas-touch = Interaction
atlas-touch-about = Of the moves that were looked at (every eighth), the part after which somebody else could do more, less or other things in a turn of his own.
atlas-touch-most = Most interaction
atlas-touch-least = Least interaction
atlas-first = Moving first
atlas-first-about = How much more often than by chance whoever moves first wins.
atlas-first-most = Best to move first
atlas-first-least = Worst to move first
atlas-spread = Spread
atlas-spread-about = Points between the first and the last.
atlas-spread-most = The widest spread
atlas-limit = Round limit
atlas-limit-about = The part of games that only the limit of 30 rounds has ended.
atlas-skill = Better play
atlas-skill-about = What the better bot wins against a weaker one with two players, seats swapped on the same deals; the better one is who won more in all worlds.
atlas-skill-least = Where better play helps least
atlas-luck = Luck
atlas-luck-about = How often, seats swapped on the same deal, the same seat wins both times, whoever sits there.
atlas-luck-most = Most luck
