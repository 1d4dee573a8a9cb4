"""What is kept: SQLite or PostgreSQL through the same code. Entries are only ever added."""
