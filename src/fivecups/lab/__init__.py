"""Simulations and tournaments between bots, with statistics."""

from .errors import SimulationError
from .simulate import Simulation, simulate
from .tournament.tournament import Interval, Tournament, run_tournament

__all__ = ["Interval", "Simulation", "SimulationError", "Tournament", "run_tournament", "simulate"]
