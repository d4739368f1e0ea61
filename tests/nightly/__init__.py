"""Everything that is too slow for `make test`, and the runs that need other Pythons."""
