game = Imperial Settlers
game-about = Lead Barbarians, Japanese, Romans or Egyptians through five rounds: build locations, make deals, raze what stands in your way, and turn workers, wood, stone, food and gold into victory points. Alone you play against a neutral neighbour.

option-card_phase = Card phase
option-card_phase-standard = standard: two drafts from open cards
option-card_phase-alternative = alternative: keep one of three, pass the others on
option-card_phase-advanced = advanced: everybody picks twice, from five open cards at first
option-peaceful = Peaceful game
option-peaceful-no = no: opposing locations can be razed
option-peaceful-yes = yes: only cards from hand are razed, and everybody draws one more card
option-faction_0 = Faction of { $player-1 }
option-faction_0-draw = drawn by lot
option-faction_0-barbarian = Barbarians
option-faction_0-japanese = Japanese
option-faction_0-roman = Romans
option-faction_0-egyptian = Egyptians
option-faction_1 = Faction of { $player-2 }
option-faction_1-draw = drawn by lot
option-faction_1-barbarian = Barbarians
option-faction_1-japanese = Japanese
option-faction_1-roman = Romans
option-faction_1-egyptian = Egyptians
option-faction_2 = Faction of { $player-3 }
option-faction_2-draw = drawn by lot
option-faction_2-barbarian = Barbarians
option-faction_2-japanese = Japanese
option-faction_2-roman = Romans
option-faction_2-egyptian = Egyptians
option-faction_3 = Faction of { $player-4 }
option-faction_3-draw = drawn by lot
option-faction_3-barbarian = Barbarians
option-faction_3-japanese = Japanese
option-faction_3-roman = Romans
option-faction_3-egyptian = Egyptians

## What players are asked

prompt-turn = Your turn: take one action, or pass for the rest of the round.
prompt-after = Before you end your turn you may still place what costs no action.
prompt-payment = How do you pay? Gold stands in for any resource.
prompt-give-up = The cost includes a location: which of yours, or which foundation, do you give up?
prompt-draw = From which deck do you draw?
prompt-draft = Take one of the open cards.
prompt-keep = Which card do you keep?
prompt-deploy = Before which of your faction locations do you put a samurai?
prompt-convert = School of Diplomacy: do you hand in the good that this deal just gave?
prompt-choose-gain = Which of the two do you gain?
prompt-copy = Whose production do the Farmers at Work repeat?
prompt-trade = You built a faction location: do you use your Slaver?
prompt-receive = What do you want for two workers?
prompt-pay-card = Which card from your hand do you pay with?
prompt-end-deal = Which of your deals do you pay with?
prompt-steal = Which resource do the Saboteurs steal?
prompt-dark-chapel = What does the Dark Chapel raze?
prompt-hand-back = Hand back goods just gained, for 2 victory points each?
prompt-pack = From whose raze field does the Pack take a good?
prompt-pack-good = Which good of this raze field do you take?
prompt-rabble = Which of your common locations does the Rabble raze?
prompt-rob-deal = Which opposing deal ends?
prompt-remove = Which opposing location do you remove?
prompt-negotiate = Which of your deals does the Negotiator build?
prompt-trade-route = With which opposing faction location do you make a deal?
prompt-steal-deal = Which deal do your Spies steal?
prompt-desert = Who must discard a card?
prompt-discard = Desert: which card do you discard?
prompt-chariot = Which location do the chariots raze?
prompt-reset = Which of your used action locations becomes free again?
prompt-block = Which opposing action location is blocked for this round?
prompt-take-over = Which opposing location does the Temple of Ra take over?
prompt-sanctuary = Which common card becomes a foundation?
prompt-settle = Which faction card do your Settlers build?
prompt-messenger = Which of your deals delivers once more?
prompt-porters = Which of your production locations produces once more?
prompt-stash = Which card do you put under the Gate?
prompt-victim = The neutral player strikes: which of these locations do you lose?

## What players do

act-take = Take { $a }
act-build = Build { $a }
act-deal = Make a deal of { $a }
act-raze = Raze { $a } from hand
act-attack = Raze the opposing { $a }
act-activate = Activate { $a }
act-twice = Activate { $a } twice
act-exchange = Exchange { $a ->
    [one] one pair
   *[other] { $a } pairs
} of workers
act-defend = Put the defence token on { $a }
act-samurai = Put a samurai before { $a }
act-gate = Put a card under { $a }
act-shrine = Put 1 { $b } on { $a }
act-pass = Pass
act-done = End the turn
act-give = Give up { $a }
act-choose = { $a }
act-discard = Discard { $a }
act-keep = Keep { $a }
act-pay = Pay{ $a ->
    [0] {""}
   *[other] {" "}{ $a } wood
}{ $b ->
    [0] {""}
   *[other] { $a ->
        [0] {" "}
       *[other] {" and "}
    }{ $b } stone
}{ $c ->
    [0] {""}
   *[other] { $a ->
        [0] { $b ->
            [0] {" "}
           *[other] {" and "}
        }
       *[other] {" and "}
    }{ $c } food
}{ $d ->
    [0] {""}
   *[other] { $a ->
        [0] { $b ->
            [0] { $c ->
                [0] {" "}
               *[other] {" and "}
            }
           *[other] {" and "}
        }
       *[other] {" and "}
    }{ $d } gold
}
act-draw = Draw from the { $a }
act-gain = Gain { $ab }
act-gain-both = Gain { $ab } and { $cd }
act-trade = Pay { $ab } for { $cd }
act-decline = Pay nothing
act-keep-good = Keep { $a }
act-hand-in = Hand in { $a } for victory points
act-receive = { $a }
act-steal = Steal { $b } from { $a }
act-strike = { $a }
act-good = { $a }
act-return = Hand back { $a }
act-keep-rest = Keep the rest
act-route = The trade route deal of { $b } with { $a }

## What an option costs and brings

foresee-loses = loses { $goods } at the end of the round
foresee-points = +{ $points } VP
foresee-points-lost = −{ $points } VP
foresee-gold-may = gold may stand in
foresee-gold-must = { $number ->
    [one] 1 gold stands in
   *[other] { $number } gold stand in
}
foresee-each-round = so in every round
foresee-exchange = { $pairs ->
    [one] for 1 resource or 1 card
   *[other] each pair for 1 resource or 1 card
}
foresee-given = −{ $points } VP for the location is counted
foresee-foundation = a foundation, which costs no VP
foresee-deal = { $goods } per round, from the next production on
foresee-target = the rest depends on your choice
foresee-choice = then a choice of goods

## What happened

event-round = Round { $number } begins.
event-reveal = Open cards: { $cards }.
event-draft = { $seat } takes { $card }.
event-reshuffle = The common discard pile is shuffled into a new deck.
event-draw = { $seat } draws a card from the { $deck }.
event-drawn = It is { $card }.
event-discard = { $seat } discards { $card }.
event-gain = { $seat } gains { $goods }.
event-pay = { $seat } pays { $goods }.
event-lose = { $seat } loses { $goods } in cleanup.
event-score = { $seat } scores { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}.
event-build = { $seat } builds { $card }.
event-give-up = { $seat } gives up { $card }.
event-deal = { $seat } makes a deal of { $card }.
event-raze = { $seat } razes { $card } from hand.
event-attack = { $seat } razes the location { $card }.
event-activate = { $seat } activates { $card }.
event-exchange = { $seat } exchanges { $number ->
    [one] one pair
   *[other] { $number } pairs
} of workers.
event-samurai = { $seat } puts a samurai before { $card }.
event-defend = { $seat } puts the defence token on { $card }.
event-stash = { $seat } puts a card under { $card }.
event-shrine = { $seat } puts a resource on { $card }.
event-hand-back = { $seat } hands in { $good } again.
event-deal-ends = The deal { $card } ends.
event-route = { $seat } makes a trade route deal with { $card }.
event-route-ends = The trade route deal of { $seat } with { $card } ends.
event-steal = { $seat } steals { $good } from { $other }.
event-steal-deal = { $seat } steals the deal { $card }.
event-remove = { $seat } removes the location { $card }.
event-block = { $seat } blocks { $card } for this round.
event-take-over = { $seat } takes over { $card }.
event-found = { $seat } lays a card face down as a foundation.
event-pass = { $seat } passes.
event-cleanup = Unused goods go back; round { $number } is next.
event-neutral = { $card } becomes a location of the neutral player.
event-attack-card = The neutral player reveals: { $card }.
event-struck = The neutral player destroys { $card }; it goes to his pile.
event-no-victim = The attack finds no target.
event-end = The game is over.

## Where points came from

score-card = { $card }
score-deals = Deals
score-razing = Razing
score-before = From before
score-common-locations = { $number ->
    [one] 1 common location
   *[other] { $number } common locations
}
score-faction-locations = { $number ->
    [one] 1 faction location
   *[other] { $number } faction locations
}
score-stash = { $card }, at the end

part-card = points from cards
part-deals = deals
part-razing = razing
part-before = from before
part-common-locations = common locations
part-faction-locations = faction locations
part-stash = cards at the end
part-goods = goods
part-hand = hand cards
part-locations = what Locations will still bring
part-fortifications = fortifications
part-goal = the hope of reaching the goal
review-expected = Points expected, with 50 for the goal

theme-build = Build
theme-attack = Raze opposing Locations
theme-raze = Raze from hand
theme-exchange = Exchange workers
theme-receive = What to get for workers
theme-deal = Make deals

## Why something is not possible

reason-action-done = You have taken your action; end your turn.
reason-not-in-hand = This card is not in your hand.
reason-too-dear = You cannot pay the cost.
reason-no-location = Its cost includes a location, and you have neither location nor foundation to give up.
reason-no-deal-field = Only faction cards can become deals.
reason-no-food = You do not have the food (or gold) that a deal costs.
reason-no-raze-field = It has no raze field.
reason-no-raze-tokens = You have too few raze tokens.
reason-not-opposing = That is not an opponent's location.
reason-peaceful = In the peaceful game nobody razes the locations of others.
reason-passed = Its owner has passed and cannot be attacked any more.
reason-held = The location is under the control of the Temple of Ra.
reason-not-yours = That location is not yours.
reason-no-action = That is no action location in play.
reason-blocked = The location is blocked until cleanup.
reason-used = The location has been used up for this round.
reason-no-target = There is no target for its effect.
reason-no-workers = You have too few workers.
reason-no-defence = You have no defence token.
reason-defend-common = The defence token goes on common locations only.
reason-guarded = It is guarded already.
reason-samurai-faction = Samurai stand before faction locations of the Japanese player only.

## Cards

kind-production = Production location ({ $colours }), cost: { $cost }.
kind-feature = Feature location ({ $colours }), cost: { $cost }.
kind-action = Action location ({ $colours }), cost: { $cost }.
label-cost-free = nothing
label-cost-location = 1 location
label-or = { $first } or { $second }
label-step = { $vp } VP from { $least } on
label-exchange = { $pay } for { $gain }
label-action-pay = Activate: pay { $goods }.
label-action-free = Activate:
label-action-gain = Gain { $goods }.
label-action-twice = Twice per round.
label-bonus-gain = When built: gain { $goods }.
label-bonus-colour = When built: 1 VP per own { $colour } location{ $itself ->
    [yes] , itself included
   *[no] {""}
}, at most { $most }.
label-raze-field = Razed it gives { $goods }.
label-raze-none = It cannot be razed.
label-deal-field = As a deal it gives { $good } per round.

effect-gain = Produces { $goods }.
effect-per_colour = Produces { $good } per own { $colour } location{ $itself ->
    [yes] , itself included
   *[no] {""}
}, at most { $most }.
effect-per_samurai = Produces { $good } per samurai of yours, at most { $most }.
choice-choose = Produces { $options }, as you choose each time.
effect-copy_production = Produces what another production location of yours produces.
effect-draw_faction_keep = Produces: draw { $draw } cards of your faction deck, keep one and shuffle the rest back.
effect-on_raze = Each time you raze: gain { $goods }.
effect-on_build_colour = Each time you build a { $colour } location{ $itself ->
    [yes] , this one included
   *[no] {""}
}: gain { $goods }.
choice-on_build_colour = Each time you build a { $colour } location{ $itself ->
    [yes] , this one included
   *[no] {""}
}: gain { $options }.
effect-on_build_faction = Each time you build a faction location, this one included: gain { $goods }.
choice-on_build_faction = Each time you build a faction location, this one included: gain { $options }.
effect-on_build_faction_pay = Each time you build a faction location, this one included, you may exchange once: { $exchanges }.
effect-on_deal = Each time you make a deal: gain { $goods }.
effect-on_vp_gain = Each time one effect gives you { $least } VP or more: gain { $goods } in addition.
effect-on_opponent_worker_exchange = For each pair of workers that an opponent exchanges: gain { $goods }, at most { $most } per round.
effect-store = In cleanup you may keep { $goods } from your supply.
effect-stash_cards = In your turn you may put cards from your hand under it, { $vp } VP each; from { $least } cards on it is worth { $end } VP more at the end.
effect-stash_resources = In your turn you may put wood, stone and food on it; at the end it is worth { $steps }.
effect-convert_deal_goods = In the production phase you may hand in goods of your deals, { $vp } VP each.

special-steal_resource = Steal 1 wood, stone or food from an opponent's supply.
special-dark_chapel = Raze a card from hand for 1 raze token, or an opponent's location for 2 (3 if it is guarded); then you may hand back any of the goods gained, for 2 VP each.
special-copy_raze_good = Gain 1 good shown in the raze field of an opponent's location.
special-raze_own_location = Raze one of your common locations: gain its raze goods and 1 wood; it becomes a foundation.
special-draw_keep = Draw 2 cards, keep 1 and discard the other.
special-discard_opponent_deal = An opponent's deal is discarded.
special-remove_opponent_location = Discard any location of an opponent.
special-build_from_own_deal = Build the card of one of your deals: pay its resources, no location.
special-deal_with_opponent_faction_location = Make a deal with an opponent's faction location, marked by the top card of your faction deck.
special-discard_opponent_deal_and_gain_its_good = An opponent's deal is discarded; gain its good.
special-steal_opponent_deal = Take a deal from under an opponent's board under yours.
special-opponent_discards_hand_card = An opponent discards a card of his choice.
special-raze_opponent_location = Raze an opponent's location, whatever guards it, for this one raze token.
special-reset_own_action_location = Another action location of yours that was used becomes free again.
special-block_opponent_action_location = An opponent's action location cannot be used any more this round.
special-take_over_opponent_location = Take over an opponent's location: until you pass you use it in his place.
special-hand_common_card_to_foundation = A common card from your hand becomes a foundation; gain 1 stone.
special-build_faction_card_now = Build a faction card from your hand at once: pay its resources, no location.
special-trigger_own_deal = Gain the good of one of your deals.
special-trigger_own_production = Gain what one of your production locations produces.

good-wood = { $n } wood
good-stone = { $n } stone
good-food = { $n } food
good-gold = { $n } gold
good-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
good-raze = { $n ->
    [one] 1 raze token
   *[other] { $n } raze tokens
}
good-defence = { $n ->
    [one] 1 defence token
   *[other] { $n } defence tokens
}
good-vp = { $n } VP
good-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
good-faction_card = { $n ->
    [one] 1 card of your faction deck
   *[other] { $n } cards of your faction deck
}
good-common_card = { $n ->
    [one] 1 card of the common deck
   *[other] { $n } cards of the common deck
}
good-location = { label-cost-location }
good-samurai = { $n } samurai
good-hand_card = { $n ->
    [one] 1 card from hand
   *[other] { $n } cards from hand
}
good-own_deal = { $n ->
    [one] 1 of your deals
   *[other] { $n } of your deals
}
good-any_resource = { $n ->
    [one] any resource
   *[other] any { $n } resources
}
colour-brown = brown
colour-grey = grey
colour-red = red
colour-gold = golden
colour-pink = pink
colour-black = black
colour-blue = blue
colour-purple = purple
colour-none = without colour

## The table

label-round = Round { $number } of 5
label-phase = Phase: { $phase }
label-start = first player
label-passed = passed
label-vp = { $number } VP
label-total = { $number } with locations
label-hand = Hand ({ $number })
label-hand-of = { $number } cards in hand ({ $common } common)
label-decks = decks: common { $common }, faction { $faction }
label-deals = Deals
label-foundations = Foundations
label-draft = Open cards
side-faction = faction
side-common = common
label-neutral = Neutral player
label-line = Attack line, newest first
label-pile = His pile: { $pile }; your faction locations: { $own }
label-rank = As things stand: { $rank }
label-goal-yes = the goal, more of these than cards in his pile, is reached
label-goal-no = the goal, more of these than cards in his pile, is not reached
label-used = used
label-defence = defended
label-samurai = samurai
label-blocked = blocked
label-held = under Ra
label-route = route to { $location }
label-under = { $number ->
    [one] 1 card under it
   *[other] { $number } cards under it
}
label-on = { $number ->
    [one] 1 resource on it
   *[other] { $number } resources on it
}
label-unseen = face down

## Things

thing-wood = wood
    .about = A resource for building.
thing-stone = stone
    .about = A resource for building.
thing-food = food
    .about = A resource; deals are paid with it.
thing-gold = gold
    .about = Stands in for any 1 wood, stone or food when you pay.
thing-worker = workers
    .about = Activate locations; two of them are exchanged for a resource or a card. The Japanese can make samurai of them.
thing-raze = raze tokens
    .about = 1 razes a card from your hand, 2 an opponent's location, 1 more if it is guarded.
thing-defence = defence tokens
    .about = In your turn put it on one of your common locations: razing that costs 1 raze token more this round.
thing-vp = VP
    .about = Victory points.
thing-card = card
    .about = Drawn from the common deck or your faction deck, as you choose.
thing-faction_card = a card of your faction deck
thing-common_card = a card of the common deck
thing-location = location
thing-common = common deck
thing-faction = faction deck
thing-barbarian = Barbarians
    .about = Their board gives 5 workers, 1 raze and 1 defence token in each round; they store workers.
thing-japanese = Japanese
    .about = Their board gives 4 workers, 1 wood, 1 raze and 1 defence token in each round; they store food. Their faction locations can be razed, and samurai guard them.
thing-roman = Romans
    .about = Their board gives 2 workers, 1 wood, 1 stone, 1 raze and 1 defence token in each round; they store raze tokens.
thing-egyptian = Egyptians
    .about = Their board gives 3 workers, 1 gold, 1 raze and 1 defence token in each round; they store gold.
thing-production = production
thing-feature = feature
thing-action = action
thing-attack = attack card
    .about = The neutral player aims at common locations whose raze field shows the goods of two attack cards.
thing-store = stores
thing-function = function
thing-colours = colours
thing-cost = cost
thing-raze_field = raze field
thing-deal_field = deal
thing-icons = in signs
thing-name_de = German name
thing-name_en = English name
thing-official = official
thing-inferred = inferred from a source
thing-own = our own
thing-translated = our own translation
thing-cards = cards
thing-cleanup = cleanup
thing-end = end
thing-commoner = Commoner
thing-servant = Servant
thing-squire = Squire
thing-knight = Knight
thing-castellan = Castellan
thing-king = King
thing-emperor = Emperor
thing-deck = deck
thing-brown = brown
thing-grey = grey
thing-red = red
thing-pink = pink
thing-black = black
thing-blue = blue
thing-purple = purple
thing-good = good

## Names of cards

thing-BAR001 = Primeval Forest
thing-BAR002 = { thing-BAR001 }
thing-BAR003 = { thing-BAR001 }
thing-BAR004 = Barbarian Altar
thing-BAR005 = { thing-BAR004 }
thing-BAR006 = { thing-BAR004 }
thing-BAR007 = Raid
thing-BAR008 = { thing-BAR007 }
thing-BAR009 = { thing-BAR007 }
thing-BAR010 = Saboteurs
thing-BAR011 = { thing-BAR010 }
thing-BAR012 = Sentry Tower
thing-BAR013 = { thing-BAR012 }
thing-BAR014 = Dark Chapel
thing-BAR015 = { thing-BAR014 }
thing-BAR016 = Pack
thing-BAR017 = { thing-BAR016 }
thing-BAR018 = Rabble
thing-BAR019 = { thing-BAR018 }
thing-BAR020 = Settlement
thing-BAR021 = { thing-BAR020 }
thing-BAR022 = Fortress
thing-BAR023 = Expedition
thing-BAR024 = Quarry
thing-BAR025 = Barter
thing-BAR026 = Arena
thing-BAR027 = Temple
thing-BAR028 = Mission
thing-BAR029 = Border
thing-BAR030 = Robbers
thing-JAP001 = Farm
thing-JAP002 = { thing-JAP001 }
thing-JAP003 = { thing-JAP001 }
thing-JAP004 = Rice Fields
thing-JAP005 = { thing-JAP004 }
thing-JAP006 = Geisha House
thing-JAP007 = { thing-JAP006 }
thing-JAP008 = Garrison
thing-JAP009 = Daimyo's Castle
thing-JAP010 = { thing-JAP009 }
thing-JAP011 = Buddha's Temple
thing-JAP012 = Casino
thing-JAP013 = Gate
thing-JAP014 = { thing-JAP013 }
thing-JAP015 = Shrine
thing-JAP016 = Stalls
thing-JAP017 = { thing-JAP016 }
thing-JAP018 = { thing-JAP016 }
thing-JAP019 = Negotiator
thing-JAP020 = Sake Brewery
thing-JAP021 = Trade Route
thing-JAP022 = { thing-JAP021 }
thing-JAP023 = { thing-JAP021 }
thing-JAP024 = Dojo
thing-JAP025 = { thing-JAP024 }
thing-JAP026 = Ninjas
thing-JAP027 = { thing-JAP026 }
thing-JAP028 = Sumo School
thing-JAP029 = Master Swordsmith
thing-JAP030 = School of Diplomacy
thing-ROM001 = Sculptor's Workshop
thing-ROM002 = { thing-ROM001 }
thing-ROM003 = Sculptor's Apprentice
thing-ROM004 = { thing-ROM003 }
thing-ROM005 = { thing-ROM003 }
thing-ROM006 = Gladiator School
thing-ROM007 = { thing-ROM006 }
thing-ROM008 = Engineers
thing-ROM009 = Gardens
thing-ROM010 = Spies
thing-ROM011 = Architect
thing-ROM012 = Administration
thing-ROM013 = { thing-ROM012 }
thing-ROM014 = { thing-ROM012 }
thing-ROM015 = Headquarters
thing-ROM016 = { thing-ROM015 }
thing-ROM017 = Legions
thing-ROM018 = { thing-ROM017 }
thing-ROM019 = Warehouses
thing-ROM020 = Builder
thing-ROM021 = { thing-ROM020 }
thing-ROM022 = Roman Fortress
thing-ROM023 = Trade Colony
thing-ROM024 = { thing-ROM023 }
thing-ROM025 = { thing-ROM023 }
thing-ROM026 = Roman Barracks
thing-ROM027 = Stonecutter
thing-ROM028 = { thing-ROM027 }
thing-ROM029 = Roman Bank
thing-ROM030 = Colossus
thing-EGY001 = Desert
thing-EGY002 = Altar of Bastet
thing-EGY003 = Chariot Builder
thing-EGY004 = Pharaoh's Guard
thing-EGY005 = Oasis
thing-EGY006 = Slaver
thing-EGY007 = Royal Bath
thing-EGY008 = { thing-EGY007 }
thing-EGY009 = Golden Bazaar
thing-EGY010 = Scorpion Breeder
thing-EGY011 = Caravan
thing-EGY012 = { thing-EGY011 }
thing-EGY013 = Temple of Ra
thing-EGY014 = Sanctuary
thing-EGY015 = { thing-EGY014 }
thing-EGY016 = Alley of Sphinxes
thing-EGY017 = { thing-EGY016 }
thing-EGY018 = { thing-EGY016 }
thing-EGY019 = Sphinx
thing-EGY020 = { thing-EGY019 }
thing-EGY021 = Goldsmith
thing-EGY022 = { thing-EGY021 }
thing-EGY023 = { thing-EGY021 }
thing-EGY024 = Slaves
thing-EGY025 = { thing-EGY024 }
thing-EGY026 = Quarry
thing-EGY027 = { thing-EGY026 }
thing-EGY028 = Pyramid
thing-EGY029 = { thing-EGY028 }
thing-EGY030 = { thing-EGY028 }
thing-COM001 = Statue
thing-COM002 = Supplier
thing-COM003 = Wood Storage
thing-COM004 = Carpenter's Workshop
thing-COM005 = Gallows
thing-COM006 = Mill
thing-COM007 = Old Forest
thing-COM008 = Quarry
thing-COM009 = { thing-COM008 }
thing-COM010 = { thing-COM008 }
thing-COM011 = Rubble
thing-COM012 = Village
thing-COM013 = { thing-COM012 }
thing-COM014 = { thing-COM012 }
thing-COM015 = Town
thing-COM016 = Farmers at Work
thing-COM017 = Mamma's Baths
thing-COM018 = Armorer
thing-COM019 = { thing-COM018 }
thing-COM020 = { thing-COM018 }
thing-COM021 = Gold Mine
thing-COM022 = { thing-COM021 }
thing-COM023 = Grain Field
thing-COM024 = { thing-COM023 }
thing-COM025 = Lord's Fields
thing-COM026 = Monument
thing-COM027 = Merchants' Guild
thing-COM028 = Gold Creek
thing-COM029 = Wood Supplier
thing-COM030 = Goldsmith's Workshop
thing-COM031 = { thing-COM030 }
thing-COM032 = Marketplace
thing-COM033 = Coal Mine
thing-COM034 = Mason
thing-COM035 = { thing-COM034 }
thing-COM036 = Court Sculptor
thing-COM037 = Masons Guild
thing-COM038 = { thing-COM037 }
thing-COM039 = Missionaries
thing-COM040 = Settlers
thing-COM041 = Acting Troupe
thing-COM042 = Lumberjacks
thing-COM043 = Carpenter
thing-COM044 = Joiner
thing-COM045 = { thing-COM044 }
thing-COM046 = Castle
thing-COM047 = { thing-COM046 }
thing-COM048 = { thing-COM046 }
thing-COM049 = Tavern
thing-COM050 = Barracks
thing-COM051 = { thing-COM050 }
thing-COM052 = Confectioner
thing-COM053 = Pig Farmer
thing-COM054 = { thing-COM053 }
thing-COM055 = { thing-COM053 }
thing-COM056 = Brewer
thing-COM057 = Imperial Messenger
thing-COM058 = New Forest
thing-COM059 = { thing-COM058 }
thing-COM060 = { thing-COM058 }
thing-COM061 = Hanseatic League
thing-COM062 = Lumberjacks' Route
thing-COM063 = { thing-COM062 }
thing-COM064 = { thing-COM062 }
thing-COM065 = Watchtower
thing-COM066 = { thing-COM065 }
thing-COM067 = { thing-COM065 }
thing-COM068 = { thing-COM065 }
thing-COM069 = Ruins
thing-COM070 = { thing-COM069 }
thing-COM071 = { thing-COM069 }
thing-COM072 = { thing-COM069 }
thing-COM073 = { thing-COM069 }
thing-COM074 = { thing-COM069 }
thing-COM075 = Baker
thing-COM076 = Sawmill
thing-COM077 = { thing-COM076 }
thing-COM078 = Canteen
thing-COM079 = Meeting Place
thing-COM080 = Monty the Merchant
thing-COM081 = Apartment
thing-COM082 = Hunter Joe
thing-COM083 = Above-Ground Mine
thing-COM084 = Porters
thing-ATT01 = Attack on wood
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT02 = Attack on wood
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT03 = Attack on wood
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT04 = Attack on gold
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT05 = Attack on gold
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT06 = Attack on gold
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT07 = Attack on cards
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT08 = Attack on cards
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT09 = Attack on cards
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT10 = Attack on stone
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT11 = Attack on stone
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT12 = Attack on workers
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT13 = Attack on workers
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT14 = Attack on VP
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT15 = Attack on VP
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.
thing-ATT16 = Attack on food
    .about = In the solo game: together with another open attack card it strikes one of your common locations whose raze field shows exactly the goods of both. What is struck goes to the neutral player’s pile.

## The expansion

option-expansion = Expansion “Die haben angefangen!” (most of its cards are reconstructed)
option-expansion-none = without: the base game
option-expansion-standard = standard: conquest and bastions, decks of 30 cards
option-expansion-open = open: all base cards and all cards of the set
note-expansion-standard = Most cards of this set are not publicly listed: ours are reconstructed, and marked ≈.
note-expansion-open = { note-expansion-standard }
option-expansion_common = Common cards of the expansion
option-expansion_common-added = added to the common deck
option-expansion_common-base = left out
option-conquest = Conquest by the neutral player
option-conquest-easy = easy
option-conquest-medium = medium
option-conquest-hard = hard
option-neutral_faction = Faction of the neutral player
option-neutral_faction-draw = drawn by lot
option-neutral_faction-barbarian = Barbarians
option-neutral_faction-japanese = Japanese
option-neutral_faction-roman = Romans
option-neutral_faction-egyptian = Egyptians
option-neutral_deck = Deck of the neutral player
option-neutral_deck-base = base cards
option-neutral_deck-standard = standard deck
option-neutral_deck-open = all cards
option-deck_barbarian = Deck of the Barbarians
option-deck_barbarian-ready = ready-made
option-deck_japanese = Deck of the Japanese
option-deck_japanese-ready = ready-made
option-deck_roman = Deck of the Romans
option-deck_roman-ready = ready-made
option-deck_egyptian = Deck of the Egyptians
option-deck_egyptian-ready = ready-made

prompt-conquer-by = Which opposing faction location do you conquer?
prompt-pay-foundation = Which card does its owner get as a foundation in its place?
prompt-move = Which faction location moves by one position?
prompt-foundation-row = In which of your rows do you lay the foundation?
prompt-barrier = Which common card becomes the foundation?
prompt-take-location = Which opposing location comes to you?

act-conquer = Conquer { $a }
act-besiege = Besiege { $a }
act-fortify = Fortify { $a }
act-move = Move { $a }
act-stay = Move nothing
act-row = { $a }

foresee-besiege = removes { $markers ->
    [one] 1 fortification
   *[other] { $markers } fortifications
}
foresee-fortify = the bastion then brings { $vp } VP per round

event-conquer = { $seat } conquers { $card }.
event-besiege = { $seat } besieges { $card }: its fortifications fall.
event-fortify = { $seat } fortifies { $card }; fortifications now: { $number }.
event-move = { $seat } moves { $card } by one position.
event-barrier = { $seat } lays a card face down as a foundation in a faction row: { $row }.
event-take-location = { $seat } takes { $card } over into the own empire.
event-pay-foundation = { $seat } pays { $card } for it.
event-pile-shrinks = The neutral player discards { $card } from his pile.
event-conquest-card = The neutral player tries to conquer a location: { $row }.
event-conquest-fails = There is none: the attempt fails.
event-neutral-conquers = The neutral player conquers { $card }; his pile grows by a card.
event-neutral-besieges = The neutral player besieges { $card }.

reason-no-bastion = That is no bastion.
reason-bastion-immune = Bastions can only be besieged.
reason-no-markers = It has no fortifications.
reason-fortified = It cannot have more fortifications.
reason-conquer-common = Only faction locations can be conquered.
reason-defend-bastion = A bastion takes no defence token.

kind-bastion = Bastion ({ $colours }), cost: { $cost }.
label-printed-defence = A defence token is printed on it: conquering it costs 1 raze token more.
label-bonus-foreign = When built: 1 VP per foreign faction location in your empire, at most { $most }.
label-tier = { $least ->
    [0] { $goods } always
   *[other] { $goods } from { $least } on
}
effect-per_foreign = Produces by the number of foreign faction locations in your empire: { $tiers }.
effect-on_conquest = Each time you { $deeds ->
    [conquer] conquer a location
   *[other] conquer a location or besiege a bastion
}: gain { $goods }.
effect-on_attacked = Each time an opponent { $deeds ->
    [conquer] conquers one of your faction locations
    [raze-conquer] razes or conquers one of your faction locations
   *[other] razes, conquers or besieges one of your locations
}: gain { $goods }.
effect-on_build_like_foreign = Each time you build a location, this one included: { $goods } per foreign faction location of yours that shares a colour with it, at most { $most }.
effect-bastion = Fortify once per round for { $pay }, up to { $markers } times; at the end of each round { $vp } VP per fortification. Only besieging harms it.
special-conquer_by_card = Conquer an opposing faction location among the { $reach } leftmost of its row, whatever guards it.
special-conquer_for_common_card = Conquer an opposing faction location among the { $reach } leftmost of its row, whatever guards it; its owner gets a common card from your hand as a foundation in its place, and no worker.
special-conquer_for_own_deal = Conquer an opposing faction location among the { $reach } leftmost of its row, whatever guards it; its owner gets the card of one of your deals as a foundation in its place, and no worker.
special-move_opposing_left = Move an opposing faction location by one position to the left.
special-may_move_opposing_left = You may move an opposing faction location by one position to the left.
special-may_move_own_right = You may move one of your faction locations by one position to the right.
special-found_in_faction_row = Lay a common card from your hand face down as a foundation at the left end of one of your faction rows.
special-take_faction_location = Take the leftmost faction location of an opposing row; it lies far left in yours. Its owner gets the gold. This is no conquest.
special-take_common_location = Take an opposing common location; 1 raze token more if a defence token lies on it. This is no razing.

label-order = { $name } → { $cost }
label-foundation = foundation
label-fortified = { $number ->
    [one] 1 fortification
   *[other] { $number } fortifications
}
label-display = Left of his deck
label-neutral-faction = { $faction }; deck: { $number }

format-base = base cards
format-standard = standard
format-open = open
fault-unknown = There is no design { $design } to choose.
fault-twice = { $design } is listed twice.
fault-missing = { $design } is missing: an open deck has all base cards.
fault-shape = Of designs with { $copies } cards it needs { $wanted }, and has { $number }.

thing-bastion = bastion
    .about = Lies in the row of the action locations and cannot be harmed but by a siege. Fortifications bring VP at the end of each round.
thing-conquest = conquest card
    .about = Shows the row in which the neutral player tries to conquer your far-left faction location.
thing-foundation = foundation
    .about = Counts as a position in its row, and can be given up in place of a location.
thing-fortified_vp = VP per fortification and round
thing-fortify = price of a fortification
thing-row = row
thing-markers = fortifications
thing-printed_defence = printed defence tokens
thing-set = set
thing-expansion = Die haben angefangen!
thing-reconstructed = reconstructed

thing-BAR071 = Raiding Camp
thing-BAR072 = { thing-BAR071 }
thing-BAR073 = { thing-BAR071 }
thing-BAR074 = Brave Brawlers
thing-BAR075 = { thing-BAR074 }
thing-BAR076 = Palisade Bastion
thing-BAR077 = { thing-BAR076 }
thing-BAR078 = War Loot Yard
thing-BAR079 = Border Shovers
thing-BAR080 = Press Gang
thing-JAP071 = Ronin Camp
thing-JAP072 = { thing-JAP071 }
thing-JAP073 = { thing-JAP071 }
thing-JAP074 = Crane Bastion
thing-JAP075 = { thing-JAP074 }
thing-JAP076 = Honour Guard
thing-JAP077 = { thing-JAP076 }
thing-JAP078 = Moat Gardens
thing-JAP079 = Shogun's Court
thing-JAP080 = Shadow Envoys
thing-ROM071 = Tax Collector
thing-ROM072 = { thing-ROM071 }
thing-ROM073 = { thing-ROM071 }
thing-ROM074 = Crossbow Maker
thing-ROM075 = { thing-ROM074 }
thing-ROM076 = Legion Bastion
thing-ROM077 = { thing-ROM076 }
thing-ROM078 = Wrecking Ball
thing-ROM079 = Broken-off Negotiations
thing-ROM080 = Triumphal Road
thing-EGY071 = Nile Patrol
thing-EGY072 = { thing-EGY071 }
thing-EGY073 = { thing-EGY071 }
thing-EGY074 = Scarab Bastion
thing-EGY075 = { thing-EGY074 }
thing-EGY076 = Tomb Wardens
thing-EGY077 = { thing-EGY076 }
thing-EGY078 = Golden Envoy
thing-EGY079 = Sandstorm
thing-EGY080 = Chamber of Spoils
thing-COM139 = Free Trade Zone
thing-COM140 = Mercenaries
thing-COM141 = { thing-COM140 }
thing-COM142 = Catapult Workshop
thing-COM143 = { thing-COM142 }
thing-COM144 = War Camp
thing-COM145 = { thing-COM144 }
thing-COM146 = Scouting Party
thing-COM147 = Victory Column
thing-COM148 = Field Hospital
thing-COM149 = Siege Tower
thing-COM150 = Boundary Stone
thing-CONQUEST-1 = Conquest card (production row)
thing-CONQUEST-2 = Conquest card (feature row)
thing-CONQUEST-3 = Conquest card (action row)

## Only the page says

page-home = Empire of { $seat } · { $faction }
page-others = The others
page-side-faction = faction locations
page-side-common = common locations
page-row-production = Production locations give their goods when built and in each round.
page-row-feature = Feature locations work as long as they stand.
page-row-action = Action locations are activated in your turn.
page-raze-tip = What it gives when it is razed.
page-foundation-tip = What is left of a razed location: it can be given up where a card costs a location, and counts for nothing else.
page-deal-tip = Deals give their good in each round.
page-cost = conquest costs { $cost }
page-cost-tip = So many raze tokens conquering this location would cost now: two far left, one more for each place, one more if it is guarded.
page-no-hand = No cards in hand.
page-locations-tip = Locations built.
page-hand-tip = Cards in hand.
page-start-tip = Is first player.
page-start = begins
page-said-locations = { $count ->
    [one] 1 location
   *[other] { $count } locations
}
page-said-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
page-said-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
