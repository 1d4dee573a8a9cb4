game = 504
game-at = 504 · { $world ->
    [random] a world by chance
   *[other] World { $world }
}
game-about = Nine modules, of which any three in order make a game of its own: 504 worlds on a hex map, from delivering goods to wars, roads and shares.

option-world = World: three different digits from 1 to 9, or random
option-edition = Edition
option-edition-first = first printing
option-edition-faq2015 = with the official questions and answers of 2015
option-money = Cash of the players
option-money-hidden = secret
option-money-open = open to all

world-name = The { $first } { $second } { $third }
name-1-1 = Rolling
name-1-2 = Hurried
name-1-3 = Chartered
name-1-4 = Embattled
name-1-5 = Uncharted
name-1-6 = Paved
name-1-7 = Vying
name-1-8 = Busy
name-1-9 = Gilded
name-2-1 = Fairground
name-2-2 = Frontier
name-2-3 = Mill Valley
name-2-4 = Realm
name-2-5 = Coast
name-2-6 = Crossroads
name-2-7 = Principality
name-2-8 = Workshop
name-2-9 = Exchange
name-3-1 = of Wagons
name-3-2 = of Prizes
name-3-3 = of Favours
name-3-4 = of Skirmishes
name-3-5 = of Blank Maps
name-3-6 = of Byways
name-3-7 = of Crowns
name-3-8 = of Kilns
name-3-9 = of Partners

who = { $company ->
    [player] { $seat }
   *[other] { $company } ({ $seat })
}

prompt-act = Which resident acts?
prompt-what = What does this resident do?
prompt-bid = Bid for this privilege, or pass.
prompt-bid-order = How much do you bid for your place in the order? All bids are shown together and paid.
prompt-place = Choose your place in the order.
prompt-buy = Buy residents: where does the next one stand?
prompt-capital = Choose your capital.
prompt-claim = Your pieces do not suffice for all cells: which one do you take over?
prompt-climb = The mountain costs one movement point more than you have. Buy one?
prompt-dealing = Deal in shares?
prompt-dividend = Pay out the income to the shareholders, or keep it?
prompt-drive = The trolley: drive, load, unload, deliver, or stop.
prompt-explore-more = Explore a further cell?
prompt-factory = Build a factory?
prompt-fight = Which fight comes next?
prompt-follow = Move a further resident into the fallen capital at once?
prompt-get = Which good do you get for the two?
prompt-march = Active residents beside the new cell may move onto it.
prompt-move-capital = Move your capital to another own city?
prompt-new-capital = Your capital has fallen: choose a new one.
prompt-onto = Onto which stack does the explorer tile go?
prompt-pave = In which direction does the free road lead?
prompt-privilege = Take a privilege?
prompt-remove = A piece leaves the map after the scoring: from where?
prompt-retreat = The defence stood: where do your residents retreat?
prompt-sell = Sell your goods; swap two for one or keep some back before.
prompt-send = Three residents storm together: where does the next one come from?
prompt-shares = Share round: buy, sell, pass or quit.
prompt-shift = Move one explorer tile to another stack?
prompt-take = A piece is missing: from which cell do you take one back?
prompt-upgrade = Upgrade the trolley?
prompt-use = Which resident helps to build the road?

act-keep = Keep back: { $a }
    .about = This good is not sold now. It stays with you for a later turn.
act-retain = Keep it in the company
    .about = All income goes to the company, which pays for residents and buildings with it. Nobody gets a dividend, and the share value stays.
act-sell-goods = Sell the best sets
    .about = Ends the sale: of what you did not keep back, the sets of different goods are sold that bring most, as many goods as your trading houses take. The rest stays.
act-sell = Sell { $b ->
    [one] 1 share
   *[other] { $b } shares
}: { $a }
    .about = Each share brings its value; then the value falls by 10, however many you sell. You cannot buy this company again in this share round.
act-buy = Buy: { $a }
    .about = A resident for this cell, or a share of this company or player for its value. Of residents the capital takes as many as there is room for, other cells no more than you already had there.
act-take = Take: { $a }
    .about = Take this privilege for its price, or this piece back from the map because your supply is empty.
act-done = Done
    .about = Nothing more of this, and the turn goes on. Who still stands upright at the end of 3 D lies down.
act-none = None
    .about = Nothing of what is offered. If privileges lie in a row, all that lie there then cost nothing.
act-stop = Stop the trolley
    .about = The trolley stays where it is. Movement points that are left are lost.
act-pass = Pass
    .about = You do nothing now. Who passes in an auction is out for this card; in a share round your turn comes again while nobody has quit.
act-quit = Quit this share round
    .about = You are out of this share round. Who quits first begins the next one; after that nobody may pass any more.
act-pay = Pay out
    .about = Each share gets 1 for each full 10 of income, and the share value rises by 10. What is left goes to the company.
act-half = Pay out half
    .about = Each share gets 1 for each full 20 of income, the share value rises by 10, and the rest goes to the company.
act-sell-share = Sell one share of your own
    .about = Once a turn: one share of your own brings its value, then the value falls by 10. From the end of the round others may buy it.
act-settle = Place a settlement here
    .about = A settlement is placed where the trolley stands.
act-extra = Buy a movement point
    .about = One more movement point for this turn. Each further one costs 10 more.
act-harvest = Harvest a point
    .about = The resident takes a victory point that lies on its cell, and lies down.
act-upgrade = Upgrade: { $a }
    .about = Your trolley gets better for the rest of the game: more movement points each turn, or room for a second load.
act-capital = Capital: { $a }
    .about = Your headquarters stand there. Your capital takes more residents than other cells, and always brings income.
act-factory = Build a factory in { $a }
    .about = One a turn in each city with a settlement of yours, at most three in a city. Each that stands there already makes it dearer.
act-storm = Storm { $a }
    .about = Three residents beside it take headquarters without any other army. All three are lost, and so are the headquarters.
act-act = Resident on { $a }
    .about = Choose what this active resident does: go, build, or whatever this world has. Each has one action a turn, then it lies down.
act-twice = Resident on { $a }, who acts twice
    .about = By your privilege one resident a turn stays upright after its first action and acts again.
act-to = Go to { $a }
    .about = The resident goes there. Where you have no settlement it becomes one; on another’s cell it fights, if this world has fights.
act-drive = Drive to { $a }
    .about = The trolley drives to this neighbouring cell and pays movement points for it.
act-use = Use a resident on { $a }
    .about = This resident helps to build the road; what comes of it is said beside the option.
act-pave = Free road from { $a }
    .about = By your privilege: one road each turn that begins here and needs no residents.
act-fight = Fight for { $a }
    .about = All your residents there attack, a die each. What the defence loses, it rolls for in return; then the cell is conquered, neutral, or you retreat.
act-retreat = Retreat to { $a }
    .about = A resident that survived goes back to this cell of yours and lies there.
act-claim = Take over { $a }
    .about = You take over this cell of the beaten side, with one of your settlements.
act-follow = Move in from { $a }
    .about = An active resident from this cell moves into the fallen capital at once and settles it.
act-send = Send one from { $a }
    .about = An active resident from this cell joins the storm and is lost with it.
act-march = March in from { $a }
    .about = An active resident from this cell moves onto the new one without being exhausted; the first becomes a settlement.
act-remove = Remove from { $a }
    .about = A piece of yours leaves this cell for your supply: residents first, then settlements that cut nothing off from the capital.
act-explore = Explore { $a }
    .about = A die decides which tile is laid in this direction; the chances are said beside the option.
act-road = Road { $a }
    .about = A road in this direction. Active residents of both its cells build it, as many as the dearer terrain wants.
act-shift = Take the tile from: { $a }
    .about = By your privilege one explorer tile leaves this stack for another, which changes what the die finds.
act-onto = Put it onto: { $a }
    .about = The explorer tile goes to this stack: one more number of the die finds this terrain.
act-load = Load: { $a }
    .about = Takes this from the trolley’s cell aboard. A hold takes one good or two residents.
act-drop = Unload: { $a }
    .about = Puts this down on the trolley’s cell. Goods lie there for whoever loads them; residents stand or settle there.
act-deliver = Deliver: { $a }
    .about = The city takes this good, or your trading house there. What a city demands it takes once.
act-plant = Build a plant: { $a }
    .about = A plant on this cell makes this good. It uses active residents of the cell; how many, is said beside the option.
act-get = Get: { $a }
    .about = You get this good for the two that you gave.
act-swap = Swap { $a } and { $b } for one good
    .about = Both goods go to the supply, and you choose any one for them.
act-seat = Place { $a } in the order
    .about = You get this place in the order of turns.
act-bid = Bid { NUMBER($a, useGrouping: 0) }
    .about = You bid so much. For places in the order everybody pays what he bid, for a privilege only whoever gets it.

event-round = Round { $round } begins.
event-order = Order of this round: { $order }.
event-capital = { who }: the capital is { $tile }.
event-bids-order = { $seat } bids { $number } for the order.
event-loses-draw = { $seat } loses a draw and gets { $number }.
event-takes-place = { $seat } takes place { $number } in the order.
event-bids = { who } bids { $number }.
event-takes-privilege = { who } takes { $card } for { $number }.
event-draws-privilege = New privilege: { $card }.
event-drops-privilege = Nobody wants { $card }: it leaves the game.
event-prices-drop = Nothing was taken: all privileges on display now cost nothing.
event-pays-tax = { who } pays { $number } in taxes.
event-buys-resident = { who } buys { $times ->
    [one] a resident
   *[other] { $times } residents
} for { $tile }.
event-walks = { who } moves { $times ->
    [one] a resident
   *[other] { $times } residents
} from { $start } to { $tile }.
event-settles = { who } settles { $tile }.
event-leaves = { who } gives up { $tile }.
event-loses = { who } loses { $tile }.
event-reaches = { who } marks the card of { $tile }.
event-upgrades = { who } upgrades the trolley: { $what }.
event-drives = { who } drives to { $tile }.
event-loads = { who } loads { $what } on { $tile }.
event-unloads = { who } unloads { $what } on { $tile }.
event-delivers = { who } delivers { $what } to { $tile }.
event-buys-point = { who } buys a movement point.
event-toll = { who } gets a toll of { $number }.
event-builds-plant = { who } builds a plant on { $tile }: { $good }.
event-builds-road = { who } builds a road from { $tile } to { $other_tile }.
event-builds-factory = { who } builds a factory in { $tile }.
event-claims-factories = { who } takes over the factories in { $tile }.
event-discovers = { who } rolls { $die } and discovers { $tile }.
event-moves-in = { who } moves onto { $tile } to attack.
event-fights = { who } fights for { $tile }: the attack rolls { $attack }, the defence { $lost ->
    [0] loses nothing
   *[other] loses { $lost } and rolls { $defence }, the attack loses { $struck }
}.
event-strikes = { who } strikes at { $tile }: one resident for one army.
event-thrown-back = { who } is thrown back from { $tile }.
event-conquers = { who } conquers { $tile }.
event-neutralises = { who } neutralises { $tile }.
event-removes = { who } takes { $times ->
    [one] a resident
   *[other] { $times } residents
} from { $tile }.
event-card = { $scoring ->
    [true] A scoring card is turned up: it is scored.
   *[other] A scoring card is turned up: no scoring.
}
event-gains = { who } gains { $number } VP: { $source }.
event-leads = { who } wins { $number } VP: { $terrain }.
event-income = { who } has an income of { $number }.
event-swaps = { who } swaps { $given } for another good.
event-gets = { who } takes { $got } for it.
event-sells = { who } sells { $given } for { $number }.
event-share-round = Share round { $number } begins.
event-founds = { $seat } founds { $company } for { $number }.
event-president = { $seat } is now president of { $company }.
event-buys-share = { $seat } buys a share of { $company } for { $number }.
event-sells-shares = { $seat } sells { $number ->
    [one] 1 share
   *[other] { $number } shares
} of { $company }.
event-buys-private = { $seat } buys a share of { $other } for { $number }.
event-sells-own = { who } sells an own share for { $number }.
event-passes = { $seat } passes.
event-quits = { $seat } quits this share round.
event-value = { who }: a share is now worth { $number }.
event-pays-dividend = { who } pays { $number } a share.
event-keeps = { who } keeps the income.
event-pays-upkeep = { who } pays { $number } for upkeep.
event-dissolves = { who } is beaten and begins from nothing.
event-ends = The game ends: { $why }.

score-goods = Delivered { $good }: { $number }
score-sets = Sets of all five goods: { $number }
score-cards = City cards: { $number }
score-past-city = Movement points past the last city: { $number }
score-prizes = Prizes
score-factories = Factories built: { $number }
score-privileges = Privileges
score-land = Land cells: { $number }
score-cities = Cities: { $number }
score-discoveries = Discoveries
score-firsts = First settlements
score-harvests = Harvests
score-connected = Connected, { $terrain }: { $number }
score-connected-sets = Connected sets: { $number }
score-scorings = Scorings
score-missed-turns = Missed turn
score-lead = Most of: { $terrain }
score-goods-sets = Goods in sets: { $number }
score-houses = Trading houses: { $number }
score-cash = Cash
score-shares = { $company }: { $number ->
    [one] 1 share
   *[other] { $number } shares
} at { $value }
score-private-shares = { $other }: { $number ->
    [one] 1 share
   *[other] { $number } shares
} at { $value }

part-goods = delivered goods
part-sets = sets of goods
part-cards = city cards
part-past-city = movement past the last city
part-prizes = prizes
part-factories = factories
part-privileges = privileges
part-land = land cells
part-cities = cities
part-discoveries = discoveries
part-firsts = first settlements
part-harvests = harvests
part-connected = connected cells
part-connected-sets = connected sets
part-scorings = scorings
part-missed-turns = missed turns
part-lead = majorities
part-goods-sets = goods in sets
part-houses = trading houses
part-cash = cash
part-shares = shares
part-private-shares = private shares
part-purse = own money
part-pieces = residents, settlements and money
part-transport = goods on their way
part-race = the way to further cities
part-driving = movement past the last city
part-openings = room for factories
part-military = strength on the map
part-exploration = what can be discovered
part-roads = the way to connected cities
part-majorities = hopes of majorities
part-production = plants and goods

theme-drive = Where to drive
theme-extra = Further movement points
theme-deliver = What to deliver
theme-to = Where residents go
theme-buy = Buy residents

income-base = capital
income-cells = own cells
income-kinds = kinds of land
income-connected-cities = connected cities
income-connected-sets = connected sets
income-factories = factories
income-first-settlements = first settlements
income-goods-bonus = privilege for goods sold
income-militia = militia beaten
income-new-cards = new city cards
income-new-cities = new settlements in cities
income-privileges = privileges
income-prizes = prizes
income-sets = sets of goods
income-tokens = income tokens
income-toll = toll
income-connected-meadow = connected: meadow
income-connected-forest = connected: forest
income-connected-field = connected: field
income-connected-mountain = connected: mountain
income-connected-desert = connected: desert
income-lead-city = most of: city
income-lead-meadow = most of: meadow
income-lead-forest = most of: forest
income-lead-field = most of: field
income-lead-mountain = most of: mountain
income-lead-desert = most of: desert
income-sold-cattle = sold: cattle
income-sold-wood = sold: wood
income-sold-grain = sold: grain
income-sold-ore = sold: ore
income-sold-fish = sold: fish

thing-count = tiles
thing-good = good
thing-supplies = supplies
thing-demands = demands
thing-with = only with
thing-without = not with
thing-terrain = terrain
thing-privilege = privilege
thing-city = City
thing-meadow = Meadow
thing-forest = Forest
thing-field = Field
thing-mountain = Mountain
thing-desert = Desert
thing-water = Water
thing-city-1 = City 1
thing-city-2 = City 2
thing-city-3 = City 3
thing-city-4 = City 4
thing-city-5 = City 5
thing-city-6 = City 6
thing-city-7 = City 7
thing-city-8 = City 8
thing-city-9 = City 9
thing-city-10 = City 10
thing-meadow-1 = Meadow 1
thing-meadow-2 = Meadow 2
thing-meadow-3 = Meadow 3
thing-meadow-4 = Meadow 4
thing-meadow-5 = Meadow 5
thing-meadow-6 = Meadow 6
thing-meadow-7 = Meadow 7
thing-meadow-8 = Meadow 8
thing-meadow-9 = Meadow 9
thing-meadow-10 = Meadow 10
thing-forest-1 = Forest 1
thing-forest-2 = Forest 2
thing-forest-3 = Forest 3
thing-forest-4 = Forest 4
thing-forest-5 = Forest 5
thing-forest-6 = Forest 6
thing-forest-7 = Forest 7
thing-forest-8 = Forest 8
thing-forest-9 = Forest 9
thing-field-1 = Field 1
thing-field-2 = Field 2
thing-field-3 = Field 3
thing-field-4 = Field 4
thing-field-5 = Field 5
thing-field-6 = Field 6
thing-field-7 = Field 7
thing-field-8 = Field 8
thing-mountain-1 = Mountain 1
thing-mountain-2 = Mountain 2
thing-mountain-3 = Mountain 3
thing-mountain-4 = Mountain 4
thing-mountain-5 = Mountain 5
thing-mountain-6 = Mountain 6
thing-mountain-7 = Mountain 7
thing-desert-1 = Desert 1
thing-desert-2 = Desert 2
thing-desert-3 = Desert 3
thing-desert-4 = Desert 4
thing-desert-5 = Desert 5
thing-desert-6 = Desert 6
thing-water-1 = Water 1
thing-water-2 = Water 2
thing-water-3 = Water 3
thing-water-4 = Water 4
thing-water-5 = Water 5
thing-water-6 = Water 6
thing-water-7 = Water 7
thing-water-8 = Water 8
thing-water-9 = Water 9
thing-water-10 = Water 10
thing-water-11 = Water 11
thing-cattle = cattle
thing-wood = wood
thing-grain = grain
thing-ore = ore
thing-fish = fish
thing-resident = resident
thing-two-residents = two residents
thing-speed = movement points
thing-hold = second hold
thing-e = to the east
thing-ne = to the north-east
thing-nw = to the north-west
thing-w = to the west
thing-sw = to the south-west
thing-se = to the south-east
thing-green = Green
thing-white = White
thing-purple = Purple
thing-blue = Blue
thing-orange = Orange
thing-discoveries = discoveries
thing-firsts = first settlements
thing-harvests = harvests
thing-scorings = scoring
thing-missed-turns = missed turn
thing-prizes = prizes
thing-factories = factories
thing-supply = a supply is empty
thing-capital = a capital has fallen
thing-scoring = the third scoring
thing-test = the goal of this world is reached
thing-rounds = thirty rounds are over
thing-reconstructed = detail that was lost
thing-price-track = Track of prices
thing-share-track = Track of share values
thing-scoring-cards = Scoring cards
thing-prices = prices
thing-ends = first and last space
thing-scoring-2 = rows I, II, III for two players
thing-scoring-3 = rows I, II, III for three players
thing-scoring-4 = rows I, II, III for four players
label-about-price-track = The spaces of the goods’ prices: { $prices }.
label-about-share-track = The first and the last space of the shares’ values: { $ends }.
label-about-scoring-cards = Scoring cards in rows I, II and III: for two players { $scoring-2 }, for three { $scoring-3 }, for four { $scoring-4 }.
label-reconstructed = (Reconstructed: the printed values are not known.)
thing-militia = militia
thing-barracks = barracks
thing-I-1 = Cradle (I-1)
    .about = +1 new resident per cell when placing.
thing-I-2 = City charter (I-2)
    .about = 15 income for each settlement placed in a city this turn.
thing-I-3 = Sold out (I-3)
    .about = When all shares are with players, the value rises by 20 instead of 10.
thing-I-4 = Bulwark (I-4)
    .about = As a defender ignore one hit.
thing-I-5 = Allowance (I-5)
    .about = 10 more income.
thing-I-6 = Good prices (I-6)
    .about = 10 more income for each good sold.
thing-I-7 = Thrift (I-7)
    .about = Upkeep is 20 at most.
thing-I-8 = Wheelwright (I-8)
    .about = Upgrades are 15 cheaper.
thing-I-9 = Clearing (I-9)
    .about = Forests count 1 for the cost of roads.
thing-I-10 = Scout (I-10)
    .about = After laying explorer tiles you may move one to another stack that has one.
thing-I-11 = Honour (I-11)
    .about = 2 VP.
thing-I-12 = Glebe (I-12)
    .about = Counts as one field more on the majority board.
thing-II-1 = Half measures (II-1)
    .about = You may pay out half, and the value still rises by 10.
thing-II-2 = Exemption (II-2)
    .about = You pay no tax.
thing-II-3 = Master builder (II-3)
    .about = Every factory costs 20.
thing-II-4 = Welcome (II-4)
    .about = Residents cost 8.
thing-II-5 = Fresh horses (II-5)
    .about = One movement point more each turn.
thing-II-6 = Loft (II-6)
    .about = One of your trading houses takes one good more.
thing-II-7 = Mountain pass (II-7)
    .about = Mountains are like meadows: for trolleys and roads, in attacks, for plants.
thing-II-8 = City gate (II-8)
    .about = Cities count 1 for the cost of roads.
thing-II-9 = Fame (II-9)
    .about = 3 VP.
thing-II-10 = Royal forest (II-10)
    .about = Counts as one forest more on the majority board.
thing-II-11 = Diligence (II-11)
    .about = One resident may act twice each turn.
thing-II-12 = Pension (II-12)
    .about = 20 more income.
thing-III-1 = Royal road (III-1)
    .about = Your trolley enters cities for nothing, also after its last movement point.
thing-III-2 = Common (III-2)
    .about = Counts as one meadow more on the majority board.
thing-III-3 = Free city (III-3)
    .about = Counts as one city more on the majority board.
thing-III-4 = Veterans (III-4)
    .about = One die more in attack and in defence.
thing-III-5 = Tribute (III-5)
    .about = 10 instead of 5 income for each cell besides the capital.
thing-III-6 = Glory (III-6)
    .about = 5 VP.
thing-III-7 = Manufactory (III-7)
    .about = Every factory costs 20.
thing-III-8 = Guild (III-8)
    .about = Trading houses cost nothing.
thing-III-9 = Road menders (III-9)
    .about = One road each turn without residents.

good-cattle = { $n } cattle
good-wood = { $n } wood
good-grain = { $n } grain
good-ore = { $n } ore
good-fish = { $n } fish
good-marks = { $n ->
    [one] 1 mark
   *[other] { $n } marks
}
foresee-income-now = income if the turn ended now: { $number }
foresee-income = income of this turn { $before } → { $after }
foresee-road = to { $tile }, residents needed: { $number }
foresee-workers = residents needed: { $number }
foresee-to-supply = this one returns to supply
foresee-builders-due = still needed: { $number }
foresee-pieces-due = pieces to remove: { $number }
foresee-stays-active = stays active
foresee-strikes = a fight: this resident and one army leave the map
foresee-sells = { $given }
foresee-idle = { $number ->
    [one] one active resident lies
   *[other] { $number } active residents lie
} down without having done anything
foresee-moves = movement points left: { $left }
foresee-scoring = the next scoring would bring { $before } → { $after } VP
foresee-odds = with { $attackers ->
    [one] one attacker
   *[other] { $attackers } attackers
}: conquered { $won } %, empty { $empty } %, thrown back { $back } %
foresee-finds = in sixths:{ $city ->
    [0] {""}
   *[other] {" "}city { $city }
}{ $water ->
    [0] {""}
   *[other] {" "}water { $water }
}{ $meadow ->
    [0] {""}
   *[other] {" "}meadow { $meadow }
}{ $forest ->
    [0] {""}
   *[other] {" "}forest { $forest }
}{ $field ->
    [0] {""}
   *[other] {" "}field { $field }
}{ $mountain ->
    [0] {""}
   *[other] {" "}mountain { $mountain }
}{ $desert ->
    [0] {""}
   *[other] {" "}desert { $desert }
}

label-title = World { $world }, round { $round }: { $phase }
label-legend-land = Letters: C city, M meadow, F forest, A field, B mountain, D desert, W water.
label-legend-stock = A capital letter behind a city is the good in stock there.
label-legend-garrison = ! militia, # barracks.
label-legend-lying = * points or goods lying there.
label-legend-goods = Small letters are goods that a city demands or a plant makes: c cattle, w wood, g grain, o ore, f fish.
label-legend-sides = Below: a side's sign, ° its capital; … where more stands than fits.
label-legend-residents = Numbers are residents, behind a point those who lie exhausted.
label-legend-trolley = = trolley.
label-points = { $number } VP
label-money = { $number } marks
label-aside = { $number } set aside
label-income = last income { $number }
label-supply = supply: { $residents } residents, { $settlements } settlements
label-supply-settlements = supply: { $settlements } settlements
label-trolley = trolley on { $tile }, { $holds ->
    [0] no hold
    [one] 1 hold
   *[other] { $holds } holds
}: { $cargo }
label-plants = plants: { $goods }
label-goods = goods: { $goods }
label-delivered = delivered: { $goods }
label-cards = { $number ->
    [one] 1 city card
   *[other] { $number } city cards
}
label-tokens = { $number ->
    [one] { $number } income token
   *[other] { $number } income tokens
}
label-privileges = privileges: { $cards }
label-value = share value { $number }
label-order = Order of turns: { $sides }
label-row = Privileges: { $cards } (deck: { $deck })
label-deliveries = Goods delivered by all: { $number } of { $of }
label-prices = Prices: { $prices }
label-hidden = Still to be discovered: { $tiles }
label-roads = Roads: { $roads }
label-factories = Factories: { $cities }
label-counted = Cells by land: { $lands }
label-scorings = Scorings: { $scored }; cards turned up: { $opened }, covered: { $covered }
label-shares = { $seat }: cash { $purse }, shares { $units }
label-private-shares = Shares of { $seat }: { $held }
label-private-bank = in the bank { $number }
label-private-sold = just sold { $number }
label-neutral = neutral
label-phase-setup = set-up
label-phase-bid = bids
label-phase-capitals = capitals
label-phase-shares = share round
label-phase-order = 1, order
label-phase-auction = 2, auction
label-phase-move-capital = 3 A, capital
label-phase-dealing = 3 B, shares
label-phase-privilege = 3 C, privilege
label-phase-upgrade = 3 C, trolley
label-phase-buy = 3 C, residents
label-phase-act = 3 D, residents act
label-phase-drive = 3 E, trolley
label-phase-factories = 3 F, factories
label-phase-fight = 3 G, fights
label-phase-sell = 3 H, sale
label-phase-income = 3 H, income
label-phase-scoring = 5, scoring
label-phase-dividend = 4, dividends
label-phase-end = the end
letter-city = C
letter-meadow = M
letter-forest = F
letter-field = A
letter-mountain = B
letter-desert = D
letter-water = W
letter-cattle = c
letter-wood = w
letter-grain = g
letter-ore = o
letter-fish = f

# Why something is not on offer, with the rule that stands against it

reason-not-in-world = There is nothing of the kind in this world (W9).
reason-hidden-cell = That tile has not been discovered yet (M5-X).
reason-no-city = A capital is a city (W4).
reason-capital-taken = That city is another side's capital already (W4).
reason-founded-later = On this map a company starts in city 1, later also in cities with another company's settlement or headquarters (M9-F3).
reason-centre-barred = The city in the centre is nobody's capital (G21).
reason-fish-barred = With this number of players cities 5 and 10 are no capitals: both supply fish (G24).
reason-same-good = Capitals supply different goods (G19).
reason-rim-companies = A company starts in a city on the rim (G23).
reason-rim-only = Capitals lie on the rim (G22).
reason-rim-apart = Capitals lie as far apart as the number of players asks for (G22).
reason-no-settlement = New residents are placed where you have a settlement (G11).
reason-no-money-resident = You cannot pay for a resident (G11).
reason-few-plants = From the second round on you buy at most two residents more than you own plants (M8-C1).
reason-no-residents = There is no resident left in your supply (G11).
reason-capital-full = In a capital stand at most nine residents (G43).
reason-cell-full = No more new residents than lived there before, and seven in all (G44).
reason-hq-stays = Headquarters are not taken from the map (M2-A2a).
reason-nothing-to-take = There is no such piece of yours there (M2-A2).
reason-nothing-to-do = Nobody there can do anything (G13).
reason-nobody-active = There is no active resident of yours there (G13).
reason-water = Residents do not go onto water (G13).
reason-too-far = A step leads to a cell beside it (G13).
reason-walked = Whoever walked without being exhausted does so again only after another resident was used (C113).
reason-no-room = There is no room for another resident (G8).
reason-no-money-house = You cannot pay for a trading house there (M8-D5a).
reason-no-settlement-left = There is no settlement left in your supply (G14).
reason-fought-already = A defender has survived there: no second attack in this turn (M4-3a).
reason-company-safe = A new company is not attacked before its first turn is over (M9-F4).
reason-capital-barred = Capitals of others are not attacked in this world (M4-2a).
reason-last-capital = Whoever has no other city cannot lose the capital (M4-5a).
reason-three-together = Only three residents together storm headquarters, once no other army is left there (M4-2b).
reason-no-battle = No residents of yours wait for a fight there (M4-3).
reason-no-retreat = Retreat leads to own cells beside the fight (M4-G6).
reason-no-drive-water = The trolley does not go onto water (M1-E1a).
reason-not-beside = The trolley goes from cell to cell (M1-E1).
reason-no-points = There are too few movement points left (M1-E1).
reason-aboard-fight = The residents aboard cannot fight there (M1-E7d).
reason-aboard-settle = One of the residents aboard would have to settle there, and cannot (M1-E7e).
reason-nothing-to-load = There is none there that you may load (M1-E2b).
reason-holds-full = There is no room in the holds (M1-E2).
reason-just-unloaded = What was just unloaded is not loaded again before the trolley moves (C112).
reason-just-loaded = What was just loaded is not unloaded again before the trolley moves (C112).
reason-not-aboard = There is none aboard (M1-E2).
reason-cannot-unload = No resident can stand or settle there (M1-E3a).
reason-city-takes-it = The city takes this good: deliver it, or keep it aboard (M1-E4).
reason-no-demand = Goods are delivered in cities that still demand them (M1-E5).
reason-no-own-house = Goods are delivered to own trading houses (M1-E9a).
reason-house-full = The trading house takes no more goods (M8-E1).
reason-no-demand-house = The city does not demand this good, or no longer (M1-E9a).
reason-no-money-point = You cannot pay for another movement point (M1-E6).
reason-no-piece-left = There is no settlement left to place (M1-S4).
reason-not-entered = Without residents settlements are placed where the trolley came in this turn, where you have none and the rules of this world let you (M1-S4).
reason-no-hold = This trolley has no hold (M1-S2b).
reason-two-holds = The trolley has two holds already (M1-C1).
reason-best-level = The trolley is as fast as it can be (M1-C1).
reason-no-money-upgrade = You cannot pay for that (M1-C2).
reason-no-road-there = A road lies between two cells that can be entered (M6-2).
reason-road-settlements = A road needs own settlements on both cells (M6-2).
reason-road-stands = There is a road of yours already (M6-2).
reason-road-common = There is a road already, and only one an edge (M6-5).
reason-road-unconnected = Roads are connected; the first one starts in the capital (M6-2c).
reason-road-cut-off = A new road is connected to the own capital by roads over own cells (M6-5a).
reason-road-over-own-cells = In war even here a new road is connected to the own capital by roads over own cells (C82).
reason-road-residents = There are too few active residents on the two cells (M6-2a).
reason-road-once = Once a turn a road is built from the trolley (M1-E8b).
reason-no-free-road = Only the owner of III(9) builds a road without residents, once a turn, where one may be built (M3-PIII9).
reason-known-cell = That cell is known already (M5-X).
reason-map-ends = The map ends there: four steps from city 1 (M5-X6).
reason-no-tile-fits = No tile that is left could lie there (M5-X7).
reason-no-points-explore = Exploring takes a movement point (M5-E1).
reason-nothing-to-harvest = There is nothing left to harvest (M5-V4).
reason-no-plant-here = A plant stands on land with an own settlement (M8-D2).
reason-plant-stands = There is a plant already (M8-D2).
reason-no-water = A fish plant needs water beside it (M8-D2a).
reason-plant-residents = There are too few active residents on the cell (M8-D2).
reason-other-good = This land makes another good (M8-S1).
reason-no-such-goods = You do not have these goods for sale (M8-H2).
reason-capital-limits = The old capital holds more than another cell may (M2-A1).
reason-no-own-city = The capital moves to another city with an own settlement (M2-A1).
reason-nothing-to-remove = There is no piece of yours there (M7-5e).
reason-residents-first = Residents are removed before settlements (M7-5e).
reason-hq-not-removed = Headquarters are never removed (M7-5f).
reason-cuts-off = That would cut other settlements off from the capital (M7-5f).
reason-not-in-row = This privilege does not lie out (M3-C2).
reason-kind-owned = You own this privilege already (M3-C2).
reason-no-money-card = You cannot pay for this privilege (M3-C2).
reason-bid-low = A bid is at least the minimum, and higher than the last (M3-2a).
reason-bid-high = You cannot pay so high a bid (M3-2a).
reason-bid-order-high = You cannot bid more than your money (M3-1a).
reason-seat-taken = That place in the order is taken (M3-1a).
reason-no-city-of-yours = A factory stands in a city with an own settlement (M3-F).
reason-built-here = Only one factory a turn in each city (M3-F).
reason-three-factories = Three factories stand there already (M3-F1).
reason-no-money-factory = You cannot pay for a factory there (M3-F2).
reason-no-second-act = Only the owner of II(11) lets one resident act twice, once a turn (M3-PII11).
reason-one-a-turn = One share is bought at a time (M9-A0).
reason-sold-this-round = You sold shares of this company in this share round (M9-A1).
reason-bought-this-round = You bought shares of this company in this share round (M9-A1).
reason-no-money-founding = You cannot pay for the president's share, or there is no city for the company (M9-F1).
reason-half-held = Nobody holds more than half of a company (M9-A3b).
reason-no-money-share = You cannot pay for this share (M9-A3).
reason-no-shares-left = No share of this company is left (M9-A3).
reason-first-share-round = Nothing is sold in the first share round (M9-A4).
reason-not-held = You do not hold so many shares of this company (M9-A4).
reason-sold-this-turn = You have sold shares of this company in this turn (M9-A4).
reason-bank-full = At most half of a company lies in the bank (M9-A4b).
reason-president-stays = Nobody else can take the president's share (M9-A4a).
reason-deal-begun = You have dealt in this turn: it can only be ended (M9-A0).
reason-has-quit = Somebody has quit: deal or quit (M9-A2).
reason-own-share = Own shares are not bought back (M9-B1).
reason-no-money-private = You cannot pay for this share (M9-B1).
reason-none-in-bank = None of these shares lies dark in the bank (M9-B1).
reason-sold-own = One own share a turn (M9-B2).
reason-no-own-shares = You have no single share left (M9-B2).
reason-sell-between = An own share is sold from 3 B on, between two actions of your turn (M9-B2).
reason-must-pay-out = In the last business round all companies pay out (M9-END1).
reason-no-half = Only the owner of II(1) pays out half (M3-PII1).
reason-time-capital = Capitals are chosen at the start, or when a company is founded (W6).
reason-time-move-capital = The capital changes in 3 A, at the start of the turn (M2-A1).
reason-time-buy = Residents are bought in 3 C (G11).
reason-time-take = Pieces are taken from the map only when some are missing (M2-A2).
reason-time-act = Residents act in 3 D, one after another (G13).
reason-time-what = That is done by a resident in 3 D: choose the resident first (G13).
reason-time-drive = The trolley moves, loads and unloads in 3 E (M1-E1).
reason-time-upgrade = The trolley is improved once a turn, in 3 C before residents are bought (M1-C1).
reason-time-privilege = A privilege is taken once a turn, first in 3 C (M3-C2).
reason-time-bid = Bids are made when privileges are auctioned, in phase 2 (M3-2a).
reason-time-place = Places in the order are chosen after the first bid (M3-1a).
reason-time-factory = Factories are built in 3 F (M3-F).
reason-time-retreat = Attackers retreat after a lost fight (M4-G6).
reason-time-sell = Goods are sold in 3 H (M8-H2).
reason-time-shares = Shares are dealt in the share round (M9-A0).
reason-time-dealing = Shares of others are bought in 3 B (M9-B1).
reason-time-dividend = Presidents decide on dividends in phase 4 (M9-4a).
reason-time-remove = Pieces leave the map after a scoring (M7-5e).
page-world-choose = Choose a world
page-world-number = Number
page-world-draw = Surprise me
page-world-secret = Drawn at the start
page-world-at-start = The world is drawn when the table opens.
page-world-bad = A world is three different digits from 1 to 9.
page-world-place-1 = how you win
page-world-place-2 = what you earn
page-world-place-3 = what comes on top
page-world-brings = What would each bring in place { $place }?
page-world-wish = By wish
page-world-wish-4 = Fighting
page-world-wish-5 = Exploring
page-world-wish-9 = Shares
page-world-how-any = all the same
page-world-how-with = with
page-world-how-without = without
page-world-level = Rules
page-world-level-any = all the same
page-world-level-1 = few
page-world-level-2 = some
page-world-level-3 = many
page-world-length = Length
page-world-length-any = all the same
page-world-length-few = five or six rounds
page-world-length-open = until the goal is reached
page-world-find = One of { $count }
page-world-read = Read its rules
page-world-other = Another world
page-world-previous = The world before
page-world-next = The next world

page-map = Map of world { $world }
page-tab-map = Map
page-module-transport = Transport
page-module-race = Race
page-module-privileges = Privileges
page-module-military = Military
page-module-exploration = Exploration
page-module-roads = Roads
page-module-majorities = Majorities
page-module-production = Production
page-module-shares = Shares
page-round = round
page-round-tip = The round. A game ends after thirty rounds at the latest.
page-phases = Phases of a round
page-phase-setup = set-up
page-phase-bid = bids
page-phase-capitals = capitals
page-phase-shares = share round
page-phase-order = order
page-phase-auction = auction
page-phase-move-capital = capital
page-phase-dealing = shares
page-phase-privilege = privilege
page-phase-upgrade = upgrade
page-phase-buy = buy
page-phase-act = act
page-phase-drive = drive
page-phase-factories = factories
page-phase-fight = fight
page-phase-sell = sell
page-phase-income = income
page-phase-scoring = scoring
page-phase-dividend = dividends
page-phase-end = the end
page-told-cards = city cards: { $cities }
page-told-boards = Boards
page-told-shares = { $seat }: shares { $units }
page-told-map = The map, row by row from north to south, each from west to east
page-told-prize = Prize for { $thing }: { $worth }.
page-end-transport = { $done } of { $of } goods delivered: then the game ends with the round.
page-end-race = The leader has { $done } of { $of } city cards: then the game ends with the round.
page-end-privileges = { $done } of { $of } factories built: then the game ends with the round.
page-end-majorities = { $done } of { $of } scorings: the game ends with the last of them.
page-end-shares = Round { $done } of { $of }.
page-end-military = { $done } of { $of }: so much of a supply is used up. With a side's last resident or settlement the game ends.
page-end-exploration = { $done } of { $of } tiles are known: then the game ends with the round.
page-end-roads = The leader has { $done } of { $of } cities connected: then the game ends with the round.
page-end-common-roads = { $done } of { $of } roads built: then the game ends with the round.
page-end-production = The leader has { $done } of { $of } trading houses: with enough goods beside them the game ends with the round.
page-end-rounds = Round { $done } of { $of }.
page-board-shares = Shares
page-board-prices = Prices
page-board-delivered = Goods delivered
page-board-cards = City cards
page-board-prizes = Prizes
page-board-privileges = Privileges
page-board-explore = To explore
page-board-counted = Cells by land
page-board-scorings = Scoring cards
page-board-goods = Goods
page-board-supply = Supply
page-note-delivered = { $n } by all
page-note-prizes = { $n } left
page-note-privileges = { $n } in the deck
page-note-explore = { $n } tiles
page-note-scorings = { $n } scored
page-tab-shares = Shares
page-tab-prices = Prices
page-tab-delivered = Goods
page-tab-cards = Cities
page-tab-prizes = Prizes
page-tab-privileges = Privileges
page-tab-explore = Explore
page-tab-counted = Land
page-tab-scorings = Cards
page-tab-goods = Goods
page-tab-supply = Supply
page-place-1 = 1st
page-place-2 = 2nd
page-bidding = Your bid
page-bid = { $name } bids { $number }.
page-next-backs = Next in the deck: { $backs }
page-prize-transport = { $paid ->
    [0] { $worth } points for the first to deliver { $thing } a second time.
   *[other] { $worth } marks for the first to deliver { $thing } a second time.
}
page-prize-military = { $paid ->
    [0] { $worth } points for the first to take the free city { $thing }; each further prize is worth more.
   *[other] { $worth } marks for the first to take the free city { $thing }; each further prize is worth more.
}
page-prize-exploration = { $paid ->
    [0] { $worth } points for the first to discover { $thing } three times.
   *[other] { $worth } marks for the first to discover { $thing } three times.
}
page-prize-roads = { $paid ->
    [0] { $worth } points for the first to connect { $thing } three times.
   *[other] { $worth } marks for the first to connect { $thing } three times.
}
page-prize-production = { $paid ->
    [0] { $worth } points for the first with three plants for { $thing }.
   *[other] { $worth } marks for the first with three plants for { $thing }.
}
page-prize-privileges = { $for ->
    [three-cities] { $worth } for the first with factories in three cities.
   *[other] { $worth } for the first with three factories in one city.
}
page-prize-majorities = { $for ->
    [each-once] { $worth } for the first with every land counted once.
   *[other] { $worth } for the first with every land counted twice.
}
thing-three-cities = factories in three cities
thing-three-factories = three factories in one city
thing-each-once = every land once
thing-each-twice = every land twice
page-prize-none = no prize
page-card-scored = turned up: a scoring
page-card-none = turned up: no scoring
page-card-there = marked
page-share-of = share of
page-value = value
page-bank = bank
page-assets = assets
page-own = own
page-far = Drive to { $to } by { $by }. Movement points left: { $left }.
page-mine = What is yours to move
page-moves = movement points left
page-mine-trolley-tip = Your trolley: what it carries, and its movement points while it drives.
page-mine-residents-tip = Your residents on the map: upright are active, lying ones are exhausted.
page-mine-goods-tip = Goods that lie before you.
page-upright = active residents
page-resting = exhausted residents
page-income = Last income
page-cash = cash
page-cash-tip = Cash. What others own is secret, unless cash is played openly or companies act.
page-aside-tip = Income that is set aside until the dividends.
page-supply-resident = residents in supply
page-supply-settlement = settlements in supply
page-supply-road = roads in supply
page-tokens-tip = income tokens
page-level-tip = movement points of the trolley
page-cargo-tip = cargo of the trolley
page-leads-tip = President of { $company }
page-order = place { $number } in the order
page-order-tip = Place in the order of this round.
page-yours = yours
page-hq = headquarters
page-settlement = settlement
page-house = trading house
page-active = { $n ->
    [one] one active resident
   *[other] { $n } active residents
}
page-tired = { $n ->
    [one] one exhausted resident
   *[other] { $n } exhausted residents
}
page-trolley = trolley
page-factories = { $n ->
    [one] one factory
   *[other] { $n } factories
}
page-plant = plant for { $good }
page-plant-ownerless = ownerless plant for { $good }
page-road = road { $way }
page-stock = { $n } { $good } in stock
page-wants = wants { $goods }
page-lies-there = { $n } { $good } to be taken
page-points-there = { $n ->
    [one] one VP to be won
   *[other] { $n } VP to be won
}
page-unknown = unknown
