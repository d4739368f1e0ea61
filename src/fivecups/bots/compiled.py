"""What bots compile goes through the package's one door to numba."""

from __future__ import annotations

from fivecups.compiled.door import compiled as compiled
from fivecups.compiled.door import parallel_lock as parallel_lock
from fivecups.compiled.door import prange as prange
