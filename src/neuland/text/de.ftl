nothing = nichts
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
seat-number = Spieler { $number }
level-beginner = Anfänger
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Experte
reason-not-offered = Das ist jetzt nicht möglich.
thing-round = Runde
thing-phase = Phase
foresee-costs = kostet { $goods }
foresee-loses = verliert { $goods }
foresee-brings = bringt { $goods }
foresee-points = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
}
foresee-points-lost = { $points ->
    [one] −1 Punkt
   *[other] −{ $points } Punkte
}

## Listen der Spiele und Karten

ui-game-line = { $seats } Personen · Regelfassung { NUMBER($rules, useGrouping: 0) } · { $stage }
ui-game-by = Von { $designer }, erschienen bei { $publisher }
ui-game-author = Von { $designer }
ui-stage-alpha = im Bau
ui-stage-beta = vollständig, in Erprobung
ui-stage-checked = vollständig und geprüft
ui-default = (üblich)
ui-option-seats = Nur mit { $seats } Personen.
ui-option-when = Nur mit { $option }.
ui-components-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine gefunden.
   *[other] { $count } gefunden.
}
ui-deck-title = { $faction }, { $format }: { $name }, { $number } Karten
ui-deck-ready = fertig zusammengestelltes Deck
ui-deck-hint = neuland decks SPIEL VOLK zeigt eines, --swap RAUS=REIN ändert es, --save DATEI behält es.
ui-deck-copies = Karten mit { $size } Exemplaren ({ $number } im Deck)
ui-deck-new = Erweiterung
ui-deck-good = Das Deck ist spielbar: --set { $chosen }
ui-deck-saved = Das Deck ist gespeichert in { $file }.
ui-provenance = Quelle: { $source }. { $confidence }
ui-confidence-certain = Sicher.
ui-confidence-high = Sehr wahrscheinlich richtig.
ui-confidence-medium = Wahrscheinlich richtig.
ui-confidence-low = UNSICHER.
ui-confidence-reconstructed = REKONSTRUIERT: Das Original lag nicht vor.
ui-unofficial-name = Der Name ist unser eigener, nicht der des Verlags.
ui-yes = ja
ui-no = nein

## Simulationen und Aufzeichnungen

ui-simulated = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, { $decisions } Entscheidungen in { $seconds } Sekunden
ui-simulated-speed = { $games } Spiele/s, { $decisions } Entscheidungen/s; { $options } Möglichkeiten je Entscheidung, { $rounds } Runden
ui-column-seat = Spieler
ui-column-mean = Mittel
ui-column-least = niedrigste
ui-column-most = höchste
ui-column-wins = Siege
ui-column-points = Punkte
ui-tuned = Gewichte, angepasst an { $positions } Stellungen aus { $games } Partien
ui-tuned-feature = Merkmal
ui-tuned-before = vorher
ui-tuned-after = nachher
ui-tuned-off = Vorher { $before } Punkte daneben, nachher { $after }, in Partien, die die Anpassung nie sah
ui-tuned-won = { $bot } mit den neuen Gewichten gewann { $won } von { $unseen } Partien gegen sich selbst mit den alten, im Mittel mit { $lead } Punkten Vorsprung
ui-tuned-alone = { $bot } hatte allein mit den neuen Gewichten in { $won } von { $unseen } Partien mehr Punkte als mit den alten bei gleicher Mischung, im Mittel { $lead } Punkte
ui-training = { $decisions } Entscheidungen, { $games } Partien
ui-training-won = { $percent } % gegen { $bot } gewonnen, mit { $points } Punkten
ui-training-curve = Gewonnene von 100 Partien, nach Entscheidungen, aus denen gelernt wurde
ui-trained = Es spielt, wo Bots genannt werden: { $bot }
ui-tuned-kept = Die Gewichte stehen in { $file }.
ui-digest = Prüfsumme { $digest }
ui-records-kept = Die Aufzeichnungen liegen in { $folder }.
ui-games-kept = { $games ->
    [one] Eines davon war schon da.
   *[other] { $games } davon waren schon da.
}
ui-report-kept = Der Bericht liegt in { $file }.
ui-tournament = { $games } Spiele zwischen { $bots } Bots, { $seats } am Tisch, in { $seconds } Sekunden
ui-tournament-bot = Bot
ui-tournament-elo = Elo
ui-tournament-interval = 95 %
ui-tournament-games = Spiele
ui-tournament-wins = gewonnen
ui-tournament-mean = Punkte
ui-tournament-against = von 100 gegen
ui-tournament-seats = Siege nach Plätzen: { $wins }
ui-plot-elo = Elo, mit 95 % Sicherheit
ui-plot-scores = Punkte
ui-plot-seats = Siege nach Plätzen
ui-plot-length = Entscheidungen in einem Spiel
ui-plot-options = Möglichkeiten je Entscheidung, Mittel eines Spiels
ui-verified = { NUMBER($decisions, useGrouping: 0) } Entscheidungen, geprüft
ui-deal-fixed = Die Mischung passt zur Prüfsumme { $commitment }: Hat der Tisch diese von Anfang an gezeigt, so stand die Mischung vor dem ersten Zug fest.
ui-shown-at = Der Tisch vor Entscheidung { NUMBER($number, useGrouping: 0) }:

## Rückblick auf ein Spiel

review-title = { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
} von { $seat }, noch einmal angesehen mit dem, was { $seat } damals wusste
review-chance = Aussicht auf den Sieg
review-expected = Erwartete Punkte
review-percent = { $percent } %
review-at = Runde { $round }: { $prompt }
review-instead = „{ $better }“ statt „{ $played }“ hätte { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr gebracht.
review-well = „{ $played }“: gut gesehen. Auf den ersten Blick sieht „{ $other }“ besser aus und hätte { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} weniger gebracht.
review-chance-kept = Aussicht auf den Sieg: { $before } %.
review-chance-fell = Aussicht auf den Sieg: { $after } % statt { $before } %.
review-points-kept = Erwartete Punkte: { $before }.
review-points-fell = Erwartete Punkte: { $after } statt { $before }.
review-option-mine = gespielt
review-option-best = am besten
review-option-first = sieht auf den ersten Blick am besten aus
review-option-behind = { $points ->
    [0] genauso gut
    [one] etwa 1 Punkt zurück
   *[other] etwa { $points } Punkte zurück
}
review-gains = Was das Bessere sofort tut, anders als das andere: { $foreseen }.
review-why = Woher das kommt: { $parts }.
review-why-next = Besser als das nächste: { $parts }.
review-part-more = { $part } +{ $points }
review-part-less = { $part } −{ $points }
review-others-more = { $points } mehr beim besten Gegner
review-others-less = { $points } weniger beim besten Gegner
part-others = Punkte des Besten der anderen
review-take-away = Zum Mitnehmen
review-lesson = „{ $prompt }“ hat am meisten gekostet: { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} { $decisions ->
    [one] bei einer Entscheidung
   *[other] bei jeder von { $decisions } Entscheidungen
}.
review-lesson-part = Was dort am meisten fehlte: { $part }.
review-lesson-theme = Dort lohnt ein zweiter Blick: { $theme }.
review-near = Bei { $near } von { $decisions } Entscheidungen fand sich nichts deutlich Besseres.
review-hidden = Was { $seat } nicht wissen konnte, wurde für jeden Versuch neu gemischt: mindestens { $iterations } Versuche für jede Entscheidung.
review-look = Die Stellung: { $command }
review-play-on = Von dort weiterspielen: { $command }

## Aufgaben

puzzle-solution = „{ $answer }“ bringt { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr als „{ $tempting }“, was auf den ersten Blick am besten aussieht.
puzzle-option = „{ $option }“: { $foreseen }.
puzzles-made = { $number ->
    [one] Eine Aufgabe ist
   *[other] { $number } Aufgaben sind
} in { $file }.
puzzles-checked = { $good } von { $number } Antworten bestätigt eine Suche mit { $iterations } Versuchen.
puzzles-doubtful = { $puzzle } ist nicht bestätigt.
theme-leave = Es gut sein lassen
theme-other = Anderes

## Spielen

ui-which-game = Welches Spiel soll es sein?
ui-asked = { $seat }: { $prompt }
ui-keys = Zahl · zurück · log · punkte · karten WORT · regeln · ? ZAHL · hilfe · speichern · ende
ui-page = Seite { $number } von { $count } · Eingabetaste: nächste Seite · Zahl: wählen · ? ZAHL · hilfe
ui-pass-keyboard = Gib die Tastatur an { $seat }.
ui-press-enter = Weiter mit der Eingabetaste.
ui-earlier = … { $count } frühere
ui-log-empty = Noch ist nichts geschehen.
ui-nothing-to-explain = Da gibt es nichts zu erklären.
ui-no-such-number = Bitte gib eine Zahl von 1 bis { $count } ein, oder hilfe.
ui-not-understood = Das verstehe ich nicht; hilfe zeigt, was du eingeben kannst.
ui-nothing-to-undo = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
ui-undo-reveal = Seitdem wurde Verdecktes gesehen. Den Zug trotzdem zurücknehmen?
ui-not-undone = Der Zug bleibt.
ui-undo-others = Das nimmt auch zurück, was { $names } seitdem getan hat. Sind alle einverstanden?
ui-yes-or-no = ja oder nein?
ui-yes-words = j ja y yes
ui-saved = Das Spiel ist in { $file } gespeichert.
ui-go-on = Weiter geht es mit: { $command }
ui-quit-unsaved = Das Spiel ist nicht gespeichert (speichern DATEI tut es). Trotzdem gehen?
ui-left-unsaved = Das Spiel wurde nicht gespeichert. Um ein Spiel zu behalten, gib speichern DATEI ein oder beginne mit --save DATEI.
ui-rules-chosen = Für diesen Tisch gewählt
ui-rules-chosen-about = Das geht dem vor, was unten steht.
ui-no-rules = Dazu ist nichts gesagt.
ui-no-points = Keine Punkte
ui-won = { $count ->
    [0] Das Spiel ist verloren.
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
ui-no-hints = Tipps sind für alle, die allein oder gegen Bots spielen.
ui-hints-used = { $count ->
    [one] Ein Tipp wurde genutzt.
   *[other] { $count } Tipps wurden genutzt.
}
ui-same-deal = Noch einmal derselbe Anfang: --seed { $seed }

ui-help = Gib die Zahl einer Möglichkeit ein oder die Möglichkeit selbst; ein Teil davon listet die passenden auf. Die Eingabetaste zeigt den Tisch noch einmal oder die nächste Seite. Außerdem:
ui-help-undo = zurück (z) – deinen letzten Zug zurücknehmen
ui-help-log = log [ZAHL] (l) – was bisher geschah
ui-help-score = punkte (p) – woher deine Punkte kommen
ui-help-cards = karten WORT (k) – Karten nachschlagen: ihr Text, und woher wir ihn kennen
ui-help-rules = regeln [WORT] (r) – die Regeln dieses Tisches, oder die zu einem Wort
ui-help-hint = tipp (t) – was ein starker Spieler erwägen würde
ui-help-help = hilfe (h) – diese Liste
ui-help-save = speichern [DATEI] (s) – das Spiel speichern, von nun an nach jedem Zug
ui-help-quit = ende (e) – das Spiel verlassen
ui-help-explain = ? ZAHL – eine Möglichkeit erklären
ui-command-undo = zurück zurueck z
ui-command-log = log l verlauf
ui-command-score = punkte p
ui-command-cards = karten karte k
ui-command-rules = regeln regel r
ui-command-hint = tipp t
ui-command-help = hilfe h
ui-command-save = speichern s
ui-command-quit = ende e q

## Der Atlas von 504

atlas-title = Der Atlas der 504 Welten
atlas-games = { NUMBER($games, useGrouping: 0) } Partien des ersten Bots gegen sich selbst, { $swapped ->
    [0] keine
   *[other] { NUMBER($swapped, useGrouping: 0) }
} gegen einen anderen mit getauschten Plätzen, in { $worlds } Welten, von { $bots }
atlas-whole = Alle { NUMBER($parts, useGrouping: 0) } Paare aus Welt und Spielerzahl wurden gespielt.
atlas-part = Bisher wurden { NUMBER($parts, useGrouping: 0) } Paare aus Welt und Spielerzahl gespielt.
atlas-kept = Der Atlas liegt in { $file }, sein Bericht in { $report }.
atlas-reading = Wie das zu lesen ist
atlas-figure = Zahl
atlas-means = Was sie bedeutet
atlas-world = Welt
atlas-of = Partien
atlas-players = Spieler
atlas-position = Stelle
atlas-points = Punkte
atlas-map = Welten nach Ähnlichkeit
atlas-all = Alle Welten
atlas-find = Eine Nummer oder ein Name
atlas-decisions = Entscheidungen
atlas-minutes-with = Minuten zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}
atlas-tied = Gleichstand
atlas-against = { $bot } gegen { $other }
atlas-won = { $won } von { $games }
atlas-swapped = Gegen einen anderen Bot, mit getauschten Plätzen bei gleicher Auslage
atlas-ends = Wie Partien enden
atlas-brought = Was jede Stelle ändert, gegen das Mittel aller Welten
atlas-sources = Woher Punkte kommen, nach dem Modul in TOP I
atlas-odd = Sonderbare Welten
atlas-why = Was sie gemeinsam haben
atlas-they = { $count ->
    [one] Eine Welt
   *[other] { $count } Welten
}
atlas-shared = { $count } von { $of }, { $times }-mal so viele wie durch Zufall.
atlas-odd-endless = Nie anders als durch die Rundengrenze beendet
atlas-odd-tied = Immer Gleichstand
atlas-odd-pointless = Niemand machte je Punkte
atlas-odd-first = Immer von dem gewonnen, der begann
atlas-odd-last = Nie von dem gewonnen, der begann
atlas-end-supply = Vorrat leer
atlas-end-capital = Hauptstadt verloren
atlas-end-scoring = dritte Wertung
atlas-end-test = Spielende
atlas-end-rounds = Rundengrenze
atlas-minutes = Minuten
atlas-minutes-about = Geschätzt: 5 Sekunden für eine Wahl, 2 für jede andere Entscheidung, 20 für die Handgriffe jedes Zuges.
atlas-minutes-most = Die längsten
atlas-minutes-least = Die kürzesten
atlas-rounds = Runden
atlas-options = Möglichkeiten
atlas-choices = Echte Wahl
atlas-choices-about = Der Teil der Entscheidungen mit mindestens zwei Möglichkeiten außer aufzuhören.
atlas-choices-most = Am meisten echte Wahl
atlas-leads = Führungswechsel
atlas-leads-about = Wie oft in einer Partie am Ende einer Runde ein anderer allein führt.
atlas-leads-most = Am meisten Führungswechsel
atlas-margin = Vorsprung
atlas-margin-about = Wie weit der Erste vor dem Zweiten liegt, als Teil der Punkte des Ersten.
atlas-margin-least = Die knappsten
atlas-margin-most = Die am wenigsten knappen
atlas-touch = Wechselwirkung
atlas-touch-about = Von den betrachteten Zügen (jedem achten) der Teil, nach dem ein anderer in einem eigenen Zug mehr, weniger oder anderes tun könnte.
atlas-touch-most = Am meisten Wechselwirkung
atlas-touch-least = Am wenigsten Wechselwirkung
atlas-first = Beginnen
atlas-first-about = Wie viel öfter als durch Zufall gewinnt, wer beginnt.
atlas-first-most = Wo man am besten beginnt
atlas-first-least = Wo man besser nicht beginnt
atlas-spread = Abstand
atlas-spread-about = Punkte zwischen dem Ersten und dem Letzten.
atlas-spread-most = Der weiteste Abstand
atlas-limit = Rundengrenze
atlas-limit-about = Der Teil der Partien, die nur die Grenze von 30 Runden beendet hat.
atlas-skill = Besseres Spiel
atlas-skill-about = Was der bessere Bot zu zweit gegen einen schwächeren gewinnt, mit getauschten Plätzen bei gleicher Auslage; der bessere ist, wer in allen Welten zusammen mehr gewann.
atlas-skill-least = Wo besseres Spiel am wenigsten hilft
atlas-luck = Glück
atlas-luck-about = Wie oft bei getauschten Plätzen und gleicher Auslage beide Male derselbe Platz gewinnt, wer auch dort sitzt.
atlas-luck-most = Am meisten Glück
