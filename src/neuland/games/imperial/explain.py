"""Cards in people's words: sentences made by a Fluent message for each word of the vocabulary.

`words` is whoever says messages of the game (`say`, `listing`); this module only picks messages.
"""

from __future__ import annotations

from typing import Any

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import Card, Effect
from neuland.games.imperial.goods import Goods

PER = {"per_colour": "", "per_samurai": "samurai"}
"""Effects that bring a good for each of something: of a colour, or of these."""


def card(words: Any, printed: Card) -> str:
    """All that is printed on a card, as a few sentences."""
    return " ".join(
        [kind(words, printed), *effect(words, printed), *bonus(words, printed), *other_uses(words, printed)]
    )


def brief(words: Any, printed: Card) -> str:
    """What a card costs and does once it is built, as short as can be."""
    return " ".join([f"{cost(words, printed)}.", *effect(words, printed), *bonus(words, printed)])


def kind(words: Any, printed: Card) -> str:
    colours = words.listing([words.say(f"colour-{colour}") for colour in printed.colours])
    return str(
        words.say(
            f"kind-{printed.function}",
            colours=colours if printed.colours else words.say("colour-none"),
            cost=cost(words, printed),
        )
    )


def cost(words: Any, printed: Card) -> str:
    parts = [amount(words, good, number) for good, number in enumerate(printed.cost) if number]
    if printed.gives_up:
        parts.append(words.say("label-cost-location"))
    return str(words.listing(parts)) if parts else str(words.say("label-cost-free"))


def effect(words: Any, printed: Card) -> list[str]:
    """What the Location does."""
    does = printed.effect
    if does.kind == "none":
        return []
    if does.kind == "action":
        return action(words, does)
    return [
        words.say(
            f"choice-{does.kind}" if does.choose else f"effect-{does.kind}",
            goods=kinds(words, does.gain) if does.kind == "store" else amounts(words, does.gain),
            options=alternatives(words, does.choose),
            exchanges=_or(words, [_exchange(words, pay, gain) for pay, gain in does.exchanges]),
            colour=words.say(f"colour-{does.colour}") if does.colour else "",
            itself=counts_itself(printed, does.colour),
            good=amount(words, g.NUMBER[does.good], 1) if does.good else "",
            most=does.most,
            least=does.least,
            vp=does.vp,
            end=does.end_vp,
            draw=does.draw,
            steps=words.listing([words.say("label-step", least=least, vp=vp) for least, vp in does.steps]),
            tiers=words.listing(
                [words.say("label-tier", least=least, goods=amounts(words, goods)) for least, goods in does.tiers]
            ),
            deeds="-".join(does.deeds),
            pay=amounts(words, does.pay),
            markers=does.markers,
        )
    ]


def action(words: Any, does: Effect) -> list[str]:
    """What activating costs, what it does, and how often."""
    free = not does.pay
    said = [words.say("label-action-free") if free else words.say("label-action-pay", goods=amounts(words, does.pay))]
    if does.special:
        said.append(words.say(f"special-{does.special}", reach=does.reach))
    if does.gain:
        said.append(words.say("label-action-gain", goods=amounts(words, does.gain)))
    if does.per_round == 2:
        said.append(words.say("label-action-twice"))
    return said


def counts_itself(printed: Card, colour: str) -> str:
    """R7.7, R7.8: whether a card has the colour that it looks for."""
    return "yes" if colour in printed.colours else "no"


def bonus(words: Any, printed: Card) -> list[str]:
    said = []
    if printed.bonus.gain:
        said.append(words.say("label-bonus-gain", goods=amounts(words, printed.bonus.gain)))
    if printed.bonus.colour:
        colour = words.say(f"colour-{printed.bonus.colour}")
        itself = counts_itself(printed, printed.bonus.colour)
        said.append(words.say("label-bonus-colour", colour=colour, itself=itself, most=printed.bonus.most))
    if printed.bonus.foreign:
        said.append(words.say("label-bonus-foreign", most=printed.bonus.foreign))
    return said


def other_uses(words: Any, printed: Card) -> list[str]:
    """R3.1: razing the card, and making a Deal of it; X4.2: what is printed against conquest."""
    said = [words.say("label-printed-defence")] if printed.defence else []
    if printed.raze:
        said.append(words.say("label-raze-field", goods=amounts(words, printed.raze)))
    elif printed.deck in ("common", "japanese"):
        said.append(words.say("label-raze-none"))
    if printed.deal:
        said.append(words.say("label-deal-field", good=amount(words, g.NUMBER[printed.deal], 1)))
    return said


def amount(words: Any, good: int, number: int) -> str:
    return str(words.say(f"good-{g.NAMES[good]}", n=number))


def amounts(words: Any, goods: Goods) -> str:
    return str(words.listing([amount(words, good, number) for good, number in goods]))


def kinds(words: Any, goods: Goods) -> str:
    return str(words.listing([g.NAMES[good] for good, _ in goods]))


def alternatives(words: Any, choices: tuple[Goods, ...]) -> str:
    return _or(words, [amounts(words, choice) for choice in choices])


def _or(words: Any, said: list[str]) -> str:
    """Several things of which one is chosen."""
    either = said[0] if said else ""
    for other in said[1:]:
        either = words.say("label-or", first=either, second=other)
    return either


def _exchange(words: Any, pay: Goods, gain: Goods) -> str:
    return str(words.say("label-exchange", pay=amounts(words, pay), gain=amounts(words, gain)))


def icons(printed: Card) -> str:
    """A card's effect in signs: what is paid, an arrow, what is gained."""
    does = printed.effect
    signs = [*_signs(does.pay), ">"] if does.kind in ("action", "bastion") else []
    if not signs and does.kind in PER:
        signs.append(f"{does.good}/{does.colour or PER[does.kind]}")
    elif not signs and does.kind != "gain":
        signs.append(f"{does.kind}:{does.colour or does.good}")
    signs += _signs(does.gain)
    if does.kind == "bastion":
        signs += ["marker", *["vp"] * does.vp]
    signs += [part for _, goods in does.tiers for part in ["/", *_signs(goods)]][1:]
    signs += [part for choice in does.choose for part in ["|", *_signs(choice)]][1:]
    if does.special:
        signs.append(f"!{does.special}")
    if printed.bonus.gain or printed.bonus.colour or printed.bonus.foreign:
        signs += ["+", *_signs(printed.bonus.gain)]
    if printed.bonus.colour:
        signs.append(f"vp/{printed.bonus.colour}")
    if printed.bonus.foreign:
        signs.append("vp/foreign")
    return " ".join(sign.strip(":") for sign in signs if sign)


def _signs(goods: Goods) -> list[str]:
    return [g.NAMES[good] for good, number in goods for _ in range(number)]
