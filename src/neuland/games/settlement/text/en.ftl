game = Settlement
game-about = Explore the wilderness, drive off its monsters, build a town and invite heroes: most points after six rounds wins. The solo game goes for a rank.

option-supply = Supply of goods and bonus settlers
option-supply-unlimited = unlimited
option-supply-strict = only what is in the box: gains are cut, trades need what they bring
option-scroll = Scroll of Luck
option-scroll-yielded = matches a landscape that gave something
option-scroll-any = matches any landscape of the row
option-heroes = Heroes of other players
option-heroes-shown = open to all
option-heroes-hidden = face down until the end
option-neighbours = New landscapes lie next to explored ones
option-neighbours-edges = at an edge
option-neighbours-corners = at an edge or a corner
option-first-artefact = Treasure, Ring and Chest as first artefact
option-first-artefact-pays = pay out as at every taking
option-first-artefact-silent = do not pay out

prompt-artefact = Choose an artefact for the coming round.
prompt-turn = Your turn: one action and one hero, in either order; trade at any time. Then end the turn, or pass.
prompt-trade = What do you pay with?
prompt-street-for = Choose the settlement row for the new building.
prompt-space-for = Choose the space for the new landscape.
prompt-street = Use the buildings of this row in any order, trade between them, or stop.
prompt-hourglass = Eternal Hourglass: you may use the new building at once.
prompt-scroll = Scroll of Luck: choose one more resource.
prompt-mask = Shaman Mask: does the monster of this landscape appear?
prompt-keep = Your fortresses store normal resources: choose one to keep.

act-take = Take { $a }
act-build = Build { $a } (field { $b })
act-explore = Explore { $a }
act-fight = Fight the monster on { $a }
act-fortify = Build a fortress on { $a }
act-activate = Activate { $a }
act-fortress = Activate the fortress on { $a }
act-invite = Invite { $a }
act-trade = Trade for { $a }
act-pay = Pay { $goods }
act-pay-both = Pay { $goods }
act-bonus = Use one more bonus settler in place of a normal one, for the next action
act-end = End the turn
act-pass = Pass: no more turns in this round
act-place = Place it: { $a }
act-use = Use { $a }
act-use-take = Use { $a }: take { $b }
act-use-give = Use { $a }: give { $b }
act-stop = Stop
act-scroll = Take { $a }
act-summon = Yes, on { $a }
act-spare = No monster on { $a }
act-keep = Keep { $a }

foresee-monsters = monsters come to { $spaces }
foresee-street = to be used: { $buildings }
foresee-street-later = not yet: { $buildings }
foresee-barren = brings nothing
foresee-keep = of { $goods } you keep { $number }
foresee-unused = { $settlers ->
    [one] 1 settler stays unused
   *[other] { $settlers } settlers stay unused
}
foresee-saved = { $settlers ->
    [one] 1 bonus settler stays
   *[other] { $settlers } bonus settlers stay
} for the next round
foresee-compass = brings the resource of the new landscape
foresee-scroll = then one more resource of your choice
foresee-mask = you decide whether monsters come
foresee-hourglass = you may use it at once

event-round = Round { $number } begins.
event-artefact = { $seat } takes { $artefact }.
event-build = { $seat } builds { $building } ({ $street }) for { $paid }.
event-market = New on market field { $field }: { $building }.
event-explore = { $seat } explores { $row } and finds { $good }, home of the { $colour }.
event-monster = On { $space } of { $seat } a monster appears: { $colour }.
event-fight = { $seat } drives off the { $colour } on { $space } and gets { $got }.
event-fortify = { $seat } builds a fortress on { $space }.
event-fortress = { $seat } activates the fortress on { $space }.
event-harvest = { $seat } gets { $got }.
event-row = { $seat } activates { $row }.
event-street = { $seat } activates { $street }.
event-use = { $seat } uses { $building }.
event-give = { $seat } gives { $given }.
event-deposit = { $seat } puts { $given } on it: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
event-lose = { $seat } cannot store { $lost }: it is lost.
event-lay = { $seat } lays the landscape ({ $good }) on { $space }.
event-artefact-brings = { $artefact } brings { $seat } { $got }.
event-artefact-settler = { $artefact } brings { $seat } 1 bonus settler.
event-trade = { $seat } trades { $given } for { $got }.
event-invite = { $seat } invites { $hero } ({ $guild }) for { $paid }{ $settlers ->
    [0] .
    [one] {" "}with 1 bonus settler.
   *[other] {" "}with { $settlers } bonus settlers.
}
event-hero-comes = New in the hero row: { $hero }.
event-hero-goes = { $hero } leaves the hero row.
event-pass = { $seat } passes.

score-adventurer = { $hero }, adventurer, landscapes: { $number }
score-defender = { $hero }, defender, fortresses: { $number }
score-builder = { $hero }, builder, buildings: { $number }
score-craftsman = { $hero }, craftsman
score-deposits = { $building }, deposits: { $number }

part-adventurer = adventurers
part-defender = defenders
part-builder = builders
part-craftsman = craftsmen
part-deposits = deposits
part-heroes = heroes
part-goods = resources
part-bonus = bonus settlers
part-settlers = settlers
part-buildings = buildings
part-landscapes = landscapes
part-fortresses = fortresses
part-hopes = heroes still to come

theme-invite = Invite heroes
theme-fight = Fight monsters
theme-explore = Explore the wilderness
theme-build = Build
theme-take = Choose an artefact
theme-trade = Trade
theme-pay = Pay
theme-activate = Activate
theme-fortress = Use fortresses

reason-acted = You have had your action in this turn.
reason-invited = You have invited a hero in this turn.
reason-nothing-done = A turn needs an action or a hero; otherwise pass.
reason-few-settlers = You do not have enough settlers left.
reason-cannot-pay = You cannot pay for it; perhaps trade first.
reason-not-in-market = That building does not lie on that market field.
reason-no-room = Your settlement has no free space.
reason-not-adjacent = That row has no free space next to an explored landscape.
reason-row-active = That row was activated already in this round.
reason-unexplored = There is no landscape yet.
reason-no-monster = There is no monster.
reason-has-monster = A monster is in the way.
reason-has-fortress = There is a fortress already.
reason-no-fortress = There is no fortress.
reason-fortress-active = That fortress was activated already in this round.
reason-no-hero = That hero is not in the row.
reason-no-trade = You cannot trade for that now.
reason-not-in-row = That artefact is not in the row.
reason-no-use = That building cannot be used now, or not so.
reason-no-place = It cannot be placed there.

good-wood = { $n } wood
good-clay = { $n } clay
good-stone = { $n } stone
good-diamond = { $n ->
    [one] 1 diamond
   *[other] { $n } diamonds
}
good-settler = { $n ->
    [one] 1 settler
   *[other] { $n } settlers
}
good-bonus = { $n ->
    [one] 1 bonus settler
   *[other] { $n } bonus settlers
}
good-gold = { $n } gold

thing-wood = wood
thing-clay = clay
thing-stone = stone
thing-diamond = diamond
thing-gold = gold
thing-normal = normal resource of choice
thing-I = wilderness row I
thing-II = wilderness row II
thing-III = wilderness row III
thing-upper = upper settlement row
thing-middle = middle settlement row
thing-lower = lower settlement row
thing-settler = Settler
thing-mayor = Mayor
thing-knight = Knight
thing-lord = Lord or Lady
thing-adventurer = adventurer
    .about = Scores for each own landscape.
thing-defender = defender
    .about = Scores for each own fortress.
thing-builder = builder
    .about = Scores for each own building.
thing-craftsman = craftsman
    .about = Scores the printed points.
thing-hero = hero
thing-landscape = landscape
thing-building = building
thing-artefact = artefact
thing-monster = monster
thing-guild = guild
thing-cost = price
thing-bonus = bonus settlers
thing-points = points
thing-colour = monster
thing-colour_confidence = colour
thing-row = row
thing-resource = resource
thing-copies = tiles
thing-effect = effect
thing-give = give
thing-get = get
thing-supply = in the box
thing-settlers = settlers
thing-reward = reward
thing-gain = gain
thing-exchange = exchange, once for each activation
thing-deposit = deposit, once for each activation
thing-fortress = resource of an own landscape with a fortress
thing-reconstructed = reconstructed

thing-green = green gnoll
    .about = Forest gnoll: a weak monster of the wilderness.
thing-yellow = yellow manticore
    .about = Steppe manticore: a monster of the wilderness.
thing-blue = blue hydra
    .about = Water hydra: a strong monster of the wilderness.
thing-red = red dragon
    .about = Cave dragon: the strongest monster of the wilderness.

thing-sawmill = Sawmill
    .about = Gives 1 wood.
thing-clay-pit = Clay Pit
    .about = Gives 1 clay.
thing-quarry = Quarry
    .about = Gives 1 stone.
thing-warehouse = Warehouse
    .about = Gives 1 normal resource of your choice.
thing-diamond-mine = Diamond Mine
    .about = Gives 1 diamond.
thing-bazaar = Bazaar
    .about = 1 normal resource becomes 1 gold.
thing-alchemist = Alchemist
    .about = 1 gold becomes 2 diamonds.
thing-gem-cutter = Gem Cutter
    .about = 1 diamond becomes 1 wood, 1 clay and 1 stone.
thing-tavern = Tavern
    .about = 1 diamond brings 2 bonus settlers.
thing-trading-post = Trading Post
    .about = Gives 1 resource of one of your landscapes with a fortress.
thing-bank = Bank
    .about = Put 1 gold on it: 5 points at the end.
thing-church = Church
    .about = Put 1 diamond on it: 4 points at the end.

thing-eternal-hourglass = Eternal Hourglass
    .about = You may use each building at once when you build it; its row can still be activated.
thing-enchanted-compass = Enchanted Compass
    .about = When you explore, you get the landscape's resource before the monster check.
thing-mace-of-valour = Mace of Valour
    .about = Each fight brings 1 diamond more.
thing-potion-of-might = Potion of Might
    .about = When you build a fortress, you get 1 resource of its landscape.
thing-living-chest = Living Chest
    .about = When you take it: 1 bonus settler.
thing-scroll-of-luck = Scroll of Luck
    .about = When you activate a wilderness row: 1 more resource as on one of its landscapes that gave something.
thing-crown-of-dominion = Crown of Dominion
    .about = When you activate a fortress: 1 more resource of its landscape.
thing-ornate-tankard = Ornate Tankard
    .about = Each hero whom you invite brings 1 bonus settler more.
thing-magic-treasure = Magic Treasure
    .about = When you take it: 1 gold.
thing-diamond-ring = Diamond Ring
    .about = When you take it: 1 diamond.
thing-guiding-star = Guiding Star
    .about = Once in the round you may activate one wilderness row a second time, as an action with one more settler.
thing-key-of-knowledge = Key of Knowledge
    .about = Once in the round you may activate one settlement row a second time, as an action with one more settler.
thing-mirror-of-transformation = Mirror of Transformation
    .about = You may trade normal resources one for one.
thing-shaman-mask = Shaman Mask
    .about = At each of your monster checks you decide whether the monster appears, whatever the heroes show.

label-reconstructed = (Reconstructed: the printed values are not known.)
label-about-hero = { $guild }, price { $cost }; { $bonus ->
    [0] no bonus settler
    [one] 1 bonus settler
   *[other] { $bonus } bonus settlers
}; { $points }; shows the { $colour }.
label-about-landscape = For { $row }: gives { $good }, home of the { $colour }.
label-about-building = Price { $cost }. { $effect }
label-about-monster = Fought by { $settlers ->
    [one] 1 settler
   *[other] { $settlers } settlers
}; reward { $reward }. It blocks the yield of its landscape.
points-adventurer = { $points } for each own landscape
points-defender = { $points } for each own fortress
points-builder = { $points } for each own building
points-craftsman = { $points ->
    [one] 1 point
   *[other] { $points } points
}

label-round = Round { $round } of 6
label-turn = Turn: { $seat }
label-marker = Start marker: { $seat }
label-over = The game is over
label-rank = Rank: { $rank }
label-heroes = Heroes (deck { $deck }); from the left, the first two cost diamonds more
label-market = Market (stack { $stack })
label-artefacts = Artefacts
label-stacks = Landscapes left: I { $first }, II { $second }, III { $third }
label-supply = Supply: { $goods }
label-drawn = Drawn: { $land }
label-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-hidden = heroes face down: { $number }
label-settlers = settlers { $normal }+{ $bonus }
label-picked = bonus settlers first: { $number }
label-passed = passed
label-guests = Heroes
label-legend = W wood  C clay  S stone  D diamond  G gold  g green  y yellow  b blue  r red
label-signs = ! monster  # fortress  * used this round  ~ values reconstructed
short-wood = W
short-clay = C
short-stone = S
short-diamond = D
short-gold = G
short-green = g
short-yellow = y
short-blue = b
short-red = r
short-adventurer = /landscape
short-defender = /fortress
short-builder = /building
short-craftsman = {" "}points
short-upper = upper
short-middle = middle
short-lower = lower

thing-H01 = Alrik
    .about = A hero to be invited for the price on the card.
thing-H02 = Brida
    .about = A hero to be invited for the price on the card.
thing-H03 = Corin
    .about = A hero to be invited for the price on the card.
thing-H04 = Dana
    .about = A hero to be invited for the price on the card.
thing-H05 = Eskil
    .about = A hero to be invited for the price on the card.
thing-H06 = Fenja
    .about = A hero to be invited for the price on the card.
thing-H07 = Gerrit
    .about = A hero to be invited for the price on the card.
thing-H08 = Hilda
    .about = A hero to be invited for the price on the card.
thing-H09 = Ivo
    .about = A hero to be invited for the price on the card.
thing-H10 = Jorun
    .about = A hero to be invited for the price on the card.
thing-H11 = Kaspar
    .about = A hero to be invited for the price on the card.
thing-H12 = Lioba
    .about = A hero to be invited for the price on the card.
thing-H13 = Magnus
    .about = A hero to be invited for the price on the card.
thing-H14 = Nanna
    .about = A hero to be invited for the price on the card.
thing-H15 = Oswin
    .about = A hero to be invited for the price on the card.
thing-H16 = Petra
    .about = A hero to be invited for the price on the card.
thing-H17 = Quirin
    .about = A hero to be invited for the price on the card.
thing-H18 = Runa
    .about = A hero to be invited for the price on the card.
thing-H19 = Sigurd
    .about = A hero to be invited for the price on the card.
thing-H20 = Thora
    .about = A hero to be invited for the price on the card.
thing-H21 = Ulf
    .about = A hero to be invited for the price on the card.
thing-H22 = Velda
    .about = A hero to be invited for the price on the card.
thing-H23 = Wulf
    .about = A hero to be invited for the price on the card.
thing-H24 = Ylva
    .about = A hero to be invited for the price on the card.
thing-H25 = Anselm
    .about = A hero to be invited for the price on the card.
thing-H26 = Berta
    .about = A hero to be invited for the price on the card.
thing-H27 = Cuno
    .about = A hero to be invited for the price on the card.
thing-H28 = Dorte
    .about = A hero to be invited for the price on the card.
thing-H29 = Ewald
    .about = A hero to be invited for the price on the card.
thing-H30 = Frida
    .about = A hero to be invited for the price on the card.
thing-H31 = Gundo
    .about = A hero to be invited for the price on the card.
thing-H32 = Heike
    .about = A hero to be invited for the price on the card.
thing-H33 = Ingo
    .about = A hero to be invited for the price on the card.
thing-H34 = Jutta
    .about = A hero to be invited for the price on the card.
thing-H35 = Konrad
    .about = A hero to be invited for the price on the card.
thing-H36 = Lene
    .about = A hero to be invited for the price on the card.
thing-H37 = Mattes
    .about = A hero to be invited for the price on the card.
thing-H38 = Nele
    .about = A hero to be invited for the price on the card.
thing-H39 = Odo
    .about = A hero to be invited for the price on the card.
thing-H40 = Pia
    .about = A hero to be invited for the price on the card.
thing-H41 = Ruben
    .about = A hero to be invited for the price on the card.
thing-H42 = Selma
    .about = A hero to be invited for the price on the card.
thing-H43 = Tilo
    .about = A hero to be invited for the price on the card.
thing-H44 = Ursel
    .about = A hero to be invited for the price on the card.
thing-H45 = Veit
    .about = A hero to be invited for the price on the card.
thing-H46 = Wanda
    .about = A hero to be invited for the price on the card.
thing-H47 = Xaver
    .about = A hero to be invited for the price on the card.
thing-H48 = Zita
    .about = A hero to be invited for the price on the card.
thing-L1-01 = Landscape L1-01
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-02 = Landscape L1-02
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-03 = Landscape L1-03
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-04 = Landscape L1-04
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-05 = Landscape L1-05
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-06 = Landscape L1-06
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-07 = Landscape L1-07
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-08 = Landscape L1-08
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-09 = Landscape L1-09
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-10 = Landscape L1-10
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-11 = Landscape L1-11
    .about = A landscape of the wilderness with its resource and its monster.
thing-L1-12 = Landscape L1-12
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-01 = Landscape L2-01
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-02 = Landscape L2-02
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-03 = Landscape L2-03
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-04 = Landscape L2-04
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-05 = Landscape L2-05
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-06 = Landscape L2-06
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-07 = Landscape L2-07
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-08 = Landscape L2-08
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-09 = Landscape L2-09
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-10 = Landscape L2-10
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-11 = Landscape L2-11
    .about = A landscape of the wilderness with its resource and its monster.
thing-L2-12 = Landscape L2-12
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-01 = Landscape L3-01
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-02 = Landscape L3-02
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-03 = Landscape L3-03
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-04 = Landscape L3-04
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-05 = Landscape L3-05
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-06 = Landscape L3-06
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-07 = Landscape L3-07
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-08 = Landscape L3-08
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-09 = Landscape L3-09
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-10 = Landscape L3-10
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-11 = Landscape L3-11
    .about = A landscape of the wilderness with its resource and its monster.
thing-L3-12 = Landscape L3-12
    .about = A landscape of the wilderness with its resource and its monster.

## Only the page says

page-home = Land of { $seat }
page-market = Market · stack { $stack }
page-heroes = Heroes · deck { $deck }
page-drawn = Drawn: choose where it lies.
page-stacks = Landscapes left: I { $first } · II { $second } · III { $third }
page-stacks-tip = Landscapes that are still face down, by row of the wilderness.
page-artefacts-tip = One artefact is chosen for each round.
page-surcharge = The first two places of the row cost diamonds more.
page-points-adventurer = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each own landscape.
page-points-defender = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each own fortress.
page-points-builder = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each own building.
page-points-craftsman = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-tiles = So many tiles lie on this field.
page-stock = What was put here counts at the end.
page-crew = { $normal ->
    [one] 1 settler
   *[other] { $normal } settlers
}{ $bonus ->
    [0] {""}
    [one] {" "}and 1 bonus settler
   *[other] {" "}and { $bonus } bonus settlers
}
page-crew-tip = Settlers that can still be sent; bonus settlers are golden. All normal settlers come back in the next round.
page-lands-tip = Landscapes explored.
page-action-open = action open
page-action-done = action
page-invite-open = hero open
page-invite-done = hero
page-action-tip = One action in each turn: build, explore, fight, fortify or activate.
page-invite-tip = One hero may be invited in each turn.
page-no-heroes = No heroes invited yet.
page-marker = begins
page-marker-tip = Has the start marker.
page-passing = passing

## What cards do where the table's options say so

about-scroll-of-luck-scroll-any = When you activate a wilderness row: 1 more resource as on any landscape of the row.
about-living-chest-first-artefact-silent = When you take it, but not as your first artefact: 1 bonus settler.
about-magic-treasure-first-artefact-silent = When you take it, but not as your first artefact: 1 gold.
about-diamond-ring-first-artefact-silent = When you take it, but not as your first artefact: 1 diamond.
page-said-lands = { $count ->
    [one] 1 landscape
   *[other] { $count } landscapes
}
page-said-fortresses = { $count ->
    [one] 1 fortress
   *[other] { $count } fortresses
}
page-said-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
page-said-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
page-said-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
page-said-stock = { $count ->
    [one] 1 good put here
   *[other] { $count } goods put here
}
page-active = used this round
page-unexplored = { $space }: unexplored
page-fortress = with a fortress
page-monster = a monster is here
