"""Simulations: many games, measured."""

from .simulate import Simulation, SimulationError, simulate

__all__ = ["Simulation", "SimulationError", "simulate"]
