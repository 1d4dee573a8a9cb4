table-made = Der Tisch ist gedeckt.
table-starts = Das Spiel beginnt.
table-ends = Das Spiel ist zu Ende.
table-join = { $seat } setzt sich.
table-open = Ein Platz ist wieder frei.
table-bot = { $why ->
    [host] Ein Bot setzt sich.
   *[other] Ein Bot spielt weiter für { $seat }.
}
table-return = { $seat } ist wieder da.
table-undo = { $seat } nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurück.
table-undone = zurückgenommen
table-propose-undo = { $seat } möchte alles ab Schritt { NUMBER($to, useGrouping: 0) } zurücknehmen.
table-propose-bot = { $seat } möchte, dass ein Bot für { $other } spielt.
table-vote-yes = { $seat } ist einverstanden.
table-vote-no = { $seat } ist nicht einverstanden.
table-bot-failed = { $seat }: Der Bot ist ausgefallen; ein einfacherer spielt weiter.
table-hidden = { $seat } hat gewählt.
bot-name = Bot { $number }
table-pause = Der Server war weg; die Uhren standen still.
table-timeout = Die Zeit von { $seat } ist abgelaufen.
table-hint = { $seat } fragt nach einem Tipp.
table-chat = { $seat }: { $text }
table-chat-gallery = { $seat } (schaut zu): { $text }
table-did = { $seat } wählt „{ $did }“.
table-took-back = { $seat } nimmt etwas zurück.
deal-random = Zufällig gemischt.
deal-random-open = Zufällig gemischt, mit der Startnummer { $seed }.
deal-fixed = Zufällig gemischt und vor dem ersten Zug festgelegt. Die Prüfsumme der Mischung ist { $commitment }; Startnummer und Salz, die sie belegen, werden gezeigt, wenn das Spiel zu Ende ist.
deal-fixed-open = Die Mischung stand vor dem ersten Zug fest: Startnummer { $seed } und Salz { $salt } ergeben die Prüfsumme { $commitment }, die dieser Tisch von Anfang an gezeigt hat. Zum Nachprüfen die Aufzeichnung herunterladen und ausführen: neuland replay DATEI.
deal-by-hand = Von Hand: Der SHA-256 dieser Zeile ist die Prüfsumme.
deal-chosen = Wer diesen Tisch angelegt hat, hat die Mischung gewählt und kennt sie womöglich im Voraus.
deal-chosen-open = Wer diesen Tisch angelegt hat, hat die Mischung gewählt: die Startnummer { $seed }.
notice-rules-changed = Die Regeln dieses Spiels haben sich geändert, seit der Tisch angelegt wurde. Er kann gelesen, aber nicht weitergespielt werden.
notice-does-not-replay = Dieser Tisch kann mit den Regeln dieses Servers nicht weitergespielt werden. Nichts davon ist verloren.
notice-cannot-load = Dieser Tisch lässt sich nicht laden: Ihn aufzubauen braucht mehr Zeit oder Speicher, als der Server gibt. Nichts davon ist verloren.

refusal-malformed = Das hat der Server nicht verstanden.
refusal-too-large = Das ist zu groß.
refusal-too-slow = Das kam zu langsam an.
refusal-too-fast = Das war zu viel auf einmal. Bitte einen Moment warten.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-table = Diesen Tisch gibt es nicht, oder er ist nicht für dich.
refusal-unknown-step = Diesen Schritt hat das Spiel nicht.
refusal-unknown-page = Unter dieser Adresse ist nichts.
refusal-bad-option = Diese Einstellungen passen nicht zusammen.
refusal-bad-record = Diese Aufzeichnung ist nicht lesbar.
refusal-bad-scenario = Diese Stellung lässt sich nicht aufbauen.
refusal-bad-data = Diese Datei passt nicht zum Spiel.
refusal-no-player = Setz dich zuerst an den Tisch.
refusal-no-operator = Das ist für den, der den Server betreibt.
refusal-bad-login = Name und Passwort passen nicht zusammen.
refusal-login-taken = Diesen Namen hat schon jemand.
refusal-foreign-origin = Diese Seite gehört nicht zu diesem Server.
refusal-not-yours = Das steht dir nicht zu.
refusal-no-seat = Kein Platz ist frei, oder die Einladung passt nicht.
refusal-not-running = Das Spiel läuft nicht.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-illegal-action = Das geht jetzt nicht.
refusal-malformed-action = Das ist kein Zug.
refusal-stale = Der Tisch ist seit deiner Wahl weitergegangen.
refusal-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
refusal-nothing-to-redo = Du hast nichts zurückgenommen.
refusal-needs-consent = Dem müssen die anderen zustimmen.
refusal-no-vote = Diese Abstimmung ist vorbei, oder du hast keine Stimme.
refusal-not-absent = Diese Person ist da und hat noch Zeit.
refusal-people-play = Tipps sind für alle, die allein oder gegen Bots spielen. Hier spielen Menschen gegeneinander.
refusal-still-running = Das bleibt geheim, bis das Spiel zu Ende ist.
refusal-no-record = Ein aufgebauter Tisch hat keine Aufzeichnung.
refusal-try-again = Der Server ist beschäftigt. Nichts ist verloren; versuche es noch einmal.
refusal-not-offered = Das gibt es hier nicht.
refusal-too-many = Das ist einmal zu viel.
refusal-wrong-code = Das ist nicht der Code aus der Mail.
refusal-not-sent = Die Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später noch einmal.

notice-stop = Keine solchen Mails mehr:
mail-confirm-subject = Neuland: Dein Code ist { $code }
mail-confirm = Jemand, hoffentlich du, möchte unter dieser Adresse erfahren, wann er an einem Tisch von Neuland am Zug ist. Wenn ja, gib dort diesen Code ein: { $code }
mail-ignore = Wenn du das nicht warst, tu nichts: Es kommt keine weitere Mail. Um sicherzugehen:
