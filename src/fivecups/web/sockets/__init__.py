"""The WebSocket: its transport and the requests on it."""
