"""Experiments: searches and measurements behind the bots; not part of the package."""
