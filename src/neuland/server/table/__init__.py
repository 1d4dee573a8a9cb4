"""A table as the server keeps it: entries in a fixed order, and everything that follows from them. No I/O."""
