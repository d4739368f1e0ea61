"""The coach of Dice Town: advice on every ask, with reasons."""

from .advice import advise as advise
from .advice import expert_values as expert_values
