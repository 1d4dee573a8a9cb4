"""Notices: who is away is told elsewhere that it is their turn: by mail, as a push message, or by a webhook."""
