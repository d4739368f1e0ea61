"""Compiled code of the expert and the master: values of deals and ballots, forecast of votes,
search for offers, playouts."""
