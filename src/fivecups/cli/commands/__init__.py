"""One module a command: what can be typed, and what is called for it.

Typer imports all of them to show the help, so whatever takes time to import is imported inside the
functions.
"""
