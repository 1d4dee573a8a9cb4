"""The rules, in the rulebook's order: start, rounds, turn, actions, buildings, trade, heroes, passing.

`turn` knows the parts of a turn; these do not know it: what is to follow lies on the table's stack.
"""
