game = Bunny Kingdom
game-about = Draft cards, settle a map of a hundred squares, join them to fiefs with cities and farms, harvest carrots four times, and reveal your secret parchments at the end.

option-deal = Cards for two players
option-deal-standard = 10 in hand and 10 in reserve (rulebook)
option-deal-online = 11 in hand and 11 in reserve (as played online)
option-opportunist = Opportunist at a tie for second place
option-opportunist-rank = everybody with exactly one player ahead scores
option-opportunist-alone = only a player who is second alone scores
option-matriarch = Matriarch at a tie for most squares
option-matriarch-nobody = nobody scores
option-matriarch-shared = it scores all the same
option-hunters = Two Treasure Hunter effects
option-hunters-add = make treasures worth three times as much
option-hunters-multiply = make treasures worth four times as much
option-gloves = A third, copied glove
option-gloves-each = is worth 4 like the pair
option-gloves-pairs = is worth 1 without a partner of its own
option-copy-chain = A copy card that finds a copy card
option-copy-chain-follow = follows its direction from its own seat
option-copy-chain-stop = cannot copy it
option-copy-duty = Copying
option-copy-duty-must = is a duty if there is something to copy
option-copy-duty-may = may be left out
option-bureaucrat = Bureaucrat counts
option-bureaucrat-all = every parchment before the player
option-bureaucrat-used = no copy card that copies nothing
option-colonist = Colonist counts
option-colonist-played = every camp card played
option-colonist-standing = only camps that stand at the end

prompt-pick = Choose a card to play.
prompt-pick-second = Choose the second card to play; the rest is passed on.
prompt-drop = Choose a card to discard face down; the rest is passed on.
prompt-build = Place a building on one of your squares, or say that you are done.
prompt-join = Choose the square for the other half of the sky tower, in another fief.
prompt-call = Announce a camp to place it (others' camps with smaller numbers go first), or wait.
prompt-camp-first = A larger camp was announced: place yours first, or decline.
prompt-camp = You have the initiative: place your camp on an empty square, or keep it.
prompt-post = Name what your trading post produces at this harvest.
prompt-copy = Choose the parchment that your copy card becomes.

act-pick = Play { $a }
act-drop = Discard { $a }
act-build = Build { $a } on { $b }
act-join = Join with { $a }
act-done = Done building
act-announce = Announce camp { $a }
act-wait = Wait
act-camp = Place camp { $a } on { $b }
act-decline = Decline
act-keep = Keep the camp
act-name = { $a } produces { $b }
act-copy = { $a } becomes { $b }

foresee-brings = { $goods }
foresee-fief = { $joined ->
    [0] a new fief
    [one] one fief
   *[other] joins { $joined } fiefs
}: strength { $strength } × { $kinds ->
    [one] 1 resource
   *[other] { $kinds } resources
} = { $carrots }
foresee-displaces = the camp of { $other } leaves
foresee-parchments = your parchments +{ $carrots }
foresee-parchments-lose = your parchments −{ $carrots }
foresee-worth-now = worth { $carrots } now
foresee-supplies = as a trading post for { $resource }
foresee-post = on { $square }, +{ $carrots } at this harvest
foresee-points = { $points ->
    [one] +1 carrot
   *[other] +{ $points } carrots
}
foresee-points-lost = { $points ->
    [one] −1 carrot
   *[other] −{ $points } carrots
}
good-harvest = +{ $n } at each harvest

event-round = Round { $round }: new hands are dealt.
event-settles = { $seat } settles { $square }.
event-displaces = { $seat } settles { $square }; the camp of { $other } leaves.
event-own-camp-leaves = { $seat } settles { $square } for good; the camp leaves.
event-lays-building = { $seat } lays out a building: { $building }.
event-keeps-parchment = { $seat } keeps a parchment face down.
event-own-parchment = Your parchment is { $parchment }.
event-provisions = { $seat } plays provisions and draws two cards.
event-builds = { $seat } builds { $building } on { $square }.
event-builds-tower = { $seat } joins { $square } and { $second } by a sky tower.
event-announces = { $seat } announces { $camp }.
event-no-announcement = Nobody announces a camp; everybody is asked once more.
event-camps-closed = Nobody announces a camp: no more camps in this round.
event-camps = { $seat } places { $camp } on { $square }.
event-keeps-camp = { $seat } keeps { $camp } after all.
event-declines-camp = { $seat } does not place { $camp } now.
event-names = The trading post of { $seat } on { $square } produces { $resource }.
event-harvest = { $seat } harvests { $carrots ->
    [one] 1 carrot
   *[other] { $carrots } carrots
}.
event-reveals = { $seat } reveals { $parchments }.
event-earns = { $seat }: { $parchment } brings { $carrots ->
    [one] 1 carrot
   *[other] { $carrots } carrots
}.

score-fief = Round { $round }: fief at { $square } ({ $size ->
    [one] 1 square
   *[other] { $size } squares
}), strength { $strength } × { $kinds ->
    [one] 1 resource
   *[other] { $kinds } resources
}
score-parchment = { $parchment }
score-parchment-now = { $parchment }: would bring { $carrots } as things stand
score-copied = { $parchment } as { $copied }

part-fief = fiefs
part-parchment = parchments
part-copied = copied parchments
part-harvests = fiefs
part-parchments = parchments
part-store = buildings in store
part-picks = cards chosen and still to be played

theme-pick-territory = Play a territory
theme-pick-treasure = Play a treasure
theme-pick = Play another card
theme-drop = Discard a card
theme-copy = Copy a parchment

reason-not-in-hand = That card is not in your hand.
reason-has-building = There is a building on that square already.
reason-has-rabbit = There is a rabbit on that square; a camp needs an empty one.
reason-no-rabbit = You have no rabbit on that square.
reason-same-fief = Both halves of a sky tower must stand in different fiefs.
reason-not-in-store = You have no such building to place.
reason-wrong-terrain = That building needs another terrain.

label-round = Round { $round } of 4 · { $phase }
label-draft = exploration, pick { $pick } · hands go { $direction }
label-construction = construction
label-camps = construction, camps
label-harvest = harvest
label-parchments = parchments
label-end = end of the game
label-left = left
label-right = right
label-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck
label-player = { $name }: { $score ->
    [one] 1 carrot
   *[other] { $score } carrots
}
label-player-more = { $fiefs ->
    [one] 1 fief
   *[other] { $fiefs } fiefs
} worth { $carrots } now · { $parchments ->
    [one] 1 parchment
   *[other] { $parchments } parchments
} · { $hand } in hand
label-store = to build: { $store }
label-hand = Hand
label-picks = Chosen: { $cards }
label-dropped = Discarded: { $cards }
label-parchments-own = Your parchments: { $cards }
label-territory = { $terrain }: { $about }
label-lava = Lava parts it from { $squares }.
label-legend = 1 2 3 cities by strength · | or == lava
letter-forest = f
letter-field = a
letter-sea = s
letter-plain = p
letter-mountain = m
letter-city = c

thing-forest = forest
    .about = Produces wood.
thing-field = field
    .about = Produces carrots.
thing-sea = sea
    .about = Produces fish.
thing-plain = plain
    .about = Produces nothing by itself.
thing-mountain = mountain
    .about = Produces nothing by itself; the place for great cities and mines.
thing-city = city
    .about = A city of strength 1 stands here from the start.
thing-wood = wood
thing-fish = fish
thing-carrot = carrots
thing-pearl = pearls
thing-mushroom = mushrooms
thing-spice = spice
thing-diamond = diamonds
thing-copper = copper
thing-gold = gold
thing-iron = iron

thing-terrain = terrain
thing-lava = lava towards
thing-strength = strength
thing-produces = produces
thing-cards = cards
thing-draw = cards to draw
thing-any = any
thing-territory = territory card
thing-farm = farm
thing-treasure = treasure
thing-mission = mission
thing-city1 = City 1
    .about = A city of strength 1, on any of your squares without building.

thing-city2 = City 2
    .about = A city of strength 2, on any of your squares without building.

thing-city3 = City 3
    .about = A city of strength 3, on one of your mountains.

thing-farm-wood = Wood farm
    .about = Produces wood, on any of your squares.

thing-farm-fish = Fish farm
    .about = Produces fish, on any of your squares.

thing-farm-carrot = Carrot farm
    .about = Produces carrots, on any of your squares.

thing-trading-post = Trading post
    .about = Produces wood, fish or carrots, as you name at every harvest; on any of your squares.

thing-farm-pearl = Pearl farm
    .about = Produces pearls, on the sea.

thing-farm-mushroom = Mushroom farm
    .about = Produces mushrooms, in a forest.

thing-farm-spice = Spice farm
    .about = Produces spice, on a field.

thing-farm-diamond = Diamond mine
    .about = Produces diamonds, on a mountain.

thing-farm-copper = Copper mine
    .about = Produces copper, on a mountain.

thing-farm-gold = Gold mine
    .about = Produces gold, on a mountain.

thing-farm-iron = Iron mine
    .about = Produces iron, on a mountain.

thing-sky-tower = Sky tower
    .about = Two halves on two of your squares in different fiefs join them to one.

thing-camp = Camp
    .about = Claims an empty square, until somebody plays its territory card. Camps with smaller numbers go first.

thing-provisions = Provisions
    .about = Draw two cards from the deck and play them at once.

thing-royal-ring = Royal Ring
    .about = Treasure: 1 carrot.

thing-royal-coat = Royal Coat
    .about = Treasure: 2 carrots.

thing-royal-scepter = Royal Scepter
    .about = Treasure: 3 carrots.

thing-royal-chalice = Royal Chalice
    .about = Treasure: 4 carrots.

thing-royal-crown = Royal Crown
    .about = Treasure: 5 carrots.

thing-royal-carrot = Royal Carrot
    .about = Treasure: 6 carrots.

thing-left-glove = Left Glove
    .about = Treasure: 1 carrot, or 4 if you have the right glove too.

thing-right-glove = Right Glove
    .about = Treasure: 1 carrot, or 4 if you have the left glove too.

thing-bureaucrat = Bureaucrat
    .about = 1 carrot for each of your parchments, this one too.

thing-burgomaster = Burgomaster
    .about = 1 carrot for each of your cities, whatever their strength.

thing-diplomat = Diplomat
    .about = 1 carrot for each of your squares on the border of the map.

thing-explorer = Explorer
    .about = 3 carrots for each of your corner squares.

thing-carpenter = Carpenter
    .about = 1 carrot for each wood that you produce.

thing-master-carpenter = Master Carpenter
    .about = 2 carrots for each wood that you produce.

thing-woodland-king = Woodland King
    .about = 20 carrots if you produce at least 7 wood.

thing-fisher = Fisher
    .about = 1 carrot for each fish that you produce.

thing-master-fisher = Master Fisher
    .about = 2 carrots for each fish that you produce.

thing-fisher-king = Fisher King
    .about = 20 carrots if you produce at least 7 fish.

thing-farmer = Farmer
    .about = 1 golden carrot for each carrot resource that you produce.

thing-master-farmer = Master Farmer
    .about = 2 golden carrots for each carrot resource that you produce.

thing-carrot-king = Carrot King
    .about = 15 golden carrots if you produce at least 5 carrot resources.

thing-merchant = Merchant
    .about = 3 carrots for each luxury resource that you produce.

thing-master-of-the-mountains = Master of the Mountains
    .about = 2 carrots for each of your mountain squares.

thing-carrotistador = Carrotistador
    .about = 4 carrots for each of your fiefs of at least 3 squares.

thing-harecingetorix = Harecingetorix
    .about = 1 carrot for each of your fiefs.

thing-hunny-king = Hun-ny King
    .about = 12 carrots if you have at least 10 fiefs.

thing-bun-shee = Bun-Shee
    .about = 2 carrots for each city in a fief that produces nothing.

thing-panpan = PanPan the Barbarian
    .about = 2 carrots for each of your squares with neither city nor resource.

thing-colonist = Colonist
    .about = 3 carrots for each camp card that you played.

thing-king-of-thieves = King of Thieves
    .about = 12 carrots if you have at least 9 cities.

thing-matriarch = Matriarch
    .about = 12 carrots if you alone have the most squares.

thing-little-prince = Little Prince
    .about = Harvest all your fiefs once more, except your best.

thing-treasure-guardian = Treasure Guardian
    .about = 3 carrots for each of your treasures.

thing-treasure-hunter = Treasure Hunter
    .about = Doubles the carrots of your treasures.

thing-liberal = Liberal
    .about = Becomes a copy of a parchment of your right neighbour.

thing-socialist = Socialist
    .about = Becomes a copy of a parchment of your left neighbour.

thing-opportunist = Opportunist
    .about = 10 carrots if you are second when all else is counted.
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
thing-trading-post-1 = Trading post 1
    .about = { thing-trading-post.about }
thing-trading-post-2 = Trading post 2
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

## Only the page says

page-lava = Lava: a fief does not go on beyond it.
page-fief = { $seat }’s fief: { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}, { $strength ->
    [one] 1 tower
   *[other] { $strength } towers
} × { $kinds ->
    [one] 1 kind of good
   *[other] { $kinds } kinds of goods
} ({ $goods }) = { $carrots ->
    [one] 1 carrot
   *[other] { $carrots } carrots
} at each harvest.
page-gain = +{ $carrots } here
page-chosen = chosen
page-store = To build
page-parchments = Parchments
page-parchments-tip = Parchments are kept face down and count at the end of the game.
page-fiefs-tip = Fiefs: groups of joined squares.
page-best-tip = The best fief: towers × kinds of goods.
page-now = { $carrots } now
page-now-tip = A harvest now would bring { $carrots } carrots.
page-hand-tip = Cards in hand.
page-rounds-tip = Four rounds; each ends with a harvest.
page-phase-draft = explore
page-phase-construction = build
page-phase-harvest = harvest
page-passing = pick { $pick } · hands go { $direction ->
    [left] left
   *[right] right
}

## What cards do where the table's options say so

about-opportunist-opportunist-alone = 10 carrots if you alone are second when all else is counted.
about-matriarch-matriarch-shared = 12 carrots if nobody has more squares than you.
about-treasure-hunter-hunters-multiply = Doubles the carrots of your treasures; two such effects make them four times as much.
about-left-glove-gloves-pairs = Treasure: 1 carrot, or 4 together with a right glove of its own.
about-right-glove-gloves-pairs = Treasure: 1 carrot, or 4 together with a left glove of its own.
about-liberal-copy-duty-may = May become a copy of a parchment of your right neighbour.
about-liberal-copy-chain-stop = Becomes a copy of a parchment of your right neighbour that is no copy card itself.
about-socialist-copy-duty-may = May become a copy of a parchment of your left neighbour.
about-socialist-copy-chain-stop = Becomes a copy of a parchment of your left neighbour that is no copy card itself.
about-bureaucrat-bureaucrat-used = 1 carrot for each of your parchments, this one too; copy cards that copy nothing do not count.
about-colonist-colonist-standing = 3 carrots for each of your camps that stands at the end.
page-said-fiefs = { $count ->
    [one] 1 fief
   *[other] { $count } fiefs
}
page-said-best = best fief: strength { $strength } × { $kinds } = { $carrots } carrots
page-said-parchments = { $count ->
    [one] 1 parchment
   *[other] { $count } parchments
}
page-said-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
page-joined = joined with { $square }
page-parted = lava towards { $squares }
page-told-free = Free squares
