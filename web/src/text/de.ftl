# Die Worte der Seite selbst. Was die Spiele sagen, steht in deren eigenen Dateien, gemeinsam mit dem Terminal.

lobby-title = Spiele vom neuen Land
lobby-about = Sofort gegen Bots, allein, oder über einen Link mit Freunden. Ein Konto ist nicht nötig.
play-now = Sofort gegen { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
number-of-bots = Wie viele Bots
solo = Allein
with-friends = Mit Freunden
learn = Spielen lernen
rules = Regeln
cards = Karten
game-facts = { $seats } Personen · von { $designer }
game-seats = { $seats } Personen
your-tables = Deine Tische
open-tables = Offene Tische
finished-tables = Beendete Partien
lessons-begun = Angefangene Lektionen
hidden-tables = Ausgeblendete Tische: { $count }
not-begun = noch nicht begonnen
waits-for-friends = wartet auf Freunde
table-frozen = nur noch zu lesen
turn-of = { $names } am Zug
table-menu = Was soll mit diesem Tisch geschehen ({ $game })?
table-hide = Ausblenden, bis ich wieder gefragt bin
table-show = Wieder zeigen
table-finish = Bots zu Ende spielen lassen
table-remove = Aus meiner Liste löschen
remove-sure = Ein Bot spielt für dich weiter, und der Tisch verlässt deine Liste. Löschen?
upload-record = Aufzeichnung hochladen
not-a-record = Diese Datei ist keine Aufzeichnung einer Partie.
your-turn = du bist dran
guest = Gast
you = du
players = Mitspielende
settings = Einstellungen
to-lobby = Zur Lobby
to-table = Zum Tisch
no-such-page = Diese Seite gibt es nicht.
no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
laying-out = Der Tisch wird gedeckt …
about-neuland = Neuland ist quelloffen. Alle Zeichnungen und Texte sind unsere eigenen; die Spiele gehören ihren Autoren und Verlagen.

your-name = Dein Name
language = Sprache
theme = Farben
theme-auto = wie im System
theme-light = hell
theme-dark = dunkel
pref-pace = Züge der anderen
pace-at-once = sofort
pace-brisk = nacheinander, zügig
pace-slow = nacheinander, langsam
pref-newest = Verlauf
newest-first = neuester Zug oben
newest-last = neuester Zug unten
pref-confirm = Zeigen, was ein Klick täte, und vorher fragen
pref-single = Automatisch ziehen, wenn es nur eine Möglichkeit gibt
pref-extras = Nach meiner Aktion fragen, was noch kostenlos möglich ist
extras-off = Nein, und nicht mehr fragen
extras-why = vor einer Aktion geht es auch
pref-motion = Bewegungen zeigen
account = Konto
account-about = Ein Konto ist nicht nötig. Damit findest du deine Tische in einem anderen Browser wieder.
login = Anmeldename
password = Passwort (mindestens 10 Zeichen)
sign-in = Anmelden
sign-up = Konto anlegen
sign-out = Abmelden
signed-in = Du bist angemeldet als { $login }.

notices = Wenn du am Zug bist
notices-about = Wir sagen dir Bescheid, wenn du am Zug bist und den Tisch nicht offen hast. Das gilt für alle deine Tische; im Menü jedes Tisches gibt es einen Schalter.
notices-push = Push-Nachricht
notices-mail = Mail
notices-webhook = Webhook (Discord, Slack, …)
notices-here = dieser Browser
notices-elsewhere = ein anderer Browser
notices-add = Hinzufügen
notices-add-push = In diesem Browser melden
notices-no-push = Dieser Browser ist bei geschlossener Seite nicht erreichbar: Dazu braucht es eine sichere Verbindung (https) und einen Browser mit Push-Nachrichten.
notices-push-refused = Der Browser erlaubt es nicht, oder sein Push-Dienst ist nicht erreichbar.
notices-code = Code aus der Mail
notices-confirm = Bestätigen
notices-stop = Nicht mehr melden
notices-stop-sure = Keine Meldungen mehr an diese Adresse?
notices-stopped = Erledigt: Auf diesem Weg kommen keine Meldungen mehr.
notices-sit-first = Setz dich zuerst an einen Tisch: Dann kannst du erfahren, wann du am Zug bist.
notices-offer = Erfahren, wann du am Zug bist
notices-of-table = Hier melden, wenn ich am Zug bin.
notices-how = Wie?

seats = Personen
who-sits-where = Wer sitzt wo
seat-number-of = Wer sitzt auf Platz { $number }
sitter-me = ich
sitter-here = jemand hier
sitter-friend = Freund per Link
sitter-bot = Bot
sitter-here-about = An diesem Bildschirm: Vor jeder Hand wird gefragt.
remember-seats = „Sofort …“ setzt uns künftig so
play-now-with = Sofort spielen: { $company }
short-here = jemand hier
short-friend = ein Freund
short-bot = Bot ({ $level })
other-name = Name von Spieler { $number }
hand-over-to = Weitergeben an { $name }
hand-over = { $name } ist dran
hand-over-about = Gib den Bildschirm weiter. Was { $name } weiß, erscheint erst nach dem Knopfdruck.
hand-over-ready = Ich bin { $name }
bot-kind-of = Stärke des Bots auf Platz { $number }
bot-beginner = Anfänger
bot-beginner-about = Übersieht manches, was es tun könnte, und greift nach Punkten, die vor ihm liegen. Antwortet sofort.
bot-easy = leicht
bot-easy-about = Schaut kaum weiter als bis zum eigenen Zug. Antwortet sofort.
bot-medium = mittel
bot-medium-about = Denkt ein wenig voraus. Braucht einen Moment.
bot-hard = schwer
bot-hard-about = Denkt so lange voraus, wie Menschen gern warten.
bot-expert = Experte
bot-expert-about = Denkt so gut es kann, einige Sekunden lang.
bot-random = irgendein Zug
bot-random-about = Nimmt irgendeinen erlaubten Zug. Antwortet sofort.
bot-greedy = solide
bot-greedy-about = Nimmt, was gerade am besten aussieht. Antwortet sofort.
clock = Uhr
clock-none = keine
clock-quick = je 15 Minuten, 10 Sekunden mehr pro Zug
clock-day = ein Tag pro Zug
clock-days = drei Tage pro Zug
public-table = Tisch in der Lobby zeigen
gallery-talks = Wer nur zuschaut, darf mitreden
rule-options = Varianten der Regeln
a-certain-deal = Eine bestimmte Mischung
seed = Startnummer
seed-note = Ziffern: Die gleichen ergeben wieder die gleiche Mischung. Alle am Tisch erfahren, dass sie gewählt wurde.
begin = Beginnen
open-table = Tisch eröffnen

lounge-waiting = Schick diesen Link deinen Freunden. Das Spiel beginnt, wenn alle Plätze besetzt sind.
invitation-link = Einladung
invitation-code = QR-Code der Einladung
invitation-phone = Halte die Kamera eines Handys auf den Code oder verschicke den Link. Ein Konto ist nicht nötig.
reach-machine = Dieser Server ist nur auf diesem Rechner offen: Der Link funktioniert nur hier.
reach-open = Damit Freunde aus deinem Netz dazukommen können, starte ihn mit
reach-network = Funktioniert für alle in deinem Netz (im selben WLAN), von außen nicht.
reach-anywhere = Funktioniert für alle, die den Link haben.
copy = Kopieren
copied = Kopiert
seat-a-bot = Bot setzen
sit-down = Hinsetzen
just-watch = Nur zusehen
invited-by = { $name } lädt dich zu einer Partie ein.

seat-bot = Bot
seat-bot-thinks = denkt: { $seconds } s
seat-bot-waits = Bot, wartet aufs Denken
seat-bot-tip = Auf diesem Platz spielt ein Bot.
seat-open = freier Platz
seat-away = abwesend
seat-asked = ist gefragt
seat-asked-tip = Dieser Platz muss jetzt entscheiden.
open-board = { $name }: alles zeigen
score-tip = Punkte bisher.
clock-tip = Verbleibende Zeit.

prompt-region = Deine Entscheidung
waiting-for = Warten auf { $names }
waiting-asked = Zu entscheiden ist dort: „{ $prompt }“
confirm = Bestätigen
change = Ändern
chosen-so-far = Gewählt: { $things }. Wähle weiter.
all-options = { $count ->
    [one] Eine Möglichkeit
   *[other] Alle { $count } Möglichkeiten als Liste
}
filter = Nach Worten filtern
option-copy = Exemplar { $nth } von { $count }
more-options = … und { $count } weitere: Tippe ein paar Buchstaben.
game-over = Das Spiel ist aus
stale = Der Tisch ist inzwischen weiter; nichts wurde getan. Bitte wähle neu.
my-things = Deine Karten und Waren

skip = Alles sofort zeigen: { $count }
skip-key = (Taste s)
tie-broken = Gleich viele Punkte: Entschieden hat, was die Regeln bei Gleichstand sagen.
deal-checked = Ist der Mischung zu trauen?
undo = Zurück
undo-tip = Nimmt deinen letzten Schritt zurück (Taste u).
undo-tip-reveal = Seit deinem letzten Schritt wurde Verdecktes sichtbar: Die anderen müssen zustimmen (Taste u).
undo-tip-others = Andere haben seitdem gezogen: Sie müssen zustimmen (Taste u).
undo-asks-reveal = Seitdem wurde Verdecktes sichtbar: Die anderen werden gefragt.
undo-asks-others = Andere haben seitdem gezogen: Sie werden gefragt.
redo = Wiederholen
redo-tip = Spielt wieder, was du zurückgenommen hast (Taste r).
restart-turn = Zug neu beginnen
restart-tip = Nimmt deinen ganzen Zug zurück.
undo-to-here = Bis hier zurück
look-here = Ansehen
more = Mehr zu dieser Zeile

log = Verlauf
log-round = Runde { $round }
log-start = Anfang
since-your-move = seit deinem letzten Zug
since-more = +{ $count }
chat-say = Etwas sagen …
chat-send = Senden

vote = Abstimmung
vote-undo = { $name } möchte einen Schritt zurück{ $why ->
    [reveal] , obwohl seitdem Verdecktes sichtbar wurde
   *[other] {""}
}. Bist du einverstanden?
vote-bot = { $name } schlägt vor, dass ein Bot für { $other } spielt. Bist du einverstanden?
vote-waiting = Warten auf { $names }.
vote-a-bot = Einen Bot für { $name } vorschlagen

link-joining = verbinde
link-connected = verbunden
link-waiting = Verbindung verloren, neuer Versuch
link-gone = nicht mehr da
link-joining-tip = Die Verbindung zum Tisch entsteht.
link-connected-tip = Was du tust, kommt sofort an.
link-waiting-tip = Die Verbindung ist weg. Der Tisch kommt von selbst wieder; nichts geht verloren.
link-gone-tip = Der Tisch ist nicht mehr da.
switch-language = Sprache wechseln, auch im Verlauf.
menu = Menü
close = Schließen
scores = Punkte
score-chart = Punkte im Verlauf
winner = Gewonnen
result = Ergebnis
sheet-at-end = Woher jeder Punkt kam, zeigt sich am Ende.
play-again = Noch einmal
watch-replay = Nachspielen
download-record = Aufzeichnung herunterladen
report = Problem melden
report-what = Was ist schiefgegangen?
report-carries = Die Aufzeichnung dieser Partie geht mit, damit wir sie nachspielen können.
report-send = Senden
report-thanks = Danke. Die Meldung liegt nun bei der Partie.
leave = Tisch verlassen
leave-sure = Ein Bot spielt für dich weiter. Verlassen?
about-table = Über diesen Tisch
rules-version = Regelfassung { $version }
keys-help = Tasten: Tab und Enter wählen, Enter bestätigt, Esc verwirft, o zeigt alle Möglichkeiten, b den Tisch in Worten, u zurück, r wiederholen, l Verlauf, s zeigt alle Züge sofort.
in-words = Der Tisch in Worten
score-said = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
told-more = { $count ->
    [one] Davor geschah noch etwas.
   *[other] Davor geschah noch { $count }-mal etwas.
}
zoom-in = Vergrößern
zoom-out = Alles zeigen

tutorial = Einführung
next-lesson = Nächste Lektion
lessons-done = Fertig: zur Lobby
try-again = Noch einmal
take-back = Zurücknehmen
lesson-steps = { $done } von { $of } Schritten getan
lesson-astray = Ab hier spielst du für dich weiter. Nimm den Schritt zurück oder beginne die Lektion neu, um mit ihr weiterzumachen.

review = Rückblick
review-of = Entscheidungen von
review-known = Was damals bekannt war
review-true = Was wirklich war
review-options = Die Möglichkeiten nebeneinander
review-follows = Punkte, die daraus folgen
review-moments = Worauf es ankam
review-puzzles = Aufgaben dazu
review-all = { $count ->
    [one] Die einzige Entscheidung
   *[other] Alle { $count } Entscheidungen
}
review-played = gespielt
review-better = besser
review-best-played = gespielt und am besten
review-all-better = Besser: „{ $better }“, um etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
review-all-level = Etwa gleich gut: „{ $better }“.
review-swing = um 20 % oder mehr verschoben zwischen zwei Entscheidungen: durch andere oder durch Glück
review-swung = { $change } seit der Entscheidung davor: durch andere oder durch Glück
review-first = Erst sind andere Rückblicke dran. Nach diesem wird von selbst wieder gefragt.
review-away = Der Server antwortet gerade nicht. Er wird von selbst wieder gefragt.
review-making = Das Spiel wird noch einmal angesehen. Laufende Tische gehen vor; du kannst später wiederkommen.
review-failed = Der Rückblick ist nicht gelungen.
hint = Tipp
hint-tip = Was würde ein starker Spieler erwägen? Tipps werden gezählt und am Ende gezeigt.
hint-answer = Ein starker Spieler würde erwägen:
hint-thinking = Überlegt …
hints-used = { $count ->
    [0] Es wurden keine Tipps genutzt.
    [one] Ein Tipp wurde genutzt.
   *[other] { $count } Tipps wurden genutzt.
}

puzzles = Aufgaben
puzzle-today = Die Aufgabe des Tages.
puzzle-of-the-day = Aufgabe des Tages
puzzle-solved = gelöst
puzzle-no-theme = Zu dieser Frage gibt es noch keine Aufgabe. Alle, die es gibt, stehen hier nach Themen.
puzzle-find = Eine Antwort ist hier deutlich am besten, und es ist nicht die, die danach aussieht. Finde sie.
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres.
puzzle-given = Deine Wahl: { $option }.
puzzle-next = Die nächste
puzzle-series = Alle Aufgaben nach Themen

replay-start = Der Anfang der Partie.
timeline = Zeitleiste
to-start = Zum Anfang
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
to-end = Zum Ende
run = Abspielen
pause = Anhalten
viewpoint = Gesehen von
eye-none = von außen
eye-all = alles offen
play-on = Von hier weiterspielen
play-on-tip = Ein neuer Tisch ab diesem Augenblick: du auf dem gezeigten Platz, Bots auf den anderen.
link-here = Link hierher

rules-ours = Die Regeln in unseren eigenen Worten.
rules-list = Zur Liste
play-this = Nach diesen Regeln spielen
search = Suchen
nothing-found = Nichts gefunden.
no-rules-page = Für dieses Spiel gibt es noch keine Regelseite.
book-source = Kommt von: { $source }
book-print = Drucken
kind = Art
all-kinds = alle Arten
only-unsure = nur Unsicheres

round-of = Runde { $round } von { $rounds }

rounds-tip = Die Runden des Spiels.
reconstructed-tip = Rekonstruiert: Die gedruckten Werte sind nicht bekannt.

decks = Decks
decks-about = Stelle ein Deck für die Erweiterung „Die haben angefangen!“ zusammen: Wähle Volk und Spielweise und nimm Karten mit einem Klick herein oder heraus. Ein Standard-Deck hat drei Karten mit drei Exemplaren, sechs mit zwei und neun mit einem; immer alle Exemplare einer Karte oder keines. Die meisten Karten des Sets sind rekonstruiert und mit ≈ gekennzeichnet.
deck-faction = Volk
deck-format = Spielweise
deck-name = Name des Decks
deck-unnamed = Mein Deck
deck-shape = Wie viele Karten das Deck hat
deck-shape-line = { $number } von { $wanted } mit { $copies ->
    [one] 1 Exemplar
   *[other] { $copies } Exemplaren
}
deck-good = Das Deck ist spielbar.
deck-not-good = Das Deck ist noch nicht spielbar.
deck-copies = { $copies ->
    [one] Karten mit einem Exemplar
   *[other] Karten mit { $copies } Exemplaren
}
deck-play = Damit spielen
deck-save = Speichern
deck-share = Link kopieren
deck-link = Link zu diesem Deck
deck-download = Als Datei
deck-upload = Aus einer Datei
deck-saved = { $name } ist gespeichert.
deck-copied = Der Link ist kopiert.
deck-no-file = Das ist keine Datei mit einem Deck.
deck-mine = Decks von { $name }
deck-drop = Löschen

pref-hold = Mit der Frage warten, bis ich gesehen habe, was die anderen taten
news-title = Seit deinem letzten Zug
news-seen = Gesehen: Ich bin dran
workshop = Werkstatt
workshop-link = Du hast die Schachtel? Mach die Karten so, wie sie gedruckt sind.
workshop-about = Für Besitzer der Schachtel: Werte, die rekonstruiert werden mussten (≈), so wie sie auf deinen Karten stehen. Sie bleiben in diesem Browser; der Tischserver sieht nur nach, ob sie passen.
workshop-hero = Helden
workshop-landscape = Landschaften
workshop-common = Allgemeine Karten
workshop-faction = Völkerkarten
workshop-price-track = Preise
workshop-share-track = Aktien
workshop-scoring-cards = Wertungskarten
box-seen = { $count } von { $of } aus meiner Schachtel
from-box = aus der Schachtel eines Besitzers
from-box-tip = Aus der Schachtel dessen, der diesen Tisch gemacht hat.
unsure = rekonstruiert
box-guild = Gilde
box-cost = Preis
box-points = Punkte
box-row = Reihe
box-resource = Ressource
box-settlement-bonus = Siedler, die mitkommen
box-settlement-colour = Monster auf der Karte
box-function = Art des Ortes
box-colours = Farben
box-raze = Zerstörungsfeld
box-deal = Handelsabkommen
box-defence = Aufgedruckte Verteidigungsplättchen
box-effect = Was der Ort tut
box-kind = Wirkung
box-bonus = Beim Bauen
box-goods = Waren
box-gain = Bringt
box-pay = Zu bezahlen
box-choose = Oder eines davon
box-options = Eines davon
box-colour = Farbe
box-good = Ware
box-max = Höchstens
box-min = Ab wie vielen
box-end-min = Ab wie vielen Karten
box-end-vp = SP am Ende
box-vp = SP
box-draw = Gezogene Karten
box-keep = Behaltene Karten
box-per-round = Wie oft pro Runde
box-special = Besondere Aktion
box-reach = Wie weit von links (0: überall)
box-deeds = Wenn jemand
box-side = Gegen
box-markers = Befestigungen höchstens
box-steps = Stufen
box-tiers = Stufen nach fremden Orten
box-vp-per-colour = SP nach Farbe
box-vp-per-foreign = SP nach fremden Orten
box-price-tens = Wie viele Felder 10 zeigen
box-share-least = Niedrigster Aktienkurs
box-share-most = Höchster Aktienkurs
box-scoring-cards-2 = Reihen I, II, III zu zweit
box-scoring-cards-3 = Reihen I, II, III zu dritt
box-scoring-cards-4 = Reihen I, II, III zu viert
box-is-none = nichts
box-is-conquer = erobert
box-is-raze = zerstört
box-is-besiege = belagert
box-is-faction = Völkerorte
box-is-any = beliebige Orte
box-is-location = eigener Ort
box-none = keine
box-more = noch eines
box-less = wegnehmen
box-save = Auf meiner Karte gesehen: weiter
box-forget = Zurück zur Rekonstruktion
box-look = So wird es am Tisch aussehen
box-checks = Prüfungen
box-file = Meine Schachtel als Datei
box-file-about = Nur Werte, keine Bilder. Eine Datei, die du mitbringst, zeigt zuerst, was anders ist. Neue Tische spielen mit deiner Schachtel; laufende behalten ihre.
box-bring = Datei mitbringen
box-take = Herunterladen
box-no-file = Das ist keine Materialdatei dieses Spiels.
box-kept = Außerdem aus deiner Datei: { $parts }. Hier steht dafür kein Formular; es bleibt so, wie es geschrieben ist.
box-differs = { $count ->
    [0] Die Datei sagt dasselbe wie deine Schachtel.
    [one] Ein Teil ist anders:
   *[other] { $count } Teile sind anders:
}
box-accept = Übernehmen
check-good-guilds = 12 Helden in jeder Gilde.
check-bad-guilds = Nicht 12 Helden in jeder Gilde. Richtig, wenn deine Karten es so sagen.
check-good-twins = Keine zwei Helden sind gleich.
check-bad-twins = { $count ->
    [one] Zwei Helden sind gleich.
   *[other] Helden, die gleich sind: { $count }-mal.
} Richtig, wenn deine Karten es so sagen.
check-good-free = Jeder Held hat einen Preis.
check-bad-free = Ein Held hat keinen Preis: Sieh noch einmal nach.
check-good-rows = 12 Landschaften für jede Reihe.
check-bad-rows = Das Spiel braucht 12 Landschaften für jede Reihe: So lässt sich kein Tisch machen.
check-good-monsters = Für alle Landschaften gibt es Monster genug.
check-bad-monsters = Mehr als 9 Landschaften zeigen eine Farbe, und von ihr gibt es nur 9 Monster: So lässt sich kein Tisch machen.
check-good-game = Mit diesen Werten lässt sich spielen.
check-bad-game = So lässt sich nicht spielen: { $why }
play-with-box = Mit den Karten meiner Schachtel spielen
your-sheet = Woher deine Punkte jetzt kommen
