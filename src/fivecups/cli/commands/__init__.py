"""The commands, one module each: their arguments, and the calls they make.

Typer imports all of them to show the help, so slow imports are made inside the functions.
"""
