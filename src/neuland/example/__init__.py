"""A small complete game in a package of its own: to be read, and what `neuland new-game` writes under another name."""
