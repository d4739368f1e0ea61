"""What answers are worth. The worth of each answer is registered by importing these."""

from . import base as base
from . import informed as informed
from . import west as west
