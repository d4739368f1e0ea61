"""WebSockets: their transports, the endpoint, and the requests on them."""
