"""The flow, and what all worlds share. Modules stand on these rooms, never on each other."""
