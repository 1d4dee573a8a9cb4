"""A random agent against two greedy bots through Gymnasium: python docs/examples/gymnasium_game.py"""

from neuland.envs.gymnasium import Seat

game = Seat("bunny", bots=["greedy", "greedy"], seat=0)
observation, info = game.reset(seed=7)
over = False
while not over:
    action = game.action_space.sample(info["action_mask"])
    observation, reward, over, truncated, info = game.step(action)
print("reward", reward)
