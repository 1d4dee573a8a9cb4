"""The server's doors: HTTP and WebSocket. What they speak is written down in docs/api.md."""
