"""The games. Each is a package with the same rooms; `docs/add-a-game.md` says what is in them."""
