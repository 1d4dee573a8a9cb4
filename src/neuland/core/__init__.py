"""The kernel: tables, decisions, records, scenario cases. It knows no game and does no I/O of its own."""
