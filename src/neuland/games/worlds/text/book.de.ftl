# Das Buch der Welten: die Sätze, aus denen die Regeln einer Welt zusammengesetzt werden, einer für jede geltende Regel.
# Zahlen kommen aus der Komponentendatei (`section_key`) und aus dem Plan der Welt.

thing-module-1 = Transport
thing-module-2 = Wettlauf
thing-module-3 = Privilegien
thing-module-4 = Militär
thing-module-5 = Entdecken
thing-module-6 = Straßen
thing-module-7 = Mehrheiten
thing-module-8 = Produktion
thing-module-9 = Aktien

brings-1-1 = Waren in Städte liefern, die sie nachfragen; jede Sorte und ganze Sets zählen.
brings-1-2 = Waren werden zu Preisen verkauft, die fallen und sich erholen.
brings-1-3 = Ein Transportwagen trägt Bewohner und Waren; wo niemand sonst Bewohner braucht, fährt er allein.
brings-2-1 = Als Erster möglichst viele Städte erreichen.
brings-2-2 = Neue Siedlungen und neu erreichte Städte bringen Geld.
brings-2-3 = Prämien für alle, die etwas als Erste tun.
brings-3-1 = Fabriken in Städten bauen, auf Privilegien bieten, Steuern zahlen.
brings-3-2 = Fabriken bringen Geld, Privilegien werden versteigert, Einkommen wird versteuert.
brings-3-3 = Ein Privileg je Zug aus einer Reihe, deren Preise fallen.
brings-4-1 = Krieg: Land und Städte zählen, Hauptstädte können fallen.
brings-4-2 = Gehaltene Felder bringen Geld, und um sie wird gewürfelt.
brings-4-3 = Um Felder wird gekämpft, ein Bewohner gegen eine Armee.
brings-5-1 = Den Plan entdecken, als Erster besiedeln und Punkte ernten.
brings-5-2 = Entdeckungen und erste Siedlungen bringen dauerhaftes Einkommen.
brings-5-3 = Der Plan wird im Spiel erst entdeckt.
brings-6-1 = Städte und Land durch Straßen verbinden; Sets zählen.
brings-6-2 = Verbundene Städte und verbundenes Land bringen Geld.
brings-6-3 = Straßen zum schnellen Gehen, wo du willst.
brings-7-1 = Drei Wertungen, wer von jedem Gelände am meisten hat, und die Sieger verlieren Figuren.
brings-7-2 = Wer von einem Gelände am meisten hat, bekommt dafür Geld.
brings-7-3 = Am Ende zählen Mehrheiten.
brings-8-1 = Betriebe und Handelshäuser: Waren in Sets zählen.
brings-8-2 = Betriebe stellen Waren her, Handelshäuser verkaufen sie in Sets.
brings-8-3 = Mit Betrieben darfst du mehr Bewohner kaufen.
brings-9-1 = Fünf Gesellschaften, geleitet von dem, der am meisten hält; Vermögen gewinnt.
brings-9-2 = Fünf Gesellschaften handeln; ihre Punkte gehören ihren Aktionären.
brings-9-3 = Jeder Spieler ist eine Gesellschaft, von der andere Aktien kaufen können.

book-title = Welt { $number }: { $name }
book-seats = Für { $seats } Spieler, { $faq ->
    [yes] mit den offiziellen Fragen und Antworten von 2015
   *[no] erste Auflage
}
book-of = { $module } { $place }
book-random = Die Welt wird ausgelost, wenn der Tisch eröffnet wird; dann ist ihre Seite des Buches zu lesen.
book-found = { $count ->
    [one] { $count } Welt
   *[other] { $count } Welten
}
book-none-found = So ist keine Welt; ohne Wörter werden alle 504 aufgezählt.
book-no-world = Es gibt keine Welt { $world }: Eine Welt sind drei verschiedene Ziffern von 1 bis 9, etwa 123.
book-no-seats = Welten sind für { $there } Spieler, nicht für { $given }.
book-no-edition = Es gibt keine Ausgabe { $given }; es gibt { $there }.
book-no-module = { $given } ist kein Modul: Schreibe 4 für eines an beliebigem Platz, 4.II für eines auf Platz II.
book-general = allgemeine Regeln
book-reconstructed = nachgebildet
book-reconstructed-note = Was als „{ book-reconstructed }“ bezeichnet ist, ist vom gedruckten Spiel nicht überliefert; so muss es nach unserer Meinung sein, und wer das Spiel besitzt, kann es mit einer eigenen Datei berichtigen.
book-about = Was diese Welt ist
book-sides = Was immer gilt
book-map = Aufbau: der Plan
book-setup = Aufbau: Tafeln, Figuren, Geld
book-capitals = Aufbau: Hauptstädte
book-rounds = Eine Runde
book-AR = Aktienrunde
book-1 = { $order ->
    [clockwise] Reihenfolge
   *[other] 1: Reihenfolge
}
book-2 = 2: Versteigerung
book-3A = 3 A: Hauptstadt
book-3B = 3 B: Aktienhandel
book-3C = 3 C: Kauf
book-3D = 3 D: Bewohner
book-board = Die Mehrheitentafel
book-3E = 3 E: Transportwagen
book-3F = 3 F: Fabriken
book-fight = { $race ->
    [0] { $military ->
        [3] 3 D: Kämpfe
       *[other] 3 G: Kämpfe
    }
   *[other] 3 D: Kämpfe, sofort
}
book-prizes = Prämien
book-3H = 3 H: Einkommen
book-4 = 4: Dividenden
book-5 = 5: Wertung
book-round-end = Ende der Runde
book-end = Ende des Spiels
book-score = Wertung am Ende
book-tie = Gleichstand
book-privileges = Privilegien im Spiel

fact-map = Plan { $map }
fact-order = { $order ->
    [clockwise] im Uhrzeigersinn
    [income-down] höchstes Einkommen zuerst
    [income-up] niedrigstes Einkommen zuerst
    [points-up] wenigste Punkte zuerst
   *[share-value] höchster Aktienkurs zuerst
}
fact-money = { $cash_in_all }
fact-residents = { $residents ->
    [yes] {""}
   *[no] ohne Bewohner
}
fact-sides = { $companies ->
    [yes] Gesellschaften
   *[no] {""}
}

glance-map = Plan
glance-order = Reihenfolge
glance-money = Geld
glance-residents = Bewohner
glance-phases = Eine Runde
glance-end = Ende
glance-score = Wertung
glance-plays = Wie sie sich spielt
plays-length = Mit { $players } Spielern etwa { $rounds } Runden, { $minutes } Minuten.
plays-tense = Die Führung wechselt oft.
plays-close = Es geht knapp aus.
plays-runaway = Wer vorn liegt, gewinnt deutlich.
plays-endless = Die meisten Partien zwischen Bots hat nur die Rundengrenze beendet.
plays-best = Am besten mit { $players }.
fact-minutes = { $minutes } min
character-tense = spannend
character-close = knapp
character-runaway = einer läuft davon
character-endless = bis zur Rundengrenze

rule-W1 = { $shares ->
    [2] { $first } (I) sagt, wie das Spiel endet, was zählt und woher das Einkommen kommt, { $second } (II) setzt fünf Gesellschaften an die Stelle der Spieler, { $third } (III) fügt Eigenes hinzu.
   *[other] { $first } (I) sagt, wie das Spiel endet und was zählt, { $second } (II), woher das Einkommen kommt, { $third } (III) fügt Eigenes hinzu.
}
rule-W2 = Wo Module verschiedene Pläne, Reihenfolgen oder Startgelder wollen, entscheidet die bessere Priorität, bei gleicher der höhere Platz; diese Seite sagt, was dabei herauskommt.
rule-W9 = Allgemeine Regeln und die drei Module gelten zusammen; was sie über Module sagen, die hier fehlen, gilt nicht.
rule-W8 = { $residents ->
    [yes] Gespielt wird mit Bewohnern.
   *[no] Gespielt wird ohne Bewohner: Alle drei Module kommen ohne sie aus.
}
rule-G29 = Nichts über Bewohner gilt. Eine Seite hat ein Hauptquartier, einen Transportwagen und Siedlungen.
rule-G36 = Welche Welt gespielt wird, ist frei zu wählen oder bleibt dem Zufall überlassen.
rule-G1 = Was ein Modul sagt, geht den allgemeinen Regeln vor{ $privileges ->
    [0] {""}
   *[other] , und ein Privileg beiden
}.

rule-G42 = Die fünf Gesellschaften sind die Seiten: Jede hat eigene Figuren, eigenes Geld, Einkommen, Punkte und Privilegien. Ihr Präsident entscheidet für sie („du“) und zahlt nur aus ihrem Vermögen.
rule-G40 = Nur wer Aktien einer Gesellschaft hat, darf ihren Präsidenten beraten.
rule-G39 = { $shares ->
    [0] Das Bargeld der Spieler ist geheim, wenn nicht offen gespielt wird. Alles andere ist offen, außer verdeckten Geboten und Karten.
    [3] Das Bargeld aller Spieler ist offen, denn jeder ist eine Gesellschaft. Auch alles andere ist offen, außer verdeckten Geboten und Karten.
   *[other] Was Gesellschaften besitzen, ist offen; das Bargeld der Spieler ist geheim, wenn nicht offen gespielt wird. Geheim sind verdeckte Gebote und Karten.
}
rule-G2 = Spieler tauschen oder verschenken nichts untereinander.
rule-G3 = Was du getan hast, kannst du zurücknehmen, bis der nächste Zug beginnt, solange nichts Verdecktes ans Licht kam.
rule-G47 = Gewonnene Punkte sind offen und zählen sofort, wo immer eine Regel nach Punkten fragt.
rule-G6 = { $residents ->
    [yes] Bevölkerung sind Bewohner und Siedlungen. Das Hauptquartier zählt
   *[no] Das Hauptquartier zählt
} als Siedlung.
rule-G41 = Alle Seiten dürfen auf demselben Feld sein; Figuren der anderen beachtet man nicht.
rule-G7 = Hauptquartiere und Siedlungen ziehen nie{ $swapped ->
    [no] {""}
   *[yes] , außer wie unten gesagt
}.
rule-G8 = Nie mehr Bewohner einer Seite auf einem Feld als { $limits_residents_in_capital } in der Hauptstadt und { $limits_residents_elsewhere } anderswo.
rule-G10 = Was du baust, gehört dir.{ $losable ->
    [no] {""}
   *[yes] { $built ->
        [both] {" "}Verlierst du das Feld oder gibst es auf, sind Gebäude herrenlos und Straßen neutral, bis eine Seite am Zug ist, die sie haben darf.
        [roads] {" "}Verlierst du das Feld oder gibst es auf, sind seine Straßen neutral, bis eine Seite am Zug ist, die sie haben darf.
       *[buildings] {" "}Verlierst du das Feld oder gibst es auf, ist herrenlos, was dort steht, bis eine Seite am Zug ist, die es haben darf.
    }
}
rule-G17 = Geld, Waren, Punkte und Marker des allgemeinen Vorrats gehen nicht aus.

rule-W3 = Plan { $map }{ $map ->
    [1] : die Mitte, die durch Entdecken wächst.
    [2] : ein Sechseck mit sechs Städten am Rand.
    [3] : ein Sechseck um einen See.
    [4] : allein Stadt 1, die durch Entdecken wächst.
   *[5] : drei Arme um Stadt 1.
}
rule-G30 = { $map ->
    [1] Alle anderen Plättchen warten in Stapeln.
    [4] Alle anderen Plättchen warten in Stapeln.
   *[other] Städte und neun Wasserplättchen liegen fest; die übrigen 42 Plättchen werden gemischt und Reihe für Reihe ausgelegt.
}
rule-G31 = Die Städte 2, 3 und 4 liegen um Stadt 1, die anderen an den Ecken.
rule-G32 = Die Städte 1 bis 4 liegen um den See, die anderen an den Ecken. Die zwei übrigen Wasserplättchen verbinden nie ein einzelnes Wasserfeld mit dem See.
rule-G33 = Die Städte 10, 4 und 7 liegen an den Spitzen. Übriges Wasser schneidet nie Felder ab.
rule-G34 = { $column ->
    [0] Die Städte 2, 1 und 3 liegen in einer Reihe, dazwischen Wasser.
    [1] Um Stadt 1 liegen die Städte 2, 3 und 4, jede hinter einem Wasserfeld.
   *[other] Beiderseits von Stadt 1 liegt eine Wiese, und von jeder Wiese aus zwei Städte hinter einem Wasserfeld.
}
rule-G35 = Der Plan beginnt mit Stadt 1.
rule-M5-S1 = Unentdeckte Plättchen liegen in Stapeln nach Gelände, Städte mit der niedrigsten Nummer oben. { $exploration_tiles } Entdeckerplättchen und ein Würfel entscheiden, was gefunden wird.
rule-G18 = Städte zeigen ihre Waren: was sie anbieten und was sie nachfragen.
rule-G20 = Städte zeigen ihre leere Seite: Sie bieten nichts an und fragen nichts nach.
rule-M8-S1 = Land zeigt seine Ware: Wiese Vieh, Wald Holz, Acker Getreide, Berg Erz, Wasser Fisch, Wüste keine.
rule-M1-S1 = Auf jeder Stadt liegen { $transport_stock } Waren der Sorte, die sie anbietet.
rule-M1-S1a = Eine Stadt bekommt ihre Waren, wenn sie ausgelegt wird.
rule-M1-S1b = Auf Städten liegen keine Waren: Sie kommen aus Betrieben.{ $transport ->
    [3] {""}
   *[other] {" "}Die vier Sorten, die sie nicht anbieten, fragen sie dennoch nach.
}
rule-M1-S1c = Für den Transportwagen bieten Städte keine Waren an und fragen keine nach.
rule-M8-S2 = Waren liegen im allgemeinen Vorrat.

rule-G37 = Jede Seite hat { $residents ->
    [yes] { $pieces_residents_here } Bewohner und { $pieces_settlements_here } Siedlungen
   *[no] { $pieces_settlements_without_residents_here } Siedlungen
}, mehr nicht.
rule-G38 = Ein Bewohner jeder Seite zeigt die Reihenfolge an und spielt nicht mit.
rule-M1-S4 = Siedlungen setzt der Transportwagen, wo eine Regel es sagt.
rule-M6-S1 = { $military ->
    [0] Jede Seite hat { $pieces_roads_here } Straßen.
   *[other] { $pieces_common_roads } neutrale Straßen sind für alle da.
}
rule-M6-S2 = Verbundene Felder werden auf der Mehrheitentafel gezählt, { $deserts ->
    [yes] mit
   *[no] ohne
} Spalte für Wüsten.
rule-M7-S1 = Die Mehrheitentafel hat eine Spalte für jedes Gelände, auch für Wüsten.
rule-M7-S2 = Zwei Runden ohne Wertung; dann verdeckte Karten in den Reihen I, II und III, je { $scoring_cards }. Eine Karte jeder Reihe ist ihre Wertung, die anderen sind Nieten.
rule-M7-S3 = Die Betriebsrunden 1 und 2 sind ohne Wertung. In den Runden 3, 4 und 5 gibt es eine verdeckte Karte für jede Gesellschaft im Spiel, eine davon die 1., 2. oder 3. Wertung.
rule-M7-S3a = Die Karte einer ausgeschiedenen Gesellschaft wird aufgedeckt, wenn sie am Zug gewesen wäre. Ohne Gesellschaften gibt es keine Wertung; nach Runde { $shares_rounds } endet das Spiel auf jeden Fall.
rule-M1-S3 = Die Warenpreistabelle: Jede Ware beginnt bei { $transport_price_start }.
rule-M2-S1 = Zehn Stadtkarten liegen aus, eine für jede Stadt.
rule-M2-S5 = Prämien liegen aus (siehe Prämien).
rule-M3-S1 = { $kinds } Sorten von Privilegien sind im Spiel: { $deck } Karten{ $column ->
    [0] , je eine.
    [1] : je zwei, doch einige sind ungesehen aussortiert.
   *[other] , je zwei.
}
rule-M3-S1a = Rückseiten I liegen gemischt oben, dann II{ $backs ->
    [2] .
   *[other] , dann III.
}
rule-M3-S2 = { $shown } Karten liegen in einer Reihe aus, für je { $privileges_price }.
rule-M3-S3 = { $privileges_end_factories } Fabriken liegen zum Abzählen bereit; es dürfen mehr gebaut werden.
rule-M3-S4 = Punkte werden sofort als Marker genommen.
rule-M5-S2 = { $exploration ->
    [1] Punkte werden sofort als Marker genommen{ $shares ->
        [2] ; auch Einkommensplättchen liegen bereit
       *[other] {""}
    }.
   *[other] Einkommensplättchen zu { $exploration_token } liegen bereit.
}
rule-M9-S1 = Eine Gesellschaft hat { $shares_units } Aktien: Die des Präsidenten zählt { $shares_president }, die anderen sind einfach. Ausgabepreise: grün { $shares_issue_1 }, weiß und lila { $shares_issue_2 }, blau und orange { $shares_issue_4 }. Kurse bleiben zwischen { $share_least } und { $share_most }.
rule-M9-S2 = Aktien liegen bei ihren Gesellschaften, die noch nichts besitzen.
rule-M9-S3 = Aktien liegen in der Bank. Eine Gesellschaft beginnt mit dem { $shares_start_assets }fachen ihres Ausgabepreises.
rule-M9-S4 = { $bid ->
    [yes] Wer am meisten bietet, bekommt die Startspielerkarte.
   *[no] Die Startspielerkarte wird ausgelost.
} Das Geld gehört den Spielern selbst.
rule-M9-S5 = Jeder Spieler ist eine eigene Gesellschaft: die Aktie des Präsidenten und acht einfache, zu Beginn je { $shares_private_value } wert. Kurse bleiben zwischen { $share_least } und { $share_most }.
rule-W7 = { $money ->
    [shares] Jeder Spieler beginnt mit { $cash }.
    [staggered] Geld nach der Reihenfolge der ersten Runde: { $cash }.
   *[other] Alle beginnen mit { $cash }.
}
rule-G27 = Wer später in der Reihenfolge kommt, beginnt mit mehr.
rule-G28 = Jeder Spieler bekommt { $money_plus } mehr.

rule-W4 = { $capitals ->
    [centre] Alle beginnen in Stadt 1; die Hauptquartiere stehen dort zusammen.
   *[other] { $map ->
        [4] Hauptstadt ist Stadt 1; die Hauptquartiere stehen dort zusammen.
        [5] Hauptstadt ist Stadt 1; die Hauptquartiere stehen dort zusammen.
       *[other] Jede Seite hat eine eigene Hauptstadt, alle verschieden.
    }
}
rule-W6 = { $capitals ->
    [founding] Hauptstädte werden gewählt, wenn eine Gesellschaft gegründet wird.
    [bid] Hauptstädte werden nach den Geboten gewählt, das höchste zuerst.
   *[other] Hauptstädte werden rückwärts gewählt: Wer zuletzt kommt, wählt zuerst.
}
rule-G49 = Jede Stadt, die noch keine Hauptstadt ist, darf gewählt werden.
rule-G21 = { $companies ->
    [yes] In der ersten Aktienrunde darf jede der fünf Städte gewählt werden, auch die mittlere; es gilt der Plan für vier Spieler.
   *[no] Jede Stadt außer der mittleren darf gewählt werden.
}
rule-G22 = Nur Städte am Rand sind Hauptstädte: { $seats ->
    [2] Die zwei liegen einander gegenüber.
    [3] Die drei liegen gleich weit voneinander.
   *[other] Die zwei, die übrig bleiben, liegen einander gegenüber.
}
rule-G23 = In der ersten Aktienrunde darf jede Stadt am Rand gewählt werden, die noch keine Hauptstadt ist.
rule-G24 = Die Städte 5 und 10, die beide Fisch anbieten, dürfen keine Hauptstädte sein.
rule-G19 = Hauptstädte bieten verschiedene Waren an.
rule-M2-S2 = { $faq ->
    [yes] Eine Siedlung
   *[no] Ein Bewohner
} aus deinem Vorrat kommt auf die Stadtkarte deiner Hauptstadt: eine erreichte Stadt.
rule-M2-S3 = Eine Siedlung aus deinem Vorrat kommt auf die Stadtkarte deiner Hauptstadt; für das Einkommen zählt sie nicht.
rule-M2-S4 = Deine Marker warten in den neun anderen Städten.
rule-M1-S2 = Dein Transportwagen beginnt in deiner Hauptstadt mit { $transport_levels_1 } Bewegungspunkten und { $holds ->
    [0] ohne Laderaum
   *[other] einem Laderaum
}.
rule-M1-S2a = Er ist mit einer Ware von dort beladen, wenn es eine gibt.
rule-M1-S2b = Der Transportwagen lädt nie etwas.
rule-M4-S1 = Jede Stadt, die keine Hauptstadt ist, ist frei und hat eine Besatzung: { $houses ->
    [yes] eine Kaserne.
   *[no] Kaserne und Stadtwehr.
}
rule-M4-S1a = Eine entdeckte Stadt bekommt ihre Besatzung sofort.
rule-M4-S1b = Es gibt keine Stadtwehr; die Kaserne zählt als Handelshaus.
rule-M4-S1c = Besatzungen kommen nach der ersten Aktienrunde; eine später gegründete Hauptstadt entfernt die ihrer Stadt.

rule-G4 = { $order ->
    [clockwise] In einer Runde hat jede Seite einen ganzen Zug, 3 A bis 3 H, soweit es die Phasen unten gibt.
   *[other] Eine Runde geht durch die Phasen unten; 3 ist der ganze Zug einer Seite, dann der nächsten. Die anderen sind für alle gemeinsam.
}
rule-M9-R1 = Aktienrunde, zwei Betriebsrunden, dann dreimal je eine Aktienrunde und eine Betriebsrunde: { $shares_rounds } Betriebsrunden.
rule-M9-R2 = Aktienrunden und Betriebsrunden wechseln sich ab, bis das Ende erreicht ist.
rule-M9-R3 = In einer Betriebsrunde handeln nur gegründete Gesellschaften, geleitet von ihren Präsidenten.

rule-M9-A0 = Von der Startspielerkarte an im Uhrzeigersinn{ $bid ->
    [yes] {" "}(in der ersten Aktienrunde nach den Geboten)
   *[no] {""}
}: eine Aktie kaufen, beliebig viele verkaufen, oder beides; oder passen; oder aussteigen.
rule-M9-A1 = In einer Aktienrunde kaufst oder verkaufst du Aktien einer Gesellschaft, nicht beides.
rule-M9-A2 = Passen darfst du, solange niemand ausgestiegen ist. Wer zuerst aussteigt, nimmt die Startspielerkarte; danach handeln alle oder steigen aus.
rule-M9-A2a = Die Aktienrunde endet, wenn alle ausgestiegen sind oder alle nacheinander passen.
rule-M9-A3 = Eine Aktie kostet den Aktienkurs; ein Kauf ändert ihn nicht.
rule-M9-A3a = { $shares ->
    [1] Zuerst werden die Aktien der Gesellschaft selbst verkauft, und sie bekommt für jede den Ausgabepreis; dann die der Bank.
   *[other] Aktien werden von der Bank gekauft.
}
rule-M9-A3b = Niemand hat mehr als { $shares_most } von einer Gesellschaft.
rule-M9-A4 = Ab der zweiten Aktienrunde darfst du zum Aktienkurs verkaufen; danach fällt er um 10, gleich bei wie vielen.
rule-M9-A4a = Ein Präsident darf nur dann unter den Besitz eines anderen verkaufen, wenn dieser die Aktie des Präsidenten gegen zwei einfache nehmen kann.
rule-M9-A4b = { $shares ->
    [1] Höchstens { $shares_most } Aktien einer Gesellschaft dürfen in der Bank liegen.
   *[other] Alle einfachen Aktien dürfen in die Bank.
}
rule-M9-F1 = Die erste Aktie einer Gesellschaft ist die des Präsidenten, für das { $shares_president }fache des Ausgabepreises{ $shares ->
    [1] , den die Gesellschaft bekommt
   *[other] {""}
}. Wer sie kauft, ist Präsident und richtet sofort die Hauptstadt ein.
rule-M9-F2 = Wer mehr hat als der Präsident, wird sofort Präsident und gibt zwei einfache Aktien für die des Präsidenten.
rule-M9-F3 = Spätere Gesellschaften beginnen in { $map ->
    [4] einer Stadt mit einer Figur einer anderen Gesellschaft (gibt es keine, in Stadt 1).
    [5] einer Stadt mit einer Figur einer anderen Gesellschaft (gibt es keine, in Stadt 1).
   *[other] irgendeiner Stadt auf dem Plan, die keine Hauptstadt ist.
}
rule-M9-F4 = Eine Gesellschaft wird nicht angegriffen, bevor ihr erster Zug vorbei ist.
rule-M9-F5 = Eine später gegründete Hauptstadt entfernt andere Armeen dort.
rule-M9-A5 = Am Ende steigt der Aktienkurs jeder Gesellschaft um 10, deren Aktien alle bei Spielern sind.
rule-M9-A5a = Am Ende steigt der Aktienkurs der meistgekauften Gesellschaften um 10, und um 10 der Aktienkurs derer, deren Aktien alle bei Spielern sind.

rule-W5 = { $order ->
    [clockwise] Es geht im Uhrzeigersinn von einem ausgelosten Startspieler, das ganze Spiel lang.
    [income-down] Die Reihenfolge wechselt jede Runde: das höchste letzte Einkommen zuerst.
    [income-up] Die Reihenfolge wechselt jede Runde: das niedrigste letzte Einkommen zuerst.
    [points-up] Die Reihenfolge wechselt jede Runde: die wenigsten Punkte zuerst.
   *[share-value] Die Reihenfolge wechselt jede Runde: der höchste Aktienkurs zuerst.
}
rule-G25 = Mit Aktien wird die Reihenfolge immer jede Runde neu bestimmt.
rule-G26 = Von zwei Regeln für die Reihenfolge gilt nur diese; was das andere Modul sonst tut, bleibt.
rule-M3-1a = Runde 1: Alle bieten verdeckt aus ihrem Geld und zahlen ihr Gebot. Die höchsten zuerst wählen ihren Platz in der Reihenfolge{ $capitals ->
    [bid] {" "}und ihre Hauptstadt
   *[other] {""}
}.
rule-M3-1e = Gleiche Gebote losen; jedes verlorene Los bringt { $privileges_draw_lost }.
rule-M3-1f = Das Gebot gilt der Reihenfolge der ersten Aktienrunde.
rule-M3-1b = Später kommt das höchste letzte Einkommen zuerst; bei Gleichstand wird getauscht.
rule-M7-1a = Runde 1 wird ausgelost.
rule-M7-1b = Solange niemand Punkte hat, wird die Reihenfolge jede Runde umgedreht.
rule-M7-1c = Dann kommen die wenigsten Punkte zuerst; bei Gleichstand wird getauscht.
rule-M9-1a = Der höchste Aktienkurs kommt zuerst; bei gleichen der oberste Marker.
rule-M9-1c = In ihrer ersten Betriebsrunde kommt eine Gesellschaft zuerst, die zuletzt gegründete vor den anderen.
rule-M9-1d = Runde 1 wird ausgelost, dann kommt das niedrigste letzte Einkommen zuerst; bei Gleichstand wird getauscht.
rule-M3-1d = Ab Runde 2 wird Einkommen versteuert: Der Erste zahlt 2 für je volle 10, der Letzte nichts, die anderen 1.{ $companies ->
    [yes] {""}
   *[no] {" "}Der Rest des Zurückgelegten gehört dann dir.
}
rule-M3-1c = Die Reihenfolge geht nicht nach dem Einkommen, die Steuer schon: Das höchste zahlt am meisten, das niedrigste nichts. Bei gleichen gilt, wer früher kommt, als höher.
rule-M3-1g = Gesellschaften zahlen Steuern auf ihr letztes Einkommen aus ihrem Vermögen; was fehlt, wird erlassen.
rule-M9-1b = Steuern beginnen in Betriebsrunde 2.
rule-M7-1d = Ab Runde 3 steht jede Seite auf der nächsten verdeckten Karte, Reihe für Reihe.

rule-M3-2 = Ab Runde 2 ist, was übrig blieb, ab 0 zu haben; { $shown } neue Karten kommen ab { $privileges_price } dazu, höchstens { $row_most } in der Reihe.
rule-M3-2a = Alle Karten werden von links versteigert, jede vom Ersten der Reihenfolge an: mehr bieten oder passen. Das höchste Gebot zahlt.
rule-M3-2b = Eine Karte ab { $privileges_price }, die niemand will, bleibt; eine ab 0 verlässt das Spiel.
rule-M3-2c = Beliebig viele je Runde, aber jede Sorte nur einmal. Sie wirken sofort.

rule-M2-A1 = Du darfst dein Hauptquartier mit einer eigenen Siedlung in einer anderen Stadt tauschen.

rule-M9-B1 = Kaufe beliebig viele Aktien anderer aus der Bank zum Aktienkurs. Sie werden nie wieder verkauft.
rule-M9-B2 = Einmal je Zug, von jetzt an, darfst du eine eigene einfache Aktie verkaufen: Du bekommst den Aktienkurs, dann fällt er um 10. Andere können sie ab der nächsten Runde kaufen.

rule-M3-C = Liegen weniger als { $shown } Karten aus, kommt eine für { $privileges_price } dazu.
rule-M3-C1 = Liegt eine höhere Rückseite aus, kosten alle niedrigeren nichts.
rule-M3-C2 = Nimm eine Karte für ihren Preis, keine Sorte, die du hast. Sie wirkt sofort.
rule-M3-C3 = Nimmst du keine, kosten alle ausliegenden Karten von nun an nichts.
rule-M1-C1 = Ein Ausbau je Zug: die nächste Stufe der Bewegungspunkte ({ $transport_levels }){ $hold_price ->
    [0] {""}
   *[other] {" "}oder der zweite Laderaum
}.
rule-M1-C2 = Eine Stufe kostet { $level_price }{ $hold_price ->
    [0] {""}
   *[other] , der Laderaum { $hold_price }
}.
rule-G11 = Kaufe Bewohner für je { $limits_resident_price }, auf Felder mit deiner Siedlung.
rule-G43 = In die Hauptstadt dürfen beliebig viele, bis zu ihrer Grenze.
rule-G44 = Anderswo kommen höchstens so viele dazu, wie deine Siedlung und Bewohner dort vorher waren.
rule-M8-C1 = Ab Runde 2 kaufst du höchstens { $production_buy_beyond_plants } Bewohner mehr, als du Betriebe hast.
rule-M2-A2 = Figuren, die dir jetzt oder beim Siedeln fehlen, darfst du vom Plan zurücknehmen.
rule-M2-A2a = Mit einer zurückgenommenen Siedlung gehen deine Bewohner dort. Das Hauptquartier bleibt.
rule-M2-A2b = Ein so aufgegebenes Feld ist ganz aufgegeben.
rule-G12 = Dann stehen alle deine Bewohner auf.

rule-G13 = Jeder aktive Bewohner tut eines, in beliebiger Folge: zum Beispiel einen Schritt auf ein Nachbarfeld, nie auf Wasser.
rule-G9 = Dann liegt er erschöpft, bis zum Ende von 3 C deines nächsten Zuges.
rule-M2-D1 = In Eile: Ein Bewohner, der ein Feld mit einem eigenen erschöpften betritt, bleibt aktiv.
rule-G14 = Wo du keine Siedlung hast, wird ein Bewohner, der das Feld betritt, sofort zu einer.
rule-M2-D2 = Beim ersten Mal in einer Stadt kommt dieser Bewohner auf ihre Stadtkarte: eine erreichte Stadt.
rule-M2-D2a = Eine Karte zählt einmal im ganzen Spiel, was auch aus der Siedlung wird.
rule-M2-D3 = Die Stadt eines Gegners ist erreicht, wenn ein Bewohner von dir hineinzieht, wie der Kampf auch ausgeht; ein weiterer Bewohner aus dem Vorrat kommt auf die Karte.
rule-M6-1 = Aktive Bewohner gehen beliebig weit über { $military ->
    [0] deine Straßen
   *[other] Straßen zwischen deinen Feldern
} und bleiben aktiv.
rule-M6-1a = Erschöpft sind sie, wenn sie die Straße verlassen oder etwas tun.
rule-M5-D1 = Entdecken: Ein Bewohner entdeckt ein unbekanntes Nachbarfeld und geht dann in den Vorrat; fand er Wasser, bleibt er.
rule-M5-D2 = Entdecken: Ein Bewohner entdeckt ein unbekanntes Nachbarfeld und bleibt.
rule-M5-D2a = Entdecken: Ein Bewohner entdeckt beliebig viele unbekannte Nachbarfelder und geht dann in den Vorrat; war alles Wasser, bleibt er.
rule-M5-D2b = Entdecken: Ein Bewohner entdeckt ein unbekanntes Nachbarfeld und geht dann in den Vorrat; fand er Wasser, bleibt er.
rule-M5-D2c = Das gilt, obwohl Krieg ist.
rule-M5-D3 = Entdecken: Ein Bewohner entdeckt beliebig viele unbekannte Nachbarfelder und geht dann in den Vorrat; war alles Wasser, bleibt er.
rule-M5-X = Zum Entdecken werden { $exploration_tiles } Entdeckerplättchen auf die Stapel gelegt, wie folgt; leere Stapel bekommen keines.
rule-M5-X1 = Städte: so viele, wie Felder zwischen dem Ziel und der nächsten Stadt liegen; neben einer Stadt keines.
rule-M5-X2 = Wasser: so viele, wie Felder in der Luftlinie zwischen dem Ziel und Stadt 1 liegen; neben Wasser keines.
rule-M5-X3 = Land: je eines auf Wiese, Wald, Acker, Berg, Wüste.
rule-M5-X4 = Was übrig ist: je eines mehr auf jeden belegten Stapel, immer wieder.
rule-M5-X5 = Der Würfel sagt, welches Entdeckerplättchen gilt: Von diesem Stapel wird das oberste Plättchen ausgelegt.
rule-M5-X6 = { $map ->
    [4] Der Plan hat keine Grenzen.
   *[other] Der Plan endet { $exploration_radius } Felder von Stadt 1.
}
rule-M5-X7 = Wo kein Entdeckerplättchen liegen könnte, entdeckt niemand etwas.
rule-M5-V1 = Eine Entdeckung bringt { $exploration_vp_discover } Punkt, auch Wasser.
rule-M5-V2 = Dann liegen { $exploration_vp_on_land } Punkte auf entdecktem Land, { $exploration_vp_on_city } auf einer Stadt.
rule-M5-V3 = Die erste Siedlung dort nimmt einen davon.
rule-M5-V4 = Ernten: Ein aktiver Bewohner nimmt einen weiteren, solange dort welche liegen.
rule-M5-T1 = Ein Einkommensplättchen für jede Entdeckung und für die erste Siedlung auf einem Feld.
rule-M5-T2 = Ist ein Feld wieder leer, bringt die nächste erste Siedlung wieder eines.
rule-M5-T3 = Nach einer Entdeckung dürfen deine aktiven Bewohner neben dem neuen Feld darauf ziehen, ohne erschöpft zu werden; der erste wird zur Siedlung.
rule-M5-T4 = Entdeckte Wiese und Wald bringen eine eigene Siedlung, Acker eine Siedlung und einen Bewohner; auf einem Berg wartet Stadtwehr (wer sie besiegt, bekommt einmal { $military_mountain_prize } Einkommen), in einer Stadt ihre Besatzung.
rule-M5-T5 = So erhaltene Siedlungen bringen kein Einkommensplättchen.
rule-M6-2 = Straße: Bewohner bauen eine zwischen zwei Nachbarfeldern mit deinen Siedlungen{ $military ->
    [0] {""}
   *[other] , eine je Kante
}.
rule-M6-2a = Nötige aktive Bewohner auf den zwei Feldern, nach dem teureren Gelände: Wiese, Acker { $roads_cost_2 }; Wald, Wüste { $roads_cost_3 }; Stadt, Berg { $roads_cost_1 }.
rule-M6-2b = Einer mehr für jede Straße anderer an dieser Kante.
rule-M6-2c = { $military ->
    [0] Deine Straßen hängen zusammen, die erste beginnt in der Hauptstadt.
   *[other] {""}
} Einer der Bauenden geht in den Vorrat, die anderen sind erschöpft.
rule-M6-2d = { $connected ->
    [yes] Die Bauenden sind nur erschöpft.
   *[no] Straßen dürfen überall liegen; die Bauenden sind nur erschöpft.
}
rule-M6-2e = Straßen begrenzen nichts: Es dürfen mehr gebaut werden.
rule-M6-4 = Verlässt eine Siedlung den Plan, werden deine Straßen zu diesem Feld neutral{ $roads ->
    [3] {""}
   *[other] {" "}und es wird nicht mehr gezählt
}.
rule-M6-4a = Die erste Seite mit Siedlungen an beiden Enden, verbunden mit ihren Straßen, übernimmt eine neutrale Straße{ $roads ->
    [3] {""}
   *[other] {" "}und zählt das Feld
}.
rule-M6-4b = Eine neue Hauptstadt beginnt kein zweites Netz.
rule-M6-5 = Straßen sind neutral, höchstens eine je Kante, und dienen dem, der beide Felder hält.
rule-M6-5a = Eine neue Straße ist über Straßen und eigene Felder mit deiner Hauptstadt verbunden.
rule-M6-5b = Mit Bewohnern, die auf ein feindliches Feld ziehen, darf auch eine Straße darauf gebaut werden.
rule-M8-D2 = Betrieb: einer je Landfeld, mit deiner Siedlung dort. Er erschöpft aktive Bewohner dort: Wiese, Acker { $production_plant_cost_2 }; Wald { $production_plant_cost_3 }; Berg { $production_plant_cost_5 }.
rule-M8-D2a = Neben Wasser darf ein Betrieb stattdessen Fisch herstellen, für { $production_fish_cost }; eine Wüste hat sonst nichts.
rule-M8-D3 = Er bringt sofort eine Ware seiner Sorte.
rule-M8-D3a = Er bringt nicht sofort etwas.
rule-M8-D3b = Auf ihm liegt eine Ware, einmal.
rule-M8-D4 = Wird deine Siedlung entfernt, wartet der Betrieb auf die nächste Seite mit einer Siedlung dort.
rule-M8-D5 = Eine Siedlung in einer Stadt ist ein Handelshaus, das Hauptquartier auch.
rule-M8-D5a = Ein Handelshaus kostet { $production_house_price_1 }, { $production_house_price_2 }, { $production_house_price_3 }, { $production_house_price_4 }{ $more_houses ->
    [yes] , { $production_house_price_5 }, { $production_house_price_6 }
   *[no] {""}
}, je nachdem wie viele dort schon stehen.
rule-M8-D5b = Die Kaserne zählt als eines.
rule-M8-E = Ein Handelshaus fasst { $capacity_house } { $capacity_house ->
    [1] Ware
   *[other] Waren
}, das Hauptquartier { $capacity_hq }.
rule-M8-E1 = Waren werden auf Handelshäuser geliefert und bleiben dort; ein entferntes Haus verliert sie.
rule-G15 = Wer am Ende noch aktiv ist, legt sich hin.

rule-M6-3 = Jedes Feld, das eine Straße neu anschließt, wird gezählt, auch deine Hauptstadt und Wüsten.
rule-M6-3a = Jedes Feld, das eine Straße neu anschließt, wird gezählt, auch deine Hauptstadt, Wüsten { $deserts ->
    [yes] ebenso (sie bringen nichts ein).
   *[no] nicht.
}
rule-M6-3b = Mehrere Seiten dürfen ein Feld zählen, jede einmal.
rule-M6-5c = Land zählt nur, wer es zuerst anschließt, eine Stadt jede Seite, die sie hält und anschließt, die Hauptstadt mit der ersten Straße. Nichts wird je wieder abgezogen.
rule-M6-5d = Es zählen Felder, die du hältst und die mit deiner Hauptstadt verbunden sind{ $deserts ->
    [yes] , auch Wüsten
   *[no] , keine Wüsten
}; was abgeschnitten ist, zählt nicht mehr.
rule-M7-D1 = Jede deiner Siedlungen zählt für ihr Gelände, auch die Hauptstadt.
rule-M7-D2 = Die Tafel zählt statt Siedlungen, was Straßen verbinden.
rule-M7-D3 = { $counting ->
    [plants] Land zählt mit deinem Betrieb, Städte mit deiner Siedlung oder deinem Hauptquartier.
   *[other] Jede deiner Siedlungen zählt für ihr Gelände, auch die Hauptstadt.
}
rule-M7-D3a = Die Tafel zählt, was Straßen verbinden, auch Wüsten und die Hauptstadt.
rule-M7-D3b = Land zählt mit deinem Betrieb, Städte mit deinem Handelshaus, auch die Hauptstadt.
rule-M7-D4 = Wer ein Feld erobert, zählt es anstelle des früheren Besitzers.
rule-M7-D5 = Was du anders verlierst, zählst du nicht mehr.
rule-M7-D6 = Manche Privilegien zählen als ein Feld mehr.

rule-M1-E1 = Ein Feld kostet 1 Bewegungspunkt, ein Berg 2. Punkte werden nicht aufgehoben.
rule-M1-E1a = Der Transportwagen fährt über jedes Land und durch Städte, nie über Wasser.
rule-M1-E2 = Ein Laderaum fasst eine Ware{ $residents ->
    [yes] {" "}oder bis zu { $transport_residents_per_hold } eigene erschöpfte Bewohner
   *[no] {""}
}.
rule-M1-E2a = Lade und entlade überall unterwegs.
rule-M1-E2b = Geladen werden: { $stocked ->
    [yes] was in einer Stadt vorrätig ist, herumliegende Waren
   *[no] herumliegende Waren
}{ $production ->
    [0] {""}
   *[other] , Waren auf deinen Betrieben
}{ $residents ->
    [yes] , deine erschöpften Bewohner
   *[no] {""}
}.
rule-M1-E3 = Mit Bewohnern an Bord darf er durch jedes Feld fahren.
rule-M1-E3a = Von Bewohnern, die entladen werden, wo du keine Siedlung hast, wird einer zur Siedlung.
rule-M1-E4 = Waren dürfen auf Land bleiben, und in einer Stadt, die sie nicht nimmt; jeder darf sie mitnehmen.
rule-M1-E5 = Liefere eine Ware in eine Stadt, die sie noch nachfragt. Jede Nachfrage wird im ganzen Spiel einmal gedeckt.
rule-M1-E5a = Liefere in einem Zug mehrere Waren und in mehrere Städte, und lade wieder.
rule-M1-E5b = Gelieferte Waren liegen vor dir.
rule-M1-E5c = Gelieferte Waren werden in der Folge der Lieferung verkauft.
rule-M1-E6 = Weitere Bewegungspunkte sind für { $transport_extra_points } zu kaufen, jeder { $transport_extra_step } teurer als der letzte.
rule-M1-E7 = Der Transportwagen darf jedes Feld befahren, auch das von Gegnern.
rule-M1-E7a = Er hat einen Bewegungspunkt mehr, wenn er auf einem eigenen Feld beginnt.
rule-M1-E7b = Beim ersten Mal auf einem Feld jedes Gegners kostet es einen mehr, außer er begann dort.
rule-M1-E7c = Städte kosten 1, und um sie wird nicht gekämpft.
rule-M1-E7d = Auf dem Feld eines Gegners oder einer Besatzung steigen alle Bewohner an Bord aus und kämpfen{ $military ->
    [3] {" "}sofort
   *[other] { $race ->
        [0] {" "}in 3 G
       *[other] {" "}nach der Fahrt
    }
}; dort wird keiner geladen.
rule-M1-E7e = Auf einem Feld, das niemand hält, steigt mindestens einer der Bewohner an Bord aus und siedelt.
rule-M1-E8 = Über { $military ->
    [0] eine eigene Straße
   *[other] eine Straße zwischen eigenen Feldern
} kostet ein Feld einen halben Punkt, auch ein Berg.
rule-M1-E8a = Ein halber Punkt, den keine Straße brauchen kann, verfällt.
rule-M1-E8b = Einmal je Zug baut er von seinem Feld kostenlos eine Straße, zwischen zwei deiner Siedlungen.
rule-M1-E9 = Nur der Besitzer lädt, was auf einem Betrieb liegt.
rule-M1-E9a = Waren werden in deine eigenen Handelshäuser geliefert, so viele sie fassen{ $transport ->
    [3] .
   *[other] , und nur wo die Stadt sie noch nachfragt.
}
rule-M1-E9b = Waren aus Betrieben gehen in Städte, die sie nachfragen; ein Handelshaus ist nicht nötig.
rule-M1-E9c = Was auf deinen Handelshäusern liegt, hast du geliefert.
rule-M2-D4 = Nur der Transportwagen erreicht Städte: Dann kommt ein Bewohner aus dem Vorrat auf die Karte.
rule-M2-E1 = Erreicht der Transportwagen eine Stadt zum ersten Mal, kommt dein Marker dort auf ihre Karte.
rule-M2-E2 = Du darfst jedes Feld besiedeln, das der Transportwagen befährt.
rule-M3-E1 = Du darfst jede Stadt besiedeln, die der Transportwagen befährt.
rule-M5-E1 = Hat der Transportwagen noch einen Bewegungspunkt, entdeckt er ein unbekanntes Nachbarfeld und befährt es dann.
rule-M5-E2 = Ist es Wasser, zahlt er 1 und bleibt stehen.
rule-M5-E3 = Ist es ein Berg und nur ein Punkt übrig, zahlt er diesen und bleibt stehen.
rule-M5-E4 = Du darfst jedes Feld besiedeln, das der Transportwagen befährt.
rule-M7-E1 = Du darfst jedes Feld besiedeln, das der Transportwagen befährt; es zählt.

rule-M3-F = In jeder Stadt mit deiner Siedlung baust du höchstens eine Fabrik je Zug.
rule-M3-F1 = Eine Stadt hat Platz für { $privileges_factories_per_city }.
rule-M3-F2 = Sie kosten { $privileges_factory_price } als erste, zweite, dritte in dieser Stadt.
rule-M3-F3 = Jede bringt sofort { $privileges_factory_vp } Punkte, für immer.
rule-M3-F4 = Wird deine Siedlung entfernt, warten Fabriken auf die nächste Seite mit einer Siedlung dort.

rule-M4-1 = Ein Feld besiedelt nur eine Seite{ $houses ->
    [yes] , außer in Städten
   *[no] {""}
}.
rule-M4-1a = Armeen sind Bewohner, Siedlungen und Hauptquartiere. Bewohner greifen an, alle verteidigen.{ $houses ->
    [yes] {""}
   *[no] {" "}Eine freie Stadt verteidigen Stadtwehr und Kaserne.
}
rule-M4-1b = Erobert: Die Verteidigung ist weg, und du siedelst. Neutralisiert: Sie ist weg, und niemand siedelt.
rule-M4-2 = Hauptstädte dürfen angegriffen werden. Das Hauptquartier verteidigt zuletzt, so stark wie { $military_hq_armies } Armeen.
rule-M4-2a = Hauptstädte anderer dürfen nicht angegriffen werden; kein Bewohner betritt sie.
rule-M4-2b = Hauptstädte dürfen angegriffen werden; das Hauptquartier verteidigt zuletzt{ $military ->
    [3] : { $military_hq_armies } Bewohner ziehen zusammen hinein und sind mit ihm verloren.
   *[other] , so stark wie { $military_hq_armies } Armeen.
}
rule-M4-3 = Bewohner, die auf ein feindliches Feld ziehen, sind erschöpft und bleiben für den Kampf.
rule-M4-3a = Gekämpft wird sofort, wenn alle da sind, die du willst. Hält die Verteidigung, ist dieses Feld für diesen Zug sicher.
rule-M4-4 = Jeder Bewohner, der auf ein feindliches Feld zieht, entfernt eine Armee und sich selbst. Ist die Siedlung weg, siedelt der nächste.
rule-M4-5 = Wer eine Hauptstadt verliert, verlegt sie sofort in eine andere eigene Stadt.
rule-M4-5a = { $military ->
    [1] Ohne andere Stadt endet das Spiel.
   *[other] Eine letzte Hauptstadt darf nicht angegriffen werden.
}
rule-M4-6 = Eine Stadt zu neutralisieren zerstört dort eine Fabrik; die anderen warten auf den, der sie erobert.
rule-M4-6a = Wer eine Stadt erobert, bekommt ihre Fabriken.
rule-M4-7 = Um Städte wird nicht gekämpft: Jede Seite darf dort ein Handelshaus haben. Sie zählen als eigene.
rule-M4-7a = Mit Land wird sein Betrieb erobert; auf neutralisiertem Land ist er herrenlos.
rule-M4-7b = Um Städte wird gekämpft wie um Land.
rule-M4-8 = Wird die letzte Hauptstadt einer Gesellschaft erobert, übernimmt der Angreifer alle ihre Felder, soweit seine Figuren reichen.{ $followed ->
    [yes] {" "}Nach dem Neutralisieren darf sofort ein weiterer aktiver Bewohner hineinziehen und sie erobern.
   *[no] {""}
}
rule-M4-8a = Nur neutralisiert: Alle ihre Felder sind leer.
rule-M4-8b = Ihre Aktien gehen ohne Zahlung zurück; in der nächsten Aktienrunde kann sie neu gegründet werden.
rule-M4-8c = Was sie geliefert hat, zählt weiter für das Ende des Spiels.
rule-M4-G1 = Angriff: ein Würfel je Bewohner; Berg, Stadt { $military_modifier_1 }, Wiese, Acker +{ $military_modifier_2 }.
rule-M4-G2 = Ab { $one_hit } ist es ein Treffer, ab { $two_hits } zwei. Jeder entfernt eine Armee: zuerst Bewohner, dann die Siedlung.
rule-M4-G3 = Verteidigung: ein Würfel je verlorener Armee; ab { $struck } fällt ein Angreifer.
rule-M4-G4 = Verteidigung weg, ein Angreifer übrig: erobert; ein Bewohner wird zur Siedlung.
rule-M4-G5 = Alle weg: Das Feld ist neutral.
rule-M4-G6 = Verteidigung übrig: Angreifer ziehen sich auf eigene Nachbarfelder ohne Kampf zurück; wer nicht kann, geht in den Vorrat.
rule-M4-G7 = Das Hauptquartier wird zuletzt getroffen; { $military_hq_armies } Treffer entfernen es, weniger bewirken nichts, werden aber mit Würfeln beantwortet.
rule-M4-G8 = Für eine freie Stadt würfelt der Tisch.

rule-M2-Z = { $prize_money ->
    [0] Wer es zuerst tut, nimmt die Prämie sofort; sie zählt als Punkte.
   *[other] Wer es zuerst tut, nimmt die Prämie sofort.
}
rule-M2-Z1 = Für jede Sorte Waren: { $race_prize } für den, der sie als Erster zum zweiten Mal liefert.
rule-M2-Z3 = { $race_large_prize } für Fabriken in drei Städten; { $race_large_prize } für drei Fabriken in einer Stadt.
rule-M2-Z4 = { $houses ->
    [yes] { $race_city_prize }, dann immer 1 mehr, für jede Stadt mit Kaserne, in der du das erste Handelshaus hast.
   *[no] { $race_city_prize }, dann immer 1 mehr, für jede eroberte freie Stadt.
}
rule-M2-Z5 = Für jedes Gelände: { $race_prize } für den, der es als Erster dreimal entdeckt; Wasser ist keines.
rule-M2-Z6 = Für jedes Gelände: { $race_prize } für den, der es als Erster dreimal anschließt.
rule-M2-Z7 = { $race_large_prize } für den Ersten, der jedes Gelände einmal zählt, das Doppelte für jedes zweimal.
rule-M2-Z8 = Für jede Sorte Waren: { $race_prize } für den Ersten mit drei Betrieben davon.
rule-M2-Z9 = Eine Gesellschaft bekommt stattdessen { $prize_money } Einkommen für jeden Punkt einer Prämie.

rule-G16 = Deine Hauptstadt bringt { $limits_base_income }, immer.
rule-G46 = { $aside ->
    [yes] Einkommen wird zurückgelegt und darf nicht ausgegeben werden, bevor es freikommt.
   *[no] Einkommen wird sofort gezahlt.
}
rule-M1-H1 = Jede in diesem Zug gelieferte Ware wird zu ihrem Preis verkauft, eine nach der anderen.
rule-M1-H1a = Nach jedem Verkauf fällt dieser Preis um { $transport_price_drop } Stufen, die anderen steigen um eine; von { $price_least } ({ $price_tens } Stufen) bis { $price_most }.
rule-M1-H1b = { $houses ->
    [yes] Verkaufte Waren bleiben auf den Handelshäusern.
   *[no] { $kept ->
        [yes] Verkaufte Waren werden für die Wertung behalten.
       *[no] Verkaufte Waren gehen in den allgemeinen Vorrat.
    }
}
rule-M1-H2 = Für eine Ware, die in einer Stadt ohne deine Siedlung verkauft wird, geht { $transport_toll_per_ten } von je vollen 10 an den Besitzer der Stadt; in einer freien an die Bank.
rule-M2-H1 = Geld gibt es für neue Siedlungen und neu erreichte Städte dieses Zuges:
rule-M2-H1a = { $race_first_settlement_2 } für eine Siedlung, wo niemand eine hatte, { $race_first_settlement_1 } in einer Stadt oder auf einem Berg.
rule-M2-H1b = { $race_nth_card } für deine erste erreichte Stadt, { $race_nth_card } mehr für jede weitere.
rule-M2-H2 = Ein wieder leeres Feld bringt wieder Geld.
rule-M3-H1 = Einkommen wird zurückgelegt, bis es versteuert ist.
rule-M3-H2 = { $privileges_factory_income } für jede eigene Fabrik.
rule-M4-H1 = { $military_cell_income } für jedes weitere eigene Feld.
rule-M4-H1a = Für verschiedene Arten Land: { $military_kinds_income_2 } / { $military_kinds_income_3 } / { $military_kinds_income_4 } / { $military_kinds_income_5 } / { $military_kinds_income_6 } für eine bis fünf.
rule-M5-H1 = Was deine Einkommensplättchen zeigen.
rule-M6-H1 = { $roads_city_income } für jede verbundene Stadt außer der Hauptstadt.
rule-M6-H1a = Jede verbundene Stadt zahlt für ein Feld jeder Art: { $roads_kind_income_2 } für Wiese, Wald, Acker, { $roads_kind_income_5 } für Berg.
rule-M6-H1b = { $roads_set_income } für jedes Set aus Stadt, Wiese, Wald, Acker und Berg.
rule-M7-H1 = Für jedes Gelände, von dem du am meisten hast: { $majorities_cell_income } je Feld, höchstens { $majorities_income_cap } für Stadt, Wiese, Wald, Acker, Berg, Wüste.
rule-M7-H1a = Bei Gleichstand bekommen alle das Ganze; mit nichts führt niemand.
rule-M8-H1 = Zuerst stellt jeder Betrieb eine Ware her.
rule-M8-H2 = Tausche beliebige zwei gegen eine, so oft du willst; dann verkaufe, so viele deine Häuser fassen.
rule-M8-H3 = Ein Set aus einer bis fünf verschiedenen Waren bringt { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 }. Unverkaufte Waren bleiben.
rule-M8-H4 = Waren auf deinen Handelshäusern bringen Geld in Sets, jede Runde neu: { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 } für eine bis fünf verschiedene.
rule-M8-H5 = Die eigenen Waren einer Gesellschaft bringen Geld in Sets, so viele ihre Häuser fassen: { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 }; sie bleiben.
rule-M9-H1 = Das Einkommen einer Gesellschaft wird für Phase 4 zurückgelegt.
rule-M9-H2 = Einkommen kommt von { $first }, als stünde es auf Platz II, und wird für Phase 4 zurückgelegt.

rule-M9-4a = Der Reihe nach zahlt jeder Präsident alles aus oder behält alles. Ausgezahlt: Der Aktienkurs steigt um 10.
rule-M9-4b = Jede Aktie bekommt 1 für je volle 10 Einkommen; was auf eigene Aktien der Gesellschaft fällt, und der Rest, bleibt dort.
rule-M9-4c = Dann Unterhalt: { $shares_upkeep_settlement } für jede Siedlung, { $shares_upkeep_resident } für jeden Bewohner auf dem Plan; was fehlt, zahlt der Präsident, soweit er kann.
rule-M9-4d = Die Aktienkurse des höchsten und des zweithöchsten Einkommens steigen um 10, die des niedrigsten fallen um 10.
rule-M9-4e = Dann bekommt jede Aktie bei Spielern und Bank 1 für je volle 20 Einkommen; der Rest gehört der Gesellschaft.

rule-M7-5a = Ab Runde 3 deckst du am Ende deines Zuges deine Karte auf. Eine Wertung geschieht sofort.
rule-M7-5b = Meiste Felder von Stadt, Wiese, Wald, Acker, Berg, Wüste: { $majorities_first } Punkte.{ $side_count ->
    [2] {""}
   *[other] {" "}Zweiter: { $majorities_second }.
}
rule-M7-5c = Gleichstand auf dem ersten Platz: jeder { $majorities_tie } weniger, kein zweiter. { $side_count ->
    [2] {""}
   *[other] Gleichstand auf dem zweiten: jeder das Ganze.
}
rule-M7-5d = Vor der dritten Wertung bekommt { $majorities_missed_turn } Punkte, wem ein Zug entgeht.
rule-M7-5e = Nach einer Wertung, wer am meisten gewann zuerst: Für je volle { $per_piece } gewonnene Punkte verlässt ein Bewohner den Plan.
rule-M7-5f = Ohne Bewohner sind es Siedlungen, so dass die übrigen mit der Hauptstadt verbunden bleiben.
rule-M7-5g = Für eine Figur, die fehlt, sind ihre { $per_piece } Punkte verloren.
rule-M7-5h = Dann wird die Tafel neu gezählt; was auf einem aufgegebenen Feld stand, ist herrenlos.

rule-M9-H3 = Haben alle ihr Einkommen, steigen die Aktienkurse um 10, die des höchsten Einkommens um 20; verkaufte Aktien sind zu kaufen; zurückgelegtes Einkommen kommt { $taxed ->
    [yes] nach den Steuern frei
   *[no] frei
}.

rule-G5 = { $when ->
    [turn] Das Spiel endet nach dem Zug, in dem es so weit ist.
    [third] Das Spiel endet mit der dritten Wertung.
   *[round-end] Das Spiel endet am Ende einer Runde, wenn alle gleich viele Züge hatten.
}
rule-M1-END1 = Alle zusammen haben { $end_number } Waren geliefert.
rule-M2-END1 = Eine Seite hat { $end_number } Stadtkarten belegt.
rule-M2-END2 = Eine Seite hat { $end_number } Stadtkarten belegt.
rule-M2-END3 = Eine Seite hat { $end_number } Stadtkarten belegt.
rule-M3-END1 = { $end_number } Fabriken stehen.
rule-M4-END1 = Eine Seite kauft den letzten Bewohner ihres Vorrats.
rule-M4-END2 = Eine Seite setzt die letzte Siedlung ihres Vorrats.{ $faq ->
    [yes] {" "}Noch offene Kämpfe entfallen.
   *[no] {""}
}
rule-M4-END3 = Eine Seite nimmt { $race ->
    [0] eine Hauptstadt
   *[other] die Hauptstadt von jemandem ohne andere Stadt
}.
rule-M4-END3a = Erobert: Sie übernimmt alle Felder des Verlierers, soweit ihre Figuren reichen. Neutralisiert: Sie sind leer.
rule-M5-END1 = Höchstens { $end_number } Plättchen sind noch unentdeckt.
rule-M5-END2 = Ist nichts mehr zu entdecken, genügt, was zu erreichen ist.
rule-M6-END1 = Eine Seite hat { $end_number } Städte verbunden, die Hauptstadt mitgezählt.
rule-M6-END2 = { $end_number } Straßen sind gebaut.
rule-M7-END1 = Die dritte Wertung wird aufgedeckt; sie wird noch gewertet, mit Entfernen.
rule-M8-END1 = Eine Seite hat { $end_number } Handelshäuser, das Hauptquartier mitgezählt, und { $production_end_goods } Waren.
rule-M8-END2 = Eine Seite hat { $end_number } Handelshäuser, das Hauptquartier mitgezählt, und { $production_end_goods } Waren.
rule-M9-END1 = Nach Betriebsrunde { $end_number }; in ihr müssen alle Gesellschaften auszahlen.
rule-G48 = Regel dieses Tisches: Nach { $limits_rounds } Runden endet das Spiel auf jeden Fall.

rule-M1-SCORE1 = { $scored ->
    [yes] Eine bis fünf oder mehr gelieferte Waren einer Sorte: { $transport_vp_kind_2 } / { $transport_vp_kind_3 } / { $transport_vp_kind_4 } / { $transport_vp_kind_5 } / { $transport_vp_kind_6 } Punkte.
   *[no] Nach der ersten Auflage sind verkaufte Waren fort: Sie zählen nichts.
}
rule-M1-SCORE2 = { $scored ->
    [yes] { $transport_vp_set } für jedes Set aller fünf Sorten.
   *[no] Auch Sets von ihnen nicht.
}
rule-M2-SCORE1 = { $race_vp_1 } Punkte bis { $cards_3 } Karten, { $race_vp_2 } mit { $cards_2 }, { $race_vp_3 } mit { $cards_1 }, { $race_vp_4 } mit { $end_number }, { $race_vp_5 } mit mehr.
rule-M2-SCORE2 = 1 mehr für jeden Bewegungspunkt, den dein Transportwagen in deinem letzten Zug nach seiner letzten neuen Stadt weiterfuhr.
rule-M3-SCORE1 = Punkte für Fabriken und die der Privilegien.
rule-M4-SCORE1 = { $military_vp_land } für jedes eigene Landfeld, { $military_vp_city } für jede eigene Stadt.
rule-M5-SCORE1 = Punkte für Entdeckungen, erste Siedlungen und Ernten.
rule-M6-SCORE1 = Für jedes gezählte Feld: Stadt, Berg { $roads_vp_1 }; Wiese, Wald, Acker { $roads_vp_2 }; Wüste { $roads_vp_6 }.
rule-M6-SCORE2 = { $roads_vp_set } für jedes Set aus Stadt, Wiese, Wald, Acker und Berg.
rule-M7-SCORE1 = Die Punkte der drei Wertungen.
rule-M7-SCORE2 = Für die meisten Felder von Stadt, Wiese, Wald, Acker, Berg, Wüste: { $majorities_vp } Punkte; bei Gleichstand alle das Ganze.
rule-M8-SCORE1 = Waren, { $transport ->
    [0] so viele deine Häuser fassen
   *[other] die auf deinen Handelshäusern liegen
}, in Sets aus einer bis fünf verschiedenen: { $production_set_vp_2 } / { $production_set_vp_3 } / { $production_set_vp_4 } / { $production_set_vp_5 } / { $production_set_vp_6 }. Vorher tausche zwei gegen eine.
rule-M8-SCORE2 = { $production_vp_house } für jedes Handelshaus, das Hauptquartier mitgezählt.
rule-M9-SCORE1 = Dein Vermögen: Bargeld, und Aktien zum Aktienkurs. Was Gesellschaften besitzen, zählt nicht.
rule-M9-SCORE2 = Jede Aktie bringt 1 mehr für jeden Punkt aus Mehrheiten ihrer Gesellschaft.
rule-M9-SCORE3 = Gesellschaften erhalten nach dem Rang ihrer Punkte { $rank_bonus } dazu; bei Gleichstand wird geteilt, aufgerundet.
rule-M9-SCORE4 = Deine Punkte: für jede Aktie die ihrer Gesellschaft.
rule-M9-SCORE5 = Gesellschaften erhalten nach dem Rang ihrer Punkte { $rank_bonus } dazu; bei Gleichstand wird geteilt, aufgerundet.
rule-M9-SCORE6 = Deine Punkte: für jede einfache Aktie, auch eigene unverkaufte, die ihrer Gesellschaft. Aktien des Präsidenten zählen nichts.

rule-M1-TIE1 = Mehr Waren an Bord, dann das höhere letzte Einkommen.
rule-M2-TIE1 = { $residents ->
    [yes] Mehr Bewohner und Siedlungen auf dem Plan.
   *[no] Der Sieg wird geteilt.
}
rule-M3-TIE1 = Mehr Geld.
rule-M4-TIE1 = Mehr Armeen auf dem Plan.
rule-M5-TIE1 = Mehr Bewohner auf dem Plan.
rule-M6-TIE1 = Mehr Bewohner auf Feldern mit { $military ->
    [0] eigenen Straßen
   *[other] Straßen
}.
rule-M7-TIE1 = Mehr Bewohner und Siedlungen auf dem Plan.
rule-M8-TIE1 = Mehr Betriebe.
rule-M9-TIE1 = Wer gleichauf liegt, teilt.
rule-G45 = Wer dann noch gleichauf liegt, teilt den Sieg.

rule-M3-P1 = Diese Sorten passen zu dieser Welt:
rule-M3-P2 = Ein Privileg wirkt für seinen Besitzer bis zum Ende des Spiels.
rule-M3-PI2 = { $card }: { $about }{ $owners_settle ->
    [yes] {" "}Wer es hat, darf jede Stadt besiedeln, die der Transportwagen befährt.
   *[no] {""}
}
rule-M3-PII7 = { $card }: Berge sind wie Wiesen{ $transport ->
    [1] , für Transportwagen
    [2] , für Transportwagen
   *[other] {""}
}{ $roads ->
    [1] , für Straßen
    [2] , für Straßen
   *[other] {""}
}{ $military ->
    [1] , im Angriff
    [2] , im Angriff
   *[other] {""}
}{ $production ->
    [1] , für Betriebe
   *[other] {""}
}.
