"""What every house of the tests does when it opens is done once, before its process is copied:
imported by the process of which all of them are copies."""

from __future__ import annotations

import gc

from fivecups.web.app import make_house
from fivecups.web.services import Settings

make_house(Settings("unused"))
gc.collect()
gc.freeze()
