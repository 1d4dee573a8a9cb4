# Words of the page itself. What the games say is in their own files, shared with the terminal.

lobby-title = Games about new land
lobby-about = Play at once against bots, alone, or with friends by a link. No account needed.
play-now = Play now against { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
number-of-bots = How many bots
solo = Solo
with-friends = Play with friends
learn = Learn to play
rules = Rules
cards = Cards
game-facts = { $seats } players · by { $designer }
game-seats = { $seats } players
your-tables = Your tables
open-tables = Open tables
finished-tables = Finished games
lessons-begun = Lessons that you began
hidden-tables = Hidden tables: { $count }
not-begun = not begun
waits-for-friends = waits for friends
table-frozen = can be read only
turn-of = { $names } to move
table-menu = What to do with this table of { $game }
table-hide = Hide until I am asked again
table-show = Show again
table-finish = Let bots finish it
table-remove = Delete from my list
remove-sure = A bot will play your seat on, and the table leaves your list. Delete it?
upload-record = Upload a record
not-a-record = This file is not a record of a game.
your-turn = your turn
guest = Guest
you = you
players = Players
settings = Settings
to-lobby = To the lobby
to-table = To the table
no-such-page = There is no such page.
no-such-table = This table does not exist, or it is not open to you.
laying-out = The table is being laid …
about-neuland = Neuland is open source. All drawings and texts are our own; the games belong to their authors and publishers.

your-name = Your name
language = Language
theme = Colours
theme-auto = as in the system
theme-light = light
theme-dark = dark
pref-pace = Moves of the others
pace-at-once = at once
pace-brisk = one by one, briskly
pace-slow = one by one, slowly
pref-newest = Log
newest-first = newest turn on top
newest-last = newest turn at the bottom
pref-confirm = Show what a click would do, and ask before doing it
pref-single = Take an option by itself where there is only one
pref-extras = After my action ask what I could still do for free
extras-off = No, and do not ask any more
extras-why = before an action you can do it, too
pref-motion = Show things moving
account = Account
account-about = An account is not needed. With one you find your tables again in another browser.
login = Login
password = Password (10 letters or more)
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
signed-in = You are signed in as { $login }.

notices = When it is your turn
notices-about = When you are away from the table and it is your turn, you can be told. This is for all your tables; each table’s menu has a switch.
notices-push = Push message
notices-mail = Mail
notices-webhook = Webhook (Discord, Slack, …)
notices-here = this browser
notices-elsewhere = another browser
notices-add = Add
notices-add-push = Tell me in this browser
notices-no-push = This browser cannot be reached while the page is closed: that needs a safe connection (https) and a browser with push messages.
notices-push-refused = The browser does not allow it, or its push service cannot be reached.
notices-code = Code from the mail
notices-confirm = Confirm
notices-stop = Tell me no more
notices-stop-sure = No more notices to this address?
notices-stopped = Done: no more notices will come this way.
notices-sit-first = Sit down at a table first: then you can be told when it is your turn.
notices-offer = Be told when it is your turn
notices-of-table = Tell me when it is my turn here.
notices-how = How?

seats = Players
who-sits-where = Who sits where
seat-number-of = Who sits at seat { $number }
sitter-me = I
sitter-here = a person here
sitter-friend = a friend, by a link
sitter-bot = a bot
sitter-here-about = At this screen: it asks before it shows a hand.
remember-seats = “Play now” seats us like this
play-now-with = Play now: { $company }
short-here = a person here
short-friend = a friend
short-bot = bot ({ $level })
other-name = Name of player { $number }
hand-over-to = Hand over to { $name }
hand-over = { $name } is next
hand-over-about = Pass the screen on. What { $name } knows is shown when the button is pressed.
hand-over-ready = I am { $name }
bot-kind-of = Strength of the bot at seat { $number }
bot-beginner = beginner
bot-beginner-about = Overlooks some of what it could do, and grasps at points that lie before it. Answers at once.
bot-easy = easy
bot-easy-about = Looks hardly further than its own move. Answers at once.
bot-medium = medium
bot-medium-about = Thinks a little ahead. Takes a moment.
bot-hard = hard
bot-hard-about = Thinks ahead for as long as people like to wait.
bot-expert = expert
bot-expert-about = Thinks as well as it can, for a few seconds.
bot-random = any move
bot-random-about = Takes any move that is allowed. Answers at once.
bot-greedy = steady
bot-greedy-about = Takes what looks best just now. Answers at once.
clock = Clock
clock-none = none
clock-quick = 15 minutes each, 10 seconds more for each move
clock-day = one day for each move
clock-days = three days for each move
public-table = Show the table in the lobby
gallery-talks = Those who only watch may chat
rule-options = Options of the rules
a-certain-deal = A certain deal
seed = Seed
seed-note = Digits: the same ones give the same deal again. Everybody at the table is told that it was chosen.
begin = Begin
open-table = Open the table

lounge-waiting = Send this link to your friends. The game begins when all seats are taken.
invitation-link = Invitation
invitation-code = QR code of the invitation
invitation-phone = Point a phone’s camera at the code, or send the link. No account is needed.
reach-machine = This server is open to this machine alone: the link works only here.
reach-open = So that friends in your network can come, start it by
reach-network = Works for everybody in your network (the same Wi-Fi); from outside it does not.
reach-anywhere = Works for everybody who has the link.
copy = Copy
copied = Copied
seat-a-bot = Seat a bot
sit-down = Sit down
just-watch = Just watch
invited-by = { $name } invites you to a game.

seat-bot = Bot
seat-bot-thinks = thinks: { $seconds } s
seat-bot-waits = Bot, waits to think
seat-bot-tip = A bot plays this seat.
seat-open = free seat
seat-away = away
seat-asked = is asked
seat-asked-tip = This seat has to decide now.
open-board = { $name }: show everything
score-tip = Points so far.
clock-tip = Time left.

prompt-region = What you are asked
waiting-for = Waiting for { $names }
waiting-asked = The question there: “{ $prompt }”
confirm = Confirm
change = Change
chosen-so-far = Chosen: { $things }. Choose what else.
all-options = { $count ->
    [one] One option
   *[other] All { $count } options as a list
}
filter = Filter by words
option-copy = copy { $nth } of { $count }
more-options = … and { $count } more: type a few letters to find them.
game-over = The game is over
stale = The table has moved on since you chose; nothing was done. Please choose again.
my-things = Your cards and goods

skip = Show all at once: { $count }
skip-key = (key s)
tie-broken = Equal points: what the rules say for a tie has decided.
deal-checked = Can the deal be trusted?
undo = Undo
undo-tip = Takes back your last step (key u).
undo-tip-reveal = Since your last step something hidden was seen: the others must agree (key u).
undo-tip-others = Others have moved since: they must agree (key u).
undo-asks-reveal = Hidden cards were seen since then: the others are asked.
undo-asks-others = Others have moved since then: they are asked.
redo = Redo
redo-tip = Plays again what you took back (key r).
restart-turn = Restart turn
restart-tip = Takes back your whole turn.
undo-to-here = Undo to here
look-here = Look
more = More about this line

log = Log
log-round = Round { $round }
log-start = Beginning
since-your-move = since your last move
since-more = +{ $count }
chat-say = Say something …
chat-send = Send

vote = Vote
vote-undo = { $name } would like to take a step back{ $why ->
    [reveal] , although something hidden was seen since
   *[other] {""}
}. Do you agree?
vote-bot = { $name } proposes that a bot plays for { $other }. Do you agree?
vote-waiting = Waiting for { $names }.
vote-a-bot = Propose a bot for { $name }

link-joining = connecting
link-connected = connected
link-waiting = connection lost, trying again
link-gone = gone
link-joining-tip = Connecting to the table.
link-connected-tip = What you do arrives at once.
link-waiting-tip = The connection is lost. The table comes back by itself; nothing is lost.
link-gone-tip = The table is gone.
switch-language = Switch the language, also of the log.
menu = Menu
close = Close
scores = Scores
score-chart = Points over time
winner = Winner
result = Result
sheet-at-end = Where every point came from is shown at the end.
play-again = Play again
watch-replay = Replay
download-record = Download the record
report = Report a problem
report-what = What went wrong?
report-carries = The record of this game goes with it, so that we can play it again.
report-send = Send
report-thanks = Thank you. The report was kept together with the game.
leave = Leave the table
leave-sure = A bot will play your seat on. Leave?
about-table = About this table
rules-version = rules version { $version }
keys-help = Keys: Tab and Enter choose, Enter confirms, Esc clears, o lists all options, b the table in words, u undo, r redo, l log, s shows all moves at once.
in-words = The table in words
score-said = { $points ->
    [one] 1 point
   *[other] { $points } points
}
told-more = { $count ->
    [one] One more thing happened before.
   *[other] { $count } more things happened before.
}
zoom-in = Zoom in
zoom-out = Show all

tutorial = Tutorial
next-lesson = Next lesson
lessons-done = Done: to the lobby
try-again = Try again
take-back = Take it back
lesson-steps = { $done } of { $of } steps done
lesson-astray = From here you play on by yourself. Take it back, or begin the lesson anew, to go on with it.

review = Review
review-of = Decisions of
review-known = What was known then
review-true = What was true
review-options = The options side by side
review-follows = Points that follow
review-moments = Moments that mattered
review-puzzles = Puzzles on this
review-all = { $count ->
    [one] The only decision
   *[other] All { $count } decisions
}
review-played = played
review-better = better
review-best-played = played, and the best
review-all-better = Better: “{ $better }”, about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-all-level = About as good: “{ $better }”.
review-swing = moved by 20 % or more between two decisions: others’ doing, or luck
review-swung = { $change } since the decision before: others’ doing, or luck
review-first = Other reviews are being made first. This one is asked for again by itself.
review-away = The server does not answer just now. It is asked again by itself.
review-making = The game is being looked at again. Running tables go first; you can come back later.
review-failed = The review could not be made.
hint = Hint
hint-tip = What would a strong player look at? Hints are counted and shown at the end.
hint-answer = A strong player would look at:
hint-thinking = Thinking …
hints-used = { $count ->
    [0] No hints were used.
    [one] One hint was used.
   *[other] { $count } hints were used.
}

puzzles = Puzzles
puzzle-today = The puzzle of the day.
puzzle-of-the-day = Puzzle of the day
puzzle-solved = solved
puzzle-no-theme = There is no puzzle on this question yet. All that there are stand here by theme.
puzzle-find = One answer is clearly best here, and it is not the one that looks so. Find it.
puzzle-right = Right!
puzzle-wrong = There is something better.
puzzle-given = You chose: { $option }.
puzzle-next = The next one
puzzle-series = All puzzles by theme

replay-start = The beginning of the game.
timeline = Timeline
to-start = To the beginning
step-back = One step back
step-on = One step on
to-end = To the end
run = Run
pause = Pause
viewpoint = Seen by
eye-none = as a spectator
eye-all = everything open
play-on = Play on from here
play-on-tip = A new table from this moment: you in the seat shown, bots in the others.
link-here = Link to this moment

rules-ours = The rules in our own words.
rules-list = To the list
play-this = Play by these rules
search = Search
nothing-found = Nothing was found.
no-rules-page = There is no page of rules for this game yet.
book-source = Brought by: { $source }
book-print = Print
kind = Kind
all-kinds = all kinds
only-unsure = only what is uncertain

round-of = Round { $round } of { $rounds }

rounds-tip = The rounds of the game.
reconstructed-tip = Reconstructed: the printed values are not known.

decks = Decks
decks-about = Build a deck for the expansion “Die haben angefangen!”: choose a people and a format, and click designs in and out. A deck of the standard format has three designs of three cards, six of two and nine of one; all copies of a design, or none. Most cards of the set are reconstructed and marked ≈.
deck-faction = People
deck-format = Format
deck-name = Name of the deck
deck-unnamed = My deck
deck-shape = How many designs the deck has
deck-shape-line = { $number } of { $wanted } with { $copies ->
    [one] 1 card
   *[other] { $copies } cards
}
deck-good = The deck can be played.
deck-not-good = The deck cannot be played yet.
deck-copies = { $copies ->
    [one] Designs with one card
   *[other] Designs with { $copies } cards
}
deck-play = Play with it
deck-save = Save
deck-share = Copy link
deck-link = Link to this deck
deck-download = As a file
deck-upload = From a file
deck-saved = { $name } is saved.
deck-copied = The link is copied.
deck-no-file = That is no file with a deck.
deck-mine = Decks of { $name }
deck-drop = Delete

pref-hold = Hold the question until I have seen what the others did
news-title = Since your last move
news-seen = Seen: my turn
workshop = Workshop
workshop-link = You own the box? Make the cards as they are printed.
workshop-about = For owners of the box: values that had to be reconstructed (≈), made as they are on your cards. They stay in this browser; the table server only looks whether they fit.
workshop-hero = Heroes
workshop-landscape = Landscapes
workshop-common = Common cards
workshop-faction = Faction cards
workshop-price-track = Prices
workshop-share-track = Shares
workshop-scoring-cards = Scoring cards
box-seen = { $count } of { $of } from my box
from-box = from an owner’s box
from-box-tip = From the box of whoever made this table.
unsure = reconstructed
box-guild = Guild
box-cost = Price
box-points = Points
box-row = Row
box-resource = Resource
box-settlement-bonus = Settlers that come along
box-settlement-colour = Monster on the card
box-function = Kind of location
box-colours = Colours
box-raze = Raze field
box-deal = Deal field
box-defence = Printed defence tokens
box-effect = What it does
box-kind = Effect
box-bonus = When built
box-goods = Goods
box-gain = It brings
box-pay = To be paid
box-choose = Or one of these
box-options = One of these
box-colour = Colour
box-good = Good
box-max = At most
box-min = From how many on
box-end-min = From how many cards on
box-end-vp = VP at the end
box-vp = VP
box-draw = Cards drawn
box-keep = Cards kept
box-per-round = How often a round
box-special = Special action
box-reach = How far from the left (0: anywhere)
box-deeds = When somebody
box-side = Against
box-markers = Fortifications at most
box-steps = Steps
box-tiers = Steps by foreign locations
box-vp-per-colour = VP by colour
box-vp-per-foreign = VP by foreign locations
box-price-tens = How many spaces show 10
box-share-least = Lowest value of a share
box-share-most = Highest value of a share
box-scoring-cards-2 = Rows I, II, III with two players
box-scoring-cards-3 = Rows I, II, III with three players
box-scoring-cards-4 = Rows I, II, III with four players
box-is-none = nothing
box-is-conquer = conquers
box-is-raze = razes
box-is-besiege = besieges
box-is-faction = faction locations
box-is-any = any locations
box-is-location = own location
box-none = none
box-more = one more
box-less = take away
box-save = Seen on my card: next
box-forget = Back to the reconstruction
box-look = As it will look at the table
box-checks = Checks
box-file = My box as a file
box-file-about = Values only, no pictures. A file that you bring shows first what differs. New tables play with your box; running ones keep theirs.
box-bring = Bring a file
box-take = Download
box-no-file = This is no component file of this game.
box-kept = Also from your file: { $parts }. There is no form for it here; it stays as it is written.
box-differs = { $count ->
    [0] The file says the same as your box.
    [one] One component is otherwise:
   *[other] { $count } components are otherwise:
}
box-accept = Take it over
check-good-guilds = 12 heroes in each guild.
check-bad-guilds = Not 12 heroes in each guild. Right, if your cards say so.
check-good-twins = No two heroes are alike.
check-bad-twins = { $count ->
    [one] Two heroes are alike.
   *[other] Heroes that are alike: { $count } times.
} Right, if your cards say so.
check-good-free = Every hero has a price.
check-bad-free = A hero has no price: look again.
check-good-rows = 12 landscapes for each row.
check-bad-rows = The game needs 12 landscapes for each row: no table can be made like this.
check-good-monsters = There are monsters enough for all landscapes.
check-bad-monsters = More than 9 landscapes show one colour, and there are only 9 monsters of it: no table can be made like this.
check-good-game = The game can be played with these values.
check-bad-game = The game cannot be played like this: { $why }
play-with-box = Play with the cards of my box
your-sheet = Where your points come from now
