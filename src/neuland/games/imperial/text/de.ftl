game = Imperial Settlers
game-about = Führe Barbaren, Japaner, Römer oder Ägypter durch fünf Runden: Orte bauen, Handelsabkommen schließen, zerstören, was im Weg steht, und aus Arbeitern, Holz, Stein, Nahrung und Gold Siegpunkte machen. Allein spielst du gegen einen neutralen Nachbarn.

option-card_phase = Kartenphase
option-card_phase-standard = üblich: zweimal reihum aus offenen Karten wählen
option-card_phase-alternative = alternativ: eine von drei Karten behalten, die anderen weitergeben
option-card_phase-advanced = fortgeschritten: zweimal reihum wählen, zuerst aus fünf offenen Karten
option-peaceful = Friedliches Spiel
option-peaceful-no = nein: Gegnerische Orte können zerstört werden
option-peaceful-yes = ja: Nur Handkarten werden zerstört, und alle ziehen eine Karte mehr
option-faction_0 = Volk von { $player-1 }
option-faction_0-draw = ausgelost
option-faction_0-barbarian = Barbaren
option-faction_0-japanese = Japaner
option-faction_0-roman = Römer
option-faction_0-egyptian = Ägypter
option-faction_1 = Volk von { $player-2 }
option-faction_1-draw = ausgelost
option-faction_1-barbarian = Barbaren
option-faction_1-japanese = Japaner
option-faction_1-roman = Römer
option-faction_1-egyptian = Ägypter
option-faction_2 = Volk von { $player-3 }
option-faction_2-draw = ausgelost
option-faction_2-barbarian = Barbaren
option-faction_2-japanese = Japaner
option-faction_2-roman = Römer
option-faction_2-egyptian = Ägypter
option-faction_3 = Volk von { $player-4 }
option-faction_3-draw = ausgelost
option-faction_3-barbarian = Barbaren
option-faction_3-japanese = Japaner
option-faction_3-roman = Römer
option-faction_3-egyptian = Ägypter

## Wonach gefragt wird

prompt-turn = Du bist am Zug: Führe eine Aktion aus, oder passe für den Rest der Runde.
prompt-after = Bevor dein Zug endet, darfst du noch einsetzen, was keine Aktion kostet.
prompt-payment = Wie bezahlst du? Gold ersetzt jeden Rohstoff.
prompt-give-up = Zu den Kosten gehört ein Ort: Welchen deiner Orte oder welches Fundament gibst du ab?
prompt-draw = Von welchem Stapel ziehst du?
prompt-draft = Nimm eine der offenen Karten.
prompt-keep = Welche Karte behältst du?
prompt-deploy = Vor welchen deiner Völkerorte stellst du einen Samurai?
prompt-convert = Diplomatenschule: Gibst du die Ware ab, die dieses Abkommen gerade gebracht hat?
prompt-choose-gain = Welches von beidem erhältst du?
prompt-copy = Wessen Ertrag wiederholen die Bauern bei der Arbeit?
prompt-trade = Du hast einen Völkerort gebaut: Nutzt du den Sklavenhändler?
prompt-receive = Was möchtest du für zwei Arbeiter?
prompt-pay-card = Mit welcher Handkarte bezahlst du?
prompt-end-deal = Mit welchem deiner Handelsabkommen bezahlst du?
prompt-steal = Welchen Rohstoff stehlen die Saboteure?
prompt-dark-chapel = Was zerstört die Dunkle Kapelle?
prompt-hand-back = Gibst du gerade erhaltene Waren zurück, für je 2 Siegpunkte?
prompt-pack = Aus wessen Zerstörungsfeld nimmt die Meute eine Ware?
prompt-pack-good = Welche Ware dieses Zerstörungsfelds nimmst du?
prompt-rabble = Welchen deiner allgemeinen Orte zerstört das Gesindel?
prompt-rob-deal = Welches gegnerische Handelsabkommen endet?
prompt-remove = Welchen gegnerischen Ort entfernst du?
prompt-negotiate = Welches deiner Handelsabkommen baut der Unterhändler?
prompt-trade-route = Mit welchem gegnerischen Völkerort schließt du ein Abkommen?
prompt-steal-deal = Welches Handelsabkommen stehlen deine Spione?
prompt-desert = Wer muss eine Karte abwerfen?
prompt-discard = Wüste: Welche Karte wirfst du ab?
prompt-chariot = Welchen Ort zerstören die Streitwagen?
prompt-reset = Welcher deiner benutzten Aktionsorte wird wieder frei?
prompt-block = Welcher gegnerische Aktionsort ist in dieser Runde gesperrt?
prompt-take-over = Welchen gegnerischen Ort übernimmt der Ra-Tempel?
prompt-sanctuary = Welche allgemeine Karte wird zum Fundament?
prompt-settle = Welche Völkerkarte bauen deine Siedler?
prompt-messenger = Welches deiner Handelsabkommen liefert noch einmal?
prompt-porters = Welcher deiner Produktionsorte liefert noch einmal?
prompt-stash = Welche Karte legst du unter das Tor?
prompt-victim = Der neutrale Spieler schlägt zu: Welchen dieser Orte verlierst du?

## Was getan wird

act-take = { $a } nehmen
act-build = { $a } bauen
act-deal = Handelsabkommen mit { $a } schließen
act-raze = { $a } aus der Hand zerstören
act-attack = Gegnerischen Ort { $a } zerstören
act-activate = { $a } aktivieren
act-twice = { $a } zweimal aktivieren
act-exchange = { $a ->
    [one] Ein Paar
   *[other] { $a } Paar
} Arbeiter tauschen
act-defend = Verteidigungsplättchen auf { $a } legen
act-samurai = Samurai vor { $a } stellen
act-gate = Karte unter { $a } legen
act-shrine = 1 { $b } auf { $a } legen
act-pass = Passen
act-done = Zug beenden
act-give = { $a } abgeben
act-choose = { $a }
act-discard = { $a } abwerfen
act-keep = { $a } behalten
act-pay = Zahlen:{ $a ->
    [0] {""}
   *[other] {" "}{ $a } Holz
}{ $b ->
    [0] {""}
   *[other] { $a ->
        [0] {" "}
       *[other] {" und "}
    }{ $b } Stein
}{ $c ->
    [0] {""}
   *[other] { $a ->
        [0] { $b ->
            [0] {" "}
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $c } Nahrung
}{ $d ->
    [0] {""}
   *[other] { $a ->
        [0] { $b ->
            [0] { $c ->
                [0] {" "}
               *[other] {" und "}
            }
           *[other] {" und "}
        }
       *[other] {" und "}
    }{ $d } Gold
}
act-draw = Ziehen: { $a }
act-gain = { $ab } erhalten
act-gain-both = { $ab } und { $cd } erhalten
act-trade = { $ab } zahlen für { $cd }
act-decline = Nichts zahlen
act-keep-good = { $a } behalten
act-hand-in = { $a } für Siegpunkte abgeben
act-receive = { $a }
act-steal = { $b } von { $a } stehlen
act-strike = { $a }
act-good = { $a }
act-return = { $a } zurückgeben
act-keep-rest = Den Rest behalten
act-route = Abkommen der Handelsroute von { $b } mit { $a }

## Was eine Möglichkeit kostet und bringt

foresee-loses = verliert am Ende der Runde { $goods }
foresee-points = +{ $points } SP
foresee-points-lost = −{ $points } SP
foresee-gold-may = Gold kann einspringen
foresee-gold-must = { $number ->
    [one] 1 Gold springt ein
   *[other] { $number } Gold springen ein
}
foresee-each-round = so in jeder Runde
foresee-exchange = { $pairs ->
    [one] für 1 Rohstoff oder 1 Karte
   *[other] jedes Paar für 1 Rohstoff oder 1 Karte
}
foresee-given = −{ $points } SP für den Ort ist mitgezählt
foresee-foundation = ein Fundament, das keine SP kostet
foresee-deal = { $goods } je Runde, ab dem nächsten Ertrag
foresee-target = der Rest hängt von deiner Wahl ab
foresee-choice = dann Waren nach Wahl

## Was geschehen ist

event-round = Runde { $number } beginnt.
event-reveal = Offene Karten: { $cards }.
event-draft = { $seat } nimmt: { $card }.
event-reshuffle = Der allgemeine Ablagestapel wird neu gemischt.
event-draw = { $seat } zieht eine Karte: { $deck }.
event-drawn = Es ist { $card }.
event-discard = { $seat } wirft { $card } ab.
event-gain = { $seat } erhält { $goods }.
event-pay = { $seat } zahlt { $goods }.
event-lose = { $seat } verliert beim Aufräumen { $goods }.
event-score = { $seat } erhält { $number ->
    [one] 1 Siegpunkt
   *[other] { $number } Siegpunkte
}.
event-build = { $seat } baut: { $card }.
event-give-up = { $seat } gibt { $card } ab.
event-deal = { $seat } schließt ein Handelsabkommen: { $card }.
event-raze = { $seat } zerstört { $card } aus der Hand.
event-attack = { $seat } zerstört den Ort { $card }.
event-activate = { $seat } aktiviert { $card }.
event-exchange = { $seat } tauscht { $number ->
    [one] ein Paar
   *[other] { $number } Paar
} Arbeiter.
event-samurai = { $seat } stellt einen Samurai vor { $card }.
event-defend = { $seat } legt das Verteidigungsplättchen auf { $card }.
event-stash = { $seat } legt eine Karte unter { $card }.
event-shrine = { $seat } legt einen Rohstoff auf { $card }.
event-hand-back = { $seat } gibt { $good } wieder ab.
event-deal-ends = Das Handelsabkommen { $card } endet.
event-route = { $seat } schließt über eine Handelsroute ein Abkommen mit { $card }.
event-route-ends = Das Abkommen der Handelsroute von { $seat } mit { $card } endet.
event-steal = { $seat } stiehlt { $other } { $good }.
event-steal-deal = { $seat } stiehlt das Handelsabkommen { $card }.
event-remove = { $seat } entfernt den Ort { $card }.
event-block = { $seat } sperrt { $card } für diese Runde.
event-take-over = { $seat } übernimmt { $card }.
event-found = { $seat } legt eine Karte verdeckt als Fundament aus.
event-pass = { $seat } passt.
event-cleanup = Ungenutzte Waren gehen zurück; es folgt Runde { $number }.
event-neutral = Neuer Ort des neutralen Spielers: { $card }.
event-attack-card = Der neutrale Spieler deckt auf: { $card }.
event-struck = Der neutrale Spieler zerstört { $card }; der Ort kommt auf seinen Stapel.
event-no-victim = Der Angriff findet kein Ziel.
event-end = Das Spiel ist zu Ende.

## Woher die Punkte kommen

score-card = { $card }
score-deals = Handelsabkommen
score-razing = Zerstören
score-before = Schon vorher vorhanden
score-common-locations = { $number ->
    [one] 1 allgemeiner Ort
   *[other] { $number } allgemeine Orte
}
score-faction-locations = { $number ->
    [one] 1 Völkerort
   *[other] { $number } Völkerorte
}
score-stash = { $card }, am Spielende

part-card = Punkte von Karten
part-deals = Handelsabkommen
part-razing = Zerstören
part-before = schon vorher vorhanden
part-common-locations = allgemeine Orte
part-faction-locations = Völkerorte
part-stash = Karten am Spielende
part-goods = Waren
part-hand = Handkarten
part-locations = was Orte noch bringen
part-fortifications = Befestigungen
part-goal = die Aussicht auf das Ziel
review-expected = Erwartete Punkte, mit 50 für das Ziel

theme-build = Bauen
theme-attack = Gegnerische Orte zerstören
theme-raze = Aus der Hand zerstören
theme-exchange = Arbeiter eintauschen
theme-receive = Was man für Arbeiter nimmt
theme-deal = Handelsabkommen schließen

## Warum etwas nicht geht

reason-action-done = Deine Aktion ist getan; beende deinen Zug.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-too-dear = Du kannst die Kosten nicht bezahlen.
reason-no-location = Zu den Kosten gehört ein Ort, und du hast weder Ort noch Fundament abzugeben.
reason-no-deal-field = Nur Völkerkarten können Handelsabkommen werden.
reason-no-food = Dir fehlt die Nahrung (oder das Gold), die ein Handelsabkommen kostet.
reason-no-raze-field = Die Karte hat kein Zerstörungsfeld.
reason-no-raze-tokens = Du hast zu wenige Zerstörungsplättchen.
reason-not-opposing = Das ist kein Ort eines Gegners.
reason-peaceful = Im friedlichen Spiel zerstört niemand die Orte der anderen.
reason-passed = Wem der Ort gehört, der hat gepasst und kann nicht mehr angegriffen werden.
reason-held = Der Ort steht unter der Kontrolle des Ra-Tempels.
reason-not-yours = Dieser Ort gehört dir nicht.
reason-no-action = Das ist kein Aktionsort im Spiel.
reason-blocked = Der Ort ist bis zum Aufräumen gesperrt.
reason-used = Der Ort ist in dieser Runde schon ausgenutzt.
reason-no-target = Für die Wirkung gibt es kein Ziel.
reason-no-workers = Du hast zu wenige Arbeiter.
reason-no-defence = Du hast kein Verteidigungsplättchen.
reason-defend-common = Das Verteidigungsplättchen schützt nur allgemeine Orte.
reason-guarded = Der Ort ist schon geschützt.
reason-samurai-faction = Samurai stehen nur vor Völkerorten des japanischen Spielers.

## Karten

kind-production = Produktionsort ({ $colours }), Kosten: { $cost }.
kind-feature = Fähigkeitenort ({ $colours }), Kosten: { $cost }.
kind-action = Aktionsort ({ $colours }), Kosten: { $cost }.
label-cost-free = nichts
label-cost-location = 1 Ort
label-or = { $first } oder { $second }
label-step = ab { $least } Rohstoffen { $vp } SP
label-exchange = { $pay } gegen { $gain }
label-action-pay = Aktivieren: Zahle { $goods }.
label-action-free = Aktivieren:
label-action-gain = Erhalte { $goods }.
label-action-twice = Zweimal je Runde.
label-bonus-gain = Beim Bau: Erhalte { $goods }.
label-bonus-colour = Beim Bau: 1 SP je eigenem Ort der Farbe { $colour }{ $itself ->
    [yes] , sich selbst eingeschlossen
   *[no] {""}
}, höchstens { $most }.
label-raze-field = Zerstört bringt der Ort { $goods }.
label-raze-none = Kann nicht zerstört werden.
label-deal-field = Als Handelsabkommen bringt die Karte je Runde { $good }.

effect-gain = Ertrag: { $goods }.
effect-per_colour = Ertrag: { $good } je eigenem Ort der Farbe { $colour }{ $itself ->
    [yes] , sich selbst eingeschlossen
   *[no] {""}
}, höchstens { $most }.
effect-per_samurai = Ertrag: { $good } je eigenem Samurai, höchstens { $most }.
choice-choose = Ertrag: jedes Mal nach Wahl { $options }.
effect-copy_production = Ertrag: wie ein anderer eigener Produktionsort.
effect-draw_faction_keep = Ertrag: Ziehe { $draw } Karten vom eigenen Völkerkartenstapel, behalte eine und mische den Rest zurück.
effect-on_raze = Immer wenn du zerstörst: Erhalte { $goods }.
effect-on_build_colour = Immer wenn du einen Ort der Farbe { $colour } baust{ $itself ->
    [yes] , auch diesen
   *[no] {""}
}: Erhalte { $goods }.
choice-on_build_colour = Immer wenn du einen Ort der Farbe { $colour } baust{ $itself ->
    [yes] , auch diesen
   *[no] {""}
}: Erhalte { $options }.
effect-on_build_faction = Immer wenn du einen Völkerort baust, auch diesen: Erhalte { $goods }.
choice-on_build_faction = Immer wenn du einen Völkerort baust, auch diesen: Erhalte { $options }.
effect-on_build_faction_pay = Immer wenn du einen Völkerort baust, auch diesen, darfst du einmal tauschen: { $exchanges }.
effect-on_deal = Immer wenn du ein Handelsabkommen schließt: Erhalte { $goods }.
effect-on_vp_gain = Immer wenn dir eine einzelne Wirkung { $least } SP oder mehr bringt: Erhalte zusätzlich { $goods }.
effect-on_opponent_worker_exchange = Für jedes Paar Arbeiter, das ein Gegner tauscht: Erhalte { $goods }, höchstens { $most } je Runde.
effect-store = Beim Aufräumen darfst du aus deinem Vorrat behalten: { $goods }.
effect-stash_cards = In deinem Zug darfst du Handkarten darunterlegen, je { $vp } SP; ab { $least } Karten ist es am Ende { $end } SP mehr wert.
effect-stash_resources = In deinem Zug darfst du Holz, Stein und Nahrung darauflegen; am Ende ist das wert: { $steps }.
effect-convert_deal_goods = In der Ertragsphase darfst du Waren deiner Handelsabkommen abgeben, für je { $vp } SP.

special-steal_resource = Stiehl 1 Holz, Stein oder Nahrung aus dem Vorrat eines Gegners.
special-dark_chapel = Zerstöre eine Handkarte für 1 Zerstörungsplättchen oder einen gegnerischen Ort für 2 (3, wenn er geschützt ist); dann darfst du erhaltene Waren zurückgeben, für je 2 SP.
special-copy_raze_good = Erhalte 1 Ware aus dem Zerstörungsfeld eines gegnerischen Orts.
special-raze_own_location = Zerstöre einen deiner allgemeinen Orte: Erhalte seine Waren und 1 Holz; er wird zum Fundament.
special-draw_keep = Ziehe 2 Karten, behalte 1 und wirf die andere ab.
special-discard_opponent_deal = Ein gegnerisches Handelsabkommen wird abgelegt.
special-remove_opponent_location = Lege einen beliebigen Ort eines Gegners ab.
special-build_from_own_deal = Baue die Karte eines deiner Handelsabkommen: Zahle ihre Rohstoffe, keinen Ort.
special-deal_with_opponent_faction_location = Schließe ein Abkommen mit einem gegnerischen Völkerort; die oberste Karte deines Völkerkartenstapels zeigt es an.
special-discard_opponent_deal_and_gain_its_good = Ein gegnerisches Handelsabkommen wird abgelegt; erhalte seine Ware.
special-steal_opponent_deal = Nimm ein Handelsabkommen, das unter der Völkertafel eines Gegners liegt, unter deine.
special-opponent_discards_hand_card = Ein Gegner wirft eine Karte seiner Wahl ab.
special-raze_opponent_location = Zerstöre für dieses eine Plättchen einen gegnerischen Ort, gleich wie er geschützt ist.
special-reset_own_action_location = Ein anderer deiner benutzten Aktionsorte wird wieder frei.
special-block_opponent_action_location = Ein gegnerischer Aktionsort kann in dieser Runde nicht mehr benutzt werden.
special-take_over_opponent_location = Übernimm einen gegnerischen Ort: Bis du passt, nutzt du ihn statt seines Besitzers.
special-hand_common_card_to_foundation = Eine allgemeine Handkarte wird zum Fundament; erhalte 1 Stein.
special-build_faction_card_now = Baue sofort eine Völkerkarte aus der Hand: Zahle ihre Rohstoffe, keinen Ort.
special-trigger_own_deal = Erhalte die Ware eines deiner Handelsabkommen.
special-trigger_own_production = Erhalte den Ertrag eines deiner Produktionsorte.

good-wood = { $n } Holz
good-stone = { $n } Stein
good-food = { $n } Nahrung
good-gold = { $n } Gold
good-worker = { $n } Arbeiter
good-raze = { $n } Zerstörungsplättchen
good-defence = { $n } Verteidigungsplättchen
good-vp = { $n } SP
good-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
good-faction_card = { $n ->
    [one] 1 Karte vom eigenen Völkerkartenstapel
   *[other] { $n } Karten vom eigenen Völkerkartenstapel
}
good-common_card = { $n ->
    [one] 1 Karte vom allgemeinen Stapel
   *[other] { $n } Karten vom allgemeinen Stapel
}
good-location = { label-cost-location }
good-samurai = { $n } Samurai
good-hand_card = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
good-own_deal = { $n ->
    [one] 1 eigenes Handelsabkommen
   *[other] { $n } eigene Handelsabkommen
}
good-any_resource = { $n ->
    [one] 1 beliebigen Rohstoff
   *[other] { $n } beliebige Rohstoffe
}
colour-brown = Braun
colour-grey = Grau
colour-red = Rot
colour-gold = Gold
colour-pink = Rosa
colour-black = Schwarz
colour-blue = Blau
colour-purple = Violett
colour-none = ohne Farbe

## Der Tisch

label-round = Runde { $number } von 5
label-phase = Phase: { $phase }
label-start = Startspieler
label-passed = hat gepasst
label-vp = { $number } SP
label-total = { $number } mit Orten
label-hand = Hand ({ $number })
label-hand-of = { $number } Handkarten ({ $common } allgemeine)
label-decks = Stapel: allgemein { $common }, Volk { $faction }
label-deals = Abkommen
label-foundations = Fundamente
label-draft = Offene Karten
side-faction = Volk
side-common = allgemein
label-neutral = Neutraler Spieler
label-line = Angriffskarten, neueste zuerst
label-pile = Sein Stapel: { $pile }; deine Völkerorte: { $own }
label-rank = Nach jetzigem Stand: { $rank }
label-goal-yes = das Ziel, mehr davon als Karten in seinem Stapel, ist erreicht
label-goal-no = das Ziel, mehr davon als Karten in seinem Stapel, ist nicht erreicht
label-used = benutzt
label-defence = verteidigt
label-samurai = Samurai
label-blocked = gesperrt
label-held = unter Ra
label-route = Route zu { $location }
label-under = { $number ->
    [one] 1 Karte darunter
   *[other] { $number } Karten darunter
}
label-on = { $number ->
    [one] 1 Rohstoff darauf
   *[other] { $number } Rohstoffe darauf
}
label-unseen = verdeckt

## Dinge

thing-wood = Holz
    .about = Ein Rohstoff zum Bauen.
thing-stone = Stein
    .about = Ein Rohstoff zum Bauen.
thing-food = Nahrung
    .about = Ein Rohstoff; damit werden Handelsabkommen bezahlt.
thing-gold = Gold
    .about = Ersetzt beim Bezahlen 1 Holz, Stein oder Nahrung.
thing-worker = Arbeiter
    .about = Aktivieren Orte; zwei werden gegen einen Rohstoff oder eine Karte getauscht. Japaner können sie als Samurai einsetzen.
thing-raze = Zerstörungsplättchen
    .about = 1 zerstört eine Handkarte, 2 einen gegnerischen Ort, 1 mehr, wenn er geschützt ist.
thing-defence = Verteidigungsplättchen
    .about = Lege es in deinem Zug auf einen deiner allgemeinen Orte: Ihn zu zerstören kostet in dieser Runde 1 Plättchen mehr.
thing-vp = SP
    .about = Siegpunkte.
thing-card = Karte
    .about = Gezogen vom allgemeinen oder vom eigenen Völkerkartenstapel, nach Wahl.
thing-faction_card = eine Karte vom eigenen Völkerkartenstapel
thing-common_card = eine Karte vom allgemeinen Stapel
thing-location = Ort
thing-common = allgemeiner Stapel
thing-faction = eigener Völkerkartenstapel
thing-barbarian = Barbaren
    .about = Ihre Völkertafel bringt je Runde 5 Arbeiter, 1 Zerstörungs- und 1 Verteidigungsplättchen; sie lagern Arbeiter.
thing-japanese = Japaner
    .about = Ihre Völkertafel bringt je Runde 4 Arbeiter, 1 Holz, 1 Zerstörungs- und 1 Verteidigungsplättchen; sie lagern Nahrung. Ihre Völkerorte können zerstört werden, und Samurai bewachen sie.
thing-roman = Römer
    .about = Ihre Völkertafel bringt je Runde 2 Arbeiter, 1 Holz, 1 Stein, 1 Zerstörungs- und 1 Verteidigungsplättchen; sie lagern Zerstörungsplättchen.
thing-egyptian = Ägypter
    .about = Ihre Völkertafel bringt je Runde 3 Arbeiter, 1 Gold, 1 Zerstörungs- und 1 Verteidigungsplättchen; sie lagern Gold.
thing-production = Ertrag
thing-feature = Fähigkeit
thing-action = Aktion
thing-attack = Angriffskarte
    .about = Der neutrale Spieler zielt auf allgemeine Orte, deren Zerstörungsfeld die Waren zweier Angriffskarten zeigt.
thing-store = lagert
thing-function = Funktion
thing-colours = Farben
thing-cost = Kosten
thing-raze_field = Zerstörungsfeld
thing-deal_field = Handelsabkommen
thing-icons = in Zeichen
thing-name_de = deutscher Name
thing-name_en = englischer Name
thing-official = vom Verlag
thing-inferred = aus einer Quelle erschlossen
thing-own = unser eigener
thing-translated = von uns übersetzt
thing-cards = Karten
thing-cleanup = Aufräumen
thing-end = Ende
thing-commoner = Bürger
thing-servant = Diener
thing-squire = Knappe
thing-knight = Ritter
thing-castellan = Burgvogt
thing-king = König
thing-emperor = Kaiser
thing-deck = Stapel
thing-brown = Braun
thing-grey = Grau
thing-red = Rot
thing-pink = Rosa
thing-black = Schwarz
thing-blue = Blau
thing-purple = Violett
thing-good = Ware

## Namen der Karten

thing-BAR001 = Urwald
thing-BAR002 = { thing-BAR001 }
thing-BAR003 = { thing-BAR001 }
thing-BAR004 = Barbarenaltar
thing-BAR005 = { thing-BAR004 }
thing-BAR006 = { thing-BAR004 }
thing-BAR007 = Überfall
thing-BAR008 = { thing-BAR007 }
thing-BAR009 = { thing-BAR007 }
thing-BAR010 = Saboteure
thing-BAR011 = { thing-BAR010 }
thing-BAR012 = Ausguck
thing-BAR013 = { thing-BAR012 }
thing-BAR014 = Dunkle Kapelle
thing-BAR015 = { thing-BAR014 }
thing-BAR016 = Meute
thing-BAR017 = { thing-BAR016 }
thing-BAR018 = Gesindel
thing-BAR019 = { thing-BAR018 }
thing-BAR020 = Siedlung
thing-BAR021 = { thing-BAR020 }
thing-BAR022 = Festung
thing-BAR023 = Expedition
thing-BAR024 = Steinbruch
thing-BAR025 = Tauschhandel
thing-BAR026 = Kampfarena
thing-BAR027 = Tempel
thing-BAR028 = Mission
thing-BAR029 = Grenze
thing-BAR030 = Räuber
thing-JAP001 = Bauernhof
thing-JAP002 = { thing-JAP001 }
thing-JAP003 = { thing-JAP001 }
thing-JAP004 = Reisfelder
thing-JAP005 = { thing-JAP004 }
thing-JAP006 = Geisha-Haus
thing-JAP007 = { thing-JAP006 }
thing-JAP008 = Garnison
thing-JAP009 = Daimyo-Schloss
thing-JAP010 = { thing-JAP009 }
thing-JAP011 = Buddha-Tempel
thing-JAP012 = Kasino
thing-JAP013 = Tor
thing-JAP014 = { thing-JAP013 }
thing-JAP015 = Schrein
thing-JAP016 = Stände
thing-JAP017 = { thing-JAP016 }
thing-JAP018 = { thing-JAP016 }
thing-JAP019 = Unterhändler
thing-JAP020 = Sake-Brauerei
thing-JAP021 = Handelsroute
thing-JAP022 = { thing-JAP021 }
thing-JAP023 = { thing-JAP021 }
thing-JAP024 = Dojo
thing-JAP025 = { thing-JAP024 }
thing-JAP026 = Ninja
thing-JAP027 = { thing-JAP026 }
thing-JAP028 = Sumo-Schule
thing-JAP029 = Schwertschmiedemeister
thing-JAP030 = Diplomatenschule
thing-ROM001 = Bildhauerwerkstatt
thing-ROM002 = { thing-ROM001 }
thing-ROM003 = Bildhauerlehrling
thing-ROM004 = { thing-ROM003 }
thing-ROM005 = { thing-ROM003 }
thing-ROM006 = Gladiatorenschule
thing-ROM007 = { thing-ROM006 }
thing-ROM008 = Ingenieure
thing-ROM009 = Gärten
thing-ROM010 = Spione
thing-ROM011 = Architekt
thing-ROM012 = Verwaltung
thing-ROM013 = { thing-ROM012 }
thing-ROM014 = { thing-ROM012 }
thing-ROM015 = Hauptquartier
thing-ROM016 = { thing-ROM015 }
thing-ROM017 = Legionen
thing-ROM018 = { thing-ROM017 }
thing-ROM019 = Lagerhallen
thing-ROM020 = Baumeister
thing-ROM021 = { thing-ROM020 }
thing-ROM022 = Römische Festung
thing-ROM023 = Handelskolonie
thing-ROM024 = { thing-ROM023 }
thing-ROM025 = { thing-ROM023 }
thing-ROM026 = Römische Kaserne
thing-ROM027 = Steinmetz
thing-ROM028 = { thing-ROM027 }
thing-ROM029 = Römische Bank
thing-ROM030 = Koloss
thing-EGY001 = Wüste
thing-EGY002 = Bastet-Altar
thing-EGY003 = Streitwagenbauer
thing-EGY004 = Garde des Pharaos
thing-EGY005 = Oase
thing-EGY006 = Sklavenhändler
thing-EGY007 = Königliches Bad
thing-EGY008 = { thing-EGY007 }
thing-EGY009 = Goldener Basar
thing-EGY010 = Skorpionzüchter
thing-EGY011 = Karawane
thing-EGY012 = { thing-EGY011 }
thing-EGY013 = Ra-Tempel
thing-EGY014 = Heiligtum
thing-EGY015 = { thing-EGY014 }
thing-EGY016 = Sphinx-Allee
thing-EGY017 = { thing-EGY016 }
thing-EGY018 = { thing-EGY016 }
thing-EGY019 = Sphinx
thing-EGY020 = { thing-EGY019 }
thing-EGY021 = Goldschmied
thing-EGY022 = { thing-EGY021 }
thing-EGY023 = { thing-EGY021 }
thing-EGY024 = Sklaven
thing-EGY025 = { thing-EGY024 }
thing-EGY026 = Steinbruch
thing-EGY027 = { thing-EGY026 }
thing-EGY028 = Pyramide
thing-EGY029 = { thing-EGY028 }
thing-EGY030 = { thing-EGY028 }
thing-COM001 = Statue
thing-COM002 = Lieferant
thing-COM003 = Holzlager
thing-COM004 = Zimmerei
thing-COM005 = Galgen
thing-COM006 = Mühle
thing-COM007 = Alter Wald
thing-COM008 = Steinbruch
thing-COM009 = { thing-COM008 }
thing-COM010 = { thing-COM008 }
thing-COM011 = Geröll
thing-COM012 = Dorf
thing-COM013 = { thing-COM012 }
thing-COM014 = { thing-COM012 }
thing-COM015 = Städtchen
thing-COM016 = Bauern bei der Arbeit
thing-COM017 = Mamas Badehaus
thing-COM018 = Waffenschmied
thing-COM019 = { thing-COM018 }
thing-COM020 = { thing-COM018 }
thing-COM021 = Goldmine
thing-COM022 = { thing-COM021 }
thing-COM023 = Kornfeld
thing-COM024 = { thing-COM023 }
thing-COM025 = Lehen-Acker
thing-COM026 = Monument
thing-COM027 = Händlergilde
thing-COM028 = Goldbach
thing-COM029 = Holzlieferant
thing-COM030 = Goldschmiedewerkstatt
thing-COM031 = { thing-COM030 }
thing-COM032 = Marktplatz
thing-COM033 = Kohlemine
thing-COM034 = Maurer
thing-COM035 = { thing-COM034 }
thing-COM036 = Hofbildhauer
thing-COM037 = Maurergilde
thing-COM038 = { thing-COM037 }
thing-COM039 = Missionare
thing-COM040 = Siedler
thing-COM041 = Gaukler
thing-COM042 = Holzfäller
thing-COM043 = Zimmermann
thing-COM044 = Schreiner
thing-COM045 = { thing-COM044 }
thing-COM046 = Burg
thing-COM047 = { thing-COM046 }
thing-COM048 = { thing-COM046 }
thing-COM049 = Taverne
thing-COM050 = Kaserne
thing-COM051 = { thing-COM050 }
thing-COM052 = Konditor
thing-COM053 = Schweinezüchter
thing-COM054 = { thing-COM053 }
thing-COM055 = { thing-COM053 }
thing-COM056 = Brauer
thing-COM057 = Reichsbote
thing-COM058 = Neuer Wald
thing-COM059 = { thing-COM058 }
thing-COM060 = { thing-COM058 }
thing-COM061 = Hanse
thing-COM062 = Holzfällerpfad
thing-COM063 = { thing-COM062 }
thing-COM064 = { thing-COM062 }
thing-COM065 = Wachturm
thing-COM066 = { thing-COM065 }
thing-COM067 = { thing-COM065 }
thing-COM068 = { thing-COM065 }
thing-COM069 = Ruinen
thing-COM070 = { thing-COM069 }
thing-COM071 = { thing-COM069 }
thing-COM072 = { thing-COM069 }
thing-COM073 = { thing-COM069 }
thing-COM074 = { thing-COM069 }
thing-COM075 = Bäcker
thing-COM076 = Sägewerk
thing-COM077 = { thing-COM076 }
thing-COM078 = Gasthof
thing-COM079 = Versammlungsplatz
thing-COM080 = Händler Matthias
thing-COM081 = Herberge
thing-COM082 = Jäger Hans
thing-COM083 = Tagebau
thing-COM084 = Träger
thing-ATT01 = Angriff auf Holz
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT02 = Angriff auf Holz
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT03 = Angriff auf Holz
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT04 = Angriff auf Gold
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT05 = Angriff auf Gold
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT06 = Angriff auf Gold
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT07 = Angriff auf Karten
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT08 = Angriff auf Karten
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT09 = Angriff auf Karten
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT10 = Angriff auf Stein
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT11 = Angriff auf Stein
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT12 = Angriff auf Arbeiter
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT13 = Angriff auf Arbeiter
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT14 = Angriff auf SP
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT15 = Angriff auf SP
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.
thing-ATT16 = Angriff auf Nahrung
    .about = Im Solospiel: Zusammen mit einer anderen offenen Angriffskarte trifft sie einen deiner allgemeinen Orte, dessen Zerstörungsfeld genau die Waren beider zeigt. Was getroffen ist, kommt auf den Sammelstapel des neutralen Spielers.

## Die Erweiterung

option-expansion = Erweiterung „Die haben angefangen!“ (die meisten Karten sind rekonstruiert)
option-expansion-none = ohne: das Grundspiel
option-expansion-standard = Standard: Erobern und Bastionen, Decks mit 30 Karten
option-expansion-open = Offen: alle Grundkarten und alle Karten des Sets
note-expansion-standard = Die meisten Karten dieses Sets sind nirgends öffentlich aufgelistet: Unsere sind rekonstruiert und mit ≈ gekennzeichnet.
note-expansion-open = { note-expansion-standard }
option-expansion_common = Allgemeine Karten der Erweiterung
option-expansion_common-added = kommen in den allgemeinen Stapel
option-expansion_common-base = bleiben weg
option-conquest = Eroberung durch den neutralen Spieler
option-conquest-easy = einfach
option-conquest-medium = mittel
option-conquest-hard = schwer
option-neutral_faction = Volk des neutralen Spielers
option-neutral_faction-draw = ausgelost
option-neutral_faction-barbarian = Barbaren
option-neutral_faction-japanese = Japaner
option-neutral_faction-roman = Römer
option-neutral_faction-egyptian = Ägypter
option-neutral_deck = Deck des neutralen Spielers
option-neutral_deck-base = Grundkarten
option-neutral_deck-standard = Standard-Deck
option-neutral_deck-open = alle Karten
option-deck_barbarian = Deck der Barbaren
option-deck_barbarian-ready = fertig zusammengestellt
option-deck_japanese = Deck der Japaner
option-deck_japanese-ready = fertig zusammengestellt
option-deck_roman = Deck der Römer
option-deck_roman-ready = fertig zusammengestellt
option-deck_egyptian = Deck der Ägypter
option-deck_egyptian-ready = fertig zusammengestellt

prompt-conquer-by = Welchen gegnerischen Völkerort eroberst du?
prompt-pay-foundation = Welche Karte erhält der Besitzer als Fundament an seiner Stelle?
prompt-move = Welcher Völkerort wird um eine Position bewegt?
prompt-foundation-row = In welche deiner Reihen legst du das Fundament?
prompt-barrier = Welche allgemeine Karte wird zum Fundament?
prompt-take-location = Welcher gegnerische Ort kommt zu dir?

act-conquer = { $a } erobern
act-besiege = { $a } belagern
act-fortify = { $a } befestigen
act-move = { $a } bewegen
act-stay = Nichts bewegen
act-row = { $a }

foresee-besiege = entfernt { $markers ->
    [one] 1 Befestigung
   *[other] { $markers } Befestigungen
}
foresee-fortify = die Bastion bringt dann { $vp } SP je Runde

event-conquer = { $seat } erobert { $card }.
event-besiege = { $seat } belagert { $card }: Die Befestigungen fallen.
event-fortify = { $seat } befestigt { $card }; Befestigungen jetzt: { $number }.
event-move = { $seat } bewegt { $card } um eine Position.
event-barrier = { $seat } legt eine Karte verdeckt als Fundament in eine Völkerreihe: { $row }.
event-take-location = { $seat } übernimmt { $card } in die eigene Auslage.
event-pay-foundation = { $seat } zahlt dafür { $card }.
event-pile-shrinks = Der neutrale Spieler legt { $card } von seinem Sammelstapel ab.
event-conquest-card = Der neutrale Spieler versucht, einen Ort zu erobern: { $row }.
event-conquest-fails = Dort liegt keiner: Die Eroberung ist gescheitert.
event-neutral-conquers = Der neutrale Spieler erobert { $card }; sein Sammelstapel wächst um eine Karte.
event-neutral-besieges = Der neutrale Spieler belagert { $card }.

reason-no-bastion = Das ist keine Bastion.
reason-bastion-immune = Bastionen können nur belagert werden.
reason-no-markers = Darauf liegen keine Befestigungen.
reason-fortified = Mehr Befestigungen kann die Bastion nicht haben.
reason-conquer-common = Nur Völkerorte können erobert werden.
reason-defend-bastion = Auf eine Bastion kommt kein Verteidigungsplättchen.

kind-bastion = Bastion ({ $colours }), Kosten: { $cost }.
label-printed-defence = Ein Verteidigungsplättchen ist aufgedruckt: Die Eroberung kostet 1 Zerstörungsplättchen mehr.
label-bonus-foreign = Beim Bau: 1 SP je fremdem Völkerort in deiner Auslage, höchstens { $most }.
label-tier = { $least ->
    [0] immer { $goods }
   *[other] ab { $least } { $goods }
}
effect-per_foreign = Ertrag nach der Zahl fremder Völkerorte in deiner Auslage: { $tiers }.
effect-on_conquest = Immer wenn du { $deeds ->
    [conquer] einen Ort eroberst
   *[other] einen Ort eroberst oder eine Bastion belagerst
}: Erhalte { $goods }.
effect-on_attacked = Immer wenn ein Gegner { $deeds ->
    [conquer] einen deiner Völkerorte erobert
    [raze-conquer] einen deiner Völkerorte zerstört oder erobert
   *[other] einen deiner Orte zerstört, erobert oder belagert
}: Erhalte { $goods }.
effect-on_build_like_foreign = Immer wenn du einen Ort baust, auch diesen: { $goods } je fremdem Völkerort bei dir, der eine Farbe mit ihm teilt, höchstens { $most }.
effect-bastion = Einmal je Runde befestigen für { $pay }, höchstens { $markers }-mal; am Ende jeder Runde { $vp } SP je Befestigung. Nur Belagern schadet ihr.
special-conquer_by_card = Erobere einen gegnerischen Völkerort unter den { $reach } ersten von links in seiner Reihe, gleich wie er geschützt ist.
special-conquer_for_common_card = Erobere einen gegnerischen Völkerort unter den { $reach } ersten von links in seiner Reihe, gleich wie er geschützt ist; der Besitzer erhält eine allgemeine Karte aus deiner Hand als Fundament an seiner Stelle und keinen Arbeiter.
special-conquer_for_own_deal = Erobere einen gegnerischen Völkerort unter den { $reach } ersten von links in seiner Reihe, gleich wie er geschützt ist; der Besitzer erhält die Karte eines deiner Handelsabkommen als Fundament an seiner Stelle und keinen Arbeiter.
special-move_opposing_left = Bewege einen gegnerischen Völkerort um eine Position nach links.
special-may_move_opposing_left = Du darfst einen gegnerischen Völkerort um eine Position nach links bewegen.
special-may_move_own_right = Du darfst einen deiner Völkerorte um eine Position nach rechts bewegen.
special-found_in_faction_row = Lege eine allgemeine Handkarte verdeckt als Fundament ganz links in eine deiner Völkerreihen.
special-take_faction_location = Übernimm den Völkerort ganz links in einer gegnerischen Reihe; er liegt bei dir ganz links. Sein Besitzer erhält das Gold. Das ist kein Erobern.
special-take_common_location = Übernimm einen gegnerischen allgemeinen Ort; liegt ein Verteidigungsplättchen darauf, kostet es 1 Zerstörungsplättchen mehr. Das ist kein Zerstören.

label-order = { $name } → { $cost }
label-foundation = Fundament
label-fortified = { $number ->
    [one] 1 Befestigung
   *[other] { $number } Befestigungen
}
label-display = Links von seinem Stapel
label-neutral-faction = { $faction }; Stapel: { $number }

format-base = Grundkarten
format-standard = Standard
format-open = Offen
fault-unknown = Eine Karte { $design } gibt es hier nicht zu wählen.
fault-twice = { $design } steht zweimal darin.
fault-missing = { $design } fehlt: Ein offenes Deck hat alle Grundkarten.
fault-shape = Von Karten mit { $copies } Exemplaren braucht es { $wanted }, und es hat { $number }.

thing-bastion = Bastion
    .about = Liegt in der Reihe der Aktionsorte; nur Belagern schadet ihr. Befestigungen bringen am Ende jeder Runde SP.
thing-conquest = Eroberungskarte
    .about = Zeigt die Reihe, in der der neutrale Spieler deinen Völkerort ganz links zu erobern versucht.
thing-foundation = Fundament
    .about = Zählt in seiner Reihe als Position und kann statt eines Ortes abgegeben werden.
thing-fortified_vp = SP je Befestigung und Runde
thing-fortify = Preis einer Befestigung
thing-row = Reihe
thing-markers = Befestigungen
thing-printed_defence = aufgedruckte Verteidigungsplättchen
thing-set = Set
thing-expansion = Die haben angefangen!
thing-reconstructed = rekonstruiert

thing-BAR071 = Raubzuglager
thing-BAR072 = { thing-BAR071 }
thing-BAR073 = { thing-BAR071 }
thing-BAR074 = Mutige Raufbolde
thing-BAR075 = { thing-BAR074 }
thing-BAR076 = Palisadenbastion
thing-BAR077 = { thing-BAR076 }
thing-BAR078 = Beutelager
thing-BAR079 = Grenzrempler
thing-BAR080 = Zwangsaushebung
thing-JAP071 = Ronin-Lager
thing-JAP072 = { thing-JAP071 }
thing-JAP073 = { thing-JAP071 }
thing-JAP074 = Kranichbastion
thing-JAP075 = { thing-JAP074 }
thing-JAP076 = Ehrenwache
thing-JAP077 = { thing-JAP076 }
thing-JAP078 = Grabengärten
thing-JAP079 = Hof des Shoguns
thing-JAP080 = Schattenboten
thing-ROM071 = Steuereintreiber
thing-ROM072 = { thing-ROM071 }
thing-ROM073 = { thing-ROM071 }
thing-ROM074 = Armbruster
thing-ROM075 = { thing-ROM074 }
thing-ROM076 = Legionsbastion
thing-ROM077 = { thing-ROM076 }
thing-ROM078 = Abrissbirne
thing-ROM079 = Abgebrochene Verhandlungen
thing-ROM080 = Triumphstraße
thing-EGY071 = Nilpatrouille
thing-EGY072 = { thing-EGY071 }
thing-EGY073 = { thing-EGY071 }
thing-EGY074 = Skarabäusbastion
thing-EGY075 = { thing-EGY074 }
thing-EGY076 = Grabwächter
thing-EGY077 = { thing-EGY076 }
thing-EGY078 = Goldener Gesandter
thing-EGY079 = Sandsturm
thing-EGY080 = Beutekammer
thing-COM139 = Freihandelszone
thing-COM140 = Söldner
thing-COM141 = { thing-COM140 }
thing-COM142 = Katapultwerkstatt
thing-COM143 = { thing-COM142 }
thing-COM144 = Kriegslager
thing-COM145 = { thing-COM144 }
thing-COM146 = Spähtrupp
thing-COM147 = Siegessäule
thing-COM148 = Feldlazarett
thing-COM149 = Belagerungsturm
thing-COM150 = Grenzstein
thing-CONQUEST-1 = Eroberungskarte (Produktionsorte)
thing-CONQUEST-2 = Eroberungskarte (Fähigkeitenorte)
thing-CONQUEST-3 = Eroberungskarte (Aktionsorte)

## Nur die Seite sagt es

page-home = Reich von { $seat } · { $faction }
page-others = Die anderen
page-side-faction = Völkerorte
page-side-common = allgemeine Orte
page-row-production = Produktionsorte geben ihre Waren beim Bau und in jeder Runde.
page-row-feature = Fähigkeitenorte wirken, solange sie stehen.
page-row-action = Aktionsorte werden im eigenen Zug genutzt.
page-raze-tip = Was es gibt, wenn es zerstört wird.
page-foundation-tip = Was von einem zerstörten Ort bleibt: Es kann abgegeben werden, wo eine Karte einen Ort kostet, und zählt sonst nichts.
page-deal-tip = Handelsabkommen geben ihre Ware in jeder Runde.
page-cost = Eroberung kostet { $cost }
page-cost-tip = So viele Zerstörungsplättchen würde die Eroberung jetzt kosten: zwei ganz links, eines mehr je Position, eines mehr, wenn der Ort geschützt ist.
page-no-hand = Keine Handkarten.
page-locations-tip = Gebaute Orte.
page-hand-tip = Handkarten.
page-start-tip = Beginnt die Runde.
page-start = beginnt
page-said-locations = { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
page-said-deals = { $count ->
    [one] 1 Abkommen
   *[other] { $count } Abkommen
}
page-said-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
