"""Work that every house of the tests needs at its start, done once by importing this module in the
process of which all houses are copies."""

from __future__ import annotations

import gc

from fivecups.web.app import make_house
from fivecups.web.services import Settings

make_house(Settings("unused"))
gc.collect()
gc.freeze()
