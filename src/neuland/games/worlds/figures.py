"""The numbers and conditions that the sentences of the Book of Worlds name: from the component file and the plan.

Every number of the tables by module is `section_key`; a row is joined, and each of its numbers is `section_key_1` and
so on; of rows for 2, 3, 4 players and companies, `section_key_here` is what holds. So no number is written twice.
"""

from __future__ import annotations

from typing import Any, Final

from neuland.games.worlds.cards import BACK
from neuland.games.worlds.facts import DOCUMENT
from neuland.games.worlds.plan import FOR_OWNERS, MILITARY, MODULES, PRODUCTION, SHARES, TRANSPORT, Plan
from neuland.games.worlds.rules.money import starting_money

Figures = dict[str, Any]
SECTIONS: Final = ("pieces", "limits", *MODULES)
BY_SEATS: Final = 4
"""Rows of so many numbers are for 2, 3 and 4 players and for companies, where a sentence says `here`."""


def joined(row: Any) -> str:
    return " / ".join(str(number) for number in row)


def _printed() -> Figures:
    """What stands in the component file, whatever the world."""
    found: Figures = {}
    for section in SECTIONS:
        for key, value in DOCUMENT[section].items():
            if isinstance(value, list):
                found[f"{section}_{key}"] = joined(value)
                found |= {f"{section}_{key}_{place}": number for place, number in enumerate(value, 1)}
            elif isinstance(value, int):
                found[f"{section}_{key}"] = value
    return found


PRINTED: Final = _printed()
HITS: Final[tuple[int, ...]] = tuple(DOCUMENT["military"]["attack_hits"])
STRIKES: Final[tuple[int, ...]] = tuple(DOCUMENT["military"]["defence_hits"])


def figures(plan: Plan) -> Figures:
    """All that sentences may name, for one world."""
    here = {
        f"{section}_{key}_here": value[plan.column]
        for section in SECTIONS
        for key, value in DOCUMENT[section].items()
        if isinstance(value, list) and len(value) == BY_SEATS
    }
    return {**PRINTED, **here, **_places(plan), **_knobs(plan), **_conditions(plan)}


def _places(plan: Plan) -> Figures:
    """Which module stands where: by name its place, 0 where it is absent."""
    places: Figures = dict.fromkeys(MODULES, 0)
    for place, module in enumerate(plan.modules, 1):
        places[MODULES[module - 1]] = place
    return places


def _knobs(plan: Plan) -> Figures:
    known = plan.known
    tens = known.price_track.count(10)
    return {
        "number": str(plan.number),
        "seats": plan.seats,
        "column": plan.column,
        "side_count": plan.sides,
        "map": plan.map,
        "order": plan.order,
        "money": plan.money,
        "cash": joined(sorted({amount - plan.money_plus for amount in starting_money(plan)})),
        "cash_in_all": joined(sorted(set(starting_money(plan)))),
        "money_plus": plan.money_plus,
        "capitals": plan.capitals,
        "counting": plan.counting,
        "kinds": len(plan.kinds),
        "backs": len({BACK[kind] for kind in plan.kinds}),
        "deck": cards_in_deck(plan),
        "shown": plan.shown,
        "row_most": plan.row_most,
        "holds": plan.trolley_holds,
        "level_price": plan.upgrade_prices[0],
        "hold_price": plan.upgrade_prices[1],
        "capacity_house": plan.capacity[0],
        "capacity_hq": plan.capacity[1],
        "prize_money": plan.prize_money,
        "per_piece": plan.vp_per_piece,
        "rank_bonus": joined(plan.rank_bonus),
        "end_number": plan.end_number,
        "cards_1": plan.end_number - 1,
        "cards_2": plan.end_number - 2,
        "cards_3": plan.end_number - 3,
        "scoring_cards": joined(known.scoring_cards[plan.seats - 2]),
        "share_least": known.share_least,
        "share_most": known.share_most,
        "price_tens": tens,
        "price_least": known.price_track[0],
        "price_most": known.price_track[-1],
        "one_hit": HITS.index(1),
        "two_hits": HITS.index(2),
        "struck": STRIKES.index(1),
    }


def _conditions(plan: Plan) -> Figures:
    """What a sentence depends on, as yes or no."""
    sold_off = plan.price_board and plan.modules[0] == TRANSPORT and not plan.faq
    asked = {
        "companies": plan.companies,
        "residents": plan.residents,
        "faq": plan.faq,
        "houses": plan.houses,
        "stocked": plan.stocked,
        "deserts": plan.deserts_count,
        "connected": plan.roads_connected,
        "aside": plan.aside,
        "followed": plan.followed,
        "losable": plan.take_back or MILITARY in plan.modules or plan.vp_per_piece > 0,
        "owners_settle": plan.drive_settles == FOR_OWNERS,
        "swapped": plan.take_back,
        "bid": plan.companies and bool(plan.opening),
        "more_houses": plan.companies or MILITARY in plan.modules,
        "kept": plan.price_board and plan.modules[0] == TRANSPORT and plan.faq,
        "scored": not sold_off,
        "taxed": plan.row_most > 0 and SHARES in plan.modules,
    }
    buildings = PRODUCTION in plan.modules or plan.row_most > 0
    built = "both" if plan.road_walks and buildings else "roads" if plan.road_walks else "buildings"
    ends = "turn" if plan.modules[0] == MILITARY else "third" if plan.vp_per_piece else "round-end"
    return {name: "yes" if holds else "no" for name, holds in asked.items()} | {"when": ends, "built": built}


def cards_in_deck(plan: Plan) -> int:
    """M3-S1: one or two of each kind; with three players some of the first lie aside."""
    kinds = len(plan.kinds)
    return (kinds, 2 * kinds - kinds // 2, 2 * kinds, 2 * kinds)[plan.column]
