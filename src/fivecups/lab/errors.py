"""The error of simulations and tournaments."""


class SimulationError(ValueError):
    """Raised if a simulation or tournament cannot be run as requested, or if a bot gave an illegal
    answer."""
