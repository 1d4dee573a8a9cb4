"""Every action that a world can ever offer, in an order that stays: for programs that number them.

It is the same for all 504 worlds, so that one program can learn them all: what a world does not have is never offered.
"""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.core.table import Origin
from neuland.games.worlds.modules.exploration import EXPLORE, HARVEST, MARCH, ONTO, SHIFT
from neuland.games.worlds.modules.majorities import REMOVE
from neuland.games.worlds.modules.military.falls import CLAIM, FOLLOW
from neuland.games.worlds.modules.military.fights import FIGHT, RETREAT
from neuland.games.worlds.modules.military.onslaught import SEND, STORM
from neuland.games.worlds.modules.privileges.factories import FACTORY
from neuland.games.worlds.modules.privileges.opening import SEAT
from neuland.games.worlds.modules.privileges.row import TAKE_CARD
from neuland.games.worlds.modules.production import GET, KEEP, PLANT, SWAP
from neuland.games.worlds.modules.roads.building import PAVE, ROAD, USE
from neuland.games.worlds.modules.shares import dividends
from neuland.games.worlds.modules.shares.dealing import BUY_SHARE, QUIT, SELL_SHARES
from neuland.games.worlds.modules.shares.private import BUY_PRIVATE, SELL_OWN
from neuland.games.worlds.modules.transport.trolley import (
    BUY_POINT,
    DELIVER,
    DRIVE,
    LOAD,
    SETTLE,
    UNLOAD,
    UPGRADE_HOLD,
    UPGRADE_SPEED,
)
from neuland.games.worlds.rules.asking import DONE, NONE, PASS, SELL, STOP
from neuland.games.worlds.rules.bids import BID
from neuland.games.worlds.rules.capitals import CAPITAL
from neuland.games.worlds.rules.residents import ACT, ACT_AGAIN, BUY, TO
from neuland.games.worlds.rules.settle import TAKE
from neuland.games.worlds.tiles import CITIES, FIRST_WATER


def actions(origin: Origin) -> list[Action]:
    """Tiles that are cities, that can be entered, words of goods, directions, companies; bids last."""
    cities = (CAPITAL, FACTORY, STORM)
    land = (BUY, ACT, ACT_AGAIN, TO, TAKE, DRIVE, USE, PAVE, FIGHT, RETREAT, CLAIM, FOLLOW, SEND, MARCH, REMOVE)
    return [
        DONE,
        NONE,
        STOP,
        PASS,
        QUIT,
        dividends.PAY,
        dividends.HALF,
        dividends.KEEP,
        SELL,
        SELL_OWN,
        SETTLE,
        BUY_POINT,
        HARVEST,
        UPGRADE_SPEED,
        UPGRADE_HOLD,
        *[option for options in cities for option in options[:CITIES]],
        *[option for options in land for option in options[:FIRST_WATER]],
        *[option for options in (EXPLORE, ROAD) for option in options],
        *[option for options in (SHIFT, ONTO, LOAD, UNLOAD, DELIVER, PLANT, KEEP, GET, SWAP) for option in options],
        *TAKE_CARD,
        *SEAT,
        *BUY_SHARE,
        *BUY_PRIVATE,
        *[option for options in SELL_SHARES for option in options[1:]],
        *BID,
    ]
