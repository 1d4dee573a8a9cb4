game = Bunny Kingdom
game-about = Karten wählen und weitergeben, ein Land von hundert Feldern besiedeln, sie mit Städten und Höfen zu Lehnsgütern verbinden, viermal Karotten ernten und am Ende die geheimen Schriftrollen aufdecken.

option-deal = Karten zu zweit
option-deal-standard = 10 auf der Hand und 10 in Reserve (Regelheft)
option-deal-online = 11 auf der Hand und 11 in Reserve (wie im Netz gespielt)
option-opportunist = Opportunist bei Gleichstand auf Platz zwei
option-opportunist-rank = zählt bei allen, vor denen genau einer liegt
option-opportunist-alone = zählt nur, wenn man allein Zweiter ist
option-matriarch = Matriarchin bei Gleichstand der meisten Felder
option-matriarch-nobody = zählt bei niemandem
option-matriarch-shared = zählt trotzdem
option-hunters = Zwei Wirkungen des Schatzjägers
option-hunters-add = machen Schätze dreimal so viel wert
option-hunters-multiply = machen Schätze viermal so viel wert
option-gloves = Ein dritter, kopierter Handschuh
option-gloves-each = ist 4 wert wie das Paar
option-gloves-pairs = ist ohne eigenen Partner 1 wert
option-copy-chain = Trifft eine Kopierkarte auf eine andere
option-copy-chain-follow = folgt sie deren Richtung vom eigenen Platz aus
option-copy-chain-stop = kann sie sie nicht kopieren
option-copy-duty = Kopieren
option-copy-duty-must = ist Pflicht, wenn es etwas zu kopieren gibt
option-copy-duty-may = darf unterbleiben
option-bureaucrat = Der Bürokrat zählt
option-bureaucrat-all = jede Schriftrolle vor dem Spieler
option-bureaucrat-used = keine Kopierkarte, die nichts kopiert
option-colonist = Der Kolonist zählt
option-colonist-played = jede ausgespielte Lagerkarte
option-colonist-standing = nur Lager, die am Ende stehen

prompt-pick = Wähle eine Karte zum Ausspielen.
prompt-pick-second = Wähle die zweite Karte zum Ausspielen; der Rest wird weitergegeben.
prompt-drop = Wähle eine Karte, die du verdeckt abwirfst; der Rest wird weitergegeben.
prompt-build = Setze ein Bauwerk auf eines deiner Felder, oder sage, dass du fertig bist.
prompt-join = Wähle das Feld für die andere Hälfte des Riesenturms, in einem anderen Lehnsgut.
prompt-call = Kündige ein Lager an, um es zu setzen (Lager anderer mit kleinerer Zahl gehen vor), oder warte.
prompt-camp-first = Ein Lager mit größerer Zahl ist angekündigt: Setze deines zuerst, oder verzichte.
prompt-camp = Du hast die Initiative: Setze dein Lager auf ein leeres Feld, oder behalte es.
prompt-post = Bestimme, was dein Handelsposten bei dieser Ernte liefert.
prompt-copy = Wähle die Schriftrolle, zu der deine Kopierkarte wird.

act-pick = { $a } spielen
act-drop = { $a } abwerfen
act-build = { $a } auf { $b } bauen
act-join = Mit { $a } verbinden
act-done = Fertig mit Bauen
act-announce = Lager { $a } ankündigen
act-wait = Warten
act-camp = Lager { $a } auf { $b } setzen
act-decline = Verzichten
act-keep = Lager behalten
act-name = { $a } liefert { $b }
act-copy = { $a } wird Kopie von: { $b }

foresee-brings = { $goods }
foresee-fief = { $joined ->
    [0] ein neues Lehnsgut
    [one] ein Lehnsgut
   *[other] verbindet { $joined } Lehnsgüter
}: Stärke { $strength } × { $kinds ->
    [one] 1 Ressource
   *[other] { $kinds } Ressourcen
} = { $carrots }
foresee-displaces = das Lager von { $other } weicht
foresee-parchments = deine Schriftrollen +{ $carrots }
foresee-parchments-lose = deine Schriftrollen −{ $carrots }
foresee-worth-now = jetzt { $carrots } wert
foresee-supplies = als Handelsposten für { $resource }
foresee-post = auf { $square }, +{ $carrots } bei dieser Ernte
foresee-points = { $points ->
    [one] +1 Karotte
   *[other] +{ $points } Karotten
}
foresee-points-lost = { $points ->
    [one] −1 Karotte
   *[other] −{ $points } Karotten
}
good-harvest = +{ $n } bei jeder Ernte

event-round = Runde { $round }: Neue Karten werden ausgeteilt.
event-settles = { $seat } besiedelt { $square }.
event-displaces = { $seat } besiedelt { $square }; das Lager von { $other } weicht.
event-own-camp-leaves = { $seat } besiedelt { $square } auf Dauer; das Lager weicht.
event-lays-building = { $seat } legt ein Bauwerk aus: { $building }.
event-keeps-parchment = { $seat } legt eine Schriftrolle verdeckt ab.
event-own-parchment = Deine Schriftrolle ist { $parchment }.
event-provisions = { $seat } spielt Vorrat und zieht zwei Karten.
event-builds = { $seat } baut { $building } auf { $square }.
event-builds-tower = { $seat } verbindet { $square } und { $second } durch einen Riesenturm.
event-announces = { $seat } kündigt { $camp } an.
event-no-announcement = Niemand kündigt ein Lager an; es wird noch einmal gefragt.
event-camps-closed = Niemand kündigt ein Lager an: In dieser Runde kommt keines mehr.
event-camps = { $seat } setzt { $camp } auf { $square }.
event-keeps-camp = { $seat } behält { $camp } doch.
event-declines-camp = { $seat } setzt { $camp } jetzt nicht.
event-names = Der Handelsposten von { $seat } auf { $square } liefert { $resource }.
event-harvest = { $seat } erntet { $carrots ->
    [one] 1 Karotte
   *[other] { $carrots } Karotten
}.
event-reveals = { $seat } deckt auf: { $parchments }.
event-earns = { $seat }: { $parchment } bringt { $carrots ->
    [one] 1 Karotte
   *[other] { $carrots } Karotten
}.

score-fief = Runde { $round }: Lehnsgut bei { $square } ({ $size ->
    [one] 1 Feld
   *[other] { $size } Felder
}), Stärke { $strength } × { $kinds ->
    [one] 1 Ressource
   *[other] { $kinds } Ressourcen
}
score-parchment = { $parchment }
score-parchment-now = { $parchment }: brächte nach jetzigem Stand { $carrots }
score-copied = { $parchment } als { $copied }

part-fief = Lehnsgüter
part-parchment = Schriftrollen
part-copied = kopierte Schriftrollen
part-harvests = Lehnsgüter
part-parchments = Schriftrollen
part-store = Bauwerke im Vorrat
part-picks = gewählte, noch nicht gespielte Karten

theme-pick-territory = Ein Gebiet spielen
theme-pick-treasure = Einen Schatz spielen
theme-pick = Eine andere Karte spielen
theme-drop = Eine Karte abwerfen
theme-copy = Eine Schriftrolle kopieren

reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-has-building = Auf diesem Feld steht schon ein Bauwerk.
reason-has-rabbit = Auf diesem Feld steht ein Hase; ein Lager braucht ein leeres.
reason-no-rabbit = Auf diesem Feld hast du keinen Hasen.
reason-same-fief = Die Hälften eines Riesenturms müssen in verschiedenen Lehnsgütern stehen.
reason-not-in-store = Ein solches Bauwerk hast du nicht.
reason-wrong-terrain = Dieses Bauwerk braucht eine andere Landschaft.

label-round = Runde { $round } von 4 · { $phase }
label-draft = Erkunden, Wahl { $pick } · Karten gehen nach { $direction }
label-construction = Bauen
label-camps = Bauen, Lager
label-harvest = Ernten
label-parchments = Schriftrollen
label-end = Ende des Spiels
label-left = links
label-right = rechts
label-deck = { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel
label-player = { $name }: { $score ->
    [one] 1 Karotte
   *[other] { $score } Karotten
}
label-player-more = { $fiefs ->
    [one] 1 Lehnsgut
   *[other] { $fiefs } Lehnsgüter
}, jetzt { $carrots } wert · { $parchments ->
    [one] 1 Schriftrolle
   *[other] { $parchments } Schriftrollen
} · { $hand } auf der Hand
label-store = zu bauen: { $store }
label-hand = Hand
label-picks = Gewählt: { $cards }
label-dropped = Abgeworfen: { $cards }
label-parchments-own = Deine Schriftrollen: { $cards }
label-territory = { $terrain }: { $about }
label-lava = Lava trennt es von { $squares }.
label-legend = 1 2 3 Städte nach Stärke · | oder == Lava
letter-forest = w
letter-field = a
letter-sea = m
letter-plain = e
letter-mountain = b
letter-city = s

thing-forest = Wald
    .about = Liefert Holz.
thing-field = Acker
    .about = Liefert Karotten.
thing-sea = Meer
    .about = Liefert Fisch.
thing-plain = Ebene
    .about = Liefert von sich aus nichts.
thing-mountain = Berg
    .about = Liefert von sich aus nichts; der Ort für große Städte und Bergwerke.
thing-city = Stadt
    .about = Hier steht von Anfang an eine Stadt der Stärke 1.
thing-wood = Holz
thing-fish = Fisch
thing-carrot = Karotten
thing-pearl = Perlen
thing-mushroom = Pilze
thing-spice = Gewürz
thing-diamond = Diamanten
thing-copper = Kupfer
thing-gold = Gold
thing-iron = Eisen

thing-terrain = Landschaft
thing-lava = Lava zu
thing-strength = Stärke
thing-produces = liefert
thing-cards = Karten
thing-draw = zu ziehende Karten
thing-any = jede
thing-territory = Gebietskarte
thing-farm = Bauernhof
thing-treasure = Schatz
thing-mission = Auftrag
thing-city1 = Stadt 1
    .about = Eine Stadt der Stärke 1, auf jedem deiner Felder ohne Bauwerk.

thing-city2 = Stadt 2
    .about = Eine Stadt der Stärke 2, auf jedem deiner Felder ohne Bauwerk.

thing-city3 = Stadt 3
    .about = Eine Stadt der Stärke 3, auf einem deiner Berge.

thing-farm-wood = Holzhof
    .about = Liefert Holz, auf jedem deiner Felder.

thing-farm-fish = Fischhof
    .about = Liefert Fisch, auf jedem deiner Felder.

thing-farm-carrot = Karottenhof
    .about = Liefert Karotten, auf jedem deiner Felder.

thing-trading-post = Handelsposten
    .about = Liefert Holz, Fisch oder Karotten, wie du es bei jeder Ernte bestimmst; auf jedem deiner Felder.

thing-farm-pearl = Perlenhof
    .about = Liefert Perlen, auf dem Meer.

thing-farm-mushroom = Pilzhof
    .about = Liefert Pilze, im Wald.

thing-farm-spice = Gewürzhof
    .about = Liefert Gewürz, auf einem Acker.

thing-farm-diamond = Diamantenmine
    .about = Liefert Diamanten, auf einem Berg.

thing-farm-copper = Kupfermine
    .about = Liefert Kupfer, auf einem Berg.

thing-farm-gold = Goldmine
    .about = Liefert Gold, auf einem Berg.

thing-farm-iron = Eisenmine
    .about = Liefert Eisen, auf einem Berg.

thing-sky-tower = Riesenturm
    .about = Zwei Hälften auf zwei deiner Felder in verschiedenen Lehnsgütern verbinden sie zu einem.

thing-camp = Lager
    .about = Beansprucht ein leeres Feld, bis jemand dessen Gebietskarte spielt. Lager mit kleinerer Zahl haben Vorrang.

thing-provisions = Vorrat
    .about = Ziehe zwei Karten vom Stapel und spiele sie sofort aus.

thing-royal-ring = Königlicher Ring
    .about = Schatz: 1 Karotte.

thing-royal-coat = Königlicher Mantel
    .about = Schatz: 2 Karotten.

thing-royal-scepter = Königliches Zepter
    .about = Schatz: 3 Karotten.

thing-royal-chalice = Königlicher Kelch
    .about = Schatz: 4 Karotten.

thing-royal-crown = Königliche Krone
    .about = Schatz: 5 Karotten.

thing-royal-carrot = Königliche Karotte
    .about = Schatz: 6 Karotten.

thing-left-glove = Linker Handschuh
    .about = Schatz: 1 Karotte, oder 4, wenn du auch den rechten hast.

thing-right-glove = Rechter Handschuh
    .about = Schatz: 1 Karotte, oder 4, wenn du auch den linken hast.

thing-bureaucrat = Bürokrat
    .about = 1 Karotte für jede deiner Schriftrollen, auch für diese.

thing-burgomaster = Bürgermeister
    .about = 1 Karotte für jede deiner Städte, gleich welcher Stärke.

thing-diplomat = Diplomat
    .about = 1 Karotte für jedes deiner Felder am Rand des Plans.

thing-explorer = Entdecker
    .about = 3 Karotten für jedes deiner Eckfelder.

thing-carpenter = Zimmermann
    .about = 1 Karotte für jedes Holz, das du lieferst.

thing-master-carpenter = Zimmermeister
    .about = 2 Karotten für jedes Holz, das du lieferst.

thing-woodland-king = Waldkönig
    .about = 20 Karotten, wenn du mindestens 7 Holz lieferst.

thing-fisher = Fischer
    .about = 1 Karotte für jeden Fisch, den du lieferst.

thing-master-fisher = Fischermeister
    .about = 2 Karotten für jeden Fisch, den du lieferst.

thing-fisher-king = Fischerkönig
    .about = 20 Karotten, wenn du mindestens 7 Fische lieferst.

thing-farmer = Bauer
    .about = 1 Karotte für jede Karotte, die du lieferst.

thing-master-farmer = Großbauer
    .about = 2 Karotten für jede Karotte, die du lieferst.

thing-carrot-king = Karottenkönig
    .about = 15 Karotten, wenn du mindestens 5 Karotten lieferst.

thing-merchant = Händler
    .about = 3 Karotten für jede Luxusressource, die du lieferst.

thing-master-of-the-mountains = Herr der Berge
    .about = 2 Karotten für jedes deiner Bergfelder.

thing-carrotistador = Karottistador
    .about = 4 Karotten für jedes deiner Lehnsgüter ab 3 Feldern.

thing-harecingetorix = Hasingetorix
    .about = 1 Karotte für jedes deiner Lehnsgüter.

thing-hunny-king = Hasenhunnenkönig
    .about = 12 Karotten, wenn du mindestens 10 Lehnsgüter hast.

thing-bun-shee = Bun-Shee
    .about = 2 Karotten für jede Stadt in einem Lehnsgut, das nichts liefert.

thing-panpan = Pan Pan, der Barbar
    .about = 2 Karotten für jedes deiner Felder ohne Stadt und ohne Ressource.

thing-colonist = Kolonist
    .about = 3 Karotten für jede Lagerkarte, die du ausgespielt hast.

thing-king-of-thieves = König der Diebe
    .about = 12 Karotten, wenn du mindestens 9 Städte hast.

thing-matriarch = Matriarchin
    .about = 12 Karotten, wenn du allein die meisten Felder hast.

thing-little-prince = Kleiner Prinz
    .about = Ernte alle deine Lehnsgüter noch einmal, außer dem besten.

thing-treasure-guardian = Schatzwächter
    .about = 3 Karotten für jeden deiner Schätze.

thing-treasure-hunter = Schatzjäger
    .about = Verdoppelt die Karotten deiner Schätze.

thing-liberal = Liberaler
    .about = Wird zur Kopie einer Schriftrolle deines rechten Nachbarn.

thing-socialist = Sozialist
    .about = Wird zur Kopie einer Schriftrolle deines linken Nachbarn.

thing-opportunist = Opportunist
    .about = 10 Karotten, wenn du Zweiter bist, sobald alles andere gezählt ist.
thing-city1-1 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-2 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-3 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-4 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-5 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-6 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-7 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-8 = { thing-city1 }
    .about = { thing-city1.about }
thing-city1-9 = { thing-city1 }
    .about = { thing-city1.about }
thing-city2-1 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-2 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-3 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-4 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-5 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-6 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-7 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-8 = { thing-city2 }
    .about = { thing-city2.about }
thing-city2-9 = { thing-city2 }
    .about = { thing-city2.about }
thing-city3-1 = { thing-city3 }
    .about = { thing-city3.about }
thing-city3-2 = { thing-city3 }
    .about = { thing-city3.about }
thing-city3-3 = { thing-city3 }
    .about = { thing-city3.about }
thing-trading-post-1 = Handelsposten 1
    .about = { thing-trading-post.about }
thing-trading-post-2 = Handelsposten 2
    .about = { thing-trading-post.about }
thing-sky-tower-1 = { thing-sky-tower }
    .about = { thing-sky-tower.about }
thing-sky-tower-2 = { thing-sky-tower }
    .about = { thing-sky-tower.about }
thing-sky-tower-3 = { thing-sky-tower }
    .about = { thing-sky-tower.about }
thing-camp-1 = { thing-camp } 1
    .about = { thing-camp.about }
thing-camp-2 = { thing-camp } 2
    .about = { thing-camp.about }
thing-camp-3 = { thing-camp } 3
    .about = { thing-camp.about }
thing-camp-4 = { thing-camp } 4
    .about = { thing-camp.about }
thing-camp-5 = { thing-camp } 5
    .about = { thing-camp.about }
thing-camp-6 = { thing-camp } 6
    .about = { thing-camp.about }
thing-provisions-1 = { thing-provisions }
    .about = { thing-provisions.about }
thing-provisions-2 = { thing-provisions }
    .about = { thing-provisions.about }
thing-provisions-3 = { thing-provisions }
    .about = { thing-provisions.about }

## Nur die Seite sagt es

page-lava = Lava: Über sie hinweg geht kein Lehnsgut weiter.
page-fief = Lehnsgut von { $seat }: { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}, { $strength ->
    [one] 1 Turm
   *[other] { $strength } Türme
} × { $kinds ->
    [one] 1 Ressource
   *[other] { $kinds } Ressourcen
} ({ $goods }) = { $carrots ->
    [one] 1 Karotte
   *[other] { $carrots } Karotten
} bei jeder Ernte.
page-gain = +{ $carrots } hier
page-chosen = gewählt
page-store = Zu bauen
page-parchments = Schriftrollen
page-parchments-tip = Schriftrollen liegen verdeckt und zählen am Ende des Spiels.
page-fiefs-tip = Lehnsgüter: Gruppen verbundener Felder.
page-best-tip = Das beste Lehnsgut: Türme × Ressourcen.
page-now = jetzt { $carrots }
page-now-tip = Eine Ernte brächte jetzt { $carrots } Karotten.
page-hand-tip = Handkarten.
page-rounds-tip = Vier Runden; jede endet mit einer Ernte.
page-phase-draft = erkunden
page-phase-construction = bauen
page-phase-harvest = ernten
page-passing = Wahl { $pick } · Karten gehen nach { $direction ->
    [left] links
   *[right] rechts
}

## Was Karten tun, wo die Varianten des Tisches es sagen

about-opportunist-opportunist-alone = 10 Karotten, wenn du allein Zweiter bist, sobald alles andere gezählt ist.
about-matriarch-matriarch-shared = 12 Karotten, wenn niemand mehr Felder hat als du.
about-treasure-hunter-hunters-multiply = Verdoppelt die Karotten deiner Schätze; zwei solche Wirkungen vervierfachen sie.
about-left-glove-gloves-pairs = Schatz: 1 Karotte, oder 4 zusammen mit einem eigenen rechten.
about-right-glove-gloves-pairs = Schatz: 1 Karotte, oder 4 zusammen mit einem eigenen linken.
about-liberal-copy-duty-may = Darf zur Kopie einer Schriftrolle deines rechten Nachbarn werden.
about-liberal-copy-chain-stop = Wird zur Kopie einer Schriftrolle deines rechten Nachbarn, die selbst keine Kopierkarte ist.
about-socialist-copy-duty-may = Darf zur Kopie einer Schriftrolle deines linken Nachbarn werden.
about-socialist-copy-chain-stop = Wird zur Kopie einer Schriftrolle deines linken Nachbarn, die selbst keine Kopierkarte ist.
about-bureaucrat-bureaucrat-used = 1 Karotte für jede deiner Schriftrollen, auch für diese; Kopierkarten, die nichts kopieren, zählen nicht.
about-colonist-colonist-standing = 3 Karotten für jedes deiner Lager, das am Ende steht.
page-said-fiefs = { $count ->
    [one] 1 Lehnsgut
   *[other] { $count } Lehnsgüter
}
page-said-best = bestes Lehnsgut: Stärke { $strength } × { $kinds } = { $carrots } Karotten
page-said-parchments = { $count ->
    [one] 1 Schriftrolle
   *[other] { $count } Schriftrollen
}
page-said-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
page-joined = verbunden mit { $square }
page-parted = Lava zu { $squares } hin
page-told-free = Freie Felder
