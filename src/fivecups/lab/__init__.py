"""Simulations and tournaments: many games, measured."""

from .simulate import Simulation, SimulationError, simulate
from .tournament.run import Interval, Tournament
from .tournament.run import run as run_tournament

__all__ = ["Interval", "Simulation", "SimulationError", "Tournament", "run_tournament", "simulate"]
