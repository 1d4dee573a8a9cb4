"""What an agent sees, by the names of its features: python docs/examples/observations.py"""

import numpy as np

from neuland.envs.pettingzoo import env

game = env("settlement", seats=2)
game.reset(seed=7)
observation = game.observe(game.agent_selection)["observation"]
for number in np.flatnonzero(observation):
    print(game.feature_names[number], observation[number])

heroes = [number for number, name in enumerate(game.feature_names) if name.startswith("heroes.")]
print(len(heroes), "numbers of", len(game.feature_names), "say which heroes lie open")
scaled = observation / game.observer.high
print("scaled to at most", scaled.max())
