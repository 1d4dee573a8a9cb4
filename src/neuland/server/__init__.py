"""The table server: people and programs meet at tables, live or over days, and no move is lost."""
