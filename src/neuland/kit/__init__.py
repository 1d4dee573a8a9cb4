"""Things that several games may want and no kernel needs: it knows no game, and imports only `core`."""
