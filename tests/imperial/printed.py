"""What is printed on the cards, written down a second time: tests hold the components against it."""

from __future__ import annotations

COSTS = {
    "1 wood": (
        "BAR001 BAR002 BAR003 BAR020 BAR021 JAP001 JAP002 JAP003 COM012 COM013 COM014 COM040 COM056 COM058 "
        "COM059 COM060 COM076 COM077 COM082"
    ),
    "2 wood, 1 location": ("BAR004 BAR005 BAR006 BAR012 BAR013 BAR022 BAR028 JAP012"),
    "1 wood, 1 location": (
        "BAR007 BAR008 BAR009 BAR010 BAR011 BAR016 BAR017 BAR018 BAR019 BAR025 BAR030 JAP006 JAP007 JAP008 "
        "JAP013 JAP014 JAP016 JAP017 JAP018 JAP019 JAP020 JAP024 JAP025 JAP028 JAP030"
    ),
    "1 wood, 2 stone, 1 location": ("BAR014 BAR015 ROM023 ROM024 ROM025"),
    "1 wood, 1 stone, 1 location": ("BAR023 BAR026 BAR029 JAP015 ROM008 ROM009 ROM010 ROM027 ROM028 EGY003 EGY010"),
    "1 stone, 1 location": (
        "BAR024 JAP011 JAP021 JAP022 JAP023 JAP026 JAP027 JAP029 ROM001 ROM002 ROM003 ROM004 ROM005 ROM006 "
        "ROM007 ROM019 ROM020 ROM021 ROM029 EGY002 EGY006 EGY007 EGY008 EGY013 EGY019 EGY020 EGY024 EGY025 "
        "EGY026 EGY027"
    ),
    "3 stone, 1 location": ("BAR027"),
    "1 food": ("JAP004 JAP005 EGY011 EGY012 COM057"),
    "2 stone, 1 location": (
        "JAP009 JAP010 ROM011 ROM012 ROM013 ROM014 ROM015 ROM016 ROM022 ROM030 EGY014 EGY015 EGY016 EGY017 "
        "EGY018 EGY021 EGY022 EGY023"
    ),
    "1 food, 1 location": ("ROM017 ROM018 ROM026 EGY005"),
    "": ("EGY001 COM069 COM070 COM071 COM072 COM073 COM074"),
    "2 food, 1 location": ("EGY004"),
    "1 location": ("EGY009"),
    "2 stone": ("EGY028 EGY029 EGY030 COM035 COM048"),
    "1 wood, 2 stone": ("COM001 COM002 COM050 COM051 COM061 COM080 COM081"),
    "2 wood, 1 stone": ("COM003 COM011 COM017 COM025 COM027 COM037 COM038 COM043 COM052 COM075 COM079"),
    "3 wood": ("COM004 COM006 COM016 COM029 COM078"),
    "2 wood": (
        "COM005 COM007 COM032 COM041 COM042 COM044 COM045 COM055 COM062 COM063 COM064 COM065 COM066 COM067 "
        "COM068 COM084"
    ),
    "1 wood, 1 stone": (
        "COM008 COM009 COM010 COM015 COM018 COM019 COM020 COM021 COM022 COM028 COM030 COM031 COM033 COM034 "
        "COM046 COM047 COM049 COM053 COM054"
    ),
    "1 wood, 1 food": ("COM023 COM024"),
    "1 stone": ("COM026 COM036 COM083"),
    "2 food": ("COM039"),
}
"""All 204 cards by what building them costs."""

DEALS = {
    "wood": ("BAR001 BAR002 BAR003 BAR007 BAR008 BAR009 BAR022"),
    "gold": (
        "BAR004 BAR005 BAR006 BAR011 BAR017 JAP010 JAP012 JAP019 JAP030 ROM003 ROM004 ROM029 EGY014 EGY015 "
        "EGY019 EGY020 EGY021 EGY022 EGY023 EGY028 EGY029 EGY030"
    ),
    "card": ("BAR010 BAR028 JAP011 JAP015 ROM010 ROM011 ROM012 ROM013 ROM014 EGY002 EGY011 EGY012"),
    "worker": (
        "BAR012 BAR013 BAR014 BAR018 BAR019 BAR020 BAR021 BAR027 BAR030 JAP001 JAP002 JAP003 JAP006 JAP007 "
        "JAP022 JAP028 ROM006 ROM007 ROM022 ROM023 ROM024 ROM025 EGY001 EGY005 EGY006 EGY007 EGY008 EGY009 "
        "EGY013 EGY016 EGY017 EGY018"
    ),
    "raze": ("BAR015 BAR016 BAR026 BAR029 JAP008 JAP026 JAP027 ROM008 ROM017 ROM018 ROM026 EGY003 EGY004 EGY010"),
    "stone": (
        "BAR023 BAR024 JAP009 JAP029 ROM001 ROM002 ROM005 ROM015 ROM016 ROM020 ROM021 ROM027 ROM028 ROM030 "
        "EGY024 EGY025 EGY026 EGY027"
    ),
    "food": ("BAR025 JAP004 JAP005 JAP013 JAP014 JAP016 JAP017 JAP018 JAP020 JAP021 ROM009 ROM019"),
    "vp": ("JAP023 JAP024 JAP025"),
}
"""The 120 faction cards by the good of their deal field."""

RAZES = {
    "1 vp": (
        "JAP001 JAP002 JAP003 JAP004 JAP005 JAP006 JAP007 JAP008 JAP009 JAP010 JAP011 JAP012 JAP016 JAP017 "
        "JAP018 JAP019 JAP020 JAP021 JAP022 JAP023 JAP024 JAP025 JAP026 JAP027 JAP028 JAP029 JAP030"
    ),
    "1 stone, 1 vp": ("COM001 COM018 COM019 COM020 COM026 COM035"),
    "1 gold, 1 stone": ("COM002 COM027 COM037 COM038 COM080 COM081"),
    "2 wood": ("COM003 COM007 COM029 COM042 COM058 COM059 COM060 COM062 COM063 COM064"),
    "1 gold, 1 wood": ("COM004 COM032"),
    "1 vp, 1 wood": ("COM005 COM043 COM044 COM045"),
    "1 food, 1 worker": ("COM006 COM017 COM053 COM054 COM055 COM078"),
    "2 stone": ("COM008 COM009 COM010 COM011 COM083"),
    "2 worker": ("COM012 COM013 COM015"),
    "1 wood, 1 worker": ("COM014 COM040 COM041 COM076 COM077"),
    "1 gold, 1 worker": ("COM016 COM028 COM057"),
    "1 gold, 1 vp": ("COM021 COM022 COM030 COM031 COM061"),
    "2 food": ("COM023 COM024 COM025"),
    "1 stone, 1 worker": ("COM033 COM036 COM084"),
    "1 stone, 1 wood": ("COM034"),
    "1 vp, 1 worker": ("COM039 COM050 COM051"),
    "2 card": ("COM046 COM047 COM048 COM049 COM065 COM066 COM067 COM068"),
    "1 food, 1 gold": ("COM052"),
    "1 food, 1 wood": ("COM056 COM082"),
    "1 food, 1 vp": ("COM075"),
    "1 card, 1 worker": ("COM079"),
}
"""The 105 cards with a raze field by its goods."""

COLOURS = {
    "brown": (
        "BAR001 BAR002 BAR003 ROM020 ROM021 ROM023 ROM024 ROM025 COM003 COM004 COM007 COM029 COM042 COM043 "
        "COM044 COM045 COM058 COM059 COM060 COM062 COM063 COM064 COM076 COM077"
    ),
    "gold": (
        "BAR004 BAR005 BAR006 BAR025 JAP012 JAP015 ROM029 ROM030 EGY009 EGY013 EGY019 EGY020 EGY021 EGY022 "
        "EGY023 COM021 COM022 COM027 COM028 COM030 COM031 COM032 COM061 COM080 COM081"
    ),
    "black": (
        "BAR007 BAR008 BAR009 BAR010 BAR011 BAR014 BAR015 BAR016 BAR017 BAR022 BAR023 BAR024 BAR026 BAR029 "
        "JAP008 JAP026 JAP027 JAP028 JAP029 ROM006 ROM007 ROM008 ROM022 EGY003 EGY004 EGY014 EGY015 COM005 "
        "COM018 COM019 COM020 COM050 COM051"
    ),
    "pink": (
        "BAR012 BAR013 BAR020 BAR021 JAP006 JAP007 JAP020 ROM026 EGY005 EGY006 EGY007 EGY008 EGY010 COM012 "
        "COM013 COM014 COM015 COM016 COM017 COM039 COM040 COM041 COM078 COM079 COM084"
    ),
    "blue": (
        "BAR018 BAR019 BAR028 JAP011 JAP013 JAP014 ROM010 ROM011 ROM012 ROM013 ROM014 ROM017 ROM018 EGY001 "
        "COM046 COM047 COM048 COM049 COM065 COM066 COM067 COM068"
    ),
    "purple": ("BAR027 COM026"),
    "red": (
        "BAR030 JAP001 JAP002 JAP003 JAP004 JAP005 JAP016 JAP017 JAP018 JAP019 JAP021 JAP022 JAP023 JAP024 "
        "JAP025 JAP030 ROM009 ROM019 ROM023 ROM024 ROM025 COM006 COM023 COM024 COM025 COM052 COM053 COM054 "
        "COM055 COM056 COM057 COM075 COM082"
    ),
    "grey": (
        "JAP009 JAP010 ROM001 ROM002 ROM003 ROM004 ROM005 ROM015 ROM016 ROM023 ROM024 ROM025 ROM027 ROM028 "
        "EGY002 EGY011 EGY012 EGY016 EGY017 EGY018 EGY024 EGY025 EGY026 EGY027 EGY028 EGY029 EGY030 COM001 "
        "COM002 COM008 COM009 COM010 COM011 COM033 COM034 COM035 COM036 COM037 COM038 COM083"
    ),
    "none": ("COM069 COM070 COM071 COM072 COM073 COM074"),
}
"""All cards by colour; the Trade Colony has three."""

PRODUCTION = {
    "BAR001": ("2 wood", ""),
    "BAR012": ("1 raze, 1 worker", ""),
    "BAR020": ("2 worker", ""),
    "BAR024": ("1 raze, 1 stone", ""),
    "JAP001": ("1 worker, 1 food", ""),
    "JAP004": ("2 food", ""),
    "ROM017": ("1 common_card", "1 common_card"),
    "ROM020": ("1 wood, 1 stone", ""),
    "ROM023": ("1 worker, 1 gold", ""),
    "ROM026": ("2 worker", ""),
    "ROM027": ("2 stone", ""),
    "ROM029": ("1 gold", ""),
    "EGY011": ("1 food, 1 worker", ""),
    "EGY026": ("2 stone", ""),
    "EGY028": ("1 gold, 1 stone", ""),
    "COM007": ("2 wood", ""),
    "COM008": ("1 stone", "1 stone"),
    "COM012": ("1 worker", "1 worker"),
    "COM015": ("2 worker", ""),
    "COM018": ("1 raze", ""),
    "COM023": ("1 food", "1 food"),
    "COM026": ("1 vp", ""),
    "COM028": ("1 gold", ""),
    "COM062": ("1 wood", "1 wood"),
    "COM065": ("1 card", "1 card"),
}
"""Plain production Locations: what they produce, and their building bonus."""

ACTIONS = {
    "BAR004": ("1 worker", 2, "1 vp"),
    "BAR023": ("1 raze", 1, "1 gold, 2 vp"),
    "BAR026": ("2 worker", 1, "2 raze"),
    "JAP012": ("1 worker", 2, "1 gold"),
    "JAP016": ("1 food", 2, "1 vp"),
    "JAP028": ("1 worker, 1 food", 1, "1 raze"),
    "JAP029": ("1 stone", 1, "1 raze, 1 vp"),
    "ROM001": ("1 worker, 1 stone", 1, "2 vp"),
    "ROM003": ("1 stone", 2, "1 vp"),
    "ROM006": ("1 worker", 1, "1 raze"),
    "ROM030": ("1 worker, 3 stone", 1, "4 vp"),
    "EGY009": ("1 food", 1, "1 gold, 1 vp"),
    "EGY016": ("2 gold", 2, "2 vp"),
    "EGY021": ("1 worker, 1 gold", 1, "3 vp"),
    "EGY024": ("1 worker", 1, "2 stone, 1 vp"),
    "COM021": ("1 worker", 2, "1 gold"),
    "COM030": ("1 worker, 1 gold", 1, "2 vp"),
    "COM032": ("1 wood, 1 stone, 1 food", 1, "3 vp"),
    "COM033": ("1 worker", 1, "2 stone"),
    "COM034": ("1 worker, 1 stone", 1, "2 vp"),
    "COM036": ("1 stone", 2, "1 vp"),
    "COM037": ("1 worker, 2 stone", 1, "3 vp"),
    "COM039": ("1 worker, 1 raze", 1, "3 vp"),
    "COM042": ("1 worker", 1, "2 wood"),
    "COM043": ("1 worker, 2 wood", 1, "3 vp"),
    "COM044": ("1 worker, 1 wood", 1, "2 vp"),
    "COM046": ("1 worker", 2, "1 card"),
    "COM050": ("1 worker", 2, "1 raze"),
    "COM052": ("1 worker, 2 food", 1, "3 vp"),
    "COM053": ("1 worker, 1 food", 1, "2 vp"),
    "COM056": ("1 food", 2, "1 vp"),
    "COM058": ("1 worker", 2, "1 wood"),
    "COM076": ("1 wood", 2, "1 vp"),
    "COM082": ("1 worker", 1, "2 food"),
    "COM083": ("1 worker", 2, "1 stone"),
}
"""Plain action Locations: what one use costs, how often a round, what it gains."""
