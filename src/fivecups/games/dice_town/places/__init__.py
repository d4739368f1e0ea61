"""The places of the town, in the order in which they are visited (DT-20)."""

from ..winning.place import PLACES
from .bank import BANK
from .general_store import GENERAL_STORE
from .mine import MINE
from .saloon import SALOON
from .sheriff import SHERIFF
from .town_hall import TOWN_HALL

PLACES |= {place.name: place for place in (MINE, BANK, GENERAL_STORE, SALOON, SHERIFF, TOWN_HALL)}
