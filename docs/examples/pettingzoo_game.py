"""A game of random agents through PettingZoo: python docs/examples/pettingzoo_game.py"""

from neuland.envs.pettingzoo import env

game = env("imperial", seats=3)
game.reset(seed=7)
for agent in game.agent_iter():
    observation, reward, terminated, truncated, info = game.last()
    if terminated or truncated:
        print(agent, round(reward, 2))
        game.step(None)
    else:
        game.step(game.action_space(agent).sample(observation["action_mask"]))
