game = 504
game-about = Nine modules, of which any three in order make a game of its own: 504 worlds on a hex map, from delivering goods to wars, roads and shares.

option-world = World: three different digits from 1 to 9, or random
option-edition = Edition
option-edition-first = first printing
option-edition-faq2015 = with the official questions and answers of 2015
option-money = Cash of the players
option-money-hidden = secret
option-money-open = open to all

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
prompt-dealing = Buy shares of other players?
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
prompt-use = Which resident helps to build the road? Where one leaves the map, it is the first.

act-keep = Keep back: { $a }
act-retain = Keep it in the company
act-sell-goods = Sell the best sets
act-sell = Sell { $b } shares: { $a }
act-buy = Buy: { $a }
act-take = Take: { $a }
act-done = Done
act-none = None
act-stop = Stop the trolley
act-pass = Pass
act-quit = Quit this share round
act-pay = Pay out
act-half = Pay out half
act-sell-share = Sell one share of your own
act-settle = Place a settlement here
act-extra = Buy a movement point
act-harvest = Harvest a point
act-upgrade = Upgrade: { $a }
act-capital = Capital: { $a }
act-factory = Build a factory in { $a }
act-storm = Storm { $a }
act-act = Resident on { $a }
act-twice = Resident on { $a }, who acts twice
act-to = Go to { $a }
act-drive = Drive to { $a }
act-use = Use a resident on { $a }
act-pave = Free road from { $a }
act-fight = Fight for { $a }
act-retreat = Retreat to { $a }
act-claim = Take over { $a }
act-follow = Move in from { $a }
act-send = Send one from { $a }
act-march = March in from { $a }
act-remove = Remove from { $a }
act-explore = Explore { $a }
act-road = Road { $a }
act-shift = Take the tile from: { $a }
act-onto = Put it onto: { $a }
act-load = Load: { $a }
act-drop = Unload: { $a }
act-deliver = Deliver: { $a }
act-plant = Build a plant: { $a }
act-get = Get: { $a }
act-swap = Swap { $a } and { $b } for one good
act-seat = Place { $a } in the order
act-bid = Bid { NUMBER($a, useGrouping: 0) }

event-starts = { $seat } begins.
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
event-buys-resident = { who } buys a resident for { $tile }.
event-settles = { who } settles { $tile }.
event-leaves = { who } gives up { $tile }.
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
event-discovers = { who } discovers { $tile }.
event-fights = { who } fights for { $tile }: the defence loses { $lost }, the attack { $struck }.
event-strikes = { who } strikes at { $tile }: one resident for one army.
event-conquers = { who } conquers { $tile }.
event-neutralises = { who } neutralises { $tile }.
event-removes = { who } takes a resident from { $tile }.
event-card = { $scoring ->
    [true] A scoring card is turned up: it is scored.
   *[other] A scoring card is turned up: no scoring.
}
event-gains = { who } gains { $number } VP: { $source }.
event-income = { who } has an income of { $number }.
event-share-round = Share round { $number } begins.
event-founds = { $seat } founds { $company } for { $number }.
event-president = { $seat } is now president of { $company }.
event-buys-share = { $seat } buys a share of { $company } for { $number }.
event-sells-shares = { $seat } sells { $number } shares of { $company }.
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
score-shares = { $company }: { $number } shares at { $value }
score-private-shares = { $other }: { $number } shares at { $value }

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
thing-tracks = Tracks and scoring cards
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

good-marks = { $n ->
    [one] 1 mark
   *[other] { $n } marks
}
foresee-income-now = income if the turn ended now: { $number }
foresee-income = income of this turn { $before } → { $after }
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
label-legend = Letters: C city, M meadow, F forest, A field, B mountain, D desert, W water. Then: + goods in stock, ! militia, # barracks, * points or goods lying there; small letters are goods that a city demands or a plant makes: c cattle, w wood, g grain, o ore, f fish. Below: a side's sign, ° capital, number of residents, = trolley.
label-points = { $number } VP
label-money = { $number } marks
label-aside = { $number } set aside
label-income = last income { $number }
label-supply = supply: { $residents } residents, { $settlements } settlements
label-trolley = trolley on { $tile }, { $holds ->
    [0] no hold
    [one] 1 hold
   *[other] { $holds } holds
}: { $cargo }
label-goods = goods: { $goods }
label-delivered = delivered: { $goods }
label-cards = { $number } city cards
label-tokens = { $number } income tokens
label-privileges = privileges: { $cards }
label-value = share value { $number }
label-row = Privileges: { $cards } (deck: { $deck })
label-deliveries = Goods delivered by all: { $number }
label-prices = Prices: { $prices }
label-hidden = Still to be discovered: { $tiles }
label-shares = { $seat }: cash { $purse }, shares { $units }
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
