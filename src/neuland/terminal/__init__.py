"""Play in a terminal: the table drawn as text, numbered options, undo, log, help, save."""
