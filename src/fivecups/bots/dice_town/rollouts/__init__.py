"""Rollouts of the master: candidates played on in sampled worlds by a fast compiled policy."""
