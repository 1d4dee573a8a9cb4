table-made = The table is set up.
table-starts = The game begins.
table-ends = The game is over.
table-join = { $seat } sits down.
table-open = A seat is open again.
table-bot = { $why ->
    [host] A bot sits down.
   *[other] A bot plays on for { $seat }.
}
table-return = { $seat } is back.
table-undo = { $seat } takes back { $count ->
    [one] one step
   *[other] { $count } steps
}.
table-undone = taken back
table-propose-undo = { $seat } would like to take back everything from step { NUMBER($to, useGrouping: 0) } on.
table-propose-bot = { $seat } would like a bot to play for { $other }.
table-vote-yes = { $seat } agrees.
table-vote-no = { $seat } does not agree.
table-bot-failed = { $seat }: the bot failed; a simpler one plays on.
table-hidden = { $seat } has chosen.
bot-name = Bot { $number }
table-pause = The server was away; no time was lost.
table-timeout = { $seat } is out of time.
table-hint = { $seat } asks for a hint.
table-chat = { $seat }: { $text }
table-chat-gallery = { $seat } (watching): { $text }
table-did = { $seat } chooses “{ $did }”.
table-took-back = { $seat } takes something back.
deal-random = Dealt at random.
deal-random-open = Dealt at random, with the seed { $seed }.
deal-fixed = Dealt at random, and fixed before the first move. The checksum of the deal is { $commitment }; seed and salt, which prove it, are shown when the game is over.
deal-fixed-open = The deal was fixed before the first move: the seed { $seed } and the salt { $salt } give the checksum { $commitment }, which this table has shown from the start. To check it, download the record and run: neuland replay FILE.
deal-by-hand = By hand: the SHA-256 of this line is the checksum.
deal-chosen = Whoever made this table chose the deal, and may know it beforehand.
deal-chosen-open = Whoever made this table chose the deal: the seed { $seed }.
notice-rules-changed = The rules of this game have changed since this table was made. It can be read, but not played on.
notice-does-not-replay = This table cannot be played on with the rules of this server. Nothing of it is lost.
notice-cannot-load = This table cannot be loaded: laying it out takes more time or memory than the server gives. Nothing of it is lost.

refusal-malformed = The server did not understand that.
refusal-too-large = That is too large.
refusal-too-slow = That took too long to arrive.
refusal-too-fast = That was too much at once. Wait a moment.
refusal-unknown-game = There is no such game here.
refusal-unknown-table = There is no such table, or it is not yours to see.
refusal-unknown-step = The game has no such step.
refusal-unknown-page = There is nothing at that address.
refusal-bad-option = These options do not go together.
refusal-bad-record = This record cannot be read.
refusal-bad-scenario = This position cannot be laid out.
refusal-bad-data = This component file does not fit the game.
refusal-no-player = Sit down first.
refusal-no-operator = This is for whoever runs the server.
refusal-bad-login = Login and password do not fit.
refusal-login-taken = Somebody has that login already.
refusal-foreign-origin = That page is not this server's.
refusal-not-yours = That is not yours to do.
refusal-no-seat = No seat is free, or the invitation does not fit.
refusal-not-running = The game does not run.
refusal-not-your-turn = It is not your turn.
refusal-illegal-action = That is not possible now.
refusal-malformed-action = That is not an action.
refusal-stale = The table has moved on since you chose.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-nothing-to-redo = You have taken nothing back.
refusal-needs-consent = The others must agree to that.
refusal-no-vote = That vote is over, or you have no say in it.
refusal-not-absent = That player is here and has time left.
refusal-people-play = Hints are for those who play alone or against bots. Here people play against each other.
refusal-still-running = That stays secret until the game is over.
refusal-no-record = A table laid out by hand has no record.
refusal-try-again = The server is busy. Nothing is lost; try again.
refusal-not-offered = That is not to be had here.
refusal-too-many = That is once too often.
refusal-wrong-code = That is not the code from the mail.
refusal-not-sent = The mail could not be sent. Check the address, or try again later.

notice-stop = No more of these mails:
mail-confirm-subject = Neuland: your code is { $code }
mail-confirm = Somebody, you we hope, wants to be told at this address when it is their turn at a table of Neuland. If so, enter this code there: { $code }
mail-ignore = If it was not you, do nothing: no further mail will come. To make sure:
