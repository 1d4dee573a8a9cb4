"""The words in which cards are written: one small vocabulary from which rules, texts and icons come.

`VOCABULARY` lists for each kind of effect the values that it takes; docs/imperial.md explains them.
What a special action does beyond paying and gaining is in `rules/specials/`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from neuland.core.components import Item
from neuland.games.imperial import goods as g
from neuland.games.imperial.goods import Goods

VOCABULARY: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "production": {
        "gain": ("goods",),
        "per_colour": ("colour", "good", "max"),
        "per_samurai": ("good", "max"),
        "choose": ("options",),
        "copy_production": (),
        "draw_faction_keep": ("draw", "keep"),
        "per_foreign": ("tiers",),
    },
    "feature": {
        "none": (),  # R23.41
        "on_raze": ("gain",),
        "on_build_colour": ("colour", "gain", "choose"),
        "on_build_faction": ("gain", "choose"),
        "on_build_faction_pay": ("options",),
        "on_deal": ("gain",),
        "on_vp_gain": ("min", "gain"),
        "on_opponent_worker_exchange": ("gain", "max"),
        "store": ("goods",),
        "stash_cards": ("vp", "end_min", "end_vp"),
        "stash_resources": ("steps",),
        "convert_deal_goods": ("vp",),
        "on_conquest": ("deeds", "gain"),
        "on_attacked": ("deeds", "side", "gain"),
        "on_build_like_foreign": ("gain", "max"),
    },
    "action": {"action": ("pay", "gain", "per_round", "special", "reach")},
    "bastion": {"bastion": ("pay", "per_round", "markers", "vp")},
}
KINDS: Final = tuple(kind for kinds in VOCABULARY.values() for kind in kinds)
KIND: Final = {name: number for number, name in enumerate(KINDS)}

# R23.11 to R23.30, X10.6: what special actions do besides paying and gaining.
SPECIALS: Final = (
    "",
    "steal_resource",
    "dark_chapel",
    "copy_raze_good",
    "raze_own_location",
    "draw_keep",
    "discard_opponent_deal",
    "remove_opponent_location",
    "build_from_own_deal",
    "deal_with_opponent_faction_location",
    "discard_opponent_deal_and_gain_its_good",
    "steal_opponent_deal",
    "opponent_discards_hand_card",
    "raze_opponent_location",
    "reset_own_action_location",
    "block_opponent_action_location",
    "take_over_opponent_location",
    "hand_common_card_to_foundation",
    "build_faction_card_now",
    "trigger_own_deal",
    "trigger_own_production",
    "conquer_by_card",
    "conquer_for_common_card",
    "conquer_for_own_deal",
    "move_opposing_left",
    "may_move_opposing_left",
    "may_move_own_right",
    "found_in_faction_row",
    "take_faction_location",
    "take_common_location",
)
SPECIAL: Final = {name: number for number, name in enumerate(SPECIALS)}

ONCE: Final = ("build_faction_card_now", "take_common_location")
"""Specials that pay for more than their activation, so they cannot be done twice in one action."""
DEEDS: Final = ("raze", "conquer", "besiege")
"""What others may do to a Location that features look for (X10.3)."""
GAINED: Final = g.NAMES[: g.SAMURAI + 1]
STORED: Final = g.NAMES[: g.DEFENCE]
PAID: Final = ("wood", "stone", "food", "gold", "worker", "raze", "hand_card", "own_deal", "any_resource")
RESOURCES: Final = g.NAMES[: g.GOLD]


@dataclass(frozen=True)
class Effect:
    """What a Location does: a kind of the vocabulary and its values; those it does not take are empty."""

    kind: str
    gain: Goods = ()
    """What is gained each time, all of it; for `store` the kinds that are kept."""
    choose: tuple[Goods, ...] = ()
    """Gains of which one is chosen."""
    pay: Goods = ()
    exchanges: tuple[tuple[Goods, Goods], ...] = ()
    """What may be paid, and what it gains."""
    colour: str = ""
    good: str = ""
    most: int = 0
    """The most that is gained at a time, or in a round."""
    least: int = 0
    """From how many on it counts."""
    vp: int = 0
    end_vp: int = 0
    draw: int = 0
    keep: int = 0
    steps: tuple[tuple[int, int], ...] = ()
    """From how many on it is worth how many VP; the highest step reached counts."""
    per_round: int = 0
    special: str = ""
    reach: int = 0
    """The farthest position from the left that a special aims at; 0: any."""
    tiers: tuple[tuple[int, Goods], ...] = ()
    """From how many foreign Locations on it brings what; the highest tier reached counts (X10.2)."""
    deeds: tuple[str, ...] = ()
    """The deeds that a feature looks for."""
    side: str = ""
    """Whether deeds against faction Locations count, or against any."""
    markers: int = 0
    """The most fortifications that a Bastion can have (X7.3)."""


@dataclass(frozen=True)
class Bonus:
    """What building a Location brings once (R7.5)."""

    gain: Goods = ()
    colour: str = ""
    most: int = 0
    """1 VP per own Location of the colour, at most so many."""
    foreign: int = 0
    """1 VP per foreign Location, at most so many (X10.2)."""


@dataclass(frozen=True)
class Card:
    """One card with all that is printed on it."""

    id: str
    design: str
    deck: str
    function: str
    colours: tuple[str, ...]
    cost: tuple[int, int, int]
    """Wood, stone, food; no card prints gold as its cost."""
    gives_up: bool
    """Whether the cost shows a Location (R7.3)."""
    raze: Goods
    """The goods of the raze field; empty: it has none (R3.2)."""
    deal: str
    """The good of the deal field; "": it has none."""
    defence: int
    """Printed defence tokens (X4.2)."""
    effect: Effect
    bonus: Bonus
    name_de: str
    """Where the German name comes from: official, inferred, own."""
    name_en: str
    source: str
    confidence: str


def read_goods(entry: Item, raw: Any, key: str, known: tuple[str, ...]) -> Goods:
    """Goods as a table of amounts, `{ wood = 2 }`, in the order of the goods."""
    if not isinstance(raw, dict):
        raise entry.fail(f"{key!r} should be a table of goods, not {raw!r}")
    for name, amount in raw.items():
        if name not in known:
            raise entry.fail(f"{key!r} has {name!r}; it can have {', '.join(known)}")
        if type(amount) is not int or not 1 <= amount <= 20:
            raise entry.fail(f"{key!r} has {amount!r} {name}; it should be a whole number from 1 to 20")
    return tuple(sorted((g.NUMBER[name], amount) for name, amount in raw.items()))


def read_effect(entry: Item, function: str) -> Effect:
    """The effect of an entry, checked against the vocabulary of its function."""
    raw = entry.raw.get("effect")
    inner = Item(f"{entry.where}, effect", raw)
    kinds = VOCABULARY[function]
    kind = inner.text("kind", kinds)
    inner.only("kind", *kinds[kind])
    words = kinds[kind]
    steps = [Item(f"{inner.where}, steps", step) for step in _list(inner, "steps")] if "steps" in words else []
    for step in steps:
        step.only("min", "vp")
    effect = Effect(
        kind,
        gain=_gain(inner, words, kind),
        choose=tuple(
            read_goods(inner, option, key, GAINED)
            for key in ("choose", "options")
            if key in words and not kind.endswith("_pay") and key in inner.raw
            for option in _list(inner, key)
        ),
        pay=read_goods(inner, inner.raw.get("pay", {}), "pay", PAID) if "pay" in words else (),
        exchanges=_exchanges(inner) if kind.endswith("_pay") else (),
        colour=inner.text("colour", g.COLOURS) if "colour" in words else "",
        good=inner.text("good", (*STORED, "vp")) if "good" in words else "",
        most=inner.number("max", 1, 20) if "max" in words else 0,
        least=_least(inner, words),
        vp=inner.number("vp", 1, 20) if "vp" in words else 0,
        end_vp=inner.number("end_vp", 0, 50) if "end_vp" in words else 0,
        draw=inner.number("draw", 1, 5) if "draw" in words else 0,
        keep=inner.number("keep", 1, 1) if "keep" in words else 0,
        steps=tuple(sorted((step.number("min", 1, 99), step.number("vp", 1, 99)) for step in steps)),
        per_round=inner.number("per_round", 1, 2) if "per_round" in words else 0,
        special=inner.text("special", SPECIALS[1:], "") if "special" in inner.raw else "",
        reach=inner.number("reach", 1, 9) if "reach" in inner.raw else 0,
        tiers=_tiers(inner) if "tiers" in words else (),
        deeds=tuple(inner.texts("deeds", DEEDS)) if "deeds" in words else (),
        side=inner.text("side", ("faction", "any")) if "side" in words else "",
        markers=inner.number("markers", 1, 9) if "markers" in words else 0,
    )
    _check_sense(inner, effect)
    return effect


def _gain(inner: Item, words: tuple[str, ...], kind: str) -> Goods:
    if kind == "store":
        return tuple((g.NUMBER[name], 1) for name in inner.texts("goods", STORED))
    for key in ("goods", "gain"):
        if key in words and (key in inner.raw or not ({"choose", "special"} & set(words))):
            return read_goods(inner, inner.raw.get(key), key, GAINED)
    return ()


def _least(inner: Item, words: tuple[str, ...]) -> int:
    for key in ("min", "end_min"):
        if key in words:
            return inner.number(key, 1, 99)
    return 0


def _exchanges(inner: Item) -> tuple[tuple[Goods, Goods], ...]:
    made = []
    for option in _list(inner, "options"):
        part = Item(f"{inner.where}, options", option)
        part.only("pay", "gain")
        made.append(
            (
                read_goods(part, part.raw.get("pay"), "pay", STORED),
                read_goods(part, part.raw.get("gain"), "gain", GAINED),
            )
        )
    return tuple(made)


def _tiers(inner: Item) -> tuple[tuple[int, Goods], ...]:
    made = []
    for step in _list(inner, "tiers"):
        part = Item(f"{inner.where}, tiers", step)
        part.only("min", "goods")
        made.append((part.number("min", 0, 99), read_goods(part, part.raw.get("goods"), "goods", GAINED)))
    return tuple(sorted(made))


def _list(inner: Item, key: str) -> list[Any]:
    value = inner.raw.get(key)
    if not isinstance(value, list) or not value:
        raise inner.fail(f"{key!r} should be a list, not {value!r}")
    return value


def _check_sense(inner: Item, effect: Effect) -> None:
    """What each word allows alone may still be nonsense together."""
    if effect.kind in ("on_build_colour", "on_build_faction") and bool(effect.gain) == bool(effect.choose):
        raise inner.fail("needs either 'gain' or 'choose'")
    if any(not 1 <= len(goods) <= 2 for goods in effect.choose):
        raise inner.fail("each choice should have one or two kinds of goods")
    if any(len(pay) != 1 or len(gain) != 1 for pay, gain in effect.exchanges):
        raise inner.fail("'pay' and 'gain' should each have one kind of goods")
    if effect.kind == "action" and not effect.gain and not effect.special:
        raise inner.fail("needs 'gain' or 'special'")
    if effect.kind in ("on_conquest", "on_attacked") and not effect.deeds:
        raise inner.fail(f"'deeds' should name some of {', '.join(DEEDS)}")
    if effect.special in ONCE and effect.per_round > 1:
        raise inner.fail(f"{effect.special!r} can be done once per round only")


def read_bonus(entry: Item) -> Bonus:
    """The building bonus of an entry, if it has one."""
    if "bonus" not in entry.raw:
        return Bonus()
    inner = Item(f"{entry.where}, bonus", entry.raw["bonus"])
    inner.only("gain", "vp_per_colour", "vp_per_foreign")
    gain = read_goods(inner, inner.raw["gain"], "gain", GAINED) if "gain" in inner.raw else ()
    if "vp_per_foreign" in inner.raw:
        count = Item(f"{inner.where}, vp_per_foreign", inner.raw["vp_per_foreign"])
        count.only("max")
        return Bonus(gain, foreign=count.number("max", 1, 20))
    if "vp_per_colour" not in inner.raw:
        return Bonus(gain)
    count = Item(f"{inner.where}, vp_per_colour", inner.raw["vp_per_colour"])
    count.only("colour", "max")
    return Bonus(gain, count.text("colour", g.COLOURS), count.number("max", 1, 20))
