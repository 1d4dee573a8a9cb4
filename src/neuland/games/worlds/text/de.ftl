game = 504
game-at = 504 · { $world ->
    [random] eine Welt nach Zufall
   *[other] Welt { $world }
}
game-about = Neun Module, von denen je drei in einer Reihenfolge ein eigenes Spiel ergeben: 504 Welten auf einem Hexfeldplan, von Warenlieferungen bis zu Kriegen, Straßen und Aktien.

option-world = Welt: drei verschiedene Ziffern von 1 bis 9, oder random für eine zufällige
option-edition = Ausgabe
option-edition-first = erste Auflage
option-edition-faq2015 = mit den offiziellen Fragen und Antworten von 2015
option-money = Bargeld der Spieler
option-money-hidden = geheim
option-money-open = offen für alle

world-name = Das { $first } { $second } { $third }
name-1-1 = rollende
name-1-2 = eilige
name-1-3 = verbriefte
name-1-4 = umkämpfte
name-1-5 = unbekannte
name-1-6 = gepflasterte
name-1-7 = wetteifernde
name-1-8 = fleißige
name-1-9 = vergoldete
name-2-1 = Marktland
name-2-2 = Grenzland
name-2-3 = Mühlental
name-2-4 = Reich
name-2-5 = Küstenland
name-2-6 = Wegenetz
name-2-7 = Fürstentum
name-2-8 = Werkland
name-2-9 = Börsenland
name-3-1 = der Wagen
name-3-2 = der Prämien
name-3-3 = der Gunst
name-3-4 = der Scharmützel
name-3-5 = der leeren Karten
name-3-6 = der Nebenwege
name-3-7 = der Kronen
name-3-8 = der Brennöfen
name-3-9 = der Teilhaber

who = { $company ->
    [player] { $seat }
   *[other] { $company } ({ $seat })
}

prompt-act = Welcher Bewohner handelt?
prompt-what = Was tut dieser Bewohner?
prompt-bid = Biete auf dieses Privileg, oder passe.
prompt-bid-order = Wie viel bietest du für deinen Platz in der Reihenfolge? Alle Gebote werden zugleich gezeigt und bezahlt.
prompt-place = Wähle deinen Platz in der Reihenfolge.
prompt-buy = Kaufe Bewohner: Wo steht der nächste?
prompt-capital = Wähle deine Hauptstadt.
prompt-claim = Deine Figuren reichen nicht für alle Felder: Welches übernimmst du?
prompt-climb = Der Berg kostet einen Bewegungspunkt mehr, als du hast. Einen kaufen?
prompt-dealing = Mit Aktien handeln?
prompt-dividend = Das Einkommen an die Aktionäre auszahlen oder behalten?
prompt-drive = Der Transportwagen: Fahre, lade, entlade, liefere, oder halte an.
prompt-explore-more = Noch ein Feld entdecken?
prompt-factory = Eine Fabrik bauen?
prompt-fight = Welcher Kampf kommt als nächster?
prompt-follow = Sofort einen weiteren Bewohner in die gefallene Hauptstadt ziehen?
prompt-get = Welche Ware bekommst du für die beiden?
prompt-march = Aktive Bewohner neben dem neuen Feld dürfen darauf ziehen.
prompt-move-capital = Deine Hauptstadt in eine andere eigene Stadt verlegen?
prompt-new-capital = Deine Hauptstadt ist gefallen: Wähle eine neue.
prompt-onto = Auf welchen Stapel kommt das Entdeckerplättchen?
prompt-pave = In welche Richtung führt die kostenlose Straße?
prompt-privilege = Ein Privileg nehmen?
prompt-remove = Nach der Wertung verlässt eine Figur den Plan: von wo?
prompt-retreat = Die Verteidigung hielt stand: Wohin ziehen sich deine Bewohner zurück?
prompt-sell = Verkaufe deine Waren; tausche vorher zwei gegen eine oder halte welche zurück.
prompt-send = Drei Bewohner stürmen gemeinsam: Woher kommt der nächste?
prompt-shares = Aktienrunde: Kaufe, verkaufe, passe oder steige aus.
prompt-shift = Ein Entdeckerplättchen auf einen anderen Stapel legen?
prompt-take = Eine Figur fehlt: Von welchem Feld nimmst du eine zurück?
prompt-upgrade = Den Transportwagen ausbauen?
prompt-use = Welcher Bewohner hilft beim Bau der Straße?

act-keep = Zurückhalten: { $a }
    .about = Diese Ware wird jetzt nicht verkauft. Sie bleibt für einen späteren Zug bei dir.
act-retain = In der Gesellschaft behalten
    .about = Das ganze Einkommen bleibt in der Gesellschaft, die davon Bewohner und Bauwerke bezahlt. Niemand bekommt eine Dividende, und der Aktienkurs bleibt stehen.
act-sell-goods = Die besten Sets verkaufen
    .about = Beendet den Verkauf: Von dem, was du nicht zurückhältst, werden die Sets verschiedener Waren verkauft, die am meisten bringen, so viele Waren, wie deine Handelshäuser fassen. Der Rest bleibt.
act-sell = { $b ->
    [one] 1 Aktie
   *[other] { $b } Aktien
} verkaufen: { $a }
    .about = Jede Aktie bringt ihren Kurs; dann fällt der Kurs um 10, egal wie viele du verkaufst. In dieser Aktienrunde darfst du diese Gesellschaft nicht mehr kaufen.
act-buy = Kaufen: { $a }
    .about = Ein Bewohner für dieses Feld, oder eine Aktie dieser Gesellschaft oder dieses Spielers zu ihrem Kurs. Von Bewohnern nimmt die Hauptstadt so viele auf, wie Platz haben, andere Felder höchstens so viele, wie du dort schon hattest.
act-take = Nimm: { $a }
    .about = Nimm dieses Privileg zu seinem Preis, oder diese Figur vom Plan zurück, weil dein Vorrat leer ist.
act-done = Fertig
    .about = Davon nichts mehr, und der Zug geht weiter. Wer am Ende von 3 D noch aufrecht steht, legt sich hin.
act-none = Nichts davon
    .about = Nichts von dem, was angeboten wird. Liegen Privilegien in einer Reihe, kosten alle dort ausliegenden danach nichts.
act-stop = Den Wagen anhalten
    .about = Der Transportwagen bleibt, wo er ist. Übrige Bewegungspunkte verfallen.
act-pass = Passen
    .about = Du tust jetzt nichts. Wer in einer Versteigerung passt, ist für diese Karte draußen; in einer Aktienrunde kommst du wieder dran, solange niemand ausgestiegen ist.
act-quit = Aus dieser Aktienrunde aussteigen
    .about = Für dich ist diese Aktienrunde vorbei. Wer zuerst aussteigt, beginnt die nächste; danach darf niemand mehr passen.
act-pay = Auszahlen
    .about = Jede Aktie bekommt 1 für je volle 10 Einkommen, und der Aktienkurs steigt um 10. Was übrig ist, bekommt die Gesellschaft.
act-half = Die Hälfte auszahlen
    .about = Jede Aktie bekommt 1 für je volle 20 Einkommen, der Aktienkurs steigt um 10, und der Rest geht an die Gesellschaft.
act-sell-share = Eine eigene Aktie verkaufen
    .about = Einmal je Zug: Eine eigene Aktie bringt ihren Kurs, dann fällt er um 10. Ab dem Ende der Runde dürfen andere sie kaufen.
act-settle = Hier eine Siedlung bauen
    .about = Wo der Transportwagen steht, entsteht eine Siedlung.
act-extra = Einen Bewegungspunkt kaufen
    .about = Ein Bewegungspunkt mehr in diesem Zug. Jeder weitere kostet 10 mehr.
act-harvest = Einen Punkt ernten
    .about = Der Bewohner nimmt einen Siegpunkt, der auf seinem Feld liegt, und legt sich hin.
act-upgrade = Ausbauen: { $a }
    .about = Dein Transportwagen wird für den Rest des Spiels besser: mehr Bewegungspunkte je Zug oder Platz für eine zweite Ladung.
act-capital = Hauptstadt: { $a }
    .about = Dort steht dein Hauptquartier. Die Hauptstadt fasst mehr Bewohner als andere Felder und bringt immer Einkommen.
act-factory = Fabrik bauen: { $a }
    .about = Eine je Zug in jeder Stadt mit deiner Siedlung, höchstens drei in einer Stadt. Jede, die dort schon steht, macht sie teurer.
act-storm = Erstürmen: { $a }
    .about = Drei Bewohner daneben nehmen ein Hauptquartier ohne andere Armee ein. Alle drei gehen verloren, das Hauptquartier auch.
act-act = Bewohner auf { $a }
    .about = Wähle, was dieser aktive Bewohner tut: gehen, bauen, oder was diese Welt sonst hat. Jeder hat eine Handlung je Zug, dann legt er sich hin.
act-twice = Bewohner auf { $a }, der zweimal handelt
    .about = Mit deinem Privileg bleibt ein Bewohner je Zug nach seiner ersten Handlung stehen und handelt noch einmal.
act-to = Gehe nach { $a }
    .about = Der Bewohner geht dorthin. Wo du keine Siedlung hast, wird er zu einer; auf einem fremden Feld kämpft er, wenn es in dieser Welt Kämpfe gibt.
act-drive = Fahre nach { $a }
    .about = Der Transportwagen fährt auf dieses Nachbarfeld und bezahlt dafür Bewegungspunkte.
act-use = Einen Bewohner auf { $a } einsetzen
    .about = Dieser Bewohner hilft beim Bau der Straße; was aus ihm wird, steht bei der Möglichkeit.
act-pave = Kostenlose Straße ab { $a }
    .about = Mit deinem Privileg: jeden Zug eine Straße, die hier beginnt und keine Bewohner braucht.
act-fight = Kämpfe um { $a }
    .about = Alle deine Bewohner dort greifen an, mit je einem Würfel. Für das, was die Verteidigung verliert, würfelt sie zurück; dann ist das Feld erobert oder neutral, oder du ziehst dich zurück.
act-retreat = Rückzug nach { $a }
    .about = Ein Bewohner, der überlebt hat, zieht sich auf dieses eigene Feld zurück und liegt dort.
act-claim = Übernimm { $a }
    .about = Du übernimmst dieses Feld der besiegten Seite mit einer deiner Siedlungen.
act-follow = Ziehe nach von { $a }
    .about = Ein aktiver Bewohner von diesem Feld zieht sofort in die gefallene Hauptstadt und besiedelt sie.
act-send = Schicke einen von { $a }
    .about = Ein aktiver Bewohner von diesem Feld stürmt mit und geht dabei verloren.
act-march = Rücke vor von { $a }
    .about = Ein aktiver Bewohner von diesem Feld zieht auf das neue, ohne sich zu erschöpfen; der erste wird zu einer Siedlung.
act-remove = Entferne von { $a }
    .about = Eine Figur von dir geht von diesem Feld in deinen Vorrat: zuerst Bewohner, dann Siedlungen, ohne die nichts von der Hauptstadt abgeschnitten wird.
act-explore = Entdecken: { $a }
    .about = Ein Würfel entscheidet, welches Plättchen in dieser Richtung angelegt wird; die Aussichten stehen bei der Möglichkeit.
act-road = Straße { $a }
    .about = Eine Straße in dieser Richtung. Aktive Bewohner ihrer beiden Felder bauen sie, so viele, wie das teurere Gelände verlangt.
act-shift = Nimm das Plättchen von: { $a }
    .about = Mit deinem Privileg wechselt ein Entdeckerplättchen von diesem Stapel zu einem anderen; das ändert, was der Würfel findet.
act-onto = Lege es auf: { $a }
    .about = Das Entdeckerplättchen kommt auf diesen Stapel: Eine Zahl mehr auf dem Würfel findet dieses Gelände.
act-load = Lade: { $a }
    .about = Nimmt das vom Feld des Transportwagens an Bord. Ein Laderaum fasst eine Ware oder zwei Bewohner.
act-drop = Entlade: { $a }
    .about = Legt das auf dem Feld des Transportwagens ab. Waren liegen dort für jeden, der sie lädt; Bewohner stehen oder siedeln dort.
act-deliver = Liefere: { $a }
    .about = Die Stadt nimmt diese Ware, oder dein Handelshaus dort. Was eine Stadt nachfragt, nimmt sie einmal.
act-plant = Betrieb bauen: { $a }
    .about = Ein Betrieb auf diesem Feld stellt diese Ware her. Er erschöpft aktive Bewohner des Feldes; wie viele, steht bei der Möglichkeit.
act-get = Nimm: { $a }
    .about = Du bekommst diese Ware für die zwei, die du gegeben hast.
act-swap = Tausche { $a } und { $b } gegen eine Ware
    .about = Beide Waren gehen in den Vorrat, und du wählst dafür eine beliebige.
act-seat = Platz { $a } in der Reihenfolge
    .about = Du bekommst diesen Platz in der Reihenfolge.
act-bid = Biete { NUMBER($a, useGrouping: 0) }
    .about = Du bietest so viel. Für Plätze in der Reihenfolge bezahlt jeder sein Gebot, für ein Privileg nur, wer es bekommt.

event-round = Runde { $round } beginnt.
event-order = Reihenfolge dieser Runde: { $order }.
event-capital = { who }: Die Hauptstadt ist { $tile }.
event-bids-order = { $seat } bietet { $number } für die Reihenfolge.
event-loses-draw = { $seat } verliert ein Los und erhält { $number }.
event-takes-place = { $seat } nimmt Platz { $number } in der Reihenfolge.
event-bids = { who } bietet { $number }.
event-takes-privilege = { who } nimmt { $card } für { $number }.
event-draws-privilege = Neues Privileg: { $card }.
event-drops-privilege = Niemand will { $card }: Die Karte verlässt das Spiel.
event-prices-drop = Nichts wurde genommen: Alle ausliegenden Privilegien kosten jetzt nichts.
event-pays-tax = { who } zahlt { $number } Steuern.
event-buys-resident = { who } kauft { $times ->
    [one] einen Bewohner
   *[other] { $times } Bewohner
} für { $tile }.
event-walks = { who } zieht { $times ->
    [one] einen Bewohner
   *[other] { $times } Bewohner
} von { $start } nach { $tile }.
event-settles = { who } besiedelt { $tile }.
event-leaves = { who } gibt { $tile } auf.
event-loses = { who } verliert { $tile }.
event-reaches = { who } markiert die Karte von { $tile }.
event-upgrades = { who } baut den Transportwagen aus: { $what }.
event-drives = { who } fährt nach { $tile }.
event-loads = { who } lädt { $what } auf { $tile }.
event-unloads = { who } entlädt { $what } auf { $tile }.
event-delivers = { who } liefert { $what } nach { $tile }.
event-buys-point = { who } kauft einen Bewegungspunkt.
event-toll = { who } erhält { $number } Zoll.
event-builds-plant = { who } baut einen Betrieb auf { $tile }: { $good }.
event-builds-road = { who } baut eine Straße von { $tile } nach { $other_tile }.
event-builds-factory = { who } baut eine Fabrik in { $tile }.
event-claims-factories = { who } übernimmt die Fabriken in { $tile }.
event-discovers = { who } würfelt eine { $die } und entdeckt { $tile }.
event-moves-in = { who } rückt auf { $tile } vor.
event-fights = { who } kämpft um { $tile }: Der Angriff würfelt { $attack }, die Verteidigung { $lost ->
    [0] verliert nichts
   *[other] verliert { $lost } und würfelt { $defence }, der Angriff verliert { $struck }
}.
event-strikes = { who } schlägt auf { $tile } zu: ein Bewohner gegen eine Armee.
event-thrown-back = { who } wird von { $tile } zurückgeschlagen.
event-conquers = { who } erobert { $tile }.
event-neutralises = { who } neutralisiert { $tile }.
event-removes = { who } nimmt { $times ->
    [one] einen Bewohner
   *[other] { $times } Bewohner
} von { $tile }.
event-card = { $scoring ->
    [true] Eine Wertungskarte wird aufgedeckt: Es wird gewertet.
   *[other] Eine Wertungskarte wird aufgedeckt: keine Wertung.
}
event-gains = { who } erhält { $number } SP: { $source }.
event-leads = { who } gewinnt { $number } SP: { $terrain }.
event-income = { who } hat ein Einkommen von { $number }.
event-swaps = { who } tauscht { $given } gegen eine Ware.
event-gets = { who } nimmt dafür { $got }.
event-sells = { who } verkauft { $given } für { $number }.
event-share-round = Aktienrunde { $number } beginnt.
event-founds = { $seat } gründet { $company } für { $number }.
event-president = { $seat } führt jetzt { $company }.
event-buys-share = { $seat } kauft eine Aktie von { $company } für { $number }.
event-sells-shares = { $seat } verkauft { $number ->
    [one] 1 Aktie
   *[other] { $number } Aktien
} von { $company }.
event-buys-private = { $seat } kauft eine Aktie von { $other } für { $number }.
event-sells-own = { who } verkauft eine eigene Aktie für { $number }.
event-passes = { $seat } passt.
event-quits = { $seat } steigt aus dieser Aktienrunde aus.
event-value = { who }: Der Aktienkurs ist jetzt { $number }.
event-pays-dividend = { who } zahlt { $number } je Aktie.
event-keeps = { who } behält das Einkommen.
event-pays-upkeep = { who } zahlt { $number } Unterhalt.
event-dissolves = { who } ist besiegt und beginnt bei Null.
event-ends = Das Spiel endet: { $why }.

score-goods = Geliefert, { $good }: { $number }
score-sets = Sets aller fünf Waren: { $number }
score-cards = Stadtkarten: { $number }
score-past-city = Bewegungspunkte hinter der letzten Stadt: { $number }
score-prizes = Prämien
score-factories = Gebaute Fabriken: { $number }
score-privileges = Privilegien
score-land = Landfelder: { $number }
score-cities = Städte: { $number }
score-discoveries = Entdeckungen
score-firsts = Erste Siedlungen
score-harvests = Ernten
score-connected = Angeschlossen, { $terrain }: { $number }
score-connected-sets = Angeschlossene Sets: { $number }
score-scorings = Wertungen
score-missed-turns = Entgangener Zug
score-lead = Mehrheit: { $terrain }
score-goods-sets = Waren in Sets: { $number }
score-houses = Handelshäuser: { $number }
score-cash = Bargeld
score-shares = { $company }: { $number ->
    [one] 1 Aktie
   *[other] { $number } Aktien
} zu { $value }
score-private-shares = { $other }: { $number ->
    [one] 1 Aktie
   *[other] { $number } Aktien
} zu { $value }

part-goods = gelieferte Waren
part-sets = Warensets
part-cards = Stadtkarten
part-past-city = Bewegung hinter der letzten Stadt
part-prizes = Prämien
part-factories = Fabriken
part-privileges = Privilegien
part-land = Landfelder
part-cities = Städte
part-discoveries = Entdeckungen
part-firsts = erste Siedlungen
part-harvests = Ernten
part-connected = angeschlossene Felder
part-connected-sets = angeschlossene Sets
part-scorings = Wertungen
part-missed-turns = entgangene Züge
part-lead = Mehrheiten
part-goods-sets = Waren in Sets
part-houses = Handelshäuser
part-cash = Bargeld
part-shares = Aktien
part-private-shares = private Aktien
part-purse = eigenes Geld
part-pieces = Bewohner, Siedlungen und Geld
part-transport = Waren unterwegs
part-race = der Weg zu weiteren Städten
part-driving = Bewegung hinter der letzten Stadt
part-openings = Platz für Fabriken
part-military = Stärke auf der Karte
part-exploration = was zu entdecken ist
part-roads = der Weg zu angeschlossenen Städten
part-majorities = Aussicht auf Mehrheiten
part-production = Betriebe und Waren

theme-drive = Wohin der Wagen fährt
theme-extra = Weitere Bewegungspunkte
theme-deliver = Was man liefert
theme-to = Wohin Bewohner gehen
theme-buy = Bewohner kaufen

income-base = Hauptstadt
income-cells = eigene Felder
income-kinds = Landarten
income-connected-cities = angeschlossene Städte
income-connected-sets = angeschlossene Sets
income-factories = Fabriken
income-first-settlements = erste Siedlungen
income-goods-bonus = Privileg für verkaufte Waren
income-militia = besiegte Stadtwehr
income-new-cards = neue Stadtkarten
income-new-cities = neue Siedlungen in Städten
income-privileges = Privilegien
income-prizes = Prämien
income-sets = Warensets
income-tokens = Einkommensplättchen
income-toll = Zoll
income-connected-meadow = angeschlossen: Wiese
income-connected-forest = angeschlossen: Wald
income-connected-field = angeschlossen: Acker
income-connected-mountain = angeschlossen: Berg
income-connected-desert = angeschlossen: Wüste
income-lead-city = Mehrheit: Stadt
income-lead-meadow = Mehrheit: Wiese
income-lead-forest = Mehrheit: Wald
income-lead-field = Mehrheit: Acker
income-lead-mountain = Mehrheit: Berg
income-lead-desert = Mehrheit: Wüste
income-sold-cattle = verkauft: Vieh
income-sold-wood = verkauft: Holz
income-sold-grain = verkauft: Getreide
income-sold-ore = verkauft: Erz
income-sold-fish = verkauft: Fisch

thing-count = Plättchen
thing-good = Ware
thing-supplies = bietet an
thing-demands = fragt nach
thing-with = nur mit
thing-without = nicht mit
thing-terrain = Gelände
thing-privilege = Privileg
thing-city = Stadt
thing-meadow = Wiese
thing-forest = Wald
thing-field = Acker
thing-mountain = Berg
thing-desert = Wüste
thing-water = Wasser
thing-city-1 = Stadt 1
thing-city-2 = Stadt 2
thing-city-3 = Stadt 3
thing-city-4 = Stadt 4
thing-city-5 = Stadt 5
thing-city-6 = Stadt 6
thing-city-7 = Stadt 7
thing-city-8 = Stadt 8
thing-city-9 = Stadt 9
thing-city-10 = Stadt 10
thing-meadow-1 = Wiese 1
thing-meadow-2 = Wiese 2
thing-meadow-3 = Wiese 3
thing-meadow-4 = Wiese 4
thing-meadow-5 = Wiese 5
thing-meadow-6 = Wiese 6
thing-meadow-7 = Wiese 7
thing-meadow-8 = Wiese 8
thing-meadow-9 = Wiese 9
thing-meadow-10 = Wiese 10
thing-forest-1 = Wald 1
thing-forest-2 = Wald 2
thing-forest-3 = Wald 3
thing-forest-4 = Wald 4
thing-forest-5 = Wald 5
thing-forest-6 = Wald 6
thing-forest-7 = Wald 7
thing-forest-8 = Wald 8
thing-forest-9 = Wald 9
thing-field-1 = Acker 1
thing-field-2 = Acker 2
thing-field-3 = Acker 3
thing-field-4 = Acker 4
thing-field-5 = Acker 5
thing-field-6 = Acker 6
thing-field-7 = Acker 7
thing-field-8 = Acker 8
thing-mountain-1 = Berg 1
thing-mountain-2 = Berg 2
thing-mountain-3 = Berg 3
thing-mountain-4 = Berg 4
thing-mountain-5 = Berg 5
thing-mountain-6 = Berg 6
thing-mountain-7 = Berg 7
thing-desert-1 = Wüste 1
thing-desert-2 = Wüste 2
thing-desert-3 = Wüste 3
thing-desert-4 = Wüste 4
thing-desert-5 = Wüste 5
thing-desert-6 = Wüste 6
thing-water-1 = Wasser 1
thing-water-2 = Wasser 2
thing-water-3 = Wasser 3
thing-water-4 = Wasser 4
thing-water-5 = Wasser 5
thing-water-6 = Wasser 6
thing-water-7 = Wasser 7
thing-water-8 = Wasser 8
thing-water-9 = Wasser 9
thing-water-10 = Wasser 10
thing-water-11 = Wasser 11
thing-cattle = Vieh
thing-wood = Holz
thing-grain = Getreide
thing-ore = Erz
thing-fish = Fisch
thing-resident = Bewohner
thing-two-residents = zwei Bewohner
thing-speed = Bewegungspunkte
thing-hold = zweiter Laderaum
thing-e = nach Osten
thing-ne = nach Nordosten
thing-nw = nach Nordwesten
thing-w = nach Westen
thing-sw = nach Südwesten
thing-se = nach Südosten
thing-green = Grün
thing-white = Weiß
thing-purple = Lila
thing-blue = Blau
thing-orange = Orange
thing-discoveries = Entdeckungen
thing-firsts = erste Siedlungen
thing-harvests = Ernten
thing-scorings = Wertung
thing-missed-turns = entgangener Zug
thing-prizes = Prämien
thing-factories = Fabriken
thing-supply = ein Vorrat ist leer
thing-capital = eine Hauptstadt ist gefallen
thing-scoring = die dritte Wertung
thing-test = das Ziel dieser Welt ist erreicht
thing-rounds = dreißig Runden sind vorbei
thing-reconstructed = verlorene Einzelheit
thing-price-track = Preisleiste
thing-share-track = Aktienkurstabelle
thing-scoring-cards = Wertungskarten
thing-prices = Preise
thing-ends = erstes und letztes Feld
thing-scoring-2 = Reihen I, II, III zu zweit
thing-scoring-3 = Reihen I, II, III zu dritt
thing-scoring-4 = Reihen I, II, III zu viert
label-about-price-track = Die Felder der Warenpreise: { $prices }.
label-about-share-track = Das erste und das letzte Feld der Aktienkurse: { $ends }.
label-about-scoring-cards = Wertungskarten in den Reihen I, II und III: zu zweit { $scoring-2 }, zu dritt { $scoring-3 }, zu viert { $scoring-4 }.
label-reconstructed = (Rekonstruiert: Die gedruckten Werte sind nicht bekannt.)
thing-militia = Stadtwehr
thing-barracks = Kaserne
thing-I-1 = Wiege (I-1)
    .about = +1 neuer Bewohner je Feld beim Einsetzen.
thing-I-2 = Stadtrecht (I-2)
    .about = 15 Einkommen je Siedlung, die in diesem Zug in eine Stadt kommt.
thing-I-3 = Ausverkauft (I-3)
    .about = Sind alle Aktien bei Spielern, steigt der Aktienkurs um 20 statt um 10.
thing-I-4 = Bollwerk (I-4)
    .about = Als Verteidiger ignorierst du einen Treffer.
thing-I-5 = Zulage (I-5)
    .about = 10 mehr Einkommen.
thing-I-6 = Gute Preise (I-6)
    .about = 10 mehr Einkommen je verkaufter Ware.
thing-I-7 = Sparsamkeit (I-7)
    .about = Der Unterhalt beträgt höchstens 20.
thing-I-8 = Wagner (I-8)
    .about = Ausbauten kosten 15 weniger.
thing-I-9 = Schneise (I-9)
    .about = Wälder zählen bei Straßen nur 1.
thing-I-10 = Kundschafter (I-10)
    .about = Nach dem Auslegen darfst du ein Entdeckerplättchen auf einen anderen belegten Stapel legen.
thing-I-11 = Ehre (I-11)
    .about = 2 SP.
thing-I-12 = Pfarracker (I-12)
    .about = Zählt als ein weiterer Acker auf der Mehrheitentafel.
thing-II-1 = Halbe Sache (II-1)
    .about = Du darfst die Hälfte auszahlen, und der Aktienkurs steigt trotzdem um 10.
thing-II-2 = Steuerfreiheit (II-2)
    .about = Du zahlst keine Steuern.
thing-II-3 = Baumeister (II-3)
    .about = Jede Fabrik kostet 20.
thing-II-4 = Willkommen (II-4)
    .about = Bewohner kosten 8.
thing-II-5 = Frische Pferde (II-5)
    .about = Ein Bewegungspunkt mehr in jedem Zug.
thing-II-6 = Speicher (II-6)
    .about = Eines deiner Handelshäuser fasst eine Ware mehr.
thing-II-7 = Gebirgspass (II-7)
    .about = Berge sind wie Wiesen: für Wagen und Straßen, im Angriff, für Betriebe.
thing-II-8 = Stadttor (II-8)
    .about = Städte zählen bei Straßen nur 1.
thing-II-9 = Ruhm (II-9)
    .about = 3 SP.
thing-II-10 = Königsforst (II-10)
    .about = Zählt als ein weiterer Wald auf der Mehrheitentafel.
thing-II-11 = Fleiß (II-11)
    .about = Ein Bewohner darf in jedem Zug zweimal handeln.
thing-II-12 = Rente (II-12)
    .about = 20 mehr Einkommen.
thing-III-1 = Königsstraße (III-1)
    .about = Dein Wagen fährt kostenlos in Städte, auch nach dem letzten Bewegungspunkt.
thing-III-2 = Allmende (III-2)
    .about = Zählt als eine weitere Wiese auf der Mehrheitentafel.
thing-III-3 = Freie Stadt (III-3)
    .about = Zählt als eine weitere Stadt auf der Mehrheitentafel.
thing-III-4 = Veteranen (III-4)
    .about = Ein Würfel mehr in Angriff und Verteidigung.
thing-III-5 = Tribut (III-5)
    .about = 10 statt 5 Einkommen je Feld neben der Hauptstadt.
thing-III-6 = Glanz (III-6)
    .about = 5 SP.
thing-III-7 = Manufaktur (III-7)
    .about = Jede Fabrik kostet 20.
thing-III-8 = Gilde (III-8)
    .about = Handelshäuser kosten nichts.
thing-III-9 = Wegewarte (III-9)
    .about = Jeden Zug eine Straße ohne Bewohner.

good-cattle = { $n } Vieh
good-wood = { $n } Holz
good-grain = { $n } Getreide
good-ore = { $n } Erz
good-fish = { $n } Fisch
good-marks = { $n } Mark
foresee-income-now = Einkommen, wenn der Zug jetzt endet: { $number }
foresee-income = Einkommen dieses Zuges { $before } → { $after }
foresee-road = nach { $tile }, nötige Bewohner: { $number }
foresee-workers = nötige Bewohner: { $number }
foresee-to-supply = dieser geht in den Vorrat zurück
foresee-builders-due = noch nötig: { $number }
foresee-pieces-due = noch zu entfernen: { $number }
foresee-stays-active = bleibt aktiv
foresee-strikes = Kampf: Dieser Bewohner und eine Armee verlassen den Plan
foresee-sells = { $given }
foresee-idle = { $number ->
    [one] ein aktiver Bewohner legt sich
   *[other] { $number } aktive Bewohner legen sich
} hin, ohne etwas zu tun
foresee-moves = übrige Bewegungspunkte: { $left }
foresee-scoring = die nächste Wertung brächte { $before } → { $after } SP
foresee-odds = mit { $attackers ->
    [one] einem Angreifer
   *[other] { $attackers } Angreifern
}: erobert { $won } %, leer { $empty } %, zurückgeschlagen { $back } %
foresee-finds = in Sechsteln:{ $city ->
    [0] {""}
   *[other] {" "}Stadt { $city }
}{ $water ->
    [0] {""}
   *[other] {" "}Wasser { $water }
}{ $meadow ->
    [0] {""}
   *[other] {" "}Wiese { $meadow }
}{ $forest ->
    [0] {""}
   *[other] {" "}Wald { $forest }
}{ $field ->
    [0] {""}
   *[other] {" "}Acker { $field }
}{ $mountain ->
    [0] {""}
   *[other] {" "}Berg { $mountain }
}{ $desert ->
    [0] {""}
   *[other] {" "}Wüste { $desert }
}

label-title = Welt { $world }, Runde { $round }: { $phase }
label-legend-land = Buchstaben: S Stadt, W Wiese, F Wald, A Acker, B Berg, Ö Wüste, ~ Wasser.
label-legend-stock = Ein großer Buchstabe hinter einer Stadt ist die Ware, die dort auf Vorrat liegt.
label-legend-garrison = ! Stadtwehr, # Kaserne.
label-legend-lying = * Punkte oder Waren, die dort liegen.
label-legend-goods = Kleine Buchstaben sind Waren, die eine Stadt nachfragt oder ein Betrieb herstellt: v Vieh, h Holz, g Getreide, e Erz, f Fisch.
label-legend-sides = Darunter: das Zeichen der Seite, ° ihre Hauptstadt; … wo mehr steht, als hier Platz hat.
label-legend-residents = Zahlen sind Bewohner, hinter dem Punkt die erschöpften.
label-legend-trolley = = Transportwagen.
label-points = { $number } SP
label-money = { $number } Mark
label-aside = { $number } zurückgelegt
label-income = letztes Einkommen { $number }
label-supply = Vorrat: { $residents } Bewohner, { $settlements } Siedlungen
label-supply-settlements = Vorrat: { $settlements } Siedlungen
label-trolley = Transportwagen auf { $tile }, { $holds ->
    [0] kein Laderaum
    [one] 1 Laderaum
   *[other] { $holds } Laderäume
}: { $cargo }
label-plants = Betriebe: { $goods }
label-goods = Waren: { $goods }
label-delivered = geliefert: { $goods }
label-cards = { $number ->
    [one] 1 Stadtkarte
   *[other] { $number } Stadtkarten
}
label-tokens = { $number } Einkommensplättchen
label-privileges = Privilegien: { $cards }
label-value = Aktienkurs { $number }
label-order = Reihenfolge der Züge: { $sides }
label-row = Privilegien: { $cards } (Stapel: { $deck })
label-deliveries = Von allen geliefert: { $number } von { $of }
label-prices = Preise: { $prices }
label-hidden = Noch zu entdecken: { $tiles }
label-roads = Straßen: { $roads }
label-factories = Fabriken: { $cities }
label-counted = Felder nach Landschaft: { $lands }
label-scorings = Wertungen: { $scored }; Karten aufgedeckt: { $opened }, verdeckt: { $covered }
label-shares = { $seat }: Bargeld { $purse }, Aktien { $units }
label-private-shares = Aktien von { $seat }: { $held }
label-private-bank = in der Bank { $number }
label-private-sold = eben verkauft { $number }
label-neutral = neutral
label-phase-setup = Aufbau
label-phase-bid = Gebote
label-phase-capitals = Hauptstädte
label-phase-shares = Aktienrunde
label-phase-order = 1, Reihenfolge
label-phase-auction = 2, Versteigerung
label-phase-move-capital = 3 A, Hauptstadt
label-phase-dealing = 3 B, Aktien
label-phase-privilege = 3 C, Privileg
label-phase-upgrade = 3 C, Transportwagen
label-phase-buy = 3 C, Bewohner
label-phase-act = 3 D, Bewohner handeln
label-phase-drive = 3 E, Transportwagen
label-phase-factories = 3 F, Fabriken
label-phase-fight = 3 G, Kämpfe
label-phase-sell = 3 H, Verkauf
label-phase-income = 3 H, Einkommen
label-phase-scoring = 5, Wertung
label-phase-dividend = 4, Dividenden
label-phase-end = Ende
letter-city = S
letter-meadow = W
letter-forest = F
letter-field = A
letter-mountain = B
letter-desert = Ö
letter-water = ~
letter-cattle = v
letter-wood = h
letter-grain = g
letter-ore = e
letter-fish = f

# Warum etwas nicht geht, mit der Regel, die dagegen steht

reason-not-in-world = So etwas gibt es in dieser Welt nicht (W9).
reason-hidden-cell = Dieses Feld ist noch nicht entdeckt (M5-X).
reason-no-city = Eine Hauptstadt ist immer eine Stadt (W4).
reason-capital-taken = Diese Stadt ist schon eine andere Hauptstadt (W4).
reason-founded-later = Auf diesem Plan beginnt eine Gesellschaft in Stadt 1, später auch in Städten mit Siedlung oder Hauptquartier einer anderen (M9-F3).
reason-centre-barred = Die Stadt in der Mitte wird niemandes Hauptstadt (G21).
reason-fish-barred = Mit so vielen Spielern sind die Städte 5 und 10 keine Hauptstädte: Beide liefern Fisch (G24).
reason-same-good = Hauptstädte liefern verschiedene Waren (G19).
reason-rim-companies = Eine Gesellschaft beginnt in einer Stadt am Rand (G23).
reason-rim-only = Hauptstädte liegen am Rand (G22).
reason-rim-apart = Hauptstädte liegen so weit auseinander, wie es die Spielerzahl verlangt (G22).
reason-no-settlement = Neue Bewohner kommen auf Felder mit eigener Siedlung (G11).
reason-no-money-resident = Einen Bewohner kannst du nicht bezahlen (G11).
reason-few-plants = Ab der zweiten Runde kaufst du höchstens zwei Bewohner mehr, als du Betriebe hast (M8-C1).
reason-no-residents = In deinem Vorrat ist kein Bewohner mehr (G11).
reason-capital-full = In der Hauptstadt stehen höchstens neun Bewohner (G43).
reason-cell-full = Nicht mehr neue Bewohner, als schon dort lebten, und höchstens sieben (G44).
reason-hq-stays = Hauptquartiere werden nicht vom Plan genommen (M2-A2a).
reason-nothing-to-take = Dort steht keine solche Figur von dir (M2-A2).
reason-nothing-to-do = Dort kann niemand etwas tun (G13).
reason-nobody-active = Dort ist kein aktiver Bewohner von dir (G13).
reason-water = Bewohner gehen nicht aufs Wasser (G13).
reason-too-far = Ein Schritt führt auf ein Nachbarfeld (G13).
reason-walked = Wer gegangen ist, ohne sich zu erschöpfen, tut das erst wieder, wenn ein anderer Bewohner eingesetzt wurde (C113).
reason-no-room = Dort ist kein Platz für einen weiteren Bewohner (G8).
reason-no-money-house = Ein Handelshaus kannst du dort nicht bezahlen (M8-D5a).
reason-no-settlement-left = In deinem Vorrat ist keine Siedlung mehr (G14).
reason-fought-already = Dort hat ein Verteidiger überlebt: kein zweiter Angriff in diesem Zug (M4-3a).
reason-company-safe = Eine neue Gesellschaft wird vor dem Ende ihres ersten Zugs nicht angegriffen (M9-F4).
reason-capital-barred = Fremde Hauptstädte werden in dieser Welt nicht angegriffen (M4-2a).
reason-last-capital = Wer keine andere Stadt hat, kann die Hauptstadt nicht verlieren (M4-5a).
reason-three-together = Nur drei Bewohner zusammen stürmen ein Hauptquartier, sobald dort keine andere Armee mehr ist (M4-2b).
reason-no-battle = Dort warten keine Bewohner von dir auf einen Kampf (M4-3).
reason-no-retreat = Der Rückzug führt auf eigene Nachbarfelder (M4-G6).
reason-no-drive-water = Der Transportwagen fährt nicht aufs Wasser (M1-E1a).
reason-not-beside = Der Transportwagen fährt von Feld zu Feld (M1-E1).
reason-no-points = Dafür sind zu wenige Bewegungspunkte übrig (M1-E1).
reason-aboard-fight = Die Bewohner an Bord können dort nicht kämpfen (M1-E7d).
reason-aboard-settle = Ein Bewohner an Bord müsste dort siedeln und kann es nicht (M1-E7e).
reason-nothing-to-load = Davon gibt es dort nichts, was du laden darfst (M1-E2b).
reason-holds-full = In den Laderäumen ist kein Platz (M1-E2).
reason-just-unloaded = Was gerade abgeladen wurde, wird nicht wieder geladen, bevor der Wagen fährt (C112).
reason-just-loaded = Was gerade geladen wurde, wird nicht wieder abgeladen, bevor der Wagen fährt (C112).
reason-not-aboard = Davon ist nichts an Bord (M1-E2).
reason-cannot-unload = Dort kann kein Bewohner stehen oder siedeln (M1-E3a).
reason-city-takes-it = Die Stadt nimmt diese Ware: Liefere sie, oder behalte sie an Bord (M1-E4).
reason-no-demand = Waren werden in Städten geliefert, die sie noch nachfragen (M1-E5).
reason-no-own-house = Waren werden an eigene Handelshäuser geliefert (M1-E9a).
reason-house-full = Das Handelshaus nimmt keine Ware mehr (M8-E1).
reason-no-demand-house = Die Stadt fragt diese Ware nicht oder nicht mehr nach (M1-E9a).
reason-no-money-point = Einen weiteren Bewegungspunkt kannst du nicht bezahlen (M1-E6).
reason-no-piece-left = Es ist keine Siedlung mehr übrig (M1-S4).
reason-not-entered = Ohne Bewohner kommen Siedlungen dorthin, wo der Wagen in diesem Zug ankam, wo du noch keine hast und diese Welt es erlaubt (M1-S4).
reason-no-hold = Dieser Transportwagen hat keinen Laderaum (M1-S2b).
reason-two-holds = Der Transportwagen hat schon zwei Laderäume (M1-C1).
reason-best-level = Schneller wird der Transportwagen nicht (M1-C1).
reason-no-money-upgrade = Das kannst du nicht bezahlen (M1-C2).
reason-no-road-there = Eine Straße liegt zwischen zwei begehbaren Feldern (M6-2).
reason-road-settlements = Eine Straße braucht eigene Siedlungen auf beiden Feldern (M6-2).
reason-road-stands = Dort liegt schon eine Straße von dir (M6-2).
reason-road-common = Dort liegt schon eine Straße, und an jeder Kante nur eine (M6-5).
reason-road-unconnected = Straßen hängen zusammen; die erste beginnt in der Hauptstadt (M6-2c).
reason-road-cut-off = Eine neue Straße hängt durch Straßen über eigene Felder mit der eigenen Hauptstadt zusammen (M6-5a).
reason-road-over-own-cells = Im Krieg hängt auch hier eine neue Straße durch Straßen über eigene Felder mit der eigenen Hauptstadt zusammen (C82).
reason-road-residents = Auf den beiden Feldern sind zu wenige aktive Bewohner (M6-2a).
reason-road-once = Vom Transportwagen aus wird einmal im Zug gebaut (M1-E8b).
reason-no-free-road = Nur wer III(9) hat, baut einmal im Zug eine Straße ohne Bewohner, wo eine gebaut werden darf (M3-PIII9).
reason-known-cell = Dieses Feld ist schon bekannt (M5-X).
reason-map-ends = Dort endet der Plan: vier Schritte von Stadt 1 (M5-X6).
reason-no-tile-fits = Kein Plättchen, das noch da ist, könnte dort liegen (M5-X7).
reason-no-points-explore = Zum Entdecken braucht es einen Bewegungspunkt (M5-E1).
reason-nothing-to-harvest = Dort ist nichts mehr zu ernten (M5-V4).
reason-no-plant-here = Ein Betrieb steht auf Land mit eigener Siedlung (M8-D2).
reason-plant-stands = Dort steht schon ein Betrieb (M8-D2).
reason-no-water = Ein Fischbetrieb braucht Wasser neben sich (M8-D2a).
reason-plant-residents = Auf dem Feld sind zu wenige aktive Bewohner (M8-D2).
reason-other-good = Dieses Land bringt eine andere Ware (M8-S1).
reason-no-such-goods = Diese Waren hast du nicht zu verkaufen (M8-H2).
reason-capital-limits = In der alten Hauptstadt ist mehr, als ein anderes Feld haben darf (M2-A1).
reason-no-own-city = Die Hauptstadt wechselt in eine andere Stadt mit eigener Siedlung (M2-A1).
reason-nothing-to-remove = Dort steht keine Figur von dir (M7-5e).
reason-residents-first = Bewohner werden vor Siedlungen entfernt (M7-5e).
reason-hq-not-removed = Hauptquartiere werden nie entfernt (M7-5f).
reason-cuts-off = Das schnitte andere Siedlungen von der Hauptstadt ab (M7-5f).
reason-not-in-row = Dieses Privileg liegt nicht aus (M3-C2).
reason-kind-owned = Dieses Privileg hast du schon (M3-C2).
reason-no-money-card = Dieses Privileg kannst du nicht bezahlen (M3-C2).
reason-bid-low = Ein Gebot ist mindestens das Mindestgebot und höher als das letzte (M3-2a).
reason-bid-high = So viel kannst du nicht bieten (M3-2a).
reason-bid-order-high = Du kannst nicht mehr bieten, als du Geld hast (M3-1a).
reason-seat-taken = Dieser Platz in der Reihenfolge ist vergeben (M3-1a).
reason-no-city-of-yours = Eine Fabrik steht in einer Stadt mit eigener Siedlung (M3-F).
reason-built-here = In jeder Stadt nur eine Fabrik im Zug (M3-F).
reason-three-factories = Dort stehen schon drei Fabriken (M3-F1).
reason-no-money-factory = Eine Fabrik kannst du dort nicht bezahlen (M3-F2).
reason-no-second-act = Nur wer II(11) hat, lässt einmal im Zug einen Bewohner zweimal handeln (M3-PII11).
reason-one-a-turn = Es wird immer nur eine Aktie gekauft (M9-A0).
reason-sold-this-round = Du hast in dieser Aktienrunde Aktien dieser Gesellschaft verkauft (M9-A1).
reason-bought-this-round = Du hast in dieser Aktienrunde Aktien dieser Gesellschaft gekauft (M9-A1).
reason-no-money-founding = Die Aktie des Präsidenten kannst du nicht bezahlen, oder es gibt keine Stadt für die Gesellschaft (M9-F1).
reason-half-held = Niemand hält mehr als die Hälfte einer Gesellschaft (M9-A3b).
reason-no-money-share = Diese Aktie kannst du nicht bezahlen (M9-A3).
reason-no-shares-left = Von dieser Gesellschaft ist keine Aktie mehr da (M9-A3).
reason-first-share-round = In der ersten Aktienrunde wird nichts verkauft (M9-A4).
reason-not-held = So viele Aktien dieser Gesellschaft hast du nicht (M9-A4).
reason-sold-this-turn = Du hast in diesem Zug schon Aktien dieser Gesellschaft verkauft (M9-A4).
reason-bank-full = Höchstens die Hälfte einer Gesellschaft liegt in der Bank (M9-A4b).
reason-president-stays = Niemand sonst kann die Aktie des Präsidenten übernehmen (M9-A4a).
reason-deal-begun = Du hast in diesem Zug gehandelt: Er kann nur noch beendet werden (M9-A0).
reason-has-quit = Jemand ist ausgestiegen: Handle oder steige aus (M9-A2).
reason-own-share = Eigene Aktien werden nicht zurückgekauft (M9-B1).
reason-no-money-private = Diese Aktie kannst du nicht bezahlen (M9-B1).
reason-none-in-bank = Von diesen Aktien liegt keine dunkel in der Bank (M9-B1).
reason-sold-own = Nur eine eigene Aktie im Zug (M9-B2).
reason-no-own-shares = Du hast keine einfache Aktie mehr (M9-B2).
reason-sell-between = Eine eigene Aktie wird ab 3 B verkauft, zwischen zwei Aktionen deines Zugs (M9-B2).
reason-must-pay-out = In der letzten Betriebsrunde schütten alle Gesellschaften aus (M9-END1).
reason-no-half = Nur wer II(1) hat, schüttet die Hälfte aus (M3-PII1).
reason-time-capital = Hauptstädte werden zu Beginn gewählt oder wenn eine Gesellschaft gegründet wird (W6).
reason-time-move-capital = Die Hauptstadt wechselt in 3 A, am Anfang des Zugs (M2-A1).
reason-time-buy = Bewohner werden in 3 C gekauft (G11).
reason-time-take = Figuren werden nur vom Plan genommen, wenn welche fehlen (M2-A2).
reason-time-act = Bewohner handeln in 3 D, einer nach dem anderen (G13).
reason-time-what = Das tut ein Bewohner in 3 D: Wähle ihn zuerst (G13).
reason-time-drive = Der Transportwagen fährt, lädt und entlädt in 3 E (M1-E1).
reason-time-upgrade = Der Transportwagen wird einmal im Zug verbessert, in 3 C vor dem Kauf von Bewohnern (M1-C1).
reason-time-privilege = Ein Privileg wird einmal im Zug genommen, als Erstes in 3 C (M3-C2).
reason-time-bid = Geboten wird, wenn in Phase 2 Privilegien versteigert werden (M3-2a).
reason-time-place = Plätze in der Reihenfolge werden nach dem ersten Gebot gewählt (M3-1a).
reason-time-factory = Fabriken werden in 3 F gebaut (M3-F).
reason-time-retreat = Angreifer ziehen sich nach einem verlorenen Kampf zurück (M4-G6).
reason-time-sell = Waren werden in 3 H verkauft (M8-H2).
reason-time-shares = Aktien werden in der Aktienrunde gehandelt (M9-A0).
reason-time-dealing = Aktien der anderen werden in 3 B gekauft (M9-B1).
reason-time-dividend = Über Dividenden entscheiden die Präsidenten in Phase 4 (M9-4a).
reason-time-remove = Figuren verlassen den Plan nach einer Wertung (M7-5e).
page-world-choose = Wähle eine Welt
page-world-number = Nummer
page-world-draw = Überrasche mich
page-world-secret = Erst zu Beginn auslosen
page-world-at-start = Die Welt wird ausgelost, wenn der Tisch eröffnet wird.
page-world-bad = Eine Welt sind drei verschiedene Ziffern von 1 bis 9.
page-world-place-1 = wie du gewinnst
page-world-place-2 = was du verdienst
page-world-place-3 = was dazukommt
page-world-brings = Was brächte jedes auf Platz { $place }?
page-world-wish = Nach Wunsch
page-world-wish-4 = Kämpfe
page-world-wish-5 = Entdecken
page-world-wish-9 = Aktien
page-world-how-any = egal
page-world-how-with = mit
page-world-how-without = ohne
page-world-level = Regeln
page-world-level-any = egal
page-world-level-1 = wenige
page-world-level-2 = einige
page-world-level-3 = viele
page-world-length = Dauer
page-world-length-any = egal
page-world-length-few = fünf oder sechs Runden
page-world-length-open = bis das Ziel erreicht ist
page-world-find = Eine von { $count }
page-world-read = Ihre Regeln lesen
page-world-other = Eine andere Welt
page-world-previous = Die Welt davor
page-world-next = Die nächste Welt

page-map = Karte der Welt { $world }
page-tab-map = Karte
page-module-transport = Transport
page-module-race = Wettlauf
page-module-privileges = Privilegien
page-module-military = Militär
page-module-exploration = Entdecken
page-module-roads = Straßen
page-module-majorities = Mehrheiten
page-module-production = Produktion
page-module-shares = Aktien
page-round = Runde
page-round-tip = Die Runde. Ein Spiel endet spätestens nach dreißig Runden.
page-phases = Phasen einer Runde
page-phase-setup = Aufbau
page-phase-bid = Gebote
page-phase-capitals = Hauptstädte
page-phase-shares = Aktienrunde
page-phase-order = Reihenfolge
page-phase-auction = Versteigerung
page-phase-move-capital = Hauptstadt
page-phase-dealing = Aktien
page-phase-privilege = Privileg
page-phase-upgrade = Ausbau
page-phase-buy = Kauf
page-phase-act = Aktionen
page-phase-drive = Fahrt
page-phase-factories = Fabriken
page-phase-fight = Kampf
page-phase-sell = Verkauf
page-phase-income = Einkommen
page-phase-scoring = Wertung
page-phase-dividend = Dividenden
page-phase-end = Ende
page-told-cards = Stadtkarten: { $cities }
page-told-boards = Tafeln
page-told-shares = { $seat }: Aktien { $units }
page-told-map = Der Plan, Reihe für Reihe von Norden nach Süden, jede von Westen nach Osten
page-told-prize = Preis für { $thing }: { $worth }.
page-end-transport = { $done } von { $of } Waren geliefert: Dann endet das Spiel mit der Runde.
page-end-race = Vorn sind { $done } von { $of } Stadtkarten erreicht: Dann endet das Spiel mit der Runde.
page-end-privileges = { $done } von { $of } Fabriken gebaut: Dann endet das Spiel mit der Runde.
page-end-majorities = { $done } von { $of } Wertungen: Mit der letzten endet das Spiel.
page-end-shares = Runde { $done } von { $of }.
page-end-military = { $done } von { $of }: So viel eines Vorrats ist verbraucht. Mit dem letzten Bewohner oder der letzten Siedlung einer Seite endet das Spiel.
page-end-exploration = { $done } von { $of } Plättchen sind bekannt: Dann endet das Spiel mit der Runde.
page-end-roads = Die führende Seite hat { $done } von { $of } Städten angeschlossen: Dann endet das Spiel mit der Runde.
page-end-common-roads = { $done } von { $of } Straßen sind gebaut: Dann endet das Spiel mit der Runde.
page-end-production = Die führende Seite hat { $done } von { $of } Handelshäusern: Mit genug Waren dazu endet das Spiel mit der Runde.
page-end-rounds = Runde { $done } von { $of }.
page-board-shares = Aktien
page-board-prices = Preise
page-board-delivered = Gelieferte Waren
page-board-cards = Stadtkarten
page-board-prizes = Prämien
page-board-privileges = Privilegien
page-board-explore = Zu entdecken
page-board-counted = Felder nach Landschaft
page-board-scorings = Wertungskarten
page-board-goods = Waren
page-board-supply = Vorrat
page-note-delivered = { $n } von allen
page-note-prizes = { $n } offen
page-note-privileges = { $n } im Stapel
page-note-explore = { $n } Plättchen
page-note-scorings = { $n } gewertet
page-tab-shares = Aktien
page-tab-prices = Preise
page-tab-delivered = Waren
page-tab-cards = Städte
page-tab-prizes = Prämien
page-tab-privileges = Privilegien
page-tab-explore = Entdecken
page-tab-counted = Land
page-tab-scorings = Karten
page-tab-goods = Waren
page-tab-supply = Vorrat
page-place-1 = 1.
page-place-2 = 2.
page-bidding = Dein Gebot
page-bid = { $name } bietet { $number }.
page-next-backs = Als Nächstes im Stapel: { $backs }
page-prize-transport = { $paid ->
    [0] { $worth } Punkte für die Seite, die { $thing } als erste zum zweiten Mal liefert.
   *[other] { $worth } Mark für die Seite, die { $thing } als erste zum zweiten Mal liefert.
}
page-prize-military = { $paid ->
    [0] { $worth } Punkte für die Seite, die als erste die freie Stadt { $thing } nimmt; jede weitere Prämie bringt mehr.
   *[other] { $worth } Mark für die Seite, die als erste die freie Stadt { $thing } nimmt; jede weitere Prämie bringt mehr.
}
page-prize-exploration = { $paid ->
    [0] { $worth } Punkte für die Seite, die { $thing } als erste dreimal entdeckt.
   *[other] { $worth } Mark für die Seite, die { $thing } als erste dreimal entdeckt.
}
page-prize-roads = { $paid ->
    [0] { $worth } Punkte für die Seite, die { $thing } als erste dreimal anschließt.
   *[other] { $worth } Mark für die Seite, die { $thing } als erste dreimal anschließt.
}
page-prize-production = { $paid ->
    [0] { $worth } Punkte für die erste Seite mit drei Betrieben für { $thing }.
   *[other] { $worth } Mark für die erste Seite mit drei Betrieben für { $thing }.
}
page-prize-privileges = { $for ->
    [three-cities] { $worth } für die erste Seite mit Fabriken in drei Städten.
   *[other] { $worth } für die erste Seite mit drei Fabriken in einer Stadt.
}
page-prize-majorities = { $for ->
    [each-once] { $worth } für die erste Seite, die jedes Gelände einmal zählt.
   *[other] { $worth } für die erste Seite, die jedes Gelände zweimal zählt.
}
thing-three-cities = Fabriken in drei Städten
thing-three-factories = drei Fabriken in einer Stadt
thing-each-once = jedes Gelände einmal
thing-each-twice = jedes Gelände zweimal
page-prize-none = keine Prämie
page-card-scored = aufgedeckt: eine Wertung
page-card-none = aufgedeckt: keine Wertung
page-card-there = markiert
page-share-of = Aktie von
page-value = Aktienkurs
page-bank = Bank
page-assets = Kasse
page-own = eigene
page-far = Fahrt nach { $to } über { $by }. Übrige Bewegungspunkte: { $left }.
page-mine = Was du bewegen kannst
page-moves = übrige Bewegungspunkte
page-mine-trolley-tip = Dein Transportwagen: was er geladen hat, und während der Fahrt seine Bewegungspunkte.
page-mine-residents-tip = Deine Bewohner auf dem Plan: Aufrecht sind sie aktiv, liegend erschöpft.
page-mine-goods-tip = Waren, die vor dir liegen.
page-upright = aktive Bewohner
page-resting = erschöpfte Bewohner
page-income = Letztes Einkommen
page-cash = Geld
page-cash-tip = Geld. Was andere haben, ist geheim, wenn nicht offen gespielt wird oder Gesellschaften handeln.
page-aside-tip = Einkommen, das bis zu den Dividenden beiseite liegt.
page-supply-resident = Bewohner im Vorrat
page-supply-settlement = Siedlungen im Vorrat
page-supply-road = Straßen im Vorrat
page-tokens-tip = Einkommensplättchen
page-level-tip = Bewegungspunkte des Transportwagens
page-cargo-tip = Ladung des Transportwagens
page-leads-tip = Präsident von { $company }
page-order = Platz { $number } der Reihenfolge
page-order-tip = Platz in der Reihenfolge dieser Runde.
page-yours = deine
page-hq = Hauptquartier
page-settlement = Siedlung
page-house = Handelshaus
page-active = { $n ->
    [one] ein aktiver Bewohner
   *[other] { $n } aktive Bewohner
}
page-tired = { $n ->
    [one] ein erschöpfter Bewohner
   *[other] { $n } erschöpfte Bewohner
}
page-trolley = Transportwagen
page-factories = { $n ->
    [one] eine Fabrik
   *[other] { $n } Fabriken
}
page-plant = Betrieb für { $good }
page-plant-ownerless = herrenloser Betrieb für { $good }
page-road = Straße { $way }
page-stock = { $n } { $good } im Vorrat
page-wants = Bedarf: { $goods }
page-lies-there = { $n } { $good } zum Mitnehmen
page-points-there = { $n ->
    [one] ein SP zu gewinnen
   *[other] { $n } SP zu gewinnen
}
page-unknown = unbekannt
