"""The games as environments of the field: PettingZoo, Gymnasium and OpenSpiel (extra `research`).

Every game has one encoding (`games/`): words for its actions and a layout for its observations. A
`Table` is played a word at a time, and the adapters say what happens there in their library's way.
"""

from .games import ENCODINGS, encoding_of
from .table import Table

__all__ = ["ENCODINGS", "Table", "encoding_of"]
