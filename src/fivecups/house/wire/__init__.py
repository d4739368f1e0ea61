"""What goes over the wire: the protocol's messages, and what each observer of a table receives."""
