"""Messages between a house and its clients: the protocol, and what each observer of a table
receives."""
