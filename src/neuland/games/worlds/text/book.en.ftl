# The Book of Worlds: the sentences from which the rules of a world are put together, one for each rule in force.
# Numbers come from the component file (`section_key`) and from the world's plan.

thing-module-1 = Transport
thing-module-2 = Race
thing-module-3 = Privileges
thing-module-4 = Military
thing-module-5 = Exploration
thing-module-6 = Roads
thing-module-7 = Majorities
thing-module-8 = Production
thing-module-9 = Shares

brings-1-1 = Deliver goods to the cities that want them; kinds and full sets score.
brings-1-2 = Goods are sold at prices that fall and recover.
brings-1-3 = A trolley carries residents and goods; where nobody else needs residents, it alone moves.
brings-2-1 = Reach as many cities as possible first.
brings-2-2 = New settlements and newly reached cities pay.
brings-2-3 = Prizes for whoever does something first.
brings-3-1 = Build factories in cities, bid for privileges, pay taxes.
brings-3-2 = Factories pay, privileges are auctioned, income is taxed.
brings-3-3 = One privilege a turn from a row whose prices fall.
brings-4-1 = War: land and cities held score, capitals can fall.
brings-4-2 = Cells held pay, and they are fought for with dice.
brings-4-3 = Cells are fought for one resident against one army.
brings-5-1 = Discover the map, settle it first and harvest points.
brings-5-2 = Discoveries and first settlements bring lasting income.
brings-5-3 = The map is discovered while you play.
brings-6-1 = Connect cities and land by roads; sets score.
brings-6-2 = Connected cities and land pay.
brings-6-3 = Roads to move fast over, wherever you like.
brings-7-1 = Three scorings of who has most of each terrain, and the winners lose pieces.
brings-7-2 = Whoever has most of a terrain is paid for it.
brings-7-3 = At the end majorities score.
brings-8-1 = Plants and trading houses: goods in sets score.
brings-8-2 = Plants make goods, trading houses sell them in sets.
brings-8-3 = Plants let you buy more residents.
brings-9-1 = Five companies, led by whoever holds most; wealth wins.
brings-9-2 = Five companies act; their points are those of their shareholders.
brings-9-3 = Every player is a company of which others may buy shares.

book-title = World { $number }: { $name }
book-seats = For { $seats } players, { $faq ->
    [yes] with the official questions and answers of 2015
   *[no] first printing
}
book-of = { $module } { $place }
book-random = The world is drawn when the table is opened; then its page of the book can be read.
book-found = { $count ->
    [one] { $count } world
   *[other] { $count } worlds
}
book-none-found = No world is like that; without words all 504 are listed.
book-no-world = There is no world { $world }: a world is three different digits from 1 to 9, such as 123.
book-no-seats = Worlds are for { $there } players, not for { $given }.
book-no-edition = There is no edition { $given }; there are { $there }.
book-no-module = { $given } is no module: write 4 for one in any place, 4.II for one in place II.
book-general = general rules
book-reconstructed = reconstructed
book-reconstructed-note = What is marked “{ book-reconstructed }” is lost from the printed game; we believe it to be so, and an owner's file may correct it.
book-about = What this world is
book-sides = What always holds
book-map = Set-up: the map
book-setup = Set-up: boards, pieces, money
book-capitals = Set-up: capitals
book-rounds = A round
book-AR = Share round
book-1 = { $order ->
    [clockwise] Order of turns
   *[other] 1: order
}
book-2 = 2: auction
book-3A = 3 A: capital
book-3B = 3 B: dealing in shares
book-3C = 3 C: purchases
book-3D = 3 D: residents
book-board = The majority board
book-3E = 3 E: trolley
book-3F = 3 F: factories
book-fight = { $race ->
    [0] { $military ->
        [3] 3 D: fights
       *[other] 3 G: fights
    }
   *[other] 3 D: fights, at once
}
book-prizes = Prizes
book-3H = 3 H: income
book-4 = 4: dividends
book-5 = 5: scoring
book-round-end = End of the round
book-end = End of the game
book-score = Scoring
book-tie = Ties
book-privileges = Privileges in use

fact-map = map { $map }
fact-order = { $order ->
    [clockwise] clockwise
    [income-down] highest income first
    [income-up] lowest income first
    [points-up] fewest points first
   *[share-value] highest share value first
}
fact-money = { $cash_in_all }
fact-residents = { $residents ->
    [yes] {""}
   *[no] without residents
}
fact-sides = { $companies ->
    [yes] companies
   *[no] {""}
}

glance-map = Map
glance-order = Order
glance-money = Money
glance-residents = Residents
glance-phases = A round
glance-end = End
glance-score = Scoring
glance-plays = How it plays
plays-length = With { $players } players about { $rounds } rounds, { $minutes } minutes.
plays-tense = The lead changes often.
plays-close = Games are close.
plays-runaway = Whoever is ahead wins by far.
plays-endless = Most games between bots were ended by the round limit only.
plays-best = Best with { $players }.
fact-minutes = { $minutes } min
character-tense = tense
character-close = close
character-runaway = one runs ahead
character-endless = up to the round limit

rule-W1 = { $shares ->
    [2] { $first } (I) says how the game ends, what is scored and how income is made, { $second } (II) puts five companies in the players' place, { $third } (III) adds its own.
   *[other] { $first } (I) says how the game ends and what is scored, { $second } (II) how income is made, { $third } (III) adds its own.
}
rule-W2 = Where modules ask for different maps, orders or money, the best priority decides, and among equals the higher place; this page says what came of it.
rule-W9 = General rules and the three modules hold together; what they say about modules that are not here does not.
rule-W8 = { $residents ->
    [yes] It is played with residents.
   *[no] It is played without residents: all three modules can do without them.
}
rule-G29 = Nothing about residents holds. A side has a headquarters, a trolley and settlements.
rule-G36 = Which world is played is free to choose, or left to chance.
rule-G1 = What a module says goes before the general rules{ $privileges ->
    [0] {""}
   *[other] , and a privilege before both
}.

rule-G42 = The five companies are the sides: each has its own pieces, money, income, points and privileges. Its president decides for it (“you”) and pays from its assets alone.
rule-G40 = Only who holds shares of a company may advise its president.
rule-G39 = { $shares ->
    [0] A player's cash is secret, unless the table plays with open cash. All else is open, but for sealed bids and covered cards.
    [3] Every player's cash is open, since he is a company. All else is open too, but for sealed bids and covered cards.
   *[other] What companies own is open; a player's own cash is secret, unless the table plays with open cash. Sealed bids and covered cards are secret.
}
rule-G2 = Nothing is traded or given away between players.
rule-G3 = What you did can be taken back until the next turn begins, as long as nothing hidden came to light.
rule-G47 = Points gained are open, and count at once wherever a rule asks for points.
rule-G6 = { $residents ->
    [yes] Population is residents and settlements. The headquarters count
   *[no] The headquarters count
} as a settlement.
rule-G41 = All sides may be on the same cell; pieces of others are simply ignored.
rule-G7 = Headquarters and settlements never move{ $swapped ->
    [no] {""}
   *[yes] , except as said below
}.
rule-G8 = Never more residents of one side on a cell than { $limits_residents_in_capital } in the capital and { $limits_residents_elsewhere } elsewhere.
rule-G10 = What you build is yours.{ $losable ->
    [no] {""}
   *[yes] { $built ->
        [both] {" "}If you lose or give up the cell, buildings have no owner and roads are neutral, until a side that may have them takes its turn.
        [roads] {" "}If you lose or give up the cell, its roads are neutral, until a side that may have them takes its turn.
       *[buildings] {" "}If you lose or give up the cell, what stands there has no owner, until a side that may have it takes its turn.
    }
}
rule-G17 = Money, goods, points and markers of the common supply do not run out.

rule-W3 = Map { $map }{ $map ->
    [1] : the middle, which grows by exploring.
    [2] : a hexagon with six cities at its rim.
    [3] : a hexagon around a lake.
    [4] : city 1 alone, which grows by exploring.
   *[5] : three arms around city 1.
}
rule-G30 = { $map ->
    [1] All other tiles wait in stacks.
    [4] All other tiles wait in stacks.
   *[other] Cities and nine water tiles have fixed places; the other 42 tiles are shuffled and laid row by row.
}
rule-G31 = Cities 2, 3 and 4 lie around city 1, the others at the corners.
rule-G32 = Cities 1 to 4 lie around the lake, the others at the corners. The two spare water tiles never join a single water cell to the lake.
rule-G33 = Cities 10, 4 and 7 lie at the tips. Spare water never cuts cells off.
rule-G34 = { $column ->
    [0] Cities 2, 1 and 3 lie in a row with water between them.
    [1] Around city 1 lie cities 2, 3 and 4, each behind a water tile.
   *[other] A meadow on either side of city 1, and from each meadow two cities behind a water tile.
}
rule-G35 = The map begins with city 1.
rule-M5-S1 = Tiles still hidden lie in stacks by terrain, cities with the lowest number on top. { $exploration_tiles } explorer tiles and a die decide what is found.
rule-G18 = Cities show their goods: what they supply and what they demand.
rule-G20 = Cities show their blank sides: they supply and demand nothing.
rule-M8-S1 = Land shows its good: meadow cattle, forest wood, field grain, mountain ore, water fish, desert none.
rule-M1-S1 = On every city lie { $transport_stock } goods of the kind that it supplies.
rule-M1-S1a = A city gets its goods when it is laid.
rule-M1-S1b = Cities are not stocked: goods come from plants.{ $transport ->
    [3] {""}
   *[other] {" "}They still demand the four kinds that they do not supply.
}
rule-M1-S1c = For the trolley, cities neither supply nor demand goods.
rule-M8-S2 = Goods lie in the common supply.

rule-G37 = Each side has { $residents ->
    [yes] { $pieces_residents_here } residents and { $pieces_settlements_here } settlements
   *[no] { $pieces_settlements_without_residents_here } settlements
}, and no more.
rule-G38 = One resident of each side marks the order and is not played.
rule-M1-S4 = Settlements are placed by the trolley, where a rule says so.
rule-M6-S1 = { $military ->
    [0] Each side has { $pieces_roads_here } roads.
   *[other] { $pieces_common_roads } neutral roads are there for all.
}
rule-M6-S2 = Connected cells are counted on the majority board, { $deserts ->
    [yes] with
   *[no] without
} the column for deserts.
rule-M7-S1 = The majority board has a column for each terrain, deserts too.
rule-M7-S2 = Two rounds without scoring; then covered cards in rows I, II and III, { $scoring_cards } of them. One card of each row is its scoring, the others are checks.
rule-M7-S3 = Business rounds 1 and 2 are without scoring. In rounds 3, 4 and 5 there is one covered card for each company in play, one of them the 1st, 2nd or 3rd scoring.
rule-M7-S3a = The card of a company that is gone is turned up when its turn would have come. Without companies there is no scoring; after round { $shares_rounds } the game ends in any case.
rule-M1-S3 = The board of prices: every good begins at { $transport_price_start }.
rule-M2-S1 = Ten city cards lie out, one for each city.
rule-M2-S5 = Prizes are laid out (see Prizes).
rule-M3-S1 = { $kinds } kinds of privileges are in use: { $deck } cards{ $column ->
    [0] , one of each.
    [1] : two of each, but some are removed unseen.
   *[other] , two of each.
}
rule-M3-S1a = Backs I are shuffled on top, then II{ $backs ->
    [2] .
   *[other] , then III.
}
rule-M3-S2 = { $shown } cards lie out in a row, for { $privileges_price } each.
rule-M3-S3 = { $privileges_end_factories } factories are laid out to count; more may be built.
rule-M3-S4 = Points are taken at once, as tokens.
rule-M5-S2 = { $exploration ->
    [1] Points are taken at once, as tokens{ $shares ->
        [2] ; income tokens lie ready too
       *[other] {""}
    }.
   *[other] Income tokens of { $exploration_token } lie ready.
}
rule-M9-S1 = A company has { $shares_units } shares: the president's counts { $shares_president }, the others are single. First prices: green { $shares_issue_1 }, white and purple { $shares_issue_2 }, blue and orange { $shares_issue_4 }. Values stay between { $share_least } and { $share_most }.
rule-M9-S2 = Shares lie with their companies, which own nothing yet.
rule-M9-S3 = Shares lie in the bank. A company begins with { $shares_start_assets } times its first price.
rule-M9-S4 = { $bid ->
    [yes] Who bids most gets the start card.
   *[no] A player drawn by lot gets the start card.
} The money is the players' own.
rule-M9-S5 = Every player is a company of his own: a president's share and eight single ones, worth { $shares_private_value } each at first. Values stay between { $share_least } and { $share_most }.
rule-W7 = { $money ->
    [shares] Every player begins with { $cash }.
    [staggered] Money by the order of the first round: { $cash }.
   *[other] Everybody begins with { $cash }.
}
rule-G27 = Whoever comes later in the order begins with more.
rule-G28 = Every player gets { $money_plus } more.

rule-W4 = { $capitals ->
    [centre] All begin in city 1; the headquarters stand there together.
   *[other] { $map ->
        [4] Capitals are in city 1, headquarters together.
        [5] Capitals are in city 1, headquarters together.
       *[other] Every side has a capital of its own, all different.
    }
}
rule-W6 = { $capitals ->
    [founding] Capitals are chosen when a company is founded.
    [bid] Capitals are chosen by the order of the bids, the highest first.
   *[other] Capitals are chosen in reverse order: who is last chooses first.
}
rule-G49 = Any city that is no capital yet may be chosen.
rule-G21 = { $companies ->
    [yes] In the first share round any of the five cities may be chosen, the middle too; the map for four players is used.
   *[no] Any city may be chosen but the one in the middle.
}
rule-G22 = Only cities at the rim are capitals: { $seats ->
    [2] the two lie opposite each other.
    [3] the three lie equally far apart.
   *[other] the two that are left over lie opposite each other.
}
rule-G23 = In the first share round any city at the rim may be chosen that is no capital yet.
rule-G24 = Cities 5 and 10, which both supply fish, may not be capitals.
rule-G19 = Capitals supply different goods.
rule-M2-S2 = A { $faq ->
    [yes] settlement
   *[no] resident
} from your supply marks the card of your capital: one city reached.
rule-M2-S3 = A settlement from your supply marks the card of your capital; it is not counted for income.
rule-M2-S4 = Your markers wait in the nine other cities.
rule-M1-S2 = Your trolley begins in your capital with { $transport_levels_1 } movement points and { $holds ->
    [0] no hold
   *[other] one hold
}.
rule-M1-S2a = It is loaded with one good from there, if there is one.
rule-M1-S2b = The trolley never carries anything.
rule-M4-S1 = Every city that is no capital is free and has a garrison: { $houses ->
    [yes] barracks.
   *[no] barracks and militia.
}
rule-M4-S1a = A city that is discovered gets its garrison at once.
rule-M4-S1b = There is no militia; the barracks count as a trading house.
rule-M4-S1c = Garrisons are set after the first share round; a capital founded later removes its city's.

rule-G4 = { $order ->
    [clockwise] In a round each side has one whole turn, 3 A to 3 H, as far as the phases below are there.
   *[other] A round goes through the phases below; 3 is one side's whole turn, then the next side's. The others are for all together.
}
rule-M9-R1 = Share round, two business rounds, then three times a share round and a business round: { $shares_rounds } business rounds.
rule-M9-R2 = Share rounds and business rounds take turns until the end is reached.
rule-M9-R3 = In a business round only founded companies act, led by their presidents.

rule-M9-A0 = From the start card clockwise{ $bid ->
    [yes] {" "}(in the first share round by the bids)
   *[no] {""}
}: buy one share, sell any number, or both; or pass; or quit.
rule-M9-A1 = In one share round you either buy or sell shares of a company, not both.
rule-M9-A2 = You may pass while nobody has quit. The first to quit takes the start card; after that everybody deals or quits.
rule-M9-A2a = The share round ends when all have quit, or all pass one after another.
rule-M9-A3 = A share costs its value; buying does not change it.
rule-M9-A3a = { $shares ->
    [1] The company's own shares are sold first, and it gets its first price for each; then those in the bank.
   *[other] Shares are bought from the bank.
}
rule-M9-A3b = Nobody holds more than { $shares_most } of a company.
rule-M9-A4 = From the second share round on you may sell for the value; then the value falls by 10, whatever the number.
rule-M9-A4a = A president may sell below another's holding only if that player can take the president's share for two single ones.
rule-M9-A4b = { $shares ->
    [1] At most { $shares_most } shares of a company may lie in the bank.
   *[other] All single shares may go to the bank.
}
rule-M9-F1 = The first share of a company is the president's, for { $shares_president } times the first price{ $shares ->
    [1] , which the company gets
   *[other] {""}
}. Its buyer is president and sets up the capital at once.
rule-M9-F2 = Who holds more than the president becomes president at once and gives two single shares for the president's.
rule-M9-F3 = Later companies begin in { $map ->
    [4] any city with a piece of another company (if there is none, city 1).
    [5] any city with a piece of another company (if there is none, city 1).
   *[other] any city on the map that is no capital.
}
rule-M9-F4 = A company is not attacked before its first turn is over.
rule-M9-F5 = A capital founded later removes other armies there.
rule-M9-A5 = At the end the value of each company rises by 10 whose shares are all with players.
rule-M9-A5a = At the end the values rise by 10 of the companies most bought, and by 10 of those whose shares are all with players.

rule-W5 = { $order ->
    [clockwise] Turns go clockwise from a start player drawn by lot, all game long.
    [income-down] The order changes every round: the highest last income first.
    [income-up] The order changes every round: the lowest last income first.
    [points-up] The order changes every round: the fewest points first.
   *[share-value] The order changes every round: the highest share value first.
}
rule-G25 = With shares the order is always set anew each round.
rule-G26 = Of two rules for the order only this one is used; what else the other module does stays.
rule-M3-1a = Round 1: all bid in secret from their money and pay the bid. The highest first choose their place in the order{ $capitals ->
    [bid] {" "}and their capital
   *[other] {""}
}.
rule-M3-1e = Equal bids draw lots; each lost draw brings { $privileges_draw_lost }.
rule-M3-1f = The bid is for the order of the first share round.
rule-M3-1b = Later the highest last income goes first; who ties changes places.
rule-M7-1a = Round 1 is drawn by lot.
rule-M7-1b = While nobody has points the order is reversed each round.
rule-M7-1c = Then the fewest points go first; who ties changes places.
rule-M9-1a = The highest share value goes first; of equal ones the marker on top.
rule-M9-1c = A company's first business round comes first, the latest founded before the others.
rule-M9-1d = Round 1 is drawn by lot, then the lowest last income goes first; who ties changes places.
rule-M3-1d = From round 2 on income is taxed: the first pays 2 for each full 10, the last nothing, the others 1.{ $companies ->
    [yes] {""}
   *[no] {" "}Then the rest of what was set aside is yours.
}
rule-M3-1c = The order is not by income, but the tax is: the highest income pays most, the lowest nothing. Of equal ones the earlier counts as higher.
rule-M3-1g = Companies pay taxes on their last income from their assets; what is missing is waived.
rule-M9-1b = Taxes begin in business round 2.
rule-M7-1d = From round 3 on each side stands on the next covered card, row by row.

rule-M3-2 = From round 2 on what was left over may be had for 0; { $shown } new cards come for at least { $privileges_price }, at most { $row_most } in the row.
rule-M3-2a = All cards are auctioned from the left, each from the first side in order on: bid more or pass. The highest pays.
rule-M3-2b = A card for at least { $privileges_price } that nobody wants stays, one for 0 leaves the game.
rule-M3-2c = Any number a round, but each kind only once. They work at once.

rule-M2-A1 = You may swap your headquarters with a settlement of yours in another city.

rule-M9-B1 = Buy any number of others' shares from the bank at their value. They are never sold again.
rule-M9-B2 = Once a turn, from now on, you may sell one single share of your own: you get its value, then it falls by 10. Others may buy it from the next round on.

rule-M3-C = If fewer than { $shown } cards lie out, one is added for { $privileges_price }.
rule-M3-C1 = When a higher back lies out, all lower ones cost nothing.
rule-M3-C2 = Take one card for its price, no kind that you own. It works at once.
rule-M3-C3 = Take none, and all cards lying out cost nothing from now on.
rule-M1-C1 = One upgrade a turn: the next level of movement points ({ $transport_levels }){ $hold_price ->
    [0] {""}
   *[other] {" "}or the second hold
}.
rule-M1-C2 = A level costs { $level_price }{ $hold_price ->
    [0] {""}
   *[other] , the hold { $hold_price }
}.
rule-G11 = Buy residents for { $limits_resident_price } each, onto cells with your settlement.
rule-G43 = The capital takes any number, up to its limit.
rule-G44 = Elsewhere at most as many come as your settlement and residents there were before.
rule-M8-C1 = From round 2 on you buy at most { $production_buy_beyond_plants } residents more than you have plants.
rule-M2-A2 = Pieces that you lack, now or when you settle, you may take back from the map.
rule-M2-A2a = A settlement taken back takes your residents there with it. The headquarters stays.
rule-M2-A2b = A cell so given up is given up in every way.
rule-G12 = Then all your residents stand up.

rule-G13 = Each active resident does one thing, in any order: for example a step to a neighbouring cell, never onto water.
rule-G9 = Then it lies down, exhausted, until the end of 3 C of your next turn.
rule-M2-D1 = In a hurry: a resident that enters a cell with an exhausted one of yours stays active.
rule-G14 = Where you have no settlement, a resident that enters becomes one at once.
rule-M2-D2 = The first time in a city, that resident goes onto the city's card: a city reached.
rule-M2-D2a = A card counts once for the whole game, whatever becomes of the settlement.
rule-M2-D3 = A city of an opponent counts as reached when a resident of yours moves in, whatever the fight brings; one more resident from supply goes onto the card.
rule-M6-1 = Active residents walk any distance over { $military ->
    [0] your roads
   *[other] roads between your cells
} and stay active.
rule-M6-1a = They are exhausted when they leave the road or do something.
rule-M5-D1 = Explore: a resident discovers one neighbouring unknown cell, then goes to supply; if it found water, it stays.
rule-M5-D2 = Explore: a resident discovers one neighbouring unknown cell and stays.
rule-M5-D2a = Explore: a resident discovers any number of neighbouring unknown cells, then goes to supply; if all were water, it stays.
rule-M5-D2b = Explore: a resident discovers one neighbouring unknown cell, then goes to supply; if it found water, it stays.
rule-M5-D2c = That holds although there is war.
rule-M5-D3 = Explore: a resident discovers any number of neighbouring unknown cells, then goes to supply; if all were water, it stays.
rule-M5-X = To explore, { $exploration_tiles } explorer tiles are laid onto the stacks, as follows; empty stacks get none.
rule-M5-X1 = Cities: as many as there are cells between target and nearest city; none beside a city.
rule-M5-X2 = Water: as many as there are cells between target and city 1 as the crow flies; none beside water.
rule-M5-X3 = Land: one each on meadow, forest, field, mountain, desert.
rule-M5-X4 = What is left: one more on each stack that has any, again and again.
rule-M5-X5 = The die says which explorer tile counts: that stack's top tile is laid.
rule-M5-X6 = { $map ->
    [4] The map has no bounds.
   *[other] The map ends { $exploration_radius } cells from city 1.
}
rule-M5-X7 = Where no explorer tile could lie, nobody explores.
rule-M5-V1 = A discovery brings { $exploration_vp_discover } point, water too.
rule-M5-V2 = Then { $exploration_vp_on_land } points lie on discovered land, { $exploration_vp_on_city } on a city.
rule-M5-V3 = The first settlement there takes one of them.
rule-M5-V4 = Harvest: an active resident takes one more, as long as some lie there.
rule-M5-T1 = An income token for each discovery, and for the first settlement on a cell.
rule-M5-T2 = If a cell is empty again, its next first settlement brings a token again.
rule-M5-T3 = After a discovery your active residents beside the new cell may move there without being exhausted; the first becomes a settlement.
rule-M5-T4 = Discovered meadow and forest bring your settlement, field a settlement and a resident; on a mountain waits militia (whoever beats it gets { $military_mountain_prize } income once), in a city its garrison.
rule-M5-T5 = Settlements received so bring no token.
rule-M6-2 = Road: residents build one between two neighbouring cells with settlements of yours{ $military ->
    [0] {""}
   *[other] , one an edge
}.
rule-M6-2a = Active residents needed on the two cells, by the dearer terrain: meadow, field { $roads_cost_2 }; forest, desert { $roads_cost_3 }; city, mountain { $roads_cost_1 }.
rule-M6-2b = One more for each road of others on that edge.
rule-M6-2c = { $military ->
    [0] Your roads are connected, the first begins in the capital.
   *[other] {""}
} One of the builders goes to supply, the others are exhausted.
rule-M6-2d = { $connected ->
    [yes] The builders are just exhausted.
   *[no] Roads may lie anywhere; the builders are just exhausted.
}
rule-M6-2e = Roads are no limit: more may be built.
rule-M6-4 = When a settlement leaves the map, your roads to that cell become neutral{ $roads ->
    [3] {""}
   *[other] {" "}and it is no longer counted
}.
rule-M6-4a = The first side with settlements at both ends, connected to its roads, takes a neutral road over{ $roads ->
    [3] {""}
   *[other] {" "}and counts the cell
}.
rule-M6-4b = A new capital begins no second network.
rule-M6-5 = Roads are neutral, at most one an edge, and serve whoever holds both cells.
rule-M6-5a = A new road is connected to your capital by roads over your own cells.
rule-M6-5b = With residents that move onto an enemy cell one road onto it may be built.
rule-M8-D2 = Plant: one a land cell, with your settlement there. It exhausts active residents there: meadow, field { $production_plant_cost_2 }; forest { $production_plant_cost_3 }; mountain { $production_plant_cost_5 }.
rule-M8-D2a = Beside water a plant may make fish instead, for { $production_fish_cost }; desert has nothing else.
rule-M8-D3 = It brings one good of its kind at once.
rule-M8-D3a = It brings nothing at once.
rule-M8-D3b = One good lies on it, once.
rule-M8-D4 = If your settlement is removed, the plant waits for the next side with a settlement there.
rule-M8-D5 = A settlement in a city is a trading house, and the headquarters too.
rule-M8-D5a = A trading house costs { $production_house_price_1 }, { $production_house_price_2 }, { $production_house_price_3 }, { $production_house_price_4 }{ $more_houses ->
    [yes] , { $production_house_price_5 }, { $production_house_price_6 }
   *[no] {""}
} by how many stand there already.
rule-M8-D5b = The barracks count as one.
rule-M8-E = A trading house takes { $capacity_house } { $capacity_house ->
    [1] good
   *[other] goods
}, the headquarters { $capacity_hq }.
rule-M8-E1 = Goods are delivered onto trading houses and stay there; a house that is removed loses them.
rule-G15 = Who is still active lies down at the end.

rule-M6-3 = Every cell that a road newly connects is counted, your capital and deserts too.
rule-M6-3a = Every cell that a road newly connects is counted, your capital too, deserts { $deserts ->
    [yes] as well (they pay nothing).
   *[no] not.
}
rule-M6-3b = Several sides may count a cell, each once.
rule-M6-5c = Land counts only for who connects it first, a city for each side that holds and connects it, the capital with the first road. Nothing is ever uncounted.
rule-M6-5d = Cells count that you hold and that are connected to your capital{ $deserts ->
    [yes] , deserts too
   *[no] , no deserts
}; what is cut off no longer counts.
rule-M7-D1 = Every settlement of yours counts for its terrain, the capital too.
rule-M7-D2 = The board counts what roads connect, instead of settlements.
rule-M7-D3 = { $counting ->
    [plants] Land counts with your plant, cities with your settlement or headquarters.
   *[other] Every settlement of yours counts for its terrain, the capital too.
}
rule-M7-D3a = The board counts what roads connect, deserts and the capital too.
rule-M7-D3b = Land counts with your plant, cities with your trading house, the capital too.
rule-M7-D4 = Who conquers a cell counts it instead of its former owner.
rule-M7-D5 = What you lose otherwise you no longer count.
rule-M7-D6 = Some privileges count as one cell more.

rule-M1-E1 = A cell costs 1 movement point, a mountain 2. Points are not saved.
rule-M1-E1a = The trolley goes over any land and through cities, never over water.
rule-M1-E2 = A hold takes one good{ $residents ->
    [yes] {" "}or up to { $transport_residents_per_hold } exhausted residents of yours
   *[no] {""}
}.
rule-M1-E2a = Load and unload anywhere on the way.
rule-M1-E2b = Loaded may be: { $stocked ->
    [yes] what a city has in stock, goods lying about
   *[no] goods lying about
}{ $production ->
    [0] {""}
   *[other] , goods on your plants
}{ $residents ->
    [yes] , your exhausted residents
   *[no] {""}
}.
rule-M1-E3 = With residents aboard it may pass through any cell.
rule-M1-E3a = Of residents unloaded where you have no settlement, one becomes a settlement.
rule-M1-E4 = Goods may be left on land, and in a city that does not take them; anybody may pick them up.
rule-M1-E5 = Deliver a good to a city that still demands it. A demand is met once in the whole game.
rule-M1-E5a = Deliver several goods and to several cities in a turn, and load again.
rule-M1-E5b = Delivered goods lie before you.
rule-M1-E5c = Delivered goods are sold in the order of delivery.
rule-M1-E6 = Further movement points may be bought for { $transport_extra_points }, each { $transport_extra_step } more than the last.
rule-M1-E7 = The trolley may enter every cell, opponents' too.
rule-M1-E7a = It has one movement point more if it begins on a cell of yours.
rule-M1-E7b = The first time on a cell of each opponent it costs one more, unless it began there.
rule-M1-E7c = Cities cost 1 and are not fought for.
rule-M1-E7d = On a cell of an opponent or a garrison all residents aboard get off and fight{ $military ->
    [3] {" "}at once
   *[other] { $race ->
        [0] {" "}in 3 G
       *[other] {" "}after the move
    }
}; there none is loaded.
rule-M1-E7e = On a cell that nobody holds at least one of the residents aboard gets off and settles.
rule-M1-E8 = Over { $military ->
    [0] a road of yours
   *[other] a road between cells of yours
} a cell costs half a point, a mountain too.
rule-M1-E8a = Half a point that no road can use is lost.
rule-M1-E8b = Once a turn it builds a road for nothing from its cell, between two settlements of yours.
rule-M1-E9 = Only the owner loads what lies on a plant.
rule-M1-E9a = Goods are delivered to your own trading houses, as many as they take{ $transport ->
    [3] .
   *[other] , and only where the city still demands them.
}
rule-M1-E9b = Goods from plants go to cities that demand them; no trading house is needed.
rule-M1-E9c = What lies on your trading houses is what you have delivered.
rule-M2-D4 = Only the trolley reaches cities: a resident from supply then goes onto the card.
rule-M2-E1 = The first time the trolley reaches a city, your marker there goes onto its card.
rule-M2-E2 = You may settle every cell that the trolley enters.
rule-M3-E1 = You may settle every city that the trolley enters.
rule-M5-E1 = With a movement point left the trolley explores a neighbouring unknown cell, and then enters it.
rule-M5-E2 = If it is water, it pays 1 and stays.
rule-M5-E3 = If it is a mountain and only one point is left, it pays that and stays.
rule-M5-E4 = You may settle every cell that the trolley enters.
rule-M7-E1 = You may settle every cell that the trolley enters; it counts.

rule-M3-F = In each city with your settlement build at most one factory a turn.
rule-M3-F1 = A city has room for { $privileges_factories_per_city }.
rule-M3-F2 = They cost { $privileges_factory_price } for the first, second, third in that city.
rule-M3-F3 = Each brings { $privileges_factory_vp } points at once, for good.
rule-M3-F4 = If your settlement is removed, factories wait for the next side with a settlement there.

rule-M4-1 = A cell is settled by one side only{ $houses ->
    [yes] , cities excepted
   *[no] {""}
}.
rule-M4-1a = Armies are residents, settlements and headquarters. Residents attack, all defend.{ $houses ->
    [yes] {""}
   *[no] {" "}A free city defends with militia and barracks.
}
rule-M4-1b = Conquered: the defence is gone and you settle. Neutralised: it is gone and nobody settles.
rule-M4-2 = Capitals may be attacked. The headquarters defend last, with the strength of { $military_hq_armies } armies.
rule-M4-2a = Capitals of others may not be attacked; no resident enters them.
rule-M4-2b = Capitals may be attacked; the headquarters defend last{ $military ->
    [3] : { $military_hq_armies } residents go in together and are lost with them.
   *[other] , with the strength of { $military_hq_armies } armies.
}
rule-M4-3 = Residents that move onto an enemy cell are exhausted and stay for the fight.
rule-M4-3a = The fight comes at once, when all are there that you want. If the defence stands, that cell is safe for this turn.
rule-M4-4 = Each resident that moves onto an enemy cell removes one army and itself. When the settlement is gone, the next one in settles.
rule-M4-5 = Who loses a capital moves it at once to another own city.
rule-M4-5a = { $military ->
    [1] Without another city the game ends.
   *[other] A last capital may not be attacked.
}
rule-M4-6 = Neutralising a city destroys one factory there; the others wait for who conquers it.
rule-M4-6a = Who conquers a city gets its factories.
rule-M4-7 = Cities are not fought for: every side may have a trading house there. They count as its own.
rule-M4-7a = With land its plant is conquered; on neutralised land it has no owner.
rule-M4-7b = Cities are fought for like land.
rule-M4-8 = When a company's last capital is conquered, the attacker takes all its cells, as far as his pieces go.{ $followed ->
    [yes] {" "}After neutralising it a further active resident may move in at once to conquer it.
   *[no] {""}
}
rule-M4-8a = Only neutralised: all its cells are empty.
rule-M4-8b = Its shares go back for nothing; it may be founded anew in the next share round.
rule-M4-8c = What it delivered still counts for the end of the game.
rule-M4-G1 = Attack: a die for each resident; mountain, city { $military_modifier_1 }, meadow, field +{ $military_modifier_2 }.
rule-M4-G2 = { $one_hit } or more is one hit, { $two_hits } or more two. Each removes an army: residents first, then the settlement.
rule-M4-G3 = Defence: a die for each army lost; { $struck } or more removes an attacker.
rule-M4-G4 = Defence gone, an attacker left: conquered; one resident becomes a settlement.
rule-M4-G5 = All gone: the cell is neutral.
rule-M4-G6 = Defence left: attackers retreat to own neighbouring cells without a fight; who cannot, goes to supply.
rule-M4-G7 = The headquarters take hits last; { $military_hq_armies } remove them, fewer do nothing but are answered with dice.
rule-M4-G8 = The table rolls for a free city.

rule-M2-Z = { $prize_money ->
    [0] Who does it first takes the prize at once; it counts as points.
   *[other] Who does it first takes the prize at once.
}
rule-M2-Z1 = For each kind of good: { $race_prize } for the first to deliver it a second time.
rule-M2-Z3 = { $race_large_prize } for factories in three cities; { $race_large_prize } for three factories in one city.
rule-M2-Z4 = { $houses ->
    [yes] { $race_city_prize }, then always 1 more, for each city with barracks in which you are first with a trading house.
   *[no] { $race_city_prize }, then always 1 more, for each free city conquered.
}
rule-M2-Z5 = For each terrain: { $race_prize } for the first to discover it three times; water is none.
rule-M2-Z6 = For each terrain: { $race_prize } for the first to connect it three times.
rule-M2-Z7 = { $race_large_prize } for the first with every terrain counted once, twice that for every one twice.
rule-M2-Z8 = For each kind of good: { $race_prize } for the first with three plants of it.
rule-M2-Z9 = A company gets { $prize_money } income for each point of a prize instead.

rule-G16 = Your capital pays { $limits_base_income }, always.
rule-G46 = { $aside ->
    [yes] Income is set aside and cannot be spent before it is released.
   *[no] Income is paid at once.
}
rule-M1-H1 = Each good delivered this turn is sold at its price, one after another.
rule-M1-H1a = After each sale that price falls by { $transport_price_drop } spaces, the others rise by one; from { $price_least } ({ $price_tens } spaces) to { $price_most }.
rule-M1-H1b = { $houses ->
    [yes] Goods sold stay on the trading houses.
   *[no] { $kept ->
        [yes] Goods sold are kept for the scoring.
       *[no] Goods sold go to the common supply.
    }
}
rule-M1-H2 = For a good sold in a city without a settlement of yours { $transport_toll_per_ten } of every full 10 goes to the city's owner; in a free city to the bank.
rule-M2-H1 = You are paid for new settlements and newly reached cities of this turn:
rule-M2-H1a = { $race_first_settlement_2 } for a settlement where nobody had one, { $race_first_settlement_1 } in a city or on a mountain.
rule-M2-H1b = { $race_nth_card } for your first city reached, { $race_nth_card } more for each further one.
rule-M2-H2 = A cell that is empty again pays again.
rule-M3-H1 = Income is set aside until it is taxed.
rule-M3-H2 = { $privileges_factory_income } for each factory of yours.
rule-M4-H1 = { $military_cell_income } for each further cell of yours.
rule-M4-H1a = For different kinds of land: { $military_kinds_income_2 } / { $military_kinds_income_3 } / { $military_kinds_income_4 } / { $military_kinds_income_5 } / { $military_kinds_income_6 } for one to five.
rule-M5-H1 = What your income tokens say.
rule-M6-H1 = { $roads_city_income } for each connected city but the capital.
rule-M6-H1a = Each connected city pays for one cell of each kind: { $roads_kind_income_2 } for meadow, forest, field, { $roads_kind_income_5 } for mountain.
rule-M6-H1b = { $roads_set_income } for each set of city, meadow, forest, field and mountain.
rule-M7-H1 = For each terrain of which you have most: { $majorities_cell_income } a cell, at most { $majorities_income_cap } for city, meadow, forest, field, mountain, desert.
rule-M7-H1a = Ties are paid in full; nobody leads with nothing.
rule-M8-H1 = First each plant makes one good.
rule-M8-H2 = Swap any two for any one, as often as you like; then sell as many as your houses take.
rule-M8-H3 = A set of one to five different goods pays { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 }. Unsold goods are kept.
rule-M8-H4 = Goods on your trading houses pay in sets, every round anew: { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 } for one to five different ones.
rule-M8-H5 = A company's own goods pay in sets, as many as its houses take: { $production_set_income_2 } / { $production_set_income_3 } / { $production_set_income_4 } / { $production_set_income_5 } / { $production_set_income_6 }; they are kept.
rule-M9-H1 = The income of a company is set aside for phase 4.
rule-M9-H2 = Income comes from { $first }, as if it stood in place II, and is set aside for phase 4.

rule-M9-4a = By the order each president pays out or keeps all. Pay out: the value rises by 10.
rule-M9-4b = Each share gets 1 for every full 10 of income; what falls to the company's own shares, and the rest, stays there.
rule-M9-4c = Then upkeep: { $shares_upkeep_settlement } for each settlement, { $shares_upkeep_resident } for each resident on the map; what is missing the president pays, as far as he can.
rule-M9-4d = The values of the highest and the second highest income rise by 10, those of the lowest fall by 10.
rule-M9-4e = Then each share of players and bank gets 1 for every full 20 of income; the rest is the company's.

rule-M7-5a = From round 3 on you turn up your card at the end of your turn. A scoring is done at once.
rule-M7-5b = Most cells of city, meadow, forest, field, mountain, desert: { $majorities_first } points.{ $side_count ->
    [2] {""}
   *[other] {" "}Second: { $majorities_second }.
}
rule-M7-5c = Tied for first: each { $majorities_tie } less, no second. { $side_count ->
    [2] {""}
   *[other] Tied for second: each in full.
}
rule-M7-5d = Before the third scoring who misses his turn gets { $majorities_missed_turn } points.
rule-M7-5e = After a scoring who gained most goes first: one resident leaves the map for every full { $per_piece } points won.
rule-M7-5f = Without residents it is settlements, so that the others stay connected to the capital.
rule-M7-5g = For a piece that is missing, its { $per_piece } points are lost.
rule-M7-5h = Then the board is counted anew; what stood on a cell given up has no owner.

rule-M9-H3 = When all have their income, values rise by 10, those of the highest income by 20; shares sold may be bought; set-aside income is released{ $taxed ->
    [yes] {" "}after taxes
   *[no] {""}
}.

rule-G5 = { $when ->
    [turn] The game ends after the turn in which it is so.
    [third] The game ends at the third scoring.
   *[round-end] The game ends at the end of a round, when all had equally many turns.
}
rule-M1-END1 = { $end_number } goods are delivered by all together.
rule-M2-END1 = A side has marked { $end_number } city cards.
rule-M2-END2 = A side has marked { $end_number } city cards.
rule-M2-END3 = A side has marked { $end_number } city cards.
rule-M3-END1 = { $end_number } factories stand.
rule-M4-END1 = A side buys the last resident of its supply.
rule-M4-END2 = A side places the last settlement of its supply.{ $faq ->
    [yes] {" "}Fights still to come are cancelled.
   *[no] {""}
}
rule-M4-END3 = A side takes { $race ->
    [0] a capital
   *[other] a capital of somebody without another city
}.
rule-M4-END3a = Conquered: it takes all cells of the loser, as far as its pieces go. Neutralised: they are empty.
rule-M5-END1 = At most { $end_number } tiles are still hidden.
rule-M5-END2 = If nothing can be discovered any more, what can be reached is enough.
rule-M6-END1 = A side has { $end_number } cities connected, the capital included.
rule-M6-END2 = { $end_number } roads are built.
rule-M7-END1 = The third scoring is turned up; it is still scored, with removal.
rule-M8-END1 = A side has { $end_number } trading houses, headquarters included, and { $production_end_goods } goods.
rule-M8-END2 = A side has { $end_number } trading houses, headquarters included, and { $production_end_goods } goods.
rule-M9-END1 = After business round { $end_number }; in it all companies must pay out.
rule-G48 = The table's own rule: after { $limits_rounds } rounds the game ends in any case.

rule-M1-SCORE1 = { $scored ->
    [yes] One to five or more goods delivered of a kind: { $transport_vp_kind_2 } / { $transport_vp_kind_3 } / { $transport_vp_kind_4 } / { $transport_vp_kind_5 } / { $transport_vp_kind_6 } points.
   *[no] By the first printing goods that were sold are gone: they score nothing.
}
rule-M1-SCORE2 = { $scored ->
    [yes] { $transport_vp_set } for each set of all five kinds.
   *[no] Nor do sets of them.
}
rule-M2-SCORE1 = { $race_vp_1 } points with { $cards_3 } cards or fewer, { $race_vp_2 } with { $cards_2 }, { $race_vp_3 } with { $cards_1 }, { $race_vp_4 } with { $end_number }, { $race_vp_5 } with more.
rule-M2-SCORE2 = 1 more for each movement point that your trolley went on in your last turn after its last new city.
rule-M3-SCORE1 = Points for factories, and those of privileges.
rule-M4-SCORE1 = { $military_vp_land } for each land cell, { $military_vp_city } for each city of yours.
rule-M5-SCORE1 = Points for discoveries, first settlements and harvests.
rule-M6-SCORE1 = For each cell counted: city, mountain { $roads_vp_1 }; meadow, forest, field { $roads_vp_2 }; desert { $roads_vp_6 }.
rule-M6-SCORE2 = { $roads_vp_set } for each set of city, meadow, forest, field and mountain.
rule-M7-SCORE1 = The points of the three scorings.
rule-M7-SCORE2 = For most cells of city, meadow, forest, field, mountain, desert: { $majorities_vp } points; ties in full.
rule-M8-SCORE1 = Goods { $transport ->
    [0] as many as your houses take
   *[other] on your trading houses
}, in sets of one to five different ones: { $production_set_vp_2 } / { $production_set_vp_3 } / { $production_set_vp_4 } / { $production_set_vp_5 } / { $production_set_vp_6 }. Before, swap two for one.
rule-M8-SCORE2 = { $production_vp_house } for each trading house, headquarters included.
rule-M9-SCORE1 = Your wealth: cash, and shares at their value. What companies own counts nothing.
rule-M9-SCORE2 = Each share brings 1 more for each point of its company's majorities.
rule-M9-SCORE3 = Companies are ranked by their points and get { $rank_bonus } more; ties share, rounded up.
rule-M9-SCORE4 = Your points: for each share those of its company.
rule-M9-SCORE5 = Companies are ranked by their points and get { $rank_bonus } more; ties share, rounded up.
rule-M9-SCORE6 = Your points: for each single share, your own unsold ones too, those of its company. President's shares score nothing.

rule-M1-TIE1 = More goods aboard, then the higher last income.
rule-M2-TIE1 = { $residents ->
    [yes] More residents and settlements on the map.
   *[no] The win is shared.
}
rule-M3-TIE1 = More money.
rule-M4-TIE1 = More armies on the map.
rule-M5-TIE1 = More residents on the map.
rule-M6-TIE1 = More residents on cells with { $military ->
    [0] roads of their own
   *[other] roads
}.
rule-M7-TIE1 = More residents and settlements on the map.
rule-M8-TIE1 = More plants.
rule-M9-TIE1 = Whoever ties shares.
rule-G45 = Who is still tied shares the win.

rule-M3-P1 = These kinds fit this world:
rule-M3-P2 = A privilege works for its owner until the end of the game.
rule-M3-PI2 = { $card }: { $about }{ $owners_settle ->
    [yes] {" "}Its owner may settle every city that the trolley enters.
   *[no] {""}
}
rule-M3-PII7 = { $card }: mountains are like meadows{ $transport ->
    [1] , for trolleys
    [2] , for trolleys
   *[other] {""}
}{ $roads ->
    [1] , for roads
    [2] , for roads
   *[other] {""}
}{ $military ->
    [1] , in attacks
    [2] , in attacks
   *[other] {""}
}{ $production ->
    [1] , for plants
   *[other] {""}
}.
