game = Settlement
game-about = Erkundet die Wildnis, vertreibt ihre Monster, baut eine Siedlung und ladet Helden ein: Wer nach sechs Runden die meisten Punkte hat, gewinnt. Allein spielt man um einen Rang.

option-supply = Vorrat an Ressourcen und Bonussiedlern
option-supply-unlimited = unbegrenzt
option-supply-strict = nur was in der Schachtel ist: Erträge werden gekürzt, Tausch nur gegen Vorhandenes
option-scroll = Schriftrolle des Glücks
option-scroll-yielded = richtet sich nach einer Landschaft, die etwas gegeben hat
option-scroll-any = richtet sich nach einer beliebigen Landschaft der Reihe
option-heroes = Helden der anderen
option-heroes-shown = für alle sichtbar
option-heroes-hidden = verdeckt bis zum Ende
option-neighbours = Neue Landschaften liegen neben erkundeten
option-neighbours-edges = an einer Kante
option-neighbours-corners = an einer Kante oder Ecke
option-first-artefact = Schatz, Ring und Truhe als erstes Artefakt
option-first-artefact-pays = wirken wie bei jedem Nehmen
option-first-artefact-silent = wirken nicht

prompt-artefact = Wähle ein Artefakt für die kommende Runde.
prompt-turn = Du bist am Zug: eine Aktion und ein Held, in beliebiger Reihenfolge; tauschen jederzeit. Dann den Zug beenden, oder passen.
prompt-trade = Womit bezahlst du?
prompt-street-for = Wähle die Siedlungsreihe für das neue Gebäude.
prompt-space-for = Wähle das Feld für die neue Landschaft.
prompt-street = Nutze die Gebäude dieser Reihe in beliebiger Folge, tausche dazwischen, oder höre auf.
prompt-hourglass = Ewige Sanduhr: Du darfst das neue Gebäude sofort nutzen.
prompt-scroll = Schriftrolle des Glücks: Wähle eine weitere Ressource.
prompt-mask = Schamanenmaske: Erscheint das Monster dieser Landschaft?
prompt-keep = Deine Festungen lagern normale Ressourcen: Wähle eine, die du behältst.

act-take = Nehmen: { $a }
act-build = Bauen: { $a } (Marktfeld { $b })
act-explore = { $a } erkunden
act-fight = Das Monster auf { $a } bekämpfen
act-fortify = Eine Festung auf { $a } errichten
act-activate = { $a } aktivieren
act-fortress = Die Festung auf { $a } aktivieren
act-invite = Einladen: { $a }
act-trade = Eintauschen gegen: { $a }
act-pay = Mit { $goods } bezahlen
act-pay-both = Mit { $goods } bezahlen
act-bonus = Für die nächste Aktion einen Bonussiedler mehr statt eines normalen Siedlers einsetzen
act-end = Den Zug beenden
act-pass = Passen: kein Zug mehr in dieser Runde
act-place = Hierhin: { $a }
act-use = Nutzen: { $a }
act-use-take = Nutzen: { $a } ({ $b } nehmen)
act-use-give = Nutzen: { $a } ({ $b } abgeben)
act-stop = Aufhören
act-scroll = { $a } nehmen
act-summon = Ja, auf { $a }
act-spare = Kein Monster auf { $a }
act-keep = { $a } behalten

foresee-monsters = Monster kommen auf { $spaces }
foresee-street = zu nutzen: { $buildings }
foresee-street-later = noch nicht: { $buildings }
foresee-barren = bringt nichts
foresee-keep = von { $goods } behältst du { $number }
foresee-unused = { $settlers ->
    [one] 1 Siedler bleibt ungenutzt
   *[other] { $settlers } Siedler bleiben ungenutzt
}
foresee-saved = { $settlers ->
    [one] 1 Bonussiedler bleibt
   *[other] { $settlers } Bonussiedler bleiben
} für die nächste Runde
foresee-compass = bringt die Ressource der neuen Landschaft
foresee-scroll = danach noch eine Ressource nach Wahl
foresee-mask = du entscheidest, ob Monster kommen
foresee-hourglass = du darfst es sofort nutzen

event-round = Runde { $number } beginnt.
event-artefact = { $seat } nimmt: { $artefact }.
event-build = { $seat } baut für { $paid }: { $building } ({ $street }).
event-market = Neu auf Marktfeld { $field }: { $building }.
event-explore = { $seat } erkundet { $row } und findet { $good } (Monster: { $colour }).
event-monster = Auf { $space } von { $seat } erscheint ein Monster: { $colour }.
event-fight = { $seat } besiegt auf { $space } das Monster ({ $colour }) und erhält { $got }.
event-fortify = { $seat } errichtet eine Festung auf { $space }.
event-fortress = { $seat } aktiviert die Festung auf { $space }.
event-harvest = { $seat } erhält { $got }.
event-row = { $seat } aktiviert { $row }.
event-street = { $seat } aktiviert: { $street }.
event-use = { $seat } nutzt: { $building }.
event-give = { $seat } gibt { $given } ab.
event-deposit = { $seat } legt { $given } darauf: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende.
event-lose = { $seat } kann { $lost } nicht lagern: verloren.
event-lay = { $seat } legt die Landschaft ({ $good }) auf { $space }.
event-artefact-brings = { $artefact }: { $seat } erhält { $got }.
event-artefact-settler = { $artefact }: { $seat } erhält 1 Bonussiedler.
event-trade = { $seat } tauscht { $given } gegen { $got }.
event-invite = { $seat } lädt für { $paid } ein: { $hero } ({ $guild }){ $settlers ->
    [0] .
   *[other] {" "}und erhält { $settlers } Bonussiedler.
}
event-hero-comes = Neu in der Heldenreihe: { $hero }.
event-hero-goes = { $hero } verlässt die Heldenreihe.
event-pass = { $seat } passt.

score-adventurer = { $hero }, Abenteurer, Landschaften: { $number }
score-defender = { $hero }, Verteidiger, Festungen: { $number }
score-builder = { $hero }, Baumeister, Gebäude: { $number }
score-craftsman = { $hero }, Handwerker
score-deposits = { $building }, Einlagen: { $number }

part-adventurer = Abenteurer
part-defender = Verteidiger
part-builder = Baumeister
part-craftsman = Handwerker
part-deposits = Einlagen
part-heroes = Helden
part-goods = Ressourcen
part-bonus = Bonussiedler
part-settlers = Siedler
part-buildings = Gebäude
part-landscapes = Landschaften
part-fortresses = Festungen
part-hopes = kommende Helden

theme-invite = Helden einladen
theme-fight = Monster bekämpfen
theme-explore = Die Wildnis erkunden
theme-build = Bauen
theme-take = Ein Artefakt wählen
theme-trade = Tauschen
theme-pay = Bezahlen
theme-activate = Aktivieren
theme-fortress = Festungen nutzen

reason-acted = Du hattest in diesem Zug schon deine Aktion.
reason-invited = Du hast in diesem Zug schon einen Helden eingeladen.
reason-nothing-done = Zu einem Zug gehört eine Aktion oder ein Held; sonst passe.
reason-few-settlers = Du hast nicht genug Siedler übrig.
reason-cannot-pay = Das kannst du nicht bezahlen; vielleicht tauschst du vorher.
reason-not-in-market = Dieses Gebäude liegt nicht auf diesem Marktfeld.
reason-no-room = Deine Siedlung hat kein freies Feld.
reason-not-adjacent = In dieser Reihe ist kein Feld neben einer erkundeten Landschaft frei.
reason-row-active = Diese Reihe wurde in dieser Runde schon aktiviert.
reason-unexplored = Dort liegt noch keine Landschaft.
reason-no-monster = Dort ist kein Monster.
reason-has-monster = Dort ist ein Monster im Weg.
reason-has-fortress = Dort steht schon eine Festung.
reason-no-fortress = Dort steht keine Festung.
reason-fortress-active = Diese Festung wurde in dieser Runde schon aktiviert.
reason-no-hero = Dieser Held ist nicht in der Reihe.
reason-no-trade = Das kannst du jetzt nicht eintauschen.
reason-not-in-row = Dieses Artefakt liegt nicht in der Reihe.
reason-no-use = Dieses Gebäude lässt sich jetzt nicht oder nicht so nutzen.
reason-no-place = Dort ist dafür kein Platz.

good-wood = { $n } Holz
good-clay = { $n } Lehm
good-stone = { $n } Stein
good-diamond = { $n ->
    [one] 1 Diamanten
   *[other] { $n } Diamanten
}
good-settler = { $n } Siedler
good-bonus = { $n } Bonussiedler
good-gold = { $n } Gold

thing-wood = Holz
thing-clay = Lehm
thing-stone = Stein
thing-diamond = Diamant
thing-gold = Gold
thing-normal = normale Ressource nach Wahl
thing-I = Wildnisreihe I
thing-II = Wildnisreihe II
thing-III = Wildnisreihe III
thing-upper = obere Siedlungsreihe
thing-middle = mittlere Siedlungsreihe
thing-lower = untere Siedlungsreihe
thing-settler = Siedler/in
thing-mayor = Bürgermeister/in
thing-knight = Ritter/in
thing-lord = Lord oder Lady
thing-adventurer = Abenteurer
    .about = Zählt jede eigene Landschaft.
thing-defender = Verteidiger
    .about = Zählt jede eigene Festung.
thing-builder = Baumeister
    .about = Zählt jedes eigene Gebäude.
thing-craftsman = Handwerker
    .about = Bringt die aufgedruckten Punkte.
thing-hero = Held
thing-landscape = Landschaft
thing-building = Gebäude
thing-artefact = Artefakt
thing-monster = Monster
thing-guild = Gilde
thing-cost = Preis
thing-bonus = Bonussiedler
thing-points = Punkte
thing-colour = Monster
thing-colour_confidence = Farbe
thing-row = Reihe
thing-resource = Ressource
thing-copies = Plättchen
thing-effect = Wirkung
thing-give = geben
thing-get = erhalten
thing-supply = in der Schachtel
thing-settlers = Siedler
thing-reward = Belohnung
thing-gain = Ertrag
thing-exchange = Tausch, einmal je Aktivierung
thing-deposit = Einlage, einmal je Aktivierung
thing-fortress = Ressource einer eigenen Landschaft mit Festung
thing-reconstructed = rekonstruiert

thing-green = grüner Waldgnoll
    .about = Ein schwaches Monster der Wildnis.
thing-yellow = gelber Steppen-Mantikor
    .about = Ein Monster der Wildnis.
thing-blue = blaue Wasserhydra
    .about = Ein starkes Monster der Wildnis.
thing-red = roter Höhlendrache
    .about = Das stärkste Monster der Wildnis.

thing-sawmill = Sägewerk
    .about = Gibt 1 Holz.
thing-clay-pit = Lehmgrube
    .about = Gibt 1 Lehm.
thing-quarry = Steinbruch
    .about = Gibt 1 Stein.
thing-warehouse = Warenspeicher
    .about = Gibt 1 normale Ressource deiner Wahl.
thing-diamond-mine = Diamantenmine
    .about = Gibt 1 Diamanten.
thing-bazaar = Basar
    .about = Aus 1 normalen Ressource wird 1 Gold.
thing-alchemist = Alchemist
    .about = Aus 1 Gold werden 2 Diamanten.
thing-gem-cutter = Edelsteinschleifer
    .about = Aus 1 Diamanten werden 1 Holz, 1 Lehm und 1 Stein.
thing-tavern = Taverne
    .about = 1 Diamant bringt 2 Bonussiedler.
thing-trading-post = Handelsposten
    .about = Gibt 1 Ressource einer deiner Landschaften mit Festung.
thing-bank = Bank
    .about = Lege 1 Gold darauf: 5 Punkte am Ende.
thing-church = Kirche
    .about = Lege 1 Diamanten darauf: 4 Punkte am Ende.

thing-eternal-hourglass = Ewige Sanduhr
    .about = Jedes Gebäude, das du baust, darfst du sofort nutzen; seine Reihe kann trotzdem noch aktiviert werden.
thing-enchanted-compass = Verzauberter Kompass
    .about = Beim Erkunden erhältst du die Ressource der Landschaft, bevor das Monster geprüft wird.
thing-mace-of-valour = Streitkolben der Tapferkeit
    .about = Jeder Kampf bringt 1 Diamanten mehr.
thing-potion-of-might = Trank der Macht
    .about = Wenn du eine Festung errichtest, erhältst du 1 Ressource ihrer Landschaft.
thing-living-chest = Lebendige Truhe
    .about = Beim Nehmen: 1 Bonussiedler.
thing-scroll-of-luck = Schriftrolle des Glücks
    .about = Beim Aktivieren einer Wildnisreihe: 1 weitere Ressource wie auf einer ihrer Landschaften, die etwas gegeben haben.
thing-crown-of-dominion = Herrschaftskrone
    .about = Beim Aktivieren einer Festung: 1 weitere Ressource ihrer Landschaft.
thing-ornate-tankard = Verzierter Humpen
    .about = Jeder Held, den du einlädst, bringt 1 Bonussiedler mehr.
thing-magic-treasure = Magischer Schatz
    .about = Beim Nehmen: 1 Gold.
thing-diamond-ring = Diamantring
    .about = Beim Nehmen: 1 Diamanten.
thing-guiding-star = Leitstern
    .about = Einmal in der Runde darfst du eine Wildnisreihe ein zweites Mal aktivieren, als Aktion mit einem weiteren Siedler.
thing-key-of-knowledge = Schlüssel des Wissens
    .about = Einmal in der Runde darfst du eine Siedlungsreihe ein zweites Mal aktivieren, als Aktion mit einem weiteren Siedler.
thing-mirror-of-transformation = Spiegel der Verwandlung
    .about = Du darfst normale Ressourcen eins zu eins tauschen.
thing-shaman-mask = Schamanenmaske
    .about = Bei jeder deiner Monsterprüfungen entscheidest du, ob das Monster erscheint, was auch immer die Helden zeigen.

label-reconstructed = (Rekonstruiert: Die gedruckten Werte sind nicht bekannt.)
label-about-hero = { $guild }, Preis { $cost }; { $bonus ->
    [0] kein Bonussiedler
   *[other] { $bonus } Bonussiedler
}; { $points }; Monster: { $colour }.
label-about-landscape = Für { $row }: gibt { $good }, Monster: { $colour }.
label-about-building = Preis { $cost }. { $effect }
label-about-monster = Bekämpft von { $settlers ->
    [one] 1 Siedler
   *[other] { $settlers } Siedlern
}; Belohnung { $reward }. Es verhindert den Ertrag seiner Landschaft.
points-adventurer = { $points } SP je eigener Landschaft
points-defender = { $points } SP je eigener Festung
points-builder = { $points } SP je eigenem Gebäude
points-craftsman = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

label-round = Runde { $round } von 6
label-turn = Am Zug: { $seat }
label-marker = Startmarker: { $seat }
label-over = Das Spiel ist zu Ende
label-rank = Rang: { $rank }
label-heroes = Helden (Stapel { $deck }); von links, die ersten zwei kosten Diamanten mehr
label-market = Markt (Stapel { $stack })
label-artefacts = Artefakte
label-stacks = Landschaften übrig: I { $first }, II { $second }, III { $third }
label-supply = Vorrat: { $goods }
label-drawn = Gezogen: { $land }
label-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-hidden = verdeckte Helden: { $number }
label-settlers = Siedler { $normal }+{ $bonus }
label-picked = Bonussiedler zuerst: { $number }
label-passed = gepasst
label-guests = Helden
label-legend = H Holz  L Lehm  S Stein  D Diamant  G Gold  g grün  ge gelb  b blau  r rot
label-signs = ! Monster  # Festung  * in dieser Runde benutzt  ~ Werte rekonstruiert
short-wood = H
short-clay = L
short-stone = S
short-diamond = D
short-gold = G
short-green = g
short-yellow = ge
short-blue = b
short-red = r
short-adventurer = /Landschaft
short-defender = /Festung
short-builder = /Gebäude
short-craftsman = {" "}Punkte
short-upper = oben
short-middle = Mitte
short-lower = unten

thing-H01 = Alrik
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H02 = Brida
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H03 = Corin
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H04 = Dana
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H05 = Eskil
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H06 = Fenja
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H07 = Gerrit
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H08 = Hilda
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H09 = Ivo
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H10 = Jorun
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H11 = Kaspar
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H12 = Lioba
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H13 = Magnus
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H14 = Nanna
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H15 = Oswin
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H16 = Petra
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H17 = Quirin
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H18 = Runa
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H19 = Sigurd
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H20 = Thora
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H21 = Ulf
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H22 = Velda
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H23 = Wulf
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H24 = Ylva
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H25 = Anselm
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H26 = Berta
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H27 = Cuno
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H28 = Dorte
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H29 = Ewald
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H30 = Frida
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H31 = Gundo
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H32 = Heike
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H33 = Ingo
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H34 = Jutta
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H35 = Konrad
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H36 = Lene
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H37 = Mattes
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H38 = Nele
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H39 = Odo
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H40 = Pia
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H41 = Ruben
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H42 = Selma
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H43 = Tilo
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H44 = Ursel
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H45 = Veit
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H46 = Wanda
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H47 = Xaver
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-H48 = Zita
    .about = Ein Held, der für den Preis auf der Karte eingeladen wird.
thing-L1-01 = Landschaft L1-01
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-02 = Landschaft L1-02
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-03 = Landschaft L1-03
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-04 = Landschaft L1-04
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-05 = Landschaft L1-05
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-06 = Landschaft L1-06
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-07 = Landschaft L1-07
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-08 = Landschaft L1-08
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-09 = Landschaft L1-09
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-10 = Landschaft L1-10
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-11 = Landschaft L1-11
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L1-12 = Landschaft L1-12
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-01 = Landschaft L2-01
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-02 = Landschaft L2-02
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-03 = Landschaft L2-03
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-04 = Landschaft L2-04
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-05 = Landschaft L2-05
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-06 = Landschaft L2-06
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-07 = Landschaft L2-07
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-08 = Landschaft L2-08
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-09 = Landschaft L2-09
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-10 = Landschaft L2-10
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-11 = Landschaft L2-11
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L2-12 = Landschaft L2-12
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-01 = Landschaft L3-01
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-02 = Landschaft L3-02
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-03 = Landschaft L3-03
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-04 = Landschaft L3-04
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-05 = Landschaft L3-05
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-06 = Landschaft L3-06
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-07 = Landschaft L3-07
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-08 = Landschaft L3-08
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-09 = Landschaft L3-09
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-10 = Landschaft L3-10
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-11 = Landschaft L3-11
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.
thing-L3-12 = Landschaft L3-12
    .about = Eine Landschaft der Wildnis mit ihrer Ressource und ihrem Monster.

## Nur die Seite sagt es

page-home = Land von { $seat }
page-market = Markt · Stapel { $stack }
page-heroes = Helden · Stapel { $deck }
page-drawn = Gezogen: Wähle, wohin es kommt.
page-stacks = Landschaften übrig: I { $first } · II { $second } · III { $third }
page-stacks-tip = Landschaften, die noch verdeckt liegen, nach Reihe der Wildnis.
page-artefacts-tip = Für jede Runde wird ein Artefakt gewählt.
page-surcharge = Die ersten beiden Plätze der Reihe kosten Diamanten mehr.
page-points-adventurer = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede eigene Landschaft.
page-points-defender = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede eigene Festung.
page-points-builder = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes eigene Gebäude.
page-points-craftsman = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
page-tiles = So viele Plättchen liegen auf diesem Feld.
page-stock = Was hier liegt, zählt am Ende.
page-crew = { $normal } Siedler{ $bonus ->
    [0] {""}
   *[other] {" "}und { $bonus } Bonussiedler
}
page-crew-tip = Siedler, die noch geschickt werden können; Bonussiedler sind golden. Alle normalen kommen in der nächsten Runde zurück.
page-lands-tip = Erkundete Landschaften.
page-action-open = Aktion offen
page-action-done = Aktion
page-invite-open = Held offen
page-invite-done = Held
page-action-tip = Eine Aktion je Zug: bauen, erkunden, kämpfen, befestigen oder aktivieren.
page-invite-tip = Ein Held darf in jedem Zug eingeladen werden.
page-no-heroes = Noch keine Helden eingeladen.
page-marker = beginnt
page-marker-tip = Hat den Startmarker.
page-passing = passt

## Was Karten tun, wo die Varianten des Tisches es sagen

about-scroll-of-luck-scroll-any = Beim Aktivieren einer Wildnisreihe: 1 weitere Ressource wie auf irgendeiner Landschaft der Reihe.
about-living-chest-first-artefact-silent = Beim Nehmen, aber nicht als erstes Artefakt: 1 Bonussiedler.
about-magic-treasure-first-artefact-silent = Beim Nehmen, aber nicht als erstes Artefakt: 1 Gold.
about-diamond-ring-first-artefact-silent = Beim Nehmen, aber nicht als erstes Artefakt: 1 Diamanten.
page-said-lands = { $count ->
    [one] 1 Landschaft
   *[other] { $count } Landschaften
}
page-said-fortresses = { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
}
page-said-buildings = { $count ->
    [one] 1 Gebäude
   *[other] { $count } Gebäude
}
page-said-heroes = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
page-said-tiles = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
page-said-stock = { $count ->
    [one] 1 Ressource liegt hier
   *[other] { $count } Ressourcen liegen hier
}
page-active = in dieser Runde genutzt
page-unexplored = { $space }: unerforscht
page-fortress = mit einer Festung
page-monster = hier ist ein Monster
