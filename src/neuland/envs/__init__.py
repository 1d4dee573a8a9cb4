"""Doors for the research world: PettingZoo, Gymnasium and OpenSpiel. They are extras; nothing here needs them.

`neuland.envs.pettingzoo`, `neuland.envs.gymnasium` and `neuland.envs.openspiel` each need the package of
that name (`pip install neuland[envs]`, `neuland[openspiel]`).
"""
