nothing = nichts
list-and = { $first } und { $last }
seat-number = Spieler { $number }
reason-not-offered = Das ist jetzt nicht möglich.
