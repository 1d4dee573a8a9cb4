"""A random game through OpenSpiel: python docs/examples/openspiel_game.py"""

import random

import pyspiel

import neuland.envs.openspiel  # registers the games

state = pyspiel.load_game("neuland_settlement", {"players": 2}).new_initial_state()
chance = random.Random(7)
while not state.is_terminal():
    state.apply_action(chance.choice(state.legal_actions()))
print(neuland.envs.openspiel.REGISTERED, state.returns())
