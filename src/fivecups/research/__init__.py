"""The games as reinforcement-learning environments: PettingZoo, Gymnasium and OpenSpiel (extra
`research`).

Each game has an encoding (`games/`): the words of its actions and the layout of its observations. A
`Table` is played one action at a time, and the adapters present it through their libraries'
interfaces.
"""

from .action_table import Table
from .games import ENCODINGS, encoding_of

__all__ = ["ENCODINGS", "Table", "encoding_of"]
