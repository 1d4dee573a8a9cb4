"""The rules, a module for each phase and each action, as in the rulebook."""
